"""One game being played: it holds what the position must not, chance and the history.

A *move* is one line of the record: the choice of a seat or an outcome of chance, and one *ply*. A move
built in private steps becomes a line when it is committed; until then nobody else can see that it grows.
The log is append-only: an undo is a line too.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ecumene.kernel.border.errors import BadArgument, EcumeneError, IllegalMove, NotYourTurn, nearest
from ecumene.kernel.border.game import AnyGame
from ecumene.kernel.border.result import Result
from ecumene.kernel.border.views import viewer_number
from ecumene.kernel.core.action import verb_of
from ecumene.kernel.core.state import CHANCE, NOT_OFFERED, SPECTATOR, Frame, State, apply, legal
from ecumene.kernel.match.chance import Chance, Seeded
from ecumene.kernel.match.log import (
    ALREADY_LEFT,
    NO_FREE_UNDO,
    NOT_ASKED,
    NOTHING_TO_UNDO,
    Left,
    Move,
    Undo,
    shows,
)
from ecumene.kernel.match.players import seated
from ecumene.kernel.match.record import Line, Record
from ecumene.kernel.match.writing import lines_of, record_of

SNAPSHOT = 64  # plies from one kept position to the next: an undo replays no more than these

Seat = int | str | None  # a number, a letter; None or "" for a spectator


class Match:
    """A game in progress, made by `ecumene.new` or `ecumene.read`.

    A seat is named by its letter (`"A"`) or its number (0); nothing stands for a spectator. Whatever is wrong raises an
    error and changes nothing. People and programs speak the notation; bots may go down to `state`.

    Attributes:
        game: The game that is played.
        players: The names of the players, a seat each; "" for one without a name.
        options: The variants that were chosen, in full.
        corrections: The corrected card rows, as text for `game.start`; "" for the printed ones.
        state: The position, for `ecumene.legal`, `apply` and `step`. Work on `state.clone()`.
        log: Every line of the record: moves, undos, seats that were left.
        plies: The moves that stand: the log without what was taken back.

    Examples:
        >>> match = ecumene.new("seven_wonders_duel", players=["Anna", "Borys"], seed=7)
        >>> match.play("draft colossus")
        >>> match.view("B").seats[0].wonders
        ['colossus']
        >>> match.undo()
        >>> match.seat
        'A'
    """

    def __init__(
        self,
        game: AnyGame,
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
        self.players = seated(game, players)
        self.options = game.chosen(len(self.players), options or {})
        self.corrections, self.corrections_name, self.date = corrections, corrections_name, date
        self.chance = chance if isinstance(chance, Chance) else Seeded(chance)
        self.log: list[Move | Undo | Left] = []
        self.plies: list[Move] = []  # the log without what was taken back
        self.ply_lines: list[int] = []  # by ply: its line of the log
        self.steps: list[int] = []  # of a private choice not yet committed
        self.standing: dict[tuple[int, str], list[tuple[int, ...]]] = {}
        self.resigned: int | None = None
        self.taken_over: dict[int, str] = {}  # seats that were left, and the bots that play on
        self.held = held
        self.comments: list[tuple[int, str]] = []  # of the record it was read from: before which line
        self.notes: dict[int, tuple[str, str]] = {}  # checksum and comment of such a record's lines
        self.snapshots: list[tuple[int, Any]] = []  # positions after so many plies, rising
        self.before: tuple[int, Any] = (-1, None)  # the last ply that a seat chose, and the position before it
        self.state = self._start()
        self.go_on()

    def _start(self) -> Any:
        try:
            s = self.game.start(players=len(self.players), corrections=self.corrections, **self.options)
        except EcumeneError as e:
            raise e.at(game=self.game.id) from None
        s.events = []
        return s

    # reading

    @property
    def over(self) -> bool:
        """Is the game finished, or was it given up?"""
        return self.state.over or self.resigned is not None

    @property
    def seat(self) -> str | None:
        """The letter of the seat that is asked; None when the game is over."""
        return None if self.over else self.game.seats[self.state.player]

    def moves(self) -> list[str]:
        """List everything that the seat that is asked may do, in notation; nothing when the game is over."""
        return [] if self.over else [self.game.codec.text(a) for a in legal(self.state)]

    def view(self, seat: Seat = None) -> Any:
        """Show what one viewer may know: a typed value, in names.

        Args:
            seat: Whose view; nothing for a spectator.

        Returns:
            The game's own view, a msgspec Struct: `msgspec.json.encode` writes it as JSON.

        Raises:
            BadArgument: Nobody sits there.
        """
        return self.game.view(self.state, self.number(seat))

    @property
    def result(self) -> Result | None:
        """The result; None while the game goes on."""
        if self.resigned is not None:
            r = self.game.result(self.state)
            places = [2 if p == self.resigned else 1 for p in range(len(self.players))]
            return Result(r.scores, places, "resignation", r.parts, missed=r.missed, endings=r.endings)
        return self.game.result(self.state) if self.state.over else None

    def number(self, seat: Seat) -> int:
        """A seat's number, from its letter or number; SPECTATOR for nobody's."""
        there = self.game.seats[: len(self.players)]
        if seat is None or seat == "":
            return SPECTATOR
        if isinstance(seat, str) and seat in tuple(there):
            return viewer_number(self.game.seats, seat)
        if type(seat) is int and (seat == SPECTATOR or 0 <= seat < len(there)):
            return seat
        raise BadArgument("no-seat-here", seat=seat, there=list(there))

    def events(self, viewer: Seat = None, since: int = 0) -> list[str]:
        """List what happened on the table, as one viewer may read it.

        Args:
            viewer: Who reads it; nothing for a spectator. What is secret to them is `*`.
            since: From which ply on.

        Returns:
            Events in notation, such as `built A altar`.

        Examples:
            >>> match = ecumene.new("seven_wonders_duel", seed=7)
            >>> while len(match.events()) < 5:
            ...     match.play(match.moves()[0])
            >>> match.events()[2:]
            ['began 1', 'paid A 2', 'built A scriptorium']
        """
        who = self.number(viewer)
        events = self.game.events
        return [events.seen(e, who, CHANCE) for m in self.plies[since:] for e in m.events]

    # choosing

    def play(self, text: str, seat: Seat = None) -> None:
        """Make a move for the seat that is asked. Then chance speaks until somebody must be asked again.

        Args:
            text: The move in notation. Private steps may be given one by one, or whole: `add lamp + defend`.
            seat: If given, an error unless this seat is asked.

        Raises:
            UnreadableMove: This is no move of the game.
            IllegalMove: The rules forbid it now; `rule` is the id of the rule, `missing` what the seat would need.
            NotYourTurn: Another seat is asked, or the game is over.

        Examples:
            >>> match = ecumene.new("seven_wonders_duel", seed=7)
            >>> try:
            ...     match.play("draft mausoleum")
            ... except ecumene.IllegalMove as e:
            ...     print(e.rule)
            SWD-2.6
        """
        actions = self.game.codec.parse_move(text)
        if self.over or (seat is not None and self.number(seat) != self.state.player):
            raise NotYourTurn("refused", rule=NOT_ASKED, move=text)
        if len(actions) > 1:
            self.rehearse(actions)
        for action in actions:
            self.apply(action)
        self.go_on()

    def choose(self, action: int) -> None:
        """Make a move that is given as a packed action, as `ecumene.legal` lists them.

        Raises:
            UnreadableMove: The number is no action of the game.
            IllegalMove: The rules forbid it now.
        """
        self.apply(self.game.codec.checked(action))
        self.go_on()

    def check(self, actions: Sequence[int]) -> None:
        """Raise an error if the seat that is asked may not do this now. Nothing changes."""
        if len(actions) > 1:
            self.rehearse(actions)
        else:
            self._allow(self.state, actions[0])

    def rehearse(self, actions: Sequence[int]) -> None:
        """Try several steps on a copy, so that a wrong one leaves nothing behind."""
        s = self.state.clone()
        for i, action in enumerate(actions):
            self._allow(s, action)
            apply(s, action)
            if i + 1 < len(actions) and verb_of(action) not in self.game.codec.steps:
                raise IllegalMove("move-joined", rule=NOT_OFFERED, move=self.game.codec.text(action))

    def _allow(self, s: State, action: int) -> None:
        if s.over or self.resigned is not None:
            raise NotYourTurn("refused", rule=NOT_ASKED, move=self.game.codec.text(action))
        why = s.stack[-1].refuse(s, action)
        if why:
            error = self.refused(why, self.game.codec.text(action))
            error.missing = self.game.missing(s, action)
            raise error

    def refused(self, rule: str, move: str) -> IllegalMove:
        """An error that names the rule and what it says."""
        return IllegalMove("refused", rule=rule, move=move).at(game=self.game.id)

    def apply(self, action: int) -> None:
        """One action of the seat that is asked, and the automatic steps after it; not what chance adds."""
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
        self.ply_lines.append(len(self.log))
        self.log.append(move)
        if len(self.plies) % SNAPSHOT == 0:
            self.snapshots.append((len(self.plies), self.state.clone()))

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
                self.apply(action)

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
        """Leave answers with the match: whenever this is asked, the first that is legal is given at once.

        Only the seat itself may see them. The last must be one that anybody asked may give (`pass`), because whether
        an answer comes at once must not depend on what the seat secretly holds.

        Args:
            seat: Whose answers.
            question: The name of the question, a key of `game.rule_of`.
            answers: Whole moves, private steps and all. None: ask again.

        Raises:
            BadArgument: No such seat or question, or the last answer is not one that anybody may give.
            UnreadableMove: An answer is no move of the game.
        """
        codec = self.game.codec
        if not isinstance(question, str) or question not in self.game.rule_of:
            there = self._questions()
            raise BadArgument("no-question", question=question, near=nearest(question, there), there=there)
        moves = [tuple(codec.parse_move(text)) for text in answers]
        if moves and (len(moves[-1]) > 1 or codec.arguments(moves[-1][0])):
            raise BadArgument("standing-last", move=answers[-1])
        self.standing[self._own(seat), question] = moves
        if not self.steps:
            self.go_on()

    def _questions(self) -> list[str]:
        return [q for q in self.game.rule_of if "." not in q]

    def _own(self, seat: Seat) -> int:
        """The number of a seat; a spectator has none."""
        p = self.number(seat)
        if p < 0:
            raise BadArgument("spectator")
        return p

    # leaving

    def resign(self, seat: Seat, bot: str = "greedy") -> None:
        """Give a seat up: of two players the other wins; of more, a bot plays on. Alone, the game is lost.

        Where a game has a rule for resigning, that is a move of its own.

        Args:
            seat: Who leaves.
            bot: Which bot takes the seat over; the caller lets it play.

        Raises:
            NotYourTurn: The game is over.
            IllegalMove: The seat was left before.
        """
        p = self._own(seat)
        if self.over:
            raise NotYourTurn("refused", rule=NOT_ASKED, move="resign")
        if any(isinstance(x, Left) and x.seat == p for x in self.log):
            raise self.refused(ALREADY_LEFT, "resign")
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
        """Take back the seat's last private step, or else its last move and everything after it.

        Args:
            seat: Whose; by default of whoever is in the middle of a private choice, or else chose last.
            agreed: The other players agree. Otherwise it is refused after chance spoke, another seat chose, or
                something secret was shown.

        Raises:
            IllegalMove: It may not be taken back (`ECU-2`), or there is nothing to take back (`ECU-3`).
        """
        p = self._undoer() if seat is None else self._own(seat)
        if self.steps and self.state.player == p:
            self.steps.pop()
            self.rebuild()
            return
        why = self.why_no_undo(p, agreed)
        if why:
            raise self.refused(why, "undo")
        self.take_back(p, self.last_choice(p), agreed)

    def last_choice(self, seat: int) -> int:
        """The last ply that a seat chose; -1 where there is none."""
        return next((ply for ply in range(len(self.plies) - 1, -1, -1) if self.plies[ply].seat == seat), -1)

    def take_back(self, seat: int, ply: int, agreed: bool) -> None:
        """Write the undo and go back to the position before a ply. `undo` asks whether that is allowed."""
        self.steps = []
        self.plies, self.ply_lines = self.plies[:ply], self.ply_lines[:ply]
        self.log.append(Undo(seat, ply, agreed))
        while self.snapshots and self.snapshots[-1][0] > ply:
            self.snapshots.pop()
        at, before = self.before
        if at == ply:
            self.state = before.clone()
            self.state.events = []
        else:
            self.before = -1, None
            self.rebuild()

    def why_no_undo(self, seat: int, agreed: bool = False) -> str:
        """The rule that keeps a seat from taking its last move back, or ""."""
        last = self.last_choice(seat)
        if last < 0 or self.resigned is not None:
            return NOTHING_TO_UNDO
        if self.over and self.chance.seal:
            return NO_FREE_UNDO  # the secret is public now
        if agreed:
            return ""
        if any(m.seat != seat for m in self.plies[last:]) or self._shows(last):
            return NO_FREE_UNDO
        return ""

    def _undoer(self) -> int:
        if self.steps:
            return int(self.state.player)
        return next((m.seat for m in reversed(self.plies) if m.seat != CHANCE), 0)

    def _shows(self, ply: int) -> bool:
        """Did anybody learn something from a ply on?"""
        if not self.game.zones.secret:
            return False
        at, before = self.before
        if at == ply:
            s = before.clone()
        else:
            s = self._position(ply)
        return shows(self.game, s, [a for m in self.plies[ply:] for a in m.actions])

    def _position(self, ply: int) -> Any:
        """The position after so many plies, played again from the last one that was kept."""
        at, kept = next((x for x in reversed(self.snapshots) if x[0] <= ply), (0, None))
        s = self._start() if kept is None else kept.clone()
        for m in self.plies[at:ply]:
            for a in m.actions:
                apply(s, a)
        s.events = []
        return s

    def rebuild(self) -> None:
        self.state = self._position(len(self.plies))
        for a in self.steps:
            apply(self.state, a)

    # records

    def record(self, viewer: Seat | bool = True) -> str:
        """Write the record of the game.

        Args:
            viewer: True for the whole record, with secret arguments marked (`pick *lamp`); or a seat, or nothing for a
                spectator: then what they may not know is `*`, and the seed is left out.

        Returns:
            The text; `ecumene.read` reads a whole one.

        Examples:
            >>> print(ecumene.new("seven_wonders_duel", seed=7).record()[:46])
            ecumene-record 1
            game seven_wonders_duel
            rules
        """
        return self.to_record(viewer).text()

    def to_record(self, viewer: Seat | bool = True) -> Record:
        """As `record`, as a value."""
        return record_of(self, viewer is True, SPECTATOR if isinstance(viewer, bool) else self.number(viewer))

    def lines(self, since: int = 0) -> list[Line]:
        """The whole record's lines from one on: what a store appends after a move."""
        return lines_of(self, since, True, SPECTATOR)

    def annotate(self, checksum: str, comment: str) -> None:
        """What a record says beside the line that was played last: it is written again with it."""
        if checksum or comment:
            self.notes[len(self.log) - 1] = checksum, comment
