"""New lists from lists that clones share. Such a list is replaced and never changed (`kernel.core.piles.Shared`)."""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.kernel.core.piles import add, take_out


def with_one_more(pile: list[int], row: i64) -> list[int]:
    """A pile with one more thing."""
    out = pile[:]
    add(out, row)
    return out


def without(pile: list[int], row: i64) -> list[int]:
    """A pile with one such thing less."""
    out = pile[:]
    take_out(out, row)
    return out


def with_at(rows: list[int], i: i64, row: i64) -> list[int]:
    """With another thing at a place."""
    out = rows[:]
    out[i] = row
    return out
