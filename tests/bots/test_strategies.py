"""What holds of every game with a strategy: honest, the same everywhere, within its budget, and never a resignation."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

import ecumene
from bots.asked import Told, questions_of, sent, told
from ecumene import bots
from ecumene.bots.greedy import values_at_once
from ecumene.bots.levels import ADEPT, LEVELS, MASTER, NOVICE
from ecumene.bots.overlooking import FEW, blurred, overlooking
from ecumene.bots.search.thinking import grow
from ecumene.bots.search.tree import Node, Tree
from ecumene.games import GAMES, TOYS
from ecumene.kernel.border.strategy import PolicyTree, Sight
from ecumene.kernel.core.action import verb_of
from ecumene.kernel.core.state import step
from every_game.the_games import COMPILED, weight

EVERY = [name for name in GAMES + TOYS if ecumene.game(name).strategy]
SOURCE = Path(__file__).parent.parent.parent / "src"
ITERATIONS = 12
ALLOWED = 1.2  # times a budget
CLOCK = 0.015  # seconds that a clock may be wrong by, as in an arena


@pytest.mark.parametrize("game", EVERY)
def test_the_same_answer_in_another_process_and_another_build(game: str) -> None:
    """The other process runs the source as it is and gets bytes only: the views, the choices, the seeds."""
    asked = [sent(ask, "master", ITERATIONS) for ask in questions_of(game, 6, apart=5 * weight(game))]
    path = os.pathsep.join([str(SOURCE), str(Path(__file__).parent.parent)])
    run = subprocess.run(
        [sys.executable, str(Path(__file__).with_name("asked.py"))],
        input=msgspec.json.encode(asked),
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        check=True,
    )
    others = msgspec.json.decode(run.stdout, type=list[Told])
    mine = [told(question) for question in asked]
    assert [x.compiled for x in others] == [False] * 6 and [x.compiled for x in mine] == [COMPILED] * 6
    assert [msgspec.structs.replace(x, compiled=False) for x in mine] == others


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
@pytest.mark.parametrize("game", EVERY)
def test_no_level_resigns(game: str, level: bots.Level) -> None:
    avoided = ecumene.game(game).avoided
    for ask in questions_of(game, 8, apart=3 * weight(game)):
        answer = level.answer(replace(ask, iterations=4))
        assert answer.action in ask.legal and answer.lines[0].actions[0] == answer.action
        assert all(verb_of(line.actions[0]) != avoided for line in answer.lines)
        players = ask.game.imagine(ask.view, ask.rng).players
        assert answer.iterations <= 4 and all(len(line.expected) == players for line in answer.lines)


@pytest.mark.parametrize("game", EVERY)
def test_a_search_plays_a_whole_game(game: str) -> None:
    found = ecumene.game(game)
    match, again = (ecumene.new(game, players=max(2, found.fewest), seed=2) for _ in range(2))
    for m in (match, again):
        while not m.over:
            m.choose(ADEPT.choose(replace(bots.ask_of(m, 5), iterations=1)))
    assert match.result and match.record() == again.record()


@pytest.mark.parametrize("game", EVERY)
def test_thinking_stays_within_its_time(game: str) -> None:
    """By the clock of the processor, the best of three: the rest of this process works too."""
    seconds = 0.1
    for ask in questions_of(game, 4, apart=9 * weight(game)):
        ADEPT.answer(replace(ask, iterations=1))  # what is read only once
        took = min(time_of(ADEPT, replace(ask, seconds=seconds)) for _ in range(3))
        assert took <= max(ALLOWED * seconds, seconds + CLOCK)


def time_of(level: bots.Level, ask: bots.Ask) -> float:
    began = time.process_time()
    level.answer(ask)
    return time.process_time() - began


@pytest.mark.parametrize("game", EVERY)
def test_thinking_ends_when_the_best_cannot_change(game: str) -> None:
    most = 60
    done = [MASTER.answer(replace(ask, iterations=most)).iterations for ask in questions_of(game, 8, apart=2)]
    assert min(done) < most and max(done) <= most


@pytest.mark.parametrize("game", EVERY)
def test_one_choice_is_taken_at_once(game: str) -> None:
    ask = next(questions_of(game, 1))
    only = replace(ask, legal=ask.legal[:1], seconds=100.0)
    assert time_of(MASTER, only) < 0.01 and MASTER.choose(only) == ask.legal[0]


def nodes(node: Node) -> int:
    return 1 + sum(nodes(child) for child in node.children)


def test_a_tree_has_no_more_nodes_than_it_may() -> None:
    for ask in questions_of("lantern", 5):
        strategy = ask.game.strategy
        assert isinstance(strategy, PolicyTree)
        base = ask.game.imagine(ask.view, ask.rng)
        tree = Tree(strategy.learned(base.players), strategy.judge, 1.0, -1, 1, 40)
        for _ in range(300):
            tree.descend(base, ask.seat)
        assert nodes(tree.root) <= 41 + len(ask.legal) and tree.root.visits == 300
        free = Tree(strategy.learned(base.players), strategy.judge, 1.0, -1, 1, 100_000)
        grow(free, base, ask.seat, 1e9, 300)
        assert nodes(free.root) > nodes(tree.root)


def test_a_novice_takes_what_looks_as_good_and_nothing_else() -> None:
    ask = replace(next(questions_of("lantern", 1)), legal=[0, 1, 2, 3])
    lines = [bots.Line([i], [x, 1 - x], 0.2) for i, x in enumerate([0.6, 0.57, 0.3, 0.1])]
    answer = bots.Answer(0, lines[0].expected, lines, 9)
    seat = ask.seat
    best = [line.expected[seat] for line in lines]
    taken = {blurred(replace(ask, seed=seed), answer, Sight(blur=0.05)).action for seed in range(40)}
    assert taken == {i for i, x in enumerate(best) if x > best[0] - 0.05}
    assert {blurred(replace(ask, seed=seed), answer, Sight()).action for seed in range(5)} == {0}
    hardly = replace(answer, lines=[lines[0], *(replace(x, share=0.01) for x in lines[1:])])
    assert {blurred(replace(ask, seed=seed), hardly, Sight(blur=0.9)).action for seed in range(20)} == {0}
    every = {blurred(replace(ask, seed=seed), hardly, Sight(blur=0.9, looked=0.0)).action for seed in range(60)}
    assert every == {0, 1, 2, 3}
    of_two = {blurred(replace(ask, legal=[0, 1], seed=seed), answer, Sight(blur=0.9)).action for seed in range(20)}
    assert of_two == {0}, "of two choices everybody sees the better one"


def test_among_many_choices_a_novice_takes_any_that_gives_much_at_once() -> None:
    ask = next(x for x in questions_of("clash_of_cultures", 30) if len(x.legal) > FEW + 2)
    many, values = len(ask.legal), values_at_once(ask)
    most = set(sorted(ask.legal, key=lambda a: -values[ask.legal.index(a)])[:FEW])
    best = next(a for a in ask.legal if a not in most)

    def taken(worse: float, sight: Sight) -> set[int]:
        """Where everything else is worse than the best choice by so much."""
        lines = [bots.Line([a], [0.6 - worse * (a != best)] * 4, 0.5) for a in [best, *(set(ask.legal) - {best})]]
        answer = bots.Answer(best, lines[0].expected, lines, 9)
        return {overlooking(replace(ask, seed=seed), answer, sight, ADEPT.search).action for seed in range(60)}

    hasty = Sight(overview=many - 2, haste=0.05)
    assert taken(0.09, Sight()) == {best}, "others take what they found"
    assert taken(0.09, hasty) == most, "two choices more than it oversees"
    assert taken(0.11, hasty) == {best}, "a large mistake is seen"
    assert taken(0.09, replace(hasty, overview=many)) == {best}, "it oversees all of them"


def test_what_the_search_told_nothing_of_is_looked_at() -> None:
    ask = next(x for x in questions_of("clash_of_cultures", 10) if asked_again(x))
    other = next(a for a in ask.legal if a != bots.find("greedy").choose(ask))
    hasty = Sight(overview=0, haste=0.01)
    for found, is_other in ((1.0, True), (0.0, False)):
        answer = bots.Answer(other, [found] * 4, [bots.Line([other], [found] * 4, 1.0)], 9)
        looks = {overlooking(replace(ask, iterations=4, seed=n), answer, hasty, ADEPT.search).action for n in range(9)}
        assert (looks == {other}) is is_other


def asked_again(ask: bots.Ask) -> bool:
    """Is the same seat asked after what gives most at once?"""
    s = ask.game.imagine(ask.view, ask.rng)
    step(s, bots.find("greedy").choose(ask), ask.rng)
    return not s.over and s.player == ask.seat


def test_levels_differ_in_sight_and_time() -> None:
    assert [level.seconds for level in LEVELS] == [0.1, 1.0, 4.0] == [bots.seconds_of(level) for level in LEVELS]
    ask = next(questions_of("lantern", 1))
    assert NOVICE.answer(ask).iterations < 30 < ADEPT.answer(replace(ask, iterations=200)).iterations


def test_a_game_without_a_strategy_has_levels_too() -> None:
    ask = next(questions_of("lantern", 1))
    bare = replace(ask, game=ask.game.changed(strategy=None))
    assert {level.choose(bare) for level in LEVELS} == {bots.find("greedy").choose(bare)}
