"""What a viewer knows of a position, in names; and a complete position that fits a view. Not compiled."""

from __future__ import annotations

from functools import partial

from ecumene.games.through_the_ages.border.zones import VIEWS, RealmView, is_event
from ecumene.games.through_the_ages.cards.rows import AGES
from ecumene.games.through_the_ages.rules import setup
from ecumene.games.through_the_ages.rules.state import Realm
from ecumene.kernel.border.zones import HIDDEN, shuffled
from ecumene.kernel.core.rng import Rng


def view(s: Realm, viewer: int) -> RealmView:
    v: RealmView = VIEWS.view(s, viewer)
    return v


def imagine(v: RealmView, rng: Rng) -> Realm:
    """A complete position that the viewer could be in. Reads nothing but the view."""
    s = setup.blank(len(v.nations), v.corrections)
    VIEWS.fill(s, v, rng, {"card": partial(dealt, s)})
    for p, n in enumerate(s.nations):
        s.count_stock(p)
        if s.playing(p):
            kept = n.civil_actions, n.military_actions
            s.update_ratings(p)
            n.civil_actions, n.military_actions = kept
    return s


def dealt(s: Realm, v: RealmView, unseen: list[int], rng: Rng) -> list[int]:
    """Hidden cards go to where they may be: events by their backs, deck and discards of this age, hands, the rest.

    What remains of this age is in hands; the other cards in hands are of the age before.
    """
    by_age: list[list[int]] = [[] for _ in AGES]
    for row in shuffled(unseen, rng):
        by_age[s.card(row).age].append(row)
    events = [event_of(s, by_age[AGES.index(w[1:])]) for w in (*v.current, *v.top, *v.future) if w[0] == HIDDEN]
    this_age = [by_age[s.age].pop() for _ in range(v.military + v.discards.count(HIDDEN))]
    hands: list[int] = []
    if s.age > 0:
        hands, by_age[s.age] = by_age[s.age], []
        in_hands = sum(n.hand.count(HIDDEN) for n in v.nations)
        hands += [by_age[s.age - 1].pop() for _ in range(in_hands - len(hands))]
    gone = [row for rows in by_age for row in rows]
    return events[::-1] + gone + this_age[::-1] + shuffled(hands, rng)[::-1]


def event_of(s: Realm, rows: list[int]) -> int:
    """TTA-5.4: an event or a territory."""
    return rows.pop(next(i for i, row in enumerate(rows) if is_event(s, row)))
