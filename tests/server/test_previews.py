"""What a preview promises happens: its events are those of the move, and a move that is called idle changes nothing."""

from __future__ import annotations

import msgspec
import pytest

from ecumene.games import GAMES, find
from ecumene.kernel.border.look import Look
from ecumene.kernel.border.sections import AnySection, Counters
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import legal
from ecumene.kernel.match.log import Move
from ecumene.kernel.match.match import Match
from ecumene.server.log_entries import log_of
from ecumene.server.messages import choices_of
from ecumene.server.protocol import Changes
from ecumene.server.what_if import asks_first, preview_of

POSITIONS = 40


@pytest.mark.parametrize("name", GAMES)
def test_events_of_a_preview_are_those_of_the_move(name: str) -> None:
    game = find(name)
    m, rng = Match(game, 11, max(2, game.fewest)), Rng(11)
    told = 0
    for _ in range(POSITIONS):
        for _ in range(3):
            if not m.over:
                m.choose(game.at_random(legal(m.state), rng))
        if m.over:
            break
        seat, n = m.state.player, len(m.log)
        choices = choices_of(m, Look.at(game, m.state, seat))
        move = choices[rng.below(len(choices))].move
        preview = preview_of(Look.at(game, m.state, seat), 1, move)
        before = msgspec.json.encode(game.view(m.state, seat))
        m.play(move)
        if not m.log[n:]:
            continue  # a private step
        (entry, *_) = log_of(m, seat, n)[1]
        assert entry.events[: len(preview.events)] == preview.events
        if not preview.shows and preview.board is not None:
            assert len(entry.events) == len(preview.events)
        if preview.idle and not preview.asks:
            assert msgspec.json.encode(game.view(m.state, seat)) == before
        if preview.board is not None:
            assert preview.ends == m.over
        told += len(preview.events)
        assert isinstance(m.log[n], Move)
    assert told, "there was nothing to compare"


def test_an_angry_city_is_foretold() -> None:
    """Clash of Cultures: a city that is activated a second time in a turn gets angrier."""
    game = find("clash_of_cultures")
    moods: set[str] = set()
    for seed in range(6):
        m, rng = Match(game, seed, 2), Rng(seed)
        while "mood:angry" not in moods and len(m.plies) < 150:
            m.choose(game.at_random(legal(m.state), rng))
            look = Look.at(game, m.state, m.state.player)
            moves = [x.move for x in choices_of(m, look) if x.verb in ("build", "gather")][:6]
            events = [e for move in moves for e in preview_of(look, 1, move).events]
            moods |= {ref for e in events if e.verb == "mood" for ref in e.refs}
    assert "mood:angry" in moods


@pytest.mark.parametrize("name", GAMES)
def test_a_preview_for_a_button_has_the_own_counters_and_no_others(name: str) -> None:
    game = find(name)
    m, rng = Match(game, 5, max(2, game.fewest)), Rng(5)
    told = 0
    for _ in range(POSITIONS):
        m.choose(game.at_random(legal(m.state), rng))
        if m.over:
            break
        look = Look.at(game, m.state, m.state.player)
        for move in [x.move for x in choices_of(m, look)][:6]:
            whole, brief = preview_of(look, 1, move), preview_of(look, 1, move, counters=True)
            if whole.board is None or brief.board is None:
                assert whole == brief
                continue
            seat = game.seats[m.state.player]
            own: list[AnySection] = [x for x in whole.board.sections if isinstance(x, Counters) and x.seat == seat]
            assert brief == msgspec.structs.replace(whole, board=Changes(own))
            told += len(own)
    assert told, "there was nothing to compare"


def test_what_chance_decides_is_not_called_the_end_of_a_turn() -> None:
    """Through the Ages: nothing is revealed by who prepares an event, but chance turns up the next one."""
    game = find("through_the_ages")
    m, rng = Match(game, 3, 2), Rng(3)
    found: dict[str, tuple[tuple[bool, bool, bool], bool]] = {}
    while len(found) < 2:
        look = Look.at(game, m.state, m.state.player)
        for x in choices_of(m, look):
            if x.verb in ("end", "prepare") and x.verb not in found:
                why = asks_first(look, game.codec.parse_move(x.move))
                found[x.verb] = why, preview_of(look, 1, x.move).shows
        m.choose(game.at_random(legal(m.state), rng))
    assert found == {"end": ((True, False, False), False), "prepare": ((True, False, True), True)}
