"""Any position as plain JSON values and back, by the fields of its classes. Works in mid-decision."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping
from typing import Any

CLASS_WORDS = ("verb", "rule")  # of questions: `kernel.core.frames.Choice`
FOUND: dict[type, list[str]] = {}


def field_names(cls: type) -> list[str]:
    """The fields of a class of positions. A compiled dataclass also lists what is a class's own: `ClassVar`."""
    names = FOUND.get(cls)
    if names is None:
        names = FOUND[cls] = [f.name for f in dataclasses.fields(cls) if f.name not in CLASS_WORDS]
    return names


def save(x: Any) -> Any:
    """`type` names the class."""
    if x is None or isinstance(x, (int, str)):
        return x
    if isinstance(x, list):
        return [save(y) for y in x]
    return {"type": type(x).__name__, **{name: save(getattr(x, name)) for name in field_names(type(x))}}


def load(data: Any, classes: Mapping[str, Callable[..., Any]]) -> Any:
    """The constructor takes every field, so there is nothing to patch afterwards."""
    if isinstance(data, list):
        return [load(y, classes) for y in data]
    if isinstance(data, dict):
        return classes[data["type"]](**{k: load(v, classes) for k, v in data.items() if k != "type"})
    return data
