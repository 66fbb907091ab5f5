"""Example positions are what the server would send today, and the same on every machine."""

from __future__ import annotations

import json

import msgspec
import pytest

from ecumene.kernel.border.sections import AnySection
from ecumene.server import what_if
from ecumene.server.models import ScoreHistory, Summary
from ecumene.server.protocol import StateIs
from tools import positions
from tools.positions import DUEL, LANTERN, Canned, Wanted, canned, moment

SMALL = [name for name in positions.POSITIONS if positions.POSITIONS[name].game != positions.AGES]  # in a second or two


@pytest.mark.parametrize("name", SMALL)
def test_a_position_says_what_the_protocol_says(name: str) -> None:
    made = canned(name, positions.POSITIONS[name])
    data = msgspec.json.encode(made)
    again = msgspec.json.decode(data, type=Canned)
    assert msgspec.json.encode(again) == data
    assert again.table.id == again.summary["id"] == name
    Summary.model_validate(again.summary)
    if again.state.result:
        assert (
            again.score_history
            and ScoreHistory.model_validate(again.score_history).moments[-1].scores == again.state.result.scores
        )
    else:
        assert again.state.choices and again.state.asked and again.state.asked.seat == again.table.viewer
        assert {x.move for x in again.previews} <= {x.move for x in again.state.choices}


def test_the_same_seed_gives_the_same_position() -> None:
    wanted = Wanted(LANTERN, 3, 4, 0.5)
    first = msgspec.json.encode(canned("x", wanted))
    positions.played.cache_clear()
    assert msgspec.json.encode(canned("x", wanted)) == first


def test_moments_lie_in_the_order_asked_for() -> None:
    parts = [moment(Wanted(DUEL, 2, 3, part)) for part in (0.0, 0.25, 0.6, 0.92)]
    assert parts == sorted(set(parts)) and parts[-1] < moment(Wanted(DUEL, 2, 3, positions.END))


def test_crowded_is_the_fullest_board() -> None:
    def drawn(state: StateIs) -> int:
        return len(what_if.refs_in(state.board))

    most = drawn(canned("x", Wanted(LANTERN, 3, 4, positions.CROWDED)).state)
    others = [drawn(canned("x", Wanted(LANTERN, 3, 4, part / 10)).state) for part in range(10)]
    assert most >= max(others) > min(others)


def test_the_boards_of_the_clients_tests_are_boards() -> None:
    """Rewritten by `python -m tools.positions --fixture`; a field that sections no longer have would be lost here."""
    text = positions.FIXTURE.read_bytes()
    boards = msgspec.json.decode(text, type=dict[str, list[AnySection]])
    assert boards.keys() == positions.BOARDS.keys()
    assert json.loads(msgspec.json.encode(boards)) == json.loads(text)
