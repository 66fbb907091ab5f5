"""Many random games of everything: `python -m tools.soak`. Writes docs/reports/soak-<game>.md.

Every game is played at random with every number of players and every combination of options, compiled if possible.
At every twentieth position things are counted (nothing lost, nothing twice); at every hundredth (in long games, every
thousandth) all laws of `ecumene.testing.laws` are checked; and every game must end. A failure is printed with its
record.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from multiprocessing import Pool
from pathlib import Path

from ecumene.games import GAMES, TOYS, find
from ecumene.kernel.border.game import AnyGame
from ecumene.kernel.core import state
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import CHANCE, apply, legal
from ecumene.kernel.match.match import Match
from ecumene.testing.laws import conserved, keep_at

ROOT = Path(__file__).resolve().parent.parent
REPORTS = ROOT / "docs" / "reports"

MANY = 10_000  # matches of each game with two players; toys get a tenth
LONGEST = 20_000  # positions of one match; a game that may go on forever is stopped there
CUT_OFF = "cut off"
MANY_OF = {  # 2,000 or 3,000 with each number of players; or 1,000 with each combination of options
    "through_the_ages": 6_000,
    "clash_of_cultures": 9_000,
    "age_of_civilization": 33_000,
    "new_dawn": 9_000,
}
COUNTED, LAWS = 20, 100  # positions from one check to the next
LAWS_OF = dict.fromkeys(MANY_OF, 1_000)  # games whose laws take long
BATCH = 50  # games a process plays at a time

Table = tuple[str, int, tuple[tuple[str, str], ...]]  # game, players, options


def tables(name: str) -> list[Table]:
    """Every number of players with every combination of options."""
    game = find(name)
    return [
        (name, players, tuple(options.items()))
        for players in range(game.fewest, game.most + 1)
        for options in game.combinations(players)
    ]


@dataclass
class Figures:
    games: int = 0
    positions: int = 0
    decisions: int = 0
    counted: int = 0
    lawful: int = 0
    longest: int = 0  # positions of one game
    widest: int = 0  # choices at one position
    endings: Counter[str] = field(default_factory=Counter)
    winners: Counter[str] = field(default_factory=Counter)
    scores: Counter[int] = field(default_factory=Counter)
    failures: list[str] = field(default_factory=list)

    def add(self, other: Figures) -> None:
        for name in ("games", "positions", "decisions", "counted", "lawful"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.longest, self.widest = max(self.longest, other.longest), max(self.widest, other.widest)
        self.endings += other.endings
        self.winners += other.winners
        self.scores += other.scores
        self.failures += other.failures


def play(game: AnyGame, players: int, options: dict[str, str], seed: int, f: Figures, moves: list[int]) -> None:
    """Play and check one random match; `moves` collects the choices, for the record of a failure."""
    rng, law_rng = Rng(seed), Rng(seed + 1)
    laws = LAWS_OF.get(game.id, LAWS)
    s = game.start(players=players, **options)
    n = 0
    while not s.over and n < LONGEST:
        if (n + seed * 101) % laws == 0:
            keep_at(game, s, law_rng)
            f.lawful += 1
        elif (n + seed) % COUNTED == 0:
            conserved(game, s)
            f.counted += 1
        choices = legal(s)
        f.widest = max(f.widest, len(choices))
        f.decisions += s.player != CHANCE
        moves.append(game.at_random(choices, rng))
        apply(s, moves[-1])
        n += 1
        assert n < LONGEST or game.endless, f"no end after {n} positions"
    keep_at(game, s, law_rng) if seed % laws == 0 else conserved(game, s)
    f.games += 1
    f.positions += n
    f.longest = max(f.longest, n)
    result = game.result(s)
    f.endings[result.how if s.over else CUT_OFF] += 1
    if s.over:
        f.winners["".join(game.seats[p] for p, place in enumerate(result.places) if place == 1)] += 1
    f.scores[max(result.scores)] += 1


def record_of(game: AnyGame, players: int, options: dict[str, str], moves: list[int]) -> str:
    """The moves so far as a record, as far as it can be written."""
    match = Match(game, 0, players, options, held=True)
    try:
        for action in moves:
            if match.state.player == CHANCE:
                apply(match.state, action)
                match.write(CHANCE, (action,))
            else:
                match.apply(action)
    except Exception as e:
        return f"{match.record()}# and then: {game.codec.text(action)}: {e!r}\n"
    return match.record()


def batch(job: tuple[Table, int, int]) -> tuple[Table, Figures]:
    """Some games at one table, in a process of its own."""
    (name, players, options), first, count = job
    game, f = find(name), Figures()
    for seed in range(first, first + count):
        moves: list[int] = []
        try:
            play(game, players, dict(options), seed, f, moves)
        except Exception:
            shown = record_of(game, players, dict(options), moves)
            f.failures.append(
                f"{name}, {players} players, {dict(options)}, seed {seed}\n{traceback.format_exc()}\n{shown}"
            )
            break
    return (name, players, options), f


def jobs(names: list[str], games: int) -> Iterator[tuple[Table, int, int]]:
    """Batches of all tables in turn, so that every table starts early."""
    for name in names:
        seats = tables(name)
        many = games or MANY_OF.get(name, MANY if name in GAMES else MANY // 10)
        each = -(-many // len(seats))
        for first in range(0, each, BATCH):
            for n, table in enumerate(seats):
                yield table, n * MANY * 10 + first, min(BATCH, each - first)  # no table plays another's seeds


# ---------------------------------------------------------------- the report


def share(counts: Counter[str]) -> str:
    whole = sum(counts.values())
    return ", ".join(f"{what or 'nobody'} {100 * n / whole:.1f} %" for what, n in sorted(counts.items()))


def middle(scores: Counter[int], part: float) -> int:
    """The score that this part of all matches does not exceed."""
    left = part * sum(scores.values())
    for score in sorted(scores):
        left -= scores[score]
        if left <= 0:
            return score
    return max(scores)


def lines(name: str, done: dict[Table, Figures], took: float, command: str) -> list[str]:
    """The report of one game; `took`: seconds for everything that the command played."""
    how = "compiled" if not state.__file__.endswith(".py") else "interpreted"
    whole = Figures()
    for table, f in done.items():
        if table[0] == name:
            whole.add(f)
    outcome = "no failure" if not whole.failures else f"**{len(whole.failures)} failures**"
    out = [
        f"# Soak of {name}",
        "",
        f"{time.strftime('%Y-%m-%d')}, `{command}`, {how} rules, {took:.0f} s.",
        "",
        f"{whole.games:,} games, {whole.decisions:,} decisions, {whole.positions:,} positions; counted at "
        f"{whole.counted:,}, all laws at {whole.lawful:,}: {outcome}. The longest game had {whole.longest:,} "
        f"positions, the widest choice {whole.widest:,}.",
        "",
    ]
    if whole.games:
        out += ["| Table | games | endings | first | best score: 10 %, half, 90 % |", "|---|--:|---|---|---|"]
        out += [row(table, f) for table, f in sorted(done.items()) if table[0] == name and f.games]
    return out


def row(table: Table, f: Figures) -> str:
    _, players, options = table
    named = " ".join(f"{option}={choice}" for option, choice in options)
    best = " ".join(str(middle(f.scores, part)) for part in (0.1, 0.5, 0.9))
    seats = f"{players} players" if players > 1 else "alone"
    return f"| {' '.join([seats, named]).strip()} | {f.games:,} | {share(f.endings)} | {share(f.winners)} | {best} |"


def on_the_compiled_build(tool: str) -> None:
    """Start again with build/native, if it exists and is not in use."""
    native = ROOT / "build" / "native"
    env = {**os.environ, "PYTHONPATH": str(native)}
    if state.__file__.endswith(".py") and (native / "stamp").exists() and env != os.environ:
        sys.exit(subprocess.run([sys.executable, "-m", tool, *sys.argv[1:]], env=env, cwd=ROOT).returncode)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=0, help="of each game, shared by all its tables")
    parser.add_argument("--game", action="append", default=[], help="only this game; may be repeated")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--no-report", action="store_true", help="do not write docs/reports")
    args = parser.parse_args()
    on_the_compiled_build("tools.soak")
    began = time.monotonic()
    names = args.game or [*GAMES, *TOYS]
    todo = list(jobs(names, args.games))
    done: dict[Table, Figures] = {}
    failed = False
    with Pool(args.processes) as pool:
        for n, (table, f) in enumerate(pool.imap_unordered(batch, todo), 1):
            done.setdefault(table, Figures()).add(f)
            for failure in f.failures:
                failed = True
                print(f"\n{failure}", flush=True)
            if n % 20 == 0:
                print(f"· {n} of {len(todo)} batches, {time.monotonic() - began:.0f} s", flush=True)
    took, command = time.monotonic() - began, " ".join(["python -m tools.soak", *sys.argv[1:]])
    for name in names:
        out = lines(name, done, took, command)
        print("\n".join(out))
        if not args.no_report:
            REPORTS.mkdir(parents=True, exist_ok=True)
            (REPORTS / f"soak-{name}.md").write_text("\n".join(out) + "\n", encoding="utf-8")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
