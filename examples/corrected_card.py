"""What does one figure change? The same games with a card as printed and with a corrected one.

python corrected_card.py [GAMES]
"""

import sys

import ecumene
from ecumene import bots

CORRECTIONS = """
[wonders.pyramids]
points = 30   # printed: 9
"""


def built_and_won(games: int, corrections: str) -> tuple[int, int]:
    """How often the Pyramids were built, and how often whoever built them won."""
    built = won = 0
    for seed in range(games):
        match = ecumene.new("seven_wonders_duel", seed=seed, corrections=corrections)
        bots.play_out(match, [bots.find("greedy"), bots.find("greedy")], seed)
        for event in match.events():
            if event.startswith("raised ") and event.endswith(" pyramids"):
                built += 1
                won += match.result.places[match.number(event.split()[1])] == 1
    return built, won


def main(games: int = 200) -> None:
    for title, corrections in (("as printed", ""), ("corrected", CORRECTIONS)):
        built, won = built_and_won(games, corrections)
        print(f"{title}: the Pyramids were built in {built} of {games} games; the builder won {won} of them")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:2]))
