"""`ecumene arena` and `ecumene lab`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import ecumene
from arena import sparring
from cli.keyboard import plainly, run
from ecumene import bots
from ecumene.cli import arenas


@pytest.fixture
def sparring_bots(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path_factory.mktemp("sparring")
    sparring.install(folder)
    monkeypatch.syspath_prepend(str(folder))
    monkeypatch.setattr(bots, "installed", bots.installed.__wrapped__)


def test_a_run_prints_and_writes_its_report(tmp_path: Path) -> None:
    out, file = tmp_path / "run", tmp_path / "report.md"
    arguments = ["arena", "seven_wonders_duel", "greedy", "random", "--games", "3", "--iterations", "1"]
    arguments += ["--out", str(out), "--option", "wonders=preset", "--jobs", "1"]
    first = run(*arguments, "--markdown", str(file))
    said = plainly(first)
    assert first.exit_code == 0
    assert "4 of 4 games" in said and "7 Wonders Duel: greedy against random" in said
    assert "4 games of 2 players: 2 deals, each played 2 times" in said and "wonders=preset" in said
    figures = json.loads((out / "report.json").read_text())
    assert figures["games"] == 4 and [x["name"] for x in figures["bots"]] == ["greedy", "random"]
    assert (out / "report.html").read_text().startswith("<!doctype html>")
    command = "ecumene arena seven_wonders_duel greedy random --players 2 --games 3 --seed 0 --iterations 1 "
    assert f"Made by `{command}--option wonders=preset`." in file.read_text()
    records = sorted(x.read_text() for x in (out / "games").glob("*.rec"))
    assert len(records) == 4 and all(ecumene.read(x).options["wonders"] == "preset" for x in records)

    second = run(*arguments)
    assert second.exit_code == 0 and plainly(second).startswith("4 of 4 games"), "none is played again"
    with pytest.raises(ecumene.BadArgument) as e:
        run(*arguments, "--seed", "5")
    assert e.value.id == "arena-folder" and "“seed” is 0 there, and 5 here" in str(e.value)


def test_the_toy_with_four_players_in_a_folder_of_the_user(own_folder: Path) -> None:
    done = run("arena", "lantern", "greedy", "random", "--players", "4", "--games", "4", "--jobs", "1")
    assert done.exit_code == 0 and "equal bots have 25.0 %" in plainly(done)
    (folder,) = (own_folder / "arena").iterdir()
    assert folder.name.startswith("lantern-") and len(list((folder / "games").glob("*.rec"))) == 4
    again = arenas.new_folder("arena", "lantern")
    assert again.parent == folder.parent and not again.exists()


def test_a_bot_that_fails_is_named_and_the_command_fails(sparring_bots: None, tmp_path: Path) -> None:
    out = run("arena", "lantern", "first", "cheating", "--games", "8", "--jobs", "1", "--out", str(tmp_path / "run"))
    said = plainly(out)
    assert out.exit_code == 1 and "Strength" not in said
    assert "cheating answered 12345, which is not legal (lantern, seed 0, seat B, ply " in said
    assert "The run has failed. 0 games are finished." in said


def test_an_overrun_fails_unless_it_is_only_counted(sparring_bots: None, tmp_path: Path) -> None:
    folder = ["--games", "2", "--jobs", "1", "--seconds", "0.02", "--out", str(tmp_path / "run")]
    strict = run("arena", "lantern", "slow", "first", *folder)
    assert strict.exit_code == 1 and "slow took 0.06" in plainly(strict)
    lenient = run("arena", "lantern", "slow", "first", *folder, "--lenient")
    assert lenient.exit_code == 0 and "Strength" in plainly(lenient)
    again = run("arena", "lantern", "slow", "first", *folder)
    assert again.exit_code == 1 and "2 decisions of these games took too long" in plainly(again)


def test_a_process_that_dies(sparring_bots: None, tmp_path: Path) -> None:
    out = run("arena", "lantern", "dying", "first", "--games", "2", "--jobs", "1", "--out", str(tmp_path / "run"))
    assert out.exit_code == 1 and "A process ended without an answer" in plainly(out)
    assert "dying first (lantern, seed 0)" in plainly(out)


@pytest.mark.parametrize(
    ("arguments", "id"),
    [
        (["arena", "seven_wonders_duel", "greedy"], "arena-alone"),
        (["arena", "seven_wonders_duel", "greedy", "random", "greedy"], "arena-bots"),
        (["arena", "lantern", "greedy", "random", "--seconds", "1", "--iterations", "9"], "arena-budget"),
        (["arena", "lantern", "greedy", "random", "--seconds", "1", "--scale", "0.5"], "arena-budget"),
        (["arena", "lantern", "greedy", "random", "--games", "many"], "option-number"),
        (["arena", "lantern", "greedy", "random", "--option", "wonders"], "option-form"),
        (["arena", "lantern", "greedy", "nobody"], "unknown-bot"),
        (["lab", "lantern", "--records", ".", "--bot", "greedy"], "lab-records-alone"),
        (["lab", "lantern", "--records", "not_there"], "file-no-folder"),
    ],
)
def test_what_is_wrong_is_said(arguments: list[str], id: str, own_folder: Path) -> None:
    with pytest.raises(ecumene.EcumeneError) as e:
        run(*arguments)
    assert e.value.id == id and not list(own_folder.iterdir()), "and nothing is left behind"


def test_a_lab_plays_and_reads_what_it_played(tmp_path: Path) -> None:
    out, file = tmp_path / "run", tmp_path / "lab.md"
    options = ["--bot", "random", "--games", "6", "--jobs", "2"]
    done = run("lab", "seven_wonders_duel", *options, "--out", str(out), "--markdown", str(file))
    said = plainly(done)
    assert done.exit_code == 0 and "7 Wonders Duel: what wins" in said
    assert "6 games of 2 players; random against itself" in said and "Opening move" in said
    assert "## Card: age1" in file.read_text() and "## Wonder" in file.read_text()

    read = run("lab", "seven_wonders_duel", "--records", str(out), "--jobs", "1", "--out", str(tmp_path / "read"))
    assert read.exit_code == 0 and "6 games of 2 players; records of a folder" in plainly(read)
    one, other = (json.loads((x / "report.json").read_text()) for x in (out, tmp_path / "read"))
    assert one["things"] == other["things"] and one["openings"] == other["openings"]


def test_a_folder_without_games_of_the_game(tmp_path: Path) -> None:
    (tmp_path / "other.rec").write_text(ecumene.new("lantern", seed=1).record())
    with pytest.raises(ecumene.BadArgument) as e:
        run("lab", "seven_wonders_duel", "--records", str(tmp_path))
    assert e.value.id == "lab-none"


def test_a_damaged_record_is_named(tmp_path: Path) -> None:
    (tmp_path / "bad.rec").write_text(ecumene.new("lantern", seed=1).record() + "? offer nothing\n")
    with pytest.raises(ecumene.BadRecord) as e:
        run("lab", "lantern", "--records", str(tmp_path), "--jobs", "1")
    assert e.value.file.endswith("bad.rec") and e.value.line
