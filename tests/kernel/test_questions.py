"""Frames in names and back."""

from __future__ import annotations

import msgspec
import pytest

from ecumene.games.lantern.border.questions import KINDS, QUESTIONS, SEATS
from ecumene.games.lantern.rules import turn
from ecumene.games.lantern.rules.auction import Bid
from ecumene.games.lantern.rules.picks import Deal, Pick
from ecumene.games.lantern.rules.raid import Defend, Roll
from ecumene.games.lantern.rules.turn import Round
from ecumene.kernel.border.questions import Questions, seat_name, seat_number
from ecumene.kernel.border.save import save
from ecumene.kernel.core.state import CHANCE, NOBODY, Frame

FRAMES: list[Frame] = [Round(2, 5), Deal(), Pick(3), Defend(1, 0), Roll(), Bid(0)]


@pytest.mark.parametrize("frame", FRAMES, ids=lambda f: type(f).__name__)
def test_a_frame_in_names_and_back(frame: Frame) -> None:
    v = QUESTIONS.view(frame)
    sent = msgspec.json.encode(v)
    assert save(QUESTIONS.frame(msgspec.json.decode(sent, type=QUESTIONS.type))) == save(frame)
    assert msgspec.json.decode(sent)["type"] == type(frame).__name__


def test_seats_are_letters_and_numbers_are_numbers() -> None:
    assert msgspec.to_builtins(QUESTIONS.view(Defend(1, 0))) == {"type": "Defend", "player": "B", "raider": "A"}
    assert msgspec.to_builtins(QUESTIONS.view(Round(2, 5))) == {
        "type": "Round",
        "player": "",
        "number": "C",
        "step": 5,
    }
    assert msgspec.to_builtins(QUESTIONS.view(Roll())) == {"type": "Roll", "player": "?"}


@pytest.mark.parametrize(("number", "name"), [(0, "A"), (3, "D"), (CHANCE, "?"), (NOBODY, "")])
def test_names_of_those_who_choose(number: int, name: str) -> None:
    assert seat_name(SEATS, number) == name and seat_number(SEATS, name) == number


def test_arguments_for_words() -> None:
    assert QUESTIONS.arguments(Defend(1, 0)) == {"raider": ("seat", "A")}
    assert QUESTIONS.arguments(Round(1, 4)) == {"number": ("seat", "B"), "step": ("number", 4)}
    assert QUESTIONS.arguments(Pick(0)) == {}


@pytest.mark.parametrize(
    ("text", "frame"),
    [
        ("Pick B", Pick(1)),
        ("Defend B A", Defend(1, 0)),
        ("Round A 3", Round(0, 3)),
        ("Roll", Roll()),
    ],
)
def test_a_question_is_read_from_text(text: str, frame: Frame) -> None:
    assert save(QUESTIONS.parse(text)) == save(frame)


def test_an_unknown_question_is_named() -> None:
    with pytest.raises(ValueError, match=r"no such question: 'Riad'; did you mean 'Raid'.*there are: .*Raid"):
        QUESTIONS.parse("Riad A")


def test_every_field_of_a_frame_is_declared() -> None:
    with pytest.raises(TypeError, match="Round has the fields"):
        Questions([turn], SEATS, KINDS, {"Round": "seat", "Defend": "seat"})


def test_only_frames_are_questions() -> None:
    asked = {"Deal", "Prepare", "Pick", "Offer", "Bid", "Raid", "Roll", "Storm", "Defend", "Round"}
    assert asked < set(QUESTIONS.classes) and not {"Table", "Rules", "Card", "Frame"} & set(QUESTIONS.classes)
