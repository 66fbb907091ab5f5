"""The questions of action cards. TTA-6.32 to 6.40; D16."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from ecumene.games.through_the_ages.cards.rows import GOVERNMENT, NONE
from ecumene.games.through_the_ages.rules.actions.build import build, refuse_build, refuse_upgrade, upgrade
from ecumene.games.through_the_ages.rules.actions.develop import develop, refuse_develop, refuse_revolution, revolt
from ecumene.games.through_the_ages.rules.actions.missing import missing_with_discount
from ecumene.games.through_the_ages.rules.actions.offers import list_builds_and_upgrades
from ecumene.games.through_the_ages.rules.choices import refuse_declining
from ecumene.games.through_the_ages.rules.state import Realm
from ecumene.games.through_the_ages.rules.verbs import BUILD, DEVELOP, REVOLT, UPGRADE
from ecumene.kernel.core.action import act, first, second, verb_of
from ecumene.kernel.core.state import Frame


@dataclass(init=False, eq=False)
class BuildFor(Frame):
    """D16: which building or which upgrade, with a discount."""

    low: i64
    high: i64
    discount: i64
    builds: i64

    def __init__(self, player: i64, low: i64, high: i64, discount: i64, builds: i64) -> None:
        self.player = player
        self.low = low
        self.high = high
        self.discount = discount
        self.builds = builds

    def legal(self, s: Realm) -> list[int]:
        out: list[int] = []
        list_builds_and_upgrades(s, self.player, self.low, self.high, self.discount, self.builds != 0, out)
        return out

    def why_not(self, s: Realm, action: i64) -> str:
        verb: i64 = verb_of(action)
        a: i64 = first(action)
        b: i64 = second(action)
        if verb != UPGRADE and verb != BUILD:
            return refuse_declining(action, "TTA-6.33")
        if not self.is_allowed_type(s, a):
            return "TTA-6.33"
        if verb == BUILD:
            return refuse_build(s, self.player, a, self.discount) if self.builds else "TTA-6.33"
        return refuse_upgrade(s, self.player, a, b, self.discount) if self.is_allowed_type(s, b) else "TTA-6.33"

    def missing(self, s: Realm, action: i64) -> list[int]:
        fits: bool = self.builds != 0 if verb_of(action) == BUILD else verb_of(action) == UPGRADE
        if not fits or not self.is_allowed_type(s, first(action)):
            return []
        return missing_with_discount(s, self.player, action, self.discount)

    def is_allowed_type(self, s: Realm, c: i64) -> bool:
        """Whether it is of a type that the card names."""
        return self.low <= s.card(c).type <= self.high

    def apply(self, s: Realm, action: i64) -> None:
        s.stack.pop()
        if verb_of(action) == BUILD:
            build(s, self.player, first(action), self.discount)
        else:
            upgrade(s, self.player, first(action), second(action), self.discount)


def refuse_by_card(s: Realm, p: i64, c: i64, revolution: bool) -> str:
    """TTA-6.38: one civil action for the card, or all of them for a revolution."""
    if revolution:
        return refuse_develop(s, p, c, True, 0) or refuse_revolution(s, p)
    return refuse_develop(s, p, c, False, 0) or ("TTA-6.38" if s.nations[p].civil_actions < 1 else "")


@dataclass(init=False, eq=False)
class DevelopBy(Frame):
    """D16: which technology, or which government by revolution."""

    science: i64

    def __init__(self, player: i64, science: i64) -> None:
        self.player = player
        self.science = science

    def legal(self, s: Realm) -> list[int]:
        out: list[int] = []
        last: i64 = NONE
        for c in s.nations[self.player].civil_hand:
            if c != last:
                if refuse_by_card(s, self.player, c, False) == "":
                    out.append(act(DEVELOP, c))
                if s.card(c).type == GOVERNMENT and refuse_by_card(s, self.player, c, True) == "":
                    out.append(act(REVOLT, c))
            last = c
        return out

    def why_not(self, s: Realm, action: i64) -> str:
        if verb_of(action) != DEVELOP and verb_of(action) != REVOLT:
            return refuse_declining(action, "TTA-6.33")
        return refuse_by_card(s, self.player, first(action), verb_of(action) == REVOLT)

    def missing(self, s: Realm, action: i64) -> list[int]:
        fits: bool = verb_of(action) == DEVELOP or verb_of(action) == REVOLT
        return missing_with_discount(s, self.player, action, 0) if fits else []

    def apply(self, s: Realm, action: i64) -> None:
        s.stack.pop()
        if verb_of(action) == DEVELOP:
            s.spend_civil(self.player, 1)
            develop(s, self.player, first(action))
        else:
            revolt(s, self.player, first(action))
        s.gain_science(self.player, self.science)
