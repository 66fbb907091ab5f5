"""The ledger: every rule of a game, where it is implemented, and what tells it.

Rules are lines of the game's `rules.md` that start with a bold id. Code names a rule in a docstring or a comment; a
test in the head of a scenario or at the start of a docstring. `SWD-5.3, 5.10` names two. Worked examples (`SWD-X6`)
need a test only; rules about cardboard are marked `[physical: why]` and need neither.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from dataclasses import dataclass, field
from importlib.resources import files
from pathlib import Path

from ecumene.kernel.border.game import Game, Option
from ecumene.testing import scenario
from ecumene.words import Words

NUMBER = r"(?:X\d+|\d+(?:\.\d+[a-z]?)?)"


@dataclass
class Page:
    game: str
    title: str
    rules: dict[str, str]
    code: dict[str, list[str]] = field(default_factory=lambda: defaultdict(list))
    tests: dict[str, list[str]] = field(default_factory=lambda: defaultdict(list))

    def problems(self) -> list[str]:
        """Ids that no rule has, and rules that nobody carries or tells."""
        known = set(self.rules)
        out = [
            f"unknown rule {r} in {w}" for at in (self.code, self.tests) for r in sorted(set(at) - known) for w in at[r]
        ]
        for rule, text in self.rules.items():
            if "[physical" in text:
                continue
            if not self.code.get(rule) and "-X" not in rule:
                out.append(f"{rule} is named nowhere in the code of {self.game}")
            if not self.tests.get(rule):
                out.append(f"{rule} is told by no test of {self.game}")
        return out

    def done(self) -> str:
        """How many of how many."""
        done = sum(1 for r in self.rules if self.tests.get(r) and (self.code.get(r) or "-X" in r))
        physical = sum("[physical" in text for text in self.rules.values())
        return f"{done} of {len(self.rules) - physical}"

    def summary(self) -> str:
        return f"{self.game}: {self.done()} rules and examples implemented and told by a test"

    def text(self) -> str:
        head = f"# {self.title}: the ledger\n\n{self.summary()}.\n"
        rows = ["| rule | what it says | carried by | told by |", "| --- | --- | --- | --- |"]
        for rule, text in self.rules.items():
            said = text.replace("|", "\\|")
            code = "<br>".join(f"`{w}`" for w in dict.fromkeys(self.code.get(rule, [])))
            tests = "<br>".join(dict.fromkeys(self.tests.get(rule, [])))
            rows.append(f"| {rule} | {said} | {code or '—'} | {tests or '—'} |")
        return head + "\n" + "\n".join(rows) + "\n"


HEAD = """# What is complete

Every rule of a rulebook and every worked example has an id. It is done when code carries it and a test tells it; \
`make ledger` counts anew. Golden games are whole games, played again after every change. A doubtful figure is one \
that is not public: it is marked wherever it is shown, and can be [put right](../corrections.md).

| game | players | rules and examples | scenarios | golden games | variants | doubtful figures |
| --- | --- | --- | --: | --: | --- | --: |
"""


def overview(games: list[tuple[Game, Page]], tests: Path) -> str:
    """One table of what is complete."""
    return HEAD + "".join(f"| {' | '.join(row(game, page, tests / game.id))} |\n" for game, page in games)


def row(game: Game, page: Page, tests: Path) -> list[str]:
    words = Words("en", game)
    players = f"{game.fewest} to {game.most}" if game.fewest < game.most else f"{game.most}"
    scenarios = sum(len(scenario.read(path)) for path in tests.rglob("*.scn"))
    doubtful = sum(len(fields) for fields in game.unverified(game.make_rules("")).values())
    golden = len(list((tests / "golden").glob("*.rec")))
    title = f"[{words.say('game')}]({game.id}.md)"
    variants = "<br>".join(variant(words, option) for option in game.options)
    return [title, players, page.done(), f"{scenarios}", f"{golden}", variants or "—", f"{doubtful}"]


def variant(words: Words, option: Option) -> str:
    """`Length: six rounds / four rounds`; an option that is on or off by its name alone."""
    name = words.say(f"option-{option.name}")
    said = [words.say(f"choice-{option.name}-{choice}") for choice in option.choices]
    return name if set(option.choices) == {"yes", "no"} else f"{name}: {' / '.join(said)}"


def ids_in(prefix: str, line: str) -> list[str]:
    """`SWD-5.3, 5.10` in any text."""
    out: list[str] = []
    for found in re.finditer(rf"\b{prefix}-({NUMBER}(?:, (?:{prefix}-)?{NUMBER})*)", line):
        out += [f"{prefix}-{part.removeprefix(prefix + '-')}" for part in found[1].split(", ")]
    return out


def known(rules: dict[str, str], rule: str) -> list[str]:
    """The rule that an id means: itself, or `SWD-6.3` for `SWD-6.3d`. A chapter (`SWD-6`) means none in particular."""
    if rule in rules:
        return [rule]
    if rule[:-1] in rules and rule[-1].isalpha():
        return [rule[:-1]]
    return [] if any(r.startswith(f"{rule}.") for r in rules) else [rule]


def ledger(game: Game, tests: Path) -> Page:
    source = Path(str(files(f"ecumene.games.{game.id}")))
    page = Page(game.id, game.id.replace("_", " "), game.rule_texts)
    for path in sorted(source.rglob("*.py")):
        for said, where in cited(path, game.prefix):
            for rule in known(page.rules, said):
                page.code[rule].append(f"{path.relative_to(source).as_posix()} · {where}")
    for path in sorted(tests.rglob("*.scn")):
        for told in scenario.read(path):
            for rule in told.rules:
                page.tests[rule].append(f"{path.name}: {told.title}")
    for path in sorted(tests.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                first = (ast.get_docstring(node) or "").split("\n\n")[0]
                if first.startswith(game.prefix):
                    for rule in ids_in(game.prefix, first):
                        page.tests[rule].append(f"{path.name}: {node.name}")
    return page


def cited(path: Path, prefix: str) -> list[tuple[str, str]]:
    """Every rule a source file names, with the function or class it stands in."""
    text = path.read_text(encoding="utf-8")
    nodes = [n for n in ast.walk(ast.parse(text)) if isinstance(n, ast.FunctionDef | ast.ClassDef)]
    spans = [(n.lineno, n.end_lineno or n.lineno, n.name) for n in nodes]
    out: list[tuple[str, str]] = []
    for number, line in enumerate(text.splitlines(), 1):
        inside = max((span for span in spans if span[0] <= number <= span[1]), default=(0, 0, "module"))
        out += [(rule, inside[2]) for rule in ids_in(prefix, line)]
    return out
