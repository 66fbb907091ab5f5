"""The game as the platform sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ecumene.games.age_of_civilization import board, price_tags, setup, verbs, view
from ecumene.games.age_of_civilization.evaluate import evaluate
from ecumene.games.age_of_civilization.modes import CLASH
from ecumene.games.age_of_civilization.nation import Nation
from ecumene.games.age_of_civilization.rule_links import RULE_LINKS
from ecumene.games.age_of_civilization.scenario import EraScenario
from ecumene.games.age_of_civilization.scoring import points, standing
from ecumene.games.age_of_civilization.state import (
    ALONE,
    BRONZE,
    BY_POINTS,
    CLASHED,
    DEFEAT,
    GIVEN_UP,
    GOLD,
    OVERRUN,
    SILVER,
    WAYS,
    Era,
)
from ecumene.games.age_of_civilization.terms import PARTS
from ecumene.games.age_of_civilization.unverified import unverified
from ecumene.kernel.border.codec import Codec
from ecumene.kernel.border.game import Game, Option
from ecumene.kernel.border.result import Result, place_alone, places
from ecumene.kernel.core.bits import members

MEDALS = [GOLD, SILVER, BRONZE]
LOST = (DEFEAT, OVERRUN, GIVEN_UP)  # by the only player


def tally(s: Era) -> list[dict[str, int]]:
    return [dict(zip(PARTS, points(s, p))) for p in range(len(s.nations))]


def result(s: Era) -> Result:
    """AOC-3.4, 9.2, 9.4, 15.12, 16.4: points; for one player whether it is a defeat, and the achievements."""
    scores = [sum(points(s, p)) for p in range(len(s.nations))]
    ranking = place_alone(s.how not in LOST) if s.row().solo else places(standing(s))
    reached, missed = goals(s)
    return Result(scores, ranking, WAYS[s.how], tally(s), reached, missed, ways(s))


def goals(s: Era) -> tuple[list[str], list[str]]:
    """AOC-15.12, 16.4: achievements and medals that a lone player reached, and the others; who gave up reached none."""
    if s.mode == CLASH:
        every = [f"achievement:{name}" for name in view.ACHIEVEMENT]
        reached = [every[i] for i in members(s.achieved)]
    else:
        every = [f"label:{WAYS[medal]}" for medal in MEDALS] if s.row().solo else []
        reached = every[MEDALS.index(int(s.how)) :] if s.how in MEDALS else []
    return reached, [x for x in every if x not in reached]


def ways(s: Era) -> list[str]:
    """How a game of this mode can end."""
    if not s.row().solo:
        return [WAYS[BY_POINTS], WAYS[ALONE]]
    if s.mode == CLASH:
        return [WAYS[CLASHED], WAYS[GIVEN_UP]]
    lost = [DEFEAT, OVERRUN, GIVEN_UP] if s.row().defeat else [DEFEAT, GIVEN_UP]
    return [WAYS[x] for x in (*MEDALS, *lost)]


def allows(players: int, options: Mapping[str, str]) -> str:
    return setup.why_not_together(players, **options)


def stage(s: Era) -> str:
    return f"round-{s.round}"


GAME: Final = Game(
    id="age_of_civilization",
    prefix="AOC",
    revision="aoc-2019-r2",
    fewest=1,
    most=4,
    seats=view.SEATS,
    options=(  # AOC-12.1, 15.11, 16.12
        Option("mode", tuple(view.MODE)),
        Option("innovations", (setup.NO, setup.YES)),
        Option("winds", (setup.NO, setup.YES)),
        Option("draft", (setup.NO, setup.YES)),
    ),
    codec=Codec(verbs.VERBS, verbs.CHANCE_VERBS, view.KINDS, unordered=verbs.UNORDERED),
    events=Codec(verbs.EVENTS, [], view.KINDS),
    questions=view.QUESTIONS,
    rule_of=verbs.RULE_OF,
    classes={**view.QUESTIONS.classes, "Era": Era, "Nation": Nation, "Rules": setup.rules_of},
    start=setup.start,
    make_rules=setup.rules_of,
    view_type=view.EraView,
    view=view.view,
    imagine=view.imagine,
    zones=view.ZONES,
    tally=tally,
    result=result,
    endings=tuple(WAYS[1:]),
    evaluate=evaluate,
    scenario=EraScenario(view.ZONES, view.QUESTIONS, setup.start),
    facts=board.facts,
    board=board.board,
    look=board.look,
    rule_links=RULE_LINKS,
    unverified=unverified,
    price=price_tags.tag,
    stage=stage,
    allows=allows,
    avoid_at_random="resign",
    repeated_events={"performed": "learn"},  # what brings a technology was said before it was chosen
)
