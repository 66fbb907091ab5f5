"""How good a position is for a seat: a rough guess is enough for simple bots."""

from __future__ import annotations

from ecumene.games.lantern.rules.state import Table


def evaluate(s: Table, p: int) -> float:
    """Points first, then what may become points. Higher is better."""
    rivals = [s.points[q] for q in s.others(p)]
    hand = sum(s.rules.cards[c].light for c in s.hands[p])
    return 10 * s.points[p] - 10 * max(rivals, default=0) + s.coins[p] + hand / 2
