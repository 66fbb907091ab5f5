"""How good a position is for a seat: a rough estimate for simple bots. Not a rule of the game."""

from __future__ import annotations

from ecumene.games.age_of_civilization.cards.terms import MAY_GIVE, MAY_PERFORM, POINTS, TURN
from ecumene.games.age_of_civilization.rules.actions import FreeAction, Stones, Target
from ecumene.games.age_of_civilization.rules.counts import amount, strength
from ecumene.games.age_of_civilization.rules.gains import ChooseWonder
from ecumene.games.age_of_civilization.rules.learning import ChooseTech
from ecumene.games.age_of_civilization.rules.scoring import points
from ecumene.games.age_of_civilization.rules.state import NOT_YET, OVERRUN, ROUNDS, Era
from ecumene.kernel.core.bits import size
from ecumene.kernel.core.state import apply, legal

MID_ACTION = (Target, Stones, ChooseWonder, ChooseTech, FreeAction)  # questions in the middle of an action

# Values of things: a fixed part, and a part for each round that is left. Found by many games of one and two players.
COIN = (0.13, 0.07)
WORKER = (0.55, 0.09)
TECH = (0.05, 0.03)
STRENGTH = (0.3, 0.06)
FREE_WORKER = 0.33  # during the own turn
MAY = 0.5  # an ability to perform an action or to give coins, for each round


def evaluate(s: Era, p: int) -> float:
    """The own estimate minus a part of the best opponent's. In the middle of an action its best outcome counts."""
    if s.nations[p].resigned or s.how == OVERRUN:
        return -1000.0
    if s.stack and s.player == p and isinstance(s.stack[-1], MID_ACTION):
        return max(evaluate(after(s, action), p) for action in legal(s))
    others = [estimate(s, q) for q in s.others(p)]
    return estimate(s, p) - (0.4 * max(others) if others else 0.0)


def after(s: Era, action: int) -> Era:
    t = s.clone()
    apply(t, action)
    return t


def value_of(thing: tuple[float, float], left: float) -> float:
    return thing[0] + thing[1] * left


def per_turn(s: Era, p: int) -> float:
    """What abilities give at the end of each turn."""
    own = [s.rules.effects[a] for a in s.nations[p].live]
    scored = sum(int(amount(s, p, e)) for e in own if e.moment == TURN and e.unit == POINTS)
    return scored + MAY * sum(e.moment in (MAY_PERFORM, MAY_GIVE) for e in own)


def estimate(s: Era, p: int) -> float:
    """Points, and what coins, workers, technologies and abilities may still give in the rounds that are left."""
    n = s.nations[p]
    value = float(sum(points(s, p)))
    if s.how != NOT_YET:
        return value + 0.01 * int(n.workers) + 0.001 * int(n.coins)
    left = ROUNDS - int(s.round) + (0.5 if s.mover == p else 0.0)
    value += value_of(COIN, left) * int(n.coins) + value_of(WORKER, left) * int(n.workers - n.doomed)
    value += value_of(TECH, left) * int(size(n.techs)) + value_of(STRENGTH, left) * min(int(strength(s, p)), 8)
    value += left * per_turn(s, p) + (FREE_WORKER * int(n.free_workers()) if s.mover == p else 0.0)
    value += 0.5 * int(n.stones) + 0.15 * left * int(n.silk) + 0.3 * int(n.forts)
    if s.row().commands:  # there is a test of strength every round
        value += 0.8 * min(int(strength(s, p)), int(s.rival) + 2)
    return value - 2.5 * int(s.devastation) - 0.6 * int(s.exhaustion)
