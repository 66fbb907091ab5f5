"""REST: the lobby, records, rules and cards. Live play is `live`."""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated

import msgspec
from fastapi import APIRouter, Body, Depends, Query, Request, Response
from fastapi.responses import PlainTextResponse

from ecumene import __version__
from ecumene.kernel.border.corrections import canonical
from ecumene.server import books, messages
from ecumene.server.guests import COOKIE, Guest, plain_name
from ecumene.server.house import House, asker_of, entitled
from ecumene.server.models import (
    Cards,
    Course,
    ErrorIs,
    GameIs,
    Health,
    Join,
    Lobby,
    Me,
    Name,
    OpenedIs,
    Pasted,
    Rules,
    SeatBot,
    Summary,
    TableWanted,
)
from ecumene.server.past import is_old, record_of
from ecumene.server.readers import Asker
from ecumene.server.security import OldRules, Problem
from ecumene.server.store import Row, Seat
from ecumene.server.table import aside
from ecumene.server.tables import Opened

router = APIRouter(responses={"4XX": {"model": ErrorIs}, "5XX": {"model": ErrorIs}})


def house_of(request: Request) -> House:
    house = request.app.state.house
    assert isinstance(house, House)
    return house


The = Annotated[House, Depends(house_of)]


def somebody(request: Request, house: The) -> Guest:
    """The guest, or a guest without an id: whoever only looks needs no cookie."""
    return house.guests.read(request.cookies.get(COOKIE)) or Guest("", "")


Looker = Annotated[Guest, Depends(somebody)]


def known(guest: Looker) -> Guest:
    """The guest; who has no cookie yet asks `/api/me` first."""
    if not guest.id:
        raise Problem(401, "no-guest")
    return guest


Known = Annotated[Guest, Depends(known)]


def asking(request: Request, guest: Looker) -> Asker:
    return asker_of(request, guest.id)


Asking = Annotated[Asker, Depends(asking)]


# guests


@router.get("/api/me", tags=["guests"])
async def me(request: Request, response: Response, house: The, guest: Looker) -> Me:
    """Who am I? At the first visit a guest is made."""
    if not guest.id:
        guest = house.guests.new()
        house.guests.remember(response, guest, request.scope["scheme"] == "https")
    return Me(name=guest.name, id=guest.id)


@router.post("/api/me", tags=["guests"])
async def rename(body: Name, request: Request, response: Response, house: The, guest: Looker) -> Me:
    named = Guest(guest.id or house.guests.new().id, plain_name(body.name))
    house.guests.remember(response, named, request.scope["scheme"] == "https")
    return Me(name=named.name, id=named.id)


# games


@router.get("/api/games", tags=["games"])
async def games(house: The) -> list[GameIs]:
    return [books.game(name) for name in house.tables.games()]


@router.get("/api/games/{game}/rules", tags=["games"], response_model=Rules)
async def rules(game: str, request: Request, house: The) -> Response:
    """The list of rules, in English."""
    known_game(house, game)
    return cached(request, await aside(books.rules, game))


@router.get("/api/games/{game}/cards", tags=["games"], response_model=Cards)
async def cards(game: str, request: Request, house: The, guest: Looker, table: str = "") -> Response:
    """Everything of a game that needs words. `table`: with the corrected rows of that table."""
    known_game(house, game)
    corrections = ""
    if table:
        row = await house.tables.row(table)
        entitled(row, guest.id, "")
        if is_old(row):
            raise OldRules
        corrections = canonical((row.head.get("corrections") or {}).get("rows") or {})
    return cached(request, await aside(books.cards, game, corrections))


def known_game(house: House, game: str) -> None:
    if game not in house.tables.games():
        raise Problem(404, "no-game")


def cached(request: Request, page: books.Page) -> Response:
    """Whoever has it need not load it again."""
    headers = {"ETag": page.tag, "Cache-Control": "no-cache"}
    if request.headers.get("if-none-match") == page.tag:
        return Response(status_code=304, headers=headers)
    return Response(page.data, media_type="application/json", headers=headers)


# tables


@router.get("/api/tables", tags=["tables"])
async def lobby(house: The, guest: Looker) -> Lobby:
    """One's own tables, those with a seat for anybody, and those to watch; only what can be played on is offered."""
    mine = [x for x in await house.store.mine(guest.id) if x.game in house.tables.games()] if guest.id else []
    others = [x for x in await house.store.open_tables() if not x.plays(guest.id) and not is_old(x)]
    watch = [x for x in await house.store.to_watch() if not x.plays(guest.id) and not is_old(x)]
    return Lobby(
        mine=[summary(house, x, guest) for x in mine],
        open=[summary(house, x, guest) for x in others],
        watch=[summary(house, x, guest) for x in watch],
    )


@router.post("/api/tables", tags=["tables"], status_code=201)
async def open_table(body: TableWanted, house: The, guest: Known, asker: Asking) -> OpenedIs:
    wanted = [Seat("", x.kind, x.name, x.bot) for x in body.seats]
    return opened(
        await house.tables.open(
            guest, asker, body.game, body.options, wanted, body.spectators, body.corrections, body.corrections_name
        )
    )


@router.get("/api/tables/{id}", tags=["tables"])
async def table(id: str, house: The, guest: Looker) -> Summary:
    """Who has the address of a table may see who sits there: it is what a link leads to."""
    return summary(house, await house.tables.row(id), guest)


@router.post("/api/tables/{id}/join", tags=["tables"])
async def join(id: str, body: Join, house: The, guest: Known) -> Summary:
    """Sit down: in an open seat, or with the secret of a link. A link leads to its seat once."""
    return summary(house, await house.tables.sit(guest, id, body.seat, body.secret, body.name), guest)


@router.post("/api/tables/{id}/seats/{seat}", tags=["tables"])
async def seat_bot(id: str, seat: str, body: SeatBot, house: The, guest: Known) -> Summary:
    """The host gives a seat that nobody took to a bot."""
    return summary(house, await house.tables.seat_bot(guest, id, seat, body.bot), guest)


@router.post("/api/tables/{id}/rematch", tags=["tables"], status_code=201)
async def rematch(id: str, house: The, guest: Known) -> OpenedIs:
    return opened(await house.tables.rematch(guest, id))


def opened(x: Opened) -> OpenedIs:
    return OpenedIs(id=x.id, links=x.links)


def summary(house: House, row: Row, guest: Guest) -> Summary:
    chairs = messages.chairs_of(row, guest.id, house.tables.online(row.id))
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
            "spectators": row.spectators,
            "rematch": row.rematch,
            "created": row.created,
            "updated": row.updated,
        }
    )


# records


@router.get("/api/tables/{id}/record", tags=["records"], response_class=PlainTextResponse)
async def record(id: str, house: The, guest: Looker, seat: str = "") -> PlainTextResponse:
    """The record as a viewer may read it; whole once the game is over."""
    row = await house.tables.row(id)
    entitled(row, guest.id, seat)
    if row.kind == "table" and not is_old(row):
        with suppress(OldRules):
            live = await house.tables.get(id)
            async with live.ready():
                text = await aside(live.match.record, True if live.match.over else seat)
            return PlainTextResponse(text)
    kept = await aside(record_of, await house.tables.stored(id), seat)
    return PlainTextResponse(kept.text())


@router.get("/api/tables/{id}/at/{n}", tags=["records"], response_model=None)
async def at(
    id: str, n: int, house: The, guest: Looker, asker: Asking, seat: str = "", since: Annotated[int, Query(ge=0)] = 0
) -> Response:
    """The position after n lines, as the socket's `state` message: what the viewer was entitled to then."""
    row = await house.tables.row(id)
    entitled(row, guest.id, seat)
    data = await house.tables.position(asker, row, n, seat, since)
    return Response(data, media_type="application/json")


@router.get("/api/tables/{id}/course", tags=["records"], response_model=Course)
async def course(id: str, request: Request, house: The, guest: Looker, asker: Asking) -> Response:
    """How the points grew, line by line; only once the game is over, for they count what was hidden."""
    row = await house.tables.row(id)
    entitled(row, guest.id, "")
    return cached(request, await house.tables.course(asker, row))


@router.post("/api/records", tags=["records"], status_code=201)
async def paste(
    house: The, guest: Known, asker: Asking, text: Annotated[str, Body(media_type="text/plain")] = ""
) -> Pasted:
    """A record as text, to be replayed."""
    return Pasted(id=await house.tables.paste(guest, asker, text))


@router.get("/healthz", tags=["server"])
async def healthz(house: The) -> Health:
    """Is the store there?"""
    await house.store.alive()
    return Health(ok=True, live_tables=len(house.tables.live), version=__version__)
