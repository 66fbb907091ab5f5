"""Playing action cards for their civil halves: when, and at what price. COC-20.2 to 20.12."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.cards.rows import (
    AFTER_WIN,
    AFTER_WIN_OR_CAPTURE,
    BEFORE_COLLECT,
    RIGHT_AFTER_CAPTURE,
    START_OF_TURN,
    Civil,
)
from ecumene.games.clash_of_cultures.rules.advances.learn import gainable_free
from ecumene.games.clash_of_cultures.rules.costs import spend_action
from ecumene.games.clash_of_cultures.rules.once_flags import (
    MASS_PRODUCTION_PLAYED,
    PRODUCTION_FOCUS_PLAYED,
    TURN_STARTED,
)
from ecumene.games.clash_of_cultures.rules.resources import pay_culture
from ecumene.games.clash_of_cultures.rules.state import World
from ecumene.games.clash_of_cultures.rules.verbs import PASS, PLAY
from ecumene.kernel.core.action import act, first, verb_of
from ecumene.kernel.core.piles import distinct, holds
from ecumene.kernel.core.state import NOT_OFFERED, Frame

# playing a card


def why_not_civil(s: World, p: i64, civil: Civil) -> str:
    """COC-20.2, 20.8, 20.9: the price, the time, and whether it can do anything."""
    n = s.nations[p]
    if n.actions < civil.action:
        return "COC-8.2"
    if n.culture_tokens < civil.culture:
        return "COC-20.9"
    if not is_time(s, p, civil.when):
        return why_not_the_time(s, p, civil.when)
    return "" if civil.possible(s, p) else "COC-20.9"


def is_time(s: World, p: i64, when: i64) -> bool:
    """COC-20.3, 20.8, 20.10: one card of a name for each won battle or capture."""
    n = s.nations[p]
    if when == START_OF_TURN:
        return not n.has_used(TURN_STARTED)
    if when == BEFORE_COLLECT:
        return not n.has_used(MASS_PRODUCTION_PLAYED) and not n.has_used(PRODUCTION_FOCUS_PLAYED)
    if when == AFTER_WIN:
        return n.hero_generals < n.won_battles
    if when == AFTER_WIN_OR_CAPTURE:
        return n.great_ideas < n.triumphs
    return when != RIGHT_AFTER_CAPTURE


def why_not_the_time(s: World, p: i64, when: i64) -> str:
    """COC-20.2, 20.3, 20.8: not now, not again for the same battle, or not together with a card played before."""
    n = s.nations[p]
    if when == BEFORE_COLLECT:
        return "COC-20.2"
    again: bool = (when == AFTER_WIN and n.won_battles > 0) or (when == AFTER_WIN_OR_CAPTURE and n.triumphs > 0)
    return "COC-20.3" if again else "COC-20.8"


def offers(s: World, p: i64, out: list[int]) -> None:
    """COC-20.2, 20.5: any number of cards in the own turn."""
    last: i64 = -1
    card: i64
    for card in s.nations[p].hand:
        if card != last and why_not_civil(s, p, s.rules.civils[s.rules.actions[card].civil]) == "":
            out.append(act(PLAY, card))
        last = card


def why_not(s: World, p: i64, action: i64) -> str:
    if verb_of(action) != PLAY:
        return NOT_OFFERED
    card: i64 = first(action)
    if not holds(s.nations[p].hand, card):
        return NOT_OFFERED
    return why_not_civil(s, p, s.rules.civils[s.rules.actions[card].civil])


def apply(s: World, p: i64, action: i64) -> bool:
    if verb_of(action) != PLAY:
        return False
    play_card(s, p, first(action))
    return True


def play_card(s: World, p: i64, card: i64) -> None:
    """COC-20.1, 20.9, 20.12: pay, discard face up, then apply the effect."""
    civil = s.rules.civils[s.rules.actions[card].civil]
    s.play_action(p, card)
    if civil.action:
        spend_action(s, p)
    pay_culture(s, p, civil.culture)
    civil.play(s, p)


# Teach Us: COC-20.8, D38


def after_capture(s: World, captor: i64, loser: i64) -> None:
    """Every captor with cards in hand is asked if the card could help, because the hand is secret."""
    if s.playing(captor) and len(s.nations[captor].hand) > 0 and gainable_free(s, captor) & s.nations[loser].advances:
        s.push(MayTeach(captor, loser))


@dataclass(init=False, eq=False)
class MayTeach(Frame):
    """Learn an advance from the player whose city was captured?"""

    loser: i64

    def __init__(self, player: i64, loser: i64) -> None:
        self.player = player
        self.loser = loser

    def legal(self, s: World) -> list[int]:
        out: list[int] = [act(PASS)]
        for card in distinct(s.nations[self.player].hand):
            if s.rules.civils[s.rules.actions[card].civil].when == RIGHT_AFTER_CAPTURE:
                out.append(act(PLAY, card))
        return out

    def why_not(self, s: World, action: i64) -> str:
        held: bool = verb_of(action) == PLAY and holds(s.nations[self.player].hand, first(action))
        return "COC-20.8" if held else NOT_OFFERED

    def apply(self, s: World, action: i64) -> None:
        s.stack.pop()
        if verb_of(action) == PLAY:
            play_card(s, self.player, first(action))
            s.rules.civils[s.rules.actions[first(action)].civil].on_player_chosen(s, self.player, self.loser)
