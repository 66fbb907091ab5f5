"""Those who look at a table: their sockets, what each viewer was sent, and what they are sent after a change.

A viewer is a seat or "" for spectators; all sockets of a viewer get the same. Nothing is built for a viewer without a
socket. What was drawn last is kept, so that only what differs is drawn and sent.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import structlog

from ecumene.kernel.border.drawings import Drawings
from ecumene.kernel.border.look import Look
from ecumene.kernel.match.match import Match
from ecumene.server import messages
from ecumene.server.drawing import Drawn, Known, changes, drawn
from ecumene.server.protocol import ChangeIs, Changes, FromServer, StateIs
from ecumene.server.sockets import Socket, encode

log = structlog.get_logger()

TABLES_KEPT = (
    2_000  # the tables that changed last know what they have drawn and sent; others send the whole state again
)


@dataclass
class Shown:
    """What one viewer of a table was sent last."""

    version: int
    sections: Drawn


class Recent:
    """The tables that know what they have drawn, the last one to change at the end."""

    def __init__(self) -> None:
        self.tables: OrderedDict[Audience, None] = OrderedDict()

    def used(self, table: Audience) -> None:
        self.tables[table] = None
        self.tables.move_to_end(table)
        if len(self.tables) > TABLES_KEPT:
            self.tables.popitem(last=False)[0].forget()

    def drop(self, table: Audience) -> None:
        self.tables.pop(table, None)
        table.forget()


RECENT = Recent()


class Audience:
    def __init__(self) -> None:
        self.sockets: list[Socket] = []
        self.shown: dict[str, Shown] = {}  # by viewer
        self.drawings = Drawings()

    def add(self, socket: Socket) -> bool:
        """Is this the first socket of a seat?"""
        is_new = bool(socket.viewer) and all(s.viewer != socket.viewer for s in self.sockets)
        self.sockets.append(socket)
        return is_new

    def remove(self, socket: Socket) -> bool:
        """Was this the last socket of a seat?"""
        if socket not in self.sockets:
            return False
        self.sockets.remove(socket)
        if not self.sockets:
            RECENT.drop(self)
        if any(s.viewer == socket.viewer for s in self.sockets):
            return False
        self.shown.pop(socket.viewer, None)
        return bool(socket.viewer)

    def forget(self) -> None:
        """What was drawn and sent: it takes memory."""
        self.shown, self.drawings = {}, Drawings()

    def viewers(self) -> set[str]:
        return {s.viewer for s in self.sockets}

    def send_to_all(self, message: FromServer) -> None:
        data = encode(message)
        for s in self.sockets:
            s.send(data)

    def show(self, table: str, match: Match, alone: Iterable[str], only: str | None = None) -> None:
        """Send every viewer, or only one, what is new. `alone`: seats that need nobody's consent to an undo."""
        RECENT.used(self)
        self.drawings.next_position()
        known: Known = {}
        for viewer in self.viewers() if only is None else self.viewers() & {only}:
            sockets = [s for s in self.sockets if s.viewer == viewer]
            try:
                self._show(match, viewer, sockets, viewer in alone, known)
            except Exception:
                log.exception("nothing to show", table=table, viewer=viewer)
                self.shown.pop(viewer, None)
                for s in sockets:
                    s.finish()  # the match goes on; these clients may connect again
        self.drawings.next_position()

    def _show(self, match: Match, viewer: str, sockets: list[Socket], alone: bool, known: Known) -> None:
        look = Look.at(match.game, match.state, match.number(viewer), self.drawings)
        parts = messages.situation_of(match, look, alone)
        board = drawn(look)
        before = self.shown.get(viewer)
        version = before.version + 1 if before else 1
        differs = changes(before.sections, board, known) if before else Changes()
        built: dict[tuple[bool, int, bool], bytes] = {}
        for s in sockets:
            is_new = before is None or s.version != before.version
            key = is_new, s.log_sent, s.wants_view
            if key not in built:
                said = parts | messages.log_since(match, look.viewer, s.log_sent, self.drawings)
                said |= {"version": version, "view": messages.typed_view(look) if s.wants_view else None}
                built[key] = encode(self._message(said, board if is_new else None, differs))
            s.send(built[key])
            s.log_sent, s.version = len(match.log), version
        self.shown[viewer] = Shown(version, board)

    @staticmethod
    def _message(said: dict[str, Any], board: Drawn | None, differs: Changes) -> StateIs | ChangeIs:
        return ChangeIs(board=differs, **said) if board is None else StateIs(board=list(board.values()), **said)
