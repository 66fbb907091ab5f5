"""Before the first turn: components, what each player gets, the map tile by tile. CND-1, 2, 3, 4."""

from __future__ import annotations

from collections import Counter

import pytest

from ecumene.games.new_dawn.cards.tiles import (
    BARBARIAN_MARK,
    CAPITAL_MARK,
    CAPITAL_TILE,
    FIRST_WATER,
    HEXES,
    RESOURCE_MARK,
    SPACE_NAMES,
    STATE_TILE,
    TILES,
    WATER_TOKENS,
    WONDER_TILE,
)
from ecumene.games.new_dawn.game import GAME
from ecumene.games.new_dawn.rules import setup
from ecumene.games.new_dawn.rules.holds import CAPITAL, NONE, kind_of, owner_of
from ecumene.games.new_dawn.rules.map.layout import UNPLACED, rotation_of, side_of
from ecumene.games.new_dawn.rules.map.spaces import mark, unused_cities, unused_tokens
from ecumene.games.new_dawn.rules.seat import ON_CARD, UNUSED
from ecumene.games.new_dawn.rules.state import Dawn
from ecumene.kernel.core.bits import members
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import CHANCE, apply
from ecumene.testing.moves import may, play

CAPITALS = [6, 8, 10, 15]  # tiles 7, 9, 11, 16
NATURALS = [0, 1, 3, 12]
STATES = [5, 11, 13, 14]


def kind(s: Dawn) -> str:
    return type(s.stack[-1]).__name__


def until(s: Dawn, frame: str, seed: int = 0) -> Dawn:
    """Chance and the players choose at random until this is asked."""
    rng = Rng(seed)
    while kind(s) != frame:
        top = s.stack[-1]
        choices = top.legal(s)
        action = top.sample(s, rng) if s.player == CHANCE else choices[rng.below(len(choices))]
        apply(s, action)
    return s


def asked_before(s: Dawn, frame: str, seed: int) -> list[str]:
    """What is asked until then; chance chooses at random, players choose the first answer."""
    rng = Rng(seed)
    asked: list[str] = []
    while kind(s) != frame:
        asked.append(kind(s))
        top = s.stack[-1]
        apply(s, top.sample(s, rng) if s.player == CHANCE else top.legal(s)[0])
    return asked


def test_what_a_player_has() -> None:
    """CND-1.1: a capital, 7 cities, 3 caravans, 31 control tokens, 20 focus cards, 4 diplomacy cards."""
    s = until(setup.start(4, map="first"), "ChooseCard")
    rules = s.rules
    assert len(rules.cards) == 20 and Counter(int(card.type) for card in rules.cards) == dict.fromkeys(range(5), 4)
    assert Counter(int(card.level) for card in rules.cards) == dict.fromkeys(range(4), 5)
    assert Counter(int(pact.giver) for pact in rules.pacts) == dict.fromkeys(range(4), 4)
    for p, e in enumerate(s.empires):
        assert (unused_tokens(s, p), unused_cities(s, p), len(e.caravans)) == (31, 7, 3)
        assert [kind_of(hold) for hold in s.hold if hold and owner_of(hold) == p] == [CAPITAL]


def test_what_is_shared() -> None:
    """CND-1.2, 1.3, 2.9: rows and tokens of the box; wonders by type, two of each era."""
    s = setup.blank(4)
    rules = s.rules
    assert (len(rules.leaders), len(rules.tiles), len(rules.wonders), len(rules.goals)) == (8, 16, 24, 5)
    assert (len(rules.states), len(rules.naturals), len(s.barbarians), WATER_TOKENS) == (8, 8, 9, 8)
    assert s.supply == [8, 8, 8, 8]
    assert Counter((int(w.deck), int(w.era)) for w in rules.wonders) == {
        (deck, era): 2 for deck in range(4) for era in range(3)
    }
    assert [t.number for t in rules.tiles if t.kind == CAPITAL_TILE] == CAPITALS
    assert [t.number for t in rules.tiles if t.kind == WONDER_TILE] == NATURALS
    assert [t.number for t in rules.tiles if t.kind == STATE_TILE] == STATES


def test_natural_wonders_and_their_resources() -> None:
    """CND-5.7."""
    names = ["marble", "mercury", "oil", "diamond"]
    assert {row.name: names[row.resource] for row in setup.PRINTED.naturals} == {
        "torres_del_paine": "diamond",
        "cliffs_of_dover": "marble",
        "mount_everest": "oil",
        "crater_lake": "mercury",
        "grand_mesa": "diamond",
        "galapagos_islands": "mercury",
        "mount_kilimanjaro": "oil",
        "pantanal": "marble",
    }


@pytest.mark.parametrize("players", [2, 3, 4])
def test_order_of_setup(players: int) -> None:
    """CND-2.1, 2.2, 2.5, 2.15: leaders, map, first player, direction, wonders, victory cards; then the first turn."""
    s = setup.start(players, map="first")
    asked = asked_before(s, "ChooseCard", seed=players)
    wanted = [("DealLeader", players), ("AssignCapital", players), ("FirstPlayer", 1), ("Orient", 1), ("TurnUp", 4)]
    assert asked == [name for name, n in [*wanted, ("DrawVictory", 3)] for _ in range(n)]


def test_order_of_map_construction() -> None:
    """CND-2.5, 2.15, 4.1, 4.2, 4.3, 4.6: capital tiles, the die, the core, two tiles each, who begins."""
    s = until(setup.start(3, map="built"), "DealCapital")
    asked = asked_before(s, "ChooseTile", seed=1)
    wanted = [("DealCapital", 3), ("CoreSide", 1), ("DrawCore", 4), ("DealTiles", 6), ("FirstLayer", 1)]
    assert asked == [name for name, n in wanted for _ in range(n)]


def test_leaders_at_random() -> None:
    """CND-2.1, 2.3, 2.4: no sheet twice; the row of the sheet, one caravan on the economy card."""
    s = setup.start(2, map="first")
    names = [row.name for row in s.rules.leaders]
    assert may(GAME, s) == [f"deal_leader {name}" for name in names]
    play(GAME, s, "deal_leader japan")
    assert may(GAME, s) == [f"deal_leader {name}" for name in names if name != "japan"]
    play(GAME, s, "deal_leader egypt")
    rows = [[s.rules.cards[card].name for card in e.row] for e in s.empires]
    assert rows == [
        ["pottery", "foreign_trade", "masonry", "astrology", "early_empire"],
        ["astrology", "foreign_trade", "pottery", "masonry", "early_empire"],
    ]
    assert all(e.caravans == [ON_CARD, UNUSED, UNUSED] for e in s.empires)


@pytest.mark.parametrize(("players", "tiles"), [(2, [6, 15]), (3, [6, 10, 15]), (4, CAPITALS)])
def test_capitals_of_the_printed_map(players: int, tiles: list[int]) -> None:
    """CND-3.3, 2.2: as many marks as players, and chance decides whose each one is."""
    s = until(setup.start(players, map="first"), "AssignCapital")
    assert may(GAME, s) == [f"deal_tile tile_{t + 1:02}" for t in tiles]
    play(GAME, s, f"deal_tile tile_{tiles[-1] + 1:02}")
    assert owner_of(s.hold[tiles[-1] * HEXES]) == 0
    if players > 2:
        assert may(GAME, s) == [f"deal_tile tile_{t + 1:02}" for t in tiles[:-1]]
    s = until(s, "ChooseCard")
    marked = [at for at in s.atlas.spaces if mark(s, at) == CAPITAL_MARK]
    assert [s.hold[at] != 0 and kind_of(s.hold[at]) == CAPITAL for at in marked] == [True] * players
    assert len({owner_of(s.hold[at]) for at in marked}) == players


@pytest.mark.parametrize(("players", "deck", "left"), [(2, 4, [0, 1, 2]), (3, 5, [0, 2, 2]), (4, 6, [1, 2, 2])])
def test_wonder_decks(players: int, deck: int, left: list[int]) -> None:
    """CND-2.9, 2.10, 2.11: ancient cards on top; some are left out unseen; one card of each deck is open."""
    s = setup.blank(players)
    assert [sum(s.left[d * 3 : d * 3 + 3]) for d in range(4)] == [deck] * 4
    s = until(setup.start(players, map="first"), "TurnUp")
    assert may(GAME, s) == ["turn_up stonehenge", "turn_up hanging_gardens"]
    assert s.stack[-1].weights(s) == [1, 1]
    s = until(s, "ChooseCard")
    assert [s.rules.wonders[w].deck for w in s.offer] == [0, 1, 2, 3]
    assert all(s.rules.wonders[w].era == 0 for w in s.offer)
    assert s.left == left * 4 and len(s.unseen) == 20


@pytest.mark.parametrize(("length", "cards"), [("standard", 3), ("epic", 4)])
def test_victory_cards(length: str, cards: int) -> None:
    """CND-2.13, 19.1: some of the five, at random, each once."""
    s = until(setup.start(2, map="first", length=length), "DrawVictory")
    assert len(may(GAME, s)) == 5
    first = may(GAME, s)[0]
    play(GAME, s, first)
    assert len(may(GAME, s)) == 4 and first not in may(GAME, s)
    s = until(s, "ChooseCard")
    assert len(set(s.victory)) == len(s.victory) == cards


@pytest.mark.parametrize("starts", "ABC")
def test_first_player(starts: str) -> None:
    """CND-2.8, 2.15: at random; the dial stands on its first section, which is not resolved."""
    s = until(setup.start(3, map="first"), "FirstPlayer")
    assert may(GAME, s) == ["starts A", "starts B", "starts C"]
    play(GAME, s, f"starts {starts}")
    assert "ABC"[s.player] == starts and len(may(GAME, s)) == 6
    play(GAME, s, "compass 4")
    s = until(s, "ChooseCard")
    assert ("ABC"[s.first], "ABC"[s.mover], s.compass, s.pointer, s.round) == (starts, starts, 4, 0, 0)


@pytest.mark.parametrize("map", setup.MAPS)
def test_after_setup(map: str) -> None:
    """CND-2.4, 2.6, 2.7, 2.14, 2.16: tokens on their marks, everything else in the supply, nobody has anything yet."""
    s = until(setup.start(4, map=map), "ChooseCard", seed=3)
    lying = Counter(s.things[at] - RESOURCE_MARK for at in s.atlas.spaces if 10 <= s.things[at] < 20)
    assert s.supply == [8 - lying[r] for r in range(4)] and sum(lying.values()) > 3
    for at in s.atlas.spaces:
        what = mark(s, at)
        if what >= BARBARIAN_MARK:
            assert s.barbarians[what - BARBARIAN_MARK] == at
        assert s.things[at] == (what if RESOURCE_MARK <= what < BARBARIAN_MARK else 0)
        assert (s.hold[at] != 0) == (what == CAPITAL_MARK)
    marked = {mark(s, at) for at in s.atlas.spaces}
    assert [b != NONE for b in s.barbarians] == [BARBARIAN_MARK + i in marked for i in range(9)]
    assert s.facedown == 0
    for e in s.empires:
        assert e.row and sorted(e.row) == [0, 4, 8, 12, 16] and e.caravans == [ON_CARD, UNUSED, UNUSED]
        assert (sum(e.trade), sum(e.resources), e.naturals, e.pacts, e.embassies, e.dial, e.marks) == (0,) * 7


# map construction


def test_capital_tiles_are_dealt() -> None:
    """CND-4.1: one for each player; the others go back to the box."""
    s = until(setup.start(2, map="built"), "DealCapital")
    assert may(GAME, s) == [f"deal_tile tile_{t + 1:02}" for t in CAPITALS]
    play(GAME, s, "deal_tile tile_09")
    assert may(GAME, s) == ["deal_tile tile_07", "deal_tile tile_11", "deal_tile tile_16"]
    play(GAME, s, "deal_tile tile_16")
    assert s.tile_hands == [[8], [15]]
    s = until(s, "DealTiles")
    assert not any(f"deal_tile tile_{t + 1:02}" in may(GAME, s) for t in CAPITALS)


def test_the_core_is_drawn() -> None:
    """CND-4.2, 4.4: two tiles with natural wonders and two with city-states, in any order, all equally likely."""
    s = until(setup.start(2, map="built"), "CoreSide")
    play(GAME, s, "roll 1")
    assert may(GAME, s) == [f"draw_core tile_{t + 1:02}" for t in NATURALS + STATES]
    assert len(set(s.stack[-1].weights(s))) == 1
    play(GAME, s, "draw_core tile_13")
    weights = dict(zip(may(GAME, s), s.stack[-1].weights(s), strict=True))
    assert {name.split("_")[-1]: w for name, w in weights.items()} == {
        **dict.fromkeys(["01", "02", "04"], 4),  # one more of three
        **dict.fromkeys(["06", "12", "14", "15"], 6),  # two more of four
    }
    play(GAME, s, "draw_core tile_02")
    assert may(GAME, s) == [f"draw_core tile_{t + 1:02}" for t in STATES]
    assert len(set(s.stack[-1].weights(s))) == 1
    play(GAME, s, "draw_core tile_06", "draw_core tile_15")
    assert members(s.core) == [1, 5, 12, 14]
    assert [t for t in range(TILES) if s.atlas.placed[t] != UNPLACED] == [1, 5, 12, 14]


@pytest.mark.parametrize(("rolled", "side"), [(1, 0), (2, 0), (3, 0), (4, 1), (5, 1), (6, 1)])
def test_side_of_the_core(rolled: int, side: int) -> None:
    """CND-4.3, 1.9."""
    s = until(setup.start(2, map="built"), "CoreSide")
    assert may(GAME, s) == [f"roll {n}" for n in range(1, 7)]
    play(GAME, s, f"roll {rolled}")
    s = until(s, "DealTiles")
    assert {side_of(how) for how in s.atlas.placed if how != UNPLACED} == {side}


@pytest.mark.parametrize(("players", "tiles"), [(2, 10), (3, 13), (4, 16)])
def test_map_construction(players: int, tiles: int) -> None:
    """CND-4.6, 4.7, 4.10, 4.14: two more tiles each, laid in turn from a random player on, either side up; capitals."""
    s = until(setup.start(players, map="built"), "FirstLayer", seed=players)
    assert may(GAME, s) == [f"starts {seat}" for seat in "ABCD"[:players]]
    assert [len(hand) for hand in s.tile_hands] == [3] * players
    assert all(len({t for t in hand if t in CAPITALS}) == 1 for hand in s.tile_hands)
    assert len(s.tile_box) == 12 - 3 * players
    play(GAME, s, "starts B")
    sides: set[int] = set()
    for n in range(3 * players):
        p = (1 + n) % players
        last = n >= 2 * players
        assert (s.player, kind(s)) == (p, "LayTile" if last else "ChooseTile")
        if not last:
            assert may(GAME, s) == [f"tile tile_{t + 1:02}" for t in s.tile_hands[p]]
            play(GAME, s, may(GAME, s)[-1])
        tile = int(s.stack[-1].tile)  # type: ignore[attr-defined]
        sides |= {int(move.split()[2] == "b") for move in may(GAME, s)}
        play(GAME, s, may(GAME, s)[n % len(may(GAME, s))])
        assert s.atlas.placed[tile] != UNPLACED and tile not in s.tile_hands[p]
        held = [at for at in range(tile * HEXES, tile * HEXES + HEXES) if s.hold[at]]
        assert [owner_of(s.hold[at]) for at in held] == ([p] if tile in CAPITALS else [])
    assert sides == {0, 1}
    assert sum(how != UNPLACED for how in s.atlas.placed) == tiles
    assert kind(s) == "FirstPlayer"


def test_only_own_tiles() -> None:
    """CND-4.7: not another player's tile, and not one that is placed or out of the game."""
    s = until(setup.start(2, map="built"), "ChooseTile")
    p = s.player
    placed = next(t for t in range(TILES) if s.atlas.placed[t] != UNPLACED)
    for tile in (s.tile_hands[1 - p][0], placed, s.tile_box[0]):
        assert s.stack[-1].refuse(s, GAME.codec.parse(f"tile tile_{tile + 1:02}")) == "CND-4.7"
    assert s.stack[-1].refuse(s, GAME.codec.parse("lay 32/36 a 0")) == "ECU-1"
    assert s.stack[-1].refuse(s, GAME.codec.parse(f"tile tile_{s.tile_hands[p][0] + 1:02}")) == ""


@pytest.mark.parametrize("map", ["first", "built"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_events_describe_the_whole_map(map: str, players: int) -> None:
    """CND-3.1, 3.3, 4.1, 4.6, 4.11: the events name every tile, every gap and the owner of each capital."""
    for seed in range(3):
        s = setup.start(players, map=map)
        s.events = []
        lines = [GAME.events.text(e).split() for e in until(s, "FirstPlayer", seed=seed).events or []]
        lying = [(f"tile_{t + 1:02}", how) for t, how in enumerate(s.atlas.placed) if how != UNPLACED]
        told = {verb: [more for first, *more in lines if first == verb] for verb in ("laid", "filled", "dealt")}
        assert sorted(told["laid"]) == [[name, "ab"[side_of(how)], str(rotation_of(how))] for name, how in lying]
        assert told["filled"] == [[SPACE_NAMES[FIRST_WATER + i]] for i in range(len(s.atlas.water))]
        capitals = {f"tile_{at // HEXES + 1:02}": "ABCD"[owner_of(hold)] for at, hold in enumerate(s.hold) if hold}
        assert {tile: seat for seat, tile in told["dealt"] if tile in capitals} == capitals
        assert len(told["dealt"]) == (players if map == "first" else 3 * players)
        assert sorted(name for verb, *more in lines if verb == "core_tile" for name in more) == (
            [f"tile_{t + 1:02}" for t in members(s.core)] if map == "built" else []
        )
        assert lines.count(["laid_out"]) == 1


def test_setup_leaves_nothing_behind() -> None:
    """CND-2.16: no frame of the setup is left below the first turn."""
    s = until(setup.start(2), "ChooseCard")
    assert not {"BeginGame", "LayOut", "FirstPlayer"} & {type(frame).__name__ for frame in s.stack}
