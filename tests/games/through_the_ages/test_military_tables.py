"""Every military row compared with figures written here a second time, to find typing errors in either.

What a line does not name is zero. The sizes of the decks are checked too.
"""

from __future__ import annotations

from typing import Any

import pytest

from ecumene.games.through_the_ages.border.questions import ROW
from ecumene.games.through_the_ages.cards.events.age_a import FreeBuilding
from ecumene.games.through_the_ages.cards.events.age_iii import PRIZES, WONDER_PRIZES
from ecumene.games.through_the_ages.cards.rows import AGES, EVENT, INFANTRY, KINDS, PACT, TACTIC, TEMPLE
from ecumene.games.through_the_ages.rules.events.questions import AGREEMENT_BUDGET
from ecumene.games.through_the_ages.rules.setup import PRINTED, rules_of
from ecumene.kernel.border.corrections import canonical
from ecumene.kernel.border.errors import BadCorrections
from games.through_the_ages.written_rows import EMPTY, cells, figures_of, gives, numbers

# name, age, copies with 2, 3 and 4 players, what the row gives; terms: 1 forbids attacks, 2 ends with an attack
TABLES = {
    "event": """
development_of_agriculture     | A   | 1 1 1 | gain_food 2
development_of_crafts          | A   | 1 1 1 | gain_resources 2
development_of_markets         | A   | 1 1 1 | amount 2
development_of_politics        | A   | 1 1 1 | draw 3
development_of_religion        | A   | 1 1 1 |
development_of_science         | A   | 1 1 1 | gain_science 2
development_of_settlement      | A   | 1 1 1 | gain_population 1
development_of_trade_routes    | A   | 1 1 1 | gain_science 1, gain_food 1, gain_resources 1
development_of_warfare         | A   | 1 1 1 |
development_of_civilization    | A   | 1 1 1 | amount 1
barbarians                     | I   | 1 1 1 |
border_conflict                | I   | 1 1 1 | amount 3
crusades                       | I   | 1 1 1 | amount 4
cultural_influence             | I   | 1 1 1 |
foray                          | I   | 1 1 1 | amount 3
good_harvest                   | I   | 1 1 1 |
immigration                    | I   | 1 1 1 |
new_deposits                   | I   | 1 1 1 |
pestilence                     | I   | 1 1 1 |
raiders                        | I   | 1 1 1 | amount 2
rats                           | I   | 1 1 1 |
rebellion                      | I   | 1 1 1 | amount 2
reign_of_terror                | I   | 1 1 1 |
scientific_breakthrough        | I   | 1 1 1 |
uncertain_borders              | I   | 1 1 1 | amount 1
civil_unrest                   | II  | 1 1 1 | amount 4
cold_war                       | II  | 1 1 1 | amount 6
crime_wave                     | II  | 1 1 1 | amount 3
economic_progress              | II  | 1 1 1 |
emigration                     | II  | 1 1 1 |
iconoclasm                     | II  | 1 1 1 |
independence_declaration       | II  | 1 1 1 |
international_agreement        | II  | 1 1 1 |
national_pride                 | II  | 1 1 1 | amount 5
politics_of_strength           | II  | 1 1 1 | draw 5, amount 3
popularization_of_science      | II  | 1 1 1 |
prosperity                     | II  | 1 1 1 | amount 8
ravages_of_time                | II  | 1 1 1 |
refugees                       | II  | 1 1 1 | amount 3
terrorism                      | II  | 1 1 1 |
impact_of_agriculture          | III | 1 1 1 | amount 4
impact_of_architecture         | III | 1 1 1 |
impact_of_balance              | III | 1 1 1 | amount 2
impact_of_colonies             | III | 1 1 1 | amount 3
impact_of_competition          | III | 1 1 1 |
impact_of_government           | III | 1 1 1 | amount 2
impact_of_happiness            | III | 1 1 1 | amount 2
impact_of_industry             | III | 1 1 1 |
impact_of_population           | III | 1 1 1 | amount 2
impact_of_progress             | III | 1 1 1 | amount 2
impact_of_science              | III | 1 1 1 |
impact_of_strength             | III | 1 1 1 |
impact_of_technology           | III | 1 1 1 | amount 4
impact_of_variety              | III | 1 1 1 | amount 2
impact_of_wonders              | III | 1 1 1 |
""",
    "territory": """
developed_territory_i          | I   | 1 1 1 | yellow 1, blue 1, gain_science 3
historic_territory_i           | I   | 1 1 1 | happy 1, gain_culture 6
inhabited_territory_i          | I   | 1 1 1 | yellow 2, gain_population 1
strategic_territory_i          | I   | 1 1 1 | strength 2, draw 3
vast_territory_i               | I   | 1 1 1 | yellow 3, blue -1, gain_food 3
wealthy_territory_i            | I   | 1 1 1 | blue 3, gain_resources 5
developed_territory_ii         | II  | 1 1 1 | yellow 2, blue 2, gain_science 5
historic_territory_ii          | II  | 1 1 1 | happy 2, gain_culture 11
inhabited_territory_ii         | II  | 1 1 1 | yellow 3, gain_population 2
strategic_territory_ii         | II  | 1 1 1 | strength 4, draw 5
vast_territory_ii              | II  | 1 1 1 | yellow 4, blue -1, gain_food 4
wealthy_territory_ii           | II  | 1 1 1 | blue 4, gain_resources 9
""",
    "aggression": """
enslave_i                      | I   | 2 2 2 | attack_cost 2, gain_resources 2, gain_food 2
plunder_i                      | I   | 2 2 2 | attack_cost 1, amount 3
raid_i                         | I   | 2 2 2 | attack_cost 1, amount 1
annex_ii                       | II  | 1 1 1 | attack_cost 2
infiltrate_ii                  | II  | 2 2 2 | attack_cost 2, amount 3
plunder_ii                     | II  | 2 2 2 | attack_cost 1, amount 5
raid_ii                        | II  | 2 2 2 | attack_cost 2, amount 2
spy_ii                         | II  | 2 2 2 | attack_cost 1, amount 5
armed_intervention_iii         | III | 4 4 4 | attack_cost 2, amount 7
plunder_iii                    | III | 2 2 2 | attack_cost 1, amount 7
raid_iii                       | III | 2 2 2 | attack_cost 3, amount 2
""",
    "war": """
war_over_technology            | II  | 2 2 2 | attack_cost 2
war_over_territory             | II  | 2 2 2 | attack_cost 2, amount 5
war_over_culture               | III | 6 6 6 | attack_cost 3, amount 5
""",
    "pact": """
open_borders_agreement         | I   | 0 1 1 | side_military 1 1, attack_bonus 2
trade_routes_agreement         | I   | 0 1 1 | has_sides 1, amount 1
acceptance_of_supremacy        | II  | 0 1 1 | has_sides 1, side_resources 1 -1, terms 1
international_trade_agreement  | II  | 0 1 1 | has_sides 1, side_resources 1 0, side_food 0 1
promise_of_military_protection | II  | 0 1 1 | has_sides 1, side_culture 1 -1, side_strength 0 4, terms 2
scientific_cooperation         | II  | 0 1 1 | shares_science 2
international_tourism          | III | 0 1 1 |
loss_of_sovereignty            | III | 0 1 1 | has_sides 1, side_culture 2 -2, protects 1, terms 1
military_pact                  | III | 0 1 1 | side_strength 3 3, terms 2
peace_treaty                   | III | 0 1 1 | side_culture 1 1, terms 1
""",
    "tactic": """
fighting_band                  | I   | 2 2 2 | army 2 0 0, tactical 1
legion                         | I   | 2 2 2 | army 3 0 0, tactical 2
medieval_army                  | I   | 2 2 2 | army 1 1 0, tactical 2
phalanx                        | I   | 2 2 2 | army 2 1 0, tactical 3
heavy_cavalry                  | I   | 2 2 2 | army 0 3 0, tactical 4
fortifications                 | II  | 1 1 1 | army 0 0 2, tactical 5, obsolete 3
mobile_artillery               | II  | 1 1 1 | army 0 1 1, tactical 5, obsolete 3
conquistadors                  | II  | 1 1 1 | army 1 2 0, tactical 5, obsolete 3
defensive_army                 | II  | 1 1 1 | army 2 0 1, tactical 6, obsolete 3
napoleonic_army                | II  | 1 1 1 | army 1 1 1, tactical 7, obsolete 4
classic_army                   | II  | 1 1 1 | army 2 2 0, tactical 8, obsolete 4
entrenchments                  | III | 1 1 1 | army 1 0 2, tactical 9, obsolete 5
mechanized_army                | III | 2 2 2 | army 0 1 2, tactical 10, obsolete 5
shock_troops                   | III | 1 1 1 | army 1 3 0, tactical 11, obsolete 6
modern_army                    | III | 2 2 2 | army 2 1 1, tactical 13, obsolete 7
""",
    "bonus": """
military_bonus_i               | I   | 6 6 6 | defense 2, colonization 1
military_bonus_ii              | II  | 6 6 6 | defense 4, colonization 2
military_bonus_iii             | III | 6 6 6 | defense 6, colonization 3
""",
}


def written(kind: str, line: str) -> dict[str, Any]:
    name, age, copies, given = cells(line)
    row = {"name": name, "kind": KINDS.index(kind), "age": AGES.index(age), "copies": numbers(copies)}
    return row | gives(given)


WRITTEN = [written(kind, line) for kind, table in TABLES.items() for line in table.strip().splitlines()]
MILITARY = [card for card in PRINTED.cards if card.kind >= EVENT]


@pytest.mark.parametrize("row", WRITTEN, ids=lambda row: str(row["name"]))
def test_a_row_says_what_is_printed(row: dict[str, Any]) -> None:
    card = PRINTED.cards[ROW[row["name"]]]
    assert figures_of(card) == EMPTY | row


def test_every_military_row_is_in_these_tables() -> None:
    """TTA-2.6: 109 different cards, each once."""
    assert sorted(card.name for card in MILITARY) == sorted(row["name"] for row in WRITTEN)
    assert len(MILITARY) == len({card.name for card in MILITARY}) == 109


@pytest.mark.parametrize(
    "age, sizes", [("A", [10, 10, 10]), ("I", [43, 45, 45]), ("II", [46, 50, 50]), ("III", [41, 45, 45])]
)
def test_the_military_decks_have_their_sizes(age: str, sizes: list[int]) -> None:
    """TTA-2.4, 2.6: no pacts with two players."""
    deck = [card for card in MILITARY if card.age == AGES.index(age)]
    assert [sum(card.copies[i] for card in deck) for i in range(3)] == sizes


@pytest.mark.parametrize(
    "age, by_kind",
    [
        ("A", [10, 0, 0, 0, 0, 0, 0]),
        ("I", [15, 6, 6, 0, 2, 10, 6]),
        ("II", [15, 6, 9, 4, 4, 6, 6]),
        ("III", [15, 0, 8, 6, 4, 6, 6]),
    ],
)
def test_kinds_in_a_full_deck(age: str, by_kind: list[int]) -> None:
    """TTA-2.6: events, territories, aggressions, wars, pacts, tactics, bonus cards."""
    deck = [card for card in MILITARY if card.age == AGES.index(age)]
    assert [sum(c.copies[2] for c in deck if KINDS[c.kind] == kind) for kind in TABLES] == by_kind


def test_figures_that_are_not_in_rows() -> None:
    """TTA-16.12, 16.11: prizes by rank and by the age of a wonder; the budget of International Agreement."""
    assert PRIZES[2:] == [[10, 0], [14, 7, 0], [15, 10, 5, 0]]
    assert WONDER_PRIZES == [5, 4, 3, 2]
    assert AGREEMENT_BUDGET == 5


def test_an_obsolete_army_is_weaker() -> None:
    """TTA-12.10: tactics of ages II and III show a second, lower number, those of age I none."""
    for card in MILITARY:
        if card.kind == TACTIC:
            assert (0 < card.obsolete < card.tactical) if card.age > 1 else card.obsolete == 0, card.name


def test_only_pacts_stay_in_the_box_with_two_players() -> None:
    """TTA-2.4."""
    assert [card.name for card in MILITARY if card.copies[0] != card.copies[2]] == [
        card.name for card in MILITARY if card.kind == PACT
    ]


@pytest.mark.parametrize("name, type", [("development_of_religion", TEMPLE), ("development_of_warfare", INFANTRY)])
def test_which_building_is_free_cannot_be_corrected(name: str, type: int) -> None:
    """TTA-16.12: a temple and a warrior, whatever figures are corrected."""
    rules = rules_of(canonical({"cards": {name: {"amount": 99}}}))
    card = rules.cards[ROW[name]]
    assert isinstance(card, FreeBuilding) and card.builds == [type]
    with pytest.raises(BadCorrections, match="cannot be corrected"):
        rules_of(canonical({"cards": {name: {"builds": 1}}}))
