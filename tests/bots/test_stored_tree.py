"""The tree that stores positions: chance, proofs, limits; and the tutor of its net."""

from __future__ import annotations

import math
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import ecumene
from bots.asked import questions_of
from ecumene import bots
from ecumene.bots.search.net_lessons import Lesson, Lessons
from ecumene.bots.search.stored_thinking import grow
from ecumene.bots.search.stored_tree import LOST, OUTCOMES, WON, Edge, Node, StoredTree, best_of
from ecumene.bots.thinkers import net_tutor, stored_tree
from ecumene.bots.tuning import tutor_of
from ecumene.kernel.border.net_strategy import StoredTree as Kind
from ecumene.kernel.border.net_strategy import packed, unpacked
from ecumene.kernel.core.net import WIDTH
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import roll

DUEL = ecumene.game("seven_wonders_duel")


def kind() -> Kind:
    found = DUEL.strategy
    assert isinstance(found, Kind)
    return found


def tree_of(given: str, descents: int) -> StoredTree:
    s = DUEL.scenario.build(given.strip().splitlines())
    tree = StoredTree(stored_tree.learned_advisor(kind()), s, 1)
    tree.plant()
    for _ in range(descents):
        if not tree.root.ends:
            tree.descend()
    return tree


def edges(node: Node) -> Iterator[Edge]:
    for edge in node.tried:
        yield edge
        for below in edge.nodes:
            yield from edges(below)


def test_outcomes_of_chance_grow_with_the_root_of_the_visits() -> None:
    tree = tree_of("A: coins 9\nfull: altar theater stable quarry palisade garrison", 2000)
    drawing = [edge for edge in edges(tree.root) if edge.draws]
    assert len(drawing) > 20
    for edge in drawing:
        assert len(edge.nodes) <= int(edge.draws) <= OUTCOMES * math.sqrt(int(edge.visits)) + 2
        assert sum(int(node.times) for node in edge.nodes) == edge.draws
        assert len({int(node.key) for node in edge.nodes}) == len(edge.nodes)


def test_visits_add_up() -> None:
    tree = tree_of("A: coins 9\nfull: altar theater stable quarry palisade garrison", 500)
    assert tree.root.visits == 500 == sum(int(edge.visits) for edge in tree.root.tried)
    assert all(-1.0 <= edge.mean() <= 1.0 for edge in edges(tree.root))


def test_a_won_end_of_the_game_is_proven_and_not_searched_again() -> None:
    """Two cards are left: A takes the palace and wins by points, whatever B does."""
    tree = tree_of("A: coins 30; city theater altar\nB: coins 0; city baths\nrow: palace arena", 400)
    assert tree.root.proven and tree.root.value == 1.0 and tree.root.visits < 100
    assert best_of(tree.root).proof == WON


def test_a_lost_end_is_proven_only_by_all_choices() -> None:
    lost = "A: coins 0\nB: coins 0; city palace town_hall obelisk gardens\nrow: arena port"
    tree = tree_of(lost, 400)
    assert tree.root.proven and tree.root.value == -1.0
    assert all(edge.proof == LOST for edge in tree.root.tried) and tree.root.best < 0


def test_a_tree_has_no_more_nodes_than_it_may() -> None:
    tree = tree_of("A: coins 9\nfull: altar theater stable quarry palisade garrison", 0)
    assert grow(tree, 1e9, 0, 300) >= 299 and tree.size == 300


@pytest.mark.parametrize("seconds", [0.02, 0.3])
def test_time_holds_with_the_time_to_free_the_tree(seconds: float) -> None:
    ask = replace(next(questions_of("seven_wonders_duel", 1, apart=12)), seconds=seconds)
    bots.find("master").choose(ask)
    took = []
    for _ in range(3):
        began = time.process_time()
        bots.find("master").choose(ask)
        took.append(time.process_time() - began)
    assert min(took) <= max(1.2 * seconds, seconds + 0.015)


def lessons_of(games: int) -> list[Lesson]:
    lessons = Lessons(3, 12)
    advisor = kind().advisor()
    for seed in range(games):
        s = DUEL.start(2, **DUEL.chosen(2, {}))
        roll(s, Rng(seed))
        lessons.play(s, [advisor, advisor], [None, *list(kind().characters.values())[:1]], 3)
    return lessons.lessons


def test_lessons_say_what_was_seen_and_what_came_of_it() -> None:
    found = lessons_of(1)
    assert len(found) > 40 and {int(x.seat) for x in found} == {0, 1}
    for lesson in found:
        assert len(lesson.readers) == len(lesson.shares) and -1.0 <= lesson.value <= 1.0
        assert not lesson.shares or sum(lesson.shares) == pytest.approx(1.0)
    value_only = [x for x in found if not x.shares]
    assert 1 <= len(value_only) <= 3  # the ages that were laid out


def test_the_slope_is_that_of_the_loss() -> None:
    """Compared with what a small change of a weight does, for weights of every kind."""
    np = pytest.importorskip("numpy")
    from ecumene.bots.thinkers.net_fit import POLICY, Fit, Lot

    advisor = kind().advisor()
    lot = Lot.of(lessons_of(1))
    fit = Fit([[0.0] * (WIDTH + 1) for _ in advisor.book.rows])
    fit.w = np.random.default_rng(1).normal(0.0, 0.1, fit.w.shape)  # doubles: a small change must show
    chosen = np.arange(min(40, lot.size))

    def loss() -> float:
        value, policy, _ = fit.slope(lot, chosen)
        return float(value + POLICY * policy)

    _, _, slope = fit.slope(lot, chosen)
    names = ["bias", "value", "asked turn", "own coins 7", "marker 0", "wonder sphinx", "wonder with altar"]
    rows = [advisor.book.names.index(name) for name in names]
    rows += [int(x) for x in np.argsort(-np.abs(slope).sum(axis=1))[:12]]
    for row in rows:
        for column in (0, 7, WIDTH):
            before = fit.w[row, column]
            fit.w[row, column] = before + 1e-4
            up = loss()
            fit.w[row, column] = before - 1e-4
            down = loss()
            fit.w[row, column] = before
            assert (up - down) / 2e-4 == pytest.approx(slope[row, column], abs=2e-3)


def test_a_tutor_learns_is_kept_and_goes_on(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    pytest.importorskip("numpy")
    for name, short in {"SECONDS": 0.5, "ITERATIONS": 6, "ENOUGH": 20, "EVERY": 1}.items():
        monkeypatch.setattr(net_tutor, name, short)
    tutor = tutor_of(DUEL)
    first = tutor.round(0.0)
    assert first["games"] >= 1 and "value_error" in first
    kept: Any = tutor.kept()
    again = tutor_of(DUEL, kept)
    again.round(0.5)
    assert again.kept()["games"] > kept["games"] and len(again.kept()["older"]) == 2
    file = again.files()["net.json"]
    assert file["weights"] != kind().read("net.json")["weights"] and str(DUEL.revision) in file["learned"]
    weights = unpacked(file["weights"])
    assert packed(weights.items()) == file["weights"]
