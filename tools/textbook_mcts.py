"""Monte Carlo tree search as textbooks have it, to measure our bots against: open loop, play-outs at random to the end.

Each iteration deals again what the seat cannot know, walks down by UCB1, adds one node, plays on with every choice as
likely as another until the game is over, and counts who won. It knows nothing of a game but its rules; of a game's
advisor it asks only the result of a game that is over. `python -m tools.textbook` compiles it with the rules, and
`ecumene arena` then has a bot called `textbook`.
"""

from __future__ import annotations

import math
import time
from typing import Any, Final, final

from mypy_extensions import i64

from ecumene.kernel.core.net import Advisor
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import Frame, State, playout, redeal, roll, settle

EXPLORE: Final = 1.4142135623730951  # UCB1 for results between 0 and 1
BETWEEN: Final = 4  # iterations between two looks at the clock
SHARE: Final = 0.97  # of its time; the rest goes into freeing the tree


@final
class Node:
    """A choice of one seat, after the choices above it."""

    action: i64
    mover: i64
    visits: i64
    won: float
    children: list[Node]

    def __init__(self, action: i64, mover: i64) -> None:
        self.action = action
        self.mover = mover
        self.visits = 0
        self.won = 0.0
        self.children = []


@final
class Search:
    base: State
    seat: i64
    rng: Rng
    results: Advisor
    root: Node
    path: list[Node]

    def __init__(self, base: State, seat: i64, seed: i64, results: Advisor) -> None:
        self.base = base
        self.seat = seat
        self.rng = Rng(seed)
        self.results = results
        self.root = Node(0, -1)
        self.path = []

    def iterate(self) -> None:
        s = redeal(self.base, self.seat, self.rng)
        path = self.path
        path.clear()
        node = self.root
        path.append(node)
        stack: list[Frame] = s.stack
        while stack:
            frame = stack[-1]
            node = self.chosen(node, frame.player, frame.canonical(s))
            path.append(node)
            frame.apply(s, node.action)
            settle(s)
            roll(s, self.rng)
            if node.visits == 0:
                break
        playout(s, self.rng)
        result: float = self.results.result(s)
        for node in path:
            node.visits += 1
            node.won += 0.5 + (0.5 * result if node.mover == 0 else -0.5 * result)

    def chosen(self, node: Node, mover: i64, choices: list[int]) -> Node:
        """A choice that was never tried, any of them; else the one with the highest bound."""
        untried: i64 = 0
        found: Node | None = None
        highest: float = -1.0
        wide: float = EXPLORE * math.sqrt(math.log(float(int(node.visits)) + 1.0))
        action: i64
        for action in choices:
            child = child_of(node, action)
            if child is None:
                untried += 1
                if self.rng.below(untried) == 0:
                    found = None
                    highest = 1e9
                    pick: i64 = action
            elif highest < 1e9:
                n: float = float(int(child.visits))
                x: float = child.won / n + wide / math.sqrt(n)
                if x > highest:
                    highest = x
                    found = child
        if found is None:
            found = Node(pick, mover)
            node.children.append(found)
        return found


def child_of(node: Node, action: i64) -> Node | None:
    for child in node.children:
        if child.action == action:
            return child
    return None


@final
class Found:
    """An answer, as the arena reads it."""

    action: int
    iterations: int

    def __init__(self, action: int, iterations: int) -> None:
        self.action = action
        self.iterations = iterations


class Textbook:
    name: str
    results: Advisor | None

    def __init__(self) -> None:
        self.name = "textbook"
        self.results = None

    def choose(self, ask: Any) -> int:
        return self.answer(ask).action

    def answer(self, ask: Any) -> Found:
        if len(ask.legal) == 1:
            return Found(ask.legal[0], 0)
        until: float = time.process_time() + SHARE * float(ask.seconds)
        if self.results is None:
            self.results = ask.game.strategy.advisor({})
        search = Search(ask.game.imagine(ask.view, ask.rng), ask.seat, ask.seed, self.results)
        most: i64 = ask.iterations
        done: i64 = 0
        while True:
            search.iterate()
            done += 1
            if most:
                if done >= most:
                    break
            elif done % BETWEEN == 0 and time.process_time() >= until:
                break
        best = search.root.children[0]
        for child in search.root.children:
            if child.visits > best.visits:
                best = child
        return Found(best.action, done)
