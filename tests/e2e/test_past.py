"""A game whose rules have changed since: the page says that it cannot be played on, and shows what was played."""

from __future__ import annotations

import re
import sqlite3
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from e2e.people import People, Person
from ecumene.games import find
from ecumene.words import LANGUAGES, Words
from tools.local_server import LocalServer

DUEL = find("seven_wonders_duel")
OLDER = f"{DUEL.revision}-older"
RECORD = Path(__file__).parent.parent / "games" / "seven_wonders_duel" / "golden" / "browser.rec"


def age(served: LocalServer, folder: Path) -> None:
    """The server comes back with other rules than those that all tables were played by."""
    served.stop()
    with sqlite3.connect(folder / "tables.sqlite") as db:
        db.execute(f"update tables set head = replace(head, '{DUEL.revision}', '{OLDER}')")
    db.close()
    served.start()


def sentence(lang: str, over: bool) -> re.Pattern[str]:
    key = "web-past-finished" if over else "web-past-unfinished"
    return re.compile(re.escape(Words(lang, DUEL).say(key, rules=OLDER, here=DUEL.revision)))


def settled_at(me: Person, path: str) -> Person:
    me.go(path)
    me.see(".past .log li")
    return me


@pytest.mark.parametrize("width", [1280, 360])
def test_the_rules_change_while_somebody_plays(browser: Browser, own: LocalServer, tmp_path: Path, width: int) -> None:
    people = People(browser, own.base)
    me = people.come(width=width)
    table = me.open("seven_wonders_duel", "here:Anna", "bot:greedy")
    me.at(f"/t/{table}")
    for _ in range(2):
        me.wait_asked()
        me.play()
    me.wait_asked()
    finished = me.paste(RECORD)
    me.expect("ERR_CONNECTION_REFUSED|WebSocket connection")
    age(own, tmp_path)
    me.see(".past .log li")  # the page that was open comes back by itself
    me.reads(".past .notice", sentence("en", over=False))
    assert me.find(".past .log li").count() >= 4 and me.find(".past [data-seat=A] .shape").count()
    me.go("/")
    me.reads(f'.finished-link[href="/t/{table}"]', "older rules")
    settled_at(me, f"/t/{table}")
    for path in (f"/replay/{finished}", f"/t/{finished}"):
        settled_at(me, path)
        me.reads(".past .notice", sentence("en", over=True))
        assert me.text(".past .total").split()[-2:] == ["44", "41"]
    people.leave()
    assert people.troubles() == []


def test_it_says_so_in_every_language(browser: Browser, own: LocalServer, tmp_path: Path) -> None:
    people = People(browser, own.base)
    me = people.come()
    table = me.open("seven_wonders_duel", "here:Anna", "here:Borys")
    age(own, tmp_path)
    me.go(f"/t/{table}")  # two at one device: nobody is asked to look away from what is only read
    for lang in LANGUAGES:
        me.in_language(lang)
        me.reads(".past .notice", sentence(lang, over=False))
    people.leave()
    assert people.troubles() == []
