"""What follows a battle: retreat, capture, objectives. COC-3.12, 16.7, 16.19, 16.21, 19.9."""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.rules.battle.capture import capture
from ecumene.games.clash_of_cultures.rules.battle.casualties import lose_settlers
from ecumene.games.clash_of_cultures.rules.battle.combat_value import powers_of_side
from ecumene.games.clash_of_cultures.rules.battle.fighters import is_raid, is_seat, leader_of
from ecumene.games.clash_of_cultures.rules.battle.figures import (
    ATTACKER,
    ATTACKER_WON,
    B_AT,
    B_ATT,
    B_CAPTURED,
    B_CITY,
    B_DAMAGED,
    B_DEF,
    B_FROM,
    B_LANDED,
    B_RESULT,
    B_ROUND,
    B_SEA,
    DEFENDER,
    DEFENDER_WON,
    DRAW,
    STOPPED,
    UNOPPOSED,
)
from ecumene.games.clash_of_cultures.rules.map.cities import (
    set_mood,
)
from ecumene.games.clash_of_cultures.rules.map.packed_city import (
    ANGRY,
    mood_of,
)
from ecumene.games.clash_of_cultures.rules.map.packed_unit import (
    ASHORE,
    SETTLER,
    SHIP,
    SHIPS,
    SOLDIER,
    crew,
    crew_of,
    flags_of,
    kind_of,
    moved_to,
    ship_of,
    unit,
)
from ecumene.games.clash_of_cultures.rules.map.units import aboard, units_of_kind
from ecumene.games.clash_of_cultures.rules.objectives import after_battle, after_capture, after_moods
from ecumene.games.clash_of_cultures.rules.state import World
from ecumene.games.clash_of_cultures.rules.verbs import (
    DRAWN,
    WITHDREW,
    WON,
)


def apply_result(s: World) -> None:
    """COC-7.17, 16.7, 16.12, 16.13, 16.21, 16.47, 18.8, 18.9: the result takes effect on the map."""
    b = s.battle
    result: i64 = b[B_RESULT]
    tell_result(s)
    count_battle_of_mover(s)
    if is_raid(s):
        if b[B_DAMAGED] and s.city[b[B_AT]]:
            set_mood(s, b[B_AT], ANGRY)  # COC-7.17, 18.8
    elif result == STOPPED:
        go_back(s)
    else:
        if result == DRAW or result == DEFENDER_WON:
            lose_settlers(s, ATTACKER)
        if result != DEFENDER_WON:
            lose_settlers(s, DEFENDER)
        if (result == ATTACKER_WON or result == UNOPPOSED) and b[B_SEA] == 0 and s.city[b[B_AT]]:
            capture(s)


def tell_result(s: World) -> None:
    b = s.battle
    if b[B_RESULT] == DRAW:
        s.report(DRAWN, b[B_AT])
    elif b[B_RESULT] == ATTACKER_WON or b[B_RESULT] == DEFENDER_WON:
        s.report(WON, leader_of(s, ATTACKER if b[B_RESULT] == ATTACKER_WON else DEFENDER), b[B_AT])


def count_battle_of_mover(s: World) -> None:
    """COC-3.13, 20.8: count land battles of the player whose turn it is, for cards and objectives. Not stopped ones."""
    b = s.battle
    if b[B_SEA] or b[B_ROUND] == 0 or b[B_RESULT] == STOPPED:
        return
    side: i64
    for side in range(2):
        if leader_of(s, side) == s.mover:
            n = s.nations[s.mover]
            n.fought_at.append(b[B_AT])
            if b[B_RESULT] == (ATTACKER_WON if side == ATTACKER else DEFENDER_WON):
                n.won_battles += 1
                n.triumphs += 1


# retreat: COC-16.7, 12.24


def go_back(s: World) -> None:
    """All attackers return to where their move began; a landed army goes back aboard its ships (COC-12.22)."""
    b = s.battle
    p: i64 = b[B_ATT]
    s.report(WITHDREW, p, b[B_AT], b[B_FROM])
    u: i64
    cargo: i64
    if b[B_SEA]:
        for u in units_of_kind(s, p, b[B_AT], SHIP):
            for cargo in aboard(s, p, ship_of(u)):
                s.change_unit(p, cargo, moved_to(cargo, b[B_FROM]))
            s.change_unit(p, u, moved_to(u, b[B_FROM]))
        return
    crews: i64 = b[B_LANDED]
    for u in units_of_kind(s, p, b[B_AT], SETTLER) + units_of_kind(s, p, b[B_AT], SOLDIER):
        ship: i64 = ship_left_by(crews, kind_of(u))
        if ship != ASHORE:
            crews -= crew(ship, kind_of(u), 1)
        s.change_unit(p, u, unit(b[B_FROM], kind_of(u), ship, flags_of(u)))


def ship_left_by(crews: i64, kind: i64) -> i64:
    """The first ship that a unit of this kind came from, or ASHORE."""
    ship: i64
    for ship in range(1, SHIPS + 1):
        if crew_of(crews, ship, kind) > 0:
            return ship
    return ASHORE


# afterwards


def comfort_loser(s: World) -> None:
    """COC-16.19, 24.23, D37: what powers of the loser give."""
    result: i64 = s.battle[B_RESULT]
    if result != ATTACKER_WON and result != DEFENDER_WON:
        return
    loser: i64 = DEFENDER if result == ATTACKER_WON else ATTACKER
    for power in powers_of_side(s, loser, s.rules.hooks.battle_lost):
        power.battle_lost(s, leader_of(s, loser))


def offer_battle_goals(s: World) -> None:
    """COC-19.9."""
    after_battle(s)


def offer_capture_goals(s: World) -> None:
    """COC-19.9: objectives for a captured city, and for a city that became angry."""
    b = s.battle
    if b[B_CAPTURED]:
        if s.city[b[B_AT]]:
            after_moods(s, b[B_ATT])
        after_capture(s, b[B_ATT], b[B_AT], b[B_DEF])
    elif is_raid(s) and s.city[b[B_AT]] and mood_of(s.city[b[B_AT]]) != mood_of(b[B_CITY]):
        after_moods(s, b[B_DEF])


def finish_battle(s: World) -> None:
    """COC-16.42, D38: cards for a captured city. The figures of the battle are cleared before."""
    captor: i64 = s.battle[B_ATT]
    loser: i64 = s.battle[B_DEF]
    captured: bool = s.battle[B_CAPTURED] == 1 and is_seat(s, DEFENDER)
    s.battle = []
    if captured:
        for row in s.rules.civils:
            row.captured(s, captor, loser)
