"""Which tests `make quick` runs: what a change most likely breaks, in less than two minutes on two cores.

    python -m tools.quick                 run them
    python -m tools.quick duel server     all tests of these parts instead: of a game, or of a folder of tests

No browser, nothing compiled, no game that is played by bots, none of the laws over many positions. `make test` runs
everything.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path

from ecumene.games import GAMES, TOYS

ROOT = Path(__file__).resolve().parent.parent
TESTS = ROOT / "tests"

SLOW = [  # seconds each, where the others take tenths
    "every_game/test_determinism.py",
    "every_game/test_hash_seeds.py",
    "every_game/test_laws.py",
    "every_game/test_leaks.py",
    "every_game/test_odd_corrections.py",
    "kernel/test_bounds.py",
]
FIRST = [  # folders without what is slow, and single files
    "kernel",
    "every_game",
    "games/*/test_scenarios.py",
    "games/*/test_sets.py",
    "server/test_before.py",
    "server/test_static_files.py",
    "server/test_play.py",
    "server/test_store.py",
    "server/test_undo.py",
    "cli/test_commands.py",
    "test_errors.py",
    "test_reading.py",
    "test_words.py",
]
OF_A_GAME = ["every_game", "test_words.py", "test_errors.py"]  # those that name it; and its own folder
WORDS = ["test_words.py", "test_errors.py", "test_reading.py"]


def find_game(word: str) -> str:
    """By its id or a word of it that no other game has: `duel`. Empty if there is none."""
    found = [game for game in [*GAMES, *TOYS] if word == game or word in game.split("_")]
    return found[0] if len(found) == 1 else ""


def arguments(part: str = "") -> list[str]:
    """For pytest: paths, and what of them is left out."""
    if not part:
        chosen = [x for pattern in FIRST for x in sorted(TESTS.glob(pattern))]
        return [*map(str, chosen), *(f"--ignore={TESTS / x}" for x in SLOW)]
    if game := find_game(part):
        return [str(TESTS / x) for x in (f"games/{game}", *OF_A_GAME)] + ["-k", game]
    if part == "words":
        return [str(TESTS / x) for x in WORDS]
    folders = [x.name for x in sorted(TESTS.iterdir()) if any(x.glob("test_*.py"))]
    if part not in folders:
        raise SystemExit(
            f"{part!r} is no game and no folder of tests. There are: {', '.join([*GAMES, *folders])}, words"
        )
    return [str(TESTS / part)]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("parts", nargs="*", help="a game, a folder of tests, or `words`")
    runs = [arguments(part) for part in parser.parse_args().parts or [""]]
    pytest = [sys.executable, "-m", "pytest", "-n", "2", "--dist", "loadgroup"]
    sys.exit(max(subprocess.run([*pytest, *run], cwd=ROOT).returncode for run in runs))


if __name__ == "__main__":
    main()
