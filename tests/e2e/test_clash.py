"""Clash of Cultures on its map: by mouse, by keys, on a phone; a battle and the end told in words."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from e2e.people import SURE, People, Person

GAME = "clash_of_cultures"
HOTSEAT = Path(__file__).parent.parent / "games" / GAME / "golden" / "hotseat.rec"
SPACES = 4  # of a region
PHONE: dict[str, Any] = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
REACHED = "() => document.activeElement?.dataset.ref"


def sit(me: Person, *bots: str) -> str:
    """A table of one's own; the city one begins with."""
    me.at(f"/t/{me.open(GAME, 'here:Anna', *(f'bot:{x}' for x in bots))}")
    assert me.wait_asked()
    return str(me.section("cities-A")["items"][0]["ref"]).removeprefix("cell:")


def hex_of(cell: str) -> str:
    return f'.hex[data-ref="cell:{cell}"]'


def sure(me: Person) -> None:
    """What shows something new asks first."""
    me.click(me.see(SURE))


def settle_in(me: Person) -> None:
    """Whatever the new region asks for, the first answer."""
    while me.is_asked() and me.state()["asked"]["question"] != "Turn":
        me.play()
        assert me.wait_asked()


def line_of(file: Path, move: str) -> int:
    """After how many lines of a record this has been done."""
    moves = [x for x in file.read_text(encoding="utf-8").split("---\n")[1].splitlines() if not x.startswith("#")]
    return next(i for i, x in enumerate(moves, 1) if x.startswith(move))


def test_by_clicks_on_the_map_a_settler_sets_out_and_finds_new_land(people: People) -> None:
    me = people.come()
    home = sit(me, "greedy", "greedy")
    expect(me.find(hex_of(home))).to_have_attribute(
        "aria-label", re.compile("plain, Anna, size 1, neutral, settlement")
    )
    before = me.find(".hex[data-unknown]").count()
    me.click(me.see(f"{hex_of(home)}[data-lit]"))
    me.reads(".crumb", home)
    me.click(me.see(f'.choice[data-move="move {home}"]'))
    me.see(".question-what", has_text=f"where the group of {home} goes")
    me.click(me.see(".hex[data-lit][data-unknown]"))
    sure(me)
    assert me.wait_asked()
    settle_in(me)
    me.counts(".hex[data-unknown]", before - SPACES)
    assert any("settlers (1)" in line for line in me.log())
    me.click(me.see('.choice[data-move="end"]'))
    sure(me)
    assert me.wait_asked()
    assert {e["who"] for s in me.states() for e in s.get("log", [])} >= {"A", "B", "C"}


def test_by_keys_alone_one_walks_over_the_map_and_collects(people: People) -> None:
    me = people.come()
    home = sit(me, "greedy")
    walk_to(me, home)
    me.press("Enter")
    me.reads(".crumb", home)
    key = me.see(f'.choice[data-move="collect {home}"] kbd').inner_text()
    before = me.stand()
    me.press(key)
    me.settled(before)
    me.see(".question-what", has_text=f"Collect for {home}")
    walk_to(me, home)
    before = me.stand()
    me.press("Enter")
    me.settled(before)
    me.see(".question-what", has_text="Take your actions")
    assert f"From {home}: food" in me.log()[-1]


def walk_to(me: Person, cell: str) -> None:
    """From the head of the page by Tab to the map, then by arrows: to its column, and along it."""
    me.see("header a").focus()
    me.tab_to(".hex")
    for _ in range(24):
        at = str(me.page.evaluate(REACHED)).partition(":")[2]
        if at == cell:
            return
        if at[0] != cell[0]:
            key = "ArrowRight" if at[0] < cell[0] else "ArrowLeft"
        else:
            key = "ArrowDown" if int(at[1:]) < int(cell[1:]) else "ArrowUp"
        me.press(key)
        me.until("(old) => document.activeElement?.dataset.ref !== old", f"cell:{at}")
    raise AssertionError(f"{cell} is not reached by arrows")


def test_on_a_phone_the_map_is_tapped_and_everything_is_in_its_tab(people: People) -> None:
    me = people.come(**PHONE)
    home = sit(me, "greedy")
    me.in_sight(".prompt .question")
    before = me.stand()
    me.see(hex_of(home)).tap()
    me.settled(before)
    me.reads(".crumb", home)
    me.see(".crumb").tap()
    me.gone(".crumb")
    board, own, rivals, _log = me.find(".tabs button").all()
    own.tap()
    before = me.stand()
    me.see('.chip[data-ref="advance:storage"][data-lit]').tap()
    me.settled(before)
    me.see('.chip[data-ref="advance:storage"]:not([data-note])')
    rivals.tap()
    me.in_sight('.seat-area[data-seat="B"] .fold')
    me.see('.seat-area[data-seat="B"] .fold').tap()
    me.see('.seat-area[data-seat="B"] .chip[data-ref="advance:farming"]')
    board.tap()
    me.see(hex_of(home))


def test_a_battle_and_the_end_are_told_in_words(people: People) -> None:
    me = people.come()
    id = me.paste(HOTSEAT)
    attack = line_of(HOTSEAT, "? draw_event population_boom_attack")
    me.at(f"/replay/{id}?n={attack}")
    me.see('[data-title="battle"] .chip', has_text="G8")
    expect(me.page.get_by_role("row", name="side Barbarians Bohdan")).to_be_visible()
    expect(me.page.get_by_role("row", name="fighting units 2 0")).to_be_visible()
    me.at(f"/replay/{id}?n={attack + 3}")
    told = me.see('.log [data-when="now"]')
    expect(told).to_contain_text("Barbarians: a roll of 5")
    expect(told).to_contain_text("Barbarians: combat value 10, hits 2")
    expect(told).to_contain_text("The city G8 is no more")
    expect(told).not_to_contain_text("Die:")
    me.at(f"/replay/{id}?n=99999")
    me.reads(".result h2", re.compile("Celina wins"))
    me.see(".end-how", has_text="Because somebody has no city left")
    me.see(".chart-drawing", has_text="Round 5")
