"""The toy's rules as told, and that all of them are."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from ecumene.games import find
from ecumene.testing.scenario import Scenario, play, read

GAME = find("lantern")
TOLD = [told for path in sorted((Path(__file__).parent / "scenarios").glob("*.scn")) for told in read(path)]


@pytest.mark.parametrize("told", TOLD, ids=lambda told: told.name)
def test_it_is_as_told(told: Scenario) -> None:
    play(told, GAME)


def test_every_rule_and_example_is_told() -> None:
    text = files("ecumene.games.lantern").joinpath("rules.md").read_text(encoding="utf-8")
    rules = set(re.findall(r"^- \*\*(LAN-\S+?)\*\*", text, re.M))
    told = {rule for scenario in TOLD for rule in scenario.rules}
    assert len(rules) == 20 and told == rules, rules ^ told


def test_every_hidden_zone_is_told() -> None:
    """Laws trust the declaration, so for each hidden zone a scenario says what an owner, another and a spectator see.

    An unfinished private choice is no zone: `test_lantern` looks at it.
    """
    steps = [step.text for told in TOLD for step in told.steps if step.word == "then"]
    for zone in ("bag", "hands", "picks", "pile"):
        seen = [s for s in steps if re.match(rf"[A-DS] sees ([A-D] )?{zone}:", s)]
        assert any(s.startswith("S ") and "?" in s for s in seen), zone
        assert any(s[0] in "ABCD" and "?" in s for s in seen), zone
        assert zone == "bag" or any("?" not in s for s in seen), zone
