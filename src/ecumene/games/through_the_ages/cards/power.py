"""A power: what a card in play may change, hook by hook. TTA-12.6, 16.

The hooks of a player's leader and intact wonders are asked (`Realm.powers`). Pacts that the player is a party to are
asked too, but only for the verbs that they bring. A hook does nothing unless a card overrides it, and reads its figures
from the row, so that corrections reach them. A card with an action of its own derives from a class of `active.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

if TYPE_CHECKING:
    from ecumene.games.through_the_ages.cards.rows import Card
    from ecumene.games.through_the_ages.rules.actions.dues import Due
    from ecumene.games.through_the_ages.rules.state import Realm

# a mark of the card's own for what it may do once (`Power.once`)
NO_MARK: Final = -1
OWN_MARK: Final = -2  # once a turn
OWN_MARK_OF_GAME: Final = -3  # once a game

# Hooks that are asked many times a turn: a seat knows which of them its cards override (`Realm.powers`).
BUILD_DISCOUNT: Final = 0
TECH_DISCOUNT: Final = 1
TAKE_DISCOUNT: Final = 2
POPULATION_DISCOUNT: Final = 3
OFFERS: Final = 4
POLITICAL_OFFERS: Final = 5
INFANTRY_AS_CAVALRY: Final = 6
LABS_ARE_MINES: Final = 7
EXTRA_FACES: Final = 8
EXTRA_STRENGTH: Final = 9
EXTRA_CULTURE: Final = 10
EXTRA_SCIENCE: Final = 11
ON_TAKE: Final = 12
OWN_DISCOUNT: Final = 13
ASKED_OFTEN: Final = [
    "build_discount", "tech_discount", "take_discount", "population_discount", "offers", "political_offers",
    "infantry_as_cavalry", "labs_are_mines", "extra_faces", "extra_strength", "extra_culture", "extra_science",
    "on_take", "own_discount",
]  # fmt: skip


class Power:
    """A card that changes a rule for the player who has it."""

    says: ClassVar[list[str]] = []  # facts beyond the row's figures, for the border
    once: ClassVar[int] = NO_MARK  # OWN_MARK, OWN_MARK_OF_GAME, or a mark that the rules know; the row has it as `mark`

    # ratings

    def extra_strength(self, s: Realm, p: i64) -> i64:
        """TTA-12.14: to the strength rating only, never to a colonizing force (TTA-10.4)."""
        return 0

    def extra_culture(self, s: Realm, p: i64) -> i64:
        """To the culture rating."""
        return 0

    def extra_science(self, s: Realm, p: i64) -> i64:
        """To the science rating."""
        return 0

    def extra_faces(self) -> i64:
        """TTA-16.7: to each happy face that another card gives."""
        return 0

    def urban_culture(self, s: Realm, p: i64) -> i64:
        """TTA-16.8: the part of `extra_culture` that counts as culture of theaters and libraries, for Hollywood."""
        return 0

    def urban_output(self, s: Realm, p: i64) -> i64:
        """TTA-16.8: everything that the card adds to urban buildings, for Internet."""
        return 0

    def infantry_as_cavalry(self) -> bool:
        """TTA-16.2: may infantry count as cavalry in armies?"""
        return False

    # prices

    def take_discount(self, s: Realm, p: i64, taken: Card) -> i64:
        """TTA-6.4: civil actions off taking this leader or wonder from the row."""
        return 0

    def own_discount(self, s: Realm, p: i64) -> i64:
        """TTA-6.4: civil actions off taking the card itself, while it is in the row."""
        return 0

    def population_discount(self, s: Realm, p: i64) -> i64:
        """TTA-6.12: food off increasing the population."""
        return 0

    def build_discount(self, s: Realm, p: i64, tech: Card) -> i64:
        """TTA-6.13: resources off a building or unit of this technology."""
        return 0

    def tech_discount(self, s: Realm, p: i64, tech: Card) -> i64:
        """TTA-6.24: science off developing this technology."""
        return 0

    def military_revolutions(self) -> bool:
        """TTA-6.31: do revolutions spend military actions instead of civil ones?"""
        return False

    # attacks and colonies

    def forbids_attacks(self) -> bool:
        """TTA-5.7, 5.16: is the owner forbidden to attack?"""
        return False

    def attack_cost_factor(self) -> i64:
        """TTA-5.7, 5.16: what the price of attacks on the owner is multiplied by."""
        return 1

    def discards_to_colonize(self) -> i64:
        """TTA-10.5: how many military cards may be discarded for a point of force each."""
        return 0

    # production

    def labs_are_mines(self) -> bool:
        """TTA-16.6: do labs produce resources by their level?"""
        return False

    def produce_more(self, s: Realm, p: i64) -> i64:
        """TTA-8.7: resources that are put on cards after those of the mines; returns how much it was."""
        return 0

    def mine_output(self, s: Realm, p: i64) -> i64:
        """R-18: how much that is in a turn, for events that count it."""
        return 0

    # verbs that the card brings

    def brings(self, verb: i64) -> bool:
        """Is it this card that allows actions of the verb? Of several that say so, the first one answers for it."""
        return False

    def rule_without(self) -> str:
        """The rule that refuses its verbs to players who do not have the card; "" is that of their question."""
        return ""

    def offers(self, s: Realm, p: i64, out: list[int]) -> None:
        """TTA-6.46: appends what p may do with the card in the action phase now."""

    def political_offers(self, s: Realm, p: i64, c: i64, out: list[int]) -> None:
        """TTA-5.1: the same as a political action, with an event or territory of the hand, or with none."""

    def refuse(self, s: Realm, p: i64, action: i64) -> str:
        """The rule that forbids an action of a verb that it brings, or "": also if it was used or cannot be paid."""
        raise NotImplementedError

    def dues(self, s: Realm, p: i64, action: i64) -> list[Due]:
        """What an action of a verb that it brings costs, even if it cannot be paid; nothing if it is impossible."""
        return []

    def missing(self, s: Realm, p: i64, action: i64, out: list[int]) -> None:
        """Appends what p would need for an action that is refused: of a verb that it brings, or playing it."""

    def apply(self, s: Realm, p: i64, action: i64) -> None:
        """Carries out an action of a verb that it brings: spends the action, marks it used, and does what it does."""
        raise NotImplementedError

    # when something happens

    def before_politics(self, s: Realm, p: i64) -> None:
        """TTA-5.3."""

    def after_political_action(self, s: Realm, p: i64) -> None:
        """TTA-5.2: after a completed one."""

    def begin_actions(self, s: Realm, p: i64) -> None:
        """R-13: when the owner's action phase begins, and when the leader enters play in it."""

    def on_take(self, s: Realm, p: i64, taken: Card) -> None:
        """After a card was taken from the row into the hand, by any means."""

    def on_develop(self, s: Realm, p: i64) -> None:
        """TTA-6.30: after a technology was developed, also by revolution."""

    def on_revolution(self, s: Realm, p: i64) -> None:
        """TTA-6.31: after a revolution."""

    def on_complete(self, s: Realm, p: i64) -> None:
        """TTA-6.22: the wonder's last stage is covered."""

    def on_leave(self, s: Realm, p: i64) -> None:
        """A leader leaves play, for any reason."""

    def on_replaced(self, s: Realm, p: i64) -> bool:
        """TTA-6.19: another leader took the place. Does something happen instead of regaining a civil action?"""
        return False

    def end_of_turn(self, s: Realm, p: i64) -> None:
        """TTA-8.15."""

    def end_of_game(self, s: Realm, p: i64) -> None:
        """TTA-1.5."""
