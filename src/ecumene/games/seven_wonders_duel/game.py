"""The game as the platform sees it."""

from __future__ import annotations

from typing import Final

from ecumene.games.seven_wonders_duel import board, price_tags, setup, verbs, view
from ecumene.games.seven_wonders_duel.cards import COUNTED, WONDERS_BUILT
from ecumene.games.seven_wonders_duel.evaluate import evaluate
from ecumene.games.seven_wonders_duel.rule_links import RULE_LINKS
from ecumene.games.seven_wonders_duel.scenario import DuelScenario
from ecumene.games.seven_wonders_duel.scoring import (
    card_points,
    token_points,
    total_points,
    treasury_points,
    wonder_points,
)
from ecumene.games.seven_wonders_duel.seat import Seat
from ecumene.games.seven_wonders_duel.state import Duel
from ecumene.games.seven_wonders_duel.war import military_points
from ecumene.kernel.border.codec import Codec
from ecumene.kernel.border.game import Game, Option
from ecumene.kernel.border.result import Result
from ecumene.kernel.core.state import SHARED


def tally(s: Duel) -> list[dict[str, int]]:
    """SWD-11.2 to 11.6: where the points would come from if they were counted now."""
    return [
        {
            **{color: int(card_points(s, p, k)) for k, color in enumerate(COUNTED[:WONDERS_BUILT])},
            "wonders": int(wonder_points(s, p)),
            "tokens": int(token_points(s, p)),
            "coins": int(treasury_points(s, p)),
            "military": int(military_points(s, p)),
        }
        for p in (0, 1)
    ]


def result(s: Duel) -> Result:
    """SWD-1.7, 11.11: however it ended, the points are shown with where they came from."""
    places = [1 if s.winner in (p, SHARED) else 2 for p in (0, 1)]
    return Result([int(total_points(s, p)) for p in (0, 1)], places, view.ENDS[s.how], tally(s))


def stage(s: Duel) -> str:
    return f"age{s.age}" if s.age else ""


GAME: Final = Game(
    id="seven_wonders_duel",
    prefix="SWD",
    revision="swd-2015-r2",
    fewest=2,
    most=2,
    seats=view.SEATS,
    options=(  # SWD-11.8; giving up is the platform's (SWD-11.12)
        Option("wonders", ("draft", "preset")),
        Option("centre", ("starts", "chooses")),
        Option("decline", ("yes", "no")),
    ),
    codec=Codec(verbs.VERBS, verbs.CHANCE_VERBS, view.KINDS, unordered=verbs.UNORDERED),
    events=Codec(verbs.EVENTS, [], view.KINDS),
    questions=view.QUESTIONS,
    rule_of=verbs.RULE_OF,
    classes={**view.QUESTIONS.classes, "Duel": Duel, "Seat": Seat, "Rules": setup.rules_of},
    start=setup.start,
    make_rules=setup.rules_of,
    view_type=view.DuelView,
    view=view.view,
    imagine=view.imagine,
    zones=view.ZONES,
    tally=tally,
    result=result,
    endings=tuple(view.ENDS[1:]),
    evaluate=evaluate,
    scenario=DuelScenario(view.ZONES, view.QUESTIONS, setup.start),
    facts=board.facts,
    board=board.board,
    look=board.look,
    rule_links=RULE_LINKS,
    price=price_tags.price,
    stage=stage,
)
