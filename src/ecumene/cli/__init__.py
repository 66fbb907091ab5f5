"""The command line: `ecumene serve | play | watch | replay | verify | games | scenario | ledger | bench`."""

from __future__ import annotations

import secrets
import sys
import time
from datetime import datetime
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

import ecumene
from ecumene import bots, words
from ecumene.cli import serve
from ecumene.cli.screen import Screen
from ecumene.cli.session import Session
from ecumene.games import GAMES, TOYS, find
from ecumene.kernel.errors import BadOption, EcumeneError
from ecumene.kernel.match import Match
from ecumene.kernel.record import read as read_record
from ecumene.kernel.replay import Replay, published
from ecumene.kernel.replay import replay as replay_all
from ecumene.testing import ledger as ledgers
from ecumene.testing import scenario as scenarios
from ecumene.testing import speed

app = typer.Typer(no_args_is_help=True, add_completion=False, help=__doc__, pretty_exceptions_enable=False)
console = Console()

Lang = Annotated[str, typer.Option("--lang", help="en, uk, pl or ru; else the locale decides")]
Seats = Annotated[str, typer.Option("--seats", help="who plays, in order: names of people and bots (random, greedy)")]
Seed = Annotated[int | None, typer.Option("--seed", help="the same seed and choices give the same game")]
Cards = Annotated[str, typer.Option("--cards", help="a TOML file of corrected cards; 'none' for the printed ones")]
Options = Annotated[list[str] | None, typer.Option("--option", "-o", help="a variant, as name=choice; may be repeated")]

FOLDER = Path(typer.get_app_dir("ecumene"))

app.command()(serve.serve)


def main() -> None:
    try:
        app()
    except (EcumeneError, OSError) as e:
        console.print(f"[red]{type(e).__name__}:[/] {e}", highlight=False)
        sys.exit(2)


@app.command()
def games(lang: Lang = "") -> None:
    """The games that can be played."""
    table = Table("id", "", "", show_lines=True)
    for name in GAMES:
        game = find(name)
        said = words.Words(words.language(lang), game)
        seats = str(game.most) if game.fewest == game.most else f"{game.fewest}–{game.most}"
        options = "\n".join(f"{o.name} = {' | '.join(o.choices)}" for o in game.options)
        title = f"[bold]{said.say('game')}[/]\n{said.say('cli-played-by', players=seats)}\n\n[dim]{options}[/]"
        table.add_row(name, title, said.about("game"))
    console.print(table)


@app.command()
def play(
    game: Annotated[str, typer.Argument(help="see `ecumene games`")] = "",
    seats: Seats = "",
    seed: Seed = None,
    option: Options = None,
    cards: Cards = "",
    lang: Lang = "",
    load: Annotated[Path | None, typer.Option("--load", help="go on with a saved record")] = None,
) -> None:
    """Play in the terminal: against bots, or with friends at one keyboard."""
    if load:
        match = ecumene.read(load.read_text(encoding="utf-8"))
        file = load
    else:
        name = game or choose_game(lang)
        match = new_match(name, seats or default_seats(name), seed, option, cards)
        file = FOLDER / "games" / f"{name}-{datetime.now():%Y%m%d-%H%M%S}.rec"
    run(match, file, lang, seed)


@app.command()
def watch(
    game: Annotated[str, typer.Argument(help="see `ecumene games`")] = GAMES[0],
    seats: Seats = "greedy,greedy",
    seed: Seed = None,
    option: Options = None,
    cards: Cards = "",
    lang: Lang = "",
    delay: Annotated[float, typer.Option("--delay", help="seconds between moves")] = 0.3,
) -> None:
    """Watch bots play each other, with a spectator's eyes."""
    match = new_match(game, seats, seed, option, cards)
    said = words.Words(words.language(lang), match.game, match.players)
    players = [bots.find(name) for name in match.players]
    screen = Screen(match, said, console)
    while not match.over:
        screen.show_news(ecumene.SPECTATOR)
        match.choose(players[match.state.player].choose(bots.ask_of(match, seed or 0)))
        time.sleep(delay)
    screen.show_news(ecumene.SPECTATOR)
    screen.show_board(ecumene.SPECTATOR)
    screen.show_result()


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="a record")],
    seat: Annotated[str, typer.Option("--seat", help="whose eyes: a letter; else a spectator's")] = "",
    move: Annotated[int, typer.Option("--move", help="begin after this line")] = 0,
    lang: Lang = "",
) -> None:
    """Step through a record, line by line."""
    record = read_record(file.read_text(encoding="utf-8"))
    found = find(record.header.get("game", ""))
    said = words.Words(words.language(lang), found, record.header.get("players", []))
    at = max(0, min(move, len(record.lines)))
    while True:
        again = Replay(found, record)
        for line in record.lines[:at]:
            again.line(line)
        screen = Screen(again.match, said, console)
        console.rule(said.say("cli-move", number=at))
        viewer = again.match.number(seat)
        screen.show_log(viewer, max(0, len(again.match.plies) - 1))
        screen.show_board(viewer)
        if at >= len(record.lines):
            if again.match.over:
                screen.show_result()
            return
        answer = console.input(f"[dim]{said.say('cli-replay-keys')} >[/] ").strip()
        if answer == "q":
            return
        at = max(0, min(int(answer), len(record.lines))) if answer.isdigit() else at + 1


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(help="the record of a finished game, with its secret")],
    lang: Lang = "",
) -> None:
    """Check a record: every move by the rules, and every outcome of chance against the seed or the published secret."""
    record = read_record(file.read_text(encoding="utf-8"))
    found = find(record.header.get("game", ""))
    said = words.Words(words.language(lang), found, record.header.get("players", []))
    source = published(record)
    match = replay_all(found, record, source)
    drawn = sum(move.seat == ecumene.CHANCE for move in match.plies)
    console.print(said.say("cli-verified", n=len(record.lines)))
    console.print(said.say("cli-verified-chance" if source else "cli-verified-no-secret", n=drawn))
    raise typer.Exit(0 if source else 1)


@app.command()
def scenario(
    paths: Annotated[list[Path], typer.Argument(help="files or folders of .scn")],
    game: Annotated[str, typer.Option("--game", help="else it follows from the rule ids")] = "",
) -> None:
    """Act out scenarios and say which do not hold."""
    files = sorted(f for p in paths for f in (p.rglob("*.scn") if p.is_dir() else [p]))
    failed: list[str] = []
    told = 0
    for file in files:
        by_prefix = {find(name).prefix: name for name in GAMES + TOYS}
        for story in scenarios.read(file):
            told += 1
            prefix = story.rules[0].split("-")[0]
            if not game and prefix not in by_prefix:
                raise EcumeneError("scenario-rules", prefix=prefix).at(story.line, str(file))
            try:
                scenarios.play(story, find(game or by_prefix[prefix]))
            except scenarios.ScenarioFailed as e:
                failed.append(str(e))
    for text in failed:
        console.print(text, style="red", highlight=False, markup=False)
    console.print(f"{told - len(failed)} passed, {len(failed)} failed", highlight=False)
    raise typer.Exit(1 if failed else 0)


@app.command()
def ledger(
    game: Annotated[list[str] | None, typer.Argument(help="all, if none is named")] = None,
    tests: Annotated[Path, typer.Option("--tests", help="the folder of the tests")] = Path("tests"),
    write: Annotated[Path | None, typer.Option("--write", help="write a page for each game here")] = None,
) -> None:
    """Rule by rule: where it is implemented and what tells it."""
    pages = {name: ledgers.ledger(find(name), tests / "games" / name) for name in game or GAMES + TOYS}
    for page in pages.values():
        console.print(page.summary(), highlight=False, markup=False)
    if write:
        write.mkdir(parents=True, exist_ok=True)
        for name, page in pages.items():
            (write / f"{name}.md").write_text(page.text(), encoding="utf-8")
        if not game:
            offered = [(find(name), pages[name]) for name in GAMES]
            (write / "README.md").write_text(ledgers.overview(offered, tests / "games"), encoding="utf-8")
    wrong = [text for page in pages.values() for text in page.problems()]
    for text in wrong:
        console.print(text, style="red", highlight=False, markup=False)
    raise typer.Exit(1 if wrong else 0)


@app.command()
def bench(
    game: Annotated[list[str] | None, typer.Argument(help="all, if none is named")] = None,
    seconds: Annotated[float, typer.Option("--seconds", help="how long to measure each figure")] = 1.0,
) -> None:
    """How fast this installation is. `make bench` sets it against other projects."""
    for name in game or GAMES:
        found = find(name)
        table = Table(f"{name} ({speed.build(found)})", "a second", box=None)
        for what, figure in speed.figures(found, seconds).items():
            table.add_row(what, f"{figure:,.0f}")
        console.print(table)


# what the commands share


def choose_game(lang: str) -> str:
    if len(GAMES) == 1:
        return GAMES[0]
    said = words.Words(words.language(lang))
    console.print(said.say("cli-choose-game"))
    for n, name in enumerate(GAMES, 1):
        console.print(f"{n:2d} {words.Words(said.lang, find(name)).say('game')}")
    while True:
        answer = console.input("> ").strip()
        if answer.isdigit() and 1 <= int(answer) <= len(GAMES):
            return GAMES[int(answer) - 1]


def default_seats(name: str) -> str:
    """A person against greedy bots, seated by lot."""
    people = ["", *["greedy"] * (find(name).fewest - 1)]
    at = secrets.randbelow(len(people))
    return ",".join(people[at:] + people[:at])


def new_match(name: str, seats: str, seed: int | None, option: list[str] | None, cards: str) -> Match:
    chosen = {}
    for pair in option or []:
        key, equals, value = pair.partition("=")
        if not equals:
            raise BadOption("option-form", value=pair)
        chosen[key] = value
    file = Path(cards) if cards else FOLDER / "corrections" / f"{name}.toml"
    text = ""
    if cards != "none" and (cards or file.exists()):
        text = file.read_text(encoding="utf-8")
    players = [x.strip() for x in seats.split(",")]
    return ecumene.new(name, players=players, seed=seed, corrections=text, corrections_name=str(file), **chosen)


def run(match: Match, file: Path, lang: str, seed: int | None) -> None:
    said = words.Words(words.language(lang), match.game, match.players)
    if match.corrections:
        console.print(said.say("cli-corrections", name=match.corrections_name))
    Session(match, said, console, file, seed if seed is not None else secrets.randbelow(2**31)).run()
