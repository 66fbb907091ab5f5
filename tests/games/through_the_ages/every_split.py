"""The best armies, found by trying every way to split the units. TTA-12.8, 12.9, 12.10, 12.13, 16.2."""

from __future__ import annotations

from functools import cache

Stock = tuple[int, ...]  # modern and obsolete infantry, cavalry, artillery


@cache
def splits(stock: Stock, need: tuple[int, ...], mounted: bool) -> frozenset[tuple[int, int]]:
    """Every way to form armies, as the number of modern and of obsolete ones."""
    out = {(0, 0)}
    for left, modern in armies(stock, need, mounted):
        out |= {(f + 1, o) if modern else (f, o + 1) for f, o in splits(left, need, mounted)}
    return frozenset(out)


def armies(stock: Stock, need: tuple[int, ...], mounted: bool) -> set[tuple[Stock, bool]]:
    """What is left after each way to form one army, and whether it is modern. `mounted`: infantry may ride."""
    wanted = [arm for arm in range(3) for _ in range(need[arm])]
    found = {(stock, True)}
    for arm in wanted:
        places = [2 * arm, 2 * arm + 1] + ([0, 1] if mounted and arm == 1 else [])
        found = {
            (left[:i] + (left[i] - 1,) + left[i + 1 :], modern and i % 2 == 0)
            for left, modern in found
            for i in places
            if left[i]
        }
    return found


def strongest(stock: Stock, need: tuple[int, ...], mounted: bool, planes: int, strength: int, obsolete: int) -> int:
    """The strength of the best armies; each air force doubles one of them."""
    best = 0
    for modern, old in splits(stock, need, mounted):
        values = sorted([strength] * modern + [obsolete] * old, reverse=True)
        best = max(best, sum(values) + sum(values[:planes]))
    return best
