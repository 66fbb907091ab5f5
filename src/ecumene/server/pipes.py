"""How the server and its child processes talk: msgpack messages over pipes, each after its length in four bytes."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any, BinaryIO

import msgspec


def packed(message: msgspec.Struct) -> bytes:
    data = msgspec.msgpack.encode(message)
    return len(data).to_bytes(4, "big") + data


def serve(
    kind: Any, answer: Callable[[Any], msgspec.Struct], hello: msgspec.Struct, questions: BinaryIO, answers: BinaryIO
) -> None:
    """Send `hello`, then answer questions of the type `kind` until the pipe is closed."""
    message = hello
    while True:
        answers.write(packed(message))
        answers.flush()
        head = questions.read(4)
        if not head:
            return
        message = answer(msgspec.msgpack.decode(questions.read(int.from_bytes(head, "big")), type=kind))


def stdout_for_answers() -> BinaryIO:
    """Stdout, for answers only. Everything else that prints goes to stderr, so that it is not read as an answer."""
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    return answers


def lower_priority(by: int) -> None:
    """Run this process after the server itself, which people wait for."""
    if hasattr(os, "nice"):
        os.nice(by)
