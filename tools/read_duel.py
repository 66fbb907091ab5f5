"""A game of Duel between bots, printed so that a player can judge every move: position, prices, what was expected.

python -m tools.read_duel --seats master,master --seconds 0.5 --seed 3 > game.txt
"""

from __future__ import annotations

import argparse
from dataclasses import replace
from typing import Any

import ecumene
from ecumene import bots
from ecumene.bots.contract import Answer, Ask, ask_of, seconds_of
from ecumene.kernel.match.match import Match

SHOWN = 4  # lines of an answer


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seats", default="master,master")
    parser.add_argument("--seconds", type=float, default=0.0, help="for a choice; by default the bot's own")
    parser.add_argument("--iterations", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    seats = [bots.find(name) for name in args.seats.split(",")]
    match = ecumene.new("seven_wonders_duel", seed=args.seed)
    while not match.over:
        bot = seats[match.state.player]
        ask = replace(ask_of(match, args.seed, args.seconds or seconds_of(bot)), iterations=args.iterations)
        answer = answered(bot, ask)
        show(match, ask, answer)
        match.choose(answer.action)
    result = match.result
    assert result
    print(f"\nOver: {result.how}, places {result.places}, points {result.scores}")
    for seat, parts in zip("AB", result.parts):
        print(f"  {seat}: " + ", ".join(f"{name} {n}" for name, n in parts.items() if n))


def answered(bot: Any, ask: Ask) -> Answer:
    if len(ask.legal) == 1 or not hasattr(bot, "answer"):
        return Answer(bot.choose(ask), [], [])
    answer: Answer = bot.answer(ask)
    return answer


def show(match: Match, ask: Ask, answer: Answer) -> None:
    game, v, text = match.game, ask.view, match.game.codec.text
    me = game.seats[ask.seat]
    if len(ask.legal) > 1:
        print(f"\n— {len(match.plies)}: {me}, age {v.age}, marker {v.marker}, tokens {' '.join(v.tokens) or 'none'}")
        for letter, seat in zip(game.seats, v.seats):
            print(f"  {letter}: {seat.coins} coins; {' '.join(seat.city) or 'no city'}")
            print(f"     wonders {' '.join(seat.wonders) or 'none'}; built {' '.join(seat.raised) or 'none'};", end="")
            print(f" tokens {' '.join(seat.tokens) or 'none'}")
        print(f"  may: {', '.join(text(a) + cost(game, v, a) for a in ask.legal)}")
        for line in answer.lines[:SHOWN]:
            share = f"{line.expected[ask.seat]:.2f} " if line.expected else ""
            print(f"    {share}({line.share:.0%}) {' / '.join(text(a) for a in line.actions)}")
    print(f"  {me} {text(answer.action)}" + (f"   [{answer.iterations} descents]" if answer.iterations else ""))


def cost(game: Any, v: Any, action: int) -> str:
    price = game.price(v, action)
    total = sum(x.total for x in price.costs if x.unit == "coins") if price else 0
    return f" ({total})" if total else ""


if __name__ == "__main__":
    main()
