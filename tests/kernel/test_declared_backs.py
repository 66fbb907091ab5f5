"""Declared zones whose hidden rows show a back, and a game that deals its rows itself."""

from __future__ import annotations

from dataclasses import dataclass
from types import SimpleNamespace
from typing import Annotated, Any

import msgspec

from ecumene.games.lantern.border.questions import QUESTIONS
from ecumene.kernel.border.declared import Declared, Lies, Unseen
from ecumene.kernel.border.questions import FrameView
from ecumene.kernel.border.views import View
from ecumene.kernel.border.zones import HAND, LIST, NO_ONE, OWNER
from ecumene.kernel.core.bits import bag_of
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import SPECTATOR

EVENTS = ["war", "rain", "feast", "plague", "comet"]


@dataclass
class Mat:
    hand: list[int]
    hand_known: list[int]


@dataclass
class Table:
    stack: list[Any]
    rules: Any
    mats: list[Mat]
    pile: list[int]
    pile_known: list[int]

    def deal_hidden(self, viewer: int, rng: Rng) -> None:
        """As for seat B: nothing is hidden but what may lie in one way only."""
        self.mats[0].hand, self.pile = [0, 2], [3, 1, 4]


def age(s: Table, row: int) -> str:
    return "I" if row < 2 else "II"


def never(s: Table, row: int) -> bool:
    return False


class MatView(msgspec.Struct, frozen=True, kw_only=True):
    hand: Annotated[list[str], Lies("event", HAND, known=OWNER, knowers=True, by_row=True, fits=never)]


class TableView(View, frozen=True, kw_only=True):
    stack: list[FrameView]
    mats: list[MatView]
    pile: Annotated[list[str], Lies("event", LIST, known=NO_ONE, knowers=True, back=age)]
    unseen: Annotated[list[str], Unseen("event")]


VIEWS = Declared(TableView, "mats", MatView, QUESTIONS, {"event": EVENTS}, ())


def table(hand: list[int], pile: list[int]) -> Table:
    mats = [Mat(hand, [0] * len(hand)), Mat([], [])]
    return Table([], SimpleNamespace(corrections=""), mats, pile, [bag_of([1])] + [0] * (len(pile) - 1))


def test_what_is_hidden_shows_its_back() -> None:
    a, b = (VIEWS.view(table([0, 2], [3, 1, 4]), viewer) for viewer in (0, SPECTATOR))
    assert (a.pile, b.pile) == (["?II", "?I", "?II"], ["?II", "?I", "?II"])
    assert VIEWS.view(table([0, 2], [3, 1, 4]), 1).pile == ["plague", "?I", "?II"]
    assert VIEWS.zones.zone("pile").back is age and VIEWS.zones.zone("mats.hand").fits is never


def test_the_owner_sees_a_hand_in_the_order_of_its_rows() -> None:
    s = table([0, 1, 2], [3, 4])
    s.mats[0].hand_known = [2, 0, 2]
    assert [VIEWS.view(s, viewer).mats[0].hand for viewer in (0, 1)] == [
        ["war", "rain", "feast"],
        ["feast", "war", "?"],
    ]


def test_backs_are_the_same_when_the_game_has_dealt() -> None:
    s, v = table([], []), VIEWS.view(table([0, 2], [3, 1, 4]), 1)
    VIEWS.fill(s, v, Rng(1))
    assert s.pile_known == [2, 0, 0]
    assert VIEWS.view(s, 1) == v
