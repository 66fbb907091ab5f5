"""For everything that a game declares hidden, a leak is planted in its views; each kind of look must find it."""

from __future__ import annotations

from typing import Any

import pytest

from ecumene.games import find
from ecumene.kernel.border.zones import EVERYONE
from ecumene.testing.leaks import Leak, by_imagining, by_scrambling, caught, leaky, planted
from every_game.positions import of_scenarios
from every_game.the_games import EVERY

LEAKS = [
    pytest.param(leak, id=f"{name}: {leak.name}", marks=pytest.mark.xdist_group(name))
    for name in EVERY
    for leak in planted(find(name))
]
OPEN = ["new_dawn"]  # games in which nobody knows what another does not


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_found_by_imagining(leak: Leak) -> None:
    assert caught(leak, by_imagining, of_scenarios(leak.game.id)) == "the imagined position looks different"


@pytest.mark.parametrize("leak", [p for p in LEAKS if any(isinstance(x, Leak) and x.scrambled for x in p.values)])
def test_a_planted_leak_is_found_by_scrambling(leak: Leak) -> None:
    assert caught(leak, by_scrambling, of_scenarios(leak.game.id)) == "a view reveals what is hidden"


@pytest.mark.parametrize("name", EVERY)
def test_every_hidden_zone_has_planted_leaks(name: str) -> None:
    zones = find(name).zones
    hidden = {z.path for z in zones.zones if z.known != EVERYONE} | {x.path for x in zones.scratch}
    assert bool(hidden) != (name in OPEN) and hidden <= {leak.name for leak in planted(find(name))}


def test_without_a_leak_nothing_is_found() -> None:
    """What the tests above find is the leak, not the planting: how many things lie where, everybody may know."""
    game = find("lantern")

    def sizes(s: Any) -> list[list[int]]:
        return [[len(game.zones.items(s, slot))] for slot in game.zones.slots(s)]

    assert caught(Leak("sizes", leaky(game, sizes), sizes, sizes, True), by_imagining, games=3) == ""
