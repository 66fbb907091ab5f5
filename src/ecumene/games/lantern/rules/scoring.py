"""Points, and who wins. A game that ends early clears the stack here; this one ends when the last round has run."""

from __future__ import annotations

from ecumene.games.lantern.rules.state import Table


def score(s: Table, p: int) -> tuple[int, int]:
    """LAN-7: most points win. Coins are no points, but with equal points most coins win."""
    return s.points[p], s.coins[p]
