"""How often a judge names the winner: positions of whole games, counted by part of the game."""

from __future__ import annotations

from dataclasses import replace

import pytest

import ecumene
from ecumene.kernel.border.strategy import PolicyTree
from ecumene.kernel.core.state import State
from ecumene.kernel.core.strategy import Judge, Shares
from tools import judged
from tools.judged import PARTS, samples, table

GAME = ecumene.game("lantern")
STRATEGY = GAME.strategy
assert isinstance(STRATEGY, PolicyTree)


class Sure(Judge):
    """Always for the first seat; at the end for whom it is told."""

    def __init__(self, winner: float) -> None:
        self.winner = winner

    def judge(self, s: State, out: Shares) -> None:
        out.put(0, self.winner if s.over else 1.0)
        out.put(1, 0.5)


def found(monkeypatch: pytest.MonkeyPatch, winner: float) -> list[judged.Sample]:
    assert isinstance(STRATEGY, PolicyTree)
    monkeypatch.setattr(judged, "APART", 3)
    return list(samples(replace(STRATEGY, judge=Sure(winner)), GAME, {}, 5))


def test_a_judge_is_asked_until_the_game_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    for winner in (1.0, 0.0):
        there = found(monkeypatch, winner)
        assert len(there) > 2 and all(0.0 <= part < 1.0 and lead == 0.5 for part, lead, _ in there)
        assert {end > 0 for *_, end in there} == {winner > 0.5}


def test_the_table_counts_positions_by_part_of_the_game() -> None:
    there = [(n / 8, lead, 1.0 if n % 2 else -1.0) for n in range(8) for lead in (0.2, -0.1)]
    lines = list(table(there))
    assert len(lines) == PARTS + 2 and lines[-1].split()[:3] == ["all", "16", "50.0"]
    assert [line.split()[3] for line in lines[1:-1]] == ["4"] * PARTS
