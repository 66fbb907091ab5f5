"""A run of `ecumene tune`: rounds of a tutor, kept after each, and a report of how it went."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import msgspec

from ecumene.arena.document import Bar, Chart, Document, Section, Table, decimal, plural
from ecumene.bots.tuning import tutor_of
from ecumene.kernel.border.game import AnyGame

KEPT = "kept.json"
LEARNED = "learned"  # the folder of what was learned
POINTS_OF_CHART = 12


class Round(msgspec.Struct, frozen=True):
    minute: float  # of processor time, from the beginning
    figures: dict[str, float]


class Run(msgspec.Struct):
    """Everything that is needed to go on."""

    game: str
    rules: str
    seed: int
    seconds: float = 0.0  # of processor time so far
    rounds: list[Round] = []
    kept: Any = None  # of the tutor


def read_run(folder: Path, game: AnyGame) -> Run | None:
    """The run that a folder keeps; None if there is none of this game by these rules."""
    try:
        run = msgspec.json.decode((folder / KEPT).read_bytes(), type=Run)
    except FileNotFoundError:
        return None
    return run if (run.game, run.rules) == (game.id, game.revision) else None


def learn(game: AnyGame, run: Run, minutes: float, folder: Path, progress: Callable[[int, int], None]) -> None:
    """Go on until so many minutes of processor time are spent in all. Whatever was learned is kept after each round."""
    whole = 60 * minutes
    tutor = tutor_of(game, run.kept, run.seed)
    folder.mkdir(parents=True, exist_ok=True)
    while run.seconds < whole:
        progress(round(run.seconds), round(whole))
        began = time.process_time()
        figures = dict(tutor.round(run.seconds / whole))
        run.seconds += time.process_time() - began
        run.rounds.append(Round(run.seconds / 60, figures))
        run.kept = tutor.kept()
        replace_file(folder / KEPT, msgspec.json.encode(run))
    progress(round(whole), round(whole))
    write_learned(folder / LEARNED, tutor.files())


def replace_file(path: Path, data: bytes) -> None:
    """A stop at any moment leaves the old file or the new one."""
    new = path.with_suffix(".new")
    new.write_bytes(data)
    new.replace(path)


def write_learned(folder: Path, files: Mapping[str, Any]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in files.items():
        (folder / name).write_text(json.dumps(content, indent=0, ensure_ascii=False) + "\n", encoding="utf-8")


def report(game: AnyGame, run: Run, command: str) -> Document:
    games = sum(x.figures.get("games", 0.0) for x in run.rounds)
    facts = [
        f"Learned by self-play in {plural(len(run.rounds), 'round')}, {decimal(run.seconds / 60)} minutes of processor "
        f"time, {plural(round(games), 'game')}. Rules {run.rules}, seed {run.seed}.",
        "Points of self-play show progress and cooperation alike: strength is what an arena measures.",
    ]
    names = list(dict.fromkeys(name for x in run.rounds for name in x.figures))
    shown = thinned(run.rounds, POINTS_OF_CHART)
    return Document(f"{game.id}: how its bots learned", command, facts, [course(name, shown) for name in names])


def thinned(rounds: list[Round], most: int) -> list[Round]:
    """The rounds together in at most so many groups, each with its mean figures."""
    size = max(1, -(-len(rounds) // most))
    groups = [rounds[i : i + size] for i in range(0, len(rounds), size)]
    return [Round(group[-1].minute, means(group)) for group in groups]


def means(group: list[Round]) -> dict[str, float]:
    names = dict.fromkeys(name for x in group for name in x.figures)
    found = {name: [x.figures[name] for x in group if name in x.figures] for name in names}
    return {name: sum(values) / len(values) for name, values in found.items()}


def course(name: str, rounds: list[Round]) -> Section:
    """How one figure changed."""
    seen = [(x.minute, x.figures[name]) for x in rounds if name in x.figures]
    bars = [Bar(f"{minute:.1f} min", value, figure(value)) for minute, value in seen]
    rows = [[f"{minute:.1f}", figure(value)] for minute, value in seen]
    title = name.replace("_", " ")
    chart = Chart(f"{title} by minute of processor time", bars, max((value for _, value in seen), default=1.0))
    return Section(title, [], Table(["minute", title], rows, 0), chart)


def figure(x: float) -> str:
    return f"{x:.0f}" if abs(x) >= 100 else f"{x:.2f}"
