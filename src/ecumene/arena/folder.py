"""The folder of a run: what was asked for (`arena.json`), and for every finished game its record and its figures.

A file appears whole or not at all, and a game's figures last: a game that has them is finished. So a run that was
killed goes on from there.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from ecumene.arena.plan import Plan
from ecumene.arena.playing import Failure, Outcome, Played
from ecumene.arena.used import Source
from ecumene.kernel.border.errors import BadArgument

PLAN = "arena.json"
Key = tuple[int, int]  # deal and rotation


class Folder:
    def __init__(self, path: Path, plan: Plan) -> None:
        """A new folder, or one that holds games of the same plan; else an error."""
        self.path, self.plan = path, plan
        kept = path / PLAN
        if kept.exists():
            check_fits(plan, kept)
        elif path.exists() and any(path.iterdir()):
            raise BadArgument("arena-folder-used").at(file=str(path))
        self.games.mkdir(parents=True, exist_ok=True)
        write(kept, msgspec.json.format(msgspec.json.encode(plan)).decode() + "\n")

    @property
    def games(self) -> Path:
        return self.path / "games"

    def played(self) -> dict[Key, Played]:
        """The finished games."""
        found = (read(path) for path in sorted(self.games.glob("*.json")))
        return {(x.deal, x.rotation): x for x in found if x}

    def keep(self, outcome: Outcome) -> None:
        """Write a game down; of one that failed, what there is of its record, with the reason, for whoever mends it."""
        if outcome.played:
            name = self.games / name_of(outcome.played.deal, outcome.played.rotation)
            write(name.with_suffix(".rec"), outcome.record)
            write(name.with_suffix(".json"), msgspec.json.encode(outcome.played).decode() + "\n")
        elif outcome.failure:
            folder = self.path / "failed"
            folder.mkdir(exist_ok=True)
            name = folder / name_of(outcome.failure.deal, outcome.failure.rotation)
            write(name.with_suffix(".rec"), outcome.record)
            write(name.with_suffix(".txt"), explained(outcome.failure))

    def sources(self, games: int) -> list[Source]:
        """The records of the first so many games of the plan."""
        names = [name_of(job.deal, job.rotation) for job in self.plan.jobs(games)]
        paths = [self.games / f"{name}.rec" for name in names]
        return [Source(str(path), path.read_text(encoding="utf-8")) for path in paths if path.exists()]


def name_of(deal: int, rotation: int) -> str:
    return f"{deal:06d}-{rotation}"


def explained(failure: Failure) -> str:
    return f"{failure}\n\n{failure.trace}"


def read(path: Path) -> Played | None:
    """The figures of a game; None if the system lost them, so that the game is played again."""
    try:
        played = msgspec.json.decode(path.read_bytes(), type=Played)
    except msgspec.DecodeError:
        return None
    return played if path.with_suffix(".rec").exists() else None


def check_fits(plan: Plan, kept: Path) -> None:
    try:
        there = msgspec.json.decode(kept.read_bytes(), type=Plan)
    except msgspec.DecodeError:
        raise BadArgument("arena-folder-used").at(file=str(kept.parent)) from None
    for name in Plan.__struct_fields__:
        old, new = msgspec.to_builtins(getattr(there, name)), msgspec.to_builtins(getattr(plan, name))
        if old != new:
            raise BadArgument("arena-folder", name=name, there=old, asked=new).at(file=str(kept.parent))


def write(path: Path, text: str) -> None:
    """Write a file whole: into another one, which then takes its name."""
    fresh = path.with_name(f".{path.name}.new")
    fresh.write_text(text, encoding="utf-8")
    fresh.replace(path)
