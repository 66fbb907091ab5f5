"""Through the Ages with people in browsers of their own: in step, and blind to each other's secrets."""

from __future__ import annotations

import json
import re
from typing import Any

from e2e.people import People, Person

GAME = "through_the_ages"
ANYWHERE = ("unseen", "military_box")  # of a view: cards that may lie anywhere out of sight, by name


def take_turn(me: Person) -> None:
    """Take a card or use what is lit, then end the turn; whatever else is asked is answered somehow."""
    acted = False
    while me.is_asked():
        acting = me.state()["asked"]["question"] == "ActionPhase"
        me.play(*(("end",) if acting and acted else ("pass",)))
        acted = acting


def in_step(*all: Person) -> None:
    """Every page shows the same line, question and common things."""
    shown: list[list[Any]] = [x.page.evaluate(COMMON) for x in all]
    while len({n for n, *_ in shown}) > 1:  # a page is behind, or a bot went on meanwhile
        for x in all:
            x.drawn(max(n for n, *_ in shown))
        shown = [x.page.evaluate(COMMON) for x in all]
    assert shown == [shown[0]] * len(shown)


COMMON = """() => [
  Number(document.querySelector(".board").dataset.n),
  [...document.querySelectorAll(".a-row [data-ref], .a-left [data-ref]")].map((x) => x.dataset.ref),
  document.querySelector(".question-what, .game-over").textContent,
]"""


def play_until(last: int, table: dict[str, Person]) -> None:
    """Whoever of these is asked takes a turn, until a round begins; after each turn all show the same."""
    first = table["A"]
    while round_of(first) < last:
        asked = first.see(", ".join(f'.question-who[data-seat="{seat}"]' for seat in table))
        mover = table[asked.get_attribute("data-seat") or ""]
        mover.see(".prompt[data-mine] .choice")
        take_turn(mover)
        in_step(*table.values())


def sit_by_link(guest: Person, link: str, name: str) -> None:
    guest.go(link)
    guest.see("form input").fill(name)
    guest.see("form button[type=submit]").click()
    guest.drawn()
    assert guest.page.evaluate("location.hash") == "", "the secret stays in nobody's address bar"


def round_of(x: Person) -> int:
    """How many rounds are over."""
    return next(int(c["value"]) for c in x.section("course")["items"] if c["name"] == "round") - 1


def test_three_rounds_of_two_people_by_link_and_a_bot_stay_in_step(people: People) -> None:
    host, friend = people.come(), people.come()
    host.go("/new/through_the_ages")
    host.see(".add-seat").click()
    host.counts(".seat-setup", 3)
    host.find('.seat-setup[data-seat="B"] select').first.select_option("link")
    host.find('.seat-setup[data-seat="A"] input').fill("Anna")
    host.see("button.large").click()
    link = host.see(".invite input").input_value()
    sit_by_link(friend, link.removeprefix(host.base), "Bohdan")
    host.see('.a-rival[data-seat="B"] .a-who', has_text="Bohdan")
    host.gone(".invite")
    play_until(4, {"A": host, "B": friend})
    assert {e["who"] for s in host.states() for e in s.get("log", [])} >= {"A", "B", "C"}
    assert not host.find(".notice").count() and not friend.find(".notice").count()


def test_the_other_seat_and_a_spectator_get_nothing_hidden(people: People) -> None:
    """Every frame and answer they got, against the whole record, which everybody may read at the end."""
    anna, boris, watcher = people.come(), people.come(), people.come()
    table = anna.open(GAME, "here:Anna", "link:")
    anna.at(f"/t/{table}")
    sit_by_link(boris, anna.links["B"], "Boris")
    watcher.at(f"/t/{table}")
    play_until(4, {"A": anna, "B": boris})
    in_step(anna, boris, watcher)
    masked = {seat: rest(x, table, seat) for x, seat in ((boris, "B"), (watcher, ""))}
    for x, seat in ((boris, "A"), (watcher, "A"), (watcher, "B")):
        for what in ("record", f"at/{x.n()}"):
            assert x.fetch(f"/api/tables/{table}/{what}?seat={seat}")["status"] == 403
    for x in (boris, watcher):
        look_around(x)
    anna.find('.tool[aria-label="Give up the seat"]').click()
    anna.see(".notice .button:not(.quiet)").click()
    for x in (anna, boris, watcher):
        x.see(".result")
    whole = watcher.fetch(f"/api/tables/{table}/record")["text"]
    for x, seat in ((boris, "B"), (watcher, "")):
        record, then = masked[seat]
        secrets = drawn(whole, "A") - named(record)
        assert len(secrets) >= 3, "nothing was hidden: this tests nothing"
        assert set().union(*(tells(m, secrets) for m in before_the_end(anna))) == secrets, "who may know is told"
        heard = before_the_end(x)
        assert len(heard) > 20
        for message in [*heard, then]:
            hands_are_hidden(message, seat)
            assert tells(message, secrets) == set()


def rest(x: Person, table: str, seat: str) -> tuple[str, dict[str, Any]]:
    """The record and the position as REST tells them to this viewer."""
    record = x.fetch(f"/api/tables/{table}/record?seat={seat}")["text"]
    then = x.ask(f"/api/tables/{table}/at/{x.n()}?seat={seat}&view=1")
    assert re.search(r"^\? draw A \*$", record, re.M) and not re.search(r"^\? draw A \*?\w", record, re.M)
    return record, then


def look_around(x: Person) -> None:
    """Open what can be opened: a rival's things answer too."""
    for thing in x.find(".board button[data-ref]:visible").all()[:4]:
        thing.click()
        x.press("Escape")


def drawn(record: str, seat: str) -> set[str]:
    return set(re.findall(rf"^\? draw {seat} \*?(\w+)", record, re.M))


def named(record: str) -> set[str]:
    return set(re.findall(r"\w+", record))


def hands_are_hidden(message: dict[str, Any], viewer: str) -> None:
    for seat, nation in zip("AB", message.get("view", {}).get("nations", [])):
        if seat != viewer:
            assert set(nation["hand"]) <= {"?"}
    board = message.get("board", [])
    for section in board if isinstance(board, list) else board.get("sections", []):
        if section["title"] == "military-hand" and section["seat"] != viewer:
            assert not section.get("known") and not section.get("items")
    changed = set() if isinstance(board, list) else set(board.get("items", {}))
    assert not {f"military-hand-{seat}" for seat in "AB" if seat != viewer} & changed


def before_the_end(x: Person) -> list[dict[str, Any]]:
    heard = [json.loads(f) for f in x.frames]
    return [m for m in heard if "result" not in m]


def tells(message: dict[str, Any], secrets: set[str]) -> set[str]:
    """Which of these cards a message names anywhere but among what may lie anywhere."""
    view = {k: v for k, v in message.get("view", {}).items() if k not in ANYWHERE}
    told = json.dumps({**message, "view": view})
    return {s for s in secrets if re.search(rf'[":]{s}"', told)}
