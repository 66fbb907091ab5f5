"""The action phase: civil and military actions in any order. TTA-6, 7; D14."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, final

from mypy_extensions import i64

from ecumene.games.through_the_ages.cards.power import OFFERS
from ecumene.games.through_the_ages.cards.rows import LEADER, NONE, WONDER, is_unit
from ecumene.games.through_the_ages.cards.rows import TACTIC as TACTIC_CARD
from ecumene.games.through_the_ages.rules.actions.build import (
    build,
    build_stages,
    destroy,
    increase,
    refuse_build,
    refuse_stage,
    refuse_upgrade,
    upgrade,
)
from ecumene.games.through_the_ages.rules.actions.costs import can_increase, take_cost
from ecumene.games.through_the_ages.rules.actions.develop import (
    develop,
    enter_leader,
    refuse_develop,
    refuse_play,
    refuse_revolution,
    revolt,
)
from ecumene.games.through_the_ages.rules.actions.missing import missing_in_phase
from ecumene.games.through_the_ages.rules.actions.offers import (
    COPY_COST,
    list_civil_hand,
    list_stages,
    list_tactics,
    list_takes,
    list_workers,
)
from ecumene.games.through_the_ages.rules.actions.powers import apply_power, list_powers, refuse_power
from ecumene.games.through_the_ages.rules.actions.spend import available_military_actions
from ecumene.games.through_the_ages.rules.actions.take import refuse_take, slot_to_take, take_card
from ecumene.games.through_the_ages.rules.play_area import dismiss_leader
from ecumene.games.through_the_ages.rules.seat import (
    LEADER_REPLACED,
    TACTIC_USED,
)
from ecumene.games.through_the_ages.rules.state import Realm
from ecumene.games.through_the_ages.rules.verbs import (
    BUILD,
    COPY,
    DESTROY,
    DEVELOP,
    END,
    INCREASE,
    LEAD,
    PLAY,
    REVOLT,
    STAGE,
    TACTIC,
    TAKE,
    TAKE_AT,
    UPGRADE,
)
from ecumene.kernel.core.action import first, ready, second, verb_of
from ecumene.kernel.core.state import NOT_OFFERED, Frame

ENDS: Final[list[Any]] = ready(END, 1)


@final
@dataclass(init=False, eq=False)
class ActionPhase(Frame):
    """TTA-6.1, 6.2: spend actions in any order; `end` is always possible. In the first round players only take
    cards (3.2). There is no way to give up a wonder or to discard a civil card (TTA-6.43, 6.44).
    """

    def legal(self, s: Realm) -> list[int]:
        p: i64 = self.player
        out: list[int] = []
        list_takes(s, p, s.nations[p].civil_actions, out)
        if s.round > 0:
            list_workers(s, p, out)
            list_civil_hand(s, p, out)
            list_stages(s, p, out)
            if not s.nations[p].has_used(TACTIC_USED):
                list_tactics(s, p, available_military_actions(s, p), out)
            list_powers(s, p, out)
        out.append(ENDS[0])
        return out

    def why_not(self, s: Realm, action: i64) -> str:
        verb: i64 = verb_of(action)
        if verb == END:
            return ""
        if verb == TAKE or verb == TAKE_AT:
            return self.refuse_taking(s, action)
        why = self.refuse_later(s, action)
        return "TTA-3.2" if s.round == 0 and why != NOT_OFFERED else why

    def refuse_later(self, s: Realm, action: i64) -> str:
        """What is not yet possible in the first round."""
        verb: i64 = verb_of(action)
        a: i64 = first(action)
        if verb == BUILD:
            return self.refuse_actions(s, a, "TTA-7.1") or refuse_build(s, self.player, a, 0)
        if verb == UPGRADE:
            b: i64 = second(action)
            why = self.refuse_actions(s, b, "TTA-7.2") if s.nations[self.player].place(a) >= 0 else ""
            return why or refuse_upgrade(s, self.player, a, b, 0)
        if verb == DESTROY:
            return self.refuse_destroying(s, a)
        if verb == INCREASE:
            if s.nations[self.player].civil_actions < 1:
                return "TTA-6.1"
            return "" if can_increase(s, self.player) else "TTA-6.12"
        if verb == STAGE:
            n = s.nations[self.player]
            return "TTA-6.1" if n.civil_actions < 1 and n.unfinished != NONE else refuse_stage(s, self.player, a, 0)
        if verb == TACTIC or verb == COPY:
            return self.refuse_tactic(s, verb, a)
        if verb == LEAD or verb == DEVELOP or verb == REVOLT or verb == PLAY:
            return self.refuse_from_hand(s, verb, a)
        return refuse_power(s, self.player, action, OFFERS, "TTA-6.46")

    def missing(self, s: Realm, action: i64) -> list[int]:
        return missing_in_phase(s, self.player, action)

    def refuse_actions(self, s: Realm, tech: i64, rule: str) -> str:
        """TTA-6.1, 7.1, 7.2, 7.3: a unit needs a military action, by the given rule; a building needs a civil one.

        A technology that is not in play is refused for that reason first.
        """
        if s.nations[self.player].place(tech) < 0:
            return ""
        if is_unit(s.card(tech).type):
            return "" if available_military_actions(s, self.player) > 0 else rule
        return "" if s.nations[self.player].civil_actions > 0 else "TTA-6.1"

    def refuse_taking(self, s: Realm, action: i64) -> str:
        """TTA-6.4, 6.9: the leftmost of equal cards is named without its slot; other reasons come first."""
        c: i64 = first(action)
        slot: i64 = slot_to_take(s, action)
        leftmost: i64 = s.slot_of(c)
        too_long: bool = slot < 0 and leftmost >= 0 and leftmost == second(action) - 1
        if too_long:
            slot = leftmost
        if slot < 0:
            return "TTA-6.4"
        why = refuse_take(s, self.player, c)
        if why:
            return why
        if take_cost(s, self.player, slot) > s.nations[self.player].civil_actions:
            return "TTA-6.9" if s.card(c).kind == WONDER else "TTA-6.4"
        return "TTA-6.4" if too_long else ""

    def refuse_destroying(self, s: Realm, c: i64) -> str:
        n = s.nations[self.player]
        i: i64 = n.place(c)
        if i < 0 or n.workers[i] == 0:
            return "TTA-7.3" if is_unit(s.card(c).type) else "TTA-6.16"
        return self.refuse_actions(s, c, "TTA-7.3")

    def refuse_from_hand(self, s: Realm, verb: i64, c: i64) -> str:
        p: i64 = self.player
        n = s.nations[p]
        if verb == DEVELOP:
            return refuse_develop(s, p, c, False, 0) or ("TTA-6.1" if n.civil_actions < 1 else "")
        if verb == REVOLT:
            return refuse_develop(s, p, c, True, 0) or refuse_revolution(s, p)
        if verb == LEAD:
            if c not in n.civil_hand or s.kind(c) != LEADER:
                return "TTA-6.18"
            if n.civil_actions > 0:
                return ""
            return "TTA-6.1" if n.leader == NONE else "TTA-6.19"
        return refuse_play(s, p, c)

    def refuse_tactic(self, s: Realm, verb: i64, c: i64) -> str:
        n = s.nations[self.player]
        if n.has_used(TACTIC_USED):
            return "TTA-7.6"
        if verb == TACTIC:
            if c not in n.hand or s.card(c).kind != TACTIC_CARD:
                return "TTA-7.4"
            return "" if available_military_actions(s, self.player) > 0 else "TTA-7.4"
        if c == n.tactic:
            return "TTA-7.8"
        if c not in s.tactics:
            return self.refuse_uncommon(s, c)
        return "" if available_military_actions(s, self.player) >= COPY_COST else "TTA-7.5"

    def refuse_uncommon(self, s: Realm, c: i64) -> str:
        """TTA-7.5, 7.7: somebody's own tactic, or a card that is in no area."""
        for n in s.nations:
            if n.own_tactic == c:
                return "TTA-7.7"
        return "TTA-7.5"

    def apply(self, s: Realm, action: i64) -> None:
        p: i64 = self.player
        verb: i64 = verb_of(action)
        a: i64 = first(action)
        if verb == END:
            s.stack.pop()
        elif verb == TAKE or verb == TAKE_AT:
            slot: i64 = slot_to_take(s, action)
            s.spend_civil(p, take_cost(s, p, slot))
            take_card(s, p, slot)
        elif verb == INCREASE:
            s.spend_civil(p, 1)
            increase(s, p)
        elif verb == BUILD:
            self.spend(s, a)
            build(s, p, a)
        elif verb == UPGRADE:
            self.spend(s, a)
            upgrade(s, p, a, second(action))
        elif verb == DESTROY:
            self.spend(s, a)
            destroy(s, p, a)
        elif verb == STAGE:
            s.spend_civil(p, 1)
            build_stages(s, p, a)
        elif verb == DEVELOP:
            s.spend_civil(p, 1)
            develop(s, p, a)
        elif verb == REVOLT:
            revolt(s, p, a)
        elif verb == LEAD:
            self.play_leader(s, a)
        elif verb == PLAY:
            self.play_action_card(s, a)
        else:
            self.apply_other(s, action)

    def spend(self, s: Realm, tech: i64) -> None:
        if is_unit(s.card(tech).type):
            s.spend_military(self.player, 1)
        else:
            s.spend_civil(self.player, 1)

    def apply_other(self, s: Realm, action: i64) -> None:
        """Tactics, and the powers of leaders, wonders and pacts."""
        p: i64 = self.player
        n = s.nations[p]
        verb: i64 = verb_of(action)
        a: i64 = first(action)
        if verb == TACTIC:
            s.spend_military(p, 1)
            s.play_card(p, a)
            adopt(s, p, a, a)
        elif verb == COPY:
            s.spend_military(p, COPY_COST)
            adopt(s, p, a, n.own_tactic)
        else:
            apply_power(s, p, action)

    def play_leader(self, s: Realm, c: i64) -> None:
        """TTA-6.18, 6.19, 6.20: a replaced leader gives an action back, unless it has another use."""
        p: i64 = self.player
        n = s.nations[p]
        old: i64 = n.leader
        s.spend_civil(p, 1)
        if old != NONE:
            dismiss_leader(s, p)  # totals are compared once, when the new leader is in play (13.8)
            s.mark_used(p, LEADER_REPLACED)
        enter_leader(s, p, c)
        if old != NONE:
            if not s.card(old).on_replaced(s, p):
                s.regain_civil(p, 1)

    def play_action_card(self, s: Realm, c: i64) -> None:
        """TTA-6.32, 6.33: for one civil action; the card takes effect and leaves the game."""
        p: i64 = self.player
        card = s.card(c)
        if not card.pays_later():
            s.spend_civil(p, 1)
        s.play_action_card(p, c)
        card.play(s, p)


def adopt(s: Realm, p: i64, c: i64, own: i64) -> None:
    """TTA-7.4, 7.5, 7.9: the current tactic changes; a player cannot return to no tactic."""
    s.mark_used(p, TACTIC_USED)
    s.adopt(p, c, own)
    s.update_ratings(p)
