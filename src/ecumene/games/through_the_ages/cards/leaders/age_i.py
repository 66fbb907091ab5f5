"""Leaders of age I: rows with their powers. TTA-10.8, 16.2, 16.12."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from mypy_extensions import i64

from ecumene.games.through_the_ages.cards.active import UsedInActions, UsedInPolitics
from ecumene.games.through_the_ages.cards.leaders.base import Scholar
from ecumene.games.through_the_ages.cards.rows import (
    LEADER,
    NONE,
    TERRITORY,
    WONDER,
    Card,
    is_unit,
)
from ecumene.games.through_the_ages.rules.actions.build import build, increase
from ecumene.games.through_the_ages.rules.actions.costs import build_cost, population_cost
from ecumene.games.through_the_ages.rules.actions.dues import Due
from ecumene.games.through_the_ages.rules.colonies import settle_colony
from ecumene.games.through_the_ages.rules.events.deck import look_at_top
from ecumene.games.through_the_ages.rules.play_area import remove_leader
from ecumene.games.through_the_ages.rules.state import Realm
from ecumene.games.through_the_ages.rules.verbs import (
    ENLIST,
    PASS,
    PEEK,
    SETTLE,
    SHORT_FOOD,
    SHORT_MILITARY,
    SHORT_RESOURCES,
)
from ecumene.kernel.core.action import act, first, verb_of
from ecumene.kernel.core.bits import has
from ecumene.kernel.core.piles import holds
from ecumene.kernel.core.state import Frame


class Columbus(UsedInPolitics):
    """TTA-10.8: he leaves, and a territory of the hand becomes a colony without a force."""

    says: ClassVar[list[str]] = ["settles"]
    verb: ClassVar[int] = SETTLE

    def rule_without(self) -> str:
        return "TTA-10.8"

    def political_offers(self, s: Realm, p: i64, c: i64, out: list[int]) -> None:
        if c != NONE and s.kind(c) == TERRITORY:
            out.append(act(SETTLE, c))

    def forbids(self, s: Realm, p: i64, action: i64) -> str:
        c: i64 = first(action)
        return "" if s.kind(c) == TERRITORY and holds(s.nations[p].hand, c) else "TTA-10.8"

    def effect(self, s: Realm, p: i64, action: i64) -> None:
        remove_leader(s, p)
        s.play_card(p, first(action))
        settle_colony(s, p, first(action))


class Barbarossa(UsedInActions):
    """R-22: for one military action one more worker and a unit, both cheaper; more than once a turn."""

    says: ClassVar[list[str]] = ["enlists"]
    verb: ClassVar[int] = ENLIST
    takes: ClassVar[int] = SHORT_MILITARY
    takes_rule: ClassVar[str] = "TTA-7.1"

    def offers(self, s: Realm, p: i64, out: list[int]) -> None:
        for c in s.nations[p].techs:
            if has(s.rules.units, c) and not self.refuse(s, p, act(ENLIST, c)):
                out.append(act(ENLIST, c))

    def forbids(self, s: Realm, p: i64, action: i64) -> str:
        c: i64 = first(action)
        if not is_unit(s.type(c)) or s.nations[p].place(c) < 0:
            return "TTA-7.1"
        return "" if s.nations[p].yellow > 0 else "TTA-6.12"

    def price(self, s: Realm, p: i64, action: i64) -> list[Due]:
        c: i64 = first(action)
        why_food: list[int] = []
        why: list[int] = []
        food: i64 = population_cost(s, p, self.amount, why_food)
        cost: i64 = build_cost(s, p, c, self.amount, why)
        return [Due(SHORT_FOOD, food, "TTA-6.12", NONE, why_food), Due(SHORT_RESOURCES, cost, "TTA-6.2", c, why)]

    def pay(self, s: Realm, p: i64, action: i64) -> None:
        """Both parts of the effect pay for themselves."""

    def effect(self, s: Realm, p: i64, action: i64) -> None:
        increase(s, p, self.amount)
        build(s, p, first(action), self.amount)


class GenghisKhan(Card):
    """TTA-16.2, R-11: culture for one of the two strongest; ties count in the owner's favour."""

    says: ClassVar[list[str]] = ["infantry-as-cavalry", "genghis-khan"]

    def infantry_as_cavalry(self) -> bool:
        return True

    def end_of_turn(self, s: Realm, p: i64) -> None:
        stronger: i64 = 0
        for q in s.others(p):
            if s.nations[q].strength_rating > s.nations[p].strength_rating:
                stronger += 1
        if stronger < (1 if s.left() == 2 else 2):
            s.gain_culture(p, self.amount)


class JoanOfArc(Card):
    says: ClassVar[list[str]] = ["peeks", "joan-of-arc"]

    def extra_strength(self, s: Realm, p: i64) -> i64:
        return s.nations[p].temple_faces + s.nations[p].government_faces

    def before_politics(self, s: Realm, p: i64) -> None:
        if s.current or s.top:
            s.push(MayPeek(p))


@dataclass(init=False, eq=False)
class MayPeek(Frame):
    """D1: look at the top current event, or not."""

    def legal(self, s: Realm) -> list[int]:
        return [act(PEEK), act(PASS)]

    def apply(self, s: Realm, action: i64) -> None:
        s.stack.pop()
        if verb_of(action) == PEEK:
            look_at_top(s, self.player)


class Leonardo(Scholar):
    says: ClassVar[list[str]] = ["scholar", "leonardo"]

    def on_develop(self, s: Realm, p: i64) -> None:
        s.gain_resources(p, self.amount)


class Michelangelo(Card):
    says: ClassVar[list[str]] = ["no-extra-wonder-cost", "michelangelo"]

    def take_discount(self, s: Realm, p: i64, taken: Card) -> i64:
        return len(s.nations[p].wonders) if taken.kind == WONDER else 0

    def extra_culture(self, s: Realm, p: i64) -> i64:
        n = s.nations[p]
        return n.temple_faces + n.theater_faces + n.wonder_faces


def age_i_leader_rows() -> list[Card]:
    return [
        Columbus("christopher_columbus", LEADER, 1),
        Barbarossa("frederick_barbarossa", LEADER, 1, amount=1),
        GenghisKhan("genghis_khan", LEADER, 1, amount=3),
        JoanOfArc("joan_of_arc", LEADER, 1, culture=1, military=1),
        Leonardo("leonardo_da_vinci", LEADER, 1, amount=1),
        Michelangelo("michelangelo", LEADER, 1),
    ]
