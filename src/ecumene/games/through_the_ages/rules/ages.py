"""Ages end and begin while the card row is filled. TTA-1.2, 1.3, 4.5 to 4.12, 4.20."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ecumene.games.through_the_ages.cards.rows import NONE, PACT
from ecumene.games.through_the_ages.rules.hands import discard_all
from ecumene.games.through_the_ages.rules.pacts import end_pact
from ecumene.games.through_the_ages.rules.play_area import remove_leader
from ecumene.games.through_the_ages.rules.ruleset import Opened
from ecumene.games.through_the_ages.rules.state import LAST_AGE, Realm
from ecumene.games.through_the_ages.rules.verbs import ANTIQUATED

TOKENS_LOST: Final = 2  # TTA-4.10


def end_age_a(s: Realm) -> None:
    """TTA-4.5, 4.6: the rest of civil A leaves the game; nothing becomes obsolete and no token is lost."""
    s.remove_civil_deck()
    begin_age(s, 1)


def end_age(s: Realm) -> None:
    """TTA-4.7 to 4.12, 4.20: older cards leave, tokens are lost, new decks come, for all players at once."""
    ended: i64 = s.age
    p: i64
    for p in range(len(s.nations)):
        if s.playing(p):
            antiquate(s, p, ended)
    for p in range(len(s.nations)):
        if s.playing(p):
            s.lose_yellow(p, TOKENS_LOST)
    s.remove_military_deck()
    begin_age(s, ended + 1)


def antiquate(s: Realm, p: i64, ended: i64) -> None:
    """TTA-4.8, 4.9: cards of older ages than the one that ended leave: hands, leaders, unfinished wonders, pacts."""
    n = s.nations[p]
    for c in n.civil_hand[:]:
        if s.card(c).age < ended:
            s.antiquate_card(p, c)
    discard_all(s, p, ended)
    if n.leader != NONE and s.card(n.leader).age < ended:
        remove_leader(s, p)
    if n.unfinished != NONE and s.card(n.unfinished).age < ended:
        s.drop_unfinished(p, ANTIQUATED)
    if n.pact != NONE and s.card(n.pact).age < ended:
        end_pact(s, p)


def begin_age(s: Realm, age: i64) -> None:
    """TTA-2.2, 2.3, 2.4, 2.5, 2.6, 4.11, 4.12, 5.28: decks for the players who are left; Age IV has none."""
    s.begin_age(age)
    if age == LAST_AGE:
        s.set_last_round()
        return
    open_civil_box(s)
    open_military_box(s)


def open_civil_box(s: Realm) -> None:
    """TTA-2.3, 2.4, 5.28: civil cards of this age, with the copies for the number of players left."""
    kept = s.rules.opened_civil[s.left() - 2]
    if kept[s.age].box is not s.civil_box:
        kept[s.age] = sorted_civil(s)
    opened = kept[s.age]
    s.open_civil_box(opened.deck, opened.rest)


def sorted_civil(s: Realm) -> Opened:
    copies = s.rules.copies[s.left() - 2]
    deck = of_this_age(s, s.civil_box)
    box = box_without(s.civil_box, deck)
    used: i64 = 0  # copies of the last card
    last: i64 = NONE
    i: i64 = 0
    while i < len(deck):
        c: i64 = deck[i]
        if c != last:
            used = 0
        used += 1
        last = c
        if used <= copies[c]:
            i += 1
        else:
            box.append(deck.pop(i))
    return Opened(s.civil_box, deck, box)


def open_military_box(s: Realm) -> None:
    """TTA-2.4, 5.28: military cards of this age; no pacts with two players."""
    kept = s.rules.opened_military[s.left() - 2]
    if kept[s.age].box is not s.military_box:
        kept[s.age] = sorted_military(s)
    opened = kept[s.age]
    s.open_military_box(opened.deck, opened.rest)


def sorted_military(s: Realm) -> Opened:
    deck = of_this_age(s, s.military_box)
    box = box_without(s.military_box, deck)
    left: i64 = s.left()
    i: i64 = 0
    while left == 2 and i < len(deck):
        if s.kind(deck[i]) == PACT:
            box.append(deck.pop(i))
        else:
            i += 1
    return Opened(s.military_box, deck, box)


def of_this_age(s: Realm, box: list[int]) -> list[int]:
    """Cards are in a box age by age; cards that were left out of an earlier age are at the end."""
    levels = s.rules.levels
    age: i64 = s.age
    first: i64 = 0
    while first < len(box) and levels[box[first]] != age:
        first += 1
    end: i64 = first
    while end < len(box) and levels[box[end]] == age:
        end += 1
    return box[first:end]


def box_without(box: list[int], found: list[int]) -> list[int]:
    """A new box without these cards, which lie together in the old one."""
    at: i64 = box.index(found[0]) if found else 0
    rest = box[at + len(found) :]
    return rest if at == 0 else box[:at] + rest
