"""In which directions the weights are learned: each feature early and late, types of cards, single leaders and wonders.

There are hundreds of weights, and a game tells one number: who won by how much. So weights that mean the same thing
move together.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ecumene.games.through_the_ages.cards.rows import ACTION, GOVERNMENT, LEADER, TECHNOLOGY, TYPES, WONDER
from ecumene.games.through_the_ages.rules.setup import PRINTED
from ecumene.games.through_the_ages.strategy import features as f
from ecumene.games.through_the_ages.strategy.timing import LAST_DECK

PART: Final = 0.3  # a step is this part of the weight
LEAST: Final = [0.1, 0.2, 0.3, 0.5, 0.7]  # of a feature at each knot, and no less than this
EARLY: Final = [0.0, 0.0, 0.5, 1.0, 1.0]  # how far each knot goes with a step
LATE: Final = [1.0, 1.0, 0.5, 0.0, 0.0]
FIXED: Final = {"culture"}  # what everything else is measured in
STEP_IN_PLAY: Final = 1.0  # of a card, for ten turns
STEP_IN_HAND: Final = 0.6

Steps = dict[str, dict[str, Any]]


def directions(weights: Mapping[str, Mapping[str, Any]]) -> list[tuple[str, Steps]]:
    """Names and steps, by table and name."""
    return [*feature_directions(weights["features"]), *type_directions(), *card_directions()]


def feature_directions(rows: Mapping[str, Any]) -> list[tuple[str, Steps]]:
    out: list[tuple[str, Steps]] = []
    for name in f.FEATURES:
        if name not in FIXED:
            step = [max(least, PART * abs(x)) for x, least in zip(rows[name], LEAST)]
            for when, part in (("early", EARLY), ("late", LATE)):
                out.append((f"{name} {when}", {"features": {name: [x * y for x, y in zip(step, part)]}}))
    return out


def type_directions() -> list[tuple[str, Steps]]:
    """Technologies by type, in play and in hand; action cards."""
    out: list[tuple[str, Steps]] = []
    for type in range(GOVERNMENT + 1):
        names = [c.name for c in PRINTED.cards if c.kind == TECHNOLOGY and c.type == type and c.age > 0]
        out.append((f"{TYPES[type]} in play", {f.TECHNOLOGIES: dict.fromkeys(names, STEP_IN_PLAY)}))
        out.append((f"{TYPES[type]} in hand", {f.HAND: dict.fromkeys(names, STEP_IN_HAND)}))
    for age in range(LAST_DECK + 1):
        names = [c.name for c in PRINTED.cards if c.kind == ACTION and c.age == age]
        out.append((f"action cards of age {age}", {f.HAND: dict.fromkeys(names, STEP_IN_HAND)}))
    return out


def card_directions() -> list[tuple[str, Steps]]:
    """Each leader and each wonder."""
    out: list[tuple[str, Steps]] = []
    for card in PRINTED.cards:
        name = card.name
        if card.kind == LEADER:
            out.append((name, {f.LEADERS: {name: STEP_IN_PLAY}, f.HAND: {name: STEP_IN_HAND}}))
        elif card.kind == WONDER:
            out.append((name, {f.COMPLETED: {name: STEP_IN_PLAY}, f.UNFINISHED: {name: STEP_IN_PLAY}}))
    return out
