"""Is a copy whole? For a `clone` written field by field: what is forgotten, swapped or shared is found.

In random games two fields are often equal, so that one in the other's place goes unseen; here no two are.
"""

from __future__ import annotations

from collections.abc import Set
from dataclasses import fields, is_dataclass
from typing import Any


def distinct(thing: Any) -> dict[str, Any]:
    """A value for every field, a number or numbers as it has them, none twice: to make another such thing of."""
    out: dict[str, Any] = {}
    for k, field in enumerate(fields(thing), 100):
        old = getattr(thing, field.name)
        nested = isinstance(old, list) and old and isinstance(old[0], list)
        out[field.name] = [[k, k + 1], [k + 2]] if nested else [k, k + 1] if isinstance(old, list) else k
    return out


def held(thing: Any) -> dict[str, Any]:
    """What is in every field."""
    return {field.name: plain(getattr(thing, field.name)) for field in fields(thing)}


def plain(value: Any) -> Any:
    """A list of seats by what is in them, so that it can be compared."""
    return [held(x) if is_dataclass(x) else x for x in value] if isinstance(value, list) else value


def shared(one: Any, other: Any) -> set[str]:
    """Fields whose list both have as one, or a seat in it, so that a change there would change both.

    Lists within lists do not count: they may be one for both where they are replaced and never changed.
    """
    out: set[str] = set()
    for name in (field.name for field in fields(one)):
        mine, yours = getattr(one, name), getattr(other, name)
        if isinstance(mine, list) and (mine is yours or any(x is y for x, y in zip(mine, yours) if is_dataclass(x))):
            out.add(name)
    return out


def clone_is_whole(thing: Any, values: dict[str, Any], one_for_both: Set[str] = frozenset()) -> None:
    """A thing made of these values holds each in its field, and so does its clone; what they share is known."""
    assert held(thing) == {name: plain(value) for name, value in values.items()}, "made of other values"
    copy = thing.clone()
    now = held(copy)
    other = [name for name, value in held(thing).items() if now[name] != value]
    assert not other, f"forgotten or swapped: {other}"
    both = shared(thing, copy)
    assert both == one_for_both, f"one for both: {sorted(both)}"
