"""Every civil row compared with figures written here a second time, to find typing errors in either.

What a line does not name is zero. The sizes of the decks are checked too, and what corrections may change.
"""

from __future__ import annotations

from typing import Any

import pytest

from ecumene.games.through_the_ages.cards.old_fields import moved_rows
from ecumene.games.through_the_ages.cards.rows import (
    ACTION,
    AGES,
    EVENT,
    LEADER,
    NONE,
    TECHNOLOGY,
    TYPES,
    WONDER,
    Card,
    is_special,
    is_unit,
    is_urban,
)
from ecumene.games.through_the_ages.rules.setup import PRINTED, blank, rules_of
from ecumene.kernel.border.corrections import canonical
from ecumene.kernel.border.errors import BadCorrections
from games.through_the_ages.written_rows import EMPTY, FIELDS, PLAIN, cells, figures_of, gives, numbers

# name, age, copies with 2, 3 and 4 players, type, science (peaceful / by revolution), resources, what it gives
TECHNOLOGIES = """
agriculture             | A   | 2 3 4 | farm         |        | 2  | worth 1
bronze                  | A   | 2 3 4 | mine         |        | 2  | worth 1
philosophy              | A   | 2 3 4 | lab          |        | 3  | science 1
religion                | A   | 2 3 4 | temple       |        | 3  | culture 1, happy 1
warriors                | A   | 2 3 4 | infantry     |        | 2  | strength 1
despotism               | A   | 2 3 4 | government   |        |    | ca 4, ma 2, limit 2
irrigation              | I   | 2 2 2 | farm         | 3      | 4  | worth 2
selective_breeding      | II  | 1 2 3 | farm         | 5      | 6  | worth 3
mechanized_agriculture  | III | 1 2 2 | farm         | 7      | 8  | worth 5
iron                    | I   | 2 2 3 | mine         | 5      | 5  | worth 2
coal                    | II  | 1 2 2 | mine         | 7      | 8  | worth 3
oil                     | III | 1 2 2 | mine         | 9      | 11 | worth 5
alchemy                 | I   | 2 2 3 | lab          | 4      | 6  | science 2
scientific_method       | II  | 2 2 2 | lab          | 6      | 8  | science 3
computers               | III | 2 2 2 | lab          | 8      | 11 | science 5
theology                | I   | 1 2 2 | temple       | 2      | 5  | culture 1, happy 2
organized_religion      | II  | 2 2 2 | temple       | 4      | 7  | culture 1, happy 3
bread_and_circuses      | I   | 1 2 2 | arena        | 3      | 3  | strength 1, happy 2
team_sports             | II  | 1 1 1 | arena        | 5      | 5  | strength 2, happy 3
professional_sports     | III | 1 1 2 | arena        | 7      | 8  | strength 3, happy 4
printing_press          | I   | 2 2 2 | library      | 3      | 3  | culture 1, science 1
journalism              | II  | 1 2 2 | library      | 6      | 8  | culture 2, science 2
multimedia              | III | 2 2 2 | library      | 9      | 11 | culture 3, science 3
drama                   | I   | 1 2 2 | theater      | 3      | 4  | culture 2, happy 1
opera                   | II  | 2 2 2 | theater      | 7      | 8  | culture 3, happy 1
movies                  | III | 2 2 2 | theater      | 10     | 11 | culture 4, happy 1
swordsmen               | I   | 2 2 2 | infantry     | 4      | 3  | strength 2
riflemen                | II  | 1 2 2 | infantry     | 6      | 5  | strength 3
modern_infantry         | III | 1 2 2 | infantry     | 10     | 7  | strength 5
knights                 | I   | 2 2 3 | cavalry      | 5      | 3  | strength 2
cavalrymen              | II  | 2 2 2 | cavalry      | 6      | 5  | strength 3
tanks                   | III | 1 2 2 | cavalry      | 9      | 7  | strength 5
cannon                  | II  | 2 2 3 | artillery    | 6      | 5  | strength 3
rockets                 | III | 1 2 2 | artillery    | 8      | 7  | strength 5
air_forces              | III | 2 2 3 | air_force    | 12     | 7  | strength 5
monarchy                | I   | 1 2 2 | government   | 8 / 2  |    | ca 5, ma 3, limit 3
theocracy               | I   | 1 1 1 | government   | 6 / 1  |    | culture 1, strength 1, happy 1, ca 4, ma 3, limit 3
constitutional_monarchy | II  | 1 2 2 | government   | 12 / 6 |    | ca 6, ma 4, limit 3
republic                | II  | 1 1 2 | government   | 13 / 3 |    | ca 7, ma 2, limit 3
communism               | III | 1 1 1 | government   | 19 / 5 |    | happy -1, ca 7, ma 5, limit 4
fundamentalism          | III | 1 1 1 | government   | 18 / 7 |    | strength 5, science -2, ca 6, ma 5, limit 4
democracy               | III | 1 2 2 | government   | 17 / 9 |    | culture 3, ca 7, ma 3, limit 4
masonry                 | I   | 1 1 1 | construction | 3      |    | discounts 0 1 1 1, at_once 2
architecture            | II  | 1 2 2 | construction | 6      |    | discounts 0 1 2 2, at_once 3
engineering             | III | 1 1 1 | construction | 9      |    | discounts 0 1 2 3, at_once 4
code_of_laws            | I   | 1 2 2 | civil        | 6      |    | ca 1
justice_system          | II  | 1 1 1 | civil        | 7      |    | ca 1, blue 3
civil_service           | III | 1 1 1 | civil        | 10     |    | ca 2, blue 3
warfare                 | I   | 1 2 2 | military     | 5      |    | ma 1, strength 1
strategy                | II  | 1 1 1 | military     | 8      |    | ma 2, strength 3
military_theory         | III | 1 1 2 | military     | 11     |    | ma 3, strength 5
cartography             | I   | 1 1 1 | colonization | 4      |    | strength 1, colonization 2
navigation              | II  | 1 1 1 | colonization | 6      |    | strength 2, colonization 3
satellites              | III | 1 1 1 | colonization | 8      |    | strength 3, colonization 4
"""

# name, age, what the leader gives, its powers; there is one of each
LEADERS = """
alexander_the_great    | A   | amount 1, also 1    | retires alexander
aristotle              | A   | amount 1            | aristotle
hammurabi              | A   | amount 1            | leader-discount exchanges
homer                  | A   | happy 1, amount 1   | unit-resources tucks
julius_caesar          | A   | strength 1, ma 1    | second-action
moses                  | A   | amount 1            | food-discount
christopher_columbus   | I   |                     | settles
frederick_barbarossa   | I   | amount 1            | enlists
genghis_khan           | I   | amount 3            | infantry-as-cavalry genghis-khan
joan_of_arc            | I   | culture 1, ma 1     | peeks joan-of-arc
leonardo_da_vinci      | I   | amount 1            | scholar leonardo
michelangelo           | I   |                     | no-extra-wonder-cost michelangelo
isaac_newton           | II  | amount 1            | scholar newton
j_s_bach               | II  | amount 2, also 1    | remodels bach
james_cook             | II  | amount 2            | discards-to-colonize cook
maximilien_robespierre | II  | ma 1, amount 3      | military-revolutions robespierre
napoleon_bonaparte     | II  | ma 2, amount 2      | napoleon
william_shakespeare    | II  | happy 1, amount 2, also 1 | shakespeare
albert_einstein        | III | amount 3            | scholar einstein
bill_gates             | III |                     | lab-resources gates
charlie_chaplin        | III | happy 2             | chaplin
mahatma_gandhi         | III | culture 2, amount 2 | peaceful attack-cost-factor
sid_meier              | III |                     | meier
winston_churchill      | III | amount 3            | speaks churchill
"""

# name, age, stages, what the wonder gives, its powers
WONDERS = """
pyramids                  | A   | 3-2-1     | ca 1                            |
hanging_gardens           | A   | 2-2-2     | culture 1, happy 2              |
colossus                  | A   | 3-3       | strength 2, colonization 1      |
library_of_alexandria     | A   | 1-4-1     | culture 1, science 1, hand 1    |
great_wall                | I   | 2-2-3-2   | culture 1, happy 1, amount 1    | great-wall
st_peters_basilica        | I   | 4-4       | culture 2, happy 1, amount 1    | extra-faces
taj_mahal                 | I   | 2-4-2     | culture 3, blue 1, amount 2     | cheap-after-leader
universitas_carolina      | I   | 3-3-3     | culture 1, science 2            |
eiffel_tower              | II  | 3-7-3     | culture 4, happy 1              |
kremlin                   | II  | 4-4-4     | culture 2, ca 1, ma 1, happy -1 |
ocean_liner_service       | II  | 4-2-2-4   |                                 | sails
transcontinental_railroad | II  | 3-3-3-3   | strength 4                      | best-mine-twice
fast_food_chains          | III | 4-4-4-4   | amount 2, also 1                | fast-food-chains
first_space_flight        | III | 1-2-4-9   |                                 | first-space-flight
hollywood                 | III | 5-6-5     | amount 2                        | hollywood
internet                  | III | 2-3-4-3-2 |                                 | internet
"""

# name, age, copies, what the card gives
ACTIONS = """
rich_land_a                | A   | 2 2 2 | amount 1
rich_land_i                | I   | 2 2 2 | amount 2
rich_land_ii               | II  | 1 1 1 | amount 3
urban_growth_a             | A   | 2 2 2 | amount 1
urban_growth_i             | I   | 2 2 2 | amount 2
urban_growth_ii            | II  | 1 1 1 | amount 3
urban_growth_iii           | III | 2 2 2 | amount 4
frugality_a                | A   | 2 2 2 | amount 1
frugality_i                | I   | 2 2 2 | amount 2
frugality_ii               | II  | 1 1 1 | amount 3
engineering_genius_a       | A   | 1 1 1 | amount 2
engineering_genius_i       | I   | 1 1 1 | amount 3
engineering_genius_ii      | II  | 1 1 1 | amount 4
engineering_genius_iii     | III | 1 1 1 | amount 5
patriotism_a               | A   | 1 1 1 | amount 1
patriotism_i               | I   | 1 1 1 | amount 2
patriotism_ii              | II  | 1 1 1 | amount 3
patriotism_iii             | III | 1 1 1 | amount 4
cultural_heritage_a        | A   | 1 1 1 | gain_science 1, gain_culture 4
cultural_heritage_i        | I   | 1 1 1 | gain_science 2, gain_culture 2
stockpile_a                | A   | 1 1 1 | gain_resources 1, gain_food 1
breakthrough_i             | I   | 2 2 2 | amount 2
breakthrough_ii            | II  | 2 2 2 | amount 3
reserves_i                 | I   | 2 2 2 | amount 2
reserves_ii                | II  | 2 2 2 | amount 3
reserves_iii               | III | 3 3 3 | amount 4
efficient_upgrade_ii       | II  | 2 2 2 | amount 3
efficient_upgrade_iii      | III | 2 2 2 | amount 4
revolutionary_idea_ii      | II  | 1 1 1 | gain_science 4
revolutionary_idea_iii     | III | 2 2 2 | gain_science 6
wave_of_nationalism_ii     | II  | 1 1 1 | by_players 6 3 2
military_build_up_iii      | III | 1 1 1 | by_players 8 5 3
endowment_for_the_arts_iii | III | 1 1 1 | by_players 6 3 2
"""


def technology(line: str) -> dict[str, Any]:
    name, age, copies, type, science, cost, given = cells(line)
    peaceful, _, revolution = science.partition(" / ")
    row = {"name": name, "kind": TECHNOLOGY, "age": age, "copies": numbers(copies), "type": TYPES.index(type)}
    costs = {"tech_cost": int(peaceful or 0), "revolution": int(revolution or 0), "cost": int(cost or 0)}
    return row | costs | gives(given)


def leader(line: str) -> dict[str, Any]:
    name, age, given, says = cells(line)
    return {"name": name, "kind": LEADER, "age": age, "says": says.split()} | gives(given)


def wonder(line: str) -> dict[str, Any]:
    name, age, stages, given, says = cells(line)
    row = {"name": name, "kind": WONDER, "age": age, "stages": numbers(stages, "-"), "says": says.split()}
    return row | gives(given)


def action(line: str) -> dict[str, Any]:
    name, age, copies, given = cells(line)
    return {"name": name, "kind": ACTION, "age": age, "copies": numbers(copies)} | gives(given)


WRITTEN: list[dict[str, Any]] = [
    read(line)
    for read, table in ((technology, TECHNOLOGIES), (leader, LEADERS), (wonder, WONDERS), (action, ACTIONS))
    for line in table.strip().splitlines()
]
for written in WRITTEN:
    written["age"] = AGES.index(written["age"])

STARTING = len(PRINTED.starting)
ROWS = {card.name: card for card in PRINTED.cards}


@pytest.mark.parametrize("written", WRITTEN, ids=lambda written: str(written["name"]))
def test_a_row_says_what_is_printed(written: dict[str, Any]) -> None:
    card = ROWS[written["name"]]
    says = written.get("says", card.says)
    assert figures_of(card) | {"says": card.says} == EMPTY | written | {"says": says}


def test_all_fields_are_compared() -> None:
    assert len(FIELDS) >= 46 and set(EMPTY) == set(FIELDS)


def test_every_civil_row_is_in_these_tables() -> None:
    """TTA-2.7: the starting technologies come first; 121 other civil cards."""
    civil = [card.name for card in PRINTED.cards if card.kind < EVENT]
    assert civil == [written["name"] for written in WRITTEN]
    assert len(civil) == 127
    assert [card.name for card in PRINTED.cards[:STARTING]] == civil[:6]
    assert [card.number for card in PRINTED.cards] == list(range(len(PRINTED.cards)))


@pytest.mark.parametrize(
    "age, sizes", [("A", [20, 20, 20]), ("I", [44, 50, 53]), ("II", [44, 50, 53]), ("III", [44, 50, 53])]
)
def test_the_civil_decks_have_their_sizes(age: str, sizes: list[int]) -> None:
    """TTA-2.3 to 2.6: three fewer with three players than with four, nine fewer with two."""
    deck = [card for card in PRINTED.cards[STARTING:] if card.kind < EVENT and card.age == AGES.index(age)]
    assert [sum(card.copies[i] for card in deck) for i in range(3)] == sizes


@pytest.mark.parametrize(
    "age, by_kind", [("A", [0, 6, 4, 10]), ("I", [30, 6, 4, 13]), ("II", [30, 6, 4, 13]), ("III", [30, 6, 4, 13])]
)
def test_kinds_in_a_full_deck(age: str, by_kind: list[int]) -> None:
    deck = [card for card in PRINTED.cards[STARTING:] if card.age == AGES.index(age)]
    kinds = (TECHNOLOGY, LEADER, WONDER, ACTION)
    assert [sum(card.copies[2] for card in deck if card.kind == kind) for kind in kinds] == by_kind


def test_groups_of_types() -> None:
    """TTA-12.1: five urban types, four of units, four special ones; farms, mines and governments are in no group."""
    assert [t for i, t in enumerate(TYPES) if is_urban(i)] == ["lab", "temple", "arena", "library", "theater"]
    assert [t for i, t in enumerate(TYPES) if is_unit(i)] == ["infantry", "cavalry", "artillery", "air_force"]
    assert [t for i, t in enumerate(TYPES) if is_special(i)] == ["civil", "military", "colonization", "construction"]


def test_a_plain_card_changes_no_rule() -> None:
    """Hooks do nothing unless a card overrides them."""
    s = blank()
    s.nations.clear()  # a hook that looked at the table would fail
    card = PLAIN
    assert card.number == NONE
    assert card.can_play(s, 0) and card.can_target(s, 0, 1) and not card.pays_later()
    computed = [card.extra_strength(s, 0), card.extra_culture(s, 0), card.extra_science(s, 0), card.urban_culture(s, 0)]
    computed += [card.urban_output(s, 0), card.pact_culture(s, 1), card.score(s, 0)]
    computed += [card.build_discount(s, 0, card), card.tech_discount(s, 0, card)]
    assert computed == [0] * 9


# corrections


def corrected(row: str, field: str, value: Any) -> Card:
    rules = rules_of(canonical({"cards": {row: {field: value}}}))
    return rules.cards[ROWS[row].number]


@pytest.mark.parametrize(
    "row, field, value, read",
    [
        ("moses", "amount", 2, 2),
        ("communism", "happy", -2, -2),
        ("communism", "happy", -9, -9),
        ("pyramids", "culture", 99, 99),
        ("vast_territory_i", "blue", -3, -3),
        ("pyramids", "stages", "3 0", [3, 0]),
        ("iron", "copies", "0 0 1", [0, 0, 1]),
        ("open_borders_agreement", "copies", "0 2 2", [0, 2, 2]),
        ("rats", "copies", "2 2 2", [2, 2, 2]),
        ("masonry", "discounts", "0 2 2 2", [0, 2, 2, 2]),
        ("legion", "army", "0 0 1", [0, 0, 1]),
        ("endowment_for_the_arts_iii", "by_players", "1 2 3", [1, 2, 3]),
        ("peace_treaty", "side_culture", "2 -2", [2, -2]),
        ("peace_treaty", "side_strength", "1 0", [1, 0]),
        ("peace_treaty", "side_military", "0 1", [0, 1]),
        ("peace_treaty", "side_food", "1 -1", [1, -1]),
        ("peace_treaty", "side_resources", "-1 1", [-1, 1]),
        ("peace_treaty", "terms", 2, 2),
    ],
)
def test_a_figure_may_be_corrected(row: str, field: str, value: Any, read: Any) -> None:
    printed = getattr(ROWS[row], field)
    assert getattr(corrected(row, field, value), field) == read != printed
    assert getattr(ROWS[row], field) == printed, "the printed rows stay as they are"


@pytest.mark.parametrize(
    "row, field, value, why",
    [
        ("moses", "food_discount", -1, "whole number"),
        ("moses", "food_discount", True, "whole number"),
        ("moses", "food_discount", "2", "whole number"),
        ("moses", "happy", -10, "from -9"),
        ("moses", "happy", 100, "to 99"),
        ("moses", "happy", "1", "from -9"),
        ("moses", "kind", 2, "says what the row is"),
        ("moses", "age", 1, "says what the row is"),
        ("iron", "type", 1, "says what the row is"),
        ("iron", "number", 1, "says what the row is"),
        ("iron", "name", "steel", "no such field"),
        ("iron", "says", "much", "no such field"),
        ("rich_land_a", "high", 1, "no such field"),
        ("iron", "colonization", 21, "from 0 to 20"),
        ("reserves_i", "amount", 0, "from 1 to 99"),
        ("peace_treaty", "terms", 3, "from 0 to 2"),
        ("peace_treaty", "terms", -1, "from 0 to 2"),
        ("peace_treaty", "side_food", "1", "2 words or numbers are wanted here, not 1"),
        ("peace_treaty", "side_food", "1 -10", "from -9"),
        ("pyramids", "stages", "3 -2 1", "from 0 to 99"),
        ("pyramids", "stages", "100", "from 0 to 99"),
        ("pyramids", "stages", "1 1 1 1 1 1 1 1 1 1", "at most 9 words may stand here, not 10"),
        ("pyramids", "stages", "²", "from 0 to 99 is wanted, not ²"),
        ("pyramids", "stages", [3, 2, 1], "in one text are wanted, such as “3 2 1”, not \\[3, 2, 1\\]"),
        ("pyramids", "stages", "three", "from 0 to 99 is wanted, not three"),
        ("pyramids", "stages", "", "at least one stage"),
        ("moses", "stages", "1 1", "only wonders have this"),
        ("masonry", "discounts", "0 1 1", "4 words or numbers"),
        ("legion", "army", "1 1 1 1", "3 words or numbers"),
        ("legion", "army", "0 0 0", "at least one unit"),
        ("iron", "cheap_after_leader", 1, "only the row taj_mahal has this"),
        ("moses", "peeks", 1, "only the row joan_of_arc has this"),
        ("joan_of_arc", "peeks", 0, "from 1 to 1"),
        ("iron", "copies", "2 2", "3 words or numbers"),
        ("iron", "copies", "3 2 2", "with more players"),
        ("iron", "copies", "2 3 2", "with more players"),
        ("bronze", "copies", "1 1 1", "on every player board"),
        ("peace_treaty", "copies", "1 1 1", "no copies for two players"),
        ("peace_treaty", "copies", "0 1 2", "the same number for three and four"),
        ("rats", "copies", "1 2 2", "the same number of copies for any number"),
        ("endowment_for_the_arts_iii", "by_players", "6 3", "3 words or numbers"),
    ],
)
def test_wrong_corrections_are_refused(row: str, field: str, value: Any, why: str) -> None:
    with pytest.raises(BadCorrections, match=why) as refused:
        corrected(row, field, value)
    assert f"cards.{row}.{field}" in str(refused.value)


@pytest.mark.parametrize("field", moved_rows())
def test_figures_and_powers_that_every_row_had_are_still_read(field: str) -> None:
    """On their own row as its figure, or as the power that it has; on others where they say that it has none."""
    row, now = moved_rows()[field]
    assert getattr(corrected(row, field, 7 if now else 1), now or "amount") == (7 if now else ROWS[row].amount)
    assert figures_of(corrected("iron", field, 0)) == figures_of(ROWS["iron"])


def emptied(cards: list[Card]) -> str:
    return canonical({"cards": {card.name: {"copies": "0 0 0"} for card in cards}})


@pytest.mark.parametrize("age", [1, 2, 3])
def test_an_age_needs_a_last_card(age: int) -> None:
    """TTA-4.7: otherwise it would never end."""
    deck = [card for card in PRINTED.cards[STARTING:] if card.kind < EVENT and card.age == age]
    with pytest.raises(BadCorrections, match=f"no civil cards of age {'I' * age} are left for 2 players"):
        rules_of(emptied(deck))
    left = [card for card in rules_of(emptied(deck[1:])).cards[STARTING:] if card.kind < EVENT and card.age == age]
    assert [card.name for card in left if card.copies[0]] == [deck[0].name]
    with pytest.raises(
        BadCorrections, match=f"no civil cards of age {'I' * age} are left for 2 players"
    ):  # with two players only
        rows: dict[str, Any] = {card.name: {"copies": "0 0 1"} for card in deck}
        rules_of(canonical({"cards": rows}))


def test_the_first_events_must_be_there() -> None:
    """TTA-2.13: four players begin with six."""
    events = [card for card in PRINTED.cards if card.kind >= EVENT and card.age == 0]
    assert len(events) == 10
    rules_of(emptied(events[:4]))
    with pytest.raises(BadCorrections, match="at least 6 events of age A must be left"):
        rules_of(emptied(events[:5]))
