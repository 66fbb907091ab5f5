"""The learned value of a position, and how likely each choice is. Search, hints and the evaluation bar all ask this."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from ecumene.games.seven_wonders_duel.cards.rows import AGE3
from ecumene.games.seven_wonders_duel.rules.state import Duel
from ecumene.games.seven_wonders_duel.rules.verbs import WONDER
from ecumene.games.seven_wonders_duel.strategy.features import Features
from ecumene.games.seven_wonders_duel.strategy.rows import ChoiceRows, TableRows
from ecumene.kernel.core.action import second, verb_of
from ecumene.kernel.core.net import Advisor, Book, Row, no_weights, opposite, squashed, to_shares
from ecumene.kernel.core.state import CHANCE, SHARED


@final
class DuelAdvisor(Advisor):
    seen: Features
    choices: ChoiceRows
    bias: Row  # of the sense: where the sum begins
    reader: Row  # reads the value
    gone: list[Row]  # by card: takes away that it was unseen
    started: list[Row]  # by seat: the sum of what a search holds where it begins
    sense: Row  # of the position seen last

    def __init__(self, weights: dict[str, list[float]]) -> None:
        super().__init__(Book(weights))
        self.bias = self.book.row("bias")
        self.reader = self.book.row("value")
        rows = TableRows(self.book)
        self.seen = Features(rows)
        self.choices = ChoiceRows(self.book)
        self.gone = [opposite(row) for row in rows.unseen]
        self.started = [Row(-1, no_weights()), Row(-1, no_weights())]
        self.sense = Row(-1, no_weights())

    def begin(self, s: Duel) -> None:
        """Add up the cities and the unseen cards, as each seat sees them."""
        seen = self.seen
        seen.start.begin(s)
        p: i64
        c: i64
        for p in range(2):
            seen.on.clear()
            for c in s.seats[p].city:
                seen.on.append(seen.rows.own.city[c])
            for c in s.seats[1 - p].city:
                seen.on.append(seen.rows.other.city[c])
            if s.age:
                seen.unseen(s.age, seen.start.bag, seen.start.guild_bag, seen.rows.unseen)
            self.started[p].copy(self.bias)
            self.started[p].add(seen.on)

    def value(self, s: Duel, seat: i64) -> float:
        seen = self.seen
        dawn: bool = s.stack[-1].player == CHANCE
        since: bool = not dawn and seen.start.leads_to(s)
        seen.look(s, seat, dawn, since)
        sense = self.sense
        if since:
            start = seen.start
            if s.age:
                guilds: i64 = start.guild_bag & ~s.guild_bag if s.age == AGE3 else 0
                seen.unseen(s.age, start.bag & ~s.bag, guilds, self.gone)
            sense.copy(self.started[seat])
        else:
            sense.copy(self.bias)
        sense.add(seen.on)
        sense.cut()
        return squashed(self.reader.read(sense))

    def priors(self, s: Duel, choices: list[int], out: list[float]) -> None:
        sense = self.sense
        frame = s.stack[-1]
        out.clear()
        action: i64
        for action in choices:
            x: float = self.choices.row(frame, action).read(sense)
            if verb_of(action) == WONDER:
                x += self.choices.under[second(action)].read(sense)
            out.append(x)
        to_shares(out)

    def features(self, s: Duel, seat: i64) -> list[int]:
        self.seen.look(s, seat, s.stack[-1].player == CHANCE, False)
        return [row.index for row in self.seen.on]

    def readers(self, s: Duel, action: i64) -> list[int]:
        rows = [self.choices.row(s.stack[-1], action)]
        if verb_of(action) == WONDER:
            rows.append(self.choices.under[second(action)])
        return [row.index for row in rows]

    def result(self, s: Duel) -> float:
        if s.winner == SHARED:
            return 0.0
        return 1.0 if s.winner == 0 else -1.0

    def ends_here(self, before: Duel, s: Duel) -> bool:
        """A new age: twenty cards are laid out, so a search goes no further than the cities before it."""
        return s.age != before.age

    def outcome(self, s: Duel) -> i64:
        """Three tokens for the Great Library, wonders to draft, or cards that were turned up."""
        if s.drawn:
            return s.drawn
        return s.offered if s.age == 0 else s.open_cards
