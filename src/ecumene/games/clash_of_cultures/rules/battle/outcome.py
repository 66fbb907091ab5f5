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
from ecumene.games.clash_of_cultures.rules.objectives import after_capture, after_moods
from ecumene.games.clash_of_cultures.rules.state import World
from ecumene.games.clash_of_cultures.rules.verbs import (
    WITHDREW,
)


def apply_result(s: World) -> None:
    """COC-7.17, 16.7, 16.12, 16.13, 16.21, 16.47, 18.8, 18.9: the result takes effect on the map."""
    b = s.fight
    result: i64 = b.result
    count_battle_of_mover(s)
    if is_raid(s):
        if b.damaged and s.city[b.at]:
            set_mood(s, b.at, ANGRY)  # COC-7.17, 18.8
    elif result == STOPPED:
        go_back(s)
    else:
        if result == DRAW or result == DEFENDER_WON:
            lose_settlers(s, ATTACKER)
        if result != DEFENDER_WON:
            lose_settlers(s, DEFENDER)
        if (result == ATTACKER_WON or result == UNOPPOSED) and not b.sea and s.city[b.at]:
            capture(s)


def count_battle_of_mover(s: World) -> None:
    """COC-3.13, 20.8: count land battles of the player whose turn it is, for cards and objectives. Not stopped ones."""
    b = s.fight
    if b.sea or b.round == 0 or b.result == STOPPED:
        return
    side: i64
    for side in range(2):
        if leader_of(s, side) == s.mover:
            s.count_battle(s.mover, b.result == (ATTACKER_WON if side == ATTACKER else DEFENDER_WON))


# retreat: COC-16.7, 12.24


def go_back(s: World) -> None:
    """All attackers return to where their move began; a landed army goes back aboard its ships (COC-12.22)."""
    b = s.fight
    p: i64 = b.attacker
    s.report(WITHDREW, p, b.at, b.origin)
    u: i64
    cargo: i64
    if b.sea:
        for u in units_of_kind(s, p, b.at, SHIP):
            for cargo in aboard(s, p, ship_of(u)):
                s.change_unit(p, cargo, moved_to(cargo, b.origin))
            s.change_unit(p, u, moved_to(u, b.origin))
        return
    crews: i64 = b.landed
    for u in units_of_kind(s, p, b.at, SETTLER) + units_of_kind(s, p, b.at, SOLDIER):
        ship: i64 = ship_left_by(crews, kind_of(u))
        if ship != ASHORE:
            crews -= crew(ship, kind_of(u), 1)
        s.change_unit(p, u, unit(b.origin, kind_of(u), ship, flags_of(u)))


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
    result: i64 = s.fight.result
    if result != ATTACKER_WON and result != DEFENDER_WON:
        return
    loser: i64 = DEFENDER if result == ATTACKER_WON else ATTACKER
    for power in powers_of_side(s, loser, s.rules.hooks.battle_lost):
        power.battle_lost(s, leader_of(s, loser))


def offer_capture_goals(s: World) -> None:
    """COC-19.9: objectives for a captured city, and for a city that became angry."""
    b = s.fight
    if b.captured:
        if s.city[b.at]:
            after_moods(s, b.attacker)
        after_capture(s, b.attacker, b.at, b.defender)
    elif is_raid(s) and s.city[b.at] and mood_of(s.city[b.at]) != mood_of(b.city):
        after_moods(s, b.defender)


def finish_battle(s: World) -> None:
    """COC-16.42, D38: cards for a captured city. The figures of the battle are cleared before."""
    captor: i64 = s.fight.attacker
    loser: i64 = s.fight.defender
    captured: bool = s.fight.captured and is_seat(s, DEFENDER)
    s.end_battle()
    if captured:
        for row in s.rules.civils:
            row.captured(s, captor, loser)
