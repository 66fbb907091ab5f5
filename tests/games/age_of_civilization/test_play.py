"""Random games of every mode and every combination of variants: they end, no card is lost, and the laws hold."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from ecumene.games.age_of_civilization.cards import modes
from ecumene.games.age_of_civilization.game import GAME
from ecumene.games.age_of_civilization.rules.ruleset import WORKER_LIMIT
from ecumene.games.age_of_civilization.rules.state import Era
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import CHANCE, apply, legal
from ecumene.testing.laws import keep_at, preferred_verb, walk

SEVERAL: list[tuple[int, dict[str, Any]]] = [
    (players, {"innovations": i, "winds": w, "draft": d})
    for players in (2, 3, 4)
    for i, w, d in product(("no", "yes"), repeat=3)
]
ALONE: list[tuple[int, dict[str, Any]]] = [(1, {"mode": mode}) for mode in modes.NAMES]
ALONE.append((1, {"mode": "clash", "innovations": "yes"}))
LAWS = 75  # all laws are checked at every 75th position, starting at a different one in each table
ZONES = 5  # cards are counted at every 5th position: a lost card stays lost


def computed(s: Era, again: bool = False) -> list[Any]:
    """The fields of each player that are computed from the cards."""
    if again:
        for p in range(len(s.nations)):
            s.update_abilities(p)
    return [(n.live, n.moments, n.priced, n.enriched) for n in s.nations]


@pytest.mark.parametrize(("table", "players", "options"), [(i, *x) for i, x in enumerate(SEVERAL + ALONE)], ids=str)
def test_every_table_is_played_to_the_end(table: int, players: int, options: dict[str, Any]) -> None:
    rng = Rng(players)
    for seed in range(2):
        for n, s in enumerate(walk(GAME, seed, preferred_verb(GAME, seed * 5), players=players, **options)):
            if n % ZONES == 0 or s.over:
                GAME.zones.check(s)
                assert computed(s) == computed(s.clone(), again=True)
            assert all(
                0 <= seat.doomed <= seat.placed <= seat.workers <= WORKER_LIMIT and seat.coins >= 0
                for seat in s.nations
            )
            assert all(len(seat.cards) <= 3 for seat in s.nations)
            if (n + seed + 7 * table) % LAWS == 0 or s.over:
                keep_at(GAME, s, rng)


@pytest.mark.parametrize(("players", "options"), [(3, SEVERAL[-1][1]), (2, SEVERAL[6][1]), *ALONE], ids=str)
def test_chance_gives_only_what_it_lists(players: int, options: dict[str, Any]) -> None:
    """At every step of the setup, many times."""
    for seed in range(8):
        rng = Rng(seed)
        s = GAME.start(players=players, **options)
        while s.stack[-1].player == CHANCE:
            listed = legal(s)
            assert all(s.stack[-1].sample(s, rng) in listed for _ in range(3))
            apply(s, s.stack[-1].sample(s, rng))
