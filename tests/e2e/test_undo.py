"""Taking back in the browser: freely, and where the other must agree."""

from __future__ import annotations

from e2e.people import People
from e2e.test_ages import sit_by_link

STRUCK = ".log li[data-undone]"
UNDO = '.tool[aria-label="Take back"]'


def test_a_choice_that_shows_nothing_is_taken_back_freely(people: People) -> None:
    me = people.come()
    me.at(f"/t/{me.open('through_the_ages', 'here', 'bot:greedy')}")
    me.wait_asked()
    me.press("l")  # the log is a drawer here
    me.see(".log")
    for how in ("button", "key"):
        me.wait_asked()
        before, gone = me.state(), me.find(STRUCK).count()
        me.play()
        assert me.state()["board"] != before["board"]
        n = me.n()
        me.find(UNDO).click() if how == "button" else me.press("u")
        me.drawn(n + 1)
        assert me.state()["board"] == before["board"] and me.state()["choices"] == before["choices"]
        me.counts(STRUCK, gone + 1)
    assert me.find(".notice").count() == 0


def test_the_other_declines_and_then_agrees(people: People) -> None:
    anna, boris = people.come(), people.come()
    table = anna.open("seven_wonders_duel", "here:Anna", "link:")
    anna.at(f"/t/{table}")
    sit_by_link(boris, anna.links["B"], "Boris")
    anna.wait_asked()
    anna.play()
    boris.wait_asked()
    boris.play()
    anna.drawn(boris.n())
    lines = boris.log()
    anna.find(UNDO).click()
    anna.see(".notice", has_text="asked to agree")
    boris.see(".notice", has_text="Anna asks")
    boris.find(".notice .button", has_text="Decline").click()
    anna.gone(".notice")
    boris.gone(".notice")
    assert boris.log() == lines and not boris.find(STRUCK).count()
    anna.find(UNDO).click()
    boris.see(".notice .button", has_text="Agree").click()
    assert anna.wait_asked()
    for x in (anna, boris):
        x.gone(".notice")
        x.counts(STRUCK, 2)  # what the other did since, too
