"""What a viewer knows of a position, in names; and a complete position that fits a view. Not compiled."""

from __future__ import annotations

from typing import Final

import msgspec

from ecumene.games.through_the_ages.border.zones import VIEWS, RealmView
from ecumene.games.through_the_ages.cards.rows import AGES
from ecumene.games.through_the_ages.rules import setup
from ecumene.games.through_the_ages.rules.state import Realm
from ecumene.kernel.border.zones import HIDDEN
from ecumene.kernel.core.rng import Rng

AGE_OF: Final = {card.name: card.age for card in setup.PRINTED.cards}


def view(s: Realm, viewer: int) -> RealmView:
    v: RealmView = VIEWS.view(s, viewer)
    return v


def imagine(v: RealmView, rng: Rng) -> Realm:
    """A complete position that the viewer could be in. Reads nothing but the view."""
    s = setup.blank(len(v.nations), v.corrections)
    VIEWS.fill(s, msgspec.structs.replace(v, unseen=by_places(v)), rng)
    for p, n in enumerate(s.nations):
        s.count_stock(p)
        if s.playing(p):
            kept = n.civil_actions, n.military_actions
            s.update_ratings(p)
            n.civil_actions, n.military_actions = kept
    return s


def by_places(v: RealmView) -> list[str]:
    """The unseen cards in the order in which they are laid, the first one last, so that each lies where it may.

    Hands, then deck and discards, then what is gone, then the events, by their backs. Without the events, the newest
    cards are those of deck and discards, the next ones those in hands.
    """
    rest = sorted(v.unseen, key=AGE_OF.__getitem__, reverse=True)
    events: list[str] = []
    for word in (*v.current, *v.top, *v.future):
        if word[0] == HIDDEN:
            events.append(next(card for card in rest if AGES[AGE_OF[card]] == word[1:]))
            rest.remove(events[-1])
    deck = v.military + v.discards.count(HIDDEN)
    hands = deck + sum(n.hand.count(HIDDEN) for n in v.nations)
    return [*rest[deck:hands], *rest[:deck], *rest[hands:], *events][::-1]
