"""The list of bots. Each has a file; `docs/bots.md` says what a bot must do."""

from __future__ import annotations

from ecumene.bots.contract import Ask, Bot, ask_of, play_out
from ecumene.bots.greedy import Greedy
from ecumene.bots.random import Random
from ecumene.kernel.border.errors import UnknownBot, nearest

__all__ = ["BOTS", "Ask", "Bot", "Greedy", "Random", "ask_of", "find", "play_out"]

BOTS: dict[str, type[Bot]] = {"random": Random, "greedy": Greedy}


def find(name: str) -> Bot:
    if name not in BOTS:
        raise UnknownBot("unknown-bot", name=name, near=nearest(name, BOTS), there=list(BOTS))
    return BOTS[name]()
