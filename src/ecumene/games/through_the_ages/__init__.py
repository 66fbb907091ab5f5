"""Through the Ages: A New Story of Civilization, base game, two to four players. `rules.md` lists its rules (TTA-…)."""
