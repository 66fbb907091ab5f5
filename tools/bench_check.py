"""Has anything become slower? Counted instructions, compared with those that are kept: `python -m tools.bench_check`.

Times on a shared machine differ by a fifth from one minute to the next; counts hardly differ at all. They are kept in
tools/instructions.json, for each level of the build that is used, and depend on the versions of Python, the C compiler
and mypyc: where those are others, nothing is compared.

    python -m tools.bench_check            the build that is there; exit code 1 if something takes 10 % more
    python -m tools.bench_check --write    and keep these counts as those to compare with
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path
from typing import Any

from tools import callgrind
from tools.callgrind import Job
from tools.compiler import COMPILED, PLAIN, SOURCE, TUNED, have_compiler, modules
from tools.native import alone, newest, renew, stamp

KEPT = Path(__file__).with_name("instructions.json")
MEASURES = ("playout", "legal", "clone", "redeal", "view")
KEPT_LEVELS = (PLAIN, TUNED)  # `make test` makes a plain build, `make native` a tuned one
MORE = 1.10  # a count may grow to so much of what it was
FEWER = 0.95  # below this it is said that something became better

Counts = dict[str, dict[str, int]]  # by game and measure: instructions for one decision, list, copy, deal or view


def measured(build: Path) -> Counts:
    jobs = [Job(measure, game) for game in COMPILED for measure in MEASURES]
    counts = callgrind.count(build, jobs)
    return {game: {m: round(counts[Job(m, game)]) for m in MEASURES} for game in COMPILED}


def other_conditions(kept: dict[str, str], here: dict[str, str]) -> str:
    """What counts depend on and is not as it was when they were kept; "" if they can be compared."""
    changed = [
        f"{what} {here.get(what)} (kept: {kept.get(what)})" for what in kept | here if kept.get(what) != here.get(what)
    ]
    return "; ".join(changed)


def compared(kept: Counts, now: Counts) -> tuple[list[str], list[str]]:
    """What is wrong, and what became better."""
    wrong, better = [], []
    for game, measure in sorted({(g, m) for counts in (kept, now) for g in counts for m in counts[g]}):
        before, after = kept.get(game, {}).get(measure, 0), now.get(game, {}).get(measure, 0)
        what = f"{game}, {measure}"
        if not before:
            wrong.append(f"{what}: nothing is kept to compare {after:,} instructions with")
        elif not after:
            wrong.append(f"{what}: kept, but not measured any more")
        else:
            said = f"{what}: {before:,} instructions became {after:,} ({after / before - 1:+.1%})"
            if after > before * MORE:
                wrong.append(said)
            elif after < before * FEWER:
                better.append(said)
    return wrong, better


def read() -> dict[str, Any]:
    """By level: the conditions under which it was counted, and the counts."""
    kept: dict[str, Any] = json.loads(KEPT.read_text(encoding="utf-8")) if KEPT.exists() else {}
    return kept


def write(level: str, now: Counts) -> None:
    kept = {**read(), level: {"conditions": callgrind.conditions(), "instructions": now}}
    KEPT.write_text(json.dumps(kept, indent=1, sort_keys=True) + "\n", encoding="utf-8")


def why_not_compared(level: str) -> str:
    """Why counts of a build of this level cannot be compared with what is kept; "" if they can."""
    kept = read().get(level)
    if not kept:
        return f"no counts of a {level} build are kept"
    other = other_conditions(kept["conditions"], callgrind.conditions())
    return f"what is kept was counted with something else: {other}" if other else ""


def check(level: str, build: Path) -> int:
    """Compare a build with the counts that are kept of its level; the exit code."""
    if why := why_not_compared(level):
        print(f"NOTE: instructions are not compared: {why}.")
        return 0
    if not callgrind.have_valgrind():
        print("NOTE: instructions are not compared: no valgrind here, and it cannot be installed.")
        return 0
    began = time.monotonic()
    wrong, better = compared(read()[level]["instructions"], measured(build))
    if better:
        print("· better than what is kept (`python -m tools.bench_check --write` keeps it):")
        print("\n".join(f"  {line}" for line in better))
    if wrong:
        print(f"instructions of the {level} build, more than {MORE - 1:.0%} above what is kept, or not comparable:")
        print("\n".join(f"  {line}" for line in wrong))
        return 1
    print(
        f"· {level} build: no count is more than {MORE - 1:.0%} above what is kept ({time.monotonic() - began:.0f} s)"
    )
    return 0


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--write", action="store_true", help="keep the counts of the build that is there")
    args = parser.parse_args()
    if not have_compiler():
        print("NOTE: instructions are not compared: no C compiler here.")
        return
    with alone():
        renew()  # what is not compiled may have changed
    found = newest()
    if not found or not found[1].serves(stamp(SOURCE, modules()), PLAIN):
        raise SystemExit("there is no compiled build of these sources: make native")
    folder, mark = found
    if not args.write:
        sys.exit(check(mark.level, folder))
    if not callgrind.have_valgrind():
        raise SystemExit("no valgrind here, and it cannot be installed")
    write(mark.level, measured(folder))
    print(f"· kept the counts of a {mark.level} build in {KEPT.name}")


if __name__ == "__main__":
    main()
