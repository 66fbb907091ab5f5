"""The same game everywhere: a fingerprint of random matches of a game.

It does not depend on the process, its hash seed, or whether the package is compiled; it changes with the rules,
with chance and with the notation. `python -m ecumene.testing.determinism lantern` prints it.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterable
from hashlib import sha256

from ecumene.games import find
from ecumene.kernel.border.game import AnyGame
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import legal
from ecumene.kernel.match.match import Match
from ecumene.testing.laws import some_options, some_players

GAMES = 20  # matches in a fingerprint


def random_match(game: AnyGame, seed: int) -> Match:
    """A whole match of random choices; the number of players and the options change with the seed."""
    players = some_players(game, seed)
    match = Match(game, seed, players, some_options(game, seed, players))
    return finished(match, Rng(seed))


def finished(match: Match, rng: Rng) -> Match:
    """The match, played at random to its end."""
    while not match.over:
        choices = legal(match.state)
        match.choose(match.game.at_random(choices, rng))
    return match


def fingerprint(game: AnyGame, games: int = GAMES) -> str:
    """A hash of the lines and results of some random matches."""
    h = sha256()
    for seed in range(games):
        match = random_match(game, seed)
        for line in match.to_record().lines:
            h.update(f"{line}\n".encode())
        assert match.result is not None
        h.update(f"{match.result.scores} {match.result.places} {match.result.how}\n".encode())
    return h.hexdigest()[:16]


def elsewhere(name: str, hash_seeds: Iterable[int], games: int = GAMES) -> list[str]:
    """The fingerprint of a game, computed in new processes with these hash seeds."""
    out: list[str] = []
    for seed in hash_seeds:
        env = {**os.environ, "PYTHONHASHSEED": str(seed)}
        command = [sys.executable, "-m", "ecumene.testing.determinism", name, str(games)]
        out.append(subprocess.run(command, capture_output=True, text=True, env=env, check=True).stdout.strip())
    return out


if __name__ == "__main__":
    print(fingerprint(find(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else GAMES))
