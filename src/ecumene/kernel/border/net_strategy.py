"""The kind of strategy that judges positions with a tiny net and searches a tree of stored positions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import ClassVar

from ecumene.kernel.border.strategy import Strategy
from ecumene.kernel.core.net import Advisor, Character

NET = "net.json"  # {"learned": how, "weights": {name of a row: "12 -7 …", in thousandths}}
FINE = 1000


@dataclass(frozen=True, kw_only=True, eq=False)
class StoredTree(Strategy):
    """For games of two in which a seat knows all but what lies in bags."""

    kind: ClassVar[str] = "stored_tree"
    advisor_type: Callable[[dict[str, list[float]]], Advisor]  # from the weights of rows, by their names
    characters: Mapping[str, Character] = field(default_factory=dict)  # to learn against: a scientist, a soldier

    def learned(self) -> dict[str, list[float]]:
        """Weights by name, as they were learned; nothing if nothing was learned yet."""
        if not self.has(NET):
            return {}
        return unpacked(self.read(NET)["weights"])

    def advisor(self, weights: Mapping[str, list[float]] | None = None) -> Advisor:
        return self.advisor_type(dict(self.learned() if weights is None else weights))


def unpacked(weights: Mapping[str, str]) -> dict[str, list[float]]:
    return {name: [int(x) / FINE for x in row.split()] for name, row in weights.items()}


def packed(rows: Iterable[tuple[str, Sequence[float]]]) -> dict[str, str]:
    """Rows with their names, as they are kept; rows of zeros need not be."""
    found = ((name, [round(x * FINE) for x in row]) for name, row in rows)
    return {name: " ".join(map(str, row)) for name, row in found if any(row)}
