"""The card row and the ages, which change only while the row is filled. TTA-4.1 to 4.12, 4.20; TTA-1.2, 1.3."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from ecumene.games.through_the_ages.cards.rows import NONE, PACT, kind_of
from ecumene.games.through_the_ages.rules.hands import discard_all
from ecumene.games.through_the_ages.rules.play_area import drop_unfinished, end_pact, remove_leader
from ecumene.games.through_the_ages.rules.state import LAST_AGE, SLOTS, Realm
from ecumene.games.through_the_ages.rules.tokens import lose_yellow
from ecumene.games.through_the_ages.rules.verbs import AGE_BEGAN, ANTIQUATED, DEAL, LAST_ROUND, SWEPT
from ecumene.kernel.core.action import act, first
from ecumene.kernel.core.piles import copies, distinct, draw_one, put_all, take_out
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import CHANCE, NOBODY, Frame

SWEPT_SLOTS: Final[list[int]] = [0, 0, 3, 2, 1]  # TTA-4.2, by players left
TOKENS_LOST: Final = 2  # TTA-4.10


def sweep_row(s: Realm) -> None:
    """TTA-4.2: what still lies in the leftmost slots leaves the game."""
    slot: i64
    for slot in range(SWEPT_SLOTS[s.left()]):
        c: i64 = s.row[slot]
        if c != NONE:
            s.row[slot] = NONE
            s.civil_gone.append(c)
            s.tell(SWEPT, c)


def slide_row(s: Realm) -> None:
    """TTA-4.3: the others move left, in order, without gaps."""
    row = s.row
    to: i64 = 0
    slot: i64
    for slot in range(SLOTS):
        c: i64 = row[slot]
        if c != NONE:
            if to < slot:
                row[to] = c
                row[slot] = NONE
            to += 1


def replenish(s: Realm) -> None:
    """TTA-4.3, 4.4, 4.12: slide, then fill what is empty; in Age IV there is nothing to fill it with."""
    slide_row(s)
    if s.age < LAST_AGE:
        s.push(FILL)


@dataclass(init=False, eq=False)
class Fill(Frame):
    """TTA-4.4, 4.5: card by card, from the left, as long as it lies there. Age A ends with its first replenishment."""

    def __init__(self, player: i64 = NOBODY) -> None:
        self.player = player

    def run(self, s: Realm) -> None:
        full: bool = s.row[SLOTS - 1] != NONE  # TTA-4.3: there are no gaps
        if s.age == 0 and s.round > 0 and (full or not s.civil):
            end_age_a(s)
        if full or not s.civil:
            s.stack.pop()
        else:
            s.push(DEAL_CARD)


@dataclass(init=False, eq=False)
class DealCard(Frame):
    """TTA-4.4, 4.7: chance deals from the current civil deck into the first empty slot. The last card ends the age."""

    def __init__(self, player: i64 = CHANCE) -> None:
        self.player = player

    def legal(self, s: Realm) -> list[int]:
        return [act(DEAL, c) for c in distinct(s.civil)]

    def weights(self, s: Realm) -> list[int]:
        return copies(s.civil)

    def sample(self, s: Realm, rng: Rng) -> i64:
        return act(DEAL, draw_one(s.civil, rng))

    def apply(self, s: Realm, action: i64) -> None:
        s.stack.pop()
        c: i64 = first(action)
        take_out(s.civil, c)
        s.row[s.first_empty()] = c
        if s.age > 0 and not s.civil:
            end_age(s)


FILL: Final = Fill()
DEAL_CARD: Final = DealCard()


def end_age_a(s: Realm) -> None:
    """TTA-4.5, 4.6: the rest of civil A is gone; nothing is antiquated and no token is lost."""
    s.civil_gone.extend(s.civil)
    s.civil.clear()
    begin_age(s, 1)


def end_age(s: Realm) -> None:
    """TTA-4.7 to 4.12, 4.20: older cards go, tokens are lost, new decks come. It hits everybody at the same moment."""
    ended: i64 = s.age
    p: i64
    for p in range(len(s.nations)):
        if s.playing(p):
            antiquate(s, p, ended)
    for p in range(len(s.nations)):
        if s.playing(p):
            lose_yellow(s, p, TOKENS_LOST)
    retire_military_deck(s)
    begin_age(s, ended + 1)


def antiquate(s: Realm, p: i64, ended: i64) -> None:
    """TTA-4.8, 4.9: of ages before the one that ended: cards in hands, leaders, unfinished wonders, pacts."""
    n = s.nations[p]
    for c in n.civil_hand[:]:
        if s.card(c).age < ended:
            n.civil_hand.remove(c)
            if c in n.fresh:
                n.fresh.remove(c)
            s.civil_gone.append(c)
            s.tell(ANTIQUATED, p, c)
    discard_all(s, p, ended)
    if n.leader != NONE and s.card(n.leader).age < ended:
        remove_leader(s, p)
    if n.unfinished != NONE and s.card(n.unfinished).age < ended:
        s.tell(ANTIQUATED, p, n.unfinished)
        drop_unfinished(s, p)
    if n.pact != NONE and s.card(n.pact).age < ended:
        end_pact(s, p)


def retire_military_deck(s: Realm) -> None:
    """TTA-4.11, 11.6: the old deck and its discards never come back."""
    put_all(s.gone, s.gone_known, s.military, [0] * len(s.military))
    put_all(s.gone, s.gone_known, s.discards, s.discards_known)
    s.military.clear()
    s.discards.clear()
    s.discards_known.clear()


def begin_age(s: Realm, age: i64) -> None:
    """TTA-2.2, 2.3, 2.4, 2.5, 2.6, 4.11, 4.12, 5.28: decks for the players who are left; in Age IV there are none."""
    s.age = age
    s.tell(AGE_BEGAN, age)
    if age == LAST_AGE:
        fix_last_round(s)
        return
    open_civil_box(s)
    open_military_box(s)


def open_civil_box(s: Realm) -> None:
    """TTA-2.3, 2.4, 5.28: civil cards of this age, so many copies as the players who are left use."""
    left: i64 = s.left()
    found = of_this_age(s, s.civil_box)
    s.civil_box = without(s.civil_box, found)
    used: i64 = 0  # copies of the last card
    last: i64 = NONE
    c: i64
    for c in found:
        used = used + 1 if c == last else 1
        last = c
        (s.civil if used <= s.card(c).copies[left - 2] else s.civil_box).append(c)


def open_military_box(s: Realm) -> None:
    """TTA-2.4, 5.28: military cards of this age; with two players no pacts."""
    left: i64 = s.left()
    found = of_this_age(s, s.military_box)
    s.military_box = without(s.military_box, found)
    c: i64
    for c in found:
        (s.military if left > 2 or kind_of(c) != PACT else s.military_box).append(c)


def of_this_age(s: Realm, box: list[int]) -> list[int]:
    """Cards lie in a box age by age; what was left out of an earlier one, behind them."""
    first: i64 = 0
    while first < len(box) and s.level(box[first]) != s.age:
        first += 1
    end: i64 = first
    while end < len(box) and s.level(box[end]) == s.age:
        end += 1
    return box[first:end]


def without(box: list[int], found: list[int]) -> list[int]:
    """A new box that lacks a stretch of the old."""
    at: i64 = box.index(found[0]) if found else 0
    return box[:at] + box[at + len(found) :]


def fix_last_round(s: Realm) -> None:
    """TTA-1.3: all players take the same number of turns."""
    s.last = s.round if s.mover == s.first else s.round + 1
    s.tell(LAST_ROUND)
