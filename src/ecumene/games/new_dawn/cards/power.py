"""A power: a card that changes a rule for the player who has it, with all hooks that it may override."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from ecumene.games.new_dawn.rules.holds import NONE
from ecumene.games.new_dawn.rules.map.area import NOWHERE, Area
from ecumene.games.new_dawn.rules.verbs import NO_VERB

if TYPE_CHECKING:
    from ecumene.games.new_dawn.rules.state import Dawn


class Power:
    """A card that changes a rule for the player who has it."""

    says: ClassVar[list[str]] = []

    number: i64
    once: i64  # see `once_a_turn`
    name: str

    def once_a_turn(self) -> bool:
        """CND-6.10: may something be done with it only once a turn? Then `once` is its bit in `Empire.used`."""
        return False

    # battle: CND-11.12 to 11.15, 20.16

    def attack_bonus(self, s: Dawn, p: i64, space: i64, target: i64) -> i64:
        return 0

    def defend_bonus(self, s: Dawn, p: i64, space: i64, attacker: i64) -> i64:
        return 0

    def attacks_anywhere(self) -> bool:
        """Does distance not matter for attacks?"""
        return False

    def keeps_out_barbarians(self) -> bool:
        """CND-20.21."""
        return False

    def barbarian_defeated(self, s: Dawn, p: i64) -> None:
        """CND-20.17: called when p has defeated a barbarian."""

    # terrain: CND-5.14

    def changes_difficulty(self) -> bool:
        """Can it change difficulties at all? Other powers are not asked for each space."""
        return False

    def difficulty(self, s: Dawn, p: i64, space: i64, purpose: i64, value: i64) -> i64:
        """The difficulty after this power; never a higher one."""
        return value

    def difficulty_reduction(self, s: Dawn, p: i64, purpose: i64) -> i64:
        """How much is subtracted after that."""
        return 0

    # control tokens and cities

    def extra_tokens(self, s: Dawn, p: i64) -> i64:
        """CND-20.22: how many more control tokens a culture card gives."""
        return 0

    def opened_spaces(self, s: Dawn) -> Area:
        """CND-20.5: where a control token may be placed although no friendly city is adjacent."""
        return NOWHERE

    def token_placed(self, s: Dawn, p: i64, space: i64) -> None:
        """CND-20.10: called when p has placed a control token."""

    def counted_as_tokens(self, s: Dawn, p: i64) -> Area:
        """CND-20.15: spaces of rival pieces that count as friendly control tokens for maturity."""
        return NOWHERE

    def opened_city_spaces(self, s: Dawn) -> Area:
        """CND-20.5: spaces that count as within reach for a city."""
        return NOWHERE

    # caravans, wonders, tokens, diplomacy

    def starts_anywhere(self) -> bool:
        """CND-20.19: caravans start from any own city."""
        return False

    def extra_steps(self) -> i64:
        """CND-20.19: shared by all caravans."""
        return 0

    def caravan_arrived(self, s: Dawn, p: i64, space: i64) -> None:
        """CND-20.14: called when p's caravan has arrived at a city there."""

    def wonder_cost(self, s: Dawn, p: i64, wonder: i64) -> i64:
        """How much is added to the cost."""
        return 0

    def trade_capacity(self) -> i64:
        """CND-20.20: how many trade tokens it can hold."""
        return 0

    def carries_naturals(self) -> bool:
        """CND-20.18: natural wonders lie on focus cards."""
        return False

    def pact_limit(self) -> i64:
        """CND-15.2: how many diplomacy cards of each rival may be held."""
        return 1

    def allows_other_types(self) -> bool:
        """CND-20.9: may a card that is not of science be replaced by one of another type?"""
        return False

    # turn: CND-6.9

    def start_offers(self, s: Dawn, p: i64, out: list[int]) -> None:
        """Step 2: appends what it offers at the start of p's turn."""

    def apply_start(self, s: Dawn, p: i64, action: i64) -> None:
        """Step 2: applies one of its offers."""
        raise NotImplementedError

    def start_verb(self) -> i64:
        """Step 2: the verb of its offers, or NO_VERB."""
        return NO_VERB

    def start_space(self, action: i64) -> i64:
        """Step 2: the space that an action of its verb names, or NONE."""
        return NONE

    def start_is_canonical(self, s: Dawn, p: i64, action: i64, since: i64) -> bool:
        """Step 2: is this offer the one for bots, among offers that differ only in their order?"""
        return True

    def start_since(self, action: i64, since: i64) -> i64:
        """Step 2: what `since` is after this offer was taken, if its offers are a set; NONE otherwise."""
        return NONE

    def refuse_start(self, s: Dawn, p: i64, action: i64) -> str:
        """Step 2: the rule that forbids an action of its verb which it does not offer to p."""
        raise NotImplementedError

    def economy_first(self) -> bool:
        """Step 3: CND-20.4."""
        return False

    def slot_number(self, number: i64) -> i64:
        """CND-20.3: the number that a slot counts as."""
        return number

    def repeats_slot_5(self) -> bool:
        """Step 6: CND-20.1."""
        return False

    def after_reset(self, s: Dawn, p: i64, card: i64, out: list[int]) -> None:
        """Step 8: appends what it offers after this card's reset."""

    def apply_after_reset(self, s: Dawn, p: i64, action: i64) -> None:
        """Step 8: applies one of its offers."""
        raise NotImplementedError
