"""The replay: slider, keys, log lines, links to a moment, and whose eyes may be used when."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from e2e.people import People, Person
from e2e.test_end import DUEL, GAMES

LINES = 147
STANDS = """(n) => {
  const [board, slider, bar] = [".board", ".replay-slider", ".replay-line"].map((x) => document.querySelector(x));
  const address = new URLSearchParams(location.search).get("n");
  return [board?.dataset.n, slider?.value, address].every((x) => x === n) && bar?.innerText === `${n}/${slider.max}`;
}"""


def opened(me: Person, query: str = "", file: Path = DUEL / "browser.rec") -> str:
    id = me.paste(file)
    me.at(f"/replay/{id}{query}")
    return id


def stands_at(me: Person, n: int) -> None:
    """Until board, slider, bar and address are at a line."""
    me.until(STANDS, str(n))


def test_slider_buttons_and_keys(people: People) -> None:
    me = people.come()
    opened(me)
    me.find(".replay-slider").fill("60")
    stands_at(me, 60)
    me.find('[aria-label="Next line"]').click()
    stands_at(me, 61)
    me.find('[aria-label="To the end"]').click()
    stands_at(me, LINES)
    me.see(".result")
    me.find('[aria-label="To the start"]').click()
    stands_at(me, 0)
    me.gone(".result")
    expect(me.find('[aria-label="Previous line"]')).to_be_disabled()
    me.page.evaluate("document.activeElement.blur()")
    for key, n in [
        ("End", LINES),
        ("ArrowLeft", 146),
        ("Home", 0),
        ("PageDown", 10),
        ("ArrowRight", 11),
        ("PageUp", 1),
    ]:
        me.press(key)
        stands_at(me, n)


def test_space_plays_and_a_step_by_hand_stops_it(people: People) -> None:
    me = people.come()
    opened(me, "?n=20")
    stands_at(me, 20)
    me.find(".replay-controls select").first.select_option("4")
    me.page.evaluate("document.activeElement.blur()")
    me.press(" ")
    me.see('[aria-label="Pause"]')
    me.drawn(24)
    me.press(" ")
    me.see('[aria-label="Play"]')
    me.press(" ")
    me.see('[aria-label="Pause"]')
    me.press("Home")
    stands_at(me, 0)
    me.see('[aria-label="Play"]')
    me.press("End")
    stands_at(me, LINES)
    expect(me.find('[aria-label="Play"]')).to_be_disabled()


def test_playing_stops_at_the_end(people: People) -> None:
    me = people.come()
    opened(me, f"?n={LINES - 3}")
    me.find(".replay-controls select").first.select_option("4")
    me.find('[aria-label="Play"]').click()
    stands_at(me, LINES)
    me.see('[aria-label="Play"]')
    me.see(".result")


def test_the_whole_log_is_there_and_a_line_jumps(people: People) -> None:
    me = people.come()
    opened(me, "?n=80")
    stands_at(me, 80)
    me.see(".log [aria-current]", has_text="Caravansery")
    me.counts(".log [aria-current]", 1)
    before, later = me.find('.log [data-when="before"]').count(), me.find('.log [data-when="later"]').count()
    assert before > 20 and later > 20 and before + later + 1 == me.find(".log li").count()
    me.see(".replay-now", has_text="Caravansery")
    line = me.find(".log li", has=me.page.locator(".log-jump", has_text=re.compile("^84$")))
    box = line.bounding_box()
    assert box
    line.click(position={"x": box["width"] / 2, "y": box["height"] - 4})
    stands_at(me, 84)
    me.reads(".log [aria-current] .log-jump", "84")
    me.page.go_back()
    stands_at(me, 80)
    me.page.go_forward()
    stands_at(me, 84)


def test_steps_leave_no_trail_but_going_back_finds_where_one_was(people: People) -> None:
    me = people.come()
    me.go("/credits")
    opened(me, "?n=50")
    stands_at(me, 50)
    for _ in range(4):
        me.press("ArrowRight")
    stands_at(me, 54)
    me.find(".log-jump", has_text=re.compile("^80$")).click()
    stands_at(me, 80)
    me.page.go_back()
    stands_at(me, 54)
    me.page.go_back()
    me.until("() => location.pathname === '/credits'")


def test_a_link_leads_others_to_the_same_moment_and_eyes(people: People) -> None:
    me = people.come(permissions=["clipboard-read", "clipboard-write"])
    opened(me, "?n=40")
    me.find(".viewer-select select").select_option("B")
    me.until("() => new URLSearchParams(location.search).get('seat') === 'B'")
    me.press("ArrowRight")
    stands_at(me, 41)
    me.find(".copy-moment").click()
    me.see(".copy-moment", has_text="Copied")
    link = str(me.page.evaluate("navigator.clipboard.readText()"))
    assert link.endswith("?n=41&seat=B") and link.startswith(me.base)
    other = people.come()
    other.at(link.removeprefix(me.base))
    stands_at(other, 41)
    expect(other.find(".viewer-select select")).to_have_value("B")
    me.page.go_back()
    expect(me.find(".viewer-select select")).to_have_value("")


def test_once_over_anybody_may_look_with_any_eyes_and_sees_what_those_saw(people: People) -> None:
    me, other = people.come(), people.come()
    table = me.open("lantern", "bot:random", "bot:random", "bot:random")
    me.at(f"/t/{table}")
    me.see(".result")
    other.introduce()
    other.at(f"/replay/{table}?n=12")
    stands_at(other, 12)
    expect(other.find(".viewer-select option")).to_have_text(["a spectator", "random A", "random B", "random C"])

    drawn = '.log li[data-seat="?"] .log-parts >> nth=0 >> xpath=./span'
    other.see(drawn, has_text="random B draws unknown")
    as_spectator = other.find(drawn).all_inner_texts()
    assert len(as_spectator) > 2 and all("unknown" in x for x in as_spectator)
    other.find(".viewer-select select").select_option("B")
    other.see(drawn, has_text=re.compile("random B draws (?!unknown)"))
    as_b = other.find(drawn).all_inner_texts()
    assert {x.partition(" draws ")[0] for x in as_b} == {x.partition(" draws ")[0] for x in as_spectator}
    assert all(("unknown" in x) != ("random B draws" in x) for x in as_b), as_b
    stands_at(other, 12)


def test_until_it_is_over_a_seats_eyes_are_its_owners(people: People) -> None:
    me, other = people.come(), people.come()
    table = me.open("lantern", "here:Anna", "bot:random")
    me.at(f"/t/{table}")
    assert me.wait_asked()
    me.at(f"/replay/{table}")
    expect(me.find(".viewer-select option")).to_have_text(["Anna", "a spectator"])
    other.introduce()
    other.at(f"/replay/{table}?n=2&seat=A")
    stands_at(other, 2)
    expect(other.find(".viewer-select option")).to_have_text(["a spectator"])
    other.see(".prompt .bad", has_text="only its owner may see")
    assert other.find(".result").count() == 0
    for path in ("at/2?seat=A", "record?seat=A"):
        assert other.fetch(f"/api/tables/{table}/{path}")["status"] == 403
    assert other.fetch(f"/api/tables/{table}/score-history")["status"] == 409
    other.expect("403|409")


def test_on_a_phone_the_log_is_a_tab_and_a_line_leads_back_to_the_board(people: People) -> None:
    me = people.come(width=360, height=740)
    opened(me, "?n=200", GAMES / "through_the_ages" / "golden" / "two.rec")
    stands_at(me, 200)
    bar = me.see(".replay-bar").bounding_box()
    assert bar and bar["height"] < 230 and bar["y"] + bar["height"] <= 740
    me.find(".a-tabs button", has_text="Log").click()
    me.see(".log [aria-current]")
    top = "document.querySelector('.log [aria-current]').getBoundingClientRect().top"
    me.until(f"(bar) => {top} > 0 && {top} < bar", bar["y"])
    me.find('.log [data-when="later"] .log-jump').first.click()
    me.drawn(201)
    me.gone(".log")
    me.see(".board")
