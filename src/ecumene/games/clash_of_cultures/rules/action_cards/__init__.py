"""Drawing and playing action cards."""
