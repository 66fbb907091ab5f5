"""A tree that stores a position at every node, for two seats. There are no play-outs: a net judges new positions.

A descent walks over stored nodes to the choice that looks best, and only at its end copies one position, carries out
one choice and asks the net once. What a seat expects lies between -1 (lost) and 1 (won).

Chance: a choice that draws something keeps several outcomes, more the more often it is followed. Proofs: where a game
is decided, that is passed up as far as nothing but choices lie between, and not searched again.
"""

from __future__ import annotations

import math
from typing import Final, final

from mypy_extensions import i64

from ecumene.kernel.core.net import Advisor
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import CHANCE, State, roll, settle

EXPLORE: Final = 1.2  # how much a prior counts against what was found
UNTRIED: Final = 0.2  # a choice that was not tried is expected to be worse than its position by this
OUTCOMES: Final = 1.5  # of chance, times the square root of how often a choice was followed
FINE: Final = 1_000_000  # steps of a random number

# what is certain of a choice, to the seat that chooses; the higher the better
WON: Final = 1
OPEN: Final = 0  # nothing
LOST: Final = -1
LOST_AT_ONCE: Final = -2  # by the very next choice


@final
class Node:
    """A position in which a seat must choose, or one at which the search ends."""

    s: State
    mover: i64
    value: float  # to the first seat
    visits: i64
    ends: bool  # nothing below it is searched
    proven: bool  # the value is certain
    key: i64  # which outcome of chance led here
    times: i64  # how often it was drawn
    tried: list[Edge]
    choices: list[int]
    priors: list[float]  # of the choices; below zero: tried
    best: i64  # the index of the likeliest choice that was not tried, or -1
    known: float  # the priors of those that were tried, added up

    def __init__(self, s: State, mover: i64, value: float) -> None:
        self.s = s
        self.mover = mover
        self.value = value
        self.visits = 0
        self.ends = False
        self.proven = False
        self.key = 0
        self.times = 1
        self.tried = []
        self.choices = []
        self.priors = []
        self.best = -1
        self.known = 0.0

    def find_best(self) -> None:
        """Look for the likeliest choice that was not tried."""
        priors = self.priors
        most: float = -0.5
        self.best = -1
        i: i64
        for i in range(len(priors)):
            if priors[i] > most:
                most = priors[i]
                self.best = i

    def expected(self, p: i64) -> float:
        return self.value if p == 0 else -self.value


@final
class Edge:
    """A choice that was tried."""

    action: i64
    prior: float
    visits: i64
    total: float  # of what was found, to the seat that chose
    draws: i64  # of chance; 0 where chance has no part
    nodes: list[Node]  # where it leads: one, or the outcomes of chance
    proof: i64

    def __init__(self, action: i64, prior: float) -> None:
        self.action = action
        self.prior = prior
        self.visits = 0
        self.total = 0.0
        self.draws = 0
        self.nodes = []
        self.proof = OPEN

    def mean(self) -> float:
        return self.total / float(int(self.visits)) if self.visits else 0.0

    def node(self) -> Node:
        """Where to go on: the outcome that was visited least for how often it was drawn."""
        found = self.nodes[0]
        if self.draws:
            least: float = float(int(found.visits)) / float(int(found.times))
            for node in self.nodes:
                x: float = float(int(node.visits)) / float(int(node.times))
                if x < least:
                    least = x
                    found = node
        return found


@final
class StoredTree:
    advisor: Advisor
    rng: Rng
    root: Node
    size: i64  # nodes
    path: list[Edge]
    nodes: list[Node]  # before each edge of the path

    def __init__(self, advisor: Advisor, s: State, seed: i64) -> None:
        self.advisor = advisor
        self.rng = Rng(seed)
        self.size = 0
        self.path = []
        self.nodes = []
        self.root = Node(s, 0, 0.0)

    def plant(self) -> None:
        """Judge the position where the search begins."""
        self.advisor.begin(self.root.s)
        self.root = self.new_node(self.root.s, False)

    def descend(self) -> None:
        """Once from the root to a new node, or to one where the search ends; and back."""
        path = self.path
        nodes = self.nodes
        path.clear()
        nodes.clear()
        node = self.root
        while not node.ends:
            nodes.append(node)
            edge = self.chosen(node)
            path.append(edge)
            if edge.visits and (edge.draws == 0 or not self.draws_again(edge)):
                node = edge.node()
                continue
            before: i64 = self.size
            node = self.follow(node, edge)
            if self.size > before:  # a new node
                break
        node.visits += 1
        self.pass_back(node.value)
        if node.proven:
            self.pass_proof(node)

    def chosen(self, node: Node) -> Edge:
        """The choice to follow: what it brought so far, and what its prior and few visits speak for."""
        wide: float = EXPLORE * math.sqrt(float(int(node.visits)) + 1.0)
        best: Edge | None = None
        highest: float = -1e9
        x: float
        for edge in node.tried:
            n: float = float(int(edge.visits))
            x = edge.total / n + wide * edge.prior / (1.0 + n)
            if edge.proof < OPEN:
                x = -1e6
            if x > highest:
                highest = x
                best = edge
        i: i64 = node.best
        if i >= 0:
            prior: float = node.priors[i]
            x = node.expected(node.mover) - UNTRIED * math.sqrt(node.known) + wide * prior
            if x > highest or best is None:
                best = Edge(node.choices[i], prior)
                node.tried.append(best)
                node.known += prior
                node.priors[i] = -1.0
                node.find_best()
        assert best is not None
        return best

    def draws_again(self, edge: Edge) -> bool:
        return float(int(edge.draws)) < OUTCOMES * math.sqrt(float(int(edge.visits))) + 1.0

    def follow(self, node: Node, edge: Edge) -> Node:
        """Carry out a choice. What chance brings may be known already."""
        s = node.s.clone()
        s.stack[-1].apply(s, edge.action)
        settle(s)
        key: i64 = 0
        ends: bool = False
        if s.stack and s.stack[-1].player == CHANCE:
            ends = self.advisor.ends_here(node.s, s)
            if not ends:
                edge.draws += 1
                roll(s, self.rng)
                key = self.advisor.outcome(s)
                for known in edge.nodes:
                    if known.key == key:
                        known.times += 1
                        return known
        found = self.new_node(s, ends)
        found.key = key
        edge.nodes.append(found)
        return found

    def new_node(self, s: State, ends: bool) -> Node:
        """Judge a position."""
        self.size += 1
        stack = s.stack
        if not stack:
            over = Node(s, 0, self.advisor.result(s))
            over.ends = True
            over.proven = True
            return over
        i: i64 = len(stack) - 1
        while stack[i].player < 0:  # chance comes first
            i -= 1
        mover: i64 = stack[i].player
        value: float = self.advisor.value(s, mover)
        node = Node(s, mover, value if mover == 0 else -value)
        node.ends = ends
        if not ends:
            node.choices = stack[i].canonical(s)
            self.advisor.priors(s, node.choices, node.priors)
            node.find_best()
        return node

    def pass_back(self, value: float) -> None:
        i: i64
        for i in range(len(self.path)):
            node = self.nodes[i]
            edge = self.path[i]
            node.visits += 1
            edge.visits += 1
            edge.total += value if node.mover == 0 else -value

    def pass_proof(self, node: Node) -> None:
        """One choice that wins decides a position; so do all choices, if they lose. Chance ends a proof."""
        i: i64 = len(self.path) - 1
        while i >= 0 and node.proven and self.path[i].draws == 0:
            edge = self.path[i]
            before = self.nodes[i]
            good: float = node.expected(before.mover)
            if good > 0.5:
                edge.proof = WON
                before.proven = True
            elif good < -0.5:
                edge.proof = LOST
                before.proven = before.best < 0 and all_lost(before.tried)
            if before.proven:
                before.ends = True
                before.value = node.value
            node = before
            i -= 1

    def stir(self, share: float) -> None:
        """For learning: mix the priors of the first choice with noise, so that everything is tried now and then."""
        priors = self.root.priors
        noise: list[float] = []
        total: float = 0.0
        i: i64
        for _ in range(len(priors)):
            x: float = -math.log((float(int(self.rng.below(FINE - 1))) + 0.5) / float(FINE))
            noise.append(x)
            total += x
        for i in range(len(priors)):
            priors[i] = (1.0 - share) * priors[i] + share * noise[i] / total
        self.root.find_best()


def all_lost(edges: list[Edge]) -> bool:
    for edge in edges:
        if edge.proof >= OPEN:
            return False
    return True


def best_of(node: Node) -> Edge:
    """A sure win before all, a sure loss after all; else what was followed most often, then what brought most."""
    best = node.tried[0]
    for edge in node.tried:
        if edge.proof != best.proof:
            if edge.proof > best.proof:
                best = edge
        elif edge.visits > best.visits or (edge.visits == best.visits and edge.total > best.total):
            best = edge
    return best
