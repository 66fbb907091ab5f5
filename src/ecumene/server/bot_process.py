"""A bot's process: `python -m ecumene.server.bot_process`. Questions come in on stdin, answers go out on stdout.

It chooses for a seat, gives a hint to the person who sits there, or says what could be expected there.

It gets a game's id, a view and the legal choices. It has no position, no record, no store and no socket.
"""

from __future__ import annotations

import sys
from dataclasses import replace
from typing import BinaryIO

import msgspec

from ecumene import bots
from ecumene.bots import hints
from ecumene.bots.hints import hint
from ecumene.bots.searcher import think
from ecumene.games import find
from ecumene.kernel.border.game import AnyGame
from ecumene.kernel.core.action import verb_of
from ecumene.server import pipes
from ecumene.server.protocol import Advice, HintReason, Said

CHOICE, HINT, CHANCES = "choice", "hint", "chances"  # purposes of a question


class LineIs(msgspec.Struct, frozen=True):
    action: int
    expected: list[float]


class Question(msgspec.Struct, frozen=True):
    game: str
    bot: str
    view: bytes  # as JSON, of the game's own view type
    legal: list[int]
    seed: int
    seconds: float  # at most; a bot may think shorter by itself
    purpose: str = CHOICE  # what is wanted


class Answer(msgspec.Struct, frozen=True):
    action: int = -1
    error: str = ""
    advice: list[Advice] = []  # of a hint
    lines: list[LineIs] = []  # of chances


def answer(question: Question) -> Answer:
    game = find(question.game)
    view = msgspec.json.decode(question.view, type=game.view_type)
    ask = bots.Ask(game, view, question.legal, question.seed, question.seconds)
    if question.purpose == HINT:
        advice = [advice_of(game, x) for x in hint(ask)]
        return Answer(game.codec.parse(advice[0].move), advice=advice)
    if question.purpose == CHANCES:
        lines = think(ask, ask.seconds).lines
        return Answer(lines[0].actions[0], lines=[LineIs(x.actions[0], x.expected) for x in lines])
    bot = bots.find(question.bot)
    return Answer(int(bot.choose(replace(ask, seconds=min(ask.seconds, bots.seconds_of(bot))))))


def advice_of(game: AnyGame, x: hints.Advice) -> Advice:
    codec = game.codec
    return Advice(
        codec.text(x.action),
        [round(share, 3) for share in x.expected],
        [HintReason(why.name, {k: v for k, v in why.args.items() if isinstance(v, int | str)}) for why in x.reasons],
        [Said(codec.word[verb_of(a)], codec.refs(a)) for a in x.then],
    )


def answer_safely(question: Question) -> Answer:
    try:
        return answer(question)
    except Exception as e:
        return Answer(error=type(e).__name__)


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    pipes.serve(Question, answer_safely, Answer(), questions, answers)


def main() -> None:
    pipes.lower_priority(5)
    serve(sys.stdin.buffer, pipes.stdout_for_answers())


if __name__ == "__main__":
    main()
