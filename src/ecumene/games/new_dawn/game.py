"""The game as the platform sees it."""

from __future__ import annotations

from typing import Final

from ecumene.games.new_dawn.border import board, facts, prices, questions, view, zones
from ecumene.games.new_dawn.border.rule_links import RULE_LINKS
from ecumene.games.new_dawn.border.scenario import DawnScenario
from ecumene.games.new_dawn.border.unverified import unverified
from ecumene.games.new_dawn.rules import setup, verbs
from ecumene.games.new_dawn.rules.map.layout import Atlas
from ecumene.games.new_dawn.rules.map.spaces import spaces_of, wonders_of
from ecumene.games.new_dawn.rules.scoring import ALONE, BY_AGENDAS, ENDINGS, ranking
from ecumene.games.new_dawn.rules.seat import Empire
from ecumene.games.new_dawn.rules.state import Dawn
from ecumene.games.new_dawn.strategy.evaluate import evaluate
from ecumene.kernel.border.codec import Codec
from ecumene.kernel.border.game import Game, Option
from ecumene.kernel.border.result import Result, places
from ecumene.kernel.core.bits import size


def tally(s: Dawn) -> list[dict[str, int]]:
    """CND-12.4, 12.5: what decides the game, in this order."""
    return [
        {"marks": int(size(e.marks)), "wonders": len(wonders_of(s, p)), "spaces": len(spaces_of(s, p))}
        for p, e in enumerate(s.empires)
    ]


def result(s: Dawn) -> Result:
    """CND-12.4, 12.5, R-23: the score is the number of marks."""
    parts = tally(s)
    way = ENDINGS[ALONE if len(s.order(0)) == 1 else BY_AGENDAS]
    return Result([part["marks"] for part in parts], places([ranking(s, p) for p in range(s.players)]), way, parts)


GAME: Final = Game(
    id="new_dawn",
    prefix="CND",
    revision="cnd-2017-r2",
    fewest=2,
    most=4,
    seats=questions.SEATS,
    options=(Option("map", tuple(setup.MAPS)), Option("length", tuple(setup.LENGTHS))),
    codec=Codec(verbs.VERBS, verbs.CHANCE_VERBS, questions.KINDS, unordered=verbs.UNORDERED),
    events=Codec(verbs.EVENTS, [], questions.KINDS),
    questions=questions.QUESTIONS,
    rule_of=verbs.RULE_OF,
    classes={**questions.QUESTIONS.classes, "Dawn": Dawn, "Empire": Empire, "Atlas": Atlas, "Rules": setup.rules_of},
    start=setup.start,
    make_rules=setup.rules_of,
    view_type=view.DawnView,
    view=view.view,
    imagine=view.imagine,
    zones=zones.ZONES,
    tally=tally,
    result=result,
    endings=tuple(ENDINGS),
    evaluate=evaluate,
    scenario=DawnScenario(zones.ZONES, questions.QUESTIONS, setup.start),
    facts=facts.facts,
    board=board.board,
    look=facts.appearance,
    rule_links=RULE_LINKS,
    unverified=unverified,
    price=prices.price,
    score_is_sum=False,  # CND-12.4, 12.5
    endless=True,  # CND-12.9
    renamed={
        "Farewell": "AfterArrival",
        "Fate": "ConquerOrLiberate",
        "Outskirts": "TokensBesideCity",
        "Received": "CaravanArrived",
    },
    avoid_at_random="resign",
)
