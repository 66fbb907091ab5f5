"""The ten agendas and the five victory cards. CND-12.1, 12.6, 12.8."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ecumene.games.new_dawn.cards.rows import CULTURE_DECK, ECONOMY_DECK, MILITARY_DECK, SCIENCE_DECK, Agenda, Victory
from ecumene.games.new_dawn.rules.map.maturity import has_mature_cities
from ecumene.games.new_dawn.rules.map.spaces import (
    city_count,
    friendly,
    ground,
    states_held,
    wonders_of_deck,
)
from ecumene.kernel.core.bits import size

if TYPE_CHECKING:
    from ecumene.games.new_dawn.rules.state import Dawn


class Civilized(Agenda):
    def met(self, s: Dawn, p: i64) -> bool:
        return city_count(s, p) >= self.amount


class Warmonger(Agenda):
    """CND-12.8: a capital defeated once, or enough city-states at the same time."""

    def met(self, s: Dawn, p: i64) -> bool:
        return s.empires[p].capitals > 0 or size(states_held(s, p)) >= self.amount


class Explorer(Agenda):
    def met(self, s: Dawn, p: i64) -> bool:
        return friendly(s, p).count_in(ground(s).coast) >= self.amount


class Technophile(Agenda):
    """R-22: it is enough that the dial has once reached the space."""

    def met(self, s: Dawn, p: i64) -> bool:
        return s.empires[p].peak >= self.amount


class Populous(Agenda):
    def met(self, s: Dawn, p: i64) -> bool:
        return city_count(s, p) >= self.amount and has_mature_cities(s, p, self.amount)


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
    agenda = {row.name: place for place, row in enumerate(agenda_rows())}
    return [
        Victory("civilized_money_grubber", agenda["civilized"], agenda["money_grubber"]),
        Victory("warmonger_paranoid", agenda["warmonger"], agenda["paranoid"]),
        Victory("explorer_aesthetic", agenda["explorer"], agenda["aesthetic"]),
        Victory("technophile_scholarly", agenda["technophile"], agenda["scholarly"]),
        Victory("populous_preservationist", agenda["populous"], agenda["preservationist"]),
    ]
