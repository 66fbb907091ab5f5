"""Growing a stored tree within a budget, and what wins or loses at once."""

from __future__ import annotations

import time
from typing import Final

from mypy_extensions import i64

from ecumene.bots.search.stored_tree import LOST_AT_ONCE, OPEN, WON, Edge, Node, StoredTree, best_of
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import CHANCE, State, apply, roll

NEVER: Final = 1e9  # seconds
BETWEEN: Final = 16  # descents between two looks at the clock
FREEING: Final = 0.22  # of the time to make a node goes into freeing it when all is over
CHANCES: Final = 3  # outcomes that are looked at, where chance lies between a choice and its answer


def grow(tree: StoredTree, seconds: float, iterations: i64, most_nodes: i64) -> i64:
    """Descend for so many seconds, freeing included, and at most `iterations` times (0: no limit). How often it was.

    It stops where the first choice cannot change any more, and where the tree is too large.
    """
    began = time.process_time()
    done: i64 = 0
    root = tree.root
    while not root.ends and tree.size < most_nodes:
        tree.descend()
        done += 1
        if done == iterations:
            break
        if done % BETWEEN == 0:
            left: float = NEVER
            if iterations:
                left = float(int(iterations - done))
            if seconds < NEVER:
                spent = (time.process_time() - began) * (1.0 + FREEING * float(int(tree.size)) / float(int(done)))
                left = min(left, float(int(done)) * (seconds - spent) / (spent + 1e-9))
            if left <= 0.0 or decided(root, left):
                break
    return done


def decided(root: Node, left: float) -> bool:
    """Can no other choice be followed more often than the first, with so many descents left?"""
    most: i64 = 0
    second: i64 = 0
    open_choices: i64 = 0
    for edge in root.tried:
        if edge.proof < OPEN:
            continue
        open_choices += 1
        if edge.visits > most:
            second = most
            most = edge.visits
        elif edge.visits > second:
            second = edge.visits
    if open_choices < 2 and root.best < 0:
        return True
    return float(int(most - second)) > left


def wins_at_once(tree: StoredTree, s: State, choices: list[int]) -> i64:
    """The index of a choice that ends the game with a win for whoever chooses, or -1."""
    mover: i64 = s.stack[-1].player
    i: i64
    for i in range(len(choices)):
        t = s.clone()
        apply(t, choices[i])
        if not t.stack and tree.advisor.result(t) * (1.0 if mover == 0 else -1.0) > 0.5:
            return i
    return -1


def take_free_win(tree: StoredTree) -> bool:
    """Whether a first choice wins at once; it is then the only one that was tried."""
    root = tree.root
    i: i64 = wins_at_once(tree, root.s, root.choices)
    if i < 0:
        return False
    edge = Edge(root.choices[i], root.priors[i])
    edge.proof = WON
    edge.visits = 1
    edge.total = 1.0
    root.tried.clear()
    root.tried.append(edge)
    root.visits = 1
    root.ends = True
    root.proven = True
    root.value = 1.0 if root.mover == 0 else -1.0
    return True


def avoid_free_losses(tree: StoredTree, rng: Rng) -> None:
    """Find first choices after which the other seat wins at once, whatever chance brings.

    If that is all that was tried, the rest is tried too.
    """
    root = tree.root
    checked: i64 = 0
    while True:
        while checked < len(root.tried):
            edge = root.tried[checked]
            if edge.proof != WON and loses_at_once(tree, edge, rng):
                edge.proof = LOST_AT_ONCE
            checked += 1
        if root.ends or root.best < 0 or best_of(root).proof != LOST_AT_ONCE:
            break
        tree.descend()


def loses_at_once(tree: StoredTree, edge: Edge, rng: Rng) -> bool:
    root = tree.root
    t = root.s.clone()
    apply(t, edge.action)
    if not t.stack:
        return tree.advisor.result(t) * (1.0 if root.mover == 0 else -1.0) < -0.5
    chance: bool = t.stack[-1].player == CHANCE
    if chance and tree.advisor.ends_here(root.s, t):
        return False
    for _ in range(CHANCES if chance else 1):
        u = t.clone()
        roll(u, rng)
        if not u.stack or u.stack[-1].player == root.mover:
            return False
        if wins_at_once(tree, u, u.stack[-1].canonical(u)) < 0:
            return False
    return True
