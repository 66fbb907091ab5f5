"""The decks: a row for every card, and what odd cards do."""
