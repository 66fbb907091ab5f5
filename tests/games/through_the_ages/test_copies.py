"""A copied position: every field is copied, and is the copy's own."""

from __future__ import annotations

from typing import Any

from ecumene.games.through_the_ages.game import GAME
from ecumene.games.through_the_ages.rules.seat import Nation
from ecumene.games.through_the_ages.rules.setup import PRINTED, new_nation
from ecumene.games.through_the_ages.rules.state import Realm
from ecumene.testing.copies import clone_is_whole, distinct, held

SHARED = {"civil_box", "military_box"}  # never changed, only replaced


def values() -> dict[str, Any]:
    return distinct(new_nation())


def test_a_nation_keeps_all_its_fields() -> None:
    assert len(values()) > 50 and held(Nation(**values())) == values()


def test_a_cloned_nation_is_equal_and_independent() -> None:
    clone_is_whole(Nation(**values()), values())


def test_a_cloned_table_is_equal_and_independent() -> None:
    nations = [Nation(**values())]
    given = distinct(GAME.start(players=2)) | {"stack": [], "events": None, "rules": PRINTED, "nations": nations}
    clone_is_whole(Realm(**given), given, SHARED)
