"""Policies and judges of the games: keys have names, judges agree with results, a rehearsal finds what scores."""

from __future__ import annotations

import json

import pytest

import ecumene
from bots.asked import questions_of
from ecumene.bots.search.lessons import Lessons, spread
from ecumene.bots.search.rehearsal import gains_of, rehearse
from ecumene.kernel.border.strategy import PolicyTree
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import canonical, playout, roll
from ecumene.kernel.core.strategy import Shares, Weight

NAMES = ["age_of_civilization", "new_dawn", "clash_of_cultures"]
APART = {"age_of_civilization": 5, "new_dawn": 23, "clash_of_cultures": 31}


def strategy_of(name: str) -> PolicyTree:
    found = ecumene.game(name).strategy
    assert isinstance(found, PolicyTree)
    return found


@pytest.mark.parametrize("name", NAMES)
def test_every_key_has_a_name_and_is_read_from_it(name: str) -> None:
    strategy = strategy_of(name)
    policy, met = strategy.new_policy(), set()
    for ask in questions_of(name, 60, APART[name]):
        s = ask.game.imagine(ask.view, ask.rng)
        policy.weigh(s, ask.legal, [])
        met |= set(policy.weights)
    assert len(met) > 60
    for key in met:
        assert strategy.keys.parse(strategy.keys.text(key)) == key


@pytest.mark.parametrize("name", NAMES)
def test_weights_are_kept_by_name(name: str) -> None:
    strategy = strategy_of(name)
    learned = strategy.named(strategy.learned(2))
    assert len(learned) > 500 and learned == strategy.named(strategy.policy(json.loads(json.dumps(learned))))


@pytest.mark.parametrize("name", NAMES)
def test_a_judge_agrees_with_the_result(name: str) -> None:
    """Who has won may expect the most, who resigned the least."""
    game, judge, out = ecumene.game(name), strategy_of(name).judge, Shares()
    for seed in range(3):
        s = game.start(2 + seed % 2, **game.defaults)
        roll(s, Rng(seed))
        playout(s, Rng(seed), game.avoided, 3000)
        if not s.over:
            continue
        judge.judge(s, out)
        shares = [out.of(p) for p in range(s.players)]
        places = game.result(s).places
        assert all(0.0 <= x <= 1.0 for x in shares)
        assert shares.index(max(shares)) in [p for p, place in enumerate(places) if place == 1]


@pytest.mark.parametrize("name", NAMES)
def test_to_resign_is_the_worst(name: str) -> None:
    game, judge, out = ecumene.game(name), strategy_of(name).judge, Shares()
    for seed in range(2):
        s = game.start(3, **game.defaults)
        roll(s, Rng(seed))
        rng = Rng(seed)
        for _ in range(30):
            ecumene.step(s, game.at_random(canonical(s), rng), rng)
        while game.codec.parse("resign") not in canonical(s):
            ecumene.step(s, game.at_random(canonical(s), rng), rng)
        p = s.player
        before = strategy_of(name).judge.reward(s, p)
        ecumene.step(s, game.codec.parse("resign"), Rng(1))
        judge.judge(s, out)
        assert out.of(p) == min(out.of(q) for q in range(3)) and judge.reward(s, p) < before - 1


def test_a_rehearsal_finds_what_scores() -> None:
    """Alone in the last round, with money for one of two things: the wonder is worth more."""
    game, strategy = ecumene.game("age_of_civilization"), strategy_of("age_of_civilization")
    lines = [
        "players: 1",
        "round: 6",
        "wonders: temple_of_artemis",
        "A: main khitan; workers 1; coins 7; points 20",
    ]
    s = game.scenario.build(lines)
    policy = strategy.new_policy()
    assert rehearse(s, 0, policy, strategy.judge, Lessons(0.2, 1), 1e9, 200, -1) == 200
    weights: list[Weight] = []
    policy.weigh(s, canonical(s), weights)
    best = max(range(len(weights)), key=lambda i: weights[i].share)
    assert game.codec.text(canonical(s)[best]) == "act wonder"


def test_a_policy_may_begin_with_a_part_of_another() -> None:
    strategy = strategy_of("age_of_civilization")
    model, policy = strategy.new_policy(), strategy.new_policy()
    key = strategy.keys.parse("rest Actions clash_1")
    model.weights[key] = Weight(2.0)
    policy.follow(model, 0.5)
    assert policy.first_preference(key) == 1.0 and policy.first_preference(key + 1) == 0.0


def test_gains_are_own_progress_and_the_lead() -> None:
    assert gains_of([2.0, 1.0], [1.5, 1.5], 1.0, 0.0) == [0.5, -0.5]
    assert gains_of([2.0, 1.0], [1.5, 1.5], 0.0, 0.5) == [0.5, -0.5]
    assert gains_of([9.0], [1.0], 1.0, 1.0) == [1.5]


def test_curiosity_makes_choices_more_alike() -> None:
    weights = [Weight(2.0), Weight(0.0), Weight(-20.0)]
    spread(weights, 0.1)
    assert 0 < weights[1].preference < weights[0].preference < 2 and weights[2].preference == -20
