from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from arena import sparring
from ecumene import bots


@pytest.fixture(scope="session")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("sparring")
    sparring.install(folder)
    return folder


@pytest.fixture
def sparring_bots(package: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """In this process and in those that it starts."""
    monkeypatch.syspath_prepend(str(package))
    bots.installed.cache_clear()
    yield package
    bots.installed.cache_clear()
