"""Whole games are kept as records with checksums, so that nothing changes unseen."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from ecumene.games import find
from ecumene.testing import golden
from ecumene.testing.determinism import random_match
from every_game.the_games import EVERY, folder

KEPT = folder("lantern") / "golden"


@pytest.mark.parametrize("name", EVERY)
def test_golden_records_play_as_ever(name: str) -> None:
    """A game without any fails."""
    assert golden.check_all(find(name), folder(name) / "golden") >= 1


def damaged(tmp_path: Path, old: str, new: str) -> Path:
    path = tmp_path / "damaged.rec"
    text = (KEPT / "four.rec").read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")
    return path


def test_a_folder_without_records_fails(tmp_path: Path) -> None:
    with pytest.raises(golden.NotGolden, match="no golden record in"):
        golden.check_all(find("lantern"), tmp_path)


def test_a_wrong_checksum_is_named_with_file_and_line(tmp_path: Path) -> None:
    text = (KEPT / "four.rec").read_text(encoding="utf-8").splitlines()
    number = next(i for i, line in enumerate(text, 1) if " = " in line)
    good = text[number - 1].split(" = ")[1]
    path = damaged(tmp_path, f"= {good}", "= 000000")
    with pytest.raises(golden.NotGolden, match=rf"damaged.rec, line {number}: The checksum is {good}, not 000000"):
        golden.check(find("lantern"), path)


def test_a_record_without_a_last_checksum_is_not_golden(tmp_path: Path) -> None:
    match = random_match(find("lantern"), 3)
    path = tmp_path / "plain.rec"
    path.write_text(match.record(), encoding="utf-8")
    with pytest.raises(golden.NotGolden, match="ends with a checksum and a result"):
        golden.check(find("lantern"), path)


def test_a_record_written_otherwise_is_not_golden(tmp_path: Path) -> None:
    with pytest.raises(golden.NotGolden, match="as the platform writes it"):
        golden.check(find("lantern"), damaged(tmp_path, "---\n? draw", "---\n\n? draw"))


def test_what_is_written_can_be_checked(tmp_path: Path) -> None:
    match = random_match(find("lantern"), 3)
    path = tmp_path / "new.rec"
    path.write_text(golden.written(match), encoding="utf-8")
    assert golden.check(find("lantern"), path).result == match.result


def test_renewing_changes_checksums_only(tmp_path: Path) -> None:
    game = find("lantern")
    kept = (KEPT / "four.rec").read_text(encoding="utf-8")
    assert golden.renewed(game, kept) == kept
    good = kept.split(" = ")[1][:6]
    assert golden.renewed(game, kept.replace(f"= {good}", "= 000000")) == kept
    shutil.copy(KEPT / "four.rec", tmp_path / "four.rec")
    assert golden.files(tmp_path) == [tmp_path / "four.rec"]
