"""An effect: one small record for each sentence of a card."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from ecumene.games.age_of_civilization.cards.terms import ALWAYS, NONE, POINTS


@final
class Effect:
    """When it works, and what it does. All fields are numbers from `cards/terms.py`."""

    number: i64  # of this effect in the ruleset; set when the table is made
    source: i64  # the card it is printed on
    moment: i64
    action: i64  # the action it changes, or NONE
    unit: i64
    n: i64
    per: i64  # what is counted, or NONE
    every: i64
    condition: i64
    for_techs: i64  # bag: works only with one of these technologies; empty: with any
    spared: i64  # bag of technologies: does not work if one of these performs the action
    then: i64  # another action, or NONE
    each_points: i64  # for each silk sold
    each_coins: i64

    def __init__(self, moment: i64) -> None:
        self.number = NONE
        self.source = NONE
        self.moment = moment
        self.action = NONE
        self.unit = POINTS
        self.n = 0
        self.per = NONE
        self.every = 1
        self.condition = ALWAYS
        self.for_techs = 0
        self.spared = 0
        self.then = NONE
        self.each_points = 0
        self.each_coins = 0

    def figures(self) -> list[int]:
        """Everything the effect says. Effects with equal lists are equal."""
        return [
            self.moment, self.action, self.unit, self.n, self.per, self.every, self.condition, self.for_techs,
            self.spared, self.then, self.each_points, self.each_coins,
        ]  # fmt: skip
