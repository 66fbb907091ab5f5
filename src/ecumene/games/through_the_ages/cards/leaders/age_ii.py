"""Leaders of age II: rows with their powers. TTA-16.3 to 16.5, 16.12."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ecumene.games.through_the_ages.cards.active import UsedInActions
from ecumene.games.through_the_ages.cards.leaders.base import Scholar
from ecumene.games.through_the_ages.cards.rows import (
    AIR_FORCE,
    INFANTRY,
    LEADER,
    LIBRARY,
    THEATER,
    Card,
    is_urban,
)
from ecumene.games.through_the_ages.rules.actions.build import upgrade
from ecumene.games.through_the_ages.rules.actions.costs import upgrade_cost
from ecumene.games.through_the_ages.rules.actions.dues import Due
from ecumene.games.through_the_ages.rules.ratings import count_type
from ecumene.games.through_the_ages.rules.seat import REMODELED
from ecumene.games.through_the_ages.rules.state import Realm
from ecumene.games.through_the_ages.rules.verbs import (
    REMODEL,
    SHORT_CIVIL,
    SHORT_RESOURCES,
)
from ecumene.kernel.core.action import act, first, second


class Newton(Scholar):
    """TTA-16.4: however the technology was developed."""

    says: ClassVar[list[str]] = ["scholar", "newton"]

    def on_develop(self, s: Realm, p: i64) -> None:
        s.regain_civil(p, self.amount)


class Bach(UsedInActions):
    """TTA-16.5, 6.41: once a turn an urban building becomes a theater."""

    says: ClassVar[list[str]] = ["remodels", "bach"]
    verb: ClassVar[int] = REMODEL
    once: ClassVar[int] = REMODELED
    takes: ClassVar[int] = SHORT_CIVIL
    takes_rule: ClassVar[str] = "TTA-6.41"

    def extra_culture(self, s: Realm, p: i64) -> i64:
        return self.also * count_type(s, p, THEATER)

    def urban_culture(self, s: Realm, p: i64) -> i64:
        return self.extra_culture(s, p)

    def urban_output(self, s: Realm, p: i64) -> i64:
        return self.extra_culture(s, p)

    def tech_discount(self, s: Realm, p: i64, tech: Card) -> i64:
        return self.amount if tech.type == THEATER else 0

    def offers(self, s: Realm, p: i64, out: list[int]) -> None:
        n = s.nations[p]
        i: i64
        for i in range(len(n.techs)):
            if n.workers[i] > 0 and is_urban(s.card(n.techs[i]).type):
                for new in n.techs:
                    action: i64 = act(REMODEL, n.techs[i], new)
                    if not self.refuse(s, p, action):
                        out.append(action)

    def forbids(self, s: Realm, p: i64, action: i64) -> str:
        """TTA-16.5: any urban building becomes a theater of the same or a higher level."""
        n = s.nations[p]
        i: i64 = n.place(first(action))
        if i < 0 or n.place(second(action)) < 0 or n.workers[i] == 0:
            return "TTA-16.5"
        was, now = s.card(first(action)), s.card(second(action))
        if not is_urban(was.type) or now.type != THEATER or was.type == THEATER or now.age < was.age:
            return "TTA-16.5"
        return "" if count_type(s, p, THEATER) < s.card(n.government).urban_limit else "TTA-16.5"

    def price(self, s: Realm, p: i64, action: i64) -> list[Due]:
        new: i64 = second(action)
        why: list[int] = []
        return [Due(SHORT_RESOURCES, upgrade_cost(s, p, first(action), new, 0, why), "TTA-6.2", new, why)]

    def pay(self, s: Realm, p: i64, action: i64) -> None:
        """The upgrade pays for itself."""

    def effect(self, s: Realm, p: i64, action: i64) -> None:
        upgrade(s, p, first(action), second(action))


class Cook(Card):
    says: ClassVar[list[str]] = ["discards-to-colonize", "cook"]

    def discards_to_colonize(self) -> i64:
        return self.amount

    def extra_culture(self, s: Realm, p: i64) -> i64:
        colonies: i64 = len(s.nations[p].colonies)
        return colonies + 1 if colonies > 0 else 0


class Robespierre(Card):
    """TTA-16.3, 6.31."""

    says: ClassVar[list[str]] = ["military-revolutions", "robespierre"]

    def military_revolutions(self) -> bool:
        return True

    def on_revolution(self, s: Realm, p: i64) -> None:
        s.gain_culture(p, self.amount)


class Napoleon(Card):
    says: ClassVar[list[str]] = ["napoleon"]

    def extra_strength(self, s: Realm, p: i64) -> i64:
        total: i64 = 0
        type: i64
        for type in range(INFANTRY, AIR_FORCE + 1):
            if count_type(s, p, type) > 0:
                total += self.amount
        return total


class Shakespeare(Card):
    """Libraries make theaters cheaper and the other way round; each pair gives culture."""

    says: ClassVar[list[str]] = ["shakespeare"]

    def extra_culture(self, s: Realm, p: i64) -> i64:
        return self.amount * min(count_type(s, p, LIBRARY), count_type(s, p, THEATER))

    def urban_culture(self, s: Realm, p: i64) -> i64:
        return self.extra_culture(s, p)

    def urban_output(self, s: Realm, p: i64) -> i64:
        return self.extra_culture(s, p)

    def build_discount(self, s: Realm, p: i64, tech: Card) -> i64:
        if tech.type == THEATER:
            return self.also if count_type(s, p, LIBRARY) > 0 else 0
        return self.also if tech.type == LIBRARY and count_type(s, p, THEATER) > 0 else 0

    def tech_discount(self, s: Realm, p: i64, tech: Card) -> i64:
        return self.build_discount(s, p, tech)


def age_ii_leader_rows() -> list[Card]:
    return [
        Newton("isaac_newton", LEADER, 2, amount=1),
        Bach("j_s_bach", LEADER, 2, amount=2, also=1),
        Cook("james_cook", LEADER, 2, amount=2),
        Robespierre("maximilien_robespierre", LEADER, 2, military=1, amount=3),
        Napoleon("napoleon_bonaparte", LEADER, 2, military=2, amount=2),
        Shakespeare("william_shakespeare", LEADER, 2, happy=1, amount=2, also=1),
    ]
