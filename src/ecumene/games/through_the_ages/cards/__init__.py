"""The decks: every card as a row, one file for each deck."""
