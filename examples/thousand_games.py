"""Statistics over many games: how they end, who wins, how long they take.

python thousand_games.py [GAME [GAMES [BOT]]]
"""

import sys
from collections import Counter
from statistics import mean, stdev

import ecumene
from ecumene import bots


def main(name: str = "seven_wonders_duel", games: int = 1000, bot: str = "random") -> None:
    endings, winners = Counter[str](), Counter[str]()
    scores: list[int] = []
    moves: list[int] = []
    for seed in range(games):
        match = ecumene.new(name, seed=seed)
        bots.play_out(match, [bots.find(bot) for _ in match.players], seed)
        assert match.result
        endings[match.result.how] += 1
        best = [match.game.seats[p] for p, place in enumerate(match.result.places) if place == 1]
        winners[" and ".join(best) or "nobody"] += 1
        scores += match.result.scores
        moves.append(sum(ply.seat != ecumene.CHANCE for ply in match.plies))
    print(f"{games} games of {name} between {bot} bots")
    print("ended by ", ", ".join(f"{how} {n / games:.1%}" for how, n in endings.most_common()))
    print("won by   ", ", ".join(f"{seat} {n / games:.1%}" for seat, n in winners.most_common()))
    print(f"points    {mean(scores):.1f} ± {stdev(scores):.1f}")
    print(f"moves     {mean(moves):.1f}, from {min(moves)} to {max(moves)}")


if __name__ == "__main__":
    args = sys.argv[1:]
    main(*args[:1], *map(int, args[1:2]), *args[2:])
