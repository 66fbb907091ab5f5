"""`ecumene scenario`: play scenarios, draw their positions, list the words of a game."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any, cast

import typer
from rich.console import Console
from rich.text import Text

from ecumene import words
from ecumene.cli.console import make_console
from ecumene.cli.files import read_text
from ecumene.cli.numbers import whole
from ecumene.cli.screen import Screen
from ecumene.games import TOYS, find, offered
from ecumene.kernel.border.errors import BadArgument
from ecumene.kernel.border.game import AnyGame
from ecumene.kernel.core.state import SPECTATOR
from ecumene.kernel.match.match import Match
from ecumene.testing.scenario import Actor, Scenario, ScenarioFailed, parse, play, steps
from ecumene.testing.vocabulary import vocabulary

MOST_MOVES = 60  # that are listed below a position


def scenario(paths: list[Path], game: str, show: bool, line: str, seat: str, words_of: str) -> None:
    console = make_console()
    if words_of:
        console.print(vocabulary(find(words_of)), highlight=False, markup=False, soft_wrap=True)
        return
    cases = chosen(paths, whole("--line", line, 1) if line else 0)
    failed: list[str] = []
    for case in cases:
        try:
            rules = game_of(case, game)
            if show:
                draw(case, rules, seat, console)
            else:
                play(case, rules)
        except ScenarioFailed as e:
            failed.append(str(e))
    for text in failed:
        console.print(Text(text, style="red"))
    console.print(f"{len(cases) - len(failed)} passed, {len(failed)} failed", highlight=False)
    raise typer.Exit(1 if failed else 0)


def chosen(paths: list[Path], line: int) -> list[Scenario]:
    """All scenarios of these files and folders, or the one that has this line. None at all is an error."""
    out: list[Scenario] = []
    for path in paths:
        files = sorted(path.rglob("*.scn")) if path.is_dir() else [path]
        found = [case for file in files for case in parse(read_text(file), file)]
        if not found:
            raise BadArgument("scenario-none").at(file=str(path))
        out += [case for case in found if not line or case.line <= line <= last_line(case)]
    if not out:
        raise BadArgument("scenario-none").at(line, str(paths[0]) if paths else "")
    return out


def last_line(case: Scenario) -> int:
    return max((step.line for step in case.steps), default=case.line)


def game_of(case: Scenario, name: str) -> AnyGame:
    by_prefix = {find(id).prefix: id for id in offered() + TOYS}
    prefix = case.rules[0].split("-")[0]
    if not name and prefix not in by_prefix:
        raise BadArgument("scenario-game", prefix=prefix).at(case.line, str(case.path))
    return find(name or by_prefix[prefix])


# drawing


class Table:
    """A position as a screen needs it: a match that has no record."""

    def __init__(self, game: AnyGame, state: Any) -> None:
        self.game, self.state = game, state

    def view(self, viewer: int) -> Any:
        return self.game.view(self.state, viewer)


def draw(case: Scenario, game: AnyGame, seat: str, console: Console) -> None:
    """The position that is set up, what was filled in, and every position that a `then` looks at."""
    console.rule(Text(f"{case.path.name}:{case.line}  {', '.join(case.rules)}  {case.title}"))
    parts = [step for step in case.steps if step.word != "given"]
    drawn = [a for a, b in pairwise([*parts, None]) if a and a.word == "when" and (not b or b.word == "then")]
    for step, actor in steps(case, game, unfinished=True):
        if step is None:
            for text in game.scenario.filled:
                console.print(Text(f"filled in: {text}", style="dim"))
        else:
            console.print(Text(f"{step.word}  {step.text}", style="bold" if step.word == "when" else ""))
        if step is None or step.word == "when":
            for event in actor.events:
                console.print(Text(f"      · {event}", style="dim"))
            for text in actor.by_itself:
                console.print(Text(f"      · by itself, as the only answer: {text}", style="dim"))
        if step is None or step in drawn:
            draw_position(actor, seat, console)


def draw_position(actor: Actor, seat: str, console: Console) -> None:
    game, s = actor.game, actor.s
    if seat and seat not in list(game.seats[: s.players]):
        raise BadArgument("no-seat-here", seat=seat, there=list(game.seats[: s.players]))
    asked = s.player if not s.over and s.player >= 0 else SPECTATOR
    texts = words.Words("en", game, list(game.seats[: s.players]))
    Screen(cast(Match, Table(game, s)), texts, console).show_board(game.seats.index(seat) if seat else asked)
    may = actor.may()
    more = f" | … {len(may) - MOST_MOVES} more" if len(may) > MOST_MOVES else ""
    console.print(Text(f"asked: {actor.asked}  may: {' | '.join(may[:MOST_MOVES])}{more}", style="cyan"))
