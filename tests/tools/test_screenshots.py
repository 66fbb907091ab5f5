"""Which pictures are made, and the contact sheets."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tools import contact_sheets, screenshots
from tools.local_server import ROOT
from tools.positions import POSITIONS
from tools.screenshots import HEIGHTS, LANGUAGES, THEMES, asked_for, everything, exhibits

WEB = ROOT / "web" / "src"


def test_without_words_every_picture_is_wanted() -> None:
    wanted, _ = asked_for([])
    assert (wanted.widths, wanted.languages, wanted.themes) == (list(HEIGHTS), list(LANGUAGES), list(THEMES))
    assert all(wanted.has(shot.name) for shot in [*everything(), *exhibits()])


def test_a_subset_is_asked_for_by_words() -> None:
    wanted, _ = asked_for(["duel", "--width", "360,1920", "--lang", "pl", "--theme", "dark"])
    assert (wanted.widths, wanted.languages, wanted.themes) == ([360, 1920], ["pl"], ["dark"])
    assert wanted.has("duel") and not wanted.has("gallery-duel-late")


def test_what_there_is_not_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        asked_for(["--width", "500"])
    assert "no picture is that wide" in capsys.readouterr().err


def test_readme_needs_one_picture_of_each() -> None:
    wanted, _ = asked_for(["--readme"])
    assert set(wanted.names) <= {x.name for x in [*everything(), *exhibits()]}
    for name, width, theme in screenshots.README.values():
        assert wanted.has(name) and width in wanted.widths and theme in wanted.themes
    assert wanted.languages == ["en"]


def test_names_are_different() -> None:
    names = [x.name for x in [*everything(), *exhibits()]]
    assert len(names) == len(set(names))


def test_every_exhibit_of_the_gallery_is_shot() -> None:
    page = (WEB / "pages" / "gallery.tsx").read_text(encoding="utf-8")
    listed = re.search(r"const SHEETS.*?\n};", page, re.DOTALL)
    assert listed
    components = re.findall(r'^  "?([\w-]+)"?:', listed[0], re.MULTILINE)
    actions = said_in("actions.ts", "ACTIONS")
    happened = said_in("positions.ts", "NETWORK_EVENTS")
    shot = {x.name.removeprefix("gallery-") for x in exhibits()}
    states = {f"{name}-{state}" for name in screenshots.SHOWN_IN_STATES for state in ["long", *actions, *happened]}
    crowded = re.search(r"CROWDED = /(.*?)/", page)
    assert crowded
    long = {f"{x}-long" for x in POSITIONS if re.search(crowded[1], x)}
    assert "ages-crowded-long" in long
    assert shot == {*components, *POSITIONS, *states, *long}


def said_in(file: str, name: str) -> list[str]:
    text = (WEB / "gallery" / file).read_text(encoding="utf-8")
    found = re.search(rf"{name} = \[(.*?)\]", text)
    assert found
    return re.findall(r'"(\w+)"', found[1])


def test_what_people_get_has_no_gallery() -> None:
    """The page is fetched by one import alone, and that stands behind what a production build knows to be false."""
    app = (WEB / "app.tsx").read_text(encoding="utf-8")
    assert app.count("gallery") == 3 and '.MODE === "gallery"' in app and "SHOWS_GALLERY ?" in app
    others = [p for p in WEB.rglob("*.ts*") if "gallery" not in str(p.relative_to(WEB)) and p.name != "app.tsx"]
    assert others and not [p.name for p in others if "gallery" in p.read_text(encoding="utf-8")]


def test_a_sheet_shows_every_picture_with_its_words(tmp_path: Path) -> None:
    made = tmp_path / "a.png"
    made.write_bytes(b"picture")
    page = contact_sheets.page_of(
        [[("en light", made), ("uk <light>", made)], [("en dark", made), ("uk dark", made)]], 1920
    )
    assert page.count("<img width=640 ") == 4 and page.count("<tr>") == 2
    assert "uk &lt;light&gt;" in page and "cGljdHVyZQ==" in page
    assert "<img width=360 " in contact_sheets.page_of([[("", made)]], 360)
