"""What simple bots know. The rules never import it."""
