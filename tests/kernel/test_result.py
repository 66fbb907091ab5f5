"""Places and the line that says them."""

from __future__ import annotations

import pytest

from ecumene.kernel.border.result import Result, places


@pytest.mark.parametrize(
    ("keys", "ranks"),
    [
        ([(3,), (5,), (4,)], [3, 1, 2]),
        ([(2, 1), (3, 0), (2, 1), (0, 9)], [2, 1, 2, 4]),
        ([(1,), (1,)], [1, 1]),
        ([(1, 2), (1, 3)], [2, 1]),
        ([(7,)], [1]),
    ],
)
def test_equals_share_a_place_and_the_next_is_left_out(keys: list[tuple[int, ...]], ranks: list[int]) -> None:
    assert places(keys) == ranks


def test_a_result_in_one_line() -> None:
    r = Result([2, 3, 2], [2, 1, 2], "rounds", [{}, {}, {}])
    assert r.text("ABCD").endswith("A 2 B 3 C 2  places 2 1 2  how rounds")
