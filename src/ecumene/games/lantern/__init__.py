"""A toy for one to four players that shows every part of a game. To make a game, copy this folder and its tests.

Read it in this order: `rules.md`, `cards`, `rules/state.py`, `rules/turn.py` and the chapters, `border`, `game.py`.
"""
