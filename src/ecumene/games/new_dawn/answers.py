"""Which verbs answer a question at all: asked before a long list of answers is made."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ecumene.kernel.action import verb_of

NO_VERB: Final = -1


def answers(action: i64, a: i64, b: i64 = NO_VERB, c: i64 = NO_VERB, d: i64 = NO_VERB) -> bool:
    """Is the verb one of these?"""
    verb: i64 = verb_of(action)
    return verb == a or verb == b or verb == c or verb == d
