"""How likely each choice is, by what it means on the map. `ecumene tune new_dawn` learns the weights.

A space is known by what lies there and what it would bring; a focus card by its type and slot, and by which victory
cards are still open. So what is learned on one map holds on all of them.
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from ecumene.games.new_dawn.cards.agendas import victory_rows
from ecumene.games.new_dawn.cards.rows import TARGET_STATE, type_of
from ecumene.games.new_dawn.cards.tiles import RESOURCE_MARK, STATE_MARK, WONDER_MARK
from ecumene.games.new_dawn.rules.focus_row.row import slot_of
from ecumene.games.new_dawn.rules.map.area import NOWHERE, Area
from ecumene.games.new_dawn.rules.map.maturity import unsettled
from ecumene.games.new_dawn.rules.map.spaces import cities, ground, occupied, rivals, wonders_of_deck
from ecumene.games.new_dawn.rules.military.attacks import MayAttack, WageWar
from ecumene.games.new_dawn.rules.military.battle import Strengthen, attack_value, defence_value, new_battle
from ecumene.games.new_dawn.rules.military.battle_state import ATTACKER
from ecumene.games.new_dawn.rules.state import Dawn
from ecumene.games.new_dawn.rules.verbs import (
    AT,
    ATTACK,
    CARAVAN,
    CARRY,
    CEDE,
    DISCARD,
    DONE,
    ENVOY,
    FOUND,
    GAIN,
    GARDEN,
    GRANT,
    IMPROVE,
    LIFT,
    PAY,
    POINT,
    PUT_TOKEN,
    RAISE,
    RAZE,
    REINFORCE,
    RELEASE,
    RESIGN,
    RESOLVE,
    ROB,
    SEND,
    SHIFT,
    SITE,
    SPEND,
    STEP,
    SWAP,
    UPGRADE,
    VERBS,
)
from ecumene.kernel.core.action import first, fourth, second, third, verb_of
from ecumene.kernel.core.bits import has, one, size
from ecumene.kernel.core.strategy import Policy

GOALS: Final = len(victory_rows())
SHORT: Final = [row.name.split("_")[0] for row in victory_rows()]
OPEN: Final = [
    "+".join(name for i, name in enumerate(SHORT) if has(bag, i)) or "none" for bag in range(2**GOALS)
]  # which victory cards a seat has still to mark
FARTHEST: Final = 7  # steps from a caravan to a destination
EVEN: Final = 5  # the margin 0
KINDS: Final[dict[str, list[str] | int]] = {
    "open": OPEN,
    "thing": ["bare", "resource", "natural", "state", "own", "rival"],
    "ripens": ["alone", "one", "more", "completes"],  # own cities beside it
    "around": ["plain", "coast", "scenic", "scenic_coast"],  # coast while it counts; beside a natural wonder
    "few": 8,
    "target": ["barbarian", "state", "city", "control"],
    "wanted": ["spare", "wanted"],
    "margin": [f"{i - EVEN:+d}" for i in range(2 * EVEN + 1)],  # of a battle, without dice
    "threat": ["calm", "threatened"],
}
PLACE: Final = "thing ripens around"
FACTS_OF: Final = {
    RESOLVE: "type slot open",
    **dict.fromkeys((AT, FOUND, SITE, SHIFT, LIFT, GARDEN, RAZE, POINT, CEDE), PLACE),
    **dict.fromkeys((STEP, SEND, CARAVAN), "few"),
    **dict.fromkeys((ROB, DISCARD, GRANT, CARRY, RELEASE), "type"),
    **dict.fromkeys((GAIN, PAY), "resource few"),
    **dict.fromkeys((SPEND, DONE), "margin"),
    RAISE: "wanted few few",
    UPGRADE: "card",
    IMPROVE: "card",
    SWAP: "type type",
    PUT_TOKEN: "type few",
    ENVOY: "state",
    ATTACK: "target wanted margin",
    REINFORCE: "threat",
}
FACTS: Final = [(verb, word, FACTS_OF.get(verb, "")) for verb, word, _ in VERBS]

# By type of wonders: the victory card with the agenda that counts them.
GOAL_OF_DECK: Final[list[int]] = [SHORT.index(name) for name in ("explorer", "civilized", "technophile", "warmonger")]
WARMONGER: Final = SHORT.index("warmonger")
EXPLORER: Final = SHORT.index("explorer")
BARE: Final = 0  # things, as in KINDS
ON_RESOURCE: Final = 1
ON_NATURAL: Final = 2
ON_STATE: Final = 3
OWN: Final = 4
RIVAL: Final = 5
COMPLETES: Final = 3


@final
class DawnPolicy(Policy):
    battle: i64  # the number of the question whether a battle is paid for
    open: i64  # bag of the victory cards that the seat has still to mark
    margin: i64  # of the battle that is fought, else EVEN
    looked: bool  # were the next three found for this question?
    bare: Area  # land that the seat has not settled
    own: Area  # its cities
    goals: list[int]  # where caravans arrive: city-states and rival cities

    def __init__(self, questions: list[Any]) -> None:
        super().__init__(RESIGN, questions)
        self.battle = self.numbers[Strengthen]
        self.open = 0
        self.margin = EVEN
        self.looked = False
        self.bare = NOWHERE
        self.own = NOWHERE
        self.goals = []

    def begin(self, s: Dawn) -> None:
        marks: i64 = s.empires[self.seat].marks
        self.open = 0
        card: i64
        for card in s.victory:
            if not has(marks, card):
                self.open |= one(card)
        self.margin = EVEN
        frame = s.stack[-1]
        if isinstance(frame, Strengthen):
            self.margin = bounded_margin(self.lead(s, frame.side))
        self.looked = False

    def key(self, s: Dawn, action: i64) -> i64:
        verb: i64 = verb_of(action)
        a: i64 = first(action)
        e = s.empires[self.seat]
        if verb == RESOLVE:
            return self.packed(verb, type_of(a), slot_of(s, self.seat, a), self.open)
        if verb == AT or verb == FOUND or verb == SITE or verb == SHIFT or verb == LIFT:
            return self.place_key(s, verb, a)
        if verb == STEP or verb == SEND or verb == CARAVAN:
            return self.packed(verb, self.distance(s, a))
        if verb == RAISE:
            deck: i64 = s.rules.wonders[a].deck
            wanted: i64 = 1 if has(self.open, GOAL_OF_DECK[deck]) else 0
            return self.packed(verb, wanted, min(wonders_of_deck(s, self.seat, deck), 2), size(self.open))
        if verb == UPGRADE or verb == IMPROVE:
            return self.packed(verb, second(action))
        if verb == PUT_TOKEN:
            return self.packed(verb, type_of(a), e.trade[slot_of(s, self.seat, a)])
        if verb == ATTACK:
            return self.attack_key(s, a)
        if verb == SPEND or verb == DONE:
            return self.packed(verb, self.margin)
        if verb == GAIN or verb == PAY:
            return self.packed(verb, a, min(e.resources[a], 3))
        if verb == REINFORCE:
            return self.packed(verb, 1 if ground(s).within_two[a].meets(rivals(s, self.seat)) else 0)
        if verb == SWAP:
            return self.packed(verb, type_of(a), type_of(second(action)))
        return self.rare_key(s, verb, a)

    def advice(self, key: i64) -> float:
        """Attack where you are stronger, most of all what an agenda wants; pay for a battle that can still be won.

        Build the wonders that an open agenda counts, and the second of them at once.
        """
        verb: i64 = verb_of(key)
        if verb == ATTACK:
            more: float = float(int(fourth(key) - EVEN))
            return 0.5 * more + (1.5 if third(key) else 0.0)
        if verb == RAISE:
            return 0.0 if second(key) == 0 else 9.0 if third(key) == 1 else 1.5
        if verb == SPEND and first(key) == self.battle:
            margin: i64 = second(key) - EVEN
            return 1.5 if -3 < margin <= 0 else -2.0
        return 0.0

    def rare_key(self, s: Dawn, verb: i64, a: i64) -> i64:
        if verb == GARDEN or verb == RAZE or verb == POINT or verb == CEDE:
            return self.place_key(s, verb, a)
        if verb == ROB or verb == DISCARD or verb == GRANT or verb == CARRY or verb == RELEASE:
            return self.packed(verb, type_of(a))
        return self.packed(verb, a) if verb == ENVOY else self.packed(verb)

    def look(self, s: Dawn) -> None:
        """Find what many spaces of one question are compared with."""
        if not self.looked:
            self.looked = True
            self.bare = unsettled(s, self.seat)
            self.own = cities(s, self.seat)
            there = occupied(s)
            self.goals = there.states.union(rivals(s, self.seat).intersection(there.cities)).spaces()

    def place_key(self, s: Dawn, verb: i64, at: i64) -> i64:
        """What lies there, how many own cities it ripens, what else it would bring."""
        self.look(s)
        near = s.atlas.near_area[at]
        around: i64 = 1 if has(self.open, EXPLORER) and ground(s).coast.has(at) else 0
        n: i64
        for n in s.atlas.near[at]:
            if WONDER_MARK <= s.things[n] < STATE_MARK:
                around |= 2
        ripens: i64 = min(near.count_in(self.own), 2)
        if ripens > 0 and self.bare.has(at) and self.completes(s, near, at):
            ripens = COMPLETES
        return self.packed(verb, self.thing_at(s, at), ripens, around)

    def thing_at(self, s: Dawn, at: i64) -> i64:
        hold: i64 = s.hold[at]
        if hold:
            return OWN if s.owner(at) == self.seat else RIVAL
        thing: i64 = s.things[at]
        if thing < RESOURCE_MARK:
            return BARE
        if thing < WONDER_MARK:
            return ON_RESOURCE
        return ON_NATURAL if thing < STATE_MARK else ON_STATE

    def completes(self, s: Dawn, near: Area, at: i64) -> bool:
        """Is it the last space that one of the own cities beside it lacks?"""
        city: i64
        for city in near.intersection(self.own).spaces():
            if s.atlas.near_area[city].count_in(self.bare) == 1:
                return True
        return False

    def distance(self, s: Dawn, at: i64) -> i64:
        """From a space to the nearest destination of caravans."""
        self.look(s)
        best: i64 = FARTHEST
        to: i64
        for to in self.goals:
            best = min(best, s.atlas.distance(at, to))
        return best

    def attack_key(self, s: Dawn, at: i64) -> i64:
        """What is attacked, whether it would bring an agenda nearer, and how the battle stands without dice."""
        card: i64 = 0
        number: i64 = 0
        frame = s.stack[-1]
        if isinstance(frame, (WageWar, MayAttack)):
            card = frame.card
            number = frame.number
        b = new_battle(s, self.seat, card, number, at)
        wanted: i64 = 1 if b.target == TARGET_STATE and has(self.open, WARMONGER) else 0
        spare: i64 = s.empires[self.seat].trade[slot_of(s, self.seat, card)]
        margin: i64 = attack_value(s, b) + spare - defence_value(s, b)
        return self.packed(ATTACK, b.target, wanted, bounded_margin(margin))

    def lead(self, s: Dawn, side: i64) -> i64:
        """By how much the asked side of a battle is ahead."""
        b = s.fighting()
        lead: i64 = attack_value(s, b) - defence_value(s, b)
        return lead if side == ATTACKER else -lead


def bounded_margin(margin: i64) -> i64:
    return max(0, min(EVEN + margin, 2 * EVEN))
