"""Agriculture, construction, maritime and education: 16 advances, with classes that change rules. COC-24."""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.cards.categories import AGRICULTURE, CONSTRUCTION, EDUCATION, MARITIME, SCIENCE
from ecumene.games.clash_of_cultures.cards.power import BY_ACTION
from ecumene.games.clash_of_cultures.cards.rows import CULTURE_FRAME, MOOD_FRAME, Advance
from ecumene.games.clash_of_cultures.rules.action_cards.draw_cards import draw_actions, draw_objectives
from ecumene.games.clash_of_cultures.rules.battle.figures import ATTACKER
from ecumene.games.clash_of_cultures.rules.map.cities import usable
from ecumene.games.clash_of_cultures.rules.map.packed_city import ACADEMY, PORT
from ecumene.games.clash_of_cultures.rules.map.packed_unit import SHIP, cell_of, kind_of
from ecumene.games.clash_of_cultures.rules.once_flags import (
    CARTOGRAPHY_USED,
    FREE_EDUCATION_USED,
    HUSBANDRY_USED,
    WRITING_USED,
)
from ecumene.games.clash_of_cultures.rules.resources import gain, gain_culture, gain_mood
from ecumene.games.clash_of_cultures.rules.seat import FOOD, GOLD, IDEA, MOOD_GOOD
from ecumene.games.clash_of_cultures.rules.state import DESERT, SEA, World
from ecumene.games.clash_of_cultures.rules.verbs import CHART
from ecumene.games.clash_of_cultures.rules.wonders.ownership import reveal_wonder
from ecumene.kernel.core.bits import one, size

# agriculture


class Irrigation(Advance):
    """COC-11.18, 24.1."""

    def goods_of(self, s: World, p: i64, at: i64, terrain: i64) -> list[int]:
        return [FOOD] if terrain == DESERT else []


class Husbandry(Advance):
    """COC-11.19."""

    def far_price(self) -> i64:
        return self.amount

    def discount_used(self, s: World, p: i64) -> None:
        self.mark_used(s, p)


# construction


class Engineering(Advance):
    """COC-24.3, 22.2."""

    def on_gain(self, s: World, p: i64) -> None:
        reveal_wonder(s)


class Sanitation(Advance):
    """COC-11.12, 17.19, 24.5: the ban of Pestilence ends. Pestilence and Epidemics name this advance themselves."""

    def on_gain(self, s: World, p: i64) -> None:
        s.lift_ban(p)

    def settler_price(self) -> i64:
        return self.amount


class Roads(Advance):
    """COC-24.2, 24.6, 17.18."""

    def road_price(self) -> i64:
        return self.amount

    def far_saving(self) -> i64:
        return 1

    def spreads_disease(self) -> bool:
        return True


# maritime


class Fishing(Advance):
    """COC-7.8, 11.17, 24.24."""

    def goods_of(self, s: World, p: i64, at: i64, terrain: i64) -> list[int]:
        if terrain != SEA:
            return []
        return [FOOD, GOLD, MOOD_GOOD] if usable(s, at, PORT) else [FOOD]


def regions_with_ships(s: World, p: i64) -> i64:
    """COC-24.8, 24.26: how many regions have own ships. Start regions have no sea, so they do not count."""
    slots: i64 = 0
    u: i64
    for u in s.nations[p].units:
        if kind_of(u) == SHIP and s.layout.slot_of[cell_of(u)] >= 0:
            slots |= one(s.layout.slot_of[cell_of(u)])
    return size(slots)


class Cartography(Advance):
    """COC-24.8, 24.26."""

    def verb(self) -> i64:
        return CHART

    def place(self) -> i64:
        return BY_ACTION

    def refuse(self, s: World, p: i64, action: i64) -> str:
        if not self.ready(s, p):
            return "COC-24.8"
        return "" if regions_with_ships(s, p) > 0 else "COC-24.26"

    def apply(self, s: World, p: i64, action: i64) -> None:
        regions: i64 = regions_with_ships(s, p)
        gain_culture(s, p, regions * self.tokens)
        gain(s, p, IDEA, regions * self.amount)


class WarShips(Advance):
    """COC-16.20, 24.27: in the first round, at sea or from ships."""

    def hits_cancelled(self, s: World, side: i64) -> i64:
        b = s.fight
        return self.amount if b.round == 1 and (b.sea or (side == ATTACKER and b.landed)) else 0


class Navigation(Advance):
    """COC-12.21, 17.18."""

    def sails_around(self) -> bool:
        return True

    def spreads_disease(self) -> bool:
        return True


# education


class Writing(Advance):
    """COC-24.9: once in a game, when a player has it and a government."""

    def cube_placed(self, s: World, p: i64) -> None:
        if s.nations[p].advances & s.rules.governments and self.ready(s, p):
            self.mark_used(s, p)
            draw_objectives(s, p, self.amount)
            draw_actions(s, p, self.amount)


class PublicEducation(Advance):
    """COC-24.25."""

    def collected(self, s: World, p: i64, at: i64) -> None:
        if usable(s, at, ACADEMY):
            gain(s, p, IDEA, self.amount)


class FreeEducation(Advance):
    """COC-9.18."""

    def advance_paid(self, s: World, p: i64, without_food: bool) -> None:
        if without_food and self.ready(s, p):
            self.mark_used(s, p)
            gain_mood(s, p, self.tokens)


class Philosophy(Advance):
    """COC-24.10."""

    def advance_gained(self, s: World, p: i64, a: i64) -> None:
        if s.rules.advances[a].category == SCIENCE:
            gain(s, p, IDEA, self.amount)


# fmt: off
def agriculture_to_education_rows() -> list[Advance]:
    return [
        Advance("farming", AGRICULTURE, from_start=1),
        Advance("storage", AGRICULTURE, frame=MOOD_FRAME, food_cap=8),
        Irrigation("irrigation", AGRICULTURE, frame=MOOD_FRAME),
        Husbandry("husbandry", AGRICULTURE, frame=MOOD_FRAME, amount=1, once=HUSBANDRY_USED),
        Advance("mining", CONSTRUCTION, from_start=1),
        Engineering("engineering", CONSTRUCTION),
        Sanitation("sanitation", CONSTRUCTION, frame=MOOD_FRAME, amount=1),
        Roads("roads", CONSTRUCTION, needs="engineering", frame=CULTURE_FRAME, amount=1),
        Fishing("fishing", MARITIME, unlocks=PORT, frame=MOOD_FRAME),
        Cartography("cartography", MARITIME, frame=CULTURE_FRAME, amount=1, tokens=1, once=CARTOGRAPHY_USED),
        WarShips("war_ships", MARITIME, amount=1),
        Navigation("navigation", MARITIME, needs="cartography", frame=CULTURE_FRAME),
        Writing("writing", EDUCATION, unlocks=ACADEMY, frame=CULTURE_FRAME, amount=1, once=WRITING_USED),
        PublicEducation("public_education", EDUCATION, frame=MOOD_FRAME, amount=1),
        FreeEducation(
            "free_education", EDUCATION, needs="public_education", frame=MOOD_FRAME, tokens=1, once=FREE_EDUCATION_USED
        ),
        Philosophy("philosophy", EDUCATION, frame=MOOD_FRAME, amount=1),
    ]
# fmt: on
