"""What things would bring or cost the viewer as the game stands now: figures only, from the functions of the rules.

Everything here is computed on a position that fits the view, so it tells nothing that the viewer does not know.
"""

from __future__ import annotations

from ecumene.games.age_of_civilization.border.prices import of_moment, source
from ecumene.games.age_of_civilization.border.questions import ACTION, CIVILIZATION, SEATS, SOURCE
from ecumene.games.age_of_civilization.cards.effect import Effect
from ecumene.games.age_of_civilization.cards.terms import (
    BIRTH,
    BONUS,
    COINS,
    END,
    NO_ICON,
    NONE,
    POINTS,
    UNITS,
    WAR_ICON,
    WORKERS,
)
from ecumene.games.age_of_civilization.rules.actions import available, why_not_act
from ecumene.games.age_of_civilization.rules.civilizations import bonus_coins, coin_factor, make_main
from ecumene.games.age_of_civilization.rules.costs import coins_missing, needed
from ecumene.games.age_of_civilization.rules.counts import amount, weakest
from ecumene.games.age_of_civilization.rules.end_of_round import LOST_BY_PLAGUE, LOST_IN_WAR
from ecumene.games.age_of_civilization.rules.end_of_turn import order_matters, pending
from ecumene.games.age_of_civilization.rules.ruleset import FIRST_WONDER, TABLE
from ecumene.games.age_of_civilization.rules.scoring import points
from ecumene.games.age_of_civilization.rules.state import WINDOW, Era
from ecumene.kernel.border.sections import Cards, Grid, Item, Row, Section
from ecumene.kernel.core.action import first, second

GAINS = [POINTS, COINS, WORKERS]
PRINTED_PRICE_MISSING = "AOC-5.1"


def to_act_now(s: Era, me: int, asked: bool) -> list[Section]:
    """What own abilities add to each action, and what is missing for those that cannot be paid."""
    on_track = [int(a) for a in s.track if a != NONE]
    there = [a for a in [*map(int, s.rules.permanent), *on_track] if available(s, me, a) and s.rules.actions[a].spaces]
    out: list[Section] = []
    own = of_moment(s.rules, tuple(s.nations[me].live), BONUS)
    more = [row for a in there if a in own for row in added(s, me, a, own[a])]
    if more:
        out.append(Grid(title="bonuses", columns=["by", *(UNITS[x] for x in GAINS)], rows=more))
    lacks = [lacking(s, me, a) for a in there if asked and why_not_act(s, me, a, TABLE) == PRINTED_PRICE_MISSING]
    return [*out, Grid(title="lacks", columns=["workers", "coins"], rows=lacks)] if lacks else out


def at_end(s: Era, me: int, asked: bool) -> list[Section]:
    """AOC-7.3: abilities that will be asked about when the turn ends, as things stand."""
    left = pending(s, me) if asked else []
    if not order_matters(s, left):
        return []
    sources = dict.fromkeys(SOURCE[s.rules.effects[a].source] for a in left)
    return [Cards(title="ends", items=[Item.of("source", x) for x in sources], size="chip")]


def added(s: Era, me: int, a: int, own: list[Effect]) -> list[Row]:
    """AOC-5.8, 5.15: for each ability that adds something now, how much."""
    row, out = s.rules.actions[a], list[Row]()
    scores = any(e.unit == POINTS and amount(s, me, e) > 0 for e in row.effect)
    for e in own:
        if e.for_techs or e.unit not in GAINS:
            continue
        n = 0 if e.unit == POINTS and row.must_score and not scores else int(amount(s, me, e))
        if n > 0:
            figures = [n if unit == e.unit else 0 for unit in GAINS]
            out.append(Row(f"action:{ACTION[a]}", [source(int(e.source)), *figures]))
    return out


def lacking(s: Era, me: int, a: int) -> Row:
    """AOC-5.1: how many workers and coins are missing."""
    workers = max(int(needed(s, me, a)) - int(s.nations[me].free_workers()), 0)
    coins = sum(first(x) - second(x) for x in coins_missing(s, me, a, NONE))
    return Row(f"action:{ACTION[a]}", [workers, coins])


def births(s: Era, me: int) -> list[Section]:
    """AOC-4.8: for each civilization that can be founded now, the workers, coins and points that its birth brings."""
    there = [*s.pool, *sorted(s.nations[me].hand, key=CIVILIZATION.__getitem__)]
    if not s.row().births or not there:
        return []
    rows = [Row(f"civilization:{CIVILIZATION[c]}", birth(s, me, c)) for c in there]
    return [Grid(title="births", columns=["workers", "coins", "points"], rows=rows)]


def birth(s: Era, me: int, c: int) -> list[str | int]:
    taken = int(bonus_coins(s, me, c))
    then = s.clone()
    make_main(then, me, c)
    at_birth = [e for e in s.rules.civilizations[c].main if e.moment == BIRTH]
    gains = {unit: sum(int(amount(then, me, e, taken)) for e in at_birth if e.unit == unit) for unit in GAINS}
    workers = int(then.nations[me].workers) + gains[WORKERS]
    return [workers, taken * int(coin_factor(s, c)) + gains[COINS], gains[POINTS]]


def losses(s: Era) -> list[Section]:
    """AOC-8.3 to 8.5, 15.8: who would lose a worker to the next war or plague if nothing else changed."""
    ahead = [i for i in range(int(s.round) - 1 + WINDOW, len(s.track)) if s.track[i] != NONE]
    at = next((i for i in ahead if s.rules.actions[s.track[i]].icon != NO_ICON), NONE)
    if at == NONE:
        return []
    then = s.clone()
    then.rival += s.row().growth * (at + 2 - WINDOW - int(s.round))
    if s.rules.actions[s.track[at]].icon == WAR_ICON:
        weak = [p for p in s.playing() if weakest(then, p)]
        losers = [p for p in weak if then.sacrifice_in_war(p, LOST_IN_WAR) > 0]
    else:
        losers = [p for p in s.playing() if then.sacrifice(p, LOST_BY_PLAGUE) > 0]
    items = [Item(f"seat:{SEATS[p]}", note="loses", number=at + 1) for p in losers]
    return [Cards(title="losses", items=items, size="chip")] if items else []


def worth_to_have(s: Era, me: int) -> list[int]:
    """The points that each wonder of the pool would add at the end."""
    now = sum(points(s, me))
    return [sum(points(having(s, me, w), me)) - now for w in s.wonders]


def having(s: Era, me: int, w: int) -> Era:
    then = s.clone()
    then.add_wonder(me, w)
    return then


def worth_of(s: Era, p: int, w: int) -> int:
    """The points that a player's wonder brings at the end."""
    own = [s.rules.effects[a] for a in s.nations[p].live]
    return sum(int(amount(s, p, e)) for e in own if e.source == FIRST_WONDER + w and e.moment == END)
