"""Odd input for everything that comes from outside: `python -m tools.fuzz`. Writes docs/reports/fuzz.md.

Records, scenario files, corrections, moves, arguments of the Python API and lines typed in the terminal: good ones that
were damaged, and nonsense. Each input either works or raises one of our own errors, with a message in four languages
that contains no Python; it takes limited time; and a refused input changes nothing.
"""

from __future__ import annotations

import argparse
import io
import re
import resource
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from multiprocessing import Pool
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy
from rich.console import Console

import ecumene
from ecumene import words
from ecumene.cli.files import Records
from ecumene.cli.session import Session
from ecumene.games import GAMES, TOYS, find
from ecumene.kernel.border.corrections_file import from_toml
from ecumene.kernel.border.errors import EcumeneError
from ecumene.kernel.border.save import save
from ecumene.kernel.match.match import Match
from ecumene.kernel.match.record import split
from ecumene.testing import scenario

ROOT = Path(__file__).resolve().parent.parent
REPORT = ROOT / "docs" / "reports" / "fuzz.md"
EVERY = GAMES + TOYS
SECONDS = 3.0  # of processor time for one input, at most
LONGEST = 1_500  # characters of a message
LINES = 60  # of a golden record that are used: more would only take longer
PYTHON = re.compile(
    r"Traceback|NoneType|object at 0x|<class|' object|not in list|\w(Key|Value|Type|Index|Attribute|Assertion)Error"
    r"|invalid literal|unhashable|\bNone\b|\bTrue\b|\bFalse\b|positional argument"
)

counted: Counter[str] = Counter()  # what happened to the inputs, by target
slowest: dict[str, float] = {}


# what is checked


def tried(target: str, said: Any, call: Callable[[], Any]) -> bool:
    """An input works, or raises one of our errors with a good message; in limited time. Returns whether it works."""
    start = time.process_time()
    works = False
    try:
        call()
        works = True
    except EcumeneError as e:
        for lang in words.LANGUAGES:
            check_message(words.Words(lang).error(e), said)
    except scenario.ScenarioFailed as e:
        check_message(str(e), said)
    counted[f"{target}: {'taken' if works else 'refused'}"] += 1
    took = time.process_time() - start
    slowest[target] = max(took, slowest.get(target, 0.0))
    assert took < SECONDS, f"it took {took:.1f} s"
    return works


def check_message(text: str, said: Any) -> None:
    """The message is not too long, and contains no Python that was not typed."""
    assert 0 < len(text) < LONGEST, f"a message of {len(text)} characters"
    assert all(x[0] in in_plain(said) for x in PYTHON.finditer(text)), f"Python in a message: {text}"


def in_plain(said: Any) -> str:
    if isinstance(said, dict):
        said = [*said.keys(), *said.values()]
    if isinstance(said, (tuple, list)):
        return " ".join(map(in_plain, said))
    return said if isinstance(said, str) else said.decode("utf-8", "replace") if isinstance(said, bytes) else ""


def everything(m: Match) -> Any:
    return save(m.state), m.record(), list(m.steps), dict(m.standing), m.resigned, dict(m.taken_over)


# odd things

ODD_TEXTS = ["", " ", "\t", "\x00", "²", "١", "\ufeff", "\u2028", "é", "𝟙", "0", "-1", "1e9", "9" * 5_000, "x" * 70_000]
ODD_TEXTS += [
    "---",
    "#",
    "=",
    "+",
    "*",
    "?",
    "{",
    "[" * 2_000,
    '{"a":' * 500,
    "a." * 3_000,
    '"',
    "'''",
    "\\",
    "%s",
    "{0}",
]
ODD_TEXTS += ["undo 3", "undo 0 agreed", "resign", "leave greedy", "players 10000000000000", "seed 7", "result A 1"]
ODD_TEXTS += [" " * 3_000, "=" * 500, "null", "1" + " " * 800 + "=z", "[[],{}]", "2.0", "\ud800"]

texts: SearchStrategy[str] = st.one_of(st.sampled_from(ODD_TEXTS), st.text(max_size=30))
values: SearchStrategy[Any] = st.recursive(
    st.one_of(
        st.none(),
        st.booleans(),
        st.integers(),
        st.none().map(lambda _: 10**5_000),
        st.floats(),
        texts,
        st.binary(max_size=8),
    ),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)


@st.composite
def damaged(draw: DrawFn, good: SearchStrategy[str]) -> str:
    """A good text with a few parts removed, added, doubled or replaced."""
    text = draw(good)
    for _ in range(draw(st.integers(1, 4))):
        how = draw(st.integers(0, 5))
        lines = text.split("\n")
        at = draw(st.integers(0, max(0, len(lines) - 1)))
        if how == 0:  # some letters
            i = draw(st.integers(0, len(text)))
            text = text[:i] + draw(texts) + text[i + draw(st.integers(0, 5)) :]
        elif how == 1:  # a line removed
            text = "\n".join(lines[:at] + lines[at + 1 :])
        elif how == 2:  # a line twice
            lines.insert(draw(st.integers(0, len(lines))), lines[at])
            text = "\n".join(lines)
        elif how == 3:  # another line
            lines[at] = draw(texts)
            text = "\n".join(lines)
        elif how == 4:  # a word
            said = lines[at].split(" ")
            said[draw(st.integers(0, len(said) - 1))] = draw(texts)
            lines[at] = " ".join(said)
            text = "\n".join(lines)
        else:  # cut off
            text = text[: draw(st.integers(0, len(text)))]
    return text


# records


@cache
def records() -> list[str]:
    """The beginnings of golden records, all games."""
    files = sorted(ROOT.glob("tests/games/*/golden/*.rec"))
    return ["\n".join(x.read_text(encoding="utf-8").split("\n")[:LINES]) for x in files]


def try_record(text: str) -> None:
    tried("records", text, lambda: [x.record() for x in ecumene.read_all(text)])
    assert "".join(split(text)) == text


# scenario files


@cache
def scenarios() -> list[tuple[str, str]]:
    """Single scenarios with their games."""
    out = []
    for name in EVERY:
        for file in sorted((ROOT / "tests" / "games" / name / "scenarios").rglob("*.scn")):
            whole = file.read_text(encoding="utf-8").split("\n\n")
            out += [(name, part + "\n") for part in whole[:10] if scenario.HEAD.match(part.split("\n")[0])]
    return out


def try_scenario(said: tuple[str, str]) -> None:
    name, text = said

    def act() -> None:
        for case in scenario.parse(text, Path("fuzz.scn")):
            scenario.play(case, find(name))

    tried("scenarios", text, act)


@st.composite
def damaged_scenarios(draw: DrawFn) -> tuple[str, str]:
    name, text = draw(st.sampled_from(scenarios()))
    return name, draw(damaged(st.just(text)))


# corrections


@cache
def corrections() -> list[str]:
    """Small correct files, one for every table of every game."""
    lines = (ROOT / "docs" / "corrections" / "age_of_civilization.toml").read_text(encoding="utf-8")
    mine = [part for part in lines.split("\n\n") if part.startswith("[")][:60]
    mine += [
        '[cards.tavern]\npays = 5\n\n[wonders.sphinx]\ncost = "clay clay stone"',
        "[tokens.philosophy]\npoints = 6",
    ]
    mine += [
        '[cards.irrigation]\ncost = 3\n[cards.pyramids]\nstages = "3 3 3"',
        "cards.lamp.light = 4",
        "[cards]\nlamp = {light = 4}",
    ]
    mine += ["[advances.farming]\nfood = 1", '[leaders.rome]\nrow = "science economy military culture industry"']
    return mine


def try_corrections(said: tuple[str, str]) -> None:
    name, text = said
    game = find(name)
    before = save(game.start())
    tried("corrections", text, lambda: from_toml(text, "fuzz.toml", game))
    assert save(game.start()) == before, "a file changed the printed rows"


# moves and arguments


@cache
def running(name: str) -> Match:
    """A match in the middle of the game; it never changes, because every input gets a copy."""
    m = ecumene.new(name, players=find(name).most, seed=5)
    while len(m.plies) < 25:
        choices = [x for x in m.moves() if x != "resign"]
        m.play(choices[len(m.plies) % len(choices)])
    return m


def fresh(name: str) -> Match:
    return ecumene.read(running(name).record())


@st.composite
def moves(draw: DrawFn) -> tuple[str, str]:
    name = draw(st.sampled_from(EVERY))
    game = find(name)
    good = [*running(name).moves()[:20], *list(game.codec.verb)[:20]]
    return name, draw(st.one_of(texts, damaged(st.sampled_from(good)), st.sampled_from(good)))


def try_move(said: tuple[str, str]) -> None:
    name, text = said
    m = fresh(name)
    before = everything(m)
    assert tried("moves", text, lambda: m.play(text)) or everything(m) == before, "a refused move changed something"


CALLS: list[Callable[[Match, Any, Any], Any]] = [
    lambda m, a, b: m.choose(a),
    lambda m, a, b: m.play(a, b),
    lambda m, a, b: m.view(a),
    lambda m, a, b: m.record(a),
    lambda m, a, b: m.undo(a, bool(b)),
    lambda m, a, b: m.stand(a, b, []),
    lambda m, a, b: m.number(a),
    lambda m, a, b: ecumene.new(m.game.id, players=a, seed=b),
    lambda m, a, b: ecumene.new(m.game.id, seed=a, corrections=b),
    lambda m, a, b: ecumene.new(a),
    lambda m, a, b: ecumene.new("seven_wonders_duel", wonders=a, centre=b),
    lambda m, a, b: ecumene.read(a),
]


def try_call(said: tuple[str, int, Any, Any]) -> None:
    name, call, a, b = said
    m = fresh(name)
    before = everything(m)
    works = tried("calls", [a, b], lambda: CALLS[call](m, a, b))
    assert works or everything(m) == before, "a refused call changed something"


# the terminal


class ScriptedTerminal(Console):
    """A terminal with a keyboard that types some lines and then closes."""

    def __init__(self, lines: list[str]) -> None:
        super().__init__(file=io.StringIO(), width=80, force_terminal=False)
        self.lines = lines

    def input(self, *args: Any, **kwargs: Any) -> str:
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)


COMMANDS = [
    "?",
    "? 1",
    "u",
    "l",
    "v",
    "v B",
    "p 1",
    "p 99",
    "i lamp",
    "1",
    "2",
    "0",
    "99",
    "s /nowhere/x",
    "s .",
    "help",
]
COMMANDS += ["undo", "resign", "no", "pass", "? pass", "p ²", "²", "9" * 5_000, "i " + "x" * 70_000, "? fly", "view Z"]


def try_terminal(said: tuple[str, str, list[str]]) -> None:
    name, lang, lines = said
    with tempfile.TemporaryDirectory() as folder:
        m = ecumene.new(name, players=["Anna", "Borys"], seed=5)
        console = ScriptedTerminal([x for x in lines if "\n" not in x])
        file = Path(folder) / "game.rec"
        tried(
            "terminal", lines, lambda: Session(m, words.Words(lang, m.game, m.players), console, Records(file), 1).run()
        )
        assert isinstance(console.file, io.StringIO)
        shown = console.file.getvalue()
        assert all(x[0] in in_plain(lines) for x in PYTHON.finditer(shown)), "Python on the screen"
        assert ecumene.read(file.read_text(encoding="utf-8")).record() == m.record(), (
            "the saved game is not the one that was played"
        )


TARGETS: dict[str, tuple[SearchStrategy[Any], Callable[[Any], None], int]] = {  # with its share of the inputs
    "records": (damaged(st.deferred(lambda: st.sampled_from(records()))), try_record, 30),
    "scenarios": (damaged_scenarios(), try_scenario, 15),
    "corrections": (
        st.tuples(st.sampled_from(EVERY), damaged(st.deferred(lambda: st.sampled_from(corrections())))),
        try_corrections,
        20,
    ),
    "moves": (moves(), try_move, 15),
    "calls": (st.tuples(st.sampled_from(TOYS), st.integers(0, len(CALLS) - 1), values, values), try_call, 17),
    "terminal": (
        st.tuples(
            st.sampled_from(["lantern", "seven_wonders_duel"]),
            st.sampled_from(words.LANGUAGES),
            st.lists(st.one_of(st.sampled_from(COMMANDS), texts), max_size=6),
        ),
        try_terminal,
        3,
    ),
}


def fuzz(target: str, inputs: int, number: int = 0, shrink: bool = True) -> None:
    """`inputs` inputs for one target; the same `number` gives the same inputs. A failing input is made small."""
    strategy, check, _ = TARGETS[target]
    phases = [Phase.generate, Phase.shrink] if shrink else [Phase.generate]
    how = settings(
        max_examples=inputs, deadline=None, database=None, phases=phases, suppress_health_check=list(HealthCheck)
    )
    seed(number)(how(given(strategy)(lambda said: check(said))))()


def share(target: str, inputs: int) -> int:
    return max(1, inputs * TARGETS[target][2] // sum(x[2] for x in TARGETS.values()))


@dataclass(frozen=True)
class Tried:
    """What happened to the inputs for one target."""

    target: str
    worked: int
    refused: int
    slowest: float  # seconds of processor time
    seconds: float
    peak: float  # megabytes that the process used

    @property
    def row(self) -> str:
        all_of_them = self.worked + self.refused
        return f"| {self.target} | {all_of_them:,} | {self.worked:,} | {self.refused:,} | {self.slowest:.2f} s |"


def try_target(asked: tuple[str, int, int]) -> Tried:
    """One target in a process of its own."""
    target, inputs, number = asked
    start = time.process_time()
    fuzz(target, inputs, number)
    took = time.process_time() - start
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    return Tried(target, counted[f"{target}: taken"], counted[f"{target}: refused"], slowest[target], took, peak)


def report(inputs: int, number: int, found: list[Tried]) -> str:
    rows = [x.row for x in found]
    seconds, peak = sum(x.seconds for x in found), max(x.peak for x in found)
    return f"""# Odd input for everything that comes from outside

`make soak` (`python -m tools.fuzz --inputs {inputs} --seed {number}`). Each input either works or raises one of our own
errors, with a message in four languages that contains no Python; it takes limited time; and a refused input changes
nothing. No input failed.

| what | inputs | worked | refused | slowest, processor time |
| --- | --- | --- | --- | --- |
{chr(10).join(rows)}

{seconds:.0f} s of processor time in all; a process used at most {peak:.0f} MB.
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--inputs", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", choices=list(TARGETS))
    parser.add_argument("--no-report", action="store_true")
    args = parser.parse_args()
    asked = [(x, share(x, args.inputs), args.seed) for x in ([args.only] if args.only else TARGETS)]
    found: list[Tried] = []
    with Pool(2, maxtasksperchild=1) as pool:
        for x in pool.imap(try_target, asked, chunksize=1):
            found.append(x)
            print(f"{x.target}: {x.worked:,} worked, {x.refused:,} refused, {x.seconds:.0f} s", flush=True)
    if not args.only and not args.no_report:
        REPORT.write_text(report(args.inputs, args.seed, found), encoding="utf-8")


if __name__ == "__main__":
    main()
