"""The game as the platform sees it."""

from __future__ import annotations

from typing import Final

from ecumene.games.seven_wonders_duel.border import board, facts, prices, questions, view
from ecumene.games.seven_wonders_duel.border.rule_links import RULE_LINKS
from ecumene.games.seven_wonders_duel.border.scenario import DuelScenario
from ecumene.games.seven_wonders_duel.border.zones import ZONES
from ecumene.games.seven_wonders_duel.cards.rows import COUNTED, WONDERS_BUILT
from ecumene.games.seven_wonders_duel.rules import setup, verbs
from ecumene.games.seven_wonders_duel.rules.military import military_points
from ecumene.games.seven_wonders_duel.rules.scoring import (
    card_points,
    token_points,
    total_points,
    treasury_points,
    wonder_points,
)
from ecumene.games.seven_wonders_duel.rules.seat import Seat
from ecumene.games.seven_wonders_duel.rules.state import Duel
from ecumene.games.seven_wonders_duel.strategy.evaluate import evaluate
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
    return Result([int(total_points(s, p)) for p in (0, 1)], places, view.ENDINGS[s.how], tally(s))


def stage(s: Duel) -> str:
    return f"age{s.age}" if s.age else ""


GAME: Final = Game(
    id="seven_wonders_duel",
    prefix="SWD",
    revision="swd-2015-r2",
    fewest=2,
    most=2,
    seats=questions.SEATS,
    options=(  # SWD-11.8; giving up is the platform's (SWD-11.12)
        Option("wonders", ("draft", "preset")),
        Option("centre", ("starts", "chooses")),
        Option("decline", ("yes", "no")),
    ),
    codec=Codec(verbs.VERBS, verbs.CHANCE_VERBS, questions.KINDS, unordered=verbs.UNORDERED),
    events=Codec(verbs.EVENTS, [], questions.KINDS),
    questions=questions.QUESTIONS,
    rule_of=verbs.RULE_OF,
    classes={**questions.QUESTIONS.classes, "Duel": Duel, "Seat": Seat, "Rules": setup.rules_of},
    start=setup.start,
    make_rules=setup.rules_of,
    view_type=view.DuelView,
    view=view.view,
    imagine=view.imagine,
    zones=ZONES,
    tally=tally,
    result=result,
    endings=tuple(view.ENDINGS[1:]),
    evaluate=evaluate,
    scenario=DuelScenario(ZONES, questions.QUESTIONS, setup.start),
    facts=facts.facts,
    board=board.board,
    look=facts.appearance,
    rule_links=RULE_LINKS,
    price=prices.price,
    stage=stage,
)
