"""The seed of bots. Nobody can find the seed of the match from it."""

from __future__ import annotations

import secrets
from hashlib import scrypt

from ecumene.kernel.match.chance import Seeded
from ecumene.kernel.match.match import Match

BITS = 62


def bot_seed(match: Match) -> int:
    """The seed for the random choices of the bots in a match.

    In a match with a seed, bots must play the same way every time, so their seed follows from the match's. It must
    not be possible to go back: a bot that found the match's seed would know every outcome of chance. People choose
    small seeds, and a fast hash of a small number can be found by trying all of them. scrypt makes every try take as
    long as this call, about 50 ms.
    """
    if not isinstance(match.chance, Seeded):
        return secrets.randbits(BITS)
    key = scrypt(str(match.chance.seed).encode(), salt=b"ecumene dice of bots", n=2**14, r=8, p=1, dklen=8)
    return int.from_bytes(key, "big") >> (64 - BITS)
