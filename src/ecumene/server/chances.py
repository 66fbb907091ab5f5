"""How the chances of a finished game changed: computed on demand by the bots' processes, a position at a time.

Every position is judged from the view of the seat that chose there, so nothing counts that it could not know.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from weakref import WeakValueDictionary

import msgspec
import structlog

from ecumene.games import find
from ecumene.kernel.core.action import verb_of
from ecumene.kernel.core.state import canonical
from ecumene.kernel.match.log import Move
from ecumene.kernel.match.record import Record
from ecumene.kernel.match.replay import Replay
from ecumene.server.bot_pool import BotFailed, BotPool
from ecumene.server.bot_process import CHANCES, LineIs, Question
from ecumene.server.bot_turns import LATER, Whose
from ecumene.server.log_entries import undone
from ecumene.server.models import ChanceAt, ChancesIs, SaidIs
from ecumene.server.restore import record_header
from ecumene.server.store import StoredTable

log = structlog.get_logger()

MOST = 80  # positions of a game that are judged, evenly spread
SECONDS = 0.15  # for each
KEPT = 64  # games that are remembered


@dataclass(frozen=True)
class Decision:
    """A choice that somebody made."""

    n: int  # lines of the record before it
    seat: int
    taken: int
    question: Question


@dataclass
class Work:
    """What is known of one game so far."""

    of: int = 0
    done: list[ChanceAt] = field(default_factory=list)
    task: asyncio.Task[None] | None = None


class Chances:
    def __init__(self, bot_pool: BotPool) -> None:
        self.bot_pool = bot_pool
        self.works: OrderedDict[str, Work] = OrderedDict()  # those unused for the longest time first
        self.one_at_a_time: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # game of each owner

    def ask(self, id: str, owner: str, load: Callable[[], Awaitable[StoredTable]]) -> ChancesIs:
        """What is known so far. The first time somebody asks, the work begins; `load` gives the finished game."""
        work = self.works.get(id)
        if work is None:
            work = self.works[id] = Work()
            work.task = asyncio.create_task(self.judge(Whose(owner, id, LATER), work, load))
        self.works.move_to_end(id)
        while len(self.works) > KEPT:
            _, old = self.works.popitem(last=False)
            if old.task:
                old.task.cancel()
        running = work.task is not None
        return ChancesIs(complete=not running, of=work.of, moments=list(work.done))

    async def judge(self, whose: Whose, work: Work, load: Callable[[], Awaitable[StoredTable]]) -> None:
        lock = self.one_at_a_time.setdefault(whose.owner, asyncio.Lock())
        try:
            async with lock:
                decisions = await asyncio.to_thread(decisions_of, await load())
                work.of = len(decisions)
                for x in decisions:
                    work.done.append(await self.moment(x, whose))
        except BotFailed as e:
            log.warning("chances not found", table=whose.table, bot=str(e))
        finally:
            work.task = None

    async def moment(self, x: Decision, whose: Whose) -> ChanceAt:
        said = await self.bot_pool.answer(x.question, whose)
        game = find(x.question.game)
        best = said.lines[0]
        cost = round(cost_of(said.lines, x), 3)
        better = SaidIs(verb=game.codec.word[verb_of(best.action)], refs=game.codec.refs(best.action))
        return ChanceAt(
            n=x.n,
            seat=game.seats[x.seat],
            expected=[round(share, 3) for share in best.expected],
            cost=cost,
            better=better if cost > 0 else None,
        )

    async def close(self) -> None:
        tasks = [work.task for work in self.works.values() if work.task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def cost_of(lines: list[LineIs], x: Decision) -> float:
    """How much less the seat could expect after its choice than after the best one.

    A choice that was not even looked at counts like the worst that was.
    """
    values = {line.action: line.expected[x.seat] for line in lines if line.expected}
    if not values:
        return 0.0
    return max(0.0, values.get(lines[0].action, 0.0) - values.get(x.taken, min(values.values())))


def decisions_of(stored: StoredTable) -> list[Decision]:
    """Choices of seats that were not taken back, at most `MOST`, evenly spread over the game."""
    row = stored.row
    first = walk(stored, frozenset())
    wanted = [n for n, _ in first]
    if len(wanted) > MOST:
        wanted = [wanted[i * (len(wanted) - 1) // (MOST - 1)] for i in range(MOST)]
    return [x for _, x in walk(stored, frozenset(wanted)) if x] if row.over else []


def walk(stored: StoredTable, wanted: frozenset[int]) -> list[tuple[int, Decision | None]]:
    """The lines with something to choose; of those that are wanted, the question too."""
    game = find(stored.row.game)
    replay = Replay(game, Record(record_header(stored.row)))
    match = replay.match
    found: list[tuple[int, Decision | None]] = []
    for n, line in enumerate(stored.lines):
        s = match.state
        legal = canonical(s) if not match.over and s.player >= 0 else []
        seat = s.player if legal else -1
        view = msgspec.json.encode(game.view(s, seat)) if n in wanted else b""
        replay.line(line)
        made = match.log[n] if n < len(match.log) else None
        if len(legal) > 1 and isinstance(made, Move):
            question = Question(game.id, "", view, legal, n + 1, SECONDS, CHANCES)
            found.append((n, Decision(n, seat, made.actions[0], question) if view else None))
    gone, _ = undone(match)
    return [x for x in found if x[0] not in gone]
