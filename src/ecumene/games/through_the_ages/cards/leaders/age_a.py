"""Leaders of age A: rows with their powers. TTA-16.1, 16.12."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from mypy_extensions import i64

from ecumene.games.through_the_ages.cards.rows import (
    LEADER,
    NONE,
    TECHNOLOGY,
    Card,
    is_unit,
)
from ecumene.games.through_the_ages.rules.actions.missing import lack_military
from ecumene.games.through_the_ages.rules.actions.spend import available_military_actions
from ecumene.games.through_the_ages.rules.play_area import remove_leader
from ecumene.games.through_the_ages.rules.politics import Politics
from ecumene.games.through_the_ages.rules.seat import ACTED_TWICE, EXCHANGED
from ecumene.games.through_the_ages.rules.state import Realm
from ecumene.games.through_the_ages.rules.verbs import (
    EXCHANGE,
    PASS,
    RETIRE,
    TUCK,
)
from ecumene.kernel.core.action import act, first, verb_of
from ecumene.kernel.core.frames import Choice


class Alexander(Card):
    """He may leave play as a political action, for yellow tokens."""

    says: ClassVar[list[str]] = ["retires", "alexander"]

    def extra_strength(self, s: Realm, p: i64) -> i64:
        return military_units(s, p)

    def brings(self, verb: i64) -> bool:
        return verb == RETIRE

    def political_offers(self, s: Realm, p: i64, c: i64, out: list[int]) -> None:
        if c == NONE:
            out.append(act(RETIRE))

    def refuse(self, s: Realm, p: i64, action: i64) -> str:
        return ""

    def apply(self, s: Realm, p: i64, action: i64) -> None:
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


class Hammurabi(Card):
    """Once a turn a military action becomes a civil one; leaders are cheaper to take."""

    says: ClassVar[list[str]] = ["leader-discount", "exchanges"]

    def take_discount(self, s: Realm, p: i64, taken: Card) -> i64:
        return self.amount if taken.kind == LEADER else 0

    def brings(self, verb: i64) -> bool:
        return verb == EXCHANGE

    def offers(self, s: Realm, p: i64, out: list[int]) -> None:
        if not self.refuse(s, p, act(EXCHANGE)):
            out.append(act(EXCHANGE))

    def refuse(self, s: Realm, p: i64, action: i64) -> str:
        if s.nations[p].has_used(EXCHANGED):
            return "TTA-6.46"
        return "" if available_military_actions(s, p) > 0 else "TTA-6.2"

    def missing(self, s: Realm, p: i64, action: i64, out: list[int]) -> None:
        if not s.nations[p].has_used(EXCHANGED):
            lack_military(s, p, 1, out)

    def apply(self, s: Realm, p: i64, action: i64) -> None:
        s.spend_military(p, 1)
        s.mark_used(p, EXCHANGED)
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
        Alexander("alexander_the_great", LEADER, 0, amount=1),
        Aristotle("aristotle", LEADER, 0, amount=1),
        Hammurabi("hammurabi", LEADER, 0, amount=1),
        Homer("homer", LEADER, 0, happy=1, amount=1),
        Caesar("julius_caesar", LEADER, 0, strength=1, military=1),
        Moses("moses", LEADER, 0, amount=1),
    ]
