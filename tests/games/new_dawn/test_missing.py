"""What a refused move would need, as figures: `Game.missing`."""

from __future__ import annotations

import pytest

from ecumene.games.new_dawn.game import GAME
from ecumene.kernel.border.sections import Shortage
from ecumene.kernel.core.state import legal
from ecumene.testing.moves import play

BUILDS = "A: row early_empire astrology foreign_trade masonry pottery"
FIGHTS = "A: row astrology pottery early_empire foreign_trade masonry"
CASES = [  # given, played, refused, missing
    ([BUILDS], "resolve pottery", "raise stonehenge", [Shortage("production", 7, 5)]),
    (
        [BUILDS, "07-0: pyramids"],
        "resolve pottery",
        "raise stonehenge",
        [Shortage("free_cities", 1, 0), Shortage("production", 7, 5)],
    ),
    ([BUILDS], "resolve pottery", "raise pentagon", []),  # it is not on offer
    ([BUILDS], "resolve pottery", "found 05-0", [Shortage("reach", 5, 2)]),
    ([BUILDS], "resolve pottery", "found 07-2", []),  # beside a city
    ([BUILDS], "resolve early_empire", "at 07-2", [Shortage("difficulty", 5, 1)]),
    ([FIGHTS, "07-1: A control"], "resolve masonry", "attack 06-4", [Shortage("reach", 5, 2)]),
    ([FIGHTS, "07-1: A control"], "resolve masonry", "attack 07-1", []),  # nothing to attack
    (
        ["A: row astrology pottery early_empire foreign_trade mathematics; trade 3 0 0 0 0"],
        "resolve mathematics",
        "put astrology",
        [Shortage("room", 1, 0)],
    ),
    (
        ["A: row astrology pottery early_empire foreign_trade replaceable_parts", "supply: 0 3 3 3"],
        "resolve replaceable_parts",
        "gain marble",
        [Shortage("supply", 1, 0)],
    ),
]


@pytest.mark.parametrize(("given", "played", "refused", "missing"), CASES, ids=[case[2] for case in CASES])
def test_what_is_missing(given: list[str], played: str, refused: str, missing: list[Shortage]) -> None:
    s = GAME.scenario.build(given)
    play(GAME, s, played)
    action = GAME.codec.parse(refused)
    assert action not in legal(s)
    assert GAME.missing(s, action) == missing
