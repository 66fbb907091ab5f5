"""The game as the platform sees it."""

from __future__ import annotations

from typing import Final

from ecumene.games.age_of_civilization import board, price_tags, setup, verbs, view
from ecumene.games.age_of_civilization.behind import BEHIND
from ecumene.games.age_of_civilization.doubts import doubts
from ecumene.games.age_of_civilization.evaluate import evaluate
from ecumene.games.age_of_civilization.nation import Nation
from ecumene.games.age_of_civilization.scene import EraScene
from ecumene.games.age_of_civilization.scoring import points, standing
from ecumene.games.age_of_civilization.state import WAYS, Era
from ecumene.games.age_of_civilization.terms import PARTS
from ecumene.kernel.codec import Codec
from ecumene.kernel.game import Game, Option
from ecumene.kernel.result import Result, places


def tally(s: Era) -> list[dict[str, int]]:
    return [dict(zip(PARTS, points(s, p))) for p in range(len(s.nations))]


def result(s: Era) -> Result:
    """AOC-3.4, 9.2, 15.1, 16.4: points; for one player also how it ended: achievements are in the view."""
    scores = [sum(points(s, p)) for p in range(len(s.nations))]
    return Result(scores, places(standing(s)), WAYS[s.how], tally(s))


def stage(s: Era) -> str:
    return f"round-{s.round}"


GAME: Final = Game(
    id="age_of_civilization",
    prefix="AOC",
    revision="aoc-2019-r1",
    fewest=1,
    most=4,
    seats=view.SEATS,
    options=(  # AOC-12.1, 15.11, 16.12
        Option("mode", tuple(view.MODE)),
        Option("innovations", (setup.NO, setup.YES)),
        Option("winds", (setup.NO, setup.YES)),
        Option("draft", (setup.NO, setup.YES)),
    ),
    codec=Codec(verbs.VERBS, verbs.CHANCE_VERBS, view.KINDS),
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
    ways=tuple(WAYS[1:]),
    evaluate=evaluate,
    scene=EraScene(view.ZONES, view.QUESTIONS, setup.start),
    facts=board.facts,
    board=board.board,
    look=board.look,
    behind=BEHIND,
    doubts=doubts,
    price=price_tags.tag,
    stage=stage,
    shun="resign",
)
