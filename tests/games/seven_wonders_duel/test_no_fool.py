"""No level plays what a beginner would laugh at: free wins are taken, free losses avoided, nothing thrown away."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

import ecumene
from ecumene import bots
from ecumene.bots.contract import Ask
from ecumene.kernel.core.state import canonical

POSITIONS: list[dict[str, Any]] = tomllib.loads((Path(__file__).parent / "no_fool.toml").read_text(encoding="utf-8"))[
    "position"
]
SEEDS = (1, 2, 3, 4)
ITERATIONS = {"novice": 40, "adept": 400, "master": 400}


def test_there_are_twenty() -> None:
    assert len(POSITIONS) == 20


@pytest.mark.parametrize("level", ITERATIONS)
@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position["title"])
def test_nobody_would_laugh(position: dict[str, Any], level: str) -> None:
    game = ecumene.game("seven_wonders_duel")
    s = game.scenario.build(position["given"].strip().splitlines())
    legal = canonical(s)
    named = [*position.get("good", []), *position.get("bad", [])]
    for start in named:
        assert any(game.codec.text(action).startswith(start) for action in legal), f"{start} cannot be chosen"
    for seed in SEEDS:
        view = game.view(s, s.player)
        ask = Ask(game, view, legal, seed, 1e9, ITERATIONS[level])
        move = game.codec.text(bots.find(level).choose(ask))
        if "good" in position:
            assert move.startswith(tuple(position["good"])), move
        assert not move.startswith(tuple(position.get("bad", ["\n"]))), move
