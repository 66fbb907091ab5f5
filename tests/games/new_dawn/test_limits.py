"""When pieces run out. CND-1.3, 1.7, 1.8, 7.7, 11.31, 12.7."""

from __future__ import annotations

from typing import Any

from ecumene.games.new_dawn.cards.tiles import CITY_STATES, NATURAL_WONDERS, SPACE_NAMES
from ecumene.games.new_dawn.game import GAME
from ecumene.games.new_dawn.rules import once_flags
from ecumene.games.new_dawn.rules.holds import owner_of
from ecumene.games.new_dawn.rules.map.spaces import is_token, unused_tokens
from ecumene.games.new_dawn.rules.seat import CARAVANS
from ecumene.games.new_dawn.rules.setup import PRINTED
from ecumene.games.new_dawn.rules.state import Dawn
from ecumene.testing.moves import may, play

# 31 land spaces without a mark, far from A's capital 07-0 on the printed map
LAND = {
    2: "1 2 3 4 5 6 7 9",
    3: "1 2 4 6",
    4: "1 2 3 4 5 6 7",
    5: "0 1 2 4 5 6 8",
    6: "1 2 3 5 8",
}  # by tile
SPACES = [f"{tile:02}-{hex}" for tile, hexes in LAND.items() for hex in hexes.split()]
ALL = 31


def built(tokens: int, *lines: str) -> Dawn:
    s: Dawn = GAME.scenario.build([*(f"{at}: A control" for at in SPACES[:tokens]), *lines])
    s.events = []
    return s


def tokens(s: Dawn) -> list[str]:
    return [SPACE_NAMES[at] for at in s.atlas.spaces if is_token(s, at) and owner_of(s.hold[at]) == 0]


CULTURE = "A: row early_empire astrology foreign_trade masonry pottery"


def test_the_last_token() -> None:
    """CND-1.3, 1.7: with one unused token nothing is lifted."""
    s = built(ALL - 1, CULTURE)
    play(GAME, s, "resolve early_empire", "at 07-1")
    assert len(tokens(s)) == ALL and unused_tokens(s, 0) == 0


def test_a_token_is_lifted_to_be_placed() -> None:
    """CND-1.7, 7.7, 1.8: any own control token on the map; placing was optional, lifting is not."""
    s = built(ALL, CULTURE)
    play(GAME, s, "resolve early_empire", "at 07-1")
    assert may(GAME, s) == [f"lift {at}" for at in sorted(SPACES)]
    play(GAME, s, "lift 03-6")
    assert tokens(s) == sorted([*(at for at in SPACES if at != "03-6"), "07-1"])


def test_placing_is_optional() -> None:
    """CND-1.7."""
    s = built(ALL, CULTURE)
    play(GAME, s, "resolve early_empire", "done")
    assert tokens(s) == sorted(SPACES) and s.player == 1


def test_a_lifted_token_leaves_its_space() -> None:
    """CND-1.7, 18.6, 17.6: the natural wonder returns to its space, a world wonder is uncontrolled."""
    s = built(ALL - 1, CULTURE, "02-0: A control", "02-6: petra")
    play(GAME, s, "resolve early_empire", "at 07-1", "lift 02-0")
    assert s.empires[0].naturals == 0
    GAME.scenario.check(s, "02-0: mount_everest")
    GAME.scenario.check(s, "A: wonders petra")
    s = built(ALL, CULTURE, "02-6: petra")
    play(GAME, s, "resolve early_empire", "at 07-1", "lift 02-6")
    GAME.scenario.check(s, "A: wonders")
    GAME.scenario.check(s, "02-6: petra")


def test_a_token_is_lifted_after_a_won_attack() -> None:
    """CND-X38, 11.31, 11.20: mandatory; a natural wonder whose token is lifted is lost."""
    s = built(
        ALL - 1,
        "02-0: A control",
        "07-1: B control",
        "A: row astrology foreign_trade early_empire pottery masonry",
    )
    play(GAME, s, "resolve masonry", "attack 07-1", "roll 6", "roll 1")
    assert may(GAME, s) == [f"lift {at}" for at in sorted([*SPACES[:-1], "02-0"])]
    play(GAME, s, "lift 02-0")
    GAME.scenario.check(s, "07-1: A control")
    GAME.scenario.check(s, "02-0: mount_everest")
    assert len(tokens(s)) == ALL and s.empires[0].naturals == 0


def test_marks_are_tokens() -> None:
    """CND-1.8, 12.7: a mark is one of the 31 tokens; if none is unused, one is lifted."""
    s = built(
        ALL - 2, "A: dial 22; marks civilized_money_grubber; row astrology pottery foreign_trade masonry early_empire"
    )
    assert unused_tokens(s, 0) == 1
    s = built(
        ALL - 1, "A: dial 23; marks civilized_money_grubber; row astrology pottery foreign_trade masonry early_empire"
    )
    assert unused_tokens(s, 0) == 0
    play(GAME, s, "resolve astrology")
    assert may(GAME, s)[0].startswith("lift ") and len(may(GAME, s)) == ALL - 1
    play(GAME, s, "lift 02-1")
    assert may(GAME, s)[0].startswith("upgrade ")
    assert unused_tokens(s, 0) == 0 and len(tokens(s)) == ALL - 2


def test_a_token_for_a_city_then_the_mark() -> None:
    """CND-11.24, 11.31, 12.7: the last token replaces the city, so one is lifted for the mark of Warmonger."""
    cities = [f"{at}: A city" for at in ("14-3", "14-1", "14-8", "12-2", "12-4", "13-2", "13-9")]  # 14-3 is Geneva
    row = "A: row astrology foreign_trade early_empire pottery masonry; marks civilized_money_grubber"
    s = built(ALL - 2, *cities, row)
    assert unused_tokens(s, 0) == 1
    play(GAME, s, "resolve masonry", "attack 06-4", "roll 6", "roll 1")
    GAME.scenario.check(s, "06-4: A reinforced")
    GAME.scenario.check(s, "A: marks civilized_money_grubber warmonger_paranoid")
    assert may(GAME, s)[0].startswith("lift ") and "lift 06-4" in may(GAME, s)
    play(GAME, s, "lift 02-1")
    assert unused_tokens(s, 0) == 0


def test_the_last_unused_token_becomes_a_mark() -> None:
    """CND-12.7."""
    s = built(ALL - 1, "A: dial 23; row astrology pottery foreign_trade masonry early_empire")
    play(GAME, s, "resolve astrology")
    assert may(GAME, s)[0].startswith("upgrade ") and unused_tokens(s, 0) == 0


def test_only_an_unused_token() -> None:
    """CND-1.7, 20.11: the Eiffel Tower needs an unused token; none is lifted for it."""
    given = ["05-9: B control", "07-8: B control", "07-0: eiffel_tower", "ask: StartOfTurn A -1; NextTurn 1"]
    assert "point 05-9" in may(GAME, built(ALL - 1, *given))
    assert not any(move.startswith("point") for move in may(GAME, built(ALL, *given)))


def test_no_city_left() -> None:
    """CND-1.3, 10.7: seven figures, without the capital."""
    cities = [f"{at}: A city" for at in ("05-1", "05-5", "02-2", "02-5", "04-5", "13-2", "12-6")]
    row = "A: row pottery astrology foreign_trade masonry early_empire"
    s = GAME.scenario.build([*cities, row, "03-6: A control"])
    play(GAME, s, "resolve pottery")
    assert s.player == 1
    s = GAME.scenario.build([*cities[:-1], row, "03-6: A control"])
    play(GAME, s, "resolve pottery")
    assert "found 03-6" in may(GAME, s)


def test_every_once_flag_has_its_own_bit() -> None:
    """CND-6.10: no flag overlaps another."""
    rows: list[Any] = [*PRINTED.wonders, *PRINTED.states, *PRINTED.cards, *PRINTED.leaders, *PRINTED.pacts]
    many = [
        (once_flags.STATE_SPENT, len(CITY_STATES)),
        (once_flags.NATURAL_SPENT, len(NATURAL_WONDERS)),
        *((row.once, 1) for row in rows if row.once_a_turn()),
        (PRINTED.caravan_home, CARAVANS),
    ]
    places = [first + i for first, number in many for i in range(number)]
    assert len(places) == len(set(places)) and min(places) >= 0 and max(places) < 62  # a bag holds no more
