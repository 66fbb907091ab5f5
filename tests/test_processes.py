"""Tests that share what is expensive run in one process."""

from __future__ import annotations

import pytest


@pytest.mark.xdist_group("here")
def test_a_group_is_known_to_what_divides_the_tests(request: pytest.FixtureRequest) -> None:
    """Some versions of pytest and pytest-xdist do not go together: then groups are torn apart, and all takes longer."""
    if not hasattr(request.config, "workerinput"):
        pytest.skip("one process has all tests")
    assert request.node.nodeid.endswith("@here")
