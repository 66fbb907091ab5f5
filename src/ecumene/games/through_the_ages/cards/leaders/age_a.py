"""Leaders of age A: rows with their powers. TTA-16.1, 16.12."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from mypy_extensions import i64

from ecumene.games.through_the_ages.cards.active import UsedInActions, UsedInPolitics
from ecumene.games.through_the_ages.cards.rows import (
    LEADER,
    TECHNOLOGY,
    Card,
    is_unit,
)
from ecumene.games.through_the_ages.rules.play_area import remove_leader
from ecumene.games.through_the_ages.rules.politics import Politics
from ecumene.games.through_the_ages.rules.seat import ACTED_TWICE, EXCHANGED
from ecumene.games.through_the_ages.rules.state import Realm
from ecumene.games.through_the_ages.rules.verbs import (
    EXCHANGE,
    PASS,
    RETIRE,
    SHORT_MILITARY,
    TUCK,
)
from ecumene.kernel.core.action import act, first, verb_of
from ecumene.kernel.core.frames import Choice


class Alexander(UsedInPolitics):
    """He may leave play as a political action, for yellow tokens."""

    says: ClassVar[list[str]] = ["retires", "alexander"]
    verb: ClassVar[int] = RETIRE

    def extra_strength(self, s: Realm, p: i64) -> i64:
        return self.also * military_units(s, p)

    def effect(self, s: Realm, p: i64, action: i64) -> None:
        remove_leader(s, p)
        s.gain_yellow(p, self.amount)


def military_units(s: Realm, p: i64) -> i64:
    n = s.nations[p]
    total: i64 = 0
    i: i64
    for i in range(len(n.techs)):
        if is_unit(s.card(n.techs[i]).type):
            total += n.workers[i]
    return total


class Aristotle(Card):
    says: ClassVar[list[str]] = ["aristotle"]

    def on_take(self, s: Realm, p: i64, taken: Card) -> None:
        if taken.kind == TECHNOLOGY:
            s.gain_science(p, self.amount)


class Hammurabi(UsedInActions):
    """Once a turn a military action becomes a civil one; leaders are cheaper to take."""

    says: ClassVar[list[str]] = ["leader-discount", "exchanges"]
    verb: ClassVar[int] = EXCHANGE
    once: ClassVar[int] = EXCHANGED
    takes: ClassVar[int] = SHORT_MILITARY
    takes_rule: ClassVar[str] = "TTA-6.2"

    def take_discount(self, s: Realm, p: i64, taken: Card) -> i64:
        return self.amount if taken.kind == LEADER else 0

    def effect(self, s: Realm, p: i64, action: i64) -> None:
        s.gain_civil(p, 1)


class Homer(Card):
    """TTA-16.1, R-13: resources for units each turn; replaced, he may go under a completed wonder."""

    says: ClassVar[list[str]] = ["unit-resources", "tucks"]

    def begin_actions(self, s: Realm, p: i64) -> None:
        s.gain_unit_resources(p, self.amount)

    def on_replaced(self, s: Realm, p: i64) -> bool:
        if not s.nations[p].wonders:
            return False
        s.push(TuckHomer(p))
        return True


@dataclass(init=False, eq=False)
class TuckHomer(Choice):
    """D15: Homer goes under a completed wonder, or his owner gets the action back."""

    verb: ClassVar[int] = TUCK
    rule: ClassVar[str] = "TTA-16.1"

    def legal(self, s: Realm) -> list[int]:
        out: list[int] = [act(TUCK, c) for c in s.nations[self.player].wonders]
        out.append(act(PASS))
        return out

    def apply(self, s: Realm, action: i64) -> None:
        s.stack.pop()
        if verb_of(action) == TUCK:
            s.tuck_homer(self.player, first(action))
            s.update_ratings(self.player)
        else:
            s.regain_civil(self.player, 1)


class Caesar(Card):
    """D3: a second political action, once a game."""

    says: ClassVar[list[str]] = ["second-action"]

    def after_political_action(self, s: Realm, p: i64) -> None:
        if not s.nations[p].has_used(ACTED_TWICE):
            s.push(Politics(p, 1))


class Moses(Card):
    says: ClassVar[list[str]] = ["food-discount"]

    def population_discount(self, s: Realm, p: i64) -> i64:
        return self.amount


def age_a_leader_rows() -> list[Card]:
    return [
        Alexander("alexander_the_great", LEADER, 0, amount=1, also=1),
        Aristotle("aristotle", LEADER, 0, amount=1),
        Hammurabi("hammurabi", LEADER, 0, amount=1),
        Homer("homer", LEADER, 0, happy=1, amount=1),
        Caesar("julius_caesar", LEADER, 0, strength=1, military=1),
        Moses("moses", LEADER, 0, amount=1),
    ]
