"""When the compiled build is out of date, and that one build is never mixed with another."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from ecumene import checkout
from tools import compiler, native
from tools.compiler import OPTIMISED, PLAIN, TUNED


@pytest.fixture
def source(tmp_path: Path) -> Path:
    root = tmp_path / "source"
    (root / "kernel" / "core").mkdir(parents=True)
    (root / "kernel" / "core" / "bits.py").write_text("a = 1\n")
    (root / "words.ftl").write_text("hello = Hello\n")
    return root


class Compiler:
    """In place of the real one: notes what it is asked for."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.fails = False

    def __call__(self, folder: Path, level: str, jobs: int | None = None) -> None:
        self.asked.append(level)
        (folder / "ecumene_kernel__mypyc.so").write_bytes(b"shared")
        if self.fails:
            raise SystemExit("interrupted")
        (folder / "ecumene" / "kernel" / "core" / "bits.so").write_bytes(b"compiled")


@pytest.fixture
def fake(source: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Compiler:
    made = Compiler()
    monkeypatch.setattr(native, "SOURCE", source)
    monkeypatch.setattr(native, "ROOT", tmp_path)
    monkeypatch.setattr(native, "BUILT", tmp_path / "build" / "native")
    monkeypatch.setattr(native, "modules", lambda: ["kernel/core/bits.py"])
    monkeypatch.setattr(compiler, "compile_package", made)
    (tmp_path / "build").mkdir()
    return made


def test_everything_named_is_there() -> None:
    assert all((compiler.SOURCE / name).is_file() for name in compiler.modules())
    assert len(compiler.modules()) == len(set(compiler.modules()))


def test_every_module_is_in_one_group() -> None:
    made = [name for own, _ in compiler.groups(compiler.modules()) for name in own]
    assert made == [f"ecumene/{name}" for name in compiler.modules()]


def test_tests_that_run_on_one_build_only_are_there() -> None:
    root = compiler.ROOT
    assert all(list((root / "tests").glob(name)) for name in native.NOT_AGAIN)
    assert all(list(root.glob(name)) for name in native.only_compiled())
    run = [root / x for x in native.tests_of_compiled() if not x.startswith("-")]
    assert all(path.exists() for path in run)
    found = [path for name in native.only_compiled() for path in root.glob(name) if path.suffix == ".py"]
    assert all(any(x in (path, *path.parents) for x in run) for path in found), "run nowhere"


# flags


def test_only_gcc_gets_its_own_flags(tmp_path: Path) -> None:
    assert "--param" in compiler.compile_flags(OPTIMISED, "gcc", tmp_path)
    assert "--param" not in compiler.compile_flags(PLAIN, "gcc", tmp_path)
    clang = compiler.compile_flags(TUNED, "clang", tmp_path)
    assert clang[:3] == ["-Wno-all", "-ffp-contract=off", f"-ffile-prefix-map={tmp_path}=."] and "--param" not in clang
    assert compiler.compile_flags(TUNED, "msvc", tmp_path) == []
    trained = "-fprofile-partial-training"
    assert trained in compiler.compile_flags(TUNED, "gcc", tmp_path) and trained not in clang
    assert trained not in compiler.compile_flags(OPTIMISED, "gcc", tmp_path)


@pytest.mark.skipif(os.name == "nt", reason="the compilers here are scripts")
@pytest.mark.parametrize(
    ("defined", "family"), [("__GNUC__ 12", "gcc"), ("__GNUC__ 4\n#define __clang__ 1", "clang"), ("__TINYC__", "unix")]
)
def test_a_compiler_is_known_by_what_it_defines(tmp_path: Path, defined: str, family: str) -> None:
    script = tmp_path / "cc"
    script.write_text(f"#!/bin/sh\ncat <<'END'\n#define {defined}\nEND\n")
    script.chmod(0o755)
    assert compiler.family(SimpleNamespace(compiler_type="unix", compiler=[str(script)])) == family
    assert compiler.family(SimpleNamespace(compiler_type="msvc")) == "msvc"


def test_only_what_games_play_is_compiled_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    names = "ecumene_kernel__mypyc", "ecumene_bots__mypyc", "ecumene_duel__mypyc", "ecumene.kernel.core.state"
    made: list[tuple[list[str], str]] = []

    def compiled(folder: Path, extensions: list[Any], level: str, more: tuple[str, ...], jobs: int | None) -> None:
        made.append(([extension.name for extension in extensions], more[0].partition("=")[0] if more else ""))

    monkeypatch.setattr(compiler, "write_c", lambda *_: [SimpleNamespace(name=name) for name in names])
    monkeypatch.setattr(compiler, "compile_c", compiled)
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: made.append(([], "games")))
    compiler.compile_tuned(tmp_path, [])
    played = ["ecumene_kernel__mypyc", "ecumene_duel__mypyc"]
    once = ["ecumene_bots__mypyc", "ecumene.kernel.core.state"]
    assert made == [(once, ""), (played, "-fprofile-generate"), ([], "games"), (played, "-fprofile-use")]


def test_what_runs_once_is_not_optimised() -> None:
    once = "char CPyDef_rules_____top_level__(void) {\n"
    c = f"static int f(void) {{\n    return 1;\n}}\n{once}        return 1;\n    }}\n"
    assert compiler.shorten(c) == f"static int f(void) {{\nreturn 1;\n}}\n{compiler.ONCE}{once}return 1;\n}}\n"


def test_what_only_python_calls_gets_less_effort() -> None:
    for line in (
        "PyObject *CPyPy_rules___turn___legal(PyObject *self, PyObject *const *args) {\n",
        "PyObject *CPyDef_duel___cards___age1___age1_rows(void) {\n",
        "char CPyDef_duel___rules___ruleset___Rules_____init__(PyObject *self) {\n",
        "PyObject *CPyDef_duel___rules___turn___Turn___why_not(PyObject *self, int64_t action) {\n",
        "PyObject *CPyDef_duel___rules___turn___Turn___missing(PyObject *self, int64_t action) {\n",
    ):
        assert compiler.shorten(line) == compiler.SELDOM + line
        declared = line.replace(" {", ";")
        assert compiler.shorten(declared) == declared
    native = "PyObject *CPyDef_duel___rules___turn___legal(PyObject *self) {\n"
    assert compiler.shorten(native) == native


CORE = "CPyDef_ecumene___kernel___core___"
KERNEL_C = f"""#include "kernel.h"
char {CORE}bits___has(int64_t cpy_r_bag) {{
    goto CPyL1;
CPyL1: ;
    return {CORE}bits___size(cpy_r_bag);
}}

int64_t {CORE}bits___size(int64_t cpy_r_bag) {{
    {CORE}action___refuse();
    CPy_AddTraceback("bits.py", "size", 3, CPyStatic_ecumene___kernel___core___bits___globals);
}}

char {CORE}action___refuse(void) {{
    return CPyStatics[3];
}}

char {CORE}piles___first(void) {{
    return 1;
}}
"""


def test_a_game_has_its_own_copies_of_small_functions_of_the_kernel() -> None:
    kernel = "exports_ecumene_kernel."
    calls = f"x = {kernel}{CORE}bits___has(7);\ny = {kernel}{CORE}piles___first();\n"
    made = compiler.with_leaves(f'#include "game.h"\n{calls}', compiler.leaves(KERNEL_C))
    declared = f"static inline char leaf_{CORE}bits___has(int64_t cpy_r_bag);\n"
    assert made.startswith(f'#include "game.h"\n{declared}')
    assert f"return leaf_{CORE}bits___size(cpy_r_bag);\n}}\n" in made
    assert f"(*{kernel}{CORE}action___refuse)();" in made, "it has a constant of the kernel's library"
    assert f"(*{kernel}CPyStatic_ecumene___kernel___core___bits___globals)" in made
    assert made.endswith(f"}}\nx = leaf_{CORE}bits___has(7);\ny = {kernel}{CORE}piles___first();\n")


def test_a_module_reads_headers_only_if_it_needs_more_of_python_than_is_declared() -> None:
    c = f"{compiler.HEADERS}PyMODINIT_FUNC PyInit_a(void) {{ PyErr_Clear(); Py_DECREF(tmp); return x; }}\n"
    assert compiler.without_headers(c) == c.replace(compiler.HEADERS, compiler.FOUND_BY)
    more = c.replace("PyErr_Clear()", "PyErr_Print()")
    assert compiler.without_headers(more) == more


def test_a_build_is_for_every_processor_of_its_kind(tmp_path: Path) -> None:
    flags = [x for level in compiler.LEVELS for x in compiler.compile_flags(level, "gcc", tmp_path)]
    assert not any(x.startswith(("-march", "-mtune", "-mcpu")) for x in flags)


# when it is out of date


def test_the_stamp_is_of_the_compiled_sources(source: Path) -> None:
    before = native.stamp(source, ["kernel/core/bits.py"])
    (source / "words.ftl").write_text("hello = Hello!\n")
    assert native.stamp(source, ["kernel/core/bits.py"]) == before
    (source / "kernel" / "core" / "bits.py").write_text("a = 2\n")
    assert native.stamp(source, ["kernel/core/bits.py"]) != before


def test_the_stamp_is_of_the_flags_too(source: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    before = native.stamp(source, ["kernel/core/bits.py"])
    monkeypatch.setenv("CFLAGS", "-O0")
    after = native.stamp(source, ["kernel/core/bits.py"])
    changed = tmp_path / "compiler.py"
    changed.write_text(f"{Path(compiler.__file__).read_text()}\nINLINE = {{}}\n")
    monkeypatch.setattr(compiler, "__file__", str(changed))
    assert len({before, after, native.stamp(source, ["kernel/core/bits.py"])}) == 3


def test_a_copy_follows_its_source_and_keeps_what_is_compiled(source: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    assert compiler.sync(source, copy) == 2
    (copy / "kernel" / "core" / "bits.cpython-311.so").write_bytes(b"compiled")
    assert compiler.sync(source, copy) == 0
    (source / "words.ftl").unlink()
    (source / "kernel" / "core" / "bits.py").write_text("a = 2\n")
    assert compiler.sync(source, copy) == 2
    assert sorted(p.name for p in copy.rglob("*") if p.is_file()) == ["bits.cpython-311.so", "bits.py"]
    assert (copy / "kernel" / "core" / "bits.py").read_text() == "a = 2\n"


def test_nothing_is_compiled_when_nothing_has_changed(
    fake: Compiler, source: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    native.build(PLAIN)
    first = native.BUILT.resolve()
    native.build(PLAIN)
    assert native.BUILT.resolve() == first and capsys.readouterr().out.splitlines()[-1] == "· up to date"
    (source / "words.ftl").write_text("hello = Hello!\n")
    native.build(PLAIN)
    assert len(fake.asked) == 1
    (source / "kernel" / "core" / "bits.py").write_text("a = 2\n")
    native.build(PLAIN)
    assert len(fake.asked) == 2


def test_a_better_build_serves_for_a_lesser_one_and_not_the_other_way(fake: Compiler) -> None:
    for level in (PLAIN, OPTIMISED, PLAIN, TUNED, OPTIMISED, PLAIN):
        native.build(level)
    assert fake.asked == [PLAIN, OPTIMISED, TUNED]
    native.build(PLAIN, force=True)
    assert fake.asked == [PLAIN, OPTIMISED, TUNED, PLAIN]


def test_it_is_known_how_long_the_last_build_of_each_level_took(fake: Compiler) -> None:
    assert native.build_times() == {}
    for level in (PLAIN, TUNED):
        native.build(level)
    assert set(native.build_times()) == {PLAIN, TUNED} and max(native.build_times().values()) < 60


# never half of one and half of another


def test_a_build_never_changes_once_it_is_there(fake: Compiler, source: Path) -> None:
    native.build(PLAIN)
    first = native.BUILT.resolve()
    (source / "words.ftl").write_text("hello = Hello!\n")
    native.build(PLAIN)
    second = native.BUILT.resolve()
    assert (first / "ecumene" / "words.ftl").read_text() == "hello = Hello\n"
    assert (second / "ecumene" / "words.ftl").read_text() == "hello = Hello!\n"
    assert (second / "ecumene" / "kernel" / "core" / "bits.so").read_bytes() == b"compiled"
    assert (second / "ecumene_kernel__mypyc.so").read_bytes() == b"shared"
    (source / "words.ftl").write_text("hello = Hi\n")
    native.build(PLAIN)
    assert second.is_dir() and not first.exists(), "the one before stays, older ones go"


def test_a_build_that_is_interrupted_leaves_the_last_good_one(fake: Compiler, source: Path) -> None:
    native.build(PLAIN)
    good = native.BUILT.resolve()
    (source / "kernel" / "core" / "bits.py").write_text("a = 2\n")
    fake.fails = True
    with pytest.raises(SystemExit):
        native.build(PLAIN)
    assert native.BUILT.resolve() == good and native.newest()
    assert native.renew() is None, "it is not of these sources"
    fake.fails = False
    native.build(PLAIN)
    assert sorted(path.name for path in native.BUILT.resolve().iterdir()) == [
        "ecumene",
        "ecumene_kernel__mypyc.so",
        "stamp",
    ]


def test_a_folder_of_the_older_kind_is_replaced(fake: Compiler) -> None:
    native.BUILT.mkdir()
    (native.BUILT / "stamp").write_text("old")
    assert native.newest() is None
    native.build(PLAIN)
    assert native.BUILT.is_symlink() and native.newest()


def test_only_one_builds_at_a_time(fake: Compiler) -> None:
    with native.alone() as first, native.alone(wait=False) as second:
        assert first and not second
    with native.alone(wait=False) as again:
        assert again


def test_the_lock_of_a_process_that_was_killed_is_free(fake: Compiler) -> None:
    file = native.BUILT.with_name("native.lock")
    holder = f"import fcntl, os, sys; f = open({str(file)!r}, 'w'); fcntl.flock(f, fcntl.LOCK_EX); print(1, flush=True)"
    process = subprocess.Popen([sys.executable, "-c", f"{holder}; sys.stdin.read()"], stdin=-1, stdout=-1)
    assert process.stdout and process.stdout.readline()
    with native.alone(wait=False) as free:
        assert not free
    process.kill()
    process.communicate()
    with native.alone(wait=False) as free:
        assert free


# what `ecumene serve` of a checkout decides


def test_serve_runs_on_a_build_of_exactly_these_sources(fake: Compiler, source: Path, tmp_path: Path) -> None:
    assert checkout.compiled_build(tmp_path, source) is None
    native.build(PLAIN)
    assert checkout.compiled_build(tmp_path, source) == native.BUILT.resolve()
    (source / "words.ftl").write_text("hello = Hello!\n")
    assert checkout.compiled_build(tmp_path, source) is None
    native.build(PLAIN)
    assert checkout.compiled_build(tmp_path, source) == native.BUILT.resolve()
    (source / "new.py").touch()
    assert checkout.compiled_build(tmp_path, source) is None
    (source / "new.py").unlink()
    (native.BUILT / "stamp").unlink()
    assert checkout.compiled_build(tmp_path, source) is None, "it is not complete"


def test_serve_starts_again_on_the_build(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    started: list[tuple[list[str], str]] = []
    monkeypatch.setattr("os.execve", lambda _, words, env: started.append((words[1:], env["PYTHONPATH"])))
    monkeypatch.setattr("sys.argv", ["ecumene", "serve", "--no-open"])
    monkeypatch.setattr(checkout, "IN_SOURCE", True)
    monkeypatch.setattr(checkout, "compiled_build", lambda: None)
    monkeypatch.delenv("PYTHONPATH", raising=False)
    checkout.run_compiled()
    assert started == []
    monkeypatch.setattr(checkout, "compiled_build", lambda: tmp_path)
    checkout.run_compiled()
    assert started == [(["-m", "ecumene", "serve", "--no-open"], str(tmp_path))]
    monkeypatch.setattr(checkout, "IN_SOURCE", False)
    checkout.run_compiled()
    assert len(started) == 1, "an installed package, or one that runs on a build, is what it is"
