"""Which small changes of a game's rules do its tests miss? `python -m tools.mutants seven_wonders_duel --sample 300`.

A mutant is the package with one thing changed in the game's rules: a number one off, a comparison turned, a statement
left out. The game's tests run against each until one fails, the quickest first, and then the laws of every game; a
mutant that none notices survives, and is either a hole in the tests or no change at all. The latter are listed with a
reason in tools/mutants_equivalent.toml. The report goes to docs/reports/mutants-<game>.md.

Needs `fork`: every mutant is tried in a child that has pytest loaded but not the package.
"""

from __future__ import annotations

import argparse
import ast
import compileall
import contextlib
import os
import random
import re
import resource
import signal
import sys
import tempfile
import time
import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tools.compiler import COMPILED, ROOT, SOURCE, rules_of, sync

EXPLAINED = Path(__file__).with_name("mutants_equivalent.toml")
NOT_OF_RULES = ("test_greedy.py",)  # it plays many games and says little of a rule
NOT_CHANGED = ("rules/verbs", "strategy/")  # tables of words and their numbers; what bots know is no rule

# ---------------------------------------------------------------- changes

COMPARED = {
    ast.Lt: ("<", ["<=", ">="]),
    ast.LtE: ("<=", ["<", ">"]),
    ast.Gt: (">", [">=", "<="]),
    ast.GtE: (">=", [">", "<"]),
    ast.Eq: ("==", ["!="]),
    ast.NotEq: ("!=", ["=="]),
    ast.In: ("in", ["not in"]),
    ast.NotIn: ("not in", ["in"]),
    ast.Is: ("is", ["is not"]),
    ast.IsNot: ("is not", ["is"]),
}
ARITHMETIC = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "//"),
    ast.FloorDiv: ("//", "*"),
    ast.Mod: ("%", "//"),
    ast.BitAnd: ("&", "|"),
    ast.BitOr: ("|", "&"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
}


@dataclass(frozen=True)
class Mutation:
    """One change of one source text: the bytes from `start` to `end` become `new`."""

    line: int
    start: int
    end: int
    new: str
    change: str  # for people: `if a < b: -> if a <= b:`

    def apply(self, source: str) -> str:
        raw = source.encode()
        return (raw[: self.start] + self.new.encode() + raw[self.end :]).decode()


class Finder:
    """Everything that may be changed in a source text, by site: one site may be changed in several ways."""

    def __init__(self, source: str) -> None:
        self.raw = source.encode()
        self.starts = [0]
        for line in self.raw.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))
        self.sites: list[list[Mutation]] = []
        for node in ast.parse(source).body:
            self.statement(node, returns="", init=False)

    # places in the text

    def span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        assert node.end_lineno is not None and node.end_col_offset is not None
        return self.starts[node.lineno - 1] + node.col_offset, self.starts[node.end_lineno - 1] + node.end_col_offset

    def text(self, node: ast.expr | ast.stmt) -> str:
        start, end = self.span(node)
        return self.raw[start:end].decode()

    def change(self, start: int, end: int, news: list[str]) -> None:
        """A site: what stands from one place to another may become each of these."""
        old = self.raw[start:end].decode()
        line = self.raw[:start].count(b"\n") + 1
        self.sites.append(
            [
                Mutation(line, start, end, new, self.shown(line, start, end, new))
                for new in dict.fromkeys(news)
                if new != old
            ]
        )

    def shown(self, line: int, start: int, end: int, new: str) -> str:
        """The line, or the lines, before and after; without comments, which come and go."""
        begin = self.starts[line - 1]
        stop = next((x for x in self.starts if x >= end), len(self.raw))
        before = self.raw[begin:stop].decode()
        after = (self.raw[begin:start] + new.encode() + self.raw[end:stop]).decode()
        return f"{flat(before)} -> {flat(after)}"

    def site(self, node: ast.expr | ast.stmt, news: list[str]) -> None:
        """The whole node becomes something else."""
        self.change(*self.span(node), news)

    def operator(self, left: ast.expr, right: ast.expr, old: str, news: list[str]) -> None:
        """What stands between two operands becomes another operator."""
        start, end = self.span(left)[1], self.span(right)[0]
        start += self.raw[start:end].index(old.encode())
        self.change(start, start + len(old), news)

    # statements

    def statement(self, node: ast.stmt, returns: str, init: bool) -> None:
        match node:
            case ast.FunctionDef():
                for default in [*node.args.defaults, *(d for d in node.args.kw_defaults if d)]:
                    self.expression(default)
                for inner in node.body:
                    self.statement(inner, ast.unparse(node.returns) if node.returns else "", node.name == "__init__")
                return
            case ast.ClassDef():
                for inner in node.body:
                    self.statement(inner, "", False)
                return
            case ast.If(test=ast.Name(id="TYPE_CHECKING")):
                return
            case ast.If():
                self.site(node.test, ["True", "False"])
            case ast.While():
                self.site(node.test, ["False"])  # for ever is soon told, but not soon over
            case ast.Expr(value=ast.Call()) | ast.Raise():
                self.site(node, ["pass"])
            case ast.AugAssign():
                self.site(node, ["pass"])
                if type(node.op) in ARITHMETIC:
                    old, new = ARITHMETIC[type(node.op)]
                    self.operator(node.target, node.value, old, [new])
            case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]) if not init:
                self.site(node, ["pass"])
            case ast.Return(value=ast.expr()):
                assert node.value
                self.site(node.value, self.other_returns(node.value, returns))
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.stmt):
                self.statement(child, returns, init)
            elif isinstance(child, ast.expr) and child is not getattr(node, "annotation", None):
                self.expression(child)

    def other_returns(self, value: ast.expr, returns: str) -> list[str]:
        text = self.text(value)
        if returns == "bool":
            return [f"not ({text})"]
        if returns in ("int", "i64"):
            return [f"({text}) + 1", f"({text}) - 1"]
        if returns == "str":
            return ['""', '"another"'] if text != '""' else ['"another"']
        return [f"({text})[1:]", f"({text})[:-1]"] if returns.startswith("list[") else []

    # expressions

    def expression(self, node: ast.expr) -> None:
        match node:
            case ast.Constant(value=bool()):
                pass
            case ast.Constant(value=int(n)):
                self.site(node, [str(n + 1), str(n - 1) if n else "(-1)"])
            case ast.Compare():
                for left, op, right in zip([node.left, *node.comparators], node.ops, node.comparators):
                    old, news = COMPARED[type(op)]
                    self.operator(left, right, old, news)
            case ast.BoolOp():
                word = " or " if isinstance(node.op, ast.And) else " and "
                self.site(node, ["(" + word.join(f"({self.text(v)})" for v in node.values) + ")"])
            case ast.UnaryOp(op=ast.Not()):
                self.site(node, [f"({self.text(node.operand)})"])
            case ast.BinOp() if type(node.op) in ARITHMETIC:
                old, new = ARITHMETIC[type(node.op)]
                self.operator(node.left, node.right, old, [new])
            case ast.IfExp():
                self.site(node.test, ["True", "False"])
            case ast.Call():
                self.swaps(node)
            case ast.ListComp() | ast.GeneratorExp():
                for part in node.generators:
                    self.expression(part.iter)
                    for test in part.ifs:
                        self.site(test, ["True", "False"])
                        self.expression(test)
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.expr):
                self.expression(child)
            elif isinstance(child, ast.keyword):
                self.expression(child.value)

    def swaps(self, call: ast.Call) -> None:
        """Neighbouring arguments change places, but not where anything would notice: a position, a row of a table."""
        if any(isinstance(x, ast.Constant) and isinstance(x.value, str) for x in call.args):
            return
        if isinstance(call.func, ast.Name) and call.func.id in ("max", "min"):
            return
        for a, b in zip(call.args, call.args[1:]):
            if not telling(a) and not telling(b) and self.text(a) != self.text(b):
                gap = self.raw[self.span(a)[1] : self.span(b)[0]].decode()
                self.change(self.span(a)[0], self.span(b)[1], [self.text(b) + gap + self.text(a)])


def telling(argument: ast.expr) -> bool:
    match argument:
        case ast.Starred() | ast.Name(id="s" | "self"):
            return True
    return False


def flat(text: str) -> str:
    return re.sub(r"\s+", " ", re.sub(r"  #.*", "", text)).strip()


def sites(source: str) -> list[list[Mutation]]:
    return [site for site in Finder(source).sites if site]


# ---------------------------------------------------------------- mutants of a game


@dataclass(frozen=True)
class Mutant:
    module: str
    mutation: Mutation

    def __str__(self) -> str:
        return f"{self.module}.py:{self.mutation.line}: {self.mutation.change}"


def folder(game: str) -> Path:
    return SOURCE / "games" / game


def mutants(game: str, sample: int, seed: int, modules: list[str]) -> tuple[list[Mutant], int]:
    """So many sites of the rules, each changed in one of its ways; and how many sites there are."""
    rng = random.Random(seed)
    found = [
        [Mutant(name, mutation) for mutation in site]
        for name in rules_of(game)
        if not name.startswith(NOT_CHANGED) and (not modules or name in modules)
        for site in sites((folder(game) / f"{name}.py").read_text(encoding="utf-8"))
    ]
    chosen = rng.sample(found, min(sample, len(found)))
    picked = [rng.choice(site) for site in chosen]
    return sorted(picked, key=lambda m: (m.module, m.mutation.line, m.mutation.start)), len(found)


def explanations(game: str) -> dict[tuple[str, str], str]:
    """By module and change: why it changes nothing that anybody could see."""
    rows = tomllib.loads(EXPLAINED.read_text(encoding="utf-8")).get(game, []) if EXPLAINED.exists() else []
    return {(row["module"], row["change"]): row["why"] for row in rows}


# ---------------------------------------------------------------- trying them

LAWS_AT = dict.fromkeys(("through_the_ages", "clash_of_cultures", "new_dawn"), 250)  # of long games at fewer positions
KILLED, SURVIVED, BROKEN, HUNG = "killed", "survived", "broken", "hung"
NO_IMPORT = 77  # exit code of a child that could not even import the game


def run_tests(overlay: Path, game: str, tests: list[str], scratch: Path, limit: float) -> None:
    """In a child: never returns. The exit code is pytest's, or NO_IMPORT."""
    os.setsid()  # so that whatever the tests start can be ended with them
    resource.setrlimit(resource.RLIMIT_CPU, (int(limit) + 1, int(limit) + 1))  # its own time: others work here too
    out = os.open(scratch / f"{overlay.name}.out", os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    os.dup2(out, 1)
    os.dup2(out, 2)
    os.chdir(ROOT)
    sys.dont_write_bytecode = True
    sys.path.insert(0, str(overlay))
    os.environ |= {
        "PYTHONPATH": str(overlay),
        "PYTHONDONTWRITEBYTECODE": "1",
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
        "HYPOTHESIS_STORAGE_DIRECTORY": str(scratch / "hypothesis"),
    }
    code = NO_IMPORT
    try:
        __import__(f"ecumene.games.{game}.game")
        import pytest

        hypothesis = ["-p", "_hypothesis_pytestplugin", "--hypothesis-seed=0"]
        code = int(pytest.main(["-x", "-q", "-p", "no:cacheprovider", "--tb=short", *hypothesis, *tests]))
        if code == 0 and len(tests) > 1:
            code = 1
            keep_laws(game)
            code = 0
    finally:
        sys.stdout.flush()
        os._exit(code)


def keep_laws(name: str) -> None:
    """What holds for every game, at a few positions of a few games: it notices a clone that forgets, and its like."""
    from ecumene.games import find
    from ecumene.testing.laws import keep_all

    for seed in range(12):
        keep_all(find(name), seed, every=LAWS_AT.get(name, 12))


class Trial:
    """A child trying one mutant in one overlay."""

    def __init__(self, overlay: Path, game: str, mutant: Mutant | None, tests: list[str], limit: float) -> None:
        self.overlay, self.mutant, self.took = overlay, mutant, 0.0
        if mutant:
            self.path = overlay / "ecumene" / "games" / game / f"{mutant.module}.py"
            self.original = self.path.read_text(encoding="utf-8")
            self.path.write_text(mutant.mutation.apply(self.original), encoding="utf-8")
            for old in self.path.parent.glob(f"__pycache__/{self.path.stem}.*"):
                old.unlink()  # never mistake the bytecode of one mutant for that of another
        self.pid = os.fork()
        if self.pid == 0:
            run_tests(overlay, game, tests, overlay.parent, limit)

    def done(self) -> str:
        """How it ended, or "" while it runs."""
        pid, status, used = os.wait4(self.pid, os.WNOHANG)
        if not pid:
            return ""
        self.took = used.ru_utime + used.ru_stime
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.pid, signal.SIGKILL)
        if self.mutant:
            self.path.write_text(self.original, encoding="utf-8")
        code = os.waitstatus_to_exitcode(status)
        return {0: SURVIVED, NO_IMPORT: BROKEN, 2: BROKEN, -signal.SIGKILL: HUNG}.get(code, KILLED)

    def wait(self) -> str:
        while not (said := self.done()):
            time.sleep(0.02)
        return said

    def output(self) -> str:
        return (self.overlay.parent / f"{self.overlay.name}.out").read_text(errors="replace")


def quickest_first(overlay: Path, game: str, tests: list[Path]) -> tuple[list[str], float]:
    """The test files ordered by how long they take, and how long all take together, with the laws. All must pass."""

    def time_of(some: list[str]) -> float:
        trial = Trial(overlay, game, None, some, limit=900)
        if trial.wait() != SURVIVED:
            raise SystemExit(f"{trial.output()}\nthe tests fail without any mutant: {' '.join(some)}")
        return trial.took

    took = {str(path): time_of([str(path)]) for path in tests}
    ordered = sorted(took, key=lambda x: took[x])
    return ordered, time_of(ordered)


def try_all(game: str, chosen: list[Mutant], tests: list[Path], jobs: int) -> Iterator[tuple[Mutant, str]]:
    """Every mutant with how it ended, as they end."""
    import hypothesis  # noqa: F401  loaded here, so that no child has to
    import pytest  # noqa: F401

    assert "ecumene" not in sys.modules, "a child would see the true package"
    with tempfile.TemporaryDirectory(prefix="mutants-") as scratch:
        overlays = [Path(scratch) / str(n) for n in range(jobs)]
        for overlay in overlays:
            sync(SOURCE, overlay / "ecumene")
            compileall.compile_dir(overlay, quiet=2)
        ordered, whole = quickest_first(overlays[0], game, tests)
        limit = max(10.0, 3 * whole)
        print(f"· the tests take {whole:.1f} s of a processor; a mutant has {limit:.0f} s", flush=True)
        todo, running = list(reversed(chosen)), list[Trial]()
        while todo or running:
            free = [o for o in overlays if o not in {t.overlay for t in running}]
            while todo and free:
                running.append(Trial(free.pop(), game, todo.pop(), ordered, limit))
            for trial in list(running):
                said = trial.done()
                if said:
                    running.remove(trial)
                    assert trial.mutant
                    yield trial.mutant, said
            time.sleep(0.02)


# ---------------------------------------------------------------- the report


@dataclass
class Tally:
    game: str
    command: str
    there: int  # sites
    ended: list[tuple[Mutant, str]]
    why: dict[tuple[str, str], str]

    def reason(self, m: Mutant) -> str:
        return self.why.get((m.module, m.mutation.change), "")

    @property
    def survivors(self) -> list[Mutant]:
        return [m for m, said in self.ended if said == SURVIVED and not self.reason(m)]

    @property
    def explained(self) -> list[Mutant]:
        return [m for m, said in self.ended if said == SURVIVED and self.reason(m)]

    @property
    def score(self) -> float:
        """Percent of those that change something."""
        real = len(self.ended) - len(self.explained)
        return 100 * (real - len(self.survivors)) / real if real else 100.0

    def lines(self) -> list[str]:
        count = Counter(said for _, said in self.ended)
        out = [
            f"# Mutants of {self.game}",
            "",
            f"{time.strftime('%Y-%m-%d')}, `{self.command}`: {len(self.ended)} of {self.there} places changed.",
            "",
            f"**{self.score:.1f} %** noticed: {count[KILLED]} by a failing test, {count[HUNG]} by not ending, "
            f"{count[BROKEN]} by not even importing; {len(self.explained)} change nothing, "
            f"{len(self.survivors)} survived.",
        ]
        if self.survivors:
            out += ["", "## Survivors", "", *(f"- `{m}`" for m in self.survivors)]
        if self.explained:
            out += ["", "## Changes that change nothing", ""]
            out += [f"- `{m}`: {self.reason(m)}" for m in self.explained]
        broken = [m for m, said in self.ended if said == BROKEN]
        if broken:
            out += ["", "## Not even importable", "", *(f"- `{m}`" for m in broken)]
        return out


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", choices=COMPILED)
    parser.add_argument("--sample", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--module", action="append", default=[], help="only of this module of the rules")
    parser.add_argument("--at-least", type=float, default=0, metavar="PERCENT", help="exit code 1 below it")
    parser.add_argument("--no-report", action="store_true", help="leave docs/reports alone")
    args = parser.parse_args()
    folder = ROOT / "tests" / "games" / args.game
    tests = [path for path in sorted(folder.glob("test_*.py")) if path.name not in NOT_OF_RULES]
    chosen, there = mutants(args.game, args.sample, args.seed, args.module)
    tally = Tally(args.game, " ".join(["python -m tools.mutants", *sys.argv[1:]]), there, [], explanations(args.game))
    began = time.monotonic()
    for mutant, said in try_all(args.game, chosen, tests, args.jobs):
        tally.ended.append((mutant, said))
        if said == SURVIVED and not tally.reason(mutant):
            print(f"  survived  {mutant}", flush=True)
        if len(tally.ended) % 25 == 0:
            print(f"· {len(tally.ended)} of {len(chosen)}, {time.monotonic() - began:.0f} s", flush=True)
    tally.ended.sort(key=lambda x: (x[0].module, x[0].mutation.line, x[0].mutation.start))
    lines = tally.lines()
    print("\n".join(lines[2:]))
    if not args.no_report:
        report = ROOT / "docs" / "reports" / f"mutants-{args.game}.md"
        report.parent.mkdir(parents=True, exist_ok=True)
        report.write_text("\n".join(lines) + "\n", encoding="utf-8")
    sys.exit(1 if tally.score < args.at_least else 0)


if __name__ == "__main__":
    main()
