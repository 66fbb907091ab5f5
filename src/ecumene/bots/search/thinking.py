"""Thinking within a budget: by the clock of the processor, or a number of descents."""

from __future__ import annotations

import time

from mypy_extensions import i64

from ecumene.bots.search.tree import Node, Tree
from ecumene.kernel.core.state import State


def grow(tree: Tree, base: State, seat: i64, seconds: float, iterations: i64) -> None:
    """Descend for so many seconds and at most `iterations` times (0: no limit); at least once.

    It stops where the first choice cannot change any more, and where one more descent would take too long.
    """
    began = time.process_time()
    done: i64 = 0
    while True:
        tree.descend(base, seat)
        done += 1
        left: float = 1e9
        if iterations:
            left = float(int(iterations - done))
        if seconds < 1e9:
            spent = time.process_time() - began
            by_time: float = float(int(done)) * (seconds - spent) / (spent + 1e-9)
            left = min(left, by_time)
        if left < 1.0 or decided(tree.root, left):
            return


def decided(root: Node, left: float) -> bool:
    """Can no other choice be visited more often than the first, with so many descents left?"""
    first: i64 = 0
    second: i64 = 0
    for child in root.children:
        if child.visits > first:
            second = first
            first = child.visits
        elif child.visits > second:
            second = child.visits
    return float(int(first - second)) > left


def most_visited(node: Node) -> Node:
    best = node.children[0]
    for child in node.children:
        if child.visits > best.visits or (
            child.visits == best.visits and child.expected(child.mover) > best.expected(best.mover)
        ):
            best = child
    return best
