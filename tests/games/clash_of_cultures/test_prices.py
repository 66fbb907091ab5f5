"""Prices and their reasons: every advance that changes a price is named, and the parts add up to what is paid."""

from __future__ import annotations

import pytest

from ecumene.games import find
from ecumene.kernel.border.look import Look
from ecumene.kernel.border.sections import Tableau
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import legal
from ecumene.kernel.match.match import Match
from ecumene.testing.moves import play
from games.prices import Told, ask, price_of

GAME = find("clash_of_cultures")
TURN_OF_A = "ask: Turn A"


def price(move: str, *lines: str) -> Told:
    return price_of(GAME, move, *lines)


@pytest.mark.parametrize(
    ("given", "move", "expected"),
    [
        ("A: food 0", "learn storage", {"action": (1, []), "food": (2, [])}),
        ("A: advances mathematics", "learn engineering",
         {"action": (1, []), "food": (0, [("printed", 2), ("advance:mathematics", -2)])}),
        ("A: advances astronomy", "learn navigation",
         {"action": (1, []), "food": (0, [("printed", 2), ("advance:astronomy", -2)])}),
        ("A: advances priesthood", "study mathematics",
         {"action": (1, []), "food": (0, [("printed", 2), ("advance:priesthood", -2)])}),
        ("A: advances priesthood", "learn mathematics", {"action": (1, []), "food": (2, [])}),
        ("A: advances tactics", "learn steel_weapons", {"action": (1, []), "food": (2, []), "ore": (2, [])}),
        ("A: advances tactics metallurgy", "learn steel_weapons",
         {"action": (1, []), "food": (0, [("printed", 2), ("advance:metallurgy", -2)]),
          "ore": (0, [("printed", 2), ("advance:metallurgy", -2)])}),
        ("A: food 0", "learn farming", {}),
    ],
)  # fmt: skip
def test_advances(given: str, move: str, expected: Told) -> None:
    assert price(move, given) == expected


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ("A: advances tactics", {"ore": (2, [])}),
        ("A: advances tactics metallurgy", {"ore": (0, [("printed", 2), ("advance:metallurgy", -2)])}),
    ],
)
def test_free_advances_cost_their_ore(given: str, expected: Told) -> None:
    assert price("learn steel_weapons", given, "ask: FreeAdvance A 262144 1; Turn A") == expected
    assert price("learn siegecraft", given, "ask: FreeAdvance A 131072 1; Turn A") == {}


@pytest.mark.parametrize(
    ("given", "move", "expected"),
    [
        ("A: food 0", "grow D2 temple", {"action": (1, []), "food": (1, []), "ore": (1, []), "wood": (1, [])}),
        ("A: advances state_religion", "grow D2 temple",
         {"action": (1, []), "food": (0, [("printed", 1), ("advance:state_religion", -1)]),
          "ore": (1, []), "wood": (1, [])}),
        ("A: advances state_religion; used 4", "grow D2 temple",
         {"action": (1, []), "food": (1, []), "ore": (1, []), "wood": (1, [])}),
        ("A: advances state_religion", "grow D2 fortress",
         {"action": (1, []), "food": (1, []), "ore": (1, []), "wood": (1, [])}),
        ("A: food 0", "grow D7 temple", {}),
        ("A: food 0", "build D2", {"action": (1, [])}),
        ("A: food 0", "recruit soldier", {}),
        ("A: advances draft", "draft", {"mood": (1, [("printed", 1)])}),
        ("A: advances draft civil_liberties", "draft", {"mood": (2, [("printed", 1), ("advance:civil_liberties", 1)])}),
    ],
)  # fmt: skip
def test_building(given: str, move: str, expected: Told) -> None:
    assert price(move, given) == expected


def test_units() -> None:
    build = "ask: Build A D2 1 0 0; Turn A"
    assert price("recruit settler", build) == {"food": (2, [])}
    assert price("recruit soldier", build) == {"food": (1, []), "ore": (1, [])}
    assert price("recruit ship", build) == {"wood": (2, [])}


@pytest.mark.parametrize(
    ("wonder", "food", "ore", "wood"),
    [
        ("great_gardens", 5, 2, 5),
        ("great_pyramids", 2, 7, 3),
        ("great_library", 3, 3, 6),
        ("great_statue", 3, 5, 4),
        ("great_lighthouse", 3, 4, 5),
        ("great_wall", 3, 7, 2),
        ("great_mausoleum", 4, 4, 4),
    ],
)
def test_wonders(wonder: str, food: int, ore: int, wood: int) -> None:
    """Twelve resources and five tokens each; an action, unless it is reserved."""
    paid: Told = {"food": (food, []), "ore": (ore, []), "wood": (wood, []), "culture": (5, [])}
    assert price(f"wonder {wonder} D2", f"wonders: {wonder}") == {"action": (1, []), **paid}
    assert price(f"wonder {wonder} D2", f"wonders: {wonder}", f"A: reserved {wonder}") == paid
    assert price(f"wonder {wonder} D2") == {}


@pytest.mark.parametrize(
    ("given", "move", "expected"),
    [
        ("A: food 0", "collect D2", {"action": (1, [])}),
        ("A: advances husbandry", "collect_far D2", {"action": (1, []), "food": (1, [])}),
        ("A: advances husbandry roads", "collect_far D2",
         {"action": (1, []), "food": (0, [("printed", 1), ("advance:roads", -1)])}),
        ("A: advances free_economy", "collect D2", {"action": (0, [("printed", 1), ("advance:free_economy", -1)])}),
        ("A: advances free_economy; used 12", "collect D2",
         {"action": (1, []), "mood": (2, [("advance:free_economy", 2)])}),
        ("A: advances free_economy; used 18", "collect D2", {"action": (1, [])}),
        ("A: food 0", "collect D7", {}),
    ],
)  # fmt: skip
def test_collecting(given: str, move: str, expected: Told) -> None:
    assert price(move, given) == expected


@pytest.mark.parametrize(
    ("given", "total", "parts"),
    [
        ("A: food 0", 3, [("printed", 3)]),
        ("A: advances circus_and_sports", 2, [("printed", 3), ("advance:circus_and_sports", -1)]),
    ],
)
def test_a_step_of_a_mood(given: str, total: int, parts: list[tuple[str, int]]) -> None:
    lines = [given, "city D2: A neutral fortress temple", "city C2: A neutral", "city E2: A happy"]
    assert price("improve D2", *lines, "ask: Civic A 0 -1; Turn A") == {"mood": (total, parts)}
    assert price("improve C2", *lines, "ask: Civic A 0 -1; Turn A") == {"mood": (1, [("printed", 1)])}
    assert price("improve E2", *lines, "ask: Civic A 0 -1; Turn A") == {}


@pytest.mark.parametrize(
    ("move", "expected"),
    [
        ("tax", {"action": (1, []), "mood": (1, [])}),
        ("tend D2", {"action": (1, []), "mood": (1, [])}),
        ("command", {"mood": (2, [])}),
        ("force", {"mood": (1, [])}),
        ("vote", {"mood": (1, [])}),
        ("chart", {"action": (1, [])}),
        ("liberties", {"action": (1, [])}),
        ("civic", {"action": (1, [])}),
        ("found D2", {"action": (1, [])}),
        ("tune culture", {"mood": (1, [])}),
        ("tune mood", {"culture": (1, [])}),
        ("end", {}),
    ],
)
def test_abilities(move: str, expected: Told) -> None:
    assert price(move, TURN_OF_A) == expected


def test_influence() -> None:
    """COC-14.2, 14.4, 14.11: a token for each space too far; one for Arts & Sculpture."""
    lines = ["city D4: B neutral temple", "city D3: B neutral temple", "tile D3: region_18 normal"]
    assert price("influence D2 D3", *lines) == {"action": (1, [])}
    assert price("influence D2 D4", *lines) == {"action": (1, []), "culture": (1, [("range", 1)])}
    arts = ("advance:arts_and_sculpture", 1)
    assert price("perform D2 D4", *lines) == {"culture": (2, [arts, ("range", 1)])}
    assert price("influence D2 D7", *lines) == {}
    assert price("influence D2 C2", *lines) == {}
    assert price("boost", *lines, "ask: Boost A D3 3; Turn A") == {"culture": (3, [])}


@pytest.mark.parametrize(
    ("given", "asked", "move", "expected"),
    [
        ("A: food 2; idea 1; gold 1", "learn storage", "pay 1 0 0 1", {"food": 1, "idea": 1}),
        ("A: food 2; idea 1; gold 1", "learn storage", "pay 1 0 0 0", {"food": 1, "gold": 1}),
        ("A: food 2; idea 1; gold 1", "learn storage", "pay 2 0 0 0", {"food": 2}),
    ],
)
def test_every_way_to_pay_shows_its_gold(given: str, asked: str, move: str, expected: dict[str, int]) -> None:
    s = GAME.scenario.build([given, TURN_OF_A])
    play(GAME, s, asked)
    found = ask(GAME, s, GAME.codec.parse(move), viewer=0)
    assert found and {c.unit: c.total for c in found.costs} == expected


def test_every_way_to_pay_for_a_mood_shows_its_gold() -> None:
    s = GAME.scenario.build(
        [
            "A: advances myths rituals; mood_tokens 2; happiness 2; food 1; gold 1",
            "city D2: A angry fortress",
            TURN_OF_A,
        ]
    )
    play(GAME, s, "civic")
    payments = {}
    for action in legal(s):
        found = ask(GAME, s, action, viewer=0)
        assert found
        payments[GAME.codec.text(action)] = {c.unit: c.total for c in found.costs}
    assert payments["spend 2 0 0 0"] == {"mood": 2}
    assert payments["spend 1 1 0 0"] == {"mood": 1, "food": 1}
    assert payments["spend 0 1 0 0"] == {"food": 1, "gold": 1}


def test_an_advance_costs_an_action_also_while_somebody_else_is_asked() -> None:
    m, rng, seen = Match(GAME, 3, 2), Rng(4), set[str]()
    for _ in range(60):
        m.choose(GAME.at_random(legal(m.state), rng))
        if m.over or m.state.player != 1:
            continue
        seen.add(type(m.state.stack[-1]).__name__)
        (board,) = [x for x in GAME.draw(Look.at(GAME, m.state, 0)) if isinstance(x, Tableau) and x.id == "advances-A"]
        costs = [x.cost for column in board.columns for x in column.items if x.cost]
        assert costs and all(x.costs[0].unit == "action" for x in costs)
    assert len(seen) > 2, "a turn and the questions within it"
