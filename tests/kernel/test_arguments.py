"""What programs hand over is checked once, at the border: one clear error, and nothing changes."""

from __future__ import annotations

import copy
import importlib
import pickle
from typing import Any

import pytest

import ecumene
from ecumene.games import find
from ecumene.kernel.border.corrections import Misfit
from ecumene.kernel.border.errors import BadRecord, EcumeneError, clipped, nearest, shown
from ecumene.kernel.border.save import save
from ecumene.kernel.core.action import act

LONG = 10**5_000

WRONG_CALLS: list[tuple[dict[str, Any], str]] = [
    ({"seed": "7"}, "A seed is a whole number from 0 to 4611686018427387903, not 7."),
    ({"seed": -1}, "not -1"),
    ({"seed": True}, "not true"),
    ({"seed": 2.0}, "not 2.0"),
    ({"seed": 2**62}, "not 4611686018427387904"),
    ({"seed": LONG}, "not …"),
    ({"players": 0}, "lantern is for 1 to 4 players, not 0"),
    ({"players": 10**13}, "not 10000000000000"),
    ({"players": LONG}, "not …"),
    ({"players": 2.0}, "Players are given as a number, or as a list of names, not as 2.0."),
    ({"players": True}, "not as true"),
    ({"players": "Anna"}, "not as Anna"),
    ({"players": b"Anna"}, "not as Anna"),
    ({"players": {"Anna", "Borys"}}, "not as"),
    ({"players": ["Anna", None]}, "A player's name is a text of at most 200 letters, not null."),
    ({"players": ["Anna", 7]}, "not 7"),
    ({"players": ["x" * 201]}, "at most 200 letters"),
    ({"players": [[], {}]}, "A player's name is a text"),
    ({"corrections": 7}, "corrections: Corrections are a text, not 7."),
    ({"corrections": {"rows": 5}}, "Corrections are a text"),
    ({"wonders": "draft"}, "lantern has no option “wonders”; it has none at all."),
]


@pytest.mark.parametrize(("call", "said"), WRONG_CALLS)
def test_new_says_what_is_wrong(call: dict[str, Any], said: str) -> None:
    with pytest.raises(EcumeneError) as e:
        ecumene.new("lantern", **call)
    assert said in str(e.value)


@pytest.mark.parametrize("value", [None, 5, [], {}, "yes", LONG, b"draft"], ids=shown)
def test_an_options_choice_is_a_word(value: Any) -> None:
    with pytest.raises(ecumene.BadOption, match="wonders is one of draft, preset, not"):
        ecumene.new("seven_wonders_duel", wonders=value)


@pytest.mark.parametrize("name", [None, 5, [], "", "x" * 10**6, b"lantern"])
def test_a_game_has_a_name(name: Any) -> None:
    with pytest.raises(ecumene.UnknownGame) as e:
        ecumene.new(name)
    assert len(str(e.value)) < 300


MOVES: list[tuple[Any, str]] = [
    (None, "A move is a text, not null."),
    (7, "A move is a text, not 7."),
    (b"pass", "A move is a text, not pass."),
    ("", "There is no move in this text."),
    ("  +  ", "There is no move in this text."),
    ("prepare " + "x" * 10**6, "This is longer than any move"),
    ("prepare\u0000wick", "There is no verb “prepare·wick”"),
    ("prepare ²", "There is no card “²”."),
]


@pytest.mark.parametrize(("move", "said"), MOVES)
def test_a_move_is_a_text(move: Any, said: str) -> None:
    m = ecumene.new("lantern", players=2, seed=1)
    before = save(m.state), m.record()
    with pytest.raises(EcumeneError) as e:
        m.play(move)
    assert said in str(e.value) and len(str(e.value)) < 300 and (save(m.state), m.record()) == before


def test_a_packed_action_is_checked_in_all_its_bits() -> None:
    m = ecumene.new("lantern", players=2, seed=1)
    good = m.game.codec.parse(m.moves()[0])
    before = save(m.state), m.record()
    wrong = [-1, good | 1 << 62, good | 1 << 63, good | 1 << 70, good | act(0, 0, 1), good | act(0, 0, 0, 0, 1)]
    wrong += [act(0, 16383), 127, LONG, -LONG]
    for action in [*wrong, None, "7", 2.0, True]:
        with pytest.raises(ecumene.UnreadableMove, match="is not a packed action of this game"):
            m.choose(action)  # type: ignore[arg-type]
        assert (save(m.state), m.record()) == before
    m.choose(good)


@pytest.mark.parametrize("seat", ["Z", "AB", "a", 7, -1, -2, 1.0, True, b"A", ["A"], LONG], ids=shown)
def test_a_seat_is_a_letter_or_a_number(seat: Any) -> None:
    m = ecumene.new("lantern", players=2, seed=1)
    for call in (m.view, m.events) if seat is True else (m.view, m.record, m.events):
        with pytest.raises(ecumene.BadArgument, match="There is no seat"):
            call(seat)


@pytest.mark.parametrize("text", [None, 7, b"ecumene-record 1", ["ecumene-record 1"]])
def test_a_record_is_a_text(text: Any) -> None:
    with pytest.raises(ecumene.BadRecord, match="A record is a text"):
        ecumene.read(text)


def test_the_games_are_a_package_and_a_function() -> None:
    assert ecumene.games() == list(ecumene.games.GAMES)  # type: ignore[attr-defined]
    assert importlib.import_module("ecumene.games.lantern.game").GAME is find("lantern")
    code = "import ecumene.games.seven_wonders_duel.game as m; import ecumene; games = ecumene.games()"
    here: dict[str, Any] = {}
    exec(code, here)
    assert here["m"].GAME is find("seven_wonders_duel") and here["games"] == ecumene.games()


# errors themselves


@pytest.mark.parametrize(
    ("value", "text"),
    [
        ("plain", "plain"),
        ("two\nlines\t\x00", "two·lines··"),
        ("x" * 61, "x" * 59 + "…"),
        (True, "true"),
        (None, "null"),
        (1.5, "1.5"),
        (7, "7"),
        (LONG, "…"),
        ({"a": 1}, '{"a": 1}'),
        ({"a": object()}, "…"),
        (object(), "object"),
        (b"\xff\xfe", "\ufffd\ufffd"),
        (["a", "b"], "a, b"),
    ],
    ids=shown,
)
def test_what_was_sent_is_shown_on_one_short_line(value: Any, text: str) -> None:
    assert shown(value) == text


def test_a_suggestion_costs_little_however_long_the_word() -> None:
    assert nearest("lantrn", ["lantern"]) == "lantern" and nearest("x" * 10**6, ["lantern"]) == ""
    assert nearest(None, ["lantern"]) == "" and clipped("abc", 3) == "abc"


def test_errors_travel_between_processes() -> None:
    for e in (
        BadRecord("record-line", text="x").at(3, "my.rec", "lantern"),
        Misfit(("cards", "lamp"), "fit-row", near="lamp").at(2, "my.toml"),
        ecumene.IllegalMove("refused", rule="ECU-1", move="pass"),
    ):
        for again in (pickle.loads(pickle.dumps(e)), copy.copy(e)):
            assert type(again) is type(e) and vars(again) == vars(e) and str(again) == str(e)
