"""COC-24.35: an advance with an ability that no printed one has: its class is enough, without a verb of its own."""

from __future__ import annotations

import pytest

from ecumene.games import find
from ecumene.games.clash_of_cultures.border.prices import Buyer
from ecumene.games.clash_of_cultures.cards.advances.table import advance_rows
from ecumene.games.clash_of_cultures.cards.categories import SCIENCE
from ecumene.games.clash_of_cultures.cards.power import BY_ACTION, NEW_FLAG
from ecumene.games.clash_of_cultures.cards.rows import Advance
from ecumene.games.clash_of_cultures.cards.wonders import wonder_rows
from ecumene.games.clash_of_cultures.rules import setup
from ecumene.games.clash_of_cultures.rules.map.packed_city import ACADEMY
from ecumene.games.clash_of_cultures.rules.resources import gain
from ecumene.games.clash_of_cultures.rules.ruleset import Rules
from ecumene.games.clash_of_cultures.rules.seat import CULTURE_GOOD, GOLD, IDEA, ORE
from ecumene.games.clash_of_cultures.rules.state import World
from ecumene.games.clash_of_cultures.rules.turn import Turn
from ecumene.games.clash_of_cultures.rules.verbs import PAY, USE
from ecumene.kernel.border.sections import Cost, Shortage
from ecumene.kernel.core.action import act
from ecumene.kernel.core.bits import one
from ecumene.kernel.core.state import apply, legal
from every_game.the_games import COMPILED

pytestmark = pytest.mark.skipif(COMPILED, reason="compiled rows cannot be given classes by tests")
GAME = find("clash_of_cultures")


def position() -> tuple[World, int]:
    """A holds an advance: as an action, once a turn, an idea and a culture token become ore; cheaper academies."""

    class Geometry(Advance):
        def verb(self) -> int:
            return USE

        def place(self) -> int:
            return BY_ACTION

        def cost(self, s: World, p: int, action: int) -> list[int]:
            return [IDEA, self.amount, CULTURE_GOOD, self.tokens]

        def apply(self, s: World, p: int, action: int) -> None:
            gain(s, p, ORE, 3)

        def growth_saving(self, s: World, p: int, building: int) -> int:
            return 1 if building == ACADEMY else 0

    x = setup.make_rules("")
    advances = [*advance_rows(), Geometry("geometry", SCIENCE, amount=1, tokens=1, once=NEW_FLAG)]
    s = setup.blank(2)
    s.rules = Rules(
        "", advances, wonder_rows(), x.events, x.civils, x.combats, x.actions, x.goals, x.objectives, x.regions
    )
    setup.settle_seats(s)
    s.mover = 0
    n = s.nations[0]
    n.advances |= one(len(advances) - 1)
    n.actions, n.culture, n.culture_tokens, n.stock[IDEA] = 3, 2, 2, 1
    s.stack.append(Turn(0))
    return s, act(USE, len(advances) - 1)


def test_the_price_is_paid_before_the_effect() -> None:
    s, use = position()
    assert use in legal(s)
    assert Buyer(s, 0).costs(use) == [Cost("action", 1), Cost("idea", 1), Cost("culture", 1)]
    apply(s, use)
    n = s.nations[0]
    assert (n.actions, n.culture_tokens, n.stock[IDEA], n.stock[ORE]) == (2, 1, 0, 3)
    n.stock[IDEA] = 1
    assert use not in legal(s) and s.stack[-1].refuse(s, use) == "COC-24.35"
    assert GAME.missing(s, use) == []


def test_gold_may_stand_for_an_idea() -> None:
    s, use = position()
    n = s.nations[0]
    n.stock[GOLD] = 1
    apply(s, use)
    assert legal(s) == [act(PAY, 0, 0, 0, 1), act(PAY, 0, 0, 0, 0)] and n.stock[ORE] == 0
    apply(s, act(PAY, 0, 0, 0, 0))
    assert (n.stock[IDEA], n.stock[GOLD], n.stock[ORE]) == (1, 0, 3)


def test_what_is_missing() -> None:
    s, use = position()
    s.nations[0].stock[IDEA] = 0
    assert s.stack[-1].refuse(s, use) == "COC-5.3" and GAME.missing(s, use) == [Shortage("ideas", 1, 0)]
    s.nations[0].culture_tokens = 0
    assert s.stack[-1].refuse(s, use) == "COC-5.11"
    assert GAME.missing(s, use) == [Shortage("culture", 1, 0), Shortage("ideas", 1, 0)]
    s.nations[0].actions = 0
    assert s.stack[-1].refuse(s, use) == "COC-8.2" and GAME.missing(s, use) == [Shortage("action", 1, 0)]


def test_a_saving_does_not_use_it_up() -> None:
    """COC-11.13: what a building costs less is apart from what is allowed once a turn."""
    s, use = position()
    for power in s.rules.powers_in(s.rules.hooks.growth_saving):
        if power.name == "geometry":
            power.discount_used(s, 0)
    assert use in legal(s)
