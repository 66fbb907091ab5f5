"""What a nation is worth in culture points at the end: everything by what it will bring in the turns that are left.

Each chapter adds what a player would look at; how much it counts is learned (`weights.json`). Ratings count as they are
after the production of this turn, so that a choice is judged by what it leaves behind.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ecumene.games.through_the_ages.cards.rows import (
    BONUS,
    FARM,
    INFANTRY,
    LEADER,
    MINE,
    NONE,
    Card,
    is_unit,
)
from ecumene.games.through_the_ages.rules.banks import consumption, corruption, faces_needed, food_cost
from ecumene.games.through_the_ages.rules.ruleset import Rules
from ecumene.games.through_the_ages.rules.seat import Nation
from ecumene.games.through_the_ages.rules.state import Realm
from ecumene.games.through_the_ages.strategy import features as f
from ecumene.games.through_the_ages.strategy.timing import LAST_DECK, Timing
from ecumene.kernel.core.value import Value

NO_CORRUPTION: Final = 11  # blue tokens in the bank
TURNS_OF_CARDS: Final = 10.0  # weights of single cards are for so many turns
LEADER_FADES: Final = 8.0  # a leader in hand is worth less when he has fewer turns than this
HAND_FADES: Final = 3.0  # in the last turns a card in hand may come too late
FOR_WONDERS: Final = 0.6  # the part of the resources that a wonder may get
ARMS: Final = 3  # infantry, cavalry, artillery: air forces join any army
MOST_MISSING: Final = 3  # units of an army
WORKER_TYPES: Final = 11  # types of technologies that workers stand on
CARDS_OF_KIND: Final = [0, 0, 0, 0, f.EVENT_CARDS, f.TERRITORY_CARDS, f.AGGRESSION_CARDS, f.WAR_CARDS, f.PACT_CARDS,
                        f.TACTIC_CARDS, f.BONUS_CARDS]  # fmt: skip


class NationValue(Value):
    timing: Timing
    rules: Rules | None  # the rows that the weights of cards are for
    card_weights: dict[str, dict[str, float]]  # by table and name, as they were learned
    technologies: list[float]  # by row, as all of the following
    leaders: list[float]
    completed: list[float]
    unfinished: list[float]
    hand: list[float]
    made: float  # resources in a turn, of the nation at hand
    best: list[int]  # the highest level of each type: written on
    units: list[int]  # of each arm: written on

    def __init__(self, weights: dict[str, list[float]], card_weights: dict[str, dict[str, float]]) -> None:
        super().__init__(f.FEATURES, f.KNOTS)
        self.timing = Timing()
        self.rules = None
        self.card_weights = card_weights
        self.technologies = []
        self.leaders = []
        self.completed = []
        self.unfinished = []
        self.hand = []
        self.made = 0.0
        self.best = [0] * WORKER_TYPES
        self.units = [0] * (ARMS + 1)
        self.read(weights)

    def start(self, s: Realm) -> None:
        """A question at this table: the rows may have other numbers than in the last one."""
        self.timing.start(s)
        if s.rules is not self.rules:
            self.rules = s.rules
            self.technologies = self.by_row(s.rules, f.TECHNOLOGIES)
            self.leaders = self.by_row(s.rules, f.LEADERS)
            self.completed = self.by_row(s.rules, f.COMPLETED)
            self.unfinished = self.by_row(s.rules, f.UNFINISHED)
            self.hand = self.by_row(s.rules, f.HAND)

    def by_row(self, rules: Rules, table: str) -> list[float]:
        """The weights of a table by row; a card that was not learned counts like the mean of the others."""
        weights = self.card_weights[table]
        mean = sum(weights.values()) / max(1, len(weights))
        return [weights.get(card.name, mean) for card in rules.cards]

    def mark(self, weight: float, amount: float) -> None:
        """Add what has one weight at all times."""
        self.total += weight * amount

    def nation(self, s: Realm, p: i64, own: bool, drawn: i64) -> float:
        """All of one nation; of its military cards only the own seat looks at what they are.

        `drawn`: military cards that it is about to draw.
        """
        n = s.nations[p]
        self.begin(p, max(0.0, self.timing.turns_left(s, p)))
        self.add_points(n)
        self.add_stores(n)
        self.add_economy(s, n)
        self.add_people(s, n)
        self.add_cards_in_play(s, n)
        self.add_wonders(s, p, n)
        self.add_hands(s, n, own, drawn)
        return self.total

    def add_points(self, n: Nation) -> None:
        """Culture is what wins; a rating brings it in each turn that is left. Science beyond 10 waits too long."""
        self.add(f.CULTURE, n.culture)
        self.add(f.CULTURE_PER_TURN, n.culture_per_turn)
        self.add(f.SCIENCE, min(n.science, 10))
        self.add(f.SCIENCE_OVER_10, max(0, n.science - 10))
        self.add(f.SCIENCE_PER_TURN, n.science_per_turn)
        self.add(f.CIVIL_ACTIONS, n.civil_actions_total)
        self.add(f.MILITARY_ACTIONS, n.military_actions_total)
        self.add(f.STRENGTH, n.strength_rating)

    def add_stores(self, n: Nation) -> None:
        """What one can spend soon; what lies too long only brings corruption."""
        self.add(f.FOOD, min(n.food, 4))
        self.add(f.FOOD_OVER_4, max(0, n.food - 4))
        self.add(f.RESOURCES, min(n.resources, 8))
        self.add(f.RESOURCES_OVER_8, max(0, n.resources - 8))
        self.add(f.BLUE, min(NO_CORRUPTION, n.blue))
        self.add(f.CORRUPTION, corruption(n.blue))

    def add_economy(self, s: Realm, n: Nation) -> None:
        """Farms feed, mines build, and a technology is worth something until workers have moved to it."""
        food: i64 = 0
        ore: i64 = 0
        workers: i64 = n.pool
        levels: i64 = 0
        type: i64
        for type in range(WORKER_TYPES):
            self.best[type] = 0
        later: float = max(0.0, (self.turns - 1.0) / TURNS_OF_CARDS)
        i: i64
        for i in range(len(n.techs)):
            c: i64 = n.techs[i]
            w: i64 = n.workers[i]
            card = s.card(c)
            workers += w
            type = card.type
            if type == FARM:
                food += w * card.worth
            elif type == MINE:
                ore += w * card.worth
            if card.age > 0:
                self.mark(self.technologies[c], later)
                if card.age > self.best[type]:
                    self.best[type] = card.age
        for i in range(len(n.techs)):
            if n.workers[i] > 0:
                levels += n.workers[i] * (self.best[s.type(n.techs[i])] - s.level(n.techs[i]))
        self.made = float(int(ore))
        self.add(f.UPGRADES, levels)
        self.add(f.WORKERS, workers)
        net: i64 = food - consumption(n.yellow)
        self.add(f.FOOD_MADE, max(0, min(net, 3)))
        self.add(f.FOOD_MADE_OVER_3, max(0, net - 3))
        self.add(f.FOOD_LACKING, max(0, -net))
        self.add(f.RESOURCES_MADE, min(ore, 6))
        self.add(f.RESOURCES_MADE_OVER_6, max(0, ore - 6))

    def add_people(self, s: Realm, n: Nation) -> None:
        """A worker in reserve is good, idle ones are not; discontent is dear, an uprising a catastrophe."""
        self.add(f.UNUSED_WORKER, min(1, n.pool))
        self.add(f.UNUSED_MORE, max(0, n.pool - 1))
        self.add(f.YELLOW, n.yellow)
        self.add(f.POPULATION_COST, food_cost(n.yellow))
        needed: i64 = faces_needed(n.yellow)
        sad: i64 = max(0, needed - n.happy_faces)
        self.add(f.SMILES, max(0, min(2, n.happy_faces - needed)))
        self.add(f.DISCONTENT, sad)
        if sad > n.pool:
            self.add(f.UPRISING, 1)

    def add_cards_in_play(self, s: Realm, n: Nation) -> None:
        """Government, special technologies, leader and colonies, besides what they add to ratings."""
        later: float = max(0.0, (self.turns - 1.0) / TURNS_OF_CARDS)
        self.mark(self.technologies[n.government], later)
        for c in n.specials:
            if c != NONE:
                self.mark(self.technologies[c], later)
        self.add(f.URBAN_LIMIT, s.card(n.government).urban_limit)
        self.add(f.COLONIES, len(n.colonies))
        if n.leader == NONE:
            self.add(f.NO_LEADER, 1)
        else:
            self.mark(self.leaders[n.leader], self.stays(s, s.level(n.leader)) / TURNS_OF_CARDS)
        if n.tactic != NONE:
            self.add(f.ARMY_GAP, self.missing_units(s, n))

    def missing_units(self, s: Realm, n: Nation) -> i64:
        """How many units would complete one more army of the tactic, up to three."""
        army = s.card(n.tactic).army
        units = self.units
        arm: i64
        for arm in range(ARMS + 1):
            units[arm] = 0
        i: i64
        for i in range(len(n.techs)):
            if n.workers[i] > 0 and is_unit(s.type(n.techs[i])):
                units[s.type(n.techs[i]) - INFANTRY] += n.workers[i]
        armies: i64 = 99
        for arm in range(ARMS):
            if army[arm] > 0:
                armies = min(armies, i64(units[arm]) // i64(army[arm]))
        missing: i64 = 0
        for arm in range(ARMS):
            missing += max(0, army[arm] * (armies + 1) - units[arm])
        return min(MOST_MISSING, missing)

    def add_wonders(self, s: Realm, p: i64, n: Nation) -> None:
        """A wonder that is begun is a promise: worth the part of it that is paid, if it can be completed in time.

        Those of Age A and I leave play unfinished when the next age ends.
        """
        self.add(f.WONDERS, len(n.wonders))
        for c in n.wonders:
            self.mark(self.completed[c], self.turns / TURNS_OF_CARDS)
        if n.unfinished == NONE:
            return
        wonder = s.card(n.unfinished)
        paid: i64 = 0
        rest: i64 = 0
        i: i64
        for i in range(len(wonder.stages)):
            if i < n.stages:
                paid += wonder.stages[i]
            else:
                rest += wonder.stages[i]
        part: float = float(int(paid)) / float(int(max(1, paid + rest)))
        means: float = float(int(n.resources)) + self.stays(s, wonder.age) * self.made * FOR_WONDERS
        chance: float = min(1.0, means / float(int(max(1, rest))))
        self.add_part(f.WONDER_BEGUN, chance)
        self.add_part(f.WONDER_PAID, chance * float(int(paid)))
        self.add(f.WONDER_REST, rest)
        self.mark(self.unfinished[n.unfinished], chance * part)
        if part > 0.0:
            self.add_part(f.WONDER_PROMISE, chance * part * self.promise(s, p, wonder))

    def stays(self, s: Realm, age: i64) -> float:
        """For how many turns a leader or an unfinished wonder of an age stays in play."""
        return self.turns if age >= LAST_DECK - 1 else min(self.turns, self.timing.turns_until(s, age + 1))

    def promise(self, s: Realm, p: i64, wonder: Card) -> float:
        """What the wonder adds when it is completed."""
        now = self.now
        x: float = now[f.WONDERS] + self.completed[wonder.number] * self.turns / TURNS_OF_CARDS
        x += now[f.CULTURE_PER_TURN] * float(int(wonder.culture)) + now[f.SCIENCE_PER_TURN] * float(int(wonder.science))
        x += now[f.STRENGTH] * float(int(wonder.strength)) + now[f.CIVIL_ACTIONS] * float(int(wonder.civil))
        x += now[f.MILITARY_ACTIONS] * float(int(wonder.military))
        if wonder.age == LAST_DECK:
            x += float(int(culture_of_completing(s, p, wonder)))
        return x

    def add_hands(self, s: Realm, n: Nation, own: bool, drawn: i64) -> None:
        """Civil cards fade in the last turns, and a leader before his time is over: he is there to be played.

        The hand of military cards is bounded when the turn ends.
        """
        limit: i64 = n.military_actions_total + n.hand_bonus
        self.add(f.CIVIL_HAND, len(n.civil_hand))
        self.add(f.MILITARY_HAND, min(limit, len(n.hand)) + drawn)
        soon: float = min(1.0, self.turns / HAND_FADES)
        c: i64
        for c in n.civil_hand:
            if s.kind(c) == LEADER:
                self.mark(self.hand[c], min(soon, self.stays(s, s.level(c)) / LEADER_FADES))
            else:
                self.mark(self.hand[c], soon)
        if own:
            for c in n.hand:
                kind: i64 = s.kind(c)
                if kind == BONUS:
                    self.add_part(f.BONUS_CARDS, float(int(s.card(c).defense)) / 2.0)
                else:
                    self.add(CARDS_OF_KIND[kind], 1)


def culture_of_completing(s: Realm, p: i64, wonder: Card) -> i64:
    """Culture that the wonder would score if its last stage were covered now. The position stays as it is."""
    n = s.nations[p]
    twin = n.clone()
    s.put_nation(p, twin)
    wonder.on_complete(s, p)
    s.put_nation(p, n)
    return twin.culture - n.culture
