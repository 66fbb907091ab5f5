"""Records played again: every line is checked, and every outcome of chance too where the secret is known."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

import msgspec

from ecumene.kernel.chance import Chance, Seeded, Silent
from ecumene.kernel.corrections import canonical
from ecumene.kernel.errors import BadRecord, EcumeneError
from ecumene.kernel.game import Game
from ecumene.kernel.match import Match
from ecumene.kernel.questions import CHANCE_NAME
from ecumene.kernel.record import Line, Record
from ecumene.kernel.state import CHANCE, SPECTATOR, apply


def checksum(game: Game, s: Any) -> str:
    """Six digits of what spectators see."""
    return blake2b(msgspec.json.encode(game.view(s, SPECTATOR)), digest_size=3).hexdigest()


class Replay:
    """A match that a record plays, line by line: look at `match` after any of them."""

    def __init__(self, game: Game, record: Record, secret: Chance | None = None) -> None:
        """`secret`: the sealed chance of the match, once it is published; then outcomes are checked against it."""
        head = record.header
        if head.get("game") != game.id:
            raise BadRecord(f"the record is of {head.get('game')}, not of {game.id}")
        if head.get("rules") != game.revision:
            raise BadRecord(f"the record was played by the rules {head.get('rules')}; here are {game.revision}")
        if secret and head.get("seal", "") != secret.seal:
            raise BadRecord("the secret is not the one that was sealed at the start")
        seed, fixed = head.get("seed", ""), head.get("corrections") or {}
        if seed and not seed.isdigit():
            raise BadRecord(f"the seed is a number, not {seed!r}")
        if not isinstance(fixed, dict) or not isinstance(head.get("options") or {}, dict):
            raise BadRecord("options and corrections are tables: {…}")
        self.secret = secret
        self.match = Match(
            game,
            secret or (Seeded(int(seed)) if seed else Silent()),
            head.get("players"),
            head.get("options"),
            canonical(fixed.get("rows") or {}),
            fixed.get("name", ""),
            head.get("date", ""),
            held=True,
        )

    def line(self, line: Line) -> None:
        m = self.match
        try:
            self._line(line)
        except BadRecord:
            raise
        except EcumeneError as e:
            raise BadRecord(f"line {line.number}: {e}") from None
        if line.checksum and line.checksum != checksum(m.game, m.state):
            raise BadRecord(f"line {line.number}: the checksum is {checksum(m.game, m.state)}, not {line.checksum}")

    def _line(self, line: Line) -> None:
        m, word = self.match, line.text.split()[0]
        if word == "undo":
            self._undo(line)
            return
        if word in ("leave", "resign") and word not in m.game.codec.verb:
            m.resign(line.who, line.text.partition(" ")[2])
            return
        if m.over:
            raise BadRecord(f"line {line.number}: the game is over before this line")
        asked = CHANCE_NAME if m.state.player == CHANCE else m.game.seats[m.state.player]
        if asked != line.who:
            raise BadRecord(f"line {line.number}: it is for {asked} to choose, not for {line.who}")
        actions = [m.game.codec.parse(part) for part in line.text.split("+")]
        if m.state.player == CHANCE:
            if len(actions) > 1:
                raise BadRecord(f"line {line.number}: chance speaks once a line")
            self._chance(line, actions[0])
            return
        if len(actions) > 1:
            m.rehearse(actions)
        for action in actions:
            m.take(action)
        if m.steps:
            raise BadRecord(f"line {line.number}: the choice is not finished")

    def _undo(self, line: Line) -> None:
        """`undo 12`, `undo 12 agreed`: to before a ply that the seat itself chose."""
        m, words = self.match, line.text.split()
        seat, ply = m.number(line.who), words[1] if len(words) > 1 else ""
        if not ply.isdigit() or words[2:] not in ([], ["agreed"]):
            raise BadRecord(f"line {line.number}: an undo is written 'undo 12' or 'undo 12 agreed'")
        if int(ply) >= len(m.plies) or m.plies[int(ply)].seat != seat:
            raise BadRecord(f"line {line.number}: {line.who} has no move {ply} to take back")
        m.take_back(seat, int(ply), len(words) == 3)

    def _chance(self, line: Line, action: int) -> None:
        m = self.match
        frame = m.state.stack[-1]
        if action not in frame.legal(m.state):
            raise BadRecord(f"line {line.number}: chance cannot say this now: {line.text}")
        if self.secret and action != frame.sample(m.state, self.secret.at(len(m.plies))):
            raise BadRecord(f"line {line.number}: not what the secret says: {line.text}")
        apply(m.state, action)
        m.write(CHANCE, (action,))


def replay(game: Game, record: Record, secret: Chance | None = None) -> Match:
    """The match a record leads to, waiting for whoever is asked next."""
    again = Replay(game, record, secret)
    for line in record.lines:
        again.line(line)
    m = again.match
    ended = m.result.text(game.seats) if m.result else ""
    if record.result and record.result.split() != ended.split():
        raise BadRecord(f"the record ends with {record.result!r}, the game with {ended or 'nothing yet'!r}")
    return m


def with_checksums(match: Match, every: int = 10) -> Record:
    """The match's record with a checksum on every so many lines and on the last."""
    record = match.to_record()
    again = Replay(match.game, record)
    for i, line in enumerate(record.lines, 1):
        again.line(line)
        if i % every == 0 or i == len(record.lines):
            line.checksum = checksum(match.game, again.match.state)
    return record
