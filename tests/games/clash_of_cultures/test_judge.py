"""What bots think of cities and their guards, where the same thing differs in one point."""

from __future__ import annotations

import pytest

from ecumene.games.clash_of_cultures.game import GAME
from ecumene.games.clash_of_cultures.strategy.features import lies_open
from ecumene.games.clash_of_cultures.strategy.judge import prospects, standing

EAST = ["terrain: C3 plain", "city C3: A neutral"]
WEST = ["terrain: E3 plain", "city E3: A neutral"]
RAIDER_NEAR = ["terrain: D4 plain", "B: soldier D4"]


def prospects_with(*lines: str) -> float:
    return prospects(GAME.scenario.build([*lines, "ask: Turn A"]), 0)


def test_the_last_two_cities_are_worth_more_than_the_third() -> None:
    one, two, three = prospects_with(), prospects_with(*EAST), prospects_with(*EAST, *WEST)
    assert two - one > three - two > 0
    assert one - prospects_with("city D2: B neutral") > two - one, "without the last one the game is lost"


@pytest.mark.parametrize(
    ("guard", "open_"),
    [([], True), (["A: soldier C3"], False), (["city C3: A neutral fortress"], False)],
    ids=["nobody", "a soldier", "a fortress"],
)
def test_a_city_lies_open_if_somebody_is_near_and_nobody_defends_it(guard: list[str], open_: bool) -> None:
    s = GAME.scenario.build([*EAST, *RAIDER_NEAR, *guard, "ask: Turn A"])
    (first,) = GAME.scenario.build([]).cities_of(0)
    (at,) = (x for x in s.cities_of(0) if x != first)
    assert lies_open(s, 0, at) is open_


def test_where_nobody_is_near_no_city_lies_open() -> None:
    s = GAME.scenario.build([*EAST, "ask: Turn A"])
    assert not any(lies_open(s, 0, at) for at in s.cities_of(0))


def test_a_soldier_in_an_open_city_is_worth_more_than_one_elsewhere() -> None:
    inside = prospects_with(*EAST, *RAIDER_NEAR, "A: soldier C3")
    elsewhere = prospects_with(*EAST, *RAIDER_NEAR, "terrain: F3 plain", "A: soldier F3")
    assert inside > elsewhere


def test_at_the_end_only_points_count() -> None:
    s = GAME.scenario.build(["A: soldier D2 4; food 5", "ask: Turn A"])
    before = standing(s, 0)
    s.stack.clear()
    assert standing(s, 0) < before


def test_late_an_objective_that_is_reached_is_worth_more_than_one_in_hand() -> None:
    """Five ore reach ore_supplies; with another objective they are worth only the ore."""

    def worth(objective: str, ore: int) -> float:
        return standing(GAME.scenario.build(["round: 6", f"A: objectives {objective}; ore {ore}", "ask: Turn A"]), 0)

    gains = [worth(objective, 5) - worth(objective, 4) for objective in ("ore_supplies_large_army", "colony_threat")]
    assert gains[0] > gains[1] + 1.0
