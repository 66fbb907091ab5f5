"""How fast the rules are, as ratios to other projects measured in the same minutes: `python -m tools.bench`.

Figures per second mean little on another machine; ratios mean the same everywhere. So every contestant is a process
that keeps running, all of them are asked in turn, many times, by processor time, and the median answer of each counts.
The other projects (peers) have an environment of their own (.cache/peers, made at the first run from
requirements-bench.lock) and are never imported by the package. An older commit is a contestant too: it is built as
it was then, in .cache/before.

    python -m tools.bench                                  table on the screen; exit code 1 if a target is missed
    python -m tools.bench --write docs/performance.md      and into the page, between its two markers
    python -m tools.bench --before HEAD~3                  all games compared with that commit, nothing else
"""

from __future__ import annotations

import argparse
import os
import platform
import re
import shutil
import subprocess
import sys
import tarfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from statistics import median

from tools.compiler import COMPILED, PLAIN, ROOT, SOURCE, TUNED
from tools.native import BUILT, build, build_times

PEERS = ROOT / ".cache" / "peers"
BEFORE = ROOT / ".cache" / "before"
LOCK = ROOT / "requirements-bench.lock"
BLOCK = "<!-- {name}: {edge} -->"  # a page's two markers around what a tool writes
SLOWER_THAN_THIS = "6cf989c"  # the commit before rules were made faster; targets compare with it

# ---------------------------------------------------------------- what is measured


@dataclass(frozen=True)
class Row:
    """One line of the table: a measure, taken by one contestant."""

    contestant: str
    measure: str  # a name in MEASURES
    game: str = ""  # of ours
    unit: str = "decisions"
    players: int = 2

    @property
    def title(self) -> str:
        game = self.game.replace("_", " ")
        return TITLES[self.measure].format(game=game, how=self.contestant, players=self.players)


@dataclass(frozen=True)
class Target:
    row: Row
    against: Row
    least: float = 0.0  # of the ratio of rates
    aim: float = 0.0
    most: float = 0.0  # or instead: of the ratio of times


TITLES = {
    "driven": "{game}, {how}, driven move by move",
    "playout": "{game}, {how}, playout",
    "games": "{game}, {how}, whole random games of {players}",
    "clone": "{game}, {how}, clone in mid-game",
    "redeal": "{game}, {how}, clone and redeal in mid-game",
    "view": "{game}, {how}, view in mid-game",
    "imagine": "{game}, {how}, imagine in mid-game",
    "catanatron": "catanatron, two random players",
    "catanatron_copy": "catanatron, copy in mid-game",
    "hearts": "open_spiel hearts, driven move by move",
}

CATAN = Row("peers", "catanatron")
CATAN_COPY = Row("peers", "catanatron_copy", unit="copies")
HEARTS = Row("peers", "hearts")

TABLES = {  # players
    "seven_wonders_duel": (2,),
    "through_the_ages": (2, 3, 4),
    "clash_of_cultures": (2, 3, 4),
    "age_of_civilization": (1, 2, 3, 4),
    "new_dawn": (2, 3, 4),
}


def rows_of(game: str) -> list[Row]:
    return [
        Row("compiled", "driven", game),
        Row("compiled", "playout", game),
        Row("interpreted", "driven", game),
        Row("compiled", "clone", game, "clones"),
        Row("compiled", "redeal", game, "positions"),
        Row("compiled", "view", game, "views"),
        Row("compiled", "imagine", game, "positions"),
        *(Row("compiled", "games", game, "games", players) for players in TABLES[game]),
    ]


DUEL, AGES, CLASH, AGE, DAWN = (rows_of(game) for game in TABLES)
DRIVEN, PLAYOUT, INTERPRETED, CLONE, REDEAL = range(5)  # of the rows of a game
DUEL_BEFORE = Row("before", "playout", "seven_wonders_duel")
ROWS = [row for game in COMPILED for row in rows_of(game)] + [CATAN, CATAN_COPY, HEARTS, DUEL_BEFORE]
TARGETS = [
    Target(DUEL[DRIVEN], CATAN, least=46, aim=60),
    Target(DUEL[DRIVEN], HEARTS, least=3.3, aim=5),
    Target(DUEL[PLAYOUT], DUEL_BEFORE, least=1.6, aim=2),
    Target(DUEL[INTERPRETED], CATAN, least=2.2, aim=3),
    Target(AGES[DRIVEN], CATAN, least=20, aim=28),
    Target(CLASH[DRIVEN], CATAN, least=16, aim=22),
    Target(DAWN[DRIVEN], CATAN, least=14, aim=20),
    Target(AGE[DRIVEN], CATAN, least=34, aim=48),
    Target(DUEL[CLONE], CATAN_COPY, least=70, aim=100),
    Target(AGE[CLONE], CATAN_COPY, least=70, aim=100),
    Target(AGES[CLONE], CATAN_COPY, least=12, aim=16),
    Target(CLASH[CLONE], CATAN_COPY, least=12, aim=16),
    Target(DAWN[CLONE], CATAN_COPY, least=12, aim=16),
    Target(DUEL[REDEAL], DUEL[CLONE], most=3),
    Target(AGE[REDEAL], AGE[CLONE], most=3),
    Target(AGES[REDEAL], AGES[CLONE], most=2),
    Target(CLASH[REDEAL], CLASH[CLONE], most=2),
    Target(DAWN[REDEAL], DAWN[CLONE], most=2),
]

# ---------------------------------------------------------------- contestants: processes that measure when asked


class Contestant:
    def __init__(self, python: Path, path: Path | None) -> None:
        env = {**os.environ, "PYTHONPATH": str(path) if path else ""}
        self.process = subprocess.Popen(
            [python, "-P", ROOT / "tools" / "bench_work.py"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
            env=env,
        )

    def ask(self, row: Row, seconds: float) -> float:
        assert self.process.stdin and self.process.stdout
        self.process.stdin.write(f"{row.measure} {seconds} {row.players} {row.game}\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        if not answer:
            raise SystemExit(f"{row.title}: the contestant stopped; see above")
        return float(answer)

    def close(self) -> None:
        assert self.process.stdin and self.process.stdout
        self.process.stdin.close()
        self.process.wait()
        self.process.stdout.close()


def peers() -> Path:
    """The environment of the peers; made if it is missing or if its lock has changed."""
    python, mark = PEERS / "bin" / "python", PEERS / "lock"
    if not mark.exists() or mark.read_bytes() != LOCK.read_bytes():
        print("· setting up the peers in .cache/peers", flush=True)
        uv = str(ROOT / ".cache" / "uv" / "bin" / "uv")
        subprocess.run([uv, "venv", "--quiet", "--clear", "--python", sys.executable, PEERS], check=True)
        into = {**os.environ, "VIRTUAL_ENV": str(PEERS)}
        subprocess.run([uv, "pip", "install", "--quiet", "--require-hashes", "-r", LOCK], check=True, env=into)
        mark.write_bytes(LOCK.read_bytes())
    return python


def before(revision: str, games: set[str]) -> Path:
    """The package as it was at a commit, with these games, tuned as it was then; nothing of this tree is in it."""
    named = subprocess.run(["git", "rev-parse", "--short", revision], cwd=ROOT, check=True, capture_output=True)
    folder = BEFORE / "-".join([named.stdout.decode().strip(), *sorted(games)])
    built = folder / "build" / "native"
    if not built.exists():
        print(f"· building {revision} in {folder}", flush=True)
        archive = subprocess.run(["git", "archive", revision], cwd=ROOT, check=True, capture_output=True).stdout
        with tarfile.open(fileobj=BytesIO(archive)) as files:
            files.extractall(folder, filter="data")
        for game in set(COMPILED) - games:
            shutil.rmtree(folder / "src" / "ecumene" / "games" / game)
        env = {**os.environ, "PYTHONPATH": str(folder / "src")}
        subprocess.run([sys.executable, "-m", "tools.native"], cwd=folder, env=env, check=True)
    return built


def measure(rows: list[Row], revision: str, rounds: int, seconds: float) -> dict[Row, float]:
    """Measure every row in turn, `rounds` times; the median of each."""
    mine, wanted = Path(sys.executable), {row.contestant for row in rows}
    contestants: dict[str, Callable[[], Contestant]] = {
        "compiled": lambda: Contestant(mine, BUILT),
        "interpreted": lambda: Contestant(mine, SOURCE.parent),
        "peers": lambda: Contestant(peers(), None),
        "before": lambda: Contestant(mine, before(revision, {row.game for row in rows if row.contestant == "before"})),
    }
    started = {name: start() for name, start in contestants.items() if name in wanted}
    rates: dict[Row, list[float]] = {row: [] for row in rows}
    for n in range(rounds):
        print(f"\r· round {n + 1} of {rounds}", end="", file=sys.stderr, flush=True)
        for row in rows:
            rates[row].append(started[row.contestant].ask(row, seconds))
    print(file=sys.stderr)
    for contestant in started.values():
        contestant.close()
    return {row: median(found) for row, found in rates.items()}


# ---------------------------------------------------------------- the tables


def table(rates: dict[Row, float]) -> list[str]:
    out = ["| What | a second | each takes |", "|---|--:|--:|"]
    for row, rate in rates.items():
        out.append(f"| {row.title} | {rate:,.0f} {row.unit} | {1e6 / rate:.2f} µs |")
    out += ["", "| Target | is | wanted | aim | |", "|---|--:|--:|--:|---|"]
    for t in TARGETS:
        wanted, aim = (f"at most {t.most:g}", "") if t.most else (f"at least {t.least:g}", f"{t.aim:g}")
        out.append(
            f"| {t.row.title} × {t.against.title} | {ratio(t, rates):.2f} | {wanted} | {aim} | {said(t, rates)} |"
        )
    return out


BUILDS = {PLAIN: 90, TUNED: 360}  # seconds of a processor that a build may take


def builds_table(took: dict[str, int]) -> list[str]:
    """How long the last build of each level took; of a level that was not built here nothing is known."""
    out = ["| Build | processor time | at most | |", "|---|--:|--:|---|"]
    for level, most in BUILDS.items():
        if level in took:
            said = "met" if took[level] <= most else "MISSED"
            out.append(f"| {level} | {took[level]} s | {most} s | {said} |")
    return out


def ratio(t: Target, rates: dict[Row, float]) -> float:
    """Of rates; of times where a target is the most that something may take."""
    return rates[t.against] / rates[t.row] if t.most else rates[t.row] / rates[t.against]


def said(t: Target, rates: dict[Row, float]) -> str:
    is_now = ratio(t, rates)
    if t.most:
        return "met" if is_now <= t.most else "MISSED"
    return "aim reached" if is_now >= t.aim else "met" if is_now >= t.least else "MISSED"


def missed(rates: dict[Row, float]) -> bool:
    return any(said(t, rates) == "MISSED" for t in TARGETS)


def compared(games: list[str]) -> list[tuple[Row, Row]]:
    """What is measured of this tree and of an older commit."""
    kinds = (("driven", "decisions"), ("playout", "decisions"), ("clone", "clones"))
    return [
        (Row("compiled", kind, game, unit), Row("before", kind, game, unit)) for game in games for kind, unit in kinds
    ]


def comparison(pairs: list[tuple[Row, Row]], rates: dict[Row, float], revision: str) -> list[str]:
    out = [f"| What | × {revision} |", "|---|--:|"]
    return out + [f"| {now.title} | {rates[now] / rates[then]:.3f} |" for now, then in pairs]


def replace_block(text: str, lines: list[str], name: str = "bench") -> str:
    """The page with new lines between a tool's markers."""
    begin, end = BLOCK.format(name=name, edge="begin"), BLOCK.format(name=name, edge="end")
    if text.count(begin) != 1 or text.count(end) != 1 or text.index(begin) > text.index(end):
        raise SystemExit(f"the page needs one line {begin!r} and below it one line {end!r}")
    block = "\n".join([begin, "", *lines, "", end])
    return re.sub(re.escape(begin) + ".*" + re.escape(end), lambda _: block, text, flags=re.DOTALL)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--seconds", type=float, default=0.5, help="for each row in each round")
    parser.add_argument("--write", type=Path, metavar="PAGE", help="replace the block between the page's markers")
    parser.add_argument("--before", metavar="COMMIT", help="compare all games with a commit")
    args = parser.parse_args()
    if args.write:
        replace_block(args.write.read_text(encoding="utf-8"), [])  # an error before measuring, not after
    build()
    if args.before:
        pairs = compared(COMPILED)
        rates = measure([row for pair in pairs for row in pair], args.before, args.rounds, args.seconds)
        print("\n".join(comparison(pairs, rates, args.before)))
        return
    rates = measure(ROWS, SLOWER_THAN_THIS, args.rounds, args.seconds)
    lines = [*table(rates), "", *builds_table(build_times())]
    print("\n".join(lines))
    if args.write:
        load = "/".join(f"{x:.1f}" for x in os.getloadavg())
        how = f"Python {platform.python_version()}, {platform.machine()}, {os.cpu_count()} cores, load {load}"
        note = (
            f"{how}; medians of {args.rounds} alternating runs of {args.seconds:g} s of processor time each, "
            f"{time.strftime('%Y-%m-%d')}. *Before* is commit {SLOWER_THAN_THIS}."
        )
        page = args.write.read_text(encoding="utf-8")
        args.write.write_text(replace_block(page, [note, "", *lines]), encoding="utf-8")
    sys.exit(1 if missed(rates) else 0)


if __name__ == "__main__":
    main()
