"""A soak plays every table, counts, and shows a failure as a record."""

from __future__ import annotations

from collections import Counter

import pytest

from ecumene.games import find
from ecumene.kernel.match.record import read
from ecumene.kernel.match.replay import replay
from tools import soak


def test_every_number_of_players_and_every_option_has_a_table() -> None:
    assert [players for _, players, _ in soak.tables("lantern")] == [1, 2, 3, 4]
    said = {pair for _, _, options in soak.tables("seven_wonders_duel") for pair in options}
    assert said == {(o.name, choice) for o in find("seven_wonders_duel").options for choice in o.choices}


def test_batches_share_the_games_among_the_tables() -> None:
    todo = list(soak.jobs(["seven_wonders_duel"], 1000))
    played = [(table, seed) for table, first, count in todo for seed in range(first, first + count)]
    assert len(played) == len(set(played)) == 1000
    assert {table for table, _ in played} == set(soak.tables("seven_wonders_duel"))


def test_a_batch_says_how_games_ended() -> None:
    table = soak.tables("seven_wonders_duel")[0]
    _, f = soak.batch((table, 0, 2))
    assert (f.games, f.failures) == (2, [])
    assert sum(f.endings.values()) == sum(f.winners.values()) == sum(f.scores.values()) == 2
    assert f.positions > f.decisions > 0 and f.counted > 0 and f.lawful > 0


def test_a_failure_shows_the_record(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak, "LONGEST", 30)
    table = soak.tables("lantern")[2]
    _, f = soak.batch((table, 4, 2))
    (failure,) = f.failures
    assert failure.startswith("lantern, 3 players, {}, seed 4\n") and "no end after 30 positions" in failure
    record = read(failure[failure.index("ecumene-record") :])
    assert not replay(find("lantern"), record).over


def test_what_need_not_end_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak, "LONGEST", 30)
    _, f = soak.batch((soak.tables("new_dawn")[0], 0, 2))
    assert f.failures == [] and f.endings == {soak.CUT_OFF: 2} and not f.winners


def test_scores_in_the_middle() -> None:
    scores = Counter({1: 1, 2: 8, 9: 1})
    assert [soak.middle(scores, part) for part in (0.1, 0.5, 0.9, 1.0)] == [1, 2, 2, 9]
