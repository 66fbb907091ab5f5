"""Paying and gaining compared with a slow computation that tries every legal way. TTA-15.10, 15.11."""

from __future__ import annotations

from functools import cache
from itertools import combinations, combinations_with_replacement

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ecumene.games.through_the_ages.border.questions import ROW
from ecumene.games.through_the_ages.cards.rows import FOOD, RESOURCES
from ecumene.games.through_the_ages.rules import setup
from ecumene.games.through_the_ages.rules.banks import consumption, corruption, faces_needed, food_cost
from ecumene.games.through_the_ages.rules.state import Realm
from ecumene.games.through_the_ages.rules.tokens import stored
from games.through_the_ages.boards import in_play

CARDS = {
    FOOD: {1: "agriculture", 2: "irrigation", 3: "selective_breeding", 5: "mechanized_agriculture"},
    RESOURCES: {1: "bronze", 2: "iron", 3: "coal", 5: "oil"},
}
IN_PLAY = [(1, *more) for n in range(4) for more in combinations((2, 3, 5), n)]  # the starting technology always is

Holding = tuple[int, ...]  # the value of every token, in ascending order


def realm(what: int, cards: Holding, held: Holding, bank: int) -> Realm:
    s = setup.blank(2)
    n = s.nations[0]
    for value in cards:
        n.tokens[in_play(n, CARDS[what][value])] = held.count(value)
    n.blue = bank
    s.count_stock(0)
    return s


def tokens_of(s: Realm, what: int) -> Holding:
    n = s.nations[0]
    return tuple(
        sorted(w for w, name in CARDS[what].items() if n.place(ROW[name]) >= 0 for _ in range(n.stored(ROW[name])))
    )


@cache
def replacements(token: int, cards: Holding) -> list[Holding]:
    """What may replace a token: itself, nothing, or cheaper tokens that are together worth no more (TTA-15.3, 15.4)."""
    lower = [c for c in cards if c < token]
    out: list[Holding] = [(token,)]
    for n in range(token + 1):
        out += [some for some in combinations_with_replacement(lower, n) if sum(some) <= token]
    return out


@cache
def reachable(held: Holding, cards: Holding) -> frozenset[Holding]:
    """Every holding that a payment with change can leave."""
    out: set[Holding] = {()}
    for token in held:
        out = {tuple(sorted(before + now)) for before in out for now in replacements(token, cards)}
    return frozenset(out)


def check_payment(what: int, cards: Holding, held: Holding, bank: int, amount: int) -> None:
    s = realm(what, cards, held, bank)
    lost = s.lose(0, what, amount)
    left = tokens_of(s, what)
    n = s.nations[0]
    where = f"{cards} in play, {held} and {bank} in the bank, {amount} to pay"
    assert n.blue + len(left) == bank + len(held), where
    assert left in reachable(held, cards), where
    assert lost == sum(held) - sum(left) == sum(held) - stored(s, 0, what), where
    possible = [h for h in reachable(held, cards) if len(h) <= bank + len(held) and sum(held) - sum(h) >= amount]
    least = sum(held) - max(sum(h) for h in possible)
    assert lost == least, where  # exact if possible, otherwise overpaid as little as possible
    assert len(left) == min(len(h) for h in possible if sum(held) - sum(h) == least), where
    if lost > amount:
        assert n.blue == 0, where


@pytest.mark.parametrize("what", [FOOD, RESOURCES])
@pytest.mark.parametrize("cards", IN_PLAY)
def test_every_small_payment(what: int, cards: Holding) -> None:
    """TTA-15.3, 15.4, 15.5, 15.10, 15.13: exact if possible, legal, and with the fewest tokens."""
    for size in range(1, 4):
        for held in combinations_with_replacement(cards, size):
            for bank in range(3):
                for amount in range(1, sum(held) + 1):
                    check_payment(what, cards, held, bank, amount)


@given(st.data())
@settings(max_examples=200, deadline=None)
def test_larger_payments(data: st.DataObject) -> None:
    """TTA-15.10: the same with four and five tokens."""
    cards = data.draw(st.sampled_from(IN_PLAY))
    held = tuple(sorted(data.draw(st.lists(st.sampled_from(cards), min_size=4, max_size=5))))
    check_payment(RESOURCES, cards, held, data.draw(st.integers(0, 4)), data.draw(st.integers(1, sum(held))))


@pytest.mark.parametrize("what", [FOOD, RESOURCES])
@pytest.mark.parametrize("cards", IN_PLAY)
def test_every_small_gain(what: int, cards: Holding) -> None:
    """TTA-15.2, 15.11: the exact amount, or the closest lower one the bank allows, with the fewest tokens."""
    for bank in range(5):
        for amount in range(10):
            s = realm(what, cards, (), bank)
            got = s.gain(0, what, amount)
            options = [h for n in range(bank + 1) for h in combinations_with_replacement(cards, n) if sum(h) <= amount]
            best = max(sum(h) for h in options)
            where = f"{cards} in play, {bank} in the bank, {amount} to gain"
            assert got == best == stored(s, 0, what), where
            assert bank - s.nations[0].blue == min(len(h) for h in options if sum(h) == best), where


@pytest.mark.parametrize("what", [FOOD, RESOURCES])
def test_losing_more_than_there_is(what: int) -> None:
    """TTA-15.7: everything that is there."""
    s = realm(what, (1, 2), (1, 2, 2), 1)
    assert s.lose(0, what, 9) == 5
    assert tokens_of(s, what) == () and s.nations[0].blue == 4
    assert s.lose(0, what, 1) == 0
    assert s.lose(0, what, 0) == 0 == s.lose(0, what, -3)


def test_the_tables_of_the_banks() -> None:
    """TTA-8.12, 14.1, 14.10: by the number of tokens in the bank, from none to more than it has squares."""
    yellow = range(1, 22)
    assert [food_cost(n) for n in yellow] == [7] * 4 + [5] * 4 + [4] * 4 + [3] * 4 + [2] * 5
    assert [consumption(n) for n in range(22)] == [6] + [4] * 4 + [3] * 4 + [2] * 4 + [1] * 4 + [0] * 5
    needed = [8] + [7] * 2 + [6] * 2 + [5] * 2 + [4] * 2 + [3] * 2 + [2] * 2 + [1] * 4 + [0] * 5
    assert [faces_needed(n) for n in range(22)] == needed
    assert [corruption(n) for n in range(20)] == [6] + [4] * 5 + [2] * 5 + [0] * 9


def test_food_and_resources_are_separate() -> None:
    """TTA-15.1: tokens on farms are food, on mines resources."""
    s = realm(RESOURCES, (1, 2), (1, 2), 4)
    assert (stored(s, 0, FOOD), stored(s, 0, RESOURCES)) == (0, 3)
    assert s.lose(0, FOOD, 2) == 0 and stored(s, 0, RESOURCES) == 3
    assert s.gain(0, FOOD, 2) == 2 and (stored(s, 0, FOOD), stored(s, 0, RESOURCES)) == (2, 3)
