"""When the compiled build is out of date, and what its copy of the package holds."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import native


@pytest.fixture
def source(tmp_path: Path) -> Path:
    root = tmp_path / "source"
    (root / "kernel" / "core").mkdir(parents=True)
    (root / "kernel" / "core" / "bits.py").write_text("a = 1\n")
    (root / "words.ftl").write_text("hello = Hello\n")
    return root


def test_everything_named_is_there() -> None:
    assert all((native.SOURCE / name).is_file() for name in native.modules())
    assert len(native.modules()) == len(set(native.modules()))


def test_tests_that_run_on_one_build_only_are_there() -> None:
    root = native.ROOT
    assert all(list((root / "tests").glob(name)) for name in native.NOT_AGAIN)
    assert all(list(root.glob(name)) for name in native.only_compiled())
    run = [root / x for x in native.tests_of_compiled() if not x.startswith("-")]
    assert all(path.is_dir() for path in run)
    found = [path for name in native.only_compiled() for path in root.glob(name) if path.suffix == ".py"]
    assert all(any(folder in path.parents for folder in run) for path in found), "run nowhere"


def test_the_stamp_is_of_the_compiled_sources(source: Path) -> None:
    before = native.stamp(source, ["kernel/core/bits.py"])
    (source / "words.ftl").write_text("hello = Hello!\n")
    assert native.stamp(source, ["kernel/core/bits.py"]) == before
    (source / "kernel" / "core" / "bits.py").write_text("a = 2\n")
    assert native.stamp(source, ["kernel/core/bits.py"]) != before


def test_the_stamp_is_of_the_flags_too(source: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = native.stamp(source, ["kernel/core/bits.py"])
    monkeypatch.setattr(native, "FLAGS", "-O0")
    assert native.stamp(source, ["kernel/core/bits.py"]) != before


def test_a_copy_follows_its_source_and_keeps_what_is_compiled(source: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    assert native.sync(source, copy) == 2
    (copy / "kernel" / "core" / "bits.cpython-311.so").write_bytes(b"compiled")
    assert native.sync(source, copy) == 0
    (source / "words.ftl").unlink()
    (source / "kernel" / "core" / "bits.py").write_text("a = 2\n")
    assert native.sync(source, copy) == 2
    assert sorted(p.name for p in copy.rglob("*") if p.is_file()) == ["bits.cpython-311.so", "bits.py"]
    assert (copy / "kernel" / "core" / "bits.py").read_text() == "a = 2\n"


def test_nothing_is_compiled_when_nothing_has_changed(
    source: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    compiled: list[list[str]] = []

    def compile_in(folder: Path, names: list[str]) -> None:
        (folder / "c").mkdir()
        compiled.append(names)

    monkeypatch.setattr(native, "SOURCE", source)
    monkeypatch.setattr(native, "ROOT", tmp_path)
    monkeypatch.setattr(native, "BUILT", tmp_path / "build" / "native")
    monkeypatch.setattr(native, "modules", lambda: ["kernel/core/bits.py"])
    monkeypatch.setattr(native, "compile_in", compile_in)
    native.build(tuned=False)
    native.build(tuned=False)
    (source / "words.ftl").write_text("hello = Hello!\n")
    native.build(tuned=False)
    assert len(compiled) == 1
    assert (tmp_path / "build" / "native" / "ecumene" / "words.ftl").read_text() == "hello = Hello!\n"
    (source / "kernel" / "core" / "bits.py").write_text("a = 2\n")
    native.build(tuned=False)
    assert len(compiled) == 2
    assert capsys.readouterr().out.splitlines()[2] == "· up to date"


def test_a_tuned_build_compiles_twice_and_serves_for_a_plain_one(
    source: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    flags: list[str] = []

    def compile_in(folder: Path, names: list[str], more: str = "") -> None:
        (folder / "c").mkdir()
        flags.append(more)

    monkeypatch.setattr(native, "SOURCE", source)
    monkeypatch.setattr(native, "ROOT", tmp_path)
    monkeypatch.setattr(native, "BUILT", tmp_path / "build" / "native")
    monkeypatch.setattr(native, "modules", lambda: ["kernel/core/bits.py"])
    monkeypatch.setattr(native, "compile_in", compile_in)
    monkeypatch.setattr(native, "TRAIN", "{games}")
    native.build()
    native.build(tuned=False)
    assert ["generate" in x for x in flags] == [True, False] and ["use" in x for x in flags] == [False, True]


def test_a_build_that_fails_leaves_the_last_good_one(
    source: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def compile_in(folder: Path, names: list[str]) -> None:
        raise SystemExit("no")

    built = tmp_path / "build" / "native"
    built.mkdir(parents=True)
    (built / "stamp").write_text("old")
    monkeypatch.setattr(native, "SOURCE", source)
    monkeypatch.setattr(native, "BUILT", built)
    monkeypatch.setattr(native, "modules", lambda: ["kernel/core/bits.py"])
    monkeypatch.setattr(native, "compile_in", compile_in)
    with pytest.raises(SystemExit):
        native.build(tuned=False)
    assert (built / "stamp").read_text() == "old"
