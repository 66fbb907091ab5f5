"""The ledger: every rule of a game, where it is implemented, and which tests cover it.

Rules are lines of the game's `rules.md` that start with a bold id. Code names a rule in a docstring or a comment; a
test in the head of a scenario or at the start of a docstring. `SWD-5.3, 5.10` names two. Worked examples (`SWD-X6`)
need a test only; rules about cardboard are marked `[physical: why]` and need neither.
"""

from __future__ import annotations

import ast
import os
import re
import tomllib
from collections import defaultdict
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from pathlib import Path

from ecumene.kernel.border.game import AnyGame, Option
from ecumene.testing import scenario
from ecumene.words import Words

NUMBER = r"(?:X\d+|\d+(?:\.\d+[a-z]?)?)"


ROOMS = ("rules", "cards", "game.py", "strategy", "border")  # where a rule is carried out comes first


@dataclass(frozen=True)
class Place:
    """A line of a file, and what it belongs to: a function, a constant, the title of a scenario."""

    path: str  # below the game's folder, or the folder of its tests
    line: int
    name: str

    def link(self, folder: str) -> str:
        text = f"{self.path} · {self.name}" if self.name else self.path
        return f"[{text}]({folder}/{self.path}#L{self.line})".replace("|", "\\|")


@dataclass
class Page:
    game: str
    title: str
    rules: dict[str, str]
    chapters: dict[str, str] = field(default_factory=dict)  # by rule: the heading above it
    code: dict[str, list[Place]] = field(default_factory=lambda: defaultdict(list))
    tests: dict[str, list[Place]] = field(default_factory=lambda: defaultdict(list))

    def problems(self) -> list[str]:
        """Unknown rule ids, and rules without code or tests."""
        known = set(self.rules)
        out = [
            f"unknown rule {r} in {w.path} · {w.name}"
            for at in (self.code, self.tests)
            for r in sorted(set(at) - known)
            for w in at[r]
        ]
        for rule, text in self.rules.items():
            if "[physical" in text:
                continue
            if not self.code.get(rule) and "-X" not in rule:
                out.append(f"{rule} is named nowhere in the code of {self.game}")
            if not self.tests.get(rule):
                out.append(f"{rule} is covered by no test of {self.game}")
        return out

    def done(self) -> str:
        """How many rules are implemented and tested, of how many."""
        done = sum(1 for r in self.rules if self.tests.get(r) and (self.code.get(r) or "-X" in r))
        physical = sum("[physical" in text for text in self.rules.values())
        return f"{done} of {len(self.rules) - physical}"

    def summary(self) -> str:
        return f"{self.game}: {self.done()} rules and examples implemented and covered by a test"

    def text(self, source: str, tests: str) -> str:
        """The page. `source` and `tests`: the way to the game's folder and to its tests, for links."""
        out = [
            f"# {self.title}: the ledger",
            "",
            f"{self.done()} rules and examples are implemented and covered by a test.",
        ]
        out += [f"What the marks in a rule mean is said in [the list of rules]({source}/rules.md)."]
        out += [f"`.venv/bin/ecumene rule {self.game} <words>` prints a rule with its code and its tests."]
        if instead := printed_words().get(self.game):
            said = "; ".join(f"{printed}: {ours}" for printed, ours in instead.items())
            out += ["", f"Words of printed rulebooks, and those used here: {said}."]
        chapter = ""
        for rule, text in self.rules.items():
            if self.chapters.get(rule, "") != chapter or rule == next(iter(self.rules)):
                chapter = self.chapters.get(rule, "")
                out += ["", f"## {chapter or 'Rules'}", "", "| rule | what it says | implemented in | covered by |"]
                out += ["| --- | --- | --- | --- |"]
            says = text.replace("|", "\\|")
            code = "<br>".join(place.link(source) for place in self.carried_out(rule))
            covered = "<br>".join(place.link(tests) for place in self.covered(rule))
            out.append(f'| <a id="{rule.lower()}"></a>{rule} | {says} | {code or "—"} | {covered or "—"} |')
        return "\n".join(out) + "\n"

    def carried_out(self, rule: str) -> list[Place]:
        """Rules first; of one function the first line; a table of links is no implementation, if there is another."""
        places = {(x.path, x.name): x for x in reversed(self.code.get(rule, []))}.values()
        named = {x.path for x in places if x.name}
        kept = [x for x in places if x.name or x.path not in named]
        better = [x for x in kept if not x.path.endswith("rule_links.py")]
        return sorted(better or kept, key=lambda x: (room(x.path), x.path, x.line))

    def covered(self, rule: str) -> list[Place]:
        """Each test once; those of the rule's own chapter first."""
        places = list(dict.fromkeys(self.tests.get(rule, [])))
        chapter = rule.partition("-")[2].partition(".")[0].zfill(2)
        return sorted(places, key=lambda x: (f"/{chapter}_" not in f"/{x.path}", x.path, x.line))


@cache
def printed_words() -> dict[str, dict[str, str]]:
    """By game: what printed rulebooks say, and what we say."""
    text = (files("ecumene.testing") / "printed_words.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


HEAD = """# What is complete

Every rule of a rulebook and every worked example has an id. It is done when code implements it and a test covers \
it; `make ledger` counts again. Golden games are whole games, replayed after every change. An unverified figure is one \
that is not public: it is marked wherever it is shown, and can be [corrected](../corrections.md).

| game | players | rules and examples | scenarios | golden games | variants | unverified figures |
| --- | --- | --- | --: | --: | --- | --: |
"""


def room(path: str) -> int:
    """The place of a file's room in the order of `ROOMS`."""
    name = path.partition("/")[0]
    return ROOMS.index(name) if name in ROOMS else len(ROOMS)


def overview(games: list[tuple[AnyGame, Page]], tests: Path) -> str:
    """One table of what is complete."""
    return HEAD + "".join(f"| {' | '.join(row(game, page, tests / game.id))} |\n" for game, page in games)


def row(game: AnyGame, page: Page, tests: Path) -> list[str]:
    words = Words("en", game)
    players = f"{game.fewest} to {game.most}" if game.fewest < game.most else f"{game.most}"
    scenarios = sum(len(scenario.read(path)) for path in tests.rglob("*.scn"))
    unverified = sum(len(fields) for fields in game.unverified(game.make_rules("")).values())
    golden = len(list((tests / "golden").glob("*.rec")))
    title = f"[{words.say('game')}]({game.id}.md)"
    variants = "<br>".join(variant(words, option) for option in game.options)
    return [title, players, page.done(), f"{scenarios}", f"{golden}", variants or "—", f"{unverified}"]


def variant(words: Words, option: Option) -> str:
    """`Length: six rounds / four rounds`; only the name for an option that is on or off."""
    name = words.say(f"option-{option.name}")
    choices = [words.say(f"choice-{option.name}-{choice}") for choice in option.choices]
    return name if set(option.choices) == {"yes", "no"} else f"{name}: {' / '.join(choices)}"


def ids_in(prefix: str, line: str) -> list[str]:
    """`SWD-5.3, 5.10` in any text."""
    out: list[str] = []
    for found in re.finditer(rf"\b{prefix}-({NUMBER}(?:, (?:{prefix}-)?{NUMBER})*)", line):
        out += [f"{prefix}-{part.removeprefix(prefix + '-')}" for part in found[1].split(", ")]
    return out


def known(rules: dict[str, str], rule: str) -> list[str]:
    """The rule that an id means: itself, or `SWD-6.3` for `SWD-6.3d`. A chapter (`SWD-6`) means no single rule."""
    if rule in rules:
        return [rule]
    if rule[:-1] in rules and rule[-1].isalpha():
        return [rule[:-1]]
    return [] if any(r.startswith(f"{rule}.") for r in rules) else [rule]


def ledger(game: AnyGame, tests: Path) -> Page:
    source = Path(str(files(game.package)))
    page = Page(game.id, Words("en", game).say("game"), game.rule_texts, chapters(game))
    for path in sorted(source.rglob("*.py")):
        for cited_rule, name, line in cited(path, game.prefix):
            for rule in known(page.rules, cited_rule):
                page.code[rule].append(Place(path.relative_to(source).as_posix(), line, name))
    for path in sorted(tests.rglob("*.scn")):
        for case in scenario.read(path):
            for rule in case.rules:
                page.tests[rule].append(Place(path.relative_to(tests).as_posix(), case.line, case.title))
    for path in sorted(tests.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                first = (ast.get_docstring(node) or "").split("\n\n")[0]
                if first.startswith(game.prefix):
                    for rule in ids_in(game.prefix, first):
                        page.tests[rule].append(Place(path.relative_to(tests).as_posix(), node.lineno, node.name))
    return page


def folders(game: AnyGame, tests: Path, page: Path) -> tuple[str, str]:
    """The way from the folder of a page to the game's folder and to its tests."""
    source = Path(str(files(game.package)))
    to_source, to_tests = (Path(os.path.relpath(x.resolve(), page.resolve())).as_posix() for x in (source, tests))
    return to_source, to_tests


def chapters(game: AnyGame) -> dict[str, str]:
    """The heading above each rule in `rules.md`."""
    out: dict[str, str] = {}
    heading = ""
    for line in game.rules_text.splitlines():
        if line.startswith("## "):
            heading = line[3:]
        elif found := re.match(rf"- \*\*({game.prefix}-[\w.]+)\*\*", line):
            out[found[1]] = heading
    return out


def cited(path: Path, prefix: str) -> list[tuple[str, str, int]]:
    """Every rule that a source file names, what it is named in, and the line."""
    text = path.read_text(encoding="utf-8")
    spans = named_spans(ast.parse(text))
    out: list[tuple[str, str, int]] = []
    for number, line in enumerate(text.splitlines(), 1):
        inside = max((span for span in spans if span[0] <= number <= span[1]), default=(0, 0, ""))
        out += [(rule, inside[2], number) for rule in ids_in(prefix, line)]
    return out


def named_spans(tree: ast.Module) -> list[tuple[int, int, str]]:
    """First line, last line and name of functions (`Draft.refuse`), classes and constants; with a comment above."""
    out: list[tuple[int, int, str]] = []

    def add(node: ast.stmt, outer: str) -> None:
        end = node.end_lineno or node.lineno
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            out.append((node.lineno, end, f"{outer}{node.name}"))
            for inner in node.body if isinstance(node, ast.ClassDef) else []:
                add(inner, f"{node.name}.")
        elif isinstance(node, ast.Assign | ast.AnnAssign) and not outer:
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            if isinstance(target, ast.Name):
                out.append((node.lineno - 1, end, target.id))

    for node in tree.body:
        add(node, "")
    return out
