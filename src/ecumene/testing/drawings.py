"""Boards that are drawn only where something differs are what boards drawn from nothing would be.

A game says what each part of its board is made from (`Look.drawn`). If it leaves something out, an old part is shown.
So boards are drawn after every choice and after going back; and between positions that differ in one field alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from ecumene.kernel.border.drawings import Drawings
from ecumene.kernel.border.game import AnyGame
from ecumene.kernel.border.look import Look
from ecumene.kernel.border.save import field_names
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import apply, legal

TRIED = 3  # choices at one position


def as_from_nothing(game: AnyGame, s: Any, drawings: Drawings) -> None:
    """For every viewer the board and the view, with what was drawn before, byte for byte."""
    drawings.next_position()
    for p in game.viewers(s):
        look, alone = Look.at(game, s, p, drawings), Look.at(game, s, p)
        board = [msgspec.json.encode(x) for x in game.draw(look)]
        wanted = [msgspec.json.encode(x) for x in game.draw(alone)]
        assert board == wanted, f"an old part of a board is shown: {first_difference(board, wanted)}"
        assert msgspec.json.encode(look.view) == msgspec.json.encode(alone.view), "an old part of a view is shown"


def first_difference(board: list[bytes], wanted: list[bytes]) -> str:
    return next((f"{a!r} instead of {b!r}" for a, b in zip(board, wanted) if a != b), "other sections")


def drawn_again_as_from_nothing(game: AnyGame, s: Any, rng: Rng) -> None:
    """After some choices, each followed by going back."""
    drawings = Drawings()
    as_from_nothing(game, s, drawings)
    choices = [] if s.over else legal(s)
    for _ in range(min(TRIED, len(choices))):
        after = s.clone()
        apply(after, choices[rng.below(len(choices))])
        as_from_nothing(game, after, drawings)
        as_from_nothing(game, s, drawings)


def with_one_field_of(s: Any, other: Any) -> Iterator[tuple[str, Any]]:
    """Positions that differ from `s` in one field, which is as in the other one; also fields of seats and the like."""
    for path in differing(s, other):
        t, source = s.clone(), other.clone()
        holder, there = t, source
        for name in path[:-1]:
            holder, there = inner(holder, name), inner(there, name)
        setattr(holder, path[-1], getattr(there, path[-1]))
        yield ".".join(map(str, path)), t


def differing(x: Any, y: Any) -> Iterator[tuple[Any, ...]]:
    for name in field_names(type(x)):
        a, b = getattr(x, name), getattr(y, name)
        if name in ("events", "rules"):
            continue
        if name == "stack":
            yield (name,)
        elif isinstance(a, list) and a and hasattr(a[0], "__dataclass_fields__") and len(a) == len(b):
            for i, (p, q) in enumerate(zip(a, b)):
                yield from (((name, i), *rest) for rest in differing(p, q))
        elif a is not b and a != b:
            yield (name,)


def inner(holder: Any, name: Any) -> Any:
    return getattr(holder, name) if isinstance(name, str) else getattr(holder, name[0])[name[1]]


def drawn_again_where_one_field_differs(game: AnyGame, s: Any, other: Any) -> tuple[int, int]:
    """Between two positions of one game. Returns how many fields made a position that no rule can draw, and how many
    made one that was drawn."""
    impossible = drawable = 0
    for field, t in with_one_field_of(s, other):
        drawings = Drawings()
        as_from_nothing(game, s, drawings)
        try:
            for p in game.viewers(t):
                game.draw(Look.at(game, t, p))
                game.view(t, p)
        except Exception:
            impossible += 1  # no game has such a position
            continue
        drawable += 1
        try:
            as_from_nothing(game, t, drawings)
        except Exception as e:
            e.add_note(f"after {field} was changed alone")
            raise
    return impossible, drawable
