"""Aggressions: playing them and defending. TTA-5.7 to 5.15."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from mypy_extensions import i64

from ecumene.games.through_the_ages.cards.rows import BONUS as BONUS_CARD
from ecumene.games.through_the_ages.cards.rows import MOST_ROWS, NONE
from ecumene.games.through_the_ages.rules.actions.missing import lack
from ecumene.games.through_the_ages.rules.attacks.conditions import (
    attack_bonus,
    attack_price,
    break_pacts,
    is_peaceful,
    pact_forbids_attack,
    strength_without_ending_pacts,
)
from ecumene.games.through_the_ages.rules.state import Realm
from ecumene.games.through_the_ages.rules.verbs import (
    ATTACKED,
    BONUS,
    COMPARED,
    DEFEND,
    DROP,
    REPELLED,
    SHORT_STRENGTH,
    STRUCK,
    YIELD,
)
from ecumene.kernel.core.action import act, first, verb_of
from ecumene.kernel.core.piles import how_many
from ecumene.kernel.core.state import NOT_OFFERED, Frame


def refuse_aggression(s: Realm, p: i64, c: i64, rival: i64) -> str:
    """TTA-5.7, 5.8, 5.15, R-9: in any round."""
    if is_peaceful(s, p):
        return "TTA-5.7"
    if s.nations[p].military_actions < attack_price(s, c, rival):
        return "TTA-5.7"
    if pact_forbids_attack(s, p, rival):
        return "TTA-5.8"
    mine: i64 = strength_without_ending_pacts(s, p, rival) + attack_bonus(s, p, rival)
    if mine <= strength_without_ending_pacts(s, rival, p):
        return "TTA-5.8"
    return "" if s.card(c).can_target(s, p, rival) else "TTA-5.8"


def attack(s: Realm, p: i64, c: i64, rival: i64) -> None:
    """TTA-5.7, 5.9, 5.10: the card is revealed and paid for; then the rival may defend."""
    s.spend_military(p, attack_price(s, c, rival))
    s.play_and_discard(p, c)
    s.report(ATTACKED, p, rival, c)
    break_pacts(s, p, rival)
    strength: i64 = s.nations[p].strength_rating + attack_bonus(s, p, rival)
    defender = s.nations[rival]
    if defender.hand and defender.military_actions_total > 0:  # everybody sees that a hand is empty
        s.push(Defend(rival, p, c, strength))
    else:
        strike(s, p, c, rival, strength)


def strike(s: Realm, p: i64, c: i64, rival: i64, strength: i64) -> None:
    """TTA-5.13."""
    s.report(COMPARED, p, strength, rival, s.nations[rival].strength_rating)
    s.report(STRUCK, rival, c)
    s.card(c).strike(s, p, rival)


@final
@dataclass(init=False, eq=False)
class Defend(Frame):
    """TTA-5.10, 5.11, 5.12, 5.13, 5.14, 5.32, D4: cards chosen in private.

    Together they reach the strength of the attack, or no card is used.
    """

    attacker: i64
    card: i64
    strength: i64

    def __init__(self, player: i64, attacker: i64, card: i64, strength: i64) -> None:
        self.player = player
        self.attacker = attacker
        self.card = card
        self.strength = strength

    def defence(self, s: Realm) -> i64:
        """TTA-5.10: strength with the cards chosen so far."""
        p: i64 = self.player
        total: i64 = s.nations[p].strength_rating + len(s.drops[p])
        for c in s.bonuses[p]:
            total += s.card(c).defense
        return total

    def most_defence(self, s: Realm) -> i64:
        """No less than what the defence can reach: as if every further card were the best in hand."""
        p: i64 = self.player
        n = s.nations[p]
        best: i64 = 1
        c: i64
        for c in n.hand:
            best = max(best, s.card(c).defense)
        left: i64 = n.military_actions_total - len(s.bonuses[p]) - len(s.drops[p])
        return self.defence(s) + max(0, left) * best

    def legal(self, s: Realm) -> list[int]:
        out: list[int] = []
        for action in self.cards_within_limit(s):
            if self.may_reach(s, action, 0, 0):
                out.append(action)
        self.list_ends(s, out)
        return out

    def cards_within_limit(self, s: Realm) -> list[int]:
        """Every card that may be chosen if it is of use."""
        out: list[int] = []
        last: i64 = NONE
        if self.most_defence(s) >= self.strength:  # else no card is allowed (TTA-5.11)
            for c in s.nations[self.player].hand:
                if c != last:
                    if not self.refuse_card(s, act(BONUS, c)):
                        out.append(act(BONUS, c))
                    if not self.refuse_card(s, act(DROP, c)):
                        out.append(act(DROP, c))
                last = c
        return out

    def list_ends(self, s: Realm, out: list[int]) -> None:
        if not self.why_not(s, act(DEFEND)):
            out.append(act(DEFEND))
        if not self.why_not(s, act(YIELD)):
            out.append(act(YIELD))

    def why_not(self, s: Realm, action: i64) -> str:
        """Cards in any order, also more than needed, up to the limit."""
        p: i64 = self.player
        verb: i64 = verb_of(action)
        if verb == YIELD:  # no card is used: chosen cards must be taken back first
            return "TTA-5.32" if s.bonuses[p] or s.drops[p] else ""
        if verb == DEFEND:
            return "" if self.defence(s) >= self.strength else "TTA-5.13"
        if verb != BONUS and verb != DROP:
            return NOT_OFFERED
        return self.refuse_card(s, action) or ("" if self.may_reach(s, action, 0, 0) else "TTA-5.11")

    def refuse_card(self, s: Realm, action: i64) -> str:
        """Whether it is of use is another question."""
        p: i64 = self.player
        n = s.nations[p]
        verb: i64 = verb_of(action)
        c: i64 = first(action)
        if how_many(n.hand, c) <= how_many(s.bonuses[p], c) + how_many(s.drops[p], c):
            return "TTA-5.10"
        if verb == BONUS and s.card(c).kind != BONUS_CARD:
            return "TTA-5.10"
        return "TTA-5.11" if len(s.bonuses[p]) + len(s.drops[p]) >= n.military_actions_total else ""

    def missing(self, s: Realm, action: i64) -> list[int]:
        out: list[int] = []
        if verb_of(action) == DEFEND:
            lack(out, SHORT_STRENGTH, self.strength, self.defence(s))
        return out

    def canonical(self, s: Realm) -> list[int]:
        """Bonus cards, then discards, each in ascending order."""
        p: i64 = self.player
        bonuses = s.bonuses[p]
        drops = s.drops[p]
        out: list[int] = []
        for action in self.cards_within_limit(s):
            c: i64 = first(action)
            if verb_of(action) == BONUS:
                if drops or (bonuses and c < bonuses[-1]) or not self.may_reach(s, action, c, 0):
                    continue
            elif (drops and c < drops[-1]) or not self.may_reach(s, action, MOST_ROWS, c):
                continue
            out.append(action)
        self.list_ends(s, out)
        return out if out else self.legal(s)

    def may_reach(self, s: Realm, action: i64, bonus: i64, drop: i64) -> bool:
        """TTA-5.11: whether this card and the best others within the limit can still reach the attack.

        Only bonus cards from row `bonus` on and discards from row `drop` on are counted as others.
        """
        p: i64 = self.player
        n = s.nations[p]
        chosen: i64 = first(action)
        total: i64 = n.strength_rating + len(s.drops[p])
        total += s.card(chosen).defense if verb_of(action) == BONUS else 1
        values: list[int] = []
        last: i64 = NONE
        for c in s.bonuses[p]:
            total += s.card(c).defense
        if total >= self.strength:
            return True
        for c in n.hand:
            if c != last:
                card = s.card(c)
                value: i64 = 1 if c >= drop else 0
                if card.kind == BONUS_CARD and c >= bonus:
                    value = max(value, card.defense)
                free: i64 = how_many(n.hand, c) - how_many(s.bonuses[p], c) - how_many(s.drops[p], c)
                values += [value] * (free - 1 if c == chosen else free)
            last = c
        values.sort(reverse=True)
        for value in values[: n.military_actions_total - len(s.bonuses[p]) - len(s.drops[p]) - 1]:
            total += value
        return total >= self.strength

    def apply(self, s: Realm, action: i64) -> None:
        p: i64 = self.player
        verb: i64 = verb_of(action)
        if verb == BONUS:
            s.choose_bonus(p, first(action))
            return
        if verb == DROP:
            s.choose_drop(p, first(action))
            return
        s.stack.pop()
        if verb == DEFEND:
            s.report(COMPARED, self.attacker, self.strength, p, self.defence(s))
            for c in s.bonuses[p]:
                s.play_bonus(p, c)
            for c in s.drops[p]:
                s.discard_hidden(p, c)
            s.report(REPELLED, p)
        s.clear_choices(p)
        if verb == YIELD:
            strike(s, self.attacker, self.card, p, self.strength)
