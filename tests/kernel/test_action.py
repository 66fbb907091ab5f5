"""Actions in one integer: what does not fit is an error, never another action."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecumene.kernel.core.action import act, first, fourth, second, third, verb_of

ARGUMENT = st.integers(0, 16383)


@given(st.integers(0, 127), ARGUMENT, ARGUMENT, ARGUMENT, ARGUMENT)
def test_what_goes_in_comes_out(verb: int, a: int, b: int, c: int, d: int) -> None:
    action = act(verb, a, b, c, d)
    assert 0 <= action < 2**63
    assert [f(action) for f in (verb_of, first, second, third, fourth)] == [verb, a, b, c, d]


def test_the_largest_fills_the_machine_word() -> None:
    assert act(127, 16383, 16383, 16383, 16383) == 2**63 - 1
    assert act(0) == 0 and act(5) == 5 and act(0, 1) == 128


@pytest.mark.parametrize(
    "parts", [(128,), (-1,), (0, 16384), (0, -1), (0, 0, 16384), (0, 0, 0, -1), (0, 0, 0, 0, 16384), (127, 0, 0, 0, -5)]
)
def test_what_does_not_fit_is_refused(parts: tuple[int, ...]) -> None:
    with pytest.raises(OverflowError):
        act(*parts)
