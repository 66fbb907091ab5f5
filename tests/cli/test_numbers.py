"""Numbers that people type, and texts that only look like numbers."""

from __future__ import annotations

from pathlib import Path

import pytest

import ecumene
from cli.keyboard import run
from ecumene import bots
from ecumene.cli.bot_seed import bot_seed
from ecumene.cli.numbers import number, seconds, whole
from ecumene.kernel.border.errors import EcumeneError
from ecumene.kernel.match.chance import SEEDS

DUEL = ["play", "seven_wonders_duel", "--seed", "5", "--seats", "Anna,greedy"]
LONG = "9" * 5000


@pytest.mark.parametrize("text", ["", "²", "٣", "½", "1²", "-1", "+1", "1.0", " 1", "1_000", "0x1", LONG, "1000000000"])
def test_what_is_no_number(text: str) -> None:
    assert number(text) is None


@pytest.mark.parametrize(("text", "value"), [("0", 0), ("7", 7), ("007", 7), ("999999999", 999999999)])
def test_what_is_a_number(text: str, value: int) -> None:
    assert number(text) == value


@pytest.mark.parametrize("typed", ["²", "½", "-5", "0", "99", LONG])
def test_a_number_that_is_no_choice(typed: str) -> None:
    for line in (typed, f"? {typed}", f"p {typed}"):
        out = run(*DUEL, typed=f"{line}\nq\n")
        assert out.output.count("That is not one of the choices.") == 1


@pytest.mark.parametrize("typed", ["²", LONG])
def test_a_game_is_chosen_by_number(typed: str) -> None:
    out = run("play", "--seed", "5", "--seats", "Anna,greedy", typed=f"{typed}\n2\nq\n")
    assert "That is not one of the choices." in out.output and "Wonders on offer" in out.output


@pytest.mark.parametrize(
    ("command", "said"),
    [
        (["watch", "--delay", "-1"], "--delay takes a number of seconds from 0 to 3600, not “-1”"),
        (["watch", "--delay", "nan"], "--delay takes a number of seconds"),
        (["watch", "--delay", "inf"], "--delay takes a number of seconds"),
        (["watch", "--jobs", "0"], "--jobs takes a whole number from 1 to 1000"),
        (["watch", "--delay", "soon"], "--delay takes a number of seconds"),
        (["bench", "lantern", "--seconds", "-1"], "--seconds takes a number of seconds"),
        (["replay", "FILE", "--move", "-5"], "--move takes a whole number from 0 to 999999999, not “-5”"),
        (["replay", "FILE", "--move", "²"], "--move takes a whole number"),
        (["play", "lantern", "--seed", "x"], "--seed takes a whole number"),
        (["play", "lantern", "--seed", "-1"], "--seed takes a whole number"),
        (["play", "lantern", "--seed", "²"], "--seed takes a whole number"),
        (["play", "lantern", "--seed", str(SEEDS)], "--seed takes a whole number"),
        (["play", "lantern", "--seed", LONG], r"not “9{59}…”"),
    ],
)
def test_options_that_want_a_number(tmp_path: Path, command: list[str], said: str) -> None:
    file = tmp_path / "some.rec"
    file.write_text(ecumene.new("lantern", seed=1).record())
    with pytest.raises(EcumeneError, match=said):
        run(*(str(file) if x == "FILE" else x for x in command))


def test_the_largest_seed_can_be_used() -> None:
    assert whole("--seed", str(SEEDS - 1), 0, SEEDS - 1) == SEEDS - 1
    assert seconds("--delay", "0.5") == 0.5


def test_a_replay_goes_where_it_is_told(tmp_path: Path) -> None:
    file = tmp_path / "some.rec"
    match = ecumene.new("lantern", seed=1)
    while not match.over:
        match.play(match.moves()[0])
    file.write_text(match.record())
    out = run("replay", str(file), typed=f"²\n{LONG}\n5\nquit\n")
    assert [n for n in range(9) if f" Move {n} " in out.output] == [0, 1, 2, 5]
    assert run("replay", str(file)).exit_code == 0  # nobody there to answer


# the bots' dice


def test_bots_dice_follow_from_a_seed_and_do_not_tell_it() -> None:
    made = [ecumene.new("lantern", seed=seed) for seed in (1, 1, 2)]
    one, same, other = map(bot_seed, made)
    assert one == same != other
    assert all(0 <= x < SEEDS for x in (one, other))
    assert bots.ask_of(made[0], one).seed != bots.ask_of(made[0], 1).seed


def test_bots_dice_of_a_sealed_match_are_new_each_time() -> None:
    match = ecumene.new("lantern")
    assert len({bot_seed(match) for _ in range(4)}) == 4


def test_games_with_a_seed_are_the_same_again(own_folder: Path) -> None:
    watched = [run("watch", "lantern", "--delay", "0", "--seats", "random,greedy", "--seed", "3").output for _ in "ab"]
    assert watched[0] == watched[1]
