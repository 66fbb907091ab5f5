"""Taking back: what a seat may undo alone, what with the agreement of the others, and what nobody may."""

from __future__ import annotations

import pytest

from ecumene.kernel.border.errors import IllegalMove
from ecumene.kernel.core.state import CHANCE
from ecumene.kernel.match.chance import Sealed
from ecumene.kernel.match.log import Undo
from ecumene.kernel.match.match import Match
from ecumene.kernel.match.record import read
from ecumene.kernel.match.replay import replay
from kernel.matches import GAME, body, ended, everything, lantern, position, question, until


def test_a_secret_choice_that_nobody_saw_is_undone_freely() -> None:
    m = lantern()
    before = position(m)
    m.play(m.moves()[0])
    m.undo("A")
    assert position(m) == before and m.seat == "A" and body(m)[-1] == "A undo 12"
    assert m.log[-1] == Undo(0, 12, False) and len(m.plies) == 12


def test_there_may_be_nothing_to_undo() -> None:
    m = lantern()
    for seat in ("A", "B", None):
        before = everything(m)
        with pytest.raises(IllegalMove) as e:
            m.undo(seat)
        assert e.value.rule == "ECU-3" and everything(m) == before


def test_not_past_the_choice_of_another() -> None:
    m = lantern()
    for _ in range(3):
        m.play(m.moves()[0])  # A prepares and picks, B picks
    assert m.seat == "C" and m.why_no_undo(0) == "ECU-2" and m.why_no_undo(1) == ""
    before = everything(m)
    with pytest.raises(IllegalMove) as e:
        m.undo("A")
    assert e.value.rule == "ECU-2" and everything(m) == before
    m.undo("B")
    assert m.seat == "B"


def test_not_past_chance() -> None:
    m = until(lantern(), "Raid")
    m.play("raid " + ("B" if m.seat != "B" else "A"))
    assert m.plies[-1].seat == CHANCE
    raider = m.game.seats[next(x for x in reversed(m.plies) if x.seat != CHANCE).seat]
    with pytest.raises(IllegalMove) as e:
        m.undo(raider)
    assert e.value.rule == "ECU-2"


def last_defence() -> Match:
    """Of two seats A is raided in the last round and has a card to show; nothing but the end comes after."""
    for seed in range(100):
        m = lantern(seed, 2)
        while not m.over:
            if question(m) == "Defend" and len(m.moves()) > 1:
                return m
            raids = question(m) == "Raid" and m.seat == "B"
            m.play("raid A" if raids else m.moves()[0])
    raise AssertionError("none found")


def test_not_past_something_shown() -> None:
    """A defence shows its cards. It is the seat's own last choice, but the others have seen them."""
    m = last_defence()
    before = position(m)
    m.play(f"{m.moves()[1]} + defend")
    assert m.over and m.plies[-1].seat == 0
    with pytest.raises(IllegalMove) as e:
        m.undo("A")
    assert e.value.rule == "ECU-2" and m.over
    m.undo("A", agreed=True)
    assert position(m) == before and m.seat == "A"


def test_agreed_it_goes_past_anything_and_says_so() -> None:
    m = until(lantern(), "Raid")
    raider, ply = m.seat, len(m.plies)
    m.play("raid " + ("B" if raider != "B" else "A"))
    rolled = m.plies[-1]
    m.undo(raider, agreed=True)
    assert m.seat == raider and len(m.plies) == ply and body(m)[-1] == f"{raider} undo {ply} agreed"
    m.play("raid " + ("B" if raider != "B" else "A"))
    assert m.plies[-1] == rolled, "the same choice meets the same outcome"


def test_the_log_is_append_only() -> None:
    m = lantern()
    m.play(m.moves()[0])
    before = list(m.log)
    m.undo("A")
    m.play(m.moves()[-1])
    assert m.log[: len(before)] == before and len(m.log) == len(before) + 2
    assert position(replay(GAME, read(m.record()))) == position(m)


def test_one_after_the_other_back_to_the_start() -> None:
    """A's own choices in a row are undone one by one; what was told with them is told no more."""
    m = lantern()
    before = position(m), m.events("A")
    m.play(m.moves()[0])
    m.play(m.moves()[0])
    m.undo("A")
    assert m.events("A") != [] and question(m) == "Pick"
    m.undo("A")
    assert (position(m), m.events("A")) == before


def test_without_a_seat_the_last_to_choose_undoes() -> None:
    m = lantern()
    for _ in range(3):
        m.play(m.moves()[0])
    m.undo()
    assert m.seat == "B"


def test_an_undone_match_plays_on_like_one_that_was_not() -> None:
    """Chance goes by the moves that stand."""
    a, b = lantern(), lantern()
    a.play(a.moves()[-1])
    a.undo("A")
    assert position(ended(a, 3)) == position(ended(b, 3))


def test_not_after_resigning() -> None:
    m = lantern(players=2)
    m.play(m.moves()[0])
    m.resign("B")
    with pytest.raises(IllegalMove) as e:
        m.undo("A")
    assert e.value.rule == "ECU-3"


def test_a_sealed_match_that_is_over_is_not_taken_back() -> None:
    """Its secret is public then."""
    m = ended(lantern(Sealed(bytes(32))))
    with pytest.raises(IllegalMove, match="ECU-2"):
        m.undo("A", agreed=True)
