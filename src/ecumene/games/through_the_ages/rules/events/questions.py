"""The questions that events ask. TTA-9; D6, 13, 22 to 31."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from mypy_extensions import i64

from ecumene.games.through_the_ages.cards.rows import FOOD, NONE, RESOURCES, THEATER, is_urban
from ecumene.games.through_the_ages.rules.actions.build import build, destroy, increase, refuse_build
from ecumene.games.through_the_ages.rules.actions.costs import can_increase, take_cost
from ecumene.games.through_the_ages.rules.actions.develop import develop, refuse_develop, refuse_revolution, revolt
from ecumene.games.through_the_ages.rules.actions.missing import missing_for_claim, missing_with_discount
from ecumene.games.through_the_ages.rules.actions.take import refuse_take, slot_to_take, take_card
from ecumene.games.through_the_ages.rules.card_row import replenish
from ecumene.games.through_the_ages.rules.choices import MustChoose, refuse_declining
from ecumene.games.through_the_ages.rules.hands import discard_all
from ecumene.games.through_the_ages.rules.play_area import leave_colony, lose_card_tokens
from ecumene.games.through_the_ages.rules.production import DiscardMilitary
from ecumene.games.through_the_ages.rules.state import LAST_AGE, SLOTS, Realm
from ecumene.games.through_the_ages.rules.tokens import stored
from ecumene.games.through_the_ages.rules.verbs import (
    BUILD,
    CHOOSE,
    CLAIM,
    DESTROY,
    DEVELOP,
    DONE,
    INCREASE,
    PASS,
    REVOLT,
    UPGRADE,
)
from ecumene.games.through_the_ages.rules.verbs import FOOD as FOOD_PART
from ecumene.kernel.core.action import act, first, verb_of
from ecumene.kernel.core.bits import has
from ecumene.kernel.core.frames import Choice
from ecumene.kernel.core.piles import EVERYBODY
from ecumene.kernel.core.state import NOT_OFFERED, Frame

AGREEMENT_BUDGET: Final = 5  # TTA-16.11
GAIN: Final = 0
GIVE_UP: Final = 1
STEAL: Final = 2


@dataclass(init=False, eq=False)
class Split(Frame):
    """TTA-15.7: how much of an amount is food; the rest is resources. It is gained, lost, or stolen from a victim."""

    amount: i64
    mode: i64
    victim: i64  # who loses food and resources; for a gain: the player
    step: i64  # between the choices; the whole amount if it must be one or the other

    def __init__(self, player: i64, amount: i64, mode: i64, victim: i64, step: i64) -> None:
        self.player = player
        self.amount = amount
        self.mode = mode
        self.victim = victim
        self.step = step

    def low(self, s: Realm) -> i64:
        return 0 if self.mode == GAIN else max(0, self.amount - stored(s, self.victim, RESOURCES))

    def high(self, s: Realm) -> i64:
        return self.amount if self.mode == GAIN else min(self.amount, stored(s, self.victim, FOOD))

    def legal(self, s: Realm) -> list[int]:
        return [act(FOOD_PART, n) for n in range(self.low(s), self.high(s) + 1, self.step)]

    def why_not(self, s: Realm, action: i64) -> str:
        """TTA-16.12: more than the card says, or mixed if the card says one or the other. TTA-15.7: not there."""
        if verb_of(action) != FOOD_PART:
            return refuse_declining(action, "TTA-16.12")
        n: i64 = first(action)
        return "TTA-16.12" if n > self.amount or (self.step > 1 and n % self.step) else "TTA-15.7"

    def apply(self, s: Realm, action: i64) -> None:
        s.stack.pop()
        food: i64 = first(action)
        rest: i64 = self.amount - food
        if self.mode == GAIN:
            s.gain_food(self.player, food)
            s.gain_resources(self.player, rest)
            return
        food = s.lose_food(self.victim, food)
        rest = s.lose_resources(self.victim, rest)
        if self.mode == STEAL:  # TTA-15.8
            s.gain_food(self.player, food)
            s.gain_resources(self.player, rest)


def ask_split(s: Realm, p: i64, amount: i64, mode: i64, victim: i64) -> None:
    """TTA-D6, D25, D26: at most what the victim has; a split with only one option is not asked."""
    if mode != GAIN:
        amount = min(amount, stored(s, victim, FOOD) + stored(s, victim, RESOURCES))
    if amount > 0:
        s.ask(Split(p, amount, mode, victim, 1))


@dataclass(init=False, eq=False)
class MayBuild(Choice):
    """D23: build on a technology for free, or not."""

    verb: ClassVar[int] = BUILD
    rule: ClassVar[str] = "TTA-9.1"

    tech: i64

    def __init__(self, player: i64, tech: i64) -> None:
        self.player = player
        self.tech = tech

    def legal(self, s: Realm) -> list[int]:
        return [act(BUILD, self.tech), act(PASS)]

    def apply(self, s: Realm, action: i64) -> None:
        s.stack.pop()
        if verb_of(action) == BUILD:
            build(s, self.player, self.tech, 0, True)


def offer_building(s: Realm, p: i64, tech: i64) -> None:
    """TTA-9.9: a player who cannot build it is skipped."""
    if refuse_build(s, p, tech, 0, True) == "":
        s.push(MayBuild(p, tech))


@dataclass(init=False, eq=False)
class Grant(Frame):
    """D22, TTA-16.9: population, a building or a technology with a discount; a revolution spends all civil actions."""

    discount: i64

    def __init__(self, player: i64, discount: i64) -> None:
        self.player = player
        self.discount = discount

    def legal(self, s: Realm) -> list[int]:
        n = s.nations[self.player]
        out: list[int] = []
        last: i64 = NONE
        self.offer(s, act(INCREASE), out)
        for c in n.techs:
            self.offer(s, act(BUILD, c), out)
        for c in n.civil_hand:
            if c != last:
                self.offer(s, act(DEVELOP, c), out)
                self.offer(s, act(REVOLT, c), out)
            last = c
        out.append(act(PASS))
        return out

    def offer(self, s: Realm, action: i64, out: list[int]) -> None:
        if self.why_not(s, action) == "":
            out.append(action)

    def why_not(self, s: Realm, action: i64) -> str:
        p: i64 = self.player
        verb: i64 = verb_of(action)
        if verb == PASS:
            return ""
        if verb == INCREASE:
            return "" if can_increase(s, p, self.discount) else "TTA-6.12"
        if verb == BUILD:
            if s.card(first(action)).type > THEATER:
                return "TTA-16.9"
            return refuse_build(s, p, first(action), self.discount)
        if verb == DEVELOP:
            return refuse_develop(s, p, first(action), False, self.discount)
        if verb == REVOLT:
            return refuse_develop(s, p, first(action), True, self.discount) or refuse_revolution(s, p)
        return NOT_OFFERED

    def missing(self, s: Realm, action: i64) -> list[int]:
        if verb_of(action) == UPGRADE or (verb_of(action) == BUILD and s.type(first(action)) > THEATER):
            return []
        return missing_with_discount(s, self.player, action, self.discount)

    def apply(self, s: Realm, action: i64) -> None:
        s.stack.pop()
        p: i64 = self.player
        verb: i64 = verb_of(action)
        if verb == INCREASE:
            increase(s, p, self.discount)
        elif verb == BUILD:
            build(s, p, first(action), self.discount)
        elif verb == DEVELOP:
            develop(s, p, first(action), self.discount)
        elif verb == REVOLT:
            revolt(s, p, first(action), self.discount)


def buildings_with_workers(s: Realm, p: i64, high: i64, max_level: i64 = 3) -> list[int]:
    """Technologies of p with a worker, up to a type and a level; only urban ones if `high` is 0."""
    n = s.nations[p]
    out: list[int] = []
    i: i64
    for i in range(len(n.techs)):
        card = s.card(n.techs[i])
        if n.workers[i] > 0 and card.age <= max_level:
            if is_urban(card.type) if high == 0 else card.type <= high:
                out.append(n.techs[i])
    return out


@dataclass(init=False, eq=False)
class DestroyBuilding(MustChoose):
    """D27, D31: a building of the victim is destroyed: any, or an urban one."""

    verb: ClassVar[int] = DESTROY
    rule: ClassVar[str] = "TTA-9.1"

    victim: i64
    urban: i64

    def __init__(self, player: i64, victim: i64, urban: i64) -> None:
        self.player = player
        self.victim = victim
        self.urban = urban

    def targets(self, s: Realm) -> list[int]:
        return buildings_with_workers(s, self.victim, 0 if self.urban else THEATER)

    def legal(self, s: Realm) -> list[int]:
        return [act(DESTROY, c) for c in self.targets(s)]

    def apply(self, s: Realm, action: i64) -> None:
        s.stack.pop()
        destroy(s, self.victim, first(action))


def ask_destruction(s: Realm, chooser: i64, victim: i64, urban: i64) -> None:
    if buildings_with_workers(s, victim, 0 if urban else THEATER):
        s.ask(DestroyBuilding(chooser, victim, urban))


@dataclass(init=False, eq=False)
class LoseColony(MustChoose):
    """D28: which colony is lost; it goes to the discard pile of its age (TTA-11.5, 12.7)."""

    verb: ClassVar[int] = CHOOSE
    rule: ClassVar[str] = "TTA-9.1"

    def legal(self, s: Realm) -> list[int]:
        return [act(CHOOSE, c) for c in s.nations[self.player].colonies]

    def apply(self, s: Realm, action: i64) -> None:
        s.stack.pop()
        leave_colony(s, self.player, first(action))
        s.put_in_discards(first(action), EVERYBODY)


@dataclass(init=False, eq=False)
class Ruin(MustChoose):
    """D30, TTA-16.10, R-26: which completed wonder of age A or I is ruined."""

    verb: ClassVar[int] = CHOOSE
    rule: ClassVar[str] = "TTA-9.1"

    def legal(self, s: Realm) -> list[int]:
        return [act(CHOOSE, c) for c in wonders_to_ruin(s, self.player)]

    def apply(self, s: Realm, action: i64) -> None:
        s.stack.pop()
        s.ruin_wonder(self.player, first(action))
        s.update_all_ratings()
        lose_card_tokens(s, self.player, first(action))


def wonders_to_ruin(s: Realm, p: i64) -> list[int]:
    n = s.nations[p]
    out: list[int] = []
    i: i64
    for i in range(len(n.wonders)):
        if not has(n.ruins, i) and s.card(n.wonders[i]).age <= 1:
            out.append(n.wonders[i])
    return out


def discard_military(s: Realm, p: i64, count: i64) -> None:
    """D29, R-23: cards of the owner's choice, or all if there are no more."""
    n = s.nations[p]
    if len(n.hand) > count:
        s.push(DiscardMilitary(p, count))
        return
    discard_all(s, p, LAST_AGE)


def take_from_row(s: Realm, p: i64, budget: i64, since: i64 = 0) -> None:
    """Asked again as long as there is something to take; the row and the civil hand are public."""
    s.ask(TakeFromRow(p, budget, since))


@dataclass(init=False, eq=False)
class TakeFromRow(Frame):
    """D13, TTA-16.11: International Agreement: cards of the row for up to five civil actions, in any order; the first
    one forfeits the next political action. Then the row is filled without removing cards.
    """

    budget: i64
    since: i64  # the highest place of the row emptied so far, counted from 1

    def __init__(self, player: i64, budget: i64, since: i64) -> None:
        self.player = player
        self.budget = budget
        self.since = since

    def legal(self, s: Realm) -> list[int]:
        return self.cards(s, 0)

    def canonical(self, s: Realm) -> list[int]:
        """From left to right."""
        return self.cards(s, self.since)

    def cards(self, s: Realm, since: i64) -> list[int]:
        """Cards right of the first `since` slots, and `done`."""
        out: list[int] = []
        slot: i64
        for slot in range(since, SLOTS):
            if s.row[slot] != NONE and self.why_not(s, act(CLAIM, s.row[slot], slot + 1)) == "":
                out.append(act(CLAIM, s.row[slot], slot + 1))
        out.append(act(DONE))
        return out

    def why_not(self, s: Realm, action: i64) -> str:
        if verb_of(action) == DONE:
            return ""
        if verb_of(action) != CLAIM:
            return NOT_OFFERED
        slot: i64 = slot_to_take(s, action)
        if slot < 0:
            return "TTA-6.4"
        why = refuse_take(s, self.player, first(action))
        if why:
            return why
        return "" if take_cost(s, self.player, slot) <= self.budget else "TTA-16.11"

    def missing(self, s: Realm, action: i64) -> list[int]:
        return missing_for_claim(s, self.player, action, self.budget)

    def apply(self, s: Realm, action: i64) -> None:
        s.stack.pop()
        if verb_of(action) == DONE:
            replenish(s)
            return
        slot: i64 = slot_to_take(s, action)
        rest: i64 = self.budget - take_cost(s, self.player, slot)
        s.forfeit(self.player)
        take_card(s, self.player, slot)
        s.forget_taken(self.player)  # taken before the action phase: an action card may be played this turn
        take_from_row(s, self.player, rest, max(self.since, slot + 1))
