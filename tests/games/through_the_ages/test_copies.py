"""A copied position: every field is copied, and is the copy's own."""

from __future__ import annotations

from typing import Any

import pytest

from ecumene.games.through_the_ages.game import GAME
from ecumene.games.through_the_ages.rules.seat import Nation
from ecumene.games.through_the_ages.rules.setup import PRINTED, new_nation
from ecumene.games.through_the_ages.rules.state import Realm
from ecumene.kernel.core.action import verb_of
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import apply, legal
from ecumene.testing.copies import clone_is_whole, distinct, held

# never changed, only replaced
# fmt: off
SHARED = {
    "civil_box", "military_box", "discards", "discards_known", "past", "current", "current_known", "top",
    "top_known", "future", "future_known", "tactics", "territory", "end_scoring",
}
# fmt: on
SHARED_OF_NATION = {"techs", "specials", "wonders", "colonies", "wars", "targets", "just_taken"}


def shared_lists(s: Realm) -> list[list[int]]:
    return [getattr(s, x) for x in SHARED] + [getattr(n, x) for n in s.nations for x in SHARED_OF_NATION]


def values() -> dict[str, Any]:
    return distinct(new_nation())


def test_a_nation_keeps_all_its_fields() -> None:
    assert len(values()) > 50 and held(Nation(**values())) == values()


def test_a_cloned_nation_is_equal_and_independent() -> None:
    clone_is_whole(Nation(**values()), values(), SHARED_OF_NATION)


def test_a_cloned_table_is_equal_and_independent() -> None:
    nations = [Nation(**values())]
    given = distinct(GAME.start(players=2)) | {"stack": [], "events": None, "rules": PRINTED, "nations": nations}
    clone_is_whole(Realm(**given), given, SHARED)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_lists_that_clones_share_are_never_changed(players: int) -> None:
    """Neither by a move nor by chance: a clone that was made before would change too."""
    s, rng = GAME.start(players=players), Rng(players)
    while s.stack:
        before = [(one, one[:]) for one in shared_lists(s)]
        choices = [a for a in legal(s) if verb_of(a) != GAME.avoided]
        apply(s, choices[rng.below(len(choices))])
        assert all(one == copy for one, copy in before)
