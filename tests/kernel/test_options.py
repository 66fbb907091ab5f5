"""Options that do not go together: one hook of a game, honoured wherever options are chosen."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product

import pytest

from ecumene.games import find
from ecumene.kernel.border.errors import BadOption
from ecumene.kernel.match.match import Match
from ecumene.testing.laws import some_options, some_players

DUEL = find("seven_wonders_duel")
LANTERN = find("lantern")
RULE = "SWD-2.6"


def forbids(players: int, options: Mapping[str, str]) -> str:
    """Chosen wonders and a chosen centre do not go together here."""
    return RULE if options["wonders"] == "preset" and options["centre"] != "starts" else ""


PICKY = DUEL.changed(refused_options=forbids)


def test_a_rule_forbids_options_together() -> None:
    with pytest.raises(BadOption) as e:
        PICKY.chosen(2, {"centre": "chooses", "wonders": "preset"})
    assert e.value.rule == RULE
    assert str(e.value) == (
        f"wonders=preset, centre=chooses for 2 players is refused by {RULE}: {DUEL.rule_texts[RULE]}"
    )
    with pytest.raises(BadOption):
        Match(PICKY, 1, 2, {"centre": "chooses", "wonders": "preset"})


def test_each_of_them_alone_is_allowed() -> None:
    for one in ({"centre": "chooses"}, {"wonders": "preset"}):
        assert PICKY.chosen(2, one) == {**PICKY.defaults, **one} == Match(PICKY, 1, 2, one).options


def test_other_complaints_name_no_rule() -> None:
    with pytest.raises(BadOption) as e:
        PICKY.chosen(2, {"wonders": "both"})
    assert e.value.rule == ""


def test_the_hook_is_asked_for_this_number_of_players_with_options_in_full() -> None:
    asked: list[tuple[int, Mapping[str, str]]] = []

    def allows(players: int, options: Mapping[str, str]) -> str:
        asked.append((players, dict(options)))
        return ""

    DUEL.changed(refused_options=allows).chosen(2, {"decline": False})
    assert asked == [(2, {**DUEL.defaults, "decline": "no"})]


def test_all_combinations_and_only_those() -> None:
    every = [dict(zip(DUEL.defaults, said)) for said in product(*(o.choices for o in DUEL.options))]
    allowed = [x for x in every if not forbids(2, x)]
    assert 0 < len(allowed) < len(every)
    found = PICKY.combinations(2)
    assert found[0] == DUEL.defaults and sorted(map(str, found)) == sorted(map(str, allowed))
    assert [x["wonders"] for x in DUEL.combinations(2)[:2]] == ["draft", "preset"], "the first option changes fastest"
    assert LANTERN.combinations(3) == [{}]


def test_random_tables_are_allowed_ones() -> None:
    found = PICKY.combinations(2)
    tried = [some_options(PICKY, seed, 2) for seed in range(2 * len(found))]
    assert tried == found * 2
    tried[0]["wonders"] = "changed"
    assert some_options(PICKY, 0, 2) == DUEL.defaults


def test_every_number_of_players_has_its_turn() -> None:
    assert [some_players(LANTERN, seed) for seed in range(5)] == [1, 2, 3, 4, 1]
    assert {some_players(DUEL, seed) for seed in range(5)} == {2}
