"""How good is the simple bot? `python -m tools.bot_strength`. Writes docs/reports/greedy.md.

`greedy` plays against `random` at tables of two, in each seat half of the time, and against itself. A game that may go
on forever is stopped after MOST_ROUNDS rounds. Stronger bots are measured against `greedy`.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from multiprocessing import Pool
from statistics import median

import ecumene
from ecumene import bots
from ecumene.bots.contract import Bot, ask_of
from ecumene.games import GAMES, find
from ecumene.kernel.core import state
from ecumene.kernel.match.match import Match
from tools.soak import REPORTS, on_the_compiled_build, share

GAMES_EACH, SELF_GAMES = 100, 40
MOST_ROUNDS = 80
FIRST_SEED = 5_000  # not those of the tests

Job = tuple[str, int, bool]  # game, seed, against itself


@dataclass
class Figures:
    won: int = 0
    tied: int = 0
    games: int = 0
    ended: int = 0  # of those against itself
    self_games: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    rounds: list[int] = field(default_factory=list)
    choices: list[int] = field(default_factory=list)


def options_of(name: str, seed: int) -> dict[str, str]:
    """Each combination of options for two players in turn."""
    choices = list(find(name).combinations(2))
    return choices[seed // 2 % len(choices)]


def round_of(match: Match) -> int:
    """The round; 0 in games without rounds."""
    return int(getattr(match.state, "round", 0))


def play(name: str, seed: int, seats: list[Bot]) -> tuple[Match, int]:
    """Play to the end, or for MOST_ROUNDS rounds; returns the match and its number of rounds."""
    match = ecumene.new(name, players=len(seats), seed=FIRST_SEED + seed, **options_of(name, seed))
    first = round_of(match)
    while not match.over and round_of(match) - first < MOST_ROUNDS:
        match.choose(seats[match.state.player].choose(ask_of(match, seed)))
    return match, round_of(match) - first + 1


def one(job: Job) -> tuple[str, Figures]:
    name, seed, alone = job
    me, f = seed % 2, Figures()
    greedy = bots.find("greedy")
    match, rounds = play(name, seed, [greedy if alone or p == me else bots.find("random") for p in (0, 1)])
    result = match.result
    if alone:
        f.self_games, f.rounds, f.choices = 1, [rounds], [len(match.plies)]
        if result:
            f.ended = 1
            f.endings[result.how] += 1
    else:
        f.games = 1
        if result:
            f.won, f.tied = result.places[me] < result.places[1 - me], result.places[me] == result.places[1 - me]
    return name, f


def add(a: Figures, b: Figures) -> None:
    for name in ("won", "tied", "games", "ended", "self_games", "endings", "rounds", "choices"):
        setattr(a, name, getattr(a, name) + getattr(b, name))


def lines(done: dict[str, Figures], took: float, command: str) -> list[str]:
    how = "compiled" if not state.__file__.endswith(".py") else "interpreted"
    out = [
        "# How strong the simple bot is",
        "",
        f"{time.strftime('%Y-%m-%d')}, `{command}`, {how} rules, {took:.0f} s. `greedy` looks one move ahead "
        "(docs/bots.md). Tables of two; every choice of options in turn.",
        "",
        f"| Game | won against `random` | tied | against itself: ended in {MOST_ROUNDS} rounds | how | rounds: "
        "half, longest | moves: half, longest |",
        "|---|--:|--:|--:|---|--:|--:|",
    ]
    for name, f in done.items():
        rounds = f"{median(f.rounds):.0f}, {max(f.rounds)}" if max(f.rounds) > 1 else ""
        out.append(
            f"| {name} | {f.won} of {f.games} | {f.tied} | {f.ended} of {f.self_games} | {share(f.endings)} "
            f"| {rounds} | {median(f.choices):.0f}, {max(f.choices)} |"
        )
    return out


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--game", action="append", default=[], help="only this game; may be repeated")
    parser.add_argument("--games", type=int, default=GAMES_EACH, help="of each game, against random")
    parser.add_argument("--self-games", type=int, default=SELF_GAMES, help="of each game, against itself")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--no-report", action="store_true", help="do not write docs/reports")
    args = parser.parse_args()
    on_the_compiled_build("tools.bot_strength")
    began = time.monotonic()
    names = args.game or list(GAMES)
    todo: list[Job] = [(name, seed, False) for name in names for seed in range(args.games)]
    todo += [(name, seed, True) for name in names for seed in range(args.self_games)]
    done = {name: Figures() for name in names}
    with Pool(args.processes) as pool:
        for name, f in pool.imap_unordered(one, todo):
            add(done[name], f)
    command = " ".join(["python -m tools.bot_strength", *sys.argv[1:]])
    out = lines(done, time.monotonic() - began, command)
    print("\n".join(out))
    if not args.no_report:
        (REPORTS / "greedy.md").write_text("\n".join(out) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
