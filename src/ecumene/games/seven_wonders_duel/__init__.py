"""7 Wonders Duel, base game. `rules.md` lists its rules; their ids (SWD-…) head docstrings and scenarios."""
