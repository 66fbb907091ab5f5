"""An age: laying it out, turns, and its end. SWD-3, 4 and 10."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, final

from mypy_extensions import i64

from ecumene.games.seven_wonders_duel.cards.buildings import CARDS, FIRST_CARD
from ecumene.games.seven_wonders_duel.cards.rows import AGE3, GUILDS, YELLOW
from ecumene.games.seven_wonders_duel.cards.wonders import WONDERS
from ecumene.games.seven_wonders_duel.rules.building import build_card
from ecumene.games.seven_wonders_duel.rules.lines import card_in, first_of, rest_of
from ecumene.games.seven_wonders_duel.rules.scoring import finish_by_points
from ecumene.games.seven_wonders_duel.rules.state import CENTRE_CHOOSES, Duel
from ecumene.games.seven_wonders_duel.rules.trade import (
    can_buy,
    can_pay_card,
    card_price,
    price_limit,
    total_over,
    unit_prices,
)
from ecumene.games.seven_wonders_duel.rules.verbs import BACK, BUILD, COINS, DISCARD, REVEAL, START, WONDER
from ecumene.games.seven_wonders_duel.rules.wonders import build_wonder, wonder_price
from ecumene.kernel.core.action import act, first, ready, ready2, second, verb_of
from ecumene.kernel.core.bits import draw, has, lowest, members, nth, one, size
from ecumene.kernel.core.frames import Draw, Step, shortage
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import NOBODY, NOT_OFFERED, Frame

# all actions of a turn, made once
BUILDS: Final[list[Any]] = ready(BUILD, len(CARDS))
DISCARDS: Final[list[Any]] = ready(DISCARD, len(CARDS))
WONDERS_WITH: Final[list[list[Any]]] = ready2(WONDER, len(WONDERS), len(CARDS))

GUILDS_IN_PLAY: Final = 3
DISCARD_COINS: Final = 2  # SWD-4.4


@final
@dataclass(init=False, eq=False)
class BeginAge(Step):
    """SWD-3.2, 3.6: lay out the first age; the first seat starts."""

    def run(self, s: Duel) -> None:
        s.stack.pop()
        s.push(TURNS[0])
        lay_out_next_age(s)


def lay_out_next_age(s: Duel) -> None:
    """SWD-3.1, 3.2, 3.7: twenty places. Chance decides which of them hold guilds, then which cards lie face up."""
    s.lay_out_age()
    s.push(TURN_UP)
    if s.age == AGE3:
        s.push(MarkGuilds())


@final
@dataclass(init=False, eq=False)
class MarkGuilds(Draw):
    """SWD-2.10: three places hold guilds. Everyone sees their backs."""

    def legal(self, s: Duel) -> list[int]:
        return [act(BACK, i) for i in members(s.left & ~s.backs)]

    def sample(self, s: Duel, rng: Rng) -> i64:
        return act(BACK, draw(s.left & ~s.backs, rng))

    def apply(self, s: Duel, action: i64) -> None:
        s.mark_guild(first(action))
        if size(s.backs) == GUILDS_IN_PLAY:
            s.stack.pop()


@final
@dataclass(init=False, eq=False)
class TurnUp(Draw):
    """SWD-4.2: cards at places that are due are turned up, the lowest place first. Nobody has seen them before."""

    def legal(self, s: Duel) -> list[int]:
        place: i64 = lowest(s.due)
        if has(s.backs, place):
            return [act(REVEAL, place, FIRST_CARD[GUILDS] + i) for i in members(s.guild_bag)]
        return [act(REVEAL, place, FIRST_CARD[s.age] + i) for i in members(s.bag)]

    def drawn(self, s: Duel, place: i64, rng: Rng) -> i64:
        """A card for a place, from the guilds or from the deck of the age."""
        if has(s.backs, place):
            return FIRST_CARD[GUILDS] + draw(s.guild_bag, rng)
        return FIRST_CARD[s.age] + draw(s.bag, rng)

    def sample(self, s: Duel, rng: Rng) -> i64:
        place: i64 = lowest(s.due)
        return act(REVEAL, place, self.drawn(s, place, rng))

    def deal(self, s: Duel, rng: Rng) -> None:
        """All of them."""
        while s.due:
            place: i64 = lowest(s.due)
            s.turn_up(place, self.drawn(s, place, rng))
        s.stack.pop()

    def apply(self, s: Duel, action: i64) -> None:
        s.turn_up(first(action), second(action))
        if s.due == 0:
            s.stack.pop()


@final
@dataclass(init=False, eq=False)
class Turn(Frame):
    """SWD-4.1: take one open card; build it, discard it, or build a wonder with it."""

    def legal(self, s: Duel) -> list[int]:
        """SWD-5.11, 7.1: only what the player can pay."""
        seat = s.seats[self.player]
        prices: i64 = unit_prices(seat, s.seats[1 - self.player])
        limit: i64 = price_limit(s.seats[1 - self.player])
        cards = s.rules.cards
        out: list[Any] = []
        rest: i64 = s.open_cards
        while rest:
            c: i64 = first_of(rest)
            rest = rest_of(rest)
            if can_pay_card(prices, limit, seat, cards[c]):
                out.append(BUILDS[c])
            out.append(DISCARDS[c])
        wonders: i64 = self.affordable_wonders(s, prices)
        while wonders:
            with_card = WONDERS_WITH[lowest(wonders)]
            wonders &= wonders - 1
            rest = s.open_cards
            while rest:
                out.append(with_card[first_of(rest)])
                rest = rest_of(rest)
        return out

    def choose(self, s: Duel, rng: Rng) -> i64:
        """Counts as `legal` lists: for each open card build and discard, then each wonder with each open card."""
        seat = s.seats[self.player]
        prices: i64 = unit_prices(seat, s.seats[1 - self.player])
        limit: i64 = price_limit(s.seats[1 - self.player])
        affordable: i64 = 0  # a bag of indexes among the open cards
        cards: i64 = 0  # how many
        builds: i64 = 0
        rest: i64 = s.open_cards
        while rest:
            if can_pay_card(prices, limit, seat, s.rules.cards[first_of(rest)]):
                affordable |= one(cards)
                builds += 1
            cards += 1
            rest = rest_of(rest)
        wonders: i64 = self.affordable_wonders(s, prices)
        k: i64 = rng.below(builds + cards + size(wonders) * cards)
        if k >= builds + cards:
            k -= builds + cards
            return act(WONDER, nth(wonders, k // cards), card_in(s.open_cards, k % cards))
        rest = s.open_cards
        while k > (affordable & 1):
            k -= 1 + (affordable & 1)
            affordable >>= 1
            rest = rest_of(rest)
        return act(BUILD if k < (affordable & 1) else DISCARD, first_of(rest))

    def affordable_wonders(self, s: Duel, prices: i64) -> i64:
        """SWD-7.1: the bag of own wonders that the player can pay."""
        seat = s.seats[self.player]
        rows = s.rules.wonders
        bag: i64 = 0
        wonders: i64 = seat.wonders
        while wonders:
            cost: i64 = rows[lowest(wonders)].cost
            missing: i64 = total_over(cost, seat.makes)
            if can_buy(prices, seat, cost, missing, seat.wonder_discount, seat.coins):
                bag |= wonders & -wonders
            wonders &= wonders - 1
        return bag

    def why_not(self, s: Duel, action: i64) -> str:
        p: i64 = self.player
        verb: i64 = verb_of(action)
        if verb != BUILD and verb != DISCARD and verb != WONDER:
            return NOT_OFFERED
        if verb == WONDER and not has(s.seats[p].wonders, first(action)):
            return "SWD-7.3" if s.wonders_built() == 7 else "SWD-7.2"  # all seven are built, or it is not the player's
        if s.place_of(second(action) if verb == WONDER else first(action)) < 0:
            return "SWD-3.5"
        return "SWD-5.11" if verb == BUILD else "SWD-7.1"

    def missing(self, s: Duel, action: i64) -> list[int]:
        """SWD-5.11, 7.1: coins for an open card, or for an own wonder."""
        why: str = self.why_not(s, action)
        if why != "SWD-5.11" and why != "SWD-7.1":
            return []
        w_or_c: i64 = first(action)
        price: i64 = card_price(s, self.player, w_or_c) if why == "SWD-5.11" else wonder_price(s, self.player, w_or_c)
        return [shortage(COINS, price, s.seats[self.player].coins)]

    def apply(self, s: Duel, action: i64) -> None:
        p: i64 = self.player
        verb: i64 = verb_of(action)
        w_or_c: i64 = first(action)
        if verb == BUILD:
            s.follow_with(ENDS_OF_TURN[p])
            s.take_card(w_or_c)
            build_card(s, p, w_or_c)
        elif verb == DISCARD:  # it never asks anything, so the turn ends here
            s.take_card(w_or_c)
            s.discard_card(w_or_c)
            s.gain_coins(p, DISCARD_COINS + s.seats[p].count(YELLOW))  # SWD-4.4, 4.6
            end_turn(s, p, 0)
        else:
            again: i64 = s.rules.wonders[w_or_c].again | s.seats[p].again  # SWD-9.13, 9.15: Theology was owned before
            s.follow_with(EndOfTurn(p, again))
            s.take_card(second(action))
            build_wonder(s, p, w_or_c)


@final
@dataclass(init=False, eq=False)
class EndOfTurn(Frame):
    """SWD-4.2, 4.3, 4.7, 7.19: turn up what is due; then the next turn, or the end of the age."""

    mover: i64
    again: i64

    def __init__(self, mover: i64, again: i64, player: i64 = NOBODY) -> None:
        self.player = player
        self.mover = mover
        self.again = again

    def run(self, s: Duel) -> None:
        end_turn(s, self.mover, self.again)


def end_turn(s: Duel, mover: i64, again: i64) -> None:
    """SWD-4.2, 4.3, 4.7, 7.19. At once, or by the frame after all questions that a build asks."""
    if s.left == 0:
        s.stack.pop()
        end_age(s, mover)
        return
    s.follow_with(TURNS[mover if again else 1 - mover])
    if s.due:
        s.push(TURN_UP)


def end_age(s: Duel, last: i64) -> None:
    """SWD-10.1, 10.2, 10.3, 10.4: the weaker player chooses who starts.

    With the marker in the centre the last player to play starts (ruling R1).
    """
    if s.age == AGE3:
        finish_by_points(s)
        return
    if s.marker > 0:
        s.push(ChooseStarter(1))
    elif s.marker < 0:
        s.push(ChooseStarter(0))
    elif has(s.options, CENTRE_CHOOSES):
        s.push(ChooseStarter(last))
    else:
        s.push(TURNS[last])
    lay_out_next_age(s)


@final
@dataclass(init=False, eq=False)
class ChooseStarter(Frame):
    """SWD-10.2: who starts the age."""

    def legal(self, s: Duel) -> list[int]:
        return [act(START, 0), act(START, 1)]

    def apply(self, s: Duel, action: i64) -> None:
        s.stack.pop()
        s.push(TURNS[first(action)])


# Frames never change, so the most common ones are made once and shared by all positions.
TURNS: Final[list[Turn]] = [Turn(0), Turn(1)]
ENDS_OF_TURN: Final[list[EndOfTurn]] = [EndOfTurn(0, 0), EndOfTurn(1, 0)]
TURN_UP: Final[TurnUp] = TurnUp()
