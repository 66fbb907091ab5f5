"""The command line as a person uses it."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import ecumene
from ecumene import cli

DUEL = ["play", "seven_wonders_duel", "--seed", "5"]


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(cli, "FOLDER", tmp_path)
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.setenv("LANG", "C")
    return tmp_path


def run(*args: str, typed: str = "") -> Result:
    return CliRunner().invoke(cli.app, list(args), input=typed, catch_exceptions=False)


def saved(folder: Path) -> Path:
    return next((folder / "games").glob("*.rec"))


def test_a_whole_game_by_numbers(own_folder: Path) -> None:
    out = run(*DUEL, "--seats", "Anna,greedy", typed="1\n" * 200)
    assert "The game is over" in out.output and "Score" in out.output
    match = ecumene.read(saved(own_folder).read_text())
    assert match.over and match.players == ["Anna", "greedy"]


def test_moves_in_notation_and_narrowing(own_folder: Path) -> None:
    run(*DUEL, "--seats", "Anna,greedy", typed="draft pyramids\nq\n")
    assert "A draft pyramids" in saved(own_folder).read_text()


def test_why_and_why_not(own_folder: Path) -> None:
    out = run(*DUEL, "--seats", "Anna,greedy", typed="?\n? 1\n? draft sphinx\n? build altar\n? fly\ni sphinx\nx y\nq\n")
    said = " ".join(out.output.split())
    assert "Rule SWD-2.6:" in said  # behind the question, a choice, and what is not on offer
    assert "Rule ECU-1: This is not among what may be chosen now." in said
    assert "no such verb: 'fly'" in said and "no such verb: 'x'" in said
    assert "The Sphinx (sphinx): costs 1 clay, 1 stone, 2 glass; 6 points; another turn at once" in said


def test_an_illegal_move_names_its_rule_and_changes_nothing(own_folder: Path) -> None:
    run(*DUEL, "--seats", "Anna,greedy", typed="q\n")
    before = saved(own_folder).read_text()
    out = run("play", "--load", str(saved(own_folder)), typed="draft sphinx\n99\nq\n")
    assert "Rule SWD-2.6" in " ".join(out.output.split()) and "not one of the choices" in out.output
    assert saved(own_folder).read_text() == before


def test_undo_save_and_load(own_folder: Path) -> None:
    file = own_folder / "mine.rec"
    run(*DUEL, "--seats", "Anna,greedy", typed=f"1\nu\n1\ns {file}\nl\nq\n")
    text = file.read_text()
    assert "A undo" in text and " = " in text  # with checksums
    assert ecumene.read(text).seat == "A"
    out = run("play", "--load", str(file), typed="q\n")
    assert "Anna" in out.output


def test_a_preview_shows_the_table_after_a_choice() -> None:
    out = run(*DUEL, "--seats", "Anna,greedy", typed="1\np 1\np 99\nq\n")
    assert out.output.count("Conflict:") == 3 and "not one of the choices" in out.output


def test_two_people_at_one_keyboard_do_not_see_each_other(own_folder: Path) -> None:
    out = run("play", "lantern", "--seats", "Anna,Borys", "--seed", "1", typed="1\n1\n\n1\nq\n")
    assert "Hand the keyboard to Borys" in out.output


@pytest.mark.parametrize(("lang", "word"), [("en", "coins"), ("uk", "монет"), ("pl", "monet"), ("ru", "монет")])
def test_four_languages(lang: str, word: str) -> None:
    out = run("watch", "--delay", "0", "--seed", "2", "--lang", lang)
    assert out.exit_code == 0 and word in out.output


def test_corrections(own_folder: Path) -> None:
    good, bad = own_folder / "good.toml", own_folder / "bad.toml"
    good.write_text("[cards.tavern]\npays = 5\n")
    bad.write_text("# a slip\n[cards.tavern]\npay = 5\n")
    out = run(*DUEL, "--seats", "Anna,greedy", "--cards", str(good), typed="i tavern\nq\n")
    assert "corrected cards" in out.output and "5 coins at once" in out.output
    assert '"tavern": {"pays": 5}' in saved(own_folder).read_text()
    with pytest.raises(ecumene.BadCorrections, match=r"bad\.toml, line 3: cards\.tavern\.pay: there is no such field"):
        run(*DUEL, "--cards", str(bad))
    (own_folder / "corrections").mkdir()
    good.rename(own_folder / "corrections" / "seven_wonders_duel.toml")
    assert "corrected cards" in run(*DUEL, "--seats", "Anna,greedy", typed="q\n").output
    assert "corrected cards" not in run(*DUEL, "--seats", "Anna,greedy", "--cards", "none", typed="q\n").output


def test_replay(own_folder: Path) -> None:
    run(*DUEL, "--seats", "Anna,greedy", typed="1\n" * 200)
    out = run("replay", str(saved(own_folder)), typed="\n30\nq\n")
    assert "Move 0" in out.output and "Move 1" in out.output and "Move 30" in out.output
    assert "Score" in run("replay", str(saved(own_folder)), "--move", "9999").output


def test_scenario_files_from_anywhere(tmp_path: Path) -> None:
    file = tmp_path / "mine.scn"
    file.write_text(
        "SWD-4.4  Discarding pays two\ngiven  A: coins 0\n       row: altar tavern\nwhen   A discard altar\n"
    )
    assert "without a 'then'" in run("scenario", str(file)).output
    file.write_text(file.read_text() + "then   A: coins 2\n")
    assert "1 passed, 0 failed" in run("scenario", str(tmp_path)).output
    file.write_text(file.read_text().replace("coins 2", "coins 3"))
    out = run("scenario", str(file))
    assert out.exit_code == 1 and "mine.scn:5" in out.output.replace("\n", "") and "0 passed, 1 failed" in out.output


def test_games_are_listed() -> None:
    assert "7 Wonders Duel" in run("games").output and "lantern" not in run("games").output


def test_bench() -> None:
    out = run("bench", "lantern", "--seconds", "0.01").output
    assert "lantern (interpreted)" in out and "clones" in out


def test_errors_are_sentences(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.argv", ["ecumene", "play", "seven_wonders_dul"])
    with pytest.raises(SystemExit) as e:
        cli.main()
    assert e.value.code == 2
    assert "no such game: 'seven_wonders_dul'; did you mean 'seven_wonders_duel'?" in " ".join(
        capsys.readouterr().out.split()
    )
