"""The game as the platform sees it."""

from __future__ import annotations

from typing import Final

from ecumene.games.new_dawn import board, price_tags, setup, verbs, view
from ecumene.games.new_dawn.atlas import Atlas
from ecumene.games.new_dawn.empire import Empire
from ecumene.games.new_dawn.evaluate import evaluate
from ecumene.games.new_dawn.rule_links import RULE_LINKS
from ecumene.games.new_dawn.scenario import DawnScenario
from ecumene.games.new_dawn.state import Dawn
from ecumene.games.new_dawn.survey import spaces_of, wonders_of
from ecumene.games.new_dawn.unverified import unverified
from ecumene.games.new_dawn.victory import ALONE, BY_AGENDAS, WAYS, standing
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
    way = WAYS[ALONE if len(s.order(0)) == 1 else BY_AGENDAS]
    return Result([part["marks"] for part in parts], places([standing(s, p) for p in range(s.players)]), way, parts)


GAME: Final = Game(
    id="new_dawn",
    prefix="CND",
    revision="cnd-2017-r2",
    fewest=2,
    most=4,
    seats=view.SEATS,
    options=(Option("map", tuple(setup.MAPS)), Option("length", tuple(setup.LENGTHS))),
    codec=Codec(verbs.VERBS, verbs.CHANCE_VERBS, view.KINDS, unordered=verbs.UNORDERED),
    events=Codec(verbs.EVENTS, [], view.KINDS),
    questions=view.QUESTIONS,
    rule_of=verbs.RULE_OF,
    classes={**view.QUESTIONS.classes, "Dawn": Dawn, "Empire": Empire, "Atlas": Atlas, "Rules": setup.rules_of},
    start=setup.start,
    make_rules=setup.rules_of,
    view_type=view.DawnView,
    view=view.view,
    imagine=view.imagine,
    zones=view.ZONES,
    tally=tally,
    result=result,
    endings=tuple(WAYS),
    evaluate=evaluate,
    scenario=DawnScenario(view.ZONES, view.QUESTIONS, setup.start),
    facts=board.facts,
    board=board.board,
    look=board.look,
    rule_links=RULE_LINKS,
    unverified=unverified,
    price=price_tags.price,
    score_is_sum=False,  # CND-12.4, 12.5
    endless=True,  # CND-12.9
    avoid_at_random="resign",
)
