"""Tests of the terminal leave nothing in the user's own folder."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.console import Console

from ecumene.cli import commands


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(commands, "FOLDER", tmp_path)
    monkeypatch.setattr(commands, "console", Console(width=120))
    monkeypatch.setenv("LANG", "C")
    return tmp_path
