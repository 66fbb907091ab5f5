"""A table of strength: matches are played, resumed and reported; only whole deals count."""

from __future__ import annotations

from pathlib import Path

import pytest

import ecumene
from ecumene.arena import markdown
from ecumene.arena.plan import Budget
from ecumene.arena.running import run
from ecumene.games import GAMES
from tools import strength
from tools.strength_rows import ROWS, Figure, Match, SelfPlay, counts

ONCE = Budget(iterations=1)
MATCH = Match("greedy-random", ("greedy", "random"), ONCE, 0.5)
SELF = SelfPlay(
    "self", "random", ONCE, (Figure("points", "scores"), Figure("winner", "winner"), Figure("bids", "> bid "))
)


@pytest.fixture(autouse=True)
def lantern(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strength, "FOLDER", tmp_path)
    monkeypatch.setitem(ROWS, "lantern", [MATCH, SELF])


def section(text: str, title: str) -> list[list[str]]:
    """The rows of a table of the report."""
    lines = text.partition(f"## {title}\n")[2].partition("\n## ")[0].splitlines()
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("| ")][1:]


def test_what_was_played_is_reported() -> None:
    assert "0 games" not in markdown.write(strength.report("lantern")), "nothing was played, and nothing is said"
    folder = strength.folder_of("lantern", MATCH)
    run(folder, 4, 1)
    run(strength.folder_of("lantern", SELF), 3, 1)
    text = markdown.write(strength.report("lantern"))
    [row] = section(text, "Matches")
    assert row[0] == "greedy against random" and row[2] == "4"
    won = sum(x.places[x.contestants.index(0)] == 1 for x in folder.played().values())
    assert (
        row[3] == f"{100 * won / 4:.1f} %"
        and row[6] == f"{'yes' if won >= 2 else 'no'}, of 4 games where 100 are asked"
    )
    assert strength.met(MATCH, 0.5, 100) == "yes" and strength.met(MATCH, 0.49, 100) == "no"
    figures = section(text, "Master against itself, or alone")
    assert [row[0] for row in figures] == ["points", "winner", "bids"] and {row[2] for row in figures} == {"3"}
    assert float(figures[1][3]) >= float(figures[0][3]), "a winner has at least as many points as half of the seats"


def test_half_a_deal_does_not_count() -> None:
    folder = strength.folder_of("lantern", MATCH)
    run(folder, 4, 1)
    (folder.games / "000001-1.json").unlink()
    assert [(x.deal, x.rotation) for x in strength.whole_deals(folder)] == [(0, 0), (0, 1)]


def test_moves_and_events_are_counted_by_seat() -> None:
    assert counts("captured [A-D] [A-D] ", "captured A B C3", "A") and not counts("captured ", "captured A B C3", "B")
    assert not counts("captured [A-D] [A-D] ", "captured A barbarians C3", "A")
    assert counts("> destroy ", "> destroy drama", "B") and not counts("destroy ", "> destroy drama", "B")


@pytest.mark.parametrize("game", GAMES)
def test_every_match_can_be_played(game: str) -> None:
    rows = ROWS[game]
    assert len({row.name for row in rows}) == len(rows)
    for row in rows:
        if "textbook" not in getattr(row, "bots", ()):
            assert strength.plan_of(game, row).players == row.players
    assert {"novice-random", "novice-greedy", "adept-novice", "master-adept"} <= {row.name for row in rows}
    for figure in (figure for row in rows if isinstance(row, SelfPlay) for figure in row.figures):
        if figure.of.startswith("> ") or (figure.of[0].isalpha() and " " in figure.of):
            codec = ecumene.game(game).codec if figure.of.startswith("> ") else ecumene.game(game).events
            assert figure.of.removeprefix("> ").split()[0] in codec.word.values()
