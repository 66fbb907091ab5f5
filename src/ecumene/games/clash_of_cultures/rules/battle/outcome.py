"""What the end of a battle brings: retreat, occupation, captured cities, spoils, refugees. COC-3.12, 16.21 to 16.32."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.cards.advance_names import FANATICISM
from ecumene.games.clash_of_cultures.rules.battle.combat_value import in_temple_city, knows
from ecumene.games.clash_of_cultures.rules.battle.fighters import is_raid, is_seat, leader_of, lose_settlers
from ecumene.games.clash_of_cultures.rules.battle.figures import (
    ATTACKER,
    ATTACKER_WON,
    B_AT,
    B_ATT,
    B_CAPTURED,
    B_CITY,
    B_DAMAGED,
    B_DEF,
    B_DEF_LOST,
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
from ecumene.games.clash_of_cultures.rules.cities.free_units import place_free
from ecumene.games.clash_of_cultures.rules.map.packed_city import (
    ANGRY,
    BARBARIANS,
    BUILDINGS,
    SETTLEMENT,
    colour_of,
    mood_of,
    size_of,
    with_owner,
    with_uses,
    wonder_of,
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
from ecumene.games.clash_of_cultures.rules.map.units_and_cities import (
    aboard,
    add_building,
    change_unit,
    destroy_city,
    remove_building,
    set_mood,
    supply_piece,
    units_of_kind,
)
from ecumene.games.clash_of_cultures.rules.objectives import after_battle, after_capture, after_moods
from ecumene.games.clash_of_cultures.rules.resources import gain
from ecumene.games.clash_of_cultures.rules.seat import GOLD
from ecumene.games.clash_of_cultures.rules.state import World
from ecumene.games.clash_of_cultures.rules.verbs import (
    CAPTURED,
    DESTROY,
    DRAWN,
    OCCUPY,
    PIECE_CAME,
    PIECE_GONE,
    WITHDREW,
    WON,
)
from ecumene.games.clash_of_cultures.rules.wonders.ownership import passed
from ecumene.kernel.core.action import act, verb_of
from ecumene.kernel.core.bits import each
from ecumene.kernel.core.state import Frame


def conquer(s: World) -> None:
    """COC-7.17, 16.7, 16.12, 16.13, 16.21, 16.47, 18.8, 18.9: the result is carried out on the map."""
    b = s.battle
    result: i64 = b[B_RESULT]
    tell_result(s)
    note_for_mover(s)
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
        s.tell(DRAWN, b[B_AT])
    elif b[B_RESULT] == ATTACKER_WON or b[B_RESULT] == DEFENDER_WON:
        s.tell(WON, leader_of(s, ATTACKER if b[B_RESULT] == ATTACKER_WON else DEFENDER), b[B_AT])


def note_for_mover(s: World) -> None:
    """COC-3.13, 20.8: land battles of the player whose turn it is, for cards and objectives; not those stopped."""
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
    """All attackers return to where this move of theirs began, a landed army aboard its ships (COC-12.22)."""
    b = s.battle
    p: i64 = b[B_ATT]
    s.tell(WITHDREW, p, b[B_AT], b[B_FROM])
    u: i64
    cargo: i64
    if b[B_SEA]:
        for u in units_of_kind(s, p, b[B_AT], SHIP):
            for cargo in aboard(s, p, ship_of(u)):
                change_unit(s, p, cargo, moved_to(cargo, b[B_FROM]))
            change_unit(s, p, u, moved_to(u, b[B_FROM]))
        return
    crews: i64 = b[B_LANDED]
    for u in units_of_kind(s, p, b[B_AT], SETTLER) + units_of_kind(s, p, b[B_AT], SOLDIER):
        ship: i64 = ship_left_by(crews, kind_of(u))
        if ship != ASHORE:
            crews -= crew(ship, kind_of(u), 1)
        change_unit(s, p, u, unit(b[B_FROM], kind_of(u), ship, flags_of(u)))


def ship_left_by(crews: i64, kind: i64) -> i64:
    """The first ship that a unit of this kind left, or ASHORE."""
    ship: i64
    for ship in range(1, SHIPS + 1):
        if crew_of(crews, ship, kind) > 0:
            return ship
    return ASHORE


# capture


def capture(s: World) -> None:
    """COC-3.4, 16.42, 18.11: the city of the battle is the attacker's."""
    b = s.battle
    captor: i64 = b[B_ATT]
    loser: i64 = b[B_DEF]
    b[B_CAPTURED] = 1
    s.tell(CAPTURED, captor, loser, b[B_AT])
    n = s.nations[captor]
    if captor == s.mover:
        if b[B_RESULT] == UNOPPOSED:
            n.triumphs += 1
        if loser != BARBARIANS:
            n.captures += each(loser)
    if loser == BARBARIANS:
        gain(s, captor, GOLD, b[B_DEF_LOST])  # COC-18.12
        s.ask(KeepOrDestroy(captor))
    else:
        capture_city(s, captor, loser, b[B_AT])


def capture_city(s: World, captor: i64, loser: i64, at: i64) -> None:
    """COC-16.24, 16.25, 16.26, 16.28, 16.31, 16.32, 16.42, 7.16: pieces, gold, refugees, mood, wonder."""
    spoils: i64 = 0 if mood_of(s.city[at]) == ANGRY else size_of(s.city[at])
    content: bool = mood_of(s.city[at]) != ANGRY
    if supply_piece(s, captor, SETTLEMENT) == 0:
        spoils += size_of(s.city[at])
        destroy_city(s, at)
        gain(s, captor, GOLD, spoils)
    else:
        spoils += take_over(s, captor, loser, at)
        gain(s, captor, GOLD, spoils)
        set_mood(s, at, ANGRY)
        if wonder_of(s.city[at]) >= 0:
            passed(s, at)
    if content:
        place_free(s, loser, SETTLER)


def take_over(s: World, captor: i64, loser: i64, at: i64) -> i64:
    """COC-16.23, 16.27, 16.29, 16.31: the loser's pieces become the captor's; how many were removed instead."""
    removed: i64 = 0
    take_settlement(s, captor, loser, at)
    building: i64
    for building in range(BUILDINGS):
        if colour_of(s.city[at], building) == loser:
            if supply_piece(s, captor, building) > 0:
                add_building(s, at, building, captor)
            else:
                remove_building(s, at, building)
                removed += 1
    return removed


def take_settlement(s: World, captor: i64, loser: i64, at: i64) -> None:
    """COC-16.44: its new owner has not activated it."""
    s.put_city(at, with_uses(with_owner(s.city[at], captor), 0))
    s.tell(PIECE_GONE, loser, SETTLEMENT, at)
    s.tell(PIECE_CAME, captor, SETTLEMENT, at)


@dataclass(init=False, eq=False)
class KeepOrDestroy(Frame):
    """COC-18.12, 18.13, D21: a captured barbarian settlement is kept, angry, or destroyed for gold."""

    def __init__(self, player: i64) -> None:
        self.player = player

    def legal(self, s: World) -> list[int]:
        out: list[int] = [act(OCCUPY)] if supply_piece(s, self.player, SETTLEMENT) > 0 else []
        out.append(act(DESTROY))
        return out

    def apply(self, s: World, action: i64) -> None:
        s.stack.pop()
        at: i64 = s.battle[B_AT]
        if verb_of(action) == OCCUPY:
            take_settlement(s, self.player, BARBARIANS, at)
            set_mood(s, at, ANGRY)
        else:
            destroy_city(s, at)
            gain(s, self.player, GOLD, 1)


# afterwards


def console_loser(s: World) -> None:
    """COC-16.19, 24.23, D37: who lost a battle in a city with a temple and has Fanaticism gets a soldier."""
    result: i64 = s.battle[B_RESULT]
    if result != ATTACKER_WON and result != DEFENDER_WON:
        return
    loser: i64 = DEFENDER if result == ATTACKER_WON else ATTACKER
    if in_temple_city(s) and knows(s, loser, FANATICISM):
        place_free(s, leader_of(s, loser), SOLDIER)


def offer_battle(s: World) -> None:
    """COC-19.9."""
    after_battle(s)


def offer_capture(s: World) -> None:
    """COC-19.9: what a captured city fulfils, and what a city that became angry does."""
    b = s.battle
    if b[B_CAPTURED]:
        if s.city[b[B_AT]]:
            after_moods(s, b[B_ATT])
        after_capture(s, b[B_ATT], b[B_AT], b[B_DEF])
    elif is_raid(s) and s.city[b[B_AT]] and mood_of(s.city[b[B_AT]]) != mood_of(b[B_CITY]):
        after_moods(s, b[B_DEF])


def teach(s: World) -> None:
    """COC-16.42, D38: the notes of the battle are gone before anybody learns by it."""
    captor: i64 = s.battle[B_ATT]
    loser: i64 = s.battle[B_DEF]
    captured: bool = s.battle[B_CAPTURED] == 1 and is_seat(s, DEFENDER)
    s.battle = []
    if captured:
        for row in s.rules.civils:
            row.captured(s, captor, loser)
