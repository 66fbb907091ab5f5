"""What a seat has, and how much that is worth: rough guesses, for simple bots. Not a rule of the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ecumene.games.new_dawn.cards.rows import (
    CULTURE,
    CULTURE_DECK,
    DECKS,
    ECONOMY_DECK,
    INDUSTRY,
    MILITARY_DECK,
    SCIENCE_DECK,
    level_of,
    type_of,
)
from ecumene.games.new_dawn.cards.tiles import DIFFICULTY, STATE_MARK, WONDER_MARK
from ecumene.games.new_dawn.rules import turn
from ecumene.games.new_dawn.rules.economy.routes import may_arrive
from ecumene.games.new_dawn.rules.focus_row.row import slots_of
from ecumene.games.new_dawn.rules.holds import NONE, REINFORCED, kind_of, owner_of
from ecumene.games.new_dawn.rules.map.maturity import unsettled
from ecumene.games.new_dawn.rules.map.spaces import (
    cities_of,
    coastal,
    is_city,
    may_hold_token,
    states_held,
    terrain,
    tokens_of,
    wonders_of,
)
from ecumene.games.new_dawn.rules.scoring import has_won
from ecumene.games.new_dawn.rules.seat import MOST_TRADE, ON_CARD, UNUSED
from ecumene.games.new_dawn.rules.state import Dawn
from ecumene.kernel.core.bits import has, members, size

WON: Final = 1000.0
MARK_WORTH: Final = 45.0  # a victory card marked
AGENDA_WORTH: Final = 32.0  # an open agenda, when it is complete
FARTHER_SHARE: Final = 0.3  # share of it for the agenda of a card that is farther away
PAYABLE_SHARE: Final = 0.25  # share of a wonder, for having what it costs
NATURAL_NEAR_SHARE: Final = 0.09  # share of a natural wonder beside a city, for each slot of the culture card
PLACEABLE_SHARE: Final = 0.15  # share of a control token, for a space that the culture card could take
GROWTH_PER_MARK: Final = 0.8  # how much more the other agendas are worth, for each marked card
CITY_WORTH: Final = 3.0
TOKEN_WORTH: Final = 0.6
REINFORCED_WORTH: Final = 0.15  # for a reinforced control token
MATURE_WORTH: Final = 1.2  # a mature city
WONDER_WORTH: Final = 3.0
NATURAL_WORTH: Final = 2.0
STATE_WORTH: Final = 2.0
RESOURCE_WORTH: Final = 0.8
LEVEL_WORTH: Final = 1.6  # of a focus card
STEP_WORTH: Final = 0.25  # of the dial
PACT_WORTH: Final = 0.8
TRADE_WORTH: Final = [0.0, 0.6, 1.1, 1.5]  # tokens on a card
LONGEST_ROUTE: Final = 12  # spaces from a caravan to a destination, at most


class Holdings:
    """What the agendas count."""

    def __init__(self, s: Dawn, p: int) -> None:
        e = s.empires[p]
        self.cities = cities_of(s, p)
        self.tokens = tokens_of(s, p)
        self.coast = sum(1 for at in self.cities + self.tokens if coastal(s, at))
        self.number = max((i + 1 for i, kind in enumerate(types_in_row(s, p)) if kind == CULTURE), default=0)
        self.mature = sorted((maturity_share(s, p, at, self.number) for at in self.cities), reverse=True)
        self.decks = [0] * len(DECKS)
        for w in wonders_of(s, p):
            self.decks[s.rules.wonders[w].deck] += 1
        self.payable = [payable_share(s, p, w) if w != NONE else 0.0 for w in s.offer]
        self.naturals = int(size(e.naturals))
        self.naturals_near = sum(1 for at in naturals_left(s) if is_beside_city(s, p, at))
        self.states = int(size(states_held(s, p)))
        self.dial = max(int(e.peak), int(e.dial))

    def wonders(self, deck: int) -> float:
        return self.decks[deck] + PAYABLE_SHARE * self.payable[deck]


def naturals_left(s: Dawn) -> list[int]:
    """Spaces of natural wonders that nobody has."""
    return [at for at, thing in enumerate(s.things) if WONDER_MARK <= thing < STATE_MARK]


def is_beside_city(s: Dawn, p: int, at: int) -> bool:
    """Is the space adjacent to one of p's cities?"""
    return any(is_city(s, near) and owner_of(s.hold[near]) == p for near in s.atlas.near[at])


def maturity_share(s: Dawn, p: int, city: int, number: int) -> float:
    """How much of a city's maturity is reached; spaces that the culture card could take count a little."""
    near = s.atlas.near[city]
    done = int(s.atlas.near_area[city].difference(unsettled(s, p)).size())
    if done == len(near):
        return 1.0
    soon = sum(1 for at in near if may_hold_token(s, at) and DIFFICULTY[terrain(s, at)] <= number)
    return 0.8 * (done + PLACEABLE_SHARE * soon) / len(near)


def payable_share(s: Dawn, p: int, w: int) -> float:
    """How much of a wonder's cost could be paid from a middle slot."""
    e = s.empires[p]
    row = s.rules.wonders[w]
    have = 3.0 + sum(2 * int(e.resources[r]) for r in row.resources)
    have += sum(2 for n in members(e.naturals) if s.rules.naturals[n].resource in row.resources)
    have += sum(int(e.trade[slot]) for slot in slots_of(s, p, INDUSTRY))
    return min(have / max(int(row.cost), 1), 1.0)


# By agenda: how much of what it counts there is; what is nearly reached counts in part.
AMOUNTS: Final[dict[str, Callable[[Holdings], float]]] = {
    "civilized": lambda have: len(have.cities),
    "warmonger": lambda have: have.states,
    "explorer": lambda have: have.coast,
    "technophile": lambda have: have.dial,
    "populous": lambda have: sum(have.mature[:5]),
    "preservationist": lambda have: (
        have.naturals + NATURAL_NEAR_SHARE * have.number * min(have.naturals_near, 2 - have.naturals)
    ),
    "money_grubber": lambda have: have.wonders(ECONOMY_DECK),
    "paranoid": lambda have: have.wonders(MILITARY_DECK),
    "aesthetic": lambda have: have.wonders(CULTURE_DECK),
    "scholarly": lambda have: have.wonders(SCIENCE_DECK),
}


def agenda_shares(s: Dawn, card: int, have: Holdings) -> list[float]:
    """How much of each agenda of a victory card is done."""
    agendas = [s.rules.agendas[i] for i in (s.rules.goals[card].first, s.rules.goals[card].second)]
    return [min(AMOUNTS[agenda.name](have) / float(agenda.amount), 1.0) for agenda in agendas]


def seat_value(s: Dawn, p: int) -> float:
    """The worth of everything that a seat has."""
    e = s.empires[p]
    have = Holdings(s, p)
    total = WON if has_won(s, p) else 0.0
    worth = agenda_worth(s, p)
    for card in s.victory:
        if has(e.marks, card):
            total += MARK_WORTH + GROWTH_PER_MARK * AGENDA_WORTH * (
                len(s.victory) - 1
            )  # more than open agendas lose by it
        else:
            farther, nearer = sorted(agenda_shares(s, card, have))
            total += worth * (nearer + FARTHER_SHARE * farther)
    total += CITY_WORTH * len(have.cities) + TOKEN_WORTH * len(have.tokens) + MATURE_WORTH * sum(have.mature)
    total += REINFORCED_WORTH * sum(1 for at in have.tokens if kind_of(s.hold[at]) == REINFORCED)
    total += WONDER_WORTH * sum(have.decks) + NATURAL_WORTH * have.naturals + STATE_WORTH * have.states
    total += LEVEL_WORTH * sum(int(level_of(card)) for card in e.row) + STEP_WORTH * have.dial
    total += sum(RESOURCE_WORTH * min(int(n), 3) + 0.2 * max(int(n) - 3, 0) for n in e.resources)
    total += sum(TRADE_WORTH[min(int(n), MOST_TRADE)] for n in e.trade) + 0.5 * int(e.store)
    total += PACT_WORTH * int(size(e.pacts) + size(e.embassies))
    return total + sum(caravan_worth(s, p, int(at)) for at in e.caravans)


def agenda_worth(s: Dawn, p: int) -> float:
    """What an open agenda is worth: more, if fewer are left."""
    return AGENDA_WORTH * (1.0 + GROWTH_PER_MARK * int(size(s.empires[p].marks)))


def types_in_row(s: Dawn, p: int) -> list[int]:
    """The types in the row. A card that is being resolved counts as reset."""
    order = [int(type_of(card)) for card in s.empires[p].row]
    for frame in s.stack:
        if type(frame) is turn.ResetCard and frame.seat == p:
            order.insert(0, order.pop(frame.slot))
    return order


def caravan_worth(s: Dawn, p: int, at: int) -> float:
    """A caravan on the map is worth more if it is nearer to a destination."""
    if at == UNUSED or at == ON_CARD:
        return 0.0
    near = min((int(s.atlas.distance(at, to)) for to in arrival_spaces(s, p)), default=LONGEST_ROUTE)
    return 0.2 + 0.9 * 0.75**near


def arrival_spaces(s: Dawn, p: int) -> list[int]:
    """Spaces where p's caravans may arrive."""
    return [at for at in s.atlas.spaces if may_arrive(s, p, at)]
