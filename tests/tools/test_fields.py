"""`__init__` and `clone` are written from the annotations: one field is written once."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tools.fields import Writer

SEAT = """
class Seat:
    coins: i64
    city: list[int]

    # fields: begin
    # fields: end

    def rich(self) -> bool:
        return self.coins > 9
"""
TABLE = """
class Table(State):
    kind: ClassVar[str] = "toy"
    rules: Rules
    seats: list[Seat]
    deck: Shared
    picks: list[Shared]
    hands: list[list[int]]
    best: Seat | None
    # derived: found: list[int] = []  # computed when needed

    # fields: begin
    # fields: end


class LaidTable(Table):
    def lay(self) -> None: ...


class WholeTable(LaidTable):
    # fields: begin
    # fields: end

    def deal(self) -> None: ...
"""


def written() -> str:
    sources = {Path("seat.py"): SEAT, Path("table.py"): TABLE}
    writer = Writer(sources)
    return "\n".join(writer.rewritten(text) for text in sources.values())


def made() -> dict[str, Any]:
    """The written classes themselves."""
    head = "from __future__ import annotations\nclass State: ...\n"
    space: dict[str, Any] = {"ClassVar": dict}
    exec(compile(head + written(), "written", "exec"), space)
    return space


def test_every_field_is_taken_set_and_cloned() -> None:
    space = made()
    seat = space["Seat"](3, [1, 2])
    args = {"rules": object(), "seats": [seat], "deck": [5], "picks": [[6]], "hands": [[7]], "best": seat}
    s = space["WholeTable"](stack=[1], events=[2], **args)
    t = s.clone()
    assert type(t) is space["WholeTable"] and (t.stack, t.events, t.found) == ([1], None, [])
    assert t.rules is s.rules and t.deck is s.deck and t.found is s.found
    assert t.picks is not s.picks and t.picks[0] is s.picks[0]
    assert t.hands[0] is not s.hands[0] and t.hands == s.hands
    assert t.seats[0] is not seat and t.seats[0].city is not seat.city and t.seats[0].city == seat.city
    assert t.best is not seat and t.best.coins == 3


def test_a_class_that_is_continued_has_no_clone_of_its_own() -> None:
    assert written().count("def clone(self)") == 2 and written().count("def __init__(") == 2


def test_writing_again_changes_nothing() -> None:
    once = written()
    assert Writer({Path("all.py"): once}).rewritten(once) == once


def test_a_clone_never_shares_what_can_change() -> None:
    source = SEAT.replace("    # fields: begin\n    # fields: end\n", "") + TABLE
    with pytest.raises(SystemExit, match="seats: Seat has no block"):
        Writer({Path("all.py"): source}).rewritten(source)
