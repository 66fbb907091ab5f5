"""A position copied: every field of it, each in its place."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from ecumene.games.clash_of_cultures.game import GAME
from ecumene.games.clash_of_cultures.nation import Nation
from ecumene.games.clash_of_cultures.pieces import BARBARIANS
from ecumene.games.clash_of_cultures.setup import PRINTED, new_nation
from ecumene.games.clash_of_cultures.state import World
from ecumene.games.clash_of_cultures.verbs import RESIGN
from ecumene.kernel.action import verb_of
from ecumene.kernel.rng import Rng
from ecumene.kernel.state import legal, roll, step


def distinct(thing: Any) -> dict[str, Any]:
    """A value for every field, none twice."""
    out: dict[str, Any] = {}
    for k, field in enumerate(fields(thing), 100):
        old = getattr(thing, field.name)
        nested = isinstance(old, list) and old and isinstance(old[0], list)
        out[field.name] = [[k, k + 1], [k + 2]] if nested else [k, k + 1] if isinstance(old, list) else k
    return out


def differing() -> Nation:
    return Nation(**distinct(new_nation(0)))


def test_a_nation_holds_what_it_is_made_of() -> None:
    n, values = differing(), distinct(new_nation(0))
    assert len(values) > 40 and {name: getattr(n, name) for name in values} == values


def test_a_cloned_nation_is_the_same_and_apart() -> None:
    n, values = differing(), distinct(new_nation(0))
    m = n.clone()
    assert {name: getattr(m, name) for name in values} == values
    assert [
        name for name, value in values.items() if isinstance(value, list) and getattr(m, name) is getattr(n, name)
    ] == []


def test_a_cloned_table_is_the_same_and_apart() -> None:
    values = distinct(GAME.start(players=2)) | {"stack": [], "events": None, "rules": PRINTED, "nations": [differing()]}
    s = World(**values)
    assert {name: getattr(s, name) for name in values} == values
    t = s.clone()
    for name, value in values.items():
        if name == "nations":
            assert t.nations[0] is not s.nations[0] and t.nations[0].hand == s.nations[0].hand
        else:
            assert getattr(t, name) == value, name
    lists = {name for name, value in values.items() if isinstance(value, list)}
    assert {name for name in lists if getattr(t, name) is getattr(s, name)} == set()


def test_the_cells_of_cities_kept_are_those_on_the_map() -> None:
    changed = 0
    for seed in range(6):
        s, rng, before = GAME.start(players=2), Rng(seed), 0
        roll(s, rng)
        while not s.over:
            for p in (0, 1, BARBARIANS):
                assert s.cities_of(p) == [at for at in s.layout.on_map if s.owner(at) == p]
            assert s.every_city() == [at for at in s.layout.on_map if s.city[at]]
            changed += len(s.every_city()) != before
            before = len(s.every_city())
            choices = [a for a in legal(s) if verb_of(a) != RESIGN]
            step(s, choices[rng.below(len(choices))], rng)
    assert changed > 20
