"""Compile the kernel and the rules with mypyc: a copy of the package in build/native, to be put on PYTHONPATH.

    python -m tools.native                    build what is out of date
    python -m tools.native --have-compiler    exit code 0 if a C extension can be built here
    python -m tools.native --compare 30       do both builds play the same 30 games, or fewer long ones, to the letter?

Everything also runs without it. Modules are compiled that hold rules; the border (views, words, matches) never is.
"""

from __future__ import annotations

import argparse
import hashlib
import itertools
import os
import platform
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "ecumene"
BUILT = ROOT / "build" / "native"

CORE = "kernel/core"
ROOMS = ("cards", "rules", "strategy")  # of a game: what is asked while a bot searches
# The toy compiles too, but tests plant faults in its classes, which compiled classes do not allow. Interpreted, it also
# shows that a new game runs on the compiled kernel.
INTERPRETED = ("lantern",)
COMPILED = sorted({path.parent.name for path in (SOURCE / "games").glob("*/game.py")} - set(INTERPRETED))
# Without the first gcc may not inline one function of a shared library into another: a quarter of the speed. Left to
# itself it also keeps calling the small functions that read a list; allowed to inline more, it gives a twentieth.
INLINE = "-fno-semantic-interposition --param max-inline-insns-auto=100 --param inline-unit-growth=150"
FLAGS = "" if os.name == "nt" else INLINE
QUIET = "" if os.name == "nt" else "-Wno-all"  # looking for what it could warn of takes gcc longer than compiling


def rules_of(game: str) -> list[str]:
    """The modules of a game that are compiled, as paths below its folder: "rules/turn"."""
    folder = SOURCE / "games" / game
    return [name for room in ROOMS for name in modules_in(folder, room)]


def modules_in(folder: Path, room: str) -> list[str]:
    found = (path.relative_to(folder).with_suffix("") for path in (folder / room).rglob("*.py"))
    return sorted(path.as_posix() for path in found if path.name != "__init__")


def modules() -> list[str]:
    """Paths below `SOURCE` of everything that is compiled."""
    kernel = [f"{name}.py" for name in modules_in(SOURCE, CORE)]
    return kernel + [f"games/{game}/{name}.py" for game in COMPILED for name in rules_of(game)]


def groups(names: list[str]) -> Iterator[tuple[list[str], str]]:
    """The kernel and each game apart: together they take a compiler four times as long."""
    for part, own in itertools.groupby(names, key=lambda name: name.removeprefix("games/").split("/")[0]):
        yield [f"ecumene/{name}" for name in own], f"ecumene_{part}"


def files(root: Path) -> Iterator[Path]:
    """What a copy of the package needs, relative to its root."""
    for path in sorted(root.rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts and path.suffix not in (".so", ".pyd"):
            yield path.relative_to(root)


def stamp(source: Path, names: list[str]) -> str:
    """A digest of all that decides how the compiled modules come out."""
    digest = hashlib.blake2b(digest_size=16)
    for part in (sys.version, platform.platform(), version("mypy"), FLAGS, os.environ.get("CFLAGS", "")):
        digest.update(part.encode() + b"\0")
    digest.update(Path(__file__).read_bytes())
    for name in names:
        digest.update(name.encode() + b"\0" + (source / name).read_bytes() + b"\0")
    return digest.hexdigest()


def sync(source: Path, copy: Path) -> int:
    """Make the copy's plain files those of the source; how many had to change. Compiled ones stay."""
    changed = 0
    wanted = set(files(source))
    for name in set(files(copy)) - wanted if copy.exists() else ():
        (copy / name).unlink()
        changed += 1
    for name in wanted:
        there, here = copy / name, source / name
        if not there.exists() or there.read_bytes() != here.read_bytes():
            there.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(here, there)
            changed += 1
    return changed


def have_compiler() -> bool:
    """Try it: a compiler alone is not enough without Python's headers."""
    from setuptools import Distribution, Extension
    from setuptools.command.build_ext import build_ext

    with tempfile.TemporaryDirectory() as folder:
        c = Path(folder) / "probe.c"
        c.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n")
        command = build_ext(Distribution({"name": "probe", "ext_modules": [Extension("probe", [str(c)])]}))
        command.build_lib = command.build_temp = folder
        command.ensure_finalized()
        saved = os.dup(1), os.dup(2)
        try:
            with open(os.devnull, "w") as nowhere:  # noqa: PTH123  compilers write to the descriptors themselves
                os.dup2(nowhere.fileno(), 1)
                os.dup2(nowhere.fileno(), 2)
                command.run()
        except Exception:  # whatever distutils raises: it cannot be built
            return False
        finally:
            os.dup2(saved[0], 1)
            os.dup2(saved[1], 2)
        return True


def compile_in(folder: Path, names: list[str], more: str | None = None) -> None:
    """Turn modules of the package that lies in `folder` into extensions beside them.

    With more flags, even none, as fast as can be. Without, in a fifth of the time: for tests, where compiling takes
    longer than all that an optimised build could save.
    """
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    before, flags = Path.cwd(), os.environ.get("CFLAGS")
    os.environ["CFLAGS"] = " ".join([flags or "", QUIET, *([] if more is None else [FLAGS, more])])
    os.chdir(folder)
    try:
        extensions = mypycify(
            ["--config-file=", f"--cache-dir={ROOT / 'build' / 'mypy_cache'}", *(f"ecumene/{name}" for name in names)],
            opt_level="0" if more is None else "3",
            debug_level="0",
            separate=list(groups(names)),
            target_dir="c",
        )
        command = build_ext(Distribution({"name": "ecumene_native", "ext_modules": extensions}))
        command.inplace = True
        command.build_temp = command.build_lib = "c"
        command.parallel = os.cpu_count()
        command.ensure_finalized()
        command.run()
    finally:
        os.chdir(before)
        del os.environ["CFLAGS"]
        if flags is not None:
            os.environ["CFLAGS"] = flags


TRAIN = """
import random
from ecumene import game
from ecumene.testing import speed
random.seed(5)
for name in {games!r}:
    for lot in (speed.driven(game(name)), speed.playouts(game(name)), speed.clones(game(name))):
        done = 0
        while done < 60_000:
            done += lot()
"""


def compile_tuned(folder: Path, names: list[str]) -> None:
    """Compile, watch random games, compile again for what they do most: a seventh faster. Plainly where that fails."""
    from setuptools.errors import CompileError, LinkError

    profile = folder / "profile"
    try:
        compile_in(folder, names, f"-fprofile-generate={profile}")
        env = {**os.environ, "PYTHONPATH": str(folder)}
        subprocess.run([sys.executable, "-c", TRAIN.format(games=COMPILED)], check=True, env=env)
        for made in folder.rglob("*.so"):
            made.unlink()
        shutil.rmtree(folder / "c")
        compile_in(folder, names, f"-fprofile-use={profile} -fprofile-correction -Wno-missing-profile")
    except (subprocess.CalledProcessError, CompileError, LinkError) as error:
        print(f"· this compiler cannot be tuned by a profile ({error}); compiling once")
        shutil.rmtree(folder / "c", ignore_errors=True)
        compile_in(folder, names, "")
    shutil.rmtree(profile, ignore_errors=True)


def build(force: bool = False, tuned: bool = True) -> None:
    """Bring build/native up to date. A build that fails leaves the last good one alone."""
    names = modules()
    mark, now = BUILT / "stamp", stamp(SOURCE, names) + (" tuned" if tuned else "")
    if not force and mark.exists() and mark.read_text() in (now, f"{now} tuned"):
        changed = sync(SOURCE, BUILT / "ecumene")
        print(f"· compiled modules are up to date ({changed} plain files copied)" if changed else "· up to date")
        return
    began = time.monotonic()
    fresh = BUILT.with_name("native.new")
    shutil.rmtree(fresh, ignore_errors=True)
    sync(SOURCE, fresh / "ecumene")
    lines = sum(len((SOURCE / name).read_text(encoding="utf-8").splitlines()) for name in names)
    how = "twice, with random games between: a quarter of an hour of a processor" if tuned else "once: a minute"
    print(f"· compiling {len(names)} modules, {lines} lines, {how}", flush=True)
    (compile_tuned if tuned else compile_in)(fresh, names)
    shutil.rmtree(fresh / "c")
    (fresh / "stamp").write_text(now)
    shutil.rmtree(BUILT, ignore_errors=True)
    fresh.rename(BUILT)
    print(f"· built {BUILT.relative_to(ROOT)} in {time.monotonic() - began:.0f} s")


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
    plain, fast = play(SOURCE.parent, games), play(BUILT, games)
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
    folders = ["tests/kernel", "tests/every_game", "tests/bots", *(f"tests/games/{game}" for game in COMPILED)]
    return [*folders, *(f"--ignore-glob=tests/{name}" for name in NOT_AGAIN)]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--have-compiler", action="store_true", help="say by the exit code whether this can work here")
    parser.add_argument("--tests", action="store_true", help="say which tests run on the compiled build")
    parser.add_argument("--left-out", action="store_true", help="say which tests run on the compiled build alone")
    parser.add_argument("--force", action="store_true", help="compile even if nothing has changed")
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
    build(args.force, tuned=not args.plain)
    if args.compare:
        sys.exit(1 if compare(args.compare) else 0)


if __name__ == "__main__":
    main()
