"""`ecumene serve`: play in a browser."""

from __future__ import annotations

import socket
import threading
import time
from contextlib import suppress
from pathlib import Path
from typing import Annotated

import typer

from ecumene import checkout

FOLDER = Path(typer.get_app_dir("ecumene"))
CLIENT = checkout.client()
HERE = ("127.0.0.1", "localhost", "::1")


def serve(
    host: Annotated[str, typer.Option("--host", help="the address to listen at; 0.0.0.0 for everybody")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=1, max=65535)] = 8480,
    name: Annotated[
        list[str] | None, typer.Option("--name", help="a host name to answer to, behind a web server; may be repeated")
    ] = None,
    db: Annotated[str, typer.Option("--db", help="a file, or the URL of a database")] = "",
    client: Annotated[Path, typer.Option("--client", help="the folder of the built web client")] = CLIENT,
    open_browser: Annotated[bool, typer.Option("--open/--no-open", help="open the lobby in the browser")] = True,
    origin: Annotated[list[str] | None, typer.Option("--origin", help="another page's origin to trust")] = None,
    behind_proxy: Annotated[
        list[str] | None,
        typer.Option("--behind-proxy", help="the address of a web server in front; it may be repeated"),
    ] = None,
    access_log: Annotated[bool, typer.Option("--access-log", help="log every request")] = False,
    toys: Annotated[bool, typer.Option("--toys", help="offer the toy games too", hidden=True)] = False,
) -> None:
    """Start the server for browsers, with an embedded database."""
    import uvicorn

    from ecumene.server.app import configure_logs, create_app
    from ecumene.server.http_server import config_of, most_connections
    from ecumene.server.settings import Settings

    url, key = store_of(db)
    settings = Settings(
        db=url,
        secret_file=key,
        static=client,
        docs=checkout.docs(),
        origins=tuple(origin or ()),
        hosts=hosts_of(host, name or []),
        toys=toys,
        proxies=tuple(behind_proxy or ()),
        connections=most_connections(),
        access_log=access_log,
        own_process=True,
    )
    configure_logs()
    address = f"http://{reachable(host)}:{port}/"
    if open_browser:
        threading.Thread(target=open_when_ready, args=(address,), daemon=True).start()
    typer.echo(f"Ecumene: {address}")
    config = config_of(create_app(settings), settings, host=host, port=port, timeout_graceful_shutdown=3)
    server = uvicorn.Server(config)
    with suppress(KeyboardInterrupt):
        server.run()
    if not server.started:
        raise typer.Exit(1)


def reachable(host: str) -> str:
    """What to open for an address to listen at. For everybody's: this computer in its network, as friends reach it.

    Links to seats begin with the address at which the page was opened.
    """
    if host == "127.0.0.1":
        return "localhost"
    if host not in ("0.0.0.0", "::"):
        return host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent; the system chooses the address that it would use
            return str(probe.getsockname()[0])
        except OSError:
            return "localhost"


def hosts_of(host: str, names: list[str]) -> tuple[str, ...]:
    """Host names that the server answers to; none: any. Others could be pages that attack a server at home."""
    return (*HERE, *names) if names or host in HERE else ()


def store_of(db: str) -> tuple[str, Path]:
    """The database's URL, and the file of the signing key beside it."""
    if "://" in db:
        return db, FOLDER / "server.key"
    file = Path(db) if db else FOLDER / "tables.sqlite"
    file.parent.mkdir(parents=True, exist_ok=True)
    return f"sqlite+aiosqlite:///{file}", file.with_suffix(".key")


def open_when_ready(address: str, seconds: float = 30.0) -> None:
    import webbrowser
    from urllib.request import urlopen

    until = time.monotonic() + seconds
    while time.monotonic() < until:
        try:
            with urlopen(f"{address}healthz", timeout=2):
                webbrowser.open(address)
                return
        except OSError:
            time.sleep(0.2)
