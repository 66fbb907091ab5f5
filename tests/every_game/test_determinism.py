"""A seed gives the same game everywhere: interpreted and compiled, today and later."""

from __future__ import annotations

import pytest

from ecumene.games import find
from ecumene.testing.determinism import fingerprint
from every_game.the_games import EVERY

# `python -m ecumene.testing.determinism <game>` prints it. It changes with the rules, with chance and the notation:
# where none of these was meant to change, something is wrong. The compiled build must come to the same.
FINGERPRINTS = {
    "lantern": "871de7c9e2968e8b",
    "seven_wonders_duel": "f7789b22e77f600e",
    "through_the_ages": "261765f41c66c787",
    "clash_of_cultures": "f2e32a16fca7a138",
    "new_dawn": "50449e927b3bbb39",
    "age_of_civilization": "8c269c64553cfc29",
}


@pytest.mark.parametrize("name", EVERY)
def test_the_same_as_ever(name: str) -> None:
    assert fingerprint(find(name)) == FINGERPRINTS.get(name), "a new game needs a line in FINGERPRINTS"


def test_another_number_of_games_has_another_fingerprint() -> None:
    assert fingerprint(find("lantern"), 3) != fingerprint(find("lantern"), 4)
