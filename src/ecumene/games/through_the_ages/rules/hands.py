"""Military cards in hand: drawing, discarding, playing, and who knows them. TTA-8.9, 8.10, 11.3, 11.5."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from ecumene.games.through_the_ages.rules.state import LAST_AGE, Realm
from ecumene.games.through_the_ages.rules.verbs import DISCARDED, DRAW, DREW, PLAYED, RESHUFFLED
from ecumene.kernel.core.action import act, second
from ecumene.kernel.core.bits import one
from ecumene.kernel.core.piles import EVERYBODY, add, copies, distinct, draw_one, play_out, put, slip_out, take_out
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import CHANCE, Frame


def draw_cards(s: Realm, p: i64, count: i64) -> None:
    """TTA-8.9, 8.10: cards from the current military deck; none in Age IV, or if deck and discards are empty."""
    if count > 0 and s.age < LAST_AGE:
        if not s.military:
            reshuffle(s)
        if s.military:
            s.push(DrawCards(p, count))


@dataclass(init=False, eq=False)
class DrawCards(Frame):
    """TTA-8.9: chance draws; only the drawer sees the cards."""

    drawer: i64
    count: i64

    def __init__(self, drawer: i64, count: i64, player: i64 = CHANCE) -> None:
        self.player = player
        self.drawer = drawer
        self.count = count

    def legal(self, s: Realm) -> list[int]:
        return [act(DRAW, self.drawer, c) for c in distinct(s.military)]

    def weights(self, s: Realm) -> list[int]:
        return copies(s.military)

    def sample(self, s: Realm, rng: Rng) -> i64:
        return act(DRAW, self.drawer, draw_one(s.military, rng))

    def apply(self, s: Realm, action: i64) -> None:
        s.stack.pop()
        n = s.nations[self.drawer]
        c: i64 = second(action)
        take_out(s.military, c)
        put(n.hand, n.hand_known, c)
        s.report(DREW, self.drawer, 1)
        if not s.military:
            reshuffle(s)
        draw_cards(s, self.drawer, self.count - 1)


def reshuffle(s: Realm) -> None:
    """TTA-8.10: the discards of this age become the deck; nobody knows any more where a card lies."""
    if s.discards:
        for c in s.discards:
            add(s.military, c)
        s.discards.clear()
        s.discards_known.clear()
        s.report(RESHUFFLED)


def put_in_discards(s: Realm, c: i64, who: i64) -> None:
    """TTA-11.5, 11.6: on the discard pile of its age; only those of the current age come back. `who` knows it."""
    if s.level(c) == s.age:
        put(s.discards, s.discards_known, c, who)
    else:
        put(s.gone, s.gone_known, c, who)


def same_age(s: Realm, p: i64, c: i64) -> list[int]:
    """Cards of the hand with the same back."""
    out: list[int] = []
    age: i64 = s.level(c)
    d: i64
    for d in s.nations[p].hand:
        if s.level(d) == age:
            out.append(d)
    return out


def discard_hidden(s: Realm, p: i64, c: i64) -> None:
    """A card leaves the hand face down: only its owner knows which of the cards of its age it was."""
    n = s.nations[p]
    slip_out(n.hand, n.hand_known, c, same_age(s, p, c))
    put_in_discards(s, c, one(p))
    s.report(DISCARDED, p, s.level(c))


def discard_all(s: Realm, p: i64, before: i64) -> None:
    """Every card of earlier ages, face down, the oldest age first: the order must not reveal which cards they are."""
    age: i64
    for age in range(before):
        for c in s.nations[p].hand[:]:
            if s.card(c).age == age:
                discard_hidden(s, p, c)


def with_one_more(chosen: list[int], c: i64) -> list[int]:
    """A choice with one more thing, sorted, so that the order is not remembered. Clones share the old list."""
    out = chosen[:]
    add(out, c)
    return out


def play_card(s: Realm, p: i64, c: i64) -> None:
    """A card leaves the hand face up; the caller puts it where it belongs."""
    n = s.nations[p]
    play_out(n.hand, n.hand_known, c)


def play_and_discard(s: Realm, p: i64, c: i64) -> None:
    """TTA-12.12: for cards that never stay in play."""
    play_card(s, p, c)
    put_in_discards(s, c, EVERYBODY)


def play_bonus(s: Realm, p: i64, c: i64) -> None:
    """TTA-5.10, 10.6: everyone sees a bonus card of a defence or a colonization."""
    play_and_discard(s, p, c)
    s.report(PLAYED, p, c)


def show_in_hand(s: Realm, p: i64, c: i64) -> None:
    """TTA-5.20: everyone sees an offered pact; it stays in the hand until it is accepted."""
    n = s.nations[p]
    n.hand_known[n.hand.index(c)] = EVERYBODY
