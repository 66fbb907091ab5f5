"""Technologies: which can be gained, and gaining them. AOC-1.7 to 1.9, 10, 12."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from mypy_extensions import i64

from ecumene.games.age_of_civilization.cards.terms import FROM_TECHNOLOGIES, GAIN, NONE
from ecumene.games.age_of_civilization.rules.counts import amount
from ecumene.games.age_of_civilization.rules.ruleset import TECHNOLOGIES
from ecumene.games.age_of_civilization.rules.state import MOST_PLAYERS, Era
from ecumene.games.age_of_civilization.rules.verbs import LEARN
from ecumene.kernel.core.action import first, ready, verb_of
from ecumene.kernel.core.bits import has, lowest, members, one
from ecumene.kernel.core.frames import Step
from ecumene.kernel.core.state import NOBODY, NOT_OFFERED, Frame

LEARNS: Final[list[Any]] = ready(LEARN, TECHNOLOGIES)


def on_board(s: Era, p: i64) -> i64:
    """AOC-12.4, 12.5: bag of technologies; a special card covers the two lower technologies of its column."""
    return s.rules.boards[s.nations[p].special + 1]


def arrows(s: Era, p: i64) -> i64:
    """AOC-12.8, 12.10: bag of technologies whose arrows count: the unlocked ones, and the covered ones they replace."""
    bag: i64 = s.nations[p].techs
    if s.nations[p].special == NONE:
        return bag
    t: i64
    for t in members(bag & ~s.rules.on_board):
        covered: i64 = s.rules.techs[t].stands_for
        if covered != NONE:
            bag |= one(covered)
    return bag


def why_not_gain(s: Era, p: i64, t: i64) -> str:
    """The rule that keeps a technology locked, or nothing."""
    if has(s.nations[p].techs, t):
        return "AOC-10.12"
    if not has(on_board(s, p), t):
        return "AOC-12.5" if has(s.rules.on_board, t) else "AOC-1.7"  # covered, or on a card that p does not have
    needs: i64 = s.rules.techs[t].requires
    return "" if needs == 0 or needs & arrows(s, p) != 0 else "AOC-1.8"


def gainable(s: Era, p: i64) -> i64:
    """AOC-1.7, 1.8, 10.10: bag of technologies that can be gained now."""
    bag: i64 = s.rules.open_to_all
    from_here: i64 = arrows(s, p)
    while from_here:
        bag |= s.rules.opened_by[lowest(from_here)]
        from_here &= from_here - 1
    return bag & on_board(s, p) & ~s.nations[p].techs


def offers(bag: i64) -> list[Any]:
    """The choices to learn one technology of a bag."""
    out: list[Any] = []
    while bag:
        out.append(LEARNS[lowest(bag)])
        bag &= bag - 1
    return out


def learn(s: Era, p: i64, t: i64) -> None:
    """AOC-1.7, 5.19, 10.7: it works at once, with all its abilities."""
    s.learn(p, t)
    for e in s.rules.techs[t].effect:
        if e.moment == GAIN:
            s.score(p, amount(s, p, e), FROM_TECHNOLOGIES)


def gain_technologies(s: Era, p: i64, n: i64) -> None:
    """AOC-1.9, 11.11: one after another; if none can be gained, nothing happens."""
    if n > 1:
        s.push(MoreTechs(p, n - 1))
    if n > 0:
        s.ask(CHOOSE_TECH[p])


@dataclass(init=False, eq=False)
class MoreTechs(Step):
    """Asks for the next of several technologies."""

    seat: i64
    left: i64

    def __init__(self, seat: i64, left: i64, player: i64 = NOBODY) -> None:
        self.player = player
        self.seat = seat
        self.left = left

    def run(self, s: Era) -> None:
        s.stack.pop()
        gain_technologies(s, self.seat, self.left)


@dataclass(init=False, eq=False)
class ChooseTech(Frame):
    """AOC-1.7: one locked technology whose requirement is met."""

    def legal(self, s: Era) -> list[int]:
        return offers(gainable(s, self.player))

    def why_not(self, s: Era, action: i64) -> str:
        return why_not_gain(s, self.player, first(action)) if verb_of(action) == LEARN else NOT_OFFERED

    def apply(self, s: Era, action: i64) -> None:
        s.stack.pop()
        learn(s, self.player, first(action))


CHOOSE_TECH: Final[list[ChooseTech]] = [ChooseTech(p) for p in range(MOST_PLAYERS)]
