"""The card row and the ages, which change only while the row is filled. TTA-4.1 to 4.12, 4.20; TTA-1.2, 1.3."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from ecumene.games.through_the_ages.cards import EVENT, NONE, PACT
from ecumene.games.through_the_ages.hands import discard_all
from ecumene.games.through_the_ages.in_play import drop_unfinished, end_pact, remove_leader
from ecumene.games.through_the_ages.state import LAST_AGE, SLOTS, Realm
from ecumene.games.through_the_ages.tokens import lose_yellow
from ecumene.games.through_the_ages.verbs import AGE_BEGAN, ANTIQUATED, DEAL, LAST_ROUND, SWEPT
from ecumene.kernel.action import act, first
from ecumene.kernel.piles import draw_row, put, rows_in, total
from ecumene.kernel.rng import Rng
from ecumene.kernel.state import CHANCE, NOBODY, Frame

SWEPT_SLOTS: Final[list[int]] = [0, 0, 3, 2, 1]  # TTA-4.2, by players left
TOKENS_LOST: Final = 2  # TTA-4.10


def sweep_row(s: Realm) -> None:
    """TTA-4.2: what still lies in the leftmost slots leaves the game."""
    slot: i64
    for slot in range(SWEPT_SLOTS[s.left()]):
        c: i64 = s.row[slot]
        if c != NONE:
            s.row[slot] = NONE
            s.civil_gone[c] += 1
            s.tell(SWEPT, c)


def slide_row(s: Realm) -> None:
    """TTA-4.3: the others move left, in order, without gaps."""
    cards: list[int] = []
    for c in s.row:
        if c != NONE:
            cards.append(c)
    while len(cards) < SLOTS:
        cards.append(NONE)
    s.row = cards


def replenish(s: Realm) -> None:
    """TTA-4.3, 4.4, 4.12: slide, then fill what is empty; in Age IV there is nothing to fill it with."""
    slide_row(s)
    if s.age < LAST_AGE:
        s.push(Fill())


@dataclass(init=False, eq=False)
class Fill(Frame):
    """TTA-4.4, 4.5: card by card, from the left. Age A ends with its first replenishment."""

    def __init__(self, player: i64 = NOBODY) -> None:
        self.player = player

    def run(self, s: Realm) -> None:
        s.stack.pop()
        if s.age == 0 and s.round > 0 and (s.first_empty() < 0 or total(s.civil) == 0):
            end_age_a(s)
        if s.first_empty() >= 0 and total(s.civil) > 0:
            s.then([DealCard(), Fill()])


@dataclass(init=False, eq=False)
class DealCard(Frame):
    """TTA-4.4, 4.7: chance deals from the current civil deck into the first empty slot. The last card ends the age."""

    def __init__(self, player: i64 = CHANCE) -> None:
        self.player = player

    def legal(self, s: Realm) -> list[int]:
        return [act(DEAL, c) for c in rows_in(s.civil)]

    def weights(self, s: Realm) -> list[int]:
        return [s.civil[c] for c in rows_in(s.civil)]

    def sample(self, s: Realm, rng: Rng) -> i64:
        return act(DEAL, draw_row(s.civil, rng))

    def take(self, s: Realm, action: i64) -> None:
        s.stack.pop()
        c: i64 = first(action)
        s.civil[c] -= 1
        s.row[s.first_empty()] = c
        if s.age > 0 and total(s.civil) == 0:
            end_age(s)


def end_age_a(s: Realm) -> None:
    """TTA-4.5, 4.6: the rest of civil A is gone; nothing is antiquated and no token is lost."""
    c: i64
    for c in range(len(s.civil)):
        s.civil_gone[c] += s.civil[c]
        s.civil[c] = 0
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
            s.civil_gone[c] += 1
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
    c: i64
    for c in range(len(s.military)):
        while s.military[c] > 0:
            s.military[c] -= 1
            put(s.gone, s.gone_known, c)
    i: i64
    for i in range(len(s.discards)):
        put(s.gone, s.gone_known, s.discards[i], s.discards_known[i])
    s.discards.clear()
    s.discards_known.clear()


def begin_age(s: Realm, age: i64) -> None:
    """TTA-2.2, 2.3, 2.4, 2.5, 2.6, 4.11, 4.12, 5.28: decks for the players who are left; in Age IV there are none."""
    s.age = age
    s.tell(AGE_BEGAN, age)
    if age == LAST_AGE:
        fix_last_round(s)
        return
    left: i64 = s.left()
    c: i64
    for c in range(len(s.civil)):
        card = s.card(c)
        if card.age == age:
            if card.kind < EVENT:
                copies: i64 = min(card.copies[left - 2], s.civil_box[c])
                s.civil_box[c] -= copies
                s.civil[c] += copies
            elif left > 2 or card.kind != PACT:
                copies = s.military_box[c]
                s.military_box[c] = 0
                s.military[c] += copies


def fix_last_round(s: Realm) -> None:
    """TTA-1.3: all players take the same number of turns."""
    s.last = s.round if s.mover == s.first else s.round + 1
    s.tell(LAST_ROUND)
