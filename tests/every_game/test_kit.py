"""The test kit itself: walks that see everything, and a reader of scenarios that says what is wrong and where."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from ecumene.games import find
from ecumene.kernel.border.drawings import Drawings
from ecumene.kernel.border.game import AnyGame
from ecumene.kernel.border.look import Look
from ecumene.kernel.border.sections import Count, Counters, Section
from ecumene.kernel.core.piles import draw_row
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import CHANCE, NOBODY
from ecumene.testing.copies import clone_is_whole, distinct
from ecumene.testing.drawings import as_from_nothing, drawn_again_where_one_field_differs
from ecumene.testing.laws import dealt_as_sampled, drawn_alike_for_all, every_action, preferred_verb, some_options, walk
from ecumene.testing.scenario import ScenarioFailed, play, read, rule_ids, run
from every_game.the_games import EVERY, TABLES

LANTERN = find("lantern")


@pytest.mark.parametrize("name", EVERY)
def test_walks_favour_every_verb_in_turn(name: str) -> None:
    game = find(name)
    words = [game.codec.word[verb] for verb in game.codec.base]
    assert [preferred_verb(game, seed) for seed in range(len(words) + 2)] == ["", *words, ""]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_walks_try_every_choice_of_options_that_is_allowed(name: str, players: int) -> None:
    game = find(name)
    every = [dict(zip(game.defaults, chosen)) for chosen in product(*(o.choices for o in game.options))]
    allowed = [x for x in every if not game.refused_options(players, x)]
    tried = [some_options(game, seed, players) for seed in range(len(allowed))]
    assert tried[0] == game.defaults and all(x in tried for x in allowed) and all(x in allowed for x in tried)


def test_what_is_preferred_is_chosen_where_it_can_be() -> None:
    def asked(prefer: str) -> Counter[str]:
        return Counter(
            type(s.stack[-1]).__name__
            for seed in range(5)
            for s in walk(LANTERN, seed, prefer, players=3)
            if not s.over and s.player != CHANCE
        )

    assert asked("raid")["Defend"] > asked("pass")["Defend"] == 0
    assert asked("bid")["Bid"] > asked("pass")["Bid"]


def test_a_walk_is_the_same_again_and_ends_in_the_end() -> None:
    seen = [[s.player for s in walk(LANTERN, 3, players=3)] for _ in range(2)]
    assert seen[0] == seen[1] and seen[0] != [s.player for s in walk(LANTERN, 4, players=3)]
    assert [s.over for s in walk(LANTERN, 3, players=3)].count(True) == 1


def test_a_walk_that_does_not_end_is_an_error_but_where_a_game_may_be_endless() -> None:
    with pytest.raises(AssertionError, match="no end after 10 positions: seed 3, preferred verb none, 3 players"):
        list(walk(LANTERN, 3, longest=10, players=3))
    for_ever = LANTERN.changed(endless=True)
    assert len(list(walk(for_ever, 3, longest=10, players=3))) == 10


def test_what_is_made_for_all_viewers_but_differs_is_found() -> None:
    def draw(look: Look[Any, Any]) -> list[Section]:
        return [look.drawn("viewer", (), lambda: Counters(title="viewer", items=[Count("seat", look.viewer)]))]

    s = next(walk(LANTERN, 3, players=3))
    drawn_alike_for_all(LANTERN, s)
    with pytest.raises(AssertionError, match="not the same for all viewers"):
        drawn_alike_for_all(LANTERN.changed(draw=draw), s)


def test_what_is_drawn_again_too_seldom_is_found() -> None:
    def draw(look: Look[Any, Any]) -> list[Section]:
        coins = look.s.coins
        return [look.drawn("coins", (coins[0],), lambda: Counters(title="coins", items=[Count("all", sum(coins))]))]

    game = LANTERN.changed(draw=draw)
    s, richer = next(walk(LANTERN, 3, players=3)), next(walk(LANTERN, 3, players=3)).clone()
    richer.coins[1] += 1
    for law in (drawn_again_where_one_field_differs, lambda game, s, t: as_from_nothing(game, t, drawn_at(game, s))):
        with pytest.raises(AssertionError, match="an old part of a board is shown"):
            law(game, s, richer)
        law(LANTERN, s, richer)


def drawn_at(game: AnyGame, s: Any) -> Drawings:
    drawings = Drawings()
    as_from_nothing(game, s, drawings)
    return drawings


def deal_all(deal: Any, s: Any, rng: Rng) -> None:
    while deal.receiver(s) != NOBODY:
        s.deal_card(deal.receiver(s), draw_row(s.bag, rng))
    s.stack.pop()


def deal_without_drawing(deal: Any, s: Any, rng: Rng) -> None:
    s.deal_card(0, 0)


def deal_and_give(deal: Any, s: Any, rng: Rng) -> None:
    deal.apply(s, deal.sample(s, rng))
    s.gain_point(1)


def deal_and_draw_once_more(deal: Any, s: Any, rng: Rng) -> None:
    deal_all(deal, s, rng)
    rng.below(2)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (deal_without_drawing, "draws other numbers"),
        (deal_and_give, "does something else"),
        (deal_and_draw_once_more, "draws other numbers"),
    ],
)
def test_what_is_dealt_otherwise_than_drawn_is_found(
    monkeypatch: pytest.MonkeyPatch, wrong: Callable[[Any, Any, Rng], None], said: str
) -> None:
    s = LANTERN.start(players=3)
    dealt_as_sampled(LANTERN, s)
    monkeypatch.setattr(type(s.stack[-1]), "deal", deal_all)
    dealt_as_sampled(LANTERN, s)
    monkeypatch.setattr(type(s.stack[-1]), "deal", wrong)
    with pytest.raises(AssertionError, match=said):
        dealt_as_sampled(LANTERN, s)


def test_everything_that_can_be_said_is_tried() -> None:
    assert len(every_action(LANTERN)) == LANTERN.codec.size == len(set(every_action(LANTERN)))


# scenarios

GOOD = """\
# a comment
LAN-4.2, 4.3, X1  A bid is higher than the last
given  A coins: 3
       price: 2
       lot: lamp
       ask: Bid A; Raid A
then   A may: pass | bid 3      # a comment
when   A bid 3
       B pass
       C pass
       D pass
then   events: bought A lamp 3
"""


def told(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "told.scn"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_scenario_is_read_and_played(tmp_path: Path) -> None:
    (scenario,) = read(told(tmp_path, GOOD))
    assert scenario.rules == ["LAN-4.2", "LAN-4.3", "LAN-X1"] and scenario.title == "A bid is higher than the last"
    assert Counter(step.word for step in scenario.steps) == {"given": 4, "when": 4, "then": 2}
    assert scenario.steps[-1].line == 12 and scenario.line == 2
    play(scenario, LANTERN)
    assert run(told(tmp_path, GOOD), LANTERN) == []


def test_rule_ids_may_be_shortened() -> None:
    assert rule_ids("SWD-5.3, 5.10, X6") == ["SWD-5.3", "SWD-5.10", "SWD-X6"]


@pytest.mark.parametrize(
    ("old", "new", "line", "said"),
    [
        ("A may: pass | bid 3 ", "A may: pass ", 7, r"may: pass \| bid 3"),
        ("A may: pass | bid 3 ", "A may not: bid 3 ", 7, "may: pass"),
        ("A may: pass | bid 3 ", "A may not: bid 2 because LAN-4.3", 7, "bid 2 is refused because of LAN-4.2"),
        ("A may: pass | bid 3 ", "B may: pass ", 7, "A must choose now"),
        ("A may: pass | bid 3 ", "asked: B", 7, "asked is A"),
        ("A may: pass | bid 3 ", "over: A rounds", 7, "the end is 'not over'"),
        ("A may: pass | bid 3 ", "A coins: 4", 7, "A coins is 3"),
        ("A bid 3\n", "A bid 9\n", 8, "refused by LAN-4.3; may: pass"),
        ("A bid 3\n", "B bid 3\n", 8, "A must choose now"),
        ("A bid 3\n", "A bidd 3\n", 8, "There is no verb “bidd”"),
        ("bought A lamp 3", "bought A lamp 2", 12, "the events are bought A lamp 3"),
        ("events: bought", "no event: bought", 12, "the events are bought A lamp 3"),
        ("lot: lamp", "lot: lanp", 5, "lot: lanp: lot: no such card: 'lanp'; did you mean 'lamp'"),
        ("lot: lamp", "lots: lamp", 5, "lots: lamp: nothing is called 'lots'; did you mean 'lot'"),
        ("A coins: 3", "A coins: -4", 3, "A coins: -4: coins: '-4' is not a number from 0"),
        ("ask: Bid A; Raid A", "ask: Bid A; Raid", 6, "ask: Bid A; Raid: 'Raid' is not complete"),
        ("LAN-4.2, 4.3, X1", "LAN-4.2, 4.33, X1", 2, "lantern has no rule LAN-4.33; did you mean LAN-4.3"),
        ("LAN-4.2, 4.3, X1", "SWD-4.2", 2, "lantern has no rule SWD-4.2"),
        ("A may: pass | bid 3 ", "A may also: pass | bid 4 ", 7, r"may not: bid 4; may: pass \| bid 3"),
        ("A may: pass | bid 3 ", "B may also: pass ", 7, "A must choose now"),
        ("A may: pass | bid 3 ", "A may not: bid 2 because LAN-4.22", 7, "lantern has no rule LAN-4.22"),
        ("events: bought A lamp 3", "no event: baught", 12, "no such event: 'baught'; did you mean 'bought'"),
        ("events: bought A lamp 3", "no event: bought A lamp 3 4", 12, "the event is written: bought <seat> <card>"),
        ("events: bought A lamp 3", "events: bought A lanp 3", 12, "no such card: 'lanp'; did you mean 'lamp'"),
        (
            "events: bought A lamp 3",
            "events: bought lamp A 3",
            12,
            "no such seat: 'lamp'; the event is written: bought",
        ),
        ("A may: pass | bid 3 ", "A coins: 4", 7, r"A coins is 3; A may: pass \\| bid 3"),
        ("A bid 3\n", "A bidd 3\n", 8, r"There is no verb “bidd”.* A may: pass \\| bid 3"),
        ("events: bought A lamp 3", "events: bought A lamp", 12, "the event is written: bought <seat> <card>"),
    ],
)
def test_where_a_scenario_parts_from_the_game(tmp_path: Path, old: str, new: str, line: int, said: str) -> None:
    assert old in GOOD
    path = told(tmp_path, GOOD.replace(old, new, 1))
    with pytest.raises(ScenarioFailed, match=rf"told.scn:{line}: .*{said}"):
        play(read(path)[0], LANTERN)
    assert len(run(path, LANTERN)) == 1


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("given  A coins: 3\n", 1),
        ("LAN-1  A title\nA coins: 3\n", 2),
        ("LAN-1  A title\n       A coins: 3\n", 2),
        ("LAN-1  A title\ngiven A coins: 3\nthan A coins: 3\n", 3),
        ("LAN-1\ngiven A coins: 3\n", 1),
    ],
)
def test_what_is_no_scenario_is_named_with_its_line(tmp_path: Path, text: str, line: int) -> None:
    with pytest.raises(ScenarioFailed, match=rf"told.scn:{line}: neither a head"):
        read(told(tmp_path, text))


@pytest.mark.parametrize("line", ["A may also: pass", "A may also: bid 3 | pass", "A may not: bid 2 because LAN-4.2"])
def test_some_of_the_moves_may_be_named(tmp_path: Path, line: str) -> None:
    path = told(tmp_path, GOOD.replace("A may: pass | bid 3 ", f"{line}\n       A may: pass | bid 3 "))
    assert run(path, LANTERN) == []


def test_a_scenario_must_tell_something(tmp_path: Path) -> None:
    (scenario,) = read(told(tmp_path, "LAN-5  A raid\ngiven  ask: Raid A\nwhen   A pass\n"))
    with pytest.raises(ScenarioFailed, match="a scenario without a 'then' checks nothing"):
        play(scenario, LANTERN)


# copies


@dataclass(init=False, eq=False)
class Mat:
    """A thing with a clone that does what it is told."""

    coins: int
    points: int
    cards: list[int]

    def __init__(self, coins: int, points: int, cards: list[int], fault: str = "") -> None:
        self.coins, self.points, self.cards, self.fault = coins, points, cards, fault

    def clone(self) -> Mat:
        cards = self.cards if self.fault == "shared" else self.cards[:]
        swapped = self.fault == "swapped"
        return Mat(self.points if swapped else self.coins, self.coins if swapped else self.points, cards)


@pytest.mark.parametrize(
    ("fault", "said"), [("", ""), ("swapped", "forgotten or swapped: ['coins', 'points']"), ("shared", "one for both")]
)
def test_a_copy_that_is_not_whole_is_found(fault: str, said: str) -> None:
    values = distinct(Mat(0, 0, []))
    if fault:
        with pytest.raises(AssertionError, match=re.escape(said)):
            clone_is_whole(Mat(**values, fault=fault), values)
    else:
        clone_is_whole(Mat(**values), values)
    clone_is_whole(Mat(**values, fault="shared"), values, {"cards"})
