"""Colonization: the auction of a territory, the colonizing force, the colony. TTA-10."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from mypy_extensions import i64

from ecumene.games.through_the_ages.cards.rows import BONUS as BONUS_CARD
from ecumene.games.through_the_ages.cards.rows import MOST_ROWS, NONE, is_unit
from ecumene.games.through_the_ages.rules.armies import own_units, tactical_strength, unit_strength
from ecumene.games.through_the_ages.rules.choices import refuse_declining
from ecumene.games.through_the_ages.rules.hands import draw_cards
from ecumene.games.through_the_ages.rules.play_area import enter_colony
from ecumene.games.through_the_ages.rules.state import Realm
from ecumene.games.through_the_ages.rules.verbs import (
    BID,
    BONUS,
    COLONIZE,
    DROP,
    PASS,
    SEND,
    SHORT_FORCE,
)
from ecumene.kernel.core.action import act, first, verb_of
from ecumene.kernel.core.bits import has
from ecumene.kernel.core.frames import shortage
from ecumene.kernel.core.piles import how_many
from ecumene.kernel.core.state import NOBODY, NOT_OFFERED, Frame


def begin_auction(s: Realm) -> None:
    """TTA-10.1, 10.2: from the player who revealed the territory, clockwise."""
    s.push(AskBids(s.mover))


@dataclass(init=False, eq=False)
class AskBids(Frame):
    """TTA-10.2, 10.9: the next to bid; players without units, which everyone sees, pass without being asked."""

    next: i64

    def __init__(self, next: i64, player: i64 = NOBODY) -> None:
        self.player = player
        self.next = next

    def run(self, s: Realm) -> None:
        s.stack.pop()
        for p in s.order(self.next):
            if not has_units(s, p):
                s.pass_auction(p)
        for p in s.order(self.next):
            if not has(s.passed, p) and p != s.bidder:
                s.push(Bid(p))
                return
        end_auction(s)


def has_units(s: Realm, p: i64) -> bool:
    for count in own_units(s, p):
        if count > 0:
            return True
    return False


def end_auction(s: Realm) -> None:
    """TTA-10.2: the highest bidder must colonize; a territory that nobody wants becomes a past event."""
    if s.bidder == NONE:
        s.leave_unclaimed(s.close_auction())
    else:
        s.push(SendForce(s.bidder))


def greatest_force(s: Realm, p: i64) -> i64:
    """TTA-10.9: all units and armies, the modifier, all bonus cards, discards. It depends on hidden cards."""
    n = s.nations[p]
    units = own_units(s, p)
    force: i64 = unit_strength(s, p, units) + tactical_strength(s, p, units) + n.colonization
    others: i64 = 0
    for c in n.hand:
        card = s.card(c)
        if card.kind == BONUS_CARD:
            force += card.colonization
        else:
            others += 1
    return force + min(others, most_discards(s, p))


def most_discards(s: Realm, p: i64) -> i64:
    """TTA-10.5: how many cards p may discard for a point each."""
    n: i64 = 0
    for power in s.powers(p):
        n += power.discards_to_colonize()
    return n


@dataclass(init=False, eq=False)
class Bid(Frame):
    """TTA-10.1, D10: a higher bid, up to the force one could send; or pass for the rest of the auction."""

    def legal(self, s: Realm) -> list[int]:
        out: list[int] = [act(PASS)]
        n: i64
        for n in range(s.highest_bid + 1, greatest_force(s, self.player) + 1):
            out.append(act(BID, n))
        return out

    def why_not(self, s: Realm, action: i64) -> str:
        if verb_of(action) != BID:
            return NOT_OFFERED
        return "TTA-10.9" if greatest_force(s, self.player) <= s.highest_bid < first(action) else "TTA-10.1"

    def missing(self, s: Realm, action: i64) -> list[int]:
        """TTA-10.9: force for the bid."""
        most: i64 = greatest_force(s, self.player)
        too_high: bool = verb_of(action) == BID and first(action) > most
        return [shortage(SHORT_FORCE, first(action), most)] if too_high else []

    def apply(self, s: Realm, action: i64) -> None:
        s.stack.pop()
        if verb_of(action) == BID:
            s.bid(self.player, first(action))
        else:
            s.pass_auction(self.player)
        s.push(AskBids((self.player + 1) % len(s.nations)))


@final
@dataclass(init=False, eq=False)
class SendForce(Frame):
    """TTA-10.3, 10.5, 10.10, 10.12, D11: units and cards, chosen in private, declared together; at least one unit."""

    def legal(self, s: Realm) -> list[int]:
        p: i64 = self.player
        out: list[int] = []
        last: i64 = NONE
        for c in s.nations[p].techs:
            self.offer(s, act(SEND, c), out)
        for c in s.nations[p].hand:
            if c != last:
                self.offer(s, act(BONUS, c), out)
                self.offer(s, act(DROP, c), out)
            last = c
        self.offer(s, act(COLONIZE), out)
        return out

    def offer(self, s: Realm, action: i64, out: list[int]) -> None:
        if self.why_not(s, action) == "":
            out.append(action)

    def why_not(self, s: Realm, action: i64) -> str:
        """Units, bonus cards and discards in any order; a choice that could not reach the bid is refused."""
        p: i64 = self.player
        n = s.nations[p]
        verb: i64 = verb_of(action)
        c: i64 = first(action)
        if verb == COLONIZE:
            return "" if s.sent[p] and force_sent(s, p) >= self.needed(s) else "TTA-10.3"
        if verb == SEND:
            i: i64 = n.place(c)
            able: bool = i >= 0 and is_unit(s.card(c).type) and n.workers[i] > how_many(s.sent[p], c)
            return "" if able else "TTA-10.3"
        if verb != BONUS and verb != DROP:
            return refuse_declining(action, "TTA-10.2")
        if verb == BONUS and s.card(c).kind != BONUS_CARD:
            return "TTA-10.3"
        if verb == DROP and len(s.drops[p]) >= most_discards(s, p):
            return "TTA-10.5"
        if how_many(n.hand, c) <= how_many(s.bonuses[p], c) + how_many(s.drops[p], c):
            if c in (s.drops[p] if verb == BONUS else s.bonuses[p]):
                return "TTA-10.12"
            return "TTA-10.3" if verb == BONUS else "TTA-10.5"
        return "" if self.still_enough(s, action, 0, 0, 0) else "TTA-10.3"

    def missing(self, s: Realm, action: i64) -> list[int]:
        """TTA-10.3: force for the bid."""
        sent: i64 = force_sent(s, self.player) if s.sent[self.player] else 0
        short: bool = verb_of(action) == COLONIZE and sent < self.needed(s)
        return [shortage(SHORT_FORCE, self.needed(s), sent)] if short else []

    def canonical(self, s: Realm) -> list[int]:
        """Units, bonus cards, discards, each in ascending order."""
        p: i64 = self.player
        sent = s.sent[p]
        bonuses = s.bonuses[p]
        drops = s.drops[p]
        choices = self.legal(s)
        out: list[int] = []
        for action in choices:
            verb: i64 = verb_of(action)
            c: i64 = first(action)
            if verb == SEND:
                if bonuses or drops or (sent and c < sent[-1]) or not self.still_enough(s, action, c, 0, 0):
                    continue
            elif verb == BONUS:
                if not sent or drops or (bonuses and c < bonuses[-1]):
                    continue
                if not self.still_enough(s, action, MOST_ROWS, c, 0):
                    continue
            elif verb == DROP:
                if not sent or (drops and c < drops[-1]) or not self.still_enough(s, action, MOST_ROWS, MOST_ROWS, c):
                    continue
            out.append(action)
        return out if out else choices

    def still_enough(self, s: Realm, action: i64, unit: i64, bonus: i64, drop: i64) -> bool:
        """Whether this choice with everything that may still be added reaches the bid.

        Units from row `unit` on may be added, bonus cards from row `bonus` on, discards from row `drop` on.
        """
        p: i64 = self.player
        n = s.nations[p]
        chosen: i64 = first(action)
        units: list[int] = []
        i: i64
        for i in range(len(n.techs)):
            whole: bool = n.techs[i] >= unit and is_unit(s.card(n.techs[i]).type)
            units.append(n.workers[i] if whole else how_many(s.sent[p], n.techs[i]))
        force: i64 = unit_strength(s, p, units) + tactical_strength(s, p, units) + n.colonization
        others: i64 = len(s.drops[p])
        for c in s.bonuses[p]:
            force += s.card(c).colonization
        if verb_of(action) == BONUS:
            force += s.card(chosen).colonization
        elif verb_of(action) == DROP:
            others += 1
        last: i64 = NONE
        for c in n.hand:
            if c != last:
                free: i64 = how_many(n.hand, c) - how_many(s.bonuses[p], c) - how_many(s.drops[p], c)
                if c == chosen:
                    free -= 1
                card = s.card(c)
                if card.kind == BONUS_CARD and c >= bonus:
                    force += free * card.colonization
                elif c >= drop:
                    others += free
            last = c
        return force + min(others, most_discards(s, p)) >= self.needed(s)

    def needed(self, s: Realm) -> i64:
        """The bid; in an imagined position at most what the imagined hand can reach."""
        return min(s.highest_bid, greatest_force(s, self.player))

    def apply(self, s: Realm, action: i64) -> None:
        p: i64 = self.player
        verb: i64 = verb_of(action)
        if verb == SEND:
            s.choose_unit(p, first(action))
        elif verb == BONUS:
            s.choose_bonus(p, first(action))
        elif verb == DROP:
            s.choose_drop(p, first(action))
        else:
            s.stack.pop()
            self.carry_out(s)

    def carry_out(self, s: Realm) -> None:
        """TTA-10.6: units are sacrificed, cards discarded; then the colony."""
        p: i64 = self.player
        for c in s.sent[p]:
            s.sacrifice(p, c)
        for c in s.bonuses[p]:
            s.play_bonus(p, c)
        for c in s.drops[p]:
            s.discard_hidden(p, c)
        s.clear_choices(p)
        s.update_ratings(p)
        settle_colony(s, p, s.close_auction())


def force_sent(s: Realm, p: i64) -> i64:
    """TTA-10.3, 10.4, 10.11: only units and cards that are sent, and the colonization modifier."""
    n = s.nations[p]
    units: list[int] = []
    for tech in n.techs:
        units.append(how_many(s.sent[p], tech))
    force: i64 = unit_strength(s, p, units) + tactical_strength(s, p, units) + n.colonization + len(s.drops[p])
    for c in s.bonuses[p]:
        force += s.card(c).colonization
    return force


def settle_colony(s: Realm, p: i64, c: i64) -> None:
    """TTA-10.7, 10.13: the permanent effect, then the immediate one; in Age IV no cards."""
    enter_colony(s, p, c)
    card = s.card(c)
    s.gain_science(p, card.gain_science)
    s.gain_culture(p, card.gain_culture)
    s.gain_food(p, card.gain_food)
    s.gain_resources(p, card.gain_resources)
    s.gain_population(p, card.gain_population)
    draw_cards(s, p, card.draw)
