"""Views and imagined positions derived from zones."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from ecumene.games import find
from ecumene.games.lantern.border.questions import QUESTIONS
from ecumene.games.lantern.border.view import VIEWS
from ecumene.kernel.border.save import save
from ecumene.kernel.border.views import Public, viewer_name, viewer_number
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import NOBODY, SPECTATOR

GAME = find("lantern")


def table() -> Any:
    given = ["players: 3", "A hands: lamp@C storm", "B hands: wick", "pile: torch@A wick", "out: B C", "bidder: C"]
    return GAME.scenario.build([*given, "ask: Raid A"])


def test_a_view_in_full() -> None:
    """Known things by name, unknown ones as `?`, last where order means nothing, in place where it does."""
    v = msgspec.to_builtins(VIEWS.view(table(), 2))
    bag = v.pop("bag")
    unseen = v.pop("unseen")
    assert v == {
        "game": "lantern",
        "viewer": "C",
        "corrections": "",
        "stack": [{"type": "Raid", "player": "A"}],
        "players": 3,
        "hands": [["lamp", "?"], ["?"], []],
        "picks": [[], [], []],
        "pile": ["?", "?"],
        "lot": [],
        "discard": [],
        "points": [0, 0, 0],
        "coins": [5, 5, 5],
        "price": 0,
        "bidder": "C",
        "out": ["B", "C"],
        "die": 0,
        "scratch": [],
    }
    assert bag == ["?"] * 31 and len(unseen["card"]) == 35 and unseen["card"].count("lamp") == 8
    assert VIEWS.view(table(), 0).pile == ["torch", "?"]


def test_a_view_tells_nothing_of_what_others_know() -> None:
    s, t = table(), table()
    t.hands_known[0] = [0b10, 0b1000]
    t.pile_known = [1, 0b10]
    assert VIEWS.view(s, SPECTATOR) == VIEWS.view(t, SPECTATOR) and VIEWS.view(s, 0) == VIEWS.view(t, 0)


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1, 2])
def test_an_imagined_position_looks_the_same(viewer: int) -> None:
    v = VIEWS.view(table(), viewer)
    positions = [VIEWS.imagine(v, Rng(seed)) for seed in range(20)]
    assert all(VIEWS.view(t, viewer) == v for t in positions)
    assert len({str(save(t)) for t in positions}) > 10, "it imagines always the same"


def test_corrections_are_imagined_too() -> None:
    s = GAME.start(players=2, corrections='{"cards":{"lamp":{"light":4}}}')
    assert VIEWS.imagine(VIEWS.view(s, 1), Rng(1)).rules.cards[1].light == 4


@pytest.mark.parametrize(("number", "name"), [(0, "A"), (3, "D"), (SPECTATOR, "")])
def test_names_of_viewers(number: int, name: str) -> None:
    assert viewer_name("ABCD", number) == name and viewer_number("ABCD", name) == number


@pytest.mark.parametrize(
    ("form", "held", "words", "kind"),
    [
        ("number", 5, 5, int),
        ("seat", 1, "B", str),
        ("seat", NOBODY, "", str),
        ("each number", [3, 4], [3, 4], list[int]),
        ("bag seat", 0b101, ["A", "C"], list[str]),
        ("list card", [1, 0], ["lamp", "wick"], list[str]),
        ("card", 4, "storm", str),
    ],
)
def test_public_fields_in_words_and_back(form: str, held: Any, words: Any, kind: Any) -> None:
    public = Public(form, QUESTIONS)
    assert public.name(held) == words and public.number(words) == held and public.type == kind


def test_public_fields_are_read_from_scenarios() -> None:
    assert Public("number", QUESTIONS).read(["2"], 0, None) == 2
    assert Public("each number", QUESTIONS).read(["7"], [1, 2, 3], 1) == [1, 7, 3]
    assert Public("bag seat", QUESTIONS).read(["A", "C"], 0, None) == 0b101
    assert Public("bag seat", QUESTIONS).read([], 3, None) == 0
    assert Public("seat", QUESTIONS).read([], 1, None) == NOBODY
