"""Event tokens: the common ones, and those of a scenario. AOC-13.4, 16.10."""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.games.age_of_civilization.cards.effect import Effect
from ecumene.games.age_of_civilization.cards.effects import effects
from ecumene.games.age_of_civilization.cards.rows import who_of
from ecumene.games.age_of_civilization.cards.terms import NONE


class Event:
    """A token above the time track: AOC-13.4, 16.10. `special`: it belongs to a scenario."""

    def __init__(self, name: str, who: str, effect: str, special: i64 = 0) -> None:
        self.number: i64 = NONE
        self.name: str = name
        self.who: i64 = who_of(who)
        self.effect: list[Effect] = effects(effect)
        self.special: i64 = special


def event_rows() -> list[Event]:
    return [
        Event("birth_rate", "all", "1 workers"),
        Event("harvest", "all", "1 coins per worker"),
        Event("festival", "most wonder", "2 points"),
        Event("great_debate", "most technology", "2 points"),
        Event("earthquake", "all", "1 sacrifice"),
        Event("rats", "all", "3 lose_coins"),
        Event("bribery", "most coin", "3 lose_coins"),
        Event("barbarians", "least strength", "3 lose_coins"),
        Event("blank", "all", ""),
        Event("black_death", "all", "1 sacrifice per half_workers", special=1),
        Event("labour_shortage", "all", "1 coins per missing_worker", special=1),
        Event("rebirth", "all", "1 workers; 1 technology", special=1),
    ]
