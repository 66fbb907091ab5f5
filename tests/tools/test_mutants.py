"""Every way to change a source text, on a snippet; and what is left alone."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

from tools import compiler, mutants


def changed(source: str) -> set[str]:
    """The last line of the source in all its changed forms."""
    source = textwrap.dedent(source).strip()
    out = {m.apply(source) for site in mutants.sites(source) for m in site}
    for text in out:
        ast.parse(text)
    return {text.splitlines()[-1].strip() for text in out}


@pytest.mark.parametrize(
    "source, forms",
    [
        ("x = 3", {"x = 4", "x = 2"}),
        ("x = 0", {"x = 1", "x = (-1)"}),
        ("x = a < b", {"x = a <= b", "x = a >= b"}),
        ("x = a == b", {"x = a != b"}),
        ("x = a in b", {"x = a not in b"}),
        ("x = (a) <= (b)", {"x = (a) < (b)", "x = (a) > (b)"}),
        ("x = a < b < c", {"x = a <= b < c", "x = a >= b < c", "x = a < b <= c", "x = a < b >= c"}),
        ("x = a and b", {"x = ((a) or (b))"}),
        ("x = a or b or c", {"x = ((a) and (b) and (c))"}),
        ("x = not a", {"x = (a)"}),
        ("x = a + b", {"x = a - b"}),
        ("x = a // b", {"x = a * b"}),
        ("x = a & b", {"x = a | b"}),
        ("x = b if a else c", {"x = b if True else c", "x = b if False else c"}),
        ("x = [i for i in a if i]", {"x = [i for i in a if True]", "x = [i for i in a if False]"}),
        ("f()", {"pass"}),
        ("raise E", {"pass"}),
        ("a += b", {"pass", "a -= b"}),
        ("a |= b", {"pass", "a &= b"}),
        ("a.b = c", {"pass"}),
        ("a[b] = c", {"pass"}),
        ("x = f(a, b)", {"x = f(b, a)"}),
        ("x = f(a, b, c)", {"x = f(b, a, c)", "x = f(a, c, b)"}),
        ("if a: pass", {"if True: pass", "if False: pass"}),
        ("while a: pass", {"while False: pass"}),
        ("x = 'ł' * 2", {"x = 'ł' // 2", "x = 'ł' * 3", "x = 'ł' * 1"}),
    ],
)
def test_changes(source: str, forms: set[str]) -> None:
    assert changed(source) == forms


@pytest.mark.parametrize(
    "returns, value, forms",
    [
        ("bool", "a", {"return not (a)"}),
        ("i64", "a", {"return (a) + 1", "return (a) - 1"}),
        ("str", "a", {'return ""', 'return "another"'}),
        ("str", '""', {'return "another"'}),
        ("list[int]", "a", {"return (a)[1:]", "return (a)[:-1]"}),
        ("Seat", "a", set()),
    ],
)
def test_returned_values(returns: str, value: str, forms: set[str]) -> None:
    assert changed(f"def f(a: int) -> {returns}:\n    return {value}") == forms


@pytest.mark.parametrize(
    "source",
    [
        '"""Three words and the number 3."""',
        "x: list[3]",
        "x = True",
        "x = 'three'",
        "x = Card('altar', AGE1, BLUE)",
        "x = f(s, p)",
        "x = f(a, a)",
        "x = max(a, b)",
        "a = b",
        "def f(a: i64 | None) -> int | None: ...",
        "@dataclass(init=False)\nclass A: ...",
        "if TYPE_CHECKING:\n    x = 3",
        "class A:\n    def __init__(self, a: i64) -> None:\n        self.a = a",
    ],
)
def test_left_alone(source: str) -> None:
    assert changed(source) == set()


def test_a_change_is_told_by_its_line_without_comments() -> None:
    (site,) = mutants.sites("x = 1\ny = a  +  b  # why\n")[1:]
    assert [(m.line, m.change) for m in site] == [(2, "y = a + b -> y = a - b")]


def test_the_sample_depends_on_the_seed_alone() -> None:
    game = "seven_wonders_duel"
    first, there = mutants.mutants(game, 30, 1, [])
    assert (first, there) == mutants.mutants(game, 30, 1, [])
    assert len(first) == 30 and first != mutants.mutants(game, 30, 2, [])[0]
    assert {m.module for m in mutants.mutants(game, 30, 1, ["rules/military"])[0]} == {"rules/military"}


def test_the_score_leaves_out_what_changes_nothing() -> None:
    here = [mutants.Mutant("war", mutants.Mutation(n, 0, 0, "", f"a -> {n}")) for n in range(4)]
    ended = [
        (here[0], mutants.KILLED),
        (here[1], mutants.SURVIVED),
        (here[2], mutants.SURVIVED),
        (here[3], mutants.KILLED),
    ]
    tally = mutants.Tally("duel", "command", 9, ended, {("war", "a -> 2"): "a is 2"})
    assert tally.survivors == [here[1]] and tally.explained == [here[2]]
    assert round(tally.score, 1) == 66.7
    assert "- `war.py:2: a -> 2`: a is 2" in tally.lines()


TRY = """
import sys
from pathlib import Path
from tools.mutants import Mutant, Mutation, Trial, sites
overlay, test = Path(sys.argv[1]), sys.argv[2]
((up, down),) = sites("x = 1\\n")
for mutation in (up, down, Mutation(1, 0, 5, "x = y", "")):
    print(Trial(overlay, "toy", Mutant("war", mutation), [test], limit=60).wait())
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="mutants need fork")
def test_a_trial_tells_killed_from_survived(tmp_path: Path) -> None:
    """In a package and a process of its own: the true package must not be loaded."""
    package = tmp_path / "0" / "ecumene" / "games" / "toy"
    package.mkdir(parents=True)
    for name in ("__init__.py", "../__init__.py", "../../__init__.py"):
        (package / name).write_text("")
    (package / "war.py").write_text("x = 1\n")
    (package / "game.py").write_text("from ecumene.games.toy.war import x\n")
    test = tmp_path / "test_x.py"
    test.write_text("from ecumene.games.toy.war import x\ndef test_x(): assert x < 2\n")
    run = subprocess.run(
        [sys.executable, "-c", TRY, tmp_path / "0", test], cwd=compiler.ROOT, capture_output=True, text=True, check=True
    )
    assert run.stdout.split() == [mutants.KILLED, mutants.SURVIVED, mutants.BROKEN]
    assert (package / "war.py").read_text() == "x = 1\n"
