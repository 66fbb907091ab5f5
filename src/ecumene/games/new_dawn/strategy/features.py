"""How far a seat has come with its agendas, in victory cards: 1 for a marked card, less for one that is still open."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ecumene.games.new_dawn.cards.agendas import (
    Civilized,
    Explorer,
    Patron,
    Populous,
    Preservationist,
    Technophile,
    Warmonger,
)
from ecumene.games.new_dawn.cards.rows import CULTURE, INDUSTRY, Agenda, level_of, type_of
from ecumene.games.new_dawn.cards.tiles import STATE_MARK, WONDER_MARK
from ecumene.games.new_dawn.rules.holds import NONE
from ecumene.games.new_dawn.rules.map.maturity import unsettled
from ecumene.games.new_dawn.rules.map.spaces import (
    cities,
    cities_of,
    city_count,
    friendly,
    ground,
    states_held,
    wonders_of_deck,
)
from ecumene.games.new_dawn.rules.scoring import has_won
from ecumene.games.new_dawn.rules.seat import SLOTS
from ecumene.games.new_dawn.rules.state import Dawn
from ecumene.kernel.core.bits import has, size

WON: Final = 1.0  # CND-12.4: with all cards marked the game is won at the start of the next round
NEARER: Final = 1.0  # of the nearer agenda of an open card, when it is all but done; half of it done is worth a quarter
FARTHER: Final = 0.03
PAYABLE: Final = 0.25  # of a wonder, for having what it costs
UNRIPE: Final = 0.8  # of a city's maturity, when all but one space is settled
SEEN: Final = 0.06  # of a natural wonder beside an own city, for each slot of the culture card
# What lasts, fitted to how 3,000 games of the policy ended
LEVEL: Final = 0.02  # of a focus card
PEAK: Final = 0.05  # a step of the technology dial
SETTLED: Final = 0.02  # a space with an own piece
TOWN: Final = 0.04  # a city, besides its space
TRADE: Final = 0.015
RESOURCE: Final = 0.005
ENOUGH: Final = 3  # resources of a type: more are worth nothing
MIDDLE: Final = 3.0  # production of a middle slot


@final
class Progress:
    """Of one seat in one position; what several agendas need is found once."""

    s: Dawn
    p: i64
    culture_slot: i64  # 1 to 5, or 0

    def __init__(self, s: Dawn, p: i64) -> None:
        self.s = s
        self.p = p
        self.culture_slot = 0
        row = s.empires[p].row
        i: i64
        for i in range(SLOTS):
            if type_of(row[i]) == CULTURE:
                self.culture_slot = i + 1

    def total(self) -> float:
        """Of all victory cards, and a little for what lasts."""
        s = self.s
        e = s.empires[self.p]
        done: float = WON if has_won(s, self.p) else 0.0
        card: i64
        for card in s.victory:
            done += 1.0 if has(e.marks, card) else self.of_card(card)
        n: i64
        for card in e.row:
            done += LEVEL * float(int(level_of(card)))
        for n in e.trade:
            done += TRADE * float(int(n))
        for n in e.resources:
            done += RESOURCE * float(int(min(n, ENOUGH)))
        return done

    def holdings(self) -> float:
        """Technology, spaces and cities: what may bring cards later. They say who is ahead, not how far it is."""
        s = self.s
        total: float = PEAK * float(int(s.empires[self.p].peak)) + SETTLED * float(int(friendly(s, self.p).size()))
        return total + TOWN * float(int(city_count(s, self.p)))

    def of_card(self, card: i64) -> float:
        """Of an open card: mostly its nearer agenda, and that the more, the less of it is left to do."""
        row = self.s.rules.goals[card]
        one: float = self.of_agenda(self.s.rules.agendas[row.first])
        other: float = self.of_agenda(self.s.rules.agendas[row.second])
        best: float = max(one, other)
        return NEARER * best * best + FARTHER * min(one, other)

    def of_agenda(self, agenda: Agenda) -> float:
        """How much of it is done, 0 to 1."""
        s = self.s
        p: i64 = self.p
        have: float = 0.0
        if isinstance(agenda, Patron):
            have = self.wonders(agenda.deck)
        elif isinstance(agenda, Civilized):
            have = float(int(city_count(s, p)))
        elif isinstance(agenda, Explorer):
            have = float(int(friendly(s, p).count_in(ground(s).coast)))
        elif isinstance(agenda, Technophile):
            have = float(int(s.empires[p].peak))
        elif isinstance(agenda, Populous):
            have = self.mature(agenda.amount)
        elif isinstance(agenda, Preservationist):
            have = self.naturals(agenda.amount)
        elif isinstance(agenda, Warmonger):
            have = float(int(size(states_held(s, p))))
        return min(have / float(int(agenda.amount)), 1.0)

    def wonders(self, deck: i64) -> float:
        """Wonders of one type, and part of one for what could pay for the next."""
        s = self.s
        have: float = float(int(wonders_of_deck(s, self.p, deck)))
        w: i64 = s.offer[deck]
        return have if w == NONE else have + PAYABLE * self.payable(w)

    def payable(self, w: i64) -> float:
        """How much of a wonder's cost could be paid from a middle slot."""
        e = self.s.empires[self.p]
        row = self.s.rules.wonders[w]
        have: float = MIDDLE
        r: i64
        for r in row.resources:
            have += 2.0 * float(int(e.resources[r]))
        i: i64
        for i in range(SLOTS):
            if type_of(e.row[i]) == INDUSTRY:
                have += float(int(e.trade[i]))
        cost: i64 = max(row.cost, 1)
        return min(have / float(int(cost)), 1.0)

    def mature(self, amount: i64) -> float:
        """The maturity of the cities that are nearest to it, as many as the agenda asks for."""
        s = self.s
        bare = unsettled(s, self.p)
        shares: list[float] = []
        at: i64
        for at in cities_of(s, self.p):
            near = s.atlas.near_area[at]
            open: i64 = near.count_in(bare)
            shares.append(1.0 if open == 0 else UNRIPE * (1.0 - float(int(open)) / float(int(near.size()))))
        shares.sort(reverse=True)
        sum: float = 0.0
        i: i64
        for i in range(min(len(shares), amount)):
            sum += shares[i]
        return sum

    def naturals(self, amount: i64) -> float:
        """Natural wonders, and part of one that lies beside an own city: the culture card may reach it."""
        s = self.s
        have: i64 = size(s.empires[self.p].naturals)
        if have >= amount:
            return float(int(have))
        beside = s.atlas.beside(cities(s, self.p))
        near: i64 = 0
        at: i64
        for at in beside.spaces():
            if WONDER_MARK <= s.things[at] < STATE_MARK:
                near += 1
        return float(int(have)) + SEEN * float(int(self.culture_slot)) * float(int(min(near, amount - have)))
