"""An objective in hand says in a few words what its goals take that are met at once."""

from __future__ import annotations

import pytest

from ecumene.games import find
from ecumene.games.clash_of_cultures.border.facts import goal_text
from ecumene.games.clash_of_cultures.cards.rows import AT_ONCE
from ecumene.words import LANGUAGES, Words

GAME = find("clash_of_cultures")
ROWS = [row for row in GAME.make_rules("").goals if row.when == AT_ONCE]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_goal_that_is_met_at_once_has_a_line(lang: str) -> None:
    words = Words(lang, GAME)
    assert len(ROWS) > 10
    assert [row.name for row in ROWS if not words.has(f"board-{goal_text(row)[0]}")] == []
