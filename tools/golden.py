"""Updates golden records: `python -m tools.golden`. Review the diff: it shows what a change did to whole games.

    python -m tools.golden                                  checksums and results of every golden record
    python -m tools.golden --add third --game lantern --players 3 --seed 5 --bots random,greedy,random
    python -m tools.golden --add four_rounds --game clash_of_cultures --options length=four,events=icons

Moves, comments and header stay as they are. A record whose moves are no longer legal is not changed but reported: then
the rules have changed, and their revision must change too.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from ecumene import bots
from ecumene.games import find
from ecumene.kernel.border.errors import EcumeneError
from ecumene.kernel.border.game import AnyGame
from ecumene.kernel.match.match import Match
from ecumene.kernel.match.record import Record, read
from ecumene.kernel.match.replay import Replay, checksum, published
from ecumene.testing.golden import EVERY, written

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "tests" / "games"


def rewritten(game: AnyGame, text: str) -> str:
    """A record with its checksums and its result computed again."""
    record = read(text)
    replayed = Replay(game, record, published(record))
    for i, line in enumerate(record.lines, 1):
        line.checksum = ""
        replayed.line(line)
        if i % EVERY == 0 or i == len(record.lines):
            line.checksum = checksum(game, replayed.match.state)
    record.result = replayed.match.to_record().result
    return record.text()


def changes(before: Record, after: Record) -> str:
    """What has changed, in words; "" for nothing."""
    sums = sum(a.checksum != b.checksum for a, b in zip(before.lines, after.lines, strict=True))
    said = [f"{sums} of {sum(1 for x in after.lines if x.checksum)} checksums"] if sums else []
    if before.result != after.result:
        said.append(f"the result: {before.result or 'none'} -> {after.result or 'none'}")
    return ", ".join(said)


def renew(path: Path) -> str:
    """Update one file if it differs; returns what was done, in words."""
    text = path.read_text(encoding="utf-8")
    new = rewritten(find(read(text).header.get("game", "")), text)
    if new == text:
        return "unchanged"
    path.write_text(new, encoding="utf-8")
    return changes(read(text), read(new)) or "only the layout"


def options_of(said: str) -> dict[str, str]:
    """`length=four,events=icons`"""
    pairs = [part.partition("=") for part in said.split(",") if part]
    if not all(name and choice for name, _, choice in pairs):
        raise SystemExit(f"not options: {said}")
    return {name: choice for name, _, choice in pairs}


def play(game: AnyGame, players: int, seed: int, names: list[str], options: dict[str, str] | None = None) -> Match:
    """A whole game of bots, one name for each seat."""
    match = Match(game, seed, names, options)
    if len(names) != players:
        raise SystemExit(f"{players} players and {len(names)} bots")
    return bots.play_out(match, [bots.find(name) for name in names], seed)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--add", metavar="NAME", help="make a new golden record of this name")
    parser.add_argument("--game", default="seven_wonders_duel")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bots", default="", help="one for each seat, separated by commas; by default random")
    parser.add_argument("--options", default="", help="variants, as name=choice, separated by commas")
    args = parser.parse_args()
    if args.add:
        path = GAMES / args.game / "golden" / f"{args.add}.rec"
        if path.exists():
            raise SystemExit(f"it exists already: {path.relative_to(ROOT)}")
        names = args.bots.split(",") if args.bots else ["random"] * args.players
        match = play(find(args.game), args.players, args.seed, names, options_of(args.options))
        path.parent.mkdir(exist_ok=True)
        path.write_text(written(match), encoding="utf-8")
        print(f"· {path.relative_to(ROOT)}: new")
        return
    failed = False
    for path in sorted(GAMES.glob("*/golden/*.rec")):
        try:
            said = renew(path)
        except EcumeneError as e:
            said, failed = f"CANNOT BE REPLAYED, not changed: {e}", True
        print(f"· {path.relative_to(ROOT)}: {said}")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
