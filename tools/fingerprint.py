"""Do the games still play the same, to the letter? `python -m tools.fingerprint`: for changes that move and rename.

Of every game 400 random games and more, with every number of players and every choice of options, come down to three
digests, compared with those in tools/fingerprint.json:

    rules      the lines of the record, every list of legal moves, results and points by category
    positions  saved positions and the views of everyone who may look, in the names that fields and questions had when
               the digests were taken (`Game.renamed`)
    tables     events, and the sections that are drawn

    python -m tools.fingerprint duel lantern     only games whose id contains one of these words
    python -m tools.fingerprint --write          keep what comes out as the new fingerprint

Run it compiled (`make fingerprint`); interpreted it takes ten times as long and says the same.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from array import array
from hashlib import blake2b
from multiprocessing import Pool
from pathlib import Path
from typing import Any

import msgspec

from ecumene.games import GAMES, TOYS, find
from ecumene.kernel.border.game import AnyGame
from ecumene.kernel.border.renames import with_old_names
from ecumene.kernel.border.save import save
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import legal
from ecumene.kernel.match.match import Match

KEPT = Path(__file__).with_name("fingerprint.json")
WANTED = 400  # games of each game, and at least LEAST of each choice of options
LEAST = 4
LONGEST = 3_000  # moves of one game: one that need not end is cut off there
EVERY = 40  # moves between the positions that are looked at
PARTS = ("rules", "positions", "tables")

Task = tuple[str, int, tuple[tuple[str, str], ...], int]  # game, players, options, seed


def tasks(name: str) -> list[Task]:
    """The games to play, spread over every way to sit down."""
    game = find(name)
    tables = [(n, tuple(o.items())) for n in range(game.fewest, game.most + 1) for o in game.combinations(n)]
    many = max(WANTED, LEAST * len(tables))
    return [(name, *tables[seed % len(tables)], seed) for seed in range(many)]


def in_old_names(game: AnyGame, x: Any) -> bytes:
    return json.dumps(with_old_names(x, game.renamed), sort_keys=True).encode()


def look(game: AnyGame, match: Match, positions: Any, tables: Any) -> None:
    """Everything that can be seen of one position."""
    s = match.state
    positions.update(in_old_names(game, save(s)))
    for viewer in game.viewers(s):
        view = game.view(s, viewer)
        positions.update(in_old_names(game, msgspec.to_builtins(view)))
        tables.update(msgspec.json.encode(game.board(view)))


def play(task: Task) -> list[str]:
    """One game, as three digests."""
    name, players, options, seed = task
    game, rng = find(name), Rng(seed)
    digests = [blake2b(digest_size=16) for _ in PARTS]
    rules, positions, tables = digests
    match = Match(game, seed, players, dict(options))
    moves = 0
    while not match.over and moves < LONGEST:
        choices = legal(match.state)
        rules.update(array("q", choices).tobytes())
        if moves % EVERY == 0:
            look(game, match, positions, tables)
            rules.update(str(game.score_parts(match.state)).encode())
        match.choose(game.at_random(choices, rng))
        moves += 1
    look(game, match, positions, tables)
    tables.update("\n".join(game.events.text(e) for move in match.plies for e in move.events).encode())
    rules.update(match.record().encode())
    result = match.result or game.result(match.state)
    rules.update(f"{result.text(game.seats)} {result.parts} {result.reached} {result.missed} {result.endings}".encode())
    return [d.hexdigest() for d in digests]


def fingerprint(name: str, pool: Any) -> dict[str, str]:
    every = [blake2b(digest_size=16) for _ in PARTS]
    for digests in pool.imap(play, tasks(name), chunksize=4):
        for whole, one in zip(every, digests):
            whole.update(one.encode())
    return {part: whole.hexdigest() for part, whole in zip(PARTS, every)}


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--write", action="store_true", help="keep what comes out as the new fingerprint")
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    names = [g for g in [*TOYS, *GAMES] if not args.games or any(word in g for word in args.games)]
    kept: dict[str, dict[str, str]] = json.loads(KEPT.read_text(encoding="utf-8")) if KEPT.exists() else {}
    changed = False
    with Pool(args.jobs) as pool:
        for name in names:
            began = time.monotonic()
            found = fingerprint(name, pool)
            other = [part for part in PARTS if found[part] != kept.get(name, {}).get(part)]
            changed |= bool(other)
            said = f"CHANGED: {', '.join(other)}" if other else "equal"
            print(f"{name:22} {len(tasks(name)):4} games  {time.monotonic() - began:4.0f} s  {said}", flush=True)
            kept[name] = found
    if args.write:
        KEPT.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
    elif changed:
        sys.exit(1)


if __name__ == "__main__":
    main()
