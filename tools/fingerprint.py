"""Do the games still play the same, to the letter? `python -m tools.fingerprint`: for changes that move and rename.

Of every game 400 random games and more, with every number of players and every choice of options, come down to five
digests, compared with those in tools/fingerprint.json:

    rules      the lines of the record, every list of legal moves, results and points by category
    positions  saved positions, in the names that fields and questions had when the digests were taken (`Game.renamed`)
    views      the views of everyone who may look, in the same names
    boards     the sections that are drawn
    events     what is reported; kinds of events that are younger than the digests are left out, and named

    python -m tools.fingerprint duel lantern     only games whose id contains one of these words
    python -m tools.fingerprint --first duel     only the first few games: quick enough to run interpreted
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
PARTS = ("rules", "positions", "views", "boards", "events")
FIRST = 12  # games that `--first` plays

Task = tuple[str, int, tuple[tuple[str, str], ...], int, frozenset[str]]  # game, players, options, seed, old events


def tasks(name: str, old_events: frozenset[str]) -> list[Task]:
    """The games to play, spread over every way to sit down."""
    game = find(name)
    tables = [(n, tuple(o.items())) for n in range(game.fewest, game.most + 1) for o in game.combinations(n)]
    many = max(WANTED, LEAST * len(tables))
    return [(name, *tables[seed % len(tables)], seed, old_events) for seed in range(many)]


def in_old_names(game: AnyGame, x: Any) -> bytes:
    return json.dumps(with_old_names(x, game.renamed), sort_keys=True).encode()


def look(game: AnyGame, match: Match, positions: Any, views: Any, boards: Any) -> None:
    """Everything that can be seen of one position."""
    s = match.state
    positions.update(in_old_names(game, save(s)))
    for viewer in game.viewers(s):
        view = game.view(s, viewer)
        views.update(in_old_names(game, msgspec.to_builtins(view)))
        boards.update(msgspec.json.encode(game.board(view)))


def play(task: Task) -> list[str]:
    """One game, as one digest for each part."""
    name, players, options, seed, old_events = task
    game, rng = find(name), Rng(seed)
    digests = [blake2b(digest_size=16) for _ in PARTS]
    rules, positions, views, boards, events = digests
    match = Match(game, seed, players, dict(options))
    moves = 0
    while not match.over and moves < LONGEST:
        choices = legal(match.state)
        rules.update(array("q", choices).tobytes())
        if moves % EVERY == 0:
            look(game, match, positions, views, boards)
            rules.update(str(game.score_parts(match.state)).encode())
        match.choose(game.at_random(choices, rng))
        moves += 1
    look(game, match, positions, views, boards)
    reported = [game.events.text(e) for move in match.plies for e in move.events]
    events.update("\n".join(x for x in reported if x.split()[0] in old_events).encode())
    rules.update(match.record().encode())
    result = match.result or game.result(match.state)
    rules.update(f"{result.text(game.seats)} {result.parts} {result.reached} {result.missed} {result.endings}".encode())
    return [d.hexdigest() for d in digests]


def combined(digests: list[list[str]]) -> dict[str, str]:
    every = [blake2b(digest_size=16) for _ in PARTS]
    for one in digests:
        for whole, part in zip(every, one):
            whole.update(part.encode())
    return {part: whole.hexdigest() for part, whole in zip(PARTS, every)}


def compare(name: str, kept: dict[str, Any], first: bool, pool: Any) -> tuple[dict[str, Any], list[str], str]:
    """What comes out, the parts that differ from what was kept, and a line for people."""
    began = time.monotonic()
    now = set(find(name).events.verb)
    old = frozenset(kept.get("event_kinds", now))
    played = tasks(name, old)[: FIRST if first else None]
    digests = list(pool.imap(play, played, chunksize=4))
    found: dict[str, Any] = {"event_kinds": sorted(old & now), "first": combined(digests[:FIRST])}
    if not first:
        found["all"] = combined(digests)
    which = "first" if first else "all"
    other = [part for part in PARTS if found[which][part] != kept.get(which, {}).get(part)]
    other += [f"event {x} is gone" for x in sorted(old - now)]
    said = f"CHANGED: {', '.join(other)}" if other else "equal"
    if now - old:
        said += f"; new events, left out: {', '.join(sorted(now - old))}"
    return found, other, f"{name:22} {len(played):4} games  {time.monotonic() - began:4.0f} s  {said}"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--first", action="store_true", help=f"only the first {FIRST} games")
    parser.add_argument("--write", action="store_true", help="keep what comes out as the new fingerprint")
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    if args.first and args.write:
        parser.error("what is kept must be of all games")
    names = [g for g in [*TOYS, *GAMES] if not args.games or any(word in g for word in args.games)]
    kept: dict[str, dict[str, Any]] = json.loads(KEPT.read_text(encoding="utf-8")) if KEPT.exists() else {}
    changed = False
    with Pool(args.jobs) as pool:
        for name in names:
            found, other, line = compare(name, {} if args.write else kept.get(name, {}), args.first, pool)
            changed |= bool(other)
            print(line, flush=True)
            kept[name] = found
    if args.write:
        KEPT.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
    elif changed:
        sys.exit(1)


if __name__ == "__main__":
    main()
