"""A New Dawn: a map laid by clicks, a turn by mouse and on a phone, targets and the end told in words."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from e2e.people import SURE, People, Person
from e2e.test_axe import violations
from e2e.test_clash import line_of

GAME = "new_dawn"
BROWSER = Path(__file__).parent.parent / "games" / GAME / "golden" / "browser.rec"
TILES = 3  # of each player
HEXES = 10  # of a tile
LAND = '[data-title="map"] .hex:not([data-unknown])'
# Numbers of a track that are seen and touch one another.
OVERLAPS = """() => {
  const seen = [...document.querySelectorAll(".space-number")].filter((x) => x.getBoundingClientRect().width);
  const boxes = seen.map((x) => x.getBoundingClientRect());
  const touch = (a, b) => a.right > b.left && a.left < b.right && a.bottom > b.top && a.top < b.bottom;
  return seen.filter((_, i) => i && touch(boxes[i - 1], boxes[i])).map((x) => x.textContent);
}"""
PHONE: dict[str, Any] = {"width": 360, "height": 740, "has_touch": True, "is_mobile": True}


def sit(me: Person, **options: str) -> None:
    me.at(f"/t/{me.open(GAME, 'here:Anna', 'bot:random', **options)}")
    assert me.wait_asked()


def question(me: Person) -> str:
    """What this seat is asked, once it is its turn and the page shows it."""
    me.wait(lambda: me.state()["asked"]["seat"] == "A" and me.n() == me.state()["n"], "not this seat's turn")
    assert me.wait_asked()
    return str(me.state()["asked"]["question"])


def answer(me: Person, asked: str) -> None:
    """If this is asked: the first answer, which may take several steps."""
    n = me.n()
    while question(me) == asked and me.n() == n:
        me.click(me.find(f"{SURE}, .choice").first)


def lay_tile(me: Person) -> None:
    """Which, where on the map, and if there are several ways, which side is up and how it is turned."""
    if question(me) == "ChooseTile":  # the last one is not asked for
        me.click(me.see('.chip[data-ref^="tile:"][data-lit]'))
    me.see(".question-what", has_text="which side is up and how it is turned")
    whole = me.find('.map .tool[aria-label="The whole map"]')
    if whole.count():
        whole.first.click()
    before = me.find(LAND).count()
    me.click(me.see('[data-title="map"] .hex[data-lit]'))
    answer(me, "LayTile")
    me.until(f"(n) => document.querySelectorAll('{LAND}').length >= n", before + HEXES)


def test_a_map_is_laid_by_clicks_and_a_turn_played(people: People) -> None:
    me = people.come()
    sit(me, map="built")
    me.see('.chip[data-ref^="tile:"]', has_text="capital")
    for n in range(TILES):
        lay_tile(me)
        if not n:
            assert violations(me) == []
    expect(me.find('.hex[aria-label*="Anna"][aria-label*="capital"]')).to_have_count(1)
    answer(me, "Orient")
    assert question(me) == "ChooseCard"
    me.counts(".tableau .column", 5)
    assert violations(me) == []
    card = me.see('.tableau .chip[data-ref^="card:"][data-lit]').get_attribute("data-ref")
    me.click(me.see(f'.tableau .chip[data-ref="{card}"]'))
    while question(me) != "ChooseCard":
        me.play("done", "pass", "no")
    assert {e["who"] for s in me.states() for e in s.get("log", [])} >= {"A", "B"}


def test_on_a_phone(people: People) -> None:
    me = people.come(**PHONE)
    sit(me, map="first")
    answer(me, "Orient")
    assert question(me) == "ChooseCard"
    me.find(".tabs button").nth(1).tap()
    me.see('[data-title="tech-dial"] .space-number[data-round]')
    assert me.page.evaluate(OVERLAPS) == []
    before = me.stand()
    me.see(".tableau .chip[data-lit]").tap()
    me.settled(before)
    me.find(".tabs button").nth(0).tap()
    me.see('[data-title="map"] .hex')
    assert violations(me) == []


def test_targets_and_the_end_are_told(people: People) -> None:
    me = people.come()
    id = me.paste(BROWSER)
    attack = line_of(BROWSER, "A attack") - 1
    me.at(f"/replay/{id}?n={attack}")
    expect(me.find('[data-title="targets"] .chip').first).to_contain_text(re.compile(r"\d : \d"))
    me.at(f"/replay/{id}?n={attack + 3}")
    expect(me.see('.log [data-when="now"]')).to_contain_text("for the defence")
    me.at(f"/replay/{id}?n=99999")
    me.reads(".result h2", re.compile("Anna wins"))
    me.see(".end-how", has_text="At the start of a round somebody had met an agenda of every victory card")
    expect(me.find(".scores tbody th")).to_have_text(["agendas met", "wonders", "spaces"])
    expect(me.find(".scores tfoot th")).to_have_text(["Place"])
    expect(me.find(".chart select option")).to_have_text(["agendas met", "wonders", "spaces"])
