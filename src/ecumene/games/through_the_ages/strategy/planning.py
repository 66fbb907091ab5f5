"""What a planner asks of this game: the value of a position, the parts of a turn, and answers without thinking."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64

from ecumene.games.through_the_ages.rules.actions.phase import ActionPhase
from ecumene.games.through_the_ages.rules.attacks.aggressions import Defend
from ecumene.games.through_the_ages.rules.attacks.conditions import attack_bonus
from ecumene.games.through_the_ages.rules.colonies import Bid, SendForce
from ecumene.games.through_the_ages.rules.politics import Politics
from ecumene.games.through_the_ages.rules.production import MOST_DRAWN, produce, use_end_of_turn_powers
from ecumene.games.through_the_ages.rules.state import LAST_AGE, Realm
from ecumene.games.through_the_ages.rules.turn import PRODUCTION, Turn
from ecumene.games.through_the_ages.rules.verbs import (
    BONUS,
    COLONIZE,
    DEFEND,
    DESTROY,
    DROP,
    END,
    RESIGN,
    SEND,
    YIELD,
)
from ecumene.games.through_the_ages.strategy import features as f
from ecumene.games.through_the_ages.strategy.value import NationValue
from ecumene.kernel.core.action import first, verb_of
from ecumene.kernel.core.bits import has
from ecumene.kernel.core.planning import ANSWER, BEFORE, OVER, PLAN, Planning
from ecumene.kernel.core.state import Frame
from ecumene.kernel.core.strategy import Shares

LOST: Final = 1000.0  # the value of a game that is lost or won by resigning
OF_BEST: Final = 0.5  # how much the best rival counts, against the mean of all
SPARE_CIVIL: Final = 1.5  # what an action that is left may still bring, where lines of a plan are compared
SPARE_MILITARY: Final = 0.7
WON_BY: Final = 5.0  # a war that would be won counts as so much more strength
IMPACT_AGE: Final = 3
FIRST_IMPACTS: Final = 2  # from this age on players prepare them
SURE: Final = 6.0  # culture: a lead of so much in the last turn wins in three of four games
UNSURE: Final = 3.5  # more for each turn that is left


class AgesPlanning(Planning):
    values: NationValue

    def __init__(self, values: NationValue) -> None:
        self.values = values

    def start(self, s: Realm) -> None:
        self.values.start(s)

    def look_ahead(self, turns: float) -> None:
        self.values.timing.horizon = turns

    # the parts of a turn

    def role(self, frame: Frame) -> i64:
        if isinstance(frame, ActionPhase):
            return PLAN
        if isinstance(frame, Politics):
            return BEFORE
        if isinstance(frame, Turn) and frame.step == 0:  # the turn before it is over
            return OVER
        return ANSWER

    def ends(self, action: i64) -> bool:
        return verb_of(action) == END

    def avoided(self, action: i64) -> bool:
        return verb_of(action) == RESIGN

    def spare(self, s: Realm, p: i64) -> float:
        n = s.nations[p]
        return SPARE_CIVIL * float(int(n.civil_actions)) + SPARE_MILITARY * float(int(n.military_actions))

    def toll(self, s: Realm, action: i64) -> float:
        """Whoever builds and destroys has planned badly, or will regret it."""
        if verb_of(action) != DESTROY:
            return 0.0
        values = self.values
        values.begin(s.mover, values.timing.turns_left(s, s.mover))
        return -values.now[f.DESTROYED]

    # the value

    def own(self, s: Realm, p: i64) -> float:
        """As after the production of this turn: only the own nation is copied for it."""
        n = s.nations[p]
        if n.resigned:
            return -LOST
        twin = n.clone()
        s.put_nation(p, twin)
        drawn: i64 = min(MOST_DRAWN, twin.military_actions + twin.spare_military_actions) if s.age < LAST_AGE else 0
        use_end_of_turn_powers(s, p)
        produce(s, p)
        out: float = self.values.nation(s, p, True, drawn) + self.relations(s, p)
        s.put_nation(p, n)
        return out

    def value(self, s: Realm, p: i64) -> float:
        if not s.stack:
            return self.final(s, p)
        if s.nations[p].resigned:
            return -LOST
        if self.to_produce(s, p):
            return self.own(s, p) - self.rivals(s, p)
        return self.values.nation(s, p, True, 0) + self.relations(s, p) - self.rivals(s, p)

    def to_produce(self, s: Realm, p: i64) -> bool:
        """Is the production of the seat's own turn still to come?"""
        if s.mover == p:
            for frame in s.stack:
                if isinstance(frame, Turn):
                    return frame.mover == p and frame.step <= PRODUCTION
        return False

    def rivals(self, s: Realm, p: i64) -> float:
        """Half the best of them and half their mean."""
        best: float = -LOST
        total: float = 0.0
        count: float = 0.0
        for q in s.others(p):
            x: float = self.values.nation(s, q, False, 0)
            total += x
            count += 1.0
            best = max(best, x)
        return OF_BEST * best + (1.0 - OF_BEST) * total / count if count > 0.0 else -LOST

    def final(self, s: Realm, p: i64) -> float:
        """By how much the game is won."""
        if s.nations[p].resigned:
            return -LOST
        best: float = -LOST
        total: float = 0.0
        count: float = 0.0
        for q in s.others(p):
            x: float = float(int(s.nations[q].culture))
            total += x
            count += 1.0
            best = max(best, x)
        if count == 0.0:
            return LOST
        return float(int(s.nations[p].culture)) - OF_BEST * best - (1.0 - OF_BEST) * total / count

    def relations(self, s: Realm, p: i64) -> float:
        """Strength against the strongest rival, wars, and the events of Age III that the seat knows of."""
        values = self.values
        values.begin(p, max(0.0, values.timing.turns_left(s, p)))
        n = s.nations[p]
        strongest: i64 = 0
        i: i64
        for q in s.others(p):
            other = s.nations[q]
            strongest = max(strongest, other.strength_rating)
            for i in range(len(other.wars)):
                if other.targets[i] == p:
                    values.add_part(
                        f.WAR_ON_ME, advantage(other.strength_rating + attack_bonus(s, q, p) - n.strength_rating)
                    )
        lead: i64 = n.strength_rating - strongest
        values.add(f.LEAD, max(0, min(6, lead)))
        values.add(f.LEAD_OVER_6, max(0, lead - 6))
        values.add(f.LAG, max(0, min(6, -lead)))
        values.add(f.LAG_OVER_6, max(0, -lead - 6))
        for i in range(len(n.wars)):
            rival: i64 = n.targets[i]
            gap: i64 = n.strength_rating + attack_bonus(s, p, rival) - s.nations[rival].strength_rating
            values.add_part(f.OWN_WAR, advantage(gap))
        if s.age >= FIRST_IMPACTS:
            self.add_impacts(s, p)
        return values.total

    def add_impacts(self, s: Realm, p: i64) -> None:
        total: float = 0.0
        i: i64
        for i in range(len(s.future)):
            if s.level(s.future[i]) == IMPACT_AGE and has(s.future_known[i], p):
                total += impact(s, p, s.future[i])
        for i in range(len(s.current)):
            if s.level(s.current[i]) == IMPACT_AGE and has(s.current_known[i], p):
                total += impact(s, p, s.current[i])
        if total != 0.0:
            self.values.add_part(f.IMPACTS, total)

    # answers without thinking

    def by_rule(self, s: Realm, choices: list[int]) -> i64:
        """Bid no more; defend and colonize with what is needed, the least useful first; otherwise the first choice."""
        top = s.stack[-1]
        if isinstance(top, Bid):
            return choices[0]
        best: i64 = choices[0]
        if isinstance(top, (Defend, SendForce)):
            highest: i64 = -100
            for a in choices:
                x: i64 = usefulness(s, a)
                if x > highest:
                    highest = x
                    best = a
        elif verb_of(best) == RESIGN:
            return choices[-1]
        return best

    # what to expect

    def expect(self, s: Realm, p: i64, margin: float, out: Shares) -> None:
        """A lead counts for more the fewer turns are left. The others share the rest by what they have."""
        turns: float = max(0.0, self.values.timing.turns_left(s, p))
        wide: float = SURE + UNSURE * turns
        mine: float = 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, margin / wide))))
        out.put(p, mine)
        others = s.others(p)
        best: float = -LOST
        q: i64
        for q in others:
            best = max(best, self.values.nation(s, q, False, 0))
        total: float = 0.0
        for q in others:
            total += math.exp((self.values.nation(s, q, False, 0) - best) / wide)
        for q in others:
            out.put(q, (1.0 - mine) * math.exp((self.values.nation(s, q, False, 0) - best) / wide) / total)


def planning(weights: Mapping[str, Mapping[str, Any]]) -> AgesPlanning:
    """With the weights of one number of players, as they are in `weights.json`."""
    features = {name: list(row) for name, row in weights["features"].items()}
    cards = {table: dict(weights[table]) for table in f.TABLES}
    return AgesPlanning(NationValue(features, cards))


def advantage(gap: i64) -> float:
    """How a war stands for the one who is stronger by `gap`."""
    return float(int(gap)) + (WON_BY if gap > 0 else 0.0)


def impact(s: Realm, p: i64, c: i64) -> float:
    """What a scoring event would bring now, less what the rivals get of it on average."""
    card = s.card(c)
    others: float = 0.0
    count: float = 0.0
    for q in s.others(p):
        others += float(int(card.score(s, q)))
        count += 1.0
    mine: float = float(int(card.score(s, p)))
    return mine - others / count if count > 0.0 else mine


def usefulness(s: Realm, action: i64) -> i64:
    """Of a step of a defence or of a colonizing force."""
    verb: i64 = verb_of(action)
    if verb == DEFEND or verb == COLONIZE:
        return 50
    if verb == SEND:
        return 30 - s.card(first(action)).strength
    if verb == BONUS:
        return 20 + s.card(first(action)).defense
    if verb == DROP:
        return 10
    return -10 if verb == YIELD else 0
