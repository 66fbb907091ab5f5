"""Every form that a declared field can have, on a table of its own."""

from __future__ import annotations

from dataclasses import dataclass
from types import SimpleNamespace
from typing import Annotated, Any

import msgspec

from ecumene.games.lantern.border.questions import QUESTIONS
from ecumene.kernel.border.declared import NUMBER, ByRow, Columns, Declared, Holds, Lies, Names
from ecumene.kernel.border.questions import FrameView
from ecumene.kernel.border.views import View
from ecumene.kernel.border.zones import BAG, HAND, LIST, ONE
from ecumene.kernel.core.bits import bag_of
from ecumene.kernel.core.rng import Rng

BEASTS, PLACES = ["ant", "bee", "cat", "dog", "elk", "fox"], ["lake", "hill", "wood"]
NAMES: Names = {
    "beast": BEASTS,
    "place": PLACES,
    "spot": dict(enumerate(PLACES)) | {-1: "box", -2: "card"},
    "coin": [2, 5],
}


@dataclass
class Mat:
    food: int
    worth: int
    coins: int
    marks: int
    purse: list[int]
    on_cards: list[int]
    carts: list[int]
    tame: list[int]


@dataclass
class Table:
    stack: list[Any]
    rules: Any
    mats: list[Mat]
    epic: int
    left: list[int]
    lives_at: list[int]
    herd: list[int]
    heads: list[int]
    stalls: list[int]
    stock: list[int]
    hands: list[list[int]]
    wet: list[int]

    def deal_hidden(self, viewer: int, rng: Rng) -> None:
        """Nothing is hidden."""


class MatView(msgspec.Struct, frozen=True, kw_only=True):
    food: int
    points: Annotated[int, Holds(NUMBER, ONE, field="worth", computed=True)]
    coins: Annotated[list[int], Holds("coin", BAG)]
    marks: Annotated[list[int], Holds(NUMBER, BAG)]
    purse: Annotated[dict[str, int], ByRow("place")]
    on_cards: Annotated[list[list[str]], Holds("beast", BAG, each=True)]
    carts: Annotated[list[str], Holds("spot", LIST)]
    tame: Annotated[dict[str, int], ByRow("beast", none=0)]


class HerdView(msgspec.Struct, frozen=True):
    heads: int
    beast: Annotated[str, Lies("beast", LIST, field="herd")]
    stall: Annotated[str, Holds("place", LIST, field="stalls")]


class TableView(View, frozen=True, kw_only=True):
    stack: list[FrameView]
    mats: list[MatView]
    home: Annotated[str, Holds("place", ONE, field="epic")]
    left: list[int]
    lives_at: Annotated[dict[str, str], ByRow("beast", "place", none=-1)]
    herds: Annotated[list[HerdView], Columns(HerdView)]
    stock: Annotated[list[str], Lies("beast", HAND)]
    wet: Annotated[list[str], Holds("place", HAND)]
    hands: Annotated[list[list[str]], Lies("beast", HAND, each=True)]


VIEWS = Declared(TableView, "mats", MatView, QUESTIONS, NAMES, ())


def table() -> Table:
    mats = [
        Mat(3, 99, bag_of([1]), bag_of([0, 4]), [1, 0, 2], [0, bag_of([1, 2])], [-2, 1, -1], [0, 0, 2, 0, 0, 1])
        for _ in "AB"
    ]
    rules = SimpleNamespace(corrections="")
    return Table([], rules, mats, 2, [5, 6], [-1, 0, -1, 2, -1, -1], [5, 0], [9, 4], [1, -1], [3], [[1], [2, 4]], [2])


def blank() -> Table:
    mats = [Mat(0, 99, 0, 0, [0] * 3, [0] * 2, [-1] * 3, [0] * 6) for _ in "AB"]
    return Table([], SimpleNamespace(corrections=""), mats, 0, [], [-1] * 6, [], [], [], [], [[], []], [])


def test_open_forms_in_names() -> None:
    v = VIEWS.view(table(), 0)
    assert (v.home, v.left, v.lives_at) == ("wood", [5, 6], {"bee": "lake", "dog": "wood"})
    assert (v.stock, v.hands) == (["dog"], [["bee"], ["cat", "elk"]])
    assert v.herds == [HerdView(9, "fox", "hill"), HerdView(4, "ant", "")]
    mat = v.mats[0]
    assert (mat.points, mat.coins) == (99, [5])
    assert (mat.food, mat.marks, mat.carts) == (3, [0, 4], ["card", "hill", "box"])
    assert (mat.purse, mat.tame) == ({"lake": 1, "hill": 0, "wood": 2}, {"cat": 2, "fox": 1})
    assert mat.on_cards == [[], ["bee", "cat"]]


def test_open_forms_are_read_back() -> None:
    s = blank()
    VIEWS.fill(s, VIEWS.view(table(), 0), Rng(1))
    assert s == table()


def test_what_is_computed_is_not_read() -> None:
    s = blank()
    s.mats[1].worth = 7
    VIEWS.fill(s, VIEWS.view(table(), 0), Rng(1))
    assert [mat.worth for mat in s.mats] == [99, 7]


def test_nothing_is_shared_with_a_view() -> None:
    s, t = table(), blank()
    v = VIEWS.view(s, 0)
    s.left.append(7)
    VIEWS.fill(t, v, Rng(1))
    t.left.append(8)
    assert v.left == [5, 6]


def test_zones_of_each_seat_and_fields_by_their_own_names() -> None:
    zones = VIEWS.zones
    assert zones.zone("hands").each and not zones.zone("stock").each
    assert zones.zone("herd").form == LIST
    assert zones.undeclared(table()) == set()
    zones.check(table())


def test_words_of_scenarios() -> None:
    s = table()
    for name, words in {"home": "hill", "left": "1 2", "lives_at": "ant wood", "stock": "", "wet": "wood lake"}.items():
        assert VIEWS.given(s, -1, name, words.split())
    for name, words in {
        "on_cards": "1 fox",
        "purse": "hill 9",
        "marks": "7",
        "carts": "box lake",
        "coins": "5 2",
    }.items():
        assert VIEWS.given(s, 1, name, words.split())
    assert (s.epic, s.left, s.lives_at, s.stock, s.wet) == (1, [1, 2], [2, 0, -1, 2, -1, -1], [], [0, 2])
    mat = s.mats[1]
    assert mat.coins == 3
    assert (mat.on_cards, mat.purse, mat.marks, mat.carts) == ([bag_of([5]), bag_of([1, 2])], [1, 9, 2], 128, [-1, 0])
