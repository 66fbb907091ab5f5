"""Save and go on later: the table's menu saves a file, and the page of replays makes a table of it again."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from e2e.people import People

DUEL = "seven_wonders_duel"
FINISHED = Path(__file__).parents[1] / "games" / DUEL / "golden" / "played.rec"
KINDS = ".record-seats select"


def test_a_game_is_saved_as_a_file_and_goes_on_from_it(people: People, tmp_path: Path) -> None:
    me, other = people.come(), people.come()
    table = me.open(DUEL, "here:Anna", "bot:greedy")
    me.at(f"/t/{table}")
    for _ in range(3):
        assert me.wait_asked()
        me.play()
    assert me.wait_asked()
    n, board = me.n(), me.state()["board"]
    me.page.get_by_role("button", name="Settings", exact=True).click()
    with me.page.expect_download() as saving:
        me.page.get_by_role("link", name="Save the game as a file").click()
    file = tmp_path / saving.value.suggested_filename
    saving.value.save_as(file)
    assert file.name == f"{DUEL}-{table}.rec"

    other.go("/results")
    go_on = other.page.get_by_role("button", name="Go on playing")
    expect(go_on).to_be_disabled()
    other.find(".record-form input[type=file]").set_input_files(file)
    other.counts(KINDS, 2)
    assert [x.input_value() for x in other.find(KINDS).all()] == ["here", "bot"]
    go_on.click()
    other.until("() => location.pathname.startsWith('/t/')")
    assert other.wait_asked() and other.n() == n and other.state()["board"] == board
    assert not other.page.url.endswith(table)
    other.play()
    assert other.wait_asked() and other.n() > n


def test_the_replay_of_an_unfinished_game_leads_to_going_on_from_it(people: People, tmp_path: Path) -> None:
    me = people.come()
    whole = FINISHED.read_text(encoding="utf-8")
    unfinished = tmp_path / "unfinished.rec"
    unfinished.write_text(whole[: whole.index("\n", len(whole) // 2) + 1], encoding="utf-8")
    me.at(f"/replay/{me.paste(unfinished)}")
    me.find(".replay-controls .go-on").click()
    me.counts(KINDS, 2)
    for seat, kind in enumerate(("here", "bot")):
        me.find(KINDS).nth(seat).select_option(kind)
    me.page.get_by_role("button", name="Go on playing").click()
    me.until("() => location.pathname.startsWith('/t/')")
    assert me.wait_asked()

    me.at(f"/replay/{me.paste(FINISHED)}")
    me.see(".replay-controls .copy-moment")
    me.gone(".replay-controls .go-on")


def test_another_may_sit_in_any_seat_and_a_finished_game_does_not_go_on(people: People) -> None:
    me, friend = people.come(), people.come()
    table = me.open("lantern", "here:Anna", "here:Bohdan")
    saved = me.fetch(f"/api/tables/{table}/record?mine=1")["text"]
    me.go("/results")
    me.see(".record-form textarea").fill(saved)
    me.counts(KINDS, 2)
    assert [x.input_value() for x in me.find(KINDS).all()] == ["here", "link"]
    me.find(KINDS).nth(0).select_option("link")
    me.find(KINDS).nth(1).select_option("here")
    me.page.get_by_role("button", name="Go on playing").click()
    link = me.see(".invite input").input_value()
    friend.go(link.removeprefix(me.base))
    friend.see("form button[type=submit]").click()
    friend.drawn()
    me.gone(".invite")

    me.expect("422")
    me.go("/results")
    me.see(".record-form textarea").fill(FINISHED.read_text(encoding="utf-8"))
    me.page.get_by_role("button", name="Go on playing").click()
    me.see(".record-form .bad")
    me.address("/results")
