"""The game as the platform sees it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ecumene.games.seven_wonders_duel.border import board, facts, prices, view
from ecumene.games.seven_wonders_duel.border.questions import DECLARED_KINDS, KINDS, QUESTIONS, SEATS
from ecumene.games.seven_wonders_duel.border.rule_links import RULE_LINKS
from ecumene.games.seven_wonders_duel.border.scenario import DuelScenario
from ecumene.games.seven_wonders_duel.border.zones import ENDINGS, VIEWS, DuelView
from ecumene.games.seven_wonders_duel.cards.rows import COUNTED, WONDERS_BUILT
from ecumene.games.seven_wonders_duel.rules import setup, verbs
from ecumene.games.seven_wonders_duel.rules.military import military_points
from ecumene.games.seven_wonders_duel.rules.ruleset import Rules
from ecumene.games.seven_wonders_duel.rules.scoring import (
    card_points,
    token_points,
    total_points,
    treasury_points,
    wonder_points,
)
from ecumene.games.seven_wonders_duel.rules.seat import Seat
from ecumene.games.seven_wonders_duel.rules.state import Duel
from ecumene.games.seven_wonders_duel.strategy.characters import Scholar, Scientist, Soldier
from ecumene.games.seven_wonders_duel.strategy.evaluate import evaluate
from ecumene.games.seven_wonders_duel.strategy.value import DuelAdvisor
from ecumene.kernel.border.codec import Codec
from ecumene.kernel.border.game import DrawnFromLook, Option
from ecumene.kernel.border.look import Look
from ecumene.kernel.border.net_strategy import StoredTree
from ecumene.kernel.border.result import Result
from ecumene.kernel.border.sections import Appearance, Fact, Price, Section
from ecumene.kernel.border.strategy import Sight
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import SHARED


class SevenWondersDuel(DrawnFromLook[Duel, DuelView, Rules]):
    id = "seven_wonders_duel"
    prefix = "SWD"
    revision = "swd-2015-r2"
    fewest = 2
    most = 2
    seats = SEATS
    options = (  # SWD-11.8; giving up is the platform's (SWD-11.12)
        Option("wonders", ("draft", "preset")),
        Option("centre", ("starts", "chooses")),
        Option("decline", ("yes", "no")),
    )
    codec = Codec(verbs.VERBS, verbs.CHANCE_VERBS, KINDS, unordered=verbs.UNORDERED)
    events = Codec(verbs.EVENTS, [], KINDS)
    declared_kinds = DECLARED_KINDS
    questions = QUESTIONS
    shortages = verbs.SHORTAGES
    rule_of = verbs.RULE_OF
    classes = {**QUESTIONS.classes, "Duel": Duel, "Seat": Seat, "Rules": setup.rules_of}
    scenario = DuelScenario(VIEWS.zones, QUESTIONS, setup.start)
    zones = VIEWS.zones
    declared = VIEWS
    view_type = DuelView
    endings = tuple(ENDINGS[1:])
    public_points = True
    rule_links = RULE_LINKS
    strategy = StoredTree(
        package="ecumene.games.seven_wonders_duel.strategy",
        advisor_type=DuelAdvisor,
        sights={"novice": Sight(40, 0.28, 0.0), "adept": Sight(250, 0.02)},
        characters={"scientist": Scientist(), "scholar": Scholar(), "soldier": Soldier()},
    )

    def start(self, players: int = 2, corrections: str = "", **options: str) -> Duel:
        return setup.start(players, corrections, **options)

    def make_rules(self, corrections: str) -> Rules:
        return setup.rules_of(corrections)

    def stage(self, s: Duel) -> str:
        return f"age{s.age}" if s.age else ""

    def view(self, s: Duel, viewer: int) -> DuelView:
        return view.view(s, viewer)

    def imagine(self, v: DuelView, rng: Rng) -> Duel:
        return view.imagine(v, rng)

    def score_parts(self, s: Duel) -> list[dict[str, int]]:
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

    def scores(self, s: Duel) -> list[int]:
        return [int(total_points(s, p)) for p in (0, 1)]

    def result(self, s: Duel) -> Result:
        """SWD-1.7, 11.11: however it ended, the points are shown with where they came from."""
        places = [1 if s.winner in (p, SHARED) else 2 for p in (0, 1)]
        return Result(self.scores(s), places, ENDINGS[s.how], self.score_parts(s))

    def facts(self, rules: Rules, kind: str, row: int) -> list[Fact]:
        return facts.facts(rules, kind, row)

    def appearance(self, rules: Rules, kind: str, row: int) -> Appearance:
        return facts.appearance(rules, kind, row)

    def draw(self, look: Look[Duel, DuelView]) -> list[Section]:
        return board.board(look)

    def prices(self, look: Look[Duel, DuelView], actions: Sequence[int]) -> list[Price | None]:
        return prices.prices(look, actions)

    def evaluate(self, s: Duel, p: int) -> float:
        return evaluate(s, p)


GAME: Final = SevenWondersDuel()
