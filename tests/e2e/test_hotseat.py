"""Two people at one device: between them the table is hidden, and no secret of the other is on the page.

A game without secrets has nothing to hide: it only says whose turn it is.
"""

from __future__ import annotations

from playwright.sync_api import expect

from e2e.people import People, Person
from ecumene.games import find
from ecumene.words import Words

NAMES = {"A": "Anna", "B": "Bohdan"}

# How often a table that was there has gone from the page.
NOTE_GONE = """
let there = false;
window.gone = 0;
new MutationObserver(() => {
  const now = document.querySelector(".board") !== null;
  if (there && !now) window.gone += 1;
  there = now;
}).observe(document, { childList: true, subtree: true });
"""


def hand(me: Person, seat: int) -> set[str]:
    """The military cards that the page was told of."""
    shown = me.section(f"military-hand-{'AB'[seat]}")
    return {x["ref"].removeprefix("card:") for x in [*shown.get("items", []), *shown.get("known", [])]}


def on_page(me: Person, names: set[str]) -> list[str]:
    """Which of these cards the page tells, by name or reference, anywhere in its source."""
    words, source = Words("en", find("through_the_ages")), me.page.content()
    return [x for x in names if f"card:{x}" in source or words.name("card", x) in source]


def test_between_two_people_the_table_is_hidden_and_the_others_hand_nowhere(people: People) -> None:
    me = people.come()
    me.go(f"/t/{me.open('through_the_ages', 'here:Anna', 'here:Bohdan')}")
    hands: list[set[str]] = [set(), set()]
    checked = 0
    for turn in range(8):
        seat = turn % 2
        me.see(".pass-device h1", has_text=("Anna", "Bohdan")[seat])
        assert me.find(".board, .log, .seat-panel").count() == 0
        assert on_page(me, hands[0] | hands[1]) == []
        me.focused(".pass-device .button")  # "I am …"
        me.press("Enter")
        me.see(".prompt[data-mine] .choice")
        secret = hands[1 - seat] - hand(me, seat)
        assert hand(me, 1 - seat) == set() and on_page(me, secret) == []
        assert len(on_page(me, hand(me, seat))) == len(hand(me, seat)), "one's own are there"
        checked += len(secret)
        while me.is_asked():
            me.play("end", "pass")
            hands[seat] = hand(me, seat)
    assert checked >= 4


def test_where_nothing_is_secret_the_table_stays_and_names_whose_turn_it_is(people: People) -> None:
    me = people.come()
    me.page.add_init_script(NOTE_GONE)
    me.at(f"/t/{me.open('new_dawn', 'here:Anna', 'here:Bohdan', map='first')}")
    turns: list[str] = []
    for _ in range(40):
        assert me.wait_asked()
        name = NAMES[me.state()["asked"]["seat"]]
        me.reads(".question-who", f"{name}: Your turn")
        expect(me.page).to_have_title(f"● {name}: Your turn · Civilization: A New Dawn")
        expect(me.find(".seat-area[data-mine]")).to_have_attribute("aria-label", name)
        if turns[-1:] != [name]:
            turns.append(name)
        if len(turns) == 4:
            break
        me.play("done", "pass", "no")
    assert len(turns) == 4 and me.page.evaluate("gone") == 0
