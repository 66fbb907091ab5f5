"""The result: how the game ended, points by part, achievements, medals, defeats."""

from __future__ import annotations

from typing import Any

import pytest

import ecumene
from ecumene import bots
from ecumene.games.age_of_civilization.border.questions import WONDER
from ecumene.games.age_of_civilization.cards import modes
from ecumene.games.age_of_civilization.cards.terms import FROM_ACTIONS, PARTS
from ecumene.games.age_of_civilization.game import GAME
from ecumene.games.age_of_civilization.rules.scoring import end_game, end_points_by_part, points
from ecumene.games.age_of_civilization.rules.state import Era
from ecumene.kernel.core.bits import bag_of
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import roll, settle
from ecumene.kernel.match.record import read
from ecumene.kernel.match.replay import replay


def ended(points: int, mode: str = "clash", **nation: Any) -> Era:
    """The end of a game for one player, with these points and things."""
    s = GAME.start(players=1, mode=mode)
    roll(s, Rng(1))
    s.nations[0].scored[FROM_ACTIONS] = points
    for field, value in nation.items():
        setattr(s.nations[0], field, value)
    s.update_abilities(0)
    end_game(s)
    assert isinstance(s, Era) and s.over
    return s


@pytest.mark.parametrize(
    ("points", "reached"),
    [
        (19, []),
        (20, ["outstanding_lineage"]),
        (30, ["outstanding_lineage", "great_kingdom", "mighty_empire"]),
    ],
)
def test_achievements_are_in_the_result(points: int, reached: list[str]) -> None:
    """AOC-15.12, 15.15: Clash is never lost; the result lists the achievements."""
    r = GAME.result(ended(points, techs=bag_of([0])))
    assert (r.scores, r.places, r.how) == ([points], [1], "clash")
    assert r.reached == [f"achievement:{x}" for x in reached]
    assert len(r.missed) == 8 - len(reached) and not set(r.reached) & set(r.missed)
    assert r.endings == ["clash", "given_up"]


@pytest.mark.parametrize(
    ("points", "how", "places"), [(21, "gold", [1]), (20, "silver", [1]), (13, "bronze", [1]), (12, "defeat", [2])]
)
def test_medals_and_defeats(points: int, how: str, places: list[int]) -> None:
    """AOC-16.4, 16.11: in the Lost Civilization with two workers; the best medal, or a defeat."""
    r = GAME.result(ended(points, "lost", workers=2))
    medals = ["gold", "silver", "bronze"]
    reached = medals[medals.index(how) :] if how in medals else []
    assert (r.how, r.places, r.reached) == (how, places, [f"label:{x}" for x in reached])
    assert r.missed == [f"label:{x}" for x in medals if x not in reached]
    assert r.endings == [*medals, "defeat", "given_up"]


@pytest.mark.parametrize(
    ("players", "mode", "endings"),
    [
        (3, "base", ["points", "alone"]),
        (1, "mongols", ["gold", "silver", "bronze", "defeat", "overrun", "given_up"]),
    ],
)
def test_endings_are_those_of_the_mode(players: int, mode: str, endings: list[str]) -> None:
    m = ecumene.new("age_of_civilization", players=players, seed=3, mode=mode)
    r = GAME.result(m.state)
    assert r.endings == endings and set(endings) <= set(GAME.endings)
    assert len(r.missed) == (3 if players == 1 else 0)


def test_points_by_part() -> None:
    """AOC-9.1: at the end, points of wonders count for the part of wonders."""
    r = GAME.result(ended(10, wonders=bag_of([WONDER.index("temple_of_artemis")])))
    assert r.scores == [13] and r.parts == [dict.fromkeys(PARTS, 0) | {"actions": 10, "wonders": 3}]
    assert GAME.score_parts(ended(10)) == [dict.fromkeys(PARTS, 0) | {"actions": 10}]


def test_points_before_the_end() -> None:
    """AOC-9.3: every part as it is now, and what the end would add to it."""
    s = GAME.scenario.build(["B: main huns; absorbed lydia; coins 10; wonders temple_of_artemis"])
    s.nations[1].scored[:] = [1, 2, 3, 4, 5]
    assert end_points_by_part(s, 1) == [0, 2, 0, 3, 0]
    assert points(s, 1) == [1, 4, 3, 7, 5]
    assert points(s, 0) == [0, 0, 0, 0, 0]


@pytest.mark.parametrize("mode", modes.NAMES)
def test_resigning_alone_is_a_defeat_in_every_mode(mode: str) -> None:
    """AOC-9.4: there are no achievements, and the record can be replayed."""
    m = ecumene.new("age_of_civilization", players=["Anna"], seed=3, mode=mode)
    m.state.nations[0].scored[FROM_ACTIONS] = 50
    m.play("resign")
    assert m.result and (m.result.places, m.result.how, m.result.reached) == ([2], "given_up", [])
    left = ecumene.new("age_of_civilization", players=["Anna"], seed=3, mode=mode)
    left.resign("A")
    assert left.result and (left.result.places, left.result.how) == ([2], "resignation")
    assert left.result.reached == [] and (left.result.missed, left.result.endings) == (
        m.result.missed,
        m.result.endings,
    )
    assert replay(GAME, read(left.record())).record() == left.record()


@pytest.mark.parametrize("mode", modes.NAMES[1:])
def test_a_bot_plays_every_mode_alone(mode: str) -> None:
    """Every mode is played to one of its endings, stage by stage, and can be replayed."""
    m = ecumene.new("age_of_civilization", players=["greedy"], seed=2, mode=mode)
    stages = []
    while not m.over:
        stages.append(GAME.stage(m.state))
        m.choose(bots.find("greedy").choose(bots.ask_of(m, 2)))
    assert m.result and m.result.how in (
        {"clash"} if mode == "clash" else {*GAME.endings} - {"clash", "points", "given_up"}
    )
    rounds = [f"round-{n}" for n in range(1, 7)]
    assert list(dict.fromkeys(stages)) == rounds[: len({*stages})]
    assert len({*stages}) == 6 or m.result.how == "overrun"
    again = replay(GAME, read(m.record()))
    assert again.result == m.result and again.record() == m.record()


def test_players_who_resigned_come_last() -> None:
    """AOC-9.4: the last to resign is placed above the first, regardless of points."""
    given = ["players: 4", "A: points 0; coins 0", "B: points 9; resigned 2", "C: points 20; resigned 1", "D: points 1"]
    s = GAME.scenario.build([*given, "step: end_of_game"])
    settle(s)
    r = GAME.result(s)
    assert s.over and (r.places, r.scores) == ([2, 3, 4, 1], [0, 9, 20, 1])
