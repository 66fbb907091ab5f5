"""The two sides of a battle: who leads them, who fights, which card acts. COC-16.2, 16.14, 16.37."""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.cards.rows import Combat
from ecumene.games.clash_of_cultures.rules.battle.figures import ATTACKER, DEFENDER, NO_CARD
from ecumene.games.clash_of_cultures.rules.map.packed_city import BARBARIANS
from ecumene.games.clash_of_cultures.rules.map.units import ships_at, soldiers_at
from ecumene.games.clash_of_cultures.rules.state import World


def leader_of(s: World, side: i64) -> i64:
    """A seat, or BARBARIANS."""
    return s.fight.sides[side].leader


def is_seat(s: World, side: i64) -> bool:
    return s.fight.sides[side].leader != BARBARIANS


def is_raid(s: World) -> bool:
    """COC-18.5, 18.16: barbarians attack a city."""
    return s.fight.attacker == BARBARIANS


def fighters(s: World, side: i64) -> i64:
    """COC-16.2, 16.33, 16.37: how many soldiers, or ships at sea. COC-18.1, 18.9: barbarians stay where they live."""
    b = s.fight
    at: i64 = b.origin if side == ATTACKER and b.attacker == BARBARIANS else b.at
    return fighters_at(s, leader_of(s, side), at, b.sea)


def fighters_at(s: World, p: i64, at: i64, sea: bool) -> i64:
    return ships_at(s, p, at) if sea else soldiers_at(s, p, at)


def fortress_defends(s: World, side: i64) -> bool:
    """COC-7.4, 7.9, 16.14, 16.41: does a usable fortress defend this side? Only in the first round."""
    return side == DEFENDER and s.fight.fortress and s.fight.round == 1


def card_of(s: World, side: i64) -> Combat | None:
    """The combat half that acts for a side in this round."""
    row: i64 = s.fight.sides[side].card
    return None if row == NO_CARD else s.rules.combats[row]
