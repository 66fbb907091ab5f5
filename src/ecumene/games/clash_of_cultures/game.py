"""The game as the platform sees it."""

from __future__ import annotations

from typing import Final

from ecumene.games.clash_of_cultures import board, frames, price_tags, setup, verbs, view
from ecumene.games.clash_of_cultures.evaluate import evaluate
from ecumene.games.clash_of_cultures.nation import Nation
from ecumene.games.clash_of_cultures.rule_links import RULE_LINKS, RULE_OF
from ecumene.games.clash_of_cultures.scenario import WorldScenario
from ecumene.games.clash_of_cultures.scoring import points, standing, tally
from ecumene.games.clash_of_cultures.state import World
from ecumene.games.clash_of_cultures.track import ROUNDS_OVER, WAYS
from ecumene.games.clash_of_cultures.unverified import unverified
from ecumene.games.clash_of_cultures.zones import ZONES
from ecumene.kernel.border.codec import Codec
from ecumene.kernel.border.game import Game, Option
from ecumene.kernel.border.result import Result, places


def result(s: World) -> Result:
    """COC-4: in half points."""
    scores = [sum(points(s, p)) for p in range(len(s.nations))]
    return Result(scores, places(standing(s)), WAYS[s.ending], tally(s))


def stage(s: World) -> str:
    return f"round-{s.round + 1}"


GAME: Final = Game(
    id="clash_of_cultures",
    prefix="COC",
    revision="coc-2012-r2",
    fewest=2,
    most=4,
    seats=frames.SEATS,
    options=(Option("length", tuple(setup.LENGTHS)), Option("events", tuple(setup.TEXTS))),
    codec=Codec(verbs.VERBS, verbs.CHANCE_VERBS, frames.KINDS, verbs.STEPS, verbs.UNORDERED),
    events=Codec(verbs.EVENTS, [], frames.KINDS),
    questions=frames.QUESTIONS,
    rule_of=RULE_OF,
    classes={**frames.QUESTIONS.classes, "World": World, "Nation": Nation, "Rules": setup.rules_of},
    start=setup.start,
    make_rules=setup.rules_of,
    view_type=view.WorldView,
    view=view.view,
    imagine=view.imagine,
    zones=ZONES,
    tally=tally,
    result=result,
    endings=(WAYS[ROUNDS_OVER], *(way for i, way in enumerate(WAYS) if i not in (0, ROUNDS_OVER))),
    evaluate=evaluate,
    scenario=WorldScenario(ZONES, frames.QUESTIONS, setup.start),
    facts=board.facts,
    board=board.board,
    look=board.look,
    rule_links=RULE_LINKS,
    unverified=unverified,
    stage=stage,
    price=price_tags.price,
    repeated_events={"drew_action": "draw_action", "drew_objective": "draw_objective"},
    half_points=True,
    avoid_at_random="resign",
)
