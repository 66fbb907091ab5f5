"""Whose question a bot's process answers next: people before bots, then everybody in turn."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from dataclasses import dataclass, field
from typing import Generic, TypeVar

W = TypeVar("W")

PERSON, WATCHED, UNWATCHED, LATER = range(4)  # who waits: a person for a hint; a table with people; one without; nobody
OLDEST = 4  # every so many turns the question that has waited longest is next, so that none waits for ever
REMEMBERED = 4_000  # owners and tables, and when each had its last turn


@dataclass(frozen=True)
class Whose:
    """Whose question it is: the owner of a table is the address of those who play there, if it is known."""

    owner: str = ""
    table: str = ""
    urgency: int = UNWATCHED


@dataclass(eq=False)
class Waiting(Generic[W]):
    whose: Whose
    number: int
    given: asyncio.Future[W] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Turns(Generic[W]):
    """Gives workers to those who wait. One owner never has all of them, unless there is only one."""

    def __init__(self, workers: list[W]) -> None:
        self.free = list(workers)
        self.most = max(1, len(workers) - 1)  # workers of one owner at a time
        self.waiting: list[Waiting[W]] = []
        self.busy: Counter[str] = Counter()  # workers by owner
        self.last: OrderedDict[tuple[str, str], int] = OrderedDict()  # by owner, and by owner and table: the last turn
        self.asked = self.turns = 0

    def count(self, owner: str, urgency: int) -> int:
        """How many questions of an owner wait."""
        return sum(x.whose.owner == owner and x.whose.urgency == urgency for x in self.waiting)

    async def take(self, whose: Whose) -> W:
        self.asked += 1
        mine = Waiting[W](whose, self.asked)
        self.waiting.append(mine)
        self._give()
        try:
            return await mine.given
        except asyncio.CancelledError:
            if mine in self.waiting:
                self.waiting.remove(mine)
            elif mine.given.done() and not mine.given.cancelled():
                self.give_back(mine.given.result(), whose)
            raise

    def give_back(self, worker: W, whose: Whose) -> None:
        self.free.append(worker)
        self.busy[whose.owner] -= 1
        if not self.busy[whose.owner]:
            del self.busy[whose.owner]
        self._give()

    def _give(self) -> None:
        while self.free:
            ready = [x for x in self.waiting if self.busy[x.whose.owner] < self.most]
            if not ready:
                return
            self.turns += 1
            first = min(ready, key=self._by_age if self.turns % OLDEST == 0 else self._by_turn)
            self.waiting.remove(first)
            self.busy[first.whose.owner] += 1
            self._remember(first.whose)
            first.given.set_result(self.free.pop())

    @staticmethod
    def _by_age(x: Waiting[W]) -> tuple[int, ...]:
        return (x.number,)

    def _by_turn(self, x: Waiting[W]) -> tuple[int, ...]:
        """The most urgent; of those the owner, then the table, whose last turn was longest ago."""
        w = x.whose
        return w.urgency, self.last.get((w.owner, ""), 0), self.last.get((w.owner, w.table), 0), x.number

    def _remember(self, whose: Whose) -> None:
        for key in ((whose.owner, ""), (whose.owner, whose.table)):
            self.last[key] = self.turns
            self.last.move_to_end(key)
        while len(self.last) > REMEMBERED:
            self.last.popitem(last=False)
