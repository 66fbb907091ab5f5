"""The civil halves of action cards, with a class for each. COC-20."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.cards.categories import CATEGORIES
from ecumene.games.clash_of_cultures.cards.rows import (
    AFTER_WIN,
    AFTER_WIN_OR_CAPTURE,
    BEFORE_COLLECT,
    RIGHT_AFTER_CAPTURE,
    START_OF_TURN,
    Civil,
)
from ecumene.games.clash_of_cultures.cards.status_goals import cities_with
from ecumene.games.clash_of_cultures.rules.action_cards.civil_questions import (
    ChoosePlayer,
    ExplorerCard,
    LookAtPlans,
    RaiseMood,
    is_near,
    look_at_hand,
    unhappy,
)
from ecumene.games.clash_of_cultures.rules.action_cards.mercenaries import HireBarbarians, for_hire
from ecumene.games.clash_of_cultures.rules.action_cards.play_cards import after_capture
from ecumene.games.clash_of_cultures.rules.advances.learn import buyable, gainable_free
from ecumene.games.clash_of_cultures.rules.advances.learn_by_card import buy_by_card, free_advance
from ecumene.games.clash_of_cultures.rules.cities.free_units import cities_with_room, place_free_unit
from ecumene.games.clash_of_cultures.rules.cities.grow import ALL_BUILDINGS, growths, offer_growth
from ecumene.games.clash_of_cultures.rules.map.cities import supply_piece
from ecumene.games.clash_of_cultures.rules.map.packed_city import ACADEMY, BARBARIANS, SETTLEMENT
from ecumene.games.clash_of_cultures.rules.map.packed_unit import SETTLER, SOLDIER
from ecumene.games.clash_of_cultures.rules.movement.explore_by_card import surveys
from ecumene.games.clash_of_cultures.rules.once_flags import (
    ASSASSINATED,
    CULTURAL_TAKEOVER_PLAYED,
    INFLUENCED,
    MASS_PRODUCTION_PLAYED,
    PRODUCTION_FOCUS_PLAYED,
)
from ecumene.games.clash_of_cultures.rules.resources import gain, has_resource, room
from ecumene.games.clash_of_cultures.rules.seat import FOOD, GOLD, IDEA, ORE, WOOD
from ecumene.games.clash_of_cultures.rules.state import NONE, World
from ecumene.kernel.core.bits import count, one
from ecumene.kernel.core.bits import size as size_of_bag
from ecumene.kernel.core.frames import Step
from ecumene.kernel.core.state import NOBODY


def ask_player(s: World, p: i64, civil: i64, seats: i64) -> None:
    s.ask(ChoosePlayer(p, civil, seats))


class WithPlayer(Civil):
    """It is played on another player."""

    says: ClassVar[list[str]] = ["player"]

    def may_target(self, s: World, p: i64, q: i64) -> bool:
        raise NotImplementedError

    def targets(self, s: World, p: i64) -> i64:
        """The bag of players on whom it may be played."""
        out: i64 = 0
        q: i64
        for q in s.order(p):
            if q != p and self.may_target(s, p, q):
                out |= one(q)
        return out

    def possible(self, s: World, p: i64) -> bool:
        return self.targets(s, p) != 0

    def play(self, s: World, p: i64) -> None:
        ask_player(s, p, self.number, self.targets(s, p))


class Advance(Civil):
    def possible(self, s: World, p: i64) -> bool:
        return gainable_free(s, p) != 0

    def play(self, s: World, p: i64) -> None:
        free_advance(s, p, s.rules.every_advance, False)


class Inspiration(WithPlayer):
    """COC-20.10: on each player once a turn if in range, and once more for each city captured from that player."""

    def may_target(self, s: World, p: i64, q: i64) -> bool:
        n = s.nations[p]
        most: i64 = count(n.captures, q)
        if is_near(s, p, q, self.reach):
            most += 1
        return count(n.inspired, q) < most and gainable_free(s, p) & s.nations[q].advances != 0

    def on_player_chosen(self, s: World, p: i64, q: i64) -> None:
        s.count_inspiration(p, q)
        free_advance(s, p, s.nations[q].advances, False)


class HeroGeneral(Civil):
    def possible(self, s: World, p: i64) -> bool:
        return len(unhappy(s, p)) > 0

    def play(self, s: World, p: i64) -> None:
        s.count_hero_general(p)
        s.ask(RaiseMood(p, self.amount))


class Spy(WithPlayer):
    def may_target(self, s: World, p: i64, q: i64) -> bool:
        return len(s.nations[q].hand) + len(s.nations[q].objectives) > 0

    def on_player_chosen(self, s: World, p: i64, q: i64) -> None:
        look_at_hand(s, p, q)


class Ideas(Civil):
    def possible(self, s: World, p: i64) -> bool:
        return cities_with(s, p, ACADEMY) > 0 and room(s, p, IDEA) > 0

    def play(self, s: World, p: i64) -> None:
        gain(s, p, IDEA, self.amount * cities_with(s, p, ACADEMY))


class GreatIdeas(Civil):
    def possible(self, s: World, p: i64) -> bool:
        return room(s, p, IDEA) > 0

    def play(self, s: World, p: i64) -> None:
        s.count_great_ideas(p)
        gain(s, p, IDEA, self.amount)


class Mercenaries(Civil):
    """COC-18.21."""

    def possible(self, s: World, p: i64) -> bool:
        n = s.nations[p]
        rich: bool = n.culture_tokens > 0 or has_resource(s, p, FOOD, 1) or has_resource(s, p, ORE, 1)
        if not rich and not has_resource(s, p, WOOD, 1) and not has_resource(s, p, GOLD, 1):
            return False
        return len(for_hire(s, p, self.reach, 0)) > 0

    def play(self, s: World, p: i64) -> None:
        s.ask(HireBarbarians(p, self.reach, 0))


class CulturalTakeover(Civil):
    """For the next attempt to influence in this turn: see `influence`."""

    def possible(self, s: World, p: i64) -> bool:
        n = s.nations[p]
        if n.has_used(CULTURAL_TAKEOVER_PLAYED) or n.has_used(INFLUENCED) or supply_piece(s, p, SETTLEMENT) == 0:
            return False
        return len(s.cities_of(BARBARIANS)) > 0

    def play(self, s: World, p: i64) -> None:
        s.use(p, CULTURAL_TAKEOVER_PLAYED)


class CityDevelopment(Civil):
    def possible(self, s: World, p: i64) -> bool:
        return len(growths(s, p, ALL_BUILDINGS, False, True)) > 0

    def play(self, s: World, p: i64) -> None:
        offer_growth(s, p, NONE, False, True, False)


class ProductionFocus(Civil):
    """COC-11.27."""

    def possible(self, s: World, p: i64) -> bool:
        return True

    def play(self, s: World, p: i64) -> None:
        s.use(p, PRODUCTION_FOCUS_PLAYED)


class MassProduction(Civil):
    """COC-11.27."""

    def possible(self, s: World, p: i64) -> bool:
        return True

    def play(self, s: World, p: i64) -> None:
        s.use(p, MASS_PRODUCTION_PLAYED)

    def collect_bonus(self) -> i64:
        return self.amount


class Explorer(Civil):
    def possible(self, s: World, p: i64) -> bool:
        return len(surveys(s, p)) > 0 or len(cities_with_room(s, p, SETTLER)) > 0

    def play(self, s: World, p: i64) -> None:
        s.ask(ExplorerCard(p, 0, 0))


class Negotiations(WithPlayer):
    """The two players do not attack each other: in this turn, and in the other player's next turn."""

    def may_target(self, s: World, p: i64, q: i64) -> bool:
        return True

    def on_player_chosen(self, s: World, p: i64, q: i64) -> None:
        s.make_truce(p, q)


class Leadership(Civil):
    """COC-8.8."""

    def possible(self, s: World, p: i64) -> bool:
        return True

    def play(self, s: World, p: i64) -> None:
        s.add_actions(p, self.amount)


class Assassination(WithPlayer):
    """COC-8.8: not on a player who is already affected by it."""

    def may_target(self, s: World, p: i64, q: i64) -> bool:
        return not s.nations[q].has_used(ASSASSINATED)

    def on_player_chosen(self, s: World, p: i64, q: i64) -> None:
        s.assassinate(q, self.amount)


class NewPlans(Civil):
    def possible(self, s: World, p: i64) -> bool:
        return len(s.objective_deck) > 0 and len(s.nations[p].objectives) > 0

    def play(self, s: World, p: i64) -> None:
        s.push(LookAtPlans(p, self.amount))


class Synergies(Civil):
    """COC-20.7: a category must have enough advances to buy, at least one after the other."""

    def possible(self, s: World, p: i64) -> bool:
        return self.categories(s, p) != 0

    def categories(self, s: World, p: i64) -> i64:
        """The bag of all advances in such categories."""
        out: i64 = 0
        can: i64 = buyable(s, p)
        category: i64
        for category in range(len(CATEGORIES)):
            bag: i64 = s.rules.in_category[category]
            if can & bag and size_of_bag(bag & ~s.nations[p].advances) >= self.amount:
                out |= bag
        return out

    def play(self, s: World, p: i64) -> None:
        buy_by_card(s, p, self.categories(s, p), self.amount)


class TeachUs(Civil):
    """Played at the end of a capture: `MayTeach`."""

    def possible(self, s: World, p: i64) -> bool:
        return True

    def play(self, s: World, p: i64) -> None:
        """Nothing here: the question `MayTeach` knows the loser."""

    def on_player_chosen(self, s: World, p: i64, q: i64) -> None:
        free_advance(s, p, s.nations[q].advances, False)

    def captured(self, s: World, captor: i64, loser: i64) -> None:
        after_capture(s, captor, loser)


class Militia(Civil):
    def possible(self, s: World, p: i64) -> bool:
        return len(cities_with_room(s, p, SOLDIER)) > 0

    def play(self, s: World, p: i64) -> None:
        place_free_unit(s, p, SOLDIER)


class TechnologyTrade(WithPlayer):
    """COC-20.10: on each player once a turn. Then that player also learns an advance, if possible."""

    def may_target(self, s: World, p: i64, q: i64) -> bool:
        if s.nations[p].tech_traded & one(q) or not is_near(s, p, q, self.reach):
            return False
        return gainable_free(s, p) & s.nations[q].advances != 0

    def on_player_chosen(self, s: World, p: i64, q: i64) -> None:
        s.count_tech_trade(p, q)
        s.push(LearnInTurn(q, p))
        free_advance(s, p, s.nations[q].advances, False)


@dataclass(init=False, eq=False)
class LearnInTurn(Step):
    """D42: the second player learns after the first."""

    seat: i64
    teacher: i64

    def __init__(self, seat: i64, teacher: i64, player: i64 = NOBODY) -> None:
        self.player = player
        self.seat = seat
        self.teacher = teacher

    def run(self, s: World) -> None:
        s.stack.pop()
        free_advance(s, self.seat, s.nations[self.teacher].advances, False)


class NewIdeas(Civil):
    """The ideas come after the advance and its event."""

    def possible(self, s: World, p: i64) -> bool:
        return buyable(s, p) != 0

    def play(self, s: World, p: i64) -> None:
        s.push(GainIdeas(p, self.amount))
        buy_by_card(s, p, s.rules.every_advance, 1)


@dataclass(init=False, eq=False)
class GainIdeas(Step):
    seat: i64
    amount: i64

    def __init__(self, seat: i64, amount: i64, player: i64 = NOBODY) -> None:
        self.player = player
        self.seat = seat
        self.amount = amount

    def run(self, s: World) -> None:
        s.stack.pop()
        gain(s, self.seat, IDEA, self.amount)


def civil_rows() -> list[Civil]:
    """COC-20: each is printed on two cards."""
    return [
        Advance("advance", culture=1),
        Inspiration("inspiration", reach=2),
        HeroGeneral("hero_general", when=AFTER_WIN, amount=1),
        Spy("spy", action=1, culture=1),
        Ideas("ideas", amount=1),
        GreatIdeas("great_ideas", when=AFTER_WIN_OR_CAPTURE, amount=2),
        Mercenaries("mercenaries", action=1, reach=2),
        CulturalTakeover("cultural_takeover"),
        CityDevelopment("city_development", action=1, culture=1),
        ProductionFocus("production_focus", when=BEFORE_COLLECT),
        Explorer("explorer", action=1, culture=1),
        Negotiations("negotiations", culture=1, when=START_OF_TURN),
        Leadership("leadership", culture=1, amount=1),
        Assassination("assassination", culture=1, amount=1),
        MassProduction("mass_production", when=BEFORE_COLLECT, amount=2),
        NewPlans("new_plans", action=1, culture=1, amount=2),
        Synergies("synergies", action=1, amount=2),
        TeachUs("teach_us", when=RIGHT_AFTER_CAPTURE),
        Militia("militia", culture=1),
        TechnologyTrade("technology_trade", reach=2),
        NewIdeas("new_ideas", action=1, amount=2),
    ]
