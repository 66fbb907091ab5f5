"""A planner of whole turns: a beam over the choices of the own turn, so that each is judged by where the turn ends.

It also answers the questions of others, one choice ahead and the rest by rule; it judges a choice before the turn by
the turn that follows; and it plays on for some turns in every seat. What it needs of a game is in `Planning`.
"""

from __future__ import annotations

import time
from typing import Any, Final, final

from mypy_extensions import i64

from ecumene.kernel.core.planning import ANSWER, BEFORE, OVER, PLAN, Planning
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import CHANCE, Frame, State

NEVER: Final = 1e18  # no limit of time; with a minus, less than any value
LONGEST: Final = 24  # choices of a turn
ALIKE: Final = 1e-9  # lines whose values differ by less end in the same position
NO_ACTION: Final = -1
LUCK: Final = 1_000_000  # seeds of chance


@final
class Node:
    """Where a line of choices leads."""

    s: State
    rank: float  # by which lines of the beam are compared
    value: float  # of ending the turn here, without the rivals
    toll: float  # of all choices up to here
    action: i64
    up: Node | None

    def __init__(self, s: State, rank: float, value: float, toll: float, action: i64, up: Node | None) -> None:
        self.s = s
        self.rank = rank
        self.value = value
        self.toll = toll
        self.action = action
        self.up = up

    def line(self) -> list[int]:
        """The choices that lead here."""
        out: list[int] = []
        node: Node | None = self
        while node is not None and node.action != NO_ACTION:
            out.append(node.action)
            node = node.up
        out.reverse()
        return out


@final
class Planner:
    game: Planning
    until: float  # by the clock of the processor; NEVER: the clock is not read
    late: bool  # was something left out because the time was over?

    def __init__(self, game: Planning) -> None:
        self.game = game
        self.until = NEVER
        self.late = False

    def in_time(self) -> bool:
        if self.until < NEVER and not self.late:
            self.late = time.process_time() >= self.until
        return not self.late

    # the own turn

    def ends(self, s: State, p: i64, width: i64, most: i64) -> list[Node]:
        """The best positions in which a turn may end, the best first. The seat is asked about its turn."""
        game = self.game
        root = Node(s, 0.0, game.own(s, p), 0.0, NO_ACTION, None)
        beam: list[Node] = [root]
        found: list[Node] = []
        if game.role(s.stack[-1]) == PLAN:
            root.rank = root.value
            found.append(root)
        depth: i64 = 0
        while beam and depth < LONGEST:
            depth += 1
            kids: list[Node] = []
            for node in beam:
                if found and not self.in_time():
                    return found
                self.expand(node, p, width, most, kids, found)
            beam = kids
        return found

    def expand(self, node: Node, p: i64, width: i64, most: i64, kids: list[Node], found: list[Node]) -> None:
        """Every choice at the end of a line: those to go on with, and those after which the turn may end."""
        game = self.game
        s = node.s
        a: i64
        for a in s.stack[-1].canonical(s):
            if game.ends(a):
                continue
            toll: float = node.toll + game.toll(s, a)
            x = s.clone()
            x.stack[-1].apply(x, a)
            if not self.settled(x, p):
                continue
            value: float = game.own(x, p) - toll
            keep(kids, Node(x, value + game.spare(x, p), value, toll, a, node), width)
            if game.role(x.stack[-1]) == PLAN:
                keep(found, Node(x, value, value, toll, a, node), most)

    def settled(self, s: State, p: i64) -> bool:
        """Run what follows a choice, until the seat is asked again; if others are asked, they answer by rule.

        Chance is the same for every line, so that only the choices differ.
        """
        stack = s.stack
        rng: Rng | None = None
        while stack:
            top = stack[-1]
            if top.player == p:
                return True
            if top.player >= 0:
                top.apply(s, self.game.by_rule(s, top.canonical(s)))
            elif top.player == CHANCE:
                if rng is None:
                    rng = Rng(0)
                top.apply(s, top.sample(s, rng))
            elif self.game.role(top) == OVER:
                return False
            else:
                top.run(s)
        return False

    # everything else

    def rest(self, s: State, rng: Rng, deep: bool) -> None:
        """Until somebody is asked about a turn, or a turn is over; what is asked until then is answered."""
        game = self.game
        stack = s.stack
        while stack:
            top = stack[-1]
            role: i64 = game.role(top)
            if top.player >= 0:
                if role != ANSWER:
                    return
                top.apply(s, self.answer(s, top.player, rng) if deep else self.quick(s, top))
            elif top.player == CHANCE:
                top.apply(s, top.sample(s, rng))
            elif role == OVER:
                return
            else:
                top.run(s)

    def quick(self, s: State, top: Frame) -> i64:
        choices = top.canonical(s)
        return choices[0] if len(choices) == 1 else self.game.by_rule(s, choices)

    def answer(self, s: State, p: i64, rng: Rng) -> i64:
        """One choice ahead, then what follows by rule."""
        choices = s.stack[-1].canonical(s)
        best: i64 = choices[0]
        if len(choices) == 1:
            return best
        highest: float = -NEVER
        luck: i64 = rng.below(LUCK)  # the same for every choice, and not what will happen
        a: i64
        for a in choices:
            if self.game.avoided(a):
                continue
            value: float = self.after_answer(s, p, a, Rng(luck))
            if value > highest:
                highest = value
                best = a
            if not self.in_time():
                break
        return best

    def after_answer(self, s: State, p: i64, a: i64, rng: Rng) -> float:
        x = s.clone()
        x.stack[-1].apply(x, a)
        self.rest(x, rng, False)
        return self.game.value(x, p)

    def before(self, s: State, p: i64, rng: Rng, width: i64) -> i64:
        """A choice before the turn, with the turn that follows it."""
        choices = s.stack[-1].canonical(s)
        best: i64 = choices[0]
        highest: float = -NEVER
        luck: i64 = rng.below(LUCK)
        a: i64
        for a in choices:
            if self.game.avoided(a) or len(choices) == 1:
                continue
            value: float = self.after_before(s, p, a, Rng(luck), width)
            if value > highest:
                highest = value
                best = a
            if not self.in_time():
                break
        return best

    def after_before(self, s: State, p: i64, a: i64, rng: Rng, width: i64) -> float:
        """The value of a choice before the turn. `width` 0: as it is, without the turn."""
        game = self.game
        x = s.clone()
        toll: float = game.toll(x, a)
        x.stack[-1].apply(x, a)
        self.rest(x, rng, width > 0)
        while x.stack and x.stack[-1].player == p and game.role(x.stack[-1]) == BEFORE:  # one more such choice
            x.stack[-1].apply(x, x.stack[-1].canonical(x)[0])
            self.rest(x, rng, width > 0)
        if width > 0 and x.stack and x.stack[-1].player == p and game.role(x.stack[-1]) == PLAN:
            return self.ends(x, p, width, 1)[0].value - game.rivals(x, p) - toll
        return game.value(x, p) - toll

    # playing on

    def follow(self, s: State, line: list[int], rng: Rng) -> bool:
        """Make the choices of a line, if they are possible; what lies between them happens, by rule or by chance."""
        a: i64
        for a in line:
            if not s.stack or a not in s.stack[-1].canonical(s):
                return False
            s.stack[-1].apply(s, a)
            self.to_question(s, rng)
        return True

    def to_question(self, s: State, rng: Rng) -> None:
        """Run what asks nobody."""
        stack = s.stack
        while stack:
            top = stack[-1]
            if top.player >= 0:
                return
            if top.player == CHANCE:
                top.apply(s, top.sample(s, rng))
            elif self.game.role(top) == OVER:
                return
            else:
                top.run(s)

    def play_turn(self, s: State, p: i64, rng: Rng, width: i64) -> None:
        """Plan the turn, make its choices and end it."""
        self.follow(s, self.ends(s, p, width, 1)[0].line(), rng)
        stack = s.stack
        if stack and stack[-1].player == p and self.game.role(stack[-1]) == PLAN:
            top = stack[-1]
            for a in top.canonical(s):
                if self.game.ends(a):
                    top.apply(s, a)
                    return


def play_turns(planners: list[Planner], s: State, rng: Rng, turns: i64, width: i64) -> None:
    """Play on until so many turns are over (-1: to the end), each seat by its own planner and a beam of this width."""
    game = planners[0].game
    stack = s.stack
    done: i64 = 0
    while stack:
        top = stack[-1]
        role: i64 = game.role(top)
        p: i64 = top.player
        if p >= 0:
            if role == PLAN:
                planners[p].play_turn(s, p, rng, width)
            elif role == BEFORE:
                top.apply(s, planners[p].before(s, p, rng, max(1, width // 2)))
            else:
                top.apply(s, planners[p].answer(s, p, rng))
        elif p == CHANCE:
            top.apply(s, top.sample(s, rng))
        else:
            if role == OVER:
                done += 1
                if done == turns:
                    return
                if turns < 0:
                    for planner in planners:
                        planner.game.start(s)
            top.run(s)


def keep(nodes: list[Node], node: Node, most: i64) -> None:
    """Into a list of the best, the best first; of lines that end alike only one."""
    i: i64 = len(nodes)
    while i > 0 and nodes[i - 1].rank < node.rank - ALIKE:
        i -= 1
    if i >= most or (i > 0 and nodes[i - 1].rank <= node.rank + ALIKE):
        return
    nodes.insert(i, node)
    if len(nodes) > most:
        nodes.pop()


def planning_now(game: Planning, s: Any, p: i64) -> bool:
    """Is the seat in the middle of its own turn, even if something smaller is asked?"""
    for frame in s.stack:
        if frame.player == p and game.role(frame) == PLAN:
            return True
    return False
