"""The command line as a person uses it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rich.console import Console

import ecumene
from cli.keyboard import played_until, run, saved, saved_after
from ecumene import bots, cli
from ecumene.cli import commands
from ecumene.cli.screen import joined_by_subject
from ecumene.games import GAMES, TOYS
from ecumene.kernel.core.state import legal

DUEL = ["play", "seven_wonders_duel", "--seed", "5"]


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
    assert "Rule ECU-1: This cannot be chosen now." in said
    assert "There is no verb “fly”" in said and "There is no verb “x”" in said
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


# prices


def number_of(file: Path, choice: str) -> int:
    """How the terminal numbers a choice."""
    found = re.search(rf"(\d+) {choice}", run("play", "--load", str(file), typed="q\n").output)
    assert found
    return int(found[1])


def test_choices_show_what_they_cost_and_why(own_folder: Path) -> None:
    file = played_until(own_folder, "A attack raid_ii B")
    n = number_of(file, "Build 1 stage")
    out = run("play", "--load", str(file), typed=f"? {n}\n? build philosophy\np {n}\ni team_sports\ni strategy\nq\n")
    said = " ".join(out.output.split())
    assert f"{n} Build 1 stage of the wonder 1○ 2⚒" in said
    assert said.count("Price: 1 civil action; 2 resources (printed)") == 2  # by ? and after p
    assert "Price: 1 civil action; 3 resources (printed)" in said  # of what is not offered
    assert "Develop Team Sports: 1 civil action; 5 science (printed)" in said  # in the hand
    assert "Take Strategy: 1 civil action (slot of the row)" in said  # in the row


def test_prices_of_duel(own_folder: Path) -> None:
    file = saved_after(own_folder, "seven_wonders_duel", ["Anna", "greedy"], "Turn")
    match = ecumene.read(file.read_text())
    card = match.game.codec.text(legal(match.state)[0]).split()[1]
    wonder = match.view(0).seats[0].wonders[0]
    out = run("play", "--load", str(file), typed=f"? wonder {wonder} {card}\ni {wonder}\nq\n")
    said = " ".join(out.output.split())
    assert "Price: " in said and " at 2 + " in said and "coins" in said
    assert "with …: " in said  # the card beneath it does not matter


# one screen


def test_many_choices_stand_in_rows_by_verb(own_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "console", Console(width=160))
    file = played_until(own_folder, "A attack raid_ii B")
    lines = run("play", "--load", str(file), typed="q\n").output.splitlines()
    take = next(i for i, line in enumerate(lines) if line.startswith("Take …  "))
    assert " 1 " in lines[take] and " 2 " in lines[take]
    destroy = next(line for line in lines if line.startswith("Destroy: …"))
    assert "Agriculture 1○" in destroy and "Warriors 1●" in destroy
    assert next(line for line in lines[take:] if "End the turn" in line).startswith(" ")
    numbers = [int(n) for line in lines[take:] for n in re.findall(r"(?:^| )(\d+) [A-Z]", line)]
    assert numbers == list(range(1, len(numbers) + 1))  # in the order in which they are read


@pytest.mark.parametrize(("players", "lines"), [(2, 50), (4, 50)])
@pytest.mark.parametrize("columns", ["100", "160"])
@pytest.mark.parametrize("lang", ["en", "uk"])
def test_a_civilization_fits_a_screen(
    own_folder: Path, monkeypatch: pytest.MonkeyPatch, players: int, lines: int, columns: str, lang: str
) -> None:
    """The table with all choices, without the news above it."""
    monkeypatch.setattr(commands, "console", Console(width=int(columns)))
    names = ["Anna", "greedy", "greedy", "greedy"][:players]
    file = saved_after(own_folder, "through_the_ages", names, "ActionPhase", 8)
    out = run("play", "--load", str(file), "--lang", lang, typed="q\n").output.splitlines()
    top = next(i for i, line in enumerate(out) if line.startswith(("Age ", "Епоха ")))
    end = next(i for i, line in enumerate(out) if line.startswith(("Number, ", "Номер ")))
    assert end - top <= lines
    assert max(len(line) for line in out[top:end]) <= int(columns)


def test_others_are_told_in_a_line_or_two_and_in_full_when_asked(own_folder: Path) -> None:
    file = saved_after(own_folder, "through_the_ages", ["Anna", "greedy", "greedy"], "ActionPhase", 3)
    out = run("play", "--load", str(file), typed="q\n").output
    assert out.count("╭") == 1 and "▲ greedy B culture" in out and "■ greedy C culture" in out
    out = run("play", "--load", str(file), typed="v c\nq\n").output
    assert out.count("╭") == 2 and "╭─ ■ greedy C" in out
    assert run("play", "--load", str(file), typed="v\nq\n").output.count("╭") == 1 + 3
    assert "There is nothing with that name" in run("play", "--load", str(file), typed="v x\nq\n").output


def test_help_explains_the_signs(own_folder: Path) -> None:
    assert "¤ coins · ★ points" in run(*DUEL, "--seats", "Anna,greedy", typed="?\nq\n").output
    out = run("play", "through_the_ages", "--seats", "Anna,greedy", "--seed", "1", typed="?\nq\n").output
    assert "♫ culture" in out and "♟ worker" in " ".join(out.split())


# the log


def test_what_is_said_of_one_player_in_a_row_names_her_once() -> None:
    told = ["Anna: science +1", "Anna: culture +2", "Turn of Bob", "Anna: food −1", "Bob: food +1", "Bob: food −2"]
    assert joined_by_subject(told, "Anna") == [
        "science +1, culture +2",
        "Turn of Bob",
        "Anna: food −1",
        "Bob: food +1, food −2",
    ]
    assert joined_by_subject(["Anna discards a card", "Anna: food +1"], "Anna") == ["Anna discards a card", "food +1"]
    dealt = ["Bob is passed a card: unknown"] * 3
    assert joined_by_subject([*dealt, "Turn of Anna"], unknown="unknown") == [
        "Bob is passed a card: unknown × 3",
        "Turn of Anna",
    ]
    assert joined_by_subject(["Into the row: Iron", "Into the row: Coal"]) == ["Into the row: Iron, Coal"]
    assert joined_by_subject(["Anna: food −2", "Anna: Colossus, stages +1"]) == ["Anna: food −2; Colossus, stages +1"]


def test_a_draw_is_told_once(own_folder: Path) -> None:
    file = saved_after(own_folder, "through_the_ages", ["Anna", "greedy"], "ActionPhase", 4)
    said = " ".join(run("play", "--load", str(file), typed="l\nq\n").output.split())
    assert "Anna draws a military card: " in said and "draws military cards" not in said
    assert "Anna: End the turn → science +1, food +2, resources +" in said  # without her name again


def test_two_people_at_one_keyboard_do_not_see_each_other(own_folder: Path) -> None:
    out = run("play", "lantern", "--seats", "Anna,Borys", "--seed", "1", typed="1\n1\n\n1\nq\n")
    assert "Hand the keyboard to Borys" in out.output


@pytest.mark.parametrize(("lang", "word"), [("en", "coins"), ("uk", "монет"), ("pl", "monet"), ("ru", "монет")])
def test_four_languages(lang: str, word: str) -> None:
    out = run("watch", "seven_wonders_duel", "--delay", "0", "--seed", "2", "--lang", lang)
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


SEALED = Path(__file__).parent.parent / "games" / "seven_wonders_duel" / "golden" / "browser.rec"


def test_verify_draws_every_outcome_of_chance_again() -> None:
    out = run("verify", str(SEALED))
    text = SEALED.read_text(encoding="utf-8")
    drawn = sum(line.startswith("? ") for line in text.splitlines())
    assert out.exit_code == 0 and f"{drawn} outcomes of chance drawn again from the secret" in out.output


def test_verify_tells_a_seed_from_no_source_at_all(own_folder: Path) -> None:
    file = own_folder / "some.rec"
    match = bots.play_out(ecumene.new("seven_wonders_duel", seed=3), [bots.find("random")] * 2, 3)
    file.write_text(match.record(), encoding="utf-8")
    assert run("verify", str(file)).exit_code == 0
    file.write_text(match.record().replace("seed 3\n", ""), encoding="utf-8")
    out = run("verify", str(file))
    assert out.exit_code == 1 and "no secret or seed" in " ".join(out.output.split())


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (
            "? show agriculture\n? show urbanism",
            "? show urbanism\n? show agriculture",
            "not what the secret or seed says",
        ),
        ("secret 649d88", "secret 749d88", "The secret is not the one that was sealed"),
        ("secret 649d88", "secret 88", "64 hexadecimal digits"),
    ],
)
def test_verify_finds_what_was_changed(own_folder: Path, old: str, new: str, said: str) -> None:
    text = SEALED.read_text(encoding="utf-8")
    assert old in text
    file = own_folder / "changed.rec"
    file.write_text(text.replace(old, new), encoding="utf-8")
    with pytest.raises(ecumene.BadRecord, match=said):
        run("verify", str(file))


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


def test_the_ledger_has_a_page_for_each_game_and_one_table_of_all(tmp_path: Path) -> None:
    tests = Path(__file__).parents[1]
    assert run("ledger", "--tests", str(tests), "--write", str(tmp_path)).exit_code == 0
    assert {path.stem for path in tmp_path.glob("*.md")} == {"README", *GAMES, *TOYS}
    table = (tmp_path / "README.md").read_text(encoding="utf-8")
    assert table.count("\n| [") == len(GAMES)
    assert "| [7 Wonders Duel](seven_wonders_duel.md) | 2 | 159 of 159 | " in table
    assert "Wonders: draft / preset sets<br>" in table and "Declining a progress token | 0 |" in table


def test_a_hole_in_the_ledger_is_named(tmp_path: Path) -> None:
    out = run("ledger", "lantern", "--tests", str(tmp_path))
    assert out.exit_code == 1 and "LAN-1 is covered by no test of lantern" in out.output


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
    assert "There is no game “seven_wonders_dul”." in " ".join(capsys.readouterr().out.split())
