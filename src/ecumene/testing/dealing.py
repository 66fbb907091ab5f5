"""Are hidden things dealt again as often to one place as to another? For `redeal`, and so for `imagine`."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ecumene.kernel.border.game import AnyGame
from ecumene.kernel.border.zones import Slot
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import redeal

DEVIATIONS = 5  # standard deviations that chance is allowed


def hidden_in(game: AnyGame, s: Any, slot: Slot, viewer: int) -> list[int]:
    return [row for row, known in zip(game.zones.items(s, slot), game.zones.known(s, slot, viewer)) if not known]


def remembered(game: AnyGame, s: Any, viewer: int) -> set[str]:
    """What the viewer's seat has seen before: words in its part of a declared view, in lists that are no zones.

    Such a row may be known not to lie in some place.
    """
    zones = {z.path for z in game.zones.zones}
    fields = [path.split(".") for path in game.zones.public if "." in path and path not in zones]
    if viewer < 0 or not fields:
        return set()
    seats = getattr(game.view(s, viewer), fields[0][0])
    lists = [getattr(seats[viewer], name, None) for _, name in fields]
    return {word for words in lists if isinstance(words, list) for word in words if isinstance(word, str)}


def marks(s: Any, slots: list[Slot], row: int) -> tuple[Any, ...]:
    """What everybody can tell of a hidden row: its back, and where it may lie."""
    return tuple(
        (z.back(s, row) if z.back else "", z.fits(s, row) if z.fits else True)
        for z in dict.fromkeys(z for z, _ in slots)
    )


def dealt_as_likely(game: AnyGame, s: Any, viewer: int, samples: int = 400) -> int:
    """Rows that the viewer cannot tell apart come equally often to a place, by their copies. How many were compared?"""
    compared, memory = 0, remembered(game, s, viewer)
    for kind in game.zones.names:
        slots = [slot for slot in game.zones.slots(s, kind) if hidden_in(game, s, slot, viewer)]
        unseen = Counter(game.zones.unseen(s, kind, viewer))
        if len(slots) < 2:
            continue
        came = [Counter[int]() for _ in slots]
        for seed in range(samples):
            t = redeal(s, viewer, Rng(seed))
            for counts, slot in zip(came, slots):
                counts.update(hidden_in(game, t, slot, viewer))
        groups: dict[tuple[Any, ...], list[int]] = {}
        for row in unseen:
            known = game.zones.names[kind][row] in memory
            groups.setdefault((known, marks(s, slots, row)), []).append(row)
        for counts, slot in zip(came, slots):
            for rows in groups.values():
                compared += _as_likely(counts, unseen, rows, f"{slot[0].path} of {slot[1]}")
    return compared


def _as_likely(came: Counter[int], copies: Counter[int], rows: list[int], where: str) -> int:
    total, there = sum(came[row] for row in rows), sum(copies[row] for row in rows)
    for row in rows:
        share = copies[row] / there
        off = abs(came[row] - total * share)
        most = DEVIATIONS * (total * share * (1 - share)) ** 0.5
        assert off <= most + 1e-9, f"{row} came {came[row]} times to {where}, not about {total * share:.0f}"
    return len(rows) if total and len(rows) > 1 else 0
