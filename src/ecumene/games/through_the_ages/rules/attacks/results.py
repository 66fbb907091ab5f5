"""What the winner of an attack or a war takes or destroys. TTA-4.16, 4.22, 5.13; D7 to 9."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from mypy_extensions import i64

from ecumene.games.through_the_ages.cards.rows import CIVIL, NONE
from ecumene.games.through_the_ages.rules.actions.build import destroy
from ecumene.games.through_the_ages.rules.actions.take import owned_technologies
from ecumene.games.through_the_ages.rules.choices import MustChoose
from ecumene.games.through_the_ages.rules.events.questions import buildings_with_workers
from ecumene.games.through_the_ages.rules.play_area import (
    enter_colony,
    enter_special,
    leave_colony,
    lose_special,
    remove_leader,
)
from ecumene.games.through_the_ages.rules.state import Realm
from ecumene.games.through_the_ages.rules.verbs import CHOOSE, DONE, LEFT, RAZE
from ecumene.kernel.core.action import act, first, verb_of
from ecumene.kernel.core.bits import has, members, one
from ecumene.kernel.core.state import NOT_OFFERED, Frame


@dataclass(init=False, eq=False)
class Raid(MustChoose):
    """D7: which urban building is destroyed, in any order; then half their printed cost is gained (R-8)."""

    verb: ClassVar[int] = RAZE
    rule: ClassVar[str] = "TTA-5.13"

    rival: i64
    level: i64  # of the next building: at most this
    lower: i64  # bag of lower levels: for each of them another building up to that level
    cost: i64  # total of the buildings destroyed so far
    since: i64  # the highest row among them

    def __init__(self, player: i64, rival: i64, level: i64, lower: i64, cost: i64, since: i64) -> None:
        self.player = player
        self.rival = rival
        self.level = level
        self.lower = lower
        self.cost = cost
        self.since = since

    def legal(self, s: Realm) -> list[int]:
        return [act(RAZE, c) for c in buildings_with_workers(s, self.rival, 0, self.level)]

    def canonical(self, s: Realm) -> list[int]:
        """In ascending order, if the buildings from there on can fill as many parts of the card as all buildings."""
        choices = self.legal(s)
        parts: i64 = self.lower | one(self.level)
        most: i64 = parts_filled(s, self.rival, parts, 0)
        out: list[int] = []
        for action in choices:
            if first(action) >= self.since and parts_filled(s, self.rival, parts, first(action)) == most:
                out.append(action)
        return out if out else choices

    def apply(self, s: Realm, action: i64) -> None:
        """A building uses the lowest part that can destroy it, so that the order makes no difference."""
        s.stack.pop()
        c: i64 = first(action)
        parts: i64 = self.lower | one(self.level)
        part: i64 = s.level(c)
        while not has(parts, part):
            part += 1
        destroy(s, self.rival, c)
        raid(s, self.player, self.rival, parts & ~one(part), self.cost + s.card(c).cost, max(self.since, c))


def raid(s: Realm, p: i64, rival: i64, parts: i64, cost: i64, since: i64) -> None:
    """`parts` is a bag of levels: each destroys one building up to that level, or is skipped if there is none."""
    if parts != 0:
        level: i64 = highest(parts)
        if buildings_with_workers(s, rival, 0, level):
            s.ask(Raid(p, rival, level, parts & ~one(level), cost, since))
            return
    s.gain_resources(p, (cost + 1) // 2)


def highest(bag: i64) -> i64:
    """The greatest number in a non-empty bag."""
    i: i64 = 0
    while bag >> (i + 1):
        i += 1
    return i


def parts_filled(s: Realm, rival: i64, parts: i64, since: i64) -> i64:
    """How many parts of a raid find a building of their own among technologies from row `since` on."""
    n = s.nations[rival]
    there: list[int] = [0, 0, 0, 0]  # buildings of each level
    for c in buildings_with_workers(s, rival, 0):
        if c >= since:
            there[s.level(c)] += n.workers[n.place(c)]
    filled: i64 = 0
    left: i64 = 0  # buildings that lower parts could destroy but did not
    level: i64
    for level in range(len(there)):
        left += there[level]
        if has(parts, level) and left > 0:
            left -= 1
            filled += 1
    return filled


@dataclass(init=False, eq=False)
class Annex(MustChoose):
    """D8: which colony the winner takes (12.7, 14.13)."""

    verb: ClassVar[int] = CHOOSE
    rule: ClassVar[str] = "TTA-5.13"

    rival: i64

    def __init__(self, player: i64, rival: i64) -> None:
        self.player = player
        self.rival = rival

    def legal(self, s: Realm) -> list[int]:
        return [act(CHOOSE, c) for c in s.nations[self.rival].colonies]

    def apply(self, s: Realm, action: i64) -> None:
        s.stack.pop()
        leave_colony(s, self.rival, first(action))
        enter_colony(s, self.player, first(action))


@dataclass(init=False, eq=False)
class Infiltrate(MustChoose):
    """D8: the rival's leader or unfinished wonder leaves play; culture for its level."""

    verb: ClassVar[int] = CHOOSE
    rule: ClassVar[str] = "TTA-5.13"

    rival: i64
    culture: i64  # for each level

    def __init__(self, player: i64, rival: i64, culture: i64) -> None:
        self.player = player
        self.rival = rival
        self.culture = culture

    def targets(self, s: Realm) -> list[int]:
        n = s.nations[self.rival]
        out: list[int] = []
        if n.leader != NONE:
            out.append(n.leader)
        if n.unfinished != NONE:
            out.append(n.unfinished)
        return out

    def legal(self, s: Realm) -> list[int]:
        return [act(CHOOSE, c) for c in self.targets(s)]

    def apply(self, s: Realm, action: i64) -> None:
        s.stack.pop()
        c: i64 = first(action)
        if s.nations[self.rival].leader == c:
            remove_leader(s, self.rival)
        else:
            s.drop_unfinished(self.rival, LEFT)
        s.gain_culture(self.player, self.culture * s.card(c).age)


@dataclass(init=False, eq=False)
class TakeTechnology(Frame):
    """D9, TTA-4.16, E17: special technologies within the budget, in any order; the rest of the budget in science."""

    loser: i64
    budget: i64  # what is left
    chosen: i64  # bag of types; the technologies are taken when all are chosen

    def __init__(self, player: i64, loser: i64, budget: i64, chosen: i64) -> None:
        self.player = player
        self.loser = loser
        self.budget = budget
        self.chosen = chosen

    def legal(self, s: Realm) -> list[int]:
        return self.technologies(s, 0)

    def canonical(self, s: Realm) -> list[int]:
        """In ascending order of type."""
        return self.technologies(s, highest(self.chosen) if self.chosen else 0)

    def technologies(self, s: Realm, since: i64) -> list[int]:
        """Technologies of types from `since` on, and `done`."""
        specials = s.nations[self.loser].specials
        out: list[int] = []
        i: i64
        for i in range(since, len(specials)):
            if specials[i] != NONE and self.why_not(s, act(CHOOSE, specials[i])) == "":
                out.append(act(CHOOSE, specials[i]))
        out.append(act(DONE))
        return out

    def why_not(self, s: Realm, action: i64) -> str:
        if verb_of(action) == DONE:
            return ""
        if verb_of(action) != CHOOSE:
            return NOT_OFFERED
        c: i64 = first(action)
        if c not in s.nations[self.loser].specials or has(self.chosen, s.type(c) - CIVIL):
            return "TTA-4.16"
        if has(owned_technologies(s, s.nations[self.player]), c):
            return "TTA-4.16"
        return "" if s.card(c).tech_cost <= self.budget else "TTA-4.15"

    def apply(self, s: Realm, action: i64) -> None:
        s.stack.pop()
        if verb_of(action) == DONE:
            self.share_out(s)
            return
        c: i64 = first(action)
        s.ask(
            TakeTechnology(
                self.player, self.loser, self.budget - s.card(c).tech_cost, self.chosen | one(s.type(c) - CIVIL)
            )
        )

    def share_out(self, s: Realm) -> None:
        """TTA-4.22: cards with their tokens, then science; which cards lose tokens is asked last."""
        for i in members(self.chosen):
            c: i64 = s.nations[self.loser].specials[i]
            lose_special(s, self.loser, c, self.player)
            enter_special(s, self.player, c)
        s.gain_science(self.player, s.lose_science(self.loser, self.budget))
