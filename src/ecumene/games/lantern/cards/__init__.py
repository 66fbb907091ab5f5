"""What is printed on the cards: one file for each deck, and what the decks share in `rows.py`."""
