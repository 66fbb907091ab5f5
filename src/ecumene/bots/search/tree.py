"""A tree of choices, grown one descent at a time; chance comes as it comes.

Each descent deals again what the seat cannot know, follows the choices that look best, adds one new node, plays on by
the policy and asks the judge. A node holds no position: in the next descent other cards may lie there, so a node may
have children that cannot be chosen this time. Every seat is for itself.
"""

from __future__ import annotations

import math
from typing import Any, Final, final

from mypy_extensions import i64

from ecumene.bots.search.playing import play_on
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import Frame, State, redeal, roll, settle
from ecumene.kernel.core.strategy import Judge, Policy, Shares, Weight

EVEN: Final = 0.5  # what is expected where nothing is known
OPEN: Final = 0.25  # how much of the first choices' priors is the same for all of them
FIRST: Final = 10.0  # more than anything can be worth
NOTHING: Final = 1e-6  # the sum of shares where nothing can be chosen but what should never be


@final
class Node:
    """A choice of one seat, after the choices above it."""

    action: i64
    mover: i64  # who chose it
    prior: float
    visits: i64
    total: Shares  # of what the judge said
    children: list[Node]

    def __init__(self, action: i64, mover: i64, prior: float) -> None:
        self.action = action
        self.mover = mover
        self.prior = prior
        self.visits = 0
        self.total = Shares()
        self.children = []

    def expected(self, p: i64) -> float:
        return self.total.of(p) / float(int(self.visits)) if self.visits else EVEN


@final
class Tree:
    policy: Policy
    judge: Judge
    explore: float  # how much a prior counts against what was found
    depth: i64  # how many choices are played on before the judge is asked; -1: to the end
    rng: Rng
    root: Node
    path: list[Node]
    weights: list[Weight]
    found: Shares
    room: i64  # for so many nodes more

    def __init__(self, policy: Policy, judge: Judge, explore: float, depth: i64, seed: i64, most: i64) -> None:
        self.policy = policy
        self.judge = judge
        self.explore = explore
        self.depth = depth
        self.rng = Rng(seed)
        self.root = Node(0, -1, 1.0)
        self.path = []
        self.weights = []
        self.found = Shares()
        self.room = most

    def descend(self, base: State, seat: i64) -> None:
        """One descent from an imagined position, dealt again."""
        s = redeal(base, seat, self.rng)
        path = self.path
        path.clear()
        node = self.root
        stack: list[Frame] = s.stack
        while stack:
            frame = stack[-1]
            choices = frame.canonical(s)
            child = self.chosen(s, node, frame.player, choices)
            if child is None:
                break
            node = child
            path.append(node)
            frame.apply(s, node.action)
            settle(s)
            roll(s, self.rng)
            if node.visits == 0:
                break
        play_on(s, self.policy, self.rng, self.depth, self.weights)
        found = self.found
        self.judge.judge(s, found)
        self.root.visits += 1
        self.root.total.add(found)
        for node in path:
            node.visits += 1
            node.total.add(found)

    def chosen(self, s: Any, node: Node, mover: i64, choices: list[int]) -> Node | None:
        """The child to follow: what it brought so far, and what the policy and few visits speak for.

        None if there is no room for another node. The first choices always have room.
        """
        children = node.children
        known: i64 = len(children)
        if len(choices) == 1 and known == 1 and children[0].action == choices[0]:
            return children[0]  # nothing to weigh
        total: float = self.policy.weigh(s, choices, self.weights)
        wide: float = self.explore * math.sqrt(float(int(node.visits)) + 1.0)
        untried: float = tried_mean(children, mover)
        never = self.policy.never
        alternatives: bool = total > NOTHING
        root = self.root
        best: Node | None = None
        highest: float = -1e9
        at: i64 = 0
        i: i64
        for i in range(len(choices)):
            action: i64 = choices[i]
            weight = self.weights[i]
            if weight is never and alternatives:
                continue
            at = place_of(children, action, at)
            if at < len(children):
                child = children[at]
            elif self.room > 0 or node is root:
                prior: float = weight.share / total
                if node is root:  # a steep policy may be wrong about the very choice that is asked for
                    prior += OPEN * (1.0 / float(len(choices)) - prior)
                child = Node(action, mover, prior)
                children.append(child)
                self.room -= 1
            else:
                continue
            visits: float = float(int(child.visits))
            value: float = untried
            if child.visits:
                value = child.total.of(mover) / visits
            value += wide * child.prior / (1.0 + visits)
            if node is root and child.visits == 0:
                value += FIRST  # everything that can be done now is tried once
            if value > highest:
                highest = value
                best = child
            at += 1
        return best


def place_of(children: list[Node], action: i64, guess: i64) -> i64:
    """Where the child of an action is, or their number if there is none. Choices mostly come in the same order."""
    n: i64 = len(children)
    if guess < n and children[guess].action == action:
        return guess
    i: i64 = 0
    while i < n and children[i].action != action:
        i += 1
    return i


def tried_mean(children: list[Node], p: i64) -> float:
    """What the children that were tried brought on average: so much is expected of the others."""
    visits: i64 = 0
    total: float = 0.0
    for child in children:
        if child.visits:
            visits += child.visits
            total += child.total.of(p)
    return total / float(int(visits)) if visits else EVEN
