"""The pages around the table: what they tell, what can be done there, and that everything fits in every width."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from e2e.people import People, Person
from e2e.test_reader import CUT_OFF
from ecumene.words import LANGUAGES

DUEL = "seven_wonders_duel"
RECORD = Path(__file__).parents[1] / "games" / DUEL / "golden" / "browser.rec"
WIDTHS = {360: 800, 768: 1024, 1280: 800, 1920: 1080}

# Boxes that reach beyond the window, and boxes side by side that lie on one another.
MISPLACED = """() => {
  const out = [];
  const groups = [".game", ".table-card", ".list > li", ".way", ".chair", ".game-tile", ".page-header > *",
    ".page-tools > *", ".seat-setup > :not(.visually-hidden)", ".new-columns > section", ".list > li > *",
    ".learn-row", ".end-card", ".stack-row > *", ".game-go > *", ".table-head > *",
    ".game-text :is(h3, .game-facts > *, .button, .game-links > *)", ".seat-setup :is(.switch, select)"];
  const shown = (e) => e.getClientRects().length && getComputedStyle(e).visibility === "visible";
  for (const css of groups) {
    const all = [...document.querySelectorAll(css)].filter(shown);
    for (const [i, e] of all.entries()) {
      const a = e.getBoundingClientRect();
      if (a.left < -1 || a.right > innerWidth + 1) out.push(`${css} ${i} reaches from ${a.left} to ${a.right}`);
      for (const other of all.slice(i + 1)) {
        const b = other.getBoundingClientRect();
        if (a.right > b.left + 1 && b.right > a.left + 1 && a.bottom > b.top + 1 && b.bottom > a.top + 1)
          out.push(`${css} ${i} lies on ${all.indexOf(other)}`);
      }
    }
  }
  return out;
}"""

DRAWN = """() => [...document.querySelectorAll('.scene:not([data-game="lantern"])')]
  .every((x) => x.className.includes("art-"))"""  # the toy has none


def fits(me: Person, what: str) -> list[str]:
    """In every width: nothing beyond the window, on something else, or cut off."""
    found: list[str] = []
    for width, height in WIDTHS.items():
        me.page.set_viewport_size({"width": width, "height": height})
        wrong: list[Any] = me.page.evaluate(MISPLACED) + me.page.evaluate(CUT_OFF)
        found += [f"{what} {width}: {x}" for x in wrong]
    return found


def listed(me: Person, kind: str = "mine") -> list[dict[str, Any]]:
    told: list[dict[str, Any]] = me.ask("/api/tables")[kind]
    return told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page_fits_in_every_width(people: People, lang: str) -> None:
    guest, host = people.come(locale=lang), people.come(locale=lang)
    host.introduce()
    host.ask("/api/me", {"name": "Oksana-Maksymiliana"})
    host.open("new_dawn", "here:Oksana-Maksymiliana", "bot:novice", "link:", "bot:master")
    link = host.links["C"]
    host.open(DUEL, "here:Oksana-Maksymiliana", "bot:greedy")
    host.open("age_of_civilization", "here:Oksana-Maksymiliana", "open:", "bot:adept")
    host.paste(RECORD)
    pages = [
        (guest, "/", '.lobby[data-visit="first"] .game'),
        (host, "/", '.lobby[data-visit="again"] .table-card'),
        (host, "/new/clash_of_cultures?with=link", ".seat-setup"),
        (host, "/new/through_the_ages", ".level-choice"),
        (guest, link, ".chair"),
        (guest, "/learn", ".learn-row"),
        (host, "/results", ".finished-row"),
    ]
    found: list[str] = []
    for me, path, ready in pages:
        me.go(path)
        me.see(ready)
        me.until(DRAWN)
        found += fits(me, f"{lang} {path.partition('#')[0]}")
    assert found == []


def test_name_theme_and_sound_are_set_at_the_top(people: People) -> None:
    me = people.come()
    me.go("/")
    header = me.page.get_by_role("banner")
    header.get_by_role("button", name="Light: night").click()
    me.until("() => document.documentElement.dataset.theme === 'dark'")
    sound = header.get_by_role("button", name="Sound")
    expect(sound).to_have_attribute("aria-pressed", "false")
    sound.click()
    expect(sound).to_have_attribute("aria-pressed", "true")
    header.get_by_role("button", name="Name and settings: Guest").click()
    me.page.get_by_label("Your name").fill("Anna")
    me.page.get_by_role("button", name="Save").click()
    header.get_by_role("button", name="Name and settings: Anna").wait_for()
    assert me.ask("/api/me")["name"] == "Anna"
    assert header.get_by_role("link", name="Docs").get_attribute("href") == "/docs/"
    me.page.reload()
    header.get_by_role("button", name="Name and settings: Anna").wait_for()
    me.until("() => document.documentElement.dataset.theme === 'dark'")


def test_one_key_starts_a_game_and_the_lobby_tells_of_it(people: People) -> None:
    me = people.come()
    me.go("/").see(".game")
    me.press("1")
    assert me.wait_asked()
    me.play()
    assert me.wait_asked()
    me.page.go_back()
    card = me.see('.table-card[data-mine][data-game="seven_wonders_duel"]')
    expect(card).to_contain_text("Your turn")
    told = listed(me)[0]
    expect(card.locator(".table-seats .num")).to_have_text([str(x) for x in told["points"]])
    assert told["last"]["said"][0]["refs"], "the last move names a card"
    expect(card.locator(".table-last")).to_contain_text(re.compile(r"The |now|Take|Choose"))
    expect(me.find(".waiting-link")).to_contain_text("table waits for you")
    me.find(".waiting-link").click()
    assert me.wait_asked()


def test_a_table_is_removed_and_one_with_others_is_left(people: People) -> None:
    anna, boris = people.come(), people.come()
    alone = anna.open(DUEL, "here:Anna", "bot:greedy")
    shared = anna.open(DUEL, "here:Anna", "link:")
    boris.introduce()
    secret = anna.links["B"].partition("#")[2]
    boris.ask(f"/api/tables/{shared}/join", {"seat": "B", "secret": secret, "name": "Boris"})
    anna.go("/")
    anna.counts(".table-card", 2)
    card = anna.find(f'.table-card:has(a[href="/t/{alone}"])')
    card.get_by_role("button", name="Remove the table").click()
    card.get_by_role("button", name="Keep it").click()
    card.get_by_role("button", name="Remove the table").click()
    card.get_by_role("button", name="Remove the table", exact=True).click()
    anna.counts(".table-card", 1)
    assert anna.fetch(f"/api/tables/{alone}")["status"] == 404
    left = anna.find(f'.table-card:has(a[href="/t/{shared}"])')
    left.get_by_role("button", name="Leave the table").click()
    expect(left).to_contain_text("Of two players the other wins")
    left.get_by_role("button", name="Leave the table", exact=True).click()
    expect(anna.find(".finished-link")).to_contain_text(re.compile(r"Boris won \d+\xa0:\xa0\d+"))
    boris.go("/")
    expect(boris.find(".finished-link[data-won]")).to_contain_text(re.compile(r"You won \d+\xa0:\xa0\d+"))


def test_an_invitation_says_who_invites_to_what(people: People) -> None:
    anna, boris, late = people.come(), people.come(), people.come()
    anna.open("clash_of_cultures", "here:Anna", "link:", "bot:adept")
    link = anna.links["B"]
    boris.go(link)
    boris.reads(".invited-by", re.compile("Anna invites you to a table of"))
    boris.reads(".invitation h1", "Clash of Cultures")
    boris.reads('.chair[data-place="south"]', re.compile("Free.*your seat", re.S))
    expect(boris.find(".invitation-facts")).to_contain_text("six rounds")
    late.go(link)
    late.see(".chair")
    boris.page.get_by_label("Your name").fill("Boris")
    boris.page.get_by_role("button", name="Sit down").click()
    boris.drawn()
    assert [x["name"] for x in anna.ask("/api/tables/" + link.split("/")[2].partition("#")[0])["chairs"]][1] == "Boris"
    late.expect("40[39]")
    late.page.get_by_role("button", name="Sit down").click()
    late.see(".sit-down .bad")
    late.page.get_by_role("button", name="Watch").click()
    late.drawn()


def test_a_seat_that_is_free_is_taken_from_the_lobby(people: People) -> None:
    anna, boris = people.come(), people.come()
    anna.introduce()
    anna.ask("/api/me", {"name": "Anna the host"})
    table = anna.open("through_the_ages", "here:Anna the host", "open:")
    boris.go("/").page.get_by_role("link", name=re.compile("Sit down: Through the Ages, Anna the host")).first.click()
    boris.see(".chair[data-yours]")
    boris.page.get_by_role("button", name="Sit down").click()
    boris.drawn()
    assert [x["taken"] for x in boris.ask(f"/api/tables/{table}")["chairs"]] == [True, True]


def test_finished_games_have_winner_score_date_and_replay(people: People) -> None:
    me = people.come()
    record = me.paste(RECORD)
    me.go("/results")
    row = me.see(".finished-row")
    expect(row).to_contain_text("Player A won 44\xa0:\xa041")
    expect(row.locator("time")).to_have_text(re.compile(r"^\w{3} \d+$"))
    row.get_by_role("link", name="Replay").click()
    me.address(f"/replay/{record}")
    me.drawn()
    me.go("/results").see(".finished-row").get_by_role("button", name="Take off the list").click()
    me.counts(".finished-row", 0)
    me.page.reload()
    me.see(".record-form")
    me.see(".results .muted", has_text="No game is finished yet")


def test_a_new_table_remembers_how_it_was_set_up(people: People) -> None:
    me = people.come()
    me.go("/new/clash_of_cultures").see(".seat-setup")
    me.find(".add-seat").click()
    me.counts(".seat-setup", 3)
    me.find('.seat-setup[data-seat="B"] .level-choice label', has_text="Adept").click()
    me.find('.seat-setup[data-seat="C"] select').select_option("bot:random")
    me.find(".option label", has_text="four rounds").click()
    me.reads(".new-footer p", re.compile("Clash of Cultures: you, Adept, and Random. The game begins at once."))
    me.find(".new button[type=submit]").click()
    me.drawn()
    me.go("/new/clash_of_cultures")
    me.counts(".seat-setup", 3)
    me.reads(".new-footer p", re.compile("you, Adept, and Random"))
    expect(me.find('.option input[name="length"]').nth(1)).to_be_checked()
