"""Pacts in play. TTA-5.25, 12.11."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ecumene.games.through_the_ages.rules.state import Realm
from ecumene.kernel.core.bits import members


def end_pact(s: Realm, owner: i64) -> None:
    """TTA-5.25: the pact in this player's area leaves play."""
    s.end_pact(owner)
    s.update_all_ratings()


NO_PACTS: Final[list[int]] = []


def pacts_of(s: Realm, p: i64) -> list[int]:
    """The players who have a pact in their area to which p is a party."""
    owners: i64 = s.pacts(p)
    return members(owners) if owners else NO_PACTS


def side_in(s: Realm, owner: i64, p: i64) -> i64:
    """The side of p in the pact in the owner's area: 0 for A, 1 for B."""
    n = s.nations[owner]
    return n.side if owner == p else 1 - n.side
