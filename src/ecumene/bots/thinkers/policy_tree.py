"""Thinking with a policy and a judge: a tree is grown from an imagined position."""

from __future__ import annotations

import math
import time
from functools import cache
from typing import Any

from ecumene.bots.contract import Answer, Ask, Line
from ecumene.bots.search.lessons import Lessons
from ecumene.bots.search.rehearsal import rehearse
from ecumene.bots.search.thinking import grow, most_visited
from ecumene.bots.search.tree import Node, Tree
from ecumene.bots.thinkers.policy_tutor import PolicyTutor
from ecumene.kernel.border.game import AnyGame
from ecumene.kernel.border.strategy import PolicyTree
from ecumene.kernel.core.state import State
from ecumene.kernel.core.strategy import Policy

LINES = 8  # that an answer gives
LENGTH = 6  # choices of a line
MOST_NODES = 150_000  # about 30 MB


@cache
def learned_policy(strategy: PolicyTree, players: int) -> Policy:
    """A game's policy, read once."""
    return strategy.learned(players)


def think(ask: Ask, strategy: PolicyTree, seconds: float, iterations: int) -> Answer:
    until = time.process_time() + seconds
    base: State = ask.game.imagine(ask.view, ask.rng)
    policy = learned_policy(strategy, base.players)
    rehearsed = 0
    if strategy.rehearsal:
        policy, rehearsed = rehearsed_policy(ask, strategy, base, policy, until - time.process_time(), iterations)
    tree = Tree(policy, strategy.judge, strategy.explore, strategy.depth, ask.seed, MOST_NODES)
    grow(tree, base, ask.seat, until - time.process_time(), max(iterations - rehearsed, min(iterations, 1)))
    return answer_of(tree.root, base.players, rehearsed)


def rehearsed_policy(
    ask: Ask, strategy: PolicyTree, base: State, model: Policy, seconds: float, iterations: int
) -> tuple[Policy, int]:
    """A policy that has learned on this very position, beginning with a part of the model; after how many games."""
    policy = strategy.new_policy()
    policy.follow(model, strategy.trust)
    lessons = Lessons(strategy.rate, ask.seed, strategy.curiosity)
    part = strategy.rehearsal
    games = min(math.ceil(part * iterations), max(iterations - 1, 1))
    return policy, rehearse(base, ask.seat, policy, strategy.judge, lessons, part * seconds, games, strategy.depth)


def answer_of(root: Node, seats: int, rehearsed: int = 0) -> Answer:
    best = most_visited(root)
    tried = sorted((x for x in root.children if x.visits and x is not best), key=lambda x: -int(x.visits))
    lines = [line_of(root, x, seats) for x in [best, *tried][:LINES]]
    return Answer(int(best.action), lines[0].expected, lines, int(root.visits) + rehearsed)


def line_of(root: Node, first: Node, seats: int) -> Line:
    """A choice and what follows it most often."""
    actions, node = [int(first.action)], first
    while len(actions) < LENGTH and any(x.visits for x in node.children):
        node = most_visited(node)
        actions.append(int(node.action))
    expected = [first.expected(p) for p in range(seats)]
    return Line(actions, expected, int(first.visits) / int(root.visits))


def tutor(game: AnyGame, strategy: PolicyTree, kept: Any, seed: int) -> PolicyTutor:
    return PolicyTutor(game, strategy, kept, seed)
