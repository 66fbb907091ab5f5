"""Read a record and find the move that lost the game: the one that gave most away.

python lost_move.py FILE [PLAYOUTS]

Every choice of the loser is compared with the others that were possible, by random games from each. This looks at the
table as it was, with everything hidden, so it judges with more knowledge than the player had.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import ecumene


def decisions(match: ecumene.Match, seat: int) -> Iterator[tuple[int, Any, int]]:
    """Every choice of a seat: its line in the body of the record, the position before it, and what was chosen."""
    state = match.game.start(len(match.players), match.corrections, **match.options)
    for n, ply in enumerate(match.plies, 1):
        for action in ply.actions:
            if ply.seat == seat and len(ecumene.legal(state)) > 1:
                yield n, state.clone(), action
            ecumene.apply(state, action)


def wins(game: Any, state: Any, action: int, seat: int, playouts: int) -> float:
    """How often the seat wins at random after an action. Every action meets the same random numbers."""
    won = 0.0
    for n in range(playouts):
        after, rng = state.clone(), ecumene.Rng(n)
        choices = ecumene.advance(after, action, rng)
        while choices:
            choices = ecumene.advance(after, game.at_random(choices, rng), rng)
        places = game.result(after).places
        won += (places[seat] == 1) / places.count(1)
    return won / playouts


def main(file: str, playouts: int = 20) -> None:
    match = ecumene.read(Path(file).read_text(encoding="utf-8"))
    assert match.result, "the game is not over"
    game, loser = match.game, match.result.places.index(max(match.result.places))
    worst = (-1.0, 0, "", "", 0.0, 0.0)
    for n, state, chosen in decisions(match, loser):
        values = {action: wins(game, state, action, loser, playouts) for action in ecumene.legal(state)}
        best = max(values, key=lambda action: values[action])
        texts = game.codec.text(chosen), game.codec.text(best)
        worst = max(worst, (values[best] - values[chosen], n, *texts, values[chosen], values[best]))
    _, n, chosen_text, best_text, chosen_wins, best_wins = worst
    print(f"{game.seats[loser]} lost. Line {n} gave most away: {chosen_text} wins {chosen_wins:.0%} of random games,")
    print(f"{best_text} {best_wins:.0%}.")


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
