"""Trade between players, and trade routes."""
