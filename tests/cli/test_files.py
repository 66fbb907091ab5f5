"""Files of the user: other text is kept, files are written completely or not at all, and errors are clear."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

import ecumene
from cli.keyboard import plainly, run, saved
from ecumene import bots
from ecumene.cli import commands
from ecumene.cli.files import LARGEST, Records, new_file, write_text
from ecumene.kernel.border.errors import EcumeneError
from ecumene.kernel.match.record import split

DUEL = ["play", "seven_wonders_duel", "--seed", "5", "--seats", "Anna,greedy"]


def finished(seed: int) -> str:
    made = ecumene.new("seven_wonders_duel", players=["random", "random"], seed=seed)
    return bots.play_out(made, [bots.find("random")] * 2, seed).record()


def begun(seed: int, players: tuple[str, str] = ("Anna", "greedy")) -> str:
    return ecumene.new("seven_wonders_duel", players=players, seed=seed).record()


def leftovers(folder: Path) -> list[str]:
    return [file.name for file in folder.iterdir() if file.name.startswith(".ecumene-")]


# reading


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (None, "There is no such file"),
        ("folder", "This is a folder, not a file"),
        (b"\x89PNG\r\n\x1a\n\x00\x00", "This is not a text in UTF-8"),
        (b"ecumene-record 1\n\x00", "This is not a text in UTF-8"),
        ("ecumene-record 1\n".encode("utf-16"), "in UTF-16"),
        (b"#" * (LARGEST + 1), "larger than 4 MB"),
    ],
)
@pytest.mark.parametrize("command", [["play", "--load"], ["replay"], ["verify"]])
def test_what_cannot_be_read_is_one_clear_error(
    tmp_path: Path, command: list[str], content: bytes | str | None, said: str
) -> None:
    file = tmp_path / "some.rec"
    if isinstance(content, bytes):
        file.write_bytes(content)
    elif content:
        file.mkdir()
    with pytest.raises(EcumeneError, match=f"some.rec: .*{said}"):
        run(*command, str(file))


def test_corrections_are_read_with_the_same_care(tmp_path: Path) -> None:
    with pytest.raises(EcumeneError, match="This is a folder, not a file"):
        run(*DUEL, "--cards", str(tmp_path))


def test_a_mark_at_the_beginning_is_no_text(tmp_path: Path) -> None:
    file = tmp_path / "some.rec"
    file.write_bytes(b"\xef\xbb\xbf" + begun(1).encode())
    assert run("play", "--load", str(file), typed="q\n").exit_code == 0


# writing


def test_a_file_is_written_through_a_link_and_keeps_its_permissions(tmp_path: Path) -> None:
    file, link = tmp_path / "real.rec", tmp_path / "link.rec"
    file.write_text("old")
    file.chmod(0o640)
    link.symlink_to(file)
    write_text(link, "new")
    assert link.is_symlink() and file.read_text() == "new"
    assert stat.S_IMODE(file.stat().st_mode) == 0o640


def test_a_new_file_has_the_usual_permissions(tmp_path: Path) -> None:
    plain = tmp_path / "plain"
    plain.touch()
    write_text(tmp_path / "mine.rec", "text")
    assert (tmp_path / "mine.rec").stat().st_mode == plain.stat().st_mode


def test_what_fails_leaves_the_old_file_and_nothing_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "mine.rec"
    file.write_text("old")

    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("ecumene.cli.files.os.fsync", full)
    with pytest.raises(EcumeneError, match=r"mine.rec: The file cannot be written: No space left on device"):
        write_text(file, "new")
    assert file.read_text() == "old" and not leftovers(tmp_path)


def test_nothing_but_an_ordinary_file_is_written_over(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(EcumeneError, match="This is not an ordinary file"):
        write_text(tmp_path / "pipe", "text")
    with pytest.raises(EcumeneError, match="This is a folder"):
        write_text(tmp_path, "text")
    with pytest.raises(EcumeneError, match="There is no such folder"):
        write_text(tmp_path / "nowhere" / "mine.rec", "text")


def test_new_games_of_one_second_have_files_of_their_own(tmp_path: Path) -> None:
    assert [new_file(tmp_path, "duel").name for _ in range(3)] == ["duel.rec", "duel-2.rec", "duel-3.rec"]


def test_nobody_elses_file_is_touched(own_folder: Path) -> None:
    file, other = own_folder / "mine.rec", own_folder / "mine.new"
    file.write_text(begun(5))
    other.write_text("mine")
    run("play", "--load", str(file), typed="1\nq\n")
    assert other.read_text() == "mine" and not leftovers(own_folder)
    assert "A draft" in file.read_text()


def test_who_only_looks_changes_nothing(own_folder: Path) -> None:
    file = own_folder / "mine.rec"
    file.write_text(begun(5).replace("---", "---\n# mine", 1) + "# so far\n\n")
    before = file.read_text(), file.stat().st_mtime_ns
    run("play", "--load", str(file), typed="l\nq\n")
    assert (file.read_text(), file.stat().st_mtime_ns) == before


def test_a_file_that_somebody_changed_meanwhile_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "mine.rec"
    file.write_text(begun(5))
    records = Records.read(file)
    file.write_text(begun(5) + "# a note\n")
    with pytest.raises(EcumeneError, match="Somebody else has changed the file"):
        records.save("ecumene-record 1\n")
    assert file.read_text().endswith("# a note\n")


# while playing


def test_a_path_that_cannot_be_written_does_not_end_the_game(own_folder: Path) -> None:
    out = run(*DUEL, typed=f"s {own_folder}/no/where.rec\ns {own_folder}\nno\n1\nq\n")
    assert "where.rec: There is no such folder" in plainly(out)
    assert out.exit_code == 0 and "A draft" in saved(own_folder).read_text()


def test_a_file_that_is_there_is_not_overwritten_unasked(own_folder: Path) -> None:
    file = own_folder / "letter.txt"
    file.write_text("Dear Anna")
    out = run(*DUEL, typed=f"s {file}\nno\nq\n")
    assert "already exists. Overwrite it? (yes/no)" in plainly(out) and file.read_text() == "Dear Anna"
    run(*DUEL, typed=f"s {file}\nyes\nq\n")
    assert file.read_text().startswith("ecumene-record 1\n")


def test_that_the_game_is_not_saved_is_said_once_and_the_game_goes_on(
    own_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (own_folder / "file").touch()
    monkeypatch.setattr(commands, "FOLDER", own_folder / "file")  # no folder can be made in it
    elsewhere = own_folder / "mine.rec"
    out = run(*DUEL, typed=f"1\n1\ns {elsewhere}\nq\nno\nq\nyes\n")
    said = plainly(out)
    assert out.exit_code == 0 and said.count("“save FILE” saves it in another place") == 1
    assert said.count("The game is not saved:") == 3  # once on the way, and whenever she wants to leave
    assert said.count("Leave without saving? (yes/no)") == 2 and "Saved: " in said
    assert "Continue later with" not in said.partition("Leave without saving?")[0]
    assert elsewhere.exists()


# several matches in a file


def test_records_of_a_file_are_the_file() -> None:
    text = "\n# three games\n" + finished(1) + "\n\n# the second\n" + begun(2) + finished(3)
    assert "".join(split(text)) == text and len(split(text)) == 3
    assert [part.count("ecumene-record 1\n") for part in split(text)] == [1, 1, 1]
    assert split("") == [] and len(Records(Path("new.rec"))) == 1


def test_the_last_unfinished_match_goes_on_and_the_others_stay(own_folder: Path) -> None:
    file = own_folder / "several.rec"
    parts = ["# mine\n\n" + begun(1) + "\n", finished(2) + "\n\n", begun(3) + "\n\n", finished(4) + "# the end\n"]
    file.write_text("".join(parts))
    out = run("play", "--load", str(file), typed="1\nq\n")
    assert "Match 3 of 4" in out.output and f"--load {file} --match 3" in plainly(out)
    now = split(file.read_text())
    assert now[0] + now[1] == parts[0] + parts[1] and now[3] == parts[3]
    assert "A draft" in now[2] and now[2].endswith("\n\n\n")


def test_another_match_is_chosen_by_its_number(own_folder: Path) -> None:
    file = own_folder / "several.rec"
    parts = ["# mine\n\n" + begun(1) + "\n", finished(2), begun(3)]
    file.write_text("".join(parts))
    run("play", "--load", str(file), "--match", "1", typed="1\nq\n")
    now = split(file.read_text())
    assert now[0].startswith("# mine\n\necumene-record 1\n") and "A draft" in now[0] and now[1:] == parts[1:]
    assert "Match 2 of 3" in run("replay", str(file), "--match", "2", "--move", "9999").output
    for n in ("0", "4", "-1", "x"):
        with pytest.raises(EcumeneError, match=r"4 is not one of them|--match takes a whole number"):
            run("play", "--load", str(file), "--match", n)


def test_line_ends_of_the_file_stay(own_folder: Path) -> None:
    file = own_folder / "windows.rec"
    file.write_bytes(begun(1).replace("\n", "\r\n").encode())
    run("play", "--load", str(file), typed="1\nq\n")
    assert file.read_bytes().count(b"\n") == file.read_bytes().count(b"\r\n") and b"A draft" in file.read_bytes()


def test_errors_count_the_lines_of_the_file(tmp_path: Path) -> None:
    file = tmp_path / "several.rec"
    good, bad = begun(1), begun(2) + "A draft nothing\n"
    file.write_text(good + bad)
    line = (good + bad).splitlines().index("A draft nothing") + 1
    with pytest.raises(ecumene.BadRecord, match=f"^line {line}: "):
        run("verify", str(file), "--match", "2")


def test_what_does_not_go_with_load(tmp_path: Path) -> None:
    file = tmp_path / "mine.rec"
    file.write_text(begun(1))
    with pytest.raises(EcumeneError, match="--load continues a game as it was started"):
        run("play", "--load", str(file), "--seed", "3")
    with pytest.raises(EcumeneError, match="--match chooses a match of the file"):
        run(*DUEL, "--match", "1")


# verifying


def test_all_matches_of_a_file_are_verified(tmp_path: Path) -> None:
    file = tmp_path / "several.rec"
    file.write_text(finished(1) + finished(2))
    out = run("verify", str(file))
    assert out.exit_code == 0 and "Match 1 of 2" in out.output and "Match 2 of 2" in out.output
    file.write_text(finished(1).replace("seed 1\n", "seed 2\n") + finished(2))
    out = run("verify", str(file))
    assert out.exit_code == 2 and "not what the secret or seed says" in out.output and "Match 2 of 2" in out.output
    assert run("verify", str(file), "--match", "2").exit_code == 0


@pytest.mark.parametrize("seed", ["seed 3\n", ""])
def test_an_unfinished_record_is_said_to_be_unfinished(tmp_path: Path, seed: str) -> None:
    file = tmp_path / "some.rec"
    file.write_text(begun(3).replace("seed 3\n", seed))
    out = run("verify", str(file))
    assert out.exit_code == 1 and "The game is not finished" in plainly(out)
    assert "no secret or seed" not in plainly(out)
