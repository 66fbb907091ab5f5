"""The game as the platform sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ecumene.games.clash_of_cultures import board, frames, price_tags, setup, verbs, view
from ecumene.games.clash_of_cultures.evaluate import evaluate
from ecumene.games.clash_of_cultures.nation import Nation
from ecumene.games.clash_of_cultures.rule_links import RULE_LINKS, RULE_OF
from ecumene.games.clash_of_cultures.ruleset import Rules
from ecumene.games.clash_of_cultures.scenario import WorldScenario
from ecumene.games.clash_of_cultures.scoring import points, standing, tally
from ecumene.games.clash_of_cultures.state import World
from ecumene.games.clash_of_cultures.track import ROUNDS_OVER, WAYS
from ecumene.games.clash_of_cultures.unverified import unverified
from ecumene.games.clash_of_cultures.view import WorldView
from ecumene.games.clash_of_cultures.zones import ZONES
from ecumene.kernel.border.codec import Codec
from ecumene.kernel.border.game import Game, Option
from ecumene.kernel.border.result import Result, places
from ecumene.kernel.border.sections import Appearance, Fact, Price, Section
from ecumene.kernel.core.rng import Rng


class ClashOfCultures(Game[World, WorldView, Rules]):
    id = "clash_of_cultures"
    prefix = "COC"
    revision = "coc-2012-r2"
    fewest = 2
    most = 4
    seats = frames.SEATS
    options = (Option("length", tuple(setup.LENGTHS)), Option("events", tuple(setup.TEXTS)))
    codec = Codec(verbs.VERBS, verbs.CHANCE_VERBS, frames.KINDS, verbs.STEPS, verbs.UNORDERED)
    events = Codec(verbs.EVENTS, [], frames.KINDS)
    questions = frames.QUESTIONS
    rule_of = RULE_OF
    classes = {**frames.QUESTIONS.classes, "World": World, "Nation": Nation, "Rules": setup.rules_of}
    view_type = view.WorldView
    zones = ZONES
    endings = (WAYS[ROUNDS_OVER], *(way for i, way in enumerate(WAYS) if i not in (0, ROUNDS_OVER)))
    scenario = WorldScenario(ZONES, frames.QUESTIONS, setup.start)
    rule_links = RULE_LINKS
    repeated_events = {"drew_action": "draw_action", "drew_objective": "draw_objective"}
    half_points = True
    avoid_at_random = "resign"

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
        return tally(s)

    def result(self, s: World) -> Result:
        """COC-4: in half points."""
        scores = [sum(points(s, p)) for p in range(len(s.nations))]
        return Result(scores, places(standing(s)), WAYS[s.ending], self.score_parts(s))

    def facts(self, rules: Rules, kind: str, row: int) -> list[Fact]:
        return board.facts(rules, kind, row)

    def appearance(self, rules: Rules, kind: str, row: int) -> Appearance:
        return board.look(rules, kind, row)

    def unverified(self, rules: Rules) -> Mapping[str, list[str]]:
        return unverified(rules)

    def board(self, v: WorldView) -> list[Section]:
        return board.board(v)

    def price(self, v: WorldView, action: int) -> Price | None:
        return price_tags.price(v, action)

    def evaluate(self, s: World, p: int) -> float:
        return evaluate(s, p)


GAME: Final = ClashOfCultures()
