"""Odd input raises only our own errors. `make soak` tries fifty times as many."""

from __future__ import annotations

import pytest

from ecumene.kernel.border.errors import UnreadableMove
from ecumene.kernel.match.match import Match
from tools import fuzz

INPUTS = 2_000


@pytest.mark.parametrize("target", list(fuzz.TARGETS))
def test_odd_input_meets_our_own_errors_only(target: str) -> None:
    fuzz.fuzz(target, fuzz.share(target, INPUTS), number=14)


def test_every_input_is_counted() -> None:
    assert INPUTS * 0.99 < sum(fuzz.share(target, INPUTS) for target in fuzz.TARGETS) <= INPUTS
    before = sum(fuzz.counted.values())
    fuzz.fuzz("moves", 20)
    assert sum(fuzz.counted.values()) == before + 20


@pytest.fixture
def begun() -> None:
    """The match that moves are tried on is there before anything is broken on purpose."""
    fuzz.running("lantern")


@pytest.mark.usefixtures("begun")
@pytest.mark.parametrize("error", [KeyError("x"), UnreadableMove("there-is-no-such-message")])
def test_what_is_not_ours_or_has_no_words_is_found(error: Exception, monkeypatch: pytest.MonkeyPatch) -> None:
    def raises(self: Match, text: str) -> None:
        raise error

    monkeypatch.setattr(Match, "play", raises)
    with pytest.raises(KeyError):
        fuzz.try_move(("lantern", "fly"))


def test_python_in_a_message_is_found() -> None:
    for text in ("'x' is not in list", "invalid literal for int()", "not None", "<class 'int'>", "list object at 0x7f"):
        with pytest.raises(AssertionError, match="Python in a message"):
            fuzz.check_message(text, "x")
    fuzz.check_message("There is no verb “None”.", ["None"])
    with pytest.raises(AssertionError, match="characters"):
        fuzz.check_message("x" * 2_000, "")


@pytest.mark.usefixtures("begun")
def test_a_move_that_changes_something_though_it_is_refused_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def changes(self: Match, text: str) -> None:
        self.steps.append(1)
        raise UnreadableMove("move-empty")

    monkeypatch.setattr(Match, "play", changes)
    with pytest.raises(AssertionError, match="a refused move changed something"):
        fuzz.try_move(("lantern", "fly"))


@pytest.mark.usefixtures("begun")
def test_an_input_that_takes_too_long_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzz, "SECONDS", 0.0)
    with pytest.raises(AssertionError, match="it took"):
        fuzz.try_move(("lantern", "fly"))
