"""The watch over every page sees what it is there for; else all the other tests would pass blindly."""

from __future__ import annotations

from functools import partial

from e2e.people import People, Person

WRONGS = {
    "console.error('broken')": "console: broken",
    "setTimeout(() => { throw new Error('thrown') })": "page error: thrown",
    "fetch('/api/tables/nowhere')": "404",
    "fetch('http://127.0.0.1:9/').catch(() => 0)": "http://127.0.0.1:9/",
    "document.querySelector('main h1').style.width = '3000px'": "px too wide",  # last: it is said again and again
}


def test_what_goes_wrong_on_a_page_is_seen(people: People) -> None:
    me = people.come()
    me.go("/credits")
    me.see("h1")
    assert me.left_troubles() == []
    for wrong, seen in WRONGS.items():
        assert not is_seen(me, seen), "too early"
        me.page.evaluate(f"() => {{ {wrong} }}")
        me.wait(partial(is_seen, me, seen), f"{seen} was not seen")
    me.expect(".")


def is_seen(me: Person, text: str) -> bool:
    return any(text in x for x in me.left_troubles())
