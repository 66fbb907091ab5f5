"""Events and territories, as rows; nearly every event is a class of a few lines. TTA-9. Age III: `impact_cards`."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ecumene.games.through_the_ages.cards.impacts import impact_rows
from ecumene.games.through_the_ages.cards.rows import (
    EVENT,
    FOOD,
    NONE,
    RESOURCES,
    TERRITORY,
    Card,
)
from ecumene.games.through_the_ages.rules.events.questions import (
    AGREEMENT_BUDGET,
    CULTURE_POINTS,
    GAIN,
    GIVE_UP,
    Grant,
    LoseColony,
    Ruin,
    Split,
    affect_all,
    among_weakest,
    ask_destruction,
    ask_split,
    discard_military,
    offer_building,
    ranked,
    ruinable,
    strongest,
    take_from_row,
    weakest,
)
from ecumene.games.through_the_ages.rules.hands import draw_cards
from ecumene.games.through_the_ages.rules.play_area import lose_blue, lose_population, remove_leader
from ecumene.games.through_the_ages.rules.production import (
    consume,
    corrupt,
    produce_food,
    produce_resources,
)
from ecumene.games.through_the_ages.rules.ratings import discontent
from ecumene.games.through_the_ages.rules.state import LAST_AGE, Realm
from ecumene.games.through_the_ages.rules.tokens import (
    gain,
    gain_population,
    gain_yellow,
    lose,
    lose_yellow,
    stored,
)
from ecumene.games.through_the_ages.rules.verbs import SPENT


class ForEach(Card):
    """Each civilization, from the current player clockwise."""

    says: ClassVar[list[str]] = ["each"]

    def play(self, s: Realm, p: i64) -> None:
        affect_all(s, self.number, s.order(s.mover))

    def affect(self, s: Realm, p: i64, step: i64) -> None:
        """What the row says: points, then food and resources, population, cards."""
        s.gain_science(p, self.gain_science)
        gain(s, p, FOOD, self.gain_food)
        gain(s, p, RESOURCES, self.gain_resources)
        gain_population(s, p, self.gain_population)
        draw_cards(s, p, self.draw)


class Markets(ForEach):
    says: ClassVar[list[str]] = ["markets"]

    def affect(self, s: Realm, p: i64, step: i64) -> None:
        s.push(Split(p, self.amount, GAIN, p, self.amount))  # D24


class FreeBuilding(ForEach):
    """D23: one of a starting technology for nothing, or not."""

    says: ClassVar[list[str]] = ["free-building"]

    builds: list[int]  # the technology's row; no plain number, so that no correction reaches it

    def __init__(self, name: str, tech: int) -> None:
        super().__init__(name, EVENT, 0)
        self.builds = [tech]

    def affect(self, s: Realm, p: i64, step: i64) -> None:
        offer_building(s, p, self.builds[0])


class Civilization(ForEach):
    says: ClassVar[list[str]] = ["civilization"]

    def affect(self, s: Realm, p: i64, step: i64) -> None:
        s.ask(Grant(p, self.amount))


class Barbarians(Card):
    """The most cultured, if it is among the weakest, loses population."""

    says: ClassVar[list[str]] = ["barbarians"]

    def play(self, s: Realm, p: i64) -> None:
        first: i64 = ranked(s, CULTURE_POINTS)[0]
        if among_weakest(s, first, 2):
            lose_population(s, first, 1)


class StrongAndWeak(Card):
    """Something for the strongest, something else for the weakest; both are known before either happens (9.8)."""

    weak_first: ClassVar[bool] = False

    def play(self, s: Realm, p: i64) -> None:
        strong = strongest(s, 1)
        weak = weakest(s, 1)
        if self.weak_first:
            affect_all(s, self.number, strong, 0)
            affect_all(s, self.number, weak, 1)
        else:
            affect_all(s, self.number, weak, 1)
            affect_all(s, self.number, strong, 0)


class BorderConflict(StrongAndWeak):
    says: ClassVar[list[str]] = ["border-conflict"]
    weak_first: ClassVar[bool] = True

    def affect(self, s: Realm, p: i64, step: i64) -> None:
        if step == 1:
            ask_destruction(s, p, p, 0)
        else:
            gain(s, p, RESOURCES, self.amount)


class Crusades(StrongAndWeak):
    says: ClassVar[list[str]] = ["crusades"]

    def affect(self, s: Realm, p: i64, step: i64) -> None:
        if step == 0:
            s.gain_culture(p, self.amount)
        else:
            s.lose_culture(p, self.amount)


class Refugees(StrongAndWeak):
    says: ClassVar[list[str]] = ["refugees"]

    def affect(self, s: Realm, p: i64, step: i64) -> None:
        if step == 0:
            s.gain_culture(p, self.amount)
            gain_population(s, p, 1)
        else:
            s.lose_culture(p, self.amount)
            lose_population(s, p, 1)


class UncertainBorders(Card):
    """The strongest takes a yellow token of the weakest's bank."""

    says: ClassVar[list[str]] = ["uncertain-borders"]

    def play(self, s: Realm, p: i64) -> None:
        taken: i64 = lose_yellow(s, weakest(s, 1)[0], self.amount)
        gain_yellow(s, strongest(s, 1)[0], taken)


class PoliticsOfStrength(StrongAndWeak):
    """R-23; in Age IV culture instead: five up, three down."""

    says: ClassVar[list[str]] = ["politics-of-strength"]

    def affect(self, s: Realm, p: i64, step: i64) -> None:
        if step == 0:
            if s.age == LAST_AGE:
                s.gain_culture(p, self.draw)
            else:
                draw_cards(s, p, self.draw)
        elif s.age == LAST_AGE:
            s.lose_culture(p, self.amount)
        else:
            discard_military(s, p, self.amount)


class CulturalInfluence(ForEach):
    says: ClassVar[list[str]] = ["cultural-influence"]

    def affect(self, s: Realm, p: i64, step: i64) -> None:
        s.gain_culture(p, s.nations[p].r_culture)


class Foray(Card):
    says: ClassVar[list[str]] = ["foray"]

    def play(self, s: Realm, p: i64) -> None:
        affect_all(s, self.number, strongest(s, 2))

    def affect(self, s: Realm, p: i64, step: i64) -> None:
        ask_split(s, p, self.amount, GAIN, p)


class Raiders(Card):
    says: ClassVar[list[str]] = ["raiders"]

    def play(self, s: Realm, p: i64) -> None:
        affect_all(s, self.number, weakest(s, 2))

    def affect(self, s: Realm, p: i64, step: i64) -> None:
        ask_split(s, p, self.amount, GIVE_UP, p)


class GoodHarvest(ForEach):
    """R-20: food production at once, uprising or not."""

    says: ClassVar[list[str]] = ["good-harvest"]

    def affect(self, s: Realm, p: i64, step: i64) -> None:
        produce_food(s, p)


class NewDeposits(ForEach):
    says: ClassVar[list[str]] = ["new-deposits"]

    def affect(self, s: Realm, p: i64, step: i64) -> None:
        produce_resources(s, p)


class EconomicProgress(ForEach):
    says: ClassVar[list[str]] = ["economic-progress"]

    def affect(self, s: Realm, p: i64, step: i64) -> None:
        corrupt(s, p)
        produce_food(s, p)
        consume(s, p)
        produce_resources(s, p)


class Immigration(Card):
    """TTA-9.5, 9.11: everybody with the most happy faces."""

    says: ClassVar[list[str]] = ["immigration"]

    def play(self, s: Realm, p: i64) -> None:
        most: i64 = 0
        for q in s.order(s.mover):
            most = max(most, s.nations[q].r_happy)
        for q in s.order(s.mover):
            if s.nations[q].r_happy == most:
                gain_population(s, q, 1)


class Pestilence(ForEach):
    says: ClassVar[list[str]] = ["pestilence"]

    def affect(self, s: Realm, p: i64, step: i64) -> None:
        lose_population(s, p, 1)


class Rats(ForEach):
    says: ClassVar[list[str]] = ["rats"]

    def affect(self, s: Realm, p: i64, step: i64) -> None:
        lose(s, p, FOOD, stored(s, p, FOOD))


class Rebellion(ForEach):
    """R-21, TTA-14.11: available civil actions only, for each discontent worker."""

    says: ClassVar[list[str]] = ["rebellion"]

    def affect(self, s: Realm, p: i64, step: i64) -> None:
        n = s.nations[p]
        count: i64 = min(n.ca, self.amount * discontent(s, p))
        if count > 0:
            n.ca -= count
            s.tell(SPENT, p, count)


class ReignOfTerror(Card):
    says: ClassVar[list[str]] = ["reign-of-terror"]

    def play(self, s: Realm, p: i64) -> None:
        lose_population(s, weakest(s, 1)[0], 1)


class ScientificBreakthrough(ForEach):
    says: ClassVar[list[str]] = ["scientific-breakthrough"]

    def affect(self, s: Realm, p: i64, step: i64) -> None:
        s.gain_science(p, s.nations[p].r_science)


class CivilUnrest(Card):
    """TTA-9.11: culture for every discontent worker; a blue token from whoever has most of them."""

    says: ClassVar[list[str]] = ["civil-unrest"]

    def play(self, s: Realm, p: i64) -> None:
        most: i64 = 0
        for q in s.order(s.mover):
            most = max(most, discontent(s, q))
        worst: list[int] = []
        for q in s.order(s.mover):
            if most > 0 and discontent(s, q) == most:
                worst.append(q)
        for q in s.order(s.mover):
            s.lose_culture(q, self.amount * discontent(s, q))
        affect_all(s, self.number, worst)

    def affect(self, s: Realm, p: i64, step: i64) -> None:
        lose_blue(s, p, 1)


class ColdWar(Card):
    says: ClassVar[list[str]] = ["cold-war"]

    def play(self, s: Realm, p: i64) -> None:
        for q in strongest(s, 2):
            s.gain_science(q, self.amount)


class CrimeWave(Card):
    says: ClassVar[list[str]] = ["crime-wave"]

    def play(self, s: Realm, p: i64) -> None:
        affect_all(s, self.number, weakest(s, 2))

    def affect(self, s: Realm, p: i64, step: i64) -> None:
        s.lose_culture(p, self.amount)
        lose_blue(s, p, 1)


class Emigration(ForEach):
    says: ClassVar[list[str]] = ["emigration"]

    def affect(self, s: Realm, p: i64, step: i64) -> None:
        lose_population(s, p, (discontent(s, p) + 1) // 2)


class Iconoclasm(ForEach):
    """R-19: leaders of another age than the current one."""

    says: ClassVar[list[str]] = ["iconoclasm"]

    def affect(self, s: Realm, p: i64, step: i64) -> None:
        leader: i64 = s.nations[p].leader
        if leader != NONE and s.card(leader).age != s.age:
            remove_leader(s, p)


class IndependenceDeclaration(Card):
    says: ClassVar[list[str]] = ["independence-declaration"]

    def play(self, s: Realm, p: i64) -> None:
        q: i64 = weakest(s, 1)[0]
        if s.nations[q].colonies:
            s.ask(LoseColony(q))


class InternationalAgreement(Card):
    says: ClassVar[list[str]] = ["international-agreement"]

    def play(self, s: Realm, p: i64) -> None:
        take_from_row(s, strongest(s, 1)[0], AGREEMENT_BUDGET)


class NationalPride(Card):
    says: ClassVar[list[str]] = ["national-pride"]

    def play(self, s: Realm, p: i64) -> None:
        s.gain_culture(ranked(s, CULTURE_POINTS)[0], self.amount)


class PopularizationOfScience(ForEach):
    says: ClassVar[list[str]] = ["popularization-of-science"]

    def affect(self, s: Realm, p: i64, step: i64) -> None:
        s.gain_culture(p, s.nations[p].r_science)


class Prosperity(ForEach):
    says: ClassVar[list[str]] = ["prosperity"]

    def affect(self, s: Realm, p: i64, step: i64) -> None:
        gain(s, p, FOOD, min(self.amount, s.nations[p].r_happy))


class RavagesOfTime(ForEach):
    says: ClassVar[list[str]] = ["ravages-of-time"]

    def affect(self, s: Realm, p: i64, step: i64) -> None:
        if ruinable(s, p):
            s.ask(Ruin(p))


class Terrorism(Card):
    """D31: the least cultured destroys an urban building of every other player."""

    says: ClassVar[list[str]] = ["terrorism"]

    def play(self, s: Realm, p: i64) -> None:
        last: i64 = ranked(s, CULTURE_POINTS)[-1]
        victims: list[int] = []
        for q in s.order(s.mover):
            if q != last:
                victims.append(q)
        affect_all(s, self.number, victims, last)

    def affect(self, s: Realm, p: i64, step: i64) -> None:
        ask_destruction(s, step, p, 1)


def event_rows(religion: int, warriors: int) -> list[Card]:
    return [
        ForEach("development_of_agriculture", EVENT, 0, gain_food=2),
        ForEach("development_of_crafts", EVENT, 0, gain_resources=2),
        Markets("development_of_markets", EVENT, 0, amount=2),
        ForEach("development_of_politics", EVENT, 0, draw=3),
        FreeBuilding("development_of_religion", religion),
        ForEach("development_of_science", EVENT, 0, gain_science=2),
        ForEach("development_of_settlement", EVENT, 0, gain_population=1),
        ForEach("development_of_trade_routes", EVENT, 0, gain_science=1, gain_food=1, gain_resources=1),
        FreeBuilding("development_of_warfare", warriors),
        Civilization("development_of_civilization", EVENT, 0, amount=1),
        Barbarians("barbarians", EVENT, 1),
        BorderConflict("border_conflict", EVENT, 1, amount=3),
        Crusades("crusades", EVENT, 1, amount=4),
        CulturalInfluence("cultural_influence", EVENT, 1),
        Foray("foray", EVENT, 1, amount=3),
        GoodHarvest("good_harvest", EVENT, 1),
        Immigration("immigration", EVENT, 1),
        NewDeposits("new_deposits", EVENT, 1),
        Pestilence("pestilence", EVENT, 1),
        Raiders("raiders", EVENT, 1, amount=2),
        Rats("rats", EVENT, 1),
        Rebellion("rebellion", EVENT, 1, amount=2),
        ReignOfTerror("reign_of_terror", EVENT, 1),
        ScientificBreakthrough("scientific_breakthrough", EVENT, 1),
        UncertainBorders("uncertain_borders", EVENT, 1, amount=1),
        CivilUnrest("civil_unrest", EVENT, 2, amount=4),
        ColdWar("cold_war", EVENT, 2, amount=6),
        CrimeWave("crime_wave", EVENT, 2, amount=3),
        EconomicProgress("economic_progress", EVENT, 2),
        Emigration("emigration", EVENT, 2),
        Iconoclasm("iconoclasm", EVENT, 2),
        IndependenceDeclaration("independence_declaration", EVENT, 2),
        InternationalAgreement("international_agreement", EVENT, 2),
        NationalPride("national_pride", EVENT, 2, amount=5),
        PoliticsOfStrength("politics_of_strength", EVENT, 2, draw=5, amount=3),
        PopularizationOfScience("popularization_of_science", EVENT, 2),
        Prosperity("prosperity", EVENT, 2, amount=8),
        RavagesOfTime("ravages_of_time", EVENT, 2),
        Refugees("refugees", EVENT, 2, amount=3),
        Terrorism("terrorism", EVENT, 2),
        *impact_rows(),
        Card("developed_territory_i", TERRITORY, 1, yellow=1, blue=1, gain_science=3),
        Card("historic_territory_i", TERRITORY, 1, happy=1, gain_culture=6),
        Card("inhabited_territory_i", TERRITORY, 1, yellow=2, gain_population=1),
        Card("strategic_territory_i", TERRITORY, 1, strength=2, draw=3),
        Card("vast_territory_i", TERRITORY, 1, yellow=3, blue=-1, gain_food=3),
        Card("wealthy_territory_i", TERRITORY, 1, blue=3, gain_resources=5),
        Card("developed_territory_ii", TERRITORY, 2, yellow=2, blue=2, gain_science=5),
        Card("historic_territory_ii", TERRITORY, 2, happy=2, gain_culture=11),
        Card("inhabited_territory_ii", TERRITORY, 2, yellow=3, gain_population=2),
        Card("strategic_territory_ii", TERRITORY, 2, strength=4, draw=5),
        Card("vast_territory_ii", TERRITORY, 2, yellow=4, blue=-1, gain_food=4),
        Card("wealthy_territory_ii", TERRITORY, 2, blue=4, gain_resources=9),
    ]
