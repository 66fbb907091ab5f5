"""What every field holds: the Structs of a view, from which all else follows. Not compiled.

Nothing is secret. Decks have no order: nobody knows which wonders are left out and which come next.
"""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING, Annotated, Final

import msgspec

from ecumene.games.new_dawn.border.questions import KINDS, QUESTIONS, SEATS
from ecumene.games.new_dawn.cards.tiles import (
    CITY_STATES,
    NATURAL_WONDERS,
    NO_MARK,
    RESOURCES,
    SIDES,
    SPACE_NAMES,
    TILE_NAMES,
    mark_of,
)
from ecumene.games.new_dawn.rules import setup
from ecumene.games.new_dawn.rules.holds import HOLDS, NONE, held, kind_of, owner_of
from ecumene.games.new_dawn.rules.map.layout import UNPLACED, anchor_q, anchor_r, rotation_of, side_of
from ecumene.games.new_dawn.rules.military.battle_state import Battle
from ecumene.games.new_dawn.rules.seat import ON_CARD, UNUSED
from ecumene.games.new_dawn.rules.state import Dawn
from ecumene.kernel.border.declared import NUMBER, ByRow, Declared, Holds, Lies, Names, Own
from ecumene.kernel.border.questions import FrameView
from ecumene.kernel.border.views import View
from ecumene.kernel.border.zones import BAG, HAND, LIST, ONE, SLOTS

CARD, BOX = "card", "box"  # where caravans are that are not on the map
MARKS = {mark_of(word): word for word in (*RESOURCES, *NATURAL_WONDERS, *CITY_STATES)}  # what lies on spaces

if TYPE_CHECKING:
    AnyFrame = FrameView
else:
    AnyFrame = QUESTIONS.type


# fields with functions of their own


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


def tile_view(tile: int, how: int) -> TileView:
    side, turn = SIDES[side_of(how)], int(rotation_of(how))
    return TileView(TILE_NAMES[tile], side, turn, int(anchor_q(how)), int(anchor_r(how)))


def show_tiles(s: Dawn, p: int) -> list[TileView]:
    return [tile_view(tile, how) for tile, how in enumerate(s.atlas.placed) if how != UNPLACED]


def show_water(s: Dawn, p: int) -> list[CellView]:
    return [CellView(cell // 256 - 128, cell % 256 - 128) for cell in s.atlas.water]


def show_holds(s: Dawn, p: int) -> list[HoldView]:
    return [
        HoldView(SPACE_NAMES[at], SEATS[owner_of(hold)], HOLDS[kind_of(hold)]) for at, hold in enumerate(s.hold) if hold
    ]


def read_holds(s: Dawn, p: int, holds: list[HoldView]) -> None:
    by_space = {h.space: int(held(SEATS.index(h.owner), HOLDS.index(h.kind))) for h in holds}
    s.hold = [by_space.get(name, 0) for name in SPACE_NAMES]


def show_battle(s: Dawn, p: int) -> list[int]:
    b = s.battle
    return [] if b is None else [int(getattr(b, field.name)) for field in fields(b)]


def read_battle(s: Dawn, p: int, figures: list[int]) -> None:
    s.battle = Battle(*figures) if figures else None


class EmpireView(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    leader: Annotated[str, Holds("leader", ONE)]
    row: Annotated[list[str], Holds("card", LIST)]
    trade: list[int]
    states: Annotated[list[list[str]], Holds("state", BAG, each=True)]
    naturals_on: Annotated[list[list[str]], Holds("natural", BAG, each=True)]
    stray_states: Annotated[list[str], Holds("state", BAG)] = []
    caravans: Annotated[list[str], Holds("spot", LIST)]  # a space, "card" or "box"
    resources: Annotated[dict[str, int], ByRow("resource")]
    naturals: Annotated[list[str], Holds("natural", BAG)] = []
    store: int = 0
    dial: int = 0
    pacts: Annotated[list[str], Holds("pact", BAG)] = []
    embassies: Annotated[list[str], Holds("state", BAG)] = []
    marks: Annotated[list[str], Holds("goal", BAG)] = []
    used: Annotated[list[int], Holds(NUMBER, BAG)] = []
    taken: Annotated[list[str], Holds("space", LIST)] = []
    reached: Annotated[list[str], Holds("space", LIST)] = []
    won: int = 0
    capitals: int = 0
    peak: int = 0
    resigned: int = 0


class DawnView(View, frozen=True, kw_only=True, omit_defaults=True, tag="new_dawn"):
    stack: list[AnyFrame]
    empires: list[EmpireView]
    length: Annotated[str, Holds("length", ONE, field="epic")]
    victory: Annotated[list[str], Holds("goal", HAND)]
    first: Annotated[str, Holds("seat", ONE)]
    mover: Annotated[str, Holds("seat", ONE)]  # "" while the map is built and during events
    round: int
    pointer: int  # section of the event dial
    compass: int
    tiles: Annotated[list[TileView], Own(show_tiles)]
    water: Annotated[list[CellView], Own(show_water)]
    holds: Annotated[list[HoldView], Own(show_holds, read_holds)]
    things: Annotated[dict[str, str], ByRow("space", "mark", none=NO_MARK)]  # resources, natural wonders, city-states
    barbarians: Annotated[dict[str, str], ByRow("barbarian", "space", none=NONE)]  # where those on the map are
    supply: Annotated[dict[str, int], ByRow("resource")]
    offer: Annotated[list[str], Lies("wonder", SLOTS)]  # by deck; "" for an empty one
    unseen: Annotated[list[str], Lies("wonder", HAND)]  # wonders that nobody has seen, in no order
    left: list[int]  # cards in the decks: by deck, then era
    wonder_at: Annotated[dict[str, str], ByRow("wonder", "space", none=NONE)]  # where tokens of built wonders lie
    facedown: Annotated[list[str], Holds("state", BAG)]
    tile_box: Annotated[list[str], Lies("tile", HAND)]
    tile_hands: Annotated[list[list[str]], Lies("tile", HAND, each=True)]
    core: Annotated[list[str], Holds("tile", BAG)]
    battle: Annotated[list[int], Own(show_battle, read_battle)] = []
    resignations: int = 0


def everything(s: Dawn) -> dict[str, list[int]]:
    """How many there are of each kind: wonders that are not built, tiles that are not on the map."""
    return {
        "wonder": [int(at == NONE) for at in s.wonder_at],
        "tile": [int(how == UNPLACED) for how in s.atlas.placed],
    }


NAMES: Names = {kind: words for kind, words in KINDS.items() if isinstance(words, list)} | {
    "length": setup.LENGTHS,
    "mark": MARKS,
    "spot": dict(enumerate(SPACE_NAMES)) | {ON_CARD: CARD, UNUSED: BOX},
}
VIEWS: Final = Declared(DawnView, "empires", EmpireView, QUESTIONS, NAMES, ("atlas", "hold"), everything)
