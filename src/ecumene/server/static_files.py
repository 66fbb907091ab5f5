"""The built web client: its files, and its one HTML page for every address of a page.

The build writes compressed copies beside the files (`main.js.br`, `main.js.gz`); a browser gets the smallest that it
accepts.
"""

from __future__ import annotations

from functools import lru_cache
from hashlib import sha256
from pathlib import Path

from fastapi import APIRouter, Request
from fastapi.responses import FileResponse, HTMLResponse, Response

from ecumene.server.encodings import VARY, accepted, has_already, tag_of
from ecumene.server.security import Problem

NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Ecumene</title>
<h1>Ecumene</h1>
<p>The server runs, but the page it should show is not built yet. Run <code>make web</code>, then load this again.</p>
</html>
"""
FOREVER = "public, max-age=31536000, immutable"  # names of these files contain a hash of their contents
ASK_AGAIN = "no-cache"
COPIES = {"br": ".br", "gzip": ".gz"}
TYPES = {  # what a system says of these may be missing or wrong, and a browser does not guess
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}


def static_files(folder: Path | None) -> APIRouter:
    router = APIRouter()
    root = folder.resolve() if folder else None

    @router.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False, response_model=None)
    async def page(path: str, request: Request) -> Response:
        if path == "api" or path.startswith("api/"):
            raise Problem(404, "not-found")
        if root is None or not (root / "index.html").is_file():
            return HTMLResponse(NOT_BUILT)
        if "\0" in path:
            raise Problem(404, "not-found")
        file = (root / path).resolve()
        if path and file.is_relative_to(root) and file.suffix in TYPES and file.is_file():
            return answer(request, file, FOREVER if path.startswith("assets/") else ASK_AGAIN)
        if "." in path.rsplit("/", 1)[-1]:
            raise Problem(404, "not-found")
        return answer(request, root / "index.html", ASK_AGAIN)

    return router


def answer(request: Request, file: Path, kept: str) -> Response:
    """A file in the encoding that suits the browser; nothing but its tag if the browser has it."""
    there = {encoding: copy for encoding, end in COPIES.items() if (copy := Path(f"{file}{end}")).is_file()}
    encoding = accepted(request.headers, list(there))
    tag = tag_of(digest(file, file.stat().st_mtime_ns), encoding)
    headers = {"Cache-Control": kept, "ETag": tag, **(VARY if there else {})}
    if has_already(request.headers, tag):
        return Response(status_code=304, headers=headers)
    if encoding:
        headers["Content-Encoding"] = encoding
    sent = there.get(encoding, file)
    return FileResponse(sent, headers=headers, media_type=TYPES[file.suffix], stat_result=sent.stat())


@lru_cache(maxsize=1000)
def digest(file: Path, changed: int) -> str:
    """Of the contents: files of an installed package may all have the same time."""
    return sha256(file.read_bytes()).hexdigest()[:20]
