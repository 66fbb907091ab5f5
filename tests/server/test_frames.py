"""The short way of messages: whatever pieces they come in, they are heard once, whole and in their order."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from ecumene.server.frames import head_of
from server.helpers import Running, Socket

NOBODY_ASKS = {"type": "agree", "yes": True}  # refused, which is an answer too
LARGE = 8 * 1024 + 1


@pytest.fixture
def live(shared: Running) -> Iterator[Socket]:
    me = shared.person()
    with me.live(me.open("lantern", "here", "here")["id"], "A") as s:
        s.my_turn()
        yield s


def message(id: int) -> bytes:
    return json.dumps({**NOBODY_ASKS, "id": id}).encode()


def text(data: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True, mask: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=mask)


def answers(s: Socket, *ids: int) -> None:
    heard = [s.hear() for _ in ids]
    assert [(x["type"], x["id"]) for x in heard] == [("refused", id) for id in ids]


@pytest.mark.parametrize("size", [0, 125, 126, 0xFFFF, 0x10000])
def test_frames_are_those_of_websockets(size: int) -> None:
    data = b"x" * size
    assert head_of(size) + data == text(data, mask=False)


@pytest.mark.parametrize("piece", [1, 3, 7, 1000])
def test_messages_in_pieces(live: Socket, piece: int) -> None:
    data = b"".join(text(message(id) + b" " * (id % 3 * 120)) for id in range(1, 8))
    for at in range(0, len(data), piece):
        live.ws.socket.sendall(data[at : at + piece])
    answers(live, *range(1, 8))


def test_unusual_frames_among_usual_ones(live: Socket) -> None:
    one, two, three, four = (message(id) for id in range(1, 5))
    live.ws.socket.sendall(
        text(one)
        + text(two[:5], fin=False)
        + text(b"are you there", Opcode.PING)
        + text(two[5:9], Opcode.CONT, fin=False)
        + text(two[9:], Opcode.CONT)
        + text(three, Opcode.BINARY)
        + text(four)
    )
    answers(live, 1, 2, 3, 4)
    assert live.ws.ping().wait(5.0)


def test_a_size_may_be_written_longer_than_need_be(live: Socket) -> None:
    data = message(1)
    for head in ((0xFE, 2), (0xFF, 8)):
        live.ws.socket.sendall(bytes((0x81, head[0])) + len(data).to_bytes(head[1], "big") + bytes(4) + data)
        live.ws.socket.sendall(text(message(2)))
        answers(live, 1, 2)


@pytest.mark.parametrize(  # by name, because masks are random and all processes must collect the same tests
    ("sent", "code"),
    [
        pytest.param(text(b"x" * LARGE), 1009, id="large"),
        pytest.param(text(b"x" * LARGE)[:8], 1009, id="the-head-of-a-large-one"),
        pytest.param(bytes((0x81, 0xFF)) + (1 << 40).to_bytes(8, "big"), 1009, id="a-terabyte"),
        pytest.param(text(message(1), mask=False), 1002, id="no-mask"),
        pytest.param(text(message(1), Opcode.CONT), 1002, id="goes-on-without-a-beginning"),
        pytest.param(text(message(1), fin=False) + text(message(2)), 1002, id="begins-twice"),
        pytest.param(bytes((0xC1, 0x80, 0, 0, 0, 0)), 1002, id="compressed"),
        pytest.param(text(b"\xff\xfe"), 1007, id="not-utf-8"),
    ],
)
def test_what_no_client_sends_closes_the_socket(live: Socket, sent: bytes, code: int) -> None:
    live.ws.socket.sendall(sent)
    with pytest.raises(ConnectionClosed) as closed:
        live.hear()
    assert closed.value.rcvd and closed.value.rcvd.code == code
