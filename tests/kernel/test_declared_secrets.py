"""Declared fields that hold secrets of several kinds: decks, hands, cards that lie face down."""

from __future__ import annotations

from dataclasses import dataclass
from types import SimpleNamespace
from typing import Annotated, Any

import msgspec

from ecumene.games.lantern.border.questions import QUESTIONS
from ecumene.kernel.border.declared import Chosen, Declared, Lies, Unseen
from ecumene.kernel.border.questions import FrameView
from ecumene.kernel.border.views import View
from ecumene.kernel.border.zones import HAND, LIST, NO_ONE, OWNER
from ecumene.kernel.core.bits import bag_of
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import SPECTATOR

BEASTS, COINS = ["ant", "bee", "cat", "dog", "elk", "fox", "gnu", "hen"], ["gold", "iron", "lead", "zinc"]


@dataclass
class Mat:
    hand: list[int]
    hand_known: list[int]
    laid: list[int]
    purse: list[int]


@dataclass
class Table:
    stack: list[Any]
    rules: Any
    mats: list[Mat]
    deck: list[int]
    row: list[int]
    row_known: list[int]
    mint: list[int]
    offered: list[list[int]]
    wanted: list[list[int]]

    def deal_hidden(self, viewer: int, rng: Rng) -> None:
        """A game deals here what the viewer does not know; this one leaves it where it is."""


class Dealing(Table):
    """Deals the hidden coins: the highest to the seat."""

    def deal_hidden(self, viewer: int, rng: Rng) -> None:
        *self.mint, highest = sorted(self.mint + self.mats[1].purse)
        self.mats[1].purse = [highest]


def even(s: Table, row: int) -> bool:
    return row % 2 == 0


class MatView(msgspec.Struct, frozen=True, kw_only=True):
    hand: Annotated[list[str], Lies("beast", HAND, known=OWNER, knowers=True)]
    laid: Annotated[list[str], Lies("beast", HAND, known=OWNER, fits=even)]
    purse: Annotated[list[str], Lies("coin", HAND, known=OWNER)]


class TableView(View, frozen=True, kw_only=True):
    stack: list[FrameView]
    mats: list[MatView]
    deck: Annotated[int, Lies("beast", HAND, known=NO_ONE, counted=True)]
    row: Annotated[list[str], Lies("beast", LIST, known=NO_ONE, knowers=True)]
    mint: Annotated[int, Lies("coin", HAND, known=NO_ONE, counted=True)]
    offered: Annotated[list[str], Chosen("beast", "mats.hand")]
    wanted: Annotated[list[str], Chosen("coin")]
    hidden_beasts: Annotated[list[str], Unseen("beast")]
    hidden_coins: Annotated[list[str], Unseen("coin")]


VIEWS = Declared(TableView, "mats", MatView, QUESTIONS, {"beast": BEASTS, "coin": COINS}, ())


def table() -> Table:
    mats = [Mat([0, 3], [0, bag_of([1])], [], [0]), Mat([1], [0], [4], [3])]
    return Table(
        [], SimpleNamespace(corrections=""), mats, [2, 5], [7, 6], [0, bag_of([0])], [1, 2], [[3], [1]], [[], [2]]
    )


def blank() -> Table:
    mats = [Mat([], [], [], []) for _ in "AB"]
    return Table([], SimpleNamespace(corrections=""), mats, [], [], [], [], [[], []], [[], []])


def test_each_viewer_sees_what_it_knows() -> None:
    a, b, watcher = (VIEWS.view(table(), viewer) for viewer in (0, 1, SPECTATOR))
    assert [m.hand for m in a.mats] == [["ant", "dog"], ["?"]] and [m.laid for m in a.mats] == [[], ["?"]]
    assert [m.hand for m in b.mats] == [["dog", "?"], ["bee"]] and [m.laid for m in b.mats] == [[], ["elk"]]
    assert (a.deck, a.mint, a.row, b.row) == (2, 2, ["?", "gnu"], ["?", "?"])  # the places of a row are seen
    assert a.hidden_beasts == ["bee", "cat", "elk", "fox", "hen"] and a.hidden_coins == ["iron", "lead", "zinc"]
    assert len(watcher.hidden_beasts) == 8 and len(watcher.hidden_coins) == 4


def test_tables_from_a_view_look_the_same_and_keep_what_there_is() -> None:
    for viewer in (0, 1, SPECTATOR):
        v = VIEWS.view(table(), viewer)
        s = blank()
        VIEWS.fill(s, v, Rng(1))
        VIEWS.zones.check(s)
        assert VIEWS.view(s, viewer) == v


def test_what_is_hidden_is_dealt_by_the_game() -> None:
    s = Dealing(**vars(blank()))
    VIEWS.fill(s, VIEWS.view(table(), 0), Rng(1))
    assert (s.mats[1].purse, s.mint) == ([3], [1, 2])


def test_private_choices_are_the_viewers_own() -> None:
    a, b, watcher = (VIEWS.view(table(), viewer) for viewer in (0, 1, SPECTATOR))
    assert (a.offered, b.offered, watcher.offered) == (["dog"], ["bee"], [])
    assert (a.wanted, b.wanted, watcher.wanted) == ([], ["lead"], [])
    s = blank()
    VIEWS.fill(s, b, Rng(1))
    assert (s.offered, s.wanted) == ([[], [1]], [[], [2]])
    assert [(x.path, x.zone, x.kind) for x in VIEWS.zones.scratch] == [
        ("offered", "mats.hand", ""),
        ("wanted", "", "coin"),
    ]


def test_zones_know_what_fits() -> None:
    zones = VIEWS.zones
    assert zones.zone("mats.laid").fits is even and zones.undeclared(table()) == set()
