"""Leader sheets. CND-2.1, 2.3, 20."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from ecumene.games.new_dawn.cards.rows import CULTURE, ECONOMY, INDUSTRY, MILITARY, SCIENCE, Leader, type_of
from ecumene.games.new_dawn.cards.tiles import DESERT, GRASSLAND, HILLS, MOUNTAINS
from ecumene.games.new_dawn.rules.focus_row.row import offer_swap, slot_of
from ecumene.games.new_dawn.rules.map.spaces import coastal, terrain, wonders_of
from ecumene.games.new_dawn.rules.resources import ask_resource
from ecumene.games.new_dawn.rules.seat import SLOTS
from ecumene.kernel.core.action import first, second

if TYPE_CHECKING:
    from ecumene.games.new_dawn.rules.state import Dawn

STEPPE_BONUS: Final = 3
COAST_DIFFICULTY: Final = 3


class America(Leader):
    """CND-20.18."""

    says: ClassVar[list[str]] = ["carries-naturals"]

    def carries_naturals(self) -> bool:
        return True


class Aztec(Leader):
    """CND-6.9, 20.23: two cards may be swapped after the military card's reset, if an attack was won in this turn."""

    says: ClassVar[list[str]] = ["swaps-after-win"]

    def once_a_turn(self) -> bool:
        return True

    def after_reset(self, s: Dawn, p: i64, card: i64, out: list[int]) -> None:
        e = s.empires[p]
        if type_of(card) != MILITARY or e.won == 0 or e.has_used(self.once):
            return
        a: i64
        b: i64
        for a in range(SLOTS):
            for b in range(a + 1, SLOTS):
                offer_swap(s, p, a, b, out)

    def apply_after_reset(self, s: Dawn, p: i64, action: i64) -> None:
        s.use(p, self.once)
        s.swap_cards(p, slot_of(s, p, first(action)), slot_of(s, p, second(action)))


class Egypt(Leader):
    says: ClassVar[list[str]] = ["cheaper-wonders"]

    def wonder_cost(self, s: Dawn, p: i64, wonder: i64) -> i64:
        return -1


class France(Leader):
    """CND-20.22."""

    says: ClassVar[list[str]] = ["tokens-by-era"]

    def extra_tokens(self, s: Dawn, p: i64) -> i64:
        most: i64 = 0
        w: i64
        for w in wonders_of(s, p):
            most = max(most, s.rules.wonders[w].era + 1)
        return most


class Japan(Leader):
    """CND-20.7."""

    says: ClassVar[list[str]] = ["easy-coast"]

    def changes_difficulty(self) -> bool:
        return True

    def difficulty(self, s: Dawn, p: i64, space: i64, purpose: i64, value: i64) -> i64:
        land: i64 = terrain(s, space)
        if s.mover == p and (land == DESERT or land == MOUNTAINS) and coastal(s, space):
            return min(value, COAST_DIFFICULTY)
        return value


class Rome(Leader):
    """CND-20.19."""

    says: ClassVar[list[str]] = ["starts-anywhere"]

    def starts_anywhere(self) -> bool:
        return True


class Scythia(Leader):
    """CND-20.16."""

    says: ClassVar[list[str]] = ["steppe"]

    def attack_bonus(self, s: Dawn, p: i64, space: i64, target: i64) -> i64:
        return steppe(s, space)

    def defend_bonus(self, s: Dawn, p: i64, space: i64, attacker: i64) -> i64:
        return steppe(s, space)


def steppe(s: Dawn, space: i64) -> i64:
    land: i64 = terrain(s, space)
    return STEPPE_BONUS if land == GRASSLAND or land == HILLS else 0


class Sumeria(Leader):
    """CND-20.17."""

    says: ClassVar[list[str]] = ["resource-for-barbarian"]

    def barbarian_defeated(self, s: Dawn, p: i64) -> None:
        ask_resource(s, p)


def leader_rows() -> list[Leader]:
    return [
        America("america", [MILITARY, SCIENCE, INDUSTRY, CULTURE, ECONOMY]),
        Aztec("aztec", [SCIENCE, CULTURE, ECONOMY, MILITARY, INDUSTRY]),
        Egypt("egypt", [SCIENCE, ECONOMY, INDUSTRY, MILITARY, CULTURE]),
        France("france", [MILITARY, SCIENCE, ECONOMY, INDUSTRY, CULTURE], unverified="row"),
        Japan("japan", [INDUSTRY, ECONOMY, MILITARY, SCIENCE, CULTURE]),
        Rome("rome", [SCIENCE, ECONOMY, MILITARY, CULTURE, INDUSTRY]),
        Scythia("scythia", [CULTURE, MILITARY, SCIENCE, ECONOMY, INDUSTRY]),
        Sumeria("sumeria", [ECONOMY, CULTURE, SCIENCE, MILITARY, INDUSTRY]),
    ]
