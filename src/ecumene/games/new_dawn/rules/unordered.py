"""Sets that are named one thing at a time, in any order. Bots name them in ascending order (`Frame.canonical`)."""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.games.new_dawn.rules.state import Dawn
from ecumene.kernel.core.state import Frame


def ask_rest(s: Dawn, question: Frame) -> None:
    """A player who has named one thing of a set names the others too, even if only one choice is left.

    Otherwise it would depend on the order whether the last one is named or chosen without a question.
    """
    if s.has_left(question.player):
        s.ask(question)
    elif len(question.legal(s)) > 0:
        s.push(question)


def places_of(amounts: list[int], wanted: i64) -> list[int]:
    """The places where the next thing may be named, with these amounts by place; only the first if all are needed."""
    out: list[int] = []
    total: i64 = 0
    place: i64
    for place in range(len(amounts)):
        if amounts[place] > 0:
            total += amounts[place]
            out.append(place)
    return out[:1] if total <= wanted else out


def rising_places(amounts: list[int], wanted: i64, since: i64) -> list[int]:
    """Those places from which the wanted number can be named without going back to an earlier place."""
    out: list[int] = []
    rest: i64 = 0
    place: i64
    for place in range(len(amounts) - 1, -1, -1):
        rest += amounts[place]
        if place >= since and amounts[place] > 0 and rest >= wanted:
            out.append(place)
    out.reverse()
    return out
