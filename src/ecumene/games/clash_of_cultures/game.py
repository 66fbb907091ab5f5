"""The game as the platform sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ecumene.games.clash_of_cultures.border import board, prices, view
from ecumene.games.clash_of_cultures.border.questions import DECLARED_KINDS, KINDS, QUESTIONS, SEATS
from ecumene.games.clash_of_cultures.border.rule_links import RULE_LINKS, RULE_OF
from ecumene.games.clash_of_cultures.border.scenario import WorldScenario
from ecumene.games.clash_of_cultures.border.unverified import unverified
from ecumene.games.clash_of_cultures.border.zones import VIEWS, WorldView
from ecumene.games.clash_of_cultures.rules import setup, verbs
from ecumene.games.clash_of_cultures.rules.battle.figures import Battle, Side
from ecumene.games.clash_of_cultures.rules.ruleset import Rules
from ecumene.games.clash_of_cultures.rules.scoring import points, ranking, score_parts
from ecumene.games.clash_of_cultures.rules.seat import Nation
from ecumene.games.clash_of_cultures.rules.state import World
from ecumene.games.clash_of_cultures.rules.turn_track import ENDINGS, ROUNDS_OVER
from ecumene.games.clash_of_cultures.strategy import policy
from ecumene.games.clash_of_cultures.strategy.characters import RaiderJudge
from ecumene.games.clash_of_cultures.strategy.evaluate import evaluate
from ecumene.games.clash_of_cultures.strategy.judge import WorldJudge
from ecumene.games.clash_of_cultures.strategy.policy import WorldPolicy
from ecumene.kernel.border.codec import Codec
from ecumene.kernel.border.game import DrawnFromLook, Option
from ecumene.kernel.border.look import Look
from ecumene.kernel.border.result import Result, places
from ecumene.kernel.border.sections import Appearance, Fact, Price, Section
from ecumene.kernel.border.strategy import PolicyTree, SelfPlay, Sight
from ecumene.kernel.core.rng import Rng


class ClashOfCultures(DrawnFromLook[World, WorldView, Rules]):
    id = "clash_of_cultures"
    prefix = "COC"
    revision = "coc-2012-r2"
    fewest = 2
    most = 4
    seats = SEATS
    options = (Option("length", tuple(setup.LENGTHS)), Option("events", tuple(setup.TEXTS)))
    codec = Codec(verbs.VERBS, verbs.CHANCE_VERBS, KINDS, verbs.STEPS, verbs.UNORDERED)
    events = Codec(verbs.EVENTS, [], KINDS)
    shortages = verbs.SHORTAGES
    declared_kinds = DECLARED_KINDS
    questions = QUESTIONS
    rule_of = RULE_OF
    repeated_events = {
        "drew_action": "draw_action",
        "drew_objective": "draw_objective",
        "looked": "look",
        "spent_action": "",  # the board shows it
    }
    renamed = {
        "nations.cheers": "nations.hero_generals",
        "nations.muses": "nations.great_ideas",
        "Settled": "ApplyTerrain",
        "Moored": "EndLighthouseMove",
        "Surveyed": "AfterSurvey",
        "OwnMood": "LowerOwnMood",
        "Receiver": "AskReceiver",
        "Go": "MoveGroup",
    }
    avoid_at_random = "resign"
    classes = {
        **QUESTIONS.classes,
        "World": World,
        "Nation": Nation,
        "Battle": Battle,
        "Side": Side,
        "Rules": setup.rules_of,
    }
    scenario = WorldScenario(VIEWS.zones, QUESTIONS, setup.start)
    zones = VIEWS.zones
    declared = VIEWS
    view_type = WorldView
    endings = (ENDINGS[ROUNDS_OVER], *(how for i, how in enumerate(ENDINGS) if i not in (0, ROUNDS_OVER)))
    at_hand = ("piece",)
    public_points = True
    half_points = True
    rule_links = RULE_LINKS
    strategy = PolicyTree(
        package="ecumene.games.clash_of_cultures.strategy",
        policy_type=WorldPolicy,
        judge=WorldJudge(),
        questions=QUESTIONS.classes,
        facts=policy.FACTS,
        kinds={**KINDS, **policy.KINDS},
        sights={"novice": Sight(48, 0.015, overview=6, haste=0.012)},
        explore=1.0,
        depth=60,
        longest=4000,
        tables=(
            SelfPlay(2, weight=3),
            SelfPlay(2, {"length": "four"}),
            SelfPlay(2, {"length": "wonder"}),
            SelfPlay(3),
            SelfPlay(4, {"events": "icons"}),
        ),
        characters={"raider": RaiderJudge()},
    )

    def start(self, players: int = 2, corrections: str = "", **options: str) -> World:
        return setup.start(players, corrections, **options)

    def make_rules(self, corrections: str) -> Rules:
        return setup.rules_of(corrections)

    def stage(self, s: World) -> str:
        return f"round-{s.round + 1}"

    def view(self, s: World, viewer: int) -> WorldView:
        return view.view(s, viewer)

    def imagine(self, v: WorldView, rng: Rng) -> World:
        return view.imagine(v, rng)

    def score_parts(self, s: World) -> list[dict[str, int]]:
        return score_parts(s)

    def scores(self, s: World) -> list[int]:
        return [sum(points(s, p)) for p in range(len(s.nations))]

    def result(self, s: World) -> Result:
        """COC-4: in half points."""
        return Result(self.scores(s), places(ranking(s)), ENDINGS[s.ending], self.score_parts(s))

    def facts(self, rules: Rules, kind: str, row: int) -> list[Fact]:
        return board.facts(rules, kind, row)

    def appearance(self, rules: Rules, kind: str, row: int) -> Appearance:
        return board.appearance(rules, kind, row)

    def unverified(self, rules: Rules) -> Mapping[str, list[str]]:
        return unverified(rules)

    def draw(self, look: Look[World, WorldView]) -> list[Section]:
        return board.board(look)

    def prices(self, look: Look[World, WorldView], actions: Sequence[int]) -> list[Price | None]:
        return prices.prices(look, actions)

    def evaluate(self, s: World, p: int) -> float:
        return evaluate(s, p)


GAME: Final = ClashOfCultures()
