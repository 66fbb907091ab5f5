"""Several processes think at once: each knows only what it is sent, and what they found is added up."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

import ecumene
from bots.asked import questions_of
from ecumene import bots
from ecumene.bots.contract import Answer, Line
from ecumene.bots.levels import MASTER, NOVICE
from ecumene.bots.together import Together, merged


@pytest.fixture(scope="module")
def two() -> Iterator[Together]:
    with Together(MASTER, 2) as bot:
        yield bot


def test_looks_are_added_up_and_expectations_weighed() -> None:
    one = Answer(7, [0.5, 0.5], [Line([7, 1], [0.5, 0.5], 0.6), Line([8], [0.4, 0.6], 0.4)], 10)
    other = Answer(8, [0.7, 0.3], [Line([8, 2], [0.7, 0.3], 0.8), Line([7], [0.2, 0.8], 0.1)], 30)
    found = merged([one, other])
    assert (found.action, found.iterations) == (8, 40) and found.lines[0].actions == [8, 2]
    assert found.expected == pytest.approx([(4 * 0.4 + 24 * 0.7) / 28, (4 * 0.6 + 24 * 0.3) / 28])
    assert [line.share for line in found.lines] == pytest.approx([28 / 40, 9 / 40])
    assert found.lines[1].expected == pytest.approx([(6 * 0.5 + 3 * 0.2) / 9, (6 * 0.5 + 3 * 0.8) / 9])


def test_two_processes_answer_as_two_searches_would(two: Together) -> None:
    for ask in questions_of("seven_wonders_duel", 3, apart=9):
        asked = replace(ask, iterations=80)
        alone = [MASTER.answer(replace(ask, iterations=40, seed=ask.seed + apart)) for apart in (0, 7_919)]
        assert two.answer(asked) == merged(alone)


def test_the_same_question_gets_the_same_answer(two: Together) -> None:
    ask = replace(next(questions_of("age_of_civilization", 1)), iterations=30)
    assert two.answer(ask) == two.answer(ask)


def test_one_choice_or_one_process_needs_no_other() -> None:
    ask = replace(next(questions_of("lantern", 1)), iterations=20)
    alone = Together(NOVICE, 1)
    assert alone.answer(ask) == NOVICE.answer(ask) and "pool" not in vars(alone)
    only = Together(MASTER, 3)
    assert only.choose(replace(ask, legal=ask.legal[:1])) == ask.legal[0] and "pool" not in vars(only)
    assert only.name == "master" and bots.seconds_of(only) == MASTER.seconds


def test_it_plays_a_game(two: Together) -> None:
    match = ecumene.new("lantern", players=2, seed=3)
    while not match.over:
        match.choose(two.choose(replace(bots.ask_of(match, 1), iterations=8)))
    assert match.result
