"""Only atoms change a position: methods of the state, each of which changes one thing and reports it.

A method that reports nothing is listed in the game's `silent_atoms.toml`, with the reason.
"""

from __future__ import annotations

import ast
import tomllib
from pathlib import Path

import pytest

from ecumene.games import GAMES, TOYS
from every_game.source_scan import SOURCES, Scan

GAME_TESTS = Path(__file__).parent.parent / "games"


def declared(game: str) -> dict[str, str]:
    path = GAME_TESTS / game / "silent_atoms.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


@pytest.mark.parametrize("game", [*TOYS, *GAMES])
def test_only_atoms_change_the_position(game: str) -> None:
    assert Scan(SOURCES / "games" / game).outside() == {}


@pytest.mark.parametrize("game", [*TOYS, *GAMES])
def test_an_atom_reports_or_is_declared_silent(game: str) -> None:
    assert Scan(SOURCES / "games" / game).silent() == set(declared(game)), "neither more nor fewer than declared"
    assert all(len(why) > 10 for why in declared(game).values()), "a reason is a sentence"


def test_the_scan_finds_what_it_looks_for() -> None:
    scan = Scan(SOURCES / "games" / "seven_wonders_duel")
    bad = ["s.age = 2", "s.seats[0].coins += 1", "s.table[3] = 4", "s.discard.append(1)", "s.age, x = 1, 2"]
    bad += ["seat.add_card(c, card)", "s.seats[p].city.remove(c)", "del s.discard[0]", "add(s.discard, 3)"]
    bad += ["row = s.table\nrow[3] = 1", "row = s.seats[0].city\nrow.pop()", "seat.coins = 3"]
    good = ["s.add_card(p, c)", "self.coins = coins", "s.stack.pop()", "x = s.age", "out.append(1)", "add(out, 3)"]
    good += ["row = s.table[:]\nrow[3] = 1"]
    assert [text for text in bad + good if scan.changes(ast.parse(text))] == bad
