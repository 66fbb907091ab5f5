"""A server that many tests share, and what servers log."""

from __future__ import annotations

import io
from collections.abc import Iterator

import pytest

from ecumene.server.app import configure_logs
from server.helpers import Running, settings


@pytest.fixture(scope="session", autouse=True)
def logged() -> io.StringIO:
    """All that was logged so far."""
    out = io.StringIO()
    configure_logs(out)
    return out


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory, logged: io.StringIO) -> Iterator[Running]:
    with Running(settings(tmp_path_factory.mktemp("server"))) as running:
        yield running
