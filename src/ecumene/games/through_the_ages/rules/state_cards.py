"""Atoms of the card row, civil cards, and everything in play. TTA-4.2 to 4.4, 5.17 to 5.25, 6, 7, 10.7, 12."""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.games.through_the_ages.cards.rows import CIVIL, LEADER, NONE, WONDER
from ecumene.games.through_the_ages.rules.shared_lists import with_at, with_one_more, without, without_place
from ecumene.games.through_the_ages.rules.state_tokens import RealmTokens
from ecumene.games.through_the_ages.rules.verbs import (
    ADOPTED,
    AGREED,
    ANTIQUATED,
    CALLED_OFF,
    CAPTURED,
    COLONIZED,
    COMPLETED,
    DEALT,
    DEVELOPED,
    ENDED,
    LED,
    LEFT,
    LOST_COLONY,
    PLAYED,
    REPLACED,
    REVOLTED,
    RUINED,
    SHARED_TACTIC,
    SWEPT,
    TOOK,
    TUCKED,
    WAGED,
)
from ecumene.kernel.core.bits import one
from ecumene.kernel.core.piles import EVERYBODY, add, put, take_out


class RealmCards(RealmTokens):
    # the card row

    def sweep(self, slot: i64) -> None:
        """TTA-4.2: the card in a slot leaves the game."""
        c: i64 = self.row[slot]
        self.row[slot] = NONE
        self.civil_gone.append(c)
        self.report(SWEPT, c)

    def slide_row(self) -> None:
        """TTA-4.3: cards move to the left, in order, without gaps."""
        row = self.row
        to: i64 = 0
        slot: i64 = -1
        c: i64
        for c in row:
            slot += 1
            if c != NONE:
                if to < slot:
                    row[to] = c
                to += 1
        while to < len(row):
            row[to] = NONE
            to += 1

    def deal(self, c: i64) -> None:
        """TTA-4.4: from the civil deck into the first empty slot."""
        take_out(self.civil, c)
        self.row[self.first_empty()] = c
        self.report(DEALT, c)

    def take_card(self, p: i64, slot: i64) -> None:
        """TTA-6.4, 6.8, 6.10, 6.11: to the hand, or into play as an unfinished wonder; the slot stays empty."""
        n = self.nations[p]
        c: i64 = self.row[slot]
        card = self.card(c)
        self.row[slot] = NONE
        self.report(TOOK, p, c)
        if card.kind == WONDER:
            n.unfinished = c
            n.stages = 0
            return
        add(n.civil_hand, c)
        n.just_taken = n.just_taken + [c]
        if card.kind == LEADER:
            n.leader_ages |= one(card.age)

    def forget_taken(self, p: i64) -> None:
        """TTA-6.32: cards taken so far may be played."""
        self.nations[p].just_taken = []

    # civil cards leave the hand

    def lead(self, p: i64, c: i64) -> None:
        """TTA-6.18: a leader enters play; the old one has left before."""
        n = self.nations[p]
        n.civil_hand.remove(c)
        n.leader = c
        n.forget_powers()
        self.report(LED, p, c)

    def develop(self, p: i64, c: i64) -> None:
        """TTA-6.24: a technology leaves the hand for play."""
        self.nations[p].civil_hand.remove(c)
        self.report(DEVELOPED, p, c)

    def revolt(self, p: i64, c: i64) -> None:
        """TTA-6.27: a government leaves the hand for play."""
        self.nations[p].civil_hand.remove(c)
        self.report(REVOLTED, p, c)

    def play_action_card(self, p: i64, c: i64) -> None:
        """TTA-6.32: it leaves the game."""
        self.nations[p].civil_hand.remove(c)
        self.civil_gone.append(c)
        self.report(PLAYED, p, c)

    def antiquate_card(self, p: i64, c: i64) -> None:
        """TTA-4.8: a civil card of the hand leaves the game."""
        n = self.nations[p]
        n.civil_hand.remove(c)
        n.just_taken = without(n.just_taken, c)
        self.civil_gone.append(c)
        self.report(ANTIQUATED, p, c)

    # technologies

    def add_technology(self, p: i64, c: i64) -> None:
        """TTA-12.4: one on which workers stand."""
        n = self.nations[p]
        n.techs = n.techs + [c]
        n.workers.append(0)
        n.tokens.append(0)
        n.technologies |= one(c)

    def set_government(self, p: i64, c: i64) -> None:
        """TTA-6.26: the old one leaves the game."""
        n = self.nations[p]
        old: i64 = n.government
        n.government = c
        self.civil_gone.append(old)
        self.report(REPLACED, p, old)

    def set_special(self, p: i64, c: i64) -> None:
        """TTA-6.25: the old one of its type leaves the game."""
        n = self.nations[p]
        i: i64 = self.card(c).type - CIVIL
        old: i64 = n.specials[i]
        n.specials = with_at(n.specials, i, c)
        if old != NONE:
            self.civil_gone.append(old)
            self.report(REPLACED, p, old)

    def leave_special(self, p: i64, c: i64) -> None:
        """TTA-6.25: a card that is worse than the one in play leaves the game at once."""
        self.civil_gone.append(c)
        self.report(REPLACED, p, c)

    def lose_special(self, p: i64, c: i64, to: i64) -> None:
        """TTA-4.16: a special technology leaves play for another player."""
        n = self.nations[p]
        n.specials = with_at(n.specials, self.card(c).type - CIVIL, NONE)
        self.report(CAPTURED, to, p, c)

    # leaders

    def leave_leader(self, p: i64) -> i64:
        """TTA-4.20: out of the game; returns the card."""
        n = self.nations[p]
        c: i64 = n.leader
        n.leader = NONE
        n.forget_powers()
        self.civil_gone.append(c)
        self.report(LEFT, p, c)
        return c

    def tuck_homer(self, p: i64, wonder: i64) -> None:
        """TTA-16.1."""
        self.nations[p].homer = wonder
        self.report(TUCKED, p, wonder)

    # wonders

    def complete_wonder(self, p: i64) -> i64:
        """TTA-6.22: its tokens return to the bank; returns the card."""
        n = self.nations[p]
        c: i64 = n.unfinished
        n.blue += n.stages
        n.unfinished = NONE
        n.stages = 0
        n.wonders = n.wonders + [c]
        n.forget_powers()
        self.report(COMPLETED, p, c)
        return c

    def drop_unfinished(self, p: i64, event: i64) -> None:
        """TTA-4.8, 6.43: an unfinished wonder leaves; its tokens return to the bank. ANTIQUATED or LEFT."""
        n = self.nations[p]
        self.report(event, p, n.unfinished)
        n.blue += n.stages
        self.civil_gone.append(n.unfinished)
        n.unfinished = NONE
        n.stages = 0

    def ruin_wonder(self, p: i64, c: i64) -> None:
        """TTA-16.10, R-26."""
        n = self.nations[p]
        n.ruins |= one(n.wonders.index(c))
        n.forget_powers()
        self.report(RUINED, p, c)

    # colonies

    def enter_colony(self, p: i64, c: i64) -> None:
        n = self.nations[p]
        n.colonies = n.colonies + [c]
        self.report(COLONIZED, p, c)

    def leave_colony(self, p: i64, c: i64) -> None:
        n = self.nations[p]
        n.colonies = without(n.colonies, c)
        self.report(LOST_COLONY, p, c)

    # tactics

    def adopt(self, p: i64, c: i64, own: i64) -> None:
        """TTA-7.4, 7.5: the current tactic changes; `own` is not common yet, or NONE."""
        n = self.nations[p]
        n.tactic = c
        n.own_tactic = own
        self.report(ADOPTED, p, c)

    def share_tactic(self, p: i64) -> None:
        """TTA-4.18, 4.19: the player's own tactic becomes common; a second copy is kept with the first."""
        n = self.nations[p]
        self.tactics = with_one_more(self.tactics, n.own_tactic)
        self.report(SHARED_TACTIC, p, n.own_tactic)
        n.own_tactic = NONE

    # military cards that leave play

    def put_in_discards(self, c: i64, who: i64) -> None:
        """TTA-11.5, 11.6: on the discard pile of its age; only those of the current age come back. `who` knows it."""
        if self.level(c) == self.age:
            self.discards = self.discards[:]
            self.discards_known = self.discards_known[:]
            put(self.discards, self.discards_known, c, who)
        else:
            put(self.gone, self.gone_known, c, who)

    # pacts

    def agree(self, owner: i64, partner: i64, c: i64, side: i64) -> None:
        """TTA-5.22: a pact enters the owner's area."""
        n = self.nations[owner]
        n.pact = c
        n.partner = partner
        n.side = side
        self.forget_pacts()
        self.report(AGREED, owner, partner, c)

    def end_pact(self, owner: i64) -> None:
        """TTA-5.25: the pact in this player's area leaves play."""
        n = self.nations[owner]
        c: i64 = n.pact
        n.pact = NONE
        n.partner = NONE
        n.side = 0
        self.forget_pacts()
        self.put_in_discards(c, EVERYBODY)
        self.report(ENDED, c)

    def forget_pacts(self) -> None:
        for n in self.nations:
            n.forget_pacts()

    # wars

    def wage(self, p: i64, rival: i64, c: i64) -> None:
        """TTA-5.17: a declared war stays in the attacker's area."""
        n = self.nations[p]
        n.wars = n.wars + [c]
        n.targets = n.targets + [rival]
        self.report(WAGED, p, rival, c)

    def end_war(self, p: i64, i: i64) -> None:
        """TTA-4.13: a war leaves play."""
        n = self.nations[p]
        c: i64 = n.wars[i]
        n.wars = without_place(n.wars, i)
        n.targets = without_place(n.targets, i)
        self.put_in_discards(c, EVERYBODY)

    def call_off(self, p: i64, i: i64) -> None:
        """TTA-5.27: the same because the rival resigned."""
        self.report(CALLED_OFF, p, self.nations[p].wars[i])
        self.end_war(p, i)
