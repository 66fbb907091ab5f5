"""The built documentation, at `/docs`: `make docs` makes it in a copy of the source, and a wheel has it inside."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles


class Site(StaticFiles):
    def file_response(self, *args: Any, **kwargs: Any) -> Response:
        answer = super().file_response(*args, **kwargs)
        answer.headers["Cache-Control"] = "no-cache"  # kept, and asked for again
        return answer


def docs_site(folder: Path | None) -> list[BaseRoute]:
    """Nothing where it is not built."""
    if not folder or not (folder / "index.html").is_file():
        return []
    return [Route("/docs", first_page), Mount("/docs", Site(directory=folder, html=True))]


async def first_page(request: Request) -> Response:
    return RedirectResponse("/docs/")
