"""A bot's process: `python -m ecumene.server.bot_process`. Questions come in on stdin, answers go out on stdout.

It gets a game's id, a view and the legal choices. It has no position, no record, no store and no socket.
"""

from __future__ import annotations

import sys
from typing import BinaryIO

import msgspec

from ecumene import bots
from ecumene.games import find
from ecumene.server import pipes


class Question(msgspec.Struct, frozen=True):
    game: str
    bot: str
    view: bytes  # as JSON, of the game's own view type
    legal: list[int]
    seed: int
    seconds: float


class Answer(msgspec.Struct, frozen=True):
    action: int = -1
    error: str = ""


def answer(question: Question) -> Answer:
    game = find(question.game)
    view = msgspec.json.decode(question.view, type=game.view_type)
    ask = bots.Ask(game, view, question.legal, question.seed, question.seconds)
    return Answer(int(bots.find(question.bot).choose(ask)))


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
