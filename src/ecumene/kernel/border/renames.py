"""Names that changed. What was written with the old ones is still read, and checksums are still those of then.

A game lists them once, old name to new: a question (`{"Evening": "EndOfRound"}`), a field of its views and positions,
written with the field that holds it where the name alone is not clear (`{"nations.r_strength": "nations.strength"}`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def with_old_names(x: Any, renamed: Mapping[str, str]) -> Any:
    """JSON values in the names of then."""
    if not renamed:
        return x
    return _renamed(x, {new: old.rpartition(".")[2] for old, new in renamed.items()}, "")


def _renamed(x: Any, old: Mapping[str, str], within: str) -> Any:
    if isinstance(x, list):
        return [_renamed(y, old, within) for y in x]
    if isinstance(x, dict):
        out: dict[str, Any] = {}
        for key, value in x.items():
            name = old.get(f"{within}.{key}", old.get(key, key))
            out[name] = old.get(value, value) if key == "type" else _renamed(value, old, key)
        return out
    return x
