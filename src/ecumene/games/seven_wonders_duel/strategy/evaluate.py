"""How good a position is for a seat: a rough guess, for simple bots. This is not a rule of the game."""

from __future__ import annotations

from ecumene.games.seven_wonders_duel.cards.rows import RESOURCES
from ecumene.games.seven_wonders_duel.rules.military import CAPITAL
from ecumene.games.seven_wonders_duel.rules.scoring import total_points
from ecumene.games.seven_wonders_duel.rules.state import Duel
from ecumene.kernel.core.bits import count, size
from ecumene.kernel.core.state import SHARED

ENOUGH = 3  # units of one resource; more of them help little


def evaluate(s: Duel, p: int) -> float:
    """The value for this seat minus the value for the opponent. A won game counts more than anything else."""
    if s.over:
        return 1000.0 if s.winner == p else 500.0 if s.winner == SHARED else -1000.0
    return value_of(s, p) - value_of(s, 1 - p)


def value_of(s: Duel, p: int) -> float:
    """Points so far, how close the two supremacies are, and how good the economy is."""
    seat = s.seats[p]
    lead = int(s.marker if p == 0 else -s.marker)
    early = (4 - max(1, int(s.age))) / 3  # what makes later cards cheap is worth more at the start
    makes = sum(min(ENOUGH, int(count(seat.makes, r))) for r in range(len(RESOURCES)))
    makes += int(seat.any_raw + seat.any_good)
    symbols = int(size(seat.symbols))
    value = float(total_points(s, p)) + 0.3 * min(int(seat.coins), 12)
    value += early * (2.2 * makes + 1.2 * int(size(seat.fixed)) + 0.8 * int(size(seat.links)))
    value += early * int(size(seat.wonders))
    value += 1.5 * symbols + 4.0 * max(0, symbols - 3)
    value += 0.4 * max(lead, 0) + (6.0 if lead >= CAPITAL - 3 else 0.0)
    return value + 4.0 * int(size(seat.tokens))
