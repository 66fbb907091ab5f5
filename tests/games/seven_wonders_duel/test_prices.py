"""Prices compared with a slow computation that tries every way to pay."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecumene.games.seven_wonders_duel.border.questions import CARD_NAMES, SEATS, WONDER_NAMES
from ecumene.games.seven_wonders_duel.game import GAME
from ecumene.games.seven_wonders_duel.rules.seat import new_seat
from ecumene.games.seven_wonders_duel.rules.state import Duel
from ecumene.games.seven_wonders_duel.rules.trade import (
    can_buy,
    can_pay_card,
    card_price,
    over,
    price_limit,
    total_over,
    unit_price,
    unit_prices,
)
from ecumene.games.seven_wonders_duel.rules.wonders import wonder_price
from ecumene.kernel.core.bits import each
from ecumene.kernel.core.rng import Rng

RAW, GOODS = ("wood", "clay", "stone"), ("glass", "papyrus")
MAKERS = {
    "lumber_yard": ["wood"],
    "sawmill": ["wood", "wood"],
    "clay_pool": ["clay"],
    "brickyard": ["clay", "clay"],
    "quarry": ["stone"],
    "shelf_quarry": ["stone", "stone"],
    "glassworks": ["glass"],
    "glass_blower": ["glass"],
    "press": ["papyrus"],
    "drying_room": ["papyrus"],
}
FIXED = {"wood_reserve": ["wood"], "clay_reserve": ["clay"], "stone_reserve": ["stone"], "customs_house": list(GOODS)}
CHOICE = {"forum": GOODS, "caravansery": RAW, "great_lighthouse": RAW, "piraeus": GOODS}
COSTS = {  # what is built: printed coins, resources, and whether Masonry or Architecture helps
    "palace": (0, "wood clay stone glass glass", "masonry"),
    "town_hall": (0, "wood wood stone stone stone", "masonry"),
    "pantheon": (0, "wood clay papyrus papyrus", "masonry"),
    "arsenal": (0, "wood wood clay clay clay", ""),
    "study": (0, "wood wood glass papyrus", ""),
    "forum": (3, "clay", ""),
    "caravansery": (2, "glass papyrus", ""),
    "pretorium": (8, "", ""),
    "appian_way": (0, "clay clay stone stone papyrus", "architecture"),
    "mausoleum": (0, "clay clay glass glass papyrus", "architecture"),
    "great_library": (0, "wood wood wood glass papyrus", "architecture"),
    "sphinx": (0, "clay stone glass glass", "architecture"),
}


def cheapest(prices: dict[str, int], missing: list[str], choices: list[tuple[str, ...]], waived: int) -> int:
    """Tries every unit that each producer could give, and every unit that could be waived."""

    @cache
    def least(units: tuple[str, ...], producers: tuple[tuple[str, ...], ...], left: int) -> int:
        if producers:
            given = [r for r in producers[0] if r in units]
            return min(
                [least(without(units, r), producers[1:], left) for r in given] or [least(units, producers[1:], left)]
            )
        if left and units:
            return min(least(without(units, r), (), left - 1) for r in set(units))
        return sum(prices[r] for r in units)

    return least(tuple(sorted(missing)), tuple(choices), waived)


def without(units: tuple[str, ...], resource: str) -> tuple[str, ...]:
    i = units.index(resource)
    return units[:i] + units[i + 1 :]


def some(rng: Rng, names: list[str]) -> list[str]:
    return [n for n in names if rng.below(3) == 0]


def price(s: Duel, p: int, what: str) -> int:
    return int(
        card_price(s, p, CARD_NAMES.index(what)) if what in CARD_NAMES else wonder_price(s, p, WONDER_NAMES.index(what))
    )


def can_pay(s: Duel, p: int, what: str, coins: int) -> bool:
    """As a turn asks: without the price, if that can be."""
    seat, other = s.seats[p], s.seats[1 - p]
    seat.coins = coins
    if what in CARD_NAMES:
        return can_pay_card(unit_prices(seat, other), price_limit(other), seat, s.rules.cards[CARD_NAMES.index(what)])
    wonder = s.rules.wonders[WONDER_NAMES.index(what)]
    missing = total_over(wonder.cost, seat.makes)
    return can_buy(unit_prices(seat, other), seat, wonder.cost, missing, seat.wonder_discount, coins)


@pytest.mark.parametrize("seed", range(60))
def test_the_cheapest_payment(seed: int) -> None:
    """SWD-5.10: the price is that of the cheapest way to pay, for both seats."""
    rng = Rng(seed)
    p = seed % 2
    own = some(rng, list(MAKERS))
    others = [n for n in some(rng, list(MAKERS)) if n not in own]
    fixed, choice = some(rng, list(FIXED)), some(rng, list(CHOICE))
    tokens = some(rng, ["masonry", "architecture"])
    cards = [c for c in choice if c in CARD_NAMES]
    raised = [c for c in choice if c in WONDER_NAMES]
    mine = f"city {' '.join(own + fixed + cards)}; raised {' '.join(raised)}; tokens {' '.join(tokens)}"
    s = GAME.scenario.build([f"{SEATS[p]}: {mine}", f"{SEATS[1 - p]}: city {' '.join(others)}"])
    at_one = {r for name in fixed for r in FIXED[name]}
    prices = {r: 1 if r in at_one else 2 + sum(MAKERS[n].count(r) for n in others) for r in (*RAW, *GOODS)}
    made = [r for n in own for r in MAKERS[n]]
    for what, (coins, cost, helped) in COSTS.items():
        missing = list(cost.split())
        for r in made:
            if r in missing:
                missing.remove(r)
        waived = 2 if helped in tokens else 0
        wanted = coins + cheapest(prices, missing, [CHOICE[c] for c in choice], waived)
        assert price(s, p, what) == wanted, (what, mine, others)
        assert [can_pay(s, p, what, n) for n in range(wanted + 3)] == [n >= wanted for n in range(wanted + 3)], what


@given(st.lists(st.tuples(st.integers(0, 9), st.integers(0, 31)), min_size=5, max_size=5))
def test_what_is_missing_is_found_for_all_resources_at_once(counts: list[tuple[int, int]]) -> None:
    cost, made = (sum(each(kind, n[i]) for kind, n in enumerate(counts)) for i in (0, 1))
    missing = [max(0, needed - there) for needed, there in counts]
    assert over(cost, made) == sum(each(kind, n) for kind, n in enumerate(missing))
    assert total_over(cost, made) == sum(missing)


@given(st.lists(st.integers(0, 9), min_size=5, max_size=5))
def test_no_unit_costs_more_than_the_limit(made: list[int]) -> None:
    """SWD-5.3: and where one costs two or three coins, it is not far below."""
    one, other = new_seat(), new_seat()
    other.makes = sum(each(kind, n) for kind, n in enumerate(made))
    highest = max(unit_price(one, other, kind) for kind in range(5))
    assert highest <= price_limit(other) <= (highest + 1 if highest <= 4 else 2 + max(3, sum(made)))
