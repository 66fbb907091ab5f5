"""What the server and its processes say to one another: msgpack, each message after its length in four bytes."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any, BinaryIO

import msgspec


def framed(message: msgspec.Struct) -> bytes:
    data = msgspec.msgpack.encode(message)
    return len(data).to_bytes(4, "big") + data


def serve(
    kind: Any, answer: Callable[[Any], msgspec.Struct], hello: msgspec.Struct, questions: BinaryIO, answers: BinaryIO
) -> None:
    """Say that we are there, then answer questions of this kind until nobody asks any more."""
    said = hello
    while True:
        answers.write(framed(said))
        answers.flush()
        head = questions.read(4)
        if not head:
            return
        said = answer(msgspec.msgpack.decode(questions.read(int.from_bytes(head, "big")), type=kind))


def only_for_answers() -> BinaryIO:
    """Stdout, kept for answers alone: what else prints goes to stderr, and is not taken for an answer."""
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    return answers


def give_way(by: int) -> None:
    """The table comes first: processes that only work for it are less urgent than the one that serves people."""
    if hasattr(os, "nice"):
        os.nice(by)
