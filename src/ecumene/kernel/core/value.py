"""A value of positions: the sum of features times weights, and each weight depends on the turns that are left.

A game derives its value from this, names its features and adds them up. A farm is worth much with fifteen turns left
and nothing in the last one, so each feature has a weight at a few numbers of turns, the *knots*; between two of them
it is on the straight line.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

MOST_SEATS: Final = 4
BEYOND: Final = 1.5  # how far the last line goes on behind the last knot, in parts of its length


@mypyc_attr(allow_interpreted_subclasses=True)
class Value:
    names: list[str]  # of the features
    knots: list[float]  # turns left, rising
    table: list[list[float]]  # the weights of each feature, one at each knot
    total: float  # of what was added since `begin`
    turns: float  # that are left to the seat at hand
    now: list[float]  # the weights for so many turns
    kept: list[list[float]]  # the same for each seat, until its turns change
    kept_turns: list[float]
    noting: bool  # are the parts of the total wanted?
    parts: list[float]  # by feature

    def __init__(self, names: list[str], knots: list[float]) -> None:
        self.names = names
        self.knots = knots
        self.table = [[0.0] * len(knots) for _ in names]
        self.total = 0.0
        self.turns = 0.0
        self.kept = [[0.0] * len(names) for _ in range(MOST_SEATS)]
        self.kept_turns = [-1.0] * MOST_SEATS
        self.now = self.kept[0]
        self.noting = False
        self.parts = [0.0] * len(names)

    def read(self, weights: dict[str, list[float]]) -> None:
        """Take over weights by the names of their features; a feature that is not named keeps its own."""
        for i, name in enumerate(self.names):
            if name in weights:
                self.table[i] = list(weights[name])
        self.forget()

    def forget(self) -> None:
        """The weights have changed: what was kept of them is not right any more."""
        for p in range(MOST_SEATS):
            self.kept_turns[p] = -1.0

    def begin(self, p: i64, turns: float) -> None:
        """Add up for a seat that has so many turns left."""
        self.total = 0.0
        self.turns = turns
        if self.kept_turns[p] != turns:
            self.kept_turns[p] = turns
            self.weigh(self.kept[p], turns)
        self.now = self.kept[p]

    def weigh(self, out: list[float], turns: float) -> None:
        """The weights of all features for so many turns."""
        knots = self.knots
        k: i64 = 0
        while k < len(knots) - 2 and turns > knots[k + 1]:
            k += 1
        part: float = (turns - knots[k]) / (knots[k + 1] - knots[k])
        if part > BEYOND:
            part = BEYOND
        i: i64
        for i in range(len(out)):
            row = self.table[i]
            out[i] = row[k] * (1.0 - part) + row[k + 1] * part

    def add(self, feature: i64, amount: i64) -> None:
        if amount != 0:
            self.add_part(feature, float(int(amount)))

    def add_part(self, feature: i64, amount: float) -> None:
        x: float = self.now[feature] * amount
        self.total += x
        if self.noting:
            self.parts[feature] += x
