"""How costs grow with seats, with the length of a game, with its map and with the matches in memory.

    python -m tools.growth --write docs/performance.md    tables into the page, charts into docs/pictures

Instructions are counted as in `tools.bench_check`, so that a busy machine changes nothing. What depends on the memory
of the machine, a move where many matches are held, is measured by processor time instead.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import platform
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

from tools import callgrind
from tools.bench import TABLES, replace_block
from tools.callgrind import Job
from tools.charts import Panel, chart
from tools.compiler import COMPILED, ROOT
from tools.native import BUILT, alone, build, processor_seconds

PICTURES = ROOT / "docs" / "pictures"
TENTHS = 10
HELD = (1, 10, 100, 1_000, 5_000)  # matches in memory
BY_SEATS = ("playout", "clone", "view")
BY_LENGTH = ("decision", "clone", "view", "undo")
TITLES = {
    "playout": "a decision, in a playout",
    "decision": "a decision",
    "clone": "a clone",
    "view": "a view",
    "undo": "two moves, taken back",
}
NAMES = {game: game.replace("_", " ") for game in COMPILED}
WITH_MAPS = ("clash_of_cultures", "new_dawn")
Counts = dict[Job, float]

# ---------------------------------------------------------------- measuring


def seat_jobs() -> list[Job]:
    return [Job(m, game, players) for game in COMPILED for players in TABLES[game] for m in BY_SEATS]


def length_jobs() -> list[Job]:
    return [Job(m, game, 2, str(n)) for game in COMPILED for n in range(TENTHS) for m in BY_LENGTH]


def counted() -> Counts:
    """A decision along a game is made on a copy, which does not count."""
    counts: Counts = {}
    for game in COMPILED:
        print(f"\r· counting {NAMES[game]:<30}", end="", file=sys.stderr, flush=True)
        counts |= callgrind.count(BUILT.resolve(), [job for job in seat_jobs() + length_jobs() if job.game == game])
    print(file=sys.stderr)
    for job in [job for job in counts if job.measure == "decision"]:
        counts[job] -= counts[Job("clone", job.game, job.players, job.part)]
    return counts


def asked(*words: object) -> dict[str, list[float]]:
    """One answer of `tools.growth_work`, which runs on the compiled build."""
    env = {**os.environ, "PYTHONPATH": str(BUILT.resolve())}
    command = [sys.executable, "-m", "tools.growth_work", *map(str, words)]
    answer: dict[str, list[float]] = json.loads(
        subprocess.run(command, cwd=ROOT, env=env, check=True, capture_output=True, text=True).stdout
    )
    return answer


@dataclass
class Held:
    """A game whose matches are held in memory."""

    with_collector: list[float]  # microseconds of a move, for each number of HELD
    without: list[float]
    size: float  # kilobytes of one match, of the largest number


def held(game: str) -> Held:
    answers = [asked("held", game, n) for n in HELD]
    times = [a["microseconds"] for a in answers]
    return Held([x[0] for x in times], [x[1] for x in times], answers[-1]["bytes"][0] / 1000)


# ---------------------------------------------------------------- charts


def thousands(values: list[float]) -> list[float]:
    return [value / 1000 for value in values]


def seats_chart(counts: Counts) -> str:
    every = sorted({players for game in COMPILED for players in TABLES[game]})
    panels = [Panel(TITLES[m], "seats", [str(n) for n in every]) for m in BY_SEATS]
    for panel, m in zip(panels, BY_SEATS):
        for game in COMPILED:
            panel.lines[NAMES[game]] = thousands([counts.get(Job(m, game, n), math.nan) for n in every])
    return chart("Thousands of instructions by the number of seats", panels, list(NAMES.values()))


def length_chart(counts: Counts, kept: dict[str, list[float]]) -> str:
    ticks = [f"{100 * n // TENTHS} %" if n % 3 == 0 else "" for n in range(TENTHS)]
    panels = [Panel(TITLES[m], "of the game is played", ticks) for m in BY_LENGTH]
    for panel, m in zip(panels, BY_LENGTH):
        for game in COMPILED:
            panel.lines[NAMES[game]] = thousands([counts[Job(m, game, 2, str(n))] for n in range(TENTHS)])
    memory = Panel("kB that a match takes", "of the game is played", ticks)
    memory.lines = {NAMES[game]: thousands(kept[game]) for game in COMPILED}
    return chart("Thousands of instructions along a game, and memory", [*panels, memory], list(NAMES.values()))


def map_chart(counts: Counts, spaces: dict[str, list[int]]) -> str:
    sizes = sorted({n for own in spaces.values() for n in own})
    panels = [
        Panel(TITLES[m], "spaces of the map", [str(n) for n in sizes], {}, [float(n) for n in sizes]) for m in BY_SEATS
    ]
    for panel, m in zip(panels, BY_SEATS):
        for game, own in spaces.items():
            at = {size: counts[Job(m, game, players)] / 1000 for size, players in zip(own, TABLES[game])}
            panel.lines[NAMES[game]] = [at.get(size, math.nan) for size in sizes]
    return chart("Thousands of instructions by the size of the map", panels, list(NAMES.values()))


def matches_chart(found: dict[str, Held]) -> str:
    ticks = [f"{n:,}" for n in HELD]
    panel = Panel("µs for a move, taken back", "matches in memory", ticks)
    panel.lines = {NAMES[game]: x.with_collector for game, x in found.items()}
    beside = Panel("without Python's collector", "matches in memory", ticks)
    beside.lines = {NAMES[game]: x.without for game, x in found.items()}
    return chart("Processor time of a move by the number of matches in memory", [panel, beside], list(NAMES.values()))


# ---------------------------------------------------------------- tables


def seats_table(counts: Counts, spaces: dict[str, list[int]]) -> list[str]:
    out = ["| Instructions, by seats | map | a decision | a clone | a view |", "|---|--:|--:|--:|--:|"]
    for game in COMPILED:
        for n, players in enumerate(TABLES[game]):
            cells = []
            for m in BY_SEATS:
                now, first = counts[Job(m, game, players)], counts[Job(m, game, TABLES[game][0])]
                cells.append(f"{now:,.0f}" + (f" (× {now / first:.2f})" if n else ""))
            size = f"{spaces[game][n]}" if game in spaces else ""
            out.append(f"| {NAMES[game]}, {players} | {size} | {' | '.join(cells)} |")
    return out


def length_table(counts: Counts, kept: dict[str, list[float]]) -> list[str]:
    titles = " | ".join(TITLES[m] for m in BY_LENGTH)
    out = [f"| First, middle and last tenth | {titles} | kB of a match |", "|---|" + "--:|" * (len(BY_LENGTH) + 1)]
    for game in COMPILED:
        cells = [
            " · ".join(f"{counts[Job(m, game, 2, str(n))]:,.0f}" for n in (0, TENTHS // 2, TENTHS - 1))
            for m in BY_LENGTH
        ]
        memory = " · ".join(f"{kept[game][n] / 1000:.0f}" for n in (0, TENTHS // 2, TENTHS - 1))
        out.append(f"| {NAMES[game]} | {' | '.join(cells)} | {memory} |")
    return out


def matches_table(found: dict[str, Held]) -> list[str]:
    out = [
        "| µs of a move (without the collector), matches held | "
        + " | ".join(f"{n:,}" for n in HELD)
        + " | kB of one |",
        "|---|" + "--:|" * (len(HELD) + 1),
    ]
    for game, x in found.items():
        cells = [f"{a:.0f} ({b:.0f})" for a, b in zip(x.with_collector, x.without)]
        out.append(f"| {NAMES[game]} | {' | '.join(cells)} | {x.size:.1f} |")
    return out


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--write", type=Path, metavar="PAGE", help="tables into the page, charts into docs/pictures")
    args = parser.parse_args()
    if args.write:
        replace_block(args.write.read_text(encoding="utf-8"), [], "growth")
    if not callgrind.have_valgrind():
        raise SystemExit("no valgrind here, and it cannot be installed")
    with alone():
        build()
    began = processor_seconds()
    counts = counted()
    spaces = {game: [int(asked("spaces", game, n)["spaces"][0]) for n in TABLES[game]] for game in WITH_MAPS}
    kept = {game: asked("kept", game, TENTHS)["bytes"] for game in COMPILED}
    found = {game: held(game) for game in COMPILED}
    level = json.loads((BUILT / "stamp").read_text(encoding="utf-8"))["level"]
    lines = [
        f"Python {platform.python_version()}, {platform.machine()}, {level} build, {time.strftime('%Y-%m-%d')}.",
        "",
        *seats_table(counts, spaces),
        "",
        *length_table(counts, kept),
        "",
        *matches_table(found),
    ]
    print("\n".join(lines))
    print(f"· {processor_seconds() - began:.0f} s of a processor", file=sys.stderr)
    if not args.write:
        return
    page = args.write.read_text(encoding="utf-8")
    args.write.write_text(replace_block(page, lines, "growth"), encoding="utf-8")
    pictures = {
        "seats": seats_chart(counts),
        "length": length_chart(counts, kept),
        "map": map_chart(counts, spaces),
        "matches": matches_chart(found),
    }
    for name, picture in pictures.items():
        (PICTURES / f"growth_{name}.svg").write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main()
