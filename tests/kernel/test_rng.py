"""The generator: the same numbers on every machine, interpreted and compiled, and evenly spread."""

from __future__ import annotations

from itertools import pairwise

import pytest

from ecumene.kernel.core.rng import Rng, mixed, rng_at


def some(rng: Rng, n: int, k: int) -> list[int]:
    return [rng.below(n) for _ in range(k)]


@pytest.mark.parametrize(
    ("rng", "n", "came"),
    [
        (Rng(7), 1000, [456, 56, 705, 93, 451, 668, 230, 40]),
        (Rng(2**61 + 12345), 999_999, [264234, 681197, 461434, 299295]),
        (rng_at(7, 3), 6, [2, 1, 3, 4, 4, 2, 3, 5, 1, 4]),
        (rng_at(2**62 - 1, 1000), 100, [86, 26, 69, 15, 95, 68]),
    ],
)
def test_the_numbers_never_change(rng: Rng, n: int, came: list[int]) -> None:
    assert some(rng.clone(), n, len(came)) == came


def test_stirring_never_changes() -> None:
    assert [mixed(x) for x in (0, 1, 2, 0xFFFFFFFF)] == [0, 824515495, 1722258072, 539527247]
    assert len({mixed(x) for x in range(10_000)}) == 10_000


@pytest.mark.parametrize("n", [1, 2, 6, 36, 999_999])
def test_always_below(n: int) -> None:
    assert all(0 <= x < n for x in some(Rng(3), n, 2000))


@pytest.mark.parametrize("seed", [0, 1, 2, 99, 2**40])
def test_each_face_comes_about_as_often(seed: int) -> None:
    """6,000 dice: each face within five standard deviations of a thousand."""
    faces = some(Rng(seed), 6, 6000)
    assert all(abs(faces.count(n) - 1000) < 145 for n in range(6))


def test_neighbouring_seeds_and_plies_are_unlike() -> None:
    """Chance by ply is still chance: first numbers, and pairs of neighbours, are spread evenly."""
    for faces in (
        [Rng(seed).below(6) for seed in range(3000)],
        [rng_at(seed, 7).below(6) for seed in range(3000)],
        [rng_at(1, ply).below(6) for ply in range(3000)],
    ):
        assert all(400 < faces.count(n) < 600 for n in range(6))
        pairs = [a * 6 + b for a, b in pairwise(faces)]
        assert all(45 < pairs.count(n) < 130 for n in range(36))


def test_a_clone_goes_its_own_way() -> None:
    r = Rng(5)
    r.below(6)
    twin = r.clone()
    assert some(twin, 100, 5) == some(r.clone(), 100, 5) == some(r, 100, 5)
