"""`ecumene scenario`: what is drawn, what is listed, and what is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.keyboard import run
from ecumene import words
from ecumene.kernel.border.errors import BadArgument

TOLD = """\
SWD-4.4  Discarding pays two
given  A: coins 0
       full: palisade baths altar theater tavern stable
when   A discard altar
then   A: coins 2

SWD-4.4  A yellow card more
given  A: city tavern
       row: altar baths
when   A discard altar
then   A: coins 10
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "mine.scn"
    path.write_text(TOLD, encoding="utf-8")
    return path


def test_scenarios_are_played(file: Path) -> None:
    out = run("scenario", str(file))
    assert out.exit_code == 0 and out.output.strip() == "2 passed, 0 failed"


def test_positions_are_drawn(file: Path) -> None:
    out = run("scenario", "--show", str(file))
    assert out.exit_code == 0 and "2 passed, 0 failed" in out.output
    assert "mine.scn:1  SWD-4.4  Discarding pays two" in out.output
    assert out.output.count("Conflict:") == 4  # each position that a `then` looks at, and each that is set up
    assert "filled in: places: 0 " in out.output  # what `full` adds
    assert "when  A discard altar" in out.output and "· gained A 2" in out.output
    assert "asked: A  may: discard palisade | discard baths" in out.output


def test_one_scenario_is_drawn_as_somebody_sees_it(file: Path) -> None:
    out = run("scenario", "--show", "--line", "9", "--seat", "B", str(file))
    assert "1 passed, 0 failed" in out.output and "Discarding pays two" not in out.output
    assert out.output.index("▲ B") < out.output.index("● A")  # one's own panel comes first
    with pytest.raises(BadArgument):
        run("scenario", "--show", "--seat", "C", str(file))


def test_a_scenario_that_is_not_finished_is_drawn(file: Path) -> None:
    file.write_text("\n".join(TOLD.splitlines()[:3]), encoding="utf-8")
    out = run("scenario", "--show", str(file))
    assert out.exit_code == 0 and out.output.count("Conflict:") == 1
    file.write_text("\n".join(TOLD.splitlines()[:4]), encoding="utf-8")
    assert run("scenario", "--show", str(file)).output.count("Conflict:") == 2
    assert "without a 'then'" in run("scenario", str(file)).output


def test_what_is_drawn_before_a_failure_stays(file: Path) -> None:
    file.write_text(file.read_text(encoding="utf-8").replace("coins 10", "coins 9"), encoding="utf-8")
    out = run("scenario", "--show", str(file))
    assert out.exit_code == 1 and "mine.scn:11: A: coins 9: A coins is 10" in out.output
    assert out.output.count("Conflict:") == 4


def test_the_wrong_line_of_a_setup_is_named(file: Path) -> None:
    file.write_text(file.read_text(encoding="utf-8").replace("city tavern", "city taven"), encoding="utf-8")
    out = run("scenario", str(file))
    assert "mine.scn:8: A: city taven: city: no such card: 'taven'; did you mean 'tavern'?" in out.output


@pytest.mark.parametrize("name", ["lantern", "seven_wonders_duel"])
def test_the_words_of_a_game_are_listed(name: str) -> None:
    page = Path(__file__).parents[2] / "docs" / "vocabulary" / f"{name}.md"
    out = run("scenario", "--vocabulary", name)
    assert out.exit_code == 0 and out.output.strip() == page.read_text(encoding="utf-8").strip()


def test_a_folder_without_scenarios_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("nothing", encoding="utf-8")
    empty = tmp_path / "empty.scn"
    empty.write_text("# nothing yet\n", encoding="utf-8")
    for paths in ([str(tmp_path)], [str(empty)], []):
        with pytest.raises(BadArgument) as e:
            run("scenario", *paths)
        assert e.value.id == "scenario-none"
        for lang in words.LANGUAGES:
            assert "scenario-none" not in words.Words(lang).error(e.value)


def test_a_line_without_a_scenario_is_an_error(file: Path) -> None:
    with pytest.raises(BadArgument):
        run("scenario", "--line", "99", str(file))
