"""Does a game's judge know who will win? `PYTHONPATH=build/native python -m tools.judged new_dawn --games 400`.

The policy plays against itself, and at every 31st choice the judge is asked. The table says, by quarters of the game,
in how many positions it named the winner, and how its lead goes along with who won (correlation). Games differ with
`--seed`: choose figures of a judge with one seed and report another.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from statistics import correlation, mean

import ecumene
from ecumene.arena.playing import MOST_PLIES
from ecumene.bots.search.playing import play_on
from ecumene.kernel.border.game import AnyGame
from ecumene.kernel.border.strategy import PolicyTree
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import State, roll, settle
from ecumene.kernel.core.strategy import Shares

APART = 31  # choices
PARTS = 4
Sample = tuple[float, float, float]  # how much of the game is over, the first seat's lead as judged, and in the result


def samples(strategy: PolicyTree, game: AnyGame, options: dict[str, str], seed: int) -> Iterator[Sample]:
    """Positions of one game; none if it does not end."""
    rng, policy = Rng(seed), strategy.learned(2)
    found: list[float] = []
    s = game.start(2, **game.chosen(2, options))
    roll(s, rng)
    while len(found) * APART < MOST_PLIES:
        play_on(s, policy, rng, APART, [])
        settle(s)
        roll(s, rng)
        if s.over:
            end = lead(strategy, s)
            yield from ((i / len(found), x, end) for i, x in enumerate(found))
            return
        found.append(lead(strategy, s))


def lead(strategy: PolicyTree, s: State) -> float:
    out = Shares()
    strategy.judge.judge(s, out)
    return out.of(0) - out.of(1)


def table(found: list[Sample]) -> Iterator[str]:
    yield f"{'part of the game':18}{'positions':>10}{'winner named':>14}{'correlation':>13}"
    parts = [(f"{n + 1} of {PARTS}", [x for x in found if int(PARTS * x[0]) == n]) for n in range(PARTS)]
    for name, part in [*parts, ("all", found)]:
        decided = [(judged, end) for _, judged, end in part if end]
        named = mean((judged > 0) == (end > 0) for judged, end in decided)
        together = correlation([x for x, _ in decided], [1.0 if end > 0 else -1.0 for _, end in decided])
        yield f"{name:18}{len(decided):>10,}{100 * named:>12.1f} %{together:>13.3f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=CHOICE")
    args = parser.parse_args()
    game = ecumene.game(args.game)
    if not isinstance(game.strategy, PolicyTree):
        parser.error(f"{game.id} has no judge")
    options = dict(x.split("=", 1) for x in args.option)
    seeds = range(args.seed * 1_000_000, args.seed * 1_000_000 + args.games)
    found = [x for seed in seeds for x in samples(game.strategy, game, options, seed)]
    print("\n".join(table(found)))


if __name__ == "__main__":
    main()
