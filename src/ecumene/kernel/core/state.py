"""Positions, and the frames on their stack. Pure: no input, output, clock or hidden generator."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, TypeVar, cast

from mypy_extensions import i64, mypyc_attr

from ecumene.kernel.core.action import act, verb_of
from ecumene.kernel.core.rng import Rng

CHANCE: Final = -1  # the bag or the die decides
NOBODY: Final = -2  # nobody decides: an automatic step
SPECTATOR: Final = -3  # as viewer
SHARED: Final = -4  # as winner: more than one
# All different, and none is ever the number of a seat.

NO_ANSWER: Final = -1  # of a question: there is nothing to choose from
NOT_OFFERED: Final = "ECU-1"  # the platform's own rule: choose one of what is offered


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(init=False, eq=False)
class Frame:
    """One thing that must finish before what lies beneath it can go on.

    Fields are small integers and never change, so one frame object may serve many positions and a
    clone copies only the list of them. A frame holds nothing secret: secrets lie in the state.
    It pops itself when it is done; while it stays on top, it asks again.
    """

    player: i64  # a seat, CHANCE or NOBODY

    def __init__(self, player: i64) -> None:
        self.player = player

    def run(self, s: Any) -> None:
        """NOBODY: do the step."""
        raise NotImplementedError

    def legal(self, s: Any) -> list[int]:
        """Everything that may be chosen, each once, in a fixed order. For CHANCE: what may come."""
        raise NotImplementedError

    def canonical(self, s: Any) -> list[int]:
        """The same without ways that only differ in the order in which a set is named: what bots choose from.

        Every set that can be named can be named so, and there is always something to choose.
        """
        return self.legal(s)

    def choose(self, s: Any, rng: Rng) -> i64:
        """One of `canonical`, each as likely as another: the one at `rng.below` of how many there are.

        Override to find it without making the list; a law compares the two.
        """
        choices = self.canonical(s)
        return choices[rng.below(len(choices))]

    def apply(self, s: Any, action: i64) -> None:
        raise NotImplementedError

    def refuse(self, s: Any, action: i64) -> str:
        """The rule that forbids an action, or "" for none: legal exactly where nothing refuses.

        Override `why_not` instead, unless it can be answered much faster than by making the list.
        """
        return "" if action in self.legal(s) else self.why_not(s, action)

    def why_not(self, s: Any, action: i64) -> str:
        """The rule against an action that is not offered."""
        return NOT_OFFERED

    def missing(self, s: Any, action: i64) -> list[int]:
        """What a seat would need for an action that is refused, each made by `frames.shortage`; often nothing."""
        return []

    def weights(self, s: Any) -> list[int]:
        """CHANCE: how likely each legal outcome is against the others."""
        return [1] * len(self.legal(s))

    def sample(self, s: Any, rng: Rng) -> i64:
        """CHANCE: one outcome. Override to draw straight from the bag, without the list."""
        weights = self.weights(s)
        k = rng.below(sum(weights))
        i = 0
        while k >= weights[i]:
            k -= weights[i]
            i += 1
        return self.legal(s)[i]

    def deal(self, s: Any, rng: Rng) -> None:
        """CHANCE: an outcome is drawn and happens; or all outcomes, as long as this frame stays on top.

        Override to do it without making actions; a law compares it with `sample` and `apply`.
        """
        self.apply(s, self.sample(s, rng))


class Listener:
    """Hears of questions that were not put to anybody. Scenarios listen, to explain; the rules never do."""

    def __init__(self) -> None:
        self.heard: list[tuple[Frame, int]] | None = None  # the question and its only answer, or NO_ANSWER

    def hear(self, frame: Frame, action: i64) -> None:
        if self.heard is not None:
            self.heard.append((frame, action))


LISTENER: Final = Listener()


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(init=False, eq=False)
class State:
    """A position: everything on the table, nothing of the future (no seed, no deck order)."""

    stack: list[Frame]
    events: list[int] | None  # None while a bot searches

    def __init__(self, stack: list[Frame], events: list[int] | None) -> None:
        self.stack = stack
        self.events = events

    @property
    def player(self) -> int:
        return self.stack[-1].player if self.stack else NOBODY

    @property
    def players(self) -> int:
        """How many seats there are."""
        raise NotImplementedError

    @property
    def over(self) -> bool:
        return not self.stack

    def clone(self) -> State:
        """An independent copy that records no events; `make fields` writes it."""
        raise NotImplementedError

    def deal_hidden(self, viewer: i64, rng: Rng) -> None:
        """Deal again everything that a viewer cannot know, each way as likely as another for all the viewer knows.

        Positions that look alike to the viewer become equal. So nothing is left of what others know or have begun to
        choose in private, and things are gathered in a fixed order before they are dealt.
        """
        raise NotImplementedError

    def push(self, frame: Frame) -> None:
        self.stack.append(frame)

    def has_left(self, p: i64) -> bool:
        """A seat that has left while the others play on. Override where rules still ask such a seat."""
        return False

    def ask(self, frame: Frame) -> None:
        """Put a seat's question on top. Nothing to choose from: nobody is asked; one thing: it is taken.

        For a seat that has left the first of the choices is taken.
        """
        choices = frame.legal(self)
        if len(choices) == 0:
            LISTENER.hear(frame, NO_ANSWER)
            return
        self.stack.append(frame)
        if len(choices) == 1 or self.has_left(frame.player):
            LISTENER.hear(frame, choices[0])
            frame.apply(self, choices[0])

    def follow_with(self, frame: Frame) -> None:
        """The frame on top is done; this one takes its place."""
        self.stack[-1] = frame

    def then(self, frames: list[Frame]) -> None:
        """What happens next, in reading order. The list is made for this call: it is turned round."""
        frames.reverse()
        self.stack.extend(frames)

    def report(self, verb: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Add an event: something the table sees. It is packed like an action, from the game's second table."""
        if self.events is not None:
            self.events.append(act(verb, a, b, c, d))


S = TypeVar("S", bound=State)


def legal(s: State) -> list[int]:
    """List what the one who is asked may do, or what chance may bring.

    Args:
        s: A position that is not over.

    Returns:
        Packed actions, each once, in a fixed order; `game.codec.text` writes one in notation.

    Examples:
        >>> match = ecumene.new("seven_wonders_duel", seed=7)
        >>> [match.game.codec.text(action) for action in ecumene.legal(match.state)] == match.moves()
        True
    """
    return s.stack[-1].legal(s)


def canonical(s: State) -> list[int]:
    return s.stack[-1].canonical(s)


def settle(s: State) -> None:
    """Run every step that asks nobody."""
    stack = s.stack
    while stack:
        frame = stack[-1]
        if frame.player != NOBODY:
            return
        frame.run(s)


def apply(s: State, action: i64) -> None:
    """Carry out one action on a position, then every automatic step after it. Chance is not asked.

    Args:
        s: The position; it is changed. `s.clone()` makes a copy first.
        action: One of `legal(s)`. It is not checked: `Match` checks, search need not.

    Examples:
        >>> match = ecumene.new("seven_wonders_duel", seed=7)
        >>> s = match.state.clone()
        >>> ecumene.apply(s, ecumene.legal(s)[0])
        >>> s.player, match.state.player
        (1, 0)
    """
    s.stack[-1].apply(s, action)
    settle(s)


def roll(s: State, rng: Rng) -> None:
    """Let chance decide until a seat must, or until the game is over.

    Args:
        s: The position; it is changed.
        rng: Where the outcomes come from.

    Examples:
        >>> s = ecumene.game("seven_wonders_duel").start(**ecumene.game("seven_wonders_duel").defaults)
        >>> s.player == ecumene.CHANCE
        True
        >>> ecumene.roll(s, ecumene.Rng(1))
        >>> s.player
        0
    """
    stack = s.stack
    while stack:
        frame = stack[-1]
        if frame.player != CHANCE:
            return
        frame.deal(s, rng)
        settle(s)


def step(s: State, action: i64, rng: Rng) -> None:
    """Carry out a seat's choice and all that chance adds to it: `apply`, then `roll`.

    Args:
        s: The position; it is changed.
        action: One of `legal(s)`.
        rng: Where the outcomes of chance come from.

    Examples:
        >>> s, rng = ecumene.new("seven_wonders_duel", seed=7).state.clone(), ecumene.Rng(1)
        >>> while not s.over:
        ...     ecumene.step(s, ecumene.legal(s)[0], rng)
        >>> ecumene.game("seven_wonders_duel").result(s).how
        'civilian'
    """
    apply(s, action)
    roll(s, rng)


def advance(s: State, action: i64, rng: Rng) -> list[int]:
    """Carry out a step and list what may be chosen next: one call for each move, for bots and learners.

    Args:
        s: The position; it is changed.
        action: One of `legal(s)`.
        rng: Where the outcomes of chance come from.

    Returns:
        What a bot may choose next; nothing when the game is over. A set of things is offered in one order only.

    Examples:
        >>> s, rng = ecumene.new("seven_wonders_duel", seed=7).state.clone(), ecumene.Rng(1)
        >>> choices = ecumene.legal(s)
        >>> while choices:
        ...     choices = ecumene.advance(s, choices[rng.below(len(choices))], rng)
        >>> s.over
        True
    """
    stack = s.stack
    stack[-1].apply(s, action)
    while stack:  # `apply` and `roll` in one loop: each look at the top of the stack takes time
        frame = stack[-1]
        player: i64 = frame.player
        if player >= 0:
            return frame.canonical(s)
        if player == CHANCE:
            frame.deal(s, rng)
        else:
            frame.run(s)
    return []


def redeal(s: S, viewer: i64, rng: Rng) -> S:
    """Copy a position and deal again what a viewer cannot know: one position of many that a bot may be in.

    A bot imagines one position from its view and then redeals that one, which takes little longer than a copy.

    Args:
        s: The position; it stays as it is.
        viewer: A seat, or SPECTATOR.
        rng: Where the deal comes from. Of positions that look alike to the viewer the same one makes equal ones.

    Returns:
        A position that looks the same to the viewer.

    Examples:
        >>> match = ecumene.new("through_the_ages", seed=7)
        >>> s = ecumene.redeal(match.state, 0, ecumene.Rng(1))
        >>> match.game.view(s, 0) == match.view("A")
        True
    """
    t = s.clone()
    t.deal_hidden(viewer, rng)
    return cast(S, t)


def playout(s: State, rng: Rng, avoid_at_random: i64 = -1, most: i64 = -1) -> int:
    """Play on at random, to the end or `most` choices; how many the seats made. A verb to avoid is drawn again."""
    n: i64 = 0
    stack = s.stack
    while stack and n != most:
        frame = stack[-1]
        player: i64 = frame.player
        if player >= 0:
            action: i64 = frame.choose(s, rng)
            while verb_of(action) == avoid_at_random and len(frame.canonical(s)) > 1:
                action = frame.choose(s, rng)
            frame.apply(s, action)
            n += 1
        elif player == CHANCE:
            frame.deal(s, rng)
        else:
            frame.run(s)
    return n
