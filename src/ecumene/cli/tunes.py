"""`ecumene tune`: bots learn a game by self-play."""

from __future__ import annotations

import shlex
from pathlib import Path

import typer
from rich.text import Text

from ecumene.arena import markdown, page, terminal
from ecumene.arena.learning import LEARNED, Run, learn, read_run, report, write_learned
from ecumene.bots.tuning import tutor_of
from ecumene.cli import commands
from ecumene.cli.arenas import progress
from ecumene.cli.files import failed, write_text
from ecumene.cli.numbers import seconds, whole
from ecumene.games import find
from ecumene.kernel.border.errors import BadArgument

MINUTES = "10"


def tune(
    game: str, minutes: str, resume: bool, seed: str, out: Path | None, to: Path | None, markdown_file: Path | None
) -> None:
    found = find(game)
    if found.strategy is None:
        raise BadArgument("tune-none", game=found.id)
    wanted = seconds("--minutes", minutes or MINUTES)
    folder = out or commands.FOLDER / "tune" / found.id
    run = read_run(folder, found) if resume else None
    if resume and run is None:
        raise BadArgument("tune-nothing", file=str(folder))
    run = run or Run(found.id, found.revision, whole("--seed", seed or "1", 0))
    said = f"ecumene tune {found.id} --minutes {wanted:g} --seed {run.seed}"
    try:
        with progress("seconds") as show:
            learn(found, run, wanted, folder, show)
        document = report(found, run, said)
        terminal.show(document, commands.console)
        write_text(folder / "report.html", page.write(document))
        if markdown_file:
            write_text(markdown_file, markdown.write(document))
        if to:
            write_learned(to, tutor_of(found, run.kept, run.seed).files())
    except KeyboardInterrupt:
        more = f"{said} --resume --out {shlex.quote(str(folder))}"
        commands.console.print(Text(f"Stopped. To go on: {more}"))
        raise typer.Exit(130) from None
    except OSError as e:
        raise failed(e, writing=True).at(file=str(folder)) from None
    commands.console.print(Text(f"What was learned: {to or folder / LEARNED}. The report: {folder / 'report.html'}"))
