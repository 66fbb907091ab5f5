"""The dice of bots, from which nobody can find out the chance of the match."""

from __future__ import annotations

import secrets
from hashlib import scrypt

from ecumene.kernel.match.chance import Seeded
from ecumene.kernel.match.match import Match

BITS = 62


def bot_seed(match: Match) -> int:
    """What bots of a match draw their own dice from.

    A match with a seed is played again by the same bots in the same way, so theirs follows from it. The way back must
    be barred, or a bot could work out the match's seed and with it all that chance will do. People choose small seeds,
    and a fast hash of a small number is found by trying all of them; scrypt makes every try cost as long as the
    one here, some 50 ms.
    """
    if not isinstance(match.chance, Seeded):
        return secrets.randbits(BITS)
    key = scrypt(str(match.chance.seed).encode(), salt=b"ecumene dice of bots", n=2**14, r=8, p=1, dklen=8)
    return int.from_bytes(key, "big") >> (64 - BITS)
