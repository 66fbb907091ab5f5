"""The game as the platform sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ecumene.games.through_the_ages.border import board, facts, prices, view
from ecumene.games.through_the_ages.border.questions import DECLARED_KINDS, KINDS, QUESTIONS, SEATS
from ecumene.games.through_the_ages.border.renamed import RENAMED
from ecumene.games.through_the_ages.border.rule_links import RULE_LINKS
from ecumene.games.through_the_ages.border.scenario import RealmScenario
from ecumene.games.through_the_ages.border.unverified import unverified
from ecumene.games.through_the_ages.border.zones import VIEWS, RealmView
from ecumene.games.through_the_ages.cards.rows import AGES
from ecumene.games.through_the_ages.rules import setup, verbs
from ecumene.games.through_the_ages.rules.ruleset import Rules
from ecumene.games.through_the_ages.rules.scoring import ranking, score_parts
from ecumene.games.through_the_ages.rules.seat import Nation
from ecumene.games.through_the_ages.rules.state import Realm
from ecumene.games.through_the_ages.strategy.directions import directions
from ecumene.games.through_the_ages.strategy.evaluate import evaluate
from ecumene.games.through_the_ages.strategy.planning import planning
from ecumene.kernel.border.codec import Codec
from ecumene.kernel.border.game import DrawnFromLook
from ecumene.kernel.border.look import Look
from ecumene.kernel.border.result import Result, places
from ecumene.kernel.border.sections import Appearance, Fact, Price, Section
from ecumene.kernel.border.strategy import SelfPlay, Sight
from ecumene.kernel.border.turn_planner import Direction, TurnPlanner
from ecumene.kernel.core.rng import Rng

ENDINGS = ("culture", "last")


class ThroughTheAges(DrawnFromLook[Realm, RealmView, Rules]):
    id = "through_the_ages"
    prefix = "TTA"
    revision = "tta-2015-r2"
    fewest = 2
    most = 4
    seats = SEATS
    codec = Codec(verbs.VERBS, verbs.CHANCE_VERBS, KINDS, verbs.STEPS, verbs.UNORDERED)
    events = Codec(verbs.EVENTS, [], KINDS)
    declared_kinds = DECLARED_KINDS
    questions = QUESTIONS
    shortages = verbs.SHORTAGES
    rule_of = verbs.RULE_OF
    repeated_events = {"drew": "draw", **dict.fromkeys(verbs.BOOKKEEPING, "")}
    renamed = RENAMED
    avoid_at_random = "resign"
    classes = {**QUESTIONS.classes, "Realm": Realm, "Nation": Nation, "Rules": setup.rules_of}
    scenario = RealmScenario(VIEWS.zones, QUESTIONS, setup.start)
    zones = VIEWS.zones
    declared = VIEWS
    view_type = RealmView
    endings = ENDINGS
    public_points = True
    rule_links = RULE_LINKS
    strategy = TurnPlanner(
        package="ecumene.games.through_the_ages.strategy",
        planning=planning,
        directions=lambda weights: [Direction(name, steps) for name, steps in directions(weights)],
        tables=(SelfPlay(2, weight=2), SelfPlay(3), SelfPlay(4)),
        sights={"novice": Sight(1, 0.01, overview=12, haste=0.03), "adept": Sight(2), "master": Sight()},
        playouts=128,
        trust=2.0,
    )

    def start(self, players: int = 2, corrections: str = "", **options: str) -> Realm:
        return setup.start(players, corrections, **options)

    def make_rules(self, corrections: str) -> Rules:
        return setup.rules_of(corrections)

    def stage(self, s: Realm) -> str:
        return f"age-{AGES[s.age]}"

    def view(self, s: Realm, viewer: int) -> RealmView:
        return view.view(s, viewer)

    def imagine(self, v: RealmView, rng: Rng) -> Realm:
        return view.imagine(v, rng)

    def score_parts(self, s: Realm) -> list[dict[str, int]]:
        return score_parts(s)

    def scores(self, s: Realm) -> list[int]:
        return [int(n.culture) for n in s.nations]

    def result(self, s: Realm) -> Result:
        """TTA-1.6, 1.7, 1.9: culture points; shared where they are equal."""
        how = ENDINGS[0] if s.left() > 1 else ENDINGS[1]
        return Result(self.scores(s), places(ranking(s)), how, self.score_parts(s))

    def facts(self, rules: Rules, kind: str, row: int) -> list[Fact]:
        return facts.facts(rules, kind, row)

    def appearance(self, rules: Rules, kind: str, row: int) -> Appearance:
        return facts.appearance(rules, kind, row)

    def unverified(self, rules: Rules) -> Mapping[str, list[str]]:
        return unverified(rules)

    def draw(self, look: Look[Realm, RealmView]) -> list[Section]:
        return board.board(look)

    def prices(self, look: Look[Realm, RealmView], actions: Sequence[int]) -> list[Price | None]:
        return prices.prices(look, actions)

    def evaluate(self, s: Realm, p: int) -> float:
        return evaluate(s, p)


GAME: Final = ThroughTheAges()
