"""Plays every scenario of `scenarios/`, and checks that every rule and every hidden zone has one."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from ecumene.games import find
from ecumene.testing.scenario import Scenario, play, read

GAME = find("lantern")
SCENARIOS = [found for path in sorted((Path(__file__).parent / "scenarios").glob("*.scn")) for found in read(path)]


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.name)
def test_scenario(scenario: Scenario) -> None:
    play(scenario, GAME)


def test_every_rule_and_example_has_a_scenario() -> None:
    text = files("ecumene.games.lantern").joinpath("rules.md").read_text(encoding="utf-8")
    rules = set(re.findall(r"^- \*\*(LAN-\S+?)\*\*", text, re.M))
    covered = {rule for scenario in SCENARIOS for rule in scenario.rules}
    assert len(rules) == 20 and covered == rules, rules ^ covered


def test_every_hidden_zone_has_a_scenario() -> None:
    """Laws trust the declaration. So for each hidden zone a scenario says what its owner, others and a spectator see.

    An unfinished private choice is not a zone: `test_lantern.py` checks it.
    """
    steps = [step.text for scenario in SCENARIOS for step in scenario.steps if step.word == "then"]
    for zone in ("bag", "hands", "picks", "pile"):
        seen = [s for s in steps if re.match(rf"[A-DS] sees ([A-D] )?{zone}:", s)]
        assert any(s.startswith("S ") and "?" in s for s in seen), zone
        assert any(s[0] in "ABCD" and "?" in s for s in seen), zone
        assert zone == "bag" or any("?" not in s for s in seen), zone
