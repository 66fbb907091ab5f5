"""What every game must have besides its play: letters, a list of rules, facts, scenarios."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec import structs

from ecumene.games import find
from ecumene.kernel.border.corrections import canonical
from ecumene.kernel.border.game import AnyGame
from ecumene.kernel.border.zones import EVERYONE
from ecumene.kernel.core.state import CHANCE, NOBODY, SHARED, SPECTATOR, legal
from ecumene.kernel.match.match import Match
from ecumene.testing.laws import every_action
from ecumene.testing.scenario import read
from every_game.positions import asked_of_seats
from every_game.the_games import EVERY, TABLES, TOGETHER, folder


@pytest.mark.parametrize("name", EVERY)
def test_ids_and_letters(name: str) -> None:
    game = find(name)
    assert game.id == name and find(name) is game
    assert re.fullmatch(r"[A-Z]{3}", game.prefix) and game.revision.startswith(game.prefix.lower())
    assert 1 <= game.fewest <= game.most <= len(game.seats) == len(set(game.seats))
    assert not {"?", "S", ""} & set(game.seats), "taken for chance and spectators"


def test_numbers_that_are_no_seats_are_apart() -> None:
    assert len({CHANCE, NOBODY, SPECTATOR, SHARED}) == 4 and max(CHANCE, NOBODY, SPECTATOR, SHARED) < 0


@pytest.mark.parametrize("name", EVERY)
def test_there_are_scenarios(name: str) -> None:
    told = [s for path in sorted((folder(name) / "scenarios").glob("*.scn")) for s in read(path)]
    assert told and all(rule.startswith(find(name).prefix) for s in told for rule in s.rules)


@pytest.mark.parametrize("name", EVERY)
def test_who_sees_a_hidden_zone_is_told(name: str) -> None:
    """Laws trust the declaration of zones, so of each hidden one a scenario says who sees what in it."""
    game = find(name)
    hidden = [z.path for z in game.zones.zones if z.known != EVERYONE]
    facts = [step.text for path in (folder(name) / "scenarios").glob("*.scn") for s in read(path) for step in s.steps]
    for zone in hidden:
        each = zone.rpartition(".")[2]  # `B sees A: hand ? ?`, of one seat's zone
        named = rf"\S sees ((\S )?{re.escape(zone)}:|\S: ({each}|.*; {each}) )"
        viewers = {fact.split()[0] for fact in facts if re.match(named, fact)}
        assert "S" in viewers and len(viewers) > 1, f"{zone} is told of {viewers or 'nobody'}"


@pytest.mark.parametrize("name", EVERY)
def test_there_is_a_list_of_rules(name: str) -> None:
    """Each rule once, and each question and refusal names one."""
    game = find(name)
    text = find(name).rules_text
    ids = re.findall(r"^- \*\*([A-Z]{3}-\S+?)\*\*", text, re.M)
    assert len(ids) > 5 and len(ids) == len(set(ids)) and set(ids) == set(game.rule_texts)
    assert all(i.startswith(game.prefix) for i in ids) and all(game.rule_texts.values())


@pytest.mark.parametrize("name", TOGETHER)
def test_every_question_has_a_rule(name: str) -> None:
    game = find(name)
    asked: set[str] = set()
    for s in asked_of_seats(name):
        kind = type(s.stack[-1]).__name__
        asked.add(kind)
        assert {game.rule(kind), *(game.rule(kind, a) for a in legal(s))} <= set(game.rule_texts), kind
    assert len(asked) > 3 and {key.split(".")[0] for key in game.rule_of} <= set(game.questions.classes)


@pytest.mark.parametrize("name", EVERY)
def test_every_row_says_its_facts(name: str) -> None:
    game = find(name)
    rules = game.make_rules("")
    for kind in game.zones.names:
        assert any(game.facts(rules, kind, row) for row in range(len(game.zones.names[kind])))


@pytest.mark.parametrize("name", TOGETHER)
def test_a_refusal_names_a_rule_of_the_list(name: str) -> None:
    """Whatever cannot be done is refused by a rule of the game, or by the platform's first."""
    game = find(name)
    said: set[str] = set()
    for s in asked_of_seats(name):
        said |= {s.stack[-1].refuse(s, a) for a in every_action(game)} - {""}
    assert len(said) > 1 and said <= {*game.rule_texts, "ECU-1"}, said - set(game.rule_texts)


def test_where_nothing_is_secret_everybody_sees_the_same() -> None:
    """By its zones a game tells whether people at one device must hide it from one another."""
    open_games = [name for name in EVERY if not find(name).secrets]
    assert "new_dawn" in open_games and "through_the_ages" not in open_games
    for name in open_games:
        game = find(name)
        for s in asked_of_seats(name):
            seen = [structs.replace(game.view(s, p), viewer="") for p in game.viewers(s)]
            assert all(x == seen[0] for x in seen)


@pytest.mark.parametrize("name", TOGETHER)
def test_a_score_is_the_sum_of_its_parts_or_the_first_of_them(name: str) -> None:
    """Only where it is their sum may a page say `Total`."""
    game = find(name)
    results = [game.result(s) for s in asked_of_seats(name)]
    sums = [[sum(part.values()) for part in r.parts] for r in results]
    first = [[next(iter(part.values())) for part in r.parts] for r in results]
    assert [r.scores for r in results] == (sums if game.score_is_sum else first)
    assert [r.scores for r in results] == [game.scores(s) for s in asked_of_seats(name)]
    assert game.score_is_sum or sums != first


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_match_can_be_opened_for_every_number_of_players(name: str, players: int) -> None:
    match = Match(find(name), 1, players)
    assert match.state.players == players == len(match.players)
    assert (match.seat or "?") in find(name).seats[:players]
    assert find(name).make_rules(canonical({})) is not None


@pytest.mark.parametrize("name", EVERY)
def test_what_rows_rest_on_and_what_of_them_is_unverified(name: str) -> None:
    """Rules that there are, fields that a row has; and whoever reads of a doubt can read what it is about."""
    game = find(name)
    rules = game.make_rules("")
    said = {
        key
        for kind in game.codec.names
        for row in range(len(game.codec.names[kind]))
        for key in facts(game, rules, kind, row)
    }
    assert set(game.rule_links) <= said and set(game.rule_links.values()) <= set(game.rule_texts)
    for ref, fields in game.unverified(rules).items():
        kind, _, thing = ref.partition(":")
        rows = {row.name: row for row in getattr(rules, f"{kind}s")}
        assert fields and all(hasattr(rows[thing], field) for field in fields), ref
    text = find(name).rules_text
    assert ("## Unverified figures" in text) == bool(game.unverified(rules))


def facts(game: AnyGame, rules: Any, kind: str, row: int) -> Iterator[str]:
    """What a row says: by the fact's name, and by what it names where it is a kind or a type."""
    for fact, args in game.facts(rules, kind, row) if game.kinds[kind].has_rows else []:
        yield fact
        yield from (f"{fact}-{value}" for key, value in args.items() if key == fact)


def test_a_corrected_figure_is_no_longer_unverified() -> None:
    game = find("through_the_ages")
    assert game.unverified(game.make_rules(""))["card:fortifications"] == ["tactical", "obsolete"]
    fixed = game.unverified(
        game.make_rules(canonical({"cards": {"fortifications": {"tactical": 4}, "riflemen": {"copies": "2 2 2"}}}))
    )
    assert fixed["card:fortifications"] == ["obsolete"] and "card:riflemen" not in fixed
