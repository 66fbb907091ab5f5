"""The tables of wonders, city-states, diplomacy cards and military cards against the printed cards.

CND-2.9, 10.9, 11.2, 11.3, 11.6, 11.12, 14.1, 15.2, 20.
"""

from __future__ import annotations

from ecumene.games.new_dawn.cards.rows import (
    DECKS,
    ERAS,
    MILITARY,
    ORDERS,
    OVER_BARBARIANS,
    OVER_RIVALS,
    OVER_WATER,
    TYPES,
)
from ecumene.games.new_dawn.cards.tiles import CITY_STATES, RESOURCES
from ecumene.games.new_dawn.rules import setup
from ecumene.games.new_dawn.rules.science import LEVEL_AT

WONDERS = """
stonehenge culture ancient 7 marble mercury
hanging_gardens culture ancient 8 marble diamond
forbidden_city culture medieval 9 marble oil
chichen_itza culture medieval 10 marble mercury
sydney_opera_house culture modern 10 marble diamond
eiffel_tower culture modern 12 marble oil
colossus economy ancient 7 diamond oil
great_lighthouse economy ancient 8 diamond mercury
great_zimbabwe economy medieval 9 diamond oil
machu_picchu economy medieval 10 diamond mercury
big_ben economy modern 10 diamond mercury
estadio_do_maracana economy modern 10 diamond marble
oracle science ancient 8 mercury marble
pyramids science ancient 9 mercury oil
porcelain_tower science medieval 9 mercury diamond
potala_palace science medieval 10 mercury marble
oxford_university science modern 10 mercury marble
kremlin science modern 11 mercury oil
petra military ancient 7 oil diamond
terracotta_army military ancient 8 oil marble
alhambra military medieval 10 oil marble
venetian_arsenal military medieval 10 oil diamond
ruhr_valley military modern 11 oil mercury
pentagon military modern 12 oil diamond
"""
UNVERIFIED = {
    "machu_picchu": "says",
    "estadio_do_maracana": "says",
    "terracotta_army": "cost",
    "pentagon": "says attack",
}
STATES = {
    "carthage": "military",
    "kumasi": "culture",
    "brussels": "industry",
    "seoul": "science",
    "geneva": "science",
    "mohenjo_daro": "culture",
    "buenos_aires": "industry",
    "kabul": "military",
}
# attacks, range, bonus, additional bonus against barbarians, order of parts
MILITARY_CARDS = {
    "masonry": (2, 2, 0, 0, "either"),
    "iron_working": (2, 3, 1, 2, "either"),
    "mass_production": (2, 3, 2, 0, "attacks_first"),
    "flight": (3, 5, 3, 0, "reinforce_first"),
}


def test_wonders() -> None:
    """CND-2.9, 10.9: type, era, cost and the two resources; two of each type and era."""
    printed = [line.split() for line in WONDERS.strip().splitlines()]
    rows = setup.PRINTED.wonders
    assert len(rows) == len(printed) == 24
    for row, (name, type, era, cost, *resources) in zip(rows, printed):
        assert row.name == name
        assert (DECKS[row.deck], ERAS[row.era], row.cost) == (f"{type}_deck", era, int(cost)), name
        assert [RESOURCES[r] for r in row.resources] == resources, name
        assert row.unverified == UNVERIFIED.get(name, ""), name
    kinds = [(row.deck, row.era) for row in rows]
    assert all(kinds.count(kind) == 2 for kind in kinds)


def test_city_states() -> None:
    """CND-14.1: their types; none is of economy."""
    assert {row.name: TYPES[row.type] for row in setup.PRINTED.states} == STATES
    assert [row.name for row in setup.PRINTED.states] == CITY_STATES


def test_diplomacy_cards() -> None:
    """CND-1.1, 15.3: four of every player, and whose they are."""
    rows = setup.PRINTED.pacts
    names = [f"{card}_{seat}" for seat in "abcd" for card in ("joint_war", "defensive_pact", "embassy", "open_borders")]
    assert [row.name for row in rows] == names
    assert [row.giver for row in rows] == [number // 4 for number in range(16)]


def test_military_cards() -> None:
    """CND-11.2, 11.3, 11.6, 11.12."""
    rows = [row for row in setup.PRINTED.cards if row.type == MILITARY]
    found = {row.name: (row.attacks, row.reach, row.bonus, row.bonus_barbarian, ORDERS[row.order]) for row in rows}
    assert found == MILITARY_CARDS
    anything = OVER_WATER | OVER_RIVALS | OVER_BARBARIANS
    assert [row.through for row in rows] == [0, 0, OVER_WATER, anything]


def test_where_the_dial_reaches_a_level() -> None:
    """CND-8.2: level II twice, then III, then IV."""
    due = {space: level + 1 for space, level in enumerate(LEVEL_AT) if level != -1}
    assert due == {3: 2, 6: 2, 10: 3, 14: 3, 19: 4, 24: 4}
