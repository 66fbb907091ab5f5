"""The politics phase. TTA-5; D1 to D5."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, final

from mypy_extensions import i64

from ecumene.games.through_the_ages.cards.power import POLITICAL_OFFERS
from ecumene.games.through_the_ages.cards.rows import AGGRESSION, EVENT, MOST_ROWS, NONE, PACT, TERRITORY, WAR
from ecumene.games.through_the_ages.rules.actions.missing import lack
from ecumene.games.through_the_ages.rules.actions.powers import (
    apply_power,
    list_political_powers,
    missing_for_power,
    refuse_power,
)
from ecumene.games.through_the_ages.rules.attacks.aggressions import attack, refuse_aggression
from ecumene.games.through_the_ages.rules.attacks.conditions import (
    attack_bonus,
    attack_price,
    is_peaceful,
    pact_forbids_attack,
    strength_without_ending_pacts,
)
from ecumene.games.through_the_ages.rules.attacks.wars import declare_war, refuse_war
from ecumene.games.through_the_ages.rules.events.deck import prepare
from ecumene.games.through_the_ages.rules.hands import discard_all
from ecumene.games.through_the_ages.rules.pacts import end_pact, pacts_of
from ecumene.games.through_the_ages.rules.seat import ACTED_TWICE
from ecumene.games.through_the_ages.rules.state import LAST_AGE, MOST_PLAYERS, Realm
from ecumene.games.through_the_ages.rules.verbs import (
    ACCEPT,
    ATTACK,
    CANCEL,
    OFFER,
    PASS,
    PREPARE,
    REFUSE,
    REFUSED,
    RESIGN,
    SHORT_MILITARY,
    SHORT_STRENGTH,
    WAGE,
)
from ecumene.kernel.core.action import act, first, ready, second, third, verb_of
from ecumene.kernel.core.piles import holds
from ecumene.kernel.core.state import NOBODY, Frame

PASSES: Final[list[Any]] = ready(PASS, 1)
PREPARES: Final[list[Any]] = ready(PREPARE, MOST_ROWS)
RESIGNS: Final[list[Any]] = ready(RESIGN, 1)
FLED_CULTURE: Final = 7  # TTA-5.27: for each war declared on a player who resigns


def begin_politics(s: Realm, p: i64) -> None:
    """TTA-5.3, 5.34: powers come first; a forfeited phase is skipped, also in the last round."""
    n = s.nations[p]
    if n.forfeits:
        s.skip_politics(p)
    else:
        s.push(FIRST_ACTIONS[p])
    for power in s.powers(p):
        power.before_politics(s, p)


@final
@dataclass(init=False, eq=False)
class Politics(Frame):
    """TTA-5.1, 5.33, D2: at most one political action; `second`: a power allows one more (D3)."""

    second: i64

    def __init__(self, player: i64, second: i64) -> None:
        self.player = player
        self.second = second

    def legal(self, s: Realm) -> list[int]:
        p: i64 = self.player
        n = s.nations[p]
        out: list[int] = [PASSES[0]]
        last: i64 = NONE
        c: i64
        for c in n.hand:
            if c != last:
                last = c
                kind: i64 = s.kind(c)
                if kind == EVENT or kind == TERRITORY:
                    out.append(PREPARES[c])
                    list_political_powers(s, p, c, out)
                elif kind == AGGRESSION or kind == WAR or kind == PACT:
                    self.list_rivals(s, c, kind, out)
        for owner in pacts_of(s, p):
            out.append(act(CANCEL, owner))
        list_political_powers(s, p, NONE, out)
        if s.age < LAST_AGE:
            out.append(RESIGNS[0])
        return out

    def list_rivals(self, s: Realm, c: i64, kind: i64, out: list[int]) -> None:
        """An attack or a pact names another player."""
        p: i64 = self.player
        q: i64
        for q in s.others(p):
            if kind == AGGRESSION:
                if not refuse_aggression(s, p, c, q):
                    out.append(act(ATTACK, c, q))
            elif kind == WAR:
                if not refuse_war(s, p, c, q):
                    out.append(act(WAGE, c, q))
            else:
                self.offer(s, act(OFFER, c, q, 0), out)
                self.offer(s, act(OFFER, c, q, 1), out)

    def offer(self, s: Realm, action: i64, out: list[int]) -> None:
        if not self.why_not(s, action):
            out.append(action)

    def why_not(self, s: Realm, action: i64) -> str:
        p: i64 = self.player
        verb: i64 = verb_of(action)
        if verb == PASS:
            return ""
        if verb == CANCEL:
            return "" if first(action) in pacts_of(s, p) else "TTA-5.25"
        if verb == RESIGN:
            return "TTA-5.29" if s.age == LAST_AGE else ""
        if verb == PREPARE or verb == ATTACK or verb == WAGE or verb == OFFER:
            return self.refuse_card(s, action)
        return refuse_power(s, p, action, POLITICAL_OFFERS, "TTA-5.1")

    def refuse_card(self, s: Realm, action: i64) -> str:
        p: i64 = self.player
        n = s.nations[p]
        verb: i64 = verb_of(action)
        c: i64 = first(action)
        kind: i64 = s.card(c).kind
        held: bool = holds(n.hand, c)
        if verb == PREPARE:
            return "" if held and (kind == EVENT or kind == TERRITORY) else "TTA-5.4"
        rival: i64 = second(action)
        playable: bool = held and rival != p and rival < len(s.nations) and s.playing(rival)
        if verb == ATTACK:
            return refuse_aggression(s, p, c, rival) if playable and kind == AGGRESSION else "TTA-5.7"
        if verb == WAGE:
            return refuse_war(s, p, c, rival) if playable and kind == WAR else "TTA-5.16"
        if len(s.nations) == 2:  # pacts can still be offered after resignations: TTA-5.28
            return "TTA-5.1"
        return "" if playable and kind == PACT and (third(action) == 0 or s.card(c).has_sides) else "TTA-5.20"

    def missing(self, s: Realm, action: i64) -> list[int]:
        """TTA-5.7, 5.8, 5.16: military actions for an attack, and more strength than the rival has."""
        p: i64 = self.player
        out: list[int] = []
        verb: i64 = verb_of(action)
        c: i64 = first(action)
        rival: i64 = second(action)
        if verb != ATTACK and verb != WAGE:
            missing_for_power(s, p, action, POLITICAL_OFFERS, out)
            return out
        if s.kind(c) != (AGGRESSION if verb == ATTACK else WAR):
            return out
        if not holds(s.nations[p].hand, c) or rival == p or rival >= len(s.nations) or not s.playing(rival):
            return out
        if is_peaceful(s, p) or pact_forbids_attack(s, p, rival):
            return out
        lack(out, SHORT_MILITARY, attack_price(s, c, rival), s.nations[p].military_actions)
        if verb == ATTACK:
            mine: i64 = strength_without_ending_pacts(s, p, rival) + attack_bonus(s, p, rival)
            lack(out, SHORT_STRENGTH, strength_without_ending_pacts(s, rival, p) + 1, mine)
        return out

    def apply(self, s: Realm, action: i64) -> None:
        p: i64 = self.player
        verb: i64 = verb_of(action)
        c: i64 = first(action)
        s.stack.pop()
        if verb == PASS:
            return
        if self.second:
            s.mark_used(p, ACTED_TWICE)
        else:
            s.push(SecondAction(p))
        if verb == PREPARE:
            prepare(s, p, c)
        elif verb == ATTACK:
            attack(s, p, c, second(action))
        elif verb == WAGE:
            s.play_card(p, c)
            declare_war(s, p, c, second(action))
        elif verb == OFFER:
            offer_pact(s, p, c, second(action), third(action))
        elif verb == CANCEL:
            end_pact(s, c)
        elif verb == RESIGN:
            resign(s, p)
        else:
            apply_power(s, p, action)


FIRST_ACTIONS: Final = [Politics(p, 0) for p in range(MOST_PLAYERS)]


@dataclass(init=False, eq=False)
class SecondAction(Frame):
    """TTA-5.2, 5.35: after a completed action, powers may allow another one."""

    mover: i64

    def __init__(self, mover: i64, player: i64 = NOBODY) -> None:
        self.player = player
        self.mover = mover

    def run(self, s: Realm) -> None:
        s.stack.pop()
        if s.playing(self.mover):
            for power in s.powers(self.mover):
                power.after_political_action(s, self.mover)


# pacts


def offer_pact(s: Realm, p: i64, c: i64, other: i64, side: i64) -> None:
    """TTA-5.20: revealed to everyone."""
    s.offer_pact(p, other, c, side)
    s.push(AnswerPact(other, p, c, side))


@dataclass(init=False, eq=False)
class AnswerPact(Frame):
    """TTA-5.21, 5.22, 5.23, 5.24, 12.11, D5: accept or refuse; it costs nothing. A refused pact returns to the hand.

    An accepted pact does not stop a war that is already declared.
    """

    asker: i64
    card: i64
    side: i64

    def __init__(self, player: i64, asker: i64, card: i64, side: i64) -> None:
        self.player = player
        self.asker = asker
        self.card = card
        self.side = side

    def legal(self, s: Realm) -> list[int]:
        return [act(ACCEPT), act(REFUSE)]

    def apply(self, s: Realm, action: i64) -> None:
        s.stack.pop()
        if verb_of(action) == REFUSE:
            s.report(REFUSED, self.player, self.card)
            return
        s.play_card(self.asker, self.card)
        if s.nations[self.asker].pact != NONE:
            end_pact(s, self.asker)
        s.agree(self.asker, self.player, self.card, self.side)
        s.update_all_ratings()


# resigning


def resign(s: Realm, p: i64) -> None:
    """TTA-5.26, 5.27, 5.28, 5.30: everything they have leaves the game; wars declared on them give culture."""
    for owner in pacts_of(s, p):
        end_pact(s, owner)
    discard_all(s, p, LAST_AGE)
    s.resign(p)
    end_wars_on(s, p)
    if s.left() == 1:  # TTA-1.7
        s.stack.clear()
        return
    if p == s.first:  # TTA-5.30: the next player becomes first and begins the same round
        s.change_first(s.others(p)[0])
    s.update_all_ratings()


def end_wars_on(s: Realm, p: i64) -> None:
    """TTA-5.27: seven culture points for each."""
    for q in s.others(p):
        n = s.nations[q]
        i: i64 = len(n.wars) - 1
        while i >= 0:
            if n.targets[i] == p:
                s.call_off(q, i)
                s.gain_culture(q, FLED_CULTURE)
            i -= 1
