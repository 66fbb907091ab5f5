"""One more row in every deck: the game plays on with it, or a clear error says what does not fit.

The rows are written into a copy of the sources, as somebody who adds a card would do it.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[3] / "src"
GAME = "ecumene/games/age_of_civilization"

# by file and function of the rows
ADDED = {
    ("actions", "action_rows"): ['Action("harbour", 1, 1, 0, 0, "2 coins", sort="permanent")'],
    ("civilizations", "civilization_rows"): ['Civilization("atlantis", 3, "harbour: 1 coins", "research: -1 cost")'],
    ("technologies", "tech_rows"): [
        'Tech("optics", "left", 1, "", "harbour: 1 points")',
        'Tech("wheel", "right", 1, "", "trade: 1 coins", "mining", 9)',
        'Tech("chariots", "right", 2, "wheel", "strength 1", "iron_working", 9)',
    ],
    ("technologies", "special_rows"): ['Special("chariots", "right", "wheel", "chariots")'],
    ("wonders", "wonder_rows"): ['Wonder("sphinx", "end: 3 points")'],
    ("events", "event_rows"): ['Event("comet", "all", "1 points")'],
    ("commands", "command_rows"): ['Command("plunder", always="1 lose_coins")'],
    ("achievements", "achievement_rows"): ['Achievement("hamlet", 1)'],
    ("modes", "mode_rows"): ['PathToGlory("island", solo=1, deck="atlantis egypt", wonder_pool=4, bronze="point 1")'],
}
# a row that does not fit, and what is said
REFUSED = {
    "a ninth card for the time track": (
        {("actions", "action_rows"): ['Action("harbour", 1, 1, 0, 0, "2 coins")']},
        "actions: 8 common cards lie on the time track, there are 9",
    ),
    "a card without its technologies": (
        {("technologies", "special_rows"): ['Special("chariots", "right", "walls", "castles")']},
        "specials: chariots has the technologies ['walls', 'castles'], there are with card=9: []",
    ),
    "a technology without its card": (
        {("technologies", "tech_rows"): ['Tech("wheel", "right", 1, "", "", "mining", 9)']},
        "techs: wheel is on the card 9, there are 9",
    ),
    "two rows of one name": (
        {("wonders", "wonder_rows"): ['Wonder("petra", "end: 3 points")']},
        "wonders: 16 rows, there are 15 names",
    ),
    "more civilizations than fit into a bag": (
        {("civilizations", "civilization_rows"): [f'Civilization("land_{i}", 3, "", "")' for i in range(14)]},
        "civilizations: at most 61 rows, there are 62",
    ),
    "a mode whose deck names nobody": (
        {("modes", "mode_rows"): ['PathToGlory("island", solo=1, deck="atlantis", wonder_pool=4)']},
        "modes.island.deck: fit-word {'where': 'modes.island.deck', 'value': 'atlantis'",
    ),
}

PLAY = """
import json
from ecumene.games.age_of_civilization.game import GAME
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import legal
from ecumene.kernel.match.match import Match
from ecumene.testing.laws import keep_at

said = set()
tables = [(n, options) for n in (1, 1, 1, 1, 2, 4) for options in GAME.combinations(n)]
for seed, (players, options) in enumerate(tables):
    match, rng = Match(GAME, seed, players, options), Rng(seed)
    while not match.over:
        choices = legal(match.state)
        said |= {GAME.codec.text(a) for a in choices}
        match.choose(GAME.at_random(choices, rng))
        GAME.zones.check(match.state)
    keep_at(GAME, match.state.clone(), rng)
    for ply in match.plies:
        said |= {GAME.events.text(e) for e in ply.events} | {GAME.codec.text(a) for a in ply.actions}
modes = {options["mode"] for _, options in tables}
print(json.dumps([sorted(said), sorted(modes)]))
"""


def with_rows(folder: Path, added: dict[tuple[str, str], list[str]]) -> Path:
    """A copy of the sources with more rows."""
    shutil.copytree(SOURCES, folder, ignore=shutil.ignore_patterns("__pycache__", "*.so", "web", "*.js"))
    for (file, function), rows in added.items():
        path = folder / GAME / "cards" / f"{file}.py"
        head, tail = path.read_text(encoding="utf-8").split(f"def {function}(", 1)
        body, rest = tail.split("\n    ]\n", 1)
        more = "".join(f"\n        {row}," for row in rows)
        path.write_text(f"{head}def {function}({body}{more}\n    ]\n{rest}", encoding="utf-8")
    return folder


def run(folder: Path, program: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    return subprocess.run(
        [sys.executable, "-c", program], env=environment, cwd=folder, capture_output=True, text=True, check=False
    )


def first_words(said: Iterable[str], name: str) -> set[str]:
    """The verbs of the lines that name something."""
    return {line.split()[0] for line in said if name in line.split()}


def test_every_deck_plays_with_one_more_row(tmp_path: Path) -> None:
    done = run(with_rows(tmp_path / "src", ADDED), PLAY)
    assert done.returncode == 0, done.stderr[-2000:]
    said, modes = json.loads(done.stdout)
    assert {"found", "absorb", "born"} <= first_words(said, "atlantis")
    assert {"take", "built"} <= first_words(said, "sphinx")
    assert {"buy", "bought"} <= first_words(said, "chariots")
    assert {"learn"} <= first_words(said, "wheel")
    assert {"act", "performed"} <= first_words(said, "harbour")
    assert {"learn", "learnt"} <= first_words(said, "optics")
    assert {"token", "event"} <= first_words(said, "comet")
    assert {"command"} <= first_words(said, "plunder")
    assert {"achieved"} <= first_words(said, "hamlet")
    assert "island" in modes


@pytest.mark.parametrize(("added", "said"), REFUSED.values(), ids=REFUSED)
def test_a_row_that_does_not_fit_is_refused(tmp_path: Path, added: dict[tuple[str, str], list[str]], said: str) -> None:
    done = run(with_rows(tmp_path / "src", added), "import ecumene.games.age_of_civilization.game")
    assert done.returncode and said in done.stderr.splitlines()[-1], done.stderr[-2000:]
