"""Goals met at once, by founding, capturing or a battle: a class for every kind of condition. COC-19.9, 19.13."""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.cards.categories import WARFARE
from ecumene.games.clash_of_cultures.cards.rows import Goal
from ecumene.games.clash_of_cultures.cards.status_goals import is_far
from ecumene.games.clash_of_cultures.rules.battle.figures import (
    ATTACKER_WON,
    B_AT,
    B_ATT,
    B_ATT_LOST,
    B_ATT_START,
    B_CITY,
    B_DEF,
    B_DEF_LOST,
    B_DEF_START,
    B_FORT,
    B_LANDED,
    B_RESULT,
    B_ROUND,
    B_SCAVENGED,
    B_SEA,
    DEFENDER_WON,
    STOPPED,
)
from ecumene.games.clash_of_cultures.rules.map.packed_city import BARBARIANS, NO_ONE, size_of, wonder_of
from ecumene.games.clash_of_cultures.rules.state import World
from ecumene.kernel.core.bits import size

# the battle that has just ended


def won(s: World, p: i64) -> bool:
    """COC-3.12: p is the winner of the battle."""
    result: i64 = s.battle[B_RESULT]
    return (result == ATTACKER_WON and s.battle[B_ATT] == p) or (result == DEFENDER_WON and s.battle[B_DEF] == p)


def enemy_of(s: World, p: i64) -> i64:
    return s.battle[B_DEF] if s.battle[B_ATT] == p else s.battle[B_ATT]


def kills(s: World, p: i64) -> i64:
    return s.battle[B_DEF_LOST] if s.battle[B_ATT] == p else s.battle[B_ATT_LOST]


def started_with(s: World, p: i64) -> i64:
    return s.battle[B_ATT_START] if s.battle[B_ATT] == p else s.battle[B_DEF_START]


def is_land_battle(s: World) -> bool:
    """A land battle with at least one round."""
    return s.battle[B_SEA] == 0 and s.battle[B_ROUND] > 0


# conditions


class CityFounder(Goal):
    def met_at(self, s: World, p: i64, at: i64) -> bool:
        return is_far(s, s.nations[p].start, at, self.amount)


class Draft(Goal):
    """Met by the number of drafts in a turn."""

    def met_by_draft(self, s: World, p: i64) -> bool:
        return s.nations[p].drafts == self.amount


class Conqueror(Goal):
    def met_by_capture(self, s: World, p: i64) -> bool:
        return enemy_of(s, p) != BARBARIANS and (s.battle[B_DEF_START] > 0 or s.battle[B_FORT] > 0)


class NavalAssault(Goal):
    def met_by_capture(self, s: World, p: i64) -> bool:
        return enemy_of(s, p) != BARBARIANS and s.battle[B_LANDED] > 0


class BarbarianConquest(Goal):
    def met_by_capture(self, s: World, p: i64) -> bool:
        return enemy_of(s, p) == BARBARIANS and s.battle[B_DEF_START] >= self.amount


class Resistance(Goal):
    """A settlement of barbarians captured, or their attack defeated: COC-18.17."""

    def met_by_capture(self, s: World, p: i64) -> bool:
        return enemy_of(s, p) == BARBARIANS and s.battle[B_DEF_LOST] >= self.amount

    def met_by_battle(self, s: World, p: i64) -> bool:
        return s.battle[B_ATT] == BARBARIANS and won(s, p) and s.battle[B_ATT_LOST] >= self.amount


class Warmonger(Goal):
    """COC-19.13: the second land battle of the turn, not stopped, in another space; at least one of them won."""

    def met_by_battle(self, s: World, p: i64) -> bool:
        if s.mover != p or not is_land_battle(s) or s.battle[B_RESULT] == STOPPED:
            return False
        n = s.nations[p]
        others: i64 = 0
        at: i64
        for at in n.fought_at:
            if at != s.battle[B_AT]:
                others += 1
        return others + 1 >= self.amount and n.won_battles > 0


class General(Goal):
    def met_by_battle(self, s: World, p: i64) -> bool:
        return is_land_battle(s) and kills(s, p) >= self.amount


class GreatBattle(Goal):
    def met_by_battle(self, s: World, p: i64) -> bool:
        return is_land_battle(s) and s.battle[B_ATT_START] + s.battle[B_DEF_START] >= self.amount


class Defiance(Goal):
    def met_by_battle(self, s: World, p: i64) -> bool:
        q: i64 = enemy_of(s, p)
        return q != BARBARIANS and won(s, p) and started_with(s, p) < started_with(s, q)


class Bold(Goal):
    def met_by_battle(self, s: World, p: i64) -> bool:
        q: i64 = enemy_of(s, p)
        if q == BARBARIANS or not won(s, p):
            return False
        warfare: i64 = s.rules.in_category[WARFARE]
        mine: i64 = size(s.nations[p].advances & warfare)
        return started_with(s, p) < started_with(s, q) or mine < size(s.nations[q].advances & warfare)


class LegendaryBattle(Goal):
    def met_by_battle(self, s: World, p: i64) -> bool:
        city: i64 = s.battle[B_CITY]
        if s.battle[B_ATT] != p or not is_land_battle(s) or s.battle[B_ATT_START] < self.amount or city == 0:
            return False
        return size_of(city) >= self.of and wonder_of(city) != NO_ONE


class Scavenger(Goal):
    def met_by_battle(self, s: World, p: i64) -> bool:
        return s.battle[B_SCAVENGED] & (1 if s.battle[B_ATT] == p else 2) != 0


class Aggressor(Goal):
    def met_by_battle(self, s: World, p: i64) -> bool:
        return is_land_battle(s) and s.battle[B_ATT] == p and won(s, p) and kills(s, p) >= self.amount
