"""The board of technologies of a player: known, open with the price of their research, or locked."""

from __future__ import annotations

from ecumene.games.age_of_civilization.border.facts import appearance
from ecumene.games.age_of_civilization.border.prices import asks, coins, told, workers
from ecumene.games.age_of_civilization.border.questions import SEATS, TECH
from ecumene.games.age_of_civilization.cards.terms import COLUMNS, NONE
from ecumene.games.age_of_civilization.rules.actions import why_not_act
from ecumene.games.age_of_civilization.rules.learning import gainable, on_board
from ecumene.games.age_of_civilization.rules.ruleset import TABLE, Rules
from ecumene.games.age_of_civilization.rules.state import Era
from ecumene.games.age_of_civilization.rules.turn import Actions
from ecumene.kernel.border.kept import kept
from ecumene.kernel.border.sections import Column, Cost, Item, Price, Tableau
from ecumene.kernel.core.bits import has, members


def tech_board(s: Era, p: int) -> Tableau:
    """By column, the lowest level first: known, open with the price of its research, or locked."""
    opened, can = int(gainable(s, p)), may_research(s, p)
    out = [
        Column(f"column-{column}", [technology(s, p, t, has(opened, t), can) for t in rows])
        for column, rows in zip(COLUMNS, columns_of(s.rules, int(on_board(s, p))))
    ]
    return Tableau(title="technologies", seat=SEATS[p], columns=out)


@kept(64)
def columns_of(rules: Rules, there: int) -> list[list[int]]:
    """The technologies of a board by column."""
    of = [[t for t in members(there) if rules.techs[t].column == c] for c in range(len(COLUMNS))]
    return [sorted(rows, key=lambda t: int(rules.techs[t].level)) for rows in of]


def research_of(rules: Rules) -> int:
    """The usual way to a technology, or NONE."""
    return next(iter(members(rules.learns)), NONE)


def may_research(s: Era, p: int) -> bool | None:
    """Could the usual way to a technology be taken now, if there are coins? None if the seat is not asked."""
    research = research_of(s.rules)
    if research == NONE or not asks(s, p, Actions):
        return None
    return why_not_act(s, p, research, TABLE) == ""


def technology(s: Era, p: int, t: int, opened: bool, can: bool | None) -> Item:
    research = research_of(s.rules)
    if has(s.nations[p].techs, t) or not opened or research == NONE:
        return plain_technology(s.rules, t, has(s.nations[p].techs, t))
    if not has(s.nations[p].priced, research):
        total = int(s.rules.actions[research].coins)
        return open_technology(s.rules, t, can and s.nations[p].coins >= total)
    cost = coins(s, p, research, t, NONE)
    return with_research(
        s.rules, t, cost.total, can and s.nations[p].coins >= cost.total, Price([workers(s, p, research), cost])
    )


@kept(256)
def open_technology(rules: Rules, t: int, can: bool | None) -> Item:
    """At the printed price of its research."""
    row = rules.actions[research_of(rules)]
    cost = told(int(row.coins), (TABLE, int(row.coins)) if row.coins else ())
    price = Price([Cost("workers", max(int(row.workers), 1)), cost])
    return with_research(rules, t, int(row.coins), can, price)


def with_research(rules: Rules, t: int, coins: int, can: bool | None, price: Price) -> Item:
    tone = appearance(rules, "tech", t).tone
    return Item(f"tech:{TECH[t]}", note="coins", number=coins, can=can, cost=price, tone=tone)


@kept(256)
def plain_technology(rules: Rules, t: int, known: bool) -> Item:
    if known:
        return Item(f"tech:{TECH[t]}", note="known", tone=appearance(rules, "tech", t).tone)
    return Item(f"tech:{TECH[t]}", note="locked", tone="back", can=False)
