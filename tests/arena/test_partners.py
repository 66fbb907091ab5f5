"""Bots that only an arena has: a policy without a search, and characters."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

import ecumene
from bots.asked import questions_of
from ecumene import bots
from ecumene.arena import partners
from ecumene.arena.asking import budget_of
from ecumene.arena.partners import Character
from ecumene.arena.plan import Budget, make_plan
from ecumene.arena.playing import play
from ecumene.arena.report import budget_text
from ecumene.bots.levels import ADEPT, MASTER, NOVICE
from ecumene.games import GAMES
from ecumene.kernel.border.strategy import PolicyTree
from ecumene.kernel.core.strategy import Weight

DRAWS = 150
WITH_CHARACTERS = {"clash_of_cultures": ["policy", "raider"], "new_dawn": ["policy", "war_maker"]}


@pytest.mark.parametrize("game", GAMES)
def test_what_a_game_has(game: str) -> None:
    found = [*partners.partners_of(ecumene.game(game))]
    draws = isinstance(ecumene.game(game).strategy, PolicyTree)
    assert found == WITH_CHARACTERS.get(game, ["policy"] if draws else [])


def test_a_policy_draws_each_choice_as_often_as_it_is_likely() -> None:
    game = ecumene.game("new_dawn")
    assert isinstance(game.strategy, PolicyTree)
    policy = partners.find(game, "policy")
    for ask in questions_of("new_dawn", 4, apart=9):
        drawn = Counter(policy.choose(replace(ask, seed=seed)) for seed in range(DRAWS))
        s = game.imagine(ask.view, ask.rng)
        weights: list[Weight] = []
        total = game.strategy.learned(s.players).weigh(s, ask.legal, weights)
        for action, weight in zip(ask.legal, weights, strict=True):
            assert abs(drawn[action] / DRAWS - weight.share / total) < 0.15
        assert policy.choose(ask) == policy.choose(ask)


def test_a_character_has_aims_of_its_own() -> None:
    """The same search, another judge: another expectation."""
    game = ecumene.game("new_dawn")
    ask = replace(bots.ask_of(ecumene.new("new_dawn", players=2, seed=4)), iterations=8)
    character = partners.find(game, "war_maker")
    assert isinstance(character, Character) and bots.seconds_of(character) == MASTER.seconds
    answer, usual = character.answer(ask), MASTER.answer(ask)
    assert answer.action in ask.legal and answer.iterations == usual.iterations == 8
    assert answer.expected != usual.expected
    only = replace(ask, legal=ask.legal[:1])
    assert character.choose(only) == ask.legal[0]


def test_an_arena_seats_them() -> None:
    plan = make_plan("lantern", ["policy", "random"], budget=Budget(iterations=1))
    outcome = play(next(iter(plan.jobs(1))))
    assert outcome.played and not outcome.failure and "policy" in outcome.record


def test_a_scale_keeps_the_proportion_of_the_levels() -> None:
    budget = Budget(scale=0.05)
    assert [budget_of(level, budget).seconds for level in (NOVICE, ADEPT, MASTER)] == pytest.approx([0.005, 0.05, 0.2])
    assert budget_of(MASTER, Budget()).seconds == MASTER.seconds
    assert budget_text(budget) == "Each bot has 0.05 times the processor time that it takes by itself."
