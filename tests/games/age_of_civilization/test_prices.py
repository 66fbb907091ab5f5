"""The reasons of prices, in the order of a tooltip; and which actions abilities change."""

from __future__ import annotations

import pytest

from ecumene.games.age_of_civilization.border.questions import ACTION, SOURCE, TECH
from ecumene.games.age_of_civilization.cards.terms import (
    AFTER,
    BONUS,
    DISCOUNT,
    END,
    MAY_PERFORM,
    NEEDS,
    SACRIFICE_IMMUNE,
    SET_COST,
    TURN,
)
from ecumene.games.age_of_civilization.game import GAME
from ecumene.games.age_of_civilization.rules.costs import price
from ecumene.kernel.core.bits import bag_of


@pytest.mark.parametrize(
    ("has", "action", "tech", "why"),
    [
        ("coins 3", "wonder", "", "table 7"),
        ("coins 3", "fishing", "", ""),
        ("main harappa; absorbed china", "research", "writing", "table 4, harappa -1, china_legacy -1"),
        ("main harappa; absorbed china", "research", "education", "table 4, china_legacy -1"),
        ("main sumer; absorbed china", "research", "writing", "table 4, china_legacy -1, sumer -3"),
        ("main aztecs; absorbed khmer maya", "wonder", "", "table 7, aztecs -6, khmer_legacy -1"),
    ],
)
def test_a_price_lists_its_reasons(has: str, action: str, tech: str, why: str) -> None:
    """AOC-1.11, 5.14: the printed price, then each ability and what it takes off; never below zero."""
    s = GAME.scenario.build([f"B: {has}"])
    listed: list[int] = []
    paid = price(s, 1, ACTION.index(action), TECH.index(tech) if tech else -1, why=listed)
    found = [f"{SOURCE[source]} {change}" for source, change in zip(listed[::2], listed[1::2], strict=True)]
    assert ", ".join(found) == why
    assert paid == sum(listed[1::2])


@pytest.mark.parametrize(
    ("has", "moments", "priced", "enriched"),
    [
        ("coins 3", [], [], []),
        ("main mali", [BONUS, TURN], [], ["trade"]),
        ("main aksum", [BONUS, DISCOUNT, AFTER], ["construction"], ["construction"]),
        ("main sumer; absorbed zimbabwe", [BONUS, SET_COST], ["research"], ["exploitation", "agriculture"]),
        ("main zimbabwe; techs education", [BONUS, NEEDS, MAY_PERFORM], ["construction"], ["exploitation"]),
        ("main israel; wonders petra", [END, SACRIFICE_IMMUNE], [], []),
    ],
)
def test_which_moments_and_actions_abilities_change(
    has: str, moments: list[int], priced: list[str], enriched: list[str]
) -> None:
    """These summaries let most checks skip the abilities."""
    nation = GAME.scenario.build([f"B: {has}"]).nations[1]
    assert nation.moments == bag_of(moments)
    assert nation.priced == bag_of([ACTION.index(name) for name in priced])
    assert nation.enriched == bag_of([ACTION.index(name) for name in enriched])
