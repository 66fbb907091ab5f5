"""A phone of 360 px: nothing scrolls sideways (which every page is watched for), and everything is in reach."""

from __future__ import annotations

from typing import Any

import pytest

from e2e.people import IS_IN, People, Person
from ecumene.words import LANGUAGES

PHONE: dict[str, Any] = {"width": 360, "height": 740, "has_touch": True, "is_mobile": True}


# The first of these, all of it, and on the screen as it is: what is wider than it would be none.
IN_REACH = """(css) => {
  const r = document.querySelector(css)?.getBoundingClientRect();
  return r?.width > 0 && r.top >= 0 && r.bottom <= 740 && r.left >= 0 && r.right <= 360;
}"""


def in_reach(me: Person, css: str) -> None:
    """Until it is on the screen, wherever the page is scrolled to."""
    for to in (0, 10_000):
        me.page.evaluate("(y) => document.scrollingElement.scrollTo(0, y)", to)
        me.until(IN_REACH, css)


@pytest.mark.parametrize("game", ["seven_wonders_duel", "through_the_ages"])
def test_a_table_on_a_phone_has_its_prompt_in_reach_and_tabs_that_work(people: People, game: str) -> None:
    me = people.come(**PHONE)
    me.at(f"/t/{me.open(game, 'here', 'bot:greedy')}")
    for _ in range(2):
        assert me.wait_asked()
        in_reach(me, ".prompt .question-who")
        in_reach(me, ".prompt .choice")
        n = me.n()
        while me.is_asked() and me.n() == n:
            before = me.stand()
            me.next_spot().tap()
            me.settled(before)
    if game == "through_the_ages":
        tabs_of_ages(me)
        return
    shows = {
        "board": ".common",
        "me": '.seat-area[data-seat="A"]',
        "rivals": '.seat-area[data-seat="B"]',
        "log": ".log",
    }
    for tab, css in shows.items():
        me.find(".tabs button").nth(list(shows).index(tab)).tap()
        me.see(f'.table[data-tab="{tab}"]')
        me.see(css)
        hidden = {"board": ".log", "me": ".common", "rivals": ".common", "log": ".common"}[tab]
        me.gone(hidden)
        in_reach(me, ".prompt .question")
        in_reach(me, ".tabs")


def tabs_of_ages(me: Person) -> None:
    """Its board has tabs of its own: one region at a time, each within reach."""
    shows = [".a-row", ".a-realm", ".a-hand", ".a-right", ".a-left", ".log"]
    for i, css in enumerate(shows):
        me.find(".a-tabs button").nth(i).tap()
        me.see(css)
        for other in shows:
            if other not in (css, ".a-left"):  # the log lies over the last one
                me.gone(other)
        in_reach(me, ".prompt .question")
        in_reach(me, ".a-tabs")


PAGES = {  # and what is there when they are
    "/": ".game",
    "/new/seven_wonders_duel": ".seat-setup",
    "/new/through_the_ages": ".seat-setup",
    "/rules/through_the_ages": ".rule",
    "/cards/through_the_ages": ".card-list li",
    "/cards/seven_wonders_duel": ".card-list li",
    "/credits": "h1",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pages_fit_a_phone_in_every_language(people: People, lang: str) -> None:
    me = people.come(**PHONE, locale=lang)
    for path, ready in PAGES.items():
        me.go(path)
        me.see(ready)
        me.until(IS_IN, lang)
        assert me.page.evaluate("document.documentElement.scrollWidth") <= 360, path


def test_a_replay_fits_a_phone(people: People) -> None:
    me = people.come(**PHONE)
    table = me.open("seven_wonders_duel", "here", "bot:greedy")
    me.at(f"/replay/{table}?n=3")
    in_reach(me, ".replay-controls")
    me.find('.replay-controls [aria-label="Next line"]').tap()
    me.see(".replay-controls .num", has_text="4/")
    me.see('.board[data-n="4"]')
