"""Positions and numbers: the part that is compiled. Knows no names, words or files."""
