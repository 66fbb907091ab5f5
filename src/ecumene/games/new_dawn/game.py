"""The game as the platform sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ecumene.games.new_dawn import board, price_tags, setup, verbs, view
from ecumene.games.new_dawn.atlas import Atlas
from ecumene.games.new_dawn.empire import Empire
from ecumene.games.new_dawn.evaluate import evaluate
from ecumene.games.new_dawn.rule_links import RULE_LINKS
from ecumene.games.new_dawn.ruleset import Rules
from ecumene.games.new_dawn.scenario import DawnScenario
from ecumene.games.new_dawn.state import Dawn
from ecumene.games.new_dawn.survey import spaces_of, wonders_of
from ecumene.games.new_dawn.unverified import unverified
from ecumene.games.new_dawn.victory import ALONE, BY_AGENDAS, WAYS, standing
from ecumene.games.new_dawn.view import DawnView
from ecumene.kernel.border.codec import Codec
from ecumene.kernel.border.game import Game, Option
from ecumene.kernel.border.result import Result, places
from ecumene.kernel.border.sections import Appearance, Fact, Price, Section
from ecumene.kernel.core.bits import size
from ecumene.kernel.core.rng import Rng


class NewDawn(Game[Dawn, DawnView, Rules]):
    id = "new_dawn"
    prefix = "CND"
    revision = "cnd-2017-r2"
    fewest = 2
    most = 4
    seats = view.SEATS
    options = (Option("map", tuple(setup.MAPS)), Option("length", tuple(setup.LENGTHS)))
    codec = Codec(verbs.VERBS, verbs.CHANCE_VERBS, view.KINDS, unordered=verbs.UNORDERED)
    events = Codec(verbs.EVENTS, [], view.KINDS)
    questions = view.QUESTIONS
    rule_of = verbs.RULE_OF
    classes = {**view.QUESTIONS.classes, "Dawn": Dawn, "Empire": Empire, "Atlas": Atlas, "Rules": setup.rules_of}
    view_type = view.DawnView
    zones = view.ZONES
    endings = tuple(WAYS)
    scenario = DawnScenario(view.ZONES, view.QUESTIONS, setup.start)
    rule_links = RULE_LINKS
    score_is_sum = False  # CND-12.4, 12.5
    endless = True  # CND-12.9
    avoid_at_random = "resign"

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

    def result(self, s: Dawn) -> Result:
        """CND-12.4, 12.5, R-23: the score is the number of marks."""
        parts = self.score_parts(s)
        way = WAYS[ALONE if len(s.order(0)) == 1 else BY_AGENDAS]
        return Result([part["marks"] for part in parts], places([standing(s, p) for p in range(s.players)]), way, parts)

    def facts(self, rules: Rules, kind: str, row: int) -> list[Fact]:
        return board.facts(rules, kind, row)

    def appearance(self, rules: Rules, kind: str, row: int) -> Appearance:
        return board.look(rules, kind, row)

    def unverified(self, rules: Rules) -> Mapping[str, list[str]]:
        return unverified(rules)

    def board(self, v: DawnView) -> list[Section]:
        return board.board(v)

    def price(self, v: DawnView, action: int) -> Price | None:
        return price_tags.price(v, action)

    def evaluate(self, s: Dawn, p: int) -> float:
        return evaluate(s, p)


GAME: Final = NewDawn()
