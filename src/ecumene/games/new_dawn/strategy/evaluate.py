"""How well a seat stands: a rough guess, for simple bots. Not a rule of the game."""

from __future__ import annotations

from ecumene.games.new_dawn.rules.scoring import has_won
from ecumene.games.new_dawn.rules.state import Dawn
from ecumene.games.new_dawn.strategy.heuristics import WON, standing
from ecumene.games.new_dawn.strategy.pending_value import promised

ENVY = 0.4  # of the best rival's standing


def evaluate(s: Dawn, p: int) -> float:
    """Own standing with what open questions promise, less a part of the best rival's."""
    if s.empires[p].resigned:
        return -WON
    if s.over:
        return WON if has_won(s, p) or len(s.order(0)) == 1 else -WON
    rivals = [standing(s, q) for q in s.order(0) if q != p]
    return standing(s, p) + promised(s, p) - ENVY * max(rivals, default=0.0)
