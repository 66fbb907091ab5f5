"""Random games with every number of players and every option: no piece is lost or doubled, and the laws hold.

A game has no last round (CND-12.9), so these stop after a number of rounds.
"""

from __future__ import annotations

from itertools import product

import pytest

from ecumene.games.new_dawn.cards.tiles import RESOURCE_MARK, WONDER_MARK
from ecumene.games.new_dawn.game import GAME
from ecumene.games.new_dawn.rules.holds import NONE
from ecumene.games.new_dawn.rules.map.spaces import is_water, natural_at, unused_cities, unused_tokens
from ecumene.games.new_dawn.rules.pieces.removal import Lift
from ecumene.games.new_dawn.rules.seat import MOST_TRADE
from ecumene.games.new_dawn.rules.setup import LENGTHS, MAPS, RESOURCE_TOKENS
from ecumene.games.new_dawn.rules.state import Dawn
from ecumene.kernel.core.bits import has
from ecumene.kernel.core.rng import Rng
from ecumene.testing.laws import keep_at, preferred_verb, walk

EVERY = 150  # all laws are checked at every such position
ROUNDS = 60


@pytest.mark.parametrize(("players", "map", "length"), list(product((2, 3, 4), MAPS, LENGTHS)))
def test_every_setup_is_played(players: int, map: str, length: str) -> None:
    rng = Rng(players)
    for seed in range(2):
        for n, s in enumerate(
            walk(GAME, seed, preferred_verb(GAME, seed * 9), players=players, map=map, length=length)
        ):
            GAME.zones.check(s)
            check_pieces(s)
            check_tokens(s)
            if (n + seed) % EVERY == 0 or s.over:
                keep_at(GAME, s, rng)
            if s.round == ROUNDS:
                break


def test_games_end() -> None:
    """CND-12.4: with marks on all victory cards, not by resigning; only the longest games are cut off."""
    endings = [GAME.result(s).how for seed in range(6) for s in walk(GAME, seed, players=2, map="first") if s.over]
    assert "agendas" in endings and len(endings) >= 5


def check_pieces(s: Dawn) -> None:
    """CND-1.3, 1.7, 16.3: nobody has more pieces than in the box, except while choosing a token for a mark."""
    for p, e in enumerate(s.empires):
        lifting = bool(s.stack) and isinstance(s.stack[-1], Lift)
        assert unused_tokens(s, p) >= -int(lifting) and unused_cities(s, p) >= 0
        assert all(0 <= n <= MOST_TRADE for n in e.trade) and len(set(e.row)) == len(e.row)
        assert sum(e.naturals_on) & ~e.naturals == 0
    assert all(at == NONE or not is_water(s, at) for at in s.barbarians)


def check_tokens(s: Dawn) -> None:
    """CND-1.3, 18.6: resources are in the supply, on the map or held; natural wonders go with the space."""
    for r, left in enumerate(s.supply):
        lying = s.things.count(RESOURCE_MARK + r)
        assert left >= 0 and left + lying + sum(e.resources[r] for e in s.empires) == RESOURCE_TOKENS
    for at in s.atlas.spaces if s.victory else []:
        natural = natural_at(s, at)
        if natural != NONE:
            holder = next((p for p, e in enumerate(s.empires) if has(e.naturals, natural)), NONE)
            assert s.owner(at) == holder and (holder == NONE) == (s.things[at] == WONDER_MARK + natural)
