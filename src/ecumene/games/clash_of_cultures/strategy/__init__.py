"""What simple bots know about the game."""
