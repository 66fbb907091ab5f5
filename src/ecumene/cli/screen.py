"""A match in the terminal: the board, the log, a card, a rule, the result."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from functools import cached_property
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from ecumene.cli.draw import UNVERIFIED, BoardRenderer, by_seat
from ecumene.kernel.border.result import Result
from ecumene.kernel.border.sections import Price, Section, said_now
from ecumene.kernel.core.action import act, verb_of
from ecumene.kernel.core.state import CHANCE
from ecumene.kernel.match.log import Move
from ecumene.kernel.match.match import Match
from ecumene.kernel.match.preview import preview
from ecumene.words import Words


class Screen:
    def __init__(self, match: Match, words: Words, console: Console) -> None:
        self.match, self.words, self.console = match, words, console
        self.shown = 0  # plies already shown
        self.now: dict[str, list[tuple[str, dict[str, Any]]]] = {}  # by reference: facts that replace the row's

    def name(self, p: int) -> str:
        return self.words.seat(self.match.game.seats[p])

    def say(self, key: str, **args: object) -> None:
        self.console.print(self.words.say(key, **args), markup=False, highlight=False)

    def read_line(self, prompt: str) -> str:
        """Read a line. A terminal shows what is typed; a line from a pipe is printed after the prompt."""
        line = self.console.input(Text(f"{prompt} > ", style="bold"))
        if not sys.stdin.isatty():
            self.console.print(Text(line))
        return line.strip()

    def confirm(self, key: str, **args: object) -> bool:
        """Ask a yes-or-no question; an empty answer means no."""
        yes, no = (self.words.say(x).split(", ") for x in ("cli-yes", "cli-no"))
        while True:
            answer = self.read_line(f"{self.words.say(key, **args)} ({yes[0]}/{no[0]})").lower()
            if answer in yes:
                return True
            if not answer or answer in no:
                return False

    def show_board(self, viewer: int) -> None:
        self.show_view(self.match.view(viewer))

    def show_view(self, view: Any) -> None:
        board = self.renderer.board(self.board(view), self.console.width)
        self.console.print(board, soft_wrap=False, crop=not self.console.soft_wrap)

    def board(self, view: Any) -> list[Section]:
        sections = self.match.game.board(view)
        self.now = said_now(sections)
        return sections

    def show_seat(self, viewer: int, letter: str) -> None:
        """One seat, or everybody, in full: also what the board shows in a line or two."""
        seats = by_seat(self.board(self.match.view(viewer)))
        if letter and letter not in seats:
            self.say("cli-nothing-more")
        for seat, sections in seats.items():
            if letter in ("", seat):
                self.console.print(self.renderer.panel(seat, sections, self.console.width), soft_wrap=False)

    def row(self, ref: str) -> tuple[str, int] | None:
        """The kind and row of a reference; None if the thing has no row."""
        kind, _, name = ref.partition(":")
        names = self.match.game.codec.names.get(kind, [])
        return (kind, names.index(name)) if name in names and self.words.kind_of(kind).has_rows else None

    @property
    def renderer(self) -> BoardRenderer:
        return BoardRenderer(self.words, self.signs, self.facts, self.unverified, whole=self.console.soft_wrap)

    @cached_property
    def unverified(self) -> Mapping[str, list[str]]:
        """By reference: fields of a row that are reconstructions and that corrections have not set."""
        return self.match.game.unverified(self.match.state.rules)

    def signs(self, ref: str) -> list[str]:
        row = self.row(ref)
        printed = self.match.game.facts(self.match.state.rules, *row) if row else []
        return self.words.briefly(self.now.get(ref, printed))

    def facts(self, ref: str) -> str:
        if ref in self.now:
            return "; ".join(self.words.sentences(self.now[ref]))
        row = self.row(ref)
        return "; ".join(self.words.facts(self.match.state.rules, *row)) if row else ""

    def show_news(self, p: int) -> None:
        """Show what has happened since the last time."""
        self.show_log(p, self.shown)
        self.shown = len(self.match.plies)

    def show_log(self, viewer: int, since: int) -> None:
        """A line for each choice and its events; outcomes of chance that follow each other share a line."""
        chance: list[str] = []
        for move in self.match.plies[since:]:
            actions = ", ".join(self.words.action(a, viewer, move.seat) for a in self.chosen_in(move))
            events = [self.words.event(e, viewer) for e in self.news_in(move)]
            if move.seat == CHANCE:
                chance += [*([actions] if actions else []), *events]
                continue
            self._show_chance(chance)
            name = self.name(move.seat)
            line = Text(f"{name}: {actions}")
            for event in joined_by_subject(events, name, self.words.say("hidden")):
                line.append(f"  → {event}", "dim")
            self.console.print(line)
        self._show_chance(chance)

    def _show_chance(self, chance: list[str]) -> None:
        if chance:
            self.console.print(
                Text(
                    "  ".join(f"· {x}" for x in joined_by_subject(chance, unknown=self.words.say("hidden"))),
                    style="dim",
                )
            )
        chance.clear()

    def chosen_in(self, move: Move) -> list[int]:
        """The actions of a move, except outcomes of chance that an event repeats with more detail."""
        if move.seat != CHANCE:
            return list(move.actions)
        game = self.match.game
        news = [set(game.events.refs(e)) for e in self.news_in(move)]
        return [
            a for a in move.actions if not any(refs <= x for refs in [set(game.codec.refs(a))] if refs for x in news)
        ]

    def news_in(self, move: Move) -> list[int]:
        """Events that say more than the move itself."""
        game = self.match.game
        named = {ref for a in move.actions for ref in game.codec.refs(a)}
        if move.seat != CHANCE:
            named.add(f"seat:{game.seats[move.seat]}")
        verbs = {game.codec.word[verb_of(a)] for a in move.actions}
        repeated = {event for event, verb in game.repeated_events.items() if not verb or verb in verbs}
        return [
            e
            for e in move.events
            if not named.issuperset(game.events.refs(e)) and game.events.word[verb_of(e)] not in repeated
        ]

    def show_card(self, wanted: str, viewer: int) -> None:
        """Show a card by its id or its name in the reader's language, and what it costs now."""
        self.board(self.match.view(viewer))
        for kind, names in self.match.game.codec.names.items():
            for name in names if self.words.kind_of(kind).has_rows else []:
                shown = self.words.name(kind, name)
                if wanted.lower() in (name, shown.lower()):
                    ref = f"{kind}:{name}"
                    mark = f" {UNVERIFIED}" if ref in self.unverified else ""
                    self.console.print(Text.assemble((f"{shown} ({name}){mark}: ", "bold"), self.facts(ref)))
                    self.explain_unverified(ref)
                    for text in self.costs_of(kind, names.index(name), viewer):
                        self.console.print(Text(text))
                    return
        self.say("cli-nothing-more")

    def explain_unverified(self, ref: str) -> None:
        """Show which figures of a row are reconstructions, and how to correct them."""
        if ref in self.unverified:
            fields = ", ".join(self.words.say(f"field-{field}") for field in self.unverified[ref])
            self.say("cli-unverified", mark=UNVERIFIED, fields=fields)

    def costs_of(self, kind: str, row: int, viewer: int) -> list[str]:
        """The actions with a thing that have a price now, each with its price."""
        codec = self.match.game.codec
        out = []
        for verb, kinds in codec.kinds.items():
            if kinds[:1] != [kind] or len(kinds) > 2:
                continue
            others = range(len(self.match.players)) if kinds[1:] == ["seat"] else [0]
            for action in [act(verb, row, other) if kinds[1:] else act(verb, row) for other in others]:
                price = self.price(viewer, action)
                if price:
                    done = self.words.action(action, viewer, viewer, kinds[1:] not in ([], ["seat"]))
                    out.append(f"{done}: {self.words.price(price)}")
        return out

    def price(self, viewer: int, action: int) -> Price | None:
        game = self.match.game
        return game.price(self.match.view(viewer), action)

    def explain(self, rule: str) -> None:
        self.say("cli-rule", rule=rule, text=self.words.why(rule))

    def explain_price(self, viewer: int, action: int) -> None:
        price = self.price(viewer, action)
        if price:
            self.say("cli-price", price=self.words.price(price))

    def show_preview(self, viewer: int, action: int) -> None:
        """Show what a choice costs, and the board after it, as far as that is certain."""
        seen = preview(self.match.game, self.match.view(viewer), action)
        if seen is None:
            self.say("cli-no-preview")
        else:
            self.show_view(seen)
        self.explain_price(viewer, action)

    def show_result(self) -> None:
        result = self.match.result
        assert result
        self.say("cli-over", how=self.words.say(f"how-{result.how}"))
        won = [self.name(p) for p, place in enumerate(result.places) if place == 1]
        if won:  # a player alone may lose
            text = self.words.say("cli-won", names=", ".join(won), count=len(won))
            self.console.print(Text(text, style="bold green"))
        for goal in result.reached:
            self.console.print(Text(self.words.ref(goal), style="green"))
        self.console.print(score_table(result, self.words, [self.name(p) for p in range(len(result.scores))]))


def joined_by_subject(texts: list[str], about: str = "", unknown: str = "") -> list[str]:
    """Texts in a row about the same subject share its name: `Anna: culture +1, science +2`.

    `about` is the subject that the line already names; texts with `unknown` are counted.
    """
    out: list[str] = []
    subject, joins = about, False
    previous, times = "", 0
    for text in texts:
        head, colon, rest = text.partition(": ")
        times = times + 1 if rest == unknown and text == previous else 1
        previous = text
        if colon and times > 1:
            out[-1] = f"{out[-1].removesuffix(f' × {times - 1}')} × {times}"
        elif colon and head == subject and joins:
            out[-1] += f"{';' if ', ' in rest else ','} {rest}"
        elif colon and head == subject:
            out.append(rest)
            joins = True
        else:
            out.append(text)
            joins = bool(colon)
            subject = head if colon else about if text.startswith(about) else ""
    return out


def score_table(result: Result, words: Words, names: list[str]) -> Table:
    """Points by category; if the score is not a sum, what decides, in order."""
    is_sum = not words.game or words.game.score_is_sum
    table = Table(title=words.say("cli-score"))
    table.add_column(words.say("cli-player"))
    for name in names:
        table.add_column(name, justify="right")
    for part in result.parts[0]:
        if not is_sum or any(p.get(part) for p in result.parts):
            table.add_row(words.say(f"part-{part}"), *(words.points(p[part]) for p in result.parts))
    table.add_section()
    if is_sum:
        table.add_row(words.say("cli-total"), *map(words.points, result.scores), style="bold")
    table.add_row(words.say("cli-place"), *map(str, result.places))
    return table
