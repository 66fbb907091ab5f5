"""An unfinished attack. CND-11.26."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

# sides
ATTACKER: Final = 0
DEFENDER: Final = 1


@dataclass(init=False, eq=False)
class Battle:
    """Positions share it: it is replaced, never changed."""

    attacker: i64  # the attacking seat
    defender: i64  # the seat whose piece is attacked; NONE: a barbarian or a city-state
    space: i64
    target: i64  # what is attacked there: a target kind of `cards.rows`
    number: i64  # the slot number the military card is resolved with
    card: i64  # the military card resolved
    attack_die: i64  # 0: not rolled yet
    defence_die: i64
    attack_tokens: i64  # trade tokens spent
    defence_tokens: i64

    # fmt: off
    def __init__(
        self, attacker: i64, defender: i64, space: i64, target: i64, number: i64, card: i64,
        attack_die: i64 = 0, defence_die: i64 = 0, attack_tokens: i64 = 0, defence_tokens: i64 = 0,
    ) -> None:
        self.attacker = attacker
        self.defender = defender
        self.space = space
        self.target = target
        self.number = number
        self.card = card
        self.attack_die = attack_die
        self.defence_die = defence_die
        self.attack_tokens = attack_tokens
        self.defence_tokens = defence_tokens

    def seat(self, side: i64) -> i64:
        """The attacking or the defending seat; NONE for a barbarian or a city-state."""
        return self.attacker if side == ATTACKER else self.defender

    def with_more(self, side: i64, die: i64, tokens: i64) -> Battle:
        """The same battle with this much more for one side."""
        ours: i64 = 1 if side == ATTACKER else 0
        theirs: i64 = 1 - ours
        return Battle(
            self.attacker, self.defender, self.space, self.target, self.number, self.card,
            self.attack_die + die * ours, self.defence_die + die * theirs,
            self.attack_tokens + tokens * ours, self.defence_tokens + tokens * theirs,
        )
    # fmt: on
