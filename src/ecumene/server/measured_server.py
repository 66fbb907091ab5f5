"""A server to be measured: `python -m ecumene.server.measured_server FOLDER [toys]`. It says its address and serves
until it is ended.

It is a usual server on a store of its own, except that one guest at one address may do as much as a thousand people.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import uvicorn

from ecumene.server.app import configure_logs, create_app
from ecumene.server.http_server import config_of, most_connections
from ecumene.server.settings import Rate, Settings

ANY = Rate(1e9, 1e9)
ANY_NUMBER = 1_000_000


def measured(folder: Path, toys: bool) -> Settings:
    return Settings(
        db=f"sqlite+aiosqlite:///{folder / 'tables.sqlite'}",
        secret_file=folder / "tables.key",
        own_process=True,
        toys=toys,
        live_tables=ANY_NUMBER,
        tables_per_guest=ANY_NUMBER,
        connections=most_connections(),
        connections_per_address=ANY_NUMBER,
        half_sent_per_address=ANY_NUMBER,
        in_lobby_per_guest=ANY_NUMBER,
        in_lobby_per_address=ANY_NUMBER,
        sockets_per_guest=ANY_NUMBER,
        sockets_per_address=ANY_NUMBER,
        opened=ANY,
        per_guest=ANY,
        per_address=ANY,
        bot_processes=1,
    )


async def serve(folder: Path, toys: bool) -> None:
    settings = measured(folder, toys)
    server = uvicorn.Server(config_of(create_app(settings), settings, port=0, backlog=4096))
    serving = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    print(server.servers[0].sockets[0].getsockname()[1], flush=True)
    await serving


def main() -> None:
    configure_logs(level=40)
    serving = serve(Path(sys.argv[1]), "toys" in sys.argv[2:])
    try:
        import uvloop
    except ImportError:
        asyncio.run(serving)
    else:
        uvloop.run(serving)


if __name__ == "__main__":
    main()
