"""What runs out, and what most rows do not have: figures that no single scenario can check."""

from __future__ import annotations

import pytest

from ecumene.games.clash_of_cultures.border.zones import city_view
from ecumene.games.clash_of_cultures.game import GAME
from ecumene.games.clash_of_cultures.rules import setup
from ecumene.games.clash_of_cultures.rules.events.draw_events import draw_event
from ecumene.games.clash_of_cultures.rules.map.packed_city import (
    NEUTRAL,
    NO_ONE,
    PORT,
    new_city,
    with_building,
    with_facing,
)
from ecumene.kernel.border.corrections import Misfit
from ecumene.kernel.border.questions import BadScenario


def test_without_event_cards_a_level_draws_none() -> None:
    """COC-17.12: players have all of them, or they hold pieces."""
    s = GAME.scenario.build([])
    s.event_deck.clear()
    before = len(s.stack)
    draw_event(s, 0)
    assert len(s.stack) == before


def test_only_goals_of_supplies_cost_something() -> None:
    """COC-19.2."""
    paid = {row.name: int(row.pay) for row in setup.PRINTED.goals if row.pay}
    assert paid == dict.fromkeys(["eureka", "wealth", "ore_supplies", "wood_supplies", "food_supplies"], 2)


@pytest.mark.parametrize("value", ["100", "-100", '"two"', "1.5", "true"])
def test_a_combat_value_has_at_most_two_digits(value: str) -> None:
    with pytest.raises(BadScenario, match="from -99 to 99") as e:
        GAME.scenario.build([f"corrections: combats.high_morale.cv = {value}"])
    assert isinstance(e.value.__cause__, Misfit)


def test_a_combat_value_may_be_negative() -> None:
    s = GAME.scenario.build(["corrections: combats.high_morale.cv = -99", "corrections: combats.siege.enemy_cv = 99"])
    rows = {row.name: row for row in s.rules.combats}
    assert (rows["high_morale"].cv, rows["siege"].enemy_cv) == (-99, 99)


def test_a_lost_port_shows_no_direction() -> None:
    """COC-7.7: a city that lost its port looks like one that never had one."""
    city = new_city(0, NEUTRAL)
    port = with_facing(with_building(city, PORT, 0), 3)
    assert city_view(40, port).facing == 3
    assert city_view(40, with_building(port, PORT, NO_ONE)) == city_view(40, city)
