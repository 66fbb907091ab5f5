"""The books: rules with search and permalinks, the encyclopedia of cards, the legend; and the ways to them."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from e2e.people import People, Person
from ecumene.games import find
from ecumene.words import LANGUAGES, Words

DUEL, AGES = "seven_wonders_duel", "through_the_ages"
# By the page's own clock: its timer that would close a panel nobody looks at was set before, and is over by then.
LONGER = "() => new Promise((done) => setTimeout(done, 900))"
SAID_ABOVE = ("age", "kind", "type")  # of an open card, under its name


def shown(me: Person) -> list[str]:
    found = me.page.evaluate("[...document.querySelectorAll('.card-list > li')].map((x) => x.id)")
    return [str(x) for x in found]


def is_open(me: Person, name: str, ref: str = "") -> None:
    """Until a card is open, and its address is that of the page."""
    expect(me.page.get_by_role("dialog").get_by_role("heading", level=2)).to_have_text(name)
    me.address(f"#{ref or f'card:{name.lower()}'}")


def closed(me: Person, end: str) -> None:
    """Until no card is open, and the address says so."""
    me.page.get_by_role("dialog").wait_for(state="hidden")
    me.address(end)


# rules


def test_rules_are_searched_and_linked(people: People) -> None:
    me = people.come()
    me.go(f"/rules/{DUEL}")
    me.page.get_by_role("searchbox").fill("discard pile mausoleum")
    me.see("[role=status]", has_text=re.compile(r"\d"))
    found = me.find(".rule .rule-text").all_inner_texts()
    assert 0 < len(found) < 20 and all("discard" in x.lower() for x in found)
    me.page.get_by_role("searchbox").fill("no such words")
    me.see("text=Nothing fits.")
    me.go(f"/rules/{DUEL}#SWD-7.10")
    me.see("#SWD-7\\.10[data-here]")
    me.in_sight("#SWD-7\\.10")
    me.page.get_by_role("link", name="SWD-4.4", exact=True).click()
    me.see("#SWD-4\\.4[data-here]")
    me.page.go_back()
    me.see("#SWD-7\\.10[data-here]")


def test_the_tables_own_rules_are_there_in_the_readers_language(people: People) -> None:
    me = people.come()
    me.go(f"/rules/{DUEL}#ECU-2")
    for lang in LANGUAGES:
        me.in_language(lang)
        me.reads("#ECU-2[data-here] .rule-text", Words(lang, find(DUEL)).say("why-ECU-2"))


# cards


@pytest.mark.parametrize("name", [DUEL, AGES])
def test_every_card_says_its_facts(people: People, name: str) -> None:
    """In words, the same as everywhere else, in every language."""
    me = people.come()
    game = find(name)
    me.go(f"/cards/{name}")
    for lang in LANGUAGES:
        me.in_language(lang)
        words, rules = Words(lang, game), game.make_rules("")
        me.see(".card-list li")
        names = [x.replace("\u00ad", "") for x in me.find(".card-list .card .name").all_text_contents()]
        refs = shown(me)
        assert names == [words.ref(ref) for ref in refs]
        for ref in (refs[0], refs[len(refs) // 2], refs[-1]):
            me.go(f"/cards/{name}#{ref}")
            if ref == refs[0]:
                me.page.reload()  # a page of its own, not only a place of the one before
            kind, _, thing = ref.partition(":")
            is_open(me, words.ref(ref), ref)
            row = game.codec.names[kind].index(thing)
            above = [fact in SAID_ABOVE for fact, _ in game.facts(rules, kind, row)]
            facts = [text for text, left_out in zip(words.facts(rules, kind, row), above) if not left_out]
            me.see("dialog .facts li")
            told = me.find("dialog .facts li").all_inner_texts()
            assert [x.lower() for x in told] == [x.lower() for x in facts]


def test_cards_are_filtered_and_the_address_keeps_it(people: People) -> None:
    me = people.come()
    me.go(f"/cards/{DUEL}")
    me.page.get_by_label("Type", exact=True).select_option(label="Science")
    me.page.get_by_label("Age", exact=True).select_option(label="Age I")
    me.counts(".card-list > li", 4)
    me.address("?age=age1&type=color-green")
    narrowed = shown(me)
    me.page.reload()
    me.counts(".card-list > li", 4)
    assert shown(me) == narrowed
    me.page.get_by_role("searchbox").fill("zzz")
    me.see("text=Nothing fits.")
    me.page.get_by_role("button", name="Show all").click()
    me.until("() => document.querySelectorAll('.card-list > li').length > 90")


def test_back_closes_a_card_and_does_not_leave(people: People) -> None:
    me = people.come()
    me.go("/learn")
    me.find(f'.learn-row[data-game="{DUEL}"]').get_by_role("link", name="Cards").click()
    me.see(".card-list li")
    me.find(".card-list .card", has_text="Palace").click()
    is_open(me, "Palace")
    me.page.go_back()
    closed(me, f"/cards/{DUEL}")
    me.focused('li[id="card:palace"]')
    me.press("Enter")
    is_open(me, "Palace")
    me.press("Escape")
    closed(me, f"/cards/{DUEL}")
    me.page.go_back()
    me.see(".learn-row")


def test_a_card_by_its_address_closes_to_the_list(people: People) -> None:
    me = people.come()
    me.go(f"/cards/{DUEL}?type=color-blue#card:palace")
    is_open(me, "Palace")
    me.page.get_by_role("dialog").get_by_role("button", name="Close").click()
    closed(me, "?type=color-blue")
    assert "card:palace" in shown(me)


def test_a_unverified_figure_is_named_and_how_to_put_it_right(people: People) -> None:
    me = people.come()
    me.go(f"/cards/{AGES}#card:fortifications")
    for lang in LANGUAGES:
        me.in_language(lang)
        doubt = me.text("dialog .unverified-note")
        assert Words(lang, find(AGES)).say("field-tactical") in doubt and "docs/corrections.md" in doubt
    me.find("dialog .unverified-note a").click()
    me.see("#chapter-unverified-figures")
    me.go(f"/cards/{AGES}?unverified=1")
    me.see(".card-list li")
    assert set(shown(me)) == set(find(AGES).unverified(find(AGES).make_rules("")))


# legend and credits


def test_the_legend_is_in_the_settings_of_every_page(people: People) -> None:
    me = people.come()
    me.go("/")
    me.page.get_by_role("button", name="Name and settings").click()
    me.page.get_by_role("link", name="What the icons mean").click()
    me.see("h1", has_text="What the icons mean")
    me.see(".icon-list li")
    texts = me.find(".icon-list li").all_inner_texts()
    assert "coins" in [x.lower() for x in texts] and "Take the last choice back".lower() in [x.lower() for x in texts]
    me.page.get_by_role("link", name="Credits").last.click()
    assert "crested helmet" in me.text("dt:has-text('Lorc') + dd")


# from a table


def opened(me: Person, link: str) -> Page:
    with me.context.expect_page() as page:
        me.page.locator(link).first.click()
    return page.value


def test_from_a_card_at_the_table_to_both_books_and_the_table_stays(people: People) -> None:
    me = people.come()
    table = me.open(DUEL, "here:Anna", "bot:greedy", wonders="preset")
    me.at(f"/t/{table}")
    assert me.wait_asked()
    me.press("ArrowDown")
    me.see(".panel[role=tooltip]")
    me.press("o")  # keeps it open, and has the focus
    me.focused(".panel[role=dialog]")
    ref = (me.see(".panel-foot a").get_attribute("href") or "").partition("#")[2]
    book = opened(me, ".panel-foot a")
    book.get_by_role("dialog").wait_for()
    me.address(f"/cards/{DUEL}#{ref}", book)
    rule = me.text(".panel .rule-links a").split()[0]
    rules = opened(me, ".panel .rule-links a")
    rules.locator("[data-here]").wait_for()
    me.address(f"/rules/{DUEL}#{rule}", rules)
    me.press("Escape")
    me.gone(".panel")
    me.focused(f'.board [data-ref="{ref}"]')  # it is given back
    assert me.page.url.endswith(f"/t/{table}") and me.is_asked()
    asked = opened(me, ".prompt .rule-link")
    asked.locator("[data-here]").wait_for()
    me.page.get_by_role("button", name="Settings", exact=True).click()
    legend = opened(me, ".popup a[href='/legend']")
    legend.locator(".icon-list li").first.wait_for()
    assert me.page.url.endswith(f"/t/{table}") and me.is_asked()


def test_the_mouse_reaches_the_links_of_a_panel(people: People) -> None:
    me = people.come()
    table = me.open(DUEL, "here:Anna", "bot:greedy", wonders="preset")
    me.at(f"/t/{table}")
    assert me.wait_asked()
    me.find(".structure .card[data-lit]").first.hover()
    me.see(".panel[role=tooltip] .panel-foot a").hover()
    me.page.evaluate(LONGER)
    book = opened(me, ".panel-foot a")
    book.get_by_role("dialog").wait_for()


def test_a_refusal_links_its_rule(people: People) -> None:
    me = people.come()
    me.at(f"/t/{me.open(DUEL, 'here:Anna', 'bot:greedy', wonders='preset')}")
    assert me.wait_asked()
    me.find(".structure .card:not([data-lit]):not(.back)").first.click()
    me.let_go()
    rules = opened(me, ".why-not a")
    rules.locator("[data-here]").wait_for()
    assert me.is_asked()


def test_pages_answer_head(people: People) -> None:
    me = people.come()
    for path in ("/", f"/rules/{DUEL}", f"/cards/{DUEL}", "/legend", "/credits"):
        assert me.context.request.head(me.base + path).status == 200, path
