"""How well a seat stands: a rough guess, for simple bots. Not a rule of the game."""

from __future__ import annotations

from ecumene.games.age_of_civilization.cards.terms import MAY_GIVE, MAY_PERFORM, POINTS, TURN
from ecumene.games.age_of_civilization.rules.actions import FreeAction, Stones, Target
from ecumene.games.age_of_civilization.rules.counts import strength
from ecumene.games.age_of_civilization.rules.counts import worth as worth_now
from ecumene.games.age_of_civilization.rules.gains import ChooseWonder
from ecumene.games.age_of_civilization.rules.learning import ChooseTech
from ecumene.games.age_of_civilization.rules.scoring import points
from ecumene.games.age_of_civilization.rules.state import NOT_YET, OVERRUN, ROUNDS, Era
from ecumene.kernel.core.bits import size
from ecumene.kernel.core.state import apply, legal

HALVES = (Target, Stones, ChooseWonder, ChooseTech, FreeAction)  # questions in the middle of an action

# Worth of things now, and in each round that is left: found by playing many games for one and for two.
COIN = (0.13, 0.07)
WORKER = (0.55, 0.09)
TECH = (0.05, 0.03)
STRENGTH_OF = (0.3, 0.06)
FREE_WORKER = 0.33  # in the own turn
MAY = 0.5  # an ability to perform an action or to give coins, in each round


def evaluate(s: Era, p: int) -> float:
    """Own standing less a part of the best rival's. In the middle of an action its best end counts."""
    if s.nations[p].resigned or s.how == OVERRUN:
        return -1000.0
    if s.stack and s.player == p and isinstance(s.stack[-1], HALVES):
        return max(evaluate(after(s, action), p) for action in legal(s))
    rivals = [standing(s, q) for q in s.others(p)]
    return standing(s, p) - (0.4 * max(rivals) if rivals else 0.0)


def after(s: Era, action: int) -> Era:
    t = s.clone()
    apply(t, action)
    return t


def worth(of: tuple[float, float], left: float) -> float:
    return of[0] + of[1] * left


def at_each_end(s: Era, p: int) -> float:
    """What abilities bring at the end of a turn."""
    own = [s.rules.effects[a] for a in s.nations[p].live]
    scored = sum(int(worth_now(s, p, e)) for e in own if e.moment == TURN and e.unit == POINTS)
    return scored + MAY * sum(e.moment in (MAY_PERFORM, MAY_GIVE) for e in own)


def standing(s: Era, p: int) -> float:
    """Points, and what coins, workers, technologies and abilities may still bring in the rounds that are left."""
    n = s.nations[p]
    value = float(sum(points(s, p)))
    if s.how != NOT_YET:
        return value + 0.01 * int(n.workers) + 0.001 * int(n.coins)
    left = ROUNDS - int(s.round) + (0.5 if s.mover == p else 0.0)
    value += worth(COIN, left) * int(n.coins) + worth(WORKER, left) * int(n.workers - n.doomed)
    value += worth(TECH, left) * int(size(n.techs)) + worth(STRENGTH_OF, left) * min(int(strength(s, p)), 8)
    value += left * at_each_end(s, p) + (FREE_WORKER * int(n.free_workers()) if s.mover == p else 0.0)
    value += 0.5 * int(n.stones) + 0.15 * left * int(n.silk) + 0.3 * int(n.forts)
    if s.row().commands:  # tests of strength come every round
        value += 0.8 * min(int(strength(s, p)), int(s.rival) + 2)
    return value - 2.5 * int(s.devastation) - 0.6 * int(s.exhaustion)
