"""The game as the platform sees it: everything it needs to know of the folder."""

from __future__ import annotations

from ecumene.games.lantern.border.board import board
from ecumene.games.lantern.border.facts import facts
from ecumene.games.lantern.border.questions import KINDS, QUESTIONS, SEATS
from ecumene.games.lantern.border.view import VIEWS
from ecumene.games.lantern.border.zones import ZONES
from ecumene.games.lantern.rules import verbs
from ecumene.games.lantern.rules.ruleset import Rules
from ecumene.games.lantern.rules.scoring import score
from ecumene.games.lantern.rules.setup import start
from ecumene.games.lantern.rules.state import Table
from ecumene.games.lantern.strategy.evaluate import evaluate
from ecumene.kernel.border.codec import Codec
from ecumene.kernel.border.game import Game
from ecumene.kernel.border.result import Result, places
from ecumene.kernel.border.scenario import ScenarioSetup

ENDINGS = ("rounds",)


def tally(s: Table) -> list[dict[str, int]]:
    """The points of each seat by category, if they were counted now."""
    return [{"points": points, "coins": coins} for points, coins in (score(s, p) for p in range(s.players))]


def result(s: Table) -> Result:
    ranking = places([score(s, p) for p in range(s.players)])
    return Result(s.points[:], ranking, ENDINGS[0], tally(s))


GAME = Game(
    id="lantern",
    prefix="LAN",
    revision="lan-r2",
    fewest=1,
    most=4,
    seats=SEATS,
    options=(),
    codec=Codec(verbs.VERBS, verbs.CHANCE_VERBS, KINDS, steps=verbs.PRIVATE_STEPS, unordered=verbs.UNORDERED),
    events=Codec(verbs.EVENTS, [], KINDS),
    questions=QUESTIONS,
    rule_of=verbs.RULE_OF,
    classes={**QUESTIONS.classes, "Table": Table, "Rules": Rules},
    start=start,
    make_rules=Rules,
    view_type=VIEWS.type,
    view=VIEWS.view,
    imagine=VIEWS.imagine,
    zones=ZONES,
    tally=tally,
    result=result,
    endings=ENDINGS,
    score_is_sum=False,  # coins break ties
    evaluate=evaluate,
    scenario=ScenarioSetup(ZONES, QUESTIONS, start),
    facts=facts,
    board=board,
)
