"""How fast the rules are, as ratios to other projects measured in the same minutes: `python -m tools.bench`.

Figures per second mean little on another machine; ratios mean the same everywhere. So every contestant is a process
that keeps running, all of them are asked in turn, many times, and the best answer of each counts. The other projects
(peers) have an environment of their own (.cache/peers, made at the first run from requirements-bench.lock) and are
never imported by the package.

    python -m tools.bench                                  table on the screen; exit code 1 if a target is missed
    python -m tools.bench --write docs/performance.md      and into the page, between its two markers
"""

from __future__ import annotations

import argparse
import os
import platform
import re
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tools.compiler import COMPILED, ROOT, SOURCE
from tools.native import BUILT, build

PEERS = ROOT / ".cache" / "peers"
LOCK = ROOT / "requirements-bench.lock"
BLOCK = "<!-- {name}: {edge} -->"  # a page's two markers around what a tool writes

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
    least: float
    aim: float


TITLES = {
    "driven": "{game}, {how}, driven move by move",
    "playout": "{game}, {how}, playout",
    "games": "{game}, {how}, whole random games of {players}",
    "clone": "{game}, {how}, clone in mid-game",
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
        Row("compiled", "view", game, "views"),
        Row("compiled", "imagine", game, "positions"),
        *(Row("compiled", "games", game, "games", players) for players in TABLES[game]),
    ]


ROWS = [row for game in COMPILED for row in rows_of(game)] + [CATAN, CATAN_COPY, HEARTS]

DUEL, AGES, CLASH, AGE, DAWN = (rows_of(game) for game in TABLES)
TARGETS = [
    Target(DUEL[0], CATAN, least=30, aim=50),
    Target(DUEL[0], HEARTS, least=3, aim=6),
    Target(DUEL[2], CATAN, least=1.3, aim=3),
    Target(DUEL[3], CATAN_COPY, least=50, aim=50),
    Target(AGES[0], CATAN, least=12, aim=25),
    Target(AGES[3], CATAN_COPY, least=5, aim=10),
    Target(CLASH[0], CATAN, least=8, aim=20),
    Target(CLASH[3], CATAN_COPY, least=5, aim=10),
    Target(AGE[0], CATAN, least=20, aim=40),
    Target(AGE[3], CATAN_COPY, least=20, aim=40),
    Target(DAWN[0], CATAN, least=6, aim=15),
    Target(DAWN[3], CATAN_COPY, least=5, aim=10),
]

# ---------------------------------------------------------------- measures: each does some work and returns how much

Lot = Callable[[], int]


def ours(measure: str) -> Callable[[str, int], Lot]:
    """A measure of `ecumene.testing.speed`, imported late: processes of peers do not have that package."""

    def lot_of(name: str, players: int) -> Lot:
        from ecumene import game
        from ecumene.testing import speed

        lot: Lot = getattr(speed, measure)(game(name), players)
        return lot

    return lot_of


def catanatron_game() -> Any:
    from catanatron.game import AnyGame
    from catanatron.models.player import Color, RandomPlayer

    return AnyGame([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])


def catanatron(_: str, players: int) -> Lot:
    """Whole games by its own loop; every action of a player counts, also rolls and ends of turns."""

    def lot() -> int:
        game = catanatron_game()
        game.play()
        return len(game.state.actions)

    return lot


def catanatron_copy(_: str, players: int) -> Lot:
    game = catanatron_game()
    for _tick in range(300):  # a random game has about 850
        game.play_tick()

    def lot() -> int:
        for _ in range(100):
            game.copy()
        return 100

    return lot


def hearts(_: str, players: int) -> Lot:
    """Dealing is chance, one outcome at a time, as in that library; only the players' choices count."""
    from random import random

    import pyspiel

    game = pyspiel.load_game("hearts")

    def lot() -> int:
        made = 0
        s = game.new_initial_state()
        while not s.is_terminal():
            if s.is_chance_node():
                outcomes = s.chance_outcomes()  # all equally likely
                s.apply_action(outcomes[int(random() * len(outcomes))][0])
            else:
                choices = s.legal_actions()
                s.apply_action(choices[int(random() * len(choices))])
                made += 1
        return made

    return lot


MEASURES: dict[str, Callable[[str, int], Lot]] = {
    "driven": ours("driven"),
    "playout": ours("playouts"),
    "games": ours("whole_games"),
    "clone": ours("clones"),
    "view": ours("views"),
    "imagine": ours("imagined"),
    "catanatron": catanatron,
    "catanatron_copy": catanatron_copy,
    "hearts": hearts,
}

# ---------------------------------------------------------------- contestants: processes that measure when asked


def work() -> None:
    """A contestant: reads `measure seconds players game`, answers with a rate."""
    lots: dict[tuple[str, str, str], Lot] = {}
    for line in sys.stdin:
        measure, seconds, players, game = (*line.split(), "")[:4]
        what = measure, players, game
        if what not in lots:
            lots[what] = MEASURES[measure](game, int(players))
            lots[what]()
        print(rate(lots[what], float(seconds)), flush=True)


def rate(lot: Lot, seconds: float) -> float:
    made, began, now = 0, time.perf_counter(), 0.0
    while now < seconds:
        made += lot()
        now = time.perf_counter() - began
    return made / now


class Contestant:
    def __init__(self, python: Path, path: Path | None) -> None:
        env = {**os.environ, "PYTHONPATH": str(path) if path else ""}
        self.process = subprocess.Popen(
            [python, "-m", "tools.bench", "--work"],
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
        assert self.process.stdin
        self.process.stdin.close()
        self.process.wait()


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


def measure(rounds: int, seconds: float) -> dict[Row, float]:
    """Measure every row in turn, `rounds` times; the best of each."""
    mine = Path(sys.executable)
    contestants = {
        "compiled": Contestant(mine, BUILT),
        "interpreted": Contestant(mine, SOURCE.parent),
        "peers": Contestant(peers(), None),
    }
    best = dict.fromkeys(ROWS, 0.0)
    for n in range(rounds):
        print(f"\r· round {n + 1} of {rounds}", end="", file=sys.stderr, flush=True)
        for row in ROWS:
            best[row] = max(best[row], contestants[row.contestant].ask(row, seconds))
    print(file=sys.stderr)
    for contestant in contestants.values():
        contestant.close()
    return best


# ---------------------------------------------------------------- the table


def short(per_second: float) -> str:
    return f"{per_second:,.0f}"


def table(best: dict[Row, float]) -> list[str]:
    out = ["| What | a second | each takes |", "|---|--:|--:|"]
    for row in ROWS:
        out.append(f"| {row.title} | {short(best[row])} {row.unit} | {1e6 / best[row]:.2f} µs |")
    out += ["", "| Target | is | at least | aim | |", "|---|--:|--:|--:|---|"]
    for t in TARGETS:
        ratio = best[t.row] / best[t.against]
        said = "aim reached" if ratio >= t.aim else "met" if ratio >= t.least else "MISSED"
        out.append(f"| {t.row.title} × {t.against.title} | {ratio:.1f} | {t.least:g} | {t.aim:g} | {said} |")
    return out


def missed(best: dict[Row, float]) -> bool:
    return any(best[t.row] / best[t.against] < t.least for t in TARGETS)


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
    parser.add_argument("--work", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.work:
        work()
        return
    if args.write:
        replace_block(args.write.read_text(encoding="utf-8"), [])  # an error before measuring, not after
    build()
    best = measure(args.rounds, args.seconds)
    lines = table(best)
    print("\n".join(lines))
    if args.write:
        how = f"Python {platform.python_version()}, {platform.machine()}, {os.cpu_count()} cores; best of {args.rounds}"
        note = f"{how} alternating runs of {args.seconds:g} s each, {time.strftime('%Y-%m-%d')}."
        page = args.write.read_text(encoding="utf-8")
        args.write.write_text(replace_block(page, [note, "", *lines]), encoding="utf-8")
    sys.exit(1 if missed(best) else 0)


if __name__ == "__main__":
    main()
