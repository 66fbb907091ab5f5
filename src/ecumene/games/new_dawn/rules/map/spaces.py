"""What spaces are, what stands on them, and what each player has on the map. Nothing is changed here. CND-5."""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.games.new_dawn.cards.tiles import (
    BARBARIAN_MARK,
    FIRST_WATER,
    HEXES,
    NO_MARK,
    STATE_MARK,
    WATER,
    WATER_TOKENS,
    WONDER_MARK,
    Tile,
)
from ecumene.games.new_dawn.rules.holds import CITY, NONE, kind_of, owner_of
from ecumene.games.new_dawn.rules.map.area import Area, area_of
from ecumene.games.new_dawn.rules.map.ground import Ground
from ecumene.games.new_dawn.rules.map.occupied import Occupied, find_occupied
from ecumene.games.new_dawn.rules.seat import CITIES, CONTROL_TOKENS
from ecumene.games.new_dawn.rules.state import Dawn
from ecumene.kernel.core.bits import has, members, one, size

# spaces


def terrain(s: Dawn, space: i64) -> i64:
    """CND-5.1, 4.11."""
    atlas = s.atlas
    if len(atlas.land) == 0:
        atlas.land = landscape(s.rules.tiles, atlas.side)
    return atlas.land[space]


def landscape(tiles: list[Tile], up: list[int]) -> list[int]:
    """The terrain of all spaces when these sides are up. Water tokens come last."""
    out: list[int] = []
    tile: i64
    for tile in range(len(tiles)):
        out.extend(tiles[tile].sides[up[tile]].terrain)
    out.extend([WATER] * WATER_TOKENS)
    return out


def ground(s: Dawn) -> Ground:
    """The terrain as areas."""
    atlas = s.atlas
    if atlas.ground is None:
        terrain(s, 0)
        atlas.ground = Ground(atlas, atlas.land, [mark(s, space) for space in atlas.spaces])
    return atlas.ground


def mark(s: Dawn, space: i64) -> i64:
    """CND-2.6: what is printed there besides the terrain."""
    if space >= FIRST_WATER:
        return NO_MARK
    tile: i64 = space // HEXES
    return s.rules.tiles[tile].sides[s.atlas.side[tile]].mark[space % HEXES]


def is_water(s: Dawn, space: i64) -> bool:
    """CND-5.2."""
    return terrain(s, space) == WATER


def coastal(s: Dawn, space: i64) -> bool:
    """Adjacent to water, or on the map edge (CND-5.10)."""
    return ground(s).coast.has(space)


def space_marked(s: Dawn, what: i64) -> i64:
    """Where this is printed, or NONE."""
    return ground(s).marked[what]


def home_of(s: Dawn, state: i64) -> i64:
    """The space of a city-state, or NONE."""
    return space_marked(s, STATE_MARK + state)


def natural_at(s: Dawn, space: i64) -> i64:
    """CND-5.3: the natural wonder printed there, or NONE."""
    what: i64 = mark(s, space)
    return what - WONDER_MARK if WONDER_MARK <= what < STATE_MARK else NONE


def state_at(s: Dawn, space: i64) -> i64:
    """The city-state printed there, conquered or not, or NONE."""
    what: i64 = mark(s, space)
    return what - STATE_MARK if STATE_MARK <= what < BARBARIAN_MARK else NONE


# what stands there


def occupied(s: Dawn) -> Occupied:
    """Where pieces and tokens are, as areas."""
    if s.found_occupied is None:
        s.found_occupied = find_occupied(len(s.empires), s.hold, s.things, s.barbarians, s.wonder_at)
    return s.found_occupied


def kind_at(s: Dawn, space: i64) -> i64:
    """Control token, reinforced, city or capital; NONE."""
    return kind_of(s.hold[space]) if s.hold[space] else NONE


def is_city(s: Dawn, space: i64) -> bool:
    """CND-5.11: the capital is one."""
    return s.hold[space] != 0 and kind_of(s.hold[space]) >= CITY


def is_token(s: Dawn, space: i64) -> bool:
    """A control token, on either side."""
    return s.hold[space] != 0 and kind_of(s.hold[space]) < CITY


def is_rival(s: Dawn, p: i64, space: i64) -> bool:
    """CND-5.4."""
    return s.hold[space] != 0 and owner_of(s.hold[space]) != p


def state_on(s: Dawn, space: i64) -> i64:
    """The city-state whose token lies there, or NONE."""
    thing: i64 = s.things[space]
    return thing - STATE_MARK if STATE_MARK <= thing < BARBARIAN_MARK else NONE


def barbarian_on(s: Dawn, space: i64) -> i64:
    """The first by letter, or NONE."""
    if not occupied(s).barbarians.has(space):
        return NONE
    letter: i64
    at: i64
    for letter, at in enumerate(s.barbarians):
        if at == space:
            return letter
    return NONE


def caravan_on(s: Dawn, p: i64, space: i64) -> bool:
    c: i64
    for c in s.empires[p].caravans:
        if c == space:
            return True
    return False


def wonder_on(s: Dawn, space: i64) -> i64:
    """The world wonder whose token lies there, or NONE."""
    if not occupied(s).wonders.has(space):
        return NONE
    w: i64
    at: i64
    for w, at in enumerate(s.wonder_at):
        if at == space:
            return w
    return NONE


def empty(s: Dawn, space: i64) -> bool:
    """CND-5.5: no token and no figure of any kind."""
    if s.hold[space] or s.things[space] or barbarian_on(s, space) != NONE or wonder_on(s, space) != NONE:
        return False
    p: i64
    for p in range(len(s.empires)):
        if caravan_on(s, p, space):
            return False
    return True


def not_empty(s: Dawn) -> Area:
    """CND-5.5: all spaces with a token or figure of any kind."""
    there = occupied(s)
    out = there.held.union(there.things)
    out.add(there.barbarians)
    out.add(there.wonders)
    for e in s.empires:
        out.add(area_of(e.caravans))
    return out


def may_hold_token(s: Dawn, space: i64) -> bool:
    """CND-7.2, 7.3, 7.9: no water, and nothing there that forbids a token. Caravans do not matter."""
    return (
        s.hold[space] == 0 and not is_water(s, space) and state_on(s, space) == NONE and barbarian_on(s, space) == NONE
    )


def closed_to_tokens(s: Dawn) -> Area:
    """The same for all spaces: where no token may be placed."""
    there = occupied(s)
    out = there.held.union(ground(s).water)
    out.add(there.states)
    out.add(there.barbarians)
    return out


# what a player has


def friendly(s: Dawn, p: i64) -> Area:
    """CND-5.4: friendly spaces."""
    return occupied(s).friendly[p]


def rivals(s: Dawn, p: i64) -> Area:
    """CND-5.4: spaces with pieces of other players."""
    return occupied(s).held.difference(friendly(s, p))


def cities(s: Dawn, p: i64) -> Area:
    """The capital included (CND-5.11)."""
    return friendly(s, p).intersection(occupied(s).cities)


def tokens(s: Dawn, p: i64) -> Area:
    """Spaces with p's control tokens, on either side."""
    return friendly(s, p).difference(occupied(s).cities)


def spaces_of(s: Dawn, p: i64) -> list[int]:
    """CND-5.4: friendly spaces, in order."""
    return friendly(s, p).spaces()


def cities_of(s: Dawn, p: i64) -> list[int]:
    """The same for cities."""
    return cities(s, p).spaces()


def tokens_of(s: Dawn, p: i64) -> list[int]:
    """The same for control tokens."""
    return tokens(s, p).spaces()


def city_count(s: Dawn, p: i64) -> i64:
    """The capital included."""
    return friendly(s, p).count_in(occupied(s).cities)


def reinforced_of(s: Dawn, p: i64) -> i64:
    """How many reinforced control tokens p has on the map."""
    return friendly(s, p).count_in(occupied(s).reinforced)


def unused_cities(s: Dawn, p: i64) -> i64:
    """CND-1.8: figures besides the capital that are not on the map."""
    return CITIES + 1 - city_count(s, p)


def unused_tokens(s: Dawn, p: i64) -> i64:
    """CND-1.3, 1.8: control tokens neither on the map nor marking an agenda."""
    mine = friendly(s, p)
    return CONTROL_TOKENS - (mine.size() - mine.count_in(occupied(s).cities)) - size(s.empires[p].marks)


def wonder_bag(s: Dawn, p: i64) -> i64:
    """CND-17.1, 17.3: those under p's pieces, as a bag."""
    if len(s.wonder_bags) == 0:
        s.wonder_bags = find_wonder_bags(s)
    return s.wonder_bags[p]


def find_wonder_bags(s: Dawn) -> list[int]:
    """By seat: the wonders under its pieces."""
    out: list[int] = [0] * len(s.empires)
    w: i64
    at: i64
    for w, at in enumerate(s.wonder_at):
        if at != NONE and s.hold[at]:
            out[owner_of(s.hold[at])] |= one(w)
    return out


def wonders_of(s: Dawn, p: i64) -> list[int]:
    """CND-17.1, 17.3: those under p's pieces."""
    return members(wonder_bag(s, p))


def wonders_of_deck(s: Dawn, p: i64, deck: i64) -> i64:
    """How many wonders of one type p controls."""
    return size(wonder_bag(s, p) & s.rules.wonders_of[deck])


def states_held(s: Dawn, p: i64) -> i64:
    """CND-12.8: bag of the city-states whose tokens p has, on cards or beside the row."""
    e = s.empires[p]
    bag: i64 = e.stray_states
    b: i64
    for b in e.states:
        bag |= b
    return bag


def state_owner(s: Dawn, state: i64) -> i64:
    """The player who has conquered it, or NONE."""
    p: i64
    for p in range(len(s.empires)):
        if has(states_held(s, p), state):
            return p
    return NONE
