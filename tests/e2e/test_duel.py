"""A whole Duel in the browser: by clicking, and by keys alone."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import ecumene
from e2e.people import SURE, People, Person

PLAYED = Path(__file__).parents[1] / "games" / "seven_wonders_duel" / "golden" / "played.rec"
CITIES = "() => [...document.querySelectorAll('.city')].map((x) => x.scrollHeight - x.clientHeight)"


@pytest.mark.parametrize("lang", ["en", "uk", "pl", "ru"])
def test_both_cities_are_in_sight_at_the_end(people: People, lang: str) -> None:
    me = people.come(locale=lang)
    me.at(f"/t/{me.go_on(PLAYED, 'A build siege_workshop', 'here', 'bot:greedy')}")
    me.counts(".city", 2)
    me.until(f"() => Math.max(...({CITIES})()) <= 1")  # letters that are still loading may be wider


def test_a_whole_duel_against_a_bot_by_clicking_replays_from_its_record(people: People, tmp_path: Path) -> None:
    me = people.come()
    me.go("/")
    me.see('.game[data-game="seven_wonders_duel"] .button').click()
    choices = 0
    while me.wait_asked():
        me.play()
        choices += 1
    assert choices > 15
    assert_result(me)
    with me.page.expect_download() as loading:
        me.find(".result .button", has_text="Download").click()
    file = tmp_path / "duel.rec"
    loading.value.save_as(file)
    match = ecumene.read(file.read_text(encoding="utf-8"))
    assert match.over and match.result
    me.see(".result tfoot")
    shown = [int(x) for x in me.find(".result tfoot tr").first.locator("td").all_inner_texts()]
    assert shown == match.result.scores
    assert sum(line.startswith("A ") for line in match.record().splitlines()) == choices


def test_a_scientific_victory_is_announced_before_and_explained_after(people: People) -> None:
    me = people.come()
    me.at(f"/t/{me.go_on(PLAYED.with_name('scientific.rec'), 'B build observatory', 'bot:greedy', 'here')}")
    assert me.wait_asked()
    me.click(me.find('.structure [data-ref="card:observatory"]'))
    me.press("1")
    me.see(".chosen .muted:text('This ends the game.')")
    me.click(me.find(SURE))
    me.see(".result h2")
    assert "By scientific supremacy" in me.text(".result")


def assert_result(me: Person) -> None:
    """Who won, scores for both, and the seal with the secret that proves it."""
    assert me.text(".result h2")
    me.counts(".result thead th", 2)
    me.find(".result summary").click()
    me.see(".result .seal dd")
    seal, secret = me.find(".result .seal dd").all_inner_texts()
    assert re.fullmatch(r"[0-9a-f]{64}", seal) and re.fullmatch(r"[0-9a-f]{64}", secret)
    assert me.state()["result"]["seal"] == seal


def test_a_whole_duel_by_keys_alone(people: People) -> None:
    me = people.come()
    me.go("/")
    me.tab_to('.game[data-game="seven_wonders_duel"] .button')
    me.press("Enter")
    choices = 0
    while me.wait_asked():
        me.play_by_keys(arrows=choices % 2 == 0)
        choices += 1
    assert choices > 15
    me.tab_to(".result summary")
    me.press("Enter")
    me.see(".result .seal dd")


def test_seats_are_chosen_and_a_table_opened_by_keys_alone(people: People) -> None:
    me = people.come()
    me.go("/")
    me.tab_to('.game[data-game="seven_wonders_duel"] .game-links a')
    me.press("Enter")
    me.address("/new/seven_wonders_duel")
    for who in ('[data-seat="A"] input', '[data-seat="A"] select', '[data-seat="B"] select'):
        me.tab_to(f".seat-setup{who}")
    me.tab_to("button.large")
    me.press("Enter")
    assert me.wait_asked()
    me.play_by_keys(arrows=False)
