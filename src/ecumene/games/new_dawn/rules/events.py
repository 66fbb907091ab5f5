"""The event dial. It is turned before each turn of the first player except the first. CND-13.1, 13.2, 13.15."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from ecumene.games.new_dawn.rules.barbarians import RaidRoll, spawn
from ecumene.games.new_dawn.rules.focus_row.trade_tokens import PutHarvest
from ecumene.games.new_dawn.rules.holds import NONE
from ecumene.games.new_dawn.rules.map.maturity import mature_cities
from ecumene.games.new_dawn.rules.state import Dawn
from ecumene.kernel.core.frames import Step
from ecumene.kernel.core.state import NOBODY

SPAWN: Final = 0
BLANK: Final = 1
MOVEMENT: Final = 2
TRADE: Final = 3
EVENT_NAMES: Final = ["spawn", "blank", "movement", "trade"]
SECTIONS: Final[list[int]] = [SPAWN, BLANK, MOVEMENT, TRADE, MOVEMENT]  # clockwise from the start (CND-13.2)


def advance_dial(s: Dawn) -> None:
    """CND-13.1, 13.2: the pointer moves one section, and its icon is resolved."""
    pointer: i64 = (s.pointer + 1) % len(SECTIONS)
    event: i64 = SECTIONS[pointer]
    s.turn_dial(pointer, event)
    if event == SPAWN:
        spawn(s)
    elif event == MOVEMENT:
        s.push(RaidRoll())
    elif event == TRADE:
        s.push(Harvest(0))


@dataclass(init=False, eq=False)
class Harvest(Step):
    """CND-13.15: a trade token for each mature city, for one player after another, beginning with the first player."""

    had: i64  # how many seats have been served

    def __init__(self, had: i64, player: i64 = NOBODY) -> None:
        self.player = player
        self.had = had

    def run(self, s: Dawn) -> None:
        if self.had == len(s.empires):
            s.stack.pop()
            return
        s.follow_with(Harvest(self.had + 1))
        p: i64 = (s.first + self.had) % len(s.empires)
        if s.playing(p):
            cities: i64 = len(mature_cities(s, p))
            if cities > 0:
                s.ask(PutHarvest(p, cities, NONE, NONE))
