"""The game as the platform sees it: everything it needs to know of the folder."""

from __future__ import annotations

from typing import Final

from ecumene.games.lantern.border.board import board
from ecumene.games.lantern.border.facts import facts
from ecumene.games.lantern.border.questions import KINDS, QUESTIONS, SEATS
from ecumene.games.lantern.border.view import VIEWS
from ecumene.games.lantern.border.zones import ZONES
from ecumene.games.lantern.rules import verbs
from ecumene.games.lantern.rules.ruleset import Rules
from ecumene.games.lantern.rules.scoring import score
from ecumene.games.lantern.rules.setup import start
from ecumene.games.lantern.rules.state import Table
from ecumene.games.lantern.strategy.evaluate import evaluate
from ecumene.games.lantern.strategy.judge import TableJudge
from ecumene.games.lantern.strategy.policy import FACTS, TablePolicy
from ecumene.games.lantern.strategy.policy import KINDS as KEY_KINDS
from ecumene.kernel.border.codec import Codec
from ecumene.kernel.border.game import Game
from ecumene.kernel.border.result import Result, places
from ecumene.kernel.border.scenario import ScenarioSetup
from ecumene.kernel.border.sections import Fact, Section
from ecumene.kernel.border.strategy import PolicyTree, SelfPlay
from ecumene.kernel.border.views import View
from ecumene.kernel.core.rng import Rng

ENDINGS = ("rounds",)


class Lantern(Game[Table, View, Rules]):
    id = "lantern"
    prefix = "LAN"
    revision = "lan-r2"
    fewest = 1
    most = 4
    seats = SEATS
    codec = Codec(verbs.VERBS, verbs.CHANCE_VERBS, KINDS, steps=verbs.PRIVATE_STEPS, unordered=verbs.UNORDERED)
    events = Codec(verbs.EVENTS, [], KINDS)
    questions = QUESTIONS
    rule_of = verbs.RULE_OF
    shortages = verbs.SHORTAGES
    classes = {**QUESTIONS.classes, "Table": Table, "Rules": Rules}
    scenario = ScenarioSetup(ZONES, QUESTIONS, start)
    zones = ZONES
    view_type = VIEWS.type
    endings = ENDINGS
    score_is_sum = False  # coins break ties
    strategy = PolicyTree(
        package="ecumene.games.lantern.strategy",
        policy_type=TablePolicy,
        judge=TableJudge(),
        questions=QUESTIONS.classes,
        facts=FACTS,
        kinds=KEY_KINDS,
        explore=1.0,
        tables=(SelfPlay(2), SelfPlay(4)),
    )

    def start(self, players: int = 4, corrections: str = "", **options: str) -> Table:
        return start(players, corrections, **options)

    def make_rules(self, corrections: str) -> Rules:
        return Rules(corrections)

    def view(self, s: Table, viewer: int) -> View:
        v: View = VIEWS.view(s, viewer)
        return v

    def imagine(self, v: View, rng: Rng) -> Table:
        s: Table = VIEWS.imagine(v, rng)
        return s

    def score_parts(self, s: Table) -> list[dict[str, int]]:
        """The points of each seat by category, if they were counted now."""
        return [{"points": points, "coins": coins} for points, coins in (score(s, p) for p in range(s.players))]

    def scores(self, s: Table) -> list[int]:
        return s.points[:]

    def result(self, s: Table) -> Result:
        ranking = places([score(s, p) for p in range(s.players)])
        return Result(self.scores(s), ranking, ENDINGS[0], self.score_parts(s))

    def facts(self, rules: Rules, kind: str, row: int) -> list[Fact]:
        return facts(rules, kind, row)

    def board(self, v: View) -> list[Section]:
        return board(v)

    def evaluate(self, s: Table, p: int) -> float:
        return evaluate(s, p)


GAME: Final = Lantern()
