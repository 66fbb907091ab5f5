"""Sets are chosen in any order: checked in every position of every scenario, also where random games rarely come."""

from __future__ import annotations

from collections import Counter

from ecumene.games.clash_of_cultures.game import GAME
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import CHANCE, legal
from ecumene.testing.scenario import moments, read
from ecumene.testing.sets import Question, question, sets_have_no_order
from every_game.the_games import folder

NAMED_ONE_BY_ONE = [
    *("ComposeOffer", "Invited", "AnswerOffer", "Collect", "Civic", "MoveCubes"),
    *("Upset", "FeedOthers", "LoseTwo", "Quake", "CityHit"),
]


def test_sets_of_all_scenarios_have_no_order() -> None:
    asked: Counter[str] = Counter()
    rng = Rng(1)
    for path in sorted((folder(GAME.id) / "scenarios").glob("*.scn")):
        for scenario in read(path):
            before: Question = ("", CHANCE)
            for s in moments(scenario, GAME):
                if not s.over and s.player != CHANCE and legal(s):
                    sets_have_no_order(GAME, s, rng, question(s) != before)
                    asked[question(s)[0]] += 1
                before = question(s)
    assert min(asked[name] for name in NAMED_ONE_BY_ONE) >= 3, asked
