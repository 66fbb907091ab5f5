"""The planner of whole turns: its beam, its candidates, its play-outs, its tutor; and the value that it asks."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import ecumene
from bots.asked import questions_of
from ecumene.bots import Ask
from ecumene.bots.search.planner import NEVER, Node, Planner, keep, planning_now, play_turns
from ecumene.bots.search.thought import Candidate, Settings, Thought
from ecumene.bots.thinkers.planner import think, whole_turns
from ecumene.bots.thinkers.planner_tutor import Course, forget, learn, note, shaken
from ecumene.bots.tuning import tutor_of
from ecumene.games.through_the_ages.strategy import features
from ecumene.kernel.border.turn_planner import Direction, TurnPlanner
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import State
from ecumene.kernel.core.value import Value

GAME = "through_the_ages"
STRATEGY = ecumene.game(GAME).strategy
assert isinstance(STRATEGY, TurnPlanner)


def own_turns(count: int) -> list[tuple[Ask, State]]:
    """Questions in the middle of somebody's own turn, with an imagined position."""
    assert isinstance(STRATEGY, TurnPlanner)
    found = []
    for ask in questions_of(GAME, 60, apart=7):
        base = ask.game.imagine(ask.view, ask.rng)
        if planning_now(STRATEGY.hooks(base.players), base, ask.seat):
            found.append((ask, base))
    return found[:count]


def test_a_wider_beam_finds_no_worse_an_end() -> None:
    assert isinstance(STRATEGY, TurnPlanner)
    for ask, base in own_turns(4):
        planner = Planner(STRATEGY.hooks(base.players))
        planner.game.start(base)
        narrow, wide = (planner.ends(base, ask.seat, width, 6) for width in (1, 8))
        assert wide[0].value >= narrow[0].value - 1e-6
        assert [x.value for x in wide] == sorted((x.value for x in wide), reverse=True)


def test_the_line_of_an_end_leads_to_it() -> None:
    assert isinstance(STRATEGY, TurnPlanner)
    for ask, base in own_turns(4):
        planner = Planner(STRATEGY.hooks(base.players))
        planner.game.start(base)
        for end in planner.ends(base, ask.seat, 4, 3):
            s = base.clone()
            assert planner.follow(s, end.line(), Rng(0))
            assert planner.game.own(s, ask.seat) - end.toll == pytest.approx(end.value)


def test_of_lines_that_end_alike_one_is_kept() -> None:
    base = ecumene.new(GAME, seed=1).state
    nodes: list[Node] = []
    for rank in (1.0, 3.0, 2.0, 3.0, 2.0 + 1e-12, 0.5):
        keep(nodes, Node(base, rank, rank, 0.0, 0, None), 3)
    assert [node.rank for node in nodes] == [3.0, 2.0, 1.0]


def test_play_outs_decide_between_candidates() -> None:
    """With the same deals a second thought counts the same, and the best candidate has the best mean."""
    assert isinstance(STRATEGY, TurnPlanner)
    ask, base = own_turns(1)[0]
    seen = []
    for _ in range(2):
        settings = Settings(4, 3, 8, 1, 2, 1e6, 99.0, 0.0)
        thought = Thought(STRATEGY.hooks(base.players), settings, base, ask.seat, 5, NEVER, 0)
        thought.look_for_ends(4)
        thought.play_out()
        seen.append([(x.line, x.total, int(x.count)) for x in thought.candidates])
        played = [x for x in thought.candidates if x.count == max(y.count for y in thought.candidates)]
        assert played[0] is thought.candidates[0] and played[0].count == 8
        assert [x.worth() for x in played] == sorted((x.worth() for x in played), reverse=True)
    assert seen[0] == seen[1]


def test_a_few_play_outs_do_not_outweigh_the_plan() -> None:
    """A candidate that was lucky twice stays behind a better plan; one that is better in many play-outs does not."""
    better, lucky = Candidate([1], 10.0, 0.0), Candidate([2], 8.0, 0.0)
    for count, first in ((0, better), (2, better), (400, lucky)):
        better.total, lucky.total = 5.0 * count, 8.0 * count  # a round later everything is worth 2.5 less
        better.count, lucky.count = count, count
        for x in (better, lucky):
            x.weigh(-2.5, 10.0)
        assert max(better, lucky, key=Candidate.worth) is first
    assert lucky.worth() == pytest.approx(8.0, abs=0.1)


def test_time_runs_out_in_the_middle() -> None:
    """Something is always found, even if there is no time at all."""
    assert isinstance(STRATEGY, TurnPlanner)
    for ask in questions_of(GAME, 6, apart=9):
        answer = think(ask, STRATEGY, 0.0, 0)
        assert answer.action in ask.legal and answer.iterations == 1


def test_what_only_stops_earlier_is_left_out() -> None:
    lines = [[1, 2, 9], [2, 9], [9], [3, 9], [2, 1, 3, 9]]
    assert [x.line for x in whole_turns([Candidate(x, 0.0, 0.0) for x in lines])] == [[1, 2, 9], [3, 9], [2, 1, 3, 9]]


def test_a_short_sight_is_not_kept() -> None:
    """A novice and a master use the same hooks in turns."""
    assert isinstance(STRATEGY, TurnPlanner)
    short = replace(STRATEGY, short=1.0)
    differ = 0
    for ask, _ in own_turns(6):
        far = think(ask, STRATEGY, float("inf"), 2)
        differ += think(ask, short, float("inf"), 1).expected != far.expected
        assert think(ask, STRATEGY, float("inf"), 2) == far
    assert differ


def test_planners_play_a_game_to_its_end() -> None:
    assert isinstance(STRATEGY, TurnPlanner)
    s: Any = ecumene.new(GAME, players=3, seed=4).state.clone()
    hooks = STRATEGY.hooks(3)
    hooks.start(s)
    play_turns([Planner(hooks)] * 3, s, Rng(1), 4, 1)
    assert not s.over and s.round == 1 and s.mover == 0


def test_weights_lie_on_lines_between_the_knots() -> None:
    value = Value(["a", "b"], [0.0, 4.0, 10.0])
    value.read({"a": [0.0, 8.0, 20.0], "b": [1.0, 1.0, 1.0]})
    for turns, a in ((0.0, 0.0), (2.0, 4.0), (4.0, 8.0), (7.0, 14.0), (10.0, 20.0), (99.0, 26.0)):
        value.begin(0, turns)
        value.add(0, 2)
        value.add(1, 3)
        assert value.total == pytest.approx(2 * a + 3)


def test_features_are_numbered_as_they_are_named() -> None:
    assert [getattr(features, name.upper()) for name in features.FEATURES] == list(range(len(features.FEATURES)))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_card_and_feature_has_a_weight(players: int) -> None:
    assert isinstance(STRATEGY, TurnPlanner)
    tables = STRATEGY.learned(players)
    assert set(tables) == {"features", *features.TABLES} and list(tables["features"]) == features.FEATURES
    moved = {(table, name) for x in STRATEGY.directions(tables) for table, rows in x.steps.items() for name in rows}
    there = {(table, name) for table, rows in tables.items() for name in rows}
    assert moved <= there and ("features", "wonder_promise") in moved and ("features", "culture") not in moved


def test_weights_go_where_shaking_them_won() -> None:
    """A direction that brings points is followed, one that costs them is turned, and one that does nothing is left."""
    ways = [Direction(name, {"t": {name: 1.0}}) for name in ("good", "bad", "idle")]
    course = Course({"t": {"good": 0.0, "bad": 0.0, "idle": 0.0}})
    forget(course, 3)
    rng = Rng(3)
    for _ in range(300):
        signs = [[1.0 - 2.0 * int(rng.below(2)) for _ in ways] for _ in range(2)]
        points = [10 * x[0] - 10 * x[1] + int(rng.below(41)) - 20 for x in signs]
        for p in range(2):
            note(course, signs, p, points[p] - points[1 - p])
        course.games += 1
    learn(course, ways)
    weights = course.weights["t"]
    assert weights["good"] > 0.5 and weights["bad"] < -0.5 and abs(weights["idle"]) < 0.5
    assert course.older == [{"t": {"good": 0.0, "bad": 0.0, "idle": 0.0}}] and course.games == 0


def test_shaking_leaves_the_weights_as_they_are() -> None:
    tables: dict[str, dict[str, Any]] = {"t": {"a": [1.0, 2.0]}, "u": {"b": 3.0}}
    ways = [Direction("both", {"t": {"a": [1.0, 0.0]}, "u": {"b": 0.5}})]
    assert shaken(tables, ways, [2.0]) == {"t": {"a": [3.0, 2.0]}, "u": {"b": 4.0}}
    assert tables == {"t": {"a": [1.0, 2.0]}, "u": {"b": 3.0}}


def test_a_tutor_goes_on_where_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ecumene.bots.thinkers.planner_tutor.SECONDS", 0.01)
    game = ecumene.game(GAME)
    tutor = tutor_of(game, seed=2)
    tutor.round(0.0)
    again = tutor_of(game, tutor.kept(), seed=2)
    assert again.kept() == tutor.kept() and again.files() == tutor.files()
