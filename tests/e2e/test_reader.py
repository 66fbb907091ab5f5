"""A whole game as a screen reader has it: parts are found by role and name only, and only keys are pressed.

And what goes with it: text at twice its size is neither cut off nor wider than the page.
"""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from e2e.people import People, Person

GAME = "seven_wonders_duel"
ORDER = ("Build", "Take", "Keep", "Discard")  # what this player likes best
SURE = "Do it"
DRAWN = "¤★⚑↻∞♫⚛⚔☺⚘⚒♟■"  # signs that mean nothing to who listens


class Listener:
    """Knows the page by its roles and names."""

    def __init__(self, me: Person) -> None:
        self.me, self.page = me, me.page
        self.prompt = self.page.get_by_role("region", name="What is asked")
        self.heard: set[str] = set()

    def press(self, what: Locator, key: str = "Enter") -> None:
        self.heard.add(what.first.aria_snapshot())
        what.first.press(key)

    def offered(self, name: str) -> Locator:
        return self.prompt.get_by_role("button", name=re.compile(name), disabled=False)

    def wait(self) -> bool:
        """Until there is something to choose (True) or the game is over (False)."""
        over = self.prompt.get_by_text("The game is over")
        expect(self.offered(rf"^(\d |{SURE}$)").or_(over).first).to_be_visible()
        return not over.count()

    def choose(self) -> None:
        """One press: the first of what it likes best."""
        before = self.prompt.aria_snapshot()
        wanted = [*(rf"^\d {word}" for word in ORDER), rf"^{SURE}$", r"^\d "]
        self.press(next(found for name in wanted if (found := self.offered(name)).count()))
        self.me.wait(lambda: self.prompt.aria_snapshot() != before, f"nothing came of it: {before}")


def test_a_whole_duel_by_names_and_keys_alone(people: People) -> None:
    me = people.come(height=1000)
    me.go("/")
    me.page.get_by_role("article").filter(has=me.page.get_by_role("heading", name="7 Wonders Duel")).get_by_role(
        "button", name="Play now"
    ).press("Enter")
    player = Listener(me)
    expect(me.page.get_by_role("heading", name="7 Wonders Duel", level=1)).to_be_visible()
    expect(me.page.get_by_role("heading", name="Board", level=2)).to_be_attached()
    turns = 0
    while player.wait():
        if turns == 12:  # once the game is under way, look around as one would
            look_around(me)
        player.choose()
        turns += 1
        assert turns < 400, player.prompt.aria_snapshot()
    assert turns > 20
    expect(me.page.get_by_role("button", name=re.compile("Rematch")).first).to_be_visible()
    drawn = [x for x in player.heard if any(sign in x for sign in DRAWN)]
    assert drawn == [], "signs are for eyes"


def look_around(me: Person) -> None:
    """Every part has a name: the cities, the log, and each card with what it costs and does."""
    page = me.page
    cities = page.get_by_role("region").filter(has=page.get_by_role("heading", name="Wonders"))
    assert cities.count() == 2
    for city in cities.all():
        name = city.get_by_role("button").first.inner_text().strip()
        assert page.get_by_role("region", name=name, exact=True).count() == 1
    log = page.get_by_role("button", name="What happened")
    log.press("Enter")
    lines = page.get_by_role("list", name="What happened").get_by_role("listitem")
    expect(lines.nth(5)).to_be_visible()
    log.press("Enter")
    expect(lines.first).to_be_hidden()
    cards = page.get_by_role("button", name=re.compile("you can(not)?[. ]"))
    assert cards.count() > 0
    for card in cards.all():
        said = card.aria_snapshot()
        assert not any(sign in said for sign in DRAWN), said
    nameless = [x for x in page.get_by_role("button").all() if x.aria_snapshot().strip() == "- button"]
    assert nameless == []


# text at twice its size

PAGES = {  # and what is there when they are
    "/": ".game",
    f"/new/{GAME}": ".seat-setup",
    "/new/through_the_ages": ".seat-setup",
    f"/rules/{GAME}": ".rule",
    "/rules/through_the_ages": ".rule",
    f"/cards/{GAME}": ".card-list li",
    "/cards/through_the_ages": ".card-list li",
    f"/cards/{GAME}#card:palace": "dialog[open] .facts li",
    "/cards/through_the_ages#card:fortifications": "dialog[open] .facts li",
    "/legend": ".icon-list li",
    "/credits": "dd",
}

# Texts that are cut off: they do not fit their own box, or a box around them that hides what does not fit.
CUT_OFF = """() => {
  const out = [];
  for (const e of document.querySelectorAll("body *")) {
    const own = [...e.childNodes].some((x) => x.nodeType === 3 && x.textContent.trim());
    if (!own || e.closest(".visually-hidden, option, select, svg, [aria-hidden=true]")) continue;
    if (!e.getClientRects().length) continue;
    const style = getComputedStyle(e);
    if (style.visibility !== "visible" || style.webkitLineClamp !== "none") continue;
    const range = document.createRange();
    range.selectNodeContents(e);
    const text = range.getBoundingClientRect();
    for (let box = e; box && box !== document.body; box = box.parentElement) {
      const how = getComputedStyle(box);
      const edge = box.getBoundingClientRect();
      const hidden = (x) => x === "hidden" || x === "clip";
      if (how.position === "fixed") break;
      const [right, bottom] = [text.right > edge.right + 2, text.bottom > edge.bottom + 2];
      if ((hidden(how.overflowX) && right) || (hidden(how.overflowY) && bottom))
        if (edge.width > 1 && how.textOverflow !== "ellipsis") {
          out.push(`${box.className}: ${e.textContent.trim().slice(0, 40)}`);
          break;
        }
      if (how.overflowY === "auto" || how.overflowY === "scroll") break;
    }
  }
  return [...new Set(out)];
}"""


def readable(me: Person) -> list[str]:
    me.until("() => document.fonts.status === 'loaded'")
    wide = me.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    cut: Any = me.page.evaluate(CUT_OFF)
    return [f"{me.page.url}: {x}" for x in [*cut, *([f"{wide} px too wide"] if wide > 0 else [])]]


@pytest.mark.parametrize("lang", ["en", "uk", "pl"])
def test_pages_at_twice_the_size(people: People, lang: str) -> None:
    """A page of 1280 px zoomed to 200 % is one of 640."""
    me = people.come(width=640, height=400, device_scale_factor=2, locale=lang)
    found: list[str] = []
    for path, ready in PAGES.items():  # no two in a row are only two places of one page
        me.go(path)
        me.see(ready)
        found += readable(me)
    assert found == []


@pytest.mark.parametrize("game", [GAME, "through_the_ages"])
def test_tables_at_twice_the_size(people: People, game: str) -> None:
    me = people.come(width=640, height=400, device_scale_factor=2)
    me.at(f"/t/{me.open(game, 'here:Anna', 'bot:greedy')}")
    for _ in range(10):
        assert me.wait_asked()
        me.play()
    found: list[str] = []
    for lang in ("en", "uk"):
        me.in_language(lang)
        assert me.wait_asked()
        found += readable(me)
        middle = me.see(".board-side").bounding_box()
        assert middle and middle["height"] > 100, "the board can be seen beside what is asked"
        for tab in me.find(".tabs button:visible, .a-tabs button[aria-pressed]:visible").all():
            tab.click()
            expect(tab).to_have_attribute("aria-pressed", "true")
            found += readable(me)
    assert found == []


def test_headings_go_down_one_at_a_time_and_parts_are_landmarks(people: People) -> None:
    me = people.come()
    for path in ("/", f"/rules/{GAME}", f"/cards/{GAME}", "/legend"):
        me.go(path)
        me.see(PAGES[path])
        tags = me.page.evaluate("[...document.querySelectorAll('h1,h2,h3,h4')].map((x) => x.tagName)")
        levels = [int(x[1]) for x in tags]
        assert levels[0] == 1 and levels.count(1) == 1, path
        assert all(after <= before + 1 for before, after in pairwise(levels)), f"{path}: {levels}"
        assert me.page.get_by_role("banner").count() == 1 and me.page.get_by_role("main").count() == 1, path
