"""Why not: thirty things that cannot be chosen, and what a person is told first."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from ecumene.games import find
from ecumene.kernel.border.look import Look
from ecumene.kernel.border.sections import Shortage
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import NOT_OFFERED, legal
from ecumene.kernel.match.match import Match
from ecumene.server.protocol import Why
from ecumene.server.what_if import distance, unlikely, why_not
from ecumene.words import LANGUAGES, Words

KEPT: dict[str, dict[str, Any]] = tomllib.loads(Path(__file__).with_name("why_not.toml").read_text(encoding="utf-8"))
CASES = [(name, game["players"], *case) for name, game in KEPT.items() for case in game["cases"]]


@cache
def position(name: str, players: int, seed: int, choices: int) -> Look[Any, Any]:
    m, rng = Match(find(name), seed, players), Rng(seed)
    for _ in range(choices):
        m.choose(m.game.at_random(legal(m.state), rng))
    return Look.at(m.game, m.state, m.state.player)


def test_there_are_thirty_over_five_games() -> None:
    assert len(CASES) == 30
    assert {len(game["cases"]) for game in KEPT.values()} == {6}


@pytest.mark.parametrize(("name", "players", "seed", "choices", "ref", "move", "rule", "missing"), CASES)
def test_the_action_that_misses_least_is_told_first(
    name: str, players: int, seed: int, choices: int, ref: str, move: str, rule: str, missing: list[str]
) -> None:
    look = position(name, players, seed, choices)
    told = why_not(look, 1, ref).why
    assert (told[0].move, told[0].rule) == (move, rule)
    assert [f"{x.what} {x.needs} {x.has}" for x in told[0].missing] == missing
    assert all(x.rule != NOT_OFFERED for x in told[1:]), "behind `more` are only real reasons"
    assert sorted(map(distance, told[1:])) == list(map(distance, told[1:]))
    for lang in LANGUAGES:
        words = Words(lang, find(name))
        assert words.missing(told[0].missing) if missing else words.why(rule)


def test_lacking_less_is_nearer_and_a_rule_that_nothing_mends_is_farthest() -> None:
    def lacks(*missing: tuple[int, int]) -> Why:
        return Why("", "", [], "R-1", [Shortage("coins", needs, has) for needs, has in missing])

    assert distance(lacks((3, 2))) < distance(lacks((3, 1))) < distance(lacks((2, 1), (9, 5))) < distance(lacks())


@pytest.mark.parametrize(
    ("verb", "rule", "missing"),
    [("wonder", "COC-22.2", []), ("found", "COC-8.2", ["action 1 0"]), ("civic", "COC-8.2", ["action 1 0"])],
)
def test_a_verb_has_reasons_too(verb: str, rule: str, missing: list[str]) -> None:
    look = position("clash_of_cultures", 2, 4, 160)
    first = why_not(look, 1, f"verb:{verb}").why[0]
    assert (first.verb, first.rule) == (verb, rule)
    assert [f"{x.what} {x.needs} {x.has}" for x in first.missing] == missing


def test_a_verb_that_can_be_chosen_or_is_unknown_has_none() -> None:
    look = position("clash_of_cultures", 2, 4, 160)
    assert (
        why_not(look, 1, "verb:end").why == why_not(look, 1, "verb:fly").why == why_not(look, 1, "verb:roll").why == []
    )


def test_a_piece_of_the_supply_can_be_had_although_no_section_shows_it() -> None:
    told = why_not(position("clash_of_cultures", 2, 7, 100), 1, "verb:grow").why[0]
    assert told.move == "grow C2 academy"
    assert [(x.what, x.needs, x.has) for x in told.missing] == [("food", 1, 0), ("wood", 1, 0)]


def test_of_equal_reasons_the_one_with_things_that_can_be_chosen_is_meant() -> None:
    sea, city = (Why("", "wonder", ["wonder:great_wall", f"cell:{at}"], "COC-22.3") for at in ("A5", "D2"))
    assert unlikely(city, {"cell:D2"}) < unlikely(sea, {"cell:D2"})
