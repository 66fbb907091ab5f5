"""What a game says that parts of its board are made from is all that they are made from."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from ecumene.games import find
from ecumene.kernel.border.drawings import Drawings
from ecumene.testing.drawings import as_from_nothing, drawn_again_where_one_field_differs
from ecumene.testing.laws import some_options, walk
from every_game.the_games import COMPILED, TOGETHER

WALKED, APART = 400, 31  # positions of a walk; positions between two that are compared field by field
PAIRS = 12 if COMPILED else 3
EVERY_BOARD = 1 if COMPILED else 5  # of so many positions one is drawn


@pytest.mark.parametrize("name", TOGETHER)
def test_boards_drawn_one_after_another_are_as_drawn_from_nothing(name: str) -> None:
    game, drawings = find(name), Drawings()
    for n, s in enumerate(walk(game, 2, players=game.most, **some_options(game, 2, game.most))):
        if n % EVERY_BOARD == 0 or s.over:
            as_from_nothing(game, s, drawings)
        if n >= WALKED:
            break


@pytest.mark.parametrize("name", TOGETHER)
def test_a_board_is_drawn_again_whichever_field_differs(name: str) -> None:
    game = find(name)
    met: list[Any] = []
    for n, s in enumerate(walk(game, 4, players=game.most)):
        if n % APART == 0 or s.over:
            met.append(s.clone())
        if len(met) > PAIRS:
            break
    drawable = impossible = 0
    for before, after in itertools.pairwise(met):
        for s, other in ((before, after), (after, before)):
            could_not, could = drawn_again_where_one_field_differs(game, s, other)
            impossible, drawable = impossible + could_not, drawable + could
    assert drawable > 3 * impossible, "the law would hold over little, and nobody would know"
