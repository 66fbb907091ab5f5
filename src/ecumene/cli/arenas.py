"""`ecumene arena` and `ecumene lab`: many games of bots, and reports of what came out."""

from __future__ import annotations

import os
import shlex
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import NamedTuple, NoReturn

import msgspec
import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.text import Text

from ecumene.arena import lab as labs
from ecumene.arena import lab_report, markdown, page, pool, report, terminal
from ecumene.arena.document import Document
from ecumene.arena.folder import Folder
from ecumene.arena.folder import write as write_file
from ecumene.arena.plan import MOST_SEED, Budget, Job, Plan, make_plan
from ecumene.arena.playing import Played
from ecumene.arena.running import RunFailed, run
from ecumene.arena.summary import Summary, summarise
from ecumene.arena.used import Observed, Source, observe
from ecumene.cli import commands
from ecumene.cli.files import failed, read_text, write_text
from ecumene.cli.numbers import seconds, whole
from ecumene.games import find
from ecumene.kernel.border.errors import BadArgument
from ecumene.kernel.border.game import AnyGame
from ecumene.kernel.match.record import read as read_record
from ecumene.kernel.match.record import split

MOST_GAMES = 10**6
TENTHS = 10  # in a pipe a line is printed after each tenth of the games

ProgressOf = Callable[[int, int], None]


@dataclass(frozen=True)
class Typed:
    """Options that both commands have, as they were typed."""

    games: str
    jobs: str
    players: str
    seconds: str
    iterations: str
    scale: str
    seed: str
    out: Path | None
    option: list[str] | None
    lenient: bool
    markdown: Path | None

    @property
    def number_of_games(self) -> int:
        return whole("--games", self.games or "100", 1, MOST_GAMES)

    @property
    def processes(self) -> int:
        return whole("--jobs", self.jobs, 1, commands.MOST_JOBS) if self.jobs else processors()

    @property
    def number_of_players(self) -> int:
        """0 if nothing was said."""
        return whole("--players", self.players, 1, 100) if self.players else 0

    @property
    def budget(self) -> Budget:
        if sum(map(bool, (self.seconds, self.iterations, self.scale))) > 1:
            raise BadArgument("arena-budget")
        if self.iterations:
            return Budget(iterations=whole("--iterations", self.iterations, 1))
        if self.scale:
            return Budget(scale=seconds("--scale", self.scale))
        return Budget(seconds("--seconds", self.seconds)) if self.seconds else Budget()

    def plan(self, game: str, names: list[str], players: int, rotated: bool) -> Plan:
        chosen = commands.chosen_options(self.option)
        seed = whole("--seed", self.seed or "0", 0, MOST_SEED)
        return make_plan(game, names, players, chosen, seed, self.budget, rotated)


class Games(NamedTuple):
    """What a lab looks at: records, where they come from, where its report goes, and what makes the same report."""

    sources: list[Source]
    origin: str
    folder: Path
    command: str


def arena(game: str, bots: list[str], typed: Typed) -> None:
    plan = typed.plan(game, bots, typed.number_of_players, rotated=True)
    said = command("arena", plan, typed.number_of_games)
    folder, played = play_all("arena", plan, typed)
    summary = summarise(plan, played)
    publish(report.report(summary, said), summary, folder.path, typed.markdown)
    overruns = sum(bot.overruns for bot in summary.bots)
    if overruns and not typed.lenient:
        commands.complain(f"{overruns} decisions of these games took too long: they were played with --lenient.")
        raise typer.Exit(1)


def lab(game: str, bot: str, records: Path | None, typed: Typed) -> None:
    found = find(game)
    if records and (bot or typed.games or typed.option or typed.seed):
        raise BadArgument("lab-records-alone")
    games = recorded_games(found, records, typed) if records else own_games(found, bot or "greedy", typed)
    observed = observe_all(games.sources, typed.processes)
    finished = [x for x in observed if x]
    if not finished:
        raise BadArgument("lab-none", game=found.id)
    summary = labs.look(found.id, finished, games.origin, len(observed) - len(finished))
    publish(lab_report.report(summary, games.command), summary, games.folder, typed.markdown)


def own_games(game: AnyGame, bot: str, typed: Typed) -> Games:
    """Games of a bot against itself, each deal once."""
    players = typed.number_of_players or min(max(2, game.fewest), game.most)
    plan = typed.plan(game.id, [bot], players, rotated=False)
    folder, _ = play_all("lab", plan, typed)
    origin = f"{bot} against itself, seed {plan.seed}, rules {plan.rules}"
    wanted = typed.number_of_games
    return Games(folder.sources(wanted), origin, folder.path, command("lab", plan, wanted))


def recorded_games(game: AnyGame, records: Path, typed: Typed) -> Games:
    sources = list(sources_in(records, game.id, typed.number_of_players))
    said = f"ecumene lab {game.id} --records {shlex.quote(str(records))}"
    return Games(sources, "records of a folder", typed.out or new_folder("lab", game.id), said)


# playing


def play_all(name: str, plan: Plan, typed: Typed) -> tuple[Folder, list[Played]]:
    """Play what is missing. Whoever failed is named, and the command ends with 1."""
    wanted, processes = typed.number_of_games, typed.processes
    folder = open_folder(typed.out or new_folder(name, plan.game), plan)
    try:
        with progress("games") as show:
            return folder, run(folder, wanted, processes, typed.lenient, show)
    except RunFailed as e:
        for failure in e.failures:
            commands.complain(str(failure))
        give_up(folder, f"What was played until then, and the errors in full, are in {folder.path / 'failed'}.")
    except pool.Died as e:
        commands.complain("A process ended without an answer: killed, out of memory, or crashed. It played one of:")
        for job in e.jobs:
            commands.complain(job_text(job))
        give_up(folder, "")
    except KeyboardInterrupt:
        said = f"{command(name, plan, wanted)} --out {shlex.quote(str(folder.path))}"
        commands.console.print(Text(f"Stopped. To go on: {said}"))
        raise typer.Exit(130) from None
    except OSError as e:
        raise failed(e, writing=True).at(file=str(folder.path)) from None


def give_up(folder: Folder, where: str) -> NoReturn:
    commands.complain(f"The run has failed. {len(folder.played())} games are finished. {where}".strip())
    raise typer.Exit(1)


def job_text(job: Job) -> str:
    return f"{' '.join(job.bots)} ({job.game}, seed {job.seed})"


@contextmanager
def progress(what: str) -> Iterator[ProgressOf]:
    """A bar in a terminal; in a pipe a line now and then."""
    if not commands.console.is_terminal:
        yield lines_of_progress(what)
        return
    columns = [TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn()]
    with Progress(*columns, console=commands.console, transient=True) as bar:
        task = bar.add_task(what, total=None)
        yield lambda done, of: bar.update(task, completed=done, total=of)


def lines_of_progress(what: str) -> ProgressOf:
    told = -1

    def show(done: int, of: int) -> None:
        nonlocal told
        tenth = TENTHS * done // of
        if tenth > told:
            told = tenth
            commands.console.print(Text(f"{done} of {of} {what}"))

    return show


# records


def sources_in(folder: Path, game: str, players: int) -> Iterator[Source]:
    """The records of a game in a folder and those inside it; with so many players, unless that is 0."""
    if not folder.is_dir():
        raise failed(FileNotFoundError(), writing=True).at(file=str(folder))
    for path in sorted(folder.rglob("*.rec")):
        for text in split(read_text(path)):
            head = read_record(text).header
            if head.get("game") == game and players in (0, len(head.get("players", []))):
                yield Source(str(path), text)


def observe_all(sources: list[Source], jobs: int) -> list[Observed | None]:
    """What was used in each game; in this process, if one is enough."""
    if jobs == 1 or len(sources) < 2:
        return [observe(x) for x in sources]
    found: dict[Source, Observed | None] = {}
    with progress("records") as show:
        for source, observed in pool.work(observe, sources, min(jobs, len(sources))):
            found[source] = observed
            show(len(found), len(sources))
    return [found[x] for x in sources]


# reports


def publish(document: Document, summary: Summary | labs.LabSummary, folder: Path, markdown_file: Path | None) -> None:
    """Print a report, and write it into the folder as a page and as figures."""
    terminal.show(document, commands.console)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        write_file(folder / "report.html", page.write(document))
        write_file(folder / "report.json", msgspec.json.format(msgspec.json.encode(summary)).decode() + "\n")
    except OSError as e:
        raise failed(e, writing=True).at(file=str(folder)) from None
    if markdown_file:
        write_text(markdown_file, markdown.write(document))
    commands.console.print()
    commands.console.print(Text(f"The report as a page: {folder / 'report.html'}"))


def command(name: str, plan: Plan, games: int) -> str:
    """What makes the same report."""
    words = ["ecumene", name, plan.game]
    words += plan.bots if name == "arena" else ["--bot", plan.bots[0]]
    words += ["--players", str(plan.players), "--games", str(games), "--seed", str(plan.seed)]
    by_time = ["--seconds", f"{plan.budget.seconds:g}"] if plan.budget.seconds else []
    words += ["--iterations", str(plan.budget.iterations)] if plan.budget.iterations else by_time
    words += ["--scale", f"{plan.budget.scale:g}"] if plan.budget.scale != 1 else []
    usual = find(plan.game).defaults
    for option, choice in plan.options.items():
        if choice != usual[option]:
            words += ["--option", f"{option}={choice}"]
    return shlex.join(words)


# arguments


def open_folder(path: Path, plan: Plan) -> Folder:
    try:
        return Folder(path, plan)
    except OSError as e:
        raise failed(e, writing=True).at(file=str(path)) from None


def new_folder(what: str, game: str) -> Path:
    """Where a run is kept if nobody says where: a new folder among the user's own."""
    path = commands.FOLDER / what / f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    return next(x for n in range(1, MOST_GAMES) if not (x := path if n == 1 else Path(f"{path}-{n}")).exists())


def processors() -> int:
    """Those that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
