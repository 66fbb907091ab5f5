"""Where chance comes from: the seed and the ply, and nothing else."""

from __future__ import annotations

import pytest

from ecumene.kernel.match.chance import Chance, Sealed, Seeded, Silent

SECRET = bytes(range(32))


def some(chance: Chance, ply: int) -> list[int]:
    rng = chance.at(ply)
    return [rng.below(100) for _ in range(6)]


def test_outcomes_of_a_secret_never_change() -> None:
    """Matches of years ago must still check."""
    chance = Sealed(SECRET)
    assert chance.seal == "727162ac64e8cb41b0311e681d8aed316404fa4fadb590c9bb3797eb90dfbdfb"
    assert some(chance, 0) == [95, 71, 47, 28, 29, 9] and some(chance, 41) == [43, 41, 51, 19, 99, 68]


def test_outcomes_of_a_seed_never_change() -> None:
    assert some(Seeded(2**62 - 1), 2) == [65, 6, 48, 73, 43, 28]


@pytest.mark.parametrize("chance", [Seeded(5), Sealed(SECRET)])
def test_a_ply_asked_again_answers_the_same(chance: Chance) -> None:
    before = some(chance, 9)
    some(chance, 10)
    assert some(chance, 9) == before != some(chance, 10)


def test_another_secret_is_another_game_and_another_seal() -> None:
    other = Sealed(bytes(31) + b"\1")
    assert other.seal != Sealed(SECRET).seal and some(other, 0) != some(Sealed(SECRET), 0)


def test_a_seal_does_not_hold_the_secret() -> None:
    assert SECRET.hex() not in Sealed(SECRET).seal and len(bytes.fromhex(Sealed(SECRET).seal)) == 32


@pytest.mark.parametrize("secret", [b"", bytes(31), bytes(33)])
def test_a_secret_has_256_bits(secret: bytes) -> None:
    with pytest.raises(ValueError, match="64 hexadecimal digits"):
        Sealed(secret)


def test_sealed_plies_are_spread_evenly() -> None:
    faces = [Sealed(SECRET).at(ply).below(6) for ply in range(3000)]
    assert all(400 < faces.count(n) < 600 for n in range(6))


def test_silent_chance_says_nothing() -> None:
    assert Silent().silent and not Seeded(1).silent and Silent().seal == Seeded(1).seal == ""
    with pytest.raises(NotImplementedError):
        Silent().at(0)
