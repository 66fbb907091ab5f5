"""Goals met at once, by founding, capturing or a battle: a class for every kind of condition. COC-19.9, 19.13."""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.cards.categories import WARFARE
from ecumene.games.clash_of_cultures.cards.rows import Goal
from ecumene.games.clash_of_cultures.cards.status_goals import is_far
from ecumene.games.clash_of_cultures.rules.battle.figures import ATTACKER, ATTACKER_WON, DEFENDER, DEFENDER_WON, STOPPED
from ecumene.games.clash_of_cultures.rules.map.packed_city import BARBARIANS, NO_ONE, size_of, wonder_of
from ecumene.games.clash_of_cultures.rules.state import World
from ecumene.kernel.core.bits import has, size

# the battle that has just ended


def won(s: World, p: i64) -> bool:
    """COC-3.12: p is the winner of the battle."""
    result: i64 = s.fight.result
    return (result == ATTACKER_WON and s.fight.attacker == p) or (result == DEFENDER_WON and s.fight.defender == p)


def enemy_of(s: World, p: i64) -> i64:
    return s.fight.side_against(p).leader


def kills(s: World, p: i64) -> i64:
    return s.fight.side_against(p).lost


def started_with(s: World, p: i64) -> i64:
    return s.fight.side_of(p).start


def is_land_battle(s: World) -> bool:
    """A land battle with at least one round."""
    return not s.fight.sea and s.fight.round > 0


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
        return enemy_of(s, p) != BARBARIANS and (s.fight.sides[DEFENDER].start > 0 or s.fight.fortress)


class NavalAssault(Goal):
    def met_by_capture(self, s: World, p: i64) -> bool:
        return enemy_of(s, p) != BARBARIANS and s.fight.landed > 0


class BarbarianConquest(Goal):
    def met_by_capture(self, s: World, p: i64) -> bool:
        return enemy_of(s, p) == BARBARIANS and s.fight.sides[DEFENDER].start >= self.amount


class Resistance(Goal):
    """A settlement of barbarians captured, or their attack defeated: COC-18.17."""

    def met_by_capture(self, s: World, p: i64) -> bool:
        return enemy_of(s, p) == BARBARIANS and s.fight.sides[DEFENDER].lost >= self.amount

    def met_by_battle(self, s: World, p: i64) -> bool:
        return s.fight.attacker == BARBARIANS and won(s, p) and s.fight.sides[ATTACKER].lost >= self.amount


class Warmonger(Goal):
    """COC-19.13: the second land battle of the turn, not stopped, in another space; at least one of them won."""

    def met_by_battle(self, s: World, p: i64) -> bool:
        if s.mover != p or not is_land_battle(s) or s.fight.result == STOPPED:
            return False
        n = s.nations[p]
        others: i64 = 0
        at: i64
        for at in n.fought_at:
            if at != s.fight.at:
                others += 1
        return others + 1 >= self.amount and n.won_battles > 0


class General(Goal):
    def met_by_battle(self, s: World, p: i64) -> bool:
        return is_land_battle(s) and kills(s, p) >= self.amount


class GreatBattle(Goal):
    def met_by_battle(self, s: World, p: i64) -> bool:
        return is_land_battle(s) and s.fight.sides[ATTACKER].start + s.fight.sides[DEFENDER].start >= self.amount


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
        city: i64 = s.fight.city
        if s.fight.attacker != p or not is_land_battle(s) or s.fight.sides[ATTACKER].start < self.amount or city == 0:
            return False
        return size_of(city) >= self.of and wonder_of(city) != NO_ONE


class Scavenger(Goal):
    def met_by_battle(self, s: World, p: i64) -> bool:
        return has(s.fight.scavenged, ATTACKER if s.fight.attacker == p else DEFENDER)


class Aggressor(Goal):
    def met_by_battle(self, s: World, p: i64) -> bool:
        return is_land_battle(s) and s.fight.attacker == p and won(s, p) and kills(s, p) >= self.amount
