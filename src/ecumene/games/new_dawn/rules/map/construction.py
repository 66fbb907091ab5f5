"""Building the map: as printed for a first game, or tile by tile by the players. CND-2.6, 3, 4."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from mypy_extensions import i64

from ecumene.games.new_dawn.cards.tiles import (
    CAPITAL_MARK,
    CAPITAL_TILE,
    HEXES,
    SIDE_A,
    SIDE_B,
    STATE_TILE,
    TILE_NAMES,
    TILES,
    WONDER_TILE,
)
from ecumene.games.new_dawn.rules.holds import CAPITAL, NONE
from ecumene.games.new_dawn.rules.map.layout import UNPLACED, cell_of, packed, packed_at_cell, rotation_of, side_of
from ecumene.games.new_dawn.rules.map.spaces import mark
from ecumene.games.new_dawn.rules.map.tile_placement import missing_for_place, placements, refuse_place
from ecumene.games.new_dawn.rules.pieces.placement import put_piece
from ecumene.games.new_dawn.rules.state import Dawn
from ecumene.games.new_dawn.rules.verbs import DEAL_TILE, DEALT, DRAW_CORE, LAY, ROLL, STARTS, TILE
from ecumene.kernel.core.action import act, first, second, third, verb_of
from ecumene.kernel.core.bits import bag_of
from ecumene.kernel.core.frames import Choice, Draw, Step
from ecumene.kernel.core.state import CHANCE, NOBODY, NOT_OFFERED, Frame

TILES_EACH: Final = 3  # CND-4.7
CORE_EACH: Final = 2  # CND-4.2: of natural wonders, and of city-states
LAST_FOR_A: Final = 3  # CND-4.3


class Placed:
    """How a tile lies in a printed layout, and how many players are needed for it."""

    tile: i64  # its row; in the core: the order
    q: i64
    r: i64
    rotation: i64
    players: i64

    def __init__(self, tile: int, q: int, r: int, rotation: int, players: int = 2) -> None:
        self.tile = tile
        self.q = q
        self.r = r
        self.rotation = rotation
        self.players = players


def tile_called(number: int) -> int:
    """The row of the tile with this printed number."""
    return TILE_NAMES.index(f"tile_{number:02}")


def lies(number: int, q: int, r: int, rotation: int, players: int = 2) -> Placed:
    return Placed(tile_called(number), q, r, rotation, players)


# CND-3.1, 3.2: the positions, and which tile belongs to which number of players, are reconstructions
FIRST_MAP: Final = [
    lies(1, -4, 7, 3, 3), lies(2, -2, 4, 0), lies(3, -5, 5, 5), lies(4, 2, 4, 0), lies(5, 0, -1, 4),
    lies(6, 1, 1, 3), lies(7, -5, 2, 2), lies(8, 3, 9, 5, 4), lies(9, 3, 6, 1, 4), lies(10, 7, 2, 0, 4),
    lies(11, -1, 9, 5, 3),
    lies(12, 4, -4, 2), lies(13, 4, -1, 5), lies(14, 5, 1, 3), lies(15, -1, 6, 2, 3), lies(16, 7, -2, 0),
]  # fmt: skip
FIRST_CORE: Final = [tile_called(2), tile_called(6), tile_called(4), tile_called(14)]

# CND-4.4: by side; the layout of side B is the mirror image of A and a reconstruction
CORE: Final = [
    [Placed(0, 0, 0, 0), Placed(1, 3, -3, 3), Placed(2, 4, 0, 0), Placed(3, 7, -3, 3)],
    [Placed(0, 0, 0, 0), Placed(1, 0, -3, 3), Placed(2, -4, 0, 0), Placed(3, -4, -3, 3)],
]


def place_capital(s: Dawn, p: i64, tile: i64) -> None:
    """CND-3.3, 4.10."""
    space: i64
    for space in range(tile * HEXES, tile * HEXES + HEXES):
        if mark(s, space) == CAPITAL_MARK:
            put_piece(s, p, space, CAPITAL)


def place_marked_tokens(s: Dawn) -> None:
    """CND-2.6: the matching token on every mark."""
    s.lay_out_tokens([mark(s, space) for space in s.atlas.spaces])


# the first game


def lay_first_map(s: Dawn) -> None:
    """CND-3.1, 3.2; then each player gets a capital."""
    placed: list[int] = [UNPLACED] * TILES
    for spot in FIRST_MAP:
        if spot.players <= len(s.empires):
            placed[spot.tile] = packed(SIDE_A, spot.rotation, spot.q, spot.r)
    s.lay_printed_map(placed, bag_of(FIRST_CORE))
    s.push(AssignCapital(0))


@dataclass(init=False, eq=False)
class AssignCapital(Draw):
    """CND-3.3: chance decides who has which capital of the printed map."""

    seat: i64

    def __init__(self, seat: i64, player: i64 = CHANCE) -> None:
        self.player = player
        self.seat = seat

    def legal(self, s: Dawn) -> list[int]:
        out: list[int] = []
        tile: i64
        for tile in range(TILES):
            if s.rules.tiles[tile].kind == CAPITAL_TILE and s.atlas.placed[tile] != NONE and s.hold[tile * HEXES] == 0:
                out.append(act(DEAL_TILE, tile))
        return out

    def apply(self, s: Dawn, action: i64) -> None:
        s.stack.pop()
        s.report(DEALT, self.seat, first(action))
        if self.seat + 1 < len(s.empires):
            s.push(AssignCapital(self.seat + 1))
        place_capital(s, self.seat, first(action))


# map construction


def construct_map(s: Dawn) -> None:
    """CND-4.1 to 4.7."""
    s.then([DealCapital(0), CoreSide(), DealTiles(0), FirstLayer()])


@dataclass(init=False, eq=False)
class DealCapital(Draw):
    """CND-4.1."""

    seat: i64

    def __init__(self, seat: i64, player: i64 = CHANCE) -> None:
        self.player = player
        self.seat = seat

    def legal(self, s: Dawn) -> list[int]:
        return [act(DEAL_TILE, t) for t in s.tile_box if s.rules.tiles[t].kind == CAPITAL_TILE]

    def apply(self, s: Dawn, action: i64) -> None:
        s.stack.pop()
        s.deal_tile(self.seat, first(action))
        if self.seat + 1 < len(s.empires):
            s.push(DealCapital(self.seat + 1))


@dataclass(init=False, eq=False)
class CoreSide(Draw):
    """CND-4.3: a die decides which side of the core's tiles is up."""

    def legal(self, s: Dawn) -> list[int]:
        return [act(ROLL, n) for n in range(1, 7)]

    def apply(self, s: Dawn, action: i64) -> None:
        s.follow_with(DrawCore(SIDE_A if first(action) <= LAST_FOR_A else SIDE_B, 0, CORE_EACH, CORE_EACH))


@dataclass(init=False, eq=False)
class DrawCore(Draw):
    """CND-4.2, 4.4, 4.5: the next tile of the core. Every order of two and two tiles is equally likely."""

    side: i64
    drawn: i64
    wonders: i64  # tiles with natural wonders still needed
    states: i64  # tiles with city-states still needed

    def __init__(self, side: i64, drawn: i64, wonders: i64, states: i64, player: i64 = CHANCE) -> None:
        self.player = player
        self.side = side
        self.drawn = drawn
        self.wonders = wonders
        self.states = states

    def tiles(self, s: Dawn, kind: i64) -> list[int]:
        return [t for t in s.tile_box if s.rules.tiles[t].kind == kind]

    def legal(self, s: Dawn) -> list[int]:
        out = [act(DRAW_CORE, t) for t in self.tiles(s, WONDER_TILE)] if self.wonders > 0 else []
        if self.states > 0:
            out.extend([act(DRAW_CORE, t) for t in self.tiles(s, STATE_TILE)])
        return out

    def weights(self, s: Dawn) -> list[int]:
        """A kind is as likely as the number of its tiles still needed. Tiles of one kind are equally likely."""
        wonders: i64 = len(self.tiles(s, WONDER_TILE))
        states: i64 = len(self.tiles(s, STATE_TILE))
        out: list[int] = [int(self.wonders * states)] * int(wonders) if self.wonders > 0 else []
        if self.states > 0:
            out.extend([int(self.states * wonders)] * int(states))
        return out

    def apply(self, s: Dawn, action: i64) -> None:
        tile: i64 = first(action)
        s.stack.pop()
        s.draw_core(tile)
        spot = CORE[self.side][self.drawn]
        s.lay_tile(tile, packed(self.side, spot.rotation, spot.q, spot.r))
        wonder: i64 = 1 if s.rules.tiles[tile].kind == WONDER_TILE else 0
        if self.wonders + self.states > 1:
            s.push(DrawCore(self.side, self.drawn + 1, self.wonders - wonder, self.states - 1 + wonder))


@dataclass(init=False, eq=False)
class DealTiles(Draw):
    """CND-4.6: two more tiles for each player."""

    dealt: i64

    def __init__(self, dealt: i64, player: i64 = CHANCE) -> None:
        self.player = player
        self.dealt = dealt

    def legal(self, s: Dawn) -> list[int]:
        return [act(DEAL_TILE, t) for t in s.tile_box if s.rules.tiles[t].kind != CAPITAL_TILE]

    def apply(self, s: Dawn, action: i64) -> None:
        s.stack.pop()
        s.deal_tile(self.dealt % len(s.empires), first(action))
        if self.dealt + 1 < (TILES_EACH - 1) * len(s.empires):
            s.push(DealTiles(self.dealt + 1))


@dataclass(init=False, eq=False)
class FirstLayer(Draw):
    """CND-2.15, 4.7: who lays the first tile. This player need not be the first player of the game."""

    def legal(self, s: Dawn) -> list[int]:
        return [act(STARTS, p) for p in range(len(s.empires))]

    def apply(self, s: Dawn, action: i64) -> None:
        s.follow_with(NextTile(first(action), 0))


@dataclass(init=False, eq=False)
class NextTile(Step):
    """CND-4.7: clockwise, until all are placed."""

    seat: i64
    laid: i64

    def __init__(self, seat: i64, laid: i64, player: i64 = NOBODY) -> None:
        self.player = player
        self.seat = seat
        self.laid = laid

    def run(self, s: Dawn) -> None:
        s.stack.pop()
        if self.laid < TILES_EACH * len(s.empires):
            s.push(NextTile((self.seat + 1) % len(s.empires), self.laid + 1))
            s.ask(ChooseTile(self.seat))


@dataclass(init=False, eq=False)
class ChooseTile(Choice):
    """CND-4.7, 4.14, D-01: first choose the tile."""

    verb: ClassVar[int] = TILE
    rule: ClassVar[str] = "CND-4.7"

    def legal(self, s: Dawn) -> list[int]:
        return [act(TILE, t) for t in s.tile_hands[self.player]]

    def apply(self, s: Dawn, action: i64) -> None:
        s.stack.pop()
        s.push(LayTile(self.player, first(action)))  # some placement always exists: they are listed only when asked for


@dataclass(init=False, eq=False)
class LayTile(Frame):
    """CND-4.8, 4.9, 4.12, D-01: then choose where its hex 0 lies, its side and its rotation."""

    tile: i64

    def __init__(self, player: i64, tile: i64) -> None:
        self.player = player
        self.tile = tile

    def legal(self, s: Dawn) -> list[int]:
        out: list[int] = []
        how: i64
        for how in placements(s.atlas, s.core):
            out.append(act(LAY, cell_of(how), side_of(how), rotation_of(how)))
        return out

    def apply(self, s: Dawn, action: i64) -> None:
        p: i64 = self.player
        s.stack.pop()
        s.take_from_hand(p, self.tile)
        s.lay_tile(self.tile, packed_at_cell(second(action), third(action), first(action)))
        if s.rules.tiles[self.tile].kind == CAPITAL_TILE:
            place_capital(s, p, self.tile)

    def why_not(self, s: Dawn, action: i64) -> str:
        if verb_of(action) != LAY:
            return NOT_OFFERED
        return refuse_place(s.atlas, packed_at_cell(second(action), third(action), first(action)))

    def missing(self, s: Dawn, action: i64) -> list[int]:
        if verb_of(action) != LAY:
            return []
        return missing_for_place(s.atlas, packed_at_cell(second(action), third(action), first(action)))
