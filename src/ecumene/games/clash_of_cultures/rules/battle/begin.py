"""How battles begin, and who fights in them. COC-3.3, 3.13, 16.11, 16.37."""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.rules.battle.fighters import fighters_at
from ecumene.games.clash_of_cultures.rules.battle.figures import Battle, new_battle, new_side
from ecumene.games.clash_of_cultures.rules.battle.rounds import begin_rounds, begin_without_fight
from ecumene.games.clash_of_cultures.rules.map.cities import usable
from ecumene.games.clash_of_cultures.rules.map.packed_city import BARBARIANS, FORTRESS, NO_ONE
from ecumene.games.clash_of_cultures.rules.map.units import soldiers_at, units_at
from ecumene.games.clash_of_cultures.rules.movement.groups import mark_fought
from ecumene.games.clash_of_cultures.rules.once_flags import GREAT_WARLORD_PLAYED
from ecumene.games.clash_of_cultures.rules.state import World


def begin_battle(s: World, attacker: i64, frm: i64, to: i64, sea: bool, landed: i64) -> None:
    """COC-3.3, 16.1, 16.33: the attackers are already in the space. New ships come from NOWHERE (16.34).

    COC-12.7: units that fight in their owner's turn do not move again in it, even if others attacked.
    """
    defender: i64 = defender_at(s, attacker, to)
    s.begin_battle(battle_at(s, attacker, defender, frm, to, sea, landed))
    if attacker != BARBARIANS:
        mark_fought(s, attacker, to, sea)
        if s.nations[attacker].has_used(GREAT_WARLORD_PLAYED):
            s.follow_warlord(attacker, s.rules.battle_bonus)
    elif defender == s.mover:
        mark_fought(s, s.mover, to, False)
    begin_rounds(s)


def enter_enemy(s: World, p: i64, frm: i64, to: i64, landed: i64) -> None:
    """COC-3.13, 16.11, 16.15, 16.16: an army has entered a space of others. Without resistance nobody rolls."""
    enemy: i64 = defender_at(s, p, to)
    if soldiers_at(s, enemy, to) > 0 or usable(s, to, FORTRESS):
        begin_battle(s, p, frm, to, False, landed)
        return
    s.enter_unopposed(battle_at(s, p, enemy, frm, to, False, landed))
    mark_fought(s, p, to, False)
    begin_without_fight(s)


def defender_at(s: World, p: i64, at: i64) -> i64:
    """COC-12.20: the owner of the city or of the units that are not p's."""
    owner: i64 = s.owner(at)
    if owner != NO_ONE:
        return owner
    q: i64
    for q in range(len(s.nations)):
        if q != p and units_at(s, q, at) > 0:
            return q
    return BARBARIANS


def battle_at(s: World, attacker: i64, defender: i64, frm: i64, to: i64, sea: bool, landed: i64) -> Battle:
    """COC-16.37, 19.13: the figures at the start of the battle. Barbarians fight from where they live (18.1)."""
    base: i64 = frm if attacker == BARBARIANS else to
    sides = [
        new_side(attacker, fighters_at(s, attacker, base, sea)),
        new_side(defender, fighters_at(s, defender, to, sea)),
    ]
    city: i64 = 0 if sea else s.city[to]
    return new_battle(to, frm, sides, sea, landed, city, not sea and usable(s, to, FORTRESS))
