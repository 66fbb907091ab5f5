"""Corrected rows: they touch one match, and what is wrong in them is named with file, line and field."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Any, ClassVar

import pytest

import ecumene
from ecumene.games import find
from ecumene.kernel.border.corrections import Unfit, canonical, correct, correctable, fixed, numbers_of, one_of, text_of
from ecumene.kernel.border.corrections_file import from_toml, line_of
from ecumene.kernel.border.errors import BadCorrections, BadRecord, EcumeneError
from ecumene.kernel.match.match import Match

LANTERN, DUEL = find("lantern"), find("seven_wonders_duel")


def read(text: str, game: str = "lantern") -> str:
    return from_toml(text, "my.toml", find(game))


def test_corrections_become_one_line_of_json() -> None:
    fixed = read("[cards.lamp]\nlight = 4\n\n[cards.storm]\ncopies = 6\n")
    assert fixed == '{"cards":{"lamp":{"light":4},"storm":{"copies":6}}}'


def test_equal_sets_have_equal_texts() -> None:
    flat, nested = "cards.storm.copies = 6\ncards.lamp.light = 4", "[cards]\nlamp = {light = 4}\nstorm = {copies = 6}"
    assert read(flat) == read(nested)
    assert canonical({}) == "" == read("# nothing\n")


def test_they_touch_one_match_only() -> None:
    fixed = read("[cards.lamp]\nlight = 4")
    a, b = Match(LANTERN, 1, 2, corrections=fixed), Match(LANTERN, 1, 2)
    assert a.state.rules.cards[1].light == 4 and b.state.rules.cards[1].light == 2
    assert LANTERN.start().rules.cards[1].light == 2
    c, d = Match(DUEL, 1, corrections='{"cards":{"tavern":{"pays":5}}}'), Match(DUEL, 1)
    at = [card.name for card in c.state.rules.cards].index("tavern")
    assert c.state.rules.cards[at].pays == 5 and d.state.rules.cards[at].pays == 4


def test_fields_in_words_are_read_by_the_game() -> None:
    fixed = read('[wonders.sphinx]\ncost = "clay clay"\n', "seven_wonders_duel")
    wonders = DUEL.make_rules(fixed).wonders
    other = DUEL.make_rules("").wonders
    at = [w.name for w in wonders].index("sphinx")
    assert wonders[at].cost != other[at].cost and [w.cost for w in wonders[:at]] == [w.cost for w in other[:at]]


@pytest.mark.parametrize(
    ("text", "line", "field", "why"),
    [
        ("[card.lamp]\nlight = 1", 1, "card", r"no such table\. There are: cards\. Did you mean “cards”"),
        ("\n\n[cards.lamb]\nlight = 4", 3, "cards.lamb", r"no such row\. Did you mean “lamp”"),
        (
            "[cards.lamp]\n\n# a note\nlights = 4",
            4,
            "cards.lamp.lights",
            r"no such field\. There are: copies, light\. Did you mean “light”",
        ),
        ("[cards.lamp]\nnumber = 4", 2, "cards.lamp.number", "no such field"),
        ("[cards.lamp]\nname = 4", 2, "cards.lamp.name", "no such field"),
        ('[cards.lamp]\nlight = "4"', 2, "cards.lamp.light", 'a whole number from 0 to 9 is wanted, not "4"'),
        ("[cards.lamp]\nlight = -1", 2, "cards.lamp.light", "not -1"),
        ("[cards.lamp]\nlight = 1000", 2, "cards.lamp.light", "not 1000"),
        ("[cards.lamp]\nlight = 2.5", 2, "cards.lamp.light", "2.5 cannot be read here"),
        ("[cards.lamp]\nlight = 1979-05-27", 2, "cards.lamp.light", "1979-05-27 cannot be read here"),
        ("[cards.lamp]\nlight = 07:32:00", 2, "cards.lamp.light", "07:32:00 cannot be read here"),
        (f"[cards.lamp]\nlight = 0x{'f' * 6000}", 2, "cards.lamp.light", "… cannot be read here"),
        ("[cards.lamp]\nlight = [true, {a = 1}]", 2, "cards.lamp.light", r'\[true, {"a": 1}\] cannot be read here'),
        ("[cards.lamp]\nlight = true", 2, "cards.lamp.light", "true cannot be read here"),
        ("[cards.lamp]\nlight = [4]", 2, "cards.lamp.light", r"\[4\] cannot be read here"),
        ("[cards.lamp.light]\nmore = 4", 1, "cards.lamp.light", '{"more": 4} cannot be read here'),
        ("cards = 4", 1, "cards", "a table holds rows"),
        ("[cards]\nlamp = 4", 2, "cards.lamp", "a row holds fields"),
        ("cards.wick.light = 1\ncards.lamp.lihgt = 4", 2, "cards.lamp.lihgt", "no such field"),
        ("[cards.wick]\nlight = 1\n[cards.lamp]\nlight = 2000", 4, "cards.lamp.light", "not 2000"),
        ("[cards.lamp]\n__class__ = 4", 2, "cards.lamp.__class__", "no such field"),
    ],
)
def test_mistakes_are_named_with_file_line_and_field(text: str, line: int, field: str, why: str) -> None:
    with pytest.raises(BadCorrections, match=rf"^my.toml, line {line}: {field}: .*{why}") as e:
        read(text)
    assert isinstance(e.value, EcumeneError)


@pytest.mark.parametrize(
    ("text", "line", "field"),
    [
        ('[cards.tavern]\ncost = "wood woood"', 2, "cards.tavern.cost"),
        ("[cards.tavern]\ncost = 3", 2, "cards.tavern.cost"),
        ('[wonders.sphinx]\npoints = 3\ncost = ["clay"]', 3, "wonders.sphinx.cost"),
        ('[cards.tavern]\ncolor = "pink"', 2, "cards.tavern.color"),
    ],
)
def test_words_that_cannot_be_read(text: str, line: int, field: str) -> None:
    with pytest.raises(BadCorrections, match=rf"^my.toml, line {line}: {field}: "):
        read(text, "seven_wonders_duel")


def test_what_a_row_is_cannot_be_corrected() -> None:
    for game, field in ("seven_wonders_duel", "cards.tavern.deck"), ("through_the_ages", "cards.irrigation.number"):
        table, row, name = field.split(".")
        with pytest.raises(BadCorrections, match=rf"^my.toml, line 2: {field}: this field cannot be corrected"):
            read(f"[{table}.{row}]\n{name} = 2", game)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("[cards.lamp\nlight = 4\n", 1),
        ("[cards.lamp]\nlight = \n", 2),
        ("# lamps\n\nlight 4\n", 3),
        ("[cards.lamp]\nlight = 1\nlight = 2\n", 3),
    ],
)
def test_what_is_not_toml_is_named_with_its_line(text: str, line: int) -> None:
    with pytest.raises(BadCorrections, match=rf"^my.toml, line {line}: This is not TOML"):
        read(text)


def test_the_line_of_a_path() -> None:
    text = '[cards."lamp"]\nlight = 4\n[cards.wick]\nlight = 1\ncopies = 3\n'
    assert line_of(text, ("cards", "lamp", "light")) == 2 and line_of(text, ("cards", "wick", "copies")) == 5
    assert line_of(text, ("cards", "wick")) == 3 and line_of(text, ("tokens",)) == 1


@pytest.mark.parametrize("text", ["no JSON", "[1]", "7", "null", "[" * 100_000, '{"cards":' + "9" * 5000 + "}"])
def test_what_is_no_object_of_tables(text: str) -> None:
    with pytest.raises(BadCorrections, match=r"^Corrections are carried as a JSON object of tables\.$"):
        Match(LANTERN, 1, 2, corrections=text)


@dataclass
class Row:
    shared: ClassVar[int] = 3  # what all rows of a class say

    name: str
    plain: int = 1
    words: str = ""
    kept: int = 2


class Slotted:
    __slots__ = ("_hidden", "kept", "name", "plain", "unset", "words")

    def __init__(self) -> None:
        self.name, self.plain, self.words, self.kept, self._hidden = "b", 1, "", 2, 3

    def method(self) -> int:
        return 1


@pytest.mark.parametrize("row", [Row("a"), Slotted()])
def test_fields_that_can_be_corrected(row: Any) -> None:
    """Numbers, and what has a reader; not what the row is, and not what its class says. Compiled rows have slots."""
    assert correctable(row, {"words": text_of, "kept": fixed}) == ["plain", "words"]
    assert correctable(row, {}) == ["kept", "plain"]


def test_a_reader_may_be_for_one_table() -> None:
    rows: dict[str, list[Any]] = {"ones": [Row("a")], "twos": [Row("a")]}
    readers: dict[str, Any] = {"words": text_of, "twos.words": partial(one_of, names=["yes", "no"])}
    correct({**rows}, '{"ones": {"a": {"words": "any"}}, "twos": {"a": {"words": "no"}}}', readers)
    assert rows["ones"][0].words == "any" and rows["twos"][0].words == 1
    with pytest.raises(BadCorrections, match=r"^twos\.a\.words: “noo” is none of: yes, no\. Did you mean “no”"):
        correct({**rows}, '{"twos": {"a": {"words": "noo"}}}', readers)
    with pytest.raises(BadCorrections, match=r"^ones\.a\.shared: there is no such field"):
        correct({**rows}, '{"ones": {"a": {"shared": 1}}}', readers)
    with pytest.raises(BadCorrections, match=r"^ones\.a\.wrong: nothing of this row can be corrected"):
        correct({**rows}, '{"ones": {"a": {"wrong": 1}}}', dict.fromkeys(("plain", "kept", "words"), fixed))


@pytest.mark.parametrize(
    ("value", "id"),
    [
        (3, "fit-numbers"),
        ([3], "fit-numbers"),
        ("3 2", "fit-count"),
        ("3 2 x", "fit-number"),
        ("3 2 ²", "fit-number"),
        ("3 2 1_0", "fit-number"),
        ("3 2 -1", "fit-number"),
        ("3 2 10", "fit-number"),
        ("3 " * 2000, "fit-long"),
    ],
)
def test_numbers_in_one_text(value: Any, id: str) -> None:
    assert numbers_of("3 +2 09", high=9, count=3) == [3, 2, 9]
    with pytest.raises(Unfit) as e:
        numbers_of(value, high=9, count=3)
    assert e.value.id == id and str(e.value).startswith(id)


def test_a_list_in_a_message_is_not_cut_twice() -> None:
    """What a reader lists is as long as in any other message."""
    names = [f"a_long_name_of_a_thing_{n}" for n in range(5)]
    with pytest.raises(BadCorrections, match=", ".join(names)):
        correct({"ones": [Row("a")]}, '{"ones": {"a": {"words": 1}}}', {"words": lambda value: one_of("x", names)})


def test_a_ruleset_refuses_what_does_not_fit_however_it_comes() -> None:
    """A record's header is no TOML, yet goes the same way."""
    with pytest.raises(BadCorrections, match=r"cards\.lamb: there is no such row"):
        Match(LANTERN, 1, 2, corrections='{"cards":{"lamb":{"light":4}}}')


@pytest.mark.parametrize(
    ("rows", "why"),
    [
        ('{"cards":{"baths":{"makes":"wood"}}}', "cards.baths.makes: only brown and gray cards make resources."),
        ('{"cards":{"baths":{"link":"x"}}}', "“x” is none of: horseshoe, sword, tower, .*, column, sun, senate_house."),
        ('{"cards":{"baths":{"coins":true}}}', "Corrections are written as a JSON object"),
    ],
)
def test_a_record_with_wrong_corrections(rows: str, why: str) -> None:
    """In the words of its game, and nothing cut off."""
    head = f'game {DUEL.id}\nrules {DUEL.revision}\ncorrections {{"name": "own", "rows": {rows}}}\nseed 1'
    with pytest.raises(BadRecord, match=why):
        ecumene.read(f"ecumene-record 1\n{head}\n---\n")
