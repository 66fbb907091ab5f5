"""The game as the platform sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ecumene.games.new_dawn.border import board, facts, prices, view
from ecumene.games.new_dawn.border.questions import DECLARED_KINDS, KINDS, QUESTIONS, SEATS
from ecumene.games.new_dawn.border.rule_links import RULE_LINKS
from ecumene.games.new_dawn.border.scenario import DawnScenario
from ecumene.games.new_dawn.border.unverified import unverified
from ecumene.games.new_dawn.border.zones import VIEWS, DawnView
from ecumene.games.new_dawn.rules import setup, verbs
from ecumene.games.new_dawn.rules.map.layout import Atlas
from ecumene.games.new_dawn.rules.map.spaces import spaces_of, wonders_of
from ecumene.games.new_dawn.rules.military.battle_state import Battle
from ecumene.games.new_dawn.rules.ruleset import Rules
from ecumene.games.new_dawn.rules.scoring import ALONE, BY_AGENDAS, ENDINGS, ranking
from ecumene.games.new_dawn.rules.seat import Empire
from ecumene.games.new_dawn.rules.state import Dawn
from ecumene.games.new_dawn.strategy import policy
from ecumene.games.new_dawn.strategy.characters import WarMakerJudge
from ecumene.games.new_dawn.strategy.evaluate import evaluate
from ecumene.games.new_dawn.strategy.judge import DawnJudge
from ecumene.games.new_dawn.strategy.policy import DawnPolicy
from ecumene.kernel.border.codec import Codec
from ecumene.kernel.border.game import DrawnFromLook, Option
from ecumene.kernel.border.look import Look
from ecumene.kernel.border.result import Result, places
from ecumene.kernel.border.sections import Appearance, Fact, Price, Section
from ecumene.kernel.border.strategy import PolicyTree, SelfPlay, Sight
from ecumene.kernel.core.bits import size
from ecumene.kernel.core.rng import Rng


class NewDawn(DrawnFromLook[Dawn, DawnView, Rules]):
    id = "new_dawn"
    prefix = "CND"
    revision = "cnd-2017-r2"
    fewest = 2
    most = 4
    seats = SEATS
    options = (Option("map", tuple(setup.MAPS)), Option("length", tuple(setup.LENGTHS)))
    endless = True  # CND-12.9
    codec = Codec(verbs.VERBS, verbs.CHANCE_VERBS, KINDS, unordered=verbs.UNORDERED)
    events = Codec(verbs.EVENTS, [], KINDS)
    declared_kinds = DECLARED_KINDS
    questions = QUESTIONS
    rule_of = verbs.RULE_OF
    shortages = verbs.SHORTAGES
    renamed = {
        "Farewell": "AfterArrival",
        "Fate": "ConquerOrLiberate",
        "Outskirts": "TokensBesideCity",
        "Received": "CaravanArrived",
    }
    avoid_at_random = "resign"
    classes = {
        **QUESTIONS.classes,
        "Dawn": Dawn,
        "Empire": Empire,
        "Atlas": Atlas,
        "Battle": Battle,
        "Rules": setup.rules_of,
    }
    scenario = DawnScenario(VIEWS.zones, QUESTIONS, setup.start)
    zones = VIEWS.zones
    declared = VIEWS
    view_type = DawnView
    endings = tuple(ENDINGS)
    public_points = True
    score_is_sum = False  # CND-12.4, 12.5
    rule_links = RULE_LINKS
    strategy = PolicyTree(
        package="ecumene.games.new_dawn.strategy",
        policy_type=DawnPolicy,
        judge=DawnJudge(),
        questions=QUESTIONS.classes,
        facts=policy.FACTS,
        kinds={**KINDS, **policy.KINDS},
        sights={"novice": Sight(24, 0.03, 0.15)},
        explore=1.0,
        depth=30,
        tables=(  # about 26 rounds: whoever has not won by then was too slow
            SelfPlay(2, weight=3, longest=220),
            SelfPlay(2, {"map": "built"}, weight=2, longest=220),
            SelfPlay(2, {"length": "epic"}, longest=260),
            SelfPlay(3, longest=320),
            SelfPlay(4, {"map": "built"}, longest=430),
        ),
        characters={"war_maker": WarMakerJudge()},
    )

    def start(self, players: int = 2, corrections: str = "", **options: str) -> Dawn:
        return setup.start(players, corrections, **options)

    def make_rules(self, corrections: str) -> Rules:
        return setup.rules_of(corrections)

    def view(self, s: Dawn, viewer: int) -> DawnView:
        return view.view(s, viewer)

    def imagine(self, v: DawnView, rng: Rng) -> Dawn:
        return view.imagine(v, rng)

    def score_parts(self, s: Dawn) -> list[dict[str, int]]:
        """CND-12.4, 12.5: what decides the game, in this order."""
        return [
            {"marks": int(size(e.marks)), "wonders": len(wonders_of(s, p)), "spaces": len(spaces_of(s, p))}
            for p, e in enumerate(s.empires)
        ]

    def scores(self, s: Dawn) -> list[int]:
        return [int(size(e.marks)) for e in s.empires]

    def result(self, s: Dawn) -> Result:
        """CND-12.4, 12.5, R-23: the score is the number of marks."""
        parts = self.score_parts(s)
        how = ENDINGS[ALONE if len(s.order(0)) == 1 else BY_AGENDAS]
        return Result(self.scores(s), places([ranking(s, p) for p in range(s.players)]), how, parts)

    def facts(self, rules: Rules, kind: str, row: int) -> list[Fact]:
        return facts.facts(rules, kind, row)

    def appearance(self, rules: Rules, kind: str, row: int) -> Appearance:
        return facts.appearance(rules, kind, row)

    def unverified(self, rules: Rules) -> Mapping[str, list[str]]:
        return unverified(rules)

    def draw(self, look: Look[Dawn, DawnView]) -> list[Section]:
        return board.board(look)

    def prices(self, look: Look[Dawn, DawnView], actions: Sequence[int]) -> list[Price | None]:
        return prices.prices(look, actions)

    def evaluate(self, s: Dawn, p: int) -> float:
        return evaluate(s, p)


GAME: Final = NewDawn()
