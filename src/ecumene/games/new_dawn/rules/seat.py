"""One civilization: what a player has. CND-1.1, 2.3, 2.4."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from mypy_extensions import i64

from ecumene.games.new_dawn.cards.power import Power
from ecumene.kernel.core.bits import has
from ecumene.kernel.core.piles import Shared

SLOTS: Final = 5
CARAVANS: Final = 3
UNUSED: Final = -1  # a caravan in the box
ON_CARD: Final = -2  # a caravan on the economy card
CITIES: Final = 7  # figures, without the capital
CONTROL_TOKENS: Final = 31
MOST_TRADE: Final = 3  # trade tokens on a focus card (CND-16.3)


def with_item(xs: Shared, i: i64, x: i64) -> Shared:
    """The list with another item at this place."""
    out = xs[:]
    out[i] = x
    return out


def with_moved(xs: Shared, i: i64, to: i64) -> Shared:
    """The list with one item moved to a lower place; those between move up. The same list if they are all equal."""
    j: i64 = to
    while j < i and xs[j] == xs[i]:
        j += 1
    if j == i:
        return xs
    out = xs[:]
    for j in range(i, to, -1):
        out[j] = xs[j - 1]
    out[to] = xs[i]
    return out


def with_swapped(xs: Shared, i: i64, j: i64) -> Shared:
    """The list with two items in each other's place."""
    out = xs[:]
    out[i], out[j] = out[j], out[i]
    return out


@final
@dataclass(init=False, eq=False)
class Empire:
    """What one player has. Its lists are replaced and never changed, so clones share them."""

    leader: i64
    row: Shared  # focus cards in slots 1 to 5: twenty rows, four levels of five types
    trade: Shared  # by slot: trade tokens on the card there
    states: Shared  # by slot: bag of city-state tokens on it
    naturals_on: Shared  # by slot: bag of natural wonders on it (America)
    stray_states: i64  # bag of city-state tokens that no card can hold (CND-20.9)
    caravans: Shared  # a space, ON_CARD or UNUSED
    resources: Shared  # by type
    naturals: i64  # bag of natural wonders held
    store: i64  # trade tokens on the Great Zimbabwe
    dial: i64  # of technology
    pacts: i64  # bag of rivals' diplomacy cards held
    embassies: i64  # bag of city-states whose diplomacy card is held
    marks: i64  # bag of victory cards marked
    used: i64  # bag of what was used in this turn: see `once_flags`
    taken: Shared  # spaces taken by attack in this turn (CND-11.7)
    reached: Shared  # spaces where caravans arrived in this turn (CND-9.7)
    won: i64  # attacks won in this turn
    capitals: i64  # attacks won against capitals (CND-12.8)
    peak: i64  # the farthest space the dial has reached
    resigned: i64  # 0, or the order in which the seats resigned

    # the powers found last: see `powers.powers`
    # derived: powers_found: list[Power] = []
    # derived: powers_key: i64 = -1  # what they depend on, as one number
    # derived: modifiers: list[Power] = []  # those of them that change difficulties

    # fields: begin
    # fmt: off
    def __init__(
        self, leader: i64, row: Shared, trade: Shared, states: Shared, naturals_on: Shared, stray_states: i64,
        caravans: Shared, resources: Shared, naturals: i64, store: i64, dial: i64, pacts: i64, embassies: i64,
        marks: i64, used: i64, taken: Shared, reached: Shared, won: i64, capitals: i64, peak: i64, resigned: i64,
    ) -> None:
        self.leader = leader
        self.row = row
        self.trade = trade
        self.states = states
        self.naturals_on = naturals_on
        self.stray_states = stray_states
        self.caravans = caravans
        self.resources = resources
        self.naturals = naturals
        self.store = store
        self.dial = dial
        self.pacts = pacts
        self.embassies = embassies
        self.marks = marks
        self.used = used
        self.taken = taken
        self.reached = reached
        self.won = won
        self.capitals = capitals
        self.peak = peak
        self.resigned = resigned
        self.powers_found: list[Power] = []
        self.powers_key: i64 = -1
        self.modifiers: list[Power] = []

    def clone(self) -> Empire:
        """An independent copy."""
        twin = Empire(
            self.leader, self.row, self.trade, self.states, self.naturals_on, self.stray_states, self.caravans,
            self.resources, self.naturals, self.store, self.dial, self.pacts, self.embassies, self.marks, self.used,
            self.taken, self.reached, self.won, self.capitals, self.peak, self.resigned,
        )
        twin.powers_found = self.powers_found
        twin.powers_key = self.powers_key
        twin.modifiers = self.modifiers
        return twin
    # fmt: on
    # fields: end

    def has_used(self, what: i64) -> bool:
        return has(self.used, what)
