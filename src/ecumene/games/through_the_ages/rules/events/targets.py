"""Whom an event affects, and how players compare. TTA-9.2 to 9.12."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from ecumene.games.through_the_ages.rules.state import Realm
from ecumene.games.through_the_ages.rules.verbs import LEAST_CULTURE, MOST_CULTURE, STRONGEST, WEAKEST
from ecumene.kernel.core.state import NOBODY, Frame

# what players are compared by
STRENGTH: Final = 0
CULTURE_POINTS: Final = 1
SCIENCE_RATING: Final = 2


def measure(s: Realm, p: i64, what: i64) -> i64:
    n = s.nations[p]
    if what == STRENGTH:
        return n.strength_rating
    return n.culture if what == CULTURE_POINTS else n.science_per_turn


def ranked(s: Realm, what: i64) -> list[int]:
    """TTA-9.4, 9.10: players from most to least; ties go to the current player, then clockwise."""
    out: list[int] = []
    for p in s.order(s.mover):
        at: i64 = 0
        while at < len(out) and measure(s, out[at], what) >= measure(s, p, what):
            at += 1
        out.insert(at, p)
    return out


def strongest(s: Realm, count: i64) -> list[int]:
    """TTA-9.6, 9.7: only one if two players are left; in turn order, as they decide (9.2). The table is told who."""
    return tell(s, STRONGEST, STRENGTH, ranked(s, STRENGTH)[: 1 if s.left() == 2 else count])


def weakest(s: Realm, count: i64) -> list[int]:
    order = ranked(s, STRENGTH)
    order.reverse()
    return tell(s, WEAKEST, STRENGTH, order[: 1 if s.left() == 2 else count])


def most_cultured(s: Realm) -> i64:
    return tell(s, MOST_CULTURE, CULTURE_POINTS, ranked(s, CULTURE_POINTS)[:1])[0]


def least_cultured(s: Realm) -> i64:
    return tell(s, LEAST_CULTURE, CULTURE_POINTS, ranked(s, CULTURE_POINTS)[-1:])[0]


def tell(s: Realm, event: i64, what: i64, few: list[int]) -> list[int]:
    """These players in turn order; the table is told who they are, and by which figure."""
    out = in_turn_order(s, few)
    for p in out:
        s.report(event, p, measure(s, p, what))
    return out


def in_turn_order(s: Realm, few: list[int]) -> list[int]:
    """TTA-9.2: these players in turn order, beginning with the one who revealed the event."""
    out: list[int] = []
    for p in s.order(s.mover):
        if p in few:
            out.append(p)
    return out


def among_weakest(s: Realm, p: i64, count: i64) -> bool:
    return p in weakest(s, count)


@dataclass(init=False, eq=False)
class Affect(Frame):
    """TTA-9.8: one part of an event on one player; all affected players were determined before."""

    card: i64
    target: i64
    step: i64

    def __init__(self, card: i64, target: i64, step: i64, player: i64 = NOBODY) -> None:
        self.player = player
        self.card = card
        self.target = target
        self.step = step

    def run(self, s: Realm) -> None:
        s.stack.pop()
        s.card(self.card).affect(s, self.target, self.step)


def affect_all(s: Realm, card: i64, targets: list[int], step: i64 = 0) -> None:
    """In order: the first player's frame is on top."""
    frames: list[Frame] = []
    for p in targets:
        frames.append(Affect(card, p, step))
    s.then(frames)


def score_event(s: Realm, c: i64) -> None:
    """TTA-9.12: the points of all players are computed before any are given."""
    card = s.card(c)
    order = s.order(s.mover)
    points: list[int] = []
    for p in order:
        points.append(card.score(s, p))
    i: i64
    for i in range(len(order)):
        s.gain_culture(order[i], points[i])
        s.lose_culture(order[i], -points[i])
