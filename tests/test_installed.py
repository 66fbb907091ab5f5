"""A game and a bot that another package brings are listed, obey the laws, and are offered in the lobby."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import twin

LAWS = """
from ecumene.games import find
from ecumene.testing.laws import keep_all

for seed in range(3):
    keep_all(find("lantern_twin"), seed)
print("kept")
"""

PLAYED = """
import ecumene
from ecumene import bots
from ecumene.words import Words

match = ecumene.new("lantern_twin", players=3, seed=1)
bots.play_out(match, [bots.find("first_choice"), bots.find("greedy"), bots.find("random")])
again = ecumene.read(match.record())
print(again.result == match.result, match.game.prefix, len(match.game.rule_texts))
print(Words("uk", match.game).say("game"), "|", Words("en", match.game).say("game"))
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return twin.install(tmp_path_factory.mktemp("twin"))


def said(site: Path, *command: str) -> list[str]:
    run = subprocess.run(
        [sys.executable, *command], env=twin.environment(site), capture_output=True, text=True, encoding="utf-8"
    )
    assert run.returncode == 0, run.stderr
    return run.stdout.splitlines()


def test_it_is_listed(site: Path) -> None:
    lines = said(site, "-c", "from ecumene.cli import main; main()", "games")
    assert any("lantern_twin" in x for x in lines) and any("Lantern’s twin" in x for x in lines)


def test_the_laws_run_over_it(site: Path) -> None:
    assert said(site, "-c", LAWS) == ["kept"]


def test_it_is_played_with_its_own_bot_and_ours(site: Path) -> None:
    first, second = said(site, "-c", PLAYED)
    assert first.startswith("True TWN ") and int(first.split()[-1]) > 10
    assert second.endswith("| Lantern’s twin")
