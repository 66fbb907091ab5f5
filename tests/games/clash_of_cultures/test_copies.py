"""A copied position has every field, each in its place."""

from __future__ import annotations

from typing import Any

import pytest

from ecumene.games.clash_of_cultures.border.zones import battle_of, battle_view
from ecumene.games.clash_of_cultures.game import GAME
from ecumene.games.clash_of_cultures.rules.battle.figures import Battle, Side, new_battle, new_side
from ecumene.games.clash_of_cultures.rules.map.packed_city import BARBARIANS
from ecumene.games.clash_of_cultures.rules.seat import Nation
from ecumene.games.clash_of_cultures.rules.setup import PRINTED, new_nation
from ecumene.games.clash_of_cultures.rules.state import World
from ecumene.games.clash_of_cultures.rules.verbs import RESIGN
from ecumene.kernel.core.action import verb_of
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import apply, legal, redeal, roll, step
from ecumene.testing.copies import clone_is_whole, distinct, held

# never changed, only replaced
# fmt: off
SHARED = {
    "tiles", "terrain", "exhausted", "barbarians", "regions", "action_deck", "action_gone", "objective_deck",
    "event_deck", "event_gone", "event_out", "wonder_deck", "wonders", "deal",
}
# fmt: on
SHARED_OF_NATION = {"laid", "scored", "achieved", "peeked", "persons", "buried", "fought_at"}


def shared_lists(s: World) -> list[list[int]]:
    return [getattr(s, x) for x in SHARED] + [getattr(n, x) for n in s.nations for x in SHARED_OF_NATION]


def values() -> dict[str, Any]:
    return distinct(new_nation(0))


def test_a_nation_keeps_all_its_fields() -> None:
    assert len(values()) > 35 and held(Nation(**values())) == values()


def test_a_cloned_nation_is_equal_and_independent() -> None:
    clone_is_whole(Nation(**values()), values(), SHARED_OF_NATION)


def battle_values() -> dict[str, Any]:
    side = new_side(0, 0)
    flags = {name: i % 2 == 0 for i, name in enumerate(("sea", "fortress", "ransomed", "alone", "captured"))}
    sides = [Side(**distinct(side)), Side(**distinct(side))]
    sides[1].leader = 1  # the two are not equal
    return distinct(new_battle(0, 0, [], False, 0, 0, False)) | flags | {"sides": sides}


def test_a_cloned_battle_is_equal_and_independent() -> None:
    clone_is_whole(Battle(**battle_values()), battle_values())


def test_a_battle_in_views_is_the_same_battle() -> None:
    battle = battle_of(battle_view(Battle(**battle_values())))
    assert battle is not None and held(battle) == held(Battle(**battle_values()))


def test_a_cloned_position_is_equal_and_independent() -> None:
    objects = {"stack": [], "events": None, "rules": PRINTED, "nations": [Nation(**values())]}
    for battle in (None, Battle(**battle_values())):
        given = distinct(GAME.start(players=2)) | objects | {"battle": battle}
        clone_is_whole(World(**given), given, SHARED)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_lists_that_clones_share_are_never_changed(players: int) -> None:
    """Neither by a move nor by chance or a redeal: a clone that was made before would change too."""
    s, rng = GAME.start(players=players), Rng(players)
    while s.stack:
        before = [(one, one[:]) for one in shared_lists(s)]
        redeal(s, rng.below(players), rng)
        choices = [a for a in legal(s) if verb_of(a) != RESIGN]
        apply(s, choices[rng.below(len(choices))])
        assert all(one == copy for one, copy in before)


def test_the_stored_cells_of_cities_are_those_on_the_map() -> None:
    changed = 0
    for seed in range(6):
        s, rng, before = GAME.start(players=2), Rng(seed), 0
        roll(s, rng)
        while not s.over:
            for p in (0, 1, BARBARIANS):
                assert s.cities_of(p) == [at for at in s.layout.on_map if s.owner(at) == p]
            assert s.every_city() == [at for at in s.layout.on_map if s.city[at]]
            changed += len(s.every_city()) != before
            before = len(s.every_city())
            choices = [a for a in legal(s) if verb_of(a) != RESIGN]
            step(s, choices[rng.below(len(choices))], rng)
    assert changed > 20
