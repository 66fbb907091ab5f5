"""The game as the platform sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ecumene.games.age_of_civilization import board, price_tags, setup, verbs, view
from ecumene.games.age_of_civilization.evaluate import evaluate
from ecumene.games.age_of_civilization.modes import CLASH
from ecumene.games.age_of_civilization.nation import Nation
from ecumene.games.age_of_civilization.rule_links import RULE_LINKS
from ecumene.games.age_of_civilization.ruleset import Rules
from ecumene.games.age_of_civilization.scenario import EraScenario
from ecumene.games.age_of_civilization.scoring import points, standing
from ecumene.games.age_of_civilization.state import (
    ALONE,
    BRONZE,
    BY_POINTS,
    CLASHED,
    DEFEAT,
    GIVEN_UP,
    GOLD,
    OVERRUN,
    SILVER,
    WAYS,
    Era,
)
from ecumene.games.age_of_civilization.terms import PARTS
from ecumene.games.age_of_civilization.unverified import unverified
from ecumene.games.age_of_civilization.view import EraView
from ecumene.kernel.border.codec import Codec
from ecumene.kernel.border.game import Game, Option
from ecumene.kernel.border.result import Result, place_alone, places
from ecumene.kernel.border.sections import Appearance, Fact, Price, Section
from ecumene.kernel.core.bits import members
from ecumene.kernel.core.rng import Rng

MEDALS = [GOLD, SILVER, BRONZE]
LOST = (DEFEAT, OVERRUN, GIVEN_UP)  # by the only player


def goals(s: Era) -> tuple[list[str], list[str]]:
    """AOC-15.12, 16.4: achievements and medals that a lone player reached, and the others; who gave up reached none."""
    if s.mode == CLASH:
        every = [f"achievement:{name}" for name in view.ACHIEVEMENT]
        reached = [every[i] for i in members(s.achieved)]
    else:
        every = [f"label:{WAYS[medal]}" for medal in MEDALS] if s.row().solo else []
        reached = every[MEDALS.index(int(s.how)) :] if s.how in MEDALS else []
    return reached, [x for x in every if x not in reached]


def ways(s: Era) -> list[str]:
    """How a game of this mode can end."""
    if not s.row().solo:
        return [WAYS[BY_POINTS], WAYS[ALONE]]
    if s.mode == CLASH:
        return [WAYS[CLASHED], WAYS[GIVEN_UP]]
    lost = [DEFEAT, OVERRUN, GIVEN_UP] if s.row().defeat else [DEFEAT, GIVEN_UP]
    return [WAYS[x] for x in (*MEDALS, *lost)]


class AgeOfCivilization(Game[Era, EraView, Rules]):
    id = "age_of_civilization"
    prefix = "AOC"
    revision = "aoc-2019-r2"
    fewest = 1
    most = 4
    seats = view.SEATS
    options = (  # AOC-12.1, 15.11, 16.12
        Option("mode", tuple(view.MODE)),
        Option("innovations", (setup.NO, setup.YES)),
        Option("winds", (setup.NO, setup.YES)),
        Option("draft", (setup.NO, setup.YES)),
    )
    codec = Codec(verbs.VERBS, verbs.CHANCE_VERBS, view.KINDS, unordered=verbs.UNORDERED)
    events = Codec(verbs.EVENTS, [], view.KINDS)
    questions = view.QUESTIONS
    rule_of = verbs.RULE_OF
    classes = {**view.QUESTIONS.classes, "Era": Era, "Nation": Nation, "Rules": setup.rules_of}
    view_type = view.EraView
    zones = view.ZONES
    endings = tuple(WAYS[1:])
    scenario = EraScenario(view.ZONES, view.QUESTIONS, setup.start)
    rule_links = RULE_LINKS
    avoid_at_random = "resign"
    repeated_events = {"performed": "learn"}  # what brings a technology was said before it was chosen

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

    def result(self, s: Era) -> Result:
        """AOC-3.4, 9.2, 9.4, 15.12, 16.4: points; for one player whether it is a defeat, and the achievements."""
        scores = [sum(points(s, p)) for p in range(len(s.nations))]
        ranking = place_alone(s.how not in LOST) if s.row().solo else places(standing(s))
        reached, missed = goals(s)
        return Result(scores, ranking, WAYS[s.how], self.score_parts(s), reached, missed, ways(s))

    def facts(self, rules: Rules, kind: str, row: int) -> list[Fact]:
        return board.facts(rules, kind, row)

    def appearance(self, rules: Rules, kind: str, row: int) -> Appearance:
        return board.look(rules, kind, row)

    def unverified(self, rules: Rules) -> Mapping[str, list[str]]:
        return unverified(rules)

    def board(self, v: EraView) -> list[Section]:
        return board.board(v)

    def price(self, v: EraView, action: int) -> Price | None:
        return price_tags.tag(v, action)

    def refused_options(self, players: int, options: Mapping[str, str]) -> str:
        return setup.why_not_together(players, **options)

    def evaluate(self, s: Era, p: int) -> float:
        return evaluate(s, p)


GAME: Final = AgeOfCivilization()
