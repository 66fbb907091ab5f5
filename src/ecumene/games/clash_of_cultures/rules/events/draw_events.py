"""Drawing events: first the icon, then the text for those it affects. COC-17.1 to 17.8, 17.11 to 17.16, 25.1, 25.2."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.cards.rows import ATTACK, EXHAUSTED_LAND, GOLD_MINE, SPAWN
from ecumene.games.clash_of_cultures.rules.events.barbarians import attack_icon, spawn
from ecumene.games.clash_of_cultures.rules.map.packed_city import NO_ONE
from ecumene.games.clash_of_cultures.rules.map.units import any_units_at
from ecumene.games.clash_of_cultures.rules.resources import gain
from ecumene.games.clash_of_cultures.rules.seat import GOLD
from ecumene.games.clash_of_cultures.rules.state import (
    DESERT,
    EVENTS_BY_CHOICE,
    ICONS_ONLY,
    SEA,
    UNEXPLORED,
    World,
)
from ecumene.games.clash_of_cultures.rules.verbs import (
    AT,
    DRAW_EVENT,
    NO,
    YES,
)
from ecumene.kernel.core.action import act, first, verb_of
from ecumene.kernel.core.frames import Choice, Draw, Step
from ecumene.kernel.core.piles import copies, distinct, draw_one, holds
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import CHANCE, NOBODY, Frame

GOLD_OF_A_MINE: Final = 2  # COC-17.4
EXHAUSTION_TOKENS: Final = 4  # COC-1.10


def draw_event(s: World, p: i64) -> None:
    """COC-17.1, 17.12, 9.20: one card, resolved at once by the player whose level rose; a second one comes after it.

    COC-25.1, 25.13: in the variants only the icon counts, or the player chooses before.
    """
    if len(s.event_deck) + len(s.event_gone) == 0:
        return
    if s.texts == EVENTS_BY_CHOICE:
        s.push(MayTakeText(p))
    else:
        s.push(DrawEvent(p, 0 if s.texts == ICONS_ONLY else 1))
        shuffle_if_empty(s)


def shuffle_if_empty(s: World) -> None:
    """COC-17.11: the discards become the deck. Kept or used great persons and cards with pieces do not return."""
    if len(s.event_deck) == 0:
        s.shuffle_events()


@dataclass(init=False, eq=False)
class MayTakeText(Frame):
    """COC-25.2, 25.13: does the text of the next event count, or its icon only?"""

    def legal(self, s: World) -> list[int]:
        return [act(YES), act(NO)]

    def apply(self, s: World, action: i64) -> None:
        s.follow_with(DrawEvent(self.player, 1 if verb_of(action) == YES else 0))
        shuffle_if_empty(s)


@dataclass(init=False, eq=False)
class DrawEvent(Draw):
    """Chance reveals the top event. COC-17.2: its icon, then its text."""

    drawer: i64
    text: i64  # 1: the text counts

    def __init__(self, drawer: i64, text: i64, player: i64 = CHANCE) -> None:
        self.player = player
        self.drawer = drawer
        self.text = text

    def legal(self, s: World) -> list[int]:
        return [act(DRAW_EVENT, e) for e in distinct(s.event_deck)]

    def weights(self, s: World) -> list[int]:
        return copies(s.event_deck)

    def sample(self, s: World, rng: Rng) -> i64:
        return act(DRAW_EVENT, draw_one(s.event_deck, rng))

    def apply(self, s: World, action: i64) -> None:
        s.stack.pop()
        e: i64 = first(action)
        s.draw_event(self.drawer, e)
        if self.text:
            s.push(EventText(e, self.drawer))
        apply_icon(s, self.drawer, s.rules.events[e].icon)


def apply_icon(s: World, p: i64, icon: i64) -> None:
    """COC-17.3: icons affect only the player who drew the card."""
    if icon == GOLD_MINE:
        gain(s, p, GOLD, GOLD_OF_A_MINE)
    elif icon == EXHAUSTED_LAND:
        s.ask(ExhaustLand(p))
    elif icon == SPAWN:
        spawn(s, p)
    elif icon == ATTACK:
        attack_icon(s, p)


@dataclass(init=False, eq=False)
class EventText(Step):
    """The text comes after the icon."""

    event: i64
    drawer: i64

    def __init__(self, event: i64, drawer: i64, player: i64 = NOBODY) -> None:
        self.player = player
        self.event = event
        self.drawer = drawer

    def run(self, s: World) -> None:
        s.stack.pop()
        s.rules.events[self.event].happen(s, self.drawer)


# players affected by a text: COC-17.3, 17.8, 17.15


def affect_one(s: World, event: i64, p: i64) -> None:
    s.push(Affect(event, p))


def affect_all(s: World, event: i64) -> None:
    """In turn order from the first player, also those who resigned (COC-4.14)."""
    s.then([Affect(event, (s.first + i) % s.players) for i in range(s.players)])


@dataclass(init=False, eq=False)
class Affect(Step):
    """COC-17.8: an advance protects its owner from the text."""

    event: i64
    seat: i64

    def __init__(self, event: i64, seat: i64, player: i64 = NOBODY) -> None:
        self.player = player
        self.event = event
        self.seat = seat

    def run(self, s: World) -> None:
        s.stack.pop()
        row = s.rules.events[self.event]
        if row.protection < 0 or not s.nations[self.seat].knows(row.protection):
            row.affect(s, self.seat)


# exhausted land: COC-17.5, 1.10


def free_land(s: World, at: i64) -> bool:
    """COC-6.7, 17.5: explored, not sea, not desert, not exhausted, without city and units."""
    terrain: i64 = s.terrain[at]
    if terrain <= UNEXPLORED or terrain == SEA or terrain == DESERT:
        return False
    return s.owner(at) == NO_ONE and not holds(s.exhausted, at) and not any_units_at(s, at)


@dataclass(init=False, eq=False)
class ExhaustLand(Choice):
    """Which space next to an own city is exhausted?"""

    verb: ClassVar[int] = AT
    rule: ClassVar[str] = "COC-17.5"

    def legal(self, s: World) -> list[int]:
        out: list[int] = []
        if len(s.exhausted) < EXHAUSTION_TOKENS:
            at: i64
            for at in s.layout.on_map:
                if free_land(s, at) and is_next_to_city(s, self.player, at):
                    out.append(act(AT, at))
        return out

    def apply(self, s: World, action: i64) -> None:
        s.stack.pop()
        s.exhaust(self.player, first(action))


def is_next_to_city(s: World, p: i64, at: i64) -> bool:
    to: i64
    for to in s.layout.near[at]:
        if s.owner(to) == p:
            return True
    return False
