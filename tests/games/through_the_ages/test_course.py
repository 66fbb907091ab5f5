"""Setup, whole random games, who wins, and what the source of the rules must not contain."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

import pytest

from ecumene.games.through_the_ages.border.questions import CARD, ROW, SEATS
from ecumene.games.through_the_ages.cards.rows import AGES, EVENT, NONE, PACT
from ecumene.games.through_the_ages.game import GAME
from ecumene.games.through_the_ages.rules import setup
from ecumene.games.through_the_ages.rules.ages import begin_age
from ecumene.games.through_the_ages.rules.politics import Politics
from ecumene.games.through_the_ages.rules.state import Realm
from ecumene.kernel.core.action import verb_of
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import apply, legal, playout, roll
from ecumene.testing.ledger import ledger

FOLDER = Path(__file__).parents[3] / "src/ecumene/games/through_the_ages"
ROOMS = ("cards", "rules")
PLAYERS = (2, 3, 4)


# setup


def test_a_new_board() -> None:
    """TTA-2.7, 2.8, 2.9, 2.10, 2.11, 2.17: technologies, workers, tokens; everything else is zero or empty."""
    there = {
        "yellow": 18,
        "blue": 16,
        "pool": 1,
        "techs": [ROW[name] for name in ("agriculture", "bronze", "philosophy", "religion", "warriors")],
        "workers": [2, 2, 1, 0, 1],
        "tokens": [0, 0, 0, 0, 0],
        "government": ROW["despotism"],
        "specials": [NONE] * 4,
        **dict.fromkeys(("leader", "homer", "unfinished", "tactic", "own_tactic", "pact", "partner"), NONE),
    }
    n = setup.new_nation()
    found = {field.name: getattr(n, field.name) for field in fields(n)}
    assert found == {name: there.get(name, [] if isinstance(value, list) else 0) for name, value in found.items()}


def dealt(players: int) -> Realm:
    """The table before the first turn."""
    s = GAME.start(players=players)
    assert isinstance(s, Realm)
    roll(s, Rng(players))
    return s


def deck_sizes(players: int, age: int) -> tuple[int, int]:
    """Civil and military cards when an age begins."""
    s = setup.blank(players)
    begin_age(s, age)
    return len(s.civil), len(s.military)


@pytest.mark.parametrize("players", PLAYERS)
def test_the_table(players: int) -> None:
    """TTA-2.1, 2.13, 2.16, 2.17, X2: 13 cards in the row, 7 left, two events more than players, empty hands."""
    s = dealt(players)
    assert len(s.row) == 13 and NONE not in s.row
    assert len(s.civil) == 7 and all(s.card(c).age == 0 for c in s.row)
    assert len(s.military) == 0 and s.age == 0 and s.round == 0
    assert len(s.current) == players + 2 and len(s.gone) == 10 - len(s.current)
    assert {s.card(c).age for c in s.current + s.gone} == {0}
    assert not any(s.current_known) and not s.future and not s.top and not s.tactics and not s.discards
    assert all(not n.hand and not n.civil_hand for n in s.nations)
    assert len(s.past) == len(s.civil_gone) == 0


def test_eight_decks() -> None:
    """TTA-2.2, 2.5, 2.6: civil and military for each age; age A is the same at every table."""
    assert [deck_sizes(4, age) for age in (1, 2, 3)] == [(53, 45), (53, 50), (53, 45)]
    for players in PLAYERS:
        s = dealt(players)
        assert 13 + len(s.civil) == 20 and len(s.current + s.gone) == 10


def test_three_players() -> None:
    """TTA-2.3, 2.6: three civil cards of each age fewer; military decks are complete."""
    assert [deck_sizes(3, age) for age in (1, 2, 3)] == [(50, 45), (50, 50), (50, 45)]


def test_two_players() -> None:
    """TTA-2.4, 2.6: nine civil cards of each age fewer, and no pacts."""
    assert [deck_sizes(2, age) for age in (1, 2, 3)] == [(44, 43), (44, 46), (44, 41)]
    for age, pacts in ((1, 2), (2, 4), (3, 4)):
        for players, there in ((2, 0), (3, pacts)):
            s = setup.blank(players)
            begin_age(s, age)
            assert sum(s.card(c).kind == PACT for c in s.military) == there


def test_no_deck_holds_a_card_of_another_age() -> None:
    """TTA-2.2, 2.18: nobody ever draws military A."""
    for age in (1, 2, 3):
        s = setup.blank(4)
        begin_age(s, age)
        assert {s.card(c).age for c in s.civil} == {age}
        assert {s.card(c).age for c in s.military} == {age}
        assert all(s.card(c).kind < EVENT for c in s.civil)


@pytest.mark.parametrize("players", PLAYERS)
def test_first_round(players: int) -> None:
    """TTA-2.14, 2.15, 3.2, X1, X12: A begins; one to four civil actions, no military ones; then four and two."""
    s = dealt(players)
    assert s.first == s.mover == 0
    assert [(n.civil_actions, n.military_actions) for n in s.nations] == [(1, 0), (2, 0), (3, 0), (4, 0)][:players]
    row = s.row[:]
    for p in range(players):
        assert s.player == s.mover == p and s.round == 0
        apply(s, GAME.codec.parse("end"))
        n = s.nations[p]
        assert (n.civil_actions, n.military_actions, n.science, n.culture, n.blue, len(n.hand)) == (4, 2, 1, 0, 12, 0)
    roll(s, Rng(1))
    assert s.round == 1 and s.mover == 0 and s.age == 1
    assert s.row[: 13 - 5 + players] == row[5 - players :]  # three, two or one removed


def test_no_variants() -> None:
    """TTA-17.1: the game has no options."""
    assert GAME.options == () and (GAME.fewest, GAME.most) == (2, 4)


# random games


def walk(players: int, seed: int, prefer: str = "") -> Iterator[tuple[Realm, str, list[list[str]]]]:
    """Every position of a random game, the action that led to it, and its events. Nobody resigns."""
    rng = Rng(seed)
    s = GAME.start(players=players)
    assert isinstance(s, Realm)
    wanted, resign = GAME.codec.verb.get(prefer, NONE), GAME.codec.verb["resign"]
    while not s.over:
        choices = legal(s)
        choices = [a for a in choices if verb_of(a) == wanted] or [a for a in choices if verb_of(a) != resign]
        action = choices[rng.below(len(choices))] if s.player >= 0 else s.stack[-1].sample(s, rng)
        s.events = []
        apply(s, action)
        yield s, GAME.codec.text(action), [GAME.events.text(e).split() for e in s.events]


class Tokens:
    """What each civilization should have: TTA-2.8 at the start, then gains and losses by the events."""

    def __init__(self, players: int) -> None:
        self.blue = [16] * players
        self.yellow = [25] * players

    def count(self, told: list[list[str]]) -> None:
        for word, *rest in told:
            if word in ("blue_up", "blue_down", "yellow_up", "yellow_down"):
                kind, way = word.split("_")
                getattr(self, kind)[SEATS.index(rest[0])] += int(rest[1]) if way == "up" else -int(rest[1])

    def check(self, s: Realm) -> None:
        for p, n in enumerate(s.nations):
            if n.resigned == 0:
                assert n.yellow + n.pool + sum(n.workers) == self.yellow[p], f"yellow tokens of {SEATS[p]}"
                assert n.blue + sum(n.tokens) + n.stages == self.blue[p], f"blue tokens of {SEATS[p]}"
                assert min(n.yellow, n.pool, n.blue, n.civil_actions, n.military_actions, n.culture, n.science) >= 0
                assert min([*n.workers, *n.tokens]) >= 0


FOR_THIS_TURN = ("spare_food", "spare_resources", "unit_resources", "unit_science")


class Told:
    """What can be followed by the events alone: the round, the row, common tactics, bids, what is for one turn."""

    def __init__(self, players: int) -> None:
        self.round, self.bid = 1, 0
        self.row: list[str] = []
        self.tactics: list[str] = []
        self.stock = [dict.fromkeys(FOR_THIS_TURN, 0) for _ in range(players)]

    def count(self, told: list[list[str]]) -> None:
        for word, *rest in told:
            kind, _, way = word.rpartition("_")
            if word == "round_began":
                self.round = int(rest[0])
            elif word == "dealt":
                self.row.append(rest[0])
            elif word in ("took", "swept"):
                self.row.remove(rest[-1])
            elif word == "shared_tactic":
                self.tactics.append(rest[1])
            elif word in ("bid_made", "colonized", "unclaimed"):
                self.bid = int(rest[1]) if word == "bid_made" else 0
            elif word == "turn_ended":
                self.stock[SEATS.index(rest[0])] = dict.fromkeys(FOR_THIS_TURN, 0)
            elif kind in FOR_THIS_TURN:
                self.stock[SEATS.index(rest[0])][kind] += int(rest[1]) if way == "up" else -int(rest[1])

    def check(self, s: Realm) -> None:
        assert (self.round, self.bid) == (s.round + 1, s.highest_bid)
        assert sorted(self.row) == sorted(CARD[c] for c in s.row if c != NONE)
        assert sorted(self.tactics) == sorted(CARD[c] for c in s.tactics)
        assert self.stock == [{kind: getattr(n, kind) for kind in FOR_THIS_TURN} for n in s.nations]


@pytest.mark.parametrize(
    ("players", "seed", "prefer"),
    [(2, 1, ""), (3, 2, ""), (4, 3, ""), (2, 4, "stage"), (3, 5, "increase"), (4, 6, "develop"), (3, 7, "attack")],
)
def test_whole_games(players: int, seed: int, prefer: str) -> None:
    """TTA-1.1, 1.2, 1.3, 5.31: turns in order, ages change while cards are dealt, equally many turns for all."""
    tokens = Tokens(players)
    news = Told(players)
    ages: list[str] = ["A"]
    turns: list[int] = []
    for s, action, told in walk(players, seed, prefer):
        tokens.count(told)
        tokens.check(s)
        news.count(told)
        news.check(s)
        for event in told:
            if event[0] == "age_began":
                ages.append(event[1])
                assert action.split()[0] == "deal"
            elif event[0] == "turn_began":
                turns.append(SEATS.index(event[1]))
        if not s.over and isinstance(s.stack[-1], Politics):
            assert s.current or s.top
    assert ages == AGES
    assert turns == [i % players for i in range(len(turns))] and len(turns) % players == 0
    assert s.round == s.last == len(turns) // players - 1
    r = GAME.result(s)
    assert r.how == "culture" and r.scores == [n.culture for n in s.nations]
    assert [p for p in range(players) if r.places[p] == 1] == [
        p for p in range(players) if r.scores[p] == max(r.scores)
    ]


def test_score_parts_of_the_last_scoring() -> None:
    """TTA-1.4, 1.5: culture before it, what its events gave or took, and what leaders gave."""
    s = GAME.scenario.build([
        "age: IV",
        "A: yellow 0; culture 12",
        "B: culture 3; leader bill_gates; techs alchemy 2 computers 1",
        "future: impact_of_happiness impact_of_government",
        "ask: EndGame 0",
    ])  # fmt: skip
    assert s.over and len(s.end_scoring) == 2 * len(s.nations)
    a, b = GAME.score_parts(s)
    assert (a["culture"], a["leaders"]) == (12, 0) and (b["culture"], b["leaders"]) == (3, 5)
    assert a["events"] < b["events"] == 10 and [sum(x.values()) for x in (a, b)] == GAME.result(s).scores


def test_score_parts_add_up_to_the_culture() -> None:
    """At every position; before the last scoring there is only one part."""
    for s, _, _ in walk(3, 2):
        parts = GAME.score_parts(s)
        assert [sum(x.values()) for x in parts] == [n.culture for n in s.nations]
        assert s.end_scoring or all(x["events"] == x["leaders"] == 0 for x in parts)
    assert s.end_scoring


@pytest.mark.parametrize("players", PLAYERS)
def test_random_games_end(players: int) -> None:
    """TTA-1.3, 1.7: with resignations and without."""
    how = set()
    for seed in range(4):
        s = GAME.start(players=players)
        playout(s, Rng(seed), GAME.codec.verb["resign"] if seed % 2 else NONE)
        r = GAME.result(s)
        how.add(r.how)
        assert s.over and 1 in r.places
        if seed % 2:
            assert r.how == "culture" and s.resignations == 0
        else:
            stayed = [p for p, n in enumerate(s.nations) if n.resigned == 0]
            assert all(r.places[p] <= len(stayed) for p in stayed)
            assert (r.how == "last") == (len(stayed) == 1)
    assert "culture" in how


def test_everybody_resigns_but_one() -> None:
    """TTA-1.7, 1.9, 3.6: everybody who may resign does, so the last seat wins; who resigns later ranks higher."""
    *_, (s, _, _) = walk(4, 1, "resign")
    assert s.over and s.round == 1
    r = GAME.result(s)
    assert (r.places, r.how) == ([4, 3, 2, 1], "last")


def test_ranking() -> None:
    """TTA-1.6, 1.9: by culture, ties share a place; then those who resigned, the last one first."""
    lines = ["players: 4", "first: B", "A: resigned 2; culture 50", "B: culture 8", "C: culture 8", "D: resigned 1"]
    s = GAME.scenario.build([*lines, "ask: EndGame 0"])
    r = GAME.result(s)
    assert (r.places, r.how) == ([3, 1, 1, 4], "culture")
    s = GAME.scenario.build(
        ["players: 4", "A: culture 8", "B: culture 9", "C: culture 7", "D: culture 8", "ask: EndGame 0"]
    )
    assert GAME.result(s).places == [2, 1, 4, 2]


# the source


def sources() -> list[tuple[Path, ast.Module]]:
    return [
        (path, ast.parse(path.read_text(encoding="utf-8")))
        for room in ROOMS
        for path in sorted((FOLDER / room).rglob("*.py"))
    ]


def strings(tree: ast.AST) -> set[str]:
    """Texts in the source, except what a card says to the border (`says`)."""
    if isinstance(tree, ast.AnnAssign) and isinstance(tree.target, ast.Name) and tree.target.id == "says":
        return set()
    out = {tree.value} if isinstance(tree, ast.Constant) and isinstance(tree.value, str) else set()
    return out.union(*(strings(node) for node in ast.iter_child_nodes(tree)))


def names_in(tree: ast.Module) -> list[str]:
    """Cards named outside the tables of rows."""
    return [
        f"{part.lineno} {sorted(strings(part) & set(CARD))}"
        for part in tree.body
        if strings(part) & set(CARD) and not (isinstance(part, ast.FunctionDef) and part.name.endswith("_rows"))
    ]


def test_no_names_in_rules() -> None:
    """Rules read the numbers of rows and call hooks; cards are named only in the tables of rows."""
    found = {str(path.relative_to(FOLDER)): names_in(tree) for path, tree in sources() if names_in(tree)}
    assert found == {} and len(sources()) > 40


def test_the_scan_for_names_finds_them() -> None:
    assert names_in(ast.parse("def f(c):\n    return c == 'moses'"))
    assert not names_in(ast.parse("def leader_rows():\n    return ['moses']"))


def test_every_rule_is_covered() -> None:
    """The title of a scenario or the docstring of a test names each rule and each worked example."""
    page = ledger(GAME, Path(__file__).parent)
    assert len(page.rules) > 300
    assert [rule for rule in page.rules if not page.tests.get(rule)] == []
    assert set(page.tests) <= set(page.rules)
