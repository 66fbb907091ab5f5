"""The four diplomacy cards of each player. CND-15, 20."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ecumene.games.new_dawn.cards.rows import TARGET_CITY, TARGET_TOKEN, Pact
from ecumene.games.new_dawn.rules.embassy_gifts import give_embassy_gifts
from ecumene.games.new_dawn.rules.holds import CAPITAL, MOST_PLAYERS
from ecumene.games.new_dawn.rules.map.area import NOWHERE, Area
from ecumene.games.new_dawn.rules.map.spaces import friendly, kind_at
from ecumene.games.new_dawn.rules.state import Dawn


class JointWar(Pact):
    """CND-20.16: not against the giver."""

    says: ClassVar[list[str]] = ["joint_war"]

    def attack_bonus(self, s: Dawn, p: i64, space: i64, target: i64) -> i64:
        against: bool = (target == TARGET_CITY or target == TARGET_TOKEN) and s.owner(space) == self.giver
        return 0 if against else self.amount


class DefensivePact(Pact):
    """CND-20.16: not when the giver attacks."""

    says: ClassVar[list[str]] = ["defensive_pact"]

    def defend_bonus(self, s: Dawn, p: i64, space: i64, attacker: i64) -> i64:
        return 0 if attacker == self.giver else self.amount


class Embassy(Pact):
    """CND-20.14."""

    says: ClassVar[list[str]] = ["embassy"]

    def caravan_arrived(self, s: Dawn, p: i64, space: i64) -> None:
        if s.owner(space) == self.giver and kind_at(s, space) == CAPITAL:
            give_embassy_gifts(s, p, self.giver)


class OpenBorders(Pact):
    """CND-20.15."""

    says: ClassVar[list[str]] = ["open_borders"]

    def counted_as_tokens(self, s: Dawn, p: i64) -> Area:
        return friendly(s, self.giver) if self.giver < len(s.empires) else NOWHERE


def pact_rows() -> list[Pact]:
    """The same cards for each giver."""
    out: list[Pact] = []
    for giver in range(MOST_PLAYERS):
        seat = "abcd"[giver]
        out.append(JointWar(f"joint_war_{seat}", giver, amount=2))
        out.append(DefensivePact(f"defensive_pact_{seat}", giver, amount=2))
        out.append(Embassy(f"embassy_{seat}", giver))
        out.append(OpenBorders(f"open_borders_{seat}", giver))
    return out
