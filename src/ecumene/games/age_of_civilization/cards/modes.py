"""The game for several, Clash for one, the five scenarios of Path to Glory; and what Clash asks for. AOC-15, 16.1."""

from __future__ import annotations

from typing import Final

from ecumene.games.age_of_civilization.cards.rows import Achievement, Mode

BASE: Final = 0
CLASH: Final = 1
NAMES: Final = ["base", "clash", "wonders", "silk", "lost", "mongols", "rebirth"]


def mode_rows() -> list[Mode]:
    return [
        Mode("base"),
        Mode("clash", solo=1, fixed="plague 5", wonder_pool=4, growth=1),
        Mode(
            "wonders",
            solo=1,
            deck="sumer egypt babylon harappa hittites minoans assyria lydia persia greece israel nubia olmec celts "
            "macedonia china india rome",
            replaces="hunting quarry conquest monument",
            fixed="plague 5 quarry 3 monument 6",
            wonder_pool=5,
            only_ancient=1,
            takes_wonder_after="2 4",
            stone_worth=2,
            growth=1,
            bronze="wonder 2 point 16",
            silver="wonder 3 point 22",
            gold="wonder 3 point 28",
        ),
        Mode(
            "silk",
            solo=1,
            deck="china india persia rome byzantium arabs khitan tibet korea malays khmer greece macedonia slavs "
            "ottoman aksum egypt italy japan",
            replaces="hunting silk_weaving fishing caravan",
            fixed="plague 5 silk_weaving 4 caravan 6",
            wonder_pool=4,
            silk_lost=1,
            growth=1,
            bronze="silk_sold 4 point 14",
            silver="silk_sold 6 point 20",
            gold="silk_sold 8 point 25",
        ),
        Mode(
            "lost",
            solo=1,
            deck="aztecs inca olmec tiwanaku polynesia",
            replaces="trade slash_and_burn conquest sacred_ritual",
            fixed="plague 5 slash_and_burn 3 sacred_ritual 6",
            wonder_pool=4,
            starts_as="maya",
            births=0,
            refill=0,
            exhausted_at=2,
            collapse_after="5",
            growth=1,
            bronze="worker 1 point 13",
            silver="worker 1 point 17",
            gold="worker 2 point 21",
        ),
        Mode(
            "mongols",
            solo=1,
            deck="china korea japan khitan tibet khmer malays india persia arabs byzantium slavs italy ottoman britain "
            "franks mali zimbabwe",
            replaces="trade fortify",
            fixed="plague 5 fortify 4",
            wonder_pool=4,
            rival=1,
            growth=1,
            defeat=4,
            commands=1,
            bronze="devastation 3 point 15",
            silver="devastation 2 point 20",
            gold="devastation 1 point 25",
        ),
        Mode(
            "rebirth",
            solo=1,
            deck="italy britain ottoman byzantium slavs arabs egypt mali china korea india kongo aztecs inca japan "
            "malays khmer zimbabwe",
            replaces="conquest patronage",
            fixed="plague 4 patronage 6",
            wonder_pool=4,
            growth=1,
            tokens="black_death 5 labour_shortage 6 rebirth 7",
            bronze="technology 5 point 23",
            silver="technology 6 point 27",
            gold="technology 7 point 31",
        ),
    ]


def achievement_rows() -> list[Achievement]:
    return [
        Achievement("outstanding_lineage", 20),
        Achievement("great_kingdom", 25),
        Achievement("mighty_empire", 30),
        Achievement("eternal_civilization", 35),
        Achievement("kingdom_of_technology", 25, techs_min=9, techs_max=9),
        Achievement("primeval_land", 25, techs_max=0),
        Achievement("world_of_wonders", 25, wonders_min=4, wonders_max=4),
        Achievement("superpower", 25, techs_max=3, strength_min=9),
    ]
