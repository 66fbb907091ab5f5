"""The rows of every deck, and the words they are written in."""
