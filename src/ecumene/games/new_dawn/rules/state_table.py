"""The position of A New Dawn: everything on the table, without its changes. CND-1, 2.

What nobody has seen has no order: chance decides what comes. Changes are methods of the classes built on this one:
`state_map` (the map and what stands on it), `state_empires` (what each player has), `state` (turns, events, battles).
"""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from ecumene.games.new_dawn.rules.holds import owner_of
from ecumene.games.new_dawn.rules.map.layout import Atlas
from ecumene.games.new_dawn.rules.military.battle_state import Battle
from ecumene.games.new_dawn.rules.ruleset import Rules
from ecumene.games.new_dawn.rules.seat import Empire
from ecumene.kernel.core.piles import Shared
from ecumene.kernel.core.state import Frame, State


@dataclass(init=False, eq=False)
class Table(State):
    rules: Rules  # the rows this match is played with
    atlas: Atlas  # shared: how the tiles lie
    empires: list[Empire]
    epic: i64  # variant: four victory cards (CND-19.1)
    victory: list[int]  # victory cards in play
    first: i64  # the first player (CND-2.8)
    mover: i64  # whose turn it is; NONE while the map is built and during events
    round: i64  # 0 is the first
    pointer: i64  # section of the event dial
    compass: i64  # how far the direction token is turned (CND-2.8)
    hold: list[int]  # by space: control token or city there
    things: list[int]  # by space: a resource, natural wonder or city-state token there, as `tiles` marks them
    barbarians: list[int]  # by letter: a space, or NONE off the map
    supply: list[int]  # resource tokens by type
    offer: list[int]  # the wonder that lies face up, by type; NONE with an empty deck
    unseen: list[int]  # wonders nobody has seen, sorted: in the decks, and those left out (CND-2.10)
    left: list[int]  # wonders still in the decks: three times the type, plus the era
    wonder_at: list[int]  # by wonder: the space of its token, or NONE
    facedown: i64  # bag of city-states whose cards lie face down: they are conquered (CND-11.18)
    tile_box: list[int]  # tiles nobody has been dealt, sorted
    tile_hands: list[Shared]  # per seat: tiles still to be placed
    core: i64  # bag of the tiles of the core (CND-4.2)
    battle: Battle | None  # an unfinished attack
    resignations: i64

    # computed from `hold` and `wonder_at` when first needed
    # derived: friendly: list[list[int]] = []  # see `spaces.friendly_spaces`
    # derived: wonder_bags: list[int] = []  # see `spaces.wonder_bag`

    # fields: begin
    # fmt: off
    def __init__(
        self, stack: list[Frame], events: list[int] | None, rules: Rules, atlas: Atlas, empires: list[Empire],
        epic: i64, victory: list[int], first: i64, mover: i64, round: i64, pointer: i64, compass: i64, hold: list[int],
        things: list[int], barbarians: list[int], supply: list[int], offer: list[int], unseen: list[int],
        left: list[int], wonder_at: list[int], facedown: i64, tile_box: list[int], tile_hands: list[Shared], core: i64,
        battle: Battle | None, resignations: i64,
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
        self.friendly: list[list[int]] = []
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
