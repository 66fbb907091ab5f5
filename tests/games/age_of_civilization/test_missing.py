"""What a refused move lacks: how much is needed and how much is there."""

from __future__ import annotations

import pytest

from ecumene.games.age_of_civilization.game import GAME

ALONE = "players: 1"
CASES = {
    "coins for an action": (["A: main egypt; coins 2"], "act culture", ["coins 4 2"]),
    "workers for an action": (["A: main egypt; coins 3; workers 1"], "act construction", ["workers 2 1"]),
    "both": (["A: main egypt; coins 0; workers 1"], "act construction", ["workers 2 1", "coins 1 0"]),
    "neither, for it is no action": (["A: main egypt; coins 0"], "act plague", []),
    "the cheapest technology counts": (["A: main harappa; coins 2; workers 2"], "act research", ["coins 3 2"]),
    "an own space": (["A: main india; coins 1"], "own culture india", ["coins 3 1"]),
    "the technology that was chosen": (
        ["A: main harappa; coins 3; techs writing; workers 2", "ask: Target A research 0 -1"],
        "learn education",
        ["coins 4 3"],
    ),
    "coins besides stones": (
        [
            ALONE,
            "options: mode=wonders",
            "A: coins 2; stones 2; workers 2",
            "wonders: petra",
            "ask: Stones A wonder 0 -1",
        ],
        "spend 2",
        ["coins 3 2"],
    ),
    "stones": (
        [ALONE, "options: mode=wonders", "A: coins 9; stones 1", "wonders: petra", "ask: Stones A wonder 0 -1"],
        "spend 3",
        ["stones 3 1"],
    ),
    "silk": ([ALONE, "options: mode=silk", "A: silk 1", "ask: SellSilk A 3 1 1"], "sell 2", ["silk 2 1"]),
    "more silk than the limit": ([ALONE, "options: mode=silk", "A: silk 1", "ask: SellSilk A 3 1 1"], "sell 4", []),
    "a free action": (["A: coins 1", "ask: FreeAction A culture"], "perform culture", ["coins 4 1"]),
    "another free action": (["A: coins 1", "ask: FreeAction A culture"], "perform trade", []),
    "a special technology": (
        ["options: innovations=yes", "A: coins 0", "specials: theatre"],
        "buy theatre",
        ["coins 1 0"],
    ),
    "no special technologies": (["A: coins 0"], "buy theatre", []),
    "a tribute": ([ALONE, "options: mode=mongols", "A: coins 3", "ask: Ransom A tribute"], "pay", ["coins 4 3"]),
    "coins to give": (["A: main phoenicia; coins 1", "pool: rome", "ask: EndOfTurn A"], "use phoenicia", ["coins 2 1"]),
    "a free action at the end": (["A: techs education; coins 0", "ask: EndOfTurn A"], "use education", ["coins 4 0"]),
    "an ability that does nothing": (["A: main babylon; coins 0", "ask: EndOfTurn A"], "use aksum", []),
}


@pytest.mark.parametrize(("given", "move", "lacks"), CASES.values(), ids=CASES)
def test_missing(given: list[str], move: str, lacks: list[str]) -> None:
    """AOC-5.1, 5.12, 11.33, 12.11, 16.5, 16.6, 16.17."""
    s = GAME.scenario.build(given)
    action = GAME.codec.parse(move)
    assert s.stack[-1].refuse(s, action)
    assert [f"{x.what} {x.needs} {x.has}" for x in GAME.missing(s, action)] == lacks
