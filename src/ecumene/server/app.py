"""The server as one ASGI application: `create_app(settings)`."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import AsyncIterator, MutableMapping
from contextlib import asynccontextmanager
from typing import Any, TextIO

import structlog
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from structlog.tracebacks import ExceptionDictTransformer

from ecumene import __version__
from ecumene.kernel.border.errors import shown
from ecumene.server import api, books, live
from ecumene.server.guests import Guests, key_of
from ecumene.server.house import House
from ecumene.server.limits import Limits
from ecumene.server.pages import pages
from ecumene.server.readers import Readers
from ecumene.server.security import Guard, Problem
from ecumene.server.settings import Settings
from ecumene.server.store import Store
from ecumene.server.tables import Tables
from ecumene.server.workers import Workers

log = structlog.get_logger()

NAMES = {404: "not-found", 405: "method"}
SAYABLE = ("OSError", "FileNotFoundError", "PermissionError", "ConnectionRefusedError", "TimeoutError")
MOST_FAULTS = 5  # of a request that are told


def create_app(settings: Settings) -> FastAPI:
    guests, per_guest = Guests(key_of(settings.secret_file)), Limits(settings.per_guest)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store, workers, readers = Store(settings.db), Workers(settings), Readers(settings)
        await store.open()
        tables = Tables(settings, store, workers, readers)
        for name in tables.games():
            books.game(name)  # loaded now, not while somebody waits
        app.state.house = House(settings, store, workers, readers, tables, guests, per_guest)
        resuming = asyncio.create_task(tables.resume())
        log.info("started", db=store.engine.url.render_as_string(hide_password=True))
        try:
            yield
        finally:
            resuming.cancel()
            await tables.close()
            await workers.close()
            await readers.close()
            await store.close()

    app = FastAPI(
        title="Ecumene",
        version=__version__,
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.add_middleware(Guard, settings=settings, guests=guests, per_guest=per_guest)
    app.add_exception_handler(HTTPException, said_wrong)
    app.add_exception_handler(RequestValidationError, ill_formed)
    app.include_router(api.router)
    app.include_router(live.router)
    app.include_router(pages(settings.static))
    return app


async def said_wrong(request: Request, e: Exception) -> JSONResponse:
    if isinstance(e, Problem):
        return e.answer()
    assert isinstance(e, HTTPException)
    return JSONResponse({"error": NAMES.get(e.status_code, "bad-request")}, e.status_code)


async def ill_formed(request: Request, e: Exception) -> JSONResponse:
    """Where the fault is, without repeating what was sent."""
    assert isinstance(e, RequestValidationError)
    where = "; ".join(f"{'.'.join(map(shown, x['loc']))}: {shown(x['msg'])}" for x in e.errors()[:MOST_FAULTS])
    return JSONResponse({"error": "bad-request", "detail": where}, 422)


def without_words(_: object, __: str, entry: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """What an exception says may hold a position, a secret or somebody's name; what failed and where is enough.

    Of the system's own errors the words stay, for they tell of disks and networks.
    """
    for error in entry.get("exception", []):
        if error["exc_type"] not in SAYABLE:
            error["exc_value"] = ""
        error.pop("exc_notes", None)
    return entry


def configure_logs(out: TextIO = sys.stderr, level: int = logging.INFO) -> None:
    """One line of JSON for each thing that happens."""
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.ExceptionRenderer(ExceptionDictTransformer(show_locals=False)),  # locals are secrets
            without_words,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.WriteLoggerFactory(file=out),
    )
