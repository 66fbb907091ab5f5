"""A live table: one match, the sockets of those who look at it, and the bots that play there.

Every change of the match happens under the table's lock, is written to the store, and only then sent to anybody. If
writing fails, the match is restored from the store, which has not changed.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from hashlib import blake2b
from typing import Any, TypeVar

import msgspec
import structlog
from sqlalchemy.exc import SQLAlchemyError

from ecumene.kernel.border.errors import EcumeneError, IllegalMove, NotYourTurn
from ecumene.kernel.border.sections import Shortage
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import canonical
from ecumene.kernel.match.log import NO_FREE_UNDO, NOT_ASKED
from ecumene.kernel.match.match import Match
from ecumene.kernel.match.record import MOST_LINES
from ecumene.server import messages
from ecumene.server.bot_pool import BotFailed, BotPool
from ecumene.server.bot_process import Question
from ecumene.server.protocol import FromServer, PreviewIs, Reason, StateIs, TableIs, UndoWanted, WhyNotIs
from ecumene.server.reader_process import result_of
from ecumene.server.reasons import public_reason
from ecumene.server.restore import restore_match
from ecumene.server.sockets import Socket, encode
from ecumene.server.store import Change, Conflict, Seat, Store, TableRow

log = structlog.get_logger()
T = TypeVar("T")

TAKEOVER = "greedy"  # the bot that plays on for somebody who left
RETRY = 1.0  # seconds until a bot's turn that failed is tried again
TRIES = 5
ROOM = 200  # lines that may follow from one choice


class Refusal(Exception):
    """What was asked for is not done; nothing has changed. Either a rule refuses it, or an error id says why."""

    def __init__(
        self, error: str = "", rule: str = "", reason: Reason | None = None, missing: Sequence[Shortage] = ()
    ) -> None:
        super().__init__(error or rule)
        self.error, self.rule, self.reason, self.missing = error, rule, reason, list(missing)


@dataclass
class UndoRequest:
    """A seat that asks the others to agree to an undo."""

    seat: str
    n: int
    agreed: set[str]


async def in_thread(f: Callable[..., T], *args: Any) -> T:
    """Run outside the event loop: replays and prices take milliseconds, and others should not wait for them."""
    return await asyncio.to_thread(f, *args)


class Table:
    def __init__(self, store: Store, bot_pool: BotPool, row: TableRow, match: Match) -> None:
        self.store, self.bot_pool = store, bot_pool
        self.row, self.match = row, match
        self.lock = asyncio.Lock()
        self.sockets: list[Socket] = []
        self.undo_request: UndoRequest | None = None
        self.bot_task: asyncio.Task[None] | None = None
        self.touched = time.monotonic()
        self.unsaved = False  # may the match hold something that the store does not?

    @asynccontextmanager
    async def ready(self) -> AsyncIterator[None]:
        """Holds the lock; the match is what the store says."""
        async with self.lock:
            self.touched = time.monotonic()
            if self.unsaved:
                await self.reload()
                await self.send_state(self.sockets)
            yield

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def idle(self) -> bool:
        """May it be dropped from memory? Nobody looks and no bot thinks."""
        return not self.sockets and self.bot_task is None and not self.lock.locked()

    # who sits there

    def table_is(self, socket: Socket) -> TableIs:
        return messages.table_of(self.row, socket.viewer, socket.guest, {s.viewer for s in self.sockets})

    def asked_bot(self) -> Seat | None:
        """The seat that must answer, if a bot plays it."""
        if self.match.over:
            return None
        seat = self.row.seat(self.match.seat or "")
        return seat if seat and seat.played_by_bot else None

    def others_to_agree(self, seat: str) -> set[str]:
        """Seats of other people. Those at the same device agree by talking."""
        mine = self.row.seat(seat)
        return {
            x.seat
            for x in self.row.seats
            if x.owner and not x.played_by_bot and mine and x.owner != mine.owner
        }  # fmt: skip

    async def seat_changed(self, row: TableRow) -> None:
        """New names, owners or a rematch: send them to everybody. The store has them already."""
        self.row = row
        self.match.players[:] = [x.name for x in row.seats] or self.match.players
        self.send_table()

    # looking

    async def connect(self, socket: Socket, since: int) -> None:
        async with self.ready():
            is_new = socket.viewer and all(s.viewer != socket.viewer for s in self.sockets)
            self.sockets.append(socket)
            socket.log_sent = max(0, min(since, len(self.match.log)))
            for other in self.sockets if is_new else [socket]:
                other.send(encode(self.table_is(other)))
            await self.send_state([socket])
            if self.undo_request:
                socket.send(encode(self.undo_wanted()))
            self.wake()

    def disconnect(self, socket: Socket) -> None:
        if socket in self.sockets:
            self.sockets.remove(socket)
            if socket.viewer and all(s.viewer != socket.viewer for s in self.sockets):
                self.send_table()

    def send_table(self) -> None:
        for s in self.sockets:
            s.send(encode(self.table_is(s)))

    def send_to_all(self, message: FromServer) -> None:
        data = encode(message)
        for s in self.sockets:
            s.send(data)

    async def send_state(self, sockets: list[Socket]) -> None:
        """Send each socket what its viewer may know and the new part of the log; equal messages are built once."""
        built: dict[tuple[str, int], bytes] = {}
        for s in list(sockets):
            key = s.viewer, s.log_sent
            try:
                if key not in built:
                    built[key] = encode(await in_thread(self.state_is, *key))
            except Exception:
                log.exception("nothing to show", table=self.id, viewer=s.viewer)
                s.finish()  # the match goes on; this client may connect again
                continue
            s.send(built[key])
            s.log_sent = len(self.match.log)

    def state_is(self, viewer: str, since: int) -> StateIs:
        alone = not self.others_to_agree(viewer)
        return messages.state_of(self.match, self.match.number(viewer), since, alone)

    async def preview(self, seat: str, id: int, n: int, move: str) -> PreviewIs:
        async with self.ready():
            self.check_is_current(n)
            if self.match.seat != seat:
                raise Refusal(rule=NOT_ASKED)
            if move not in self.match.moves():
                raise Refusal(rule="ECU-1")
            game, view = self.match.game, self.match.view(seat)
        return await in_thread(messages.preview_of, game, view, id, move)

    async def why_not(self, seat: str, id: int, n: int, ref: str) -> WhyNotIs:
        async with self.ready():
            self.check_is_current(n)
            game, view = self.match.game, self.match.view(seat)
        return await in_thread(messages.why_not, game, view, id, ref)

    # changing

    def check_is_current(self, n: int) -> None:
        if n != len(self.match.log):
            raise Refusal("stale")

    async def play(self, seat: str, n: int, move: str) -> None:
        async with self.ready():
            self.check_is_current(n)
            game, view = self.match.game, self.match.view(seat)
            try:
                await self.change(lambda: self.match.play(move, seat), seat)
            except NotYourTurn:
                raise
            except IllegalMove:
                rule, missing = await in_thread(messages.refused_by, game, view, move)
                raise Refusal(rule=rule, missing=missing) from None

    async def undo(self, seat: str, n: int) -> None:
        """Undo, if that is free or nobody else must agree; else ask the others."""
        async with self.ready():
            self.check_is_current(n)
            m, p = self.match, self.match.number(seat)
            if m.steps and m.state.player == p:
                await self.change(lambda: m.undo(seat), seat)
                return
            why = await in_thread(m.why_no_undo, p)
            if not why:
                await self.change(lambda: m.undo(seat), seat)
                return
            even_if_agreed = m.why_no_undo(p, True)
            if why != NO_FREE_UNDO or even_if_agreed:
                raise Refusal(rule=even_if_agreed or why)
            others = self.others_to_agree(seat)
            if not others:
                await self.change(lambda: m.undo(seat, True), seat)
                return
            if self.undo_request:
                raise Refusal("undo-wanted")
            self.undo_request = UndoRequest(seat, n, set())
            self.send_to_all(self.undo_wanted())

    async def agree(self, seat: str, yes: bool) -> None:
        """Answer a request for an undo; the seat that asked may only withdraw it."""
        async with self.ready():
            request = self.undo_request
            if request is None:
                raise Refusal("no-undo-wanted")
            if not yes:
                self.settle_undo()
                return
            if seat not in self.others_to_agree(request.seat):
                raise Refusal("not-yours")
            request.agreed.add(seat)
            if request.agreed >= self.others_to_agree(request.seat):
                await self.change(lambda: self.match.undo(request.seat, True), request.seat)
            else:
                self.send_to_all(self.undo_wanted())

    def undo_wanted(self) -> UndoWanted:
        request = self.undo_request
        return UndoWanted(request.seat, sorted(request.agreed)) if request else UndoWanted("")

    def settle_undo(self) -> None:
        if self.undo_request:
            self.undo_request = None
            self.send_to_all(self.undo_wanted())

    async def stand(self, seat: str, question: str, answers: list[str]) -> None:
        async with self.ready():
            try:
                standing = (seat, question, answers)
                await self.change(lambda: self.match.stand(seat, question, answers), seat, standing=standing)
            except EcumeneError as e:
                raise Refusal("bad-standing", reason=public_reason(e)) from None

    async def resign(self, seat: str) -> None:
        """A player alone loses; of two, the other wins; of more, a bot plays on."""
        async with self.ready():
            more = len(self.match.players) > 2
            left = (seat, TAKEOVER) if more else None
            await self.change(lambda: self.match.resign(seat, TAKEOVER), seat, left=left)
            mine = self.row.seat(seat)
            if more and mine:
                self.row = self.row.with_seat(replace(mine, left=True, bot=TAKEOVER))
                self.send_table()
                self.wake()

    def close_left_seats(self) -> None:
        """Close the sockets of seats that were given up: bots play there now. Clients may return as spectators."""
        left = {x.seat for x in self.row.seats if x.left}
        for s in self.sockets:
            if s.viewer in left and not s.dropped:
                s.finish()

    async def change(
        self,
        make: Callable[[], None],
        seat: str,
        standing: tuple[str, str, list[str]] | None = None,
        left: tuple[str, str] | None = None,
    ) -> None:
        """Change the match, write what follows, send it to those who may know. The lock is held."""
        before = len(self.match.log)
        if before > MOST_LINES - ROOM:
            raise Refusal("too-long")
        self.unsaved = True
        try:
            await in_thread(make)
        except EcumeneError:
            self.unsaved = False  # nothing has changed
            raise
        m = self.match
        draft = " + ".join(m.game.codec.text(a) for a in m.steps)
        change = Change(before, m.lines(before), m.seat or "", m.over, result_of(m), draft, standing, left)
        try:
            await self.store.write(self.id, change)
        except Conflict:
            await self.reload()
            await self.send_state(self.sockets)
            raise Refusal("stale") from None
        except SQLAlchemyError as e:
            log.error("not written", table=self.id, why=type(e).__name__)
            raise Refusal("store") from None
        self.unsaved = False
        if change.lines:
            self.row = replace(self.row, asked=change.asked, over=change.over)
            self.settle_undo()
            await self.send_state(self.sockets)
            self.wake()
        else:  # a private step or a standing answer: nobody else may know, not even that there was one
            await self.send_state([s for s in self.sockets if s.viewer == seat])

    async def reload(self) -> None:
        stored = await self.store.load(self.id)
        assert stored
        self.row, self.match = stored.row, await in_thread(restore_match, stored)
        self.undo_request, self.unsaved = None, False
        for s in self.sockets:
            s.log_sent = min(s.log_sent, len(self.match.log))

    # bots

    def wake(self) -> None:
        """Start the bot, if one must answer."""
        if self.bot_task is None and self.asked_bot():
            self.bot_task = asyncio.create_task(self.play_bots())

    async def play_bots(self) -> None:
        """Play the answers of bots until a person must answer."""
        failures = 0
        while failures < TRIES:
            try:
                if not await self.bot_turn():
                    return
                failures = 0
            except Exception:
                failures += 1
                log.exception("a bot's turn failed", table=self.id)
                await asyncio.sleep(RETRY)
        self.bot_task = None  # it starts again when somebody connects

    async def bot_turn(self) -> bool:
        """Ask the bot and play its answer; False if no bot must answer."""
        async with self.ready():
            seat = self.asked_bot()
            if not seat:
                self.bot_task = None
                return False
            at = len(self.match.log), len(self.match.steps)
            question = await in_thread(self.question, seat)
        action = await self.answer(question)
        async with self.ready():
            if at == (len(self.match.log), len(self.match.steps)) and self.asked_bot():
                await self.change(lambda: self.match.choose(action), seat.seat)
        return True

    async def answer(self, question: Question) -> int:
        """The bot's answer; a random one if no process answers, because the game must go on."""
        try:
            return await self.bot_pool.ask(question)
        except BotFailed:
            log.error("random move played", table=self.id, bot=question.bot)
            return self.match.game.at_random(question.legal, Rng(question.seed))

    def question(self, seat: Seat) -> Question:
        """What a bot gets: what its seat may know, and a seed of its own that reveals nothing of the match's chance."""
        m = self.match
        at = f"{self.id} {len(m.plies)} {len(m.steps)}".encode()
        dice = blake2b(at, key=bytes.fromhex(self.row.secret), digest_size=4, person=b"ecumene-bot").digest()
        view = msgspec.json.encode(m.view(seat.seat))
        bot = seat.bot or TAKEOVER
        seed = int.from_bytes(dice, "big") >> 1
        return Question(self.row.game, bot, view, canonical(m.state), seed, self.bot_pool.seconds)

    async def close(self) -> None:
        if self.bot_task:
            self.bot_task.cancel()
            await asyncio.gather(self.bot_task, return_exceptions=True)
        for s in self.sockets:
            s.finish()
