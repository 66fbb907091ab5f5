"""What the commands do. `ecumene.cli` declares them, and imports this when one of them runs."""

from __future__ import annotations

import secrets
import time
from datetime import datetime
from pathlib import Path

import typer
from rich.table import Table
from rich.text import Text

import ecumene
from ecumene import bots, words
from ecumene.bots.together import Together
from ecumene.cli.bot_seed import bot_seed
from ecumene.cli.console import make_console
from ecumene.cli.files import Records, new_file, read_text
from ecumene.cli.numbers import number, seconds, whole
from ecumene.cli.screen import Screen
from ecumene.cli.session import Session
from ecumene.games import GAMES, TOYS, find, offered
from ecumene.kernel.border.errors import BadArgument, BadOption, EcumeneError
from ecumene.kernel.border.game import AnyGame
from ecumene.kernel.match.chance import SEEDS
from ecumene.kernel.match.match import Match
from ecumene.kernel.match.record import Record
from ecumene.kernel.match.record import read as read_record
from ecumene.kernel.match.replay import Replay, published
from ecumene.kernel.match.replay import replay as replay_all
from ecumene.testing import ledger as ledgers
from ecumene.testing import look_up, speed
from ecumene.testing.scenario import ScenarioFailed

MOST_JOBS = 1000
FOLDER = Path(typer.get_app_dir("ecumene"))
console = make_console()


def explained(e: Exception, lang: str) -> bool:
    """Print what went wrong, if it is something that a person can put right."""
    if isinstance(e, EcumeneError):
        complain(words.Words(words.language(lang)).error(e))
    elif isinstance(e, ScenarioFailed):
        complain(str(e))
    else:
        return False
    return True


def complain(text: str) -> None:
    console.print(Text(text, style="red"))


def games(lang: str) -> None:
    table = Table("id", "", "", show_lines=True)
    for name in offered():
        game = find(name)
        texts = words.Words(words.language(lang), game)
        seats = str(game.most) if game.fewest == game.most else f"{game.fewest}–{game.most}"
        options = "\n".join(f"{o.name} = {' | '.join(o.choices)}" for o in game.options)
        title = f"[bold]{texts.say('game')}[/]\n{texts.say('cli-played-by', players=seats)}\n\n[dim]{options}[/]"
        table.add_row(name, title, texts.about("game"))
    console.print(table)


def play(
    game: str,
    seats: str,
    seed: str,
    option: list[str] | None,
    cards: str,
    lang: str,
    load: Path | None,
    match: str,
) -> None:
    if load:
        if game or seats or seed or option or cards:
            raise BadArgument("load-alone")
        records = Records.read(load, match_number(match))
        text = records.text()
        run(ecumene.read(text), records, lang, len(read_record(text).lines))
        return
    if match:
        raise BadArgument("match-without-load")
    drawn = seed_number(seed)
    name = game or choose_game(lang)
    made = new_match(name, seats or default_seats(name), drawn, option, cards)
    run(made, Records(new_file(FOLDER / "games", f"{name}-{datetime.now():%Y%m%d-%H%M%S}")), lang)


def watch(
    game: str, seats: str, seed: str, option: list[str] | None, cards: str, lang: str, delay: str, jobs: str
) -> None:
    pause, processes = seconds("--delay", delay), whole("--jobs", jobs, 1, MOST_JOBS)
    match = new_match(game, seats, seed_number(seed), option, cards)
    texts = words.Words(words.language(lang), match.game, match.players)
    players = [in_processes(bots.find(name), processes) for name in match.players]
    screen, dice = Screen(match, texts, console), bot_seed(match)
    while not match.over:
        screen.show_news(ecumene.SPECTATOR)
        bot = players[match.state.player]
        match.choose(bot.choose(bots.ask_of(match, dice, bots.seconds_of(bot))))
        time.sleep(pause)
    screen.show_news(ecumene.SPECTATOR)
    screen.show_board(ecumene.SPECTATOR)
    screen.show_result()


def in_processes(bot: bots.Bot, processes: int) -> bots.Bot:
    """A level that thinks in several processes; other bots as they are."""
    return Together(bot, processes) if processes > 1 and isinstance(bot, bots.Level) else bot


def replay(file: Path, seat: str, move: str, match: str, lang: str) -> None:
    begin = whole("--move", move)
    records = Records.read(file, match_number(match))
    record = read_record(records.text())
    found = find(record.header.get("game", ""))
    texts = words.Words(words.language(lang), found, record.header.get("players", []))
    print_which(records, records.at, texts)
    at: int | None = begin
    while at is not None:
        at = show_line(found, record, texts, seat, min(at, len(record.lines)))


def show_line(game: AnyGame, record: Record, texts: words.Words, seat: str, at: int) -> int | None:
    """Show the board after `at` lines of a record. Returns the line to show next, or None."""
    replayed = Replay(game, record)
    for line in record.lines[:at]:
        replayed.line(line)
    screen = Screen(replayed.match, texts, console)
    console.rule(texts.say("cli-move", number=at))
    viewer = replayed.match.number(seat)
    screen.show_log(viewer, max(0, len(replayed.match.plies) - 1))
    screen.show_board(viewer)
    if at >= len(record.lines):
        if replayed.match.over:
            screen.show_result()
        return None
    try:
        answer = screen.read_line(texts.say("cli-replay-keys"))
    except EOFError:
        return None
    if answer in ("q", "quit"):
        return None
    wanted = number(answer)
    return at + 1 if wanted is None else wanted


def verify(file: Path, match: str, lang: str) -> None:
    records = Records.read(file, match_number(match))
    right, wrong = True, False
    for at in [records.at] if match else range(len(records)):
        try:
            right &= is_verified(records, at, lang)
        except EcumeneError as e:
            if match or len(records) == 1:
                raise
            complain(words.Words(words.language(lang)).error(e))
            wrong = True
    raise typer.Exit(2 if wrong else 0 if right else 1)


def is_verified(records: Records, at: int, lang: str) -> bool:
    """Is it the record of a finished game, with everything checked and right? Prints what is not."""
    record = read_record(records.text(at))
    found = find(record.header.get("game", ""))
    texts = words.Words(words.language(lang), found, record.header.get("players", []))
    print_which(records, at, texts)
    source = published(record)
    match = replay_all(found, record, source)
    drawn = sum(move.seat == ecumene.CHANCE for move in match.plies)
    console.print(texts.say("cli-verified", n=len(record.lines)))
    if source:
        console.print(texts.say("cli-verified-chance", n=drawn))
    elif match.over:
        console.print(texts.say("cli-verified-no-secret", n=drawn))
    if not match.over:
        console.print(texts.say("cli-verified-unfinished"))
    return bool(source) and match.over


def rule(what: list[str], tests: Path) -> None:
    name, said = look_up.split_game(what)
    if not name:
        complain(f"Begin with a game ({', '.join(offered())}), or with the id of a rule.")
        raise typer.Exit(2)
    found = look_up.look_up(find(name), said, tests / "games" / name)
    console.print(found or "No rule has any of these words.", highlight=False, markup=False, soft_wrap=True)
    raise typer.Exit(0 if found else 1)


def ledger(game: list[str] | None, tests: Path, write: Path | None) -> None:
    pages = {name: ledgers.ledger(find(name), tests / "games" / name) for name in game or GAMES + TOYS}
    for page in pages.values():
        console.print(page.summary(), highlight=False, markup=False)
    if write:
        write.mkdir(parents=True, exist_ok=True)
        for name, page in pages.items():
            source, own = ledgers.folders(find(name), tests / "games" / name, write)
            (write / f"{name}.md").write_text(page.text(source, own), encoding="utf-8")
        if not game:
            offered = [(find(name), pages[name]) for name in GAMES]
            (write / "README.md").write_text(ledgers.overview(offered, tests / "games"), encoding="utf-8")
    wrong = [text for page in pages.values() for text in page.problems()]
    for text in wrong:
        console.print(text, style="red", highlight=False, markup=False)
    raise typer.Exit(1 if wrong else 0)


def bench(game: list[str] | None, measured: str) -> None:
    for name in game or offered():
        found = find(name)
        table = Table(f"{name} ({speed.build(found)})", "a second", box=None)
        for what, figure in speed.figures(found, seconds("--seconds", measured)).items():
            table.add_row(what, f"{figure:,.0f}")
        console.print(table)


# what the commands share


def choose_game(lang: str) -> str:
    there = offered()
    texts = words.Words(words.language(lang))
    console.print(texts.say("cli-choose-game"))
    for n, name in enumerate(there, 1):
        console.print(f"{n:2d} {words.Words(texts.lang, find(name)).say('game')}")
    while True:
        chosen = number(console.input("> ").strip())
        if chosen is not None and 1 <= chosen <= len(there):
            return there[chosen - 1]
        console.print(texts.say("cli-not-a-choice"))


def default_seats(name: str) -> str:
    """A person against bots of the middle level, in a random order."""
    people = ["", *["adept"] * (find(name).fewest - 1)]
    at = secrets.randbelow(len(people))
    return ",".join(people[at:] + people[:at])


def match_number(text: str) -> int | None:
    return whole("--match", text, 1) if text else None


def print_which(records: Records, at: int, texts: words.Words) -> None:
    """If a file has several matches, print which one this is."""
    if len(records) > 1:
        console.print(texts.say("cli-match", n=at + 1, of=len(records)))


def seed_number(text: str) -> int | None:
    return whole("--seed", text, 0, SEEDS - 1) if text else None


def chosen_options(option: list[str] | None) -> dict[str, str]:
    chosen = {}
    for pair in option or []:
        key, equals, value = pair.partition("=")
        if not equals:
            raise BadOption("option-form", value=pair)
        chosen[key] = value
    return chosen


def new_match(name: str, seats: str, seed: int | None, option: list[str] | None, cards: str) -> Match:
    chosen = chosen_options(option)
    file = Path(cards) if cards else FOLDER / "corrections" / f"{name}.toml"
    text = ""
    if cards != "none" and (cards or file.exists()):
        text = read_text(file)
    players = [x.strip() for x in seats.split(",")]
    return ecumene.new(name, players=players, seed=seed, corrections=text, corrections_name=str(file), **chosen)


def run(match: Match, records: Records, lang: str, saved: int = -1) -> None:
    """Play a match. `saved`: how many lines of it are in the file."""
    texts = words.Words(words.language(lang), match.game, match.players)
    print_which(records, records.at, texts)
    if match.corrections:
        console.print(Text(texts.say("cli-corrections", name=match.corrections_name)))
    Session(match, texts, console, records, bot_seed(match), saved).run()
