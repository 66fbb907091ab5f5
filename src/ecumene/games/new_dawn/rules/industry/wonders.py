"""World wonders: the next card of a deck, and the city of a wonder token. CND-2.11, 10.11, 10.12, 11.23, 17."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from mypy_extensions import i64

from ecumene.games.new_dawn.cards.rows import ERAS
from ecumene.games.new_dawn.rules.holds import CAPITAL, NONE
from ecumene.games.new_dawn.rules.map.spaces import cities, kind_at, occupied
from ecumene.games.new_dawn.rules.pieces.placement import put_wonder
from ecumene.games.new_dawn.rules.refusals import SpaceChoice
from ecumene.games.new_dawn.rules.state import Dawn
from ecumene.games.new_dawn.rules.verbs import DECK_EMPTY, SITE, TURN_UP, WONDER_BUILT
from ecumene.kernel.core.action import act, first
from ecumene.kernel.core.frames import Draw, Step
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import CHANCE, NOBODY

# turning up


def top_era(s: Dawn, deck: i64) -> i64:
    """CND-2.11: ancient cards lie on top, modern ones at the bottom; NONE for an empty deck."""
    era: i64
    for era in range(len(ERAS)):
        if s.left[deck * len(ERAS) + era] > 0:
            return era
    return NONE


def reveal(s: Dawn, deck: i64) -> None:
    """CND-2.11, 10.12: the next card of the deck, if there is one."""
    s.close_offer(deck)
    if top_era(s, deck) == NONE:
        s.report(DECK_EMPTY, deck)
    else:
        s.push(TurnUp(deck))


@dataclass(init=False, eq=False)
class TurnUp(Draw):
    """CND-2.10, 10.12: chance chooses one of the unseen cards of that type and era."""

    deck: i64

    def __init__(self, deck: i64, player: i64 = CHANCE) -> None:
        self.player = player
        self.deck = deck

    def hidden(self, s: Dawn) -> list[int]:
        era: i64 = top_era(s, self.deck)
        return [w for w in s.unseen if s.rules.wonders[w].deck == self.deck and s.rules.wonders[w].era == era]

    def legal(self, s: Dawn) -> list[int]:
        return [act(TURN_UP, w) for w in self.hidden(s)]

    def sample(self, s: Dawn, rng: Rng) -> i64:
        hidden = self.hidden(s)
        return act(TURN_UP, hidden[rng.below(len(hidden))])

    def apply(self, s: Dawn, action: i64) -> None:
        s.stack.pop()
        s.turn_up(first(action))


# tokens


def free_cities(s: Dawn, p: i64) -> list[int]:
    """CND-10.11: own cities without a wonder token."""
    return cities(s, p).difference(occupied(s).wonders).spaces()


@dataclass(init=False, eq=False)
class Resite(SpaceChoice):
    """CND-11.23, 14.7, D-32: the city of a captured token; mandatory. Without a free one it stays where it is."""

    verb: ClassVar[int] = SITE

    wonder: i64

    def __init__(self, player: i64, wonder: i64) -> None:
        self.player = player
        self.wonder = wonder

    def legal(self, s: Dawn) -> list[int]:
        return [act(SITE, at) for at in free_cities(s, self.player)]

    def why_not(self, s: Dawn, action: i64) -> str:
        beaten: bool = kind_at(s, s.wonder_at[self.wonder]) == CAPITAL
        return self.refuse_at(s, action, "CND-11.23" if beaten else "CND-14.7")

    def apply(self, s: Dawn, action: i64) -> None:
        s.stack.pop()
        put_wonder(s, self.wonder, first(action))


@dataclass(init=False, eq=False)
class Site(Resite):
    """D-19, CND-10.11: the city of a wonder that was just paid."""

    def why_not(self, s: Dawn, action: i64) -> str:
        return self.refuse_at(s, action, "CND-10.11")

    def apply(self, s: Dawn, action: i64) -> None:
        s.stack.pop()
        w: i64 = self.wonder
        s.report(WONDER_BUILT, self.player, w, first(action))
        put_wonder(s, w, first(action))
        s.push(Built(self.player, w))
        reveal(s, s.rules.wonders[w].deck)


@dataclass(init=False, eq=False)
class Built(Step):
    """CND-10.12: what a wonder gives its builder, after the next card is turned up."""

    seat: i64
    wonder: i64

    def __init__(self, seat: i64, wonder: i64, player: i64 = NOBODY) -> None:
        self.player = player
        self.seat = seat
        self.wonder = wonder

    def run(self, s: Dawn) -> None:
        s.stack.pop()
        s.rules.wonders[self.wonder].built(s, self.seat)
