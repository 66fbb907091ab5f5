"""New lists from lists that clones share. Such a list is replaced and never changed (`kernel.core.piles.Shared`)."""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.kernel.core.piles import add


def with_one_more(pile: list[int], c: i64) -> list[int]:
    """With one more thing, sorted."""
    out = pile[:]
    add(out, c)
    return out


def without_place(rows: list[int], i: i64) -> list[int]:
    """Without the thing at a place."""
    out = rows[:]
    out.pop(i)
    return out


def without(rows: list[int], c: i64) -> list[int]:
    """Without the first such thing, if there is one."""
    i: i64
    for i in range(len(rows)):
        if rows[i] == c:
            return without_place(rows, i)
    return rows


def with_at(rows: list[int], i: i64, c: i64) -> list[int]:
    """With another thing at a place."""
    out = rows[:]
    out[i] = c
    return out
