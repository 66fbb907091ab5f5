"""One game: its figures, and what is said of a bot that fails."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import ecumene
from ecumene import bots
from ecumene.arena import asking, playing
from ecumene.arena.asking import allowed
from ecumene.arena.plan import Budget, Job, make_plan
from ecumene.arena.playing import Failure, Outcome, Played, play


def job(*names: str, game: str = "lantern", budget: Budget | None = None, lenient: bool = False) -> Job:
    made = make_plan(game, names, budget=budget)
    return next(made.jobs(1, lenient))


def played(outcome: Outcome) -> Played:
    assert outcome.played and not outcome.failure, outcome.failure
    return outcome.played


def failure(outcome: Outcome) -> Failure:
    assert outcome.failure and not outcome.played
    return outcome.failure


def test_a_game_is_what_the_contract_plays() -> None:
    this = job("greedy", "random", game="seven_wonders_duel")
    outcome = play(this)
    match = ecumene.new(this.game, players=this.bots, seed=this.seed, **this.options)
    bots.play_out(match, [bots.find(x) for x in this.bots], this.dice)
    assert outcome.record == match.record() and match.result
    x = played(outcome)
    assert (x.scores, x.places, x.how, x.plies) == (
        *(match.result.scores, match.result.places, match.result.how, len(match.plies)),
    )
    assert x.parts == match.result.parts and x.overruns == []
    assert all(len(seat.seconds) > 10 and min(seat.seconds) >= 0 for seat in x.thinking)


def test_the_same_job_gives_the_same_game() -> None:
    this = job("random", "random", budget=Budget(iterations=5))
    assert play(this).record == play(this).record


def test_a_job_is_only_what_a_worker_may_know() -> None:
    assert Job.__struct_fields__ == (
        *("game", "options", "bots", "contestants", "deal", "rotation", "seed", "dice", "budget", "lenient"),
    )
    this = job("greedy", "random")
    assert msgspec.json.decode(msgspec.json.encode(this), type=Job) == this


def test_an_error_is_named_with_its_place(sparring_bots: Path) -> None:
    outcome = play(job("first", "faulty", game="seven_wonders_duel"))
    x = failure(outcome)
    assert (x.bot, x.seat, x.seed) == ("faulty", "B", 0) and "lost its way" in x.trace
    match = ecumene.read(outcome.record)
    assert x.ply == len(match.plies) and match.seat == "B"
    assert str(x) == f"faulty raised LookupError: lost its way (seven_wonders_duel, seed 0, seat B, ply {x.ply})"


def test_an_answer_that_is_not_legal(sparring_bots: Path) -> None:
    assert failure(play(job("cheating", "first"))).why == "answered 12345, which is not legal"


def test_a_bot_that_cannot_be_made(sparring_bots: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    this = msgspec.structs.replace(job("first", "first"), bots=["first", "unmade"])
    x = failure(play(this))
    assert (x.bot, x.seat) == ("unmade", "B") and x.why == "cannot be made: RuntimeError: no model here"


def test_a_decision_that_takes_too_long(sparring_bots: Path) -> None:
    x = failure(play(job("first", "slow", budget=Budget(0.02))))
    assert x.bot == "slow" and x.why.startswith("took 0.06") and x.why.endswith(" s of 0.02 s")


def test_lenient_only_counts_it(sparring_bots: Path) -> None:
    x = played(play(job("first", "slow", budget=Budget(0.02), lenient=True)))
    (over,) = x.overruns
    assert over.seat == 1 and over.seconds >= 0.06 and x.places


def test_within_its_budget_or_by_iterations_it_may_take_that_long(sparring_bots: Path) -> None:
    for budget in (Budget(0.2), Budget(0.0001, iterations=5)):
        assert played(play(job("first", "slow", budget=budget))).overruns == []


def test_a_fifth_is_allowed_and_a_little_for_short_budgets() -> None:
    assert allowed(Budget(1.0)) == 1.2
    assert allowed(Budget(0.02)) == pytest.approx(0.035)
    assert allowed(Budget(1.0, 100)) == float("inf")


def test_a_bot_that_does_not_come_to_an_end(sparring_bots: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asking, "STUCK_ALLOWANCE", 0.05)
    x = failure(play(job("endless", "first", budget=Budget(0.001))))
    assert x.bot == "endless" and x.why == "does not come to an end" and "sparring_bots.py" in x.trace


def test_an_answer_in_the_longer_form(sparring_bots: Path) -> None:
    x = played(play(job("counting", "first", budget=Budget(iterations=50))))
    own, other = x.thinking
    assert own.iterations == 50 * len(own.seconds) > 0 and own.counted > 0
    assert other.iterations == 0 == other.counted


def test_a_game_that_goes_on_forever_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "MOST_PLIES", 40)
    outcome = play(job("random", "random", game="new_dawn"))
    x = played(outcome)
    assert (x.how, x.places, x.plies) == ("stopped", [1, 1], 40) and not ecumene.read(outcome.record).over
