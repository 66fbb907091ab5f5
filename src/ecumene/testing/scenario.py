"""Scenarios: rules written as given / when / then, in the notation of game records. See docs/scenarios.md.

    SWD-7.14  The Statue of Zeus moves the marker and destroys a brown card      # X30
    given  A: coins 40; wonders statue_of_zeus
    when   A wonder statue_of_zeus altar
    then   A may: destroy sawmill

Choices, events and the end of the game are checked here, in the same way for every game; positions and facts by the
game's `ScenarioSetup`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ecumene.kernel.border.errors import EcumeneError, clipped, nearest, shown
from ecumene.kernel.border.game import AnyGame
from ecumene.kernel.border.questions import BadScenario, seat_name
from ecumene.kernel.core.state import CHANCE, LISTENER, NO_ANSWER, Frame, apply, legal
from ecumene.testing.moves import may

RULE_ID = r"[A-Z]{3}-(?:X\d+|\d+(?:\.\d+[a-z]?)?)"
HEAD = re.compile(rf"^({RULE_ID}(?:,\s*(?:{RULE_ID}|X?\d+(?:\.\d+[a-z]?)?))*)\s+(\S.*)$")
MAY = re.compile(r"^(\S) may( not| also)?: (.*?)(?: because (\S+))?$")
PLATFORM = "ECU-"  # rules of the platform itself
WORDS = ("given", "when", "then")
SOME_MOVES = 4  # are named with a fact that does not hold
LONGEST = 1_000  # characters of the message of a failure


@dataclass
class Step:
    word: str  # given, when or then
    text: str
    line: int


@dataclass
class Scenario:
    rules: list[str]
    title: str
    steps: list[Step]
    path: Path
    line: int

    @property
    def name(self) -> str:
        return f"{self.path.stem}:{self.line} {self.rules[0]} {self.title}"


class ScenarioFailed(AssertionError):
    """What went wrong, with file and line."""


def rule_ids(text: str) -> list[str]:
    """`SWD-5.3, 5.10, X6` names three rules."""
    out: list[str] = []
    for part in re.split(r",\s*", text):
        out.append(part if "-" in part else f"{out[-1].split('-')[0]}-{part}")
    return out


def read(path: Path) -> list[Scenario]:
    """The scenarios of a file."""
    return parse(path.read_text(encoding="utf-8"), path)


def parse(text: str, path: Path) -> list[Scenario]:
    """The scenarios of a text that came from a file."""
    out: list[Scenario] = []
    word = ""
    for number, raw in enumerate(text.split("\n"), 1):
        line = raw.split("#")[0].rstrip()
        if not line:
            continue
        head = HEAD.match(line)
        if head:
            out.append(Scenario(rule_ids(head[1]), head[2], [], path, number))
            word = ""
            continue
        start, _, rest = line.partition(" ")
        if start in WORDS:
            word, line = start, rest
        if not out or not word or (start not in WORDS and not raw[0].isspace()):
            raise ScenarioFailed(
                f"{path}:{number}: neither a head such as 'SWD-5.3  …' nor given, when or then: {shown(raw)}"
            )
        if line.strip():
            out[-1].steps.append(Step(word, line.strip(), number))
    return out


def play(case: Scenario, game: AnyGame) -> None:
    """Play the scenario; `ScenarioFailed` says where the game does something else."""
    for _ in steps(case, game):
        pass


def steps(case: Scenario, game: AnyGame, unfinished: bool = False) -> Iterator[tuple[Step | None, Actor]]:
    """Play the scenario step by step: after the position is set up, and after every `when` and `then`.

    `unfinished`: it may still lack a `then`.
    """
    if not unfinished and not any(step.word == "then" for step in case.steps):
        raise ScenarioFailed(f"{case.path}:{case.line}: a scenario without a 'then' checks nothing")
    for rule in case.rules:
        if rule not in game.rule_texts:
            raise ScenarioFailed(f"{case.path}:{case.line}: {unknown_rule(rule, game)}")
    actor = set_up(case, game)
    yield None, actor
    for step in case.steps:
        if step.word == "given":
            continue
        try:
            if step.word == "when":
                actor.act(step.text)
            else:
                actor.check(step.text)
        except Exception as e:
            raise failed(case.path, step.line, shown(step.text), e) from e
        yield step, actor


def set_up(case: Scenario, game: AnyGame) -> Actor:
    """The position of the `given` lines. A line that is wrong is named."""
    given = [step for step in case.steps if step.word == "given"]
    with listening() as heard:
        for step in given:
            try:
                check_options(step.text, game)
            except (BadScenario, EcumeneError) as e:
                raise failed(case.path, step.line, shown(step.text), e) from e
        try:
            return Actor(game, game.scenario.build([step.text for step in given]), heard)
        except BadScenario as e:
            if 0 <= e.line < len(given):
                raise failed(case.path, given[e.line].line, shown(given[e.line].text), e) from e
            raise failed(case.path, case.line, "the position cannot be set up", e) from e
        except Exception as e:
            raise failed(case.path, case.line, "the position cannot be set up", e) from e


def check_options(line: str, game: AnyGame) -> None:
    """Does the game have these options, and may so many play it?"""
    where, _, said = line.partition(":")
    if where.strip() == "players" and said.strip().isdecimal():
        game.check_players(int(said))
    for pair in said.split() if where.strip() == "options" else []:
        name, _, value = pair.partition("=")
        choices = {o.name: o.choices for o in game.options}
        if name not in choices:
            raise BadScenario(f"{game.id} has no option {name!r}; there are: {', '.join(choices) or 'none'}")
        if value not in choices[name]:
            raise BadScenario(f"the choices of {name} are: {', '.join(choices[name])}")


@contextmanager
def listening() -> Iterator[list[tuple[Frame, int]]]:
    """Collect the questions that are answered by themselves meanwhile."""
    heard: list[tuple[Frame, int]] = []
    before, LISTENER.heard = LISTENER.heard, heard
    try:
        yield heard
    finally:
        LISTENER.heard = before


def unknown_rule(rule: str, game: AnyGame) -> str:
    near = nearest(rule, game.rule_texts)
    return f"{game.id} has no rule {rule}" + (f"; did you mean {near}?" if near else "")


def failed(path: Path, line: int, what: str, e: Exception) -> ScenarioFailed:
    """What went wrong, and where. An error that is not ours has no message of its own; the cause is kept."""
    ours = isinstance(e, (AssertionError, BadScenario, EcumeneError)) and str(e)
    return ScenarioFailed(f"{path}:{line}: {what}: {clipped(str(e), LONGEST) if ours else 'this cannot be read'}")


def moments(case: Scenario, game: AnyGame) -> Iterator[Any]:
    """Every position of a scenario at which a seat is asked."""
    actor = set_up(case, game)
    for step in case.steps:
        if step.word != "given" and not actor.s.over and actor.s.player >= 0:
            yield actor.s
        if step.word == "when":
            actor.act(step.text)


class Actor:
    def __init__(self, game: AnyGame, s: Any, heard: list[tuple[Frame, int]] | None = None) -> None:
        self.game, self.s = game, s
        self.events: list[str] = []  # since the last `when`
        self.unasked = heard or []  # questions since then that were not put to anybody

    @property
    def asked(self) -> str:
        return "" if self.s.over else seat_name(self.game.seats, self.s.player)

    @property
    def by_itself(self) -> list[str]:
        """Moves since the last `when` that were the only answer to a question: `A destroy sawmill`."""
        seats, text = self.game.seats, self.game.codec.text
        return [f"{seat_name(seats, f.player)} {text(a)}" for f, a in self.unasked if a != NO_ANSWER]

    def why_not_asked(self) -> str:
        """For a message: what was played by itself, and what was not asked because there was nothing to choose."""
        seats = self.game.seats
        skipped = [f"{type(f).__name__} {seat_name(seats, f.player)}" for f, a in self.unasked if a == NO_ANSWER]
        out = f"; the only answer, so played by itself: {' | '.join(self.by_itself)}" if self.by_itself else ""
        return out + (f"; nothing to choose, so not asked: {' | '.join(skipped)}" if skipped else "")

    def already(self, text: str) -> str:
        """For a message: the move of a `when` line was played before the line came."""
        return "already played by itself, as the only answer: leave this line out; " if text in self.by_itself else ""

    def must(self, who: str, text: str = "") -> None:
        """It is for this seat to choose."""
        found = f"{self.asked or 'nobody'} must choose now"
        assert self.asked == who, f"{self.already(text)}{found}{self.why_not_asked()}"

    def act(self, text: str) -> None:
        who, _, move = text.partition(" ")
        self.must(who, text)
        self.s.events = []
        with listening() as heard:
            for part in move.split("+"):
                action = self.action_said(part)
                frame = self.s.stack[-1]
                why = frame.refuse(self.s, action) if self.s.player != CHANCE else ""
                if why or action not in legal(self.s):
                    may = " | ".join(self.may())
                    raise AssertionError(f"{self.already(text)}refused by {why or 'chance'}; may: {may}")
                apply(self.s, action)
        self.unasked = heard
        self.events = [self.game.events.text(e) for e in self.s.events]

    def action_said(self, text: str) -> int:
        try:
            return self.game.codec.parse(text)
        except EcumeneError as e:
            raise AssertionError(f"{e} {self.asked} may: {' | '.join(self.may())}") from e

    def may(self) -> list[str]:
        return [] if self.s.over else may(self.game, self.s)

    def check(self, text: str) -> None:
        m = MAY.match(text)
        where, _, said = text.partition(":")
        if m:
            self._check_may(m)
        elif where == "over":  # over: A military; over: defeat
            result = self.game.result(self.s)
            won = "".join(self.game.seats[p] for p, place in enumerate(result.places) if place == 1)
            found = f"{won} {result.how}".strip() if self.s.over else "not over"
            assert found == said.strip(), f"the end is {found!r}"
        elif where in ("events", "told"):  # events: gained A 4 | built A altar; `told` is the older word
            for event in said.split("|"):
                self._check_event(event.split(), whole=True)
                assert event.strip() in self.events, f"the events are {' | '.join(self.events) or 'none'}"
        elif where in ("no event", "not told"):
            for event in said.split("|"):
                words = event.split()
                self._check_event(words, whole=False)
                begun = any(e.split()[: len(words)] == words for e in self.events)
                assert not begun, f"the events are {' | '.join(self.events)}"
        elif where == "asked":  # asked: B
            assert self.asked == said.strip(), f"asked is {self.asked or 'nobody'}{self.why_not_asked()}"
        elif where == "by itself":  # by itself: A destroy sawmill
            for move in said.split("|"):
                assert move.strip() in self.by_itself, f"by itself: {' | '.join(self.by_itself) or 'nothing'}"
        else:
            try:
                self.game.scenario.check(self.s, text)
            except AssertionError as e:
                raise AssertionError(f"{e}{self.pending()}") from e

    def pending(self) -> str:
        """For a message: who must choose what. A fact may not hold yet because a question comes first."""
        may = self.may()
        more = " | …" if len(may) > SOME_MOVES else ""
        return f"; {self.asked} may: {' | '.join(may[:SOME_MOVES])}{more}" if may else ""

    def _check_event(self, words: list[str], whole: bool) -> None:
        """Does this game have such an event? `whole`: with all its arguments."""
        codec = self.game.events
        verb, *rest = words or [""]
        if verb not in codec.verb:
            near = nearest(verb, codec.verb)
            raise BadScenario(f"no such event: {verb!r}" + (f"; did you mean {near!r}?" if near else ""))
        kinds = codec.kinds[codec.verb[verb]]
        usage = f"the event is written: {' '.join([verb, *(f'<{k}>' for k in kinds)])}"
        if len(rest) > len(kinds) or (whole and len(rest) < len(kinds)):
            raise BadScenario(usage)
        for kind, name in zip(kinds, rest):
            if name not in codec.ids[kind]:
                near = nearest(name, codec.ids[kind])
                raise BadScenario(f"no such {kind}: {name!r}" + (f"; did you mean {near!r}?" if near else f"; {usage}"))

    def _check_may(self, m: re.Match[str]) -> None:
        who, how, moves, because = m.groups()
        self.must(who)
        if because and not because.startswith(PLATFORM) and because not in self.game.rule_texts:
            raise BadScenario(unknown_rule(because, self.game))
        said, may = [w.strip() for w in moves.split("|")], self.may()
        for move in said:
            action = self.game.codec.parse(move)
            if because:
                why = self.s.stack[-1].refuse(self.s, action)
                assert why == because, f"{move} is refused because of {why or 'nothing'}"
        if how == " not":
            assert not set(said) & set(may), f"may: {' | '.join(may)}"
        elif how == " also":
            missing = [move for move in said if move not in may]
            assert not missing, f"may not: {' | '.join(missing)}; may: {' | '.join(may)}{self.why_not_asked()}"
        else:
            assert sorted(said) == sorted(may), f"may: {' | '.join(may)}{self.why_not_asked()}"


def run(path: Path, game: AnyGame) -> list[str]:
    """Play every scenario of a file; the messages of those that failed."""
    failed: list[str] = []
    for case in read(path):
        try:
            play(case, game)
        except (ScenarioFailed, EcumeneError) as e:
            failed.append(str(e))
    return failed
