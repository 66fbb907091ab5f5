"""The documentation at `/docs`, where it is built."""

from __future__ import annotations

from pathlib import Path

import httpx2
import pytest

from ecumene import checkout
from server.helpers import Running, settings


def test_the_documentation_is_served(tmp_path: Path) -> None:
    built, client_files = tmp_path / "docs", tmp_path / "dist"
    (built / "reference").mkdir(parents=True)
    client_files.mkdir()
    (client_files / "index.html").write_text("<title>table</title>")
    (built / "index.html").write_text("<title>what it is</title>")
    (built / "reference" / "api.html").write_text("<title>the API</title>")
    (tmp_path / "secret.txt").write_text("no")
    wanted = settings(tmp_path, static=client_files, docs=built)
    with Running(wanted) as running, httpx2.Client(base_url=running.base, timeout=60, follow_redirects=True) as client:
        for path, text in (("/docs", "what it is"), ("/docs/", "what it is"), ("/docs/reference/api.html", "the API")):
            answer = client.get(path)
            assert text in answer.text and answer.headers["cache-control"] == "no-cache"
            assert "default-src 'self'" in answer.headers["content-security-policy"]
        assert client.get("/docs").url.path == "/docs/"
        assert client.get("/docs/none.html").json() == {"error": "not-found"}
        assert client.get("/docs/..%2fsecret.txt").text != "no"
        assert "table" in client.get("/").text


def test_where_it_is_not_built_the_page_answers(tmp_path: Path) -> None:
    with (
        Running(settings(tmp_path, docs=tmp_path)) as running,
        httpx2.Client(base_url=running.base, timeout=60) as client,
    ):
        assert "make web" in client.get("/docs").text


def test_where_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a wheel inside the package, of a checkout in its `build` folder, also if the compiled build is running."""
    assert checkout.docs() == Path(__file__).resolve().parents[2] / "build" / "docs"
    monkeypatch.setattr(checkout, "PACKAGE", tmp_path)
    (tmp_path / "docs").mkdir()
    assert checkout.docs() == tmp_path / "docs"
