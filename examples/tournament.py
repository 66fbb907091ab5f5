"""Bots against each other, both ways round, and how sure the result is. `ecumene arena` does more of it.

python tournament.py [GAMES [GAME [BOT ...]]]   without names: the quick ones
"""

import sys
from itertools import combinations
from math import sqrt

import ecumene
from ecumene import bots


def interval(won: float, games: int) -> tuple[float, float]:
    """Wilson's interval: the true share lies in it with a probability of 95 %."""
    z, share = 1.96, won / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return middle - half, middle + half


def share_of(one: str, other: str, name: str, games: int) -> float:
    """How many games the first bot wins; a tie is half a win. The same cards are dealt to both ways round."""
    won = 0.0
    for n in range(games):
        names = [one, other] if n % 2 == 0 else [other, one]
        match = ecumene.new(name, players=names, seed=n // 2)
        places = bots.play_out(match, [bots.find(x) for x in names], seed=n).result.places
        mine = names.index(one)
        won += 0.5 if places[0] == places[1] else float(places[mine] == 1)
    return won


def main(games: int = 100, name: str = "seven_wonders_duel", *names: str) -> None:
    for one, other in combinations(names or bots.FOR_PROGRAMMERS, 2):
        won = share_of(one, other, name, games)
        low, high = interval(won, games)
        print(f"{one} against {other}: {won / games:.1%} of {games} games, between {low:.1%} and {high:.1%}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:2]), *sys.argv[2:])
