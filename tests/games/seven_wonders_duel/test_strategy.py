"""What the net of Duel looks at, and that its sums are right wherever a search begins."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Any

import pytest

import ecumene
from ecumene.bots.search.stored_tree import StoredTree, best_of
from ecumene.games.seven_wonders_duel.rules.setup import start
from ecumene.games.seven_wonders_duel.rules.state import Duel
from ecumene.games.seven_wonders_duel.strategy.characters import Scholar, Scientist, Soldier
from ecumene.games.seven_wonders_duel.strategy.value import DuelAdvisor
from ecumene.kernel.border.net_strategy import StoredTree as Kind
from ecumene.kernel.core.net import WIDTH, Character
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import canonical, roll, step

GAME = ecumene.game("seven_wonders_duel")


def kind() -> Kind:
    found = GAME.strategy
    assert isinstance(found, Kind)
    return found


def scene(text: str) -> Duel:
    s: Duel = GAME.scenario.build(text.strip().splitlines())
    return s


def positions(games: int) -> Iterator[Duel]:
    for seed in range(games):
        s, rng = start(), Rng(seed)
        roll(s, rng)
        while not s.over:
            yield s
            choices = canonical(s)
            step(s, choices[rng.below(len(choices))], rng)


def stirred_weights() -> dict[str, list[float]]:
    """A net that has learned nothing, but is not empty: it does not change when another one is learned."""
    rng = Rng(9)
    names = DuelAdvisor({}).book.names
    return {name: [(int(rng.below(401)) - 200) / 1000 for _ in range(WIDTH + 1)] for name in names}


def test_every_weight_that_was_learned_has_a_row() -> None:
    names = DuelAdvisor({}).book.names
    learned = kind().read("net.json")
    assert len(set(names)) == len(names) and learned["learned"]
    assert set(learned["weights"]) <= set(names) and len(learned["weights"]) > 0.95 * len(names)
    assert {len(row.split()) for row in learned["weights"].values()} == {WIDTH + 1}


def test_what_is_true_of_a_position() -> None:
    s = scene("""
A: coins 5; city scriptorium lumber_yard; wonders sphinx
B: coins 30; city altar; tokens law
marker: -2
row: library statue
""")
    advisor = DuelAdvisor({})
    on = {advisor.book.names[i] for i in advisor.features(s, 0)}
    assert on >= {
        "asked turn", "age 2 left 2", "marker -2", "lead -14", "own coins 5", "own wood 1", "own city scriptorium",
        "own symbol quill", "own symbols 1", "own wonder sphinx nearly", "own open library free",
        "own open statue affordable", "other coins 24", "other token law", "other symbol balance", "unseen school",
    }  # fmt: skip
    assert not on & {"own open library affordable", "unseen library", "own token law", "own raised sphinx"}
    other = {advisor.book.names[i] for i in advisor.features(s, 1)}
    assert other >= {"marker 2", "lead 14", "own coins 24", "other city scriptorium"}


def test_sums_of_the_start_are_the_whole_sums() -> None:
    """A search adds up once what it starts with; the value must be the same as without."""
    weights = stirred_weights()
    search, plain = DuelAdvisor(weights), DuelAdvisor(weights)
    checked = since = 0
    for n, s in enumerate(positions(3)):
        if n % 9 == 0:
            search.begin(s)
        p = s.player
        assert search.value(s, p) == pytest.approx(plain.value(s, p), abs=1e-9)
        checked += 1
        since += search.seen.since
    assert since > checked / 3


def test_priors_are_shares_and_follow_the_choice() -> None:
    advisor = DuelAdvisor({"build altar": [0.0] * WIDTH + [2.0], "wonder with baths": [0.0] * WIDTH + [1.0]})
    s = scene("A: coins 30; wonders sphinx\nrow: altar baths")
    advisor.value(s, 0)
    choices, out = canonical(s), list[float]()
    advisor.priors(s, choices, out)
    shares = {GAME.codec.text(action): x for action, x in zip(choices, out)}
    assert sum(out) == pytest.approx(1.0)
    assert shares["build altar"] / shares["discard altar"] == pytest.approx(7.389, rel=1e-3)
    assert shares["wonder sphinx baths"] / shares["wonder sphinx altar"] == pytest.approx(2.718, rel=1e-3)


def test_a_search_is_the_same_to_the_bit_on_both_builds() -> None:
    advisor = DuelAdvisor(stirred_weights())
    digest = hashlib.blake2b(digest_size=8)
    for n, s in enumerate(positions(1)):
        if n % 6 == 0:
            tree = StoredTree(advisor, s.clone(), n)
            tree.plant()
            for _ in range(60):
                if not tree.root.ends:
                    tree.descend()
            told = [(int(e.action), int(e.visits), e.total.hex()) for e in tree.root.tried]
            digest.update(repr((int(best_of(tree.root).action), told)).encode())
    assert digest.hexdigest() == "1613d531272aac1a"


@pytest.mark.parametrize(
    ("character", "given", "good"),
    [
        (Scientist(), "A: coins 9; city apothecary\nrow: academy palace study", {"build academy", "build study"}),
        (Scholar(), "A: coins 9; city academy\ntokens: law\nrow: palace study", {"build study"}),
        (Soldier(), "A: coins 9\nrow: palace pretorium arena", {"build pretorium"}),
    ],
)
def test_characters_follow_their_plan(character: Character, given: str, good: set[str]) -> None:
    s, rng = scene(given), Rng(1)
    choices = canonical(s)
    taken = [int(character.choose(s, choices, rng)) for _ in range(100)]
    assert {GAME.codec.text(choices[i]) for i in taken if i >= 0} <= good and 40 < sum(i >= 0 for i in taken) < 100


def values_of(weights: dict[str, list[float]], s: Any) -> float:
    return float(DuelAdvisor(weights).value(s, s.player))


def test_the_learned_value_knows_what_every_player_knows() -> None:
    """Not how much, but which of two positions is better."""
    learned = kind().learned()
    rest = "\nB: coins 6; city altar lumber_yard\nrow: palace arena port armory\nage: 3"
    five = values_of(learned, scene("A: coins 6; city workshop apothecary scriptorium pharmacist study" + rest))
    three = values_of(learned, scene("A: coins 6; city workshop apothecary scriptorium library laboratory" + rest))
    assert five > three
    near = values_of(learned, scene("A: coins 6; city altar\nmarker: 7\nrow: walls statue\nage: 2"))
    far = values_of(learned, scene("A: coins 6; city altar\nmarker: -7\nrow: walls statue\nage: 2"))
    assert near > far
