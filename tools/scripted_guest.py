"""A guest without a browser that opens tables and plays moves: for screenshots and measurements of a position."""

from __future__ import annotations

import json
from typing import Any

import httpx2
from websockets.sync.client import connect
from websockets.typing import Origin

# Verbs in the order that a person would prefer them, so that positions look natural.
FIRST = (
    "build",
    "develop",
    "lead",
    "wonder",
    "increase",
    "take",
    "play",
    "pick",
    "choose",
    "pass",
    "end",
    "discard",
)


class ScriptedGuest:
    """Opens tables and plays by socket; the browser gets the same cookie."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.http = httpx2.Client(base_url=base, headers={"origin": base})
        self.http.get("/api/me")
        self.http.post("/api/me", json={"name": "Anna"})

    def open(self, game: str, *seats: str, moves: int = 0, asked: str = "", **options: str) -> str:
        """Open a table and play `moves` choices at seat A, then until it gets the question `asked`, or to the end."""
        wanted = [
            {"kind": kind, "bot": name} if kind == "bot" else {"kind": kind, "name": name}
            for kind, _, name in (seat.partition(":") for seat in seats)
        ]
        id: str = self.http.post("/api/tables", json={"game": game, "seats": wanted, "options": options}).json()["id"]
        if moves:
            self.play(id, moves, asked)
        return id

    def play(self, id: str, moves: int, asked: str) -> None:
        cookie = "; ".join(f"{k}={v}" for k, v in self.http.cookies.items())
        address = f"{self.base.replace('http', 'ws')}/api/tables/{id}/live?seat=A"
        state: dict[str, Any] = {}
        with connect(address, origin=Origin(self.base), additional_headers={"Cookie": cookie}, max_size=None) as ws:
            while True:
                state = json.loads(ws.recv(30))
                if state["type"] not in ("state", "change") or (state.get("asked") or {}).get("seat", "A") != "A":
                    continue
                if "result" in state or (moves <= 0 and asked in ("", state["asked"]["question"])):
                    return
                moves -= 1
                ws.send(
                    json.dumps(
                        {"type": "play", "id": 1, "n": state["n"], "move": preferred(state["choices"]), "sure": True}
                    )
                )

    def cookies(self) -> list[Any]:
        return [{"name": k, "value": v, "url": self.base} for k, v in self.http.cookies.items()]


def preferred(choices: list[dict[str, Any]]) -> str:
    """The first choice of the preferred verb."""
    verbs = [c["verb"] for c in choices]
    verb = next((v for v in FIRST if v in verbs), verbs[0])
    return str(next(c["move"] for c in choices if c["verb"] == verb))
