"""The game as the platform sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ecumene.games.through_the_ages import board, frames, price_tags, setup, verbs, view
from ecumene.games.through_the_ages.cards import AGES
from ecumene.games.through_the_ages.evaluate import evaluate
from ecumene.games.through_the_ages.nation import Nation
from ecumene.games.through_the_ages.rule_links import RULE_LINKS
from ecumene.games.through_the_ages.ruleset import Rules
from ecumene.games.through_the_ages.scenario import RealmScenario
from ecumene.games.through_the_ages.scoring import standing, tally
from ecumene.games.through_the_ages.state import Realm
from ecumene.games.through_the_ages.unverified import unverified
from ecumene.games.through_the_ages.view import RealmView
from ecumene.games.through_the_ages.zones import ZONES
from ecumene.kernel.border.codec import Codec
from ecumene.kernel.border.game import Game
from ecumene.kernel.border.result import Result, places
from ecumene.kernel.border.sections import Appearance, Fact, Price, Section
from ecumene.kernel.core.rng import Rng

WAYS = ("culture", "last")


class ThroughTheAges(Game[Realm, RealmView, Rules]):
    id = "through_the_ages"
    prefix = "TTA"
    revision = "tta-2015-r2"
    fewest = 2
    most = 4
    seats = frames.SEATS
    options = ()
    codec = Codec(verbs.VERBS, verbs.CHANCE_VERBS, frames.KINDS, verbs.STEPS, verbs.UNORDERED)
    events = Codec(verbs.EVENTS, [], frames.KINDS)
    questions = frames.QUESTIONS
    rule_of = verbs.RULE_OF
    classes = {**frames.QUESTIONS.classes, "Realm": Realm, "Nation": Nation, "Rules": setup.rules_of}
    view_type = view.RealmView
    zones = ZONES
    endings = WAYS
    scenario = RealmScenario(ZONES, frames.QUESTIONS, setup.start)
    rule_links = RULE_LINKS
    repeated_events = {"drew": "draw"}
    avoid_at_random = "resign"

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
        return tally(s)

    def result(self, s: Realm) -> Result:
        """TTA-1.6, 1.7, 1.9: culture points; shared where they are equal."""
        how = WAYS[0] if s.left() > 1 else WAYS[1]
        return Result([int(n.culture) for n in s.nations], places(standing(s)), how, self.score_parts(s))

    def facts(self, rules: Rules, kind: str, row: int) -> list[Fact]:
        return board.facts(rules, kind, row)

    def appearance(self, rules: Rules, kind: str, row: int) -> Appearance:
        return board.look(rules, kind, row)

    def unverified(self, rules: Rules) -> Mapping[str, list[str]]:
        return unverified(rules)

    def board(self, v: RealmView) -> list[Section]:
        return board.board(v)

    def price(self, v: RealmView, action: int) -> Price | None:
        return price_tags.price(v, action)

    def evaluate(self, s: Realm, p: int) -> float:
        return evaluate(s, p)


GAME: Final = ThroughTheAges()
