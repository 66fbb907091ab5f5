"""The order of events at the end of a turn or a round. Scenarios cover which events there are."""

from __future__ import annotations

import pytest

from ecumene.games.age_of_civilization.game import GAME
from ecumene.testing.scenario import Actor

CASES = {
    "abilities without a choice: losses, coins, points in printed order": (
        ['corrections: civilizations.mali.main = "turn: 1 points; turn: 2 points; turn: 1 coins; turn: 1 others_lose"',
         "A: main mali; workers 2"],
        ["rested A", "lost B 1", "gained A 1", "scored A 1", "scored A 2", "turn B"],
    ),
    "the rival takes a wonder first": (
        ["players: 1", "options: mode=wonders", "wonders: petra colossus", "pool: egypt", "round: 4", "deck:"],
        ["taken_away petra", "pool_coins", "rival 1", "war trade", "round 5"],
    ),
    "exhaustion before the collapse": (
        ["players: 1", "options: mode=lost", "A: main maya; workers 4", "exhaustion: 2", "round: 5"],
        ["rival 1", "recovered 2", "collapsed A", "sacrificed A 1", "round 6"],
    ),
    "a token before the icon": (
        ["players: 1", "options: mode=rebirth", "A: workers 4", "deck:", "round: 2",
         "track: culture construction hunting plague trade patronage"],
        ["rival 1", "event black_death", "sacrificed A 2", "war trade", "sacrificed A 1", "round 3"],
    ),
}  # fmt: skip


@pytest.mark.parametrize(("given", "order"), CASES.values(), ids=CASES)
def test_order_of_events(given: list[str], order: list[str]) -> None:
    """AOC-7.3, 8.10, 15.13, 16.14."""
    actor = Actor(GAME, GAME.scenario.build(given))
    actor.act("A rest")
    events = actor.events
    place = -1
    for event in order:
        assert event in events[place + 1 :], events
        place = events.index(event, place + 1)
