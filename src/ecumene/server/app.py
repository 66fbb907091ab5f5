"""The server as one ASGI application: `create_app(settings)`."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections import Counter
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
from ecumene.server import reference, rest_api, socket_api
from ecumene.server.bot_pool import BotPool
from ecumene.server.chances import Chances
from ecumene.server.docs_site import docs_site
from ecumene.server.guests import Guests, key_of
from ecumene.server.interpreter import spare_moves
from ecumene.server.limits import Limits
from ecumene.server.load import Load
from ecumene.server.lobby import LobbyPlaces
from ecumene.server.reader_pool import ReaderPool
from ecumene.server.security import Guard, Problem
from ecumene.server.services import Services
from ecumene.server.settings import Settings
from ecumene.server.static_files import static_files
from ecumene.server.store import Store
from ecumene.server.tables import Tables

log = structlog.get_logger()

NAMES = {404: "not-found", 405: "method"}
SAFE_MESSAGES = ("OSError", "FileNotFoundError", "PermissionError", "ConnectionRefusedError", "TimeoutError")
MOST_FAULTS = 5  # of a request that are reported
PAGE_FIRST = 0.1  # seconds after the start in which a browser that waits gets its page


def create_app(settings: Settings) -> FastAPI:
    guests, per_guest = Guests(key_of(settings.secret_file)), Limits(settings.per_guest)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store, bot_pool, reader_pool = Store(settings.db), BotPool(settings), ReaderPool(settings)
        await store.open()
        tables, load, chances = (
            Tables(settings, store, bot_pool, reader_pool),
            Load(settings.most_lag),
            Chances(bot_pool),
        )
        app.state.services = Services(
            settings,
            store,
            bot_pool,
            reader_pool,
            tables,
            guests,
            per_guest,
            chances,
            Limits(settings.opened),
            LobbyPlaces(settings, store),
            load,
            Counter(),
        )
        load.start()
        going_on = asyncio.create_task(go_on(tables, load, settings.own_process))
        log.info("started", db=store.engine.url.render_as_string(hide_password=True))
        try:
            yield
        finally:
            going_on.cancel()
            load.stop()
            await tables.close()
            await chances.close()
            await bot_pool.close()
            await reader_pool.close()
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
    app.add_exception_handler(HTTPException, answer_error)
    app.add_exception_handler(RequestValidationError, answer_bad_request)
    app.include_router(socket_api.router)  # routes are tried in their order, and this one is asked for most
    app.include_router(rest_api.router)
    app.router.routes.extend(docs_site(settings.docs))
    app.include_router(static_files(settings.static))
    return app


async def go_on(tables: Tables, load: Load, own_process: bool) -> None:
    """After the start: load the games while the first page is on its way, resume the tables, and drop unused ones."""
    await asyncio.sleep(PAGE_FIRST)
    for name in tables.games():
        reference.game(name)
        await asyncio.sleep(0)  # whoever asks meanwhile waits for one game, not for all
    tasks = [asyncio.create_task(tables.sweep())]
    if own_process:
        tasks.append(asyncio.create_task(spare_moves(load.heard.count.total)))
    try:
        await tables.resume()
        await asyncio.gather(*tasks)
    finally:
        for task in tasks:
            task.cancel()


async def answer_error(request: Request, e: Exception) -> JSONResponse:
    if isinstance(e, Problem):
        return e.answer()
    assert isinstance(e, HTTPException)
    return JSONResponse({"error": NAMES.get(e.status_code, "bad-request")}, e.status_code)


async def answer_bad_request(request: Request, e: Exception) -> JSONResponse:
    """Which field is wrong, without repeating what was sent."""
    assert isinstance(e, RequestValidationError)
    where = "; ".join(f"{'.'.join(map(shown, x['loc']))}: {shown(x['msg'])}" for x in e.errors()[:MOST_FAULTS])
    return JSONResponse({"error": "bad-request", "detail": where}, 422)


def without_messages(_: object, __: str, entry: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Drop the text of exceptions: it may contain a position, a secret or somebody's name.

    The type and the place of an error are enough. The system's own errors keep their text, about disks and networks.
    """
    for error in entry.get("exception", []):
        if error["exc_type"] not in SAFE_MESSAGES:
            error["exc_value"] = ""
        error.pop("exc_notes", None)
    return entry


def configure_logs(out: TextIO = sys.stderr, level: int = logging.INFO) -> None:
    """One line of JSON for each event."""
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.ExceptionRenderer(ExceptionDictTransformer(show_locals=False)),  # locals are secrets
            without_messages,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.WriteLoggerFactory(file=out),
    )
