"""Changes of the map and of what stands on it; wonders that lie open. CND-2, 4, 7, 10, 11, 13."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from ecumene.games.new_dawn.cards.rows import ERAS
from ecumene.games.new_dawn.cards.tiles import (
    BARBARIAN_MARK,
    FIRST_WATER,
    NO_MARK,
    RESOURCE_MARK,
    STATE_MARK,
    WONDER_MARK,
)
from ecumene.games.new_dawn.rules.holds import NONE, OWNER, held, kind_of, owner_of
from ecumene.games.new_dawn.rules.map.layout import UNPLACED, Atlas, rotation_of, side_of
from ecumene.games.new_dawn.rules.map.tile_placement import add_tile
from ecumene.games.new_dawn.rules.state_table import Table
from ecumene.games.new_dawn.rules.verbs import (
    BARBARIAN_CAME,
    BARBARIAN_FELL,
    BARBARIAN_MOVED,
    CORE_TILE,
    DEALT,
    FILLED,
    FLIPPED,
    GAINED_RESOURCE,
    LAID,
    LAID_OUT,
    NATURAL_FREE,
    PLACED,
    REPLACED,
    RETURNED,
    SHIFTED,
    STATE_FREE,
    TURNED_UP,
    WONDER_AT,
)
from ecumene.kernel.core.bits import one
from ecumene.kernel.core.piles import add, take_out


@dataclass(init=False, eq=False)
class TableMap(Table):
    # tiles

    def deal_tile(self, p: i64, tile: i64) -> None:
        """CND-4.1, 4.6."""
        take_out(self.tile_box, tile)
        hand = self.tile_hands[p][:]
        add(hand, tile)
        self.tile_hands[p] = hand
        self.report(DEALT, p, tile)

    def take_from_hand(self, p: i64, tile: i64) -> None:
        hand = self.tile_hands[p][:]
        take_out(hand, tile)
        self.tile_hands[p] = hand

    def draw_core(self, tile: i64) -> None:
        """CND-4.2."""
        take_out(self.tile_box, tile)
        self.core |= one(tile)
        self.report(CORE_TILE, tile)

    def lay_tile(self, tile: i64, how: i64) -> None:
        """CND-4.11: a tile comes onto the map, and what it encloses becomes water."""
        water: i64 = len(self.atlas.water)
        self.atlas = add_tile(self.atlas, tile, how)
        self.report(LAID, tile, side_of(how), rotation_of(how))
        i: i64
        for i in range(water, len(self.atlas.water)):
            self.report(FILLED, FIRST_WATER + i)

    def lay_printed_map(self, placed: list[int], core: i64) -> None:
        """CND-3.1, 3.2: all tiles at once; by tile how it lies, or UNPLACED."""
        self.atlas = Atlas(placed, [])
        self.core = core
        tile: i64
        for tile in range(len(placed)):
            if placed[tile] != UNPLACED:
                take_out(self.tile_box, tile)
                self.report(LAID, tile, side_of(placed[tile]), rotation_of(placed[tile]))

    def lay_out_tokens(self, marks: list[int]) -> None:
        """CND-2.6: the matching token on every mark; the marks are those of all spaces of the map, in their order."""
        i: i64
        what: i64
        for i, what in enumerate(marks):
            if what >= BARBARIAN_MARK:
                self.barbarians[what - BARBARIAN_MARK] = self.atlas.spaces[i]
            elif what >= RESOURCE_MARK:
                self.things[self.atlas.spaces[i]] = what
                if what < WONDER_MARK:
                    self.supply[what - RESOURCE_MARK] -= 1
        self.report(LAID_OUT)

    # control tokens and cities

    def put(self, space: i64, hold: i64) -> None:
        """Another piece there, or none."""
        if (self.hold[space] ^ hold) & OWNER:
            self.forget_cached()
        self.hold[space] = hold

    def place_piece(self, p: i64, space: i64, kind: i64) -> None:
        self.put(space, held(p, kind))
        self.report(PLACED, p, space, kind)

    def flip_piece(self, space: i64, kind: i64) -> None:
        """CND-1.4: a control token to its other side."""
        p: i64 = owner_of(self.hold[space])
        self.put(space, held(p, kind))
        self.report(FLIPPED, p, space, kind)

    def replace_piece(self, p: i64, space: i64, kind: i64) -> None:
        """CND-11.20: a rival's piece by p's."""
        loser: i64 = owner_of(self.hold[space])
        self.put(space, held(p, kind))
        self.report(REPLACED, p, space, kind, loser)

    def move_piece(self, space: i64, to: i64) -> None:
        """CND-7.12."""
        hold: i64 = self.hold[space]
        self.put(to, hold)
        self.put(space, 0)
        self.report(SHIFTED, owner_of(hold), space, to)

    def return_piece(self, space: i64) -> None:
        """CND-1.5: to its owner."""
        hold: i64 = self.hold[space]
        self.put(space, 0)
        self.report(RETURNED, owner_of(hold), space, kind_of(hold))

    def forget_cached(self) -> None:
        """Somebody controls another space or wonder: the lists computed before are no longer valid."""
        self.friendly = []
        self.wonder_bags = []

    # tokens on spaces

    def take_thing(self, space: i64) -> None:
        """The natural wonder or city-state there goes to a player."""
        self.things[space] = NO_MARK

    def take_resource(self, p: i64, space: i64) -> None:
        """CND-7.5."""
        resource: i64 = self.things[space] - RESOURCE_MARK
        self.things[space] = NO_MARK
        self.empires[p].resources[resource] += 1
        self.report(GAINED_RESOURCE, p, resource)

    def free_natural(self, natural: i64, space: i64) -> None:
        """CND-18.6: it lies on its space again."""
        self.things[space] = WONDER_MARK + natural
        self.report(NATURAL_FREE, natural, space)

    def free_state(self, state: i64, space: i64) -> None:
        """CND-14.5, R-12: its token lies on its space again, and its cards lie face up."""
        self.things[space] = STATE_MARK + state
        self.facedown &= ~one(state)
        self.report(STATE_FREE, state)

    # barbarians

    def move_barbarian(self, letter: i64, space: i64) -> None:
        self.barbarians[letter] = space
        self.report(BARBARIAN_MOVED, letter, space)

    def remove_barbarian(self, letter: i64) -> None:
        """CND-11.19: off the map."""
        self.report(BARBARIAN_FELL, letter, self.barbarians[letter])
        self.barbarians[letter] = NONE

    def spawn_barbarian(self, letter: i64, space: i64) -> None:
        """CND-13.13."""
        self.barbarians[letter] = space
        self.report(BARBARIAN_CAME, letter, space)

    # world wonders

    def close_offer(self, deck: i64) -> None:
        """CND-10.12: no wonder of this deck lies open."""
        self.offer[deck] = NONE

    def turn_up(self, wonder: i64) -> None:
        """CND-2.11, 10.12: the next card of its deck."""
        row = self.rules.wonders[wonder]
        self.left[row.deck * len(ERAS) + row.era] -= 1
        take_out(self.unseen, wonder)
        self.offer[row.deck] = wonder
        self.report(TURNED_UP, wonder)

    def place_wonder(self, wonder: i64, space: i64) -> None:
        """CND-10.11, 11.23: its token comes under a piece."""
        self.wonder_at[wonder] = space
        self.forget_cached()
        self.report(WONDER_AT, wonder, space)
