"""Is a copy complete? For a `clone` written field by field: finds fields that are forgotten, swapped or shared.

In random games two fields are often equal, so that swapped fields are not noticed; here no two values are equal.
"""

from __future__ import annotations

from collections.abc import Set
from dataclasses import fields, is_dataclass
from typing import Any


def distinct(thing: Any) -> dict[str, Any]:
    """A different value for every field, a number or a list of numbers as before: to make another such object."""
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
    """An object that is copied, or a list of objects, as their fields, so that they can be compared."""
    if isinstance(value, list):
        return [held(x) if is_dataclass(x) else x for x in value]
    return held(value) if hasattr(value, "clone") else value


def shared(one: Any, other: Any) -> set[str]:
    """Fields whose list, or an object in it or in their place, is the same in both, so that a change would change both.

    Lists inside lists do not count: they may be shared if they are replaced and never changed.
    """
    out: set[str] = set()
    for name in (field.name for field in fields(one)):
        mine, yours = getattr(one, name), getattr(other, name)
        if isinstance(mine, list):
            one_for_both = mine is yours or any(x is y for x, y in zip(mine, yours) if is_dataclass(x))
        else:
            one_for_both = mine is yours and hasattr(mine, "clone")
        if one_for_both:
            out.add(name)
    return out


def clone_is_whole(thing: Any, values: dict[str, Any], one_for_both: Set[str] = frozenset()) -> None:
    """An object made of these values has each in its field, and so has its clone; they share only `one_for_both`."""
    assert held(thing) == {name: plain(value) for name, value in values.items()}, "made of other values"
    copy = thing.clone()
    now = held(copy)
    other = [name for name, value in held(thing).items() if now[name] != value]
    assert not other, f"forgotten or swapped: {other}"
    both = shared(thing, copy)
    assert both == one_for_both, f"one for both: {sorted(both)}"
