"""Compile the kernel and the rules with mypyc: a copy of the package in build/native, to be put on PYTHONPATH.

    python -m tools.native                    build what is out of date
    python -m tools.native --have-compiler    exit code 0 if a C extension can be built here
    python -m tools.native --compare 30       do both builds play the same 30 games, or fewer long ones, to the letter?
    python -m tools.native --folder           where the newest build is; it stays as it is while others are made

Everything also runs without it. Modules are compiled that hold rules; the border (views, words, matches) never is. What
is compiled and how is in `tools.compiler`.

`build/native` is a link to a folder that never changes once it is there: a build is made in a new folder and renamed
when it is complete, so that whatever still runs on the last one goes on with one piece.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import platform
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path
from typing import NamedTuple

from ecumene.checkout import fingerprint
from tools import compiler
from tools.compiler import COMPILED, LEVELS, OPTIMISED, PLAIN, ROOT, SOURCE, TUNED, have_compiler, modules, sync

BUILT = ROOT / "build" / "native"
TIMES = "build_times.json"  # beside it


class Mark(NamedTuple):
    """What is written beside a complete build, in its file `stamp`."""

    stamp: str  # of what decides how the compiled modules come out
    level: str
    fingerprint: str  # of every file of the package

    def serves(self, stamp: str, level: str) -> bool:
        return self.stamp == stamp and LEVELS.index(self.level) >= LEVELS.index(level)


def stamp(source: Path, names: list[str]) -> str:
    """A digest of all that decides how the compiled modules come out."""
    digest = hashlib.blake2b(digest_size=16)
    for part in (sys.version, platform.platform(), version("mypy"), os.environ.get("CFLAGS", "")):
        digest.update(part.encode() + b"\0")
    digest.update(Path(compiler.__file__).read_bytes())
    for name in names:
        digest.update(name.encode() + b"\0" + (source / name).read_bytes() + b"\0")
    return digest.hexdigest()


def newest() -> tuple[Path, Mark] | None:
    """The build that `build/native` leads to, if it is complete."""
    folder = BUILT.resolve()
    try:
        return folder, Mark(**json.loads((folder / "stamp").read_text(encoding="utf-8")))
    except (OSError, ValueError, TypeError):  # there is none, or an older version of this file made it
        return None


@contextmanager
def alone(wait: bool = True) -> Iterator[bool]:
    """Only one process builds at a time. Without waiting: False if another one does. The system ends a dead one's."""
    import fcntl

    BUILT.parent.mkdir(parents=True, exist_ok=True)
    with BUILT.with_name("native.lock").open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            if not wait:
                yield False
                return
            print("· another build is running; waiting for it", flush=True)
            fcntl.flock(file, fcntl.LOCK_EX)
        yield True


def publish(fresh: Path, mark: Mark) -> Path:
    """Make a complete build the newest one; the one before stays for whoever runs on it."""
    (fresh / "stamp").write_text(json.dumps(mark._asdict()), encoding="utf-8")
    before = BUILT.resolve()
    there = {int(n): path for path in BUILT.parent.glob("native-*") if (n := path.name.rpartition("-")[2]).isdigit()}
    folder = fresh.rename(BUILT.with_name(f"native-{max(there, default=0) + 1}"))
    link = BUILT.with_name("native.link")
    link.unlink(missing_ok=True)
    link.symlink_to(folder.name)
    if BUILT.is_dir() and not BUILT.is_symlink():  # as an older version of this file left it
        shutil.rmtree(BUILT)
    link.replace(BUILT)
    for old in set(there.values()) - {before}:
        shutil.rmtree(old)
    return folder


def started() -> Path:
    """An empty folder to build in; whatever an interrupted build left there is gone."""
    fresh = BUILT.with_name("native.new")
    shutil.rmtree(fresh, ignore_errors=True)
    return fresh


def renew(level: str = PLAIN) -> Path | None:
    """The folder of a build of today's sources, if nothing has to be compiled for it: plain files may have changed."""
    found = newest()
    if not found or not found[1].serves(stamp(SOURCE, modules()), level):
        return None
    folder, mark = found
    today = fingerprint(SOURCE)
    if mark.fingerprint == today:
        return folder
    fresh = started()
    sync(SOURCE, fresh / "ecumene")
    for path in (x for end in ("so", "pyd") for x in folder.rglob(f"*.{end}")):
        os.link(path, fresh / path.relative_to(folder))
    return publish(fresh, mark._replace(fingerprint=today))


def build(level: str = TUNED, force: bool = False, jobs: int | None = None) -> None:
    """Bring build/native up to date. A build that fails leaves the last good one alone."""
    before = newest()
    if not force and (folder := renew(level)):
        print(
            "· up to date" if before and folder == before[0] else "· compiled modules are up to date; the rest copied"
        )
        return
    began, used = time.monotonic(), processor_seconds()
    names, fresh = modules(), started()
    mark = Mark(stamp(SOURCE, names), level, fingerprint(SOURCE))
    sync(SOURCE, fresh / "ecumene")
    if Mark(stamp(fresh / "ecumene", names), level, fingerprint(fresh / "ecumene")) != mark:
        raise SystemExit("the sources changed while they were copied; try again")
    lines = sum(len((SOURCE / name).read_text(encoding="utf-8").splitlines()) for name in names)
    print(f"· compiling {len(names)} modules, {lines} lines, {TAKES[level]}", flush=True)
    compiler.compile_package(fresh, level, jobs)
    folder, used = publish(fresh, mark), processor_seconds() - used
    took = {**build_times(), level: round(used)}
    BUILT.with_name(TIMES).write_text(json.dumps(took), encoding="utf-8")
    print(f"· built {folder.relative_to(ROOT)} in {time.monotonic() - began:.0f} s, {used:.0f} s of a processor")


def processor_seconds() -> float:
    """Of this process and of those it has ended."""
    return sum(os.times()[:4])


def build_times() -> dict[str, int]:
    """Seconds of a processor that the last build of each level took, as far as there was one here."""
    try:
        took: dict[str, int] = json.loads(BUILT.with_name(TIMES).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return took


TAKES = {
    PLAIN: "once: a minute",
    OPTIMISED: "once: some minutes",
    TUNED: "twice, with random games between: a quarter of an hour of a processor",
}


PLAY = """
import sys, ecumene, ecumene.kernel.core.state as state
from hashlib import blake2b
from ecumene.kernel.match.replay import with_checksums
print("compiled" if not state.__file__.endswith(".py") else "interpreted")
for name in sys.argv[2].split(","):
    game, made, seed = ecumene.game(name), 0, 0
    while made < 60 * int(sys.argv[1]):
        players = game.fewest + seed % (game.most - game.fewest + 1)
        match, rng = ecumene.new(name, seed=seed, players=players), ecumene.Rng(seed)
        while not match.over:
            match.choose(game.at_random(ecumene.legal(match.state), rng))
            made += 1
        print(name, seed, blake2b(with_checksums(match).text().encode(), digest_size=8).hexdigest())
        seed += 1
"""


def play(path: Path, games: int) -> list[str]:
    """Random games with the package that lies at `path`: which build it was, then a digest of every record.

    Of each game so many that as much is decided as in `games` short ones, with as many players as can be, in turn.
    """
    run = subprocess.run(
        [sys.executable, "-c", PLAY, str(games), ",".join(COMPILED)],
        env={**os.environ, "PYTHONPATH": str(path), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
    )
    if run.returncode:
        raise SystemExit(run.stderr)
    return run.stdout.splitlines()


def compare(games: int) -> int:
    """Both builds side by side; how many records differ."""
    plain, fast = play(SOURCE.parent, games), play(BUILT.resolve(), games)
    assert (plain.pop(0), fast.pop(0)) == ("interpreted", "compiled"), "the builds were not found where they should be"
    different = sorted({line.rsplit(" ", 1)[0] for line in set(plain) ^ set(fast)})
    print(f"· {len(plain)} games of {', '.join(COMPILED)}: {len(different)} differ between the builds")
    for which in different:
        print(f"  {which}")
    return len(different)


# Compiled code can differ from its source by arithmetic, types and copies only. So scenarios, golden games, laws and
# whatever plays or computes run on both builds. These look at what is never compiled, and are not run again:
NOT_AGAIN = (
    "kernel/test_annotated_records.py",  # records, codec, arguments and errors: kernel/border and kernel/match
    "kernel/test_arguments.py",
    "kernel/test_bounds.py",
    "kernel/test_codec.py",
    "kernel/test_damage.py",
    "kernel/test_public_api.py",
    "kernel/test_record.py",
    "kernel/test_result.py",
    "every_game/test_kit.py",  # whether laws and scenarios find what is wrong, which does not depend on the build
    "every_game/test_leaks.py",
    "every_game/test_added_rows.py",  # the text of the sources
    "every_game/test_atoms.py",
    "every_game/test_declared_views.py",
    "every_game/test_names_in_rules.py",
    "every_game/test_refusals.py",
    "every_game/test_rooms.py",
    "games/*/test_source.py",
    "games/*/test_board.py",  # what is drawn
)
# Where there is a compiler, these run on the compiled build alone: many whole games, of bots or at random, laws at many
# positions, and tables of single games take several times as long interpreted and hold of both builds or of none. On
# both run scenarios, golden games and `every_game/test_determinism.py`, and `--compare` plays the same games with both.
ONLY_COMPILED = (
    "tests/bots/*",
    "tests/every_game/test_contract.py",
    "tests/every_game/test_hash_seeds.py",  # sets and their order are Python's own in both builds
    "tests/every_game/test_laws.py",
    "tests/every_game/test_odd_corrections.py",
    "tests/every_game/test_refusing_anything.py",
    "tests/every_game/test_scenario_language.py",
    "tests/every_game/test_secrecy.py",
    "tests/every_game/test_sets.py",
)
ON_BOTH = ("test_scenarios.py", "test_source.py", "test_board.py")  # of a game; the last two are not run again


def only_compiled() -> list[str]:
    """Patterns of tests that are left out of the interpreted run."""
    own = [path for game in COMPILED for path in sorted((ROOT / "tests" / "games" / game).glob("test_*.py"))]
    return [*ONLY_COMPILED, *(path.relative_to(ROOT).as_posix() for path in own if path.name not in ON_BOTH)]


def tests_of_compiled() -> list[str]:
    """For pytest: folders and what of them is left out."""
    folders = [
        "tests/kernel",
        "tests/every_game",
        "tests/bots",
        "tests/wheels",
        *(f"tests/games/{game}" for game in COMPILED),
    ]
    return [*folders, *(f"--ignore-glob=tests/{name}" for name in NOT_AGAIN)]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--have-compiler", action="store_true", help="say by the exit code whether this can work here")
    parser.add_argument("--tests", action="store_true", help="say which tests run on the compiled build")
    parser.add_argument("--left-out", action="store_true", help="say which tests run on the compiled build alone")
    parser.add_argument("--force", action="store_true", help="compile even if nothing has changed")
    parser.add_argument("--folder", action="store_true", help="say where the newest build is")
    parser.add_argument("--plain", action="store_true", help="compile once, with little effort: as right, not as fast")
    parser.add_argument(
        "--compare",
        type=int,
        metavar="N",
        help="play N random games of each game, or fewer long ones, with both builds",
    )
    args = parser.parse_args()
    if args.have_compiler:
        sys.exit(0 if have_compiler() else 1)
    if args.tests:
        print(*tests_of_compiled())
        return
    if args.left_out:
        print(*(f"--ignore-glob={name}" for name in only_compiled()) if have_compiler() else ())
        return
    if args.folder:
        print(BUILT.resolve())
        return
    with alone():
        build(PLAIN if args.plain else TUNED, args.force)
    if args.compare:
        sys.exit(1 if compare(args.compare) else 0)


if __name__ == "__main__":
    main()
