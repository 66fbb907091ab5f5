"""The stack of frames and what drives it."""

from __future__ import annotations

from typing import Any

import pytest

from ecumene.games import find
from ecumene.kernel.border.save import save
from ecumene.kernel.core.action import act, verb_of
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import CHANCE, NOBODY, Frame, State, apply, legal, playout, roll, settle, step

GAME = find("lantern")


class Says(Frame):
    """Adds its letter to what was said, and is done."""

    def __init__(self, said: list[str], word: str, player: int = NOBODY) -> None:
        super().__init__(player)
        self.said, self.word = said, word

    def run(self, s: State) -> None:
        s.stack.pop()
        self.said.append(self.word)

    def legal(self, s: State) -> list[int]:
        return [act(1, 0), act(1, 1), act(1, 2)]

    def weights(self, s: State) -> list[int]:
        return [1, 0, 3]

    def apply(self, s: State, action: int) -> None:
        s.stack.pop()
        self.said.append(f"{self.word}{(action >> 7) & 3}")


def test_what_is_pushed_in_reading_order_happens_in_it() -> None:
    said: list[str] = []
    s = State([], None)
    s.then([Says(said, "a"), Says(said, "b"), Says(said, "c", 0), Says(said, "d")])
    settle(s)
    assert said == ["a", "b"] and s.player == 0
    apply(s, act(1, 2))
    assert said == ["a", "b", "c2", "d"] and s.over
    assert s.player == NOBODY


def test_pushed_later_comes_first() -> None:
    said: list[str] = []
    s = State([], None)
    s.push(Says(said, "a"))
    s.push(Says(said, "b"))
    settle(s)
    assert said == ["b", "a"]


def test_a_frame_refuses_what_it_does_not_offer() -> None:
    s = State([Says([], "x", 0)], None)
    assert s.stack[0].refuse(s, act(1, 1)) == "" and s.stack[0].refuse(s, act(2)) == "ECU-1"


def test_chance_draws_by_its_weights() -> None:
    s, rng = State([Says([], "x", CHANCE)], None), Rng(1)
    came = [s.stack[0].sample(s, rng) for _ in range(4000)]
    assert came.count(act(1, 1)) == 0 and 900 < came.count(act(1, 0)) < 1100


def test_without_weights_all_are_alike() -> None:
    class Plain(Frame):
        def legal(self, s: Any) -> list[int]:
            return [1, 2, 3]

    s = State([Plain(CHANCE)], None)
    assert s.stack[0].weights(s) == [1, 1, 1]


def test_rolling_goes_on_until_a_seat_is_asked() -> None:
    s = GAME.start(players=2)
    assert s.player == CHANCE
    roll(s, Rng(1))
    assert s.player == 0 and [len(h) for h in s.hands] == [3, 3]
    step(s, legal(s)[0], Rng(1))
    assert s.player == 0 and len(s.pile) == 1


def test_a_playout_ends_and_counts_choices() -> None:
    s = GAME.start(players=3)
    t = s.clone()
    n = playout(s, Rng(4))
    assert s.over and n > 10
    rng, choices = Rng(4), 0
    while not t.over:
        if t.player == CHANCE:
            apply(t, t.stack[-1].sample(t, rng))
        else:
            some = legal(t)
            apply(t, some[rng.below(len(some))])
            choices += 1
    assert choices == n and save(t) == save(s)


def test_a_playout_goes_so_far_and_no_farther() -> None:
    s, t = GAME.start(players=3), GAME.start(players=3)
    assert playout(s, Rng(4), most=3) == 3 and not s.over
    assert 3 + playout(s, Rng(4)) > 3 and s.over
    assert playout(t, Rng(4), most=0) == 0 and save(t) == save(GAME.start(players=3))


def test_telling_is_for_those_who_listen() -> None:
    s = State([], None)
    s.report(3, 1)
    assert s.events is None
    s.events = []
    s.report(3, 1, 2)
    assert s.events == [act(3, 1, 2)] and verb_of(s.events[0]) == 3


def test_a_bare_frame_and_state_have_no_rules() -> None:
    s = State([], None)
    for call in (Frame(0).run, Frame(0).legal):
        with pytest.raises(NotImplementedError):
            call(s)
    with pytest.raises(NotImplementedError):
        Frame(0).apply(s, 1)
    with pytest.raises(NotImplementedError):
        _ = s.players
