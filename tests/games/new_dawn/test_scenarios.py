"""The rules told as scenarios: every file of `scenarios/`."""

from __future__ import annotations

from pathlib import Path

import pytest

from ecumene.games.new_dawn.game import GAME
from ecumene.testing.scenario import Scenario, play, read

TOLD = [told for path in sorted(Path(__file__).parent.glob("scenarios/*.scn")) for told in read(path)]


@pytest.mark.parametrize("told", TOLD, ids=lambda told: told.name)
def test_scenario(told: Scenario) -> None:
    play(told, GAME)
