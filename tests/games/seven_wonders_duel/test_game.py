"""The game as the platform sees it: options, results, resigning, and rows with corrections."""

from __future__ import annotations

from typing import Any

import pytest

from ecumene.games.seven_wonders_duel.border.questions import CARD_NAMES, OPTIONS, TOKEN_NAMES, WONDER_NAMES
from ecumene.games.seven_wonders_duel.game import GAME
from ecumene.games.seven_wonders_duel.rules.setup import PRINTED_RULES, rules_of
from ecumene.kernel.border.corrections_file import from_toml
from ecumene.kernel.border.errors import BadCorrections, BadOption, IllegalMove, NotYourTurn
from ecumene.kernel.core.bits import members
from ecumene.kernel.core.state import NOBODY, SPECTATOR, apply
from ecumene.kernel.match.match import Match

FULL_SCORE = [
    "A: coins 10; city theater statue palace workshop arena builders_guild; tokens philosophy mathematics",
    "A: raised pyramids sphinx appian_way",
    "B: coins 0; raised colossus hanging_gardens mausoleum great_library",
    "marker: 4",
]


# options and results


def test_options() -> None:
    """SWD-11.8, 2.8: two players. The preset is the only option of the rulebook; the others choose a ruling."""
    assert (GAME.fewest, GAME.most) == (2, 2)
    assert GAME.defaults == {"wonders": "draft", "centre": "starts", "decline": "yes"}
    assert [o.choices for o in GAME.options] == [("draft", "preset"), ("starts", "chooses"), ("yes", "no")]
    with pytest.raises(BadOption):
        Match(GAME, 1, players=3)
    with pytest.raises(BadOption):
        Match(GAME, 1, options={"agora": "yes"})


@pytest.mark.parametrize(
    ("options", "wanted"),
    [
        ({}, []),
        ({"centre": "chooses"}, ["centre_chooses"]),
        ({"decline": "no"}, ["compulsory_progress"]),
        ({"centre": "chooses", "decline": "no"}, ["compulsory_progress", "centre_chooses"]),
        ({"centre": "starts", "decline": "yes"}, []),
    ],
)
def test_options_of_a_position(options: dict[str, str], wanted: list[str]) -> None:
    s = GAME.start(2, **options)
    assert [OPTIONS[i] for i in members(s.options)] == wanted == GAME.view(s, SPECTATOR).options


def test_before_anything_is_drawn() -> None:
    """SWD-2.1: the structure is empty, nothing was seen, nobody has won."""
    s = GAME.start()
    assert (s.age, s.marker, s.left, s.open, s.discard) == (0, 0, 0, 0, [])
    assert (s.left, s.due, s.backs, s.bag, s.tokens, s.drawn, s.offered) == (0, 0, 0, 0, 0, 0, 0)
    assert (s.box, s.wonder_bag, s.guild_bag) == (2**10 - 1, 2**12 - 1, 2**7 - 1)
    assert (s.winner, GAME.result(s).how, s.players) == (NOBODY, "", 2)


def test_parts_of_a_score() -> None:
    """SWD-11.3, X34: where the points came from."""
    result = GAME.result(GAME.scenario.build(FULL_SCORE))
    parts = {"brown": 0, "gray": 0, "blue": 14, "green": 1, "yellow": 3, "red": 0, "purple": 8}
    assert result.parts[0] == {**parts, "wonders": 18, "tokens": 13, "coins": 3, "military": 5}
    none = dict.fromkeys(parts, 0)
    assert result.parts[1] == {**none, "wonders": 12, "tokens": 0, "coins": 0, "military": 0}
    assert result.scores == [65, 12]


@pytest.mark.parametrize(
    ("given", "places", "how"),
    [
        (["A: coins 0; city altar", "B: coins 0"], [1, 2], "civilian"),
        (["A: coins 0", "B: coins 0; city altar"], [2, 1], "civilian"),
        (["A: coins 0", "B: coins 0"], [1, 1], "civilian"),
    ],
)
def test_places(given: list[str], places: list[int], how: str) -> None:
    """SWD-11.1, 11.7: places, and how the game ended."""
    s = GAME.scenario.build([*given, "age: 3", "row: palace"])
    apply(s, GAME.codec.parse("discard palace"))
    result = GAME.result(s)
    assert s.over and (result.places, result.how) == (places, how)


@pytest.mark.parametrize(("seat", "places"), [("A", [2, 1]), ("B", [1, 2])])
def test_resigning(seat: str, places: list[int]) -> None:
    """SWD-11.12: the player who resigns loses, on any turn. The opponent wins by resignation."""
    m = Match(GAME, 5, options={"wonders": "preset"})
    assert m.moves()
    m.resign(seat)
    assert m.over and m.seat is None and m.moves() == []
    assert m.result is not None and (m.result.places, m.result.how) == (places, "resignation")
    assert m.result.scores == [2, 2]
    assert m.record().splitlines()[-1].endswith("how resignation")
    with pytest.raises(NotYourTurn):
        m.resign("A")
    with pytest.raises(NotYourTurn):
        m.play("discard altar")


def test_a_refused_move_changes_nothing() -> None:
    """SWD-4.1: there is no pass."""
    m = Match(GAME, 5, options={"wonders": "preset"})
    before = m.record()
    with pytest.raises(IllegalMove, match="ECU-1"):
        m.play("pass")
    assert m.record() == before and m.seat == "A"


# rows with corrections


def corrected(text: str) -> Any:
    return rules_of(from_toml(text, "house.toml", GAME))


def test_corrections_reach_one_match_only() -> None:
    rules = corrected("[cards.tavern]\npays = 5\n[wonders.sphinx]\ncost = 'wood'\n[tokens.law]\nsymbol = ''")
    assert (
        rules.cards[CARD_NAMES.index("tavern")].pays == 5 and PRINTED_RULES.cards[CARD_NAMES.index("tavern")].pays == 4
    )
    assert (
        rules.tokens[TOKEN_NAMES.index("law")].symbol == -1
        and PRINTED_RULES.tokens[TOKEN_NAMES.index("law")].symbol == 6
    )
    assert rules.wonders[WONDER_NAMES.index("sphinx")].cost == 1
    assert rules_of("") is PRINTED_RULES and rules is not rules_of(rules.corrections)


@pytest.mark.parametrize(
    ("given", "fact"),
    [
        ("cards.altar.coins = 3", "price: A altar 3"),
        ("cards.altar.cost = 'wood wood papyrus'", "price: B altar 6"),
        ("cards.walls.free_with = 'drop'", "price: A walls 0; B walls 6"),
        ("cards.baths.link = ''", "price: A aqueduct 4"),
        ("cards.quarry.makes = 'clay clay'", "price: B garrison 4; A garrison 0; A walls 4"),
        ("cards.baths.fixes = 'clay wood'", "price: A stable 1; A garrison 1; A workshop 2"),
        ("cards.baths.science = 'wheel'", "A: symbols wheel"),
        ("cards.walls.color = 'blue'; tokens.strategy.blue_discount = 2", "price: A walls 0; A siege_workshop 8"),
        ("cards.baths.points = 9", "A: points 9"),
        ("tokens.strategy.points = 2", "A: points 5"),
        ("wonders.sphinx.cost = 'wood'", "price: A sphinx 2"),
    ],
)
def test_the_rules_read_corrected_rows(given: str, fact: str) -> None:
    cities = ["A: coins 0; city baths quarry; tokens strategy", "B: coins 0"]
    s = GAME.scenario.build([*cities, *(f"corrections: {line}" for line in given.split(";"))])
    GAME.scenario.check(s, fact)
    with pytest.raises(AssertionError):
        GAME.scenario.check(GAME.scenario.build(cities), fact)


@pytest.mark.parametrize(
    ("text", "match"),
    [
        ("[cards.tavern]\ndeck = 2", "cannot be corrected, for it says what the row is"),
        (
            "[cards.baths]\ncost = 'wood wood wood wood wood wood wood wood wood wood'",
            "at most 9 words may stand here, not 10",
        ),
        ("[cards.quarry]\nmakes = 'wood wood wood'", "at most 2 words may stand here, not 3"),
        ("[cards.baths]\nmakes = 'wood'", "line 2: cards.baths.makes: only brown and gray cards make resources"),
        ("[cards.quarry]\ncolor = 'red'", "only brown and gray cards make resources"),
        ("[cards.quarry]\nany_raw = 1", "cards.quarry.any_raw: brown and gray cards only make resources"),
        ("[cards.press]\nany_good = 1", "cards.press.any_good: brown and gray cards only make resources"),
        ("[cards.quarry]\nfixes = 'wood'", "cards.quarry.fixes: brown and gray cards only make resources"),
        ("[cards.press]\nlink = 'drop'", "cards.press.link: brown and gray cards only make resources"),
        ("[cards.quarry]\nscience = 'wheel'", "cards.quarry.science: brown and gray cards only make resources"),
        ("[cards.baths]\nlink = 'rainbow'", "“rainbow” is none of: horseshoe, sword,.*, senate_house"),
        ("[cards.baths]\nfree_with = 'horse_shoe'", "Did you mean “horseshoe”"),
        ("[cards.baths]\ncolor = 'wonder'", "“wonder” is none of: brown, gray, blue, green, yellow, red, purple\\."),
        ("[cards.baths]\nscience = 'cogs'", "“cogs” is none of: wheel, pendulum,.*, armillary_sphere, balance\\."),
        ("[cards.baths]\nfixes = 'clay gold'", "“gold” is none of: wood, clay, stone, glass, papyrus\\."),
        ("[cards.baths]\ncost = 'wood woood'", "“woood” is none of: .* Did you mean “wood”"),
        ("[cards.baths]\nscience = 0", "a text is wanted, not 0"),
        ("[cards.baths]\nlink = 0", "a text is wanted, not 0"),
        ("[cards.baths]\nwhat = 3", "cannot be corrected"),
        ("[cards.bath]\ncoins = 3", "no such row. Did you mean “baths”"),
        ("[scrolls.bath]\ncoins = 3", "no such table"),
    ],
)
def test_wrong_corrections(text: str, match: str) -> None:
    with pytest.raises(BadCorrections, match=match):
        corrected(text)


def test_the_most_a_row_may_hold() -> None:
    rules = corrected(f"[cards.quarry]\ncost = '{'wood ' * 9}'\nmakes = 'wood wood'")
    quarry = rules.cards[CARD_NAMES.index("quarry")]
    assert (quarry.cost, quarry.makes) == (9, 2)
