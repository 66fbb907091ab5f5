"""What a viewer may know of a position, in names; and one full position that fits it. Not compiled.

`zones` says what is secret.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Final

import msgspec

from ecumene.games.clash_of_cultures.border.questions import (
    ACTION,
    ADVANCE,
    EVENT,
    GOAL,
    OBJECTIVE,
    OWNERS,
    QUESTIONS,
    REGION,
    SEATS,
    WONDER,
)
from ecumene.games.clash_of_cultures.border.zones import may_be_face_down
from ecumene.games.clash_of_cultures.cards.regions import SIDES
from ecumene.games.clash_of_cultures.rules import setup
from ecumene.games.clash_of_cultures.rules.battle.figures import ATTACKER, DEFENDER, Battle, Side
from ecumene.games.clash_of_cultures.rules.map.cells import CELL_NAMES
from ecumene.games.clash_of_cultures.rules.map.packed_city import (
    BUILDINGS,
    MOODS,
    NO_ONE,
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
from ecumene.games.clash_of_cultures.rules.map.packed_unit import UNITS, cell_of, flags_of, kind_of, ship_of, unit
from ecumene.games.clash_of_cultures.rules.seat import ACTION_CARD, GOODS, OBJECTIVE_CARD, RESOURCES, Nation
from ecumene.games.clash_of_cultures.rules.state import NONE, TERRAINS, UNEXPLORED, World
from ecumene.games.clash_of_cultures.rules.state_cards import GIVEN_AT
from ecumene.games.clash_of_cultures.rules.trade.trade import proposer_of
from ecumene.kernel.border.questions import FrameView
from ecumene.kernel.border.views import View, viewer_name, viewer_number
from ecumene.kernel.border.zones import HIDDEN, shuffled
from ecumene.kernel.core.bits import bag_of, members, one
from ecumene.kernel.core.piles import WATCHERS
from ecumene.kernel.core.rng import Rng

if TYPE_CHECKING:
    AnyFrame = FrameView
else:
    AnyFrame = QUESTIONS.type


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


class ScoredView(msgspec.Struct, frozen=True):
    objective: str
    goal: str


class NationView(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    stock: dict[str, int]
    mood_tokens: int
    culture_tokens: int
    happiness: int
    culture: int
    advances: list[str]
    units: list[UnitView]
    hand: list[str]  # "?" for what the viewer does not know
    objectives: list[str]
    laid: list[str] = []
    peeked: list[str] = []
    scored: list[ScoredView] = []
    persons: list[str] = []
    buried: dict[str, int] = {}
    lost_wonders: list[str] = []
    reserved: list[str] = []
    actions: int
    lost_actions: int = 0
    used: list[int] = []
    drafts: int = 0
    fought_at: list[str] = []
    won_battles: int = 0
    triumphs: int = 0
    captures: int = 0
    inspired: int = 0
    tech_traded: list[str] = []
    hero_generals: int = 0
    great_ideas: int = 0
    declined: int = 0
    goals: list[str] = []
    banned: int = 0
    truces: list[str] = []
    truces_next: list[str] = []
    built_wonder: int = 0
    start: str
    resigned: int = 0


class WorldView(View, frozen=True, kw_only=True, omit_defaults=True, tag="clash_of_cultures"):
    """Built field by field from what the viewer may know. It is never a copy with parts removed."""

    stack: list[AnyFrame]
    nations: list[NationView]
    texts: str
    length: str
    round: int
    turn: int
    first: str
    mover: str  # "" in the status phase
    cities: list[CityView]
    tiles: list[TileView]
    terrain: dict[str, str]  # by explored cell; only to be read: `imagine` computes it again
    exhausted: list[str]
    barbarians: list[UnitView]
    regions: list[str]  # not seen by anybody
    action_deck: int
    action_gone: list[str]
    objective_deck: int
    event_deck: list[str]  # the remaining cards, in no order
    event_gone: list[str]
    event_out: list[str]
    wonder_deck: list[str]
    wonders: list[str]
    unseen_actions: list[str]  # cards whose place the viewer does not know
    unseen_objectives: list[str]
    battle: list[int] = []
    deal: list[int] = []
    offered: list[str] = []  # cards that the viewer has chosen for a trade, until the offer is answered
    offered_objectives: list[str] = []
    offered_goods: list[str] = []
    wanted: list[str] = []
    ending: int = 0
    resignations: int = 0


NUMBERS = (
    "mood_tokens", "culture_tokens", "happiness", "culture", "actions", "lost_actions", "drafts", "won_battles",
    "triumphs", "captures", "inspired", "hero_generals", "great_ideas", "declined", "banned", "built_wonder",
    "resigned",
)  # fmt: skip
BAGS = {
    "advances": ADVANCE, "lost_wonders": WONDER, "reserved": WONDER, "tech_traded": list(SEATS), "goals": GOAL,
    "truces": list(SEATS), "truces_next": list(SEATS),
}  # fmt: skip
CARDS = {
    "hand": (ACTION, "hand_known"), "laid": (ACTION, ""),
    "objectives": (OBJECTIVE, "objectives_known"), "peeked": (OBJECTIVE, ""),
}  # fmt: skip


# the figures of a battle, in the order that checksums of records know: (field, side), or a field of the whole battle
BATTLE: Final[list[tuple[str, int] | str]] = [
    "at", "origin", ("leader", ATTACKER), ("leader", DEFENDER), "sea", "landed", "round",
    ("start", ATTACKER), ("start", DEFENDER), ("lost", ATTACKER), ("lost", DEFENDER),
    ("lost_now", ATTACKER), ("lost_now", DEFENDER), "result", "city", "fortress", "scavenged", "warlord", "siege",
    ("card", ATTACKER), ("card", DEFENDER), ("sum", ATTACKER), ("sum", DEFENDER), ("dice", ATTACKER),
    ("dice", DEFENDER), ("cancel", ATTACKER), ("cancel", DEFENDER), "ransomed", "alone", "damaged", "captured",
]  # fmt: skip
FLAGS: Final = ("sea", "fortress", "ransomed", "alone", "captured")


# a view from a position


def names(table: list[str], rows: list[int]) -> list[str]:
    return [table[row] for row in rows]


def numbers(table: list[str], words: list[str]) -> list[int]:
    return [table.index(word) for word in words]


def unknown_last(name: str) -> tuple[bool, str]:
    return name == HIDDEN, name


def seen(table: list[str], rows: list[int], knowers: list[int], viewer: int, owner: int) -> list[str]:
    """A pile of cards: its owner and viewers who know a card see its name, others see only that there is one."""
    me = one(viewer if viewer >= 0 else WATCHERS)
    known = [viewer == owner or who & me != 0 for who in knowers or [0] * len(rows)]
    return sorted((table[row] if k else HIDDEN for row, k in zip(rows, known)), key=unknown_last)


def unseen(s: World, viewer: int, table: list[str], deck: list[int]) -> list[str]:
    """Sorted: the cards in the deck, and the cards of others that the viewer does not know."""
    me = one(viewer if viewer >= 0 else WATCHERS)
    hidden = deck[:]
    for p, n in enumerate(s.nations):
        for field, (of, known) in CARDS.items():
            if p != viewer and of is table:
                rows = getattr(n, field)
                knowers = getattr(n, known) if known else [0] * len(rows)
                hidden += [row for row, who in zip(rows, knowers) if not who & me]
    return names(table, sorted(hidden))


def units_view(units: list[int]) -> list[UnitView]:
    return [
        UnitView(UNITS[kind_of(u)], CELL_NAMES[cell_of(u)], n, ship_of(u), flags_of(u))
        for u, n in sorted(Counter(units).items())
    ]


def city_view(at: int, city: int) -> CityView:
    colours = [colour_of(city, building) for building in range(BUILDINGS)]
    return CityView(
        cell=CELL_NAMES[at],
        owner=OWNERS[owner_of(city)],
        mood=MOODS[mood_of(city)],
        buildings={PIECES[b]: OWNERS[colour] for b, colour in enumerate(colours) if colour != NO_ONE},
        facing=facing_of(city) if colours[PORT] != NO_ONE else 0,  # the direction of a lost port is not public
        wonder=WONDER[wonder_of(city)] if wonder_of(city) >= 0 else "",
        uses=uses_of(city),
    )


def nation_view(s: World, p: int, viewer: int) -> NationView:
    n = s.nations[p]
    more: dict[str, Any] = {
        field: seen(table, getattr(n, field), getattr(n, known) if known else [], viewer, p)
        for field, (table, known) in CARDS.items()
    }
    more |= {field: names(table, members(getattr(n, field))) for field, table in BAGS.items()}
    more |= {field: getattr(n, field) for field in NUMBERS}
    return NationView(
        stock=dict(zip(RESOURCES, n.stock)),
        units=units_view(n.units),
        scored=[ScoredView(OBJECTIVE[c], GOAL[g]) for c, g in zip(n.scored, n.achieved)],
        persons=names(EVENT, n.persons),
        buried={PIECES[i]: k for i, k in enumerate(n.buried) if k},
        used=members(n.used),
        fought_at=names(CELL_NAMES, n.fought_at),
        start=CELL_NAMES[n.start],
        **more,
    )


def battle_view(b: Battle | None) -> list[int]:
    """Nothing while there is no battle."""
    if b is None:
        return []
    return [int(getattr(b, x) if isinstance(x, str) else getattr(b.sides[x[1]], x[0])) for x in BATTLE]


def view(s: World, viewer: int) -> WorldView:
    mine = [[], [], [], []] if viewer < 0 else [s.offered[viewer], s.offered_objectives[viewer]]
    mine += [] if viewer < 0 else [s.offered_goods[viewer], s.wanted[viewer]]
    return WorldView(
        viewer=viewer_name(SEATS, viewer),
        corrections=s.rules.corrections,
        stack=[QUESTIONS.view(f) for f in s.stack],
        nations=[nation_view(s, p, viewer) for p in range(len(s.nations))],
        texts=setup.TEXTS[s.texts],
        length=setup.LENGTHS[s.length],
        round=s.round,
        turn=s.turn,
        first=SEATS[s.first],
        mover=SEATS[s.mover] if s.mover >= 0 else "",
        cities=[city_view(at, city) for at, city in enumerate(s.city) if city],
        tiles=[
            TileView(CELL_NAMES[s.layout.slots[slot][0]], REGION[tile >> 1], SIDES[tile & 1])
            for slot, tile in enumerate(s.tiles)
            if tile != NONE
        ],
        terrain={CELL_NAMES[at]: TERRAINS[s.terrain[at]] for at in s.layout.on_map if s.terrain[at] > UNEXPLORED},
        exhausted=names(CELL_NAMES, s.exhausted),
        barbarians=[UnitView("soldier", CELL_NAMES[at], n) for at, n in sorted(Counter(s.barbarians).items())],
        regions=names(REGION, s.regions),
        action_deck=len(s.action_deck),
        action_gone=names(ACTION, s.action_gone),
        objective_deck=len(s.objective_deck),
        event_deck=names(EVENT, s.event_deck),
        event_gone=names(EVENT, s.event_gone),
        event_out=names(EVENT, s.event_out),
        wonder_deck=names(WONDER, s.wonder_deck),
        wonders=names(WONDER, s.wonders),
        unseen_actions=unseen(s, viewer, ACTION, s.action_deck),
        unseen_objectives=unseen(s, viewer, OBJECTIVE, s.objective_deck),
        battle=battle_view(s.battle),
        deal=s.deal[:],
        offered=names(ACTION, mine[0]),
        offered_objectives=names(OBJECTIVE, mine[1]),
        offered_goods=names(GOODS, mine[2]),
        wanted=names(GOODS, mine[3]),
        ending=s.ending,
        resignations=s.resignations,
    )


# a position from a view


def units_of(views: list[UnitView]) -> list[int]:
    return sorted(
        unit(CELL_NAMES.index(v.cell), UNITS.index(v.unit), v.ship, v.flags) for v in views for _ in range(v.count)
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


def nation_of(v: NationView) -> Nation:
    n = setup.new_nation(CELL_NAMES.index(v.start))
    n.stock = [v.stock[r] for r in RESOURCES]
    n.units = units_of(v.units)
    n.scored = [OBJECTIVE.index(x.objective) for x in v.scored]
    n.achieved = [GOAL.index(x.goal) for x in v.scored]
    n.persons = numbers(EVENT, v.persons)
    n.buried = [v.buried.get(piece, 0) for piece in PIECES]
    n.used = bag_of(v.used)
    n.fought_at = numbers(CELL_NAMES, v.fought_at)
    for field, table in BAGS.items():
        setattr(n, field, bag_of(numbers(table, getattr(v, field))))
    for field in NUMBERS:
        setattr(n, field, getattr(v, field))
    return n


def battle_of(figures: list[int]) -> Battle | None:
    if not figures:
        return None
    of = dict(zip(BATTLE, figures, strict=True))
    sides = [Side(**{x[0]: n for x, n in of.items() if not isinstance(x, str) and x[1] == i}) for i in range(2)]
    whole: dict[str, Any] = {x: bool(n) if x in FLAGS else n for x, n in of.items() if isinstance(x, str)}
    return Battle(sides=sides, **whole)


def imagine(v: WorldView, rng: Rng) -> World:
    """One full position that the viewer could be in. It reads only the view."""
    s = setup.blank(len(v.nations), v.corrections, v.texts, v.length)
    viewer = viewer_number(SEATS, v.viewer)
    s.stack = [QUESTIONS.frame(f) for f in v.stack]
    s.nations = [nation_of(n) for n in v.nations]
    s.round, s.turn, s.first = v.round, v.turn, SEATS.index(v.first)
    s.mover = SEATS.index(v.mover) if v.mover else NONE
    for city in v.cities:
        s.put_city(CELL_NAMES.index(city.cell), city_of(city))
    for tile in v.tiles:
        slot = s.layout.slot_of[CELL_NAMES.index(tile.cell)]
        s.set_terrain(slot, REGION.index(tile.region), SIDES.index(tile.side))
    s.exhausted = numbers(CELL_NAMES, v.exhausted)
    s.barbarians = [CELL_NAMES.index(b.cell) for b in v.barbarians for _ in range(b.count)]
    s.regions = numbers(REGION, v.regions)
    s.action_gone = numbers(ACTION, v.action_gone)
    s.event_deck, s.event_gone = numbers(EVENT, v.event_deck), numbers(EVENT, v.event_gone)
    s.event_out, s.wonder_deck = numbers(EVENT, v.event_out), numbers(WONDER, v.wonder_deck)
    s.wonders, s.battle, s.deal = numbers(WONDER, v.wonders), battle_of(v.battle), v.deal[:]
    s.ending, s.resignations = v.ending, v.resignations
    deal_unseen(s, v, viewer, rng)
    choose_offered(s, rng)
    if viewer >= 0:
        s.offered[viewer] = numbers(ACTION, v.offered)
        s.offered_objectives[viewer] = numbers(OBJECTIVE, v.offered_objectives)
        s.offered_goods[viewer] = numbers(GOODS, v.offered_goods)
        s.wanted[viewer] = numbers(GOODS, v.wanted)
    return s


def deal_unseen(s: World, v: WorldView, viewer: int, rng: Rng) -> None:
    """Deal the hidden cards: first those face down in a battle, then the hands of others. The rest are the decks."""
    me = one(viewer if viewer >= 0 else WATCHERS)
    actions = shuffled(numbers(ACTION, v.unseen_actions), rng)
    objectives = shuffled(numbers(OBJECTIVE, v.unseen_objectives), rng)
    for n, shown in zip(s.nations, v.nations):
        n.laid = [next_playable(s, actions) if w == HIDDEN else ACTION.index(w) for w in shown.laid]
    for p, (n, shown) in enumerate(zip(s.nations, v.nations)):
        for field, (table, known) in CARDS.items():
            if field == "laid":
                continue
            pool = actions if table is ACTION else objectives
            mark = 0 if p == viewer else me  # the owner of a hand is not listed among those who know a card
            words = getattr(shown, field)
            both = sorted((pool.pop(), 0) if w == HIDDEN else (table.index(w), mark) for w in words)
            setattr(n, field, [row for row, _ in both])
            if known:
                setattr(n, known, [who for _, who in both])
    s.action_deck = sorted(actions)
    s.objective_deck = sorted(objectives)


def choose_offered(s: World, rng: Rng) -> None:
    """COC-21.7: the cards in the offer of another player may be any cards of that hand."""
    p = int(proposer_of(s))
    if p != NONE:
        n = s.nations[p]
        s.offered[p] = sorted(shuffled(n.hand, rng)[: s.deal[GIVEN_AT + ACTION_CARD]])
        s.offered_objectives[p] = sorted(shuffled(n.objectives, rng)[: s.deal[GIVEN_AT + OBJECTIVE_CARD]])


def next_playable(s: World, pool: list[int]) -> int:
    """The next of these cards that may lie face down."""
    return pool.pop(next(i for i, row in enumerate(pool) if may_be_face_down(s, row)))
