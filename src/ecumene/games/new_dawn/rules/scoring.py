"""Agendas and the end of the game. CND-12, 19."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ecumene.games.new_dawn.cards.rows import (
    CULTURE_DECK,
    ECONOMY_DECK,
    MILITARY_DECK,
    SCIENCE_DECK,
    Agenda,
    Victory,
)
from ecumene.games.new_dawn.rules.map.spaces import (
    cities_of,
    city_count,
    coastal,
    lands_of,
    mature,
    spaces_of,
    states_held,
    wonders_of,
    wonders_of_deck,
)
from ecumene.games.new_dawn.rules.verbs import WON
from ecumene.kernel.core.bits import has, size

if TYPE_CHECKING:
    from ecumene.games.new_dawn.rules.state import Dawn

# how a game ends
BY_AGENDAS: Final = 0
ALONE: Final = 1
WAYS: Final = ["agendas", "alone"]
STANDARD_CARDS: Final = 3  # CND-2.13
EPIC_CARDS: Final = 4  # CND-19.1


class Civilized(Agenda):
    def met(self, s: Dawn, p: i64) -> bool:
        return city_count(s, p) >= self.amount


class Warmonger(Agenda):
    """CND-12.8: a capital beaten once, or so many city-states at the same time."""

    def met(self, s: Dawn, p: i64) -> bool:
        return s.empires[p].capitals > 0 or size(states_held(s, p)) >= self.amount


class Explorer(Agenda):
    def met(self, s: Dawn, p: i64) -> bool:
        mine = lands_of(s, p)
        if len(mine) < self.amount:
            return False
        n: i64 = 0
        space: i64
        for space in mine:
            if coastal(s, space):
                n += 1
        return n >= self.amount


class Technophile(Agenda):
    """R-22: once the dial has reached the space, though it go on."""

    def met(self, s: Dawn, p: i64) -> bool:
        return s.empires[p].peak >= self.amount


class Populous(Agenda):
    def met(self, s: Dawn, p: i64) -> bool:
        cities = cities_of(s, p)
        spare: i64 = len(cities) - self.amount  # so many need not be mature
        space: i64
        for space in cities:
            if spare < 0:
                return False
            if not mature(s, p, space):
                spare -= 1
        return spare >= 0


class Preservationist(Agenda):
    def met(self, s: Dawn, p: i64) -> bool:
        return size(s.empires[p].naturals) >= self.amount


class Patron(Agenda):
    """Wonders of one type."""

    deck: i64

    def __init__(self, name: str, amount: int, deck: int) -> None:
        super().__init__(name, amount)
        self.deck = deck

    def met(self, s: Dawn, p: i64) -> bool:
        return wonders_of_deck(s, p, self.deck) >= self.amount


def agenda_rows() -> list[Agenda]:
    return [
        Civilized("civilized", 8),
        Patron("money_grubber", 2, ECONOMY_DECK),
        Warmonger("warmonger", 2),
        Patron("paranoid", 2, MILITARY_DECK),
        Explorer("explorer", 15),
        Patron("aesthetic", 2, CULTURE_DECK),
        Technophile("technophile", 24),
        Patron("scholarly", 2, SCIENCE_DECK),
        Populous("populous", 5),
        Preservationist("preservationist", 2),
    ]


def victory_rows() -> list[Victory]:
    return [
        Victory("civilized_money_grubber", 0, 1),
        Victory("warmonger_paranoid", 2, 3),
        Victory("explorer_aesthetic", 4, 5),
        Victory("technophile_scholarly", 6, 7),
        Victory("populous_preservationist", 8, 9),
    ]


def has_won(s: Dawn, p: i64) -> bool:
    """CND-12.1, 12.4: a mark on every card in play."""
    card: i64
    for card in s.victory:
        if not has(s.empires[p].marks, card):
            return False
    return s.playing(p)


def check_victory(s: Dawn) -> None:
    """CND-12.4: the game ends at once when somebody has won."""
    p: i64
    for p in range(len(s.empires)):
        if has_won(s, p):
            end_game(s)
            return


def standing(s: Dawn, p: i64) -> tuple[int, int, int, int]:
    """CND-12.5, R-23: winners, then marks, wonders, friendly spaces; who resigned later is before who did earlier."""
    e = s.empires[p]
    if e.resigned:
        return (-1, e.resigned, 0, 0)
    marks: i64 = size(e.marks)
    return (1 if has_won(s, p) else 0, marks, len(wonders_of(s, p)), len(spaces_of(s, p)))


def end_game(s: Dawn) -> None:
    """Nothing follows."""
    p: i64
    best: tuple[int, int, int, int] = (-1, 0, 0, 0)
    for p in range(len(s.empires)):
        best = max(best, standing(s, p))
    for p in range(len(s.empires)):
        if s.playing(p) and standing(s, p) == best:
            s.tell(WON, p)
    s.stack.clear()
