"""Records as text: written, read, visited; and every kind of damage named with its line."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecumene.kernel.border.errors import BadRecord, EcumeneError
from ecumene.kernel.match.record import Line, Record, Visitor, read, visit

TEXT = """\
ecumene-record 1
game lantern
rules lan-r2
players ["Анна", "bot: greedy"]
options {"wonders": "draft"}
corrections {"name": "lamps", "rows": {"cards": {"lamp": {"light": 4}}}}
seal 9f2c
date 2026-01-31
---
# the first round
? draw A *lamp
A prepare *lamp                          = 5d4140
A add lamp + add torch + defend  # bold: a = b
B bid 3                                  = 00ff00  # and a note
A undo 2 agreed
# nothing more
---
result A 61 B 55  places 1 2  how civilian
secret 0a0b
"""


def test_read_and_written_again_a_record_is_the_same() -> None:
    assert read(TEXT).text() == TEXT


def test_a_record_in_parts() -> None:
    r = read(TEXT)
    assert r.header["players"] == ["Анна", "bot: greedy"] and r.header["options"] == {"wonders": "draft"}
    assert r.header["game"] == "lantern" and r.header["corrections"]["rows"]["cards"] == {"lamp": {"light": 4}}
    assert [(x.who, x.text, x.checksum, x.comment, x.number) for x in r.lines] == [
        ("?", "draw A *lamp", "", "", 11),
        ("A", "prepare *lamp", "5d4140", "", 12),
        ("A", "add lamp + add torch + defend", "", "bold: a = b", 13),
        ("B", "bid 3", "00ff00", "and a note", 14),
        ("A", "undo 2 agreed", "", "", 15),
    ]
    assert r.comments == [(0, "the first round"), (5, "nothing more")]
    assert r.result.split() == ["A", "61", "B", "55", "places", "1", "2", "how", "civilian"] and r.secret == "0a0b"


def test_blank_lines_and_spaces_do_not_matter() -> None:
    loose = "\n" + TEXT.replace("\n", "\n\n").replace("A undo", "  A   undo").replace("  places", " places")
    assert [x.text for x in read(loose).lines] == [x.text for x in read(TEXT).lines]


def test_an_unfinished_record_has_no_result() -> None:
    r = read("ecumene-record 1\ngame lantern\n---\nA pass\n")
    assert r.result == r.secret == "" and r.text() == "ecumene-record 1\ngame lantern\n---\nA pass\n"


WORDS = st.text("abcdefgh*_0123456789", min_size=1, max_size=8)
NOTES = st.text(st.characters(exclude_categories=("C", "Z")), max_size=20)
LINES = st.builds(
    Line,
    st.sampled_from("ABCD?"),
    st.lists(WORDS, min_size=1, max_size=4).map(" ".join),
    st.one_of(st.just(""), st.integers(0, 0xFFFFFF).map("{:06x}".format)),
    NOTES,
)


OWN_LINES = st.lists(st.tuples(st.integers(0, 8), NOTES), max_size=3)


@given(st.lists(LINES, max_size=8), OWN_LINES, st.lists(NOTES, max_size=4))
def test_whatever_is_written_is_read(lines: list[Line], notes: list[tuple[int, str]], names: list[str]) -> None:
    comments = sorted((min(at, len(lines)), note) for at, note in notes if note)
    r = Record({"game": "lantern", "players": names}, lines, comments)
    again = read(r.text())
    assert again.header == r.header and again.comments == comments
    assert [(x.who, x.text, x.checksum, x.comment) for x in again.lines] == [
        (x.who, x.text, x.checksum, x.comment) for x in lines
    ]
    assert again.text() == r.text()


class Listener(Visitor):
    def __init__(self) -> None:
        self.heard: list[str] = []

    def header(self, key: str, value: Any) -> None:
        self.heard.append(f"header {key}")

    def line(self, line: Line) -> None:
        self.heard.append(f"line {line.who} {line.text}")

    def comment(self, text: str) -> None:
        self.heard.append(f"comment {text}")

    def result(self, text: str) -> None:
        self.heard.append("result")

    def secret(self, text: str) -> None:
        self.heard.append(f"secret {text}")


def test_a_visitor_hears_everything_in_order() -> None:
    listener = Listener()
    visit(iter(TEXT.splitlines(keepends=True)), listener)
    keys = ["game", "rules", "players", "options", "corrections", "seal", "date"]
    assert listener.heard == [
        *(f"header {key}" for key in keys),
        "comment the first round",
        "line ? draw A *lamp",
        "line A prepare *lamp",
        "line A add lamp + add torch + defend",
        "line B bid 3",
        "line A undo 2 agreed",
        "comment nothing more",
        "result",
        "secret 0a0b",
    ]


def test_a_visitor_hears_lines_as_they_come() -> None:
    """A record may come through a socket: what is there is told before the rest arrives."""
    listener = Listener()

    def coming() -> Any:
        for raw in TEXT.splitlines():
            yield raw
            if raw.startswith("? draw"):
                assert listener.heard[-1] == "line ? draw A *lamp"

    visit(coming(), listener)
    assert listener.heard[-1] == "secret 0a0b"


def test_a_plain_visitor_does_nothing() -> None:
    visit(TEXT.splitlines(), Visitor())


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("ecumene-record 1", "ecumene-record 2", "line 1: A record begins with the line “ecumene-record 1”"),
        ("ecumene-record 1\n", "", "line 1: A record begins with"),
        ("rules lan-r2", "ruels lan-r1", "line 3: There is no header “ruels”.*Did you mean “rules”"),
        ('players ["Анна",', 'players ["Анна"', "line 4: Players are written as a JSON list"),
        ('options {"wonders": "draft"}', "options wonders", "line 5: Options are written as a JSON object"),
        ("date 2026-01-31\n---\n", "date 2026-01-31\n", "line 9|line 10"),
        ("B bid 3     ", "B           ", "line 14: This is neither a move nor a comment"),
        ("= 5d4140", "= 5D4140", "line 12: This is neither a move nor a comment"),
        ("= 5d4140", "= 5d4140 = 5d4140", "line 12: This is neither a move nor a comment"),
        ("A undo 2 agreed", "A", "line 15: This is neither a move nor a comment: A"),
        ("A undo 2 agreed", "# ok\nA = 00ff00", "line 16: This is neither a move nor a comment"),
        ("secret 0a0b", "winner A", "line 19: After the moves come “result” and “secret”, not “winner”"),
        ("result A 61", "A pass", "line 18: After the moves come"),
    ],
)
def test_damage_is_named_with_its_line(old: str, new: str, said: str) -> None:
    assert old in TEXT
    with pytest.raises(BadRecord, match=said) as e:
        read(TEXT.replace(old, new, 1))
    assert isinstance(e.value, EcumeneError)


@pytest.mark.parametrize("text", ["", "\n\n", "# a note\n"])
def test_a_text_without_a_record(text: str) -> None:
    with pytest.raises(BadRecord, match="There is no record in this text"):
        read(text)


@pytest.mark.parametrize("text", ["ecumene-record 1\n", "ecumene-record 1\ngame lantern\n"])
def test_a_record_that_ends_in_its_header(text: str) -> None:
    with pytest.raises(BadRecord, match="ends in its header"):
        read(text)
