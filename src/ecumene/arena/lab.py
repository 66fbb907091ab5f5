"""What wins: shares of wins by what was used, by the first move and by the seat, over many games of one game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Sequence
from typing import Any, TypeVar

import msgspec

from ecumene.arena.statistics import Interval, Spread, mean, share_of, spread_of
from ecumene.arena.used import Observed, Use
from ecumene.games import find
from ecumene.kernel.border.game import AnyGame

LEAST = 5  # seats that must have used a thing, and a hundredth of all seats
GROUPS = ("kind", "type", "category")  # facts of a row that say which sort of its kind it is

Seat = tuple[int, int]  # the number of a game, and a seat
Key = TypeVar("Key", bound=Hashable)


class Row(msgspec.Struct, frozen=True):
    """How seats did that have something in common, such as having built one card."""

    kind: str
    group: str  # which sort of the kind: `leader`, `age1`
    name: str
    how: str
    games: int
    seats: int
    share: Interval
    score: float  # their mean result
    more: float | None  # than the mean result of all other seats; None where there are none


class LabSummary(msgspec.Struct, frozen=True):
    game: str
    origin: str  # where the games come from
    players: list[int]  # numbers of players that occur
    games: int
    unfinished: int
    equal: float  # the share of wins of a seat that has nothing special
    endings: dict[str, int]
    plies: Spread
    lengths: list[int]
    seats: list[Row]
    openings: list[Row]
    things: list[Row]
    least: int  # seats that a line has at least
    seldom: int  # uses without a line


def look(game: str, observed: Sequence[Observed], origin: str, unfinished: int = 0) -> LabSummary:
    found = find(game)
    rules = found.make_rules("")  # as printed: only for the sorts of rows
    every = [(n, p) for n, x in enumerate(observed) for p in range(x.players)]
    table = Counted(found, observed, every)
    uses = gathered((use, seat) for seat in every for use in observed[seat[0]].uses[seat[1]])
    firsts = gathered((observed[n].openings[p], (n, p)) for n, p in every if observed[n].openings[p])
    places = gathered((found.seats[p], (n, p)) for n, p in every)
    kept = {use: seats for use, seats in said_once(uses).items() if len(seats) >= table.least}
    return LabSummary(
        game=game,
        origin=origin,
        players=sorted({x.players for x in observed}),
        games=len(observed),
        unfinished=unfinished,
        equal=mean([won for x in observed for won in x.shares]),
        endings=dict(Counter(x.how for x in observed).most_common()),
        plies=spread_of([x.plies for x in observed]),
        lengths=[x.plies for x in observed],
        seats=[table.row("seat", "", letter, "", places[letter]) for letter in sorted(places)],
        openings=best_first(
            table.row("move", "", text, "", seats) for text, seats in firsts.items() if len(seats) >= table.least
        ),
        things=best_first(
            table.row(use.kind, group_of(found, rules, use), use.name, use.how, seats) for use, seats in kept.items()
        ),
        least=table.least,
        seldom=len(uses) - len(kept),
    )


def gathered(pairs: Iterable[tuple[Key, Seat]]) -> dict[Key, list[Seat]]:
    out: dict[Key, list[Seat]] = {}
    for key, seat in pairs:
        out.setdefault(key, []).append(seat)
    return out


def said_once(uses: dict[Use, list[Seat]]) -> dict[Use, list[Seat]]:
    """Without what only repeats another line: `built altar` where exactly those seats said `build altar`."""
    out: dict[tuple[str, str, tuple[Seat, ...]], Use] = {}
    for use in sorted(uses, key=lambda x: (x.is_event, x)):  # moves first: they are kept
        out.setdefault((use.kind, use.name, tuple(uses[use])), use)
    return {use: uses[use] for use in out.values()}


def best_first(rows: Iterable[Row]) -> list[Row]:
    return sorted(rows, key=lambda x: (-x.share.mean, -x.seats, x.kind, x.name, x.how))


def group_of(game: AnyGame, rules: Any, use: Use) -> str:
    """Which sort of its kind a row is, as far as its facts or its deck say so: `leader`, `age1`."""
    names = game.codec.names if use.kind in game.codec.names else game.events.names
    row = names[use.kind].index(use.name)
    facts = {name: arguments.get(name) for name, arguments in game.facts(rules, use.kind, row)}
    return next((str(facts[x]) for x in GROUPS if facts.get(x)), game.appearance(rules, use.kind, row).deck)


class Counted:
    """Counts what some of the seats won and scored, and what the others did."""

    def __init__(self, game: AnyGame, observed: Sequence[Observed], every: Sequence[Seat]) -> None:
        self.observed, self.every = observed, every
        self.each = 2 if game.half_points else 1
        self.total = sum(self.score(seat) for seat in every)
        self.least = max(LEAST, len(every) // 100)

    def score(self, seat: Seat) -> float:
        return self.observed[seat[0]].scores[seat[1]] / self.each

    def row(self, kind: str, group: str, name: str, how: str, seats: Sequence[Seat]) -> Row:
        """Games are the clusters: two seats of one game cannot both win."""
        games: dict[int, list[float]] = {}
        for n, p in seats:
            games.setdefault(n, []).append(self.observed[n].shares[p])
        share = share_of([(sum(won), len(won)) for won in games.values()])
        scored, others = sum(map(self.score, seats)), len(self.every) - len(seats)
        more = scored / len(seats) - (self.total - scored) / others if others else None
        return Row(kind, group, name, how, len(games), len(seats), share, scored / len(seats), more)
