"""Games of self-play from which a net learns: every choice is searched a little, and kept with the result."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ecumene.bots.search.stored_tree import OPEN, WON, Edge, Node, StoredTree, best_of
from ecumene.kernel.core.net import Advisor, Character
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import CHANCE, Frame, State, redeal, roll, settle

NOISE: Final = 0.25  # of the priors of a choice
CURIOUS: Final = 14  # choices of a game that are drawn by how much they were searched
STILL_CURIOUS: Final = 12  # of a hundred later ones
FINE: Final = 1_000_000
OWN_RESULT: Final = 0.7  # of what is learned as the value; the rest is what the search expected


@final
class Lesson:
    """A position that was met, as the seat that had to choose saw it."""

    seat: i64
    features: list[int]  # rows that were on
    readers: list[list[int]]  # by choice; none where nothing was to be chosen
    shares: list[float]  # by choice: how much of the search it got
    expected: float  # by the search, to this seat
    value: float  # to be learned

    def __init__(
        self, seat: i64, features: list[int], readers: list[list[int]], shares: list[float], expected: float
    ) -> None:
        self.seat = seat
        self.features = features
        self.readers = readers
        self.shares = shares
        self.expected = expected
        self.value = expected


@final
class Lessons:
    rng: Rng
    iterations: i64  # of a search
    lessons: list[Lesson]

    def __init__(self, seed: i64, iterations: i64) -> None:
        self.rng = Rng(seed)
        self.iterations = iterations
        self.lessons = []

    def play(self, s: State, advisors: list[Advisor], plans: list[Character | None], learning: i64) -> float:
        """Play a game to its end, with a net and perhaps a plan for each seat; the result to the first seat.

        Positions of the seats in the bag `learning` become lessons.
        """
        first: i64 = len(self.lessons)
        made: i64 = 0
        stack: list[Frame] = s.stack
        while stack:
            frame = stack[-1]
            player: i64 = frame.player
            choices = frame.canonical(s)
            if len(choices) == 1:
                frame.apply(s, choices[0])
            else:
                advisor = advisors[player]
                root = self.searched(s, advisor, player)
                learns: bool = (learning >> player) & 1 != 0
                if learns:
                    self.lessons.append(self.lesson(s, advisor, root))
                action: i64 = self.chosen(s, root, plans[player], made)
                before = s.clone()
                frame.apply(s, action)
                made += 1
                settle(s)
                if stack and stack[-1].player == CHANCE and advisor.ends_here(before, s):
                    self.before_chance(s, advisors, learning)
            settle(s)
            roll(s, self.rng)
        result: float = advisors[0].result(s)
        i: i64
        for i in range(first, len(self.lessons)):
            lesson = self.lessons[i]
            own: float = result if lesson.seat == 0 else -result
            lesson.value = OWN_RESULT * own + (1.0 - OWN_RESULT) * lesson.expected
        return result

    def searched(self, s: State, advisor: Advisor, player: i64) -> Node:
        tree = StoredTree(advisor, redeal(s, player, self.rng), self.rng.below(FINE))
        tree.plant()
        tree.stir(NOISE)
        root = tree.root
        i: i64 = 0
        while i < self.iterations and not root.ends:
            tree.descend()
            i += 1
        return root

    def lesson(self, s: State, advisor: Advisor, root: Node) -> Lesson:
        actions: list[int] = []
        shares: list[float] = []
        total: float = 0.0
        found: float = 0.0
        visits: float = 0.0
        for edge in root.tried:
            n: float = float(int(edge.visits))
            found += edge.total
            visits += n
            share: float = worth_trying(root, edge)
            actions.append(edge.action)
            shares.append(share)
            total += share
        expected: float = root.expected(root.mover) if root.proven else found / visits
        readers: list[list[int]] = []
        out: list[float] = []
        action: i64
        for action in root.choices:
            share = 0.0
            i: i64
            for i in range(len(actions)):
                if actions[i] == action:
                    share = shares[i] / total
            out.append(share)
            readers.append(advisor.readers(s, action))
        return Lesson(root.mover, advisor.features(s, root.mover), readers, out, expected)

    def chosen(self, s: State, root: Node, plan: Character | None, made: i64) -> i64:
        """By the plan of a character; else drawn by how much each choice was searched, or the best."""
        if plan is not None:
            choices = root.choices
            i: i64 = plan.choose(s, choices, self.rng)
            if i >= 0:
                return choices[i]
        if made >= CURIOUS and self.rng.below(100) >= STILL_CURIOUS:
            return best_of(root).action
        total: float = 0.0
        for edge in root.tried:
            total += worth_trying(root, edge)
        x: float = total * float(int(self.rng.below(FINE))) / float(FINE)
        for edge in root.tried:
            x -= worth_trying(root, edge)
            if x < 0.0:
                return edge.action
        return best_of(root).action

    def before_chance(self, s: State, advisors: list[Advisor], learning: i64) -> None:
        """A position that a search judges before chance lays out a lot: only its value is learned."""
        i: i64 = len(s.stack) - 1
        while s.stack[i].player < 0:
            i -= 1
        player: i64 = s.stack[i].player
        if (learning >> player) & 1:
            advisor = advisors[player]
            no_readers: list[list[int]] = []
            no_shares: list[float] = []
            features = advisor.features(s, player)
            self.lessons.append(Lesson(player, features, no_readers, no_shares, advisor.value(s, player)))


def worth_trying(root: Node, edge: Edge) -> float:
    """How much of the search a choice got; where the game is decided, only what decides it counts."""
    if edge.proof == WON:
        return 1e6
    if edge.proof < OPEN:
        return 1e-6
    return float(int(edge.visits))
