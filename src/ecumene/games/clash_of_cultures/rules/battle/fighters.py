"""The two sides of a battle: who leads them, who fights, which card acts. COC-16.2, 16.14, 16.37."""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.cards.rows import Combat
from ecumene.games.clash_of_cultures.rules.battle.figures import (
    ATTACKER,
    B_AT,
    B_ATT,
    B_ATT_CARD,
    B_FORT,
    B_FROM,
    B_ROUND,
    B_SEA,
    DEFENDER,
)
from ecumene.games.clash_of_cultures.rules.map.packed_city import (
    BARBARIANS,
)
from ecumene.games.clash_of_cultures.rules.map.units import (
    ships_at,
    soldiers_at,
)
from ecumene.games.clash_of_cultures.rules.state import NONE, World


def leader_of(s: World, side: i64) -> i64:
    """A seat, or BARBARIANS."""
    return s.battle[B_ATT + side]


def is_seat(s: World, side: i64) -> bool:
    return s.battle[B_ATT + side] != BARBARIANS


def is_raid(s: World) -> bool:
    """COC-18.5, 18.16: barbarians attack a city."""
    return s.battle[B_ATT] == BARBARIANS


def fighters(s: World, side: i64) -> i64:
    """COC-16.2, 16.33, 16.37: how many soldiers, or ships at sea. COC-18.1, 18.9: barbarians stay where they live."""
    b = s.battle
    at: i64 = b[B_FROM] if side == ATTACKER and b[B_ATT] == BARBARIANS else b[B_AT]
    return ships_at(s, leader_of(s, side), at) if b[B_SEA] else soldiers_at(s, leader_of(s, side), at)


def fortress_defends(s: World, side: i64) -> bool:
    """COC-7.4, 7.9, 16.14, 16.41: does a usable fortress defend this side? Only in the first round."""
    return side == DEFENDER and s.battle[B_FORT] == 1 and s.battle[B_ROUND] == 1


def card_of(s: World, side: i64) -> Combat | None:
    """The combat half that acts for a side in this round."""
    row: i64 = s.battle[B_ATT_CARD + side]
    return None if row == NONE else s.rules.combats[row]
