"""An outcome of chance is shown once, by the sentence that says most."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console

import ecumene
from ecumene.cli.screen import Screen
from ecumene.words import Words

HOTSEAT = Path(__file__).parent.parent / "games" / "clash_of_cultures" / "golden" / "hotseat.rec"


def test_a_roll_is_told_with_who_rolled_and_no_second_time() -> None:
    match = ecumene.read(HOTSEAT.read_text(encoding="utf-8"))
    console = Console(width=120)
    with console.capture() as told:
        Screen(match, Words("en", match.game, match.players), console).show_log(0, 0)
    said = " ".join(told.get().split())
    assert "· Barbarians: a roll of 5, a roll of 5; combat value 10, hits 2 · Bohdan: settlement lost, G8" in said
    assert "Die:" not in said and "Event drawn" not in said
    assert "Region turned up: Region" in said, "what no event tells is said"
