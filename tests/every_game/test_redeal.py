"""What a viewer cannot know is dealt again fairly, in positions from random games with many hidden things."""

from __future__ import annotations

from typing import Any

import pytest

from ecumene.games import find
from ecumene.kernel.core.state import SPECTATOR
from ecumene.testing.dealing import dealt_as_likely, hidden_in
from ecumene.testing.laws import walk
from every_game.the_games import EVERY


@pytest.mark.parametrize("name", EVERY)
@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_hidden_things_are_dealt_again_as_likely_to_every_place(name: str, viewer: int) -> None:
    """With the default options, or with the last of each, which may hide more."""
    game = find(name)
    every: list[Any] = game.combinations(game.most)
    most, found = -1, None
    for options in every[:1] + every[1:][-1:]:
        for n, s in enumerate(walk(game, 3, players=game.most, **options)):
            if n % 5 == 0:
                hidden = [hidden_in(game, s, slot, viewer) for slot in game.zones.slots(s)]
                places = sum(map(bool, hidden)) * 100 + sum(map(len, hidden))
                if places > most:
                    most, found = places, s.clone()
    compared = dealt_as_likely(game, found, viewer)
    assert compared > 0 or not game.secrets
