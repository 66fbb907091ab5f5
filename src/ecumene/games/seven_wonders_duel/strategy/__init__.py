"""What simple bots know of the game. No rules."""
