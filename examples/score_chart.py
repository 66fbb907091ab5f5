"""The points of every player after every line of a record, as a table for a spreadsheet (CSV).

python score_chart.py FILE > points.csv
"""

import csv
import sys
from pathlib import Path

import ecumene


def main(file: str) -> None:
    match = ecumene.read(Path(file).read_text(encoding="utf-8"))
    game = match.game
    names = [name or game.seats[p] for p, name in enumerate(match.players)]
    table = csv.writer(sys.stdout)
    table.writerow(["line", "move", *names])
    state = game.start(len(match.players), match.corrections, **match.options)
    for n, ply in enumerate(match.plies, 1):
        for action in ply.actions:
            ecumene.apply(state, action)
        who = "?" if ply.seat == ecumene.CHANCE else game.seats[ply.seat]
        move = " + ".join(game.codec.text(action) for action in ply.actions)
        points = [sum(parts.values()) for parts in game.score_parts(state)]
        table.writerow([n, f"{who} {move}", *points])


if __name__ == "__main__":
    main(sys.argv[1])
