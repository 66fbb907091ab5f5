"""Several wonders gained at once, possible only with a correction: people take them in any order, bots in one."""

from __future__ import annotations

import pytest

from ecumene.games import find
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import canonical, legal
from ecumene.testing.sets import after, endings, every_set_is_listed_once, sets_have_no_order

GAME = find("age_of_civilization")


@pytest.mark.parametrize("count", [1, 2, 3, 4, 5])
def test_wonders_are_taken_in_any_order(count: int) -> None:
    s = GAME.scenario.build(["wonders: petra moai colossus great_wall", f"ask: ChooseWonder A {count} 0; Actions A"])
    every_set_is_listed_once(GAME, s)
    sets_have_no_order(GAME, s, Rng(1), fresh=True)
    counts = [len(list(endings(GAME, s, choices))) for choices in (legal, canonical)]
    assert counts == {1: [4, 4], 2: [12, 6], 3: [24, 4], 4: [24, 1], 5: [24, 1]}[count]


def test_a_bot_can_go_on_after_any_choice() -> None:
    s = GAME.scenario.build(["wonders: petra moai colossus great_wall", "ask: ChooseWonder A 3 0; Actions A"])
    last = max(legal(s))
    assert last not in canonical(s)
    assert canonical(after(s, last)) == legal(after(s, last))
