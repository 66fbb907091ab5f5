"""The words of scenarios, declared: what follows each word, what it means, and in which order lines are carried out.

    Word("A: coins <0..>", "money")
    Word("city <cell>: <owner> <text>...", "a city and what stands in it")
    Word("A: techs (<card> [<0..>])...", "technologies, each with its workers", older="known")

`A` stands for any seat. `<card>` is a name of that kind, `<card@>` one that may say who knows it (`lamp@BS`),
`<card|->` a name or one of these words, `<0..5>` a number, `<q,r>` a pair of coordinates, `<text>` anything. `[…]` may
be left out, `…...` repeats. The order of a game's list is the order in which `given` lines are carried out, however
they are written.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property

from ecumene.kernel.border.errors import nearest
from ecumene.kernel.border.questions import BadScenario

PART = re.compile(r"(\()|(\)\.\.\.)|(\[)?<([^>]+)>(\])?(\.\.\.)?")
RANGE = re.compile(r"(-?\d*)\.\.(-?\d*)")
COORDINATES, PAIR = "q,r", re.compile(r"-?\d{1,3},-?\d{1,3}")  # a space by its place on a map
NUMBER = re.compile(r"-?\d{1,9}")
SEAT = "A"  # in a declaration: the letter of any seat
SPECTATORS = "S"
GIVEN, THEN, BOTH = "given", "then", "given, then"

Names = Mapping[str, list[str]]


@dataclass(frozen=True)
class Slot:
    """One thing that is said after a word."""

    kind: str
    optional: bool = False

    def fits(self, word: str, names: Names) -> bool:
        return any(fits(kind, word, names) for kind in self.kinds)

    @property
    def kinds(self) -> list[str]:
        return self.kind.removesuffix("@").split("|")


@dataclass(frozen=True)
class Word:
    line: str  # as it is written: "A: coins <0..>"
    says: str  # what it means, in a few words
    use: str = BOTH
    older: str = ""  # names it had before, which are still read
    then: str = ""  # how it is written in `then`, where that differs

    @cached_property
    def where(self) -> list[str]:
        """What stands before the colon."""
        return self.line.partition(":")[0].split()

    @cached_property
    def of_seat(self) -> bool:
        """A fact of a seat, as in `A: coins 3; city altar`?"""
        return self.where == [SEAT]

    @cached_property
    def name(self) -> str:
        said = self.line.partition(":")[2].split()
        return said[0] if self.of_seat else " ".join(w for w in self.where if w != SEAT and not w.startswith("<"))

    @cached_property
    def shown(self) -> str:
        """What is named in a list of all words: `coins`, `city <cell>`, `A hands`."""
        return self.name if self.of_seat else " ".join(self.where)

    @cached_property
    def groups(self) -> list[tuple[list[Slot], bool]]:
        """What follows, and whether it repeats."""
        out: list[tuple[list[Slot], bool]] = []
        inside: list[Slot] | None = None
        for m in PART.finditer(self.line.partition(":")[2]):
            begins, ends, opened, kind, _, repeats = m.groups()
            if begins:
                inside = []
            elif ends:
                out.append((inside or [], True))
                inside = None
            elif inside is not None:
                inside.append(Slot(kind, bool(opened)))
            else:
                out.append(([Slot(kind, bool(opened))], bool(repeats)))
        return out

    @cached_property
    def is_list(self) -> bool:
        """Nothing but names that repeat: `<card>...`."""
        return len(self.groups) == 1 and len(self.groups[0][0]) == 1 and self.groups[0][1]

    @cached_property
    def stated(self) -> Word:
        """The word as it is written in `then`."""
        return Word(self.then, self.says, self.use) if self.then else self

    def check(self, words: list[str], names: Names) -> None:
        """Raise what is wrong with the words that follow. What somebody does not know is `?`, or begins so."""
        at = 0
        for slots, repeats in self.groups:
            before = -1
            while (at < len(words) and at > before) or (before < 0 and not repeats):
                before = at
                for slot in slots:
                    at = self._take(slot, words, at, names)
                if not repeats:
                    break
        if at < len(words):
            raise BadScenario(f"{words[at]!r} is too much; it is written: {self.line}")

    def _take(self, slot: Slot, words: list[str], at: int, names: Names) -> int:
        if at == len(words):
            if slot.optional:
                return at
            raise BadScenario(f"something is missing after {self.name!r}; it is written: {self.line}")
        word, mark, who = words[at].partition("@") if slot.kind.endswith("@") else (words[at], "", "")
        if not slot.fits(word, names) and not (THEN in names and word.startswith("?")):
            if slot.optional:
                return at
            raise BadScenario(f"{self.name}: {not_one(slot.kinds, word, names)}")
        for letter in who:
            if letter not in [*names["seat"], SPECTATORS]:
                raise BadScenario(f"{self.name}: {words[at]!r} names no seat at the table")
        if mark and not who:
            raise BadScenario(f"{self.name}: {words[at]!r} does not say who knows it")
        return at + 1


def fits(kind: str, word: str, names: Names) -> bool:
    limits = RANGE.fullmatch(kind)
    if limits:
        low, high = limits.groups()
        return (
            bool(NUMBER.fullmatch(word)) and (not low or int(word) >= int(low)) and (not high or int(word) <= int(high))
        )
    if kind == "text":
        return True
    if kind == COORDINATES:
        return bool(PAIR.fullmatch(word))
    return word in names[kind] if kind in names else word == kind


def not_one(kinds: list[str], word: str, names: Names) -> str:
    """What is wrong with a word that is none of these."""
    limits = RANGE.fullmatch(kinds[0])
    if limits:
        low, high = limits.groups()
        bounds = f" from {low}" * bool(low) + f" to {high}" * bool(high)
        return f"{word!r} is not a number{bounds}"
    known = [x for kind in kinds for x in names.get(kind, [kind])]
    few = f"; there are: {', '.join(known)}" if len(known) <= 12 else ""
    return f"no such {kinds[0]}: {word!r}{meant(word, known) or few}"


def meant(word: str, known: Iterable[str]) -> str:
    near = nearest(word, known)
    return f"; did you mean {near!r}?" if near else ""


class Vocabulary:
    """All words of a game's scenarios, in the order in which `given` lines are carried out."""

    def __init__(self, words: list[Word], names: Mapping[str, list[str] | int], seats: str) -> None:
        self.words, self.seats = words, seats
        self.names = {kind: things for kind, things in names.items() if isinstance(things, list)}
        self.renamed = {(old, w.of_seat): w for w in words for old in w.older.split()}

    def at_table(self, players: int, then: bool = False) -> Names:
        """The names of every kind, with the seats that play. In `then` anything may be unknown."""
        return {**self.names, "seat": list(self.seats[:players]), **({THEN: []} if then else {})}

    def seat_word(self, key: str) -> Word | None:
        found = next((w for w in self.words if w.of_seat and w.name == key), None)
        return found or self.renamed.get((key, True))

    def line_word(self, where: str, names: Names, use: str) -> Word | None:
        """The word of a line that is not about a seat's facts, by what stands before its colon."""
        said = where.split()
        for w in self.words:
            if use in w.use and not w.of_seat and len(w.where) == len(said):
                if all(same_word(declared, word, names) for declared, word in zip(w.where, said)):
                    return w
        return self.renamed.get((where, False))

    def known(self, use: str, of_seat: bool) -> list[str]:
        return [w.shown for w in self.words if use in w.use and w.of_seat == of_seat]


def same_word(declared: str, said: str, names: Names) -> bool:
    if declared == SEAT:
        return said in names["seat"]
    if declared.startswith("<"):
        return any(fits(kind, said, names) for kind in declared.strip("<>").split("|"))
    return declared == said
