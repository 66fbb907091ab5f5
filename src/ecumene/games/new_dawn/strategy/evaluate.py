"""How good a position is for a seat: a rough guess, for simple bots. Not a rule of the game."""

from __future__ import annotations

from typing import Final

from ecumene.games.new_dawn.rules.scoring import has_won
from ecumene.games.new_dawn.rules.state import Dawn
from ecumene.games.new_dawn.strategy.heuristics import WON, seat_value
from ecumene.games.new_dawn.strategy.pending_value import pending_value

RIVAL_SHARE: Final = 0.4  # how much the best rival's value counts


def evaluate(s: Dawn, p: int) -> float:
    """The own value, with what open questions may still bring, minus a part of the best rival's value."""
    if s.empires[p].resigned:
        return -WON
    if s.over:
        return WON if has_won(s, p) or len(s.order(0)) == 1 else -WON
    rivals = [seat_value(s, q) for q in s.order(0) if q != p]
    return seat_value(s, p) + pending_value(s, p) - RIVAL_SHARE * max(rivals, default=0.0)
