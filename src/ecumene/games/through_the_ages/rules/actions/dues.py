"""What an action of a card in play costs: said once, for legality, payment, tooltips and what is missing. TTA-6.2."""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.games.through_the_ages.cards.rows import NONE, is_unit
from ecumene.games.through_the_ages.rules.actions.missing import lack
from ecumene.games.through_the_ages.rules.actions.spend import available_military_actions
from ecumene.games.through_the_ages.rules.state import Realm
from ecumene.games.through_the_ages.rules.tokens import food_available, resources_available
from ecumene.games.through_the_ages.rules.verbs import SHORT_CIVIL, SHORT_FOOD, SHORT_MILITARY, SHORT_RESOURCES


class Due:
    """So much of one thing: civil or military actions, food, resources or science (`SHORTAGES`)."""

    what: i64
    amount: i64
    rule: str  # that refuses the action if there is less
    tech: i64  # the technology that is paid for, or NONE: units have resources and science of their own
    why: list[int]  # the reasons, by pairs: see `costs`

    def __init__(
        self, what: i64, amount: i64, rule: str = "TTA-6.2", tech: i64 = NONE, why: list[int] | None = None
    ) -> None:
        self.what = what
        self.amount = amount
        self.rule = rule
        self.tech = tech
        self.why = [] if why is None else why

    def for_unit(self, s: Realm) -> bool:
        return self.tech != NONE and is_unit(s.type(self.tech))

    def there(self, s: Realm, p: i64) -> i64:
        """How much of it p can pay."""
        n = s.nations[p]
        if self.what == SHORT_CIVIL:
            return n.civil_actions
        if self.what == SHORT_MILITARY:
            return available_military_actions(s, p)
        if self.what == SHORT_FOOD:
            return food_available(s, p)
        if self.what == SHORT_RESOURCES:
            return resources_available(s, p, self.for_unit(s))
        return n.science + (n.unit_science if self.for_unit(s) else 0)

    def pay(self, s: Realm, p: i64) -> None:
        if self.what == SHORT_CIVIL:
            s.spend_civil(p, self.amount)
        elif self.what == SHORT_MILITARY:
            s.spend_military(p, self.amount)
        elif self.what == SHORT_FOOD:
            s.pay_food(p, self.amount)
        elif self.what == SHORT_RESOURCES:
            s.pay_resources(p, self.amount, self.for_unit(s))
        else:
            s.pay_science(p, self.amount, self.for_unit(s))


def refuse_dues(s: Realm, p: i64, dues: list[Due]) -> str:
    """The rule of the first one that p cannot pay, or ""."""
    for due in dues:
        if due.there(s, p) < due.amount:
            return due.rule
    return ""


def lack_dues(s: Realm, p: i64, dues: list[Due], out: list[int]) -> None:
    for due in dues:
        lack(out, due.what, due.amount, due.there(s, p))


def pay_dues(s: Realm, p: i64, dues: list[Due]) -> None:
    for due in dues:
        due.pay(s, p)
