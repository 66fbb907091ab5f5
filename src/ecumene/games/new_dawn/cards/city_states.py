"""The eight city-states and their diplomacy cards. CND-14.1, 15, 20."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ecumene.games.new_dawn.cards.rows import (
    BY_CULTURE,
    BY_INDUSTRY,
    CULTURE,
    INDUSTRY,
    MILITARY,
    PLACING,
    SCIENCE,
    TARGET_CITY,
    TARGET_STATE,
    StateCard,
)
from ecumene.games.new_dawn.cards.tiles import FOREST
from ecumene.games.new_dawn.rules.diplomacy import available_pacts, take_pact
from ecumene.games.new_dawn.rules.holds import NONE
from ecumene.games.new_dawn.rules.map.maturity import mature_cities
from ecumene.games.new_dawn.rules.map.spaces import (
    cities,
    ground,
    not_empty,
    occupied,
    state_on,
    terrain,
    wonders_of_deck,
)
from ecumene.games.new_dawn.rules.state import Dawn
from ecumene.games.new_dawn.rules.verbs import DRIVE, RENEW
from ecumene.kernel.core.action import act, first, second
from ecumene.kernel.core.bits import members


class Carthage(StateCard):
    """CND-20.16: a bonus for each city-state token and each own city near the defending space."""

    says: ClassVar[list[str]] = ["carthage"]

    def allies(self, s: Dawn, p: i64, space: i64) -> i64:
        near = ground(s).within_two[space]
        return near.count_in(occupied(s).states) + near.count_in(cities(s, p))

    def attack_bonus(self, s: Dawn, p: i64, space: i64, target: i64) -> i64:
        if target == TARGET_STATE and state_on(s, space) == self.number:
            return 0
        return self.amount * self.allies(s, p, space)

    def defend_bonus(self, s: Dawn, p: i64, space: i64, attacker: i64) -> i64:
        return self.amount * self.allies(s, p, space)


class Kumasi(StateCard):
    """CND-20.6."""

    says: ClassVar[list[str]] = ["kumasi"]

    def changes_difficulty(self) -> bool:
        return True

    def difficulty(self, s: Dawn, p: i64, space: i64, purpose: i64, value: i64) -> i64:
        if purpose & (BY_CULTURE | BY_INDUSTRY) and terrain(s, space) == FOREST:
            return min(self.amount, value)
        return value


class Brussels(StateCard):
    """CND-10.10."""

    says: ClassVar[list[str]] = ["brussels"]

    def wonder_cost(self, s: Dawn, p: i64, wonder: i64) -> i64:
        return -self.amount * len(mature_cities(s, p))


class Seoul(StateCard):
    """CND-20.12."""

    says: ClassVar[list[str]] = ["seoul"]

    def start_offers(self, s: Dawn, p: i64, out: list[int]) -> None:
        if s.empires[p].has_used(self.once):
            return
        closed = not_empty(s)
        closed.add(ground(s).water)
        letter: i64
        near: i64
        for letter in range(len(s.barbarians)):
            if s.barbarians[letter] != NONE:
                for near in s.atlas.near_area[s.barbarians[letter]].difference(closed).spaces():
                    out.append(act(DRIVE, letter, near))

    def apply_start(self, s: Dawn, p: i64, action: i64) -> None:
        s.use(p, self.once)
        s.move_barbarian(first(action), second(action))

    def start_verb(self) -> i64:
        return DRIVE

    def start_space(self, action: i64) -> i64:
        return second(action)

    def refuse_start(self, s: Dawn, p: i64, action: i64) -> str:
        return "CND-6.7" if s.empires[p].has_used(self.once) else "CND-20.12"


class Geneva(StateCard):
    """CND-20.13."""

    says: ClassVar[list[str]] = ["geneva"]

    def start_offers(self, s: Dawn, p: i64, out: list[int]) -> None:
        if s.empires[p].has_used(self.once):
            return
        for mine in members(s.empires[p].pacts):
            for new in members(available_pacts(s, s.rules.pacts[mine].giver)):
                out.append(act(RENEW, mine, new))

    def apply_start(self, s: Dawn, p: i64, action: i64) -> None:
        s.use(p, self.once)
        s.return_pact(p, first(action))
        take_pact(s, p, second(action))

    def start_verb(self) -> i64:
        return RENEW

    def refuse_start(self, s: Dawn, p: i64, action: i64) -> str:
        return "CND-6.7" if s.empires[p].has_used(self.once) else "CND-20.13"


class MohenjoDaro(StateCard):
    """CND-20.6."""

    says: ClassVar[list[str]] = ["mohenjo_daro"]

    def changes_difficulty(self) -> bool:
        return True

    def difficulty_reduction(self, s: Dawn, p: i64, purpose: i64) -> i64:
        return self.amount if purpose & PLACING else 0


class BuenosAires(StateCard):
    """CND-10.10."""

    says: ClassVar[list[str]] = ["buenos_aires"]

    def wonder_cost(self, s: Dawn, p: i64, wonder: i64) -> i64:
        return 0 if wonders_of_deck(s, p, s.rules.wonders[wonder].deck) > 0 else -self.amount


class Kabul(StateCard):
    """CND-20.16."""

    says: ClassVar[list[str]] = ["kabul"]

    def attack_bonus(self, s: Dawn, p: i64, space: i64, target: i64) -> i64:
        if target == TARGET_CITY or (target == TARGET_STATE and state_on(s, space) != self.number):
            return self.amount
        return 0


def state_rows() -> list[StateCard]:
    """In the order of the marks on tiles."""
    return [
        Carthage("carthage", MILITARY, amount=1, unverified="says"),
        Kumasi("kumasi", CULTURE, amount=1),
        Brussels("brussels", INDUSTRY, amount=1),
        Seoul("seoul", SCIENCE),
        Geneva("geneva", SCIENCE),
        MohenjoDaro("mohenjo_daro", CULTURE, amount=1),
        BuenosAires("buenos_aires", INDUSTRY, amount=2),
        Kabul("kabul", MILITARY, amount=3),
    ]
