"""The arithmetic of a round: dice, combat value, hits, usable cards. COC-16.3, 16.8, 16.17 to 16.20, 16.39."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.cards.power import Power
from ecumene.games.clash_of_cultures.cards.rows import (
    ANYWHERE,
    ATTACKER_ONLY,
    DEFENDER_ONLY,
    FOR_A_CITY,
    NOT_AGAINST_A_CITY,
)
from ecumene.games.clash_of_cultures.rules.battle.fighters import (
    card_of,
    fighters,
    fortress_defends,
    is_seat,
    leader_of,
)
from ecumene.games.clash_of_cultures.rules.battle.figures import ATTACKER, CUT_BLOCK, CUT_DIE, DEFENDER
from ecumene.games.clash_of_cultures.rules.map.packed_city import NO_ONE, TEMPLE, colour_of
from ecumene.games.clash_of_cultures.rules.powers import NO_POWERS, powers
from ecumene.games.clash_of_cultures.rules.state import World
from ecumene.kernel.core.bits import has

PER_HIT: Final = 5  # COC-16.3


def powers_of_side(s: World, side: i64, hook: i64) -> list[Power]:
    """Barbarians have no advances (COC-18.6)."""
    return powers(s, leader_of(s, side), hook) if is_seat(s, side) else NO_POWERS


def can_use_combat_half(s: World, side: i64, half: i64) -> bool:
    """COC-16.8, 18.18: the units that the card demands take part, in the right place and role."""
    b = s.fight
    row = s.rules.combats[half]
    if (row.role == ATTACKER_ONLY and side != ATTACKER) or (row.role == DEFENDER_ONLY and side != DEFENDER):
        return False
    if b.sea:
        present: bool = row.ship == 1
    else:
        present = (row.army == 1 and fighters(s, side) > 0) or (row.fortress == 1 and fortress_defends(s, side))
    if not present or (row.place != ANYWHERE and b.sea):
        return False
    if row.place == FOR_A_CITY and b.city == 0:
        return False
    if row.place == NOT_AGAINST_A_CITY and side == ATTACKER and b.city != 0:
        return False
    return row.possible(s, side)


def dice_of(s: World, side: i64) -> i64:
    """COC-16.2, 16.14, 16.39: how many dice: units, fortress, card."""
    n: i64 = fighters(s, side)
    if fortress_defends(s, side) and not has(s.fight.siege, CUT_DIE):
        n += 1
    row = card_of(s, side)
    if row is not None:
        n += row.dice
    return n


def combat_value(s: World, side: i64) -> i64:
    """COC-16.3, 16.39, 16.40, 16.48: dice and modifiers, at least zero."""
    b = s.fight
    cv: i64 = b.sides[side].sum
    own = card_of(s, side)
    if own is not None:
        cv += own.cv + own.cv_per_enemy * fighters(s, 1 - side)
    other = card_of(s, 1 - side)
    if other is not None:
        cv -= other.enemy_cv_each * fighters(s, side)
        if other.ransom == 0 or not b.ransomed:
            cv += other.enemy_cv
    if side == ATTACKER:
        cv += b.warlord
    for power in powers_of_side(s, side, s.rules.hooks.combat_bonus):
        cv += power.combat_bonus(s, side)
    return max(cv, 0)


def in_temple_city(s: World) -> bool:
    """COC-16.19: with a temple of any colour."""
    city: i64 = s.fight.city
    return city != 0 and colour_of(city, TEMPLE) != NO_ONE


def cancelled(s: World, side: i64) -> i64:
    """COC-16.14, 16.18, 16.20, 24.27: how many hits against this side are cancelled."""
    b = s.fight
    n: i64 = b.sides[side].cancel
    if fortress_defends(s, side) and not has(b.siege, CUT_BLOCK):
        n += 1
    for power in powers_of_side(s, side, s.rules.hooks.hits_cancelled):
        n += power.hits_cancelled(s, side)
    row = card_of(s, side)
    if row is not None and row.die == 0:
        n += row.cancel
    return n


def hits_of(s: World, side: i64) -> i64:
    """COC-16.3, 16.10, 16.17, 16.39: how many hits a side deals in this round."""
    b = s.fight
    if b.sides[side].dice == 0:
        return 0
    hits: i64 = combat_value(s, side) // PER_HIT
    for power in powers_of_side(s, side, s.rules.hooks.extra_hits):
        hits += power.extra_hits(s, side)
    return max(hits - cancelled(s, 1 - side), 0)
