"""A seed gives the same game in every process, whatever the order of its sets and dictionaries of names."""

from __future__ import annotations

import pytest

from ecumene.testing.determinism import elsewhere
from every_game.test_determinism import FINGERPRINTS
from every_game.the_games import EVERY


@pytest.mark.parametrize("name", EVERY)
def test_the_same_in_fresh_processes_under_any_hash_seed(name: str) -> None:
    """Two hash seeds; `test_determinism` has a third one, another in each run."""
    assert elsewhere(name, [0, 4242]) == [FINGERPRINTS.get(name)] * 2
