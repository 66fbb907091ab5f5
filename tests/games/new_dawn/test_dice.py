"""Chance draws every possible outcome, and no other."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ecumene.games.new_dawn.cards.rows import MILITARY_DECK
from ecumene.games.new_dawn.game import GAME
from ecumene.games.new_dawn.rules.barbarians import RaidRoll, ScatterRoll
from ecumene.games.new_dawn.rules.industry.wonders import TurnUp
from ecumene.games.new_dawn.rules.military.battle import CombatRoll
from ecumene.games.new_dawn.rules.military.battle_state import ATTACKER
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import Frame

FACES = [f"roll {face}" for face in range(1, 7)]
ROLLS: list[tuple[Callable[[], Frame], list[str]]] = [
    (RaidRoll, FACES),
    (lambda: ScatterRoll(0), FACES),
    (lambda: CombatRoll(ATTACKER), FACES),
    (lambda: TurnUp(MILITARY_DECK), ["turn_up alhambra", "turn_up venetian_arsenal"]),
]


@pytest.mark.parametrize(("make", "outcomes"), ROLLS)
def test_every_outcome_comes(make: Callable[[], Frame], outcomes: list[str]) -> None:
    """CND-1.9, 2.11, 10.12, 11.11, 13.3, 13.12: dice have six faces; the next wonder is of the deck's top era."""
    s, frame, rng = GAME.scenario.build([]), make(), Rng(1)
    assert [GAME.codec.text(action) for action in frame.legal(s)] == outcomes
    assert {GAME.codec.text(frame.sample(s, rng)) for _ in range(200)} == set(outcomes)
