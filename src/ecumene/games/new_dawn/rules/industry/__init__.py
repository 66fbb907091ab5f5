"""Industry cards: cities and world wonders."""
