"""The game as the platform sees it."""

from __future__ import annotations

from typing import Final

from ecumene.games.clash_of_cultures.border import board, prices, questions, view
from ecumene.games.clash_of_cultures.border.rule_links import RULE_LINKS, RULE_OF
from ecumene.games.clash_of_cultures.border.scenario import WorldScenario
from ecumene.games.clash_of_cultures.border.unverified import unverified
from ecumene.games.clash_of_cultures.border.zones import ZONES
from ecumene.games.clash_of_cultures.rules import setup, verbs
from ecumene.games.clash_of_cultures.rules.scoring import points, ranking, score_parts
from ecumene.games.clash_of_cultures.rules.seat import Nation
from ecumene.games.clash_of_cultures.rules.state import World
from ecumene.games.clash_of_cultures.rules.turn_track import ENDINGS, ROUNDS_OVER
from ecumene.games.clash_of_cultures.strategy.evaluate import evaluate
from ecumene.kernel.border.codec import Codec
from ecumene.kernel.border.game import Game, Option
from ecumene.kernel.border.result import Result, places


def result(s: World) -> Result:
    """COC-4: in half points."""
    scores = [sum(points(s, p)) for p in range(len(s.nations))]
    return Result(scores, places(ranking(s)), ENDINGS[s.ending], score_parts(s))


def stage(s: World) -> str:
    return f"round-{s.round + 1}"


GAME: Final = Game(
    id="clash_of_cultures",
    prefix="COC",
    revision="coc-2012-r2",
    fewest=2,
    most=4,
    seats=questions.SEATS,
    options=(Option("length", tuple(setup.LENGTHS)), Option("events", tuple(setup.TEXTS))),
    codec=Codec(verbs.VERBS, verbs.CHANCE_VERBS, questions.KINDS, verbs.STEPS, verbs.UNORDERED),
    events=Codec(verbs.EVENTS, [], questions.KINDS),
    questions=questions.QUESTIONS,
    rule_of=RULE_OF,
    classes={**questions.QUESTIONS.classes, "World": World, "Nation": Nation, "Rules": setup.rules_of},
    start=setup.start,
    make_rules=setup.rules_of,
    view_type=view.WorldView,
    view=view.view,
    imagine=view.imagine,
    zones=ZONES,
    tally=score_parts,
    result=result,
    endings=(ENDINGS[ROUNDS_OVER], *(how for i, how in enumerate(ENDINGS) if i not in (0, ROUNDS_OVER))),
    evaluate=evaluate,
    scenario=WorldScenario(ZONES, questions.QUESTIONS, setup.start),
    facts=board.facts,
    board=board.board,
    look=board.appearance,
    rule_links=RULE_LINKS,
    unverified=unverified,
    stage=stage,
    price=prices.price,
    repeated_events={"drew_action": "draw_action", "drew_objective": "draw_objective"},
    half_points=True,
    avoid_at_random="resign",
    renamed={
        "nations.cheers": "nations.hero_generals",
        "nations.muses": "nations.great_ideas",
        "Settled": "ApplyTerrain",
        "Moored": "EndLighthouseMove",
        "Surveyed": "AfterSurvey",
        "OwnMood": "LowerOwnMood",
        "Receiver": "AskReceiver",
        "Go": "MoveGroup",
    },
)
