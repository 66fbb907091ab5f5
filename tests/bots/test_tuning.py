"""Learning: it gets better, can be stopped and resumed, and what was learned can be read again."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

import ecumene
from ecumene.arena import learning
from ecumene.arena.learning import LEARNED, Run, learn, read_run, report
from ecumene.bots.search.lessons import Lessons
from ecumene.bots.thinkers import policy_tutor
from ecumene.bots.tuning import tutor_of
from ecumene.kernel.border.strategy import PolicyTree
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import roll

LANTERN = ecumene.game("lantern")


@pytest.fixture(autouse=True)
def short_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(policy_tutor, "SECONDS", 0.2)


def strategy() -> PolicyTree:
    found = LANTERN.strategy
    assert isinstance(found, PolicyTree)
    return found


def wins(weights: dict[str, float], games: int) -> float:
    """Wins of a policy over one without weights, each in turn the first."""
    won = 0.0
    for seed in range(games):
        s = LANTERN.start(2)
        roll(s, Rng(seed))
        me = seed % 2
        policies = [strategy().policy(weights if p == me else {}) for p in (0, 1)]
        Lessons(0.0, seed + 1).play(s, policies, 0, -1)
        places = LANTERN.result(s).places
        won += 0.5 if places == [1, 1] else float(places[me] == 1)
    return won / games


def test_what_is_shipped_was_learned_and_beats_chance() -> None:
    weights = strategy().read("weights.json")["weights"]
    assert wins(weights, 400) > 0.55


def test_a_run_is_kept_and_goes_on(tmp_path: Path) -> None:
    run = Run("lantern", LANTERN.revision, 1)
    learn(LANTERN, run, 0.012, tmp_path, lambda done, of: None)
    kept = read_run(tmp_path, LANTERN)
    assert kept and kept.rounds == run.rounds and len(run.rounds) >= 3
    before = kept.kept["games"]
    learn(LANTERN, kept, kept.seconds / 60 + 0.004, tmp_path, lambda done, of: None)
    assert kept.kept["games"] > before and len(kept.rounds) > len(run.rounds)
    found = strategy().policy(json.loads((tmp_path / LEARNED / "weights.json").read_text())["weights"])
    assert strategy().named(found) == strategy().named(strategy().policy(kept.kept["weights"]["weights.json"][""]))
    document = report(LANTERN, kept, "ecumene tune lantern")
    assert {x.title for x in document.sections} >= {"games", "finished", "points"}


def test_a_run_of_other_rules_is_not_resumed(tmp_path: Path) -> None:
    learning.replace_file(tmp_path / learning.KEPT, b'{"game":"lantern","rules":"old","seed":1}')
    assert read_run(tmp_path, LANTERN) is None and read_run(tmp_path / "none", LANTERN) is None


def test_characters_and_older_weights_play_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(policy_tutor, "EVERY", 1)
    game = LANTERN.changed(strategy=replace(strategy(), characters={"miser": strategy().judge}))
    tutor = tutor_of(game)
    tutor.round(0.0)
    assert "against_older" in tutor.round(0.5)
    kept = tutor.kept()
    assert set(kept["weights"]["weights.json"]) == {"", "miser"} and len(kept["older"]["weights.json"]) == 2
