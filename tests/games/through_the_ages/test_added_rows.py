"""Rows that the rules cannot hold are refused with a clear error; others are found where they belong.

`tests/every_game/test_added_rows.py` plays with one more row in every deck.
"""

from __future__ import annotations

import pytest

from ecumene.games.through_the_ages.cards.power import ASKED_OFTEN, OFFERS, POLITICAL_OFFERS
from ecumene.games.through_the_ages.cards.rows import (
    ACTION,
    FARM,
    LEADER,
    MOST_IN_BAG,
    MOST_ROWS,
    NO_TYPE,
    TACTIC,
    TECHNOLOGY,
    WONDER,
    Card,
)
from ecumene.games.through_the_ages.rules.ruleset import Rules, mark_names
from ecumene.games.through_the_ages.rules.seat import ACTED_TWICE, MARKS, MARKS_OF_GAME, ONCE_A_TURN
from ecumene.games.through_the_ages.rules.setup import PRINTED, all_rows
from ecumene.games.through_the_ages.rules.verbs import USE, VERBS
from ecumene.kernel.border.errors import BadCorrections, BadRows
from ecumene.kernel.core.bits import LARGEST_BAG, has, members


def put_in(*more: Card) -> Rules:
    """The printed rows, with others before the first of their kind."""
    rows = all_rows()
    for card in more:
        rows.insert(next(i for i, row in enumerate(rows) if row.kind == card.kind), card)
    return Rules("", rows)


def many(kind: int, count: int) -> list[Card]:
    stages = "1" if kind == WONDER else ""
    type = FARM if kind == TECHNOLOGY else NO_TYPE
    return [Card(f"new_{i}", kind, 1, stages=stages, type=type) for i in range(count)]


def test_one_more_technology_before_all_others() -> None:
    """Starting technologies and bags are found by what they are, not by number."""
    rules = put_in(*many(TECHNOLOGY, 1))
    assert [c + 1 for c in PRINTED.starting] == rules.starting
    assert members(rules.farms) == [0, *(c + 1 for c in members(PRINTED.farms))]
    assert rules.first_action == PRINTED.first_action + 1
    assert rules.kinds == [card.kind for card in rules.cards]


@pytest.mark.parametrize("kind, deck", [(TECHNOLOGY, "technology"), (ACTION, "action")])
def test_a_bag_holds_no_more(kind: int, deck: str) -> None:
    free = MOST_IN_BAG - PRINTED.kinds.count(kind)
    put_in(*many(kind, free))
    with pytest.raises(BadRows, match=f"“{deck}” has {MOST_IN_BAG + 1} rows; the rules need 1 to {MOST_IN_BAG}"):
        put_in(*many(kind, free + 1))


def test_all_rows_together() -> None:
    free = MOST_ROWS - len(PRINTED.cards)
    put_in(*many(LEADER, free))
    with pytest.raises(BadRows, match=f"“all cards” has {MOST_ROWS + 1} rows"):
        put_in(*many(LEADER, free + 1))


@pytest.mark.parametrize(
    "card, why",
    [
        (Card("agriculture", TECHNOLOGY, 1, type=FARM), "“technology, named agriculture” has 2 rows"),
        (Card("gathering", TECHNOLOGY, 0, "2 3 4", type=FARM), "“technology, farm of age A” has 2 rows"),
    ],
)
def test_technologies_that_do_not_fit(card: Card, why: str) -> None:
    with pytest.raises(BadRows, match=why):
        put_in(card)


def test_a_card_in_another_deck() -> None:
    with pytest.raises(ValueError, match="order of their kinds"):
        Rules("", [*all_rows(), *many(LEADER, 1)])
    with pytest.raises(ValueError, match="new_0: technologies have a type"):
        put_in(Card("new_0", TECHNOLOGY, 1))
    with pytest.raises(ValueError, match="new_0: technologies have a type"):
        put_in(Card("new_0", LEADER, 1, type=FARM))


def test_printed_rows_are_checked_like_corrected_ones() -> None:
    with pytest.raises(BadCorrections, match="a wonder has at least one stage"):
        put_in(Card("new_0", WONDER, 1))
    with pytest.raises(BadCorrections, match="an army has at least one unit"):
        put_in(Card("new_0", TACTIC, 1))


def test_hooks_that_a_card_overrides_are_known() -> None:
    """Cards in play are only asked for hooks of this list that one of them overrides."""
    for card, hooks in zip(PRINTED.cards, PRINTED.hooks):
        for i, hook in enumerate(ASKED_OFTEN):
            own = [hook in vars(cls) for cls in type(card).__mro__ if cls.__name__ not in ("Card", "Power", "object")]
            assert has(hooks, i) == any(own), (card.name, hook)


def test_marks_of_a_turn_end_with_it() -> None:
    """Whatever number a card gets; those of the whole game stay."""
    for mark in range(LARGEST_BAG):
        assert has(ONCE_A_TURN, mark) == (mark < MARKS_OF_GAME and mark != ACTED_TWICE)
    assert list(mark_names(PRINTED.cards)) == MARKS


def test_a_verb_of_a_card_belongs_to_one_question() -> None:
    """Questions find powers by these tables; `use` is there for cards that have no verb of their own."""
    brought = {word: PRINTED.by_verb[verb] for verb, word, _ in VERBS if PRINTED.by_verb[verb]}
    assert sorted(brought) == ["arm", "enlist", "exchange", "remodel", "retire", "sail", "settle", "speech", "trade"]
    for cards in brought.values():
        assert all(
            has(PRINTED.hooks[c.number], OFFERS) != has(PRINTED.hooks[c.number], POLITICAL_OFFERS) for c in cards
        )
    assert max(verb for verb, _, _ in VERBS) == USE
