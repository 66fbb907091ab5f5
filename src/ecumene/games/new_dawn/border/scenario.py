"""Positions of A New Dawn from `given` lines, and the facts a `then` line may state: docs/scenarios.md.

`A: leader rome; row astrology pottery …; trade 0 2 0 0 1; marble 2; dial 18; caravans 07-2 card` sets an empire,
`07-3: A city petra barbarian_b` what stands on a space (`none` clears it), `tiles: 04a@2,4 07a/2@-5,2` another map
instead of the first game's. A space may be named by its coordinates: `-5,2: B control`.
"""

from __future__ import annotations

import re
from typing import Any

from ecumene.games.new_dawn.border.questions import FOCUS, LEADER, SEATS, VICTORY, WONDER
from ecumene.games.new_dawn.border.scenario_words import KINDS, WORDS
from ecumene.games.new_dawn.border.view import view
from ecumene.games.new_dawn.border.zones import BOX, CARD, MARKS, VIEWS
from ecumene.games.new_dawn.cards.rows import DECKS, ERAS, TYPES, card_of, type_of
from ecumene.games.new_dawn.cards.tiles import (
    BARBARIANS,
    HEXES,
    NO_MARK,
    RESOURCE_MARK,
    RESOURCES,
    SIDES,
    SPACE_NAMES,
    SPACES,
    STATE_MARK,
    TERRAINS,
    TILE_NAMES,
    TILES,
    WONDER_MARK,
    mark_of,
)
from ecumene.games.new_dawn.rules import setup
from ecumene.games.new_dawn.rules.focus_row.row import settle_caravans
from ecumene.games.new_dawn.rules.holds import HOLDS, NONE, held, kind_of, owner_of
from ecumene.games.new_dawn.rules.map.construction import (
    FIRST_CORE,
    FIRST_MAP,
    place_capital,
    place_marked_tokens,
    tile_called,
)
from ecumene.games.new_dawn.rules.map.difficulty import difficulty
from ecumene.games.new_dawn.rules.map.layout import MARGIN, MIDDLE, OFF_MAP, UNPLACED, Atlas, hex_offset, key, packed
from ecumene.games.new_dawn.rules.map.maturity import mature
from ecumene.games.new_dawn.rules.map.spaces import (
    caravan_on,
    cities_of,
    spaces_of,
    terrain,
    tokens_of,
    unused_cities,
    unused_tokens,
    wonder_on,
    wonders_of,
)
from ecumene.games.new_dawn.rules.seat import SLOTS, Empire
from ecumene.games.new_dawn.rules.state import Dawn
from ecumene.games.new_dawn.rules.turn import ABILITIES, NextTurn, TurnStep
from ecumene.kernel.border.questions import BadScenario
from ecumene.kernel.border.scenario import ScenarioSetup, stated
from ecumene.kernel.border.scenario_words import meant
from ecumene.kernel.core.bits import bag_of, one
from ecumene.kernel.core.piles import take_out
from ecumene.kernel.core.state import SPECTATOR

LEADERS = ["rome", "aztec", "sumeria", "egypt"]  # of A to D, unless given otherwise
CAPITAL_TILES = [tile_called(7), tile_called(16), tile_called(11), tile_called(9)]  # of A to D on the printed map
CARDS = ["civilized_money_grubber", "warmonger_paranoid", "technophile_scholarly"]
TILE_SAID = re.compile(r"(\d\d[ab])(?:/([0-5]))?(?:@(-?\d+),(-?\d+))?")


class DawnScenario(ScenarioSetup):
    """The first turn of A on the map of the first game. One ancient wonder of each type is open."""

    WORDS, NAMES = WORDS, KINDS

    def blank(self, **options: Any) -> Dawn:
        players = int(options.pop("players", 2))
        s = setup.blank(players, options.pop("corrections", ""), **options)
        placed = [UNPLACED] * TILES
        for spot in FIRST_MAP:
            if spot.players <= players:
                placed[spot.tile] = int(packed(0, spot.rotation, spot.q, spot.r))
                take_out(s.tile_box, spot.tile)
        s.atlas, s.core = Atlas(placed, []), bag_of(FIRST_CORE)
        place_marked_tokens(s)
        s.victory = [VICTORY.index(name) for name in CARDS]
        for p in range(players):
            set_leader(s, p, LEADER.index(LEADERS[p]))
            place_capital(s, p, CAPITAL_TILES[p])
        for deck in range(len(DECKS)):
            turn_up(s, next(w.number for w in s.rules.wonders if w.deck == deck))
        s.mover = 0
        return s

    def finish(self, s: Dawn) -> None:
        if not s.stack:
            s.push(NextTurn((s.mover - s.first) % len(s.empires) + 1))
            s.push(TurnStep(s.mover, ABILITIES))

    def given(self, s: Dawn, where: str, said: str) -> None:
        words = said.split()
        if where in SEATS[: len(s.empires)]:
            give(s, SEATS.index(where), words)
        elif where == "tiles":
            lay_tiles(s, words)
        elif where.startswith("terrain "):
            check_terrain(s, where.split()[1], said)
        elif where == "round":  # counted from 1
            s.round = int(said) - 1
        elif where == "offer":
            for w in words:
                turn_up(s, WONDER.index(w))
        elif where == "supply":
            s.supply = [int(w) for w in words]
        elif not VIEWS.given(s, NONE, where, words):
            put_on_space(s, space_said(s, where), words)

    def check_possible(self, s: Dawn) -> None:
        """CND-1.2: no more pieces and tokens than there are."""
        super().check_possible(s)
        for name, n in zip(RESOURCES, s.supply):
            if n < 0:
                raise BadScenario(f"there are only {setup.RESOURCE_TOKENS} {name}")
        for p in range(len(s.empires)):
            if unused_cities(s, p) < 0 or unused_tokens(s, p) < 0:
                raise BadScenario(f"{SEATS[p]} has more pieces on the map than there are")

    # checking

    def checked(self, s: Dawn, where: str, said: str, viewer: int | None) -> None:
        key, *more = where.split()
        if key in SEATS[: len(s.empires)] and not more:
            for fact in said.split(";"):
                name, *words = fact.split()
                found = owned(s, SEATS.index(key), name)
                assert found == words, f"{where} {name} is {' '.join(found)}"
            return
        found = seen(s, key, more, viewer)
        assert sorted(found) == sorted(said.split()), f"{where} is {' '.join(found) or 'empty'}"


def space_said(s: Dawn, word: str) -> int:
    """`07-3`, or by coordinates `-5,2`."""
    q, comma, r = word.partition(",")
    if comma:
        at = s.atlas.at.get(int(key(int(q), int(r))), NONE) if max(abs(int(q)), abs(int(r))) < MIDDLE else NONE
    else:
        at = SPACE_NAMES.index(word) if word in SPACE_NAMES else NONE
    if at not in s.atlas.spaces:
        raise BadScenario(f"{word!r} is not on the map")
    return at


def check_terrain(s: Dawn, word: str, said: str) -> None:
    """Terrain is printed: a scenario may say what it relies on."""
    found = TERRAINS[terrain(s, space_said(s, word))]
    if found != said:
        raise BadScenario(f"{word} is {found}, not {said}")


def set_leader(s: Dawn, p: int, leader: int) -> None:
    e = s.empires[p]
    e.leader = leader
    e.row = [int(card_of(type, 0)) for type in s.rules.leaders[leader].row]
    settle_caravans(s, p)


def lay_tiles(s: Dawn, words: list[str]) -> None:
    """Another map, without anything that stood on the old one."""
    s.atlas, s.core = Atlas([UNPLACED] * TILES, []), 0
    s.tile_box = list(range(TILES))
    s.hold, s.things, s.barbarians = [0] * SPACES, [0] * SPACES, [NONE] * len(BARBARIANS)
    s.forget_cached()
    s.supply = [setup.RESOURCE_TOKENS - sum(e.resources[r] for e in s.empires) for r in range(len(RESOURCES))]
    for word in words:
        tile, how = tile_said(s, word)
        take_out(s.tile_box, tile)
        s.core |= one(tile)
        s.lay_tile(tile, how)
    place_marked_tokens(s)


def tile_said(s: Dawn, word: str) -> tuple[int, int]:
    """`12b/3@4,0`: the tile and how it lies. Only the first may leave out where."""
    m = TILE_SAID.fullmatch(word)
    name = m[1] if m else ""
    if not m or name not in KINDS["tile side"] or (m[3] is None and s.atlas.spaces):
        raise BadScenario(f"{word!r} is not a tile such as 12b/3@4,0{meant(word[:3], KINDS['tile side'])}")
    tile, side, turn = TILE_NAMES.index(f"tile_{name[:2]}"), SIDES.index(name[2]), int(m[2] or 0)
    q, r = int(m[3] or 0), int(m[4] or 0)
    if max(abs(q), abs(r)) >= MIDDLE - MARGIN:
        raise BadScenario(f"too far away: {word!r}")
    if tile not in s.tile_box:
        raise BadScenario(f"tile {name[:2]} lies on the map already")
    cells = [hex_offset(side, turn, hex) for hex in range(HEXES)]
    if any(s.atlas.at.get(int(key(q + x, r + y)), OFF_MAP) != OFF_MAP for x, y in cells):
        raise BadScenario(f"{word!r} would lie on another tile")
    return tile, int(packed(side, turn, q, r))


def turn_up(s: Dawn, w: int) -> None:
    """A wonder is open; the open one of its deck goes back."""
    row = s.rules.wonders[w]
    before = s.offer[row.deck]
    if before != NONE:
        s.unseen = sorted([*s.unseen, before])
        s.left[row.deck * len(ERAS) + s.rules.wonders[before].era] += 1
    take_unseen(s, w)
    s.offer[row.deck] = w
    s.left[row.deck * len(ERAS) + row.era] -= 1


def take_unseen(s: Dawn, w: int) -> None:
    if w not in s.unseen:
        raise BadScenario(f"{WONDER[w]} lies open or was built already")
    take_out(s.unseen, w)


def put_on_space(s: Dawn, at: int, words: list[str]) -> None:
    """Adds what stands on a space; `none` clears it first."""
    for i, word in enumerate(words):
        if word == "none":
            clear_space(s, at)
        elif word in SEATS:
            hold(s, SEATS.index(word), at, HOLDS.index(words[i + 1]))
        elif word in BARBARIANS:
            s.barbarians[BARBARIANS.index(word)] = at
        elif word in WONDER:
            build(s, WONDER.index(word), at)
        elif word in MARKS.values():
            s.things[at] = mark_of(word)
    s.forget_cached()


def clear_space(s: Dawn, at: int) -> None:
    s.put(at, 0)
    remove_thing(s, at)
    s.barbarians = [NONE if b == at else b for b in s.barbarians]


def remove_thing(s: Dawn, at: int) -> None:
    """A resource goes back to the supply."""
    if RESOURCE_MARK <= s.things[at] < WONDER_MARK:
        s.supply[s.things[at] - RESOURCE_MARK] += 1
    s.things[at] = NO_MARK


def hold(s: Dawn, p: int, at: int, kind: int) -> None:
    """Puts a piece there; its owner gets the natural wonder or city-state of the space."""
    thing = s.things[at]
    if thing >= STATE_MARK:
        state = thing - STATE_MARK
        slots = [i for i, card in enumerate(s.empires[p].row) if type_of(card) == s.rules.states[state].type]
        s.empires[p].states[slots[0]] |= one(state)
        s.facedown |= one(state)
    elif thing >= WONDER_MARK:
        s.empires[p].naturals |= one(thing - WONDER_MARK)
    remove_thing(s, at)
    s.put(at, held(p, kind))


def build(s: Dawn, w: int, at: int) -> None:
    """A wonder is built there, from the offer or from its deck."""
    row = s.rules.wonders[w]
    if s.offer[row.deck] == w:
        s.offer[row.deck] = NONE
    else:
        take_unseen(s, w)
        s.left[row.deck * len(ERAS) + row.era] -= 1
    s.wonder_at[w] = at
    s.forget_cached()


def give(s: Dawn, p: int, words: list[str]) -> None:
    e = s.empires[p]
    key, *rest = words
    if key == "leader":
        set_leader(s, p, LEADER.index(rest[0]))
    elif key == "row":
        e.row = [FOCUS.index(w) for w in rest]
        if len({*e.row}) < SLOTS:
            raise BadScenario("a player has each card once")
        settle_caravans(s, p)
    elif key == "level":  # level military 3: in the place of the card of this type
        give_level(e, rest)
    elif key in RESOURCES:
        r = RESOURCES.index(key)
        s.supply[r] += e.resources[r] - int(rest[0])
        e.resources[r] = int(rest[0])
    elif key in ("caravans", "taken", "reached"):
        VIEWS.given(s, p, key, [w if w in (CARD, BOX) else SPACE_NAMES[space_said(s, w)] for w in rest])
    else:
        VIEWS.given(s, p, key, rest)


def give_level(e: Empire, words: list[str]) -> None:
    type, level = TYPES.index(words[0]), int(words[1]) - 1
    slot = next(i for i in range(SLOTS) if type_of(e.row[i]) == type)
    e.row[slot] = int(card_of(type, level))


# what a `then` line may state


def owned(s: Dawn, p: int, key: str) -> list[str]:
    counts = {
        "control": len(tokens_of(s, p)),
        "cities": len(cities_of(s, p)),
        "spaces": len(spaces_of(s, p)),
        "unused": int(unused_tokens(s, p)),
        "unused_cities": int(unused_cities(s, p)),
    }
    if key in counts:
        return [str(counts[key])]
    if key in RESOURCES:
        return [str(s.empires[p].resources[RESOURCES.index(key)])]
    if key == "wonders":
        return [WONDER[w] for w in wonders_of(s, p)]
    return stated(view(s, SPECTATOR).empires[p], key, "an empire")


def seen(s: Dawn, key: str, more: list[str], viewer: int | None) -> list[str]:
    if key == "terrain":
        return [TERRAINS[terrain(s, space_said(s, more[0]))]]
    if key == "distance":
        return [str(s.atlas.distance(space_said(s, more[0]), space_said(s, more[1])))]
    if key == "difficulty":  # difficulty A 07-3
        return [str(difficulty(s, SEATS.index(more[0]), space_said(s, more[1]), 0))]
    if key == "mature":
        at = space_said(s, more[0])
        return ["yes" if mature(s, owner_of(s.hold[at]), at) else "no"]
    if key in ("spaces", "tiles"):
        return [str(len(s.atlas.spaces) if key == "spaces" else sum(how != UNPLACED for how in s.atlas.placed))]
    if key == "round":
        return [str(s.round + 1)]
    v = view(s, SPECTATOR if viewer is None else viewer)
    if key == "supply":
        return [str(n) for n in v.supply.values()]
    if key == "barbarian":
        return [v.barbarians.get(f"barbarian_{more[0]}", "none")]
    return stated(v, key) if hasattr(v, key) else standing_on(s, space_said(s, key))


def standing_on(s: Dawn, at: int) -> list[str]:
    """As in a `given` line, and whose caravans are there."""
    out: list[str] = []
    if s.hold[at]:
        out += [SEATS[owner_of(s.hold[at])], HOLDS[kind_of(s.hold[at])]]
    if s.things[at]:
        out.append(MARKS[s.things[at]])
    out += [name for name, b in zip(BARBARIANS, s.barbarians) if b == at]
    if wonder_on(s, at) != NONE:
        out.append(WONDER[wonder_on(s, at)])
    out += [f"caravan={SEATS[p]}" for p in range(len(s.empires)) if caravan_on(s, p, at)]
    return out or ["none"]
