"""Building wonders, and the questions that some of them ask. SWD-7."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final, final

from mypy_extensions import i64

from ecumene.games.seven_wonders_duel.cards.rows import Wonder
from ecumene.games.seven_wonders_duel.rules.building import gain_card
from ecumene.games.seven_wonders_duel.rules.military import advance
from ecumene.games.seven_wonders_duel.rules.science import gain_token
from ecumene.games.seven_wonders_duel.rules.seat import Seat
from ecumene.games.seven_wonders_duel.rules.state import Duel
from ecumene.games.seven_wonders_duel.rules.trade import coins_to_buy, pay, unit_prices
from ecumene.games.seven_wonders_duel.rules.verbs import BUILD, DESTROY, DRAW, PASS, PROGRESS
from ecumene.kernel.core.action import act, first, second, verb_of
from ecumene.kernel.core.bits import draw, members, size
from ecumene.kernel.core.frames import Choice
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import CHANCE, NOT_OFFERED, Frame

TOKENS_DRAWN: Final = 3  # SWD-7.7


def wonder_price(s: Duel, p: i64, w: i64, why: list[int] | None = None) -> i64:
    """SWD-7.1, 9.6: all coins that seat p would pay for a wonder."""
    return wonder_price_at(unit_prices(s.seats[p], s.seats[1 - p]), s.seats[p], s.rules.wonders[w], why)


def wonder_price_at(prices: i64, seat: Seat, wonder: Wonder, why: list[int] | None = None) -> i64:
    """The same, if the prices of the seat are known."""
    return coins_to_buy(seat, prices, wonder.cost, seat.wonder_discount, why)


def build_wonder(s: Duel, p: i64, w: i64) -> None:
    """SWD-6.1, 6.4: pay, build it, then its coins, its shields, its question.

    The card that is used for it is out of the game (SWD-7.24).
    """
    wonder = s.rules.wonders[w]
    pay(s, p, 0, wonder_price(s, p, w))
    s.raise_wonder(p, w)
    s.gain_coins(p, wonder.coins)
    s.lose_coins(1 - p, wonder.other_loses)  # SWD-7.4, 7.20
    if wonder.shields:
        advance(s, p, wonder.shields)
    if not s.over:
        wonder.ask(s, p)


@final
@dataclass(init=False, eq=False)
class Destroy(Choice):
    """SWD-7.5, 7.14: one brown (or gray) card of the opponent goes to the discard pile."""

    verb: ClassVar[int] = DESTROY
    rule: ClassVar[str] = "SWD-7.21"

    color: i64

    def __init__(self, player: i64, color: i64) -> None:
        self.player = player
        self.color = color

    def legal(self, s: Duel) -> list[int]:
        return [act(DESTROY, c) for c in s.seats[1 - self.player].city if s.rules.cards[c].color == self.color]

    def apply(self, s: Duel, action: i64) -> None:
        s.stack.pop()
        s.destroy_card(1 - self.player, first(action))


@final
@dataclass(init=False, eq=False)
class BuildFromDiscard(Choice):
    """SWD-7.10, 7.23: one discarded card enters the city for free. It is not a chain build (SWD-7.18)."""

    verb: ClassVar[int] = BUILD
    rule: ClassVar[str] = "SWD-7.10"

    def legal(self, s: Duel) -> list[int]:
        return [act(BUILD, c) for c in s.discard]

    def apply(self, s: Duel, action: i64) -> None:
        s.stack.pop()
        s.take_from_discard(first(action))
        gain_card(s, self.player, first(action), 0)


@final
@dataclass(init=False, eq=False)
class DrawTokens(Frame):
    """SWD-7.7: chance draws three tokens from the box; only the builder sees them."""

    builder: i64

    def __init__(self, builder: i64, player: i64 = CHANCE) -> None:
        self.player = player
        self.builder = builder

    def legal(self, s: Duel) -> list[int]:
        return [act(DRAW, self.builder, t) for t in members(s.box)]

    def sample(self, s: Duel, rng: Rng) -> i64:
        return act(DRAW, self.builder, draw(s.box, rng))

    def apply(self, s: Duel, action: i64) -> None:
        s.draw_token(second(action))
        if size(s.drawn) == TOKENS_DRAWN:
            s.stack.pop()


@final
@dataclass(init=False, eq=False)
class KeepToken(Frame):
    """SWD-7.7, 7.22: keep one of the three drawn tokens. The others go back to the box."""

    def legal(self, s: Duel) -> list[int]:
        return [act(PROGRESS, t) for t in members(s.drawn)]

    def why_not(self, s: Duel, action: i64) -> str:
        if verb_of(action) == PROGRESS:
            return "SWD-7.7"
        return "SWD-7.22" if verb_of(action) == PASS else NOT_OFFERED

    def apply(self, s: Duel, action: i64) -> None:
        s.stack.pop()
        gain_token(s, self.player, first(action))
