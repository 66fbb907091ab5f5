"""The rules: the position is in `state.py`, the order of a round in `turn.py`, each chapter in a file of its own."""
