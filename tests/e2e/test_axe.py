"""Nothing on any page that shuts people out: axe finds no serious violation, light and dark, wide and narrow."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

import pytest

from e2e.people import People, Person

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async (rules) => (await axe.run(document, { resultTypes: ["violations"], ...rules })).violations
  .filter((x) => x.impact === "serious" || x.impact === "critical")
  .map((x) => `${x.id}: ${x.nodes.slice(0, 3).map((n) => n.target + " " + (n.any[0]?.message ?? "")).join("; ")}`)"""
FADED = """(theme) => matchMedia(`(prefers-color-scheme: ${theme})`).matches &&
  document.getAnimations().every((x) => x.playState !== "running")"""
# A theme changes nothing but colours: what the other rules look at was looked at in the first one.
OF_COLOURS = {"runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}}
THEMES: dict[Literal["light", "dark"], Any] = {"light": {}, "dark": OF_COLOURS}
SIZES = [(1280, 800), (360, 740)]


def violations(me: Person) -> list[str]:
    if not me.page.evaluate("'axe' in window"):
        me.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = []
    for theme, rules in THEMES.items():
        me.page.emulate_media(color_scheme=theme)
        me.until(FADED, theme)
        said: list[Any] = me.page.evaluate(RUN, rules)
        found += [f"{me.page.url} {theme}: {x}" for x in said]
    return found


PAGES = {  # and what is there when they are
    "/": ".lobby:has(.table-card) .game",
    "/new/through_the_ages": ".seat-setup",
    "/new/seven_wonders_duel": ".seat-setup",
    "/learn": ".learn-row",
    "/learn/seven_wonders_duel": ".learn-ways li",
    "/results": ".record-form",
    "/cards/seven_wonders_duel": ".card-list li",
    "/cards/through_the_ages?unverified=1#card:fortifications": "dialog .unverified-note",
    "/rules/through_the_ages": ".rule",
    "/legend": ".icon-list li",
    "/credits": "h1",
    "/rules/seven_wonders_duel#SWD-3.5": ".rule",
    "/t/nowhere": ".page .button",
}


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_pages(people: People, width: int, height: int) -> None:
    me = people.come(width=width, height=height)
    me.expect("404.*nowhere")
    me.open("seven_wonders_duel", "here:Anna", "bot:greedy")
    found: list[str] = []
    for path, ready in PAGES.items():
        me.go(path)
        me.see(ready)
        found += violations(me)
    assert found == []


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_duel_from_the_first_choice_to_the_result_and_its_replay(people: People, width: int, height: int) -> None:
    me = people.come(width=width, height=height)
    table = me.open("seven_wonders_duel", "here:Anna", "bot:greedy", wonders="preset")
    me.at(f"/t/{table}")
    assert me.wait_asked()
    me.play()
    assert me.wait_asked()
    me.click(me.find(".structure [data-lit]").first)
    me.find('.tool[aria-label="Settings"]').click()
    me.see(".popup")
    found = violations(me)
    me.press("Escape")
    me.gone(".popup")
    me.find('.tool[aria-label="Give up the seat"]').click()
    me.see('.notice[role="alert"] .button:not(.quiet)').click()
    me.see(".result summary").click()
    me.see(".result .seal dd")
    me.see(".chart-drawing")
    found += violations(me)
    me.at(f"/replay/{table}?n=3")
    assert found + violations(me) == []


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_guided_turn_and_the_panel_of_a_card(people: People, width: int, height: int) -> None:
    me = people.come(width=width, height=height)
    me.go("/")
    me.page.get_by_role("button", name="Guided game").click()
    me.see(".coach")
    assert me.wait_asked()
    me.press("ArrowDown")
    me.see(".panel[role=tooltip]")
    found = violations(me)
    me.press("o")
    me.see(".panel[role=dialog] .rule-links")
    assert found + violations(me) == []


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_table_of_ages_and_one_that_waits_for_guests(people: People, width: int, height: int) -> None:
    me = people.come(width=width, height=height)
    me.at(f"/t/{me.open('through_the_ages', 'here:Anna', 'bot:greedy', 'link:', 'open:')}")
    assert me.wait_asked()
    me.play()
    found = violations(me)
    me.go(f"/t/{me.open('lantern', 'here:Anna', 'here:Bohdan')}")
    me.see(".pass-device .button")
    found += violations(me)
    me.focused(".pass-device .button")
    me.press("Enter")
    me.to_board()
    me.see(".map")
    assert found + violations(me) == []
