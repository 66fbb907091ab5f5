"""Hints: three choices at most, honest reasons that every language can say, and nothing that a seat cannot know."""

from __future__ import annotations

from dataclasses import replace

import pytest

import ecumene
from bots.asked import questions_of
from ecumene import bots
from ecumene.bots import hints
from ecumene.bots.hints import foresee, hint, reasons, telling
from ecumene.bots.levels import MASTER
from ecumene.games import GAMES, TOYS
from ecumene.kernel.border.sections import Cards, Count, Counters, Item, Section, Track
from ecumene.kernel.border.sections import Mark as TrackMark
from ecumene.kernel.border.strategy import Reason
from ecumene.words import LANGUAGES, Words
from every_game.the_games import weight


@pytest.mark.parametrize("game", GAMES + TOYS)
def test_every_reason_can_be_said_in_every_language(game: str) -> None:
    """Whatever choice is looked at, also those that no bot would make."""
    found = ecumene.game(game)
    said = [Words(lang, found, ["Anna", "Borys", "Chiara", "Dan"]) for lang in LANGUAGES]
    seen = set()
    for ask in questions_of(game, 12, apart=2 * weight(game)):
        for action in ask.legal[:6]:
            line = bots.Line([action], [], 1.0)
            for reason in reasons(ask, line, foresee(ask, line)):
                assert all(words.reason(reason.name, reason.args) for words in said)
                seen.add(reason.name)
    assert len(seen) >= 2, seen


@pytest.mark.parametrize("game", [name for name in GAMES + TOYS if ecumene.game(name).strategy])
def test_a_hint_is_the_choice_of_the_search(game: str) -> None:
    for ask in questions_of(game, 3, apart=6 * weight(game)):
        asked = replace(ask, iterations=20)
        advice = hint(asked)
        assert 1 <= len(advice) <= 3 and advice[0].action == bots.find("master").choose(asked)
        assert all(x.action in ask.legal and 0 <= min(x.expected) <= max(x.expected) <= 1 for x in advice)
        assert all(len(x.reasons) <= hints.REASONS for x in advice)


def test_a_game_without_a_strategy_has_hints_without_figures() -> None:
    ask = next(questions_of("lantern", 1))
    (only,) = hint(replace(ask, game=ask.game.changed(strategy=None)))
    assert only.action in ask.legal and only.expected == []


def test_reasons_count_on_own_choices_only() -> None:
    """What follows is made as long as the same seat chooses and nothing is shown."""
    for ask in questions_of("age_of_civilization", 10, apart=3):
        for line in MASTER.answer(replace(ask, iterations=30)).lines:
            after = foresee(ask, line)
            assert after is None or 1 <= after.count <= len(line.actions)


def test_what_holds_of_all_choices_is_left_out() -> None:
    common, own = Reason("pays", {"counter": "label-coins", "n": 1}), Reason("gets", {"thing": "card:wick"})
    assert telling([[common, own], [common]]) == [[own], [common]]
    assert telling([[common, own]]) == [[common, own]]


def test_counters_rates_tracks_and_things() -> None:
    def board(coins: int, rate: int, at: int, rival: int, *refs: str) -> list[Section]:
        return [
            Counters(title="stores", seat="A", brief=True, items=[Count("coins", coins, rate=rate)]),
            Counters(title="stores", seat="B", items=[Count("coins", rival)]),
            Track(title="culture", low=0, high=9, marks=[TrackMark(at, "marker", "A")]),
            Cards(title="hand", seat="A", items=[Item(ref, on=[Count("stages", at, of=3)]) for ref in refs]),
        ]

    found = hints.changes(board(2, 1, 1, 5), board(4, 3, 3, 2))
    assert [x.reason("A") for x in found] == [
        Reason("rate", {"counter": "label-coins", "n": 2}),
        Reason("rival-loses", {"seat": "seat:B", "counter": "label-coins", "n": 3}),
        Reason("gains", {"counter": "label-culture", "n": 2}),
    ]
    old, new = board(1, 0, 1, 0, "card:wick"), board(1, 0, 3, 0, "card:wick", "card:lamp", "card:?")
    assert hints.gained(old, new, "A") == [Reason("gets", {"thing": "card:lamp"})]
    assert hints.completed(old, new, "A") == [Reason("completes", {"thing": "card:wick"})]
