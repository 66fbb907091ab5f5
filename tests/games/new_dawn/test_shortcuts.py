"""What is stored or skipped to save time gives the same answer as a full search."""

from __future__ import annotations

import pytest

from ecumene.games.new_dawn.cards.power import Power
from ecumene.games.new_dawn.cards.rows import (
    BY_INDUSTRY,
    ECONOMY,
    IN_BATTLE,
    INDUSTRY,
    MILITARY,
    OVER_BARBARIANS,
    OVER_RIVALS,
    OVER_WATER,
)
from ecumene.games.new_dawn.cards.tiles import SPACES, TILES
from ecumene.games.new_dawn.game import GAME
from ecumene.games.new_dawn.rules.culture import WHY, PlaceTokens
from ecumene.games.new_dawn.rules.economy.movement import CaravanMove
from ecumene.games.new_dawn.rules.economy.routes import caravan_moves, has_caravan_move
from ecumene.games.new_dawn.rules.focus_row.row import slots_of
from ecumene.games.new_dawn.rules.holds import CITY, NONE, REINFORCED, kind_of
from ecumene.games.new_dawn.rules.industry.cities import city_distances, city_spaces, refuse_city
from ecumene.games.new_dawn.rules.map.area import NOWHERE, ONLY, area_of
from ecumene.games.new_dawn.rules.map.construction import CORE
from ecumene.games.new_dawn.rules.map.difficulty import difficulty, keep_easy, within_limit
from ecumene.games.new_dawn.rules.map.distance import ANY_TERRAIN, FAR, distances
from ecumene.games.new_dawn.rules.map.layout import UNPLACED, Atlas, packed
from ecumene.games.new_dawn.rules.map.maturity import has_mature_cities, mature, mature_cities
from ecumene.games.new_dawn.rules.map.spaces import (
    barbarian_on,
    cities_of,
    city_count,
    empty,
    find_wonder_bags,
    ground,
    is_city,
    is_rival,
    is_token,
    is_water,
    kind_at,
    may_hold_token,
    not_empty,
    occupied,
    reinforced_of,
    spaces_of,
    state_on,
    tokens_of,
    unused_cities,
    unused_tokens,
    wonder_bag,
    wonders_of,
)
from ecumene.games.new_dawn.rules.map.tile_placement import SHAPES, add_tile, placements
from ecumene.games.new_dawn.rules.military.attacks import MayAttack
from ecumene.games.new_dawn.rules.military.targets import some_target, sources, target_kind_at, targets
from ecumene.games.new_dawn.rules.pieces.token_spots import refuse_spot, spots
from ecumene.games.new_dawn.rules.powers import any_range, difficulty_powers, powers, powers_from
from ecumene.games.new_dawn.rules.seat import CONTROL_TOKENS, with_moved
from ecumene.games.new_dawn.rules.setup import PRINTED
from ecumene.games.new_dawn.rules.state import Dawn
from ecumene.kernel.core.bits import size
from ecumene.kernel.core.rng import Rng
from ecumene.testing.laws import preferred_verb, walk

UNASKED = (PlaceTokens, MayAttack, CaravanMove)  # pushed without a list of their answers


@pytest.mark.parametrize(
    ("players", "map", "seed"), [(2, "built", 1), (3, "first", 2), (4, "built", 3), (2, "first", 4)]
)
def test_in_random_games(players: int, map: str, seed: int) -> None:
    for n, s in enumerate(walk(GAME, seed, preferred_verb(GAME, seed), players=players, map=map)):
        if s.stack and isinstance(s.stack[-1], UNASKED) and s.playing(s.player):
            assert len(s.stack[-1].legal(s)) > 1
        if s.mover != NONE and n % 9 == 0:
            check_areas(s)
            for p in range(players):
                check_pieces(s, p)
                check_powers(s, p)
                if n % 27 == 0:
                    check_places(s, p)
                    check_targets_and_moves(s, p)
                    check_counting(s, p)
        if n == 900:
            break


def check_pieces(s: Dawn, p: int) -> None:
    mine = [at for at in s.atlas.spaces if s.owner(at) == p]
    assert spaces_of(s, p) == mine
    assert s.wonder_bags in ([], find_wonder_bags(s))
    assert reinforced_of(s, p) == sum(kind_of(s.hold[at]) == REINFORCED for at in mine)
    assert cities_of(s, p) == [at for at in mine if kind_of(s.hold[at]) >= CITY]
    assert tokens_of(s, p) == [at for at in mine if kind_of(s.hold[at]) < CITY]
    assert city_count(s, p) == len(cities_of(s, p))
    assert unused_tokens(s, p) == CONTROL_TOKENS - len(tokens_of(s, p)) - size(s.empires[p].marks)
    assert wonders_of(s, p) == [w for w, at in enumerate(s.wonder_at) if at != NONE and s.owner(at) == p]


def check_areas(s: Dawn) -> None:
    """What atoms keep up to date is what a search of the whole map finds."""
    there, spaces = occupied(s), s.atlas.spaces
    assert [list(area) for area in there.friendly] == [spaces_of(s, p) for p in range(s.players)]
    assert list(there.held) == [at for at in spaces if s.hold[at]]
    assert list(there.cities) == [at for at in spaces if is_city(s, at)]
    assert list(there.reinforced) == [at for at in spaces if kind_at(s, at) == REINFORCED]
    assert list(there.things) == [at for at in spaces if s.things[at]]
    assert list(there.states) == [at for at in spaces if state_on(s, at) != NONE]
    assert list(there.barbarians) == sorted({at for at in s.barbarians if at != NONE})
    assert list(there.wonders) == sorted({at for at in s.wonder_at if at != NONE})
    assert list(not_empty(s)) == [at for at in spaces if not empty(s, at)]
    assert list(ground(s).coast) == [at for at in spaces if coastal_by_neighbours(s, at)]
    assert NOWHERE.is_empty() and [list(area) for area in ONLY] == [[at] for at in range(SPACES)]
    for at in spaces[::5]:
        assert sorted(s.atlas.near[at]) == list(s.atlas.near_area[at]) == list(s.atlas.beside(ONLY[at]))


def coastal_by_neighbours(s: Dawn, at: int) -> bool:
    return s.atlas.is_edge(at) or any(is_water(s, near) for near in s.atlas.near[at])


def check_powers(s: Dawn, p: int) -> None:
    """Also in a clone whose powers change."""
    now = powers_from(s, p, wonder_bag(s, p))
    assert powers(s, p) == now
    assert difficulty_powers(s, p) == [power for power in now if power.changes_difficulty()]
    other = s.clone()
    other.empires[p].embassies ^= 1
    other.empires[p].leader = (other.empires[p].leader + 1) % len(s.rules.leaders)
    assert powers(other, p) == powers_from(other, p, wonder_bag(other, p)) != now
    assert powers(s, p) == now


def check_places(s: Dawn, p: int) -> None:
    """CND-7.1, 10.2."""
    for number in (1, 3, 5):
        centres = cities_of(s, p)
        allowed = [at for at in s.atlas.spaces if may_hold_token(s, at)]
        found = list(spots(s, p, number, WHY))
        beside = {near for centre in centres for near in s.atlas.near[centre]}
        easy = [at for at in allowed if difficulty(s, p, at, WHY) <= number]
        assert easy == [at for at in allowed if within_limit(difficulty_powers(s, p), s, p, at, WHY, number)]
        area = area_of(allowed)
        keep_easy(s, p, area, WHY, number)
        assert easy == list(area)
        opened = {at for power in powers(s, p) for at in power.opened_spaces(s)}
        assert found == [at for at in easy if at in beside | opened]
        assert all(refuse_spot(s, p, area_of(centres), number, WHY, at) for at in s.atlas.spaces if at not in found)
        for slot in slots_of(s, p, INDUSTRY):
            away = city_distances(s, p, slot, number)
            able = unused_cities(s, p) > 0
            fit = [at for at in s.atlas.spaces if able and refuse_city(s, p, number, at, away[at]) == ""]
            assert list(city_spaces(s, p, slot, number)) == fit
            assert all(difficulty(s, p, at, BY_INDUSTRY) <= number for at in fit)
    for at in s.atlas.spaces[:: 1 + p]:
        assert list(ground(s).within_two[at]) == [to for to in s.atlas.spaces if s.atlas.distance(at, to) <= 2]
    near = {to for at in spaces_of(s, p) for to in ground(s).within_two[at]}
    assert list(ground(s).near(area_of(spaces_of(s, p)))) == sorted(near)
    assert [mature(s, p, at) for at in cities_of(s, p)] == [mature_by_neighbours(s, p, at) for at in cities_of(s, p)]
    grown = mature_cities(s, p)
    assert grown == [at for at in cities_of(s, p) if mature(s, p, at)]
    assert [has_mature_cities(s, p, n) for n in range(9)] == [len(grown) >= n for n in range(9)]


def mature_by_neighbours(s: Dawn, p: int, city: int) -> bool:
    """CND-5.8, 20.15."""
    counted = {at for power in powers(s, p) for at in power.counted_as_tokens(s, p)}
    return all(
        is_water(s, at) or (is_token(s, at) and s.owner(at) == p) or (is_rival(s, p, at) and at in counted)
        for at in s.atlas.near[city]
    )


def check_targets_and_moves(s: Dawn, p: int) -> None:
    """CND-9.2, 11.4."""
    for card in range(MILITARY * 4, MILITARY * 4 + 4):
        row, starts = s.rules.cards[card], sources(s, p)
        far = distances(s, p, starts, row.reach, ANY_TERRAIN, row.through, IN_BATTLE)
        near = [at for at in s.atlas.spaces if list(starts) and (far[at] != FAR or any_range(s, p))]
        assert list(targets(s, p, card)) == [at for at in near if target_kind_at(s, p, at) != NONE]
        assert some_target(s, p, card) == bool(list(targets(s, p, card)))
    for slot in slots_of(s, p, ECONOMY):
        for left, moved in ((0, 0), (1, 0), (3, 0), (3, 1)):
            assert has_caravan_move(s, p, slot, 3, left, moved) == bool(caravan_moves(s, p, slot, 3, left, moved))


def check_counting(s: Dawn, p: int) -> None:
    """CND-5.12, 10.5, 10.6, 11.6: space by space, as the rules say it."""
    starts = spaces_of(s, p)
    for steps, limit, through in ((1, 2, 0), (2, 3, 0), (3, 2, OVER_WATER), (5, ANY_TERRAIN, OVER_RIVALS), (9, 4, 7)):
        far = dict.fromkeys(starts, 0)
        for step in range(1, steps + 1):
            edge = [at for at in far if far[at] == step - 1 and (step == 1 or goes_on(s, p, at, limit, through))]
            far |= {near: step for at in edge for near in s.atlas.near[at] if near not in far}
        found = distances(s, p, area_of(starts), steps, limit, through, BY_INDUSTRY)
        assert {at: n for at, n in enumerate(found) if n != FAR} == far


def goes_on(s: Dawn, p: int, at: int, limit: int, through: int) -> bool:
    if barbarian_on(s, at) != NONE and not through & OVER_BARBARIANS:
        return False
    if is_water(s, at):
        return through & OVER_WATER != 0
    if is_rival(s, p, at) and not through & OVER_RIVALS:
        return False
    return limit == ANY_TERRAIN or difficulty(s, p, at, BY_INDUSTRY) <= limit


def overrides(power: Power, *hooks: str) -> bool:
    """Does its class have a method of its own for one of these hooks?"""
    return any(hook in vars(c) for c in type(power).__mro__[:-1] if c is not Power for hook in hooks)


def test_powers_say_which_hooks_they_use() -> None:
    rows: list[Power] = [*PRINTED.leaders, *PRINTED.wonders, *PRINTED.pacts, *PRINTED.states]
    for row in rows:
        assert row.changes_difficulty() == overrides(row, "difficulty", "difficulty_reduction"), row.name


@pytest.mark.parametrize("seed", range(4))
def test_a_map_built_tile_by_tile(seed: int) -> None:
    """CND-4.11: the same map as when all tiles and water are laid at once."""
    rng = Rng(seed)
    atlas = Atlas([UNPLACED] * TILES, [])
    for tile, spot in enumerate(CORE[seed % 2]):
        atlas = add_tile(atlas, tile, packed(seed % 2, spot.rotation, spot.q, spot.r))
        same(atlas)
    for tile in range(len(CORE[0]), TILES):
        choices = placements(atlas, 15)
        atlas = add_tile(atlas, tile, choices[rng.below(len(choices))])
        same(atlas)


def same(atlas: Atlas) -> None:
    again = Atlas(atlas.placed, atlas.water)
    for field in (
        "side",
        "spaces",
        "at",
        "next",
        "near",
        "taken",
        "all_cells",
        "outer_cells",
        "row_length",
        "low_q",
        "high_r",
    ):
        assert getattr(atlas, field) == getattr(again, field), field
    assert all((atlas.q[at], atlas.r[at]) == (again.q[at], again.r[at]) for at in atlas.spaces)


def test_the_ring_around_a_tile() -> None:
    """CND-4.11: the cells around it in order, each beside the next."""
    steps = {256 * q + r for q, r in ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))}
    for shape in SHAPES:
        assert set(shape.ring) == set(shape.rim)
        assert all(b - a in steps for a, b in zip(shape.ring, shape.ring[1:] + shape.ring[:1]))


def test_an_item_moves_down_in_a_list() -> None:
    """As if it were taken out and put in; the same list if nothing changes, so that clones go on sharing it."""
    for xs in ([7, 8, 9, 10, 11], [0, 0, 1, 0, 0], [0, 0, 0, 0, 0]):
        for i in range(len(xs)):
            for to in range(i + 1):
                moved = xs[:]
                moved.insert(to, moved.pop(i))
                kept = xs[:]
                assert with_moved(xs, i, to) == moved and xs == kept
                assert (with_moved(xs, i, to) is xs) == (moved == xs)
