"""What a corrections file can correct, and how errors in it are reported."""

from __future__ import annotations

import pytest

import ecumene
from ecumene.games import find
from ecumene.games.new_dawn.border.unverified import unverified
from ecumene.games.new_dawn.cards.tiles import LETTERS
from ecumene.games.new_dawn.rules import setup
from ecumene.games.new_dawn.rules.ruleset import Rules
from ecumene.kernel.border.corrections_file import from_toml
from ecumene.kernel.border.errors import BadCorrections


def corrected(text: str) -> Rules:
    match = ecumene.new("new_dawn", players=2, corrections=text, seed=1)
    rules = match.state.rules
    assert isinstance(rules, Rules)
    return rules


def test_unverified_figures_are_corrected() -> None:
    rules = corrected(
        '[leaders.france]\nrow = "science economy military culture industry"\n'
        '[cards.flight]\norder = "attacks_first"\nthrough = "water"\nreach = 4\n'
        "[wonders.terracotta_army]\ncost = 9\n"
    )
    france = next(row for row in rules.leaders if row.name == "france")
    flight = next(row for row in rules.cards if row.name == "flight")
    army = next(row for row in rules.wonders if row.name == "terracotta_army")
    printed = next(row for row in setup.PRINTED.leaders if row.name == "france")
    assert france.row != printed.row and sorted(france.row) == sorted(printed.row)
    assert (flight.order, flight.through, flight.reach, army.cost) == (1, 1, 4, 9)
    left = unverified(rules)
    assert "leader:france" not in left and "wonder:terracotta_army" not in left
    assert left["card:flight"] == ["attacks", "bonus"]


def test_the_terrain_of_a_side_is_corrected_on_the_map() -> None:
    tile = next(row for row in setup.PRINTED.tiles if row.name == "tile_08")
    land = [LETTERS[x] for x in tile.a]
    plain = next(n for n in range(len(land)) if tile.sides[0].mark[n] == 0 and land[n] in "gh")
    land[plain] = "g" if land[plain] == "h" else "h"
    rules = corrected(f'[tiles.tile_08]\na = "{"".join(land)}"\n')
    again = next(row for row in rules.tiles if row.name == "tile_08")
    assert [n for n in range(len(land)) if again.sides[0].terrain[n] != tile.sides[0].terrain[n]] == [plain]
    assert "tile:tile_08" not in unverified(rules)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ('[leaders.france]\nrow = "science science military culture industry"', "row: “science” stands here twice"),
        ('[leaders.france]\nrow = "science military culture industry"', "5 words or numbers are wanted here, not 4"),
        ('[leaders.france]\nrow = "sience military culture industry economy"', "Did you mean “science”"),
        ("[leaders.france]\nrow = 12345", "a text is wanted, not 12345"),
        ('[cards.flight]\norder = "never"', "“never” is none of: either, attacks_first, reinforce_first"),
        ('[cards.flight]\nthrough = "walls"', "“walls” is none of: water, rivals, barbarians"),
        ('[cards.flight]\nthrough = "water rival"', "Did you mean “rivals”"),
        ('[tiles.tile_01]\na = "ggg"', "10 letters are wanted.* one of g, h, f, d, m, w, n; not “ggg”"),
        ('[tiles.tile_01]\na = "nhgdhmmmmx"', "10 letters are wanted.* not “nhgdhmmmmx”"),
        ('[tiles.tile_01]\na = "gggggggggg"', "hex 0 must be “n” if a natural wonder is printed there"),
        ('[tiles.tile_01]\na = "nngdhmmmmw"', "hex 1 must be “n” if a natural wonder is printed there"),
        ('[tiles.tile_01]\na = "nhgdhmwmmw"', "hex 6 cannot be “w”"),
        ('[cards.flight]\ntype = "science"', "cannot be corrected"),
    ],
)
def test_errors_name_what_does_not_fit(text: str, why: str) -> None:
    with pytest.raises(BadCorrections, match=rf"line 2: .*{why}"):
        from_toml(text, "my.toml", find("new_dawn"))
