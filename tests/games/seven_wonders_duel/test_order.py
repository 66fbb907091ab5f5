"""The order of events. Scenarios check that an event happens; here its order is checked."""

from __future__ import annotations

import pytest

from ecumene.games.seven_wonders_duel.game import GAME
from ecumene.testing.scenario import Actor


def events_of(given: list[str], *moves: str) -> list[str]:
    actor = Actor(GAME, GAME.scenario.build(given))
    out: list[str] = []
    for move in moves:
        actor.act(move)
        out += actor.events
    return out


def mirrored(words: list[str]) -> list[str]:
    """The same with the seats swapped. The marker changes its sign."""
    swap = str.maketrans("AB", "BA")
    return [w.translate(swap).replace("marker: ", "marker: -").replace("--", "") for w in words]


CASES = {
    "SWD-6.1: pay, Economy, the card, its coins, shields and tokens": (
        ["A: coins 9; tokens strategy", "B: coins 1; tokens economy", "marker: 2", "row: walls forum", "age: 2"],
        ["A build walls"],
        ["paid A 4", "gained B 4", "built A walls", "moved A 3", "plundered B 2", "lost B 2"],
    ),
    "SWD-6.3: chain, Urbanism, pair, the token and its coins": (
        ["A: coins 0; city scriptorium; tokens urbanism", "tokens: agriculture", "row: library walls", "age: 2"],
        ["A build library", "A progress agriculture"],
        ["built A library", "gained A 4", "learnt A agriculture", "gained A 6"],
    ),
    "SWD-6.3: coins before shields, both tokens in order": (
        ["A: coins 30; tokens strategy", "B: coins 9", "marker: 2", "row: arsenal palace", "age: 3"],
        ["A build arsenal"],
        ["paid A 10", "built A arsenal", "moved A 4", "plundered B 2", "lost B 2", "plundered B 5", "lost B 5"],
    ),
    "SWD-6.4: pay, Economy, the wonder, own coins, the opponent's loss": (
        ["A: coins 10; wonders appian_way", "B: coins 0; tokens economy", "row: altar baths"],
        ["A wonder appian_way altar"],
        ["paid A 10", "gained B 10", "raised A appian_way", "gained A 3", "lost B 3"],
    ),
    "SWD-6.4: the seventh wonder, shields, its question": (
        [
            "A: coins 20; wonders statue_of_zeus pyramids; raised sphinx piraeus",
            "B: coins 9; raised appian_way hanging_gardens mausoleum great_library; city quarry",
            "marker: 2",
            "row: altar baths",
        ],
        ["A wonder statue_of_zeus altar", "A destroy quarry"],
        ["paid A 9", "raised A statue_of_zeus", "boxed A pyramids", "moved A 1", "plundered B 2", "lost B 2"],
    ),
    "SWD-6.4: the Mausoleum's card, followed by its own steps": (
        [
            "A: coins 10; wonders mausoleum; tokens strategy",
            "B: coins 9",
            "discard: archery_range",
            "marker: 1",
            "row: altar baths",
        ],
        ["A wonder mausoleum altar", "A build archery_range"],
        ["paid A 10", "raised A mausoleum", "built A archery_range", "moved A 3", "plundered B 2", "lost B 2"],
    ),
    "SWD-8.4: a move that ends on the capital": (
        ["A: coins 8", "marker: 7", "row: pretorium palace", "age: 3"],
        ["A build pretorium"],
        ["paid A 8", "built A pretorium", "moved A 2"],
    ),
    "SWD-4.4: a discard": (["A: coins 0", "row: altar baths"], ["A discard altar"], ["gained A 2"]),
    "SWD-10.1: the end of an age": (["marker: 1", "row: altar"], ["A discard altar"], ["gained A 2", "began 2"]),
}


@pytest.mark.parametrize(("given", "moves", "wanted"), CASES.values(), ids=CASES.keys())
def test_order(given: list[str], moves: list[str], wanted: list[str]) -> None:
    """SWD-6.1, 6.3, 6.4: the steps of a turn in order, for the first seat and for the second."""
    assert events_of(given, *moves) == wanted
    assert events_of([*mirrored(given), "ask: Turn B"], *mirrored(moves)) == mirrored(wanted)
