"""Positions and facts of scenarios, by the declaration of zones; and what is wrong in them, in words."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from ecumene.games import find
from ecumene.kernel.border.questions import BadScenario
from ecumene.kernel.border.scenario import stated

SCENE = find("lantern").scenario


def build(*lines: str) -> Any:
    return SCENE.build(list(lines))


def test_things_come_from_the_stock_of_their_kind() -> None:
    s = build("players: 2", "A hands: lamp storm", "pile: torch@A wick", "discard: lamp", "lot: beacon")
    assert s.hands == [[1, 4], []] and s.pile == [2, 0] and s.pile_known == [1, 0] and s.lot == [3]
    assert s.bag == [9, 7, 6, 4, 4] and s.discard == [0, 1, 0, 0, 0] and s.over
    find("lantern").zones.check(s)


def test_of_what_is_said_twice_lists_add_up_and_a_figure_is_the_last() -> None:
    s = build("A hands: lamp lamp", "price: 3", "A hands: wick", "price: 2")
    assert s.hands[0] == [0, 1, 1] and s.bag == [9, 7, 7, 5, 5] and s.price == 2


def test_knowers_of_single_things() -> None:
    s = build("A hands: lamp@BS wick")
    assert s.hands[0] == [0, 1] and s.hands_known[0] == [0, 0b100010]


def test_public_fields_and_questions() -> None:
    s = build("players: 3", "B coins: 9", "price: 4", "bidder: C", "out: A B", "ask: Bid A; Raid B")
    assert s.coins == [5, 9, 5] and s.price == 4 and s.bidder == 2 and s.out == 3
    assert [type(f).__name__ for f in s.stack] == ["Raid", "Bid"] and s.player == 0


def test_corrections() -> None:
    assert build("corrections: cards.lamp.light = 4").rules.cards[1].light == 4


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("A hand: lamp", "nothing is called 'hand'; did you mean 'hands'\\? there are: players, .*hands"),
        ("E hands: lamp", "nothing is called 'hands'.* there are: "),
        ("A hands: lanp", "hands: no such card: 'lanp'; did you mean 'lamp'"),
        ("A hands: lamp@X", "hands: 'lamp@X' names no seat at the table"),
        ("A hands: lamp@", "hands: 'lamp@' does not say who knows it"),
        ("A coins: -4", "coins: '-4' is not a number from 0"),
        ("A coins: 3 4", "'4' is too much; it is written: A coins: <0..>"),
        ("A coins:", "something is missing after 'coins'"),
        ("out: A E", "out: no such seat: 'E'"),
        ("players: 9", "players: '9' is not a number from 1 to 4"),
        ("options: speed", "an option is written name=choice, not 'speed'"),
        ("A hands lamp", "a colon is missing"),
        ("A hands: storm storm storm storm storm storm", "not so many are left"),
        ("ask: Riad A", "no such question: 'Riad'; did you mean 'Raid'"),
        ("ask: Raid", "'Raid' is not complete or too long; it is written: Raid <seat>"),
        ("ask: Defend A E", "no such seat: 'E'"),
        ("ask: Round 0 x", "no such seat: '0'"),
        ("ask: Round A x", "'x' is not a number"),
        ("corrections: cards.lamb.light = 4", "cards.lamb"),
    ],
)
def test_what_cannot_be_set_up_is_named(line: str, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        build(line)


@pytest.mark.parametrize(
    ("lines", "wrong"),
    [
        (["players: 2", "A coins: 3", "A hands: lanp"], 2),  # a name
        (["A coins: -1", "ask: Raid A"], 0),  # a figure
        (["ask: Raid A", "ask: Riad A"], 1),  # a question
        (["A coins: 3", "corrections: cards.lamb.light = 4"], 1),
        (["A coins: 3", "players: 7"], 1),
        (["A hands: storm storm storm", "A coins: 3", "B hands: storm storm storm"], 2),  # of two, the later
        (["players: 2", "ask: Raid C"], 1),
    ],
    ids=str,
)
def test_the_line_that_is_wrong_is_named(lines: list[str], wrong: int) -> None:
    with pytest.raises(BadScenario) as e:
        build(*lines)
    assert e.value.line == wrong


def test_facts_are_checked() -> None:
    s = build("A hands: lamp@C storm", "pile: wick torch", "B coins: 9", "out: C", "ask: Raid A")
    for fact in (
        "A hands: storm lamp",
        "C sees A hands: ? lamp",
        "S sees A hands: ? ?",
        "pile: wick torch",
        "A sees pile: ? ?",
        "B coins: 9",
        "out: C",
        "price: 0",
        "B hands:",
    ):
        SCENE.check(s, fact)


@pytest.mark.parametrize(
    ("fact", "said"),
    [
        ("A hands: lamp", "A hands is lamp storm"),
        ("S sees A hands: ? lamp", r"A hands is \? \?"),
        ("pile: torch wick", "pile is wick torch"),
        ("B coins: 8", "B coins is 9"),
        ("price: 2", "price is 0"),
        ("lot: wick", "lot is empty"),
        ("B hands: ?", "B hands is empty"),
        ("B hands: lanp", "hands: no such card: 'lanp'; did you mean 'lamp'"),
        ("E sees B hands: ?", "nobody at the table is called 'E'"),
    ],
)
def test_a_wrong_fact_says_what_is_there(fact: str, said: str) -> None:
    s = build("A hands: lamp@C storm", "pile: wick torch", "B coins: 9", "ask: Raid A")
    with pytest.raises((AssertionError, BadScenario), match=said):
        SCENE.check(s, fact)


class Mat(msgspec.Struct):
    coins: int = 3
    leader: str = ""
    hand: list[str] = msgspec.field(default_factory=lambda: ["lamp", "", "wick"])
    purse: dict[str, int] = msgspec.field(default_factory=lambda: {"gold": 2, "iron": 0})
    slots: list[list[str]] = msgspec.field(default_factory=lambda: [[], ["lamp", "wick"]])


@pytest.mark.parametrize(
    ("field", "said"),
    [
        ("coins", "3"),
        ("leader", ""),
        ("hand", "lamp wick"),
        ("purse", "gold 2 iron 0"),
        ("slots", "2:lamp 2:wick"),
    ],
)
def test_a_field_of_a_view_in_words(field: str, said: str) -> None:
    assert stated(Mat(), field) == said.split()


def test_only_fields_of_a_view_are_stated() -> None:
    with pytest.raises(BadScenario, match="a mat has no 'sheep'"):
        stated(Mat(), "sheep", "a mat")
    with pytest.raises(BadScenario, match="nothing is called '__class__'"):
        stated(Mat(), "__class__")
