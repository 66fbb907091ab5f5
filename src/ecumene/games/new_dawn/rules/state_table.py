"""The position of A New Dawn, and changes of the map and of what stands on it. CND-1, 2, 4, 7, 10, 11, 13.

What nobody has seen has no order: chance decides what comes.
"""

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
from ecumene.games.new_dawn.rules import verbs
from ecumene.games.new_dawn.rules.holds import NONE, OWNER, held, kind_of, owner_of
from ecumene.games.new_dawn.rules.map.layout import UNPLACED, Atlas, rotation_of, side_of
from ecumene.games.new_dawn.rules.map.occupied import Occupied
from ecumene.games.new_dawn.rules.map.tile_placement import add_tile
from ecumene.games.new_dawn.rules.military.battle_state import Battle
from ecumene.games.new_dawn.rules.ruleset import Rules
from ecumene.games.new_dawn.rules.seat import Empire, with_item
from ecumene.kernel.core.bits import one
from ecumene.kernel.core.piles import Shared, add, take_out
from ecumene.kernel.core.state import Frame, State


def without(pile: Shared, row: i64) -> Shared:
    """The pile with one such thing less."""
    out = pile[:]
    take_out(out, row)
    return out


def printed_map(rules: Rules, players: int, placed: list[int]) -> Atlas:
    """The same map for all games with these rows and so many players."""
    atlas = rules.printed_maps[players]
    if atlas is None or atlas.placed != placed:
        atlas = Atlas(placed, [])
        rules.printed_maps[players] = atlas
    return atlas


@dataclass(init=False, eq=False)
class Table(State):
    rules: Rules  # the rows this match is played with
    atlas: Atlas  # shared: how the tiles lie
    empires: list[Empire]
    epic: i64  # variant: four victory cards (CND-19.1)
    victory: Shared  # victory cards in play
    first: i64  # the first player (CND-2.8)
    mover: i64  # whose turn it is; NONE while the map is built and during events
    round: i64  # 0 is the first
    pointer: i64  # section of the event dial
    compass: i64  # how far the direction token is turned (CND-2.8)
    hold: list[int]  # by space: control token or city there
    things: Shared  # by space: a resource, natural wonder or city-state token there, as `tiles` marks them
    barbarians: Shared  # by letter: a space, or NONE off the map
    supply: Shared  # resource tokens by type
    offer: Shared  # the wonder that lies face up, by type; NONE with an empty deck
    unseen: Shared  # wonders nobody has seen, sorted: in the decks, and those left out (CND-2.10)
    left: Shared  # wonders still in the decks: three times the type, plus the era
    wonder_at: Shared  # by wonder: the space of its token, or NONE
    facedown: i64  # bag of city-states whose cards lie face down: they are conquered (CND-11.18)
    tile_box: Shared  # tiles nobody has been dealt, sorted
    tile_hands: list[Shared]  # per seat: tiles still to be placed
    core: i64  # bag of the tiles of the core (CND-4.2)
    battle: Battle | None  # an unfinished attack
    resignations: i64

    # computed when first needed
    # derived: found_occupied: Occupied | None = None  # see `spaces.occupied`
    # derived: wonder_bags: list[int] = []  # see `spaces.wonder_bag`

    # fields: begin
    # fmt: off
    def __init__(
        self, stack: list[Frame], events: list[int] | None, rules: Rules, atlas: Atlas, empires: list[Empire],
        epic: i64, victory: Shared, first: i64, mover: i64, round: i64, pointer: i64, compass: i64, hold: list[int],
        things: Shared, barbarians: Shared, supply: Shared, offer: Shared, unseen: Shared, left: Shared,
        wonder_at: Shared, facedown: i64, tile_box: Shared, tile_hands: list[Shared], core: i64, battle: Battle | None,
        resignations: i64,
    ) -> None:
        self.stack = stack
        self.events = events
        self.rules = rules
        self.atlas = atlas
        self.empires = empires
        self.epic = epic
        self.victory = victory
        self.first = first
        self.mover = mover
        self.round = round
        self.pointer = pointer
        self.compass = compass
        self.hold = hold
        self.things = things
        self.barbarians = barbarians
        self.supply = supply
        self.offer = offer
        self.unseen = unseen
        self.left = left
        self.wonder_at = wonder_at
        self.facedown = facedown
        self.tile_box = tile_box
        self.tile_hands = tile_hands
        self.core = core
        self.battle = battle
        self.resignations = resignations
        self.found_occupied: Occupied | None = None
        self.wonder_bags: list[int] = []
    # fmt: on
    # fields: end

    @property
    def players(self) -> int:
        return len(self.empires)

    def has_left(self, p: i64) -> bool:
        """R-23: a player who has resigned is not asked any more: the first possible answer is used."""
        return self.empires[p].resigned != 0

    def playing(self, p: i64) -> bool:
        return self.empires[p].resigned == 0

    def order(self, p: i64) -> list[int]:
        """Everybody who has not resigned, clockwise from p."""
        out: list[int] = []
        i: i64
        for i in range(len(self.empires)):
            q: i64 = (p + i) % len(self.empires)
            if self.empires[q].resigned == 0:
                out.append(q)
        return out

    def owner(self, space: i64) -> i64:
        """CND-5.4: whose city or control token stands there, or NONE."""
        return owner_of(self.hold[space])

    # tiles

    def deal_tile(self, p: i64, tile: i64) -> None:
        """CND-4.1, 4.6."""
        self.tile_box = without(self.tile_box, tile)
        hand = self.tile_hands[p][:]
        add(hand, tile)
        self.tile_hands[p] = hand
        self.report(verbs.DEALT, p, tile)

    def take_from_hand(self, p: i64, tile: i64) -> None:
        self.tile_hands[p] = without(self.tile_hands[p], tile)

    def draw_core(self, tile: i64) -> None:
        """CND-4.2."""
        self.tile_box = without(self.tile_box, tile)
        self.core |= one(tile)
        self.report(verbs.CORE_TILE, tile)

    def lay_tile(self, tile: i64, how: i64) -> None:
        """CND-4.11: a tile comes onto the map, and what it encloses becomes water."""
        water: i64 = len(self.atlas.water)
        self.atlas = add_tile(self.atlas, tile, how)
        self.report(verbs.LAID, tile, side_of(how), rotation_of(how))
        i: i64
        for i in range(water, len(self.atlas.water)):
            self.report(verbs.FILLED, FIRST_WATER + i)

    def lay_printed_map(self, placed: list[int], core: i64) -> None:
        """CND-3.1, 3.2: all tiles at once; by tile how it lies, or UNPLACED."""
        self.atlas = printed_map(self.rules, len(self.empires), placed)
        self.core = core
        tile: i64
        for tile in range(len(placed)):
            if placed[tile] != UNPLACED:
                self.tile_box = without(self.tile_box, tile)
                self.report(verbs.LAID, tile, side_of(placed[tile]), rotation_of(placed[tile]))

    def lay_out_tokens(self, marks: list[int]) -> None:
        """CND-2.6: the matching token on every mark; the marks are those of all spaces of the map, in their order."""
        barbarians = self.barbarians[:]
        things = self.things[:]
        supply = self.supply[:]
        i: i64
        what: i64
        for i, what in enumerate(marks):
            if what >= BARBARIAN_MARK:
                barbarians[what - BARBARIAN_MARK] = self.atlas.spaces[i]
            elif what >= RESOURCE_MARK:
                things[self.atlas.spaces[i]] = what
                if what < WONDER_MARK:
                    supply[what - RESOURCE_MARK] -= 1
        self.barbarians = barbarians
        self.things = things
        self.supply = supply
        self.forget_cached()
        self.report(verbs.LAID_OUT)

    # control tokens and cities

    def put(self, space: i64, hold: i64) -> None:
        """Another piece there, or none."""
        before: i64 = self.hold[space]
        self.hold[space] = hold
        there = self.found_occupied
        if there is None:
            self.wonder_bags = []
        else:
            if (before ^ hold) & OWNER and there.wonders.has(space):
                self.wonder_bags = []
            self.found_occupied = there.with_piece(space, before, hold)

    def place_piece(self, p: i64, space: i64, kind: i64) -> None:
        self.put(space, held(p, kind))
        self.report(verbs.PLACED, p, space, kind)

    def flip_piece(self, space: i64, kind: i64) -> None:
        """CND-1.4: a control token to its other side."""
        p: i64 = owner_of(self.hold[space])
        self.put(space, held(p, kind))
        self.report(verbs.FLIPPED, p, space, kind)

    def replace_piece(self, p: i64, space: i64, kind: i64) -> None:
        """CND-11.20: a rival's piece by p's."""
        loser: i64 = owner_of(self.hold[space])
        self.put(space, held(p, kind))
        self.report(verbs.REPLACED, p, space, kind, loser)

    def move_piece(self, space: i64, to: i64) -> None:
        """CND-7.12."""
        hold: i64 = self.hold[space]
        self.put(to, hold)
        self.put(space, 0)
        self.report(verbs.SHIFTED, owner_of(hold), space, to)

    def return_piece(self, space: i64) -> None:
        """CND-1.5: to its owner."""
        hold: i64 = self.hold[space]
        self.put(space, 0)
        self.report(verbs.RETURNED, owner_of(hold), space, kind_of(hold))

    def forget_cached(self) -> None:
        """What was computed before is no longer valid: for changes that no atom makes, as in a setup."""
        self.found_occupied = None
        self.wonder_bags = []

    # tokens on spaces

    def put_thing(self, space: i64, thing: i64) -> None:
        """Another token there, or none."""
        self.things = with_item(self.things, space, thing)
        if self.found_occupied is not None:
            self.found_occupied = self.found_occupied.with_thing(space, thing)

    def take_thing(self, space: i64) -> None:
        """The natural wonder or city-state there goes to a player."""
        self.put_thing(space, NO_MARK)

    def take_resource(self, p: i64, space: i64) -> None:
        """CND-7.5."""
        resource: i64 = self.things[space] - RESOURCE_MARK
        self.put_thing(space, NO_MARK)
        e = self.empires[p]
        e.resources = with_item(e.resources, resource, e.resources[resource] + 1)
        self.report(verbs.GAINED_RESOURCE, p, resource)

    def free_natural(self, natural: i64, space: i64) -> None:
        """CND-18.6: it lies on its space again."""
        self.put_thing(space, WONDER_MARK + natural)
        self.report(verbs.NATURAL_FREE, natural, space)

    def free_state(self, state: i64, space: i64) -> None:
        """CND-14.5, R-12: its token lies on its space again, and its cards lie face up."""
        self.put_thing(space, STATE_MARK + state)
        self.facedown &= ~one(state)
        self.report(verbs.STATE_FREE, state)

    # barbarians

    def put_barbarian(self, letter: i64, space: i64) -> None:
        """It is there now, or with NONE off the map."""
        self.barbarians = with_item(self.barbarians, letter, space)
        if self.found_occupied is not None:
            self.found_occupied = self.found_occupied.with_barbarians(self.barbarians)

    def move_barbarian(self, letter: i64, space: i64) -> None:
        self.put_barbarian(letter, space)
        self.report(verbs.BARBARIAN_MOVED, letter, space)

    def remove_barbarian(self, letter: i64) -> None:
        """CND-11.19: off the map."""
        self.report(verbs.BARBARIAN_FELL, letter, self.barbarians[letter])
        self.put_barbarian(letter, NONE)

    def spawn_barbarian(self, letter: i64, space: i64) -> None:
        """CND-13.13."""
        self.put_barbarian(letter, space)
        self.report(verbs.BARBARIAN_CAME, letter, space)

    # world wonders

    def close_offer(self, deck: i64) -> None:
        """CND-10.12: no wonder of this deck lies open."""
        self.offer = with_item(self.offer, deck, NONE)

    def turn_up(self, wonder: i64) -> None:
        """CND-2.11, 10.12: the next card of its deck."""
        row = self.rules.wonders[wonder]
        pile: i64 = row.deck * len(ERAS) + row.era
        self.left = with_item(self.left, pile, self.left[pile] - 1)
        self.unseen = without(self.unseen, wonder)
        self.offer = with_item(self.offer, row.deck, wonder)
        self.report(verbs.TURNED_UP, wonder)

    def place_wonder(self, wonder: i64, space: i64) -> None:
        """CND-10.11, 11.23: its token comes under a piece."""
        self.wonder_at = with_item(self.wonder_at, wonder, space)
        self.wonder_bags = []
        if self.found_occupied is not None:
            self.found_occupied = self.found_occupied.with_wonders(self.wonder_at)
        self.report(verbs.WONDER_AT, wonder, space)
