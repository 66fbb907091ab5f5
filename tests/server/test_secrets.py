"""Nobody gets anything that their view does not allow: messages, records, replays, errors, bots."""

from __future__ import annotations

import io
import json
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from ecumene.games import find
from ecumene.kernel.border.look import Look
from ecumene.kernel.core.action import verb_of
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import CHANCE, SPECTATOR, legal
from ecumene.kernel.match.match import Match
from ecumene.kernel.match.record import Record
from ecumene.kernel.match.replay import Replay
from ecumene.server import messages, what_if
from ecumene.server.log_entries import log_of
from server.helpers import Running, Socket, play_out, step

GAMES = [("lantern", 3), ("seven_wonders_duel", 2), ("through_the_ages", 3)]


def some_match(name: str, players: int, seed: int, choices: int) -> Match:
    m, rng = Match(find(name), seed, players), Rng(seed)
    for _ in range(choices):
        if m.over:
            break
        m.choose(m.game.at_random(legal(m.state), rng))
    return m


@pytest.mark.parametrize(("name", "players"), GAMES)
@pytest.mark.parametrize("seed", range(4))
def test_messages_of_positions_that_look_alike_are_the_same_bytes(name: str, players: int, seed: int) -> None:
    """Whatever the viewer cannot know is changed; not one byte of what it is sent may change."""
    m = some_match(name, players, seed, 15 + 60 * seed)
    game, real, changed = m.game, m.state, 0
    for viewer in (SPECTATOR, *range(players)):
        if m.state.player == viewer and not m.over:
            refs = [ref for a in legal(real)[:4] for ref in game.codec.refs(a)][:3]
        else:
            refs = []
        told = everything(m, viewer, refs)
        for i in range(3):
            m.state = game.zones.scramble(real, viewer, Rng(100 * seed + i))
            changed += msgspec.json.encode(game.view(m.state, 0)) != msgspec.json.encode(game.view(real, 0))
            assert everything(m, viewer, refs) == told
            m.state = real
    assert changed or name == "seven_wonders_duel", "nothing was hidden: this tests nothing"


def everything(m: Match, viewer: int, refs: list[str]) -> list[bytes]:
    """All that may be sent to a viewer in a position; the undo, which asks the past, apart."""
    look, game = Look.at(m.game, m.state, viewer), m.game
    out = [
        msgspec.json.encode(game.board(m.view(viewer))),
        msgspec.json.encode(messages.sections(look)),
        msgspec.json.encode(look.view),
        msgspec.json.encode(messages.asked_of(m, viewer)),
        msgspec.json.encode(messages.choices_of(m, look)),
        msgspec.json.encode(log_of(m, viewer, 0)),
    ]
    if viewer >= 0:
        out += [msgspec.json.encode(what_if.why_not(look, 1, ref)) for ref in refs]
        if m.state.player == viewer and not m.over:
            moves = [game.codec.text(a) for a in legal(m.state)[:4]]
            out += [msgspec.json.encode(what_if.preview_of(look, 1, move)) for move in moves]
            said = [game.codec.action(i) for i in range(0, game.codec.size, game.codec.size // 40)]
            out += [msgspec.json.encode(what_if.refused_by(look, [action])) for action in said]
    return out


def secrets_of(m: Match, viewer: int) -> list[tuple[int, str]]:
    """For each line of the log with a secret argument that the viewer may not read: its number and the secret."""
    out = []
    for n, move in enumerate(m.plies):
        for codec, said, chooser in [
            *((m.game.codec, a, move.seat) for a in move.actions),
            *((m.game.events, e, CHANCE) for e in move.events),
        ]:
            if not codec.reads(said, viewer, chooser):
                hidden = zip(codec.refs(said), codec.secret[verb_of(said)])
                out += [(n, ref) for ref, secret in hidden if secret]
    return out


@pytest.mark.parametrize("seat", ["B", ""])
def test_hidden_cards_are_in_no_frame_of_another_seat_or_a_spectator(shared: Running, seat: str) -> None:
    """A whole game of hands, picks and prepared cards: every frame against what its viewer may know then."""
    anna, boris = shared.person(), shared.person()
    table = anna.open("lantern", "here", "open", "bot:random")["id"]
    boris.join(table, "B")
    with anna.live(table, "A") as a, boris.live(table, "B") as b, shared.person().live(table) as watcher:
        play_out(a, b)
        watcher.wait(lambda s: "result" in s)
        listener = b if seat else watcher
    m = shared.match(table)
    hidden = secrets_of(m, m.number(seat))
    assert len(hidden) > 10
    log = lines_told(listener)
    for n, ref in hidden:
        said = [*log[n].get("said", []), *log[n].get("events", [])]
        assert any(f"{ref.partition(':')[0]}:?" in x.get("refs", []) for x in said)
    assert_only_its_views(listener, seat, m)


def lines_told(s: Socket) -> dict[int, dict[str, Any]]:
    return {e["n"]: e for f in s.frames for e in json.loads(f).get("log", [])}


FIELDS = {
    "type", "n", "version", "view", "board", "asked", "choices", "undo", "since", "log", "ended", "rivals", "result",
}  # fmt: skip


def assert_only_its_views(s: Socket, seat: str, m: Match) -> None:
    """Each position is what replaying the record to that line gives this viewer, and nothing more."""
    lines, again = m.lines(), Replay(m.game, Record(m.to_record().header))
    compared = 0
    for said in s.states:
        assert set(said) <= FIELDS
        assert not said.get("choices") or said["asked"]["seat"] == seat
        while len(again.match.log) < said["n"]:
            again.line(lines[len(again.match.log)])
        if not said.get("asked", {}).get("steps"):  # of its own choice: not in the record before it is made
            view = again.match.view(seat or None)
            assert said["view"] == json.loads(msgspec.json.encode(view))
            assert said["board"] == json.loads(msgspec.json.encode(m.game.board(view)))
            compared += 1
    assert compared > 10


def test_military_cards_in_a_hand_are_in_nothing_drawn_for_others(shared: Running) -> None:
    """Through the Ages: names of cards in A's hand appear on no board and in no log line of B, unless B knows them."""
    me = shared.person()
    table = me.open("through_the_ages", "here", "here")["id"]
    looked = 0
    with me.live(table, "A") as a, me.live(table, "B") as b:
        for _ in range(70):
            asked = a if a.state["asked"]["seat"] == "A" else b
            moves = [x for x in asked.moves() if x != "resign"]
            asked.play(moves[0] if asked.state["asked"]["question"] != "ActionPhase" or len(moves) < 4 else "end")
            if "end" in moves and asked.moves() and "end" in asked.moves():
                asked.play("end")
            while a.state["n"] != b.state["n"]:
                min((a, b), key=lambda s: int(s.state["n"])).hear()
            view_a, view_b = a.state["view"], b.state["view"]
            names = hidden_names(view_a, view_b)
            drawn = json.dumps([b.state["board"], b.state.get("choices"), b.state["asked"]])
            told = json.dumps([e for e in b.state.get("log", []) if e["who"] in ("A", "?")])
            for name in names:
                looked += 1
                assert f'"card:{name}"' not in drawn and f'"card:{name}"' not in told
    assert looked > 20


def hidden_names(mine: dict[str, Any], theirs: dict[str, Any]) -> set[str]:
    """What A's own view names and B's names nowhere but among what it has not seen."""
    seen = json.dumps({k: v for k, v in theirs.items() if k != "unseen"})
    text = json.dumps({k: v for k, v in mine.items() if k != "unseen"})
    cards = find("through_the_ages").codec.names["card"]
    return {c for c in cards if f'"{c}"' in text and f'"{c}"' not in seen}


def test_records_and_replays_are_masked_until_it_is_over(shared: Running) -> None:
    anna, boris, carl = shared.person(), shared.person(), shared.person()
    table = anna.open("lantern", "here", "open")["id"]
    boris.join(table, "B")
    with anna.live(table, "A") as a, boris.live(table, "B") as b:
        for _ in range(4):
            step(a, b)
        m = shared.match(table)
        for person, seat in ((anna, "A"), (boris, "B"), (carl, "")):
            text = person.http.get(f"/api/tables/{table}/record", params={"seat": seat}).text
            assert text == m.record(seat or None) and "*" in text and "secret" not in text
            n = len(m.log)
            then = person.http.get(f"/api/tables/{table}/at/{n}", params={"seat": seat, "view": "1"}).json()
            assert then["view"] == json.loads(msgspec.json.encode(m.view(seat or None)))
            assert then["log"] == json.loads(msgspec.json.encode(log_of(m, m.number(seat), 0)[1]))
            assert "choices" not in then and "result" not in then
        for person, seat in ((boris, "A"), (carl, "B")):
            for what in ("record", "at/3"):
                assert person.http.get(f"/api/tables/{table}/{what}", params={"seat": seat}).status_code == 403
        play_out(a, b)
    whole = carl.http.get(f"/api/tables/{table}/record").text
    assert whole == m.record() and f"secret {m.chance.secret.hex()}" in whole  # type: ignore[attr-defined]
    assert carl.http.get(f"/api/tables/{table}/at/3", params={"seat": "A", "view": "1"}).json()["view"]["viewer"] == "A"
    result = carl.http.get(f"/api/tables/{table}/at/{len(m.log)}").json()["result"]
    assert result["places"] and result["secret"] == m.chance.secret.hex()  # type: ignore[attr-defined]
    pasted = carl.http.post("/api/records", content=whole, headers={"content-type": "text/plain"}).json()["id"]
    with carl.live(pasted) as s:
        assert s.state["result"] == result and s.table["seal"] == result["seal"], "a pasted record proves it too"
    for n in (-1, len(m.log) + 1):
        assert carl.http.get(f"/api/tables/{table}/at/{n}").json() == {"error": "no-line"}


def test_a_pasted_record_is_replayed_and_nothing_else(shared: Running) -> None:
    me, other = shared.person(), shared.person()
    text = some_match("lantern", 3, 4, 500).record()
    answer = me.http.post("/api/records", content=text, headers={"content-type": "text/plain"})
    assert answer.status_code == 201
    id = answer.json()["id"]
    assert other.http.get(f"/api/tables/{id}/record").text == text
    assert other.http.get(f"/api/tables/{id}/at/5", params={"seat": "B", "view": "1"}).json()["view"]["viewer"] == "B"
    assert [x["id"] for x in me.http.get("/api/tables").json()["mine"]] == [id]
    with me.live(id, "A") as s:
        assert "result" in s.state and s.say("resign")["error"] == "not-yours"
        assert s.state["n"] == len(s.state["log"]) and "choices" not in s.state
    assert me.join(id, "A").status_code == 404 and me.http.post(f"/api/tables/{id}/rematch").status_code == 403
    for wrong in ("", "nonsense", text.replace("lantern", "chess"), text.replace("A ", "B ", 3)):
        answer = me.http.post("/api/records", content=wrong, headers={"content-type": "text/plain"})
        assert answer.status_code in (404, 422) and set(answer.json()) == {"error", "reason"}


def test_what_goes_wrong_unexpectedly_says_a_number_only(
    shared: Running, monkeypatch: pytest.MonkeyPatch, logged: io.StringIO
) -> None:
    me = shared.person()
    table = me.open("lantern", "here", "here")["id"]
    with me.live(table, "A") as s:
        m = shared.match(table)

        def broken(*_: object, **__: object) -> None:
            raise RuntimeError(f"the position is {m.state.hands}")

        monkeypatch.setattr(Match, "play", broken)
        n, moves = s.state["n"], s.moves()
        assert s.play(moves[0]) == {"type": "refused", "id": s.ids, "error": "server"}
        monkeypatch.undo()
        assert s.play(moves[0], n)["type"] == "done", "the table goes on from its record"
        monkeypatch.setattr(Match, "to_record", broken)
        answer = me.http.get(f"/api/tables/{table}/record")
        assert answer.status_code == 500 and answer.json().keys() == {"error", "id"}
        assert answer.json()["error"] == "server" and "hands" not in answer.text
    entries = [json.loads(line) for line in logged.getvalue().splitlines()]
    found = next(x for x in entries if x.get("error") == answer.json()["id"])
    assert found["event"] == "unexpected" and "broken" in json.dumps(found), "the log says where"
    assert '"locals"' not in json.dumps(found), "but not what lay there"


def test_a_spectator_only_looks(shared: Running) -> None:
    me = shared.person()
    table = me.open("lantern", "here", "here")["id"]
    with shared.person().live(table) as s, me.live(table) as own:
        assert s.table["viewer"] == "" and not s.table["host"] and "choices" not in s.state
        for watcher in (s, own):
            n = watcher.state["n"]
            for kind, said in [
                ("play", {"n": n, "move": "pass"}), ("look", {"n": n, "move": "pass"}), ("undo", {"n": n}),
                ("why_not", {"n": n, "ref": "card:lamp"}), ("agree", {"yes": True}), ("resign", {}),
                ("stand", {"question": "Bid", "answers": ["pass"]}),
            ]:  # fmt: skip
                assert watcher.say(kind, **said)["error"] == "not-yours"


def test_what_cannot_be_drawn_for_one_is_no_harm_to_the_others(
    shared: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    me = shared.person()
    table = me.open("lantern", "here", "here")["id"]
    right = messages.situation_of

    def half_broken(match: Match, look: Look[Any, Any], *more: Any) -> dict[str, Any]:
        if look.viewer == 1:
            raise RuntimeError("no board")
        return right(match, look, *more)

    with me.live(table, "A") as a, me.live(table, "B") as b:
        monkeypatch.setattr(messages, "situation_of", half_broken)
        assert a.play(a.moves()[0])["type"] == "done"
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                b.hear()
        assert closed.value.rcvd and closed.value.rcvd.code == 1013
        assert a.play(a.moves()[0])["type"] == "done"
        monkeypatch.undo()
        with me.live(table, "B") as again:
            assert again.state["n"] == a.state["n"]
