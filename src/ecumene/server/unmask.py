"""A masked record played again: what the reader could not know (`draw B *`) is filled in with something that fits.

Whoever saves a game that goes on gets a record with masks. To go on from it, hidden things are dealt again, so that all
that the record says stays true: a card that is played later was drawn before. Each mask is filled in as it comes; where
a later line does not fit, a mask before it is filled in differently, and the lines after that one are played again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import accumulate

from ecumene.kernel.border.codec import MASKED, Codec
from ecumene.kernel.border.errors import BadRecord
from ecumene.kernel.border.game import AnyGame
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import apply, legal
from ecumene.kernel.match.match import Match
from ecumene.kernel.match.record import Line, Record
from ecumene.kernel.match.replay import Replay, replay
from ecumene.server.replay_cache import copied

Thing = tuple[str, int]  # a kind, and a number of it
TRIES = 3_000  # lines that did not fit, before it is given up
NEAR = 12  # masks before a line that does not fit, though it names nothing that was hidden
SAME_SEAT = 6  # how much rather a mask of the same seat is changed


def is_masked(record: Record) -> bool:
    return any(MASKED in line.text.split() for line in record.lines)


def unmasked(game: AnyGame, record: Record, rng: Rng) -> Match:
    """The match of a record; masks are filled in. Raises what is wrong if nothing fits."""
    return Filling(game, record, rng).match() if is_masked(record) else replay(game, record)


def seen_together(match: Match, seats: Sequence[str]) -> Record:
    """The record as people may read it who sit in these seats; "" for a spectator."""
    record, *others = (match.to_record(seat) for seat in seats)
    for other in others:
        for line, same in zip(record.lines, other.lines):
            words = zip(line.text.split(), same.text.split())
            line.text = " ".join(b if a == MASKED else a for a, b in words)
    return record


class Filling:
    def __init__(self, game: AnyGame, record: Record, rng: Rng) -> None:
        self.game, self.codec, self.record, self.rng = game, game.codec, record, rng
        self.replay = Replay(game, record)
        self.named_later = named_later(self.codec, record.lines)
        self.masks: dict[int, Mask] = {}  # by line

    def match(self) -> Match:
        at = failed = 0
        while at < len(self.record.lines):
            line = self.record.lines[at]
            try:
                self.replay.line(self.filled(at, line) if MASKED in line.text.split() else line)
                at += 1
            except BadRecord:
                failed += 1
                changed = self.change_one(at, line)
                if changed is None or failed >= TRIES:
                    raise
                at, self.replay.match = changed.at, copied(changed.before)
        return self.replay.match

    def filled(self, at: int, line: Line) -> Line:
        """The line with something behind its masks."""
        mask = self.masks.setdefault(at, Mask(at, line))
        mask.before = copied(self.replay.match)
        mask.could, mask.used, said = set(), set(), list[str]()
        s = self.replay.match.state.clone()
        for step in line.text.split("+"):
            words = step.split()
            fitting = [a for a in legal(s) if fits(self.codec, a, words)]
            if not fitting:
                raise BadRecord("move-hidden").at(line.number)
            action = self.chosen(mask, fitting, words, len(said))
            apply(s, action)
            said.append(self.codec.text(action))
        mask.said = said
        return Line(line.who, " + ".join(said), number=line.number)

    def chosen(self, mask: Mask, fitting: list[int], words: list[str], step: int) -> int:
        """What is wanted; else what was taken last time; else what no later line names. Nothing that is excluded."""
        hidden = {a: hidden_things(self.codec, a, words) for a in fitting}
        for things in hidden.values():
            mask.could |= things
        allowed = [a for a in fitting if not hidden[a] & mask.excluded] or fitting
        wanted = [a for a in allowed if hidden[a] & mask.wanted - mask.used]
        again = [a for a in allowed if mask.said[step : step + 1] == [self.codec.text(a)]]
        unnamed = [a for a in allowed if not hidden[a] & self.named_later[mask.at]]
        choices = wanted or again or unnamed or allowed
        action = choices[self.rng.below(len(choices))]
        mask.used |= hidden[action]
        return action

    def change_one(self, failed: int, line: Line) -> Mask | None:
        """Fill one mask before a line that does not fit in differently. Seldom changed ones rather than others."""
        before = sorted((x for x in self.masks.values() if x.at < failed), key=lambda x: -x.at)
        options = [
            (x, thing, thing in x.used)
            for thing in sorted(things_of(self.codec, line))
            for x in before
            if thing in x.could
        ]
        if not options:  # something hidden had another effect: most likely what came last
            near = before if self.rng.below(3) == 0 else before[: 1 + self.rng.below(NEAR)]
            options = [(x, thing, True) for x in near for thing in sorted(x.used)]
        if not options:
            return None
        mask, thing, drop = options[self.drawn([self.weight(line, *x) for x in options])]
        mask.changes[thing] += 1
        if drop:
            mask.excluded.add(thing)
            mask.wanted.discard(thing)
        else:
            mask.excluded.discard(thing)
            mask.wanted.add(thing)
        return mask

    def weight(self, line: Line, mask: Mask, thing: Thing, drop: bool) -> int:
        mine = line.who in (mask.line.who, *mask.line.text.split())
        return max(1, 10_000 * (SAME_SEAT if mine != drop else 1) // (1 + mask.changes[thing]) ** 3)

    def drawn(self, weights: list[int]) -> int:
        """A number, each as likely as its weight says."""
        at = self.rng.below(sum(weights))
        return next(n for n, up_to in enumerate(accumulate(weights)) if at < up_to)


@dataclass(eq=False)
class Mask:
    """What is known of one masked line."""

    at: int
    line: Line
    before: Match = field(init=False)
    could: set[Thing] = field(default_factory=set)  # things that could be behind it
    used: set[Thing] = field(default_factory=set)  # those that are
    wanted: set[Thing] = field(default_factory=set)
    excluded: set[Thing] = field(default_factory=set)
    said: list[str] = field(default_factory=list)  # its steps, as they were filled in last
    changes: Counter[Thing] = field(default_factory=Counter)


def hidden_things(codec: Codec, action: int, words: list[str]) -> set[Thing]:
    return {x for x, word in zip(codec.arguments(action), words[1:]) if word == MASKED}


def fits(codec: Codec, action: int, words: list[str]) -> bool:
    said = codec.text(action).split()
    return len(said) == len(words) and all(w in (x, MASKED, f"*{x}") for x, w in zip(said, words))


def things_of(codec: Codec, line: Line) -> set[Thing]:
    """What a line names."""
    out: set[Thing] = set()
    for step in line.text.split("+"):
        word, *words = step.split() or [""]
        kinds = codec.kinds[codec.verb[word]] if word in codec.verb else []
        names = [(kind, name.removeprefix("*")) for kind, name in zip(kinds, words)]
        out |= {(kind, codec.ids[kind][name]) for kind, name in names if name in codec.ids[kind]}
    return out


def named_later(codec: Codec, lines: list[Line]) -> list[set[Thing]]:
    """By line: what the lines after it name."""
    out: list[set[Thing]] = [set()]
    for line in reversed(lines[1:]):
        out.append(out[-1] | things_of(codec, line))
    return out[::-1]
