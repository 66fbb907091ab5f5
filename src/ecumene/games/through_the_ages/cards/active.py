"""Cards in play with an action of their own. TTA-6.41, 6.46.

Such a card says what its action takes (`takes`, `price`), what else forbids it (`forbids`), how often it may be used
(`once`) and what it does (`effect`). Offers, refusals, payment, tooltips and what is missing follow from that. Without
a verb of its own the action is `use <card>`.
"""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ecumene.games.through_the_ages.cards.rows import NONE, Card
from ecumene.games.through_the_ages.rules.actions.dues import Due, lack_dues, pay_dues, refuse_dues
from ecumene.games.through_the_ages.rules.state import Realm
from ecumene.games.through_the_ages.rules.verbs import USE
from ecumene.kernel.core.action import act


class ActiveCard(Card):
    """What both phases have in common. A card derives from one of the two classes below."""

    verb: ClassVar[int] = USE
    takes: ClassVar[int] = NONE  # SHORT_CIVIL or SHORT_MILITARY: it takes one such action
    takes_rule: ClassVar[str] = "TTA-6.1"  # that refuses it without one

    # what a card overrides

    def forbids(self, s: Realm, p: i64, action: i64) -> str:
        """The rule that forbids the action, or "": not because it was used or cannot be paid."""
        return ""

    def price(self, s: Realm, p: i64, action: i64) -> list[Due]:
        """What it costs besides the action that it takes. Only asked of what nothing forbids."""
        return []

    def pay(self, s: Realm, p: i64, action: i64) -> None:
        """Pays that price; a card whose effect pays by itself, as building does, overrides it."""
        pay_dues(s, p, self.price(s, p, action))

    def effect(self, s: Realm, p: i64, action: i64) -> None:
        """What it does, when everything is paid."""
        raise NotImplementedError

    # what follows

    def plain_action(self) -> i64:
        """The action that names nothing but the card."""
        return act(USE, self.number) if self.verb == USE else act(self.verb)

    def brings(self, verb: i64) -> bool:
        return verb == self.verb

    def action_due(self) -> list[Due]:
        return [] if self.takes == NONE else [Due(self.takes, 1, self.takes_rule)]

    def is_used(self, s: Realm, p: i64) -> bool:
        return self.mark != NONE and s.nations[p].has_used(self.mark)

    def refuse(self, s: Realm, p: i64, action: i64) -> str:
        if self.is_used(s, p):
            return "TTA-6.46"
        why = refuse_dues(s, p, self.action_due()) or self.forbids(s, p, action)
        return why or refuse_dues(s, p, self.price(s, p, action))

    def dues(self, s: Realm, p: i64, action: i64) -> list[Due]:
        return [] if self.forbids(s, p, action) else self.action_due() + self.price(s, p, action)

    def missing(self, s: Realm, p: i64, action: i64, out: list[int]) -> None:
        if not self.is_used(s, p):
            lack_dues(s, p, self.dues(s, p, action), out)

    def apply(self, s: Realm, p: i64, action: i64) -> None:
        pay_dues(s, p, self.action_due())
        self.pay(s, p, action)
        if self.mark != NONE:
            s.mark_used(p, self.mark)
        self.effect(s, p, action)


class UsedInActions(ActiveCard):
    """Used in the action phase. One whose action names something else overrides `offers`."""

    def offers(self, s: Realm, p: i64, out: list[int]) -> None:
        action: i64 = self.plain_action()
        if not self.refuse(s, p, action):
            out.append(action)


class UsedInPolitics(ActiveCard):
    """Used as the political action of a turn."""

    def political_offers(self, s: Realm, p: i64, c: i64, out: list[int]) -> None:
        action: i64 = self.plain_action()
        if c == NONE and not self.refuse(s, p, action):
            out.append(action)
