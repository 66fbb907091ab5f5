"""Events, barbarians and great persons."""
