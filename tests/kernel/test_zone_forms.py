"""Zones of the rarer forms: single things, slots with holes, backs that tell something, places that not all fit."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from ecumene.kernel.border.zones import EVERYONE, HAND, LIST, NO_ONE, ONE, SLOTS, Scratch, Zone, Zones
from ecumene.kernel.core.rng import Rng

NAMES = ["ant", "bee", "cat", "dog", "elk", "fox"]  # the first three have red backs


@dataclass
class Mat:
    pet: int
    shelf: list[int]


@dataclass
class Table:
    pile: list[int]
    pile_known: list[int]
    stock: list[int]
    mats: list[Mat]
    chosen: list[list[int]]

    def clone(self) -> Table:
        mats = [Mat(m.pet, m.shelf[:]) for m in self.mats]
        return Table(self.pile[:], self.pile_known[:], self.stock[:], mats, [x[:] for x in self.chosen])


def back(s: Table, row: int) -> str:
    return "red" if row < 3 else "blue"


def zones(**stock: Any) -> Zones:
    return Zones(
        [
            Zone("stock", "beast", HAND, NO_ONE, **stock),
            Zone("pile", "beast", LIST, NO_ONE, knowers="pile_known", back=back),
            Zone("mats.pet", "beast", ONE, EVERYONE, each=True),
            Zone("mats.shelf", "beast", SLOTS, EVERYONE, each=True),
        ],
        names={"beast": NAMES},
        all_there_is=lambda s: {"beast": [1] * len(NAMES)},
        public={},
        scratch=(Scratch("chosen", kind="beast"),),
    )


def table() -> Table:
    return Table([0, 4], [0, 2], [1, 3], [Mat(5, [-1, 2]), Mat(-1, [-1, -1])], [[], [5]])


def test_items_of_every_form() -> None:
    z, s = zones(), table()
    assert z.items(s, (z.zone("mats.pet"), 0)) == [5] and z.items(s, (z.zone("mats.pet"), 1)) == []
    assert z.items(s, (z.zone("mats.shelf"), 0)) == [2] and z.items(s, (z.zone("mats.shelf"), 1)) == []
    z.check(s)
    assert not z.undeclared(s)


def test_laying_keeps_holes_where_they_are() -> None:
    z, s = zones(), table()
    z.lay(s, (z.zone("mats.shelf"), 0), [3])
    z.lay(s, (z.zone("mats.pet"), 0), [])
    assert s.mats[0].shelf == [-1, 3] and s.mats[0].pet == -1


def test_what_is_missing_is_named() -> None:
    z, s = zones(), table()
    s.mats[0].pet = -1
    with pytest.raises(AssertionError, match=r"'fox': \(0, 1\)"):
        z.check(s)


def test_backs_and_what_is_known_survive_a_scramble() -> None:
    z, s = zones(), table()
    seen = set()
    for seed in range(60):
        t = z.scramble(s, 0, Rng(seed))
        z.check(t)
        assert back(t, t.pile[0]) == "red" and back(t, t.pile[1]) == "blue"
        seen.add((t.pile[0], t.pile[1]))
    assert seen == {(0, 4), (1, 4), (0, 3), (1, 3)}  # red for red, blue for blue
    for seed in range(20):
        assert z.scramble(s, 1, Rng(seed)).pile[1] == 4  # seat 1 knows this one


def test_what_cannot_lie_somewhere_never_does() -> None:
    z, s = zones(fits=lambda s, row: row != 4), table()
    assert all(4 not in z.scramble(s, 0, Rng(seed)).stock for seed in range(40))
    assert any(0 in z.scramble(s, 0, Rng(seed)).stock for seed in range(40))


def test_a_scratch_without_a_zone_is_a_seats_own() -> None:
    z, s = zones(), table()
    assert z.scramble(s, 0, Rng(1)).chosen[1] == [] and z.scramble(s, 1, Rng(1)).chosen[1] == [5]
