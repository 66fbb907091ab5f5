"""Starting a game: the pieces, the maps, what all players start with. COC-1, 2."""

from __future__ import annotations

import pytest

from ecumene.games.clash_of_cultures.game import GAME
from ecumene.games.clash_of_cultures.rules import setup
from ecumene.games.clash_of_cultures.rules.events.draw_events import EXHAUSTION_TOKENS
from ecumene.games.clash_of_cultures.rules.map.cells import CELL_NAMES, LAYOUTS
from ecumene.games.clash_of_cultures.rules.map.cities import supply_piece
from ecumene.games.clash_of_cultures.rules.map.packed_city import BARBARIANS, MOODS, PIECES, mood_of, size_of
from ecumene.games.clash_of_cultures.rules.map.packed_unit import SETTLER, SHIP, SOLDIER, UNITS, cell_of, kind_of
from ecumene.games.clash_of_cultures.rules.map.units import supply_unit
from ecumene.games.clash_of_cultures.rules.state import UNEXPLORED, World
from ecumene.kernel.core.bits import members
from ecumene.kernel.core.state import CHANCE
from ecumene.testing.moves import may, play

START = {"food": 2, "ore": 0, "wood": 0, "idea": 0, "gold": 0}


def dealt(players: int, starts: str = "A", **options: str) -> World:
    """A new game with the first cards dealt in order."""
    s = setup.start(players, **options)
    play(GAME, s, f"starts {starts}")
    while s.player == CHANCE:
        play(GAME, s, may(GAME, s)[0])
    return s


def test_pieces_of_a_colour() -> None:
    """COC-1.1, 2.5: seven of every city piece, 16 soldiers, 4 settlers, 4 ships; brown has settlements and soldiers."""
    s = setup.blank(4)
    for p in range(4):
        assert [supply_piece(s, p, piece) for piece in range(len(PIECES))] == [7] * 5
        assert {UNITS[kind]: supply_unit(s, p, kind) for kind in range(len(UNITS))} == {
            "settler": 4,
            "soldier": 16,
            "ship": 4,
        }
    assert supply_piece(s, BARBARIANS, PIECES.index("settlement")) == 7
    assert supply_unit(s, BARBARIANS, SOLDIER) == 16


def test_cards() -> None:
    """COC-1.2, 2.9, 2.13: 16 regions, 7 wonders, 38 events, 42 action and 32 objective cards; no wonder is face up."""
    s = setup.blank(2)
    assert len(s.regions) == 16
    assert (len(s.wonder_deck), s.wonders) == (7, [])
    assert (len(s.event_deck), len(s.action_deck), len(s.objective_deck)) == (38, 42, 32)
    assert EXHAUSTION_TOKENS == 4
    icons = [s.rules.events[e].icon for e in s.event_deck]
    assert [icons.count(icon) for icon in range(1, 5)] == [3, 4, 8, 14]
    civil = [card.civil for card in s.rules.actions]
    assert all(civil.count(half) == 2 for half in range(len(s.rules.civils)))
    halves = {half for card in s.rules.objectives for half in (card.top, card.bottom)}
    assert halves == set(range(54))


@pytest.mark.parametrize(("players", "slots", "cells"), [(2, 8, 40), (3, 12, 60), (4, 14, 72)])
def test_map(players: int, slots: int, cells: int) -> None:
    """COC-2.1, 2.2: start regions are face up, the rest is unexplored, and there are more regions than places."""
    s = setup.start(players)
    assert (len(s.layout.slots), len(s.layout.on_map), len(set(s.layout.on_map))) == (slots, cells, cells)
    assert len([at for at in s.layout.on_map if s.terrain[at] == UNEXPLORED]) == 4 * slots
    assert len(s.regions) == 16
    assert set(s.layout.ring) <= set(s.layout.on_map)
    outer = {at for at in s.layout.on_map if len(s.layout.near[at]) < 6}
    assert set(s.layout.ring) == outer


@pytest.mark.parametrize(
    ("players", "ring", "slots"),
    [
        (2, "D1 E2 F2 G3 F3 F4 G5 F5 F6 G7 F7 E8 D8 C8 B7 A7 B6 B5 A5 B4 B3 A3 B2 C2",
         "B2A3C3B3 F2E3G3F3 D3C4E4D4 B4A5C5B5 F4E5G5F5 D5C6E6D6 B6A7C7B7 F6E7G7F7"),
        (3, "B2 C2 D2 E3 F3 G4 H4 H5 H6 I7 J6 J7 I8 H8 G9 F9 E10 D9 C9 B9 B10 A10 A9 A8 A7 A6 A5 B4 C4 C3",
         "C2B2D2C3 B5B4A6A5 D4C4D5C5 F5F4E6E5 H4G4H5G5 C6B6D6C7 G6F6H6G7 J7J6I8I7 D8D7C9C8 F7E7F8E8 B9A9B10A10 "
         "E9D9F9E10"),
        (4, "B1 C1 D1 E2 F1 G2 H1 I1 J1 I2 I3 J3 K4 J4 J5 K6 J6 I7 I8 J8 I9 H8 G8 F8 E8 D8 C9 B8 C8 C7 B6 A6 B5 B4 A4 "
         "B3 C3 C2",
         "B3A4C4B4 B5A6C6B6 D2C3E3D3 D4C5E5D5 D6C7E7D7 F1E2G2F2 F3E4G4F4 F5E6G6F6 F7E8G8F8 H2G3I3H3 H4G5I5H5 H6G7I7H7 "
         "J3I4K4J4 J5I6K6J6"),
    ],
)  # fmt: skip
def test_layouts(players: int, ring: str, slots: str) -> None:
    """COC-2.1, 2.3: all spaces of the map, and its edge clockwise."""
    layout = LAYOUTS[players]
    assert [CELL_NAMES[at] for at in layout.ring] == ring.split()
    assert ["".join(CELL_NAMES[at] for at in slot) for slot in layout.slots] == slots.split()


@pytest.mark.parametrize(("players", "starts"), [(2, "D2 D7"), (3, "E4 G8 B7"), (4, "C2 I2 I8 C8")])
def test_start(players: int, starts: str) -> None:
    """COC-2.4, 2.5, 2.6, 2.7, 2.8, 2.9, 2.10, 2.14: a neutral city and a settler, two food, two advances, two cards."""
    s = dealt(players)
    for p, (n, cell) in enumerate(zip(s.nations, starts.split(), strict=True)):
        at = CELL_NAMES.index(cell)
        assert dict(zip(START, n.stock, strict=True)) == START
        assert (n.culture, n.happiness, n.culture_tokens, n.mood_tokens) == (0, 0, 0, 0)
        assert [s.rules.advances[a].name for a in members(n.advances)] == ["farming", "mining"]
        assert (s.cities_of(p), size_of(s.city[at]), MOODS[mood_of(s.city[at])]) == ([at], 1, "neutral")
        assert [(kind_of(u), cell_of(u)) for u in n.units] == [(SETTLER, at)]
        assert (len(n.hand), len(n.objectives)) == (1, 1)
        assert GAME.view(s, (p + 1) % players).nations[p].hand == ["?"]
    assert (s.round, s.turn, s.first, s.mover) == (0, 0, 0, 0)
    assert SHIP not in {kind_of(u) for n in s.nations for u in n.units}


@pytest.mark.parametrize("starts", "ABC")
def test_first_player(starts: str) -> None:
    """COC-2.11, 2.12, 2.9: chance decides who begins; this player gets cards first and has the first turn."""
    s = setup.start(3)
    assert may(GAME, s) == ["starts A", "starts B", "starts C"]
    play(GAME, s, f"starts {starts}")
    order = ["ABC"[("ABC".index(starts) + i) % 3] for i in range(3)]
    got = []
    while s.player == CHANCE:
        move = may(GAME, s)[0]
        got.append(move.split()[1])
        play(GAME, s, move)
    assert got == [p for p in order for _ in range(2)]
    assert "ABC"[s.mover] == starts == "ABC"[s.first]
    assert s.nations[s.mover].actions == 3


def test_four_rounds() -> None:
    """COC-25.4: two settlers on the plain, and a happy city."""
    s = dealt(3, length="four")
    for p, n in enumerate(s.nations):
        assert [(kind_of(u), cell_of(u)) for u in n.units] == [(SETTLER, n.start)] * 2
        assert MOODS[mood_of(s.city[s.cities_of(p)[0]])] == "happy"


def test_variants_that_exclude_each_other() -> None:
    """COC-25.14: one option for the length of the game, and one for events."""
    assert {option.name: option.choices for option in GAME.options} == {
        "length": ("six", "four", "die", "wonder"),
        "events": ("all", "icons", "choice"),
    }


def test_events_are_drawn_by_their_number_of_copies() -> None:
    """COC-17.1, 1.2: three Famines are three times as likely as one Flood; each kind is offered once."""
    s = GAME.scenario.build(["ask: DrawEvent A 1; Turn A"])
    likely = dict(zip(may(GAME, s), s.stack[-1].weights(s), strict=True))
    assert (likely["draw_event famine"], likely["draw_event flood"], likely["draw_event civil_war"]) == (3, 1, 2)
    assert sum(likely.values()) == 38
