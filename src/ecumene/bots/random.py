"""A random legal move, each equally likely: other bots are measured against it."""

from __future__ import annotations

from ecumene.bots.contract import Ask


class Random:
    """Takes any legal move, each equally likely."""

    name = "random"

    def choose(self, ask: Ask) -> int:
        return ask.game.at_random(ask.legal, ask.rng)
