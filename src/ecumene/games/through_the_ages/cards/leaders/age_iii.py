"""Leaders of age III: rows with their powers. TTA-16.6, 16.12."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ecumene.games.through_the_ages.cards.active import UsedInActions
from ecumene.games.through_the_ages.cards.leaders.base import Scholar
from ecumene.games.through_the_ages.cards.rows import (
    LAB,
    LEADER,
    THEATER,
    Card,
)
from ecumene.games.through_the_ages.rules.ratings import count_type, levels_of
from ecumene.games.through_the_ages.rules.seat import SPOKE
from ecumene.games.through_the_ages.rules.state import Realm
from ecumene.games.through_the_ages.rules.verbs import (
    ARM,
    SPEECH,
)
from ecumene.kernel.core.action import act, verb_of


class Einstein(Scholar):
    says: ClassVar[list[str]] = ["scholar", "einstein"]

    def on_develop(self, s: Realm, p: i64) -> None:
        s.gain_culture(p, self.amount)


class Gates(Card):
    """TTA-16.6: labs are used as mines; culture for their levels when he leaves or the game ends."""

    says: ClassVar[list[str]] = ["lab-resources", "gates"]

    def labs_are_mines(self) -> bool:
        return True

    def on_leave(self, s: Realm, p: i64) -> None:
        s.gain_culture(p, levels_of(s, p, LAB))

    def end_of_game(self, s: Realm, p: i64) -> None:
        s.gain_culture(p, levels_of(s, p, LAB))


class Chaplin(Card):
    says: ClassVar[list[str]] = ["chaplin"]

    def extra_culture(self, s: Realm, p: i64) -> i64:
        n = s.nations[p]
        best: i64 = -1
        culture: i64 = 0
        i: i64
        for i in range(len(n.techs)):
            card = s.card(n.techs[i])
            if card.type == THEATER and n.workers[i] > 0 and card.age > best:
                best = card.age
                culture = card.culture
        return culture

    def urban_culture(self, s: Realm, p: i64) -> i64:
        return self.extra_culture(s, p)

    def urban_output(self, s: Realm, p: i64) -> i64:
        return self.extra_culture(s, p)


class Gandhi(Card):
    """No attacks of his owner; attacks on his owner cost more."""

    says: ClassVar[list[str]] = ["peaceful", "attack-cost-factor"]

    def forbids_attacks(self) -> bool:
        return True

    def attack_cost_factor(self) -> i64:
        return self.amount


class Meier(Card):
    says: ClassVar[list[str]] = ["meier"]

    def extra_culture(self, s: Realm, p: i64) -> i64:
        return levels_of(s, p, LAB)

    def extra_science(self, s: Realm, p: i64) -> i64:
        return -count_type(s, p, LAB)

    def urban_output(self, s: Realm, p: i64) -> i64:
        return self.extra_culture(s, p) + self.extra_science(s, p)


class Churchill(UsedInActions):
    """Once a turn culture, or science and resources for units. R-12: unused, culture at the end of the turn."""

    says: ClassVar[list[str]] = ["speaks", "churchill"]
    once: ClassVar[int] = SPOKE

    def brings(self, verb: i64) -> bool:
        return verb == SPEECH or verb == ARM

    def offers(self, s: Realm, p: i64, out: list[int]) -> None:
        if not self.is_used(s, p):
            out.append(act(SPEECH))
            out.append(act(ARM))

    def effect(self, s: Realm, p: i64, action: i64) -> None:
        if verb_of(action) == SPEECH:
            s.gain_culture(p, self.amount)
        else:
            s.gain_unit_science(p, self.amount)
            s.gain_unit_resources(p, self.amount)

    def end_of_turn(self, s: Realm, p: i64) -> None:
        if not self.is_used(s, p):
            s.gain_culture(p, self.amount)


def age_iii_leader_rows() -> list[Card]:
    return [
        Einstein("albert_einstein", LEADER, 3, amount=3),
        Gates("bill_gates", LEADER, 3),
        Chaplin("charlie_chaplin", LEADER, 3, happy=2),
        Gandhi("mahatma_gandhi", LEADER, 3, culture=2, amount=2),
        Meier("sid_meier", LEADER, 3),
        Churchill("winston_churchill", LEADER, 3, amount=3),
    ]
