"""Which games are played: every deal once for each rotation of the seats, so that no bot has better cards or seats."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from hashlib import blake2b, scrypt
from math import ceil

import msgspec

from ecumene.arena import partners
from ecumene.games import find
from ecumene.kernel.border.errors import BadArgument
from ecumene.kernel.match.chance import SEEDS

DEALS = 10**6  # most deals of a run: the deals of the next seed follow those of this one
MOST_SEED = SEEDS // DEALS - 1


class Budget(msgspec.Struct, frozen=True):
    """What a bot may use for one decision: seconds of processor time, or iterations, where `iterations` is not 0.

    With neither, each bot has `scale` times what it takes by itself.
    """

    seconds: float = 0.0
    iterations: int = 0
    scale: float = 1.0


class Job(msgspec.Struct, frozen=True):
    """One game, as a worker process gets it."""

    game: str
    options: dict[str, str]
    bots: list[str]  # a seat each
    contestants: list[int]  # a seat each: which of the bots of the plan
    deal: int
    rotation: int
    seed: int  # of the match
    dice: int  # the seed of the bots
    budget: Budget
    lenient: bool = False  # a decision that takes too long is only counted


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """What a run is; a folder holds the games of one plan. How many games are played is not a part of it."""

    game: str
    rules: str  # the revision
    options: dict[str, str]  # in full
    bots: list[str]  # as they were named: the last one also takes the seats that are left
    players: int
    seed: int
    budget: Budget
    rotated: bool = True  # else each deal is played once

    @property
    def rotations(self) -> int:
        return self.players if self.rotated else 1

    @property
    def labels(self) -> list[str]:
        """What the contestants are called: a second `greedy` is `greedy 2`."""
        before = [self.bots[:i].count(name) for i, name in enumerate(self.bots)]
        return [f"{name} {n + 1}" if n else name for name, n in zip(self.bots, before)]

    @property
    def repeatable(self) -> bool:
        """Does a second run play the same games? Only if no bot looks at the clock."""
        return self.budget.iterations > 0

    def contestants(self, rotation: int) -> list[int]:
        """Who sits where: for each seat the number of a bot."""
        last = len(self.bots) - 1
        return [min((seat + rotation) % self.players, last) for seat in range(self.players)]

    def deals(self, games: int) -> int:
        """How many deals so many games take: they are rounded up to whole deals."""
        return ceil(games / self.rotations)

    def jobs(self, games: int, lenient: bool = False) -> Iterator[Job]:
        """The games, deal by deal."""
        key = dice_key(self.seed)
        for deal in range(self.deals(games)):
            for rotation in range(self.rotations):
                seats = self.contestants(rotation)
                yield Job(
                    self.game,
                    self.options,
                    [self.bots[i] for i in seats],
                    seats,
                    deal,
                    rotation,
                    self.seed * DEALS + deal,
                    dice(key, deal, rotation),
                    self.budget,
                    lenient,
                )


def make_plan(
    game: str,
    names: Sequence[str],
    players: int = 0,
    options: Mapping[str, str] | None = None,
    seed: int = 0,
    budget: Budget | None = None,
    rotated: bool = True,
) -> Plan:
    """A plan that can be played, or an error that says what is wrong. `players`: 0 for as many as are named."""
    found = find(game)
    for name in names:
        partners.find(found, name)
    seats = players or min(max(len(names), found.fewest), found.most)
    chosen = found.chosen(seats, options or {})
    if len(names) > seats:
        raise BadArgument("arena-bots", bots=len(names), players=seats)
    if rotated and len(names) < 2 <= seats:
        raise BadArgument("arena-alone")
    return Plan(
        game=found.id,
        rules=found.revision,
        options=chosen,
        bots=list(names),
        players=seats,
        seed=seed,
        budget=budget or Budget(),
        rotated=rotated,
    )


@cache
def dice_key(seed: int) -> bytes:
    """A key for the dice of all bots of a run. Kept, because it takes long on purpose: see `cli.bot_seed`."""
    return scrypt(str(seed).encode(), salt=b"ecumene dice of an arena", n=2**14, r=8, p=1, dklen=16)


def dice(key: bytes, deal: int, rotation: int) -> int:
    """The seed of the bots in one game. The seed of the match cannot be found from it."""
    word = blake2b(f"{deal} {rotation}".encode(), key=key, digest_size=8).digest()
    return int.from_bytes(word, "big") >> 2
