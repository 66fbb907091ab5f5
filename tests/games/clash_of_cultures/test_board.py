"""What is drawn in addition to the map: a battle, trade routes, and the two ways to place a region."""

from __future__ import annotations

from typing import Any

from ecumene.games import find
from ecumene.games.clash_of_cultures.rules.trade.routes import trade_routes as count_routes
from ecumene.kernel.border.sections import Cards, Grid, HexMap
from ecumene.testing.moves import play

GAME = find("clash_of_cultures")


def after(moves: list[str], *lines: str) -> Any:
    s = GAME.scenario.build([*lines, "ask: Turn A"])
    play(GAME, s, *moves)
    return s


def grid(s: Any, title: str, viewer: int = 0) -> Grid | None:
    found = [x for x in GAME.board(GAME.view(s, viewer)) if x.title == title]
    assert all(isinstance(x, Grid) for x in found)
    return next((x for x in found if isinstance(x, Grid)), None)


WAR = (
    "A: soldier D2 2; advances tactics; hand synergies_archers",
    "B: soldier C3; advances tactics; hand assassination_archers",
    "tile C3: region_20 normal",
)


def test_a_battle_shows_both_sides_and_their_rolls() -> None:
    s = after(["move D2", "march 0 2", "to C3"], *WAR)
    found = grid(s, "sides")
    assert found and found.columns == ["attacker", "defender"]
    assert [(x.title, x.cells) for x in found.rows] == [("side", ["seat:A", "seat:B"]), ("fighters", [2, 1])]


def test_a_place_that_would_be_attacked_has_the_numbers_of_both_sides() -> None:
    s = after(["move D2", "march 0 2"], *WAR)
    [reach] = [x for x in GAME.board(GAME.view(s, 0)) if x.title == "reach"]
    assert isinstance(reach, Cards)
    attacks = [(x.ref, x.second, x.number) for x in reach.items if x.note == "attack"]
    assert attacks == [("cell:C3", 2, 1)]


def test_only_its_owner_knows_a_card_laid_face_down() -> None:
    s = after(["move D2", "march 0 2", "to C3", "lay synergies_archers"], *WAR)
    own, other = grid(s, "sides"), grid(s, "sides", 1)
    assert own and own.rows[-1].title == "combat-card" and own.rows[-1].cells == ["action:synergies_archers", ""]
    assert other and other.rows[-1].cells == ["action:?", ""]


def test_without_a_battle_there_are_no_sides() -> None:
    assert grid(after([], *WAR), "sides") is None


def test_a_region_that_fits_two_ways_shows_both() -> None:
    s = after(["move D2", "to C3", "reveal_region region_17"], "A: settler D2")
    found = grid(s, "region-to-lay")
    assert found and [x.title for x in found.rows] == ["side:normal", "side:turned"]
    normal, turned = (x.cells for x in found.rows)
    assert len(normal) == len(found.columns) == 4 and turned == normal[::-1]
    assert grid(after([]), "region-to-lay") is None


def test_exhausted_land_and_the_size_of_cities_are_on_the_map() -> None:
    s = GAME.scenario.build(["exhausted: C2", "city D2: A happy fortress temple"])
    [drawn] = [x for x in GAME.board(GAME.view(s, 0)) if isinstance(x, HexMap)]
    hexes = {h.ref: h for h in drawn.hexes}
    assert [p.ref for p in hexes["cell:C2"].pieces] == ["mark:exhausted"]
    assert hexes["cell:D2"].note == "city-happy" and hexes["cell:D2"].number == 3


TRADERS = (
    "A: advances storage bartering trade_routes; settler D6 4; ship D5",
    *(f"city {cell}: B neutral" for cell in ("C8", "E8", "D8", "C7", "E7")),
    "tile D5: region_11 normal",
    "tile B6: region_20 normal",
    "tile F6: region_19 normal",
)


def test_each_trade_route_has_its_ends_for_everybody_and_as_many_are_drawn_as_pay() -> None:
    s = GAME.scenario.build([*TRADERS, "ask: Turn A"])
    for viewer in (0, 1):
        found = grid(s, "routes", viewer)
        assert found and found.seat == "A" and found.columns == ["route-trader", "route-brings"]
        assert len({x.title for x in found.rows}) == 4 == int(count_routes(s, 0, False))
        assert {x.cells[0] for x in found.rows} <= {"cell:D5", "cell:D6"}
        assert {x.cells[1] for x in found.rows} == {"good:food"}
    assert sum(x.title == "routes" for x in GAME.board(GAME.view(s, 0))) == 1  # the other player has none


def test_a_route_with_currency_brings_food_or_gold() -> None:
    s = GAME.scenario.build(["A: advances bartering trade_routes currency; settler D6", "tile D5: region_20 normal"])
    found = grid(s, "routes")
    assert found and [(x.title, x.cells) for x in found.rows] == [("cell:D7", ["cell:D6", "good:food", "good:gold"])]


def test_of_several_ships_it_is_told_what_each_carries() -> None:
    fleet = ["A: settler D6 2; ship D5 2", "tile D5: region_11 normal"]
    s = after(["move D6", "march 1 0", "to D5", "move D5"], *fleet)
    [cargo] = [x for x in GAME.board(GAME.view(s, 1)) if x.title == "cargo"]
    assert isinstance(cargo, Cards)
    assert [(x.ref, [(on.name, on.value) for on in x.on]) for x in cargo.items] == [
        ("fleet:1", [("settler", 1)]),
        ("fleet:2", []),
    ]
