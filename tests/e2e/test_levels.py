"""Levels of bots in the lobby and at a new table, a hint at the table, and the chances after the game."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from e2e.people import People


def test_the_level_of_the_lobby_is_the_bot_at_the_table(people: People) -> None:
    me = people.come()
    me.go("/")
    levels = me.find(".level-picker input")
    expect(levels).to_have_count(3)
    expect(levels.nth(0)).to_be_checked()
    levels.nth(1).check()
    expect(me.find(".level-picker p")).to_contain_text("soundly")
    me.go("/new/lantern")
    levels = me.find(".level-choice input")
    expect(levels.nth(1)).to_be_checked()
    levels.nth(0).check()
    me.find("button[type=submit]").click()
    expect(me.find('.seat-panel[data-seat="B"] .seat-name')).to_contain_text("Novice")
    expect(me.find('.seat-panel[data-seat="B"] .medal')).to_be_visible()


def test_a_hint_is_asked_for_by_a_key_and_played_by_a_click(people: People) -> None:
    me = people.come()
    me.at(f"/t/{me.open('lantern', 'here:Anna', 'bot:novice')}")
    me.wait_asked()
    while me.find(".choice").count() < 2:  # three equal cards are one choice, which nobody has to think about
        me.at(f"/t/{me.open('lantern', 'here:Anna', 'bot:novice')}")
        me.wait_asked()
    expect(me.find(".hint-button")).to_be_visible()
    me.page.keyboard.press("i")
    rows = me.find(".hint-panel [data-advice]")
    expect(rows.first).to_be_visible(timeout=30_000)
    expect(me.find(".balance")).to_contain_text(re.compile(r"Anna \d+\s%, Novice \d+\s%"))
    expect(me.find(".hint-panel li").first).to_contain_text("chance to win")
    n = me.n()
    rows.first.click()  # a card on the pile shows nothing: nobody is asked again
    expect(me.find(f'.board[data-n="{n}"]')).to_have_count(0)
    expect(me.find(".hint-panel")).to_have_count(0)


def test_after_the_game_the_chances_are_shown_when_asked_for(people: People) -> None:
    me = people.come()
    me.at(f"/t/{me.open('lantern', 'bot:random', 'bot:random')}")
    me.find(".result").wait_for(timeout=60_000)
    me.find(".course label", has_text="Chance of winning").click()
    expect(me.find(".chances .chart-drawing")).to_be_visible(timeout=90_000)
    expect(me.find(".turning")).to_be_visible()
