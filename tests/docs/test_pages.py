"""The documentation is true: its Python runs, its commands exist, its links lead somewhere."""

from __future__ import annotations

import doctest
import re
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
import typer

import ecumene
from ecumene import bots, cli

ROOT = Path(__file__).resolve().parents[2]
REPORTS = ("audits", "reports", "ledger", "vocabulary")  # what was found then, and what is made by a command
PAGES = [
    *(ROOT / x for x in ("README.md", "CONTRIBUTING.md", "SECURITY.md", "examples/README.md")),
    *(x for x in sorted((ROOT / "docs").rglob("*.md")) if x.parent.name not in REPORTS),
]
NAMES = [str(x.relative_to(ROOT)) for x in PAGES]
BLOCK = re.compile(r"^( *)```(\w*)(?: title=\"(.*?)\")?\n(.*?)^ *```", re.M | re.S)
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


def blocks(page: Path) -> list[tuple[str, str, str]]:
    """Language, title and text of every block of code."""
    found = BLOCK.findall(page.read_text(encoding="utf-8"))
    return [(language, title, re.sub(f"^{indent}", "", text, flags=re.M)) for indent, language, title, text in found]


def session(text: str, names: dict[str, Any], where: str) -> int:
    """Run a session of Python; how many lines were tried."""
    runner = doctest.DocTestRunner(optionflags=FLAGS, verbose=False)
    test = doctest.DocTestParser().get_doctest(text, names, where, where, 0)
    said: list[str] = []
    runner.run(test, out=said.append, clear_globs=False)
    names.update(test.globs)
    assert not said, "".join(said)
    return runner.tries


@pytest.mark.parametrize("name", [n for n, p in zip(NAMES, PAGES) if "```python" in p.read_text(encoding="utf-8")])
def test_python_runs(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A block with a title is a file; the others are run in their order, in one session for each page."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    modules = set(sys.modules)
    names: dict[str, Any] = {"__name__": "page"}
    for language, title, text in blocks(ROOT / name):
        if language != "python":
            continue
        if title:
            compile(text, title, "exec")
            (tmp_path / title).write_text(text, encoding="utf-8")
        elif ">>>" in text:
            assert session(text, names, name) > 0
        else:
            exec(compile(text, name, "exec"), names)
    for module in set(sys.modules) - modules:
        if str(getattr(sys.modules[module], "__file__", "") or "").startswith(str(tmp_path)):
            del sys.modules[module]


# docstrings


def documented() -> list[tuple[str, object]]:
    """Everything public, and the public methods of classes."""
    out: list[tuple[str, object]] = [("ecumene", ecumene), ("ecumene.Match.record", ecumene.Match.record)]
    for module in (ecumene, bots):
        for name in module.__all__:
            thing = getattr(module, name)
            if callable(thing) and not isinstance(thing, ModuleType):
                out.append((f"{module.__name__}.{name}", thing))
    methods = ("play", "choose", "view", "events", "undo", "stand", "resign", "moves")
    return out + [(f"ecumene.Match.{x}", getattr(ecumene.Match, x)) for x in methods]


@pytest.mark.parametrize(("name", "thing"), documented(), ids=[x for x, _ in documented()])
def test_examples_of_docstrings_run(name: str, thing: object) -> None:
    text = thing.__doc__ or ""
    assert text.strip(), f"{name} has no docstring"
    if ">>>" in text:
        session(text, {"ecumene": ecumene}, name)


@pytest.mark.parametrize("name", ["new", "read", "read_all", "game", "legal", "apply", "roll", "step", "advance"])
def test_functions_say_what_they_take_and_show_it(name: str) -> None:
    text = getattr(ecumene, name).__doc__
    assert "Args:" in text and "Examples:" in text


# commands


def commands() -> dict[str, set[str]]:
    """The options of every command."""
    group: Any = typer.main.get_command(cli.app)
    context = group.make_context("ecumene", ["games"], resilient_parsing=True)
    found = {name: group.get_command(context, name) for name in group.list_commands(context)}
    return {name: {x for p in it.params for x in (*p.opts, *p.secondary_opts)} for name, it in found.items()}


def quoted(page: Path) -> list[str]:
    """What a page says to type: lines of shell blocks, and inline code."""
    text = page.read_text(encoding="utf-8")
    lines = [line for language, _, code in blocks(page) if language in ("", "sh") for line in code.splitlines()]
    return lines + re.findall(r"`([^`\n]+)`", BLOCK.sub("", text))


def test_commands_of_the_pages_exist() -> None:
    known, found = commands(), 0
    for page in PAGES:
        for line in quoted(page):
            m = re.match(r"(?:\S*/)?ecumene ([a-z]+)\b(.*)", line.strip())
            if m:
                found += 1
                assert m[1] in known, f"{page.name}: {line}"
                options = re.findall(r"(?<=\s)--?[a-z][a-z-]*", m[2].partition("#")[0])
                assert {*options} <= known[m[1]] | {"--help"}, f"{page.name}: {line}"
    assert found > 30


def test_targets_of_the_pages_exist() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M))
    said = [(page.name, m[1]) for page in PAGES for line in quoted(page) if (m := re.match(r"make ([a-z-]+)", line))]
    assert len(said) > 30
    assert [x for x in said if x[1] not in targets] == []


# links


@pytest.mark.parametrize("name", NAMES)
def test_links_lead_somewhere(name: str) -> None:
    page = ROOT / name
    text = BLOCK.sub("", page.read_text(encoding="utf-8"))
    for target in re.findall(r"\]\((?!http)([^)#]+)", text):
        assert (page.parent / target).exists(), target
