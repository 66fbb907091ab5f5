"""The commands of the Mongol army. AOC-16.8, 16.9, 16.17."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from mypy_extensions import i64

from ecumene.games.age_of_civilization.cards.effect import Effect
from ecumene.games.age_of_civilization.cards.terms import FROM_EVENTS
from ecumene.games.age_of_civilization.rules.costs import lack
from ecumene.games.age_of_civilization.rules.counts import strength
from ecumene.games.age_of_civilization.rules.gains import receive
from ecumene.games.age_of_civilization.rules.state import Era
from ecumene.games.age_of_civilization.rules.verbs import COINS_SHORT, COMMAND, PAY, SUFFER, TESTED
from ecumene.kernel.core.action import act, first, verb_of
from ecumene.kernel.core.bits import draw, members
from ecumene.kernel.core.frames import Choice, Draw
from ecumene.kernel.core.rng import Rng

ONLY_SEAT: Final = 0


def reveal_command(s: Era) -> None:
    s.push(RevealCommand())


@dataclass(init=False, eq=False)
class RevealCommand(Draw):
    """AOC-16.8: one of the commands that are left."""

    def legal(self, s: Era) -> list[int]:
        return [act(COMMAND, c) for c in members(s.command_deck)]

    def sample(self, s: Era, rng: Rng) -> i64:
        return act(COMMAND, draw(s.command_deck, rng))

    def apply(self, s: Era, action: i64) -> None:
        s.stack.pop()
        c: i64 = first(action)
        s.reveal_command(c)
        resolve_command(s, c)


def resolve_command(s: Era, c: i64) -> None:
    """AOC-16.8, 16.9: a strength test, a ransom, or none of both."""
    row = s.rules.commands[c]
    apply_all(s, row.always)
    if row.ransom > 0:
        s.ask(Ransom(ONLY_SEAT, c))
    elif row.test:
        if strength(s, ONLY_SEAT) >= s.rival:
            s.report(TESTED, ONLY_SEAT, c)
            apply_all(s, row.passed)
        else:
            apply_all(s, row.failed)


def apply_all(s: Era, effects: list[Effect]) -> None:
    for e in effects:
        receive(s, ONLY_SEAT, e, FROM_EVENTS)


@dataclass(init=False, eq=False)
class Ransom(Choice):
    """AOC-16.9, 16.17: pay, or suffer the effect; with too few coins there is no choice."""

    verb: ClassVar[int] = PAY
    rule: ClassVar[str] = "AOC-16.17"

    command: i64

    def __init__(self, player: i64, command: i64) -> None:
        self.player = player
        self.command = command

    def legal(self, s: Era) -> list[int]:
        pay: list[int] = [act(PAY)] if s.nations[self.player].coins >= s.rules.commands[self.command].ransom else []
        return [*pay, act(SUFFER)]

    def missing(self, s: Era, action: i64) -> list[int]:
        if verb_of(action) != PAY:
            return []
        return lack(COINS_SHORT, s.rules.commands[self.command].ransom, s.nations[self.player].coins)

    def apply(self, s: Era, action: i64) -> None:
        s.stack.pop()
        row = s.rules.commands[self.command]
        if verb_of(action) == PAY:
            s.pay_coins(self.player, row.ransom)
        else:
            apply_all(s, row.failed)
