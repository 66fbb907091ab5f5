"""The board that any game has by its sections, what the prompt says, and the map of the toy."""

from __future__ import annotations

from typing import Any

import pytest

from e2e.people import People, Person

AGES = "through_the_ages"
PHONE: dict[str, Any] = {"width": 360, "height": 740, "has_touch": True, "is_mobile": True}
TURNS = 3
BOX = """(() => {
  const { x, y, width, height } = document.querySelector('.map-layer > svg').getBoundingClientRect();
  return [x, y, width, height];
})()"""


def at_ages(me: Person) -> None:
    me.at(f"/t/{me.open(AGES, 'here:Anna', 'bot:greedy')}")
    assert me.wait_asked()


def view_box(me: Person) -> list[float]:
    return list(me.page.evaluate(BOX))


# the prompt


def test_help_is_there_until_it_is_not_wanted_and_comes_back_by_the_settings(people: People) -> None:
    me = people.come()
    me.at(f"/t/{me.open('seven_wonders_duel', 'here:Anna', 'bot:greedy')}")
    assert me.wait_asked()
    me.see(".help")
    me.find(".help .tool").click()
    me.gone(".help")
    me.page.reload()
    me.see(".prompt[data-mine] .choice")
    assert not me.find(".help").count()
    me.find('.tool[aria-label="Settings"]').click()
    me.see("label", has_text="Explain what is asked").click()
    me.see(".help")


def test_the_rule_of_a_question_opens_beside_the_table(people: People) -> None:
    me = people.come()
    at_ages(me)
    rule = me.state()["asked"]["rule"]
    with me.context.expect_page() as opened:
        me.find(".prompt .rule-link").click()
    me.address(f"/rules/{AGES}#{rule}", opened.value)
    opened.value.close()
    me.see(".prompt[data-mine] .choice")


def test_resigning_stands_apart_and_has_no_key(people: People) -> None:
    me = people.come()
    at_ages(me)
    while me.state()["asked"]["question"] != "Politics":
        me.play("end", "pass")
        assert me.wait_asked()
    resign = me.see('.choice[data-move="resign"]')
    assert "dangerous" in (resign.get_attribute("class") or "") and not resign.locator("kbd").count()
    assert me.find(".choice").last.get_attribute("data-move") == "resign"


def test_bids_up_to_a_number_are_made_by_themselves(people: People) -> None:
    me = people.come()
    me.at(f"/t/{me.open('lantern', 'here', 'bot:random')}")
    most = me.find(".standing-answers select")
    while not most.count():
        assert me.wait_asked()
        if not most.count():
            me.play()
    before = me.n()
    most.select_option(index=2)
    me.see(".standing-answers .badge", has_text="at most")
    me.drawn(before + 1)
    told = {e["n"]: e for s in me.states() for e in s.get("log", [])}
    assert told[before]["said"][0] == {"verb": "bid", "refs": ["number:1"]}


# the map


def at_map(people: People, **more: Any) -> Person:
    me = people.come(**more)
    me.at(f"/t/{me.open('lantern', 'here', 'bot:greedy', 'bot:greedy')}")
    me.to_board()
    assert me.wait_asked()
    me.see(".map .hex").scroll_into_view_if_needed()  # what is asked about was in sight
    return me


def test_a_map_is_moved_by_wheel_and_drag_which_choose_nothing(people: People) -> None:
    me = at_map(people)
    before = view_box(me)
    middle = me.see(".map-pane").bounding_box()
    assert middle
    x, y = middle["x"] + middle["width"] / 2, middle["y"] + middle["height"] / 2
    me.page.mouse.move(x, y)
    me.page.keyboard.down("Control")
    me.page.mouse.wheel(0, -300)
    me.page.mouse.wheel(0, -300)
    me.page.mouse.wheel(0, -300)
    me.page.keyboard.up("Control")
    me.until(f"(w) => ({BOX})[2] > 1.4 * w", before[2])
    near = view_box(me)
    stand = me.stand()
    me.page.mouse.down()
    me.page.mouse.move(x - 60, y - 20, steps=4)
    me.page.mouse.up()
    me.until(f"(y) => ({BOX})[1] < y", near[1])
    assert view_box(me)[2] == near[2]
    me.find('.map .tool[aria-label="The whole map"]').click()
    me.until(f"(box) => String({BOX}) === String(box)", before)
    assert me.stand() == stand


def test_a_map_is_pinched_on_a_phone(people: People) -> None:
    me = at_map(people, **PHONE)
    before = view_box(me)
    me.page.evaluate(PINCH)
    me.until(f"(w) => ({BOX})[2] > w", before[2])
    assert me.page.evaluate("document.documentElement.scrollWidth") <= 360


PINCH = """() => {
  const map = document.querySelector(".map-pane");
  const r = map.getBoundingClientRect();
  const [x, y] = [r.left + r.width / 2, r.top + r.height / 2];
  const finger = (type, pointerId, at) =>
    map.dispatchEvent(new PointerEvent(type, { pointerId, clientX: at, clientY: y, bubbles: true }));
  finger("pointerdown", 11, x - 20);
  finger("pointerdown", 12, x + 20);
  for (const far of [30, 50, 70]) {
    finger("pointermove", 11, x - far);
    finger("pointermove", 12, x + far);
  }
  finger("pointerup", 11, x - 70);
  finger("pointerup", 12, x + 70);
}"""


@pytest.mark.parametrize("keys", [("ArrowRight", "ArrowLeft"), ("ArrowDown", "ArrowUp")])
def test_arrows_go_from_hex_to_hex_and_back(people: People, keys: tuple[str, str]) -> None:
    me = at_map(people)
    first = me.see('.map .hex[tabindex="0"]')
    first.focus()
    start = first.get_attribute("data-at")
    me.press(keys[0])
    me.focused(f'.hex[tabindex="0"]:not([data-at="{start}"])')
    me.press(keys[1])
    me.focused(f'.hex[tabindex="0"][data-at="{start}"]')
