"""The 48 advances, with a class for each that does something when it is gained. COC-9, 24."""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.cards.advance_names import (
    CARTOGRAPHY,
    DRAFT,
    ENGINEERING,
    NAVIGATION,
    PHILOSOPHY,
    PRIESTHOOD,
    PUBLIC_EDUCATION,
    ROADS,
    STATE_RELIGION,
    STEEL_WEAPONS,
    TRADE_ROUTES,
)
from ecumene.games.clash_of_cultures.cards.rows import CULTURE_FRAME, MOOD_FRAME, Advance
from ecumene.games.clash_of_cultures.rules.map.packed_city import ACADEMY, FORTRESS, PORT, TEMPLE
from ecumene.games.clash_of_cultures.rules.once_flags import COLLECTED, FREE_ECONOMY_LATER
from ecumene.games.clash_of_cultures.rules.resources import gain, keep_to_caps
from ecumene.games.clash_of_cultures.rules.seat import ORE
from ecumene.games.clash_of_cultures.rules.state import World
from ecumene.games.clash_of_cultures.rules.wonders.ownership import reveal_and_reserve, reveal_wonder
from ecumene.kernel.core.bits import bag_of


class Engineering(Advance):
    """COC-24.3, 22.2."""

    def on_gain(self, s: World, p: i64) -> None:
        reveal_wonder(s)


class Sanitation(Advance):
    """COC-17.19, 24.5: the ban of Pestilence ends. Pestilence and Epidemics check for this advance themselves."""

    def on_gain(self, s: World, p: i64) -> None:
        s.lift_ban(p)


class Monuments(Advance):
    """COC-24.16, 22.5."""

    def on_gain(self, s: World, p: i64) -> None:
        reveal_and_reserve(s, p)


class FreeEconomy(Advance):
    """COC-24.21: after a Collect it starts next turn."""

    def on_gain(self, s: World, p: i64) -> None:
        if s.nations[p].has_used(COLLECTED):
            s.use(p, FREE_ECONOMY_LATER)


class Metallurgy(Advance):
    """COC-24.18."""

    def on_gain(self, s: World, p: i64) -> None:
        if s.nations[p].knows(STEEL_WEAPONS):
            gain(s, p, ORE, 2)


class Dogma(Advance):
    """COC-24.22: what is above the new limit is lost."""

    def on_gain(self, s: World, p: i64) -> None:
        keep_to_caps(s, p)


# fmt: off
def advance_rows() -> list[Advance]:
    return [
        # agriculture
        Advance("farming"),
        Advance("storage", frame=MOOD_FRAME, food_cap=8),
        Advance("irrigation", frame=MOOD_FRAME),
        Advance("husbandry", frame=MOOD_FRAME),
        # construction
        Advance("mining"),
        Engineering("engineering"),
        Sanitation("sanitation", frame=MOOD_FRAME),
        Advance("roads", needs=ENGINEERING, frame=CULTURE_FRAME),
        # maritime
        Advance("fishing", unlocks=PORT, frame=MOOD_FRAME),
        Advance("cartography", frame=CULTURE_FRAME),
        Advance("war_ships"),
        Advance("navigation", needs=CARTOGRAPHY, frame=CULTURE_FRAME),
        # education
        Advance("writing", unlocks=ACADEMY, frame=CULTURE_FRAME),
        Advance("public_education", frame=MOOD_FRAME),
        Advance("free_education", needs=PUBLIC_EDUCATION, frame=MOOD_FRAME),
        Advance("philosophy", frame=MOOD_FRAME),
        # warfare
        Advance("tactics", unlocks=FORTRESS, frame=CULTURE_FRAME),
        Advance("siegecraft"),
        Advance("steel_weapons", ore=2),
        Advance("draft", frame=CULTURE_FRAME),
        # spirituality
        Advance("myths", unlocks=TEMPLE, frame=MOOD_FRAME),
        Advance("rituals", frame=CULTURE_FRAME),
        Advance("priesthood"),
        Advance("state_religion", needs=PRIESTHOOD, frame=MOOD_FRAME),
        # economy
        Advance("bartering", frame=MOOD_FRAME),
        Advance("taxes"),
        Advance("trade_routes"),
        Advance("currency", needs=TRADE_ROUTES, frame=CULTURE_FRAME),
        # culture
        Advance("arts_and_sculpture", frame=CULTURE_FRAME),
        Advance("circus_and_sports", frame=MOOD_FRAME),
        Monuments("monuments", frame=CULTURE_FRAME),
        Advance("drama_and_music", frame=MOOD_FRAME),
        # science
        Advance("mathematics", frame=CULTURE_FRAME, frees=bag_of([ENGINEERING, ROADS])),
        Advance("astronomy", frame=CULTURE_FRAME, frees=bag_of([NAVIGATION, CARTOGRAPHY])),
        Advance("chemistry", frame=CULTURE_FRAME),
        Metallurgy("metallurgy", frame=CULTURE_FRAME, frees=bag_of([STEEL_WEAPONS]), frees_ore=bag_of([STEEL_WEAPONS])),
        # democracy
        Advance("voting", needs=PHILOSOPHY),
        Advance("separation_of_power"),
        Advance("civil_liberties"),
        FreeEconomy("free_economy"),
        # autocracy
        Advance("nationalism", needs=DRAFT),
        Advance("totalitarianism"),
        Advance("absolute_power"),
        Advance("forced_labor"),
        # theocracy
        Dogma("dogma", needs=STATE_RELIGION, idea_cap=2),
        Advance("devotion"),
        Advance("conversion"),
        Advance("fanaticism"),
    ]
# fmt: on
