"""What simple bots know of A New Dawn."""
