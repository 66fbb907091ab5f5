"""From words of a rulebook to the rule, its code and its tests: `ecumene rule duel yellow price`.

Rules are compared with the words one by one: a rule need not have all of them, and "cities" finds "city". Words that
printed rulebooks use and our rules do not are in `printed_words.toml`.
"""

from __future__ import annotations

import ast
import os
import re
from dataclasses import dataclass
from importlib.resources import files
from math import sqrt
from pathlib import Path

from ecumene.games import GAMES, TOYS, find
from ecumene.kernel.border.game import AnyGame
from ecumene.testing import scenario
from ecumene.testing.ledger import Page, Place, ledger, named_spans, printed_words

STEM = 5  # letters: "resigned" and "resignation" are one word to look for
SHOWN = 3  # places in the code, and tests, that are printed whole; the others are named
LONG = 40  # lines: of a longer function only the lines around the one that names the rule
EXAMPLE = 0.7  # what an example is worth beside a rule that has the same words
SMALL = {"a", "an", "and", "as", "at", "by", "for", "from", "in", "is", "it", "of", "on", "or", "the", "to", "with"}
NEXT = 8  # further rules that are listed
NUMBERS = {word: str(n) for n, word in enumerate(["two", "three", "four", "five", "six", "seven", "eight"], 2)}


def split_game(words: list[str]) -> tuple[str, list[str]]:
    """The game that is meant, and the words to look for: `duel yellow`, or `SWD-5.4`. Empty if none is named."""
    for name in [*GAMES, *TOYS]:
        if words and words[0].upper().startswith(f"{find(name).prefix}-"):
            return name, words
        others = [x for x in [*GAMES, *TOYS] if x != name]
        alone = {name, *name.split("_")} - {part for x in others for part in x.split("_")}
        if words and words[0].lower() in alone:
            return name, words[1:]
    return "", words


def stems(text: str) -> list[str]:
    return [NUMBERS.get(word) or stem(word) for word in re.findall(r"[a-z]+|\d+", text.lower())]


def stem(word: str) -> str:
    for end, instead in (("ies", "y"), ("s", "")):
        if word.endswith(end) and len(word) > len(end) + 2:
            word = word.removesuffix(end) + instead
            break
    return word[:STEM]


@dataclass(frozen=True)
class Search:
    """Words to look for, each as its stem together with what we say instead."""

    words: tuple[frozenset[str], ...]

    @classmethod
    def of(cls, game: str, words: list[str]) -> Search:
        text = " ".join(words).lower()
        instead = printed_words().get(game, {})
        ours = {stem(printed): set(stems(said)) for printed, said in instead.items() if " " not in printed}
        for printed in (x for x in instead if " " in x):
            text = text.replace(printed, instead[printed])
        return cls(tuple(frozenset({x} | ours.get(x, set())) for x in dict.fromkeys(stems(text)) if x not in SMALL))

    def found_in(self, text: str) -> list[frozenset[str]]:
        there = set(stems(text))
        return [word for word in self.words if word & there]


def ranked(page: Page, search: Search) -> list[str]:
    """The rules that have most of the words, rare words first; then those whose chapter and tests have them."""
    texts = {rule: f"{rule} {text}" for rule, text in page.rules.items()}
    common = {word: 1 + sum(word in search.found_in(text) for text in texts.values()) for word in search.words}

    def points(rule: str) -> float:
        around = " ".join([page.chapters.get(rule, ""), *(x.name for x in page.covered(rule))])
        own, near = search.found_in(texts[rule]), search.found_in(around)
        found = sum((1.0 if word in own else 0.3) / sqrt(common[word]) for word in {*own, *near})
        length: float = (20 + len(stems(texts[rule]))) ** 0.25  # a long one has many words
        return found * (EXAMPLE if "-X" in rule else 1) / length

    by_points = {rule: points(rule) for rule in page.rules}
    return sorted((r for r in by_points if by_points[r]), key=lambda r: (-by_points[r], len(page.rules[r])))


def look_up(game: AnyGame, words: list[str], tests: Path) -> str:
    """The rule that fits best, or the one that is named by its id, in full; and those that fit too."""
    page, search = ledger(game, tests), Search.of(game.id, words)
    source = Path(os.path.relpath(str(files(game.package))))
    named_rule = next((word.upper() for word in words if word.upper() in page.rules), "")
    rules = [named_rule] if named_rule else ranked(page, search)
    if not rules:
        return ""
    others = [f"{rule}  {page.rules[rule]}" for rule in rules[1 : 1 + NEXT]]
    also = ["Other rules with these words:\n" + "\n".join(others)] if others else []
    return "\n\n".join([explain(page, rules[0], search, source, tests), *also])


def explain(page: Page, rule: str, search: Search, source: Path, tests: Path) -> str:
    """A rule with the lines of its code, and the tests that say most of what was looked for."""
    code = page.carried_out(rule)
    cover = sorted(page.covered(rule), key=lambda x: -len(search.found_in(x.name)))
    out = [f"{rule}  {page.rules[rule]}"]
    out += [shown(source, place, lines_of_code(source / place.path, place.line)) for place in code[:SHOWN]]
    out += [shown(tests, place, lines_of_test(tests / place.path, place.line)) for place in cover[:SHOWN]]
    left = [named(source, x) for x in code[SHOWN:]] + [named(tests, x) for x in cover[SHOWN:]]
    return "\n\n".join([*out, *(["Also:\n" + "\n".join(left)] if left else [])])


def named(folder: Path, place: Place) -> str:
    return f"{folder / place.path}:{place.line}  {place.name}"


def shown(folder: Path, place: Place, lines: list[str]) -> str:
    return "\n".join([named(folder, place), *(f"    {line}".rstrip() for line in lines)])


def lines_of_code(path: Path, line: int) -> list[str]:
    """The function or constant around a line."""
    text = path.read_text(encoding="utf-8")
    spans = [x for x in named_spans(ast.parse(text)) if x[0] <= line <= x[1]]
    begin, end, _ = max(spans, default=(line, line, ""))
    if end - begin > LONG:
        begin, end = max(begin, line - LONG // 4), min(end, line + LONG // 2)
    return text.splitlines()[begin - 1 : end]


def lines_of_test(path: Path, line: int) -> list[str]:
    """The scenario or the test that begins at a line."""
    if path.suffix == ".py":
        return lines_of_code(path, line)
    begins = sorted(case.line for case in scenario.read(path))
    end = next((x for x in begins if x > line), 0)
    lines = path.read_text(encoding="utf-8").splitlines()[line - 1 : end - 1 if end else None]
    while lines and not lines[-1].strip():
        lines.pop()
    return lines
