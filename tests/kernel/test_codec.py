"""The table of verbs: text, parsing with plain errors, references, numbers, and who may read what."""

from __future__ import annotations

import pytest

from ecumene.kernel.border.codec import MARKED, MASKED, Codec
from ecumene.kernel.border.errors import EcumeneError, UnreadableMove, nearest
from ecumene.kernel.core.action import act

KINDS: dict[str, list[str] | int] = {"card": ["wick", "lamp", "torch"], "seat": ["A", "B", "C"], "number": 5}
CODEC = Codec(
    [
        (3, "pass", ""),
        (1, "pick", "*card"),
        (2, "bid", "number"),
        (7, "offer", "@seat *card *card"),
        (4, "swap", "card seat number card"),
    ],
    [(9, "draw", "@seat *card")],
    KINDS,
    steps=[4],
)


@pytest.mark.parametrize("text", ["pass", "pick lamp", "bid 0", "bid 4", "offer B lamp torch", "swap torch C 4 wick"])
def test_text_and_back(text: str) -> None:
    action = CODEC.parse(text)
    assert CODEC.text(action) == text and CODEC.action(CODEC.number(action)) == action


def test_spaces_do_not_matter() -> None:
    assert CODEC.parse("  swap torch  C 4\twick ") == act(4, 2, 2, 4, 0)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "There is no move in this text."),
        ("Pass", "There is no verb “Pass”. Did you mean “pass”?"),
        ("pich lamp", "There is no verb “pich”. Did you mean “pick”?"),
        ("xyzzy", "There is no verb “xyzzy”."),
        ("pick", "It is written “pick <card>”, not “pick”."),
        ("pick lamp torch", "It is written “pick <card>”, not “pick lamp torch”."),
        ("pass now", "It is written “pass”, not “pass now”."),
        ("offer B lamp", "It is written “offer <seat> <card> <card>”, not “offer B lamp”."),
        ("pick lanp", "There is no card “lanp”. Did you mean “lamp”?"),
        ("offer D lamp lamp", "There is no seat “D”."),
        ("bid 5", "There is no number “5”."),
        ("bid -1", "There is no number “-1”."),
        ("bid 01", "There is no number “01”."),
        ("pick *", "What is hidden in a record cannot be played again."),
    ],
)
def test_errors_say_what_is_wrong(text: str, said: str) -> None:
    with pytest.raises(UnreadableMove) as e:
        CODEC.parse(text)
    assert str(e.value).startswith(said) and isinstance(e.value, EcumeneError)
    if "Did you mean" not in said and "number" not in said:
        assert str(e.value) == said


def test_the_nearest_word_or_none() -> None:
    assert nearest("lmap", ["wick", "lamp"]) == "lamp" and nearest("zzz", ["wick", "lamp"]) == ""


def test_references_are_in_the_order_asked_for() -> None:
    assert CODEC.refs(CODEC.parse("swap torch C 4 wick")) == ["card:torch", "seat:C", "number:4", "card:wick"]
    assert CODEC.refs(CODEC.parse("pass")) == []


def test_numbers_are_dense_and_in_the_order_of_the_table() -> None:
    """1 pass, 3 cards, 5 numbers, 3 seats by 3 by 3 cards, 3 by 3 by 5 by 3."""
    assert CODEC.size == 1 + 3 + 5 + 27 + 135
    actions = [CODEC.action(n) for n in range(CODEC.size)]
    assert len(set(actions)) == CODEC.size and [CODEC.number(a) for a in actions] == list(range(CODEC.size))
    assert [CODEC.text(a) for a in actions[:5]] == ["pass", "pick wick", "pick lamp", "pick torch", "bid 0"]


def test_chance_has_words_but_no_numbers() -> None:
    draw = CODEC.parse("draw B lamp")
    assert CODEC.text(draw) == "draw B lamp" and 9 not in CODEC.base
    with pytest.raises(KeyError):
        CODEC.number(draw)


def test_secret_arguments_are_marked_for_records_and_masked_for_others() -> None:
    pick = CODEC.parse("pick lamp")
    assert CODEC.text(pick, MARKED) == "pick *lamp" and CODEC.text(pick, MASKED) == "pick *"
    assert CODEC.parse("pick *lamp") == pick
    assert CODEC.seen(pick, 0, 0) == "pick lamp" and CODEC.seen(pick, 1, 0) == CODEC.seen(pick, -3, 0) == "pick *"


def test_an_addressed_seat_reads_the_secret() -> None:
    offer = CODEC.parse("offer B lamp torch")
    assert CODEC.seen(offer, 0, 0) == CODEC.seen(offer, 1, 0) == "offer B lamp torch"
    assert CODEC.seen(offer, 2, 0) == CODEC.seen(offer, -3, 0) == "offer B * *"
    assert CODEC.text(offer, MARKED) == "offer B *lamp *torch"


def test_what_is_not_secret_everybody_reads() -> None:
    swap = CODEC.parse("swap torch C 4 wick")
    assert {CODEC.seen(swap, viewer, 0) for viewer in (-3, 0, 1, 2)} == {"swap torch C 4 wick"}
    assert CODEC.text(swap, MASKED) == CODEC.text(swap, MARKED) == CODEC.text(swap)


def test_private_steps_are_said_apart() -> None:
    assert CODEC.steps == {4}


def test_of_two_ways_to_name_the_same_things_people_are_shown_one() -> None:
    codec = Codec([(1, "swap", "card card"), (2, "give", "number card")], [], KINDS)
    say = codec.parse
    choices = [
        say("swap wick lamp"),
        say("swap lamp wick"),
        say("swap wick torch"),
        say("give 2 lamp"),
        say("give 1 torch"),
    ]
    canonical = [choices[0], choices[3]]
    assert codec.told_once(choices, canonical) == [choices[0], choices[2], choices[3], choices[4]]
    assert codec.told_once(choices, choices) == choices
