"""REST: the lobby, records, rules and cards. Live play is `socket_api`."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Annotated

import msgspec
from fastapi import APIRouter, Body, Depends, Query, Request, Response
from fastapi.responses import PlainTextResponse
from sqlalchemy.exc import SQLAlchemyError

from ecumene import __version__, words
from ecumene.kernel.border.corrections import canonical
from ecumene.kernel.match.match import Match
from ecumene.server import best_results, messages, reference
from ecumene.server.brief import read_brief
from ecumene.server.encodings import VARY, accepted, has_already, tag_of
from ecumene.server.guests import COOKIE, Guest, plain_name
from ecumene.server.models import (
    BestResult,
    Cards,
    ChancesIs,
    ErrorIs,
    GameIs,
    GoOnWanted,
    Health,
    Join,
    Lobby,
    Me,
    Name,
    OpenedIs,
    Pasted,
    Rules,
    ScoreHistory,
    SeatBot,
    Summary,
    TableWanted,
)
from ecumene.server.old_tables import is_old, record_of
from ecumene.server.reader_pool import Asker
from ecumene.server.security import OldRules, Problem
from ecumene.server.services import Services, asker_of, entitled
from ecumene.server.settings import KB
from ecumene.server.store import Seat, TableRow
from ecumene.server.table import in_thread
from ecumene.server.tables import Opened
from ecumene.server.unmask import seen_together

router = APIRouter(responses={"4XX": {"model": ErrorIs}, "5XX": {"model": ErrorIs}})

LOOPBACK = ("127.0.0.1", "::1")
IN_LOBBY = 4  # a table that everybody sees in the lobby counts as so many
PIECE = 64 * KB  # of a pasted record counts as one more


async def services_of(request: Request) -> Services:
    services = request.app.state.services
    assert isinstance(services, Services)
    return services


# These are `async` so that they are called at once: FastAPI calls a plain function in a thread.
WithServices = Annotated[Services, Depends(services_of)]


async def any_guest(request: Request, services: WithServices) -> Guest:
    """The guest, or a guest without an id: looking needs no cookie."""
    return services.guests.read(request.cookies.get(COOKIE)) or Guest("", "")


AnyGuest = Annotated[Guest, Depends(any_guest)]


async def known_guest(guest: AnyGuest) -> Guest:
    """The guest. Somebody without a cookie must call `/api/me` first."""
    if not guest.id:
        raise Problem(401, "no-guest")
    return guest


KnownGuest = Annotated[Guest, Depends(known_guest)]


async def with_asker(request: Request, guest: AnyGuest) -> Asker:
    return asker_of(request, guest.id)


WithAsker = Annotated[Asker, Depends(with_asker)]


# guests


@router.get("/api/me", tags=["guests"])
async def me(request: Request, response: Response, services: WithServices, guest: AnyGuest) -> Me:
    """Who am I? The first visit creates a guest."""
    if not guest.id:
        guest = services.guests.new()
        services.guests.remember(response, guest, request.scope["scheme"] == "https")
    return Me(name=guest.name, id=guest.id)


@router.post("/api/me", tags=["guests"])
async def rename(body: Name, request: Request, response: Response, services: WithServices, guest: AnyGuest) -> Me:
    named = Guest(guest.id or services.guests.new().id, plain_name(body.name))
    services.guests.remember(response, named, request.scope["scheme"] == "https")
    return Me(name=named.name, id=named.id)


# games


@router.get("/api/games", tags=["games"], response_model=list[GameIs])
async def games(request: Request, services: WithServices) -> Response:
    return cached(request, reference.games(*services.tables.games()))


@router.get("/api/games/{game}/rules", tags=["games"], response_model=Rules)
async def rules(game: str, request: Request, services: WithServices) -> Response:
    """The list of rules, in English."""
    known_game(services, game)
    return cached(request, await in_thread(reference.rules, game))


@router.get("/api/games/{game}/cards", tags=["games"], response_model=Cards)
async def cards(game: str, request: Request, services: WithServices, guest: AnyGuest, table: str = "") -> Response:
    """Everything in a game that has words. `table`: with the corrected rows of that table."""
    known_game(services, game)
    corrections = ""
    if table:
        row = await services.tables.row(table)
        entitled(row, guest.id, "")
        if is_old(row):
            raise OldRules
        corrections = canonical((row.head.get("corrections") or {}).get("rows") or {})
    return cached(request, await in_thread(reference.cards, game, corrections))


@router.get("/api/games/{game}/words/{lang}", tags=["games"], response_class=PlainTextResponse)
async def catalogue(game: str, lang: str, request: Request, services: WithServices) -> Response:
    """The messages of a game, as a Fluent file: for games that are not part of the client."""
    known_game(services, game)
    if lang not in words.LANGUAGES:
        raise Problem(404, "not-found")
    return cached(request, await in_thread(reference.catalogue, game, lang), "text/plain; charset=utf-8")


def known_game(services: Services, game: str) -> None:
    if game not in services.tables.games():
        raise Problem(404, "no-game")


def cached(request: Request, page: reference.Page, media_type: str = "application/json") -> Response:
    """A browser that already has it need not load it again."""
    encoding = accepted(request.headers, ["gzip"])
    tag = tag_of(page.tag, encoding)
    headers = {"ETag": tag, "Cache-Control": "no-cache", **VARY}
    if has_already(request.headers, tag):
        return Response(status_code=304, headers=headers)
    if encoding:
        headers["Content-Encoding"] = encoding
    return Response(page.packed if encoding else page.data, media_type=media_type, headers=headers)


@router.get("/api/games/{game}/best", tags=["games"])
async def best(game: str, services: WithServices, guest: AnyGuest) -> list[BestResult]:
    """The guest's finished games for one player, the best first."""
    known_game(services, game)
    rows = await services.store.finished_alone(guest.id, game) if guest.id else []
    return best_results.of(rows)


# tables


@router.get("/api/tables", tags=["tables"])
async def lobby(services: WithServices, guest: AnyGuest) -> Lobby:
    """The guest's own tables, those with an open seat, and those to watch; the latter two only if they can go on."""
    mine = [x for x in await services.store.mine(guest.id) if x.game in services.tables.games()] if guest.id else []
    others = [x for x in await services.store.open_tables() if not x.plays(guest.id) and not is_old(x)]
    watch = [x for x in await services.store.to_watch() if not x.plays(guest.id) and not is_old(x)]
    return Lobby(
        people=services.tables.people(),
        live=len(services.tables.live),
        mine=[summary(services, x, guest) for x in mine],
        open=[summary(services, x, guest) for x in others],
        watch=[summary(services, x, guest) for x in watch],
    )


def allow_opening(services: Services, asker: Asker, cost: int) -> None:
    """By address: new guests cost nothing, so a limit for each guest alone would not help."""
    if not services.opened.allow(asker.address, cost):
        raise Problem(429, "too-many-tables")


async def allow_table(services: Services, guest: Guest, asker: Asker, in_lobby: bool, more: int = 0) -> None:
    if in_lobby:
        await services.lobby.check_room(guest.id, asker.address)
    allow_opening(services, asker, (IN_LOBBY if in_lobby else 1) + more)


@router.post("/api/tables", tags=["tables"], status_code=201)
async def open_table(body: TableWanted, services: WithServices, guest: KnownGuest, asker: WithAsker) -> OpenedIs:
    in_lobby = any(x.kind == "open" for x in body.seats)
    await allow_table(services, guest, asker, in_lobby)
    wanted = [Seat("", x.kind, x.name, x.bot) for x in body.seats]
    made = await services.tables.open(
        guest,
        asker,
        body.game,
        body.options,
        wanted,
        body.spectators,
        body.hints,
        body.corrections,
        body.corrections_name,
    )
    if in_lobby:
        services.lobby.opened(made.id, asker.address)
    return opened(made)


@router.post("/api/tables/go-on", tags=["tables"], status_code=201)
async def go_on(body: GoOnWanted, services: WithServices, guest: KnownGuest, asker: WithAsker) -> OpenedIs:
    """Open a table that goes on from the record of an unfinished game. What the record hides is dealt again."""
    in_lobby = any(x.kind == "open" for x in body.seats)
    await allow_table(services, guest, asker, in_lobby, len(body.record) // PIECE)
    wanted = [Seat("", x.kind, x.name, x.bot) for x in body.seats]
    made = await services.tables.go_on(guest, asker, body.record, wanted, body.spectators, body.hints)
    if in_lobby:
        services.lobby.opened(made.id, asker.address)
    return opened(made)


@router.get("/api/tables/{id}", tags=["tables"])
async def table(id: str, services: WithServices, guest: AnyGuest) -> Summary:
    """Everybody who knows the address of a table may see who sits there: links lead here."""
    return summary(services, await services.tables.row(id), guest)


@router.post("/api/tables/{id}/join", tags=["tables"])
async def join(id: str, body: Join, services: WithServices, guest: KnownGuest) -> Summary:
    """Sit down: in an open seat, or with the secret of a link. A link works once."""
    return summary(services, await services.tables.sit(guest, id, body.seat, body.secret, body.name), guest)


@router.post("/api/tables/{id}/seats/{seat}", tags=["tables"])
async def seat_bot(id: str, seat: str, body: SeatBot, services: WithServices, guest: KnownGuest) -> Summary:
    """The host gives a free seat to a bot."""
    return summary(services, await services.tables.seat_bot(guest, id, seat, body.bot), guest)


@router.post("/api/tables/{id}/rematch", tags=["tables"], status_code=201)
async def rematch(id: str, services: WithServices, guest: KnownGuest) -> OpenedIs:
    return opened(await services.tables.rematch(guest, id))


@router.delete("/api/tables/{id}", tags=["tables"], status_code=204)
async def leave(id: str, services: WithServices, guest: KnownGuest) -> None:
    """Leave a table: the own seats are given up. A table that no other person sits at is removed."""
    await services.tables.leave(guest, id)


def opened(x: Opened) -> OpenedIs:
    return OpenedIs(id=x.id, links=x.links)


def summary(services: Services, row: TableRow, guest: Guest) -> Summary:
    chairs = messages.chairs_of(row, guest.id, services.tables.online(row.id))
    brief = read_brief(row.brief)
    return Summary.model_validate(
        {
            "id": row.id,
            "kind": row.kind,
            "game": row.game,
            "chairs": msgspec.to_builtins(chairs),
            "asked": row.asked,
            "over": row.over,
            "old": is_old(row),
            "host": bool(guest.id) and guest.id == row.host,
            "host_name": next((x.name for x in row.seats if x.owner == row.host and x.name), ""),
            "options": row.head.get("options", {}),
            "hints": row.hints,
            "stage": brief.stage,
            "points": brief.points,
            "last": {"seat": brief.seat, "said": msgspec.to_builtins(brief.said)} if brief.seat else None,
            "result": json.loads(row.result) if row.result else None,
            "watching": services.tables.watching(row.id),
            "spectators": row.spectators,
            "rematch": row.rematch,
            "created": row.created,
            "updated": row.updated,
        }
    )


# records


@router.get("/api/tables/{id}/record", tags=["records"], response_class=PlainTextResponse)
async def record(
    id: str, services: WithServices, guest: AnyGuest, seat: str = "", mine: bool = False
) -> PlainTextResponse:
    """The record as a viewer may read it; complete when the game is over.

    `mine`: as all seats of the guest together may read it, to go on from it later or elsewhere.
    """
    row = await services.tables.row(id)
    entitled(row, guest.id, seat)
    own = [x.seat for x in row.seats if guest.id and x.owner == guest.id and not x.left] if mine else []
    if row.kind == "table" and not is_old(row):
        with suppress(OldRules):
            live = await services.tables.get(id)
            async with live.ready():
                text = await in_thread(text_for, live.match, own or [seat])
            return PlainTextResponse(text)
    stored = await in_thread(record_of, await services.tables.stored(id), seat)
    return PlainTextResponse(stored.text())


def text_for(match: Match, seats: list[str]) -> str:
    return match.record() if match.over else seen_together(match, seats).text()


@router.get("/api/tables/{id}/at/{n}", tags=["records"], response_model=None)
async def at(
    id: str,
    n: int,
    services: WithServices,
    guest: AnyGuest,
    asker: WithAsker,
    seat: str = "",
    since: Annotated[int, Query(ge=0)] = 0,
    view: bool = False,
) -> Response:
    """The position after n lines, as the socket's `state` message: what the viewer could see then."""
    row = await services.tables.row(id)
    entitled(row, guest.id, seat)
    data = await services.tables.position(asker, row, n, seat, since, view)
    return Response(data, media_type="application/json")


@router.get("/api/tables/{id}/score-history", tags=["records"], response_model=ScoreHistory)
async def score_history(
    id: str, request: Request, services: WithServices, guest: AnyGuest, asker: WithAsker
) -> Response:
    """How the points grew, line by line; only when the game is over, because points count hidden things."""
    row = await services.tables.row(id)
    entitled(row, guest.id, "")
    return cached(request, await services.tables.score_history(asker, row))


@router.get("/api/tables/{id}/chances", tags=["records"])
async def chances(id: str, services: WithServices, guest: AnyGuest, asker: WithAsker) -> ChancesIs:
    """How the chances of a finished game changed. The first question starts the work; ask until it is complete."""
    row = await services.tables.row(id)
    entitled(row, guest.id, "")
    if not row.over or row.kind != "table":
        raise Problem(409, "not-over")
    if is_old(row):
        raise OldRules
    return services.chances.ask(id, asker.address, lambda: services.tables.stored(id))


@router.post("/api/records", tags=["records"], status_code=201)
async def paste(
    services: WithServices,
    guest: KnownGuest,
    asker: WithAsker,
    text: Annotated[str, Body(media_type="text/plain")] = "",
) -> Pasted:
    """Store a record, given as text, to replay it."""
    allow_opening(services, asker, 1 + len(text) // PIECE)
    return Pasted(id=await services.tables.paste(guest, asker, text))


@router.get("/readyz", tags=["server"])
async def readyz(services: WithServices) -> Health:
    """Can it serve people: does it write to its store? If not, 503."""
    try:
        await services.store.can_write()
    except SQLAlchemyError:
        raise Problem(503, "store") from None
    return Health(ok=True, live_tables=len(services.tables.live), version=__version__)


@router.get("/metrics", tags=["server"], include_in_schema=False)
async def metrics(request: Request, services: WithServices) -> Response:
    """Figures for a monitor on the same machine; nobody else gets them."""
    forwarded = "x-forwarded-for" in request.headers  # by a web server of this machine, for somebody else
    if forwarded or not request.client or request.client.host not in LOOPBACK:
        raise Problem(404, "not-found")
    writer = services.store.writer
    data = services.load.text(
        live_tables=len(services.tables.live),
        sockets=sum(len(x.sockets) for x in services.tables.live.values()),
        write_batches=writer.batches,
        writes=writer.written,
    )
    return Response(data, media_type="text/plain; version=0.0.4")


@router.get("/healthz", tags=["server"])
async def healthz(services: WithServices) -> Health:
    """Does the server run, and can it reach its store?"""
    await services.store.alive()
    return Health(ok=True, live_tables=len(services.tables.live), version=__version__)
