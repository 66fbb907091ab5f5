"""Workers come from the yellow bank and return to it. TTA-14.6, 14.9."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from mypy_extensions import i64

from ecumene.games.through_the_ages.rules.choices import MustChoose
from ecumene.games.through_the_ages.rules.state import Realm
from ecumene.games.through_the_ages.rules.tokens import canonical_choices
from ecumene.games.through_the_ages.rules.verbs import LOSE
from ecumene.kernel.core.action import act, first


def lose_population(s: Realm, p: i64, count: i64) -> None:
    """TTA-14.9, 14.14: unused workers first, then workers of the owner's choice."""
    n = s.nations[p]
    while count > 0 and n.pool > 0:
        s.lose_unused(p)
        count -= 1
    if count > 0 and cards_with_workers(s, p):
        s.ask(LoseWorker(p, count, 0))


@dataclass(init=False, eq=False)
class LoseWorker(MustChoose):
    """TTA-14.9: which card loses a worker to the yellow bank."""

    verb: ClassVar[int] = LOSE
    rule: ClassVar[str] = "TTA-14.9"

    count: i64
    since: i64  # the highest row that has lost one

    def __init__(self, player: i64, count: i64, since: i64) -> None:
        self.player = player
        self.count = count
        self.since = since

    def legal(self, s: Realm) -> list[int]:
        return [act(LOSE, c) for c in cards_with_workers(s, self.player)]

    def canonical(self, s: Realm) -> list[int]:
        n = s.nations[self.player]
        return canonical_choices(self.legal(s), n.techs, n.workers, self.since, self.count)

    def apply(self, s: Realm, action: i64) -> None:
        s.stack.pop()
        s.lose_worker(self.player, first(action))
        s.update_ratings(self.player)
        if self.count > 1 and cards_with_workers(s, self.player):
            s.ask(LoseWorker(self.player, self.count - 1, max(self.since, first(action))))


def cards_with_workers(s: Realm, p: i64) -> list[int]:
    """Technologies with a worker on them."""
    n = s.nations[p]
    out: list[int] = []
    i: i64
    for i in range(len(n.techs)):
        if n.workers[i] > 0:
            out.append(n.techs[i])
    return out
