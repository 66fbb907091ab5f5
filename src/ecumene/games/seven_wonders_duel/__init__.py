"""7 Wonders Duel, base game. `rules.md` lists its rules; docstrings and scenarios begin with their ids (SWD-…)."""
