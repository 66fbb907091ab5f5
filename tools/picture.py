"""README's picture: a golden game of Duel in the terminal, drawn as SVG. `python tools/picture.py`."""

from __future__ import annotations

import io
from pathlib import Path

from rich.console import Console

from ecumene.cli.session import Session
from ecumene.games import find
from ecumene.kernel.record import read
from ecumene.kernel.replay import Replay
from ecumene.kernel.state import legal
from ecumene.words import Words

ROOT = Path(__file__).parent.parent
RECORD = ROOT / "tests/games/seven_wonders_duel/golden/played.rec"
LINES = 70  # of the record: early in the second age
WIDTH = 124


def main() -> None:
    record = read(RECORD.read_text(encoding="utf-8"))
    again = Replay(find("seven_wonders_duel"), record)
    for line in record.lines:
        again.line(line)
        if len(again.match.plies) >= LINES and again.match.seat == "A":
            break
    console = Console(record=True, width=WIDTH, file=io.StringIO(), force_terminal=True)
    match = again.match
    screen = Session(match, Words("en", match.game, match.players), console, ROOT, 0)
    screen.told = max(0, len(match.plies) - 4)
    screen.show_table(0)
    screen.show_choices(screen.choices(0, legal(match.state)))
    target = ROOT / "docs/pictures/duel.svg"
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(console.export_svg(title="ecumene play", clear=True), encoding="utf-8")


if __name__ == "__main__":
    main()
