"""The action phase: everything that may be done for civil and military actions, in any order. TTA-6, 7; D14."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from mypy_extensions import i64

from ecumene.games.through_the_ages.cards.rows import LEADER, NONE, RESOURCES, WONDER, is_unit, is_urban, kind_of
from ecumene.games.through_the_ages.cards.rows import TACTIC as TACTIC_CARD
from ecumene.games.through_the_ages.rules.actions.civil import (
    build,
    build_stages,
    destroy,
    develop,
    increase,
    lead,
    military_actions,
    refuse_build,
    refuse_develop,
    refuse_play,
    refuse_remodel,
    refuse_revolution,
    refuse_stage,
    refuse_take,
    refuse_upgrade,
    revolt,
    slot_to_take,
    take_card,
    upgrade,
)
from ecumene.games.through_the_ages.rules.actions.costs import build_cost, can_increase, can_pay, take_cost
from ecumene.games.through_the_ages.rules.actions.offers import (
    COPY_COST,
    list_civil_hand,
    list_stages,
    list_tactics,
    list_takes,
    list_workers,
)
from ecumene.games.through_the_ages.rules.hands import play_card
from ecumene.games.through_the_ages.rules.play_area import any_pact, dismiss_leader, pacts_of, side_in
from ecumene.games.through_the_ages.rules.ratings import reckon
from ecumene.games.through_the_ages.rules.seat import (
    EXCHANGED,
    LEADER_REPLACED,
    REMODELED,
    SAILED,
    SPOKE,
    TACTIC_USED,
    TRADED,
)
from ecumene.games.through_the_ages.rules.state import Realm
from ecumene.games.through_the_ages.rules.tokens import (
    food_at_hand,
    gain_population,
    lose,
    pay_food,
    resources_at_hand,
    wonder_cards,
)
from ecumene.games.through_the_ages.rules.verbs import (
    ADOPTED,
    ARM,
    BUILD,
    COPY,
    DESTROY,
    DEVELOP,
    END,
    ENLIST,
    EXCHANGE,
    INCREASE,
    LEAD,
    PASS,
    PLAY,
    PLAYED,
    REGAINED,
    REMODEL,
    REVOLT,
    SAIL,
    SPEECH,
    STAGE,
    TACTIC,
    TAKE,
    TAKE_AT,
    TRADE,
    TUCK,
    TUCKED,
    UPGRADE,
)
from ecumene.kernel.core.action import act, first, ready, second, verb_of
from ecumene.kernel.core.state import NOT_OFFERED, Frame

ENDS: Final[list[Any]] = ready(END, 1)


def spend_military(s: Realm, p: i64, count: i64) -> None:
    """TTA-13.7: temporary ones first."""
    n = s.nations[p]
    spare: i64 = min(count, n.spare_ma)
    n.spare_ma -= spare
    n.ma -= count - spare


def regain_civil(s: Realm, p: i64, count: i64) -> None:
    """TTA-13.6: a spent token becomes available; with none spent nothing happens."""
    n = s.nations[p]
    count = min(count, n.ca_total - n.ca)
    if count > 0:
        n.ca += count
        s.tell(REGAINED, p, count)


@dataclass(init=False, eq=False)
class ActionPhase(Frame):
    """TTA-6.1, 6.2: spend actions in any order; `end` is always there. In the first round cards are taken only (3.2).

    Nothing gives up a wonder or discards a civil card (TTA-6.43, 6.44).
    """

    def legal(self, s: Realm) -> list[int]:
        p: i64 = self.player
        out: list[int] = []
        list_takes(s, p, s.nations[p].ca, out)
        if s.round > 0:
            list_workers(s, p, out)
            list_civil_hand(s, p, out)
            list_stages(s, p, out)
            if not s.nations[p].has_used(TACTIC_USED):
                list_tactics(s, p, military_actions(s, p), out)
            self.list_powers(s, out)
        out.append(ENDS[0])
        return out

    def offer(self, s: Realm, action: i64, out: list[int]) -> None:
        if not self.refuse(s, action):
            out.append(action)

    def list_powers(self, s: Realm, out: list[int]) -> None:
        n = s.nations[self.player]
        if n.leader != NONE:
            leader = s.card(n.leader)
            i: i64
            if leader.remodels and n.ca > 0 and not n.has_used(REMODELED):
                for i in range(len(n.techs)):
                    if n.workers[i] > 0 and is_urban(s.card(n.techs[i]).type):
                        for d in n.techs:
                            self.offer(s, act(REMODEL, n.techs[i], d), out)
            if leader.enlists:
                for c in n.techs:
                    self.offer(s, act(ENLIST, c), out)
            if leader.exchanges:
                self.offer(s, act(EXCHANGE), out)
            if leader.speaks:
                self.offer(s, act(SPEECH), out)
                self.offer(s, act(ARM), out)
        if n.wonders:
            self.offer(s, act(SAIL), out)
        if any_pact(s):
            self.offer(s, act(TRADE), out)

    def refuse(self, s: Realm, action: i64) -> str:
        verb: i64 = verb_of(action)
        a: i64 = first(action)
        if verb == END:
            return ""
        if verb == TAKE or verb == TAKE_AT:
            return self.refuse_taking(s, action)
        if verb > TRADE:
            return NOT_OFFERED
        if s.round == 0:
            return "TTA-3.2"
        if verb == BUILD:
            return self.refuse_actions(s, a, "TTA-7.1") or refuse_build(s, self.player, a, 0)
        if verb == UPGRADE:
            b: i64 = second(action)
            why = self.refuse_actions(s, b, "TTA-7.2") if s.nations[self.player].place(a) >= 0 else ""
            return why or refuse_upgrade(s, self.player, a, b, 0)
        if verb == DESTROY:
            return self.refuse_destroying(s, a)
        if verb == INCREASE:
            if s.nations[self.player].ca < 1:
                return "TTA-6.1"
            return "" if can_increase(s, self.player) else "TTA-6.12"
        if verb == STAGE:
            n = s.nations[self.player]
            return "TTA-6.1" if n.ca < 1 and n.unfinished != NONE else refuse_stage(s, self.player, a, 0)
        if verb == TACTIC or verb == COPY:
            return self.refuse_tactic(s, verb, a)
        if verb == LEAD or verb == DEVELOP or verb == REVOLT or verb == PLAY:
            return self.refuse_from_hand(s, verb, a)
        return self.refuse_power(s, action)

    def refuse_actions(self, s: Realm, tech: i64, rule: str) -> str:
        """TTA-6.1, 7.1, 7.2, 7.3: a unit needs a military action by some rule, a building a civil one.

        What is not in play is refused for that, whatever actions there are.
        """
        if s.nations[self.player].place(tech) < 0:
            return ""
        if is_unit(s.card(tech).type):
            return "" if military_actions(s, self.player) > 0 else rule
        return "" if s.nations[self.player].ca > 0 else "TTA-6.1"

    def refuse_taking(self, s: Realm, action: i64) -> str:
        """TTA-6.4, 6.9: the leftmost of equal cards is named without its slot; other reasons against it come first."""
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
        if take_cost(s, self.player, slot) > s.nations[self.player].ca:
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
            return refuse_develop(s, p, c, False, 0) or ("TTA-6.1" if n.ca < 1 else "")
        if verb == REVOLT:
            return refuse_develop(s, p, c, True, 0) or refuse_revolution(s, p)
        if verb == LEAD:
            if c not in n.civil_hand or kind_of(c) != LEADER:
                return "TTA-6.18"
            if n.ca > 0:
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
            return "" if military_actions(s, self.player) > 0 else "TTA-7.4"
        if c == n.tactic:
            return "TTA-7.8"
        if c not in s.tactics:
            return self.refuse_uncommon(s, c)
        return "" if military_actions(s, self.player) >= COPY_COST else "TTA-7.5"

    def refuse_uncommon(self, s: Realm, c: i64) -> str:
        """TTA-7.5, 7.7: somebody's own tactic, or a card that lies in nobody's area."""
        for n in s.nations:
            if n.own_tactic == c:
                return "TTA-7.7"
        return "TTA-7.5"

    def refuse_power(self, s: Realm, action: i64) -> str:
        """TTA-6.41, 6.46: powers of cards in play, once a turn each but for Barbarossa's."""
        p: i64 = self.player
        n = s.nations[p]
        verb: i64 = verb_of(action)
        if verb == SAIL:
            return self.refuse_sailing(s)
        if verb == TRADE:
            return self.refuse_trade(s)
        if n.leader == NONE:
            return "TTA-6.46"
        leader = s.card(n.leader)
        if verb == REMODEL:
            if not leader.remodels or n.has_used(REMODELED):
                return "TTA-6.46"
            return "TTA-6.41" if n.ca < 1 else refuse_remodel(s, p, first(action), second(action))
        if verb == EXCHANGE:
            if not leader.exchanges or n.has_used(EXCHANGED):
                return "TTA-6.46"
            return "" if military_actions(s, p) > 0 else "TTA-6.2"
        if verb == SPEECH or verb == ARM:
            return "" if leader.speaks and not n.has_used(SPOKE) else "TTA-6.46"
        return self.refuse_enlisting(s, first(action))

    def refuse_enlisting(self, s: Realm, c: i64) -> str:
        """R-22: one more worker and a unit, both cheaper."""
        p: i64 = self.player
        off: i64 = s.card(s.nations[p].leader).enlists
        if off == 0:
            return "TTA-6.46"
        if not is_unit(s.card(c).type) or s.nations[p].place(c) < 0 or military_actions(s, p) < 1:
            return "TTA-7.1"
        if not can_increase(s, p, off):
            return "TTA-6.12"
        return "" if can_pay(s, p, c, build_cost(s, p, c, off)) else "TTA-6.2"

    def refuse_sailing(self, s: Realm) -> str:
        n = s.nations[self.player]
        if n.has_used(SAILED):
            return "TTA-6.46"
        for c in wonder_cards(s, self.player):
            if s.card(c).sails:
                return "" if n.yellow > 0 else "TTA-6.2"
        return "TTA-6.46"

    def refuse_trade(self, s: Realm) -> str:
        """R-15: one food becomes a resource for side A, one resource food for side B."""
        p: i64 = self.player
        if s.nations[p].has_used(TRADED):
            return "TTA-6.46"
        for owner in pacts_of(s, p):
            if s.card(s.nations[owner].pact).trade_route:
                if side_in(s, owner, p) == 0:
                    return "" if food_at_hand(s, p) > 0 else "TTA-6.2"
                return "" if resources_at_hand(s, p, False) > 0 else "TTA-6.2"
        return "TTA-6.46"

    # doing it

    def apply(self, s: Realm, action: i64) -> None:
        p: i64 = self.player
        n = s.nations[p]
        verb: i64 = verb_of(action)
        a: i64 = first(action)
        if verb == END:
            s.stack.pop()
        elif verb == TAKE or verb == TAKE_AT:
            slot: i64 = slot_to_take(s, action)
            n.ca -= take_cost(s, p, slot)
            take_card(s, p, slot)
        elif verb == INCREASE:
            n.ca -= 1
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
            n.ca -= 1
            build_stages(s, p, a)
        elif verb == DEVELOP:
            n.ca -= 1
            develop(s, p, a)
        elif verb == REVOLT:
            revolt(s, p, a)
        elif verb == LEAD:
            self.put_in_charge(s, a)
        elif verb == PLAY:
            self.play_action_card(s, a)
        else:
            self.take_other(s, action)

    def spend(self, s: Realm, tech: i64) -> None:
        if is_unit(s.card(tech).type):
            spend_military(s, self.player, 1)
        else:
            s.nations[self.player].ca -= 1

    def take_other(self, s: Realm, action: i64) -> None:
        """Tactics, and the powers of leaders, wonders and pacts."""
        p: i64 = self.player
        n = s.nations[p]
        verb: i64 = verb_of(action)
        a: i64 = first(action)
        if verb == TACTIC:
            spend_military(s, p, 1)
            play_card(s, p, a)
            adopt(s, p, a, a)
        elif verb == COPY:
            spend_military(s, p, COPY_COST)
            adopt(s, p, a, n.own_tactic)
        elif verb == REMODEL:
            n.ca -= 1
            n.use(REMODELED)
            upgrade(s, p, a, second(action))
        elif verb == ENLIST:
            off: i64 = s.card(n.leader).enlists
            spend_military(s, p, 1)
            increase(s, p, off)
            build(s, p, a, off)
        elif verb == EXCHANGE:
            spend_military(s, p, 1)
            n.use(EXCHANGED)
            n.ca += 1
        elif verb == SPEECH:
            n.use(SPOKE)
            s.gain_culture(p, s.card(n.leader).speaks)
        elif verb == ARM:
            n.use(SPOKE)
            n.unit_science += s.card(n.leader).speaks
            n.unit_resources += s.card(n.leader).speaks
        elif verb == SAIL:
            n.use(SAILED)
            gain_population(s, p, 1)
        else:
            self.trade(s)

    def trade(self, s: Realm) -> None:
        """R-15."""
        p: i64 = self.player
        n = s.nations[p]
        n.use(TRADED)
        for owner in pacts_of(s, p):
            if s.card(s.nations[owner].pact).trade_route:
                if side_in(s, owner, p) == 0:
                    pay_food(s, p, 1)
                    n.spare_resources += 1
                else:
                    lose(s, p, RESOURCES, 1)
                    n.spare_food += 1
                return

    def put_in_charge(self, s: Realm, c: i64) -> None:
        """TTA-6.18, 6.19, 6.20: a replaced leader gives his action back, unless Homer is tucked under a wonder."""
        p: i64 = self.player
        n = s.nations[p]
        old: i64 = n.leader
        n.ca -= 1
        if old != NONE:
            dismiss_leader(s, p)  # totals are compared once, when the new one is there (13.8)
            n.use(LEADER_REPLACED)
        lead(s, p, c)
        if old != NONE:
            if s.card(old).tucks and n.wonders:
                s.push(TuckHomer(p))
            else:
                regain_civil(s, p, 1)

    def play_action_card(self, s: Realm, c: i64) -> None:
        """TTA-6.32, 6.33: for one civil action, apply it and discard it."""
        p: i64 = self.player
        n = s.nations[p]
        card = s.card(c)
        if not card.pays_later():
            n.ca -= 1
        n.civil_hand.remove(c)
        s.civil_gone.append(c)
        s.tell(PLAYED, p, c)
        card.play(s, p)


def adopt(s: Realm, p: i64, c: i64, own: i64) -> None:
    """TTA-7.4, 7.5, 7.9: the current tactic changes; there is no way back to none."""
    n = s.nations[p]
    n.use(TACTIC_USED)
    n.tactic = c
    n.own_tactic = own
    s.tell(ADOPTED, p, c)
    reckon(s, p)


@dataclass(init=False, eq=False)
class TuckHomer(Frame):
    """D15: Homer goes under a completed wonder, or his action comes back."""

    def legal(self, s: Realm) -> list[int]:
        out: list[int] = [act(TUCK, c) for c in s.nations[self.player].wonders]
        out.append(act(PASS))
        return out

    def refuse(self, s: Realm, action: i64) -> str:
        if verb_of(action) == TUCK:
            return "" if first(action) in s.nations[self.player].wonders else "TTA-16.1"
        return "" if verb_of(action) == PASS else NOT_OFFERED

    def apply(self, s: Realm, action: i64) -> None:
        s.stack.pop()
        if verb_of(action) == TUCK:
            s.nations[self.player].homer = first(action)
            s.tell(TUCKED, self.player, first(action))
            reckon(s, self.player)
        else:
            regain_civil(s, self.player, 1)
