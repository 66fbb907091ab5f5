"""What an argument of each kind is, is declared once: it holds for every thing of every kind of every game."""

from __future__ import annotations

import pytest

from ecumene.games import GAMES, TOYS, find
from ecumene.kernel.border.kinds import Kind
from ecumene.words import Words

GAME = pytest.mark.parametrize("name", GAMES + TOYS)


@GAME
def test_every_kind_of_both_codecs_is_known(name: str) -> None:
    game = find(name)
    said = {kind for codec in (game.codec, game.events) for kinds in codec.kinds.values() for kind in kinds}
    asked = {kind for fields in game.questions.fields.values() for _, kind in fields}
    assert game.codec.names.keys() == game.events.names.keys() == game.questions.names.keys()
    assert said | asked | game.codec.names.keys() <= game.kinds.keys()


@GAME
def test_every_row_has_facts(name: str) -> None:
    game = find(name)
    rules = game.make_rules("")
    for kind, things in game.codec.names.items():
        what = game.kinds[kind]
        with_facts = [bool(game.facts(rules, kind, row)) for row in range(len(things))] if what.has_rows else []
        assert what is not Kind.ROW or all(with_facts), kind
        assert what is not Kind.PART or any(with_facts), kind


@GAME
def test_figures_are_numbers_and_coordinates_have_no_other_name(name: str) -> None:
    game = find(name)
    words = Words("en", game)
    for kind, things in game.codec.names.items():
        if game.kinds[kind] is Kind.FIGURE:
            assert all(x.isdigit() for x in things), kind
        if game.kinds[kind].is_written:
            assert not any(words.has(f"{kind}-{x}") for x in things), kind


@GAME
def test_words_and_rows_have_names_and_seats_are_seats(name: str) -> None:
    game = find(name)
    words = Words("en", game)
    for kind, things in game.codec.names.items():
        what = game.kinds[kind]
        if what is Kind.WORD or what.has_rows:
            assert all(words.has(f"{kind}-{x}") for x in things), kind
        if what is Kind.SEAT:
            assert things[: len(game.seats)] == list(game.seats)
            assert all(words.has(f"{kind}-{x}") for x in things[len(game.seats) :]), kind


def test_what_is_not_declared_follows_from_the_names() -> None:
    duel = find("seven_wonders_duel")
    assert duel.kinds["card"] is Kind.ROW and duel.kinds["seat"] is Kind.SEAT and duel.kinds["number"] is Kind.FIGURE
    assert duel.declared_kinds == {"color": Kind.WORD}
