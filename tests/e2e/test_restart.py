"""The server is killed in the middle of a game: the page comes back by itself, and nothing is lost."""

from __future__ import annotations

import os
import signal
from pathlib import Path

from e2e.people import People, Person
from tools.local_server import LocalServer

GONE = "ERR_CONNECTION|WebSocket|Failed to load resource"


def workers(server: LocalServer) -> list[int]:
    """The processes in which bots think."""
    assert server.process
    pid = server.process.pid
    return [int(x) for x in Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()]


def kill_while_the_bot_thinks(me: Person, server: LocalServer) -> None:
    """The bot's processes stand still, so its move is pending when the server goes."""
    stopped = workers(server)
    assert stopped
    for pid in stopped:
        os.kill(pid, signal.SIGSTOP)
    while me.is_asked():
        me.play()
    server.kill()
    for pid in stopped:
        os.kill(pid, signal.SIGKILL)


def test_killed_three_times_the_page_comes_back_with_every_line(people: People, own: LocalServer) -> None:
    me = people.come(own.base)
    me.expect(GONE)
    me.at(f"/t/{me.open('seven_wonders_duel', 'here', 'bot:greedy', wonders='preset')}")
    for moves in (1, 2, 1):
        for _ in range(moves):
            assert me.wait_asked()
            me.play()
        assert me.wait_asked()
        kill_while_the_bot_thinks(me, own)
        log, n = me.log(), me.n()
        assert me.state()["asked"]["seat"] == "B"
        me.see(".prompt .notice", has_text="The connection is lost")
        own.start()
        me.gone(".prompt .notice")
        assert me.wait_asked(), "the bot's move comes"
        assert me.n() > n and me.log()[: len(log)] == log
        record = me.fetch(me.page.url.replace(me.base + "/t/", "/api/tables/") + "/record?seat=A")["text"]
        assert len(record.partition("---\n")[2].splitlines()) >= me.n()
