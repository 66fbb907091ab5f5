"""A live table: one match, those who look at it, and the bots that sit there.

Whatever changes the match happens under the table's lock, is written to the store, and only then told. Where writing
fails, the match is built anew from the store, which has not changed.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from hashlib import blake2b
from typing import Any, TypeVar

import msgspec
import structlog
from sqlalchemy.exc import SQLAlchemyError

from ecumene.kernel.border.errors import EcumeneError, IllegalMove, NotYourTurn
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import canonical
from ecumene.kernel.match.match import NO_FREE_UNDO, NOT_ASKED, Match
from ecumene.kernel.match.record import MOST_LINES
from ecumene.server import messages
from ecumene.server.protocol import FromServer, LookIs, Reason, StateIs, TableIs, UndoWanted, WhyNotIs
from ecumene.server.reader import result_of
from ecumene.server.reasons import public_reason
from ecumene.server.rebuilding import rebuilt
from ecumene.server.sockets import Socket, encode
from ecumene.server.store import Change, Conflict, Row, Seat, Store
from ecumene.server.worker import Question
from ecumene.server.workers import BotFailed, Workers

log = structlog.get_logger()
T = TypeVar("T")

TAKEOVER = "greedy"  # the bot that plays on where somebody left
AGAIN = 1.0  # seconds until a bot's turn is tried again that failed
TRIES = 5
ROOM = 200  # lines that may follow from one choice


class Refusal(Exception):
    """What was asked for is not done; nothing has changed. A rule refuses, or an error of the platform has a name."""

    def __init__(self, error: str = "", rule: str = "", reason: Reason | None = None) -> None:
        super().__init__(error or rule)
        self.error, self.rule, self.reason = error, rule, reason


@dataclass
class Wanted:
    """A seat that asks the others to agree to an undo."""

    seat: str
    n: int
    agreed: set[str]


async def aside(f: Callable[..., T], *args: Any) -> T:
    """Away from the event loop: replaying and pricing take milliseconds that others should not wait for."""
    return await asyncio.to_thread(f, *args)


class Table:
    def __init__(self, store: Store, workers: Workers, row: Row, match: Match) -> None:
        self.store, self.workers = store, workers
        self.row, self.match = row, match
        self.lock = asyncio.Lock()
        self.sockets: list[Socket] = []
        self.wanted: Wanted | None = None
        self.bot_task: asyncio.Task[None] | None = None
        self.touched = time.monotonic()
        self.unsure = False  # does the match hold something that may not be written?

    @asynccontextmanager
    async def ready(self) -> AsyncIterator[None]:
        """The lock, and a match that is what the store says."""
        async with self.lock:
            self.touched = time.monotonic()
            if self.unsure:
                await self.reload()
                await self.tell_state(self.sockets)
            yield

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def idle(self) -> bool:
        """May it be forgotten? Nobody looks and no bot thinks."""
        return not self.sockets and self.bot_task is None and not self.lock.locked()

    # who sits there

    def table_is(self, socket: Socket) -> TableIs:
        return messages.table_of(self.row, socket.viewer, socket.guest, {s.viewer for s in self.sockets})

    def asked_bot(self) -> Seat | None:
        """The bot's seat that is asked, if one is."""
        if self.match.over:
            return None
        seat = self.row.seat(self.match.seat or "")
        return seat if seat and seat.played_by_bot else None

    def others_to_agree(self, seat: str) -> set[str]:
        """Seats of other people: who shares a device says so aloud."""
        mine = self.row.seat(seat)
        return {
            x.seat
            for x in self.row.seats
            if x.owner and not x.played_by_bot and mine and x.owner != mine.owner
        }  # fmt: skip

    async def seat_changed(self, row: Row) -> None:
        """Names, owners, a rematch: everybody is told. The store has it already."""
        self.row = row
        self.match.players[:] = [x.name for x in row.seats] or self.match.players
        self.tell_table()

    # looking

    async def connect(self, socket: Socket, since: int) -> None:
        async with self.ready():
            came = socket.viewer and all(s.viewer != socket.viewer for s in self.sockets)
            self.sockets.append(socket)
            socket.told = max(0, min(since, len(self.match.log)))
            for other in self.sockets if came else [socket]:
                other.send(encode(self.table_is(other)))
            await self.tell_state([socket])
            if self.wanted:
                socket.send(encode(self.undo_wanted()))
            self.wake()

    def disconnect(self, socket: Socket) -> None:
        if socket in self.sockets:
            self.sockets.remove(socket)
            if socket.viewer and all(s.viewer != socket.viewer for s in self.sockets):
                self.tell_table()

    def tell_table(self) -> None:
        for s in self.sockets:
            s.send(encode(self.table_is(s)))

    def tell(self, message: FromServer) -> None:
        data = encode(message)
        for s in self.sockets:
            s.send(data)

    async def tell_state(self, sockets: list[Socket]) -> None:
        """Each gets what its viewer may know and the part of the log it has not; built once for those who are alike."""
        built: dict[tuple[str, int], bytes] = {}
        for s in list(sockets):
            key = s.viewer, s.told
            try:
                if key not in built:
                    built[key] = encode(await aside(self.state_is, *key))
            except Exception:
                log.exception("nothing to show", table=self.id, viewer=s.viewer)
                s.finish()  # the match goes on; this one may come again
                continue
            s.send(built[key])
            s.told = len(self.match.log)

    def state_is(self, viewer: str, since: int) -> StateIs:
        alone = not self.others_to_agree(viewer)
        return messages.state_of(self.match, self.match.number(viewer), since, alone)

    async def look(self, seat: str, id: int, n: int, move: str) -> LookIs:
        async with self.ready():
            self.fresh(n)
            if self.match.seat != seat:
                raise Refusal(rule=NOT_ASKED)
            if move not in self.match.moves():
                raise Refusal(rule="ECU-1")
            game, view = self.match.game, self.match.view(seat)
        return await aside(messages.look, game, view, id, move)

    async def why_not(self, seat: str, id: int, n: int, ref: str) -> WhyNotIs:
        async with self.ready():
            self.fresh(n)
            game, view = self.match.game, self.match.view(seat)
        return await aside(messages.why_not, game, view, id, ref)

    # changing

    def fresh(self, n: int) -> None:
        if n != len(self.match.log):
            raise Refusal("stale")

    async def play(self, seat: str, n: int, move: str) -> None:
        async with self.ready():
            self.fresh(n)
            game, view = self.match.game, self.match.view(seat)
            try:
                await self.change(lambda: self.match.play(move, seat), seat)
            except NotYourTurn:
                raise
            except IllegalMove:
                raise Refusal(rule=await aside(messages.refused_by, game, view, move)) from None

    async def undo(self, seat: str, n: int) -> None:
        """Take back, where that is free or nobody else must agree; or ask the others."""
        async with self.ready():
            self.fresh(n)
            m, p = self.match, self.match.number(seat)
            if m.steps and m.state.player == p:
                await self.change(lambda: m.undo(seat), seat)
                return
            why = await aside(m.why_no_undo, p)
            if not why:
                await self.change(lambda: m.undo(seat), seat)
                return
            hard = m.why_no_undo(p, True)
            if why != NO_FREE_UNDO or hard:
                raise Refusal(rule=hard or why)
            others = self.others_to_agree(seat)
            if not others:
                await self.change(lambda: m.undo(seat, True), seat)
                return
            if self.wanted:
                raise Refusal("undo-wanted")
            self.wanted = Wanted(seat, n, set())
            self.tell(self.undo_wanted())

    async def agree(self, seat: str, yes: bool) -> None:
        """An answer to the one that wants an undo; its own seat may only withdraw."""
        async with self.ready():
            w = self.wanted
            if w is None:
                raise Refusal("no-undo-wanted")
            if not yes:
                self.settle_undo()
                return
            if seat not in self.others_to_agree(w.seat):
                raise Refusal("not-yours")
            w.agreed.add(seat)
            if w.agreed >= self.others_to_agree(w.seat):
                await self.change(lambda: self.match.undo(w.seat, True), w.seat)
            else:
                self.tell(self.undo_wanted())

    def undo_wanted(self) -> UndoWanted:
        w = self.wanted
        return UndoWanted(w.seat, sorted(w.agreed)) if w else UndoWanted("")

    def settle_undo(self) -> None:
        if self.wanted:
            self.wanted = None
            self.tell(self.undo_wanted())

    async def stand(self, seat: str, question: str, answers: list[str]) -> None:
        async with self.ready():
            try:
                standing = (seat, question, answers)
                await self.change(lambda: self.match.stand(seat, question, answers), seat, standing=standing)
            except EcumeneError as e:
                raise Refusal("bad-standing", reason=public_reason(e)) from None

    async def resign(self, seat: str) -> None:
        """Alone it is a defeat; of two the other wins; of more, a bot plays on."""
        async with self.ready():
            more = len(self.match.players) > 2
            left = (seat, TAKEOVER) if more else None
            await self.change(lambda: self.match.resign(seat, TAKEOVER), seat, left=left)
            mine = self.row.seat(seat)
            if more and mine:
                self.row = self.row.with_seat(replace(mine, left=True, bot=TAKEOVER))
                self.tell_table()
                self.wake()

    def dismiss(self) -> None:
        """A seat that was left is a bot's now; who looked with its eyes may come back as a spectator."""
        left = {x.seat for x in self.row.seats if x.left}
        for s in self.sockets:
            if s.viewer in left and not s.dropped:
                s.finish()

    async def change(
        self,
        do: Callable[[], None],
        seat: str,
        standing: tuple[str, str, list[str]] | None = None,
        left: tuple[str, str] | None = None,
    ) -> None:
        """Do something to the match, write what came of it, tell those who may know. The lock is held."""
        before = len(self.match.log)
        if before > MOST_LINES - ROOM:
            raise Refusal("too-long")
        self.unsure = True
        try:
            await aside(do)
        except EcumeneError:
            self.unsure = False  # it changed nothing
            raise
        m = self.match
        draft = " + ".join(m.game.codec.text(a) for a in m.steps)
        change = Change(before, m.lines(before), m.seat or "", m.over, result_of(m), draft, standing, left)
        try:
            await self.store.write(self.id, change)
        except Conflict:
            await self.reload()
            await self.tell_state(self.sockets)
            raise Refusal("stale") from None
        except SQLAlchemyError as e:
            log.error("not written", table=self.id, why=type(e).__name__)
            raise Refusal("store") from None
        self.unsure = False
        if change.lines:
            self.row = replace(self.row, asked=change.asked, over=change.over)
            self.settle_undo()
            await self.tell_state(self.sockets)
            self.wake()
        else:  # a private step or a standing answer: nobody else's business, not even that it was made
            await self.tell_state([s for s in self.sockets if s.viewer == seat])

    async def reload(self) -> None:
        stored = await self.store.load(self.id)
        assert stored
        self.row, self.match = stored.row, await aside(rebuilt, stored)
        self.wanted, self.unsure = None, False
        for s in self.sockets:
            s.told = min(s.told, len(self.match.log))

    # bots

    def wake(self) -> None:
        """Let the bot think, if one is asked."""
        if self.bot_task is None and self.asked_bot():
            self.bot_task = asyncio.create_task(self.play_bots())

    async def play_bots(self) -> None:
        """One answer after another, until a person is asked."""
        failures = 0
        while failures < TRIES:
            try:
                if not await self.bot_turn():
                    return
                failures = 0
            except Exception:
                failures += 1
                log.exception("a bot's turn failed", table=self.id)
                await asyncio.sleep(AGAIN)
        self.bot_task = None  # the next who looks at the table wakes it again

    async def bot_turn(self) -> bool:
        """One question to the bot that is asked, and its answer made; False where no bot is asked."""
        async with self.ready():
            seat = self.asked_bot()
            if not seat:
                self.bot_task = None
                return False
            at = len(self.match.log), len(self.match.steps)
            question = await aside(self.question, seat)
        action = await self.answer(question)
        async with self.ready():
            if at == (len(self.match.log), len(self.match.steps)) and self.asked_bot():
                await self.change(lambda: self.match.choose(action), seat.seat)
        return True

    async def answer(self, question: Question) -> int:
        """The bot's; or, where no process will answer, any: a table must not stand still."""
        try:
            return await self.workers.ask(question)
        except BotFailed:
            log.error("any move taken", table=self.id, bot=question.bot)
            return self.match.game.at_random(question.legal, Rng(question.seed))

    def question(self, seat: Seat) -> Question:
        """What a bot is told: what its seat may know, and dice of its own that tell nothing of the match's."""
        m = self.match
        at = f"{self.id} {len(m.plies)} {len(m.steps)}".encode()
        dice = blake2b(at, key=bytes.fromhex(self.row.secret), digest_size=4, person=b"ecumene-bot").digest()
        view = msgspec.json.encode(m.view(seat.seat))
        bot = seat.bot or TAKEOVER
        seed = int.from_bytes(dice, "big") >> 1
        return Question(self.row.game, bot, view, canonical(m.state), seed, self.workers.seconds)

    async def close(self) -> None:
        if self.bot_task:
            self.bot_task.cancel()
            await asyncio.gather(self.bot_task, return_exceptions=True)
        for s in self.sockets:
            s.finish()
