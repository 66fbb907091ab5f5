"""The position, and how it changes. TTA-2.1, 2.2, 13.

An atom is a method that changes one thing and reports the event; only atoms assign to fields of a position or a
civilization (a test checks it). They are in five files: `state_tokens` (points, food, resources, workers, actions),
`state_cards` (the card row, hands of civil cards and what is in play), `state_table` (military cards, events, auctions,
turns and ages), `state_redeal` (hidden cards, where a bot imagines them), and here the ratings, which follow from
everything in play: TTA-13; happy faces by TTA-16.1, 16.7.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from mypy_extensions import i64

from ecumene.games.through_the_ages.cards.power import EXTRA_CULTURE, EXTRA_FACES, EXTRA_SCIENCE, EXTRA_STRENGTH
from ecumene.games.through_the_ages.cards.rows import LAB, NONE, TEMPLE, THEATER, Card, is_urban
from ecumene.games.through_the_ages.rules.armies import tactical_strength
from ecumene.games.through_the_ages.rules.seat import Nation
from ecumene.games.through_the_ages.rules.state_redeal import RealmRedeal
from ecumene.kernel.core.bits import each, has, one

MOST_PLAYERS: Final = 4
SLOTS: Final = 13
LAST_AGE: Final = 4  # IV: there are no decks
MOST_HAPPY: Final = 8  # TTA-13.2
RUIN_CULTURE: Final = 2


def with_extra_faces(happy: i64, extra: i64) -> i64:
    """TTA-16.7: extra faces are added to everything that gives at least one happy face."""
    return happy + extra if happy > 0 else happy


def new_actions(available: i64, was: i64, now: i64) -> i64:
    """TTA-13.8: new actions are available at once; spent ones are lost first.

    If the total does not change, an action that Hammurabi exchanged stays, although it exceeds the total.
    """
    return available + now - was if now >= was else min(available, now)


@final
@dataclass(init=False, eq=False)
class Realm(RealmRedeal):
    # fields: begin
    # fmt: off
    def clone(self) -> Realm:
        """An independent copy. It records no events."""
        return Realm(
            self.stack[:], None, self.rules, [x.clone() for x in self.nations], self.round, self.age, self.first,
            self.mover, self.last, self.row[:], self.civil[:], self.civil_box, self.civil_gone[:], self.military[:],
            self.military_box, self.discards, self.discards_known, self.gone[:], self.gone_known[:], self.past,
            self.current, self.current_known, self.top, self.top_known, self.future, self.future_known, self.tactics,
            self.territory, self.highest_bid, self.bidder, self.passed, self.bonuses[:], self.drops[:], self.sent[:],
            self.last_discarded[:], self.resignations, self.end_scoring,
        )
    # fmt: on
    # fields: end

    # ratings

    def add_card(self, n: Nation, card: Card, extra: i64) -> None:
        n.culture_per_turn += card.culture
        n.science_per_turn += card.science
        n.strength_rating += card.strength
        if card.happy != 0:
            n.happy_faces += with_extra_faces(card.happy, 0 if extra and card.extra_faces() else extra)
        n.civil_actions_total += card.civil
        n.military_actions_total += card.military
        n.colonization += card.colonization
        n.hand_bonus += card.hand

    def update_ratings(self, p: i64) -> None:
        """TTA-13.1, 13.2, 13.4, 13.5: compute every rating and total again; actions follow their totals (6.45, 13.8).

        Each worker gives what its technology shows, each other card in play gives it once (TTA-12.3); an unfinished
        wonder gives nothing (TTA-6.11). Points that cards give in certain situations are not part of ratings
        (TTA-13.3).
        """
        n = self.nations[p]
        civil: i64 = n.civil_actions_total
        military: i64 = n.military_actions_total
        n.reset_ratings()
        extra: i64 = 0
        if has(n.hooks, EXTRA_FACES):
            for card in self.powers(p):
                extra += card.extra_faces()
        self.add_workers(n, extra)
        self.add_flat_cards(n, extra)
        self.add_wonders(n, extra)
        self.add_pacts(p)
        n.happy_faces = min(max(n.happy_faces, 0), MOST_HAPPY)
        self.add_powers(p)
        n.culture_per_turn = max(n.culture_per_turn, 0)
        n.science_per_turn = max(n.science_per_turn, 0)
        n.strength_rating = max(n.strength_rating, 0)
        n.civil_actions = new_actions(n.civil_actions, civil, n.civil_actions_total)
        n.military_actions = new_actions(n.military_actions, military, n.military_actions_total)

    def add_workers(self, n: Nation, extra: i64) -> None:
        cards = self.rules.cards
        technologies: i64 = n.technologies
        culture: i64 = 0
        science: i64 = 0
        strength: i64 = 0
        urban: i64 = 0
        c: i64
        w: i64
        for c, w in zip(n.techs, n.workers):
            technologies |= one(c)
            if w > 0:
                card = cards[c]
                culture += w * card.culture
                science += w * card.science
                strength += w * card.strength
                if is_urban(card.type):
                    urban += each(card.type - LAB, w)
                if card.happy != 0:
                    smiles: i64 = w * with_extra_faces(card.happy, extra)
                    n.happy_faces += smiles
                    if card.type == TEMPLE:
                        n.temple_faces += smiles
                    elif card.type == THEATER:
                        n.theater_faces += smiles
        n.technologies = technologies
        n.culture_per_turn += culture
        n.science_per_turn += science
        n.strength_rating += strength
        n.urban_buildings += urban

    def add_flat_cards(self, n: Nation, extra: i64) -> None:
        """TTA-11.4: government, special technologies, leader and colonies give what they show, once."""
        government = self.card(n.government)
        n.technologies |= one(n.government)
        n.government_faces = max(0, with_extra_faces(government.happy, extra))
        self.add_card(n, government, extra)
        c: i64
        for c in n.specials:
            if c != NONE:
                n.technologies |= one(c)
                self.add_card(n, self.card(c), extra)
        if n.leader != NONE:
            self.add_card(n, self.card(n.leader), extra)
        for c in n.colonies:
            self.add_card(n, self.card(c), extra)

    def add_wonders(self, n: Nation, extra: i64) -> None:
        """TTA-12.6, 16.1, 16.7, R-26: completed wonders, with Homer's face; a ruined one gives two culture instead."""
        i: i64
        for i in range(len(n.wonders)):
            card = self.card(n.wonders[i])
            homer: i64 = 1 if n.wonders[i] == n.homer else 0
            smile: i64
            if has(n.ruins, i):
                n.culture_per_turn += RUIN_CULTURE
                smile = with_extra_faces(homer, extra)
                n.happy_faces += smile
            else:
                smile = with_extra_faces(card.happy + homer, 0 if extra and card.extra_faces() else extra)
                self.add_card(n, card, 0)
                n.happy_faces += smile - card.happy
            n.wonder_faces += max(0, smile)

    def add_pacts(self, p: i64) -> None:
        if self.pacts(p) == 0:
            return
        n = self.nations[p]
        q: i64
        for q in range(len(self.nations)):
            other = self.nations[q]
            if has(self.pacts(p), q):
                pact = self.card(other.pact)
                mine: i64 = other.side if q == p else 1 - other.side
                n.culture_per_turn += pact.side_culture[mine] + pact.pact_culture(self, other.partner if q == p else q)
                n.strength_rating += pact.side_strength[mine]
                n.military_actions_total += pact.side_military[mine]

    def add_powers(self, p: i64) -> None:
        """Armies, and what leaders and wonders compute themselves; the happy faces are known by now."""
        n = self.nations[p]
        if n.tactic != NONE:
            n.strength_rating += tactical_strength(self, p, n.workers)
        if has(n.hooks, EXTRA_STRENGTH) or has(n.hooks, EXTRA_CULTURE) or has(n.hooks, EXTRA_SCIENCE):
            for card in self.powers(p):
                n.strength_rating += card.extra_strength(self, p)
                n.culture_per_turn += card.extra_culture(self, p)
                n.science_per_turn += card.extra_science(self, p)

    def update_all_ratings(self) -> None:
        """After a change that affects more than one player: wonders and pacts."""
        p: i64
        for p in range(len(self.nations)):
            if self.playing(p):
                self.update_ratings(p)
