"""A stronger bot: it plays random games from imagined positions until its time is up.

python monte_carlo_bot.py [GAMES [SECONDS]]
"""

import sys
import time

import ecumene
from ecumene import bots

AT_LEAST = 2  # games for each move, however short the time


class MonteCarlo:
    name = "monte_carlo"

    def choose(self, ask: bots.Ask) -> int:
        if len(ask.legal) == 1:
            return ask.legal[0]
        until, rng = time.monotonic() + ask.seconds * 0.9, ask.rng
        wins, games = dict.fromkeys(ask.legal, 0.0), 0
        while games < AT_LEAST or time.monotonic() < until:
            position = ask.game.imagine(ask.view, rng)  # another guess each time, the same for every move
            for action in ask.legal:
                wins[action] += self.random_game(ask, position.clone(), action, rng)
            games += 1
        return max(ask.legal, key=lambda action: wins[action])

    def random_game(self, ask: bots.Ask, state: object, action: int, rng: ecumene.Rng) -> float:
        choices = ecumene.advance(state, action, rng)
        while choices:
            choices = ecumene.advance(state, ask.game.at_random(choices, rng), rng)
        places = ask.game.result(state).places
        return (places[ask.seat] == 1) / places.count(1)


def main(games: int = 10, seconds: float = 0.2) -> None:
    won, bot, greedy = 0, MonteCarlo(), bots.find("greedy")
    for n in range(games):
        match = ecumene.new("seven_wonders_duel", seed=n)
        mine = n % 2
        while not match.over:
            ask = bots.ask_of(match, seed=n, seconds=seconds)
            match.choose((bot if ask.seat == mine else greedy).choose(ask))
        won += match.result.places[mine] == 1
    print(f"{bot.name} won {won} of {games} games against greedy, with {seconds} s for each move")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:2]), *map(float, sys.argv[2:3]))
