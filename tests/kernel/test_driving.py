"""What bots and learners drive a game with: one call a move, random choices, ready-made actions."""

from __future__ import annotations

from ecumene.games import find
from ecumene.kernel.border.save import save
from ecumene.kernel.core.action import act, ready, ready2
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import advance, legal, playout, roll, step

LANTERN = find("lantern")


def test_advance_is_a_step_and_the_next_choices() -> None:
    one, two = LANTERN.start(players=3), LANTERN.start(players=3)
    a, b = Rng(4), Rng(4)
    roll(one, a)
    roll(two, b)
    choices = legal(one)
    while choices:
        pick = choices[len(choices) // 2]
        choices = advance(one, pick, a)
        step(two, pick, b)
        assert choices == (legal(two) if not two.over else [])
    assert one.over and save(one) == save(two)


def test_ready_actions_are_the_actions() -> None:
    assert ready(5, 3) == [act(5, 0), act(5, 1), act(5, 2)]
    assert ready2(5, 2, 2) == [[act(5, 0, 0), act(5, 0, 1)], [act(5, 1, 0), act(5, 1, 1)]]


def test_what_is_shunned_comes_seldom_and_never_in_playouts() -> None:
    shy = LANTERN.changed(avoid_at_random="pass")
    passing = LANTERN.codec.parse("pass")
    choices = [passing, LANTERN.codec.parse("bid 1")]
    rng = Rng(1)
    drawn = [shy.at_random(choices, rng) for _ in range(4000)].count(passing)
    assert 0 < drawn < 80
    assert [LANTERN.at_random(choices, rng) for _ in range(4000)].count(passing) > 1800
    assert shy.at_random([passing], rng) == passing  # where there is nothing else
    s = LANTERN.start(players=2)
    playout(s, Rng(3), shy.avoided)
    assert s.over and LANTERN.avoided == -1
