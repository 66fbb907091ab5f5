"""Event tokens: the variant Winds of Change, and a scenario. AOC-13, 16.10."""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.games.age_of_civilization.cards.terms import ALL, FROM_EVENTS, MOST
from ecumene.games.age_of_civilization.rules.counts import count
from ecumene.games.age_of_civilization.rules.end_of_round import new_position
from ecumene.games.age_of_civilization.rules.gains import receive
from ecumene.games.age_of_civilization.rules.state import Era


def resolve_token(s: Era) -> None:
    """AOC-13.2, 13.3, 13.7, 16.10: before the icon; then the token is removed."""
    at: i64 = new_position(s)
    token: i64 = s.tokens[at]
    s.remove_token(at)
    row = s.rules.events[token]
    p: i64
    for p in affected(s, row.who):  # AOC-13.7: decided once, before anything changes
        for e in row.effect:
            receive(s, p, e, FROM_EVENTS)


def affected(s: Era, who: i64) -> list[int]:
    """AOC-13.5: everybody, or all who are tied for the most or the least."""
    seats = s.playing()
    scope: i64 = who % 3
    if scope == ALL:
        return seats
    what: i64 = who // 3
    counts: list[int] = [count(s, p, what) for p in seats]
    limit: i64 = max(counts) if scope == MOST else min(counts)
    out: list[int] = []
    i: i64
    for i in range(len(seats)):
        if counts[i] == limit:
            out.append(seats[i])
    return out
