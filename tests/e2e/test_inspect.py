"""Everything drawn can be looked at, and no panel covers the bar, the confirming button or the thing itself."""

from __future__ import annotations

import json
from typing import Any

import pytest

from e2e.people import SURE, People, Person
from ecumene.words import LANGUAGES

WIDTHS = (360, 768, 1280)
GAMES = ("seven_wonders_duel", "clash_of_cultures", "age_of_civilization", "new_dawn", "through_the_ages")
MOST = 6  # things looked at on each board: one of each kind and place

# One thing of each kind in each section that can be seen, with its middle and a number to find it by.
THINGS = """(most) => {
  const low = document.querySelector(".prompt").getBoundingClientRect().top;
  const seen = new Map();
  for (const el of document.querySelectorAll(":is(.board, .seat-panel) button[data-ref]:enabled")) {
    const r = el.getBoundingClientRect();
    const at = [r.left + r.width / 2, r.top + Math.min(r.height / 2, 14)];
    const kind = `${el.dataset.ref.split(":")[0]} ${el.closest("[data-title]")?.dataset.title} ${el.dataset.lit}`;
    if (!r.width || at[1] < 60 || at[1] > low - 4 || seen.has(kind)) continue;
    if (!el.contains(document.elementFromPoint(...at))) continue;
    seen.set(kind, { ref: el.dataset.ref, at });
  }
  return [...seen.values()].slice(0, most);
}"""

# What an open panel lies over: the bar, a button that confirms, a menu, or the thing at this point.
COVERED = """([x, y]) => {
  const box = (css) => document.querySelector(css)?.getBoundingClientRect();
  const panel = box(".panel");
  const over = (r) => r && r.width && Math.min(panel.right, r.right) - Math.max(panel.left, r.left) > 1
    && Math.min(panel.bottom, r.bottom) - Math.max(panel.top, r.top) > 1;
  const out = [".prompt", ".chosen .button", ".thing-menu"].filter((css) => over(box(css)));
  if (x >= panel.left && x <= panel.right && y >= panel.top && y <= panel.bottom) out.push("the thing");
  if (panel.left < 0 || panel.right > innerWidth || panel.top < 0 || panel.bottom > innerHeight) out.push("the edge");
  return out;
}"""


def at_table(people: People, game: str, width: int) -> Person:
    more: dict[str, Any] = {"has_touch": True, "is_mobile": True} if width < 700 else {}
    me = people.come(width=width, height=740 if width < 700 else 800, **more)
    me.at(f"/t/{me.open(game, 'here:Anna', 'bot:greedy')}")
    assert me.wait_asked()
    return me


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("game", GAMES)
def test_things_are_looked_at_and_their_panels_cover_nothing(people: People, game: str, width: int) -> None:
    me = at_table(people, game, width)
    facts = {x["ref"] for x in me.ask(f"/api/games/{game}/cards")["cards"]}
    things = [x for x in me.page.evaluate(THINGS, MOST) if x["ref"] in facts or x["ref"].startswith("seat:")]
    assert things, "there is something to look at"
    for thing in things:
        me.page.evaluate("() => document.activeElement?.blur()")
        if width < 700:
            me.find(".board").first.evaluate(HOLD, thing["at"])
        else:
            me.page.mouse.move(*thing["at"])
        me.see(".panel")
        me.until("(name) => document.querySelector('.panel')?.dataset.of === name", thing["ref"])
        assert me.page.evaluate(COVERED, thing["at"]) == [], thing
        me.press("Escape")
        me.let_go()
        me.gone(".panel")


# A finger that rests on a thing: a long press.
HOLD = """async (_, [x, y]) => {
  const el = document.elementFromPoint(x, y).closest("[data-ref]");
  const at = { bubbles: true, pointerType: "touch", clientX: x, clientY: y };
  el.dispatchEvent(new PointerEvent("pointerdown", at));
  await new Promise((done) => setTimeout(done, 600));
  el.dispatchEvent(new PointerEvent("pointerup", at));
}"""


def test_by_keys_a_thing_is_looked_at_and_why_not_is_read_and_closed(people: People) -> None:
    me = at_table(people, "seven_wonders_duel", 1280)
    me.press("ArrowDown")
    me.see(".panel[role=tooltip]")
    me.press("o")
    me.see(".panel[role=dialog]")
    me.press("Escape")
    me.gone(".panel")
    me.press("?")
    me.see(".keys-dialog[open] kbd")
    me.press("Escape")
    me.gone(".keys-dialog")
    with me.context.expect_page() as opened:
        me.press("r")
    assert f"/rules/seven_wonders_duel#{me.state()['asked']['rule']}" in opened.value.url


def test_a_menu_opens_at_the_thing_clicked_and_its_confirming_button_is_free(people: People) -> None:
    me = people.come()
    me.at(f"/t/{me.open('seven_wonders_duel', 'here:Anna', 'bot:greedy', wonders='preset')}")
    assert me.wait_asked()
    card = me.find(".structure [data-lit]").first
    card.click()
    discard = me.see('.thing-menu .choice[data-move^="discard"]')
    me.see('.thing-menu .choice[data-move^="discard"] .amount')  # how many coins it brings
    discard.click()
    me.see(f".thing-menu {SURE}")
    me.let_go()
    assert me.find(f"{SURE} >> visible=true").count() == 1
    me.press("Escape")
    me.see('.thing-menu .choice[data-move^="discard"]')
    me.press("Escape")
    me.gone(".thing-menu")
    assert not any(json.loads(x).get("sure") for x in me.sent)


# What happened lies in the header: between the name of the game and the tools, also below a notice above all.
IN_THE_HEADER = """() => {
  const box = (css) => document.querySelector(css).getBoundingClientRect();
  const [news, header] = [box(".news"), box(".page-header")];
  return news.top >= header.top && news.bottom <= header.bottom && news.width > 400
    && news.left >= box(".page-title").right && news.right <= box(".page-tools").left;
}"""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_happened_lies_beside_the_name_and_below_notices(people: People, lang: str) -> None:
    me = people.come(locale=lang)
    me.at(f"/t/{me.open('seven_wonders_duel', 'here:Anna', 'bot:greedy', wonders='preset')}")
    assert me.wait_asked()
    me.play()
    assert me.wait_asked()
    me.see(".news")
    me.until(IN_THE_HEADER)
    notice = '<div class="notice"><span>There is a new version</span></div>'
    me.page.evaluate("(html) => document.querySelector('.app-notices').insertAdjacentHTML('beforeend', html)", notice)
    me.see(".app-notices .notice")
    me.until(IN_THE_HEADER)


def test_what_rivals_did_is_told_and_stepped_through_again(people: People) -> None:
    me = people.come()
    me.at(f"/t/{me.open('seven_wonders_duel', 'here:Anna', 'bot:greedy', wonders='preset')}")
    for _ in range(2):
        assert me.wait_asked()
        me.play()
    assert me.wait_asked()
    now = me.n()
    me.see('.news [data-seat="B"] .news-line').click()
    me.see(".news[data-back]")
    me.until("(n) => Number(document.querySelector('.board').dataset.n) <= n", now)
    me.counts(".board [data-lit]", 0)
    me.press("Escape")
    me.gone(".news[data-back]")
    me.drawn(now)
    me.see(".board [data-lit]")
