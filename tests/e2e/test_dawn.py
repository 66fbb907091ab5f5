"""A New Dawn: a map laid by clicks, a turn by mouse and on a phone, targets and the end told in words."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from e2e.main_thread import FRAME, longest_frame_of_a_pan
from e2e.people import SURE, People, Person
from e2e.test_axe import violations
from e2e.test_clash import line_of

GAME = "new_dawn"
BROWSER = Path(__file__).parent.parent / "games" / GAME / "golden" / "browser.rec"
TILES = 3  # of each player
TILE = '.dawn-left [data-ref^="tile:"][data-lit]'
LEAVE = ".dawn-orient [data-move]:visible"
HEXES = 10  # of a tile
LAND = ".dawn-map .hex:not([data-unknown])"
SIZES = {360: 740, 768: 1024, 1280: 800, 1920: 1080}
MOST_NODES = 3150  # with four seats and 160 spaces
MOST_OF_MAP = 1500  # nodes
COORDINATES = re.compile(r"\b\d\d-\d\b")
PHONE: dict[str, Any] = {"width": 360, "height": 740, "has_touch": True, "is_mobile": True}


def sit(me: Person, **options: str) -> None:
    me.at(f"/t/{me.open(GAME, 'here:Anna', 'bot:random', **options)}")
    assert me.wait_asked()


def question(me: Person) -> str:
    """What this seat is asked, once it is its turn and the page shows it."""
    me.wait(lambda: me.state()["asked"]["seat"] == "A" and me.n() == me.state()["n"], "not this seat's turn")
    assert me.wait_asked()
    return str(me.state()["asked"]["question"])


def orient(me: Person) -> None:
    """If this is asked: the direction token is left as it lies."""
    if question(me) == "Orient":
        me.click(me.see(LEAVE))


def lay_tile(me: Person) -> None:
    """Which, and where on the map: its ghost is there before the click."""
    if question(me) == "ChooseTile":  # the last one is not asked for
        me.click(me.see(TILE))
    me.see(".question-what", has_text="which side is up and how it is turned")
    before = me.find(LAND).count()
    place = me.see(".dawn-map .hex[data-lit]")
    place.hover()
    me.see(".dawn-laying:visible [data-move]")
    expect(me.find(".dawn-ghost > g")).to_have_count(HEXES)
    me.click(place)
    me.until(f"(n) => document.querySelectorAll('{LAND}').length >= n", before + HEXES)


def test_a_map_is_laid_by_clicks_and_a_turn_played(people: People) -> None:
    me = people.come()
    sit(me, map="built")
    me.see(TILE, has_text="capital")
    expect(me.find(f"{TILE} .dawn-tile-side > svg")).to_have_count(2 * TILES)  # both sides of each
    for n in range(TILES):
        lay_tile(me)
        if not n:
            assert violations(me) == []
    expect(me.find('.hex[aria-label*="Anna"][aria-label*="capital"]')).to_have_count(1)
    orient(me)
    assert question(me) == "ChooseCard"
    me.counts(".dawn-slot", 5)
    me.see(".dawn-prospect")
    assert violations(me) == []
    me.click(me.see(".dawn-card[data-lit]"))
    while question(me) != "ChooseCard":
        me.play("done", "pass", "no")
    assert {e["who"] for s in me.states() for e in s.get("log", [])} >= {"A", "B"}


@pytest.mark.parametrize("width", [360, 1280])
def test_the_first_question_is_drawn_on_the_map_and_can_be_left_as_it_is(people: People, width: int) -> None:
    me = people.come(width=width, height=SIZES[width])
    while True:  # chance says who begins
        sit(me, map="first")
        if question(me) == "Orient":
            break
    barbarians = sum(p["ref"].startswith("barbarian:") for x in me.section("map")["hexes"] for p in x.get("pieces", []))
    expect(me.find(".dawn-arrow")).to_have_count(barbarians)
    one = me.find(".dawn-rose:visible [data-one]").first
    expect(one).to_have_text("1")
    before = one.bounding_box()
    me.find(".dawn-orient button:visible").nth(1).click()
    expect(me.find(LEAVE)).to_have_attribute("data-move", "compass 1")
    assert one.bounding_box() != before
    assert me.misplaced() == [] == violations(me)
    me.click(me.see(LEAVE))
    assert question(me) == "ChooseCard"
    me.wait(lambda: any("compass 1" in x for x in me.sent), "the direction was not sent")


def test_on_a_phone(people: People) -> None:
    me = people.come(**PHONE)
    sit(me, map="first")
    orient(me)
    assert question(me) == "ChooseCard"
    for tab, seen in enumerate((".dawn-goal", ".dawn-rival", ".dawn-wonder")):
        me.find(".dawn-tabs button").nth(tab).tap()
        me.see(seen)
        assert me.misplaced() == []
        me.find(".dawn-tabs button").nth(tab).tap()
    before = me.stand()
    me.see(".dawn-card[data-lit]").tap()
    me.settled(before)
    me.see(".dawn-map .hex")
    assert violations(me) == []


def test_four_seats_fit_every_window(people: People) -> None:
    me = people.come()
    me.at(f"/t/{me.open(GAME, 'here:Anna', *['bot:random'] * 3, map='first')}")
    assert me.wait_asked()
    orient(me)
    me.counts(".dawn-rival", 3)
    me.counts(".dawn-wonder", 4)
    assert me.page.evaluate("document.querySelectorAll('*').length") <= MOST_NODES
    assert me.page.evaluate("document.querySelectorAll('.map *').length") <= MOST_OF_MAP
    found = {}
    for width, height in SIZES.items():
        me.page.set_viewport_size({"width": width, "height": height})
        found[width] = me.misplaced()
    assert found == {width: [] for width in SIZES}


def test_four_seats_read_names_of_places(people: People) -> None:
    me = people.come()
    me.at(f"/t/{me.open(GAME, 'here:Anna', *['bot:random'] * 3, map='first')}")
    orient(me)
    for _ in range(4):
        assert me.wait_asked()
        me.play("done", "pass", "no")
        assert not COORDINATES.search(" ".join(me.find(".prompt, .news").all_inner_texts()))


@pytest.mark.slow
def test_a_large_map_is_moved_without_drawing_it_again(people: People) -> None:
    me = people.come()
    me.at(f"/t/{me.open(GAME, 'here:Anna', *['bot:random'] * 3, map='first')}")
    assert me.wait_asked()
    assert longest_frame_of_a_pan(me, hexes=200) < FRAME


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "options"), [(2, {"map": "built"}), (4, {"map": "built", "length": "epic"})])
def test_a_whole_game_by_clicking(people: People, seats: int, options: dict[str, str]) -> None:
    """The map is built by clicks, then everything that is lit is clicked until somebody has won."""
    me = people.come()
    me.at(f"/t/{me.open(GAME, 'here:Anna', *['bot:greedy'] * (seats - 1), **options)}")
    moves = 0
    while me.wait_asked():
        me.play("done", "pass", "no")
        moves += 1
        assert moves < 2_000
    me.see(".result h2")
    assert moves > TILES


def test_by_keys_alone_a_card_is_resolved(people: People) -> None:
    me = people.come()
    sit(me, map="first")
    orient(me)
    assert question(me) == "ChooseCard"
    card = me.see(".dawn-card").get_attribute("data-ref")
    n, before = me.n(), me.stand()
    me.press("1")
    me.wait(lambda: any(f"resolve {str(card).removeprefix('card:')}" in x for x in me.sent), "the card was not sent")
    me.settled(before)
    if me.find(SURE).count():  # some cards leave nothing to choose, and end the turn
        me.focused(SURE)
        me.press("Enter")
    me.drawn(n + 1)
    while question(me) != "ChooseCard":
        me.play_by_keys(arrows=False)
    assert me.n() > n


@pytest.mark.parametrize("width", [360, 1280])
def test_an_attack_is_asked_once_in_its_window(people: People, width: int) -> None:
    me = people.come(width=width, height=SIZES[width])
    me.at(f"/t/{me.go_on(BROWSER, 'A attack', 'here:Anna', 'bot:random')}")
    assert me.wait_asked()
    attack = next(x for x in me.state()["choices"] if x["verb"] == "attack")
    me.click(me.see(f'.dawn-map .hex[data-ref="{attack["refs"][0]}"]'))
    button = me.see(".dawn-fight .button.primary")
    expect(button).to_be_focused()
    me.see(".dawn-stakes", has_text="Lost: only trade tokens that you spend are gone.")
    expect(me.find(".thing-menu, .chosen")).to_have_count(0)
    me.in_sight(".dawn-fight")
    assert me.misplaced() == []
    me.press("Escape")
    me.gone(".dawn-fight")
    me.click(me.see(f'.dawn-map .hex[data-ref="{attack["refs"][0]}"]'))
    me.click(button)
    me.wait(lambda: any(attack["move"] in x for x in me.sent), "the attack was not sent")


def test_targets_and_the_end_are_told(people: People) -> None:
    me = people.come()
    id = me.paste(BROWSER)
    attack = line_of(BROWSER, "A attack") - 1
    me.at(f"/replay/{id}?n={attack}")
    expect(me.find(".map-mark text").first).to_contain_text(re.compile(r"\d+:\d+"))
    me.at(f"/replay/{id}?n={attack + 3}")
    expect(me.see('.log [data-when="now"]')).to_contain_text("for the defence")
    me.at(f"/replay/{id}?n=99999")
    me.reads(".result h2", re.compile("Anna wins"))
    me.see(".end-how", has_text="At the start of a round somebody had met an agenda of every victory card")
    expect(me.find(".scores tbody th")).to_have_text(["agendas met", "wonders", "spaces"])
    expect(me.find(".scores tfoot th")).to_have_text(["Place"])
    expect(me.find(".chart select option")).to_have_text(["agendas met", "wonders", "spaces"])
