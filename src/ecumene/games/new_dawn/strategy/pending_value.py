"""What the questions on the stack still promise a seat: rough guesses, for simple bots. Not a rule of the game.

A bot that looks one choice ahead mostly sees a card half resolved; `PROMISES` has a guess for each kind of frame.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ecumene.games.new_dawn.cards.rows import (
    BY_CARAVAN,
    CULTURE_DECK,
    DECKS,
    ECONOMY_DECK,
    MILITARY,
    MILITARY_DECK,
    OVER_BARBARIANS,
    OVER_RIVALS,
    OVER_WATER,
    PACTS_EACH,
    PREY_BARBARIAN,
    PREY_STATE,
    SCIENCE_DECK,
)
from ecumene.games.new_dawn.cards.tiles import RESOURCE_MARK, STATE_MARK, WONDER_MARK
from ecumene.games.new_dawn.rules import culture, resources, science
from ecumene.games.new_dawn.rules.economy import movement
from ecumene.games.new_dawn.rules.economy.routes import enters, starts
from ecumene.games.new_dawn.rules.focus_row import trade_tokens
from ecumene.games.new_dawn.rules.focus_row.row import caravan_limit, slots_of
from ecumene.games.new_dawn.rules.industry import build, wonders
from ecumene.games.new_dawn.rules.industry.cities import city_spaces
from ecumene.games.new_dawn.rules.industry.production import refuse_wonder
from ecumene.games.new_dawn.rules.map.distance import FAR, distances
from ecumene.games.new_dawn.rules.map.maturity import ripens
from ecumene.games.new_dawn.rules.map.spaces import coastal, is_city, kind_at, natural_at, state_at, wonder_on
from ecumene.games.new_dawn.rules.military import attacks, battle, capture
from ecumene.games.new_dawn.rules.military.battle_fields import ATTACKER, B_AT, B_ATT, B_CARD, B_DEF, B_WHAT, DEFENDER
from ecumene.games.new_dawn.rules.military.targets import targets
from ecumene.games.new_dawn.rules.pieces.token_spots import spots
from ecumene.games.new_dawn.rules.powers import land_powers, wonder_cost
from ecumene.games.new_dawn.rules.science import LAST, LEVEL_AT
from ecumene.games.new_dawn.rules.seat import CARAVANS, ON_CARD, SLOTS, UNUSED
from ecumene.games.new_dawn.rules.state import CAPITAL, NONE, Dawn, owner_of
from ecumene.games.new_dawn.strategy.heuristics import (
    BESIDE,
    CITY_WORTH,
    LEVEL_WORTH,
    MARK,
    NATURAL_WORTH,
    PACT_WORTH,
    RESOURCE_WORTH,
    RIPE,
    SIDE,
    STATE_WORTH,
    STEP_WORTH,
    STRONG,
    TOKEN_WORTH,
    TRADE_WORTH,
    WONDER_WORTH,
    Holdings,
    aim_of,
    caravan_worth,
    hosts,
    naturals_left,
    shares,
)
from ecumene.kernel.core.bits import has, members, size

# By agenda: of what it makes more, in an outlook.
ASKS_FOR = {
    "civilized": "city",
    "warmonger": "state",
    "explorer": "coast",
    "technophile": "step",
    "populous": "ripe",
    "preservationist": "natural",
}
DECK_OF = {
    "money_grubber": ECONOMY_DECK,
    "paranoid": MILITARY_DECK,
    "aesthetic": CULTURE_DECK,
    "scholarly": SCIENCE_DECK,
}


class Outlook:
    """What a thing more would be worth to a seat, by the agendas that are open to it."""

    def __init__(self, s: Dawn, p: int) -> None:
        self.s, self.p = s, p
        self.city, self.coast, self.ripe, self.step = CITY_WORTH, 0.0, RIPE, STEP_WORTH
        self.natural, self.state, self.capital = NATURAL_WORTH, STATE_WORTH, 0.5
        self.decks = [WONDER_WORTH] * len(DECKS)
        have = Holdings(s, p)
        aim = aim_of(s, p)
        for card in s.victory:
            if not has(s.empires[p].marks, card):
                one, other = shares(s, card, have)
                row = s.rules.goals[card]
                self.count(row.first, aim if one >= other else SIDE * aim)
                self.count(row.second, aim if other > one else SIDE * aim)

    def count(self, agenda: int, weight: float) -> None:
        """An open agenda makes more of what it asks for."""
        row = self.s.rules.agendas[agenda]
        each = weight / float(row.amount)
        name = ASKS_FOR.get(row.name, "")
        if name:
            setattr(self, name, getattr(self, name) + each)
        else:
            self.decks[DECK_OF[row.name]] += each
        if name == "state":
            self.capital += MARK - weight / 2  # one is enough

    def token_at(self, at: int) -> float:
        """A control token placed there."""
        s, p = self.s, self.p
        worth = TOKEN_WORTH + (self.coast if coastal(s, at) else 0.0)
        thing = int(s.things[at])
        if RESOURCE_MARK <= thing < WONDER_MARK:
            worth += RESOURCE_WORTH
        elif WONDER_MARK <= thing < STATE_MARK:
            worth += self.natural
        for near in s.atlas.near[at]:
            if owner_of(s.hold[near]) == p and is_city(s, near):
                worth += 0.8 * self.ripe / len(s.atlas.near[near])
        return worth

    def city_at(self, at: int) -> float:
        s = self.s
        worth = self.city + (self.coast if coastal(s, at) else 0.0)
        if any(near in s.atlas.near[at] for near in naturals_left(s)):
            worth += 3 * BESIDE * self.natural
        ripe = sum(1 for near in s.atlas.near[at] if ripens(s, self.p, near))
        return worth + 0.8 * self.ripe * ripe / len(s.atlas.near[at])

    def prey_at(self, at: int, prey: int) -> float:
        """An attack won there."""
        s = self.s
        if prey == PREY_BARBARIAN:
            return 0.9
        if prey == PREY_STATE:
            return self.city_at(at) + self.state
        if kind_at(s, at) == CAPITAL:
            return self.capital + 0.6
        worth = self.city_at(at) if is_city(s, at) else self.token_at(at)
        if state_at(s, at) != NONE:
            worth += self.state
        elif natural_at(s, at) != NONE:
            worth += self.natural
        w = wonder_on(s, at)
        return 1.4 * worth + (self.decks[s.rules.wonders[w].deck] if w != NONE else 0.0)


def promised(s: Dawn, p: int) -> float:
    total = 0.0
    outlook: Outlook | None = None
    for frame in s.stack:
        guess = PROMISES.get(type(frame))
        if guess is not None and p in (frame.player, getattr(frame, "seat", NONE)):
            if outlook is None:
                outlook = Outlook(s, p)
            total += guess(outlook, frame)
    return total + (at_stake(s, p) if s.battle else 0.0)


def tokens_left(o: Outlook, frame: Any) -> float:
    s, p = o.s, o.p
    left = int(frame.left) + 0.5 * int(trade_tokens.spendable(s, p, frame.slot))
    gains = sorted((o.token_at(at) for at in spots(s, p, frame.number, culture.WHY)), reverse=True)
    return 0.95 * sum(gain * max(min(left - i, 1.0), 0.0) for i, gain in enumerate(gains))


def steps_left(o: Outlook, steps: float) -> float:
    """Spaces of the dial, and levels passed."""
    dial = int(o.s.empires[o.p].dial)
    levels = sum(1 for d in range(dial + 1, min(dial + int(steps), LAST) + 1) if LEVEL_AT[d] >= 0)
    return o.step * min(steps, max(LAST - dial, 2)) + 1.2 * LEVEL_WORTH * levels


def study(o: Outlook, frame: Any) -> float:
    return steps_left(o, int(frame.steps) + 0.6 * int(trade_tokens.spendable(o.s, o.p, frame.slot)))


def advance(o: Outlook, frame: Any) -> float:
    return steps_left(o, int(frame.left))


def caravans_left(o: Outlook, frame: Any) -> float:
    """Who can arrive does; the others come nearer."""
    s, p = o.s, o.p
    e = s.empires[p]
    card = s.rules.cards[e.row[frame.slot]]
    steps = int(getattr(frame, "steps", int(card.steps) + int(getattr(frame, "spent", 0))))
    steps += int(getattr(frame, "pool", 0))
    moved = int(getattr(frame, "moved", 0))
    way = OVER_RIVALS | (OVER_WATER if card.water else 0) | (OVER_BARBARIANS if card.enters else 0)
    total = 0.0
    bending = land_powers(s, p)
    goals = [at for at in hosts(s, p) if enters(s, bending, card, p, frame.number, at)]
    which = int(getattr(frame, "which", NONE))
    more = int(caravan_limit(s, p)) - int(size(moved))
    for i in range(CARAVANS):
        at = int(e.caravans[i])
        if at == UNUSED or (which != i and (has(moved, i) or more <= 0)):
            continue
        more -= which != i
        left = int(frame.left) + int(frame.pool) if which == i else steps
        far = distances(s, p, starts(s, p) if at == ON_CARD else [at], left, frame.number, way, BY_CARAVAN)
        near = [goal for goal in goals if far[goal] != FAR]
        if near:
            goals.remove(near[0])
            total += 0.9 * (TRADE_WORTH[2] + PACT_WORTH - caravan_worth(s, p, at))
        elif at == ON_CARD:
            total += 0.2
        else:
            total += 0.1
    return total


def building(o: Outlook, frame: Any) -> float:
    s, p = o.s, o.p
    cities = [o.city_at(at) for at in city_spaces(s, p, frame.slot, frame.number)]
    best = max(cities, default=0.0)
    for w in s.offer:
        if w != NONE and refuse_wonder(s, p, frame.slot, frame.number, w) == "":
            owed = int(wonder_cost(s, p, w)) - int(frame.number)
            best = max(best, wonder_gain(o, int(w)) - 0.4 * max(owed, 0))
    return 0.95 * best


def wonder_gain(o: Outlook, w: int) -> float:
    return o.decks[o.s.rules.wonders[w].deck] + 0.1 * float(o.s.rules.wonders[w].cost)


def owed(o: Outlook, frame: Any) -> float:
    return wonder_gain(o, int(frame.wonder)) - 0.4 * int(frame.owed)


def site(o: Outlook, frame: Any) -> float:
    return wonder_gain(o, int(frame.wonder))


# war


def odds(lead: int) -> float:
    """How often an attacker ahead by so much wins: the higher value does, and equal ones hold."""
    return sum(1 for a in range(1, 7) for d in range(1, 7) if a + lead > d) / 36


def best_attack(o: Outlook, card: int, number: int) -> float:
    s, p = o.s, o.p
    best = 0.0
    spare = sum(int(trade_tokens.spendable(s, p, slot)) for slot in range(SLOTS) if s.empires[p].row[slot] == card)
    before = s.battle
    for at in targets(s, p, card):
        s.battle = battle.facing(s, p, card, number, at)
        q = int(s.battle[B_DEF])
        lead = int(battle.attack_value(s)) - int(battle.defence_value(s))
        gain = o.prey_at(at, int(s.battle[B_WHAT])) - pacts_with(s, p, q, at)
        chance = 0.6 * odds(lead - guard(s, q)) + 0.4 * odds(lead - guard(s, q) + spare)
        best = max(best, gain * chance)
    s.battle = before
    return best


def guard(s: Dawn, q: int) -> int:
    """Tokens a defender may add."""
    return sum(int(trade_tokens.spendable(s, q, slot)) for slot in slots_of(s, q, MILITARY)) if q != NONE else 0


def pacts_with(s: Dawn, p: int, q: int, at: int) -> float:
    """Diplomacy cards that the attack costs."""
    if q != NONE:
        return PACT_WORTH * sum(1 for pact in members(s.empires[p].pacts) if pact // PACTS_EACH == q)
    state = state_at(s, at)
    return PACT_WORTH if state != NONE and has(s.empires[p].embassies, state) else 0.0


def war(o: Outlook, frame: Any) -> float:
    """Reinforce or attack; once something is reinforced, only that."""
    if frame.since != NONE:
        return strong(o, int(frame.left))
    row = o.s.rules.cards[frame.card]
    return max(strong(o, int(frame.left)), attacks_left(o, frame.card, frame.number, int(row.attacks)))


def more_war(o: Outlook, frame: Any) -> float:
    return attacks_left(o, frame.card, frame.number, int(frame.left))


def attacks_left(o: Outlook, card: int, number: int, left: int) -> float:
    return best_attack(o, card, number) * (1.3 if left > 1 else 0.95) if left > 0 else 0.0


def reinforcing(o: Outlook, frame: Any) -> float:
    return strong(o, int(frame.left))


def strong(o: Outlook, n: int) -> float:
    return 0.95 * STRONG * min(n, len(attacks.weak_tokens(o.s, o.p, NONE)))


def at_stake(s: Dawn, p: int) -> float:
    """An attack after the dice: what its outcome will bring or cost, as far as tokens on cards let it be seen."""
    b = s.battle
    if p not in (b[B_ATT], b[B_DEF]) or type(s.stack[-1]) is not battle.Strengthen:
        return 0.0
    a, q, at = int(b[B_ATT]), int(b[B_DEF]), int(b[B_AT])
    ahead = int(battle.attack_value(s)) - int(battle.defence_value(s))
    prize = Outlook(s, a).prey_at(at, int(b[B_WHAT]))
    mine = sum(int(trade_tokens.spendable(s, a, slot)) for slot in range(SLOTS) if s.empires[a].row[slot] == b[B_CARD])
    side = int(getattr(s.stack[-1], "side", ATTACKER))
    if p == a and side == ATTACKER:
        need = guard(s, q) + 1 - ahead  # to be out of reach
        if need <= 0:
            return prize
        if need <= mine:
            return 0.9 * prize - 0.5 * need
        return 0.3 * prize if ahead > 0 else 0.0
    if side == DEFENDER and p == q:
        if ahead <= 0:
            return 0.0
        return -0.1 * prize - 0.5 * ahead if ahead <= guard(s, q) else -prize
    return prize if ahead > 0 else 0.0


def trade_left(o: Outlook, frame: Any) -> float:
    return 0.5 * int(frame.left)


def resource(o: Outlook, frame: Any) -> float:
    return RESOURCE_WORTH


def better_card(o: Outlook, frame: Any) -> float:
    return LEVEL_WORTH


def prize(o: Outlook, frame: Any) -> float:
    return o.city_at(int(frame.at)) + o.state


def plunder(o: Outlook, frame: Any) -> float:
    return 0.5 * int(frame.got)


PROMISES: dict[type, Callable[[Outlook, Any], float]] = {
    culture.MoreTokens: tokens_left,
    culture.PlaceTokens: tokens_left,
    science.Study: study,
    science.SpendOnScience: study,
    science.Advance: advance,
    science.Upgrade: better_card,
    movement.Spending: caravans_left,
    movement.SpendOnSteps: caravans_left,
    movement.Convoy: caravans_left,
    movement.MoveCaravans: caravans_left,
    movement.CaravanMove: caravans_left,
    build.Build: building,
    build.Owed: owed,
    build.PayWonder: owed,
    wonders.Site: site,
    attacks.WageWar: war,
    attacks.NextAttack: more_war,
    attacks.MayAttack: more_war,
    attacks.Reinforce: reinforcing,
    trade_tokens.PutTrade: trade_left,
    trade_tokens.PutHarvest: trade_left,
    resources.GainResource: resource,
    capture.Fate: prize,
    capture.Plunder: plunder,
}
