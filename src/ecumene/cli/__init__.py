"""Commands: serve, play, watch, replay, verify, games, arena, lab, tune, scenario, rule, ledger, bench, load.

Here are only the names and options of the commands. What a command needs is imported when it runs, so that help
and mistakes are answered at once.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from ecumene import bots
from ecumene.cli import serve, version
from ecumene.cli.console import is_terminal, width_of_lines
from ecumene.games import GAMES

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    help=(__doc__ or "").partition("\n")[0],
    pretty_exceptions_enable=False,
    rich_markup_mode="rich" if is_terminal() else None,  # boxes are for terminals
    context_settings={} if is_terminal() else {"terminal_width": width_of_lines()},
)

Lang = Annotated[str, typer.Option("--lang", help="en, uk, pl or ru; by default the language of the system")]
Seats = Annotated[
    str, typer.Option("--seats", help=f"who plays, in order: names of people and bots ({', '.join(bots.BOTS)})")
]
Seed = Annotated[
    str,
    typer.Option("--seed", help="the same seed and choices give the same game", metavar="NUMBER", show_default=False),
]
Cards = Annotated[str, typer.Option("--cards", help="a TOML file of corrected cards; 'none' for the printed ones")]
Number = Annotated[
    str, typer.Option("--match", help="which match of a file that holds several", metavar="NUMBER", show_default=False)
]
Options = Annotated[list[str] | None, typer.Option("--option", "-o", help="a variant, as name=choice; may be repeated")]

Games = Annotated[str, typer.Option("--games", help="how many games; by default 100", metavar="NUMBER")]
Jobs = Annotated[
    str,
    typer.Option("--jobs", help="games at a time; by default one for each processor", metavar="NUMBER"),
]
Players = Annotated[str, typer.Option("--players", help="seats at a table", metavar="NUMBER")]
Thinking = Annotated[
    str,
    typer.Option("--seconds", help="of processor time for a decision; by default each bot's own", metavar="SECONDS"),
]
Iterations = Annotated[
    str, typer.Option("--iterations", help="for a decision, instead of a time: repeatable", metavar="NUMBER")
]
Scale = Annotated[
    str, typer.Option("--scale", help="a part of each bot's own time, instead of one time for all", metavar="NUMBER")
]
Out = Annotated[
    Path | None,
    typer.Option("--out", help="the folder for records and report; a run that is in it goes on"),
]
Lenient = Annotated[bool, typer.Option("--lenient", help="count decisions that take too long, and go on")]
Markdown = Annotated[Path | None, typer.Option("--markdown", help="write the report into this file too")]

app.callback()(version.option)
app.command()(serve.serve)


def main() -> None:
    try:
        app()
    except Exception as e:
        from ecumene.cli import commands

        if not commands.explained(e, asked_language(sys.argv)):
            raise
        sys.exit(2)


def asked_language(arguments: list[str]) -> str:
    """The value of `--lang`, wherever it is: errors are shown in that language too."""
    pairs = zip(arguments, [*arguments[1:], ""])
    return next((x.partition("=")[2] or after for x, after in pairs if x.partition("=")[0] == "--lang"), "")


@app.command()
def games(lang: Lang = "") -> None:
    """List the games."""
    from ecumene.cli import commands

    commands.games(lang)


@app.command()
def play(
    game: Annotated[str, typer.Argument(help="see `ecumene games`")] = "",
    seats: Seats = "",
    seed: Seed = "",
    option: Options = None,
    cards: Cards = "",
    lang: Lang = "",
    load: Annotated[Path | None, typer.Option("--load", help="continue a saved game")] = None,
    match: Number = "",
) -> None:
    """Play in the terminal: against bots, or with friends at one keyboard."""
    from ecumene.cli import commands

    commands.play(game, seats, seed, option, cards, lang, load, match)


@app.command()
def watch(
    game: Annotated[str, typer.Argument(help="see `ecumene games`")] = GAMES[0],
    seats: Seats = "greedy,greedy",
    seed: Seed = "",
    option: Options = None,
    cards: Cards = "",
    lang: Lang = "",
    delay: Annotated[str, typer.Option("--delay", help="seconds between moves", metavar="SECONDS")] = "0.3",
    jobs: Annotated[
        str, typer.Option("--jobs", help="processes that a novice, adept or master thinks in", metavar="NUMBER")
    ] = "1",
) -> None:
    """Watch bots play each other, as a spectator."""
    from ecumene.cli import commands

    commands.watch(game, seats, seed, option, cards, lang, delay, jobs)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="a record")],
    seat: Annotated[str, typer.Option("--seat", help="the seat to look from, a letter; by default a spectator")] = "",
    move: Annotated[str, typer.Option("--move", help="start after this line", metavar="NUMBER")] = "0",
    match: Number = "",
    lang: Lang = "",
) -> None:
    """Step through a record, line by line."""
    from ecumene.cli import commands

    commands.replay(file, seat, move, match, lang)


@app.command()
def load(
    game: Annotated[str, typer.Argument(help="see `ecumene games`")] = GAMES[0],
    tables: Annotated[int, typer.Option("--tables", min=1, max=10_000, help="with a socket for each seat")] = 50,
    seconds: Annotated[float, typer.Option("--seconds", min=1, max=600, help="how long to measure")] = 10.0,
    rate: Annotated[float, typer.Option("--rate", min=0, help="moves a second together; 0: as fast as it goes")] = 0.0,
    url: Annotated[str, typer.Option("--url", help="a server of this machine; by default one of its own")] = "",
    markdown: Markdown = None,
) -> None:
    """Measure a server: many games at once over real sockets, on this machine only."""
    from ecumene.cli.load import load as measure

    said = measure(game, tables, seconds, rate, url)
    typer.echo(said)
    if markdown:
        markdown.write_text(said + "\n", encoding="utf-8")


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(help="records of finished games, with their secrets")],
    match: Number = "",
    lang: Lang = "",
) -> None:
    """Check records: every move by the rules, and every outcome of chance against the seed or the published secret."""
    from ecumene.cli import commands

    commands.verify(file, match, lang)


@app.command()
def arena(
    game: Annotated[str, typer.Argument(help="see `ecumene games`")],
    bot: Annotated[
        list[str], typer.Argument(help=f"two or more ({', '.join(bots.BOTS)}); copies of the last take the seats left")
    ],
    games: Games = "",
    jobs: Jobs = "",
    players: Players = "",
    seconds: Thinking = "",
    iterations: Iterations = "",
    scale: Scale = "",
    seed: Seed = "",
    out: Out = None,
    option: Options = None,
    lenient: Lenient = False,
    markdown: Markdown = None,
) -> None:
    """Which bot is stronger: every deal is played in every rotation of the seats. Writes a report."""
    from ecumene.cli import arenas

    typed = arenas.Typed(games, jobs, players, seconds, iterations, scale, seed, out, option, lenient, markdown)
    arenas.arena(game, bot, typed)


@app.command()
def lab(
    game: Annotated[str, typer.Argument(help="see `ecumene games`")],
    games: Games = "",
    bot: Annotated[str, typer.Option("--bot", help="which bot plays against itself; by default greedy")] = "",
    records: Annotated[
        Path | None, typer.Option("--records", help="read the records of this folder and play nothing")
    ] = None,
    jobs: Jobs = "",
    players: Players = "",
    seconds: Thinking = "",
    iterations: Iterations = "",
    scale: Scale = "",
    seed: Seed = "",
    out: Out = None,
    option: Options = None,
    lenient: Lenient = False,
    markdown: Markdown = None,
) -> None:
    """What wins: shares of wins by card, wonder, leader, first move and seat. Writes a report."""
    from ecumene.cli import arenas

    typed = arenas.Typed(games, jobs, players, seconds, iterations, scale, seed, out, option, lenient, markdown)
    arenas.lab(game, bot, records, typed)


@app.command()
def tune(
    game: Annotated[str, typer.Argument(help="see `ecumene games`")],
    minutes: Annotated[
        str, typer.Option("--minutes", help="of processor time in all; by default 10", metavar="MINUTES")
    ] = "",
    resume: Annotated[bool, typer.Option("--resume", help="go on with what the folder keeps")] = False,
    seed: Seed = "",
    out: Annotated[Path | None, typer.Option("--out", help="the folder that keeps the run")] = None,
    to: Annotated[
        Path | None, typer.Option("--to", help="write what was learned here: the game's `strategy` folder")
    ] = None,
    markdown: Markdown = None,
) -> None:
    """Let bots learn a game by self-play. Can be stopped and resumed at any time. Writes a report."""
    from ecumene.cli import tunes

    tunes.tune(game, minutes, resume, seed, out, to, markdown)


@app.command()
def rule(
    what: Annotated[
        list[str], typer.Argument(help="a game and words of the rule, or its id: `duel yellow`, `SWD-5.4`")
    ],
    tests: Annotated[Path, typer.Option("--tests", help="the folder of the tests")] = Path("tests"),
) -> None:
    """Look up a rule of a rulebook: its text, its code and its tests."""
    from ecumene.cli import commands

    commands.rule(what, tests)


@app.command()
def ledger(
    game: Annotated[list[str] | None, typer.Argument(help="all, if none is named")] = None,
    tests: Annotated[Path, typer.Option("--tests", help="the folder of the tests")] = Path("tests"),
    write: Annotated[Path | None, typer.Option("--write", help="write a page for each game here")] = None,
) -> None:
    """For each rule: where it is implemented and what tests it."""
    from ecumene.cli import commands

    commands.ledger(game, tests, write)


@app.command()
def bench(
    game: Annotated[list[str] | None, typer.Argument(help="all, if none is named")] = None,
    measured: Annotated[
        str, typer.Option("--seconds", help="how long to measure each figure", metavar="SECONDS")
    ] = "1.0",
) -> None:
    """How fast this installation is. `make bench` compares it with other projects."""
    from ecumene.cli import commands

    commands.bench(game, measured)


@app.command()
def scenario(
    paths: Annotated[list[Path] | None, typer.Argument(help="files or folders of .scn")] = None,
    game: Annotated[str, typer.Option("--game", help="by default found from the rule ids")] = "",
    show: Annotated[bool, typer.Option("--show", help="draw the positions, and say what was filled in")] = False,
    line: Annotated[str, typer.Option("--line", help="only the scenario at this line", metavar="NUMBER")] = "",
    seat: Annotated[str, typer.Option("--seat", help="with --show: whose eyes; by default who is asked")] = "",
    words_of: Annotated[
        str, typer.Option("--vocabulary", help="list every word of a game's scenarios", metavar="GAME")
    ] = "",
) -> None:
    """Play scenarios and say which fail. With --show, draw their positions."""
    from ecumene.cli import play_scenarios

    play_scenarios.scenario(paths or [], game, show, line, seat, words_of)
