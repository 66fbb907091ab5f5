"""What a viewer is sent after a change, put together, is the whole state: for every viewer, in every game."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

import msgspec
import pytest

from ecumene.games import GAMES, TOYS, find
from ecumene.kernel.border.sections import AnySection, Cards, Column, Count, Counters, Hex, HexMap, Item, Tableau
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import SPECTATOR, legal
from ecumene.kernel.match.log import Left
from ecumene.kernel.match.match import Match
from ecumene.server import drawing, messages
from ecumene.server.audience import Audience
from ecumene.server.drawing import changes
from ecumene.server.protocol import Changes, HexAt, ItemAt
from ecumene.server.sockets import Socket
from server.helpers import Running, after, applied

CHOICES = {"lantern": 60, "seven_wonders_duel": 90}  # of the longer games so many:
FEWER = 40
UNDO = 6  # one of so many changes is an undo


@dataclass
class Client:
    """As much of a client as puts the state together."""

    socket: Socket
    state: dict[str, Any] = field(default_factory=dict)
    log: list[dict[str, Any]] = field(default_factory=list)
    sizes: list[int] = field(default_factory=list)

    def hear(self) -> None:
        while self.socket.queue:
            data = self.socket.queue.popleft()
            assert data
            said = json.loads(data)
            self.state = after(self.state, said)
            self.log = self.log[: said.get("since", 0)] + said.get("log", [])
            self.sizes += [len(data)] if said["type"] == "change" else []


def told(match: Match, viewer: str, alone: bool) -> dict[str, Any]:
    """All that a viewer may know, built at once."""
    state = messages.state_of(match, match.number(viewer), 0, alone, view=True)
    out: dict[str, Any] = json.loads(msgspec.json.encode(state))
    return out


def agrees(match: Match, client: Client, alone: bool) -> None:
    whole = told(match, client.socket.viewer, alone)
    log = whole.pop("log", [])
    mine = {k: v for k, v in client.state.items() if k not in ("log", "since", "version")}
    assert mine == {k: v for k, v in whole.items() if k not in ("since", "version")}
    assert client.log == log


@pytest.mark.parametrize("name", [*GAMES, *TOYS])
def test_changes_put_together_are_the_whole_state(name: str) -> None:
    game = find(name)
    match, rng = Match(game, 7, min(3, game.most)), Rng(11)
    seats = game.seats[: len(match.players)]
    audience, sizes = Audience(), list[int]()
    clients = [Client(Socket(viewer, "", 10_000, 1 << 30, wants_view=True)) for viewer in ["", *seats]]
    for client in clients[:-1]:
        audience.add(client.socket)
    for n in range(CHOICES.get(name, FEWER)):
        if n == 10:
            audience.add(clients[-1].socket)  # somebody who comes later
        if n == 20:
            clients[0].socket.version = clients[0].socket.log_sent = 0  # asks for all of it again
        only = change(match, rng)
        audience.show("t", match, seats[:1], only)
        for client in clients[: None if n >= 10 else -1]:
            client.hear()
            if n % 4 == 0 or n < 25:
                agrees(match, client, client.socket.viewer == seats[0])
        if match.over:
            break
    for client in clients:
        sizes += client.sizes
    whole = len(msgspec.json.encode(messages.state_of(match, 0, len(match.log))))
    assert sum(sizes) / len(sizes) < whole, "a change is smaller than all of it"


def change(match: Match, rng: Rng) -> str | None:
    """A choice at random, or an undo. Returns the only seat that may know of it; None for all of them."""
    p, lines = int(match.state.player), len(match.log)
    if rng.below(UNDO) == 0 and not match.why_no_undo(p, True):
        match.undo(p, agreed=True)
    else:
        match.choose(match.game.at_random(legal(match.state), rng))
    return None if len(match.log) > lines else match.game.seats[p]


def test_of_a_large_section_only_the_things_that_differ_are_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawing, "MANY", 2)
    wood = Hex(q=1, r=0, ref="cell:B1", terrain="forest")
    before: list[AnySection] = [
        HexMap(title="map", hexes=[Hex(q=0, r=0, ref="cell:A1"), wood]),
        Tableau(
            title="row", columns=[Column("one", [Item("card:a")]), Column("two", [Item("card:b"), Item("card:c")])]
        ),
        Cards(title="hand", items=[Item("card:d"), Item("card:d")]),
        Counters(title="stock", items=[Count("food", 1)]),
    ]
    after: list[AnySection] = [
        HexMap(title="map", hexes=[Hex(q=0, r=0, ref="cell:A1", seat="A"), wood]),
        Tableau(
            title="row",
            columns=[Column("one", [Item("card:a")]), Column("two", [Item("card:b"), Item("card:c", can=True)])],
        ),
        Cards(title="hand", items=[Item("card:d"), Item("card:d", number=2)]),
        Counters(title="stock", items=[Count("food", 2)]),
    ]
    sent = between(before, after)
    assert sent == Changes(
        after[3:],
        {"map": [HexAt(0, Hex(q=0, r=0, ref="cell:A1", seat="A"))]},
        {"row": [ItemAt(2, Item("card:c", can=True))], "hand": [ItemAt(1, Item("card:d", number=2))]},
    )
    assert applied(plain(before), plain(sent)) == plain(after)
    moved: list[AnySection] = [
        Tableau(title="row", columns=[Column("one", [Item("card:a"), Item("card:b")]), Column("two", [Item("card:c")])])
    ]
    assert between(before[1:2], moved) == Changes(moved), "other things in a column: the whole section"


def between(before: list[AnySection], after: list[AnySection]) -> Changes:
    boards = [{x.id: x for x in board} for board in (before, after)]
    return changes(boards[0], boards[1])


def plain(what: Any) -> Any:
    return json.loads(msgspec.json.encode(what))


def test_where_the_last_turn_ended_and_what_rivals_did_since() -> None:
    match, rng = Match(find("lantern"), 3, 3), Rng(5)
    seen = 0
    for _ in range(200):
        if match.over:
            break
        match.choose(match.game.at_random(legal(match.state), rng))
        for seat in range(3):
            state = messages.state_of(match, seat)
            standing = [n for n in match.ply_lines if match.plies[match.ply_lines.index(n)].seat == seat]
            lines = [n for rival in state.rivals for n in rival.lines]
            assert all(match.log[n].seat == match.number(x.seat) for x in state.rivals for n in x.lines)
            assert all(n >= state.ended for n in lines) and state.ended <= len(match.log)
            if state.ended:
                assert state.ended - 1 in standing, "the line before is the viewer's own"
                between = [n for n in standing if n >= state.ended]
                assert not lines or not between or min(between) > max(lines), "and none is between"
                seen += bool(lines)
    assert seen > 50
    assert messages.state_of(match, SPECTATOR).rivals == [] and not any(isinstance(x, Left) for x in match.log)


def test_nothing_is_built_when_nobody_looks(shared: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    me = shared.person()
    table = me.open("seven_wonders_duel", "here", "here")["id"]
    built = list[int]()
    right = messages.situation_of

    def counted(match: Match, look: Any, *more: Any) -> dict[str, Any]:
        built.append(look.viewer)
        return right(match, look, *more)

    monkeypatch.setattr(messages, "situation_of", counted)
    with me.live(table, "A") as a:
        assert built == [0], "only what the one who looks may know"
        a.play(a.moves()[0])
        assert set(built) == {0}
    count = len(built)
    live = shared.services.tables.live[table]
    assert not live.audience.shown, "and nothing is kept of somebody who left"
    live.send_state()
    assert len(built) == count


def test_a_choice_that_can_be_taken_back_is_played_at_once_and_any_other_is_previewed(shared: Running) -> None:
    me = shared.person()
    table = me.open("through_the_ages", "here", "here")["id"]
    with me.live(table, "A", view=False) as a:
        a.my_turn()
        n, board = a.state["n"], a.state["board"]
        asked = a.play("end", sure=False)
        assert asked["type"] == "preview" and asked["asks"] and a.state["n"] == n
        take = next(x for x in a.moves() if x.startswith("take"))
        look = a.say("look", n=n, move=take)
        assert look["type"] == "preview" and not look["asks"] and a.state["n"] == n
        assert a.play(take, sure=False)["type"] == "done" and a.state["n"] > n
        assert a.state["board"] != board
        assert applied(board, look["board"]) == a.state["board"], "what was foreseen came"
        assert "view" not in a.state, "only programs ask for it"


def test_the_whole_state_again_also_for_spectators(shared: Running) -> None:
    me, other = shared.person(), shared.person()
    table = me.open("lantern", "here", "here")["id"]
    with me.live(table, "A") as a, other.live(table, view=False) as s:
        a.play(a.moves()[0])
        s.wait(lambda x: x["n"] == a.state["n"])
        before = s.state
        assert s.say("whole")["type"] == "done"
        assert s.state["type"] == "state" and s.state["board"] == before["board"] and s.state["n"] == before["n"]
        assert len(s.state["log"]) == s.state["n"] and json.loads(s.frames[-2])["type"] == "state"
        a.play(a.moves()[0])
        s.wait(lambda x: x["n"] == a.state["n"])
        assert json.loads(s.frames[-1])["type"] == "change", "and then changes follow it"
