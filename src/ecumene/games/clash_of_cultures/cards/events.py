"""The 38 events, with a class for every kind of text. COC-17."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.cards.categories import (
    AUTOCRACY,
    CONSTRUCTION,
    CULTURE,
    DEMOCRACY,
    ECONOMY,
    EDUCATION,
    MARITIME,
    SCIENCE,
    SPIRITUALITY,
    THEOCRACY,
    WARFARE,
)
from ecumene.games.clash_of_cultures.cards.rows import ATTACK, EXHAUSTED_LAND, GOLD_MINE, SPAWN, Event
from ecumene.games.clash_of_cultures.rules.action_cards.draw_cards import draw_actions
from ecumene.games.clash_of_cultures.rules.cities.free_units import place_free_unit
from ecumene.games.clash_of_cultures.rules.cities.grow import offer_growth
from ecumene.games.clash_of_cultures.rules.events.civil_war import (
    CHANGE_GOVERNMENT,
    LOSE_ACTION,
    CivilWar,
    RevoltStep,
    restless_cities,
)
from ecumene.games.clash_of_cultures.rules.events.disasters import Erupt, quake
from ecumene.games.clash_of_cultures.rules.events.draw_events import affect_all, affect_one
from ecumene.games.clash_of_cultures.rules.events.great_persons import MakeHappy, offer_person
from ecumene.games.clash_of_cultures.rules.events.lose_units import lose_units
from ecumene.games.clash_of_cultures.rules.events.moods_and_gifts import (
    AskReceiver,
    ChooseReceiver,
    Enrage,
    LowerOwnMood,
    feed_others,
    is_exposed,
    lower_moods,
)
from ecumene.games.clash_of_cultures.rules.map.cities import count_cities
from ecumene.games.clash_of_cultures.rules.map.packed_city import TEMPLE
from ecumene.games.clash_of_cultures.rules.map.packed_unit import SETTLER
from ecumene.games.clash_of_cultures.rules.movement.explore_by_card import offer_survey
from ecumene.games.clash_of_cultures.rules.movement.move import begin_move
from ecumene.games.clash_of_cultures.rules.resources import gain, lose
from ecumene.games.clash_of_cultures.rules.seat import FOOD, IDEA
from ecumene.games.clash_of_cultures.rules.state import NONE, World
from ecumene.games.clash_of_cultures.rules.trade.routes import trade_income
from ecumene.kernel.core.bits import bag_of


class ForDrawer(Event):
    """COC-17.3: the text affects the player who drew it."""

    says: ClassVar[list[str]] = ["drawer"]

    def happen(self, s: World, p: i64) -> None:
        affect_one(s, self.number, p)


class ForAll(Event):
    says: ClassVar[list[str]] = ["all"]

    def happen(self, s: World, p: i64) -> None:
        affect_all(s, self.number)


class Pestilence(ForAll):
    """COC-17.18, 17.19."""

    def affect(self, s: World, p: i64) -> None:
        s.ban(p, self.lasts)
        if count_cities(s, p) >= self.least:
            lower_moods(s, p, self.amount_exposed if is_exposed(s, p) else self.amount)


class Epidemics(ForAll):
    """COC-17.18."""

    def affect(self, s: World, p: i64) -> None:
        if len(s.nations[p].units) >= self.least:
            lose_units(s, p, self.amount_exposed if is_exposed(s, p) else self.amount)


class Famine(ForDrawer):
    """Food is lost. If there is too little, a city becomes angry."""

    def affect(self, s: World, p: i64) -> None:
        if lose(s, p, FOOD, self.amount) < self.amount:
            s.ask(Enrage(p))


class YearForAll(ForAll):
    def affect(self, s: World, p: i64) -> None:
        gain(s, p, FOOD, self.amount)


class Year(ForDrawer):
    """Food for the player who drew it, and some for others."""

    def affect(self, s: World, p: i64) -> None:
        gain(s, p, FOOD, self.amount)
        if self.give > 0:
            feed_others(s, p, self.give)


class PopulationBoom(ForDrawer):
    """COC-17.15: first the player who drew it, then a player of their choice."""

    def affect(self, s: World, p: i64) -> None:
        s.push(AskReceiver(p))
        place_free_unit(s, p, SETTLER)


class Migration(ForDrawer):
    def affect(self, s: World, p: i64) -> None:
        s.push(LowerOwnMood(p))
        s.ask(ChooseReceiver(p))


class Flood(ForDrawer):
    def affect(self, s: World, p: i64) -> None:
        lower_moods(s, p, self.amount, coastal=1)


class HeavyFlood(ForAll):
    def affect(self, s: World, p: i64) -> None:
        lower_moods(s, p, self.amount, coastal=1)


class Volcano(ForDrawer):
    def affect(self, s: World, p: i64) -> None:
        if count_cities(s, p) >= self.least:
            s.ask(Erupt(p, self.number))


class Earthquake(ForDrawer):
    def affect(self, s: World, p: i64) -> None:
        if count_cities(s, p) >= self.least:
            quake(s, p, self.number)


class HeavyEarthquake(ForAll):
    def affect(self, s: World, p: i64) -> None:
        if count_cities(s, p) >= self.least:
            quake(s, p, self.number)


class CivilStrife(ForDrawer):
    """A city that is not happy and has a soldier, if there is one; otherwise any city."""

    def affect(self, s: World, p: i64) -> None:
        if len(restless_cities(s, p)) > 0:
            s.ask(CivilWar(p))
        else:
            lower_moods(s, p, self.amount)


class Revolution(ForDrawer):
    """Two steps. A soldier can be given up to avoid each."""

    def affect(self, s: World, p: i64) -> None:
        s.then([RevoltStep(p, LOSE_ACTION), RevoltStep(p, CHANGE_GOVERNMENT)])


# great persons: COC-17.13, 17.22


class Person(Event):
    """Taken for culture tokens and played later as an action: a free advance, then `play`."""

    says: ClassVar[list[str]] = ["person"]

    def person(self) -> bool:
        return True

    def happen(self, s: World, p: i64) -> None:
        offer_person(s, self.number, p)

    def play(self, s: World, p: i64) -> None:
        """Nothing more."""


class Explorer(Person):
    """A region is explored, and a city founded there for food, without a settler."""

    def play(self, s: World, p: i64) -> None:
        offer_survey(s, p, self.amount)


class Artist(Person):
    def play(self, s: World, p: i64) -> None:
        s.ask(MakeHappy(p))


class Prophet(Person):
    def play(self, s: World, p: i64) -> None:
        offer_growth(s, p, TEMPLE, True, False, True)


class Philosopher(Person):
    def play(self, s: World, p: i64) -> None:
        gain(s, p, IDEA, self.amount)


class Scientist(Person):
    def play(self, s: World, p: i64) -> None:
        gain(s, p, IDEA, self.amount)
        draw_actions(s, p, 1)


class Statesman(Person):
    def play(self, s: World, p: i64) -> None:
        draw_actions(s, p, self.amount)


class Warlord(Person):
    def battle_bonus(self) -> i64:
        return self.amount

    def play(self, s: World, p: i64) -> None:
        begin_move(s, p, self.amount)


class Merchant(Person):
    def play(self, s: World, p: i64) -> None:
        trade_income(s, p)


class Engineer(Person):
    def play(self, s: World, p: i64) -> None:
        offer_growth(s, p, NONE, True, False, True)


# fmt: off
def event_rows() -> list[Event]:
    return [
        Pestilence("pestilence", least=2, amount=1, amount_exposed=2, protection="sanitation", lasts=1),
        Epidemics("epidemics", least=2, amount=1, amount_exposed=2, protection="sanitation"),
        Famine("famine", ATTACK, copies=3, amount=1, protection="irrigation"),
        Famine("severe_famine", ATTACK, copies=3, amount=2, protection="irrigation"),
        YearForAll("good_year_all", SPAWN, amount=1),
        Year("good_year_self", SPAWN, amount=1),
        Year("good_year_give", SPAWN, amount=1, give=1),
        Year("awesome_year_self", SPAWN, amount=2),
        YearForAll("awesome_year_all", EXHAUSTED_LAND, amount=2),
        Year("awesome_year_give", EXHAUSTED_LAND, amount=2, give=2),
        YearForAll("fantastic_year_all", SPAWN, amount=3),
        Year("fantastic_year_give", SPAWN, amount=3, give=3),
        Year("fantastic_year_self", SPAWN, amount=3),
        Explorer("great_explorer", EXHAUSTED_LAND, amount=2, categories=bag_of([MARITIME])),
        Artist("great_artist", ATTACK, categories=bag_of([CULTURE])),
        Prophet("great_prophet", ATTACK, categories=bag_of([SPIRITUALITY])),
        Philosopher("great_philosopher", ATTACK, amount=2, categories=bag_of([EDUCATION])),
        Scientist("great_scientist", ATTACK, amount=1, categories=bag_of([SCIENCE])),
        Statesman("elder_statesman", ATTACK, amount=2, categories=bag_of([DEMOCRACY, AUTOCRACY, THEOCRACY])),
        Warlord("great_warlord", EXHAUSTED_LAND, amount=2, categories=bag_of([WARFARE])),
        Merchant("great_merchant", ATTACK, categories=bag_of([ECONOMY])),
        Engineer("great_engineer", ATTACK, categories=bag_of([CONSTRUCTION])),
        PopulationBoom("population_boom_spawn", SPAWN),
        PopulationBoom("population_boom_attack", ATTACK),
        Volcano("volcano", least=4),
        Earthquake("earthquake", least=3),
        HeavyEarthquake("heavy_earthquake", least=3),
        Flood("flood", amount=1),
        HeavyFlood("heavy_flood", amount=1),
        Migration("migration", GOLD_MINE, copies=2),
        CivilStrife("civil_war", copies=2, amount=1),
        Revolution("revolution", GOLD_MINE),
    ]
# fmt: on
