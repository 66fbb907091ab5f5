"""Thinking with a net: a tree of stored positions is grown from an imagined one."""

from __future__ import annotations

import gc
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

from ecumene.bots.contract import Answer, Ask, Line
from ecumene.bots.search.stored_thinking import avoid_free_losses, grow, take_free_win
from ecumene.bots.search.stored_tree import OPEN, WON, Edge, Node, StoredTree, best_of
from ecumene.bots.thinkers.net_tutor import NetTutor
from ecumene.kernel.border import net_strategy
from ecumene.kernel.border.game import AnyGame
from ecumene.kernel.core.net import Advisor
from ecumene.kernel.core.state import State, redeal

LINES = 8  # that an answer gives
LENGTH = 6  # choices of a line
MOST_NODES = 150_000


@cache
def learned_advisor(strategy: net_strategy.StoredTree) -> Advisor:
    """A game's net, read once."""
    return strategy.advisor()


def think(ask: Ask, strategy: net_strategy.StoredTree, seconds: float, iterations: int) -> Answer:
    until = time.process_time() + seconds
    rng = ask.rng
    advisor = learned_advisor(strategy)
    with collector_off():
        base: State = ask.game.imagine(ask.view, rng)
        tree = StoredTree(advisor, redeal(base, ask.seat, rng), ask.seed)
        tree.plant()
        done = 1
        if not take_free_win(tree):
            done = int(grow(tree, until - time.process_time(), iterations, MOST_NODES))
            avoid_free_losses(tree, rng)
        answer = answer_of(tree.root, done)
        del tree  # freed here, where the time counts
    return answer


@contextmanager
def collector_off() -> Iterator[None]:
    """A tree is hundreds of thousands of objects without a circle: looking for circles in them takes long."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def answer_of(root: Node, done: int) -> Answer:
    """What loses for certain gets a line only if everything does."""
    best = best_of(root)
    tried = [x for x in root.tried if x is not best and x.proof >= min(OPEN, best.proof)]
    tried.sort(key=lambda x: (-int(x.proof), -int(x.visits)))
    lines = [line_of(root, x) for x in [best, *tried][:LINES]]
    return Answer(int(best.action), lines[0].expected, lines, done)


def line_of(root: Node, edge: Edge) -> Line:
    """A choice and what follows it most often."""
    actions, mean, at = [int(edge.action)], mean_of(edge), edge
    while len(actions) < LENGTH and at.nodes:
        node = max(at.nodes, key=lambda x: int(x.visits))
        if not node.tried:
            break
        at = best_of(node)
        actions.append(int(at.action))
    share = (1 + mean) / 2
    return Line(actions, [share, 1 - share] if root.mover == 0 else [1 - share, share], share_of(root, edge))


def mean_of(edge: Edge) -> float:
    """What a choice brings to the seat that makes it: -1 to 1."""
    return edge.mean() if edge.proof == OPEN else 1.0 if edge.proof == WON else -1.0


def share_of(root: Node, edge: Edge) -> float:
    return int(edge.visits) / max(1, int(root.visits))


def tutor(game: AnyGame, strategy: net_strategy.StoredTree, kept: Any, seed: int) -> NetTutor:
    return NetTutor(game, strategy, kept, seed)
