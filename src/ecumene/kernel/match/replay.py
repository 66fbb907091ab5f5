"""Records played again: every line is checked, and every outcome of chance too where the secret is known."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b
from typing import Any

import msgspec

from ecumene.kernel.border.corrections import canonical
from ecumene.kernel.border.errors import BadArgument, BadRecord, EcumeneError
from ecumene.kernel.border.game import AnyGame
from ecumene.kernel.border.questions import CHANCE_NAME
from ecumene.kernel.border.renames import with_old_names
from ecumene.kernel.core.state import CHANCE, SPECTATOR, apply
from ecumene.kernel.match.chance import SECRET_BYTES, SEEDS, Chance, Seeded, Silent, unsealed
from ecumene.kernel.match.match import Match
from ecumene.kernel.match.record import HEX, Line, Record, plain_number


def checksum(game: AnyGame, s: Any) -> str:
    """Six digits of what spectators see."""
    seen = game.view(s, SPECTATOR)
    if game.renamed:
        seen = with_old_names(msgspec.to_builtins(seen), game.renamed)
    return blake2b(msgspec.json.encode(seen), digest_size=3).hexdigest()


class Replay:
    """A match that a record plays, line by line: look at `match` after any of them."""

    def __init__(self, game: AnyGame, record: Record, secret: Chance | None = None) -> None:
        """`secret`: the sealed chance of the match, once it is published; then outcomes are checked against it."""
        head = record.header
        if head.get("game") != game.id:
            raise BadRecord("record-other-game", game=head.get("game", ""), wanted=game.id)
        if head.get("rules") != game.revision:
            raise BadRecord("record-revision", played=head.get("rules", ""), here=game.revision)
        if secret and head.get("seal", "") != secret.seal:
            raise BadRecord("record-seal")
        corrections = head.get("corrections") or {}
        self.secret = secret
        try:
            self.match = Match(
                game,
                secret or source_of(head),
                head.get("players"),
                head.get("options"),
                canonical(corrections.get("rows") or {}),
                corrections.get("name", ""),
                head.get("date", ""),
                held=True,
            )
        except EcumeneError as e:
            raise as_bad_record(e) from None

    def line(self, line: Line) -> None:
        m = self.match
        try:
            self._line(line)
        except EcumeneError as e:
            raise as_bad_record(e).at(line.number) from None
        if line.checksum and line.checksum != checksum(m.game, m.state):
            raise BadRecord("record-checksum", found=checksum(m.game, m.state), said=line.checksum).at(line.number)
        m.annotate(line.checksum, line.comment)

    def _line(self, line: Line) -> None:
        m, words = self.match, line.text.split()
        if words[0] == "undo":
            self._undo(line.who, words[1:])
            return
        if words[0] in ("leave", "resign") and words[0] not in m.game.codec.verb:
            self._leave(line.who, words)
            return
        if m.over:
            raise BadRecord("record-over")
        asked = CHANCE_NAME if m.state.player == CHANCE else m.game.seats[m.state.player]
        if asked != line.who:
            raise BadRecord("record-who", asked=asked, who=line.who)
        actions = m.game.codec.parse_move(line.text)
        if m.state.player == CHANCE:
            if len(actions) > 1:
                raise BadRecord("record-chance-once")
            self._chance(line, actions[0])
            return
        if len(actions) > 1:
            m.rehearse(actions)
        for action in actions:
            m.apply(action)
        if m.steps:
            raise BadRecord("record-unfinished-choice")

    def _leave(self, who: str, words: list[str]) -> None:
        """`resign` or `leave` where two play or one does; `leave greedy` where a bot plays on."""
        m = self.match
        fits = len(words) == 1 if len(m.players) <= 2 else len(words) == 2 and words[0] == "leave"
        if not fits:
            raise BadRecord("record-leave", text=" ".join(words))
        m.resign(who, words[-1] if len(words) > 1 else "")

    def _undo(self, who: str, words: list[str]) -> None:
        """`undo 12`, `undo 12 agreed`: the last ply that the seat chose, where a live match would allow it."""
        m = self.match
        seat, ply = m.number(who), plain_number(words[0]) if words else None
        if ply is None or words[1:] not in ([], ["agreed"]):
            raise BadRecord("record-undo")
        if ply != m.last_choice(seat):
            raise BadRecord("record-undo-ply", who=who, ply=ply)
        agreed = len(words) == 2
        why = m.why_no_undo(seat, agreed)
        if why:
            raise m.refused(why, "undo")
        m.take_back(seat, ply, agreed)

    def _chance(self, line: Line, action: int) -> None:
        m = self.match
        frame = m.state.stack[-1]
        if action not in frame.legal(m.state):
            raise BadRecord("record-chance", text=line.text)
        if self.secret and action != frame.sample(m.state, self.secret.at(len(m.plies))):
            raise BadRecord("record-not-drawn", text=line.text)
        apply(m.state, action)
        m.write(CHANCE, (action,))


def as_bad_record(e: EcumeneError) -> BadRecord:
    """The same complaint, as one about a record."""
    if isinstance(e, BadRecord):
        return e
    made = BadRecord(e.id)
    made.rule, made.arguments = e.rule, e.arguments
    return made.at(e.line, e.file, e.game)


def source_of(head: Mapping[str, Any]) -> Chance:
    """Where the outcomes of chance come from: a seed that the header names, or the record alone."""
    seed, seal = head.get("seed", ""), head.get("seal", "")
    if seal and not (len(seal) == 2 * SECRET_BYTES and HEX.issuperset(seal)):
        raise BadRecord("record-seal-form")
    if not seed:
        return Silent(seal)
    number = plain_number(seed)
    if number is None:
        raise BadArgument("seed", value=seed, most=SEEDS - 1)
    return Seeded(number)


def published(record: Record) -> Chance | None:
    """Where the outcomes of chance came from, if the record tells: its seed, or the secret of a sealed match."""
    try:
        source = source_of(record.header)
        return source if not source.silent else unsealed(record.secret) if record.secret else None
    except EcumeneError as e:
        raise as_bad_record(e) from None


def replay(game: AnyGame, record: Record, secret: Chance | None = None) -> Match:
    """The match a record leads to, waiting for whoever is asked next."""
    again = Replay(game, record, secret)
    for line in record.lines:
        again.line(line)
    m = again.match
    ended = m.result.text(game.seats) if m.result else ""
    if record.result and record.result.split() != ended.split():
        raise BadRecord("record-result" if ended else "record-no-result", said=record.result, found=ended)
    m.comments = list(record.comments)
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
