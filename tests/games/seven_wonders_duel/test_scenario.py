"""What `given` lines can say and cannot say. A complete structure is a position that can occur."""

from __future__ import annotations

from collections import Counter

import pytest

from ecumene.games.seven_wonders_duel.cards.buildings import CARDS, FIRST_CARD
from ecumene.games.seven_wonders_duel.cards.rows import GUILDS
from ecumene.games.seven_wonders_duel.game import GAME
from ecumene.games.seven_wonders_duel.rules.structure import LAYOUTS
from ecumene.kernel.core.bits import members, size
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import SPECTATOR, playout
from ecumene.testing.laws import keep_at
from ecumene.testing.scenario import Actor


@pytest.mark.parametrize(
    "given",
    [
        ["full: palisade baths altar theater tavern stable"],
        ["full:"],
        ["age: 2", "full: sawmill", "A: city baths altar", "discard: walls"],
        ["age: 3", "full: pretorium palace"],
        ["age: 3", "full: merchants_guild palace", "guilds: 0 9"],
        ["age: 3", "full:", "guilds: 0 1 5", "discard: academy"],
        ["age: 3", "full:", "guilds: 2 9", "places: 16 guild"],
        ["age: 3", "full: palace builders_guild"],
        ["age: 3", "full:", "places: 2 guild 10 guild"],
    ],
    ids=str,
)
def test_a_complete_structure_can_occur(given: list[str]) -> None:
    s = GAME.scenario.build(given)
    layout = LAYOUTS[s.age]
    assert [i for i in range(20) if s.card_at(i) >= 0] == members(layout.face_up)
    assert s.due == 0 and s.left == 2**20 - 1 and s.open == layout.open
    decks = Counter(CARDS[c].deck for c in map(s.card_at, range(20)) if c >= 0)
    assert set(decks) <= {s.age, GUILDS} and size(s.backs) == (3 if s.age == 3 else 0)
    assert [i for i in range(20) if s.card_at(i) >= FIRST_CARD[GUILDS]] == members(s.backs & layout.face_up)
    keep_at(GAME, s, Rng(1))
    playout(s, Rng(1))
    assert s.over


def test_what_is_not_mentioned_is_in_the_stock() -> None:
    s = GAME.scenario.build(["A: wonders sphinx; tokens law", "B: raised colossus", "tokens: economy", "row: altar"])
    v = GAME.view(s, SPECTATOR)
    assert len(v.box) == 8 and len(v.unseen_wonders) == 10 and len(v.unseen) == 22 and len(v.unseen_guilds) == 7
    GAME.zones.check(s)
    assert "altar" not in v.unseen and v.viewer == ""


def test_a_row_has_as_many_places_as_the_longest_row_of_the_age() -> None:
    for age, names in ((1, "altar baths theater tavern stable press"), (2, "walls forum school statue temple library")):
        s = GAME.scenario.build([f"age: {age}", f"row: {names}"])
        assert size(s.open) == 6
    assert size(GAME.scenario.build(["age: 3", "row: palace senate port study"]).open) == 4


def test_the_age_is_that_of_the_latest_card() -> None:
    scene = GAME.scenario
    assert scene.build(["A: city altar"]).age == 1 and scene.filled == []
    assert scene.build(["A: city altar", "row: walls"]).age == 2 and scene.filled == ["age: 2"]
    assert scene.build(["B: city builders_guild"]).age == 3 and scene.filled == ["age: 3"]
    assert scene.build(["B: city altar", "age: 3"]).age == 3 and scene.filled == []


def test_what_full_fills_in_is_listed() -> None:
    s = GAME.scenario.build(["full: palisade baths altar theater tavern stable"])
    (said,) = GAME.scenario.filled
    words = said.removeprefix("places: ").split()
    assert [int(place) for place in words[::2]] == [0, 1, 5, 6, 7, 8]  # face up, and not open
    assert [CARDS[s.card_at(int(place))].name for place in words[::2]] == words[1::2]
    GAME.scenario.build(["age: 3", "full:"])
    assert "guilds: 2 3 4" in GAME.scenario.filled


def test_any_question_can_be_asked() -> None:
    s = GAME.scenario.build(["B: city sawmill", "drawn: law economy", "ask: Destroy A brown; KeepToken B; Turn B"])
    actor = Actor(GAME, s)
    actor.check("A may: destroy sawmill")
    actor.act("A destroy sawmill")
    actor.check("B may: progress law | progress economy")
    s = GAME.scenario.build(["places: 9 ? 14 -", "ask: TurnUp; Turn B"])
    assert s.due == 1 << 9 and s.player == -1


@pytest.mark.parametrize(
    ("given", "match"),
    [
        (["bord: law"], "nothing is called 'bord'; there are: players, options, corrections, ask, A, B, age"),
        (["AB: coins 3"], "nothing is called 'AB'"),
        (["A: coin 3"], "nothing is called 'coin'; did you mean 'coins'. there are: .*coins, city"),
        (["A: coins many"], "coins: 'many' is not a number from 0"),
        (["A: coins -4"], "coins: '-4' is not a number from 0"),
        (["A: coins"], "something is missing after 'coins'; it is written: A: coins <0..>"),
        (["A: coins 3 4"], "'4' is too much; it is written: A: coins"),
        (["marker: 10"], "marker: '10' is not a number from -9 to 9"),
        (["age: 1", "A: city palace"], "palace is a card of age 3, and this is age 1"),
        (["age: 2", "row: palace"], "palace is a card of age 3, and this is age 2"),
        (["age: 1", "places: 14 builders_guild"], "builders_guild is a card of age 3, and this is age 1"),
        (["C: coins 3"], "nothing is called 'C'"),
        (["A: city sphinx"], "no such card: 'sphinx'"),
        (["A: city alter"], "no such card: 'alter'; did you mean 'altar'"),
        (["A: loot 3"], "no such loot: '3'"),
        (["tokens: law law"], "there is only one law"),
        (["A: tokens law", "B: tokens law"], "no more copies are left: law"),
        (["A: city altar", "row: altar"], "there is only one altar"),
        (["A: wonders sphinx", "B: raised sphinx"], "there is only one sphinx"),
        (["row: altar baths theater tavern stable press palisade"], "there is room for 6"),
        (["age: 2", "full: walls forum school"], "there is room for 2"),
        (["places: 20 altar"], "no such place: '20'"),
        (["places: 3"], "something is missing after 'places'"),
        (["places: 9 ?"], "an open place is face down"),
        (["guilds: 3", "full:"], "the third age has 3 guilds, the others none"),
        (["age: 2", "guilds: 2"], "the third age has 3 guilds, the others none"),
        (["age: 3", "guilds: 1 2 3 4"], "the third age has 3 guilds"),
        (["age: 4"], "age: '4' is not a number from 1 to 3"),
        (["ask: Destoy A brown"], "no such question: 'Destoy'; did you mean 'Destroy'.; there are: "),
        (["altar"], "a colon is missing"),
    ],
    ids=str,
)
def test_wrong_lines_say_what_is_wrong(given: list[str], match: str) -> None:
    with pytest.raises(ValueError, match=match):
        GAME.scenario.build(given)


@pytest.mark.parametrize(
    ("fact", "match"),
    [
        ("A: coins 8", "A coins is 7"),
        ("A: city altar", "A city is nothing"),
        ("A: coin 8", "nothing is called 'coin'; did you mean 'coins'. there are: coins, city, .* points, symbols"),
        ("A: city alter", "no such card: 'alter'; did you mean 'altar'"),
        ("C: coins 7", "nothing is called 'C'"),
        ("price: A baths 3", "the price of baths is 2"),
        ("price: A bath 3", "no such card: 'bath'; did you mean 'baths'"),
        ("marker: 1", "marker is 0"),
        ("place 3: altar", "place 3 is -"),
        ("guilds: 3", "guilds is nothing"),
        ("drawn: ?", "drawn is nothing"),
        ("B sees drawn: ?", "drawn is nothing"),
        ("board: law", "nothing is called 'board'; there are: A, B, age, marker, .*place <place>, .*price"),
    ],
)
def test_wrong_facts_say_what_is_true(fact: str, match: str) -> None:
    s = GAME.scenario.build([])
    with pytest.raises((AssertionError, ValueError), match=match):
        GAME.scenario.check(s, fact)
