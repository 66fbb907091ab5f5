"""Damaged or forged records are refused with an error of our own that names the line, whatever the damage."""

from __future__ import annotations

import pytest

import ecumene
from ecumene.games import find
from ecumene.kernel.border.codec import Codec
from ecumene.kernel.border.errors import BadCorrections, BadRecord, EcumeneError, UnreadableMove


def record() -> str:
    m = ecumene.new("lantern", players=4, seed=5)
    for _ in range(8):
        m.play(m.moves()[0])
    return m.record()


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("A undo", "An undo is written"),
        ("A undo x", "An undo is written"),
        ("A undo 12 please", "An undo is written"),
        ("A undo 99", "Move 99 is not the last one that A made"),
        ("A undo -1", "An undo is written"),
        ("B undo 12", "Move 12 is not the last one that B made"),  # it is A's
    ],
)
def test_lines(line: str, says: str) -> None:
    with pytest.raises(BadRecord, match=says):
        ecumene.read(record() + line + "\n")


def test_one_line_one_seat() -> None:
    """Moves of several seats, or of chance, do not fit into one line."""
    m = ecumene.new("lantern", players=4, seed=5)
    while "bid 1" not in m.moves():
        m.play(m.moves()[0])
    with pytest.raises(BadRecord, match="only private steps are joined"):
        ecumene.read(f"{m.record()}{m.seat} bid 1 + bid 2\n")
    line = next(x for x in m.record().split("\n") if x.startswith("? "))
    with pytest.raises(BadRecord, match="Chance speaks once a line"):
        ecumene.read(m.record().replace(line, f"{line} + {line[2:]}", 1))


@pytest.mark.parametrize(
    ("was", "now", "says"),
    [
        ("seed 5", "seed abc", "A seed is a whole number from 0 to 4611686018427387903, not abc"),
        ("seed 5", 'seed 5\noptions ["x"]', "line 6: Options are written as a JSON object"),
        ("seed 5", 'seed 5\ncorrections ["x"]', "line 6: Corrections are written as a JSON object"),
        ("seed 5", "seed 5\nseed 6", "line 6: “seed” was said before"),
        ("game lantern", "game latern", "There is no game “latern”.*Did you mean “lantern”"),
    ],
)
def test_headers(was: str, now: str, says: str) -> None:
    with pytest.raises(EcumeneError, match=says):
        ecumene.read(record().replace(was, now, 1))


def test_a_third_rule() -> None:
    with pytest.raises(BadRecord, match="A record has two lines"):
        ecumene.read(record() + "---\n---\n")


def test_names_may_hold_any_letter() -> None:
    name = "line\u2028paragraph\u2029next\u0085"
    m = ecumene.new("lantern", players=[name, "B"], seed=1)
    assert ecumene.read(m.record()).players == [name, "B"]


def test_a_date_is_no_figure() -> None:
    with pytest.raises(BadCorrections):
        ecumene.new("lantern", players=2, corrections="[cards.lamp]\nlight = 2026-11-15\n")


def test_a_bag_corrected_to_nothing_deals_nothing() -> None:
    rows = "\n".join(f"[cards.{c}]\ncopies = 0" for c in ("wick", "lamp", "torch", "beacon", "storm"))
    m = ecumene.new("lantern", players=2, seed=1, corrections=rows)
    while not m.over:
        m.play(m.moves()[0])
    assert m.result


@pytest.mark.parametrize("number", [-1, 10**6])
def test_numbers_beyond_the_last(number: int) -> None:
    codec: Codec = find("lantern").codec
    with pytest.raises(UnreadableMove, match="Actions are numbered from 0"):
        codec.action(number)
