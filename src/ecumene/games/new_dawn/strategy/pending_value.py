"""What the open questions may still bring to a seat: rough guesses, for simple bots. Not a rule of the game.

A bot that looks one choice ahead mostly sees a half resolved card. `PENDING` has a guess for each kind of frame.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

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
    SCIENCE_DECK,
    TARGET_BARBARIAN,
    TARGET_STATE,
)
from ecumene.games.new_dawn.cards.tiles import RESOURCE_MARK, STATE_MARK, WONDER_MARK
from ecumene.games.new_dawn.rules import culture, resources, science
from ecumene.games.new_dawn.rules.economy import movement
from ecumene.games.new_dawn.rules.economy.routes import can_enter, caravan_starts
from ecumene.games.new_dawn.rules.focus_row import trade_tokens
from ecumene.games.new_dawn.rules.focus_row.row import caravan_limit, slots_of
from ecumene.games.new_dawn.rules.holds import CAPITAL, NONE, owner_of
from ecumene.games.new_dawn.rules.industry import build, wonders
from ecumene.games.new_dawn.rules.industry.cities import city_spaces
from ecumene.games.new_dawn.rules.industry.production import refuse_wonder
from ecumene.games.new_dawn.rules.map.area import area_of
from ecumene.games.new_dawn.rules.map.distance import FAR, distances
from ecumene.games.new_dawn.rules.map.maturity import unsettled
from ecumene.games.new_dawn.rules.map.spaces import coastal, is_city, kind_at, natural_at, state_at, wonder_on
from ecumene.games.new_dawn.rules.military import attacks, battle, capture
from ecumene.games.new_dawn.rules.military.battle_state import ATTACKER, DEFENDER, Battle
from ecumene.games.new_dawn.rules.military.targets import targets
from ecumene.games.new_dawn.rules.pieces.token_spots import spots
from ecumene.games.new_dawn.rules.powers import difficulty_powers, wonder_cost
from ecumene.games.new_dawn.rules.science import LAST, LEVEL_AT
from ecumene.games.new_dawn.rules.seat import CARAVANS, ON_CARD, SLOTS, UNUSED
from ecumene.games.new_dawn.rules.state import Dawn
from ecumene.games.new_dawn.strategy.heuristics import (
    CITY_WORTH,
    FARTHER_SHARE,
    LEVEL_WORTH,
    MARK_WORTH,
    MATURE_WORTH,
    NATURAL_NEAR_SHARE,
    NATURAL_WORTH,
    PACT_WORTH,
    REINFORCED_WORTH,
    RESOURCE_WORTH,
    STATE_WORTH,
    STEP_WORTH,
    TOKEN_WORTH,
    TRADE_WORTH,
    WONDER_WORTH,
    Holdings,
    agenda_shares,
    agenda_worth,
    arrival_spaces,
    caravan_worth,
    naturals_left,
)
from ecumene.kernel.core.bits import has, members, size

# By agenda: the deck of the wonders it counts.
DECK_OF: Final = {
    "money_grubber": ECONOMY_DECK,
    "paranoid": MILITARY_DECK,
    "aesthetic": CULTURE_DECK,
    "scholarly": SCIENCE_DECK,
}

CaravanFrame = (
    movement.Spending | movement.SpendOnSteps | movement.Convoy | movement.MoveCaravans | movement.CaravanMove
)


class Outlook:
    """What one more of each thing is worth to a seat, given its open agendas."""

    def __init__(self, s: Dawn, p: int) -> None:
        self.s, self.p = s, p
        self.city, self.coast, self.mature, self.step = CITY_WORTH, 0.0, MATURE_WORTH, STEP_WORTH
        self.natural, self.state, self.capital = NATURAL_WORTH, STATE_WORTH, 0.5
        self.decks = [WONDER_WORTH] * len(DECKS)
        have = Holdings(s, p)
        worth = agenda_worth(s, p)
        for card in s.victory:
            if not has(s.empires[p].marks, card):
                one, other = agenda_shares(s, card, have)
                row = s.rules.goals[card]
                self.count(row.first, worth if one >= other else FARTHER_SHARE * worth)
                self.count(row.second, worth if other > one else FARTHER_SHARE * worth)

    def count(self, agenda: int, weight: float) -> None:
        """An open agenda raises the worth of what it counts."""
        row = self.s.rules.agendas[agenda]
        each = weight / float(row.amount)
        if row.name == "civilized":
            self.city += each
        elif row.name == "warmonger":
            self.state += each
            self.capital += MARK_WORTH - weight / 2  # one capital is enough
        elif row.name == "explorer":
            self.coast += each
        elif row.name == "technophile":
            self.step += each
        elif row.name == "populous":
            self.mature += each
        elif row.name == "preservationist":
            self.natural += each
        else:
            self.decks[DECK_OF[row.name]] += each

    def token_at(self, at: int) -> float:
        """The worth of a control token placed there."""
        s, p = self.s, self.p
        worth = TOKEN_WORTH + (self.coast if coastal(s, at) else 0.0)
        thing = int(s.things[at])
        if RESOURCE_MARK <= thing < WONDER_MARK:
            worth += RESOURCE_WORTH
        elif WONDER_MARK <= thing < STATE_MARK:
            worth += self.natural
        for near in s.atlas.near[at]:
            if owner_of(s.hold[near]) == p and is_city(s, near):
                worth += 0.8 * self.mature / len(s.atlas.near[near])
        return worth

    def city_at(self, at: int) -> float:
        """The worth of a city built there."""
        s = self.s
        worth = self.city + (self.coast if coastal(s, at) else 0.0)
        if any(near in s.atlas.near[at] for near in naturals_left(s)):
            worth += 3 * NATURAL_NEAR_SHARE * self.natural
        near = s.atlas.near_area[at]
        done = int(near.difference(unsettled(s, self.p)).size())
        return worth + 0.8 * self.mature * done / len(s.atlas.near[at])

    def win_value_at(self, at: int, target: int) -> float:
        """The worth of an attack won there."""
        s = self.s
        if target == TARGET_BARBARIAN:
            return 0.9
        if target == TARGET_STATE:
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


def pending_value(s: Dawn, p: int) -> float:
    """The sum of the guesses for all open questions of the seat."""
    total = 0.0
    outlook: Outlook | None = None
    for frame in s.stack:
        guess = PENDING.get(type(frame))
        if guess is not None and p in (frame.player, getattr(frame, "seat", NONE)):
            if outlook is None:
                outlook = Outlook(s, p)
            total += guess(outlook, frame)
    return total + (value_of_battle(s, p, s.battle) if s.battle is not None else 0.0)


def value_of_tokens(o: Outlook, frame: culture.MoreTokens | culture.PlaceTokens) -> float:
    s, p = o.s, o.p
    left = int(frame.left) + 0.5 * int(trade_tokens.spendable(s, p, frame.slot))
    gains = sorted((o.token_at(at) for at in spots(s, p, frame.number, culture.WHY).spaces()), reverse=True)
    return 0.95 * sum(gain * max(min(left - i, 1.0), 0.0) for i, gain in enumerate(gains))


def value_of_steps(o: Outlook, steps: float) -> float:
    """Steps of the dial, and the levels passed."""
    dial = int(o.s.empires[o.p].dial)
    levels = sum(1 for d in range(dial + 1, min(dial + int(steps), LAST) + 1) if LEVEL_AT[d] >= 0)
    return o.step * min(steps, max(LAST - dial, 2)) + 1.2 * LEVEL_WORTH * levels


def value_of_study(o: Outlook, frame: science.Study | science.SpendOnScience) -> float:
    return value_of_steps(o, int(frame.steps) + 0.6 * int(trade_tokens.spendable(o.s, o.p, frame.slot)))


def value_of_advance(o: Outlook, frame: science.Advance) -> float:
    return value_of_steps(o, int(frame.left))


def value_of_caravans(o: Outlook, frame: CaravanFrame) -> float:
    """Caravans that can arrive will arrive; the others come nearer."""
    s, p = o.s, o.p
    e = s.empires[p]
    card = s.rules.cards[e.row[frame.slot]]
    steps, moved, which, left = int(card.steps), 0, NONE, 0
    if isinstance(frame, movement.Spending | movement.SpendOnSteps):
        steps += int(frame.spent)
    else:
        steps, moved = int(frame.steps) + int(frame.pool), int(frame.moved)
        if isinstance(frame, movement.CaravanMove):
            which, left = int(frame.which), int(frame.left) + int(frame.pool)
    through = OVER_RIVALS | (OVER_WATER if card.water else 0) | (OVER_BARBARIANS if card.enters else 0)
    total = 0.0
    modifiers = difficulty_powers(s, p)
    goals = [at for at in arrival_spaces(s, p) if can_enter(s, modifiers, card, p, frame.number, at)]
    more = int(caravan_limit(s, p)) - int(size(moved))
    for i in range(CARAVANS):
        at = int(e.caravans[i])
        if at == UNUSED or (which != i and (has(moved, i) or more <= 0)):
            continue
        if which != i:
            more -= 1
        start = area_of(caravan_starts(s, p) if at == ON_CARD else [at])
        far = distances(s, p, start, left if which == i else steps, frame.number, through, BY_CARAVAN)
        near = [goal for goal in goals if far[goal] != FAR]
        if near:
            goals.remove(near[0])
            total += 0.9 * (TRADE_WORTH[2] + PACT_WORTH - caravan_worth(s, p, at))
        elif at == ON_CARD:
            total += 0.2
        else:
            total += 0.1
    return total


def value_of_build(o: Outlook, frame: build.Build) -> float:
    s, p = o.s, o.p
    cities = [o.city_at(at) for at in city_spaces(s, p, frame.slot, frame.number).spaces()]
    best = max(cities, default=0.0)
    for w in s.offer:
        if w != NONE and refuse_wonder(s, p, frame.slot, frame.number, w) == "":
            owed = int(wonder_cost(s, p, w)) - int(frame.number)
            best = max(best, value_of_wonder(o, int(w)) - 0.4 * max(owed, 0))
    return 0.95 * best


def value_of_wonder(o: Outlook, w: int) -> float:
    return o.decks[o.s.rules.wonders[w].deck] + 0.1 * float(o.s.rules.wonders[w].cost)


def value_of_owed(o: Outlook, frame: build.Owed | build.PayWonder) -> float:
    return value_of_wonder(o, int(frame.wonder)) - 0.4 * int(frame.owed)


def value_of_site(o: Outlook, frame: wonders.Site) -> float:
    return value_of_wonder(o, int(frame.wonder))


# attacks


def odds(lead: int) -> float:
    """How often an attacker wins with this lead before the dice; equal values are not enough."""
    return sum(1 for a in range(1, 7) for d in range(1, 7) if a + lead > d) / 36


def value_of_best_attack(o: Outlook, card: int, number: int) -> float:
    s, p = o.s, o.p
    best = 0.0
    spare = sum(int(trade_tokens.spendable(s, p, slot)) for slot in range(SLOTS) if s.empires[p].row[slot] == card)
    for at in targets(s, p, card).spaces():
        b = battle.new_battle(s, p, card, number, at)
        q = int(b.defender)
        lead = int(battle.attack_value(s, b)) - int(battle.defence_value(s, b))
        gain = o.win_value_at(at, int(b.target)) - cost_in_pacts(s, p, q, at)
        chance = 0.6 * odds(lead - defender_tokens(s, q)) + 0.4 * odds(lead - defender_tokens(s, q) + spare)
        best = max(best, gain * chance)
    return best


def defender_tokens(s: Dawn, q: int) -> int:
    """How many tokens a defender may add."""
    return sum(int(trade_tokens.spendable(s, q, slot)) for slot in slots_of(s, q, MILITARY)) if q != NONE else 0


def cost_in_pacts(s: Dawn, p: int, q: int, at: int) -> float:
    """The worth of the diplomacy cards that the attack costs."""
    if q != NONE:
        return PACT_WORTH * sum(1 for pact in members(s.empires[p].pacts) if s.rules.pacts[pact].giver == q)
    state = state_at(s, at)
    return PACT_WORTH if state != NONE and has(s.empires[p].embassies, state) else 0.0


def value_of_military(o: Outlook, frame: attacks.WageWar) -> float:
    """Reinforce or attack; after the first token is reinforced, only reinforcing."""
    if frame.since != NONE:
        return value_of_reinforcing(o, int(frame.left))
    row = o.s.rules.cards[frame.card]
    return max(
        value_of_reinforcing(o, int(frame.left)), value_of_attacks(o, frame.card, frame.number, int(row.attacks))
    )


def value_of_more_attacks(o: Outlook, frame: attacks.NextAttack | attacks.MayAttack) -> float:
    return value_of_attacks(o, frame.card, frame.number, int(frame.left))


def value_of_attacks(o: Outlook, card: int, number: int, left: int) -> float:
    return value_of_best_attack(o, card, number) * (1.3 if left > 1 else 0.95) if left > 0 else 0.0


def value_of_reinforce(o: Outlook, frame: attacks.Reinforce) -> float:
    return value_of_reinforcing(o, int(frame.left))


def value_of_reinforcing(o: Outlook, n: int) -> float:
    return 0.95 * REINFORCED_WORTH * min(n, int(attacks.weak_tokens(o.s, o.p, NONE).size()))


def value_of_battle(s: Dawn, p: int, b: Battle) -> float:
    """An attack after the dice: what its likely outcome will bring or cost, given the tokens on cards."""
    question = s.stack[-1]
    if p not in (b.attacker, b.defender) or not isinstance(question, battle.Strengthen):
        return 0.0
    a, q, at = int(b.attacker), int(b.defender), int(b.space)
    ahead = int(battle.attack_value(s, b)) - int(battle.defence_value(s, b))
    prize = Outlook(s, a).win_value_at(at, int(b.target))
    mine = sum(int(trade_tokens.spendable(s, a, slot)) for slot in range(SLOTS) if s.empires[a].row[slot] == b.card)
    if p == a and question.side == ATTACKER:
        need = defender_tokens(s, q) + 1 - ahead  # so that the defender cannot catch up
        if need <= 0:
            return prize
        if need <= mine:
            return 0.9 * prize - 0.5 * need
        return 0.3 * prize if ahead > 0 else 0.0
    if question.side == DEFENDER and p == q:
        if ahead <= 0:
            return 0.0
        return -0.1 * prize - 0.5 * ahead if ahead <= defender_tokens(s, q) else -prize
    return prize if ahead > 0 else 0.0


def value_of_trade(o: Outlook, frame: trade_tokens.PutTrade) -> float:
    return 0.5 * int(frame.left)


def value_of_resource(o: Outlook, frame: resources.GainResource) -> float:
    return RESOURCE_WORTH


def value_of_upgrade(o: Outlook, frame: science.Upgrade) -> float:
    return LEVEL_WORTH


def value_of_conquest(o: Outlook, frame: capture.ConquerOrLiberate) -> float:
    return o.city_at(int(frame.at)) + o.state


def value_of_plunder(o: Outlook, frame: capture.Plunder) -> float:
    return 0.5 * int(frame.got)


PENDING: Final[dict[type, Callable[[Outlook, Any], float]]] = {
    culture.MoreTokens: value_of_tokens,
    culture.PlaceTokens: value_of_tokens,
    science.Study: value_of_study,
    science.SpendOnScience: value_of_study,
    science.Advance: value_of_advance,
    science.Upgrade: value_of_upgrade,
    movement.Spending: value_of_caravans,
    movement.SpendOnSteps: value_of_caravans,
    movement.Convoy: value_of_caravans,
    movement.MoveCaravans: value_of_caravans,
    movement.CaravanMove: value_of_caravans,
    build.Build: value_of_build,
    build.Owed: value_of_owed,
    build.PayWonder: value_of_owed,
    wonders.Site: value_of_site,
    attacks.WageWar: value_of_military,
    attacks.NextAttack: value_of_more_attacks,
    attacks.MayAttack: value_of_more_attacks,
    attacks.Reinforce: value_of_reinforce,
    trade_tokens.PutTrade: value_of_trade,
    trade_tokens.PutHarvest: value_of_trade,
    resources.GainResource: value_of_resource,
    capture.ConquerOrLiberate: value_of_conquest,
    capture.Plunder: value_of_plunder,
}
