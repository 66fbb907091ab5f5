"""Answers about the printed rules that are asked for again and again, kept."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R", bound=Any)
T = TypeVar("T")


def kept(most: int) -> Callable[[Callable[Concatenate[R, P], T]], Callable[Concatenate[R, P], T]]:
    """For a function whose first argument is a ruleset: so many of its answers are kept, and nobody may change them.

    A match with corrections has a ruleset of its own. Nothing is kept of it: it would stay in memory with the answers.
    """

    def keep(f: Callable[Concatenate[R, P], T]) -> Callable[Concatenate[R, P], T]:
        known: Any = lru_cache(most)(f)

        @wraps(f)
        def answer(rules: R, /, *args: P.args, **more: P.kwargs) -> T:
            found: T = f(rules, *args, **more) if rules.corrections else known(rules, *args, **more)
            return found

        return answer

    return keep
