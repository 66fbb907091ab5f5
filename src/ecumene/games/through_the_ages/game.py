"""The game as the platform sees it."""

from __future__ import annotations

from typing import Final

from ecumene.games.through_the_ages.border import board, facts, prices, questions, view
from ecumene.games.through_the_ages.border.renamed import RENAMED
from ecumene.games.through_the_ages.border.rule_links import RULE_LINKS
from ecumene.games.through_the_ages.border.scenario import RealmScenario
from ecumene.games.through_the_ages.border.unverified import unverified
from ecumene.games.through_the_ages.border.zones import ZONES
from ecumene.games.through_the_ages.cards.rows import AGES
from ecumene.games.through_the_ages.rules import setup, verbs
from ecumene.games.through_the_ages.rules.scoring import ranking, score_parts
from ecumene.games.through_the_ages.rules.seat import Nation
from ecumene.games.through_the_ages.rules.state import Realm
from ecumene.games.through_the_ages.strategy.evaluate import evaluate
from ecumene.kernel.border.codec import Codec
from ecumene.kernel.border.game import Game
from ecumene.kernel.border.result import Result, places

WAYS = ("culture", "last")


def result(s: Realm) -> Result:
    """TTA-1.6, 1.7, 1.9: culture points; shared where they are equal."""
    how = WAYS[0] if s.left() > 1 else WAYS[1]
    return Result([int(n.culture) for n in s.nations], places(ranking(s)), how, score_parts(s))


def stage(s: Realm) -> str:
    return f"age-{AGES[s.age]}"


GAME: Final = Game(
    id="through_the_ages",
    prefix="TTA",
    revision="tta-2015-r2",
    fewest=2,
    most=4,
    seats=questions.SEATS,
    options=(),
    codec=Codec(verbs.VERBS, verbs.CHANCE_VERBS, questions.KINDS, verbs.STEPS, verbs.UNORDERED),
    events=Codec(verbs.EVENTS, [], questions.KINDS),
    questions=questions.QUESTIONS,
    rule_of=verbs.RULE_OF,
    classes={**questions.QUESTIONS.classes, "Realm": Realm, "Nation": Nation, "Rules": setup.rules_of},
    start=setup.start,
    make_rules=setup.rules_of,
    view_type=view.RealmView,
    view=view.view,
    imagine=view.imagine,
    zones=ZONES,
    tally=score_parts,
    result=result,
    endings=WAYS,
    evaluate=evaluate,
    scenario=RealmScenario(ZONES, questions.QUESTIONS, setup.start),
    facts=facts.facts,
    board=board.board,
    look=facts.appearance,
    rule_links=RULE_LINKS,
    unverified=unverified,
    price=prices.price,
    stage=stage,
    repeated_events={"drew": "draw"},
    avoid_at_random="resign",
    renamed=RENAMED,
)
