"""Smaller things at the table, one each."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import expect

from e2e.people import SURE, People, Person

GOLDEN = Path(__file__).parents[1] / "games" / "seven_wonders_duel" / "golden" / "played.rec"
DUEL = "seven_wonders_duel"


def at_duel(me: Person, *seats: str) -> str:
    table = me.open(DUEL, *(seats or ("here:Anna", "bot:greedy")), wonders="preset")
    me.at(f"/t/{table}")
    return table


def test_why_not_names_the_rule(people: People) -> None:
    me = people.come()
    at_duel(me)
    assert me.wait_asked()
    me.find(".structure .card:not([data-lit]):not(.back)").first.click()
    me.see(".panel .notice.why-not a[href*='/rules/seven_wonders_duel#SWD-']")
    me.press("Escape")
    me.gone(".panel")
    me.gone(".notice.why-not")


def test_a_choice_tells_its_price_and_what_changes_before_it_is_made(people: People) -> None:
    me = people.come()
    at_duel(me)
    assert me.wait_asked()
    me.find(".structure [data-lit]").first.click()
    discard = me.see(".thing-menu .choice", has_text="Discard")
    discard.hover()
    assert int(me.see(".board .delta").inner_text().strip("+−")) >= 2
    n = me.n()
    discard.click()
    me.see(".preview .change")
    me.see(SURE)
    assert me.n() == n and not any(json.loads(x).get("sure") for x in me.sent), "it shows a new card, so it asks first"
    me.let_go()
    me.gone(".panel")  # else the key would close that
    me.press("Escape")
    me.gone(".chosen")
    assert [c for c in me.state()["choices"] if c.get("price")]
    me.see(".choice .price")


def test_a_standing_answer_is_given_by_itself_until_it_is_ended(people: People) -> None:
    me = people.come()
    me.at(f"/t/{me.open('lantern', 'here', 'bot:random')}")
    always = me.find(".standing-answers .button")
    while not always.count():
        assert me.wait_asked()
        if not always.count():
            me.play()
    question, n = me.state()["asked"]["question"], me.n()
    always.click()
    me.see(".standing-answers .badge")
    me.drawn(n + 1)
    told = {e["n"]: e for s in me.states() for e in s.get("log", [])}
    assert (told[n]["who"], told[n]["said"][0]["verb"]) == ("A", "pass")
    assert me.state()["standing"] == [{"question": question, "answers": ["pass"]}]
    me.find(".standing-answers .tool").click()
    me.gone(".standing-answers .badge")
    assert not me.state().get("standing")


def test_who_gives_up_loses_and_may_play_again(people: People) -> None:
    me = people.come()
    at_duel(me)
    me.find('.tool[aria-label="Give up the seat"]').click()
    me.see('.notice[role="alert"] .button.quiet').click()
    me.gone('.notice[role="alert"]')
    assert not me.said("resign"), "asked first"
    me.find('.tool[aria-label="Give up the seat"]').click()
    me.see('.notice[role="alert"] .button:not(.quiet)').click()
    me.see(".result")
    first = me.page.url
    assert me.state()["result"]["places"] == [2, 1]
    me.find(".result .button", has_text="Rematch").click()
    me.until("(first) => location.href !== first", first)
    me.see(".prompt .choice")
    me.gone(".result")
    me.at(first.removeprefix(me.base))
    assert me.see(".result .button", has_text="To the next game").get_attribute("href")


def test_a_pasted_record_is_replayed_line_by_line(people: People) -> None:
    me = people.come()
    me.go("/results")
    me.see(".record-form textarea").fill(GOLDEN.read_text(encoding="utf-8"))
    me.see(".record-form button").click()
    me.see('.board[data-n="0"]')
    me.press("ArrowRight", "ArrowRight")
    me.see('.board[data-n="2"]')
    me.press("End")
    me.see(".result h2")
    now, most = me.text(".replay-controls .num").split("/")
    assert now == most
    me.see(f'.board[data-n="{most}"]')
    me.press("ArrowLeft")
    me.gone(".result")
    assert len(me.log()) > 30


def test_a_record_that_is_none_says_so(people: People) -> None:
    me = people.come()
    me.expect("422")
    me.go("/results")
    me.see(".record-form textarea").fill("nonsense")
    me.see(".record-form button").click()
    me.see(".record-form .bad")


def test_offline_the_page_says_so_and_comes_back_by_itself(people: People) -> None:
    me, other = people.come(), people.come()
    me.expect("ERR_INTERNET_DISCONNECTED|WebSocket")
    table = at_duel(me, "here:Anna", "open:")
    other.introduce()
    other.ask(f"/api/tables/{table}/join", {"seat": "B", "name": "Bohdan"})
    me.context.set_offline(True)
    me.see(".prompt .notice", has_text="The connection is lost")
    me.context.set_offline(False)
    me.gone(".prompt .notice")
    assert me.wait_asked()
    me.play()
    other.at(f"/t/{table}")
    other.see(f'.board[data-n="{me.n()}"]')


NOTES = """
window.notes = [];
window.Notification = class { constructor(text, more) { window.notes.push(text + ": " + more.body); } };
window.Notification.requestPermission = async () => {
  window.asked = (window.asked ?? 0) + 1;
  return window.answer ?? "granted";
};
Object.defineProperty(document, "hidden", { get: () => true });
"""


def test_a_hidden_page_calls_when_it_is_ones_turn_if_that_was_wanted(people: People) -> None:
    me = people.come()
    me.context.add_init_script(NOTES)
    at_duel(me)
    me.wait_asked()
    me.play()
    me.wait_asked()
    me.until("() => document.title.startsWith('● Your turn')")
    assert me.page.evaluate("window.notes") == []
    me.find('.tool[aria-label="Settings"]').click()
    box = me.see(".popup .check", has_text="Tell me when").locator("input")
    me.page.evaluate("window.answer = 'denied'")
    box.click()
    me.until("() => window.asked === 1")  # and answered: the answer comes before anything else
    assert not box.is_checked(), "the browser does not allow it"
    me.page.evaluate("window.answer = 'granted'")
    box.click()
    expect(box).to_be_checked()
    me.press("Escape")
    me.gone(".popup")
    me.play()
    me.wait_asked()
    me.until("() => window.notes.length")  # the page calls after it has drawn
    assert me.page.evaluate("window.notes") == ["Your turn: 7 Wonders Duel"]
    me.page.reload()
    me.drawn()
    me.find('.tool[aria-label="Settings"]').click()
    expect(me.see(".popup .check", has_text="Tell me when").locator("input")).to_be_checked()
