"""Positions as JSON, in the middle of anything."""

from __future__ import annotations

import json

import pytest

from ecumene.games import find
from ecumene.games.lantern.rules.state import Table
from ecumene.kernel.border.save import load, save
from ecumene.kernel.core.state import apply, legal

GAME = find("lantern")


def test_a_position_in_the_middle_of_a_private_choice() -> None:
    s = GAME.scenario.build(["B hands: lamp lamp", "pile: torch@A", "die: 4", "ask: Defend B A"])
    apply(s, GAME.codec.parse("add lamp"))
    t = load(json.loads(json.dumps(save(s))), GAME.classes)
    assert isinstance(t, Table) and t is not s
    assert t.scratch == [[], [1], [], []] and t.pile_known == [1] and t.die == 4
    assert type(t.stack[-1]).__name__ == "Defend" and legal(t) == legal(s) and save(t) == save(s)


def test_plain_values_stay_as_they_are() -> None:
    assert save([1, "x", None, [2]]) == [1, "x", None, [2]]
    assert load([1, "x", None, [2]], {}) == [1, "x", None, [2]]


def test_corrections_are_saved_as_their_text() -> None:
    s = GAME.start(corrections='{"cards":{"lamp":{"light":4}}}')
    assert save(s)["rules"] == {"type": "Rules", "corrections": '{"cards":{"lamp":{"light":4}}}'}
    assert load(save(s), GAME.classes).rules.cards[1].light == 4


def test_an_unknown_class_is_an_error() -> None:
    with pytest.raises(KeyError, match="Chess"):
        load({"type": "Chess"}, GAME.classes)


def test_a_missing_field_is_an_error() -> None:
    data = save(GAME.start())
    del data["die"]
    with pytest.raises(TypeError, match="die"):
        load(data, GAME.classes)
