"""Where a match's chance comes from: a seed and the ply, so an undone choice made again meets the same outcome."""

from __future__ import annotations

from hashlib import blake2b

from ecumene.kernel.border.errors import BadArgument
from ecumene.kernel.core.rng import Rng, rng_at

SECRET_BYTES = 32
SEEDS = 2**62  # compiled code takes no larger integer


class Chance:
    """What `Match` asks: a generator for one ply."""

    seal = ""  # published at the start, checked at the end
    silent = False  # it has no source: a record speaks for it

    def at(self, ply: int) -> Rng:
        raise NotImplementedError


class Silent(Chance):
    """Of a record whose seed is not known: every outcome that matters is in its lines."""

    silent = True

    def __init__(self, seal: str = "") -> None:
        self.seal = seal


class Seeded(Chance):
    """For tests and tournaments: anybody who has the number has the game."""

    def __init__(self, seed: int) -> None:
        if type(seed) is not int or not 0 <= seed < SEEDS:
            raise BadArgument("seed", value=seed, most=SEEDS - 1)
        self.seed = seed

    def at(self, ply: int) -> Rng:
        return rng_at(self.seed, ply)


class Sealed(Chance):
    """For servers: 256 secret bits and a keyed hash. One ply says nothing about another."""

    def __init__(self, secret: bytes) -> None:
        if not isinstance(secret, bytes) or len(secret) != SECRET_BYTES:
            raise BadArgument("secret")
        self.secret = secret
        self.seal = blake2b(secret, digest_size=32, person=b"ecumene-seal").hexdigest()

    def at(self, ply: int) -> Rng:
        word = blake2b(ply.to_bytes(8, "big"), key=self.secret, digest_size=8).digest()
        return rng_at(int.from_bytes(word, "big") >> 2, ply)


class Unpublished(Sealed):
    """Of a match that goes on where another source began: no seal could cover all of it, so it has none."""

    def __init__(self, secret: bytes) -> None:
        super().__init__(secret)
        self.seal = ""


def unsealed(secret: str) -> Sealed:
    """The chance of a sealed match from its published secret, in hexadecimal digits."""
    try:
        return Sealed(bytes.fromhex(secret))
    except ValueError:
        raise BadArgument("secret") from None
