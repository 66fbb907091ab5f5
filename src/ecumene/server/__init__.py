"""The table by the network: one process, an embedded database, live play over WebSockets."""
