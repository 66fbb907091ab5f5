"""The board of Through the Ages: whole games by clicking, few clicks for a turn, nothing cut or out of reach."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from e2e.people import People, Person
from e2e.test_axe import violations
from e2e.test_end import GAMES

GAME = "through_the_ages"
GOLDEN = GAMES / GAME / "golden"
SIZES = {360: 740, 768: 1024, 1280: 800, 1920: 1080}
MOST_NODES = 2500

LIT = ".a-row .a-card[data-lit], .a-tmain[data-lit], .a-grow[data-lit], .a-hand .a-card[data-lit]"


def at_ages(me: Person, *bots: str) -> None:
    me.at(f"/t/{me.open(GAME, 'here:Anna', *(f'bot:{x}' for x in bots))}")
    assert me.wait_asked()


def question(me: Person) -> str:
    return str(me.state()["asked"]["question"])


def moves(me: Person) -> list[str]:
    """What was sent to be played, without what was only looked at, and once if a busy server was asked again."""
    plays = [x for x in map(json.loads, me.sent) if x["type"] == "play"]
    return [move for _, move, _ in dict.fromkeys((x["n"], x["move"], x["sure"]) for x in plays)]


def act(me: Person, css: str) -> bool:
    """Click the first of these that is there, once; what it plays is played at once, or was asked first."""
    spot = me.find(f"{css}:visible:not(:disabled)")
    if not spot.count():
        return False
    me.click(spot.first)
    return True


def ended(me: Person) -> int:
    """How many turns this seat has ended."""
    return moves(me).count("end")


def take_turn(me: Person, acts: int) -> None:
    """Pass, do some of what is lit on the board, end; whatever else is asked is answered somehow."""
    before = ended(me)
    while me.wait_asked() and ended(me) == before:
        if me.find(".chosen .button:enabled:not(.quiet)").count() or question(me) != "ActionPhase":
            me.play("pass")
        elif acts > 0 and act(me, LIT):
            acts -= 1
        else:
            act(me, '.a-btn[data-act="end"]')


def test_the_opening_by_clicking(people: People) -> None:
    me = people.come()
    at_ages(me, "random", "random", "random")
    for turn in range(1, 3):
        take_turn(me, acts=3)
        assert me.wait_asked() and ended(me) == turn
        assert me.misplaced() == []
    me.counts(".a-row .a-card, .a-row .a-gap", 13)
    me.counts(".a-rival", 3)


@pytest.mark.slow
@pytest.mark.parametrize("rivals", [1, 3])
def test_a_whole_game_by_clicking(people: People, rivals: int) -> None:
    me = people.come()
    at_ages(me, *["greedy"] * rivals)
    while me.wait_asked():
        turn = ended(me)
        assert me.misplaced() == []
        assert me.page.evaluate("document.querySelectorAll('*').length") <= MOST_NODES
        take_turn(me, acts=4)
        assert turn < 60
    assert ended(me) > 10
    me.see(".result h2")
    assert me.find(".ages").count() == 1


# A record, the line that is not played yet, who sits there, and what is drawn.
STATES = {
    "late, four seats": ("four", "A attack plunder_iii D\n", ["here:Anna", *["bot:random"] * 3], ".a-hand .a-card"),
    "many workers": ("played", "A wage war_over_culture B", ["here:Anna", "bot:random"], ".a-tech"),
    "attacked": ("played", "B drop *national_pride", ["bot:random", "here:Bo"], ".a-moment .a-duelbar"),
    "auction": ("three_random", "C bid 1", [*["bot:random"] * 2, "here:Cleo"], ".a-moment .a-bids"),
}


@pytest.mark.parametrize("state", STATES)
def test_everything_fits_with_few_nodes(people: People, state: str) -> None:
    record, line, seats, drawn = STATES[state]
    me = people.come()
    me.at(f"/t/{me.go_on(GOLDEN / f'{record}.rec', line, *seats)}")
    assert me.wait_asked()
    me.see(drawn)
    assert me.page.evaluate("document.querySelectorAll('*').length") <= MOST_NODES
    found: dict[int, Any] = {}
    for width, height in SIZES.items():
        me.page.set_viewport_size({"width": width, "height": height})
        tabs = range(5) if width < 1100 else range(1)
        for tab in tabs:
            if width < 1100 and not me.find(".a-moment").count():  # which lies over the tabs
                me.find(".a-tabs button").nth(tab).click()
            found[width] = found.get(width, []) + me.misplaced()
    assert found == {width: [] for width in SIZES}


BELOW_PILL = """() => [...document.querySelectorAll(".a-row .a-card")].filter((card) => {
  const pill = card.querySelector(".a-pill")?.getBoundingClientRect().top ?? Infinity;
  return [...card.querySelectorAll(".a-say > *")].some((x) => x.getBoundingClientRect().bottom > pill + 0.5);
}).map((card) => card.dataset.ref)"""


def test_prices_lie_over_no_text_of_the_row(people: People) -> None:
    me = people.come()
    at_ages(me, "random", "random", "random")
    for _ in range(3):
        assert me.page.evaluate(BELOW_PILL) == []
        take_turn(me, acts=1)
        assert me.wait_asked()


OVER_ARMY = """() => [...document.querySelectorAll(".a-tac")].filter((tactic) => {
  const name = document.createRange();
  name.selectNodeContents(tactic.querySelector(".a-nm"));
  return name.getBoundingClientRect().right > tactic.querySelector(".a-army").getBoundingClientRect().left + 0.5;
}).map((tactic) => tactic.dataset.ref)"""


def test_long_words_wars_and_a_long_name_keep_their_room(people: People) -> None:
    """Four seats in Russian: wars on both sides, a wonder with a long name, a name that is wider than its room."""
    me = people.come(locale="ru")
    seats = ["here:Maximiliana Konstantinopolska", *["bot:random"] * 3]
    me.at(f"/t/{me.go_on(GOLDEN / 'four.rec', 'A wage war_over_culture D', *seats)}")
    assert me.wait_asked()
    me.see(".a-rival .a-dot[data-war]")
    for width, height in ((1100, 800), (1280, SIZES[1280]), (1920, SIZES[1920])):
        me.page.set_viewport_size({"width": width, "height": height})
        assert me.misplaced() == []
        assert me.page.evaluate(OVER_ARMY) == [], "the name of a tactic lies over its army"


@pytest.mark.parametrize(
    ("line", "card", "verb", "strengths"),
    [
        ("A attack raid_i B", "card:raid_i", "attack", ["2", "1"]),
        ("A wage war_over_culture B", "card:war_over_culture", "wage", ["5", "0"]),
    ],
)
def test_an_attack_shows_both_strengths_and_what_is_at_stake_before_it_is_chosen(
    people: People, line: str, card: str, verb: str, strengths: list[str]
) -> None:
    me = people.come()
    me.at(f"/t/{me.go_on(GOLDEN / 'played.rec', line, 'here:Anna', 'bot:random')}")
    assert me.wait_asked()
    me.find(f'.a-hand .a-card[data-ref="{card}"]').click()
    expect(me.find(".a-moment .a-db > b")).to_have_text(strengths)
    me.see(f'.a-moment .a-big[data-ref="{card}"] .a-bx', has_text="rival" if verb == "attack" else "culture")
    me.press("Escape")
    me.gone(".a-moment")
    assert moves(me) == []
    me.find(f'.a-hand .a-card[data-ref="{card}"]').click()
    me.click(me.see(f'.a-moment .a-btn[data-act="{verb}"]'))
    assert moves(me) == [line.removeprefix("A ")]


def test_a_typical_turn_takes_seven_clicks_at_most(people: People) -> None:
    """Each click on the board plays one thing: take, grow, build, end; nothing asks a second time."""
    me = people.come()
    at_ages(me, "random")
    for _ in range(2):
        take_turn(me, acts=0)
        assert me.wait_asked()
    before, clicks = len(moves(me)), 0
    wanted = [
        '.a-btn[data-act="pass"]',
        ".a-grow[data-lit]",
        ".a-tmain[data-lit]",
        ".a-row .a-card[data-lit]",
        '.a-btn[data-act="end"]',
    ]
    for css in wanted:
        n = me.n()
        if act(me, css):
            clicks += 1
            assert me.n() > n, f"{css} asked again"
    assert 4 <= clicks <= 7
    assert len(moves(me)) - before == clicks


PASSES = """localStorage.setItem("ecumene", '{"state": {"passes": true}, "version": 0}')"""


def test_politics_without_anything_to_play_is_passed_by_itself_but_not_after_it_was_taken_back(people: People) -> None:
    me = people.come()
    at_ages(me, "random")
    me.page.evaluate(PASSES)
    me.page.reload()
    take_turn(me, acts=0)
    me.wait(lambda: question(me) == "ActionPhase", "politics is still asked")
    assert moves(me) == ["end", "pass"]
    me.page.get_by_role("button", name="Take back", exact=True).click()
    me.wait(lambda: question(me) == "Politics", "nothing was taken back")
    me.page.wait_for_timeout(1500)  # longer than it takes to pass by itself
    assert question(me) == "Politics"
    me.play("pass")
    me.wait(lambda: question(me) == "ActionPhase", "passing by hand does nothing")


def test_a_worker_is_moved_by_worker_then_card_or_by_dragging(people: People) -> None:
    me = people.come()
    at_ages(me, "random")
    while not me.find(".a-pool .a-move").count():
        take_turn(me, acts=0)
        while me.wait_asked() and question(me) != "ActionPhase":
            me.play("pass")
    me.find(".a-pool .a-move").click()
    place = me.see(".a-tech[data-target]").get_attribute("data-place") or ""
    me.press("Escape")
    me.gone(".a-tech[data-target]")
    box, to = me.find(".a-pool .a-move").bounding_box(), me.find(f'.a-tech[data-place="{place}"]').bounding_box()
    assert box and to
    before = me.stand()
    me.page.mouse.move(box["x"] + 12, box["y"] + 10)
    me.page.mouse.down()
    me.page.mouse.move(box["x"] + 40, box["y"] - 30)
    me.page.mouse.move(to["x"] + 20, to["y"] + 20)
    me.page.mouse.up()
    me.settled(before)
    assert moves(me)[-1] == f"build {place.removeprefix('card:')}"


def test_a_turn_by_keys_alone(people: People) -> None:
    me = people.come()
    at_ages(me, "random")
    me.press("c")
    me.focused(".a-row .a-card[data-lit]")
    before = me.stand()
    me.press("Enter")
    me.settled(before)
    assert moves(me)[-1].startswith("take ")
    me.press("g")
    me.focused(".a-grid")
    me.press("v")
    me.focused(".a-right")
    before = me.stand()
    me.press("e")
    me.settled(before)
    while me.find(".chosen .button:enabled:not(.quiet)").count():
        me.focused(".chosen .button")
        before = me.stand()
        me.press("Enter")
        me.settled(before)
    assert moves(me)[-1] == "end"


def test_the_log_is_a_drawer(people: People) -> None:
    me = people.come()
    at_ages(me, "random")
    assert not me.find(".log").count()
    me.find(".a-foot .log-button").click()
    me.see(".log li")
    me.find(".a-foot .log-button").click()
    me.gone(".log")


@pytest.mark.parametrize("width", [360, 1280])
def test_nothing_shuts_people_out(people: People, width: int) -> None:
    me = people.come(width=width, height=SIZES[width])
    at_ages(me, "random", "random", "random")
    if width > 1000:
        take_turn(me, acts=1)
    assert me.wait_asked()
    assert violations(me) == []
