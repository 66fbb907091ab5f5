"""`make play`: when a build is made in the background, and what is said of it."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tools import native, play
from tools.compiler import LEVELS, OPTIMISED, PLAIN


class Builds:
    """What there is, and what was asked for."""

    def __init__(self) -> None:
        self.level = ""  # of the build that is there
        self.free = True
        self.compiler = True
        self.built: list[tuple[str, int | None]] = []
        self.started: list[list[str]] = []

    def renew(self, level: str = PLAIN) -> Path | None:
        return Path("there") if self.level and LEVELS.index(self.level) >= LEVELS.index(level) else None

    @contextmanager
    def alone(self, wait: bool = True) -> Iterator[bool]:
        assert not wait, "nobody who wants to play waits for a compiler"
        yield self.free

    def build(self, level: str, jobs: int | None = None) -> None:
        os.write(1, b"what the compiler says\n")
        self.built.append((level, jobs))


@pytest.fixture
def builds(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Builds:
    made = Builds()
    for name in ("renew", "alone", "build"):
        monkeypatch.setattr(native, name, getattr(made, name))
    monkeypatch.setattr(play, "have_compiler", lambda: made.compiler)
    monkeypatch.setattr(play, "answers", lambda address, seconds: address == play.LOBBY)
    monkeypatch.setattr(play, "LOG", tmp_path / "native.log")
    monkeypatch.setattr(os, "nice", lambda _: 19)

    def popen(command: list[str], **more: Any) -> None:
        assert more["start_new_session"], "Ctrl-C ends the server, not the build"
        made.started.append(command[1:])

    monkeypatch.setattr(subprocess, "Popen", popen)
    return made


@pytest.mark.parametrize(("level", "needed"), [("", True), (PLAIN, True), (OPTIMISED, False), ("tuned", False)])
def test_a_build_is_started_where_there_is_none_that_is_fast(builds: Builds, level: str, needed: bool) -> None:
    builds.level = level
    assert play.compile_later() == needed
    assert builds.started == ([["-m", "tools.play", "--build", play.LOBBY]] if needed else [])


def test_it_is_not_started_twice(builds: Builds) -> None:
    builds.free = False
    assert not play.compile_later() and builds.started == []
    assert not play.build_in_background(play.LOBBY) and builds.built == []


def test_it_says_one_line_and_works_on_one_core(builds: Builds, capfd: pytest.CaptureFixture[str]) -> None:
    saved = os.dup(1), os.dup(2)
    try:
        assert play.build_in_background(play.LOBBY)
    finally:
        os.dup2(saved[0], 1)
        os.dup2(saved[1], 2)
    assert builds.built == [(OPTIMISED, 1)]
    said = capfd.readouterr()
    assert len(said.out.splitlines()) == 1 and "in the background" in said.out and not said.err
    assert play.LOG.read_text() == "what the compiler says\n"


@pytest.mark.parametrize("why", ["no compiler", "no lobby", "made meanwhile"])
def test_otherwise_it_says_nothing(builds: Builds, capfd: pytest.CaptureFixture[str], why: str) -> None:
    builds.compiler = why != "no compiler"
    builds.level = OPTIMISED if why == "made meanwhile" else ""
    assert not play.build_in_background("http://elsewhere/" if why == "no lobby" else play.LOBBY)
    assert capfd.readouterr() == ("", "") and builds.built == []
