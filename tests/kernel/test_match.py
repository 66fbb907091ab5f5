"""The match around a position: choosing, private choices, leaving, what each may read."""

from __future__ import annotations

import pytest

from ecumene.games import find
from ecumene.kernel.border.errors import BadOption, EcumeneError, IllegalMove, NotYourTurn, UnreadableMove
from ecumene.kernel.border.save import load, save
from ecumene.kernel.core.action import act
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import CHANCE, SPECTATOR, legal
from ecumene.kernel.match.chance import Sealed
from ecumene.kernel.match.log import Left, Move
from ecumene.kernel.match.match import Match
from ecumene.kernel.match.record import read
from ecumene.kernel.match.replay import replay
from kernel.matches import (
    GAME,
    SEATS,
    SECRET,
    body,
    defence,
    ended,
    everything,
    lantern,
    others_see,
    position,
    question,
    until,
)

# beginning and choosing


def test_a_match_begins_where_the_first_seat_is_asked() -> None:
    m = lantern()
    assert m.seat == "A" and question(m) == "Prepare" and not m.over and m.result is None
    assert len(m.plies) == 12 and all(move.seat == CHANCE for move in m.plies)
    assert m.moves() == [GAME.codec.text(a) for a in legal(m.state)]


def test_the_fewest_players_unless_said() -> None:
    assert len(Match(GAME, 1).players) == 1 and len(Match(find("seven_wonders_duel"), 1).players) == 2


def test_the_same_seed_and_choices_are_the_same_match() -> None:
    assert ended(lantern(7)).record() == ended(lantern(7)).record() != ended(lantern(8)).record()


def test_playing_in_notation_and_choosing_by_number_are_the_same() -> None:
    a, b = lantern(), lantern()
    while not a.over:
        move = a.moves()[-1]
        b.choose(GAME.codec.parse(move))
        a.play(move, a.seat)
    assert a.record() == b.record() and a.moves() == [] and a.seat is None


@pytest.mark.parametrize("players", [0, 5, ["A"] * 5])
def test_too_few_or_too_many_players(players: int | list[str]) -> None:
    with pytest.raises(BadOption, match="for 1 to 4 players, not"):
        Match(GAME, 1, players)


def test_options_that_are_not_there() -> None:
    duel = find("seven_wonders_duel")
    with pytest.raises(BadOption, match=r"“wonder”\. There are: wonders, centre, decline\. Did you mean “wonders”"):
        Match(duel, 1, options={"wonder": "preset"})
    with pytest.raises(BadOption, match="wonders is one of draft, preset, not “both”"):
        Match(duel, 1, options={"wonders": "both"})
    with pytest.raises(BadOption, match="lantern has no option “x”; it has none"):
        Match(GAME, 1, 2, options={"x": 1})
    assert Match(duel, 1, options={"decline": False}).options["decline"] == "no"
    assert Match(duel, 1).options == duel.defaults


@pytest.mark.parametrize(
    ("move", "seat", "error", "rule"),
    [
        ("bid 63", None, IllegalMove, "LAN-4.3"),
        ("bid 0", None, IllegalMove, "LAN-4.2"),
        ("prepare lamp", None, IllegalMove, "ECU-1"),
        ("pass", "B", NotYourTurn, "ECU-4"),
        ("pass", "", NotYourTurn, "ECU-4"),
        ("pass", "E", EcumeneError, ""),
        ("pass", 7, EcumeneError, ""),
        ("bid", None, UnreadableMove, ""),
        ("bib 3", "A", UnreadableMove, ""),
        ("", None, UnreadableMove, ""),
        ("pass +", None, UnreadableMove, ""),
        ("bid 1 + bid 2", None, IllegalMove, "ECU-1"),
        ("pass + pass", None, IllegalMove, "ECU-1"),
        ("roll 6", None, IllegalMove, "ECU-1"),
    ],
)
def test_a_wrong_move_says_why_and_changes_nothing(
    move: str, seat: str | int | None, error: type[EcumeneError], rule: str
) -> None:
    m = until(lantern(), "Bid")
    assert m.seat == "A"
    before = everything(m)
    with pytest.raises(error) as e:
        m.play(move, seat)
    assert e.value.rule == rule and (not rule or rule in str(e.value))
    assert everything(m) == before
    m.play("pass", "A")


def test_a_refused_number_changes_nothing() -> None:
    m = until(lantern(), "Bid")
    before = everything(m)
    with pytest.raises(IllegalMove) as e:
        m.choose(act(2, 63))
    assert e.value.rule == "LAN-4.3" and e.value.arguments["move"] == "bid 63" and everything(m) == before


def test_a_refusal_says_what_is_missing() -> None:
    m = until(lantern(), "Bid")
    with pytest.raises(IllegalMove, match="This needs 63 coins; you have 5") as e:
        m.play("bid 63")
    assert [(x.what, x.needs, x.has) for x in e.value.missing] == [("coins", 63, 5)]
    with pytest.raises(IllegalMove) as e:
        m.play("bid 0")
    assert e.value.missing == []


def test_nobody_is_asked_when_it_is_over() -> None:
    m = ended(lantern())
    before = everything(m)
    for move, seat in (("pass", None), ("pass", "A"), ("add lamp + defend", None)):
        with pytest.raises(NotYourTurn) as e:
            m.play(move, seat)
        assert e.value.rule == "ECU-4"
    assert everything(m) == before and m.result is not None and m.result.how == "rounds"


def test_an_unknown_verb_is_an_error_of_its_own() -> None:
    m = lantern()
    with pytest.raises(UnreadableMove, match="is not a packed action"):
        m.choose(99)


# what each may read


def test_secret_arguments_are_marked_in_the_record_and_masked_for_others() -> None:
    m = lantern(3)
    card = m.moves()[0].split()[1]
    m.play(f"prepare {card}")
    assert body(m)[-1] == f"A prepare *{card}" and body(m, "A")[-1] == body(m, 0)[-1] == f"A prepare {card}"
    for viewer in ("B", 1, None, False, SPECTATOR, ""):
        assert body(m, viewer)[-1] == "A prepare *"
    assert body(m, 1).count("? draw A *") == 3 and not [x for x in body(m, 1) if x.startswith("? draw B *")]


def test_events_are_read_by_those_who_may() -> None:
    m = lantern(3)
    card = m.moves()[0].split()[1]
    m.play(m.moves()[0])
    assert m.events("A") == [f"laid A {card}"] and m.events("B") == m.events() == ["laid A *"]
    ply = len(m.plies)
    until(m, "Bid")
    assert m.events(since=ply)[0].startswith("turned A") and m.events(since=len(m.plies)) == []


def test_a_seat_is_a_letter_or_a_number() -> None:
    m = lantern(players=2)
    assert m.view("B") == m.view(1) != m.view("A") and m.view() == m.view(None) == m.view("") == m.view(SPECTATOR)
    for nobody in ("C", "?", "a", 2, -1, -2):
        with pytest.raises(EcumeneError, match="There is no seat"):
            m.view(nobody)


# private choices


def test_a_private_choice_leaves_no_trace_before_it_is_made() -> None:
    m = defence()
    assert m.seat is not None
    before = others_see(m, m.seat), m.record(), len(m.plies), list(m.state.events)
    step = m.moves()[1]
    m.play(step)
    assert (others_see(m, m.seat), m.record(), len(m.plies), list(m.state.events)) == before
    assert m.view(m.seat).scratch == [step.split()[1]]
    assert load(save(m.state), GAME.classes).scratch == m.state.scratch  # saved in mid-choice


def test_a_private_step_is_taken_back_freely_and_leaves_no_trace() -> None:
    m = defence()
    before = everything(m)
    for step in (m.moves()[1], m.moves()[2]):
        m.play(step)
        m.undo(m.seat)
        assert everything(m) == before
    m.play(m.moves()[1])
    m.undo()  # without a seat: whoever is building
    assert everything(m) == before


def test_only_the_last_step_is_taken_back() -> None:
    m = defence()
    m.play(m.moves()[1])
    after_one = everything(m)
    m.play(next(x for x in m.moves() if x != "defend"))
    assert len(m.steps) == 2
    m.undo(m.seat)
    assert everything(m) == after_one


def test_a_private_choice_is_one_line_and_one_ply() -> None:
    m = defence()
    seat, step, ply = m.seat, m.moves()[1], len(m.plies)
    m.play(step)
    m.play("defend")
    assert body(m)[ply] == f"{seat} {step} + defend" and len(m.plies[ply].actions) == 2 and not m.steps
    assert f"defended {seat} {step.split()[1]}" in m.events(since=ply)


def test_a_private_choice_may_be_given_whole() -> None:
    a, b = defence(), defence()
    step = a.moves()[1]
    a.play(f"{step} + defend")
    b.play(step)
    b.play("defend")
    assert a.record() == b.record() and position(a) == position(b)


WRONG_STEPS = ["{} + storm", "{} + add storm", "{} + defend + pass", "{} + bid 3", "{} + nonsense", "defend + {}"]


@pytest.mark.parametrize("wrong", WRONG_STEPS)
def test_a_wrong_step_leaves_none_of_them(wrong: str) -> None:
    m = defence()
    before = everything(m)
    with pytest.raises((IllegalMove, UnreadableMove)):
        m.play(wrong.format(m.moves()[1]))
    assert everything(m) == before


def test_chance_waits_while_a_choice_is_built() -> None:
    m = defence()
    ply = len(m.plies)
    m.play(m.moves()[1])
    m.go_on()
    assert len(m.plies) == ply and len(m.steps) == 1


# leaving


def test_of_two_the_other_wins() -> None:
    m = until(lantern(players=2), "Bid")
    m.resign("A")
    assert m.over and m.seat is None and m.moves() == [] and m.resigned == 0
    assert m.result is not None and m.result.places == [2, 1] and m.result.how == "resignation"
    assert body(m)[-1] == "A resign" and m.log[-1] == Left(0, "")
    before = everything(m)
    for seat in ("A", "B"):
        with pytest.raises(NotYourTurn):
            m.play("pass", seat)
        with pytest.raises(NotYourTurn):
            m.resign(seat)
    assert everything(m) == before


def test_a_seat_may_resign_out_of_turn() -> None:
    m = lantern(players=2)
    m.resign("B")
    assert m.result is not None and m.result.places == [1, 2]


def test_with_more_seats_a_bot_plays_on() -> None:
    m = until(lantern(), "Bid")
    before = position(m), m.seat
    m.resign("C", "random")
    assert not m.over and (position(m), m.seat) == before
    assert (
        m.taken_over == {2: "random"}
        and not m.players[2]
        and body(m)[-1] == "C leave random"
        and m.log[-1] == Left(2, "random")
    )
    assert m.result is None
    result = ended(m).result
    assert result is not None and result.how == "rounds"


def test_a_seat_is_left_once() -> None:
    m = lantern()
    m.resign("C")
    before = everything(m)
    with pytest.raises(IllegalMove) as e:
        m.resign("C")
    assert e.value.rule == "ECU-5" and everything(m) == before
    m.resign("D")
    assert m.taken_over == {2: "greedy", 3: "greedy"}


def test_an_unfinished_private_choice_is_dropped_with_the_seat() -> None:
    m = defence()
    before = position(m)
    m.play(m.moves()[1])
    m.resign(m.seat)
    assert position(m) == before and not m.steps


def test_another_s_unfinished_choice_stays() -> None:
    m = defence()
    assert m.seat is not None
    other = next(x for x in SEATS if x != m.seat)
    m.play(m.moves()[1])
    after = position(m)
    m.resign(other)
    assert position(m) == after and len(m.steps) == 1


def test_standing_answers_leave_with_the_seat() -> None:
    m = lantern()
    for seat in ("B", "C"):
        m.stand(seat, "Bid", ["pass"])
    m.resign("C")
    assert list(m.standing) == [(1, "Bid")]


def test_where_the_game_has_a_word_for_resigning_the_platform_says_another() -> None:
    """The record must replay: `resign` is the game's own move there, and may not be legal now."""
    m = Match(find("through_the_ages"), 3, 2)
    m.resign("B")
    assert body(m)[-1] == "B leave" and "resign" not in m.moves()
    again = replay(m.game, read(m.record()))
    assert again.over and again.result == m.result


def test_the_secret_is_given_away_with_the_result_only() -> None:
    m = until(lantern(Sealed(SECRET), 2), "Bid")
    assert m.to_record().secret == ""
    m.resign("A")
    assert m.to_record().secret == SECRET.hex()


# the log


def test_lines_since_are_what_a_store_appends() -> None:
    m = lantern()
    before = len(m.log)
    m.play(m.moves()[0])
    assert m.lines() == m.to_record().lines and m.lines(before) == m.lines()[before:] != []
    assert m.lines(before)[0].text.startswith("prepare *")


def test_the_position_before_the_last_choice_is_the_one_that_was() -> None:
    """It is kept, so that undoing need not play everything again; undo after undo it must not go stale."""
    m, rng = lantern(), Rng(3)
    for i in range(120):
        if m.over:
            break
        choices = legal(m.state)
        m.choose(choices[rng.below(len(choices))])
        at, before = m.before
        if at >= 0:
            fresh = Match(GAME, 5, 4, held=True)
            fresh.plies = m.plies[:at]
            fresh.rebuild()
            assert save(before) == {**save(fresh.state), "events": None}
        if i % 5 == 4 and not m.steps:
            m.undo(agreed=True)
            assert position(m) == position(replay(GAME, read(m.record())))


def test_moves_are_told_with_what_they_caused() -> None:
    m = lantern()
    m.play(m.moves()[0])
    move = m.plies[-1]
    assert isinstance(move, Move) and move.seat == 0 and len(move.actions) == 1
    assert [GAME.events.text(e).split()[0] for e in move.events] == ["laid"]
    assert m.state.events == []
