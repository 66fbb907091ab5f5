"""Which offers bots make: one good for others, so that neither loses."""

from __future__ import annotations

import pytest

from ecumene.games.clash_of_cultures.game import GAME
from ecumene.games.clash_of_cultures.rules.state import World
from ecumene.games.clash_of_cultures.strategy.features import LITTLE, draft_benefit
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import canonical, settle
from ecumene.kernel.core.strategy import Weight, drawn

POLICY = GAME.strategy.learned(2)


def possible(s: World) -> list[str]:
    """What the policy may choose now."""
    weights: list[Weight] = []
    choices = canonical(s)
    POLICY.weigh(s, choices, weights)
    return [GAME.codec.text(a) for a, weight in zip(choices, weights) if weight is not POLICY.never]


@pytest.mark.parametrize(
    ("stock", "other", "trades"),
    [("food 4", "ore 4", True), ("food 1", "ore 1", False), ("food 4", "food 4", False), ("food 0", "ore 4", False)],
)
def test_talks_begin_only_with_goods_that_both_would_exchange(stock: str, other: str, trades: bool) -> None:
    s = GAME.scenario.build([f"A: {stock}", f"B: {other}", "ask: Turn A"])
    assert ("trade B" in possible(s)) is trades


def test_nobody_asks_for_gifts_or_makes_them() -> None:
    """Whatever is drawn, every offer gives something, wants something, and harms neither."""
    offers = 0
    for seed in range(12):
        s = GAME.scenario.build(["A: food 4; wood 3", "B: ore 4; gold 2", "ask: Turn A"])
        rng = Rng(seed)
        play(s, "trade B")
        while s.player == 0:
            if "propose B" in possible(s):
                assert s.offered_goods[0] and s.wanted[0]
                assert draft_benefit(s, 0, 0) >= -LITTLE and draft_benefit(s, 1, 0) >= -LITTLE
                offers += 1
                break
            weights: list[Weight] = []
            total = POLICY.weigh(s, canonical(s), weights)
            play(s, GAME.codec.text(canonical(s)[drawn(weights, total, rng)]))
    assert offers == 12


def play(s: World, text: str) -> None:
    s.stack[-1].apply(s, GAME.codec.parse(text))
    settle(s)
