"""The built web client: its files, and its one HTML page for every address of a page."""

from __future__ import annotations

from pathlib import Path

from fastapi import APIRouter
from fastapi.responses import FileResponse, HTMLResponse, Response

from ecumene.server.security import Problem

NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Ecumene</title>
<h1>Ecumene</h1>
<p>The server runs, but the page it should show is not built yet. Run <code>make web</code>, then load this again.</p>
</html>
"""
FOREVER = "public, max-age=31536000, immutable"  # names of these files contain a hash of their contents
ASK_AGAIN = "no-cache"


def static_files(folder: Path | None) -> APIRouter:
    router = APIRouter()
    root = folder.resolve() if folder else None

    @router.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False, response_model=None)
    async def page(path: str) -> Response:
        if path == "api" or path.startswith("api/"):
            raise Problem(404, "not-found")
        if root is None or not (root / "index.html").is_file():
            return HTMLResponse(NOT_BUILT)
        if "\0" in path:
            raise Problem(404, "not-found")
        file = (root / path).resolve()
        if path and file.is_relative_to(root) and file.is_file():
            return FileResponse(file, headers={"Cache-Control": FOREVER if path.startswith("assets/") else ASK_AGAIN})
        if "." in path.rsplit("/", 1)[-1]:
            raise Problem(404, "not-found")
        return FileResponse(root / "index.html", headers={"Cache-Control": ASK_AGAIN})

    return router
