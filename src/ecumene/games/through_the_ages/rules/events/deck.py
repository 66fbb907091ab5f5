"""Current and future events. TTA-5.3 to 5.6, 5.31, 9.1.

Nobody knows which of the oldest current events is on top until it is revealed or Joan of Arc looks.
"""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from ecumene.games.through_the_ages.cards.rows import EVENT, TERRITORY
from ecumene.games.through_the_ages.rules.colonies import begin_auction
from ecumene.games.through_the_ages.rules.state import Realm
from ecumene.games.through_the_ages.rules.verbs import GLIMPSE, REVEAL
from ecumene.kernel.core.action import act, first, second
from ecumene.kernel.core.frames import Draw, Step
from ecumene.kernel.core.piles import copies, distinct, draw_one
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import CHANCE, Frame


def next_events(s: Realm) -> list[int]:
    """TTA-5.6: current events of the oldest age among them, sorted."""
    age: i64 = 9
    for c in s.current:
        age = min(age, s.level(c))
    out: list[int] = []
    for c in s.current:
        if s.level(c) == age:
            out.append(c)
    return out


def prepare(s: Realm, p: i64, c: i64) -> None:
    """TTA-5.4, 5.5: face down on the future events, with culture for its level; then the top current event happens."""
    s.prepare(p, c, known_events_of_age(s, p, c))
    s.gain_culture(p, s.card(c).age)
    s.push(RenewEvents())
    reveal(s)


def known_events_of_age(s: Realm, p: i64, c: i64) -> list[int]:
    """What a prepared card may be for others who know cards of the hand: an event or territory of that age."""
    out: list[int] = []
    for d in s.known_of_age(p, c):
        kind: i64 = s.card(d).kind
        if kind == EVENT or kind == TERRITORY:
            out.append(d)
    return out


def reveal(s: Realm) -> None:
    """TTA-5.5: the card that somebody has looked at, or one that chance reveals."""
    if s.top:
        resolve_event(s, s.leave_top())
    else:
        s.push(RevealEvent())


@dataclass(init=False, eq=False)
class RevealEvent(Draw):
    """TTA-5.5: chance reveals the top current event."""

    def legal(self, s: Realm) -> list[int]:
        return [act(REVEAL, c) for c in distinct(next_events(s))]

    def weights(self, s: Realm) -> list[int]:
        return copies(next_events(s))

    def sample(self, s: Realm, rng: Rng) -> i64:
        return act(REVEAL, draw_one(next_events(s), rng))

    def apply(self, s: Realm, action: i64) -> None:
        s.stack.pop()
        c: i64 = first(action)
        s.leave_current(c)
        resolve_event(s, c)


def resolve_event(s: Realm, c: i64) -> None:
    """TTA-9.1: an event happens; a territory is auctioned."""
    s.happen(c)
    if s.card(c).kind == TERRITORY:
        begin_auction(s)
    else:
        s.card(c).play(s, s.mover)


@dataclass(init=False, eq=False)
class RenewEvents(Step):
    """TTA-5.6: after the last current event the future events become current events, older ages on top."""

    def run(self, s: Realm) -> None:
        s.stack.pop()
        if not s.current and not s.top:
            s.renew_events()


@dataclass(init=False, eq=False)
class Glimpse(Frame):
    """TTA-5.3: chance decides what is on top; only Joan of Arc's owner sees it."""

    viewer: i64

    def __init__(self, viewer: i64, player: i64 = CHANCE) -> None:
        self.player = player
        self.viewer = viewer

    def legal(self, s: Realm) -> list[int]:
        return [act(GLIMPSE, self.viewer, c) for c in distinct(next_events(s))]

    def weights(self, s: Realm) -> list[int]:
        return copies(next_events(s))

    def sample(self, s: Realm, rng: Rng) -> i64:
        return act(GLIMPSE, self.viewer, draw_one(next_events(s), rng))

    def apply(self, s: Realm, action: i64) -> None:
        s.stack.pop()
        s.glimpse(self.viewer, second(action))


def look_at_top(s: Realm, p: i64) -> None:
    """TTA-5.3: look at the top current event, which somebody may have seen before."""
    if s.top:
        s.look_at_top(p)
    else:
        s.push(Glimpse(p))
