"""One game being played: it holds what the position must not, chance and the history.

A *move* is one line of the record: the choice of a seat or an outcome of chance, and one *ply*. A move
built in private steps becomes a line when it is committed; until then nobody else can tell that it grows.
The log is append-only: an undo is a line too.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from ecumene.kernel.action import verb_of
from ecumene.kernel.chance import Chance, Sealed, Seeded
from ecumene.kernel.codec import MARKED
from ecumene.kernel.errors import EcumeneError, IllegalMove, NotYourTurn, UnreadableMove
from ecumene.kernel.game import Game
from ecumene.kernel.questions import CHANCE_NAME
from ecumene.kernel.record import Line, Record
from ecumene.kernel.result import Result
from ecumene.kernel.state import CHANCE, NOBODY, SPECTATOR, Frame, State, apply, legal
from ecumene.kernel.views import viewer_number

# The platform's own rules, beside ECU-1 (not offered now) of `kernel.state`.
NO_FREE_UNDO = "ECU-2"  # chance spoke, another seat chose or a secret was shown since
NOTHING_TO_UNDO = "ECU-3"
NOT_ASKED = "ECU-4"  # another seat is asked, or the game is over
ALREADY_LEFT = "ECU-5"

WHY = {
    "ECU-1": "not offered now",
    NO_FREE_UNDO: "chance spoke, another seat chose or a secret was shown since; the others must agree",
    NOTHING_TO_UNDO: "there is nothing to take back",
    NOT_ASKED: "another seat is asked, or the game is over",
    ALREADY_LEFT: "that seat has been left before",
    "ECU-6": "twenty offers between these two players were declined in this turn",
}

Seat = int | str | None  # a number, a letter; None or "" for a spectator


@dataclass(frozen=True)
class Move:
    seat: int  # or CHANCE
    actions: tuple[int, ...]  # private steps, then what commits them; usually one
    events: tuple[int, ...] = ()  # what the table told on the way


@dataclass(frozen=True)
class Undo:
    seat: int
    ply: int  # the first line taken back
    agreed: bool


@dataclass(frozen=True)
class Left:
    """A seat given up: with two seats the other wins, with one nobody; with more, `bot` plays on."""

    seat: int
    bot: str


class Match:
    """A game in progress. People and programs speak the notation; bots may go down to `state`."""

    def __init__(
        self,
        game: Game,
        chance: Chance | int,
        players: Sequence[str] | int | None = None,
        options: Mapping[str, Any] | None = None,
        corrections: str = "",
        corrections_name: str = "",
        date: str = "",
        held: bool = False,
    ) -> None:
        """`chance`: a number for tests, `Sealed` for servers. `held`: chance waits, for a record speaks for it."""
        self.game = game
        if players is None:
            players = game.fewest
        names = [""] * players if isinstance(players, int) else list(players)
        self.options = game.chosen(len(names), options or {})
        self.players = names
        self.corrections, self.corrections_name, self.date = corrections, corrections_name, date
        self.chance = Seeded(chance) if isinstance(chance, int) else chance
        self.log: list[Move | Undo | Left] = []
        self.plies: list[Move] = []  # the log without what was taken back
        self.steps: list[int] = []  # of a private choice not yet committed
        self.standing: dict[tuple[int, str], list[tuple[int, ...]]] = {}
        self.resigned: int | None = None
        self.taken_over: dict[int, str] = {}  # seats that were left, and the bots that play on
        self.held = held
        self.before: tuple[int, Any] = (-1, None)  # the last ply that a seat chose, and the position before it
        self.state = self._start()
        self.go_on()

    def _start(self) -> Any:
        s = self.game.start(players=len(self.players), corrections=self.corrections, **self.options)
        s.events = []
        return s

    # reading

    @property
    def over(self) -> bool:
        return self.state.over or self.resigned is not None

    @property
    def seat(self) -> str | None:
        """The letter of the seat that is asked; None when the game is over."""
        return None if self.over else self.game.seats[self.state.player]

    def moves(self) -> list[str]:
        """Everything the seat that is asked may do, in notation."""
        return [] if self.over else [self.game.codec.text(a) for a in legal(self.state)]

    def view(self, seat: Seat = None) -> Any:
        """What one seat, or a spectator, may know: a typed value in names."""
        return self.game.view(self.state, self.number(seat))

    @property
    def result(self) -> Result | None:
        """Scores, places and how it ended; None while the game goes on."""
        if self.resigned is not None:
            r = self.game.result(self.state)
            places = [2 if p == self.resigned else 1 for p in range(len(self.players))]
            return Result(r.scores, places, "resignation", r.parts, missed=r.missed, ways=r.ways)
        return self.game.result(self.state) if self.state.over else None

    def number(self, seat: Seat) -> int:
        """A seat's number, from its letter or number; SPECTATOR for nobody's."""
        if seat is None:
            return SPECTATOR
        if isinstance(seat, str):
            if seat not in ("", *self.game.seats[: len(self.players)]):
                raise EcumeneError(f"no such seat: {seat!r}")
            return viewer_number(self.game.seats, seat)
        if seat != SPECTATOR and not 0 <= seat < len(self.players):
            raise EcumeneError(f"no such seat: {seat!r}")
        return seat

    def events(self, viewer: Seat = None, since: int = 0) -> list[str]:
        """What the table told from a ply on, as one viewer may read it."""
        who = self.number(viewer)
        told = self.game.events
        return [told.seen(e, who, CHANCE) for m in self.plies[since:] for e in m.events]

    # choosing

    def play(self, text: str, seat: Seat = None) -> None:
        """Make a move in notation, for the seat that is asked. Wrong input raises an error and changes nothing.

        A choice built in private steps may be given step by step, or whole: `add lamp + defend`.
        """
        if seat is not None and (self.over or self.number(seat) != self.state.player):
            raise NotYourTurn(NOT_ASKED, text, WHY[NOT_ASKED])
        actions = [self.game.codec.parse(part) for part in text.split("+")]
        if len(actions) > 1:
            self.rehearse(actions)
        for action in actions:
            self.take(action)
        self.go_on()

    def choose(self, action: int) -> None:
        """The same with a packed action: for bots and tests."""
        self.take(action)
        self.go_on()

    def rehearse(self, actions: Sequence[int]) -> None:
        """Try several steps on a copy, so that a wrong one leaves nothing behind."""
        s = self.state.clone()
        for i, action in enumerate(actions):
            self._allow(s, action)
            apply(s, action)
            if i + 1 < len(actions) and verb_of(action) not in self.game.codec.steps:
                raise IllegalMove("ECU-1", self.game.codec.text(action), "only private steps are joined with '+'")

    def _allow(self, s: State, action: int) -> None:
        if verb_of(action) not in self.game.codec.word:
            raise UnreadableMove(f"no such verb: {verb_of(action)}")
        text = self.game.codec.text(action)
        if s.over or self.resigned is not None:
            raise NotYourTurn(NOT_ASKED, text, "the game is over")
        why = s.stack[-1].refuse(s, action)
        if why:
            raise IllegalMove(why, text, WHY.get(why) or self.game.rule_texts.get(why, ""))

    def take(self, action: int) -> None:
        """One action of the seat that is asked, and what follows of itself; not what chance adds."""
        s = self.state
        self._allow(s, action)
        seat = s.player
        if not self.steps:
            self.before = len(self.plies), s.clone()
        self.steps.append(action)
        apply(s, action)
        if verb_of(action) not in self.game.codec.steps:
            self.write(seat, self.game.codec.in_order(self.steps))
            self.steps = []

    def write(self, seat: int, actions: tuple[int, ...]) -> None:
        move = Move(seat, actions, tuple(self.state.events))
        self.state.events.clear()
        self.plies.append(move)
        self.log.append(move)

    def go_on(self) -> None:
        """Let chance and standing answers speak until somebody must be asked."""
        while not self.over and not self.steps and not self.held:
            frame = self.state.stack[-1]
            if frame.player == CHANCE:
                action = frame.sample(self.state, self.chance.at(len(self.plies)))
                apply(self.state, action)
                self.write(CHANCE, (action,))
                continue
            answer = self._standing_answer(frame)
            if not answer:
                return
            for action in answer:
                self.take(action)

    def _standing_answer(self, frame: Frame) -> tuple[int, ...]:
        """The first standing answer that may be given whole; none unless the last, which anybody may give, could be."""
        answers = self.standing.get((frame.player, type(frame).__name__), [])
        fitting = [x for x in answers if self._fits(x)]
        return fitting[0] if fitting and fitting[-1] == answers[-1] else ()

    def _fits(self, actions: tuple[int, ...]) -> bool:
        try:
            self.rehearse(actions)
        except EcumeneError:
            return False
        return verb_of(actions[-1]) not in self.game.codec.steps

    def stand(self, seat: Seat, question: str, answers: list[str]) -> None:
        """Standing answers: whenever this is asked, the first that is legal. Only the seat itself may see them.

        An answer is a whole move, private steps and all. The last must be one that anybody asked may give
        (`pass`), for that an answer comes at once must not hang on what the seat secretly holds. No answers:
        ask again.
        """
        codec = self.game.codec
        if question not in self.game.rule_of:
            raise EcumeneError(f"no such question: {question!r}; there are: {', '.join(self._questions())}")
        moves = [tuple(codec.parse(part) for part in text.split("+")) for text in answers]
        if moves and (len(moves[-1]) > 1 or codec.arguments(moves[-1][0])):
            raise EcumeneError(f"the last standing answer must be one that anybody may give, not {answers[-1]!r}")
        self.standing[self._own(seat), question] = moves
        if not self.steps:
            self.go_on()

    def _questions(self) -> list[str]:
        return [q for q in self.game.rule_of if "." not in q]

    def _own(self, seat: Seat) -> int:
        """The number of a seat; a spectator has none."""
        p = self.number(seat)
        if p < 0:
            raise EcumeneError("a spectator has no seat")
        return p

    # leaving

    def resign(self, seat: Seat, bot: str = "greedy") -> None:
        """Give a seat up where the game has no rule for it: of two the other wins; of more, a bot plays on.

        A seat that plays alone has lost.
        """
        p = self._own(seat)
        if self.over:
            raise NotYourTurn(NOT_ASKED, "resign", WHY[NOT_ASKED])
        if any(isinstance(x, Left) and x.seat == p for x in self.log):
            raise IllegalMove(ALREADY_LEFT, "resign", WHY[ALREADY_LEFT])
        if self.steps and self.state.player == p:
            self.steps = []
            self.rebuild()
        self.standing = {key: answers for key, answers in self.standing.items() if key[0] != p}
        if len(self.players) <= 2:
            self.resigned = p
            self.log.append(Left(p, ""))
        else:
            self.log.append(Left(p, bot))
            self.taken_over[p] = bot

    # undoing

    def undo(self, seat: Seat = None, agreed: bool = False) -> None:
        """Take back the seat's last private step, or else its last move and all since.

        Without a seat: of whoever is in the middle of a private choice, or else of the one that chose last.
        """
        p = self._undoer() if seat is None else self._own(seat)
        if self.steps and self.state.player == p:
            self.steps.pop()
            self.rebuild()
            return
        why = self.why_no_undo(p, agreed)
        if why:
            raise IllegalMove(why, "undo", WHY[why])
        self.take_back(p, max(ply for ply, m in enumerate(self.plies) if m.seat == p), agreed)

    def take_back(self, seat: int, ply: int, agreed: bool) -> None:
        """Write the undo and go back to the position before a ply. `undo` asks whether that is allowed."""
        self.steps = []
        self.plies = self.plies[:ply]
        self.log.append(Undo(seat, ply, agreed))
        at, before = self.before
        if at == ply:
            self.state = before.clone()
            self.state.events = []
        else:
            self.before = -1, None
            self.rebuild()

    def why_no_undo(self, seat: int, agreed: bool = False) -> str:
        """The rule that keeps a seat from taking its last move back, or ""."""
        mine = [ply for ply, m in enumerate(self.plies) if m.seat == seat]
        if not mine or self.resigned is not None:
            return NOTHING_TO_UNDO
        if self.over and self.chance.seal:
            return NO_FREE_UNDO  # the secret is public now
        if agreed:
            return ""
        since = self.plies[mine[-1] :]
        if any(m.seat != seat for m in since) or self._shows(mine[-1]):
            return NO_FREE_UNDO
        return ""

    def _undoer(self) -> int:
        if self.steps:
            return int(self.state.player)
        return next((m.seat for m in reversed(self.plies) if m.seat != CHANCE), 0)

    def _shows(self, ply: int) -> bool:
        """Did anybody learn something from a ply on?"""
        at, before = self.before
        if at == ply:
            s = before.clone()
        else:
            s = self._start()
            for m in self.plies[:ply]:
                for a in m.actions:
                    apply(s, a)
        return shows(self.game, s, [a for m in self.plies[ply:] for a in m.actions])

    def rebuild(self) -> None:
        self.state = self._start()
        for m in self.plies:
            for a in m.actions:
                apply(self.state, a)
        self.state.events.clear()
        for a in self.steps:
            apply(self.state, a)

    # records

    def record(self, viewer: Seat | bool = True) -> str:
        """The record as text: whole, with its secret arguments marked; or as one viewer may read it, masked."""
        return self.to_record(viewer).text()

    def to_record(self, viewer: Seat | bool = True) -> Record:
        """As `record`, as a value."""
        game = self.game
        head: dict[str, Any] = {"game": game.id, "rules": game.revision, "players": self.players}
        if self.options:
            head["options"] = self.options
        if self.corrections:
            head["corrections"] = {"name": self.corrections_name, "rows": msgspec.json.decode(self.corrections)}
        if isinstance(self.chance, Seeded):
            head["seed"] = str(self.chance.seed)
        if self.chance.seal:
            head["seal"] = self.chance.seal
        if self.date:
            head["date"] = self.date
        whole = viewer is True
        reader = SPECTATOR if isinstance(viewer, bool) else self.number(viewer)
        record = Record(head, self._lines(0, whole, reader))
        if self.result is not None:
            record.result = self.result.text(game.seats)
            if isinstance(self.chance, Sealed):
                record.secret = self.chance.secret.hex()
        return record

    def lines(self, since: int = 0) -> list[Line]:
        """The whole record's lines from one on: what a store appends after a move."""
        return self._lines(since, True, SPECTATOR)

    def _lines(self, since: int, whole: bool, reader: int) -> list[Line]:
        return [self._line(entry, whole, reader) for entry in self.log[since:]]

    def _line(self, entry: Move | Undo | Left, whole: bool, reader: int) -> Line:
        codec, letter = self.game.codec, self.game.seats
        if isinstance(entry, Undo):
            return Line(letter[entry.seat], f"undo {entry.ply}{' agreed' if entry.agreed else ''}")
        if isinstance(entry, Left):
            given_up = "leave" if "resign" in codec.verb else "resign"  # the game's own word means its own rule
            return Line(letter[entry.seat], f"leave {entry.bot}" if entry.bot else given_up)
        who = CHANCE_NAME if entry.seat == CHANCE else letter[entry.seat]
        if whole:
            texts = [codec.text(a, MARKED) for a in entry.actions]
        else:
            texts = [codec.seen(a, reader, entry.seat) for a in entry.actions]
        return Line(who, " + ".join(texts))


def shows(game: Game, s: Any, actions: Sequence[int]) -> bool:
    """Play these; does anybody learn something on the way? Asked after every step, lest one hide another's showing."""
    zones, viewers = game.zones, game.viewers(s)
    unseen = [zones.all_unseen(s, p) for p in viewers]
    for action in actions:
        s.stack[-1].take(s, action)
        while True:
            now = [zones.all_unseen(s, p) for p in viewers]
            if any(map(zones.learned, unseen, now)):
                return True
            unseen = now
            if s.over or s.player != NOBODY:
                break
            s.stack[-1].run(s)
    return False
