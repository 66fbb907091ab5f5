"""What a deck needs besides its row: marks on tiles, a card for each player. The source is a changed copy.

One more row alone in every deck is tried by `tests/every_game/test_added_rows.py`.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import ecumene

CARDS = Path("ecumene/games/new_dawn/cards")
Edit = tuple[str, str, str]  # file, the text after which something is added, what is added

LEADER = ("leaders.py", "[ECONOMY, CULTURE, SCIENCE, MILITARY, INDUSTRY]),", 'Egypt("poland", [0, 1, 2, 3, 4]),')
WONDER = (
    "wonders.py",
    'attack=2, unverified="says attack"),',
    'HangingGardens("zoo", CULTURE_DECK, ANCIENT, 6, [OIL, MARBLE], amount=4),',
)
PACT = (
    "pacts.py",
    'out.append(OpenBorders(f"open_borders_{seat}", giver))',
    '; out.append(Guard(f"guard_{seat}", giver))',
)
GUARD = (
    "pacts.py",
    "        return friendly(s, self.giver) if self.giver < len(s.empires) else NOWHERE\n",
    "\n\nclass Guard(Pact):\n    def keeps_out_barbarians(self) -> bool:\n        return True\n",
)
GOAL = ("agendas.py", 'agenda["preservationist"]),', 'Victory("peaceful", agenda["civilized"], agenda["populous"]),')
AGENDA = ("agendas.py", 'Civilized("civilized", 8),', 'Civilized("crowded", 3),')
TILE = (
    "tiles.py",
    '"0:capital 8:marble", unverified="3:grassland")),',
    'Tile("tile_17", STATE_TILE, Side("gggddggwhw", ""), Side("fgghmdfghw", "")),',
)
STATE = ("city_states.py", 'Kabul("kabul", MILITARY, amount=3),', 'Kabul("riga", MILITARY, amount=3),')
STATE_NAME = ("tiles.py", '"buenos_aires", "kabul",', '"riga",')
NATURAL = ("natural_wonders.py", 'Natural("pantanal", MARBLE),', 'Natural("etna", OIL),')
NATURAL_NAME = ("tiles.py", '"mount_kilimanjaro", "pantanal",', '"etna",')
STATE_TILE = (*TILE[:2], TILE[2].replace('""', '"1:riga"'))
MARKED_TILE = (
    "tiles.py",
    TILE[1],
    'Tile("tile_17", STATE_TILE, Side("ggnddggwhw", "1:riga 2:etna"), Side("fgghmdfghw", "1:riga")),',
)

PLAYS: dict[str, tuple[list[Edit], str]] = {  # what is added, and what of it must come up
    "pacts": ([PACT, GUARD], "pact:guard_a"),
    "states": ([STATE, STATE_NAME, STATE_TILE], "state:riga"),
    "everything": (
        [LEADER, WONDER, PACT, GUARD, GOAL, AGENDA, STATE, STATE_NAME, NATURAL, NATURAL_NAME, MARKED_TILE],
        "natural:etna|gained_natural [A-D] etna",
    ),
}
REFUSED: dict[str, tuple[list[Edit], str]] = {
    "a name without a city-state": ([STATE_NAME], "“state” has 8 rows; the rules need 9"),
    "a pact of one player": (
        [("pacts.py", "    out: list[Pact] = [", 'JointWar("joint_war_e", 0)')],
        "“pact” has 5 rows; the rules need 4",
    ),
}

PLAY = """
import re, sys
from ecumene.games.new_dawn.game import GAME
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import legal
from ecumene.kernel.match.match import Match
from ecumene.testing import laws

seen = ""
for seed in range(12):
    match, rng = Match(GAME, seed, 4 - seed % 3, {"map": ["built", "first"][seed % 2]}), Rng(seed)
    for move in range(100):
        if match.over:
            break
        if move % 20 == 19:
            s = match.state.clone()
            laws.conserved(GAME, s)
            laws.clone_is_apart(GAME, s)
            laws.saved_and_loaded(GAME, s)
            laws.legal_where_nothing_refuses(GAME, s, rng)
            laws.imagined_looks_the_same(GAME, s, 0, rng)
            GAME.evaluate(s, 0)
            seen += str(GAME.board(GAME.view(s, 0)))
        match.choose(GAME.at_random(legal(match.state), rng))
    seen += match.record() + " ".join(GAME.events.text(e) for ply in match.plies for e in ply.events)
    if re.search(sys.argv[1], seen) and seed > 0:
        break
else:
    sys.exit(f"{sys.argv[1]} did not come up")
for kind in GAME.kinds:
    for row in range(len(GAME.codec.kinds[kind]) if isinstance(GAME.codec.kinds.get(kind), list) else 0):
        GAME.facts(GAME.make_rules(""), kind, row)
"""


@pytest.fixture(scope="module")
def copied(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package's sources, without anything that is compiled."""
    folder = tmp_path_factory.mktemp("added_rows")
    left_out = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "static")
    shutil.copytree(Path(ecumene.__file__).parent, folder / "ecumene", ignore=left_out)
    return folder


@pytest.fixture
def rows(copied: Path, tmp_path: Path) -> Iterator[Path]:
    """The folder of the decks, as printed again afterwards."""
    kept = tmp_path / "cards"
    shutil.copytree(copied / CARDS, kept)
    yield copied / CARDS
    shutil.rmtree(copied / CARDS)
    shutil.copytree(kept, copied / CARDS)


def run(cards: Path, edits: list[Edit], *words: str) -> subprocess.CompletedProcess[str]:
    for name, after, more in edits:
        text = (cards / name).read_text(encoding="utf-8")
        assert text.count(after) == 1, (name, after)
        (cards / name).write_text(text.replace(after, f"{after} {more}" if "\n" not in more else after + more), "utf-8")
    package = cards.parents[3]
    env = {**os.environ, "PYTHONPATH": str(package), "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run([sys.executable, "-c", PLAY, *words], env=env, capture_output=True, text=True)


@pytest.mark.parametrize("deck", PLAYS)
def test_a_row_more_plays(rows: Path, deck: str) -> None:
    edits, comes_up = PLAYS[deck]
    done = run(rows, edits, comes_up)
    assert done.returncode == 0, done.stderr[-2000:]


@pytest.mark.parametrize("what", REFUSED)
def test_what_does_not_fit_is_refused(rows: Path, what: str) -> None:
    edits, error = REFUSED[what]
    done = run(rows, edits, "nothing")
    assert re.search(f"BadRows: .*{error}", done.stderr), done.stderr[-2000:]
