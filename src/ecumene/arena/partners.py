"""Bots that only an arena has, to measure others by: a game's policy without a search, and its characters.

`policy` draws from what was learned. A character, such as the raider of Clash of Cultures, searches as the master does,
but for aims of its own; it thinks as long as a master unless the run says otherwise.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

from ecumene import bots
from ecumene.bots.contract import Answer, Ask, Bot
from ecumene.bots.levels import MASTER
from ecumene.bots.searcher import plain
from ecumene.bots.thinkers import policy_tree
from ecumene.kernel.border.errors import UnknownBot, nearest
from ecumene.kernel.border.game import AnyGame
from ecumene.kernel.border.strategy import PolicyTree
from ecumene.kernel.core.state import State
from ecumene.kernel.core.strategy import Weight, drawn

POLICY = "policy"


@dataclass(frozen=True)
class PolicyAlone:
    """Draws a choice from the learned policy."""

    strategy: PolicyTree
    name: str = POLICY

    def choose(self, ask: Ask) -> int:
        s: State = ask.game.imagine(ask.view, ask.rng)
        policy = policy_tree.learned_policy(self.strategy, s.players)
        if len(ask.legal) == 1:
            return ask.legal[0]
        weights: list[Weight] = []
        total = policy.weigh(s, ask.legal, weights)
        return ask.legal[int(drawn(weights, total, ask.rng))]


@dataclass(frozen=True)
class Character:
    """Searches with the game's policy, and judges by its own aims."""

    name: str
    strategy: PolicyTree
    seconds: float = MASTER.seconds

    def choose(self, ask: Ask) -> int:
        return self.answer(ask).action

    def answer(self, ask: Ask) -> Answer:
        if len(ask.legal) == 1:
            return plain(ask, ask.legal[0])
        return policy_tree.think(ask, self.strategy, math.inf if ask.iterations else ask.seconds, ask.iterations)


def partners_of(game: AnyGame) -> dict[str, Bot]:
    """What a game has besides the bots that everybody knows."""
    strategy = game.strategy
    if not isinstance(strategy, PolicyTree):
        return {}
    characters = {name: Character(name, replace(strategy, judge=judge)) for name, judge in strategy.characters.items()}
    return {POLICY: PolicyAlone(strategy), **characters}


def find(game: AnyGame, name: str) -> Bot:
    """A bot of everybody's, or one of these."""
    own = partners_of(game)
    if name in own:
        return own[name]
    try:
        return bots.find(name)
    except UnknownBot:
        there = [*bots.names(), *own]
        raise UnknownBot("unknown-bot", name=name, near=nearest(name, there), there=there) from None
