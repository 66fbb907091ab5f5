"""Age of Civilization on its own board: whole games by clicking, keys, geometry and axe."""

from __future__ import annotations

import pytest

from e2e.people import SURE, People, Person
from e2e.test_axe import violations

GAME = "age_of_civilization"
VARIANTS = {"innovations": "yes", "winds": "yes", "draft": "yes"}
BOT = "bot:random"


def fits(me: Person) -> None:
    """Until nothing can be scrolled; the letters of a page that is still loading may be wider."""
    me.until("() => (x => x.scrollHeight <= x.clientHeight + 1)(document.querySelector('.board-side'))")


def choices(me: Person) -> int:
    """How often this seat was asked: by what the page heard, because the page may ask again before it is looked at."""
    return len({x["n"] for x in me.states() if (x.get("asked") or {}).get("seat") == "A"})


def test_the_first_rounds_by_clicking_on_one_screen(people: People) -> None:
    me = people.come()
    me.at(f"/t/{me.open(GAME, 'here:Anna', BOT, BOT, BOT, **VARIANTS)}")
    for _ in range(8):
        assert me.wait_asked()
        fits(me)
        if me.find(".era-civilization-face[data-lit]").count():  # eight in the pool and five in the hand too
            me.in_sight(".era-civilization-face[data-lit]")
        me.play("done")
    me.counts(".board.era .era-rival", 3)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (["here:Anna", BOT], {}),
        (["here:Anna", BOT, BOT, BOT], VARIANTS),
        (["here:Anna"], {"mode": "clash"}),
        (["here:Anna"], {"mode": "silk"}),
    ],
    ids=["two", "four-with-all-variants", "alone", "scenario"],
)
def test_a_whole_game_by_clicking(people: People, seats: list[str], options: dict[str, str]) -> None:
    me = people.come()
    me.at(f"/t/{me.open(GAME, *seats, **options)}")
    while me.wait_asked():
        fits(me)
        me.play("done")
    assert choices(me) >= 12
    assert me.text(".result h2")
    me.counts(".board.era .era-rival", len(seats) - 1)


def test_birth_and_absorption_are_keys_and_buttons_on_the_card(people: People) -> None:
    me = people.come()
    me.at(f"/t/{me.open(GAME, 'here:Anna', BOT)}")
    me.wait_asked()
    me.counts(".era-two button", 5)  # the first round: births only
    card = me.find(".era-pool [data-ref]").first
    name = card.get_attribute("data-ref")
    card.focus()
    press(me, "b")
    me.see(f'.era-place-main [data-ref="{name}"]')
    press(me, "d")  # rest: nothing was done yet
    me.see('.era-rounds [data-state="is"]:text("2")')
    assert me.wait_asked()
    me.counts(".era-two button", 10)  # both, from the second round on
    me.find('.era-two [data-verb="absorb"]').first.click()
    me.see(f'{SURE}, .era-held[data-note="absorbed"]')
    if me.find(SURE).count():
        me.press("Enter")
    me.see('.era-held[data-note="absorbed"]')


def test_a_birth_asks_nothing_more_and_an_absorption_is_shown_where_it_goes(people: People) -> None:
    me = people.come()
    me.at(f"/t/{me.open(GAME, 'here:Anna', BOT)}")
    me.wait_asked()
    me.find('.era-two [data-verb="found"]').first.click()
    me.see(".era-place-main .era-held")
    me.gone(SURE)
    to_round(me, 2)
    assert me.wait_asked()
    button = me.find('.era-two [data-verb="absorb"]').first
    button.hover()
    name = me.text(".era-civilization:has(button:hover) .name")
    me.reads(".era-place-legacies .era-follows > span", name)
    me.gone(".era-place-main .era-follows")
    me.see('.era-bar .count[data-name="workers"] .delta, .era-bar .delta')
    button.click()
    me.see('.era-held[data-note="absorbed"]')


def test_a_turn_by_keys_alone(people: People) -> None:
    me = people.come()
    me.at(f"/t/{me.open(GAME, 'here:Anna', BOT)}")
    me.wait_asked()
    me.tab_to(".era-pool [data-ref]")
    press(me, "b")
    assert me.wait_asked()
    me.tab_to(".era-track .era-action[data-lit], .era-permanent .era-action[data-lit]")
    press(me, "Enter")
    me.see(".era-square[data-on]")
    to_round(me, 2)


def test_a_technology_by_one_click(people: People) -> None:
    me = people.come()
    me.at(f"/t/{me.open(GAME, 'here:Anna', BOT)}")
    me.wait_asked()
    me.find('.era-two [data-verb="found"]').first.focus()
    press(me, "b")
    to_round(me, 2)
    assert me.wait_asked()
    press(me, "n")
    while not me.find(".era-node[data-lit]").count():  # coins first
        to_round(me, me.section("course")["items"][0]["value"] + 1)
        assert me.wait_asked()
        press(me, "n")
    node = me.find(".era-node[data-lit]").first
    name = node.get_attribute("data-ref")
    node.click()
    me.see(f'.era-node[data-ref="{name}"][data-note="known"]')


def to_round(me: Person, n: int) -> None:
    """The turn is ended, by keys: what abilities ask for is answered with the first choice."""
    while me.wait_asked() and not me.find(f'.era-rounds [data-state="is"]:text("{n}")').count():
        press(me, "d" if me.find('.choice[data-move="done"], .choice[data-move="rest"]').count() else "1")


def press(me: Person, key: str) -> None:
    """A key, and Enter if the choice asks first."""
    before = me.stand()
    me.press(key)
    me.settled(before)
    me.gone(".chosen .button:disabled")  # the amounts on the buttons change as well
    if me.find(SURE).count():
        me.focused(SURE)
        me.press("Enter")


HEIGHTS = {360: 740, 768: 1024, 1280: 800, 1920: 1080}


@pytest.mark.parametrize("lang", ["en", "uk"])
def test_nothing_is_cut_or_covered(people: People, lang: str) -> None:
    me = people.come(locale=lang)
    me.at(f"/t/{me.open(GAME, 'here:Anna', BOT, BOT, BOT)}")
    for _ in range(6):
        assert me.wait_asked()
        me.play()
    me.wait_asked()
    wrong = {}
    for width, height in HEIGHTS.items():
        me.page.set_viewport_size({"width": width, "height": height})
        for tab in range(3 if width < 720 else 1):
            if width < 720:
                me.find(".tabs button").nth(tab).click()
            if found := me.misplaced():
                wrong[f"{width} px, tab {tab}"] = found
    assert wrong == {}


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (360, 740)])
def test_axe(people: People, width: int, height: int) -> None:
    me = people.come(width=width, height=height)
    me.at(f"/t/{me.open(GAME, 'here:Anna', mode='mongols')}")
    for _ in range(2):
        assert me.wait_asked()
        me.play()
    me.wait_asked()
    found = violations(me)
    me.go(f"/best/{GAME}").see(".best h1")
    assert [*found, *violations(me)] == []
