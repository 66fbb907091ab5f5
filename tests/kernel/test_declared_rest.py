"""A declared box that is listed together with what is hidden elsewhere, and how scenarios take from it."""

from __future__ import annotations

from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Annotated, Any

import msgspec
import pytest

from ecumene.games.lantern.border.questions import QUESTIONS
from ecumene.kernel.border.declared import Declared, Lies, Rest
from ecumene.kernel.border.declared_parts import MOST_KEPT, NamesOfBags
from ecumene.kernel.border.questions import BadScenario, FrameView
from ecumene.kernel.border.views import View
from ecumene.kernel.border.zones import BAG
from ecumene.kernel.core.bits import bag_of, members
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import SPECTATOR

TOKENS = ["red", "green", "blue", "white", "black"]


@dataclass
class Mat:
    tokens: int = 0


@dataclass
class Table:
    stack: list[Any] = field(default_factory=list)
    rules: Any = field(default_factory=lambda: SimpleNamespace(corrections=""))
    mats: list[Mat] = field(default_factory=lambda: [Mat(), Mat()])
    box: int = 31
    drawn: int = 0

    def deal_hidden(self, viewer: int, rng: Rng) -> None:
        """A game deals here what the viewer does not know; this one leaves it where it is."""


def second_seat(s: Table, owner: int) -> int:
    return bag_of([1])


class MatView(msgspec.Struct, frozen=True, kw_only=True):
    tokens: Annotated[list[str], Lies("token", BAG)]


class TableView(View, frozen=True, kw_only=True):
    stack: list[FrameView]
    mats: list[MatView]
    box: Annotated[list[str], Rest("token", BAG, known=second_seat, stock=True)]
    drawn: Annotated[list[str], Lies("token", BAG, known=second_seat, count="drawn_count")]
    drawn_count: int


VIEWS = Declared(TableView, "mats", MatView, QUESTIONS, {"token": TOKENS}, ())


def table() -> Table:
    return Table(mats=[Mat(bag_of([3])), Mat()], box=bag_of([0, 4]), drawn=bag_of([1, 2]))


def test_what_is_hidden_is_listed_with_the_rest() -> None:
    a, b = VIEWS.view(table(), 0), VIEWS.view(table(), 1)
    assert (a.box, a.drawn, a.drawn_count) == (["red", "green", "blue", "black"], [], 2)
    assert (b.box, b.drawn, b.drawn_count) == (["red", "black"], ["green", "blue"], 2)


def test_the_rest_is_what_was_not_laid_elsewhere() -> None:
    for viewer in (0, 1, SPECTATOR):
        s, v = Table(), VIEWS.view(table(), viewer)
        VIEWS.fill(s, v, Rng(1))
        VIEWS.zones.check(s)
        assert VIEWS.view(s, viewer) == v
        assert len(members(s.drawn)) == 2 and not s.drawn & s.box


def test_scenarios_take_from_the_stock() -> None:
    s = Table()
    assert VIEWS.given(s, 0, "tokens", ["red", "blue"]) and VIEWS.given(s, -1, "drawn", ["black"])
    assert (s.mats[0].tokens, members(s.drawn), members(s.box)) == (5, [4], [1, 3])
    assert VIEWS.given(s, 0, "tokens", ["blue", "green"])  # blue stays, green is taken
    assert (members(s.mats[0].tokens), members(s.box)) == ([1, 2], [3])
    with pytest.raises(BadScenario, match="no more copies are left: black"):
        VIEWS.given(s, 1, "tokens", ["black"])


def test_names_of_bags_are_kept_but_not_shared() -> None:
    first = VIEWS.view(table(), 0)
    first.mats[0].tokens.append("pink")
    assert VIEWS.view(table(), 0).mats[0].tokens == ["white"]
    kept = NamesOfBags(str)
    for bag in range(MOST_KEPT + 3):
        assert kept[bag] == [str(i) for i in members(bag)]
    assert len(kept) == 3
