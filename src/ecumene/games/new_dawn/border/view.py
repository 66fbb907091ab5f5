"""What a seat may know of a position, in names; and one full position that fits it. Not compiled.

Nothing is secret. Decks have no order: nobody knows which wonders are left out and which come next.
"""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING, Any

import msgspec

from ecumene.games.new_dawn.border.questions import FOCUS, LEADER, PACT, QUESTIONS, SEATS, VICTORY, WONDER
from ecumene.games.new_dawn.cards.tiles import (
    BARBARIAN_MARK,
    BARBARIANS,
    CITY_STATES,
    NATURAL_WONDERS,
    RESOURCE_MARK,
    RESOURCES,
    SIDES,
    SPACE_NAMES,
    STATE_MARK,
    TILE_NAMES,
    WONDER_MARK,
    mark_of,
)
from ecumene.games.new_dawn.rules import setup
from ecumene.games.new_dawn.rules.holds import HOLDS, NONE, held, kind_of, owner_of
from ecumene.games.new_dawn.rules.map.layout import (
    UNPLACED,
    Atlas,
    anchor_q,
    anchor_r,
    key,
    packed,
    rotation_of,
    side_of,
)
from ecumene.games.new_dawn.rules.military.battle_state import Battle
from ecumene.games.new_dawn.rules.seat import ON_CARD, UNUSED, Empire
from ecumene.games.new_dawn.rules.state import Dawn
from ecumene.kernel.border.questions import FrameView
from ecumene.kernel.border.views import View, viewer_name
from ecumene.kernel.core.bits import bag_of, members
from ecumene.kernel.core.rng import Rng

CARD, BOX = "card", "box"  # where caravans are that are not on the map


if TYPE_CHECKING:
    AnyFrame = FrameView
else:
    AnyFrame = QUESTIONS.type


class TileView(msgspec.Struct, frozen=True):
    tile: str
    side: str
    turn: int
    q: int
    r: int


class CellView(msgspec.Struct, frozen=True):
    q: int
    r: int


class HoldView(msgspec.Struct, frozen=True):
    """A control token or a city."""

    space: str
    owner: str
    kind: str


class EmpireView(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    leader: str
    row: list[str]
    trade: list[int]
    states: list[list[str]]
    naturals_on: list[list[str]]
    stray_states: list[str] = []
    caravans: list[str]  # a space, "card" or "box"
    resources: dict[str, int]
    naturals: list[str] = []
    store: int = 0
    dial: int = 0
    pacts: list[str] = []
    embassies: list[str] = []
    marks: list[str] = []
    used: list[int] = []
    taken: list[str] = []
    reached: list[str] = []
    won: int = 0
    capitals: int = 0
    peak: int = 0
    resigned: int = 0


class DawnView(View, frozen=True, kw_only=True, omit_defaults=True, tag="new_dawn"):
    """Built field by field from what the viewer may know."""

    stack: list[AnyFrame]
    empires: list[EmpireView]
    length: str
    victory: list[str]
    first: str
    mover: str  # "" while the map is built and during events
    round: int
    pointer: int  # section of the event dial
    compass: int
    tiles: list[TileView]
    water: list[CellView]
    holds: list[HoldView]
    things: dict[str, str]  # by space: a resource, natural wonder or city-state token there
    barbarians: dict[str, str]  # where the barbarians on the map are
    supply: dict[str, int]
    offer: list[str]  # by deck; "" for an empty one
    unseen: list[str]  # wonders that nobody has seen, in no order
    left: list[int]  # cards in the decks: by deck, then era
    wonder_at: dict[str, str]  # where the tokens of built wonders lie
    facedown: list[str]
    tile_box: list[str]
    tile_hands: list[list[str]]
    core: list[str]
    battle: list[int] = []
    resignations: int = 0


NUMBERS = ("store", "dial", "won", "capitals", "peak", "resigned")
BAGS = {
    "stray_states": CITY_STATES,
    "naturals": NATURAL_WONDERS,
    "pacts": PACT,
    "embassies": CITY_STATES,
    "marks": VICTORY,
}
SLOT_BAGS = {"states": CITY_STATES, "naturals_on": NATURAL_WONDERS}
SPACE_LISTS = ("taken", "reached")


# a view from a position


def names(table: list[str], rows: list[int]) -> list[str]:
    return [table[row] for row in rows]


def numbers(table: list[str], words: list[str]) -> list[int]:
    return [table.index(word) for word in words]


def thing_name(thing: int) -> str:
    if thing >= BARBARIAN_MARK:
        return BARBARIANS[thing - BARBARIAN_MARK]
    if thing >= STATE_MARK:
        return CITY_STATES[thing - STATE_MARK]
    if thing >= WONDER_MARK:
        return NATURAL_WONDERS[thing - WONDER_MARK]
    return RESOURCES[thing - RESOURCE_MARK]


def caravan_name(at: int) -> str:
    return CARD if at == ON_CARD else BOX if at == UNUSED else SPACE_NAMES[at]


def empire_view(e: Empire) -> EmpireView:
    more: dict[str, Any] = {field: names(table, members(getattr(e, field))) for field, table in BAGS.items()}
    more |= {f: [names(table, members(bag)) for bag in getattr(e, f)] for f, table in SLOT_BAGS.items()}
    more |= {field: names(SPACE_NAMES, getattr(e, field)) for field in SPACE_LISTS}
    more |= {field: getattr(e, field) for field in NUMBERS}
    return EmpireView(
        leader=LEADER[e.leader] if e.leader >= 0 else "",
        row=names(FOCUS, e.row),
        trade=e.trade[:],
        caravans=[caravan_name(at) for at in e.caravans],
        resources=dict(zip(RESOURCES, e.resources)),
        used=members(e.used),
        **more,
    )


def tile_view(tile: int, how: int) -> TileView:
    side, turn = SIDES[side_of(how)], int(rotation_of(how))
    return TileView(TILE_NAMES[tile], side, turn, int(anchor_q(how)), int(anchor_r(how)))


def view(s: Dawn, viewer: int) -> DawnView:
    return DawnView(
        viewer=viewer_name(SEATS, viewer),
        corrections=s.rules.corrections,
        stack=[QUESTIONS.view(f) for f in s.stack],
        empires=[empire_view(e) for e in s.empires],
        length=setup.LENGTHS[s.epic],
        victory=names(VICTORY, s.victory),
        first=SEATS[s.first],
        mover=SEATS[s.mover] if s.mover >= 0 else "",
        round=s.round,
        pointer=s.pointer,
        compass=s.compass,
        tiles=[tile_view(tile, how) for tile, how in enumerate(s.atlas.placed) if how != UNPLACED],
        water=[CellView(cell // 256 - 128, cell % 256 - 128) for cell in s.atlas.water],
        holds=[
            HoldView(SPACE_NAMES[at], SEATS[owner_of(hold)], HOLDS[kind_of(hold)])
            for at, hold in enumerate(s.hold)
            if hold
        ],
        things={SPACE_NAMES[at]: thing_name(thing) for at, thing in enumerate(s.things) if thing},
        barbarians={BARBARIANS[i]: SPACE_NAMES[at] for i, at in enumerate(s.barbarians) if at != NONE},
        supply=dict(zip(RESOURCES, s.supply)),
        offer=[WONDER[w] if w != NONE else "" for w in s.offer],
        unseen=names(WONDER, s.unseen),
        left=s.left[:],
        wonder_at={WONDER[w]: SPACE_NAMES[at] for w, at in enumerate(s.wonder_at) if at != NONE},
        facedown=names(CITY_STATES, members(s.facedown)),
        tile_box=names(TILE_NAMES, s.tile_box),
        tile_hands=[names(TILE_NAMES, hand) for hand in s.tile_hands],
        core=names(TILE_NAMES, members(s.core)),
        battle=battle_numbers(s.battle),
        resignations=s.resignations,
    )


def battle_numbers(b: Battle | None) -> list[int]:
    return [] if b is None else [int(getattr(b, field.name)) for field in fields(b)]


# a position from a view


def caravan_at(name: str) -> int:
    return ON_CARD if name == CARD else UNUSED if name == BOX else SPACE_NAMES.index(name)


def empire_of(v: EmpireView) -> Empire:
    e = setup.new_empire()
    e.leader = LEADER.index(v.leader) if v.leader else NONE
    e.row = numbers(FOCUS, v.row)
    e.trade = v.trade[:]
    e.caravans = [caravan_at(name) for name in v.caravans]
    e.resources = [v.resources[r] for r in RESOURCES]
    e.used = bag_of(v.used)
    for field, table in BAGS.items():
        setattr(e, field, bag_of(numbers(table, getattr(v, field))))
    for field, table in SLOT_BAGS.items():
        setattr(e, field, [bag_of(numbers(table, words)) for words in getattr(v, field)])
    for field in SPACE_LISTS:
        setattr(e, field, numbers(SPACE_NAMES, getattr(v, field)))
    for field in NUMBERS:
        setattr(e, field, getattr(v, field))
    return e


def atlas_of(v: DawnView) -> Atlas:
    placed = [UNPLACED] * len(TILE_NAMES)
    for t in v.tiles:
        placed[TILE_NAMES.index(t.tile)] = int(packed(SIDES.index(t.side), t.turn, t.q, t.r))
    return Atlas(placed, [int(key(cell.q, cell.r)) for cell in v.water])


def imagine(v: DawnView, rng: Rng) -> Dawn:
    """One full position the viewer could be in. Reads the view and nothing else."""
    s = setup.blank(len(v.empires), v.corrections, length=v.length)
    s.stack = [QUESTIONS.frame(f) for f in v.stack]
    s.empires = [empire_of(e) for e in v.empires]
    s.atlas = atlas_of(v)
    s.victory = numbers(VICTORY, v.victory)
    s.first, s.mover = SEATS.index(v.first), SEATS.index(v.mover) if v.mover else NONE
    s.round, s.pointer, s.compass = v.round, v.pointer, v.compass
    for h in v.holds:
        s.hold[SPACE_NAMES.index(h.space)] = int(held(SEATS.index(h.owner), HOLDS.index(h.kind)))
    for space, name in v.things.items():
        s.things[SPACE_NAMES.index(space)] = mark_of(name)
    s.barbarians = [SPACE_NAMES.index(v.barbarians[b]) if b in v.barbarians else NONE for b in BARBARIANS]
    s.supply = [v.supply[r] for r in RESOURCES]
    s.offer = [WONDER.index(w) if w else NONE for w in v.offer]
    s.unseen, s.left = numbers(WONDER, v.unseen), v.left[:]
    s.wonder_at = [SPACE_NAMES.index(v.wonder_at[w]) if w in v.wonder_at else NONE for w in WONDER]
    s.forget_cached()
    s.facedown = bag_of(numbers(CITY_STATES, v.facedown))
    s.tile_box = numbers(TILE_NAMES, v.tile_box)
    s.tile_hands = [numbers(TILE_NAMES, hand) for hand in v.tile_hands]
    s.core, s.battle, s.resignations = (
        bag_of(numbers(TILE_NAMES, v.core)),
        Battle(*v.battle) if v.battle else None,
        v.resignations,
    )
    return s
