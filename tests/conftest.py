"""In which order tests run: browsers first, in one piece, so that each process starts one Chromium."""

from __future__ import annotations

from pathlib import Path

import pytest

BROWSER = Path(__file__).parent / "e2e"


@pytest.hookimpl(trylast=True)  # after they were shuffled; what is alike stays shuffled
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: BROWSER not in item.path.parents)
