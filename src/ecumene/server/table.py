"""A live table: one match, the sockets of those who look at it, and the bots that play there.

Every change of the match happens under the table's lock, is written to the store, and only then sent to anybody. If
writing fails, the match is restored from the store, which has not changed.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from hashlib import blake2b
from typing import Any, TypeVar

import msgspec
import structlog
from sqlalchemy.exc import SQLAlchemyError

from ecumene.bots import TAKEOVER
from ecumene.kernel.border.errors import EcumeneError, IllegalMove
from ecumene.kernel.border.look import Look
from ecumene.kernel.border.sections import Shortage
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import canonical
from ecumene.kernel.match.log import NO_FREE_UNDO, NOT_ASKED
from ecumene.kernel.match.match import Match
from ecumene.kernel.match.record import MOST_LINES
from ecumene.server import messages, what_if
from ecumene.server.audience import Audience
from ecumene.server.bot_pool import BotFailed, BotPool, TooMany
from ecumene.server.bot_process import HINT, Question
from ecumene.server.bot_turns import PERSON, UNWATCHED, WATCHED, Whose
from ecumene.server.brief import brief_of
from ecumene.server.changes import Change, Conflict
from ecumene.server.drawing import Drawn
from ecumene.server.protocol import Done, FromServer, HintIs, PreviewIs, Reason, TableIs, UndoWanted, WhyNotIs
from ecumene.server.reader_process import result_of
from ecumene.server.reasons import public_reason
from ecumene.server.restore import restore_match
from ecumene.server.sockets import Socket, encode
from ecumene.server.store import Seat, Store, TableRow

log = structlog.get_logger()
T = TypeVar("T")

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
    """Run outside the event loop: a replay may take long, and others should not wait for it."""
    return await asyncio.to_thread(f, *args)


class Ready:
    """As a generator with `asynccontextmanager` would be, which every move would wait for twice as long."""

    def __init__(self, table: Table) -> None:
        self.table = table

    async def __aenter__(self) -> None:
        table = self.table
        await table.lock.acquire()
        table.touched = time.monotonic()
        if table.unsaved:
            try:
                await table.reload()
                table.send_state()
            except BaseException:
                table.lock.release()
                raise

    async def __aexit__(self, *_: object) -> None:
        self.table.lock.release()


class Table:
    def __init__(self, store: Store, bot_pool: BotPool, row: TableRow, match: Match) -> None:
        self.store, self.bot_pool = store, bot_pool
        self.row, self.match = row, match
        self.lock = asyncio.Lock()
        self.audience = Audience()
        self.undo_request: UndoRequest | None = None
        self.bot_task: asyncio.Task[None] | None = None
        self.hinting: set[str] = set()  # seats whose hint is being computed
        self.owner = row.host  # whose bots play here: the address of those who play, once it is known
        self.touched = time.monotonic()
        self.unsaved = False  # may the match hold something that the store does not?

    def ready(self) -> Ready:
        """Holds the lock; the match is what the store says."""
        return Ready(self)

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def sockets(self) -> list[Socket]:
        return self.audience.sockets

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

    def alone(self) -> set[str]:
        """Seats that need nobody's consent to an undo."""
        people = {x.owner for x in self.row.seats if x.owner and not x.played_by_bot}
        return {x.seat for x in self.row.seats if not people - {x.owner}}

    async def seat_changed(self, row: TableRow) -> None:
        """New names, owners or a rematch: send them to everybody. The store has them already."""
        self.row = row
        self.match.players[:] = [x.name for x in row.seats] or self.match.players
        self.send_table()

    # looking

    async def connect(self, socket: Socket, since: int, address: str) -> None:
        async with self.ready():
            if socket.viewer:
                self.owner = address
            is_new = self.audience.add(socket)
            for other in self.sockets if is_new else [socket]:
                other.send(encode(self.table_is(other)))
            self.send_whole(socket, since)
            if self.undo_request:
                socket.send(encode(self.undo_wanted()))
            self.wake()

    def disconnect(self, socket: Socket) -> None:
        if self.audience.remove(socket):
            self.send_table()

    async def whole(self, socket: Socket, since: int) -> None:
        """The whole state again for one socket, for example after it missed a change."""
        async with self.ready():
            self.send_whole(socket, since)

    def send_whole(self, socket: Socket, since: int) -> None:
        socket.log_sent, socket.version = max(0, min(since, len(self.match.log))), 0
        self.send_state(socket.viewer)

    def send_table(self) -> None:
        for s in self.sockets:
            s.send(encode(self.table_is(s)))

    def send_to_all(self, message: FromServer) -> None:
        self.audience.send_to_all(message)

    def send_state(self, only: str | None = None) -> None:
        """Send each viewer, or only one, what is new."""
        if self.sockets:
            self.audience.show(self.id, self.match, self.alone(), only)

    def look(self, seat: str) -> Look[Any, Any]:
        return Look.at(self.match.game, self.match.state, self.match.number(seat))

    async def preview(self, seat: str, id: int, n: int, move: str, *, counters: bool = False) -> PreviewIs:
        async with self.ready():
            self.check_is_current(n)
            look = self.look(seat)
            self.check_is_legal(seat, move, look)
            return what_if.preview_of(look, id, move, self.board_of(seat), counters=counters)

    def board_of(self, seat: str) -> Drawn | None:
        """What the seat was sent last."""
        shown = self.audience.shown.get(seat)
        return shown.sections if shown else None

    async def why_not(self, seat: str, id: int, n: int, ref: str) -> WhyNotIs:
        async with self.ready():
            self.check_is_current(n)
            return what_if.why_not(self.look(seat), id, ref)

    async def hint(self, seat: str, id: int, n: int) -> HintIs:
        """What a strong bot would do with what this seat knows. One question at a time for each seat."""
        if not self.row.hints:
            raise Refusal("no-hints")
        async with self.ready():
            self.check_is_current(n)
            mine = self.row.seat(seat)
            if self.match.seat != seat or not mine:
                raise Refusal(rule=NOT_ASKED)
            if seat in self.hinting:
                raise Refusal("too-fast")
            question = msgspec.structs.replace(await in_thread(self.question, mine), purpose=HINT)
        self.hinting.add(seat)
        try:
            return HintIs(id, n, (await self.bot_pool.answer(question, self.whose(PERSON))).advice)
        except TooMany:
            raise Refusal("too-fast") from None
        except BotFailed:
            raise Refusal("no-hint") from None
        finally:
            self.hinting.discard(seat)

    # changing

    def check_is_current(self, n: int) -> None:
        if n != len(self.match.log):
            raise Refusal("stale")

    def check_is_legal(self, seat: str, move: str, look: Look[Any, Any]) -> list[int]:
        """The actions of a move, if the seat may make it now. What refuses it is found in the seat's own look."""
        actions = self.match.game.codec.parse_move(move)
        if self.match.seat != seat:
            raise Refusal(rule=NOT_ASKED)
        try:
            self.match.check(actions)
        except IllegalMove:
            rule, missing = what_if.refused_by(look, actions)
            raise Refusal(rule=rule, missing=missing) from None
        return actions

    async def play(self, seat: str, id: int, n: int, move: str, sure: bool) -> PreviewIs | Done:
        """Play a move; if it could not be taken back freely and the player is not sure, only say what it would do."""
        async with self.ready():
            self.check_is_current(n)
            look = self.look(seat)
            actions = self.check_is_legal(seat, move, look)
            if not sure and what_if.asks_first(look, actions)[0]:
                return what_if.preview_of(look, id, move, self.board_of(seat))
            await self.change(lambda: self.match.play(move, seat), seat)
            return Done(id)

    async def undo(self, seat: str, n: int) -> None:
        """Undo, if that is free or nobody else must agree; else ask the others."""
        async with self.ready():
            self.check_is_current(n)
            m, p = self.match, self.match.number(seat)
            if m.steps and m.state.player == p:
                await self.change(lambda: m.undo(seat), seat)
                return
            why = m.why_no_undo(p)
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
            make()
        except EcumeneError:
            self.unsaved = False  # nothing has changed
            raise
        m = self.match
        draft = " + ".join(m.game.codec.text(a) for a in m.steps)
        change = Change(before, m.lines(before), m.seat or "", m.over, result_of(m), draft, standing, left, brief_of(m))
        try:
            await self.store.write(self.id, change)
        except Conflict:
            await self.reload()
            self.send_state()
            raise Refusal("stale") from None
        except SQLAlchemyError as e:
            log.error("not written", table=self.id, why=type(e).__name__)
            raise Refusal("store") from None
        self.unsaved = False
        if change.lines:
            self.row = self.row.after(change)
            self.settle_undo()
            self.send_state()
            self.wake()
        else:  # a private step or a standing answer: nobody else may know, not even that there was one
            self.send_state(seat)

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
            question = self.question(seat)
        action = await self.answer(question)
        async with self.ready():
            if at == (len(self.match.log), len(self.match.steps)) and self.asked_bot():
                await self.change(lambda: self.match.choose(action), seat.seat)
        return True

    async def answer(self, question: Question) -> int:
        """The bot's answer; a random one if no process answers, because the game must go on."""
        try:
            return await self.bot_pool.ask(question, self.whose(WATCHED if self.sockets else UNWATCHED))
        except BotFailed:
            log.error("random move played", table=self.id, bot=question.bot)
            return self.match.game.at_random(question.legal, Rng(question.seed))

    def whose(self, urgency: int) -> Whose:
        return Whose(self.owner, self.id, urgency)

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
