"""The game as the platform sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ecumene.games.age_of_civilization.border import board, facts, prices, view
from ecumene.games.age_of_civilization.border.questions import (
    ACHIEVEMENT,
    DECLARED_KINDS,
    KINDS,
    MODE,
    QUESTIONS,
    SEATS,
)
from ecumene.games.age_of_civilization.border.rule_links import RULE_LINKS
from ecumene.games.age_of_civilization.border.scenario import EraScenario
from ecumene.games.age_of_civilization.border.unverified import unverified
from ecumene.games.age_of_civilization.border.zones import VIEWS, EraView
from ecumene.games.age_of_civilization.cards.terms import PARTS
from ecumene.games.age_of_civilization.rules import scoring, setup, verbs
from ecumene.games.age_of_civilization.rules.ruleset import Rules
from ecumene.games.age_of_civilization.rules.scoring import points
from ecumene.games.age_of_civilization.rules.seat import Nation
from ecumene.games.age_of_civilization.rules.state import (
    ALONE,
    BRONZE,
    BY_POINTS,
    CLASHED,
    DEFEAT,
    ENDINGS,
    GIVEN_UP,
    GOLD,
    OVERRUN,
    SILVER,
    Era,
)
from ecumene.games.age_of_civilization.strategy import policy
from ecumene.games.age_of_civilization.strategy.evaluate import evaluate
from ecumene.games.age_of_civilization.strategy.judge import EraJudge
from ecumene.games.age_of_civilization.strategy.policy import EraPolicy
from ecumene.kernel.border.codec import Codec
from ecumene.kernel.border.game import DrawnFromLook, Option
from ecumene.kernel.border.look import Look
from ecumene.kernel.border.result import Result, place_alone, places
from ecumene.kernel.border.sections import Appearance, Fact, Price, Section
from ecumene.kernel.border.strategy import PolicyTree, SelfPlay, Sight
from ecumene.kernel.core.bits import members
from ecumene.kernel.core.rng import Rng

MEDALS = [GOLD, SILVER, BRONZE]
LOST = (DEFEAT, OVERRUN, GIVEN_UP)  # by the only player
ALL_VARIANTS = {"innovations": setup.YES, "winds": setup.YES, "draft": setup.YES}


def goals(s: Era) -> tuple[list[str], list[str]]:
    """AOC-15.12, 16.4: achievements and medals that a lone player reached, and the others; who gave up reached none."""
    if s.row().counts_achievements():
        every = [f"achievement:{name}" for name in ACHIEVEMENT]
        reached = [every[i] for i in members(s.achieved)]
    else:
        every = [f"label:{ENDINGS[medal]}" for medal in MEDALS] if s.row().solo else []
        reached = every[MEDALS.index(int(s.how)) :] if s.how in MEDALS else []
    return reached, [x for x in every if x not in reached]


def endings_of_mode(s: Era) -> list[str]:
    """How a game of this mode can end."""
    if not s.row().solo:
        return [ENDINGS[BY_POINTS], ENDINGS[ALONE]]
    if s.row().counts_achievements():
        return [ENDINGS[CLASHED], ENDINGS[GIVEN_UP]]
    lost = [DEFEAT, OVERRUN, GIVEN_UP] if s.row().defeat else [DEFEAT, GIVEN_UP]
    return [ENDINGS[x] for x in (*MEDALS, *lost)]


class AgeOfCivilization(DrawnFromLook[Era, EraView, Rules]):
    id = "age_of_civilization"
    prefix = "AOC"
    revision = "aoc-2019-r2"
    fewest = 1
    most = 4
    seats = SEATS
    options = (  # AOC-12.1, 15.11, 16.12
        Option("mode", tuple(MODE)),
        Option("innovations", (setup.NO, setup.YES)),
        Option("winds", (setup.NO, setup.YES)),
        Option("draft", (setup.NO, setup.YES)),
    )
    codec = Codec(verbs.VERBS, verbs.CHANCE_VERBS, KINDS, unordered=verbs.UNORDERED)
    events = Codec(verbs.EVENTS, [], KINDS)
    declared_kinds = DECLARED_KINDS
    questions = QUESTIONS
    rule_of = verbs.RULE_OF
    shortages = verbs.SHORTAGES
    repeated_events = {"performed": "learn"}  # what brings a technology was said before it was chosen
    renamed = {"Evening": "EndOfTurnAbilities"}
    avoid_at_random = "resign"
    classes = {**QUESTIONS.classes, "Era": Era, "Nation": Nation, "Rules": setup.rules_of}
    scenario = EraScenario(VIEWS.zones, QUESTIONS, setup.start)
    zones = VIEWS.zones
    declared = VIEWS
    view_type = EraView
    endings = tuple(ENDINGS[1:])
    public_points = True
    rule_links = RULE_LINKS
    strategy = PolicyTree(
        package="ecumene.games.age_of_civilization.strategy",
        policy_type=EraPolicy,
        judge=EraJudge(),
        questions=QUESTIONS.classes,
        facts=policy.FACTS,
        kinds={**KINDS, **policy.KINDS},
        sights={"novice": Sight(24)},
        explore=0.4,
        tables=(
            *(SelfPlay(players, weight=3) for players in (2, 3, 4)),
            *(SelfPlay(players, ALL_VARIANTS) for players in (2, 3, 4)),
            *(SelfPlay(1, {"mode": mode}) for mode in MODE if mode != "base"),
            SelfPlay(1, {"innovations": setup.YES}),
        ),
        rehearsal=0.66,
        trust=0.5,
    )

    def start(self, players: int = 2, corrections: str = "", **options: str) -> Era:
        return setup.start(players, corrections, **options)

    def make_rules(self, corrections: str) -> Rules:
        return setup.rules_of(corrections)

    def stage(self, s: Era) -> str:
        return f"round-{s.round}"

    def view(self, s: Era, viewer: int) -> EraView:
        return view.view(s, viewer)

    def imagine(self, v: EraView, rng: Rng) -> Era:
        return view.imagine(v, rng)

    def score_parts(self, s: Era) -> list[dict[str, int]]:
        return [dict(zip(PARTS, points(s, p))) for p in range(len(s.nations))]

    def scores(self, s: Era) -> list[int]:
        return [sum(points(s, p)) for p in range(len(s.nations))]

    def result(self, s: Era) -> Result:
        """AOC-3.4, 9.2, 9.4, 15.12, 16.4: points; for one player whether it is a defeat, and the achievements."""
        ranking = place_alone(s.how not in LOST) if s.row().solo else places(scoring.ranking(s))
        reached, missed = goals(s)
        return Result(self.scores(s), ranking, ENDINGS[s.how], self.score_parts(s), reached, missed, endings_of_mode(s))

    def facts(self, rules: Rules, kind: str, row: int) -> list[Fact]:
        return facts.facts(rules, kind, row)

    def appearance(self, rules: Rules, kind: str, row: int) -> Appearance:
        return facts.appearance(rules, kind, row)

    def unverified(self, rules: Rules) -> Mapping[str, list[str]]:
        return unverified(rules)

    def draw(self, look: Look[Era, EraView]) -> list[Section]:
        return board.board(look)

    def prices(self, look: Look[Era, EraView], actions: Sequence[int]) -> list[Price | None]:
        return prices.prices(look, actions)

    def refused_options(self, players: int, options: Mapping[str, str]) -> str:
        return setup.why_not_together(players, **options)

    def evaluate(self, s: Era, p: int) -> float:
        return evaluate(s, p)


GAME: Final = AgeOfCivilization()
