"""What is kept or looked up for speed says the same as asking one by one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from ecumene.games.clash_of_cultures.game import GAME
from ecumene.games.clash_of_cultures.rules.advances import learn
from ecumene.games.clash_of_cultures.rules.cities.collect import FAR, has_way
from ecumene.games.clash_of_cultures.rules.costs import can_pay, free_advance_price
from ecumene.games.clash_of_cultures.rules.map.distances import count_steps, distances
from ecumene.kernel.core.bits import bag_of
from ecumene.kernel.core.rng import Rng
from ecumene.testing.laws import walk

GAMES = [(players, seed) for players in (2, 3, 4) for seed in range(2)]


def positions(players: int, seed: int) -> Iterator[Any]:
    for n, s in enumerate(walk(GAME, seed, players=players)):
        if n % 5 == 0:
            yield s


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_bags_of_advances_are_those_that_nothing_refuses(players: int, seed: int) -> None:
    seen = set[int]()
    for s in positions(players, seed):
        for p in range(players):
            gainable = [a for a in range(len(s.rules.advances)) if learn.why_not_gain(s, p, a) == ""]
            free = [a for a in gainable if can_pay(s, p, free_advance_price(s, p, a), False)]
            usual = [a for a in gainable if learn.refuse_buy(s, p, a, False) == ""]
            studied = [a for a in gainable if learn.refuse_buy(s, p, a, True) == ""]
            assert learn.gainable(s, p) == bag_of(gainable) and learn.gainable_free(s, p) == bag_of(free)
            assert learn.affordable(s, p) == bag_of(usual) and learn.studyable(s, p) == bag_of(studied)
            seen.add(bag_of(usual))
    assert len(seen) > 4


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_kept_distances_are_those_on_the_explored_map(players: int, seed: int) -> None:
    rng, explored = Rng(seed), set[int]()
    for s in positions(players, seed):
        for _ in range(5):
            at = s.layout.on_map[rng.below(len(s.layout.on_map))]
            assert distances(s, at) == count_steps(s, at) and distances(s.clone(), at) == count_steps(s, at)
        explored.add(sum(n > 0 for n in s.terrain))
    assert len(explored) > 3


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_spaces_to_collect_from_are_those_within_two_steps(players: int, seed: int) -> None:
    """COC-3.10, 11.15, 11.19."""
    ways = set[tuple[bool, bool]]()
    for s in positions(players, seed):
        for at in s.every_city():
            steps = count_steps(s, at)
            around = s.layout.around[at]
            assert [to for to in s.layout.on_map if 0 <= steps[to] <= FAR and to not in around] == []
            for i, to in enumerate(around):
                for far in (False, True):
                    assert has_way(s, at, i, far) == (0 <= steps[to] <= (FAR if far else 1))
                    ways.add((far, has_way(s, at, i, far)))
    assert len(ways) == 4
