"""The table of advances: what each needs, what it unlocks, which level it raises. COC-5.7, 9.2, 9.4, 9.8, 9.13."""

from __future__ import annotations

import pytest

from ecumene.games.clash_of_cultures.cards import categories
from ecumene.games.clash_of_cultures.cards.categories import CATEGORIES
from ecumene.games.clash_of_cultures.cards.power import Hooks, Power
from ecumene.games.clash_of_cultures.rules import setup
from ecumene.games.clash_of_cultures.rules.advances.learn import gain_advance
from ecumene.games.clash_of_cultures.rules.map.packed_city import PIECES
from ecumene.kernel.core.bits import members

NAMES = [row.name for row in setup.PRINTED.advances]
TABLE = {
    "agriculture": "farming storage irrigation husbandry",
    "construction": "mining engineering sanitation roads",
    "maritime": "fishing cartography war_ships navigation",
    "education": "writing public_education free_education philosophy",
    "warfare": "tactics siegecraft steel_weapons draft",
    "spirituality": "myths rituals priesthood state_religion",
    "economy": "bartering taxes trade_routes currency",
    "culture": "arts_and_sculpture circus_and_sports monuments drama_and_music",
    "science": "mathematics astronomy chemistry metallurgy",
    "democracy": "voting separation_of_power civil_liberties free_economy",
    "autocracy": "nationalism totalitarianism absolute_power forced_labor",
    "theocracy": "dogma devotion conversion fanaticism",
}
YELLOW = [
    "storage", "irrigation", "husbandry", "sanitation", "fishing", "public_education", "free_education", "philosophy",
    "myths", "state_religion", "bartering", "circus_and_sports", "drama_and_music",
]  # fmt: skip
BLUE = [
    "roads", "cartography", "navigation", "writing", "tactics", "draft", "rituals", "currency", "arts_and_sculpture",
    "monuments", "mathematics", "astronomy", "chemistry", "metallurgy",
]  # fmt: skip
NEEDS = {
    "roads": "engineering",
    "navigation": "cartography",
    "free_education": "public_education",
    "state_religion": "priesthood",
    "currency": "trade_routes",
    "voting": "philosophy",
    "nationalism": "draft",
    "dogma": "state_religion",
}
UNLOCKS = {"fishing": "port", "writing": "academy", "tactics": "fortress", "myths": "temple"}
WITHOUT_FOOD = {
    "mathematics": ["engineering", "roads"],
    "astronomy": ["cartography", "navigation"],
    "metallurgy": ["steel_weapons"],
}


def test_twelve_categories_of_four() -> None:
    rows = setup.PRINTED.advances
    assert list(TABLE) == CATEGORIES
    for number, (category, names) in enumerate(TABLE.items()):
        of = [row for row in rows if row.category == number]
        assert [row.name for row in of] == names.split(), category
        assert [row.number for row in of] == members(setup.PRINTED.in_category[number])
        assert of[0].number == setup.PRINTED.top_of[number]
    assert len(rows) == 48
    assert len(YELLOW) + len(BLUE) == 27


def test_the_constants_are_the_numbers_of_categories() -> None:
    assert [getattr(categories, name.upper()) for name in CATEGORIES] == list(range(len(CATEGORIES)))


OF_THE_ROW = {"held_by", "ready", "mark_used", "refuse_paid", "action"}  # no hooks
BY_VERB = {"verb", "place", "offers", "refuse", "apply", "cost"}  # asked through `by_verb` and `offered`
ONCE = {"on_gain", "most_routes", "discount_used"}  # asked of a row that the rules have at hand


def test_every_hook_is_known_to_the_ruleset() -> None:
    """A hook without its bag in `Hooks` would never be asked."""
    hooks = {name for name in vars(Power) if not name.startswith("_") and callable(getattr(Power, name))}
    bags = set(vars(Hooks([])) if hasattr(Hooks([]), "__dict__") else dir(Hooks([])))
    assert hooks - OF_THE_ROW - BY_VERB - ONCE == {name for name in bags if not name.startswith("_")} - {"offered"}


@pytest.mark.parametrize("name", NAMES)
def test_row(name: str) -> None:
    row = setup.PRINTED.advances[NAMES.index(name)]
    assert row.food == 2
    assert row.ore == (2 if name == "steel_weapons" else 0)
    assert (NAMES[row.needs] if row.needs >= 0 else None) == NEEDS.get(name)
    assert (PIECES[row.unlocks] if row.unlocks >= 0 else None) == UNLOCKS.get(name)
    assert sorted(NAMES[a] for a in members(row.frees)) == WITHOUT_FOOD.get(name, [])
    assert [NAMES[a] for a in members(row.frees_ore)] == (["steel_weapons"] if name == "metallurgy" else [])


@pytest.mark.parametrize("name", NAMES)
def test_level_and_token(name: str) -> None:
    """COC-5.7: a yellow frame raises happiness, a blue one culture, each with a token."""
    s = setup.blank(2)
    n = s.nations[0]
    gain_advance(s, 0, NAMES.index(name))
    assert n.knows(NAMES.index(name))
    assert (n.happiness, n.mood_tokens) == ((1, 1) if name in YELLOW else (0, 0))
    assert (n.culture, n.culture_tokens) == ((1, 1) if name in BLUE else (0, 0))
    assert s.nations[1].culture == s.nations[1].happiness == 0
