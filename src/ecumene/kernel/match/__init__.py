"""One game being played: chance, moves, undo, and the record of it."""
