"""The rows: how many there are, and what must fit together."""

from __future__ import annotations

from collections import Counter

from ecumene.games.age_of_civilization import modes, ruleset, view
from ecumene.games.age_of_civilization.setup import PRINTED
from ecumene.games.age_of_civilization.terms import ACTIONS, ON_BOARD, PERMANENT, TECHS
from ecumene.kernel.bits import members, size

SUITS_SEVERAL = ["phoenicia", "iberia", "carthage", "scythia", "vikings", "mongolia", "germania"]


def test_counts() -> None:
    """AOC-2.7, 12.2, 13.1, 15.12, 16.1."""
    assert [row.name for row in PRINTED.actions] == ACTIONS and len(ACTIONS) == PERMANENT + 8 + 8
    assert [row.name for row in PRINTED.techs] == TECHS and len(TECHS) == ON_BOARD + 18
    assert len(PRINTED.civilizations) == 48 and len(PRINTED.wonders) == 15 and len(PRINTED.specials) == 9
    assert Counter(int(row.special) for row in PRINTED.events) == {0: 9, 1: 3}
    assert len(PRINTED.commands) == 6 and len(PRINTED.achievements) == 8
    assert [row.name for row in PRINTED.modes] == modes.NAMES and len(modes.NAMES) == 2 + 5


def test_sources_follow_one_another() -> None:
    assert len(view.SOURCE) == len(set(view.SOURCE))
    assert len(PRINTED.civilizations) == ruleset.CIVILIZATIONS and len(PRINTED.techs) == ruleset.TECHNOLOGIES
    assert view.SOURCE[ruleset.FIRST_MAIN] == "aksum" and view.SOURCE[ruleset.FIRST_LEGACY] == "aksum_legacy"
    assert view.SOURCE[ruleset.FIRST_TECH] == "writing" and view.SOURCE[ruleset.FIRST_WONDER] == "great_pyramids"


def test_every_civilization_has_both_abilities() -> None:
    """AOC-4.3."""
    for row in PRINTED.civilizations:
        assert row.main and row.legacy and 2 <= row.population <= 4, row.name
    assert Counter(int(row.population) for row in PRINTED.civilizations) == {2: 7, 3: 33, 4: 8}


def test_special_cards_cover_their_column() -> None:
    """AOC-12.4, 12.8: two new technologies of levels 1 and 2, each in the place of a covered one."""
    for card in PRINTED.specials:
        for tech, level in ((card.lower, 1), (card.upper, 2)):
            row = PRINTED.techs[tech]
            covered = PRINTED.techs[row.stands_for]
            assert (row.card, row.column, row.level) == (card.number, card.column, level)
            assert (covered.column, covered.level) == (row.column, row.level)
        assert size(PRINTED.boards[card.number + 1]) == 9
    assert Counter(int(card.column) for card in PRINTED.specials) == {0: 3, 1: 3, 2: 3}


def test_decks_of_the_modes() -> None:
    """AOC-15.2, 16.2: forty-one civilizations in Clash; of the scenarios only those that suit one player."""
    assert size(PRINTED.decks[modes.BASE]) == 48
    out = [PRINTED.civilizations[c].name for c in range(48) if c not in members(PRINTED.decks[modes.CLASH])]
    assert out == SUITS_SEVERAL
    sizes = {}
    for row in PRINTED.modes[2:]:
        deck = PRINTED.decks[row.number]
        sizes[row.name] = int(size(deck))
        assert not deck & ~PRINTED.decks[modes.CLASH]
        assert len(set(ruleset.track_cards(row))) == ruleset.TRACK
    assert sizes == {"wonders": 18, "silk": 19, "lost": 5, "mongols": 18, "rebirth": 18}
