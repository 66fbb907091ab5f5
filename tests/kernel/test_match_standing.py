"""Standing answers: given at once, seen by nobody else, and only where they tell nothing."""

from __future__ import annotations

import pytest

from ecumene.kernel.border.errors import EcumeneError, UnreadableMove
from ecumene.kernel.match.record import read
from ecumene.kernel.match.replay import replay
from kernel.matches import GAME, SEATS, body, defence, ended, everything, lantern, others_see, position, until


def test_standing_answers_are_given_at_once() -> None:
    m = lantern()
    for seat in SEATS:
        m.stand(seat, "Bid", ["pass"])
        m.stand(seat, "Storm", ["pass"])
    ended(m, 3)
    said = [x.split()[1] for x in body(m)]
    assert "bid" not in said and "storm" not in said and "pass" in said
    assert position(replay(GAME, read(m.record()))) == position(m), "a record does not know how an answer was given"


def test_a_standing_answer_left_while_asked_is_given_now() -> None:
    m = until(lantern(), "Bid")
    ply = len(m.plies)
    m.stand(m.seat, "Bid", ["pass"])
    assert body(m)[ply].endswith("pass") and m.seat != "A"


def test_the_first_that_is_legal_is_given() -> None:
    m = until(lantern(), "Bid")
    seat, ply = m.seat, len(m.plies)
    m.stand(seat, "Bid", ["bid 40", "bid 2", "bid 1", "pass"])
    assert body(m)[ply] == f"{seat} bid 2"


def test_it_is_not_given_where_its_last_resort_is_not_legal() -> None:
    """Else its coming at once would tell what the seat holds; so the last must be one that needs nothing."""
    m = until(lantern(), "Bid")
    before = m.record()
    with pytest.raises(EcumeneError, match="must be one that anybody may give, not “bid 63”"):
        m.stand(m.seat, "Bid", ["bid 1", "bid 63"])
    m.stand(m.seat, "Bid", ["bid 1", "storm"])  # never legal here
    assert m.record() == before and m.seat == "A"


def test_a_standing_answer_fits_whole_or_not_at_all() -> None:
    """A card named twice that is held once: the next answer is given, and nothing half-built is left."""
    m = defence()
    seat, card = m.seat, next(x for x in m.moves() if x.startswith("add"))
    m.stand(seat, "Defend", [" + ".join([card] * 9 + ["defend"]), "defend"])
    assert not m.steps and f"{seat} defend" in m.record()


def test_standing_answers_are_a_seats_own_and_to_known_questions() -> None:
    m = lantern()
    with pytest.raises(EcumeneError, match="A spectator has no seat"):
        m.stand(None, "Bid", ["pass"])
    with pytest.raises(EcumeneError, match=r"There is no question “Bit”\. There are: Prepare, Pick, Bid"):
        m.stand("A", "Bit", ["pass"])
    with pytest.raises(EcumeneError, match="A spectator has no seat"):
        m.resign(None)


def test_no_answers_means_ask_again() -> None:
    m = lantern()
    m.stand("A", "Bid", ["pass"])
    m.stand("A", "Bid", [])
    until(m, "Bid")
    assert m.seat == "A"


def test_standing_answers_of_others_are_not_mixed_up() -> None:
    m = lantern()
    m.stand("B", "Bid", ["pass"])
    until(m, "Bid")
    assert m.seat == "A"
    m.play("bid 1")
    assert m.seat == "C"


def test_a_standing_answer_may_be_a_whole_private_move() -> None:
    m = defence()
    seat, step, ply = m.seat, m.moves()[1], len(m.plies)
    m.stand(seat, "Defend", [f"{step} + defend", "defend"])
    assert body(m)[ply] == f"{seat} {step} + defend" and not m.steps


def test_an_answer_that_cannot_be_read_is_not_left() -> None:
    m = lantern()
    before = everything(m)
    with pytest.raises(UnreadableMove):
        m.stand("A", "Bid", ["bid 2", "pas"])
    with pytest.raises(EcumeneError, match="There is no seat"):
        m.stand("E", "Bid", ["pass"])
    assert everything(m) == before


def test_nobody_else_sees_a_standing_answer() -> None:
    a, b = lantern(), lantern()
    a.stand("B", "Storm", ["pass"])
    assert others_see(a, "B") == others_see(b, "B")
