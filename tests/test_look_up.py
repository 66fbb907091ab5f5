"""A sentence of a rulebook leads to its rule, its code and its test in one step: `ecumene rule <game> <words>`."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from ecumene.games import find
from ecumene.testing.ledger import Page, ledger, printed_words
from ecumene.testing.look_up import Search, look_up, ranked, split_game

GAMES = Path(__file__).parent / "games"
LISTED = 9  # the rule that is shown, and those named after it

# The ten sentences of docs/audits/rule_lookup.md, in words of the printed rulebooks.
SENTENCES = [
    ("ages capitulate remaining players row", "TTA-4.2"),
    ("ages Gates laboratories resources stay", "TTA-16.6"),
    ("duel resources of yellow cards and wonders make buying dearer", "SWD-5.4"),
    ("duel shipowners guild one city", "SWD-11.5"),
    ("clash city size maximum number of cities", "COC-7.3"),
    ("clash wonder end finishes turn no status phase", "COC-25.9"),
    ("dawn natural wonder as resource once per turn", "CND-5.7"),
    ("dawn technology dial after 24", "CND-8.6"),
    ("age additional coin on remaining cards", "AOC-4.6"),
    ("age carthage first civilization no coins", "AOC-14.7"),
]


@cache
def page_of(name: str) -> Page:
    return ledger(find(name), GAMES / name)


@pytest.mark.xdist_group("looked up")
@pytest.mark.parametrize(("said", "rule"), SENTENCES)
def test_words_of_a_rulebook_find_the_rule(said: str, rule: str) -> None:
    name, words = split_game(said.split())
    found = ranked(page_of(name), Search.of(name, words))
    assert rule in found[:LISTED]


def test_a_rule_comes_with_its_code_and_its_tests() -> None:
    text = look_up(find("seven_wonders_duel"), ["SWD-5.4"], GAMES / "seven_wonders_duel")
    assert text.startswith("SWD-5.4  Yellow-card and Wonder production")
    assert "rules/trade.py" in text and "BASE_PRICE * ONE_OF_EACH + other.makes" in text
    assert "05_building.scn" in text and "given  B: city forum caravansery" in text
    assert "Other rules" not in text, "the id names one rule"


def test_other_rules_with_the_words_are_listed() -> None:
    text = look_up(find("seven_wonders_duel"), ["yellow"], GAMES / "seven_wonders_duel")
    assert len(text.partition("Other rules with these words:\n")[2].splitlines()) > 4
    assert look_up(find("lantern"), ["aqueduct"], GAMES / "lantern") == ""


@pytest.mark.parametrize(
    ("said", "game"),
    [
        ("duel x", "seven_wonders_duel"),
        ("swd-5.4", "seven_wonders_duel"),
        ("of x", ""),
        ("", ""),
        ("lantern", "lantern"),
    ],
)
def test_a_game_is_named_by_a_word_of_its_own_or_by_the_id_of_a_rule(said: str, game: str) -> None:
    assert split_game(said.split())[0] == game


def test_our_word_for_a_printed_one_is_in_the_rules() -> None:
    """Otherwise it would find nothing."""
    for game, instead in printed_words().items():
        for ours in instead.values():
            assert any(Search.of("", [ours]).found_in(text) for text in find(game).rule_texts.values()), (game, ours)
