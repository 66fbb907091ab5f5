"""How scenarios set up a position of a game and state facts of it, in words.

Common to all games: `players: 3`, `options: wonders=preset`, `corrections: cards.lamp.light = 4`, and
`ask: Pick A; Pick B` for what is asked. The rest is said of zones and public fields by their declaration
(`A hands: lamp storm@BC`, `price: 2`); a game whose position is more than that overrides `given` and `checked`.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from ecumene.kernel.border.corrections import canonical
from ecumene.kernel.border.errors import EcumeneError
from ecumene.kernel.border.questions import BadScenario, Questions
from ecumene.kernel.border.scenario_words import GIVEN, SEAT, THEN, Vocabulary, Word, meant, not_one, same_word
from ecumene.kernel.border.views import Public
from ecumene.kernel.border.zones import HIDDEN, LIST, OWNER, Slot, Zones
from ecumene.kernel.core.bits import bag_of
from ecumene.kernel.core.piles import WATCHERS
from ecumene.kernel.core.state import SPECTATOR, settle

Fact = tuple[int, str, str, Word]  # the number of its line, what stands before the colon, what is said, its word
T = TypeVar("T")


def at_line(line: int, read: Callable[..., T], *arguments: Any, **more: Any) -> T:
    """Read something; what goes wrong is an error of this line."""
    try:
        return read(*arguments, **more)
    except BadScenario as e:
        e.line = line if e.line < 0 else e.line
        raise
    except Exception as e:
        ours = isinstance(e, (EcumeneError, tomllib.TOMLDecodeError)) and str(e)
        bad = BadScenario(ours or "this cannot be read")
        bad.line = line
        raise bad from e


def first_of(said: list[tuple[int, str, str]]) -> int:
    """The line to name when the table itself cannot be made: one of those that describe it."""
    return next((i for i, where, _ in said if where in ("options", "players", "corrections")), 0)


def option_said(pair: str) -> tuple[str, str]:
    name, equals, value = pair.partition("=")
    if not equals:
        raise BadScenario(f"an option is written name=choice, not {pair!r}")
    return name, value


def added_up(facts: list[Fact]) -> list[Fact]:
    """Of a list that is said twice of the same thing the second adds to the first; which line is wrong is open then."""
    out: list[Fact] = []
    lists: dict[tuple[str, str], int] = {}  # where each list is in `out`
    for i, where, fact, word in facts:
        at = lists.get((where, word.line), -1)
        if at >= 0:
            out[at] = -1, where, " ".join([out[at][2], *fact.split()[word.of_seat :]]), word
            continue
        if word.is_list:
            lists[where, word.line] = len(out)
        out.append((i, where, fact, word))
    return out


def words_of_zones(zones: Zones) -> list[Word]:
    """The words of a game that is no more than its zones and public fields."""
    public = {field: form for field, form in zones.public.items() if form}
    out = [
        Word(f"{'A ' * form.startswith('each')}{field}: {form_said(form)}", "open to all")
        for field, form in public.items()
    ]
    for z in zones.zones:
        known = f"known to {'its ' * (z.known == OWNER)}{z.known}" if isinstance(z.known, str) else "known to some"
        out.append(Word(f"{'A ' * z.each}{z.path}: <{z.kind}{'@' * bool(z.knowers)}>...", f"what lies there, {known}"))
    return out


def form_said(form: str) -> str:
    """Of `bag seat` and the like: `<seat>...`."""
    *how, kind = form.split()
    return f"<{'0..' if kind == 'number' else kind}>" + "..." * (how in (["list"], ["bag"]))


def words_of(found: Any) -> list[str]:
    """What a field of a view holds, as a `then` line says it: `rome`, `rome egypt`, `temple 1 port 2`, `2:seoul`."""
    if isinstance(found, dict):
        return [str(w) for pair in found.items() for w in pair]
    if isinstance(found, list):
        nested = any(isinstance(x, list) for x in found)
        return (
            [f"{i + 1}:{w}" for i, x in enumerate(found) for w in x] if nested else [str(x) for x in found if x != ""]
        )
    return str(found).split()


def stated(v: Any, field: str, of: str = "") -> list[str]:
    """The words of a field of a view, or of a seat in it."""
    if field not in v.__struct_fields__:
        raise BadScenario(f"{of} has no {field!r}" if of else f"nothing is called {field!r}")
    return words_of(getattr(v, field))


class ScenarioSetup:
    COMMON = ("players", "options", "corrections", "ask")
    WORDS: Sequence[Word] = ()  # of this game; without any, they follow from the zones and public fields
    NAMES: Mapping[str, list[str]] = {}  # kinds that only the words of scenarios use

    def __init__(self, zones: Zones, questions: Questions, start: Callable[..., Any]) -> None:
        self.zones, self.questions, self.start = zones, questions, start
        self.public = {field: Public(form, questions) for field, form in zones.public.items() if form}
        words = [*self.WORDS] or words_of_zones(zones)
        self.vocabulary = Vocabulary(words, {**questions.names, **self.NAMES}, questions.seats)
        self.filled: list[str] = []  # what the last `build` added although no line says it

    # building

    def build(self, lines: list[str]) -> Any:
        """The position that these lines describe. `BadScenario.line` says which of them is wrong."""
        try:
            return at_line(-1, self._build, lines)
        except BadScenario as e:
            if e.line < 0:
                e.line = self._blamed(lines, str(e))
            raise

    def _build(self, lines: list[str]) -> Any:
        self.filled = []
        said = [(i, *at_line(i, self._split, line)) for i, line in enumerate(lines)]
        options, corrections = self._options(said)
        s = at_line(first_of(said), self.blank, corrections=corrections, **options)
        facts = [x for x in said if x[1] not in self.COMMON]
        for i, where, fact in self.in_order([y for x in facts for y in at_line(x[0], self._facts, s.players, *x)]):
            at_line(i, self.given, s, where, fact)
        self.finish(s)
        asked = [(i, rest) for i, where, rest in said if where == "ask"]
        if asked:
            s.stack.clear()
            s.then([at_line(i, self.questions.parse, text) for i, rest in asked for text in rest.split(";")])
            absent = [f.player for f in s.stack if f.player >= s.players]
            if absent:
                raise BadScenario(f"{self.questions.seats[absent[0]]} is asked, but {s.players} play")
        self.check_possible(s)
        settle(s)
        return s

    def _options(self, said: list[tuple[int, str, str]]) -> tuple[dict[str, Any], str]:
        options: dict[str, Any] = {}
        for i, where, rest in said:
            if where == "options":
                options |= dict(at_line(i, option_said, pair) for pair in rest.split())
            elif where == "players":
                options["players"] = at_line(i, self._players, rest)
        lines = [(i, rest) for i, where, rest in said if where == "corrections"]
        for i, rest in lines:
            at_line(i, tomllib.loads, rest)
        return options, canonical(tomllib.loads("\n".join(rest for _, rest in lines)))

    def _players(self, said: str) -> int:
        if not said.isdecimal() or not 1 <= int(said) <= len(self.questions.seats):
            raise BadScenario(f"players: {said!r} is not a number from 1 to {len(self.questions.seats)}")
        return int(said)

    def in_order(self, facts: list[Fact]) -> list[tuple[int, str, str]]:
        """As the words are declared: what one line builds on comes before it, however the lines are written."""
        return [(i, where, fact) for i, where, fact, word in sorted(added_up(facts), key=lambda x: self._rank(x[3]))]

    def _rank(self, word: Word) -> int:
        return self.vocabulary.words.index(word)

    def _facts(self, players: int, i: int, where: str, said: str) -> list[Fact]:
        """A line as single facts with their words: `A: coins 3; city altar` has two. Names and figures are checked."""
        names = self.vocabulary.at_table(players)
        if where in list(self.vocabulary.seats) and self.vocabulary.known(GIVEN, True):
            if where not in names["seat"]:
                raise BadScenario(f"{where} does not play: there are {players} players; say for example `players: 4`")
            out = []
            for fact in said.split(";"):
                key, *rest = fact.split() or [""]
                word = self.vocabulary.seat_word(key)
                if not word or GIVEN not in word.use:
                    raise self._unknown(key, GIVEN, True)
                word.check(rest, names)
                out.append((i, where, " ".join([word.name, *rest]), word))
            return out
        word = self.vocabulary.line_word(where, names, GIVEN)
        if not word:
            self._check_where(where, names)
            raise self._unknown(where, GIVEN, False)
        word.check(said.split(), names)
        return [(i, word.name if where in word.older.split() else where, said, word)]

    def _check_where(self, where: str, names: Mapping[str, list[str]]) -> None:
        """Of `city Z9` the first word is right: say what is wrong with the second."""
        said = where.split()
        for w in self.vocabulary.words:
            if not w.of_seat and said and w.where[0] == said[0] != SEAT and len(w.where) > 1:
                if len(w.where) != len(said):
                    raise BadScenario(f"it is written: {w.line}")
                for declared, word in zip(w.where, said):
                    if not same_word(declared, word, names):
                        raise BadScenario(f"{said[0]}: {not_one([declared.strip('<>')], word, names)}")

    def _unknown(self, said: str, use: str, of_seat: bool) -> BadScenario:
        known = self.vocabulary.known(use, of_seat)
        if not of_seat:
            seats = [*self.questions.seats] if self.vocabulary.known(use, True) else []
            known = [*(self.COMMON if use == GIVEN else ()), *seats, *known]
        first = said.split()[-1] if said and not self.WORDS else said
        hint = meant(first, [x.split()[-1] if not self.WORDS else x.split()[0] for x in known])
        return BadScenario(f"nothing is called {first!r}{hint or ';'} there are: {', '.join(known)}")

    def _blamed(self, lines: list[str], message: str) -> int:
        """The line without which those before it could be set up: of two that contradict each other, the second."""
        common = [line.partition(":")[0].strip() in self.COMMON for line in lines]
        for i in range(-1, len(lines)):
            if i < 0 or not common[i]:
                try:
                    at_line(-1, self._build, [line for k, line in enumerate(lines) if k <= i or common[k]])
                except BadScenario as e:
                    if str(e) == message and i >= 0:
                        return i
        return max((k for k, x in enumerate(common) if x), default=len(lines) - 1)

    def check_possible(self, s: Any) -> None:
        """Refuse a position that cannot be: more copies than there are. Games add what else they know."""
        for kind, counts in self.zones.all_there_is(s).items():
            found = Counter(i for slot in self.zones.slots(s, kind) for i in self.zones.items(s, slot))
            for row, n in found.items():
                if n > counts[row]:
                    name = self.zones.names[kind][row]
                    raise BadScenario(f"there {'is' if counts[row] == 1 else 'are'} only {counts[row]} {name}, not {n}")

    def blank(self, **options: Any) -> Any:
        """A table with nothing asked; what `given` does not mention stays as it is here."""
        s = self.start(**options)
        s.stack.clear()
        return s

    def given(self, s: Any, where: str, said: str) -> None:
        """`A hands: lamp lamp`, `pile: torch@A`, `A coins: 3`, `price: 2`. Things come from the stock of their kind."""
        name, seat = self._place(where)
        if name in self.public:
            setattr(s, name, self.public[name].read(said.split(), getattr(s, name), seat))
            return
        z = self.zones.zone(name)
        slot = (z, seat or 0)
        stock = (next(x for x in self.zones.zones if x.kind == z.kind), 0)
        words = [w.partition("@") for w in said.split()]
        here = [self.zones.ids[z.kind][w] for w, _, _ in words]
        knowers = [bag_of([self._viewer_bit(x) for x in who]) for _, _, who in words]
        left = Counter(self.zones.items(s, stock)) + Counter(self.zones.items(s, slot))
        if Counter(here) - left:
            raise BadScenario(f"not so many are left: {where}: {said}")
        self.zones.lay(s, slot, here, knowers if z.knowers else None)
        self.zones.lay(s, stock, sorted((left - Counter(here)).elements()))

    def finish(self, s: Any) -> None:
        """After the last `given`."""

    # checking

    def check(self, s: Any, line: str) -> None:
        """`A hands: lamp lamp`, `A coins: 3`, or as somebody sees it, `B sees A hands: ? lamp`, `S sees pile: ?`."""
        where, said = self._split(line)
        who, sees, what = where.partition(" sees ")
        viewer = None if not sees else SPECTATOR if who == "S" else self._seat(s, who)
        where, said = self._renamed(s, what if sees else where, said)
        try:
            self.checked(s, where, said, viewer)
        except Exception as e:
            self._check_names(s, where, said)
            ours = isinstance(e, (AssertionError, BadScenario, EcumeneError)) and str(e)
            raise e if ours else BadScenario("this cannot be read") from e

    def _check_names(self, s: Any, where: str, said: str) -> None:
        """A fact that does not hold: if it names something that does not exist, say that instead."""
        words, names = self.vocabulary, self.vocabulary.at_table(s.players, then=True)
        if where in list(words.seats) and words.known(THEN, True):
            for key, *rest in (fact.split() or [""] for fact in said.split(";")):
                word = words.seat_word(key)
                if word:
                    word.stated.check(rest, names)
            return
        line = words.line_word(where, names, THEN)
        if line:
            for fact in said.split(";"):
                line.stated.check(fact.split(), names)

    def _seat(self, s: Any, who: str) -> int:
        if len(who) != 1 or who not in self.questions.seats[: s.players]:
            raise BadScenario(f"nobody at the table is called {who!r}")
        return self.questions.seats.index(who)

    def _renamed(self, s: Any, where: str, said: str) -> tuple[str, str]:
        """The same with today's names. Of a seat's facts each key, of other lines what stands before the colon."""
        words = self.vocabulary
        if where in list(words.seats) and words.known(THEN, True):
            self._seat(s, where)
            facts = [fact.split() or [""] for fact in said.split(";")]
            found = [words.seat_word(key) for key, *_ in facts]
            return where, "; ".join(" ".join([w.name if w else x[0], *x[1:]]) for w, x in zip(found, facts))
        word = words.line_word(where, words.at_table(s.players), THEN)
        return (word.name if word and where in word.older.split() else where), said

    def checked(self, s: Any, where: str, said: str, viewer: int | None) -> None:
        name, seat = self._place(where)
        if name in self.public:
            found = self.public[name].name(getattr(s, name))
            if self.public[name].how == "each" and seat is not None:
                found = found[seat]
            words = [str(x) for x in found] if isinstance(found, list) else [str(found)]
            assert words == (said.split() or [""]), f"{where} is {' '.join(words)}"
            return
        z = self.zones.zone(name)
        slot: Slot = (z, seat or 0)
        there = [self.zones.names[z.kind][i] for i in self.zones.items(s, slot)]
        if viewer is not None:
            there = [w if known else HIDDEN for w, known in zip(there, self.zones.known(s, slot, viewer))]
        if z.form != LIST:
            there.sort()
        wanted = said.split() if z.form == LIST else sorted(said.split())
        assert there == wanted, f"{where} is {' '.join(there) or 'empty'}"

    # words

    @staticmethod
    def _split(line: str) -> tuple[str, str]:
        where, colon, rest = line.partition(":")
        if not colon:
            raise BadScenario(f"a colon is missing: {line!r}")
        return where.strip(), rest.strip()

    def _place(self, where: str) -> tuple[str, int | None]:
        *who, name = where.split()
        if name not in self.public and name not in {z.path for z in self.zones.zones}:
            raise self._unknown(name, THEN, False)
        return name, self.questions.seats.index(who[0]) if who else None

    def _viewer_bit(self, who: str) -> int:
        return WATCHERS if who == "S" else self.questions.seats.index(who)
