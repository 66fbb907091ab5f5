"""Positions and facts of scenarios, by the declaration of zones; and what is wrong in them, in words."""

from __future__ import annotations

from typing import Any

import pytest

from ecumene.games import find

SCENE = find("lantern").scenario


def build(*lines: str) -> Any:
    return SCENE.build(list(lines))


def test_things_come_from_the_stock_of_their_kind() -> None:
    s = build("players: 2", "A hands: lamp storm", "pile: torch@A wick", "discard: lamp", "lot: beacon")
    assert s.hands == [[1, 4], []] and s.pile == [2, 0] and s.pile_known == [1, 0] and s.lot == [3]
    assert s.bag == [9, 7, 6, 4, 4] and s.discard == [0, 1, 0, 0, 0] and s.over
    find("lantern").zones.check(s)


def test_what_is_said_twice_is_said_last() -> None:
    s = build("A hands: lamp lamp", "A hands: wick")
    assert s.hands[0] == [0] and s.bag == [9, 9, 7, 5, 5]


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
        ("A hand: lamp", "nothing is called 'hand'; there are: players, .*hands"),
        ("A hands lamp", "a colon is missing"),
        ("A hands: storm storm storm storm storm storm", "not so many are left"),
        ("ask: Riad A", "no such question: 'Riad'"),
        ("corrections: cards.lamb.light = 4", "cards.lamb"),
    ],
)
def test_what_cannot_be_set_up_is_named(line: str, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        build(line)


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
    ],
)
def test_a_wrong_fact_says_what_is_there(fact: str, said: str) -> None:
    s = build("A hands: lamp@C storm", "pile: wick torch", "B coins: 9", "ask: Raid A")
    with pytest.raises(AssertionError, match=said):
        SCENE.check(s, fact)
