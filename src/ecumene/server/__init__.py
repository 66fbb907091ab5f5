"""Play over the network: one process, an embedded database, live play over WebSockets."""
