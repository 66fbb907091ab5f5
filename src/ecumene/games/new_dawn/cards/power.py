"""A power: whatever lies before a player and changes a rule for them, with all the hooks it may use."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from ecumene.games.new_dawn.rules.verbs import NO_VERB

if TYPE_CHECKING:
    from ecumene.games.new_dawn.rules.state import Dawn


class Power:
    """Whatever lies before a player and bends a rule for him."""

    says: ClassVar[list[str]] = []

    number: i64
    name: str

    # battle: CND-11.12 to 11.15, 20.16

    def attack_bonus(self, s: Dawn, p: i64, space: i64, prey: i64) -> i64:
        return 0

    def defend_bonus(self, s: Dawn, p: i64, space: i64, attacker: i64) -> i64:
        return 0

    def attacks_anywhere(self) -> bool:
        """Distance does not matter."""
        return False

    def bars_barbarians(self) -> bool:
        """CND-20.21."""
        return False

    def barbarian_defeated(self, s: Dawn, p: i64) -> None:
        """CND-20.17: p has just defeated one."""

    # terrain: CND-5.14

    def bends_land(self) -> bool:
        """Has it a word in difficulties at all? Others are not asked, space by space."""
        return False

    def difficulty(self, s: Dawn, p: i64, space: i64, purpose: i64, value: i64) -> i64:
        """The value it sets instead; never a higher one."""
        return value

    def relief(self, s: Dawn, p: i64, purpose: i64) -> i64:
        """What is subtracted after that."""
        return 0

    # control tokens and cities

    def extra_tokens(self, s: Dawn, p: i64) -> i64:
        """CND-20.22: more control tokens from a culture card."""
        return 0

    def opens_some(self) -> bool:
        """CND-20.5: can it open a space at all?"""
        return False

    def opens(self, s: Dawn, p: i64, space: i64) -> bool:
        """CND-20.5: a control token may be placed there although no friendly city is adjacent."""
        return False

    def token_placed(self, s: Dawn, p: i64, space: i64) -> None:
        """CND-20.10: p has just placed a control token."""

    def nurtures(self, s: Dawn, p: i64, space: i64) -> bool:
        """CND-20.15: the rival piece there counts as a friendly control token for maturity."""
        return False

    def edge_cities(self) -> bool:
        """CND-20.5: can it bring a space near at all?"""
        return False

    def edge_city(self, s: Dawn, space: i64) -> bool:
        """CND-20.5: the space counts as near enough for a city."""
        return False

    # caravans, wonders, tokens, diplomacy

    def starts_anywhere(self) -> bool:
        """CND-20.19: caravans start from any own city."""
        return False

    def extra_steps(self) -> i64:
        """CND-20.19: shared by all caravans."""
        return 0

    def arrived(self, s: Dawn, p: i64, space: i64) -> None:
        """CND-20.14: p's caravan has just arrived at a city there."""

    def wonder_cost(self, s: Dawn, p: i64, wonder: i64) -> i64:
        """What is added to the cost."""
        return 0

    def room(self) -> i64:
        """CND-20.20: how many trade tokens lie on it at most."""
        return 0

    def carries_naturals(self) -> bool:
        """CND-20.18: natural wonders lie on focus cards."""
        return False

    def pact_limit(self) -> i64:
        """CND-15.2: diplomacy cards of each rival."""
        return 1

    def frees_types(self) -> bool:
        """CND-20.9: a card that is not of science may be replaced by one of another type."""
        return False

    # turn: CND-6.9

    def starts_turn(self, s: Dawn, p: i64, out: list[int]) -> None:
        """Step 2: appends what it offers at the start of p's turn."""

    def start(self, s: Dawn, p: i64, action: i64) -> bool:
        """Step 2: does it, if it is its own offer."""
        return False

    def start_verb(self) -> i64:
        """Step 2: the verb of its offers, or NO_VERB."""
        return NO_VERB

    def refuse_start(self, s: Dawn, p: i64, action: i64) -> str:
        """Step 2: the rule that forbids an action of its verb which it does not offer to p."""
        raise NotImplementedError

    def economy_first(self) -> bool:
        """Step 3: CND-20.4."""
        return False

    def slot_number(self, number: i64) -> i64:
        """CND-20.3: the number a slot counts with."""
        return number

    def twice(self) -> bool:
        """Step 6: CND-20.1."""
        return False

    def after_reset(self, s: Dawn, p: i64, card: i64, out: list[int]) -> None:
        """Step 8: appends what it offers after this card's reset."""
