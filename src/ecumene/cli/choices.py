"""The numbered list of choices, with prices; a long list is narrowed in two steps."""

from __future__ import annotations

from dataclasses import dataclass

from rich.columns import Columns
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ecumene.cli.draw import flowing
from ecumene.cli.numbers import number
from ecumene.cli.screen import Screen
from ecumene.kernel.core.action import verb_of

LONG = 14  # more choices than this are narrowed in two steps and shown in rows, one for each verb
HEADING = 30  # the most characters of a heading


@dataclass
class Choice:
    """One entry of the list: an action, or several that start the same."""

    text: str
    actions: list[int]
    price: str = ""  # in a few signs, if it is the same for all of them

    @property
    def verb(self) -> int:
        return verb_of(self.actions[0])


def same_arguments(refs: list[tuple[str, ...]]) -> int:
    """How many of the first arguments are the same in all."""
    return next((i for i, x in enumerate(zip(*refs)) if len(set(x)) > 1), len(refs[0]))


def choice_at(choices: list[Choice], typed: str) -> Choice | None:
    """The choice with the number that was typed; None if there is none."""
    n = number(typed)
    return choices[n - 1] if n is not None and 1 <= n <= len(choices) else None


class Chooser(Screen):
    """A screen that lists choices."""

    def choices(self, p: int, actions: list[int]) -> list[Choice]:
        """The list to number. In a long list, actions that start the same are one entry, and a second list follows.

        A long list also has the same verbs together, and verbs with only one entry at the end.
        """
        refs = {a: tuple(self.match.game.codec.refs(a)) for a in actions}
        shared = {
            verb: same_arguments([refs[a] for a in actions if verb_of(a) == verb]) for verb in map(verb_of, actions)
        }
        groups: dict[tuple[object, ...], list[int]] = {}
        for a in actions:
            first_different = shared[verb_of(a)] + 1
            long = len(actions) > LONG and len(refs[a]) > first_different
            groups.setdefault((verb_of(a), *refs[a][:first_different]) if long else (a,), []).append(a)
        choices = [self.choice(p, same) for same in groups.values()]
        if len(choices) > LONG:
            listed = [choice.verb for choice in choices]
            choices.sort(key=lambda choice: (listed.count(choice.verb) == 1, listed.index(choice.verb)))
        return choices

    def choice(self, p: int, same: list[int]) -> Choice:
        prices = {self.words.price_sign(x) if x else "" for x in (self.price(p, a) for a in same)}
        refs = [tuple(self.match.game.codec.refs(a)) for a in same]
        text = self.words.action(same[0], p, p, len(refs[0]) - same_arguments(refs))
        return Choice(text, same, prices.pop() if len(prices) == 1 else "")

    def only_choice(self, actions: list[int]) -> int | None:
        """The only action, if there is nothing else to choose. Resigning does not count."""
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
        """A row for each verb with several entries; the others share one row."""
        rows: dict[int, list[Text]] = {}
        verbs = [choice.verb for choice in choices]
        for n, choice in enumerate(choices, 1):
            alone = verbs.count(choice.verb) == 1
            text = choice.text if alone else self.words.arguments(choice.actions[0], len(choice.actions) > 1)
            rows.setdefault(-1 if alone else choice.verb, []).append(self.numbered(n, text, choice.price))
        headings = {verb: self.words.verb(verb) if verb >= 0 else "" for verb in rows}
        width = min(HEADING, max(len(text) for text in headings.values()))
        grid = Table.grid(padding=(0, 1))
        grid.add_column(style="bold", width=width)
        grid.add_column()
        for verb in rows:
            grid.add_row(headings[verb], flowing(rows[verb], self.console.width - width - 1, "  "))
        return grid
