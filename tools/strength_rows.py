"""Which matches say how strong the bots of a game are, and what is asked of each: data of `tools.strength`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from ecumene.arena.plan import Budget


@dataclass(frozen=True)
class Match:
    """One bot against another; with more seats, one among copies of the other."""

    name: str
    bots: tuple[str, str]
    budget: Budget
    least: float  # the share of wins that is asked of the first
    most: float = 1.0
    players: int = 2
    options: Mapping[str, str] = field(default_factory=dict)
    enough: int = 100  # games; fewer do not show much


@dataclass(frozen=True)
class Figure:
    """What is counted in games of self-play, from their records."""

    name: str
    of: str  # "scores", "winner", "rounds", or what moves or events begin with, as a pattern
    asked: str = ""


@dataclass(frozen=True)
class SelfPlay:
    """One bot in all seats, each deal once."""

    name: str
    bot: str
    budget: Budget
    figures: tuple[Figure, ...]
    players: int = 2
    options: Mapping[str, str] = field(default_factory=dict)


Row = Match | SelfPlay


def ladder(lower: float, upper: float) -> list[Match]:
    """What is asked of the levels in every game: at one scale for adept and novice, and another for the master."""
    return [
        Match("novice-random", ("novice", "random"), Budget(), 0.97, enough=200),
        Match("novice-greedy", ("novice", "greedy"), Budget(), 0.30, 0.70, enough=200),
        Match("adept-novice", ("adept", "novice"), Budget(scale=lower), 0.75, enough=200),
        Match("master-adept", ("master", "adept"), Budget(scale=upper), 0.62, enough=200),
    ]


def against_greedy(least: float, among_three: float, scale: float) -> list[Match]:
    master = ("master", "greedy")
    return [
        Match("master-greedy", master, Budget(scale=scale), least),
        Match("master-greedy-4", master, Budget(scale=scale), among_three, players=4),
    ]


POINTS = Figure("points of a seat", "scores")
WINNER = Figure("points of the winner", "winner")
BUILT = {"map": "built"}
SOLO = ("clash", "wonders", "silk", "lost", "mongols", "rebirth")


def solo(mode: str, scale: float) -> SelfPlay:
    points = Figure("points", "scores", "median at least 27" if mode == "clash" else "")
    return SelfPlay(f"solo-{mode}", "master", Budget(scale=scale), (points,), 1, {"mode": mode})


def textbook(seconds: float) -> Match:
    return Match(f"master-textbook-{1000 * seconds:g}ms", ("master", "textbook"), Budget(seconds), 0.85)


OWN = 1.0
FORTIETH = 1 / 40  # a master has 0.1 s, an adept 25 ms
HUNDREDTH = 1 / 100  # 40 ms and 10 ms
LEAST = 1 / 200  # 20 ms and 5 ms

ROWS: dict[str, list[Row]] = {
    "seven_wonders_duel": [textbook(0.01), *ladder(OWN, LEAST), textbook(0.1), textbook(1.0)],
    "through_the_ages": [
        *against_greedy(0.97, 0.85, LEAST),
        *ladder(OWN, LEAST),
        Match("master-adept-longer", ("master", "adept"), Budget(scale=FORTIETH), 0.62, enough=200),
        SelfPlay(
            "self",
            "master",
            Budget(scale=LEAST),
            (
                Figure("culture of a seat", "scores", "median at least 210"),
                Figure("wonders of a seat", r"completed ", "mean at least 2"),
                Figure("aggressions of a seat", r"attacked ", "mean at least 0.7"),
                Figure("wars of a seat", r"waged "),
                Figure("things destroyed by a seat", r"> destroy ", "mean at most 2"),
            ),
        ),
    ],
    "clash_of_cultures": [
        *against_greedy(0.98, 0.60, LEAST),
        Match("master-policy", ("master", "policy"), Budget(scale=HUNDREDTH), 0.65),
        Match("master-raider", ("master", "raider"), Budget(scale=HUNDREDTH), 0.75),
        *ladder(FORTIETH, LEAST),
        SelfPlay(
            "self",
            "master",
            Budget(scale=LEAST),
            (
                Figure("points of the winner", "winner", "median at least 40"),
                POINTS,
                Figure("cities taken from a rival, by a seat", r"captured [A-D] [A-D] ", "more than none"),
                Figure("trades agreed, by a seat", r"agreed ", "more than none"),
            ),
        ),
    ],
    "new_dawn": [
        *against_greedy(0.97, 0.60, HUNDREDTH),
        Match("master-greedy-built", ("master", "greedy"), Budget(scale=HUNDREDTH), 0.95, options=BUILT),
        Match("master-greedy-longer", ("master", "greedy"), Budget(scale=FORTIETH), 0.97),
        Match("master-greedy-built-longer", ("master", "greedy"), Budget(scale=FORTIETH), 0.95, options=BUILT),
        *ladder(FORTIETH, HUNDREDTH),
        SelfPlay(
            "self",
            "master",
            Budget(scale=HUNDREDTH),
            (Figure("rounds of a game", "rounds", "median at most 18, none above 30"),),
        ),
    ],
    "age_of_civilization": [
        *against_greedy(0.94, 0.60, HUNDREDTH),
        Match("master-greedy-longer", ("master", "greedy"), Budget(scale=FORTIETH), 0.94),
        *ladder(FORTIETH, HUNDREDTH),
        *(solo(mode, HUNDREDTH) for mode in SOLO),
        SelfPlay("self", "master", Budget(scale=HUNDREDTH), (POINTS, WINNER)),
    ],
}


def counts(pattern: str, text: str, seat: str) -> bool:
    """Does a line of a record count for a seat? Moves begin with "> ", events do not; both name the seat first."""
    found = re.match(pattern, text)
    return bool(found) and (text.startswith("> ") or text.split()[1] == seat)
