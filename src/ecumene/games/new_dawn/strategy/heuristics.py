"""What a seat has, and what it is worth to it: rough guesses, for simple bots. Not a rule of the game."""

from __future__ import annotations

from collections.abc import Callable

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
from ecumene.games.new_dawn.rules.map.maturity import ripens
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
from ecumene.games.new_dawn.rules.state import NONE, REINFORCED, Dawn, kind_of, owner_of
from ecumene.kernel.core.bits import has, members, size

WON = 1000.0
MARK = 45.0  # a victory card marked
AIM = 32.0  # the way to an agenda that is still open
SIDE = 0.3  # of it, for the agenda of a card that is farther away
READY = 0.25  # of a wonder, for having what it costs
BESIDE = 0.09  # of a natural wonder next to a city, for each slot the culture card has moved up
SOON = 0.15  # of a control token, for a space that the culture card could take
NEARER = 0.8  # how much more the rest is worth, for every card marked
CITY_WORTH = 3.0
TOKEN_WORTH = 0.6
STRONG = 0.15  # a control token reinforced
RIPE = 1.2  # a mature city
WONDER_WORTH = 3.0
NATURAL_WORTH = 2.0
STATE_WORTH = 2.0
RESOURCE_WORTH = 0.8
LEVEL_WORTH = 1.6  # of a focus card
STEP_WORTH = 0.25  # of the dial
PACT_WORTH = 0.8
TRADE_WORTH = [0.0, 0.6, 1.1, 1.5]  # tokens on a card
FAR_OFF = 12  # a caravan's way to anybody, at most


class Holdings:
    """What the agendas count."""

    def __init__(self, s: Dawn, p: int) -> None:
        e = s.empires[p]
        self.cities = cities_of(s, p)
        self.tokens = tokens_of(s, p)
        self.coast = sum(1 for at in self.cities + self.tokens if coastal(s, at))
        self.number = max((i + 1 for i, kind in enumerate(row_of(s, p)) if kind == CULTURE), default=0)
        self.ripe = sorted((ripeness(s, p, at, self.number) for at in self.cities), reverse=True)
        self.decks = [0] * len(DECKS)
        for w in wonders_of(s, p):
            self.decks[s.rules.wonders[w].deck] += 1
        self.ready = [ready_for(s, p, w) if w != NONE else 0.0 for w in s.offer]
        self.naturals = int(size(e.naturals))
        self.beside = sum(1 for at in naturals_left(s) if beside_city(s, p, at))
        self.states = int(size(states_held(s, p)))
        self.dial = max(int(e.peak), int(e.dial))

    def wonders(self, deck: int) -> float:
        return self.decks[deck] + READY * self.ready[deck]


def naturals_left(s: Dawn) -> list[int]:
    """Spaces of natural wonders that nobody has."""
    return [at for at, thing in enumerate(s.things) if WONDER_MARK <= thing < STATE_MARK]


def beside_city(s: Dawn, p: int, at: int) -> bool:
    return any(is_city(s, near) and owner_of(s.hold[near]) == p for near in s.atlas.near[at])


def ripeness(s: Dawn, p: int, city: int, number: int) -> float:
    """How much of the way to maturity is done; what the culture card could take with its number counts a bit."""
    near = s.atlas.near[city]
    done = sum(1 for at in near if ripens(s, p, at))
    if done == len(near):
        return 1.0
    soon = sum(1 for at in near if may_hold_token(s, at) and DIFFICULTY[terrain(s, at)] <= number)
    return 0.8 * (done + SOON * soon) / len(near)


def ready_for(s: Dawn, p: int, w: int) -> float:
    """How much of a wonder's cost could be paid from a middling slot."""
    e = s.empires[p]
    row = s.rules.wonders[w]
    have = 3.0 + sum(2 * int(e.resources[r]) for r in row.resources)
    have += sum(2 for n in members(e.naturals) if s.rules.naturals[n].resource in row.resources)
    have += sum(int(e.trade[slot]) for slot in slots_of(s, p, INDUSTRY))
    return min(have / max(int(row.cost), 1), 1.0)


# By agenda: how much of what it asks for there is; what is nearly there counts in part.
AMOUNTS: dict[str, Callable[[Holdings], float]] = {
    "civilized": lambda have: len(have.cities),
    "warmonger": lambda have: have.states,
    "explorer": lambda have: have.coast,
    "technophile": lambda have: have.dial,
    "populous": lambda have: sum(have.ripe[:5]),
    "preservationist": lambda have: have.naturals + BESIDE * have.number * min(have.beside, 2 - have.naturals),
    "money_grubber": lambda have: have.wonders(ECONOMY_DECK),
    "paranoid": lambda have: have.wonders(MILITARY_DECK),
    "aesthetic": lambda have: have.wonders(CULTURE_DECK),
    "scholarly": lambda have: have.wonders(SCIENCE_DECK),
}


def shares(s: Dawn, card: int, have: Holdings) -> list[float]:
    """How much of each agenda of a victory card is done."""
    agendas = [s.rules.agendas[i] for i in (s.rules.goals[card].first, s.rules.goals[card].second)]
    return [min(AMOUNTS[agenda.name](have) / float(agenda.amount), 1.0) for agenda in agendas]


def standing(s: Dawn, p: int) -> float:
    e = s.empires[p]
    have = Holdings(s, p)
    total = WON if has_won(s, p) else 0.0
    aim = aim_of(s, p)
    for card in s.victory:
        if has(e.marks, card):
            total += MARK + NEARER * AIM * (len(s.victory) - 1)  # more than the worth it takes from open ones
        else:
            farther, nearer = sorted(shares(s, card, have))
            total += aim * (nearer + SIDE * farther)
    total += CITY_WORTH * len(have.cities) + TOKEN_WORTH * len(have.tokens) + RIPE * sum(have.ripe)
    total += STRONG * sum(1 for at in have.tokens if kind_of(s.hold[at]) == REINFORCED)
    total += WONDER_WORTH * sum(have.decks) + NATURAL_WORTH * have.naturals + STATE_WORTH * have.states
    total += LEVEL_WORTH * sum(int(level_of(card)) for card in e.row) + STEP_WORTH * have.dial
    total += sum(RESOURCE_WORTH * min(int(n), 3) + 0.2 * max(int(n) - 3, 0) for n in e.resources)
    total += sum(TRADE_WORTH[min(int(n), MOST_TRADE)] for n in e.trade) + 0.5 * int(e.store)
    total += PACT_WORTH * int(size(e.pacts) + size(e.embassies))
    return total + sum(caravan_worth(s, p, int(at)) for at in e.caravans)


def aim_of(s: Dawn, p: int) -> float:
    """What an open agenda is worth: the fewer are left, the more."""
    return AIM * (1.0 + NEARER * int(size(s.empires[p].marks)))


def row_of(s: Dawn, p: int) -> list[int]:
    """The types in the row; a card being resolved counts as reset."""
    order = [int(type_of(card)) for card in s.empires[p].row]
    for frame in s.stack:
        if type(frame) is turn.ResetCard and frame.seat == p:
            order.insert(0, order.pop(frame.slot))
    return order


def caravan_worth(s: Dawn, p: int, at: int) -> float:
    """One under way is worth more the nearer it is to somebody."""
    if at == UNUSED or at == ON_CARD:
        return 0.0
    near = min((int(s.atlas.distance(at, to)) for to in hosts(s, p)), default=FAR_OFF)
    return 0.2 + 0.9 * 0.75**near


def hosts(s: Dawn, p: int) -> list[int]:
    return [at for at in s.atlas.spaces if may_arrive(s, p, at)]
