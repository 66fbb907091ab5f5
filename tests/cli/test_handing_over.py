"""Two people at one keyboard are asked to hand it over only if one could see a secret of the other."""

from __future__ import annotations

from pathlib import Path

import pytest

import ecumene
from cli.keyboard import run
from ecumene.kernel.border.secrecy import keeps_secrets

HAND = "Hand the keyboard to"


@pytest.mark.parametrize("game", ["seven_wonders_duel", "new_dawn", "age_of_civilization"])
def test_nobody_hands_over_where_nothing_is_hidden(game: str) -> None:
    out = run("play", game, "--seats", "Anna,Borys", "--seed", "1", typed="1\n" * 12 + "q\n").output
    assert "Anna: " in out and "Borys: " in out and HAND not in out


def test_where_hands_are_hidden_they_do(own_folder: Path) -> None:
    out = run("play", "lantern", "--seats", "Anna,Borys", "--seed", "1", typed="1\n1\n\n1\nq\n").output
    assert f"{HAND} Borys" in out


def test_nobody_hands_over_to_herself_or_past_a_bot() -> None:
    out = run("play", "lantern", "--seats", "Anna,greedy", "--seed", "1", typed="1\n" * 9 + "q\n").output
    assert HAND not in out


def test_what_only_one_may_see_is_handed_over_before_and_after(own_folder: Path) -> None:
    """Duel hides nothing but the tokens of the Great Library, while they are looked at."""
    match = library_drawn()
    file = own_folder / "so_far.rec"
    file.write_text(match.record())
    before, here = ("Anna", "Borys") if match.seat == "B" else ("Borys", "Anna")
    out = run("play", "--load", str(file), typed="1\n\n" + "1\n" * 3 + "q\n").output
    assert out.count(f"{HAND} {before}") == 1, "what was on her screen is not for the other"
    assert f"{HAND} {here}" not in out, "then nothing is hidden any more"


def library_drawn() -> ecumene.Match:
    """A game in which somebody looks at tokens of the box."""
    for seed in range(400):
        match = ecumene.new("seven_wonders_duel", players=["Anna", "Borys"], seed=seed)
        while not match.over:
            if keeps_secrets(match.game, match.state, [0, 1]):
                return match
            moves = match.moves()
            wanted = [m for m in moves if "great_library" in m] or [m for m in moves if m.startswith("discard")]
            match.play((wanted or moves)[0])
    raise AssertionError("nobody built it")
