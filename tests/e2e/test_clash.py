"""Clash of Cultures on its board: by mouse, by keys, on a phone; whole games, windows, geometry and the end."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from e2e.main_thread import FRAME, longest_frame_of_a_pan
from e2e.people import SURE, People, Person
from e2e.test_axe import violations

GAME = "clash_of_cultures"
GOLDEN = Path(__file__).parent.parent / "games" / GAME / "golden"
HOTSEAT, BROWSER = GOLDEN / "hotseat.rec", GOLDEN / "browser.rec"
SPACES = 4  # of a region
NODES = 1_500  # of the map
PLAYED = 8  # choices of a whole game, before turns are only ended
COORDINATES = re.compile(r"\b[A-I]\d\b")
PHONE: dict[str, Any] = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
REACHED = "() => document.activeElement?.dataset.ref"
SIZES = [(360, 740), (768, 1024), (1280, 800), (1920, 1080)]

# Hexes that leave the screen: at first the whole map is in sight.
ASTRAY = """() => [...document.querySelectorAll(".clash .hex")].filter((x) => {
  const r = x.getBoundingClientRect();
  return r.width && (r.left < -1 || r.top < -1 || r.right > innerWidth + 1 || r.bottom > innerHeight + 1);
}).map((x) => x.dataset.ref)"""


def sit(me: Person, *bots: str, **options: str) -> str:
    """A table of one's own; the city one begins with."""
    me.at(f"/t/{me.open(GAME, 'here:Anna', *(f'bot:{x}' for x in bots), **options)}")
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


def menu_row(move: str) -> str:
    return f'.place-menu [data-move="{move}"]'


def test_by_clicks_on_the_map_a_settler_sets_out_and_finds_new_land(people: People) -> None:
    me = people.come()
    home = sit(me, "greedy", "greedy")
    expect(me.find(hex_of(home))).to_have_attribute(
        "aria-label", re.compile("plain, Anna, size 1, neutral, settlement")
    )
    before = me.find(".hex[data-unknown]").count()
    me.click(me.see(f"{hex_of(home)}[data-lit]"))
    me.see(".place-menu", has_text="Anna's city")
    me.click(me.see(menu_row(f"move {home}")))
    me.see(".question-what", has_text="where the group of Anna's city goes")
    assert me.find('.map-mark[data-tone="plain"]').count() > 0  # what will happen there
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


def test_three_clicks_collect_and_the_menu_warns_before_a_city_becomes_angry(people: People) -> None:
    me = people.come()
    home = sit(me, "greedy")
    me.click(me.see(hex_of(home)))
    me.gone(".place-menu .warning")
    me.click(me.see(menu_row(f"collect {home}")))
    me.see('.map-mark[data-tone="good"]')
    assert violations(me) == []
    me.see(".collecting [data-all]").click()
    me.see(".question-what", has_text="Take your actions")
    assert "From " in me.log()[-1]
    me.click(me.see(hex_of(home)))
    me.see(".place-menu .warning", has_text="becomes angry")
    me.press("Escape")
    me.gone(".place-menu")


def test_every_verb_is_in_one_row_and_a_grey_one_says_why(people: People) -> None:
    me = people.come()
    sit(me, "greedy")
    verbs = me.find(".verbs .verb")
    assert verbs.count() == 11
    assert me.page.evaluate(
        "() => { const x = document.querySelector('.verbs'); return x.scrollWidth <= x.clientWidth }"
    )
    height = me.see(".map-pane").bounding_box()
    for verb, why in (("cheer", "No city can be cheered up"), ("wonder", "No open wonder can be built")):
        me.see(f'.verb[data-verb="{verb}"][aria-disabled]').hover()
        me.see(".question-what[data-lacking]", has_text=why)
        assert me.see(".map-pane").bounding_box() == height
    me.let_go()
    me.see(".question-what", has_text="Take your actions")
    me.counts(".prompt .pips i[data-left]", 3)
    me.press("1")
    me.see(".crumbs", has_text="Advance")
    me.press("Escape", "6")
    me.see(".question-what", has_text="where the group of Anna's city goes")
    me.counts(".asked-about", 1)


def test_a_city_that_can_grow_in_two_ways_has_one_menu_and_the_map_keeps_its_place(people: People) -> None:
    me = people.come()
    me.at(f"/t/{me.go_on(BROWSER, 'A grow D2 port', 'here:Anna', 'bot:greedy')}")
    assert me.wait_asked()
    height = me.see(".map-pane").bounding_box()
    me.click(me.see(hex_of("D2")))
    for piece in ("fortress", "port"):
        me.see(f'.place-menu .building:enabled[data-move="grow D2 {piece}"]')
    me.counts(".prompt .choice.as-card", 0)
    assert me.see(".map-pane").bounding_box() == height


def test_a_city_that_cannot_grow_says_what_it_lacks(people: People) -> None:
    me = people.come()
    home = sit(me, "greedy")
    me.click(me.see(hex_of(home)))
    me.see(".place-menu .building:disabled", has_text="needs Tactics")
    me.press("Escape")
    me.gone(".place-menu")
    me.click(me.see('.advance[data-ref="advance:tactics"]'))
    me.click(me.see(hex_of(home)))
    me.see(".place-menu .grow", has_text="A city grows no larger than the number of your cities.")


def test_by_keys_alone_one_walks_over_the_map_and_collects(people: People) -> None:
    me = people.come()
    home = sit(me, "greedy")
    walk_to(me, home)
    me.see(".place", has_text="City of Anna")
    me.press("Enter")
    me.see(".place-menu")
    key = me.see(f'.choice[data-move="collect {home}"] kbd').inner_text()
    before = me.stand()
    me.press(key)
    me.settled(before)
    me.see(".question-what", has_text="Collect for Anna's city")
    walk_to(me, home)
    before = me.stand()
    me.press("Enter")
    me.settled(before)
    me.see(".question-what", has_text="Take your actions")
    assert "From Anna's city: food" in me.log()[-1]


def walk_to(me: Person, cell: str) -> None:
    """From the head of the page by Tab to the map, then by arrows, as the places lie on the screen."""
    me.see("header a").focus()
    me.tab_to(".hex")
    for _ in range(40):
        at = str(me.page.evaluate(REACHED))
        if at == f"cell:{cell}":
            return
        me.press(str(me.page.evaluate(TOWARDS, f"cell:{cell}")))
        me.until("(old) => document.activeElement?.dataset.ref !== old", at)
    raise AssertionError(f"{cell} is not reached by arrows")


# The arrow that leads from the hex with the focus to another one.
TOWARDS = """(ref) => {
  const middle = (x) => {
    const r = x.getBoundingClientRect();
    return [r.left + r.width / 2, r.top + r.height / 2];
  };
  const [a, b] = [middle(document.activeElement), middle(document.querySelector(`.hex[data-ref="${ref}"]`))];
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? "ArrowRight" : "ArrowLeft";
  return dy > 0 ? "ArrowDown" : "ArrowUp";
}"""


def test_on_a_phone_the_map_is_tapped_and_everything_is_in_its_tab(people: People) -> None:
    me = people.come(**PHONE)
    home = sit(me, "greedy")
    me.in_sight(".prompt .question")
    me.see(hex_of(home)).tap()
    me.see(".place-menu")
    me.in_sight(".place-menu .menu-row")
    me.see('.place-menu [aria-label="Close"]').tap()
    me.gone(".place-menu")
    board, own, rivals, _log = me.find(".tabs button").all()
    me.see('.verb[data-verb="learn"]').tap()  # what can be learned lies on the own board
    me.in_sight('.advance[data-ref="advance:storage"][data-lit]')
    before = me.stand()
    me.see('.advance[data-ref="advance:storage"][data-lit]').tap()
    me.settled(before)
    own.tap()  # what else can be chosen is on the map, which has come into sight
    me.see('.advance[data-ref="advance:storage"][data-state="known"]')
    rivals.tap()
    me.see('.seat-tab[data-seat="B"][aria-selected="true"]')
    me.see('.advance[data-ref="advance:farming"][data-state="known"]')
    board.tap()
    me.see(hex_of(home))
    assert violations(me) == []


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_everything_is_in_sight_and_nothing_lies_on_another(people: People, width: int, height: int) -> None:
    me = people.come(width=width, height=height)
    home = sit(me, "greedy")
    assert me.page.evaluate(ASTRAY) == me.misplaced() == []
    assert me.page.evaluate("() => document.querySelectorAll('.map *').length") < NODES
    if width < 1100:
        me.find(".tabs button").first.click()
    me.see(hex_of(home)).click()
    me.in_sight(".place-menu")
    if width < 1100:
        me.press("Escape")
        me.find(".tabs button").nth(1).click()
        me.see(".stores")
        assert me.misplaced() == []


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 4])
def test_a_whole_game_by_clicking(people: People, seats: int) -> None:
    """The shortest game: a person who clicks what is lit, and after some choices ends turns at once, to save time."""
    me = people.come()
    sit(me, *["greedy"] * (seats - 1), length="four")
    moves = 0
    while me.wait_asked():
        if me.state()["asked"]["question"] == "Turn" and moves >= PLAYED:
            me.click(me.see('.choice[data-move="end"]'))
            if me.find(SURE).count():
                sure(me)
        else:
            me.play("done", "pass", "no", "decline")
        moves += 1
        assert moves < 400
    me.see(".result h2")
    assert moves > PLAYED


def test_four_seats_begin_a_game_by_clicking(people: People) -> None:
    me = people.come()
    sit(me, "random", "random", "random")
    assert me.find(".seat-tab").count() == 4
    for _ in range(4):
        if me.wait_asked():
            me.play("done", "pass", "no", "decline")
    assert me.page.evaluate(ASTRAY) == me.misplaced() == []
    assert not COORDINATES.search(" ".join(me.find(".prompt, .news").all_inner_texts())), "places have names"


@pytest.mark.slow
def test_a_map_of_four_seats_is_moved_without_drawing_it_again(people: People) -> None:
    me = people.come()
    sit(me, "random", "random", "random")
    assert longest_frame_of_a_pan(me, hexes=200) < FRAME


def test_a_battle_and_the_end_are_told_in_words(people: People) -> None:
    me = people.come()
    id = me.paste(HOTSEAT)
    attack = line_of(HOTSEAT, "? draw_event population_boom_attack")
    me.at(f"/replay/{id}?n={attack}")
    battle = me.see(".battle", has_text="Battle: Bohdan's city")
    expect(battle.locator(".side").first).to_contain_text("Barbarians")
    expect(battle.locator(".figures").first).to_have_attribute("aria-label", "fighting units 2, lost 0")
    me.at(f"/replay/{id}?n={attack + 2}")
    expect(battle.locator(".side").first.locator(".dice")).to_have_attribute("aria-label", "dice: 5")
    me.counts(".battle .die", 1)
    me.at(f"/replay/{id}?n={attack + 3}")
    told = me.find('.log [data-when="now"]')
    expect(told).to_contain_text("Barbarians: a roll of 5")
    expect(told).to_contain_text("Barbarians: combat value 10, hits 2")
    expect(told).to_contain_text("A city is no more: plain 4 spaces north-east of Anna's city (mountain)")
    expect(told).not_to_contain_text("Die:")
    me.at(f"/replay/{id}?n=99999")
    me.reads(".result h2", re.compile("Celina wins"))
    me.see(".end-how", has_text="Because somebody has no city left")
    me.see(".chart-drawing", has_text="Round 5")


def test_no_text_of_the_boards_is_cut_in_any_language(people: People) -> None:
    me = people.come(width=1280, height=800)
    me.at(f"/replay/{me.paste(HOTSEAT)}?n={line_of(HOTSEAT, '? draw_event population_boom_attack') + 2}&seat=B")
    for lang in ("en", "uk", "pl", "ru"):
        me.in_language(lang)
        me.see('.clash .hand-card[data-kind="action"]')
        assert [x for x in me.misplaced() if x.startswith("cut")] == []
