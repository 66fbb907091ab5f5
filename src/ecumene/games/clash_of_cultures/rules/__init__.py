"""The rules, compiled: the position and a chapter for every part of the rulebook."""
