"""The watch over every page sees what it is there for; else all the other tests would pass blindly."""

from __future__ import annotations

import pytest

from e2e.people import People


@pytest.mark.parametrize(
    ("wrong", "seen"),
    [
        ("document.querySelector('main h1').style.width = '3000px'", "px too wide"),
        ("console.error('broken')", "console: broken"),
        ("setTimeout(() => { throw new Error('thrown') })", "page error: thrown"),
        ("fetch('/api/tables/nowhere')", "404"),
        ("fetch('http://127.0.0.1:9/').catch(() => 0)", "http://127.0.0.1:9/"),
    ],
)
def test_what_goes_wrong_on_a_page_is_seen(people: People, wrong: str, seen: str) -> None:
    me = people.come()
    me.go("/credits")
    me.see("h1")
    assert me.left_troubles() == []
    me.page.evaluate(f"() => {{ {wrong} }}")
    me.wait(lambda: any(seen in x for x in me.left_troubles()), f"{seen} was not seen")
    me.expect(".")
