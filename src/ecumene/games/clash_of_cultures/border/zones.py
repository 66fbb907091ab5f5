"""What every field holds and who knows it: the Structs of a view, from which all else follows. Not compiled.

These are secret: action and objective cards in hand, which of them are offered in a trade, a combat card that is face
down, and unfinished private choices. Decks have no order. What is left of events, wonders and regions follows from
what is public.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Annotated, Any, Final

import msgspec

from ecumene.games.clash_of_cultures.border.questions import (
    ACTION,
    KINDS,
    OBJECTIVE,
    OWNERS,
    QUESTIONS,
    REGION,
    WONDER,
)
from ecumene.games.clash_of_cultures.cards.regions import SIDES
from ecumene.games.clash_of_cultures.rules import setup
from ecumene.games.clash_of_cultures.rules.battle.figures import ATTACKER, DEFENDER, Battle, Side
from ecumene.games.clash_of_cultures.rules.map.cells import CELL_NAMES
from ecumene.games.clash_of_cultures.rules.map.packed_city import (
    BUILDINGS,
    MOODS,
    PIECES,
    PORT,
    colour_of,
    facing_of,
    mood_of,
    new_city,
    owner_of,
    uses_of,
    with_building,
    with_facing,
    with_uses,
    with_wonder,
    wonder_of,
)
from ecumene.games.clash_of_cultures.rules.map.packed_city import NO_ONE as NO_OWNER
from ecumene.games.clash_of_cultures.rules.map.packed_unit import UNITS, cell_of, flags_of, kind_of, ship_of, unit
from ecumene.games.clash_of_cultures.rules.seat import RESOURCES
from ecumene.games.clash_of_cultures.rules.state import NONE, TERRAINS, UNEXPLORED, World
from ecumene.kernel.border.declared import NUMBER, ByRow, Chosen, Columns, Declared, Holds, Lies, Names, Own, Unseen
from ecumene.kernel.border.questions import FrameView
from ecumene.kernel.border.views import View
from ecumene.kernel.border.zones import BAG, HAND, LIST, NO_ONE, ONE, OWNER

if TYPE_CHECKING:
    AnyFrame = FrameView
else:
    AnyFrame = QUESTIONS.type

AT: Final = {name: at for at, name in enumerate(CELL_NAMES)}

# the figures of a battle, in the order that checksums of records know: (field, side), or a field of the whole battle
BATTLE: Final[list[tuple[str, int] | str]] = [
    "at", "origin", ("leader", ATTACKER), ("leader", DEFENDER), "sea", "landed", "round",
    ("start", ATTACKER), ("start", DEFENDER), ("lost", ATTACKER), ("lost", DEFENDER),
    ("lost_now", ATTACKER), ("lost_now", DEFENDER), "result", "city", "fortress", "scavenged", "warlord", "siege",
    ("card", ATTACKER), ("card", DEFENDER), ("sum", ATTACKER), ("sum", DEFENDER), ("dice", ATTACKER),
    ("dice", DEFENDER), ("cancel", ATTACKER), ("cancel", DEFENDER), "ransomed", "alone", "damaged", "captured",
]  # fmt: skip
FLAGS: Final = ("sea", "fortress", "ransomed", "alone", "captured")


# fields with functions of their own


class CityView(msgspec.Struct, frozen=True, omit_defaults=True):
    cell: str
    owner: str
    mood: str
    buildings: dict[str, str] = {}  # with their owners
    facing: int = 0  # the direction of the port, clockwise from north
    wonder: str = ""
    uses: int = 0  # activations in this turn


class UnitView(msgspec.Struct, frozen=True, omit_defaults=True):
    unit: str
    cell: str
    count: int = 1
    ship: int = 0  # the number of a ship, or of the ship that a land unit is aboard
    flags: int = 0  # what it may still do this turn: see `packed_unit`


class TileView(msgspec.Struct, frozen=True):
    cell: str  # the first of its slot
    region: str
    side: str


def show_units(s: World, p: int) -> list[UnitView]:
    return [
        UnitView(UNITS[kind_of(u)], CELL_NAMES[cell_of(u)], n, ship_of(u), flags_of(u))
        for u, n in sorted(Counter(s.nations[p].units).items())
    ]


def read_units(s: World, p: int, units: list[UnitView]) -> None:
    found = [unit(AT[v.cell], UNITS.index(v.unit), v.ship, v.flags) for v in units for _ in range(v.count)]
    s.nations[p].units = sorted(found)


def city_view(at: int, city: int) -> CityView:
    colours = [colour_of(city, building) for building in range(BUILDINGS)]
    return CityView(
        cell=CELL_NAMES[at],
        owner=OWNERS[owner_of(city)],
        mood=MOODS[mood_of(city)],
        buildings={PIECES[b]: OWNERS[colour] for b, colour in enumerate(colours) if colour != NO_OWNER},
        facing=facing_of(city) if colours[PORT] != NO_OWNER else 0,  # the direction of a lost port is not public
        wonder=WONDER[wonder_of(city)] if wonder_of(city) >= 0 else "",
        uses=uses_of(city),
    )


def city_of(v: CityView) -> int:
    city = new_city(OWNERS.index(v.owner), MOODS.index(v.mood))
    for building, owner in v.buildings.items():
        city = with_building(city, PIECES.index(building), OWNERS.index(owner))
    if PIECES[PORT] in v.buildings:
        city = with_facing(city, v.facing)
    if v.wonder:
        city = with_wonder(city, WONDER.index(v.wonder))
    return with_uses(city, v.uses)


def show_cities(s: World, p: int) -> list[CityView]:
    return [city_view(at, city) for at, city in enumerate(s.city) if city]


def read_cities(s: World, p: int, cities: list[CityView]) -> None:
    for city in cities:
        s.put_city(AT[city.cell], city_of(city))


def show_tiles(s: World, p: int) -> list[TileView]:
    return [
        TileView(CELL_NAMES[s.layout.slots[slot][0]], REGION[tile >> 1], SIDES[tile & 1])
        for slot, tile in enumerate(s.tiles)
        if tile != NONE
    ]


def read_tiles(s: World, p: int, tiles: list[TileView]) -> None:
    for tile in tiles:
        s.set_terrain(s.layout.slot_of[AT[tile.cell]], REGION.index(tile.region), SIDES.index(tile.side))


def show_terrain(s: World, p: int) -> dict[str, str]:
    return {CELL_NAMES[at]: TERRAINS[s.terrain[at]] for at in s.layout.on_map if s.terrain[at] > UNEXPLORED}


def show_barbarians(s: World, p: int) -> list[UnitView]:
    return [UnitView("soldier", CELL_NAMES[at], n) for at, n in sorted(Counter(s.barbarians).items())]


def read_barbarians(s: World, p: int, barbarians: list[UnitView]) -> None:
    s.barbarians = [AT[b.cell] for b in barbarians for _ in range(b.count)]


def battle_view(b: Battle | None) -> list[int]:
    """Nothing while there is no battle."""
    if b is None:
        return []
    return [int(getattr(b, x) if isinstance(x, str) else getattr(b.sides[x[1]], x[0])) for x in BATTLE]


def battle_of(figures: list[int]) -> Battle | None:
    if not figures:
        return None
    of = dict(zip(BATTLE, figures, strict=True))
    sides = [Side(**{x[0]: n for x, n in of.items() if not isinstance(x, str) and x[1] == i}) for i in range(2)]
    whole: dict[str, Any] = {x: bool(n) if x in FLAGS else n for x, n in of.items() if isinstance(x, str)}
    return Battle(sides=sides, **whole)


def show_battle(s: World, p: int) -> list[int]:
    return battle_view(s.battle)


def read_battle(s: World, p: int, figures: list[int]) -> None:
    s.battle = battle_of(figures)


class ScoredView(msgspec.Struct, frozen=True):
    objective: Annotated[str, Lies("objective", LIST, field="scored")]
    goal: Annotated[str, Holds("goal", LIST, field="achieved")]


class NationView(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    stock: Annotated[dict[str, int], ByRow("resource")]
    mood_tokens: int
    culture_tokens: int
    happiness: int
    culture: int
    advances: Annotated[list[str], Holds("advance", BAG)]
    units: Annotated[list[UnitView], Own(show_units, read_units, of_seat=True)]
    hand: Annotated[list[str], Lies("action", HAND, known=OWNER, knowers=True)]
    objectives: Annotated[list[str], Lies("objective", HAND, known=OWNER, knowers=True)]
    laid: Annotated[list[str], Lies("action", HAND, known=OWNER, fits=World.may_be_face_down)] = []
    peeked: Annotated[list[str], Lies("objective", HAND, known=OWNER)] = []
    scored: Annotated[list[ScoredView], Columns(ScoredView)] = []
    persons: Annotated[list[str], Lies("event", HAND)] = []
    buried: Annotated[dict[str, int], ByRow("piece", none=0)] = {}
    lost_wonders: Annotated[list[str], Holds("wonder", BAG)] = []
    reserved: Annotated[list[str], Holds("wonder", BAG)] = []
    actions: int
    lost_actions: int = 0
    used: Annotated[list[int], Holds(NUMBER, BAG)] = []
    drafts: int = 0
    fought_at: Annotated[list[str], Holds("cell", LIST)] = []
    won_battles: int = 0
    triumphs: int = 0
    captures: int = 0
    inspired: int = 0
    tech_traded: Annotated[list[str], Holds("seat", BAG)] = []
    hero_generals: int = 0
    great_ideas: int = 0
    declined: int = 0
    goals: Annotated[list[str], Holds("goal", BAG)] = []
    banned: int = 0
    truces: Annotated[list[str], Holds("seat", BAG)] = []
    truces_next: Annotated[list[str], Holds("seat", BAG)] = []
    built_wonder: int = 0
    start: Annotated[str, Holds("cell", ONE)]
    resigned: int = 0


class WorldView(View, frozen=True, kw_only=True, omit_defaults=True, tag="clash_of_cultures"):
    stack: list[AnyFrame]
    nations: list[NationView]
    texts: Annotated[str, Holds("texts", ONE)]
    length: Annotated[str, Holds("length", ONE)]
    round: int
    turn: int
    first: Annotated[str, Holds("seat", ONE)]
    mover: Annotated[str, Holds("seat", ONE)]  # "" in the status phase
    cities: Annotated[list[CityView], Own(show_cities, read_cities)]
    tiles: Annotated[list[TileView], Own(show_tiles, read_tiles)]
    terrain: Annotated[dict[str, str], Own(show_terrain)]  # of explored cells, to be read: it follows from the tiles
    exhausted: Annotated[list[str], Holds("cell", HAND)]
    barbarians: Annotated[list[UnitView], Own(show_barbarians, read_barbarians)]
    regions: Annotated[list[str], Lies("region", HAND, stock=True)]  # not seen by anybody
    action_deck: Annotated[int, Lies("action", HAND, known=NO_ONE, counted=True, stock=True)]
    action_gone: Annotated[list[str], Lies("action", HAND)]
    objective_deck: Annotated[int, Lies("objective", HAND, known=NO_ONE, counted=True, stock=True)]
    event_deck: Annotated[list[str], Lies("event", HAND, stock=True)]  # the remaining cards, in no order
    event_gone: Annotated[list[str], Lies("event", HAND)]
    event_out: Annotated[list[str], Lies("event", HAND)]
    wonder_deck: Annotated[list[str], Lies("wonder", HAND, stock=True)]
    wonders: Annotated[list[str], Lies("wonder", LIST)]
    unseen_actions: Annotated[list[str], Unseen("action")]
    unseen_objectives: Annotated[list[str], Unseen("objective")]
    battle: Annotated[list[int], Own(show_battle, read_battle)] = []
    deal: list[int] = []
    offered: Annotated[list[str], Chosen("action", "nations.hand")] = []  # for a trade, until the offer is answered
    offered_objectives: Annotated[list[str], Chosen("objective", "nations.objectives")] = []
    offered_goods: Annotated[list[str], Chosen("good")] = []
    wanted: Annotated[list[str], Chosen("good")] = []
    ending: int = 0
    resignations: int = 0


def everything(s: World) -> dict[str, list[int]]:
    """How many there are of each kind: all cards, and the wonders and regions that are not on the map."""
    built = {wonder_of(city) for city in s.city if city}
    left = {w for w in range(len(WONDER)) if w not in built} & {*s.wonder_deck, *s.wonders}
    lying = {tile >> 1 for tile in s.tiles if tile != NONE}
    return {
        "action": [1] * len(ACTION),
        "objective": [1] * len(OBJECTIVE),
        "event": [row.copies for row in s.rules.events],
        "wonder": [int(w in left) for w in range(len(WONDER))],
        "region": [int(r not in lying) for r in range(len(REGION))],
    }


NAMES: Names = {kind: words for kind, words in KINDS.items() if isinstance(words, list)} | {
    "length": setup.LENGTHS,
    "resource": RESOURCES,
    "texts": setup.TEXTS,
}
VIEWS: Final = Declared(WorldView, "nations", NationView, QUESTIONS, NAMES, ("city",), everything)
