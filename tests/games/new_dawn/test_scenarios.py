"""The rules as scenarios: every file of `scenarios/`."""

from __future__ import annotations

from pathlib import Path

import pytest

from ecumene.games.new_dawn.game import GAME
from ecumene.testing.scenario import Scenario, play, read

SCENARIOS = [each for path in sorted(Path(__file__).parent.glob("scenarios/*.scn")) for each in read(path)]


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.name)
def test_scenario(scenario: Scenario) -> None:
    play(scenario, GAME)
