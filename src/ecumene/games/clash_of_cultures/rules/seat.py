"""What one player has: a civilization. COC-2.5 to 2.8, 5."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.rules.ruleset import Rules
from ecumene.kernel.core.bits import has, one
from ecumene.kernel.core.piles import Shared

# resources
FOOD: Final = 0
ORE: Final = 1
WOOD: Final = 2
IDEA: Final = 3
GOLD: Final = 4
RESOURCES: Final = ["food", "ore", "wood", "idea", "gold"]

# what a player holds besides the five resources, as verbs and events call it
MOOD_GOOD: Final = 5
CULTURE_GOOD: Final = 6
ACTION_CARD: Final = 7
OBJECTIVE_CARD: Final = 8
GOODS: Final = ["food", "ore", "wood", "idea", "gold", "mood", "culture", "action_card", "objective_card"]


@final
@dataclass(init=False, eq=False)
class Nation:
    stock: list[int]  # of the five resources
    mood_tokens: i64
    culture_tokens: i64
    happiness: i64  # level
    culture: i64  # level
    advances: i64  # bag
    units: list[int]  # sorted: see `packed_unit`
    hand: list[int]  # action cards, sorted: secret
    hand_known: list[int]  # what others know of single cards
    objectives: list[int]  # objective cards, sorted: secret
    objectives_known: list[int]
    laid: Shared  # a combat card face down, at most one (16.1)
    scored: Shared  # completed objective cards, in the order they were completed
    achieved: Shared  # the completed goal of each of these cards
    peeked: Shared  # objective cards being looked at (New Plans): secret
    persons: Shared  # great persons in hand, public, sorted (17.13)
    buried: Shared  # by kind of piece: how many lie on event cards (1.9, 17.10)
    lost_wonders: i64  # bag: lost to an event, they still score (4.5)
    reserved: i64  # bag of wonders only this player may build (22.5)
    actions: i64  # left in this turn
    lost_actions: i64  # subtracted from the actions of the next turn (8.8)
    used: i64  # bag of what is allowed once a turn or once a game: see `once_flags`
    drafts: i64  # soldiers by Draft in this turn
    fought_at: Shared  # cells of land battles of this turn, in their order (for objectives)
    won_battles: i64  # land battles with dice won in this turn
    triumphs: i64  # battles won or cities captured in this turn; a captured city and its battle count once (20.10)
    captures: i64  # tally by seat: cities captured from it in this turn
    inspired: i64  # tally by seat: Inspiration cards played for it in this turn
    tech_traded: i64  # bag of seats: Technology Trade in this turn
    hero_generals: i64  # Hero General cards played in this turn
    great_ideas: i64  # Great Ideas cards played in this turn
    declined: i64  # offers in this turn between this player and the one whose turn it is
    goals: i64  # bag of objectives scored in this round
    banned: i64  # 1: Pestilence forbids growth and wonders (17.19)
    truces: i64  # bag of seats that must not be attacked in this turn (Negotiations)
    truces_next: i64  # bag of seats that must not be attacked in the player's own next turn
    built_wonder: i64  # 1: in this round
    start: i64  # the cell of the first city
    resigned: i64  # 0, or the order in which the seats resigned
    # derived: looked_up: i64 = -1  # the advances for which the next two were found: see `look_up`
    # derived: gainable: i64 = 0  # bag of advances that may be gained
    # derived: freed: i64 = 0  # bag of advances that cost no food because of those known

    # fields: begin
    # fmt: off
    def __init__(
        self, stock: list[int], mood_tokens: i64, culture_tokens: i64, happiness: i64, culture: i64, advances: i64,
        units: list[int], hand: list[int], hand_known: list[int], objectives: list[int], objectives_known: list[int],
        laid: Shared, scored: Shared, achieved: Shared, peeked: Shared, persons: Shared, buried: Shared,
        lost_wonders: i64, reserved: i64, actions: i64, lost_actions: i64, used: i64, drafts: i64, fought_at: Shared,
        won_battles: i64, triumphs: i64, captures: i64, inspired: i64, tech_traded: i64, hero_generals: i64,
        great_ideas: i64, declined: i64, goals: i64, banned: i64, truces: i64, truces_next: i64, built_wonder: i64,
        start: i64, resigned: i64,
    ) -> None:
        self.stock = stock
        self.mood_tokens = mood_tokens
        self.culture_tokens = culture_tokens
        self.happiness = happiness
        self.culture = culture
        self.advances = advances
        self.units = units
        self.hand = hand
        self.hand_known = hand_known
        self.objectives = objectives
        self.objectives_known = objectives_known
        self.laid = laid
        self.scored = scored
        self.achieved = achieved
        self.peeked = peeked
        self.persons = persons
        self.buried = buried
        self.lost_wonders = lost_wonders
        self.reserved = reserved
        self.actions = actions
        self.lost_actions = lost_actions
        self.used = used
        self.drafts = drafts
        self.fought_at = fought_at
        self.won_battles = won_battles
        self.triumphs = triumphs
        self.captures = captures
        self.inspired = inspired
        self.tech_traded = tech_traded
        self.hero_generals = hero_generals
        self.great_ideas = great_ideas
        self.declined = declined
        self.goals = goals
        self.banned = banned
        self.truces = truces
        self.truces_next = truces_next
        self.built_wonder = built_wonder
        self.start = start
        self.resigned = resigned
        self.looked_up: i64 = -1
        self.gainable: i64 = 0
        self.freed: i64 = 0

    def clone(self) -> Nation:
        """An independent copy."""
        twin = Nation(
            self.stock[:], self.mood_tokens, self.culture_tokens, self.happiness, self.culture, self.advances,
            self.units[:], self.hand[:], self.hand_known[:], self.objectives[:], self.objectives_known[:], self.laid,
            self.scored, self.achieved, self.peeked, self.persons, self.buried, self.lost_wonders, self.reserved,
            self.actions, self.lost_actions, self.used, self.drafts, self.fought_at, self.won_battles, self.triumphs,
            self.captures, self.inspired, self.tech_traded, self.hero_generals, self.great_ideas, self.declined,
            self.goals, self.banned, self.truces, self.truces_next, self.built_wonder, self.start, self.resigned,
        )
        twin.looked_up = self.looked_up
        twin.gainable = self.gainable
        twin.freed = self.freed
        return twin
    # fmt: on
    # fields: end

    def knows(self, advance: i64) -> bool:
        return has(self.advances, advance)

    def look_up(self, rules: Rules) -> None:
        """Find what follows from the advances alone, if they have changed."""
        if self.looked_up != self.advances:
            self.gainable = rules.gainable_with(self.advances)
            self.freed = rules.freed_with(self.advances)
            self.looked_up = self.advances

    def has_used(self, what: i64) -> bool:
        return has(self.used, what)

    def use(self, what: i64) -> None:
        self.used |= one(what)

    def cards(self, kind: i64) -> list[int]:
        return self.hand if kind == ACTION_CARD else self.objectives

    def known(self, kind: i64) -> list[int]:
        return self.hand_known if kind == ACTION_CARD else self.objectives_known

    def held(self, good: i64) -> i64:
        """Of a resource, mood tokens or culture tokens."""
        if good == MOOD_GOOD:
            return self.mood_tokens
        return self.culture_tokens if good == CULTURE_GOOD else self.stock[good]

    def why_not_pay(self, cost: list[int]) -> str:
        """COC-5.3, 5.11: for a price as in `Power.cost`. Gold may stand for resources; cards are not checked."""
        gold: i64 = self.stock[GOLD]
        i: i64
        for i in range(0, len(cost), 2):
            good: i64 = cost[i]
            if good == GOLD:
                gold -= cost[i + 1]
            elif good < GOLD:
                gold -= max(cost[i + 1] - self.stock[good], 0)
            elif good <= CULTURE_GOOD and self.held(good) < cost[i + 1]:
                return "COC-5.11"
        return "" if gold >= 0 else "COC-5.3"

    def add_good(self, good: i64, n: i64) -> None:
        """A resource, mood tokens or culture tokens; a negative number is a loss."""
        if good == MOOD_GOOD:
            self.mood_tokens += n
        elif good == CULTURE_GOOD:
            self.culture_tokens += n
        else:
            self.stock[good] += n
