"""Action cards: the actions they grant and what they give. TTA-6.32 to 6.40; D16."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ecumene.games.through_the_ages.cards.rows import ACTION, FARM, LAB, MINE, THEATER, Card
from ecumene.games.through_the_ages.rules.actions.action_cards import BuildFor, DevelopBy, refuse_by_card
from ecumene.games.through_the_ages.rules.actions.build import build_stages, increase, refuse_stage
from ecumene.games.through_the_ages.rules.actions.costs import can_increase
from ecumene.games.through_the_ages.rules.actions.develop import learnable_technologies
from ecumene.games.through_the_ages.rules.actions.missing import lack_population, lack_stages
from ecumene.games.through_the_ages.rules.actions.offers import can_build_or_upgrade
from ecumene.games.through_the_ages.rules.actions.take import technologies_in_hand
from ecumene.games.through_the_ages.rules.events.questions import GAIN, Split
from ecumene.games.through_the_ages.rules.state import Realm
from ecumene.kernel.core.bits import members


class Gift(Card):
    """TTA-6.39: it only gives something; resources come before food (R-31)."""

    def play(self, s: Realm, p: i64) -> None:
        s.gain_science(p, self.gain_science)
        s.gain_culture(p, self.gain_culture)
        s.gain_resources(p, self.gain_resources)
        s.gain_food(p, self.gain_food)


class Reserves(Card):
    says: ClassVar[list[str]] = ["reserves"]

    def play(self, s: Realm, p: i64) -> None:
        s.push(Split(p, self.amount, GAIN, p, self.amount))


class Patriotism(Card):
    """TTA-6.37, R-14, R-16: a military action and resources for units, this turn only."""

    says: ClassVar[list[str]] = ["patriotism"]

    def play(self, s: Realm, p: i64) -> None:
        s.gain_military(p, 1)
        s.gain_unit_resources(p, self.amount)


class AgainstTheStrong(Card):
    """Resources for units for each stronger civilization; how many depends on the players left."""

    says: ClassVar[list[str]] = ["against-the-strong"]

    def play(self, s: Realm, p: i64) -> None:
        for q in s.others(p):
            if s.nations[q].strength_rating > s.nations[p].strength_rating:
                s.gain_unit_resources(p, self.by_players[s.left() - 2])


class Endowment(Card):
    says: ClassVar[list[str]] = ["endowment"]

    def play(self, s: Realm, p: i64) -> None:
        ahead: i64 = 0
        for q in s.others(p):
            if s.nations[q].culture > s.nations[p].culture:
                ahead += 1
        s.gain_culture(p, ahead * self.by_players[s.left() - 2])


class Frugality(Card):
    """TTA-6.33: population at its normal price; the food comes after the payment."""

    says: ClassVar[list[str]] = ["frugality"]

    def can_play(self, s: Realm, p: i64) -> bool:
        return can_increase(s, p)

    def missing(self, s: Realm, p: i64, action: i64, out: list[int]) -> None:
        lack_population(s, p, 0, out)

    def play(self, s: Realm, p: i64) -> None:
        increase(s, p)
        s.gain_food(p, self.amount)


class EngineeringGenius(Card):
    """TTA-6.35: exactly one stage."""

    says: ClassVar[list[str]] = ["engineering-genius"]

    def can_play(self, s: Realm, p: i64) -> bool:
        return refuse_stage(s, p, 1, self.amount) == ""

    def missing(self, s: Realm, p: i64, action: i64, out: list[int]) -> None:
        lack_stages(s, p, 1, self.amount, out)

    def play(self, s: Realm, p: i64) -> None:
        build_stages(s, p, 1, self.amount)


class BuildOrUpgrade(Card):
    """TTA-6.34, 6.41: build or upgrade something of certain types for less, never below zero."""

    def low(self) -> i64:
        """The first of the types."""
        return FARM

    def high(self) -> i64:
        """The last of them."""
        return THEATER

    def builds(self) -> bool:
        return True

    def can_play(self, s: Realm, p: i64) -> bool:
        return can_build_or_upgrade(s, p, self.low(), self.high(), self.amount, self.builds())

    def play(self, s: Realm, p: i64) -> None:
        s.push(BuildFor(p, self.low(), self.high(), self.amount, 1 if self.builds() else 0))


class RichLand(BuildOrUpgrade):
    says: ClassVar[list[str]] = ["rich-land"]

    def high(self) -> i64:
        return MINE


class UrbanGrowth(BuildOrUpgrade):
    says: ClassVar[list[str]] = ["urban-growth"]

    def low(self) -> i64:
        return LAB


class EfficientUpgrade(BuildOrUpgrade):
    says: ClassVar[list[str]] = ["efficient-upgrade"]

    def builds(self) -> bool:
        return False


class Breakthrough(Card):
    """TTA-6.38, R-3: a technology at its normal price, then science. A revolution spends all actions instead of one."""

    says: ClassVar[list[str]] = ["breakthrough"]

    def pays_later(self) -> bool:
        return True

    def can_play(self, s: Realm, p: i64) -> bool:
        n = s.nations[p]
        held: i64 = technologies_in_hand(s, n)
        if held == 0:
            return False
        if n.civil_actions > 0 and learnable_technologies(s, p) & held:
            return True
        c: i64
        for c in members(held & s.rules.governments):
            if not refuse_by_card(s, p, c, True):
                return True
        return False

    def play(self, s: Realm, p: i64) -> None:
        s.push(DevelopBy(p, self.amount))


def action_rows() -> list[Card]:
    return [
        RichLand("rich_land_a", ACTION, 0, "2 2 2", amount=1),
        RichLand("rich_land_i", ACTION, 1, "2 2 2", amount=2),
        RichLand("rich_land_ii", ACTION, 2, amount=3),
        UrbanGrowth("urban_growth_a", ACTION, 0, "2 2 2", amount=1),
        UrbanGrowth("urban_growth_i", ACTION, 1, "2 2 2", amount=2),
        UrbanGrowth("urban_growth_ii", ACTION, 2, amount=3),
        UrbanGrowth("urban_growth_iii", ACTION, 3, "2 2 2", amount=4),
        Frugality("frugality_a", ACTION, 0, "2 2 2", amount=1),
        Frugality("frugality_i", ACTION, 1, "2 2 2", amount=2),
        Frugality("frugality_ii", ACTION, 2, amount=3),
        EngineeringGenius("engineering_genius_a", ACTION, 0, amount=2),
        EngineeringGenius("engineering_genius_i", ACTION, 1, amount=3),
        EngineeringGenius("engineering_genius_ii", ACTION, 2, amount=4),
        EngineeringGenius("engineering_genius_iii", ACTION, 3, amount=5),
        Patriotism("patriotism_a", ACTION, 0, amount=1),
        Patriotism("patriotism_i", ACTION, 1, amount=2),
        Patriotism("patriotism_ii", ACTION, 2, amount=3),
        Patriotism("patriotism_iii", ACTION, 3, amount=4),
        Gift("cultural_heritage_a", ACTION, 0, gain_science=1, gain_culture=4),
        Gift("cultural_heritage_i", ACTION, 1, gain_science=2, gain_culture=2),
        Gift("stockpile_a", ACTION, 0, gain_resources=1, gain_food=1),
        Breakthrough("breakthrough_i", ACTION, 1, "2 2 2", amount=2),
        Breakthrough("breakthrough_ii", ACTION, 2, "2 2 2", amount=3),
        Reserves("reserves_i", ACTION, 1, "2 2 2", amount=2),
        Reserves("reserves_ii", ACTION, 2, "2 2 2", amount=3),
        Reserves("reserves_iii", ACTION, 3, "3 3 3", amount=4),
        EfficientUpgrade("efficient_upgrade_ii", ACTION, 2, "2 2 2", amount=3),
        EfficientUpgrade("efficient_upgrade_iii", ACTION, 3, "2 2 2", amount=4),
        Gift("revolutionary_idea_ii", ACTION, 2, gain_science=4),
        Gift("revolutionary_idea_iii", ACTION, 3, "2 2 2", gain_science=6),
        AgainstTheStrong("wave_of_nationalism_ii", ACTION, 2, by_players="6 3 2"),
        AgainstTheStrong("military_build_up_iii", ACTION, 3, by_players="8 5 3"),
        Endowment("endowment_for_the_arts_iii", ACTION, 3, by_players="6 3 2"),
    ]
