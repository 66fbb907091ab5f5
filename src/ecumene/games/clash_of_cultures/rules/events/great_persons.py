"""Great persons in hand, played as an action. COC-17.13, 17.22."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.cards.advance_names import in_category
from ecumene.games.clash_of_cultures.rules.advances.learn import free_advance
from ecumene.games.clash_of_cultures.rules.costs import spend_action
from ecumene.games.clash_of_cultures.rules.state import World
from ecumene.games.clash_of_cultures.rules.verbs import CALL, CALLED
from ecumene.kernel.core.action import act, first, verb_of
from ecumene.kernel.core.bits import members
from ecumene.kernel.core.piles import add, distinct, holds, take_out
from ecumene.kernel.core.state import NOBODY, NOT_OFFERED, Frame


def offers(s: World, p: i64, out: list[int]) -> None:
    if s.nations[p].actions > 0:
        for event in distinct(s.nations[p].persons):
            out.append(act(CALL, event))


def why_not(s: World, p: i64, action: i64) -> str:
    if verb_of(action) != CALL:
        return NOT_OFFERED
    if not holds(s.nations[p].persons, first(action)):
        return "COC-17.13"
    return "" if s.nations[p].actions > 0 else "COC-8.2"


def apply(s: World, p: i64, action: i64) -> bool:
    """COC-17.13, 17.22: it leaves the game; a free advance of its category, if there is one, then the rest."""
    if verb_of(action) != CALL:
        return False
    event: i64 = first(action)
    spend_action(s, p)
    take_out(s.nations[p].persons, event)
    add(s.event_out, event)
    s.tell(CALLED, p, event)
    s.push(PersonActs(p, event))
    allowed: i64 = 0
    category: i64
    for category in members(s.rules.events[event].categories):
        allowed |= in_category(category)
    free_advance(s, p, allowed, False)
    return True


@dataclass(init=False, eq=False)
class PersonActs(Frame):
    """After the advance and its event."""

    seat: i64
    event: i64

    def __init__(self, seat: i64, event: i64, player: i64 = NOBODY) -> None:
        self.player = player
        self.seat = seat
        self.event = event

    def run(self, s: World) -> None:
        s.stack.pop()
        s.rules.events[self.event].play(s, self.seat)
