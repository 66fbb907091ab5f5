"""A table with one seat: played, taken back, given up, recorded."""

from __future__ import annotations

import pytest

from ecumene import bots
from ecumene.games import find
from ecumene.kernel.border.errors import NotYourTurn
from ecumene.kernel.border.result import place_alone
from ecumene.kernel.match.chance import Sealed
from ecumene.kernel.match.log import Left
from ecumene.kernel.match.match import Match
from ecumene.kernel.match.record import read
from ecumene.kernel.match.replay import replay

LANTERN = find("lantern")
SECRET = bytes(range(32))


def begun(chance: Sealed | int = 5) -> Match:
    m = Match(LANTERN, chance, ["Anna"])
    for _ in range(3):
        m.play(m.moves()[0], "A")
    return m


def test_giving_up_is_a_defeat() -> None:
    m = begun()
    m.resign("A")
    assert m.over and m.seat is None and m.moves() == [] and m.log[-1] == Left(0, "") and not m.taken_over
    assert m.result is not None
    standing = LANTERN.result(m.state)
    assert (m.result.places, m.result.how) == ([2], "resignation")
    assert (m.result.scores, m.result.parts) == (standing.scores, standing.parts)
    with pytest.raises(NotYourTurn):
        m.resign("A")
    with pytest.raises(NotYourTurn):
        m.play("pass", "A")


@pytest.mark.parametrize("chance", [7, Sealed(SECRET)])
def test_the_record_of_a_game_given_up(chance: Sealed | int) -> None:
    m = begun(chance)
    m.resign("A")
    text = m.record()
    assert "A resign" in text and "places 2  how resignation" in text
    again = replay(LANTERN, read(text), chance if isinstance(chance, Sealed) else None)
    assert again.over and again.result == m.result and again.record() == text


def test_all_can_be_taken_back_while_it_lasts_and_nothing_after() -> None:
    m = begun()
    before = len(m.plies)
    m.undo("A", agreed=True)
    assert len(m.plies) < before and m.seat == "A"
    m.resign("A")
    assert m.why_no_undo(0, agreed=True) == "ECU-3"


@pytest.mark.parametrize("name", bots.FOR_PROGRAMMERS)
def test_bots_play_alone(name: str) -> None:
    m = Match(LANTERN, 3, [name])
    bots.play_out(m, [bots.find(name)], seed=1)
    assert m.over and m.result is not None and m.result.places == [1]


def test_the_place_of_the_only_seat() -> None:
    assert place_alone(True) == [1] and place_alone(False) == [2]
