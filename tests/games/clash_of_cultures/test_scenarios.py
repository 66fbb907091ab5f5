"""The rules as scenarios: every file of `scenarios/`."""

from __future__ import annotations

from pathlib import Path

import pytest

from ecumene.games.clash_of_cultures.game import GAME
from ecumene.testing.scenario import Scenario, play, read

SCENARIOS = [scenario for path in sorted(Path(__file__).parent.glob("scenarios/*.scn")) for scenario in read(path)]


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.name)
def test_scenario(scenario: Scenario) -> None:
    play(scenario, GAME)
