"""What is drawn: prices and counts of the board come from the rules, for both cities."""

from __future__ import annotations

from typing import Any

from ecumene.games import find
from ecumene.kernel.sections import Counters, Structure, Track
from ecumene.kernel.state import SPECTATOR

GAME = find("seven_wonders_duel")


def board(*lines: str, viewer: int = SPECTATOR) -> list[Any]:
    return GAME.board(GAME.view(GAME.scene.build(list(lines)), viewer))


def counts(sections: list[Any], title: str, seat: str) -> dict[str, int]:
    found = next(x for x in sections if isinstance(x, Counters) and x.title == title and x.seat == seat)
    return {count.name: count.value for count in found.items}


def test_prices_of_resources() -> None:
    """SWD-5.3, 5.5: two and what the other makes; one where it is fixed."""
    drawn = board("A: city quarry clay_reserve", "B: city shelf_quarry press", "row: altar tavern")
    assert counts(drawn, "prices", "A") == {
        "price-wood": 2, "price-clay": 1, "price-stone": 4, "price-glass": 2, "price-papyrus": 3,
    }  # fmt: skip
    assert counts(drawn, "prices", "B") == {
        "price-wood": 2, "price-clay": 2, "price-stone": 3, "price-glass": 2, "price-papyrus": 2,
    }  # fmt: skip
    assert counts(drawn, "makes", "A") == {"makes-stone": 1}
    assert counts(drawn, "makes", "B") == {"makes-stone": 2, "makes-papyrus": 1}


def test_open_cards_show_their_price_and_whether_they_can_be_had() -> None:
    drawn = board("A: coins 2; city scriptorium", "row: library walls", "age: 2", viewer=0)
    items = {x.ref: x for x in next(x for x in drawn if isinstance(x, Structure)).items}
    assert (items["card:library"].note, items["card:library"].can) == ("linked", True)
    assert (items["card:walls"].note, items["card:walls"].number, items["card:walls"].can) == ("price", 4, False)


def test_the_track_shows_marker_capitals_and_loot_that_is_left() -> None:
    drawn = board("A: loot 5", "B: loot 2 5", "marker: -4", "row: altar tavern")
    marks = {(m.name, m.at, m.seat, m.number) for m in next(x for x in drawn if isinstance(x, Track)).marks}
    assert ("marker", -4, "", None) in marks
    assert {("capital", -9, "A", None), ("capital", 9, "B", None)} <= marks
    assert {m for m in marks if m[0] == "loot"} == {("loot", -6, "A", 5), ("loot", 3, "B", 2), ("loot", 6, "B", 5)}


def test_points_so_far() -> None:
    drawn = board("A: coins 7; city altar", "marker: 1", "row: theater tavern")
    assert counts(drawn, "treasury", "A") == {"coins": 7, "points": 3 + 2 + 2}
