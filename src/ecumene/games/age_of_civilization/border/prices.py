"""What a choice costs and why, in names. The figures come from the function that charges it. Not compiled.

A price is shown even if it cannot be paid. Where nothing is paid there is no price.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from ecumene.games.age_of_civilization.border.questions import CIVILIZATION, TECH, WONDER
from ecumene.games.age_of_civilization.border.zones import EraView
from ecumene.games.age_of_civilization.cards.effect import Effect
from ecumene.games.age_of_civilization.cards.terms import DISCOUNT, MAY_GIVE, MAY_PERFORM, NEEDS, NONE, SET_COST
from ecumene.games.age_of_civilization.rules import innovations
from ecumene.games.age_of_civilization.rules.actions import FreeAction, Stones, Target
from ecumene.games.age_of_civilization.rules.commands import Ransom
from ecumene.games.age_of_civilization.rules.costs import needed, price
from ecumene.games.age_of_civilization.rules.end_of_turn import EndOfTurn, GiveCoins, unused_of, via_of
from ecumene.games.age_of_civilization.rules.ruleset import (
    CIVILIZATIONS,
    FIRST_MAIN,
    FIRST_TECH,
    FIRST_WONDER,
    TABLE,
    Rules,
)
from ecumene.games.age_of_civilization.rules.state import Era
from ecumene.games.age_of_civilization.rules.verbs import ACT, BUY, GIVE, LEARN, OWN, PAY, PERFORM, SPEND, USE
from ecumene.kernel.border.kept import kept
from ecumene.kernel.border.look import Look
from ecumene.kernel.border.sections import Cost, Part, Price
from ecumene.kernel.core.action import first, verb_of
from ecumene.kernel.core.bits import has

CHEAPER = (DISCOUNT, SET_COST)


def prices(look: Look[Era, EraView], actions: Sequence[int]) -> list[Price | None]:
    """For the seat that is asked; if no seat is asked, for the viewer."""
    p = look.payer(0)
    return [price_of(look.s, p, a) for a in actions]


def price_of(s: Era, p: int, action: int) -> Price | None:
    if verb_of(action) in (ACT, OWN):
        return price_to_act(s, p, first(action))
    costs = costs_of(s, p, action)
    return Price(costs) if costs else None


def costs_of(s: Era, p: int, action: int) -> list[Cost]:
    verb, row = verb_of(action), first(action)
    frame = s.stack[-1] if s.stack else None
    if verb == LEARN and isinstance(frame, Target):
        return [coins(s, p, frame.action, row, frame.via)]
    if verb == SPEND and isinstance(frame, Stones):
        return with_stones(s, p, frame, row)
    if verb == PERFORM and isinstance(frame, FreeAction):
        return to_perform(s, p, frame.action)
    if verb == USE and isinstance(frame, EndOfTurn):
        return to_use(s, p, row)
    if verb == BUY:
        return [Cost("coins", int(innovations.PRICE))]
    if verb == GIVE and isinstance(frame, GiveCoins):
        return [Cost("coins", int(s.rules.effects[frame.ability].n))]
    if verb == PAY and isinstance(frame, Ransom):
        return [Cost("coins", int(s.rules.commands[frame.command].ransom))]
    return []


def to_act(s: Era, p: int, action: int) -> list[Cost]:
    return [workers(s, p, action), *to_perform(s, p, action)]


def price_to_act(s: Era, p: int, action: int) -> Price:
    if not has(s.nations[p].priced, action):
        return printed_price(s.rules, action)
    return Price(to_act(s, p, action))


@kept(64)
def printed_price(rules: Rules, action: int) -> Price:
    """What an action costs whoever has no ability that changes it."""
    row = rules.actions[action]
    cost = told(int(row.coins), (TABLE, int(row.coins)) if row.coins else ())
    return Price([Cost("workers", max(int(row.workers), 1)), *([cost] if cost.parts else [])])


def to_perform(s: Era, p: int, action: int, via: int = NONE) -> list[Cost]:
    """Coins. If they depend on the technology, the price is shown when the technology is chosen."""
    own = [s.rules.effects[a] for a in s.nations[p].live]
    if has(s.rules.learns, action) and any(e.action == action and e.for_techs and e.moment in CHEAPER for e in own):
        return []
    cost = coins(s, p, action, NONE, via)
    return [cost] if cost.parts else []


def to_use(s: Era, p: int, row: int) -> list[Cost]:
    """An ability at the end of the turn."""
    a = int(unused_of(s, p, row))
    if a == NONE:
        return []
    e = s.rules.effects[a]
    if e.moment == MAY_PERFORM:
        return to_perform(s, p, int(e.action), int(via_of(e)))
    return [Cost("coins", int(e.n))] if e.moment == MAY_GIVE else []


def with_stones(s: Era, p: int, frame: Stones, n: int) -> list[Cost]:
    """AOC-16.5: what stones pay for, and the rest in coins."""
    full = coins(s, p, frame.action, NONE, frame.via)
    saved = min(n * int(s.row().stone_worth), full.total)
    if not saved:
        return [full]
    return [Cost("stones", n), Cost("coins", full.total - saved, [*full.parts, Part("stones", -saved)])]


def coins(s: Era, p: int, action: int, tech: int, via: int) -> Cost:
    why: list[int] = []
    total = int(price(s, p, action, tech, via, why))
    return told(total, tuple(why))


@lru_cache(4096)
def told(total: int, why: tuple[int, ...]) -> Cost:
    """Kept, because most prices stay the same from one move to the next."""
    return Cost("coins", total, [Part(source(x), n) for x, n in zip(why[::2], why[1::2])])


@kept(1024)
def of_moment(rules: Rules, live: tuple[int, ...], moment: int) -> dict[int, list[Effect]]:
    """By action: effects of abilities that count at this moment. Kept, because abilities seldom change."""
    out: dict[int, list[Effect]] = {}
    for e in (rules.effects[a] for a in live):
        if e.moment == moment:
            out.setdefault(e.action, []).append(e)
    return out


def workers(s: Era, p: int, action: int) -> Cost:
    """With reasons only if an ability changes the number of workers."""
    if not has(s.nations[p].priced, action):
        return Cost("workers", int(needed(s, p, action)))
    total, printed = int(needed(s, p, action)), int(s.rules.actions[action].workers)
    own = of_moment(s.rules, tuple(s.nations[p].live), NEEDS).get(action, ())
    changes = [Part(source(int(e.source)), int(e.n)) for e in own]
    if not changes:
        return Cost("workers", total)
    least = total - printed - sum(part.amount for part in changes)
    return Cost("workers", total, [Part("printed", printed), *changes, *([Part("least", least)] if least else [])])


def source(x: int) -> str:
    """What changed a price: a reference, or `printed`."""
    if x == TABLE:
        return "printed"
    if x < FIRST_TECH:
        return f"civilization:{CIVILIZATION[(x - FIRST_MAIN) % CIVILIZATIONS]}"
    return f"tech:{TECH[x - FIRST_TECH]}" if x < FIRST_WONDER else f"wonder:{WONDER[x - FIRST_WONDER]}"


def asks(s: Era, p: int, question: type) -> bool:
    """Is the seat asked this question now?"""
    return bool(s.stack) and isinstance(s.stack[-1], question) and int(s.stack[-1].player) == p
