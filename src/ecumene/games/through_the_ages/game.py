"""The game as the platform sees it."""

from __future__ import annotations

from typing import Final

from ecumene.games.through_the_ages import board, frames, price_tags, setup, verbs, view
from ecumene.games.through_the_ages.cards import AGES
from ecumene.games.through_the_ages.evaluate import evaluate
from ecumene.games.through_the_ages.nation import Nation
from ecumene.games.through_the_ages.rule_links import RULE_LINKS
from ecumene.games.through_the_ages.scenario import RealmScenario
from ecumene.games.through_the_ages.scoring import standing, tally
from ecumene.games.through_the_ages.state import Realm
from ecumene.games.through_the_ages.unverified import unverified
from ecumene.games.through_the_ages.zones import ZONES
from ecumene.kernel.border.codec import Codec
from ecumene.kernel.border.game import Game
from ecumene.kernel.border.result import Result, places

WAYS = ("culture", "last")


def result(s: Realm) -> Result:
    """TTA-1.6, 1.7, 1.9: culture points; shared where they are equal."""
    how = WAYS[0] if s.left() > 1 else WAYS[1]
    return Result([int(n.culture) for n in s.nations], places(standing(s)), how, tally(s))


def stage(s: Realm) -> str:
    return f"age-{AGES[s.age]}"


GAME: Final = Game(
    id="through_the_ages",
    prefix="TTA",
    revision="tta-2015-r2",
    fewest=2,
    most=4,
    seats=frames.SEATS,
    options=(),
    codec=Codec(verbs.VERBS, verbs.CHANCE_VERBS, frames.KINDS, verbs.STEPS, verbs.UNORDERED),
    events=Codec(verbs.EVENTS, [], frames.KINDS),
    questions=frames.QUESTIONS,
    rule_of=verbs.RULE_OF,
    classes={**frames.QUESTIONS.classes, "Realm": Realm, "Nation": Nation, "Rules": setup.rules_of},
    start=setup.start,
    make_rules=setup.rules_of,
    view_type=view.RealmView,
    view=view.view,
    imagine=view.imagine,
    zones=ZONES,
    tally=tally,
    result=result,
    endings=WAYS,
    evaluate=evaluate,
    scenario=RealmScenario(ZONES, frames.QUESTIONS, setup.start),
    facts=board.facts,
    board=board.board,
    look=board.look,
    rule_links=RULE_LINKS,
    unverified=unverified,
    price=price_tags.price,
    stage=stage,
    repeated_events={"drew": "draw"},
    avoid_at_random="resign",
)
