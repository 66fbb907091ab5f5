"""The classes of rows: what is printed on an advance, a wonder, an event, an action card or an objective card.

A position holds a row's number. Where figures are not enough, a card has a class of its own that overrides a hook.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.cards.power import NO_FLAG, Power
from ecumene.games.clash_of_cultures.rules.map.packed_city import wonder_of
from ecumene.kernel.core.bits import has

if TYPE_CHECKING:
    from ecumene.games.clash_of_cultures.rules.state import World

# frames of advances (COC-5.7)
NO_FRAME: Final = 0
MOOD_FRAME: Final = 1
CULTURE_FRAME: Final = 2
FRAMES: Final = ["none", "mood", "culture"]

# icons of events (COC-17.4 to 17.7)
NO_ICON: Final = 0
GOLD_MINE: Final = 1
EXHAUSTED_LAND: Final = 2
SPAWN: Final = 3
ATTACK: Final = 4
ICONS: Final = ["none", "gold_mine", "exhausted_land", "spawn", "attack"]

# when a civil half may be played (COC-20.8)
OWN_TURN: Final = 0
START_OF_TURN: Final = 1
BEFORE_COLLECT: Final = 2
AFTER_WIN: Final = 3
AFTER_WIN_OR_CAPTURE: Final = 4
RIGHT_AFTER_CAPTURE: Final = 5

# which side may use a combat half
EITHER_SIDE: Final = 0
ATTACKER_ONLY: Final = 1
DEFENDER_ONLY: Final = 2

# where a combat half may be used
ANYWHERE: Final = 0
ON_LAND: Final = 1
FOR_A_CITY: Final = 2
NOT_AGAINST_A_CITY: Final = 3  # on land; its player must not attack a city

# when an objective may be completed (COC-19.2)
IN_STATUS: Final = 0
AT_ONCE: Final = 1
EITHER: Final = 2


class Advance(Power):
    """COC-9. Other advances are given by their names; the table sets their numbers."""

    category: i64
    needs: i64  # an advance that must be known before (COC-9.4, 9.8), or -1
    unlocks: i64  # a building (COC-9.13), or -1
    frame: i64
    food: i64  # price (COC-9.1)
    ore: i64  # extra price, also of a free advance (COC-9.5)
    frees: i64  # bag: advances that cost no food (COC-9.14)
    frees_ore: i64  # bag: advances that cost no ore
    food_cap: i64  # 0 where it changes nothing (COC-5.5)
    idea_cap: i64  # 0 where it changes nothing (COC-24.22)
    from_start: i64  # 1: everybody begins with it (COC-2.6)
    reach: i64  # spaces
    most: i64

    def __init__(
        self,
        name: str,
        category: int,
        needs: str = "",
        unlocks: int = -1,
        frame: int = NO_FRAME,
        ore: int = 0,
        frees: str = "",
        frees_ore: str = "",
        food_cap: int = 0,
        idea_cap: int = 0,
        from_start: int = 0,
        amount: int = 0,
        tokens: int = 0,
        reach: int = 0,
        most: int = 0,
        once: int = NO_FLAG,
    ) -> None:
        self.number = self.power = -1
        self.name = name
        self.category = category
        self.needed_name = needs
        self.needs = -1
        self.unlocks = unlocks
        self.frame = frame
        self.food = 2
        self.ore = ore
        self.freed_names = frees
        self.frees = 0
        self.ore_freed_names = frees_ore
        self.frees_ore = 0
        self.food_cap = food_cap
        self.idea_cap = idea_cap
        self.from_start = from_start
        self.amount = amount
        self.tokens = tokens
        self.reach = reach
        self.most = most
        self.once = once

    def held_by(self, s: World, p: i64) -> bool:
        return has(s.nations[p].advances, self.number)


class Wonder(Power):
    """COC-22.1."""

    food: i64
    ore: i64
    wood: i64
    culture: i64  # tokens: nothing can replace them (COC-22.4)
    needs: i64  # bag of advances
    port: i64  # 1: only in a city with a usable port (COC-22.20)
    reach: i64  # spaces

    def __init__(
        self,
        name: str,
        food: int,
        ore: int,
        wood: int,
        needs: str,
        culture: int = 5,
        port: int = 0,
        amount: int = 0,
        tokens: int = 0,
        reach: int = 0,
        once: int = NO_FLAG,
    ) -> None:
        self.number = self.power = -1
        self.name = name
        self.food = food
        self.ore = ore
        self.wood = wood
        self.culture = culture
        self.needed_names = needs
        self.needs = 0
        self.port = port
        self.amount = amount
        self.tokens = tokens
        self.reach = reach
        self.once = once

    def held_by(self, s: World, p: i64) -> bool:
        """COC-22.9, 22.10: is it in a city of p?"""
        at: i64
        for at in s.cities_of(p):
            if wonder_of(s.city[at]) == self.number:
                return True
        return False

    def on_build(self, s: World, p: i64, at: i64) -> None:
        """COC-22.10: once, for its builder."""


class Event:
    """COC-17."""

    says: ClassVar[list[str]] = []

    number: i64
    name: str
    copies: i64
    icon: i64
    protection: i64  # the advance that protects its owners from the text, or -1
    amount: i64
    amount_exposed: i64  # instead of it, for players with Roads, Navigation or Trade Routes
    least: i64  # cities or units a player must have to be affected
    give: i64  # food for others
    categories: i64  # bag: of the free advance of a great person
    lasts: i64  # 1: Pestilence's ban stays until its protection is gained (17.19)

    def __init__(
        self,
        name: str,
        icon: int = NO_ICON,
        copies: int = 1,
        amount: int = 0,
        protection: str = "",
        amount_exposed: int = 0,
        least: int = 0,
        give: int = 0,
        categories: int = 0,
        lasts: int = 0,
    ) -> None:
        self.number = -1
        self.name = name
        self.icon = icon
        self.copies = copies
        self.amount = amount
        self.protecting_name = protection
        self.protection = -1
        self.amount_exposed = amount_exposed
        self.least = least
        self.give = give
        self.categories = categories
        self.lasts = lasts

    def happen(self, s: World, p: i64) -> None:
        """The text takes effect. Player p has drawn it."""
        raise NotImplementedError

    def affect(self, s: World, p: i64) -> None:
        """What it does to one player."""
        raise NotImplementedError

    def battle_bonus(self) -> i64:
        """COC-17.22: combat value for the player who played this person, in the first battle of the Move."""
        return 0

    def person(self) -> bool:
        """COC-17.13: is it a great person, who is taken into the hand?"""
        return False

    def play(self, s: World, p: i64) -> None:
        """What a great person does after its free advance."""
        raise NotImplementedError


class Civil:
    """The upper half of an action card. COC-20."""

    says: ClassVar[list[str]] = []

    number: i64
    name: str
    action: i64  # 1: costs an action
    culture: i64  # tokens
    when: i64
    amount: i64
    reach: i64  # spaces

    def __init__(
        self, name: str, action: int = 0, culture: int = 0, when: int = OWN_TURN, amount: int = 0, reach: int = 0
    ) -> None:
        self.number = -1
        self.name = name
        self.action = action
        self.culture = culture
        self.when = when
        self.amount = amount
        self.reach = reach

    def possible(self, s: World, p: i64) -> bool:
        """COC-20.9: can it do something now? Its time and its price are checked elsewhere."""
        raise NotImplementedError

    def play(self, s: World, p: i64) -> None:
        """The effect. The card is already paid for and discarded."""
        raise NotImplementedError

    def on_player_chosen(self, s: World, p: i64, q: i64) -> None:
        """Player p has chosen player q for the effect."""
        raise NotImplementedError

    def collect_bonus(self) -> i64:
        """COC-11.27: how many more resources a Collect gives after this card was played."""
        return 0

    def captured(self, s: World, captor: i64, loser: i64) -> None:
        """COC-16.42, 20.8: a player's city was just captured."""


class Combat:
    """The lower half of an action card. COC-16.8, 16.9."""

    says: ClassVar[list[str]] = []

    number: i64
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
    enemy_cv_each: i64  # subtracted for every unit of the enemy
    dice: i64
    cancel: i64
    # what else it does
    die: i64  # the lowest number that its own die must show
    ransom: i64  # food with which the enemy keeps their combat value
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
        """Can it do what its text demands? Who fights where is checked elsewhere."""
        return True

    def reveal(self, s: World, side: i64) -> None:
        """Before the roll."""

    def withdraw(self, s: World, side: i64) -> None:
        """After all other effects before the roll."""

    def after(self, s: World, side: i64) -> None:
        """After casualties."""


@final
class ActionCard:
    """A civil half and a combat half. COC-20.1."""

    number: i64
    name: str
    civil: i64
    combat: i64

    def __init__(self, name: str, civil: int, combat: int) -> None:
        self.number = -1
        self.name = name
        self.civil = civil
        self.combat = combat


class Goal:
    """One of the two goals on an objective card. COC-19."""

    says: ClassVar[list[str]] = []

    number: i64
    name: str
    when: i64
    amount: i64
    of: i64  # a building, a category or a resource
    pay: i64  # of that resource
    not_with: i64  # bag of goals: not in the same status phase or round (19.12)

    def __init__(
        self, name: str, when: int = IN_STATUS, amount: int = 0, of: int = 0, pay: int = 0, not_with: str = ""
    ) -> None:
        self.number = -1
        self.name = name
        self.when = when
        self.amount = amount
        self.of = of
        self.pay = pay
        self.excluded_name = not_with
        self.not_with = 0

    def met(self, s: World, p: i64) -> bool:
        """In the status phase, or whenever the position alone decides."""
        return False

    def met_by_battle(self, s: World, p: i64) -> bool:
        """Right after a battle, as `s.battle` shows."""
        return False

    def met_by_capture(self, s: World, p: i64) -> bool:
        """Right after p captured a city, as `s.battle` shows."""
        return False

    def met_at(self, s: World, p: i64, at: i64) -> bool:
        """By a city that p has just founded in a cell."""
        return False

    def met_by_wonder(self) -> bool:
        """By a wonder that has just been built."""
        return False

    def met_by_anger(self, s: World, p: i64) -> bool:
        """By a city of p that has just become angry."""
        return False

    def met_by_draft(self, s: World, p: i64) -> bool:
        """By a soldier that p has just drafted."""
        return False

    def charge(self, s: World, p: i64) -> None:
        """Pay what completing it costs."""


@final
class Objective:
    """Two goals, of which one may be completed. COC-19.1."""

    number: i64
    name: str
    top: i64
    bottom: i64

    def __init__(self, name: str, top: int, bottom: int) -> None:
        self.number = -1
        self.name = name
        self.top = top
        self.bottom = bottom
