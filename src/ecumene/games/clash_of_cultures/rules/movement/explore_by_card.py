"""Exploring a region by a card or a great person, without entering it. COC-23.16, 17.22."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.rules.cities.found import place_city, why_not_found
from ecumene.games.clash_of_cultures.rules.costs import can_pay, charge
from ecumene.games.clash_of_cultures.rules.movement.explore import reveal_by_card, unexplored_near
from ecumene.games.clash_of_cultures.rules.seat import FOOD
from ecumene.games.clash_of_cultures.rules.state import UNEXPLORED, World
from ecumene.games.clash_of_cultures.rules.verbs import AT, PASS, SURVEY
from ecumene.kernel.core.action import act, first, verb_of
from ecumene.kernel.core.bits import each
from ecumene.kernel.core.frames import Step
from ecumene.kernel.core.state import NOBODY, NOT_OFFERED, Frame


def surveys(s: World, p: i64) -> list[int]:
    """COC-23.17: unexplored regions next to a region with an own city, each named by its first cell."""
    slots: list[int] = []
    at: i64
    slot: i64
    for at in s.cities_of(p):
        for slot in unexplored_near(s, at):
            if slot not in slots:
                slots.append(slot)
    return [act(SURVEY, at) for at in sorted(s.layout.slots[slot][0] for slot in slots)]


def why_not_survey(s: World, p: i64, at: i64) -> str:
    """COC-23.17, 23.22: a region that is already explored, or one that is not next to a region with an own city."""
    if s.terrain[at] > UNEXPLORED:
        return "COC-23.22"
    if s.terrain[at] == UNEXPLORED and act(SURVEY, s.layout.slots[s.layout.slot_of[at]][0]) in surveys(s, p):
        return (
            "" if s.layout.slots[s.layout.slot_of[at]][0] == at else NOT_OFFERED
        )  # a region is named by its first cell
    return "COC-23.17"


def survey(s: World, p: i64, action: i64) -> None:
    reveal_by_card(s, p, s.layout.slot_of[first(action)])


def offer_survey(s: World, p: i64, food: i64) -> None:
    """The Great Explorer."""
    if len(surveys(s, p)) > 0:
        s.push(MaySurvey(p, food))


@dataclass(init=False, eq=False)
class MaySurvey(Frame):
    """Which region, if any? A city may be founded there afterwards."""

    food: i64

    def __init__(self, player: i64, food: i64) -> None:
        self.player = player
        self.food = food

    def legal(self, s: World) -> list[int]:
        return [act(PASS)] + surveys(s, self.player)

    def why_not(self, s: World, action: i64) -> str:
        return why_not_survey(s, self.player, first(action)) if verb_of(action) == SURVEY else NOT_OFFERED

    def apply(self, s: World, action: i64) -> None:
        s.stack.pop()
        if verb_of(action) == SURVEY:
            s.push(AfterSurvey(self.player, s.layout.slot_of[first(action)], self.food))
            survey(s, self.player, action)


@dataclass(init=False, eq=False)
class AfterSurvey(Step):
    """After exploring: is there a space for a city?"""

    seat: i64
    slot: i64
    food: i64

    def __init__(self, seat: i64, slot: i64, food: i64, player: i64 = NOBODY) -> None:
        self.player = player
        self.seat = seat
        self.slot = slot
        self.food = food

    def run(self, s: World) -> None:
        s.stack.pop()
        question = MayFoundThere(self.seat, self.slot, self.food)
        if len(question.legal(s)) > 1:
            s.push(question)


@dataclass(init=False, eq=False)
class MayFoundThere(Frame):
    """Found a city for food, without a settler?"""

    slot: i64
    food: i64

    def __init__(self, player: i64, slot: i64, food: i64) -> None:
        self.player = player
        self.slot = slot
        self.food = food

    def cost(self) -> i64:
        return each(FOOD, self.food)

    def legal(self, s: World) -> list[int]:
        out: list[int] = [act(PASS)]
        if can_pay(s, self.player, self.cost(), False):
            at: i64
            for at in sorted(s.layout.slots[self.slot]):
                if why_not_found(s, self.player, at) == "":
                    out.append(act(AT, at))
        return out

    def why_not(self, s: World, action: i64) -> str:
        if verb_of(action) != AT or s.layout.slot_of[first(action)] != self.slot:
            return NOT_OFFERED
        return why_not_found(s, self.player, first(action))

    def apply(self, s: World, action: i64) -> None:
        s.stack.pop()
        if verb_of(action) == AT:
            s.push(FoundThere(self.player, first(action)))
            charge(s, self.player, self.cost())


@dataclass(init=False, eq=False)
class FoundThere(Step):
    """The city is founded after the payment."""

    seat: i64
    cell: i64

    def __init__(self, seat: i64, cell: i64, player: i64 = NOBODY) -> None:
        self.player = player
        self.seat = seat
        self.cell = cell

    def run(self, s: World) -> None:
        s.stack.pop()
        place_city(s, self.seat, self.cell)
