"""The faces of cards: each has its picture, and nothing on it is cut or runs out of it."""

from __future__ import annotations

import pytest

from e2e.people import People

FACES = """() => {
  const wrong = [];
  for (const card of document.querySelectorAll(".card-list .card")) {
    const name = card.querySelector(".name").textContent;
    const room = card.getBoundingClientRect();
    const picture = card.querySelector(".picture");
    if (!picture || picture.getBoundingClientRect().height < 60) wrong.push(`${name}: no room for its picture`);
    for (const part of card.querySelectorAll(".band, .name, .body, .words, .effects, .costs, .more, .half")) {
      const box = part.getBoundingClientRect();
      const out = box.right > room.right + 1.5 || box.left < room.left - 1.5 || box.bottom > room.bottom + 1.5;
      const cut = part.clientWidth > 0 && part.scrollWidth > part.clientWidth + 1;
      if (out || cut) wrong.push(`${name}: ${part.className} ${out ? "runs out" : "is cut"}`);
    }
  }
  return wrong;
}"""
DRAW_ALL = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(".card-list.as-cards > li { content-visibility: visible }");
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}"""
PICTURED = """() => {
  const all = [...document.querySelectorAll(".card-list .picture")];
  return all.length > 0 && all.every((x) => getComputedStyle(x).backgroundImage.includes("data:image/svg"));
}"""


@pytest.mark.parametrize(
    ("game", "lang", "width"),
    [
        ("through_the_ages", "uk", 1280),
        ("seven_wonders_duel", "pl", 360),
        ("clash_of_cultures", "ru", 768),
        ("new_dawn", "pl", 1920),
        ("age_of_civilization", "en", 360),
    ],
)
def test_faces_are_whole(people: People, game: str, lang: str, width: int) -> None:
    me = people.come()
    me.page.set_viewport_size({"width": width, "height": 800})
    me.go(f"/cards/{game}")
    me.in_language(lang)
    me.see(".card-list li")
    me.page.evaluate(DRAW_ALL)
    me.page.wait_for_function(PICTURED)
    assert me.page.evaluate(FACES) == []
