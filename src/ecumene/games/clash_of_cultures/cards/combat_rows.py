"""Combat halves of action cards: what a row of them says, and the moments at which an odd one acts. COC-16.8, 16.9."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

if TYPE_CHECKING:
    from ecumene.games.clash_of_cultures.rules.state import World

# who may use it
EITHER_SIDE: Final = 0
ATTACKER_ONLY: Final = 1
DEFENDER_ONLY: Final = 2

# where
ANYWHERE: Final = 0
ON_LAND: Final = 1
FOR_A_CITY: Final = 2
NOT_AGAINST_A_CITY: Final = 3  # on land; its player must not attack a city


class Combat:
    says: ClassVar[list[str]] = []  # facts beyond the row's figures, for the border

    number: i64  # the row's own, set when the table is made
    name: str
    # one of these must take part
    army: i64
    ship: i64
    fortress: i64
    role: i64
    place: i64
    # what it adds to a roll
    cv: i64
    cv_per_enemy: i64
    enemy_cv: i64
    enemy_cv_each: i64  # for every unit of the enemy, taken off
    dice: i64
    cancel: i64
    # what it does besides
    die: i64  # the least number that its own die must show
    ransom: i64  # food with which the enemy keeps his combat value
    draws: i64  # action cards, for an enemy unit removed in this round
    takes: i64  # 1: the enemy's card has no effect and is taken into the hand (Scout)
    martyrs: i64  # 1: the enemy's card has no effect, both sides lose a unit

    def __init__(
        self,
        name: str,
        *,
        army: int = 0,
        ship: int = 0,
        fortress: int = 0,
        role: int = EITHER_SIDE,
        place: int = ANYWHERE,
        cv: int = 0,
        cv_per_enemy: int = 0,
        enemy_cv: int = 0,
        enemy_cv_each: int = 0,
        dice: int = 0,
        cancel: int = 0,
        die: int = 0,
        ransom: int = 0,
        draws: int = 0,
        takes: int = 0,
        martyrs: int = 0,
    ) -> None:
        self.number = -1
        self.name = name
        self.army = army
        self.ship = ship
        self.fortress = fortress
        self.role = role
        self.place = place
        self.cv = cv
        self.cv_per_enemy = cv_per_enemy
        self.enemy_cv = enemy_cv
        self.enemy_cv_each = enemy_cv_each
        self.dice = dice
        self.cancel = cancel
        self.die = die
        self.ransom = ransom
        self.draws = draws
        self.takes = takes
        self.martyrs = martyrs

    def possible(self, s: World, side: i64) -> bool:
        """Beyond who fights where: can it do what it must?"""
        return True

    def reveal(self, s: World, side: i64) -> None:
        """Before the roll."""

    def withdraw(self, s: World, side: i64) -> None:
        """After all other effects before the roll."""

    def after(self, s: World, side: i64) -> None:
        """After casualties."""
