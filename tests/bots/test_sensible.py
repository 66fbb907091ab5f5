"""Positions in which even a novice must not be foolish: a win is taken, a loss avoided, nothing thrown away.

They are written like scenarios, in `sensible/<game>.scn`: `A plays:` names all sensible moves, `A never plays:` foolish
ones. A novice answers with its own sight, several times.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import ecumene
from ecumene.bots import Ask
from ecumene.bots.levels import NOVICE
from ecumene.kernel.core.state import canonical
from ecumene.testing.scenario import Scenario, read, set_up

FOLDER = Path(__file__).with_name("sensible")
CASES = [(path.stem, case) for path in sorted(FOLDER.glob("*.scn")) for case in read(path)]
SEEDS = 3
ITERATIONS = 240  # at most: no clock decides
PLAYS, NEVER = " plays: ", " never plays: "


def asked(name: str, case: Scenario) -> Ask:
    """The question after everything that the case tells before its claim."""
    game = ecumene.game(name)
    actor = set_up(case, game)
    for step in case.steps:
        if step.word == "when":
            actor.act(step.text)
    s = actor.s
    return Ask(game, game.view(s, s.player), canonical(s))


@pytest.mark.parametrize(("name", "case"), CASES, ids=lambda x: x.name if isinstance(x, Scenario) else x)
def test_a_novice_is_sensible(name: str, case: Scenario) -> None:
    ask = asked(name, case)
    text = ask.game.codec.text
    may = {text(action) for action in ask.legal}
    claims = [step.text for step in case.steps if step.word == "then"]
    for seed in range(SEEDS):
        chosen = text(NOVICE.choose(replace(ask, seed=seed, seconds=60.0, iterations=ITERATIONS)))
        for claim in claims:
            assert claim[0] == ask.game.seats[ask.seat]
            who, word, moves = claim.partition(NEVER if NEVER in claim else PLAYS)
            said = {move.strip() for move in moves.split("|")}
            assert word and said <= may, f"there is no {said - may}; there is {sorted(may)}"
            assert said < may, "a claim that always holds"
            assert (chosen in said) is (word == PLAYS), f"{who} plays {chosen}"


@pytest.mark.parametrize("name", sorted({name for name, _ in CASES}))
def test_there_are_enough(name: str) -> None:
    assert sum(1 for other, _ in CASES if other == name) >= 20
