"""Maps in the terminal: terrain is shown in words or in signs, and the legend says what the signs mean."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rich.console import Console

import ecumene
from ecumene.cli.draw import BoardRenderer
from ecumene.games import find
from ecumene.kernel.border.sections import Hex, HexMap
from ecumene.words import LANGUAGES, Words

GAMES = Path(__file__).parent.parent / "games"
TERRAINS = ("grassland", "hills", "forest", "desert", "mountains", "water", "natural_wonder")


def drawn(lang: str, game: str, hexes: list[Hex], width: int) -> list[str]:
    renderer = BoardRenderer(Words(lang, find(game)), lambda ref: [], lambda ref: "")
    renderer.width = width
    console = Console(width=width, force_terminal=False)
    with console.capture() as said:
        console.print(renderer.map(HexMap(title="map", hexes=hexes)))
    return said.get().splitlines()


def grounds(lines: list[str]) -> list[str]:
    """The terrain of every hex as it is shown: `01-3 ♣`, `01-3♣`."""
    return [word for line in lines[1::2] for word in re.findall(r"\d\d-\d ?([^\d\s]+)", line)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_map_is_told_in_signs_that_the_legend_explains(lang: str) -> None:
    record = (GAMES / "new_dawn" / "golden" / "browser.rec").read_text(encoding="utf-8")
    match, words = ecumene.read(record), Words(lang, find("new_dawn"))
    board = match.game.board(match.game.view(match.state, 0))
    [hexes] = [x.hexes for x in board if isinstance(x, HexMap)]
    signs = {words.say(f"on-{terrain}") for terrain in TERRAINS}
    for width in (100, 120, 200):
        assert set(grounds(drawn(lang, "new_dawn", hexes, width))) == signs
    legend = words.say("legend")
    for terrain in TERRAINS:
        assert f"{words.say(f'on-{terrain}')} {words.say(f'terrain-{terrain}')}" in legend


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_are_used_where_all_of_them_fit_and_never_beside_signs(lang: str) -> None:
    words = Words(lang, find("new_dawn"))
    short = [Hex(q, 0, f"space:01-{q}", terrain) for q, terrain in enumerate(["hills", "forest", "water"])]
    assert grounds(drawn(lang, "new_dawn", short, 120)) == [words.say(f"terrain-{h.terrain}") for h in short]
    mixed = [
        *short,
        Hex(3, 0, "space:01-3", "natural_wonder"),
    ]  # in no language is there room for that, only for others
    assert grounds(drawn(lang, "new_dawn", mixed, 60)) == [words.say(f"on-{h.terrain}") for h in mixed]
