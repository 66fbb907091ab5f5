"""Civil and military actions as tokens that are spent. TTA-13.6, 13.7."""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.games.through_the_ages.rules.state import Realm


def available_military_actions(s: Realm, p: i64) -> i64:
    """TTA-13.7: including temporary ones."""
    return s.nations[p].military_actions + s.nations[p].spare_military_actions
