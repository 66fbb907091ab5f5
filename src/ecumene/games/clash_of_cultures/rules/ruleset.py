"""The rows one match is played with: as printed, or with corrections."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.cards.categories import CATEGORIES, FIRST_GOVERNMENT
from ecumene.games.clash_of_cultures.cards.power import NEW_FLAG, Hooks, Power
from ecumene.games.clash_of_cultures.cards.rows import FRAMES, ICONS, Advance, Event, Wonder
from ecumene.games.clash_of_cultures.rules.map.cells import LAYOUTS
from ecumene.games.clash_of_cultures.rules.map.packed_city import BUILDINGS, MOST_WONDERS
from ecumene.games.clash_of_cultures.rules.once_flags import FIRST_FREE_FLAG, FLAGS_OF_TURN
from ecumene.games.clash_of_cultures.rules.verbs import NO_VERB, USE
from ecumene.kernel.border.corrections import (
    LARGEST,
    Misfit,
    check_count,
    correct,
    errors_of,
    fixed,
    number,
    one_of,
    whole,
    words_of,
)
from ecumene.kernel.core.action import first, verb_of
from ecumene.kernel.core.bits import LARGEST_BAG, bag_of, has, lowest, members, one

if TYPE_CHECKING:
    from ecumene.games.clash_of_cultures.cards.regions import Region
    from ecumene.games.clash_of_cultures.cards.rows import ActionCard, Civil, Combat, Goal, Objective


MOST_REGIONS: Final = 127  # a question holds twice the number, as one of 256


def signed(value: Any) -> int:
    """A combat value may be negative."""
    return whole(value, -LARGEST)


def known_advance(value: Any, names: list[str]) -> int:
    """`trade_routes`, or nothing."""
    return one_of(value, names) if value != "" else -1


def known_advances(value: Any, names: list[str]) -> int:
    """`irrigation engineering`: a bag of them."""
    return bag_of([one_of(word, names) for word in words_of(value)])


FIXED_FIELDS: Final = [
    "frees", "frees_ore", "unlocks", "protection", "categories", "when",
    "of", "not_with", "role", "place", "civil", "combat", "top", "bottom", "power", "once", "category", "from_start",
]  # fmt: skip

# Fields that are not plain numbers from zero up. A field that is not a number and not listed here cannot be corrected.
READERS: Final[dict[str, Callable[[Any], Any]]] = {
    **dict.fromkeys(FIXED_FIELDS, fixed),
    "frame": partial(one_of, names=FRAMES),
    "icon": partial(one_of, names=ICONS),
    "cv": signed,
    "enemy_cv": signed,
}


def readers(advances: list[Advance]) -> dict[str, Callable[[Any], Any]]:
    """All readers, also those that need the names of rows."""
    names = [row.name for row in advances]
    return {
        **READERS,
        "advances.needs": partial(known_advance, names=names),
        "wonders.needs": partial(known_advances, names=names),
    }


def rows_named(words: str, numbers: dict[str, int], row: str) -> list[int]:
    """The numbers of other rows that a row names."""
    out = []
    for word in words.split():
        if word not in numbers:
            raise ValueError(f"{row} names {word}, and there is no such row")
        out.append(numbers[word])
    return out


def link(advances: list[Advance], wonders: list[Wonder], events: list[Event], goals: list[Goal]) -> None:
    """Rows name other rows; positions hold their numbers."""
    numbers = {row.name: place for place, row in enumerate(advances)}
    for row in advances:
        for needed in rows_named(row.needed_name, numbers, row.name):
            row.needs = needed
        row.frees = bag_of(rows_named(row.freed_names, numbers, row.name))
        row.frees_ore = bag_of(rows_named(row.ore_freed_names, numbers, row.name))
    for wonder in wonders:
        wonder.needs = bag_of(rows_named(wonder.needed_names, numbers, wonder.name))
    for event in events:
        for protection in rows_named(event.protecting_name, numbers, event.name):
            event.protection = protection
    numbers = {row.name: place for place, row in enumerate(goals)}
    for goal in goals:
        goal.not_with = bag_of(rows_named(goal.excluded_name, numbers, goal.name))


def give_flags(powers: list[Power]) -> None:
    """Powers that are used once a turn and have no flag of their own get one."""
    flag: int = FIRST_FREE_FLAG
    for row in powers:
        if row.once == NEW_FLAG:
            if flag == FLAGS_OF_TURN:
                raise ValueError(f"{row.name}: no flag is left for a power that is used once a turn")
            row.once = flag
            flag += 1


@final
@dataclass(init=False, eq=False)
class Rules:
    """Saved as its corrections; `setup.rules_of` makes the rows from them again."""

    corrections: str

    def __init__(
        self,
        corrections: str,
        advances: list[Advance],
        wonders: list[Wonder],
        events: list[Event],
        civils: list[Civil],
        combats: list[Combat],
        actions: list[ActionCard],
        goals: list[Goal],
        objectives: list[Objective],
        regions: list[Region],
    ) -> None:
        self.corrections = corrections
        self.advances = advances
        self.wonders = wonders
        self.events = events
        self.civils = civils
        self.combats = combats
        self.actions = actions
        self.goals = goals
        self.objectives = objectives
        self.regions = regions
        tables: dict[str, Iterable[Any]] = {
            "advances": list(advances),
            "wonders": list(wonders),
            "events": list(events),
            "civils": list(civils),
            "combats": list(combats),
            "actions": list(actions),
            "goals": list(goals),
            "objectives": list(objectives),
            "regions": list(regions),
        }
        number(tables)
        self.check_rows()
        link(advances, wonders, events, goals)
        with errors_of("clash_of_cultures"):
            correct(tables, corrections, readers(advances))
            if sum(event.copies for event in events) == 0:
                raise Misfit(("events",), "no-events")
        self.connect_advances()
        self.connect_powers()
        self.collect_bonus: i64 = max(int(row.collect_bonus()) for row in civils)  # of cards played before a Collect
        self.battle_bonus: i64 = max(int(row.battle_bonus()) for row in events)  # of great persons

    def check_rows(self) -> None:
        """Bags and packed cities hold only so many numbers, regions fill the map, and every half is on a card."""
        check_count("wonder", len(self.wonders), 1, MOST_WONDERS)
        check_count("advance", len(self.advances), len(CATEGORIES), LARGEST_BAG - len(self.wonders))
        check_count("region", len(self.regions), max(len(layout.slots) for layout in LAYOUTS.values()), MOST_REGIONS)
        halves = {row.civil for row in self.actions}, {row.combat for row in self.actions}
        check_count("civil", len(self.civils), len(halves[0]), len(halves[0]))
        check_count("combat", len(self.combats), len(halves[1]), len(halves[1]))
        printed = {row.top for row in self.objectives} | {row.bottom for row in self.objectives}
        check_count("goal", len(self.goals), len(printed), min(len(printed), LARGEST_BAG))

    def connect_advances(self) -> None:
        """Set what the rows of all advances together say about each one, about categories and about buildings."""
        rows = self.advances
        self.in_category: list[int] = [
            bag_of([row.number for row in rows if row.category == c]) for c in range(len(CATEGORIES))
        ]  # bags
        self.top_of: list[int] = [int(lowest(bag)) for bag in self.in_category]  # COC-9.2: the first of each category
        self.every_advance: i64 = sum(self.in_category)  # bag
        self.governments: i64 = sum(self.in_category[FIRST_GOVERNMENT:])  # bag
        self.unlocking: list[int] = [
            bag_of([row.number for row in rows if row.unlocks == building]) for building in range(BUILDINGS)
        ]  # COC-9.13: by building, the bag of advances that unlock it
        # by advance, as lists of numbers, because a turn asks them of every advance
        self.food_of: list[int] = [int(row.food) for row in rows]
        self.ore_of: list[int] = [int(row.ore) for row in rows]
        self.required: list[int] = [self.required_for(row) for row in rows]  # bags: COC-9.2, 9.4, 9.8
        self.freed_by: list[int] = [bag_of([by.number for by in rows if has(by.frees, row.number)]) for row in rows]
        self.ore_freed_by: list[int] = [
            bag_of([by.number for by in rows if has(by.frees_ore, row.number)]) for row in rows
        ]
        self.costs_ore: i64 = bag_of([row.number for row in rows if row.ore > 0])
        self.for_food: list[int] = [
            bag_of([row.number for row in rows if row.food <= food])
            for food in range(max(int(row.food) for row in rows) + 1)
        ]  # by number of food: the bag of advances for which it is enough
        self.capping: i64 = bag_of([row.number for row in rows if row.food_cap > 0 or row.idea_cap > 0])

    def required_for(self, row: Advance) -> int:
        """The bag of all that must be known before an advance is gained."""
        return bag_of(list({int(row.needs), self.top_of[row.category]} - {int(row.number), -1}))

    def gainable_with(self, known: i64) -> i64:
        """COC-9.1, 9.2, 9.4, 9.8: the bag of advances that may be gained by one who knows these."""
        out: i64 = 0
        a: i64
        for a in range(len(self.required)):
            if not has(known, a) and self.required[a] & ~known == 0:
                out |= one(a)
        return out

    def freed_with(self, known: i64) -> i64:
        """COC-9.14: the bag of advances that cost no food for one who knows these."""
        out: i64 = 0
        a: i64
        for a in range(len(self.freed_by)):
            if self.freed_by[a] & known:
                out |= one(a)
        return out

    def connect_powers(self) -> None:
        """All powers get their numbers, and what each of them changes is noted."""
        powers: list[Power] = [*self.advances, *self.wonders]
        self.first_wonder: i64 = len(self.advances)
        for place, row in enumerate(powers):
            row.power = place
        give_flags(powers)
        self.hooks = Hooks(powers)
        own = [x for x in powers if x.verb() != NO_VERB and x.verb() != USE]
        self.by_verb: dict[int, Power] = {int(x.verb()): x for x in own}
        self.found: dict[int, list[Power]] = {}  # by bag: see `powers_in`

    def powers_in(self, bag: i64) -> list[Power]:
        """The powers of a bag, in the order of rows. Do not change the list: it is kept."""
        kept = self.found.get(bag)
        if kept is None:
            kept = [self.power(i) for i in members(bag)]
            self.found[bag] = kept
        return kept

    def power_of(self, action: i64) -> Power | None:
        """COC-24.35: the power that an action is of: by its verb, or named in it."""
        if verb_of(action) != USE:
            return self.by_verb.get(verb_of(action))
        row = self.advances[first(action)]
        return row if row.verb() == USE else None

    def power(self, number: i64) -> Power:
        """The row of a power by its number among all of them."""
        return self.advances[number] if number < self.first_wonder else self.wonders[number - self.first_wonder]

    def government_of(self, advances: i64) -> i64:
        """COC-9.10: the one category of government among these advances, or -1."""
        category: i64
        if advances & self.governments:
            for category in range(FIRST_GOVERNMENT, len(CATEGORIES)):
                if advances & self.in_category[category]:
                    return category
        return -1
