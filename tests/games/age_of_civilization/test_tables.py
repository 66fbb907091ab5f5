"""The rows: how many there are, and that they fit together."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

from ecumene.games.age_of_civilization.border import questions
from ecumene.games.age_of_civilization.border.corrections_example import field_words
from ecumene.games.age_of_civilization.cards import modes
from ecumene.games.age_of_civilization.cards.achievements import achievement_rows
from ecumene.games.age_of_civilization.cards.actions import ACTIONS, Action, action_rows
from ecumene.games.age_of_civilization.cards.civilizations import Civilization, civilization_rows
from ecumene.games.age_of_civilization.cards.commands import command_rows
from ecumene.games.age_of_civilization.cards.events import event_rows
from ecumene.games.age_of_civilization.cards.modes import PathToGlory, mode_rows
from ecumene.games.age_of_civilization.cards.technologies import TECHS, Special, special_rows, tech_rows
from ecumene.games.age_of_civilization.cards.terms import NONE, PARTS, SPECIAL
from ecumene.games.age_of_civilization.cards.wonders import Wonder, wonder_rows
from ecumene.games.age_of_civilization.game import GAME
from ecumene.games.age_of_civilization.rules import ruleset
from ecumene.games.age_of_civilization.rules.end_of_turn import via_of
from ecumene.games.age_of_civilization.rules.row_checks import TRACK
from ecumene.games.age_of_civilization.rules.setup import PRINTED
from ecumene.kernel.core.bits import members, size

BASE, CLASH = (modes.NAMES.index(name) for name in ("base", "clash"))
NOT_FOR_ONE = ["phoenicia", "iberia", "carthage", "scythia", "vikings", "mongolia", "germania"]


def test_numbers_of_rows() -> None:
    """AOC-2.7, 12.2, 13.1, 15.12, 16.1."""
    assert [row.name for row in PRINTED.actions] == ACTIONS
    assert Counter(int(row.sort) for row in PRINTED.actions) == {0: 3, 1: 8, 2: 8}
    assert [row.name for row in PRINTED.techs] == TECHS and len(TECHS) == size(PRINTED.on_board) + 18 == 27
    assert len(PRINTED.civilizations) == 48 and len(PRINTED.wonders) == 15 and len(PRINTED.specials) == 9
    assert Counter(int(row.special) for row in PRINTED.events) == {0: 9, 1: 3}
    assert len(PRINTED.commands) == 6 and len(PRINTED.achievements) == 8
    assert [row.name for row in PRINTED.modes] == modes.NAMES and len(modes.NAMES) == 2 + 5


def test_numbers_of_sources() -> None:
    assert len(questions.SOURCE) == len(set(questions.SOURCE))
    assert len(PRINTED.civilizations) == ruleset.CIVILIZATIONS and len(PRINTED.techs) == ruleset.TECHNOLOGIES
    assert len(PRINTED.wonders) == ruleset.WONDERS and PRINTED.civilization("atlantis") == NONE
    assert questions.SOURCE[ruleset.FIRST_MAIN] == "aksum" and questions.SOURCE[ruleset.FIRST_LEGACY] == "aksum_legacy"
    parts = [PARTS[ruleset.part_of_source(source)] for source in range(ruleset.FIRST_MAIN, len(questions.SOURCE))]
    assert parts == ["civilizations"] * 96 + ["technologies"] * 27 + ["wonders"] * 15
    assert (
        questions.SOURCE[ruleset.FIRST_TECH] == "writing" and questions.SOURCE[ruleset.FIRST_WONDER] == "great_pyramids"
    )


def test_every_civilization_has_both_abilities() -> None:
    """AOC-4.3."""
    for row in PRINTED.civilizations:
        assert row.main and row.legacy and 2 <= row.population <= 4, row.name
    assert Counter(int(row.population) for row in PRINTED.civilizations) == {2: 7, 3: 33, 4: 8}


def test_special_cards_cover_their_column() -> None:
    """AOC-12.4, 12.8: two new technologies of levels 1 and 2, each replaces a covered one."""
    for card in PRINTED.specials:
        for tech, level in ((card.lower, 1), (card.upper, 2)):
            row = PRINTED.techs[tech]
            covered = PRINTED.techs[row.stands_for]
            assert (row.card, row.column, row.level) == (card.number, card.column, level)
            assert (covered.column, covered.level) == (row.column, row.level)
        assert size(PRINTED.boards[card.number + 1]) == 9
    assert Counter(int(card.column) for card in PRINTED.specials) == {0: 3, 1: 3, 2: 3}


def test_decks_of_the_modes() -> None:
    """AOC-15.2, 16.2: forty-one civilizations in Clash; scenarios use only those for one player."""
    assert size(PRINTED.decks[BASE]) == 48
    out = [PRINTED.civilizations[c].name for c in range(48) if c not in members(PRINTED.decks[CLASH])]
    assert out == NOT_FOR_ONE
    assert {int(row.solo) for row in PRINTED.civilizations} == {0, 1}
    sizes = {}
    for row in PRINTED.modes[2:]:
        deck = PRINTED.decks[row.number]
        sizes[row.name] = int(size(deck))
        assert not deck & ~PRINTED.decks[CLASH]
        assert len(set(PRINTED.track(row))) == TRACK
    assert sizes == {"wonders": 18, "silk": 19, "lost": 5, "mongols": 18, "rebirth": 18}


def test_which_technology_performs_an_action() -> None:
    """AOC-5.12: `not education` refers to the technology on which an ability is printed."""
    for e in PRINTED.effects:
        name = questions.SOURCE[e.source]
        assert via_of(e) == (TECHS.index(name) if name in TECHS else NONE), name


def figures(table: list[Any], fields: tuple[str, ...]) -> list[tuple[str | int, ...]]:
    """Some fields of every row, each in the words of a corrections file."""
    return [(row.name, *(field_words(row, field) for field in fields)) for row in table]


def test_actions_cost_what_the_rules_say() -> None:
    """AOC-5.5a to 5.5j: `Conquest: 1 space, 1 worker and 0 coins each, red; ...`."""
    printed = re.compile(r"(\w+)(?: \(permanent\))?: (\d) spaces?, (\d) workers? and (\d) coins each, (red|white);")
    from_rules = []
    for letter in "abcdefghij":
        found = printed.match(GAME.rule_texts[f"AOC-5.5{letter}"])
        assert found, letter
        name, spaces, workers, coins, colour = found.groups()
        from_rules.append((name.lower(), int(spaces), int(workers), int(coins), int(colour == "red")))
    costs = figures(list(PRINTED.actions), ("spaces", "workers", "coins", "red"))
    assert costs[: len(from_rules)] == from_rules
    assert costs[len(from_rules)] == ("plague", 0, 0, 0, 0)


def test_actions_of_the_scenarios() -> None:
    """AOC-16.5 to 16.10: spaces, workers, coins, and whether it is red."""
    assert figures([row for row in PRINTED.actions if row.sort == SPECIAL], ("spaces", "workers", "coins", "red")) == [
        ("quarry", 2, 1, 0, 0),
        ("monument", 1, 1, 3, 0),
        ("silk_weaving", 2, 1, 1, 0),
        ("caravan", 2, 1, 0, 0),
        ("slash_and_burn", 2, 1, 0, 0),
        ("sacred_ritual", 1, 1, 0, 1),
        ("fortify", 2, 1, 2, 0),
        ("patronage", 1, 1, 5, 0),
    ]
    assert [row.name for row in PRINTED.actions if row.must_score] == ["conquest"]


def test_achievements() -> None:
    """AOC-15.12: points, technologies, wonders, strength."""
    bounds = ("points", "techs_min", "techs_max", "wonders_min", "wonders_max", "strength_min")
    assert figures(list(PRINTED.achievements), bounds) == [
        ("outstanding_lineage", 20, 0, 99, 0, 99, 0),
        ("great_kingdom", 25, 0, 99, 0, 99, 0),
        ("mighty_empire", 30, 0, 99, 0, 99, 0),
        ("eternal_civilization", 35, 0, 99, 0, 99, 0),
        ("kingdom_of_technology", 25, 9, 9, 0, 99, 0),
        ("primeval_land", 25, 0, 0, 0, 99, 0),
        ("world_of_wonders", 25, 0, 99, 4, 4, 0),
        ("superpower", 25, 0, 3, 0, 99, 9),
    ]


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        (("solo", "only_ancient", "births", "refill", "commands"),
         [(0, 0, 1, 1, 0), (1, 0, 1, 1, 0), (1, 1, 1, 1, 0), (1, 0, 1, 1, 0), (1, 0, 0, 0, 0), (1, 0, 1, 1, 1),
          (1, 0, 1, 1, 0)]),
        (("wonder_pool", "rival", "growth", "defeat"),
         [(0, 0, 0, 0), (4, 0, 1, 0), (5, 0, 1, 0), (4, 0, 1, 0), (4, 0, 1, 0), (4, 1, 1, 4), (4, 0, 1, 0)]),
        (("stone_worth", "silk_lost", "exhausted_at", "takes_wonder_after", "collapse_after"),
         [(0, 0, 0, "", ""), (0, 0, 0, "", ""), (2, 0, 0, "2 4", ""), (0, 1, 0, "", ""), (0, 0, 2, "", "5"),
          (0, 0, 0, "", ""), (0, 0, 0, "", "")]),
        (("fixed",),
         [("",), ("plague 5",), ("plague 5 quarry 3 monument 6",), ("plague 5 silk_weaving 4 caravan 6",),
          ("plague 5 slash_and_burn 3 sacred_ritual 6",), ("plague 5 fortify 4",), ("plague 4 patronage 6",)]),
    ],
    ids=["flags", "numbers", "scenarios", "places"],
)  # fmt: skip
def test_modes(fields: tuple[str, ...], said: list[tuple[str | int, ...]]) -> None:
    """AOC-16.3: the game for several players, Clash, the five scenarios."""
    assert figures(list(PRINTED.modes), fields) == [(name, *row) for name, row in zip(modes.NAMES, said, strict=True)]


def test_commands_and_tokens() -> None:
    """AOC-13.4, 16.9, 16.10."""
    assert figures(list(PRINTED.commands), ("test", "passed", "failed", "always", "ransom")) == [
        ("raid", 1, "1 points", "3 lose_coins; 1 devastation", "", 0),
        ("siege", 1, "1 points", "1 sacrifice; 1 devastation", "", 0),
        ("scorched_earth", 1, "1 points", "1 scorch; 1 devastation", "", 0),
        ("terror", 1, "1 points", "2 lose_points; 1 devastation", "", 0),
        ("tribute", 0, "", "1 devastation", "", 4),
        ("recall", 0, "", "", "1 rival_loses", 0),
    ]
    special = [row.name for row in PRINTED.events if row.special]
    assert special == ["black_death", "labour_shortage", "rebirth"]


@pytest.mark.parametrize(
    ("table", "rows", "said"),
    [
        ("actions", [Action("harbour", 1, 1, 0, 0, "2 coins")], "“actions, common cards” has 9 rows; the rules need 8"),
        ("specials", [Special("cards", "left", "mysticism", "theatre")], "“specials, technologies of .*” has 1 rows"),
        ("wonders", [Wonder("petra", "end: 3 points")], "“wonders” has two rows with the name “petra”"),
        ("civilizations", [Civilization(str(n), 3, "", "") for n in range(15)], "has 63 rows; the rules need 1 to 62"),
        ("modes", [PathToGlory("island", solo=1, deck="atlantis")], "modes.island.deck: fit-word .*atlantis"),
    ],
    ids=["actions", "specials", "wonders", "civilizations", "modes"],
)
def test_rows_that_do_not_fit(table: str, rows: list[Any], said: str) -> None:
    tables: dict[str, Any] = {
        "actions": action_rows(), "civilizations": civilization_rows(), "techs": tech_rows(),
        "specials": special_rows(), "wonders": wonder_rows(), "events": event_rows(), "commands": command_rows(),
        "modes": mode_rows(), "achievements": achievement_rows(),
    }  # fmt: skip
    with pytest.raises(ValueError, match=said):
        ruleset.Rules("", **{**tables, table: [*tables[table], *rows]})
