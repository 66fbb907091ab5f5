"""A game at the keyboard: the table, numbered choices, why and why not, undo, save. People, bots, or both."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from ecumene import bots
from ecumene.cli.draw import flowing
from ecumene.cli.screen import Screen
from ecumene.kernel.action import verb_of
from ecumene.kernel.errors import EcumeneError, IllegalMove
from ecumene.kernel.match import Match
from ecumene.kernel.replay import with_checksums
from ecumene.kernel.state import SPECTATOR, legal
from ecumene.words import Words

LONG = 14  # more choices than this are narrowed in two steps and stand in rows, one for each verb
HEADING = 30  # at most so broad


@dataclass
class Choice:
    """One line of the list: an action, or several that begin alike."""

    text: str
    actions: list[int]
    price: str = ""  # in a few signs, where it is the same for all of them

    @property
    def verb(self) -> int:
        return verb_of(self.actions[0])


class Quit(Exception):
    """The player leaves; the game is saved."""


def alike(told: list[tuple[str, ...]]) -> int:
    """How many of the first arguments are the same in all."""
    return next((i for i, x in enumerate(zip(*told)) if len(set(x)) > 1), len(told[0]))


class Session(Screen):
    def __init__(self, match: Match, words: Words, console: Console, file: Path, seed: int) -> None:
        super().__init__(match, words, console)
        self.file, self.seed = file, seed
        self.bots = {p: bots.find(name) for p, name in enumerate(match.players) if name in bots.BOTS}
        self.humans = [p for p in range(len(match.players)) if p not in self.bots]
        self.last = -1  # whose eyes saw the screen last

    # the course of the game

    def run(self) -> None:
        try:
            while not self.match.over:
                self.save()
                p = int(self.match.state.player)
                if p in self.bots:
                    with self.console.status(self.words.say("cli-thinking", name=self.name(p))):
                        self.match.choose(self.bots[p].choose(bots.ask_of(self.match, self.seed)))
                else:
                    self.ask(p)
            self.save()
            eyes = self.last if self.last >= 0 else SPECTATOR
            self.show_news(eyes)
            self.show_board(eyes)
            self.show_result()
            self.say("cli-saved", file=str(self.file))
        except (Quit, EOFError, KeyboardInterrupt):
            self.save()
            self.console.print()
            self.say("cli-saved", file=str(self.file))
            self.say("cli-resume", file=str(self.file))

    def ask(self, p: int) -> None:
        """One question to a person, until it is answered."""
        self.hand_over(p)
        self.show_table(p)
        self.choose(p, legal(self.match.state))

    def choose(self, p: int, actions: list[int]) -> None:
        choices = self.choices(p, actions)
        self.show_choices(choices)
        while True:
            line = self.console.input(f"[bold]{self.words.say('cli-prompt')} > [/]").strip()
            if not line:
                continue
            try:
                if line.isdigit():
                    picked = self.pick(choices, int(line))
                    if picked is None:
                        self.say("cli-not-a-choice")
                    elif len(picked.actions) == 1:
                        self.match.choose(picked.actions[0])
                        return
                    else:
                        self.choose(p, picked.actions)
                        return
                elif self.command(p, line, choices):
                    return
            except IllegalMove as e:
                self.explain(e.rule)
            except EcumeneError as e:
                self.console.print(Text(str(e), style="red"))

    def command(self, p: int, line: str, choices: list[Choice]) -> bool:
        """Everything that is not a number. True when the table changed."""
        word, _, rest = line.partition(" ")
        if word == "q":
            raise Quit
        if word == "u":
            others = [q for q in self.humans if q != p]
            self.match.undo(p, agreed=not others)
            self.told = min(self.told, len(self.match.plies))
            self.say("cli-undone")
            return True
        if word == "s" and rest:
            Path(rest).write_text(with_checksums(self.match).text(), encoding="utf-8")
            self.say("cli-saved", file=rest)
        elif word == "l":
            self.show_log(p, 0)
        elif word == "i" and rest:
            self.show_card(rest, p)
        elif word == "v":
            self.show_seat(p, rest.strip().upper())
        elif word == "p" and rest.isdigit():
            picked = self.pick(choices, int(rest))
            if picked and len(picked.actions) == 1:
                self.show_preview(p, picked.actions[0])
            else:
                self.say("cli-not-a-choice")
        elif line.startswith("?"):
            self.show_why(p, line[1:].strip(), choices)
        else:
            self.match.play(line, p)
            return True
        return False

    @staticmethod
    def pick(choices: list[Choice], number: int) -> Choice | None:
        return choices[number - 1] if 1 <= number <= len(choices) else None

    def choices(self, p: int, actions: list[int]) -> list[Choice]:
        """The list to number; where it is long, actions that begin alike are one line and are asked for again.

        Then also the same verbs stand together, and last those that are there only once.
        """
        told = {a: tuple(self.match.game.codec.refs(a)) for a in actions}
        shared = {verb: alike([told[a] for a in actions if verb_of(a) == verb]) for verb in map(verb_of, actions)}
        groups: dict[tuple[object, ...], list[int]] = {}
        for a in actions:
            upto = shared[verb_of(a)] + 1
            long = len(actions) > LONG and len(told[a]) > upto
            groups.setdefault((verb_of(a), *told[a][:upto]) if long else (a,), []).append(a)
        made = [self.choice(p, same) for same in groups.values()]
        if len(made) > LONG:
            verbs = [choice.verb for choice in made]
            made.sort(key=lambda choice: (verbs.count(choice.verb) == 1, verbs.index(choice.verb)))
        return made

    def choice(self, p: int, same: list[int]) -> Choice:
        prices = {self.words.price_sign(x) if x else "" for x in (self.price(p, a) for a in same)}
        told = [tuple(self.match.game.codec.refs(a)) for a in same]
        text = self.words.action(same[0], p, p, len(told[0]) - alike(told))
        return Choice(text, same, prices.pop() if len(prices) == 1 else "")

    def hand_over(self, p: int) -> None:
        """Between two people at one keyboard nobody sees the other's cards."""
        if len(self.humans) > 1 and p != self.last and self.last >= 0:
            self.console.clear()
            self.console.input(self.words.say("cli-pass-device", name=self.name(p)))
        self.last = p

    def show_table(self, p: int) -> None:
        self.console.rule(style="dim")
        self.show_news(p)
        self.show_board(p)
        question = self.words.question(self.match.state.stack[-1])
        self.console.print()
        self.console.print(Text(self.words.say("cli-your-turn", name=self.name(p), question=question), style="bold"))

    def show_choices(self, choices: list[Choice]) -> None:
        self.console.print(self.by_verb(choices) if len(choices) > LONG else self.listed(choices))

    @staticmethod
    def numbered(n: int, text: str, price: str) -> Text:
        return Text.assemble((f"{n:2d} ", "bold cyan"), text, (f" {price}" if price else "", "dim"))

    def listed(self, choices: list[Choice]) -> RenderableType:
        lines = [self.numbered(n, choice.text, choice.price) for n, choice in enumerate(choices, 1)]
        return Columns(lines, padding=(0, 3), column_first=True)

    def by_verb(self, choices: list[Choice]) -> RenderableType:
        """A row for each verb that is there more than once; the rest share one."""
        rows: dict[int, list[Text]] = {}
        verbs = [choice.verb for choice in choices]
        for n, choice in enumerate(choices, 1):
            alone = verbs.count(choice.verb) == 1
            text = choice.text if alone else self.words.arguments(choice.actions[0], len(choice.actions) > 1)
            rows.setdefault(-1 if alone else choice.verb, []).append(self.numbered(n, text, choice.price))
        headings = {verb: self.words.verb(verb) if verb >= 0 else "" for verb in rows}
        broad = min(HEADING, max(len(text) for text in headings.values()))
        grid = Table.grid(padding=(0, 1))
        grid.add_column(style="bold", width=broad)
        grid.add_column()
        for verb in rows:
            grid.add_row(headings[verb], flowing(rows[verb], self.console.width - broad - 1, "  "))
        return grid

    def show_why(self, p: int, said: str, choices: list[Choice]) -> None:
        """Help; the rule behind a choice and what it costs; or why a move is not offered."""
        game, s = self.match.game, self.match.state
        question = type(s.stack[-1]).__name__
        if not said:
            for key in ("", "-why", "-card", "-preview", "-view", "-undo", "-log", "-save", "-quit"):
                self.say(f"cli-help{key}")
            if self.words.has("legend"):
                self.say("legend")
            self.explain(game.rule(question))
            return
        if said.isdigit():
            picked = self.pick(choices, int(said))
            if picked is None:
                self.say("cli-not-a-choice")
            else:
                self.explain(game.rule(question, picked.actions[0]))
                self.explain_price(p, picked.actions[0])
            return
        action = game.codec.parse(said)
        why = s.stack[-1].refuse(s, action)
        if why:
            self.explain(why)
        else:
            self.say("cli-legal")
            self.explain(game.rule(question, action))
        self.explain_price(p, action)

    def save(self) -> None:
        self.file.parent.mkdir(parents=True, exist_ok=True)
        fresh = self.file.with_suffix(".new")
        fresh.write_text(self.match.record(), encoding="utf-8")
        fresh.replace(self.file)
