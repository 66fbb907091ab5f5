"""Answers about the printed rules that are asked for again and again, kept."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, wraps
from typing import Any, Concatenate, ParamSpec, TypeVar, cast

P = ParamSpec("P")
R = TypeVar("R", bound=Any)
T = TypeVar("T")


def kept(most: int) -> Callable[[Callable[Concatenate[R, P], T]], Callable[Concatenate[R, P], T]]:
    """For a function whose first argument is a ruleset: so many of its answers are kept, and nobody may change them.

    A match with corrections has a ruleset of its own. Nothing is kept of it: it would stay in memory with the answers.
    """

    def keep(f: Callable[Concatenate[R, P], T]) -> Callable[Concatenate[R, P], T]:
        known, fresh = lru_cache(most)(f), cast("Callable[..., T]", f)

        @wraps(f)
        def answer(rules: R, /, *args: Any) -> T:  # without names of arguments: it is called very often
            return (fresh if rules.corrections else known)(rules, *args)

        return cast("Callable[Concatenate[R, P], T]", answer)

    return keep
