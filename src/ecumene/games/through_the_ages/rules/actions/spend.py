"""Civil and military actions as tokens that are spent. TTA-13.6, 13.7."""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.games.through_the_ages.rules.state import Realm
from ecumene.games.through_the_ages.rules.verbs import REGAINED


def spend_military(s: Realm, p: i64, count: i64) -> None:
    """TTA-13.7: temporary actions first."""
    n = s.nations[p]
    spare: i64 = min(count, n.spare_military_actions)
    n.spare_military_actions -= spare
    n.military_actions -= count - spare


def regain_civil(s: Realm, p: i64, count: i64) -> None:
    """TTA-13.6: spent actions become available again, if there are any."""
    n = s.nations[p]
    count = min(count, n.civil_actions_total - n.civil_actions)
    if count > 0:
        n.civil_actions += count
        s.report(REGAINED, p, count)


def available_military_actions(s: Realm, p: i64) -> i64:
    """TTA-13.7: including temporary ones."""
    return s.nations[p].military_actions + s.nations[p].spare_military_actions
