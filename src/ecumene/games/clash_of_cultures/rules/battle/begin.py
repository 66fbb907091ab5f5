"""How battles begin, and who fights in them. COC-3.3, 3.13, 16.11, 16.37."""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.rules.battle.fighters import fighters
from ecumene.games.clash_of_cultures.rules.battle.figures import (
    ATTACKER,
    B_AT,
    B_ATT,
    B_ATT_CARD,
    B_ATT_START,
    B_CITY,
    B_DEF,
    B_DEF_CARD,
    B_DEF_START,
    B_FORT,
    B_FROM,
    B_LANDED,
    B_RESULT,
    B_SEA,
    B_WARLORD,
    DEFENDER,
    FIGURES,
    UNOPPOSED,
)
from ecumene.games.clash_of_cultures.rules.battle.rounds import begin_rounds, begin_without_fight
from ecumene.games.clash_of_cultures.rules.map.cities import usable
from ecumene.games.clash_of_cultures.rules.map.packed_city import BARBARIANS, FORTRESS, NO_ONE
from ecumene.games.clash_of_cultures.rules.map.units import soldiers_at, units_at
from ecumene.games.clash_of_cultures.rules.movement.groups import mark_fought
from ecumene.games.clash_of_cultures.rules.once_flags import GREAT_WARLORD_PLAYED
from ecumene.games.clash_of_cultures.rules.state import NONE, World
from ecumene.games.clash_of_cultures.rules.verbs import BATTLE_BEGAN
from ecumene.kernel.core.bits import one


def begin_battle(s: World, attacker: i64, frm: i64, to: i64, sea: i64, landed: i64) -> None:
    """COC-3.3, 16.1, 16.33: the attackers are already in the space. New ships come from NOWHERE (16.34).

    COC-12.7: units that fight in their owner's turn do not move again in it, even if others attacked.
    """
    note_battle(s, attacker, defender_at(s, attacker, to), frm, to, sea, landed)
    b = s.battle
    s.report(BATTLE_BEGAN, attacker, b[B_DEF], to)
    if attacker != BARBARIANS:
        n = s.nations[attacker]
        mark_fought(s, attacker, to, sea == 1)
        if n.has_used(GREAT_WARLORD_PLAYED):
            s.clear_used(attacker, one(GREAT_WARLORD_PLAYED))
            b[B_WARLORD] = s.rules.battle_bonus
    elif b[B_DEF] == s.mover:
        mark_fought(s, s.mover, to, False)
    begin_rounds(s)


def enter_enemy(s: World, p: i64, frm: i64, to: i64, landed: i64) -> None:
    """COC-3.13, 16.11, 16.15, 16.16: an army has entered a space of others. Without resistance nobody rolls."""
    enemy: i64 = defender_at(s, p, to)
    if soldiers_at(s, enemy, to) > 0 or usable(s, to, FORTRESS):
        begin_battle(s, p, frm, to, 0, landed)
        return
    note_battle(s, p, enemy, frm, to, 0, landed)
    mark_fought(s, p, to, False)
    s.battle[B_RESULT] = UNOPPOSED
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


def note_battle(s: World, attacker: i64, defender: i64, frm: i64, to: i64, sea: i64, landed: i64) -> None:
    """COC-16.37, 19.13: the figures at the start of the battle."""
    b: list[int] = [0] * FIGURES
    s.battle = b
    b[B_AT] = to
    b[B_FROM] = frm
    b[B_ATT] = attacker
    b[B_DEF] = defender
    b[B_SEA] = sea
    b[B_LANDED] = landed
    b[B_ATT_CARD] = b[B_DEF_CARD] = NONE
    if sea == 0:
        b[B_CITY] = s.city[to]
        b[B_FORT] = 1 if usable(s, to, FORTRESS) else 0
    b[B_ATT_START] = fighters(s, ATTACKER)
    b[B_DEF_START] = fighters(s, DEFENDER)
