"""`make vocabulary`: write the pages with every word of scenarios, one for each game, to docs/vocabulary."""

from __future__ import annotations

from pathlib import Path

from ecumene.games import GAMES, TOYS, find
from ecumene.testing.vocabulary import vocabulary

PAGES = Path(__file__).parent.parent / "docs" / "vocabulary"

if __name__ == "__main__":
    PAGES.mkdir(parents=True, exist_ok=True)
    for name in [*GAMES, *TOYS]:
        (PAGES / f"{name}.md").write_text(vocabulary(find(name)), encoding="utf-8")
