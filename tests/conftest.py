"""In which order tests run in several processes, and how long one of them was idle at the end."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

HERE = Path(__file__).parent
# Browsers in one piece, so that each process starts one Chromium. Then what takes seconds, and at the end thousands of
# tests that take milliseconds: so all processes end together. Groups come before all of them.
FIRST = ["e2e", "wheels", "server", "tools", "cli", "bots"]
SLOW = ["test_greedy.py", "test_laws.py", "test_hash_seeds.py", "test_play.py"]  # after those folders
ENDED: list[float] = []


@pytest.hookimpl(trylast=True)  # after they were shuffled: within a folder they stay so
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=rank)


def rank(item: pytest.Item) -> int:
    folder = item.path.relative_to(HERE).parts[0] if item.path.is_relative_to(HERE) else ""
    if folder in FIRST:
        return FIRST.index(folder)
    return len(FIRST) + (item.path.name not in SLOW)


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown() -> None:
    ENDED.append(time.monotonic())


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if len(ENDED) > 1:
        terminalreporter.write_line(f"One process waited {max(ENDED) - min(ENDED):.0f} s for the others at the end.")
