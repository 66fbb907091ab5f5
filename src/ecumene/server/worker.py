"""A bot's process: `python -m ecumene.server.worker`. Questions come in on stdin, answers go out on stdout.

It is told a game's id, a view and what may be chosen; it has no position, no record, no store and no socket.
Messages are msgpack, each after its length in four bytes.
"""

from __future__ import annotations

import os
import sys
from typing import BinaryIO

import msgspec

from ecumene import bots
from ecumene.games import find


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


def framed(message: msgspec.Struct) -> bytes:
    data = msgspec.msgpack.encode(message)
    return len(data).to_bytes(4, "big") + data


def answer(question: Question) -> Answer:
    game = find(question.game)
    view = msgspec.json.decode(question.view, type=game.view_type)
    ask = bots.Ask(game, view, question.legal, question.seed, question.seconds)
    return Answer(int(bots.find(question.bot).choose(ask)))


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    """Say that we are there, then answer until nobody asks any more."""
    answers.write(framed(Answer()))
    answers.flush()
    while head := questions.read(4):
        question = msgspec.msgpack.decode(questions.read(int.from_bytes(head, "big")), type=Question)
        try:
            said = answer(question)
        except Exception as e:
            said = Answer(error=type(e).__name__)
        answers.write(framed(said))
        answers.flush()


def main() -> None:
    """A bot that prints must not be taken for an answer, so stdout is kept for answers alone. The table comes first."""
    os.nice(5)
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    serve(sys.stdin.buffer, answers)


if __name__ == "__main__":
    main()
