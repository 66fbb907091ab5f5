"""Wonders: rows, and the classes of those that change a rule. TTA-16.7, 16.8, 16.12."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ecumene.games.through_the_ages.cards.active import UsedInActions
from ecumene.games.through_the_ages.cards.rows import (
    ARTILLERY,
    INFANTRY,
    LIBRARY,
    MINE,
    THEATER,
    WONDER,
    Card,
    is_unit,
    is_urban,
)
from ecumene.games.through_the_ages.rules.play_area import technologies_in_play
from ecumene.games.through_the_ages.rules.ratings import count_type
from ecumene.games.through_the_ages.rules.seat import LEADER_REPLACED, SAILED
from ecumene.games.through_the_ages.rules.state import Realm
from ecumene.games.through_the_ages.rules.verbs import SAIL


class GreatWall(Card):
    says: ClassVar[list[str]] = ["great-wall"]

    def extra_strength(self, s: Realm, p: i64) -> i64:
        return self.amount * (count_type(s, p, INFANTRY) + count_type(s, p, ARTILLERY))


class StPeters(Card):
    says: ClassVar[list[str]] = ["extra-faces"]

    def extra_faces(self) -> i64:
        return self.amount


class TajMahal(Card):
    says: ClassVar[list[str]] = ["cheap-after-leader"]

    def own_discount(self, s: Realm, p: i64) -> i64:
        return self.amount if s.nations[p].has_used(LEADER_REPLACED) else 0


class OceanLiner(UsedInActions):
    """Once a turn one more worker for nothing."""

    says: ClassVar[list[str]] = ["sails"]
    verb: ClassVar[int] = SAIL
    once: ClassVar[int] = SAILED

    def forbids(self, s: Realm, p: i64, action: i64) -> str:
        return "" if s.nations[p].yellow > 0 else "TTA-6.2"

    def effect(self, s: Realm, p: i64, action: i64) -> None:
        s.gain_population(p, 1)


class Railroad(Card):
    """The best mine with a worker produces one more token."""

    says: ClassVar[list[str]] = ["best-mine-twice"]

    def produce_more(self, s: Realm, p: i64) -> i64:
        n = s.nations[p]
        best: i64 = -1
        i: i64
        for i in range(len(n.techs)):
            if n.workers[i] > 0 and s.type(n.techs[i]) == MINE:
                if best < 0 or s.level(n.techs[i]) > s.level(n.techs[best]):
                    best = i
        if best < 0 or n.blue == 0:
            return 0
        s.lay_tokens(p, best, 1)
        return s.card(n.techs[best]).worth

    def mine_output(self, s: Realm, p: i64) -> i64:
        best: i64 = 0
        c: i64
        w: i64
        for c, w in zip(s.nations[p].techs, s.nations[p].workers):
            if w > 0 and s.type(c) == MINE:
                best = max(best, s.card(c).worth)
        return best


class FastFoodChains(Card):
    says: ClassVar[list[str]] = ["fast-food-chains"]

    def on_complete(self, s: Realm, p: i64) -> None:
        n = s.nations[p]
        total: i64 = 0
        i: i64
        for i in range(len(n.techs)):
            type: i64 = s.card(n.techs[i]).type
            total += n.workers[i] * (self.also if is_unit(type) or is_urban(type) else self.amount)
        s.gain_culture(p, total)


class FirstSpaceFlight(Card):
    says: ClassVar[list[str]] = ["first-space-flight"]

    def on_complete(self, s: Realm, p: i64) -> None:
        total: i64 = 0
        for c in technologies_in_play(s, p):
            total += s.card(c).age
        s.gain_culture(p, total)


class Hollywood(Card):
    says: ClassVar[list[str]] = ["hollywood"]

    def on_complete(self, s: Realm, p: i64) -> None:
        n = s.nations[p]
        total: i64 = 0
        for power in s.powers(p):
            total += power.urban_culture(s, p)
        i: i64
        for i in range(len(n.techs)):
            card = s.card(n.techs[i])
            if card.type == THEATER or card.type == LIBRARY:
                total += n.workers[i] * card.culture
        s.gain_culture(p, self.amount * total)


class Internet(Card):
    says: ClassVar[list[str]] = ["internet"]

    def on_complete(self, s: Realm, p: i64) -> None:
        n = s.nations[p]
        total: i64 = 0
        for power in s.powers(p):
            total += power.urban_output(s, p)
        i: i64
        for i in range(len(n.techs)):
            card = s.card(n.techs[i])
            if is_urban(card.type):
                total += n.workers[i] * (card.culture + card.science + card.strength)
        s.gain_culture(p, total)


def wonder_rows() -> list[Card]:
    return [
        Card("pyramids", WONDER, 0, stages="3 2 1", civil=1),
        Card("hanging_gardens", WONDER, 0, stages="2 2 2", culture=1, happy=2),
        Card("colossus", WONDER, 0, stages="3 3", strength=2, colonization=1),
        Card("library_of_alexandria", WONDER, 0, stages="1 4 1", culture=1, science=1, hand=1),
        GreatWall("great_wall", WONDER, 1, stages="2 2 3 2", culture=1, happy=1, amount=1),
        StPeters("st_peters_basilica", WONDER, 1, stages="4 4", culture=2, happy=1, amount=1),
        TajMahal("taj_mahal", WONDER, 1, stages="2 4 2", culture=3, blue=1, amount=2),
        Card("universitas_carolina", WONDER, 1, stages="3 3 3", culture=1, science=2),
        Card("eiffel_tower", WONDER, 2, stages="3 7 3", culture=4, happy=1),
        Card("kremlin", WONDER, 2, stages="4 4 4", culture=2, civil=1, military=1, happy=-1),
        OceanLiner("ocean_liner_service", WONDER, 2, stages="4 2 2 4"),
        Railroad("transcontinental_railroad", WONDER, 2, stages="3 3 3 3", strength=4),
        FastFoodChains("fast_food_chains", WONDER, 3, stages="4 4 4 4", amount=2, also=1),
        FirstSpaceFlight("first_space_flight", WONDER, 3, stages="1 2 4 9"),
        Hollywood("hollywood", WONDER, 3, stages="5 6 5", amount=2),
        Internet("internet", WONDER, 3, stages="2 3 4 3 2"),
    ]
