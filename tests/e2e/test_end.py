"""The end of a game: how it was won, where the points came from and when, that chance was fair, and what then."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

import ecumene
from e2e.people import People, Person
from ecumene.kernel.border.result import Result

GAMES = Path(__file__).parent.parent / "games"
DUEL = GAMES / "seven_wonders_duel" / "golden"


def at_the_end(me: Person, file: Path) -> str:
    id = me.paste(file)
    me.at(f"/replay/{id}?n=99999")
    me.see(".chart-drawing")
    return id


def course(me: Person, id: str) -> dict[str, Any]:
    told: dict[str, Any] = me.ask(f"/api/tables/{id}/score-history")
    return told


ENDS = [
    (DUEL / "browser.rec", "Player A", "by civilian victory", "points decided"),
    (DUEL / "military.rec", "greedy B", "by military supremacy", "in the loser’s capital"),
    (DUEL / "scientific.rec", "greedy B", "by scientific supremacy", "Six different scientific symbols"),
    (GAMES / "lantern" / "golden" / "resigned.rec", "Borys", "by resignation", "gave the game up"),
    (GAMES / "through_the_ages" / "golden" / "three.rec", "", "by culture", "the most culture wins"),
]


def test_who_won_and_how_is_said_in_words(people: People) -> None:
    me = people.come()
    for file, won, how, why in ENDS:
        at_the_end(me, file)
        assert won in me.text(".result h2") and "wins" in me.text(".result h2")
        assert how in me.text(".end-how").lower() and why in me.text(".end-how")
        ways = me.find(".endings li").all_inner_texts()
        if file.parent == DUEL:
            assert len(ways) == 3 and me.text(".endings [aria-current]").strip() == how
        assert_categories(me, file)


def assert_categories(me: Person, file: Path) -> None:
    """Every category that counted has a row with its icon; figures and totals are the result's."""
    match = ecumene.read(file.read_text(encoding="utf-8"))
    result, sums = match.result, match.game.score_is_sum
    assert result
    counted = [part for part in result.parts[0] if not sums or any(p[part] for p in result.parts)]
    rows = me.find(".scores tbody tr")
    assert rows.count() == len(counted) == me.find(".scores tbody .part-icon .icon").count()
    for i, part in enumerate(counted):
        figures = [x.replace("−", "-") for x in rows.nth(i).locator(".points").all_inner_texts()]
        assert [int(x) for x in figures] == [p[part] for p in result.parts]
    assert [int(x) for x in me.find(".scores .total td").all_inner_texts()] == (result.scores if sums else [])
    if sums:
        assert_stacks(me, result)
        return
    widest = me.page.evaluate("Math.max(...[...document.querySelectorAll('.bar')].map(x => x.offsetWidth))")
    for i, part in enumerate(counted):
        most = max(1, *(p[part] for p in result.parts))
        for seat, p in enumerate(result.parts):
            wide = rows.nth(i).locator(".bar").nth(seat).evaluate("x => x.offsetWidth")
            assert abs(wide - widest * max(0, p[part]) / most) < widest * 0.15 + 2


def assert_stacks(me: Person, result: Result) -> None:
    """One bar for each seat, the winner's first; it is as long as its gains, and each piece as its category."""
    drawn = me.page.evaluate(
        "[...document.querySelectorAll('.stack')].map(x => [...x.children].map(i => i.offsetWidth))"
    )
    order = sorted(range(len(result.places)), key=lambda seat: result.places[seat])
    gains = [[n for n in result.parts[seat].values() if n > 0] for seat in order]
    longest, most = max(sum(x) for x in drawn), max(sum(x) for x in gains)
    for pieces, points in zip(drawn, gains, strict=True):
        assert len(pieces) == len(points)
        assert all(abs(wide - longest * n / most) < 8 for wide, n in zip(pieces, points))


def elsewhere(me: Person, line: int) -> None:
    """Until the chart tells of another line."""
    me.until("(line) => !document.querySelector('.chart-where').textContent.includes(line)", str(line))


def test_the_chart_tells_the_points_at_a_line_and_opens_the_replay_there(people: People) -> None:
    me = people.come()
    id = at_the_end(me, DUEL / "browser.rec")
    told = course(me, id)["moments"]
    drawing = me.see(".chart-drawing")
    assert drawing.locator("title").text_content() == "How the game went"
    assert "Player A 44, greedy 41" in (drawing.locator("desc").text_content() or "")
    assert drawing.locator(".chart-stages text").all_text_contents() == ["Age I", "Age II", "Age III"]
    assert {x.get_attribute("data-seat") for x in drawing.locator(".chart-line").all()} == {"A", "B"}
    box = drawing.bounding_box()
    assert box
    drawing.hover(position={"x": box["width"] / 2, "y": box["height"] / 2})
    elsewhere(me, 147)
    n = int(re.findall(r"Line (\d+)", me.text(".chart-where"))[0])
    assert 30 < n < 120
    holds = [x for x in told if x["n"] <= n][-1]
    shown = me.page.evaluate("[...document.querySelectorAll('.chart-value')].map(x => +x.lastChild.textContent)")
    assert shown == holds["scores"]
    me.page.mouse.down()
    me.page.mouse.up()
    me.see(f'.board[data-n="{n}"]')
    me.address(f"n={n}")
    me.page.go_back()
    me.see(".chart-drawing")


def test_the_chart_by_keys_and_as_a_table(people: People) -> None:
    me = people.come()
    id = at_the_end(me, DUEL / "browser.rec")
    told = course(me, id)
    slider = me.see(".chart-at")
    slider.focus()
    me.press("Home")
    expect(slider).to_have_attribute("aria-valuetext", "Line 0: Player A 2, greedy 2")
    me.press("ArrowRight", "ArrowRight")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("^Line 2: "))
    assert me.text(".replay-line") == "147/147" and me.n() == 147, "the keys of the chart are its own"
    me.find("button", has_text="As a table").click()
    rows = me.find(".chart-table tbody tr")
    expect(rows).to_have_count(len(told["moments"]))
    expect(rows.last.locator("th, td")).to_have_text(["147", "44", "41"])
    me.find(".chart select").select_option("wonders")
    at = told["parts"].index("wonders")
    expect(rows.last.locator("td")).to_have_text([str(p[at]) for p in told["moments"][-1]["parts"]])
    me.find("button", has_text="Replay from here").click()
    me.see('.board[data-n="2"]')


def test_fairness_is_checked_in_the_browser(people: People) -> None:
    me = people.come()
    id = at_the_end(me, DUEL / "browser.rec")
    me.find(".fairness summary").click()
    assert me.find(".verdict").count() == 0
    me.find(".fairness button").click()
    me.see(".verdict[data-good]", has_text="gives exactly this hash")
    me.reads(".fairness code", f"ecumene verify {id}.rec")


def test_a_hash_that_does_not_fit_is_said(people: People) -> None:
    """As if a server told another secret than the one it sealed."""
    me = people.come()
    id = me.paste(DUEL / "browser.rec")

    def other_secret(route: Any) -> None:
        ours = route.connect_to_server()
        ours.on_message(lambda said: route.send(said.replace('"secret":"649d88', '"secret":"749d88')))

    me.page.route_web_socket(re.compile("/live"), other_secret)
    me.at(f"/replay/{id}?n=99999")
    me.see(".fairness summary").click()
    me.find(".fairness button").click()
    me.see(".verdict:not([data-good])", has_text="does not give this hash")


def test_after_the_end_record_rematch_and_what_the_browser_noted(people: People, tmp_path: Path) -> None:
    me = people.come()
    table = me.open("lantern", "here:Anna", "bot:random")
    me.at(f"/t/{table}")
    assert me.wait_asked()
    me.find('[aria-label="Give up the seat"]').first.click()
    me.find(".notice .button", has_text="Give up").first.click()
    me.see(".result")
    assert "random wins." in me.text(".result h2") and "resignation" in me.text(".end-how")
    me.find(".fairness summary").click()
    me.find(".fairness button").click()
    me.counts(".verdict[data-good]", 2)
    expect(me.find(".verdict").last).to_contain_text("wrote the same hash")
    with me.page.expect_download() as loading:
        me.find(".result .button", has_text="Download").click()
    file = tmp_path / loading.value.suggested_filename
    loading.value.save_as(file)
    assert file.name == f"{table}.rec" and ecumene.read(file.read_text(encoding="utf-8")).over
    me.find(".result .button", has_text="Rematch").click()
    me.until("(old) => !location.pathname.endsWith(old) && document.querySelector('.board')", table)
    me.at(f"/t/{table}")
    me.see(".result a", has_text="To the next game")


def test_the_result_folds_so_that_the_board_is_seen(people: People) -> None:
    me = people.come()
    at_the_end(me, DUEL / "browser.rec")
    top = "document.querySelector('.board').getBoundingClientRect().top"
    me.until(f"() => {top} > 250")
    me.find(".end-fold").click()
    me.gone(".end-figures")
    me.until(f"() => {top} < 250")
    assert "wins" in me.text(".result h2")
    me.find(".end-fold").click()
    me.see(".chart-drawing")


@pytest.mark.parametrize("file", [DUEL / "military.rec", GAMES / "through_the_ages" / "golden" / "played_four.rec"])
def test_on_a_phone_a_finger_chooses_the_moment_and_the_button_opens_it(people: People, file: Path) -> None:
    me = people.come(width=360, height=740, has_touch=True)
    at_the_end(me, file)
    drawing = me.see(".chart-drawing")
    box, end = drawing.bounding_box(), me.n()
    assert box and box["width"] <= 336
    drawing.tap(position={"x": box["width"] / 2, "y": 60})
    elsewhere(me, end)
    n = int(re.findall(r"Line (\d+)", me.text(".chart-where"))[0])
    me.find("button", has_text="Replay from here").click()
    me.see(f'.board[data-n="{n}"]')
    me.page.go_back()  # once: the finger itself has opened nothing
    me.see(f'.board[data-n="{end}"]')
