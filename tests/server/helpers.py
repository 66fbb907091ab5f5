"""Servers, people and sockets for tests: a real server in a thread, a cookie jar for each person."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import httpx2
import uvicorn
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from ecumene.kernel.match.match import Match
from ecumene.server.app import create_app
from ecumene.server.http_server import config_of
from ecumene.server.services import Services
from ecumene.server.settings import Rate, Settings

PATIENCE = 90.0  # seconds; far more than anything here takes, also beside a compiler
GENEROUS = Rate(1e6, 1e6)


def settings(folder: Path, **changes: Any) -> Settings:
    """A server of its own, in no hurry with anybody."""
    said: dict[str, Any] = {
        "db": f"sqlite+aiosqlite:///{folder / 'tables.sqlite'}",
        "secret_file": folder / "tables.key",
        "toys": True,
        "bot_processes": 1,
        "per_guest": GENEROUS,
        "per_address": GENEROUS,
        "opened": GENEROUS,
        "sockets_per_guest": 1000,
        "in_lobby_per_guest": 1000,
        "in_lobby_per_address": 1000,
        "most_lag": 60.0,
    }
    return Settings(**(said | changes))


class Socket:
    """A table's socket, with all it ever heard."""

    def __init__(self, ws: ClientConnection) -> None:
        self.ws = ws
        self.frames: list[str] = []
        self.states: list[dict[str, Any]] = []  # the whole state after each message about it
        self.state: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.wanted: dict[str, Any] = {}
        self.ids = 0

    def hear(self, timeout: float = PATIENCE) -> dict[str, Any]:
        frame = self.ws.recv(timeout)
        assert isinstance(frame, str)
        self.frames.append(frame)
        said: dict[str, Any] = json.loads(frame)
        if said["type"] in ("state", "change"):
            self.state = after(self.state, said)
            self.states.append(self.state)
        elif said["type"] == "table":
            self.table = said
        elif said["type"] == "undo_wanted":
            self.wanted = said
        return said

    def say(self, kind: str, **said: Any) -> dict[str, Any]:
        """Ask for something; the answer to it."""
        self.send(kind, **said)
        while True:
            heard = self.hear()
            if heard.get("id") == self.ids and heard["type"] not in ("table", "state", "change"):
                return heard

    def send(self, kind: str, **said: Any) -> None:
        self.ids += 1
        self.ws.send(json.dumps({"type": kind, "id": self.ids, **said}))

    def play(self, move: str, n: int | None = None, sure: bool = True) -> dict[str, Any]:
        return self.say("play", n=self.state["n"] if n is None else n, move=move, sure=sure)

    def wait(self, fits: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
        """Until the position is so."""
        while not (self.state and fits(self.state)):
            self.hear()
        return self.state

    def my_turn(self) -> dict[str, Any]:
        seat = self.table["viewer"] if self.table else ""
        return self.wait(lambda s: "result" in s or s["asked"]["seat"] == (self.table["viewer"] or seat))

    def moves(self) -> list[str]:
        return [c["move"] for c in self.state.get("choices", [])]

    def quiet(self, seconds: float = 0.3) -> bool:
        """Is nothing said for a while?"""
        try:
            self.hear(seconds)
        except TimeoutError:
            return True
        return False


def after(state: dict[str, Any], message: dict[str, Any]) -> dict[str, Any]:
    """The state after a `state` or a `change`, as a `state`."""
    if message["type"] == "state":
        return message
    assert message["version"] == state["version"] + 1, "a change was missed"
    return {**message, "type": "state", "board": applied(state["board"], message.get("board", {}))}


def applied(board: list[dict[str, Any]], changes: dict[str, Any]) -> list[dict[str, Any]]:
    """A board with changed sections and hexes."""
    sections = {x["id"]: x for x in [*board, *changes.get("sections", [])]}
    for id, new in changes.get("hexes", {}).items():
        hexes = dict(enumerate(sections[id]["hexes"])) | {x["at"]: x["hex"] for x in new}
        sections[id] = {**sections[id], "hexes": list(hexes.values())}
    for id, new in changes.get("items", {}).items():
        sections[id] = with_items(sections[id], {x["at"]: x["item"] for x in new})
    order = changes["order"] if "order" in changes else [x["id"] for x in board]
    return [sections[id] for id in order]


def with_items(section: dict[str, Any], new: dict[int, dict[str, Any]]) -> dict[str, Any]:
    """A section with changed items, which are counted column by column."""
    place = count()

    def now(items: list[dict[str, Any]]) -> list[dict[str, Any]]:
        return [new.get(next(place), x) for x in items]

    if section["kind"] == "tableau":
        return {**section, "columns": [{**x, "items": now(x["items"])} for x in section["columns"]]}
    return {**section, "items": now(section["items"])}


class Person:
    def __init__(self, base: str) -> None:
        self.base = base
        self.http = httpx2.Client(base_url=base, headers={"origin": base}, timeout=PATIENCE)
        self.id: str = self.http.get("/api/me").json()["id"]

    @property
    def cookie(self) -> str:
        return "; ".join(f"{k}={v}" for k, v in self.http.cookies.items())

    def open(self, game: str, *seats: str, **more: Any) -> dict[str, Any]:
        """`open("lantern", "here", "link", "bot:greedy")`."""
        wanted = [{"kind": x.partition(":")[0], "bot": x.partition(":")[2]} for x in seats]
        answer = self.http.post("/api/tables", json={"game": game, "seats": wanted, **more})
        assert answer.status_code == 201, answer.text
        opened: dict[str, Any] = answer.json()
        return opened

    def join(self, id: str, seat: str, secret: str = "", name: str = "") -> httpx2.Response:
        return self.http.post(f"/api/tables/{id}/join", json={"seat": seat, "secret": secret, "name": name})

    def by_link(self, link: str, seat: str, name: str = "") -> None:
        id, _, secret = link.removeprefix("/t/").partition("#")
        assert self.join(id, seat, secret, name).status_code == 200

    @contextmanager
    def live(self, id: str, seat: str = "", since: int = 0, view: bool = True) -> Iterator[Socket]:
        """The socket, after its first two messages; with the typed view, as programs have it."""
        address = f"{self.base.replace('http', 'ws')}/api/tables/{id}/live?seat={seat}&since={since}&view={int(view)}"
        headers = {"Cookie": self.cookie} if self.cookie else {}
        with connect(address, origin=Origin(self.base), additional_headers=headers, max_size=None) as ws:
            socket = Socket(ws)
            socket.wait(lambda s: True)
            yield socket


class Running:
    def __init__(self, wanted: Settings) -> None:
        self.app = create_app(wanted)
        self.server = uvicorn.Server(config_of(self.app, wanted, port=0))
        self.thread = threading.Thread(target=self.server.run)
        self.people: list[Person] = []

    def __enter__(self) -> Running:
        self.thread.start()
        until = time.monotonic() + PATIENCE
        while not self.server.started:
            assert time.monotonic() < until and self.thread.is_alive()
            time.sleep(0.005)
        port = self.server.servers[0].sockets[0].getsockname()[1]
        self.base = f"http://127.0.0.1:{port}"
        return self

    def __exit__(self, *_: object) -> None:
        for person in self.people:
            person.http.close()
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()

    def person(self) -> Person:
        self.people.append(Person(self.base))
        return self.people[-1]

    @property
    def services(self) -> Services:
        services = self.app.state.services
        assert isinstance(services, Services)
        return services

    def match(self, id: str) -> Match:
        """What only the server knows."""
        return self.services.tables.live[id].match


def play_out(*sockets: Socket, longest: int = 4000) -> None:
    """Everybody takes the first choice until the game is over."""
    for _ in range(longest):
        if not step(*sockets):
            return
    raise AssertionError("no end")


def step(*sockets: Socket) -> bool:
    """Whoever of these is asked takes the first choice; else something is heard. False when the game is over."""
    catch_up(*sockets)
    state = sockets[0].state
    if "result" in state:
        return False
    asked = next((s for s in sockets if s.table["viewer"] == state["asked"]["seat"]), None)
    if asked:
        answer = asked.play(asked.moves()[0])
        assert answer["type"] == "done", answer
    else:
        sockets[0].hear()
    return True


def catch_up(*sockets: Socket) -> None:
    """Until all of them have heard of the same line."""
    while len({s.state["n"] for s in sockets}) > 1:
        min(sockets, key=lambda s: s.state["n"]).hear()
