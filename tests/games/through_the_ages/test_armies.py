"""Armies compared with a slow search over every way to split the units. TTA-12.8, 12.9, 12.10, 12.13, 16.2."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ecumene.games.through_the_ages.border.questions import ROW
from ecumene.games.through_the_ages.cards.rows import NONE
from ecumene.games.through_the_ages.rules import setup
from ecumene.games.through_the_ages.rules.armies import best_armies, own_units, tactical_strength, unit_strength
from ecumene.games.through_the_ages.rules.state import Realm
from ecumene.kernel.core.bits import each
from games.through_the_ages.boards import in_play
from games.through_the_ages.every_split import strongest

# infantry, cavalry, artillery in one army; its strength, and that of an obsolete one; the tactic's level
TACTICS = {
    "fighting_band": ((2, 0, 0), 1, 1, 1),
    "legion": ((3, 0, 0), 2, 2, 1),
    "medieval_army": ((1, 1, 0), 2, 2, 1),
    "phalanx": ((2, 1, 0), 3, 3, 1),
    "heavy_cavalry": ((0, 3, 0), 4, 4, 1),
    "fortifications": ((0, 0, 2), 5, 3, 2),
    "mobile_artillery": ((0, 1, 1), 5, 3, 2),
    "conquistadors": ((1, 2, 0), 5, 3, 2),
    "defensive_army": ((2, 0, 1), 6, 3, 2),
    "napoleonic_army": ((1, 1, 1), 7, 4, 2),
    "classic_army": ((2, 2, 0), 8, 4, 2),
    "entrenchments": ((1, 0, 2), 9, 5, 3),
    "mechanized_army": ((0, 1, 2), 10, 5, 3),
    "shock_troops": ((1, 3, 0), 11, 6, 3),
    "modern_army": ((2, 1, 1), 13, 7, 3),
}
UNITS = {  # arm, level, strength
    "warriors": (0, 0, 1),
    "swordsmen": (0, 1, 2),
    "riflemen": (0, 2, 3),
    "modern_infantry": (0, 3, 5),
    "knights": (1, 1, 2),
    "cavalrymen": (1, 2, 3),
    "tanks": (1, 3, 5),
    "cannon": (2, 2, 3),
    "rockets": (2, 3, 5),
    "air_forces": (3, 3, 5),
}
INFANTRY, CAVALRY, ARTILLERY, AIR = range(4)


def by_every_split(tactic: str, units: dict[str, int], khan: bool) -> int:
    army, strength, obsolete, level = TACTICS[tactic]
    counts, air = [0] * 6, 0
    for name, n in units.items():
        arm, age, _ = UNITS[name]
        if arm == AIR:
            air += n
        else:
            counts[2 * arm + (age < level - 1)] += n
    return strongest(tuple(counts), army, khan, air, strength, obsolete)


def realm(tactic: str, units: dict[str, int], khan: bool) -> Realm:
    s = setup.blank(2)
    n = s.nations[0]
    for name, count in units.items():
        n.workers[in_play(n, name)] = count
    n.tactic = ROW[tactic] if tactic else NONE
    n.leader = ROW["genghis_khan"] if khan else NONE
    return s


FEW = st.fixed_dictionaries({name: st.integers(0, 3) for name in UNITS})


@given(st.sampled_from(sorted(TACTICS)), FEW, st.booleans())
@settings(max_examples=400, deadline=None)
def test_units_form_the_best_armies(tactic: str, units: dict[str, int], khan: bool) -> None:
    """TTA-12.8, 12.13: units always form the armies that give the highest total."""
    s = realm(tactic, units, khan)
    assert tactical_strength(s, 0, own_units(s, 0)) == by_every_split(tactic, units, khan)


OLD_AND_NEW = st.fixed_dictionaries(
    {name: st.integers(0, 4) for name in ("warriors", "riflemen", "knights", "tanks", "cannon", "air_forces")}
)


@given(st.sampled_from(["conquistadors", "classic_army", "shock_troops", "modern_army"]), OLD_AND_NEW)
@settings(max_examples=300, deadline=None)
def test_genghis_khan_and_obsolete_units(tactic: str, units: dict[str, int]) -> None:
    """TTA-16.2, 12.10: whether old infantry should ride or walk, and which army an air force joins."""
    with_him, without = realm(tactic, units, True), realm(tactic, units, False)
    mounted = tactical_strength(with_him, 0, own_units(with_him, 0))
    assert mounted == by_every_split(tactic, units, True)
    assert mounted >= tactical_strength(without, 0, own_units(without, 0)) == by_every_split(tactic, units, False)


@pytest.mark.parametrize("tactic", TACTICS)
@pytest.mark.parametrize("khan", [False, True])
def test_small_numbers_of_each_arm(tactic: str, khan: bool) -> None:
    """TTA-12.9, 12.13: up to three modern and two obsolete units of each arm, up to two air forces."""
    army, _, _, level = TACTICS[tactic]
    card = setup.PRINTED.cards[ROW[tactic]]
    old = {1: {}, 2: {INFANTRY: "warriors"}, 3: {INFANTRY: "warriors", CAVALRY: "knights"}}[level]
    new = {INFANTRY: "modern_infantry", CAVALRY: "tanks", ARTILLERY: "rockets"}
    arms = [arm for arm in (INFANTRY, CAVALRY, ARTILLERY) if army[arm] or (khan and arm == INFANTRY)]
    kinds = [new[arm] for arm in arms] + [old[arm] for arm in arms if arm in old] + ["air_forces"]
    for counts in product(*(range(4 if k in new.values() else 3) for k in kinds)):
        units = dict(zip(kinds, counts))
        modern = total = 0
        for name, n in units.items():
            arm, age, _ = UNITS[name]
            total += each(arm, n)
            modern += each(arm, n) if age >= level - 1 else 0
        assert best_armies(card, modern, total, khan) == by_every_split(tactic, units, khan), (units, khan)


@given(FEW)
@settings(max_examples=50, deadline=None)
def test_without_a_tactic_there_are_no_armies(units: dict[str, int]) -> None:
    """TTA-12.14: without a tactic air forces add their own strength like all other units."""
    s = realm("", units, False)
    s.update_ratings(0)
    alone = sum(n * UNITS[name][2] for name, n in units.items())
    assert tactical_strength(s, 0, own_units(s, 0)) == 0
    assert s.nations[0].strength_rating == unit_strength(s, 0, own_units(s, 0)) == alone
