"""The list of what may be chosen: numbered, narrowed where it is long, with prices."""

from __future__ import annotations

from dataclasses import dataclass

from rich.columns import Columns
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ecumene.cli.draw import flowing
from ecumene.cli.screen import Screen
from ecumene.cli.typed import number
from ecumene.kernel.core.action import verb_of

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


def alike(told: list[tuple[str, ...]]) -> int:
    """How many of the first arguments are the same in all."""
    return next((i for i, x in enumerate(zip(*told)) if len(set(x)) > 1), len(told[0]))


def picked(choices: list[Choice], said: str) -> Choice | None:
    """The choice of that number; None if there is none."""
    n = number(said)
    return choices[n - 1] if n is not None and 1 <= n <= len(choices) else None


class Chooser(Screen):
    """A screen that lists choices."""

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

    def only_choice(self, actions: list[int]) -> int | None:
        """What is left to do where there is nothing to choose; giving up is always left and does not count."""
        left = [a for a in actions if verb_of(a) != self.match.game.avoided]
        return left[0] if len(left) == 1 else None

    def show_choices(self, choices: list[Choice]) -> None:
        drawn = self.by_verb(choices) if len(choices) > LONG else self.listed(choices)
        self.console.print(drawn, soft_wrap=False)

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
