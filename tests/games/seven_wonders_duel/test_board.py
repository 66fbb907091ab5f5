"""The board: its prices and counts come from the rules, for both cities."""

from __future__ import annotations

from typing import Any

import pytest

from ecumene.games import find
from ecumene.kernel.border.sections import Appearance, Counters, Item, Structure, Track
from ecumene.kernel.core.state import SPECTATOR, legal
from ecumene.testing.laws import walk
from games.prices import ask

GAME = find("seven_wonders_duel")


def board(*lines: str, viewer: int = SPECTATOR) -> list[Any]:
    return GAME.board(GAME.view(GAME.scenario.build(list(lines)), viewer))


def counts(sections: list[Any], title: str, seat: str) -> dict[str, int]:
    found = next(x for x in sections if isinstance(x, Counters) and x.title == title and x.seat == seat)
    return {count.name: count.value for count in found.items}


def by_ref(sections: list[Any], title: str, seat: str = "") -> dict[str, Item]:
    """The things of the sections with a title or of a kind, by reference."""
    found = (x for x in sections if x.seat == seat and (x.title == title or type(x).__name__.lower() == title))
    return {item.ref: item for x in found for item in x.items}


def test_prices_of_resources() -> None:
    """SWD-5.3, 5.5: two and what the opponent makes; one if the price is fixed."""
    drawn = board("A: city quarry clay_reserve", "B: city shelf_quarry press", "row: altar tavern")
    assert counts(drawn, "prices", "A") == {
        "price-wood": 2, "price-clay": 1, "price-stone": 4, "price-glass": 2, "price-papyrus": 3,
    }  # fmt: skip
    assert counts(drawn, "prices", "B") == {
        "price-wood": 2, "price-clay": 2, "price-stone": 3, "price-glass": 2, "price-papyrus": 2,
    }  # fmt: skip
    assert counts(drawn, "makes", "A") == {"makes-stone": 1}
    assert counts(drawn, "makes", "B") == {"makes-stone": 2, "makes-papyrus": 1}


def test_open_cards_show_their_price_and_whether_it_can_be_paid() -> None:
    drawn = board("A: coins 2; city scriptorium", "row: library walls", "age: 2", viewer=0)
    items = {x.ref: x for x in next(x for x in drawn if isinstance(x, Structure)).items}
    assert (items["card:library"].note, items["card:library"].can) == ("linked", True)
    walls = items["card:walls"]
    assert (walls.note, walls.number, walls.second, walls.can) == ("short", 4, 2, False)  # 2 coins of 4 are missing
    assert walls.cost and [(x.source, x.amount) for x in walls.cost.costs[0].parts] == [("bought", 4)]


def test_a_viewer_sees_own_prices_and_a_spectator_those_of_the_player_who_is_asked() -> None:
    s = GAME.scenario.build(["A: coins 9; city quarry", "B: coins 3", "row: walls aqueduct", "age: 2"])
    s.stack[-1].player = 1
    shown = [by_ref(GAME.board(GAME.view(s, x)), "structure")["card:walls"] for x in (0, 1, SPECTATOR)]
    assert [(x.number, x.can) for x in shown] == [(2, True), (6, False), (6, False)]


def test_wonders_show_what_is_missing() -> None:
    drawn = board("A: coins 1; wonders sphinx; raised pyramids", "B: coins 99; wonders piraeus", "row: altar tavern")
    mine = by_ref(drawn, "wonders", "A")
    assert [mine[f"wonder:{x}"].note for x in ("pyramids", "sphinx")] == ["raised", "short"]
    assert mine["wonder:sphinx"].second == 7
    assert by_ref(drawn, "wonders", "B")["wonder:piraeus"].can is True
    assert not any(x.note == "boxed" for x in mine.values())


def test_the_seventh_wonder_sends_the_eighth_to_the_box() -> None:
    """SWD-7.3: it is shown in the city of the player who drafted it, and only from then on."""
    boxed = 0
    for seed in range(30):
        drafted: dict[str, set[str]] = {}
        for s in walk(GAME, seed):
            drawn = GAME.board(GAME.view(s, SPECTATOR))
            built = sum(int(x.raised).bit_count() for x in s.seats)
            for seat in "AB":
                items = by_ref(drawn, "wonders", seat)
                if len(items) == 4:
                    assert drafted.setdefault(seat, set(items)) == set(items)
                    assert sum(x.note == "boxed" for x in items.values()) == (built == 7 and raised(items) == 3)
                    boxed += any(x.note == "boxed" for x in items.values())
            assert built < 7 or sum(len(by_ref(drawn, "wonders", x)) for x in "AB") == 8
    assert boxed


def raised(items: dict[str, Item]) -> int:
    return sum(x.note == "raised" for x in items.values())


def test_symbols_and_pairs() -> None:
    drawn = board("A: city scriptorium library workshop; tokens law", "row: altar tavern")
    assert {x.ref: x.note for x in by_ref(drawn, "symbols", "A").values()} == {
        "symbol:quill": "pair", "symbol:pendulum": "", "symbol:balance": "",
    }  # fmt: skip
    assert next(x for x in drawn if x.title == "symbols").limit == 6


def test_each_zone_ends_before_the_next_and_the_last_before_the_capital() -> None:
    track = next(x for x in board("row: altar tavern") if isinstance(x, Track))
    zones = {(m.at, m.to, m.seat, m.number) for m in track.marks if m.name == "zone"}
    assert zones == {
        (1, 2, "A", 2), (3, 5, "A", 5), (6, 8, "A", 10), (-1, -2, "B", 2), (-3, -5, "B", 5), (-6, -8, "B", 10),
    }  # fmt: skip


def test_the_track_shows_the_marker_the_capitals_and_the_tokens_that_are_left() -> None:
    drawn = board("A: loot 5", "B: loot 2 5", "marker: -4", "row: altar tavern")
    marks = {(m.name, m.at, m.seat, m.number) for m in next(x for x in drawn if isinstance(x, Track)).marks}
    assert ("marker", -4, "", None) in marks
    assert {("capital", -9, "A", None), ("capital", 9, "B", None)} <= marks
    assert {m for m in marks if m[0] == "loot"} == {("loot", -6, "A", 5), ("loot", 3, "B", 2), ("loot", 6, "B", 5)}


def test_points_so_far() -> None:
    drawn = board("A: coins 7; city altar", "marker: 1", "row: theater tavern")
    assert counts(drawn, "treasury", "A") == {"coins": 7, "points": 3 + 2 + 2}


# prices and their reasons


def price(move: str, *lines: str) -> tuple[int, list[tuple[str, int]]]:
    found = ask(GAME, GAME.scenario.build(list(lines)), GAME.codec.parse(move))
    assert found and [c.unit for c in found.costs] == ["coins"]
    return found.costs[0].total, [(x.source, x.amount) for x in found.costs[0].parts]


def test_missing_units_are_bought_one_by_one() -> None:
    lines = ["A: city quarry clay_reserve", "B: city shelf_quarry", "row: town_hall aqueduct walls", "age: 3"]
    found = ask(GAME, GAME.scenario.build(lines), GAME.codec.parse("build town_hall"))  # 3 stone, 2 wood
    assert found
    parts = [(x.source, x.ref, x.count, x.each, x.amount, x.by) for x in found.costs[0].parts]
    assert parts == [("bought", "resource:wood", 2, 2, 4, ""), ("bought", "resource:stone", 2, 4, 8, "")]
    assert found.costs[0].total == 12


def test_a_card_fixes_a_price() -> None:
    lines = ["A: city clay_reserve", "B: city brickyard", "row: arsenal walls", "age: 3"]  # 3 clay, 2 wood
    found = ask(GAME, GAME.scenario.build(lines), GAME.codec.parse("build arsenal"))
    assert found
    parts = [(x.source, x.ref, x.count, x.each, x.by) for x in found.costs[0].parts]
    assert parts == [("bought", "resource:wood", 2, 2, ""), ("fixed", "resource:clay", 3, 1, "card:clay_reserve")]


def test_printed_coins_and_a_chain() -> None:
    lines = ["A: city scriptorium", "row: library forum pretorium", "age: 3"]
    assert price("build forum", *lines) == (5, [("printed", 3), ("bought", 2)])
    assert price("build pretorium", *lines) == (8, [("printed", 8)])
    assert price("build library", *lines) == (0, [("chain", 0)])
    found = ask(GAME, GAME.scenario.build(lines), GAME.codec.parse("build library"))
    assert found and found.costs[0].parts[0].ref == "card:scriptorium"


def test_choice_producers_and_tokens_take_off_the_most_expensive_units() -> None:
    lines = ["B: city shelf_quarry", "row: town_hall walls", "age: 3"]  # 2 wood at 2, 3 stone at 4
    bought = [("bought", 4), ("bought", 12)]
    helped = "A: city caravansery; raised great_lighthouse; tokens masonry; wonders sphinx pyramids"
    assert price("build town_hall", "A: city caravansery", *lines) == (12, [*bought, ("card:caravansery", -4)])
    assert price("build town_hall", helped, *lines) == (
        2, [*bought, ("card:caravansery", -4), ("wonder:great_lighthouse", -4), ("token:masonry", -6)],
    )  # fmt: skip
    assert price("build walls", helped, *lines)[0] == 0  # not blue: Masonry does not help
    assert ("token:masonry", 0) not in price("build walls", helped, *lines)[1]


def test_wonders_and_architecture() -> None:
    lines = ["row: altar tavern"]
    sphinx = [("bought", 2), ("bought", 2), ("bought", 4)]  # clay, stone, 2 glass
    assert price("wonder sphinx altar", "A: wonders sphinx", *lines) == (8, sphinx)
    assert price("wonder sphinx altar", "A: wonders sphinx; tokens architecture masonry", *lines) == (
        4, [*sphinx, ("token:architecture", -4)],
    )  # fmt: skip
    forum = price("wonder sphinx altar", "A: wonders sphinx; city forum", *lines)
    assert forum == (6, [*sphinx, ("card:forum", -2)])


def test_what_is_not_available_has_no_price() -> None:
    s = GAME.scenario.build(["A: wonders sphinx", "row: altar tavern"])
    for move in ("build palace", "wonder pyramids altar", "discard altar"):
        assert ask(GAME, s, GAME.codec.parse(move)) is None


@pytest.mark.parametrize("seed", range(12))
def test_parts_add_up_and_are_what_is_paid(seed: int) -> None:
    """In every choice of random games."""
    for s in walk(GAME, seed):
        if s.over or s.player < 0:
            continue
        p = int(s.player)
        for action in legal(s):
            found = ask(GAME, s, action)
            if found is None:
                continue
            (cost,) = found.costs
            assert cost.total == sum(x.amount for x in cost.parts) <= s.seats[p].coins, GAME.codec.text(action)
            assert all(x.amount == x.count * x.each for x in cost.parts if x.count)
            t = s.clone()
            t.events = []
            t.stack[-1].apply(t, action)
            paid = [e for e in t.events if GAME.events.text(e).startswith(f"paid {'AB'[p]} ")]
            assert [GAME.events.text(e) for e in paid] == ([f"paid {'AB'[p]} {cost.total}"] if cost.total else [])


def test_appearance_of_rows() -> None:
    """A list of cards takes its colours and ages from here. A guild has no age, a wonder has neither."""
    game = find("seven_wonders_duel")
    rules, cards = game.make_rules(""), game.codec.ids["card"]
    assert game.appearance(rules, "card", cards["altar"]) == Appearance("blue", "age1")
    assert game.appearance(rules, "card", cards["arena"]) == Appearance("yellow", "age3")
    assert game.appearance(rules, "card", cards["merchants_guild"]) == Appearance("purple", "")
    assert game.appearance(rules, "wonder", 0) == Appearance()
