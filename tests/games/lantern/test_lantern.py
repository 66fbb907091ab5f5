"""What scenarios cannot say: an unfinished choice, the board, rows with corrections."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from ecumene.games import find
from ecumene.kernel.border.corrections_file import from_toml
from ecumene.kernel.border.sections import Cards
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import SPECTATOR, apply, legal, roll
from ecumene.testing.laws import keep_all, keep_at

GAME = find("lantern")
LAMPS = from_toml("[cards.lamp]\nlight = 4\n", "lamps", GAME)


def defence(*more: str) -> Any:
    """B must defend and has two lamps and a storm. One lamp has been added."""
    s = GAME.scenario.build(["B hands: lamp lamp storm", "B points: 1", "die: 4", "ask: Defend B A", *more])
    apply(s, GAME.codec.parse("add lamp"))
    return s


def test_only_the_owner_sees_an_unfinished_defence() -> None:
    """LAN-5.3: it is put together in private. The cards stay in the hand until they are shown."""
    s = defence()
    assert GAME.view(s, 1).scratch == ["lamp"] and GAME.view(s, 1).hands[1] == ["lamp", "lamp", "storm"]
    for viewer in (SPECTATOR, 0, 2, 3):
        assert GAME.view(s, viewer).scratch == [] and GAME.view(s, viewer).hands[1] == ["?"] * 3


def test_only_the_owner_sees_it_on_the_board() -> None:
    """LAN-5.3: the board does not show it to others."""
    s = defence()
    drawn = {p: [x for x in GAME.board(GAME.view(s, p)) if x.title == "scratch"] for p in GAME.viewers(s)}
    assert [p for p, sections in drawn.items() if sections] == [1]
    assert isinstance(drawn[1][0], Cards) and [x.ref for x in drawn[1][0].items] == ["card:lamp"]


def test_the_laws_hold_in_an_unfinished_defence() -> None:
    keep_at(GAME, defence(), Rng(1))
    keep_at(GAME, defence("A hands: beacon torch@S", "pile: wick@B torch"), Rng(2))


def test_every_copy_is_equally_likely() -> None:
    """LAN-1: the bag has nine lamps and five beacons, so nine lamps are drawn for every five beacons."""
    s = GAME.start(players=2)
    frame = s.stack[-1]
    weights = dict(zip([GAME.codec.text(a) for a in legal(s)], frame.weights(s)))
    assert weights == {"draw A wick": 10, "draw A lamp": 9, "draw A torch": 7, "draw A beacon": 5, "draw A storm": 5}
    drawn = [GAME.codec.text(frame.sample(s, Rng(seed))).split()[2] for seed in range(3000)]
    assert abs(drawn.count("lamp") - 750) < 120 and abs(drawn.count("beacon") - 417) < 100


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_as_many_rounds_as_players(players: int) -> None:
    """LAN-1: each seat leads one."""
    s, rng, leaders = GAME.start(players=players), Rng(players), []
    while not s.over:
        if type(s.stack[-1]).__name__ == "Prepare":
            leaders.append(s.player)
        choices = legal(s)
        apply(s, choices[rng.below(len(choices))])
        roll(s, rng)
    assert leaders == list(range(players))


def test_places_are_a_ranking_with_ties() -> None:
    """LAN-7: points, then coins. Equal players share a place."""
    s = GAME.start(players=4)
    s.points, s.coins = [2, 3, 2, 0], [1, 0, 1, 9]
    r = GAME.result(s)
    assert r.scores == [2, 3, 2, 0] and r.places == [2, 1, 2, 4] and r.how == "rounds"
    assert r.parts[3] == {"points": 0, "coins": 9}


def test_corrected_rows_change_what_happens() -> None:
    """LAN-5.6: with brighter lamps one lamp is enough against a die of four."""
    s = defence("corrections: cards.lamp.light = 4")
    apply(s, GAME.codec.parse("defend"))
    assert s.points == [0, 1, 0, 0]
    assert GAME.facts(s.rules, "card", 1)[0] == ("light", {"n": 4})
    assert GAME.facts(GAME.start().rules, "card", 1)[0] == ("light", {"n": 2})


@pytest.mark.parametrize("players", [2, 3])
def test_every_law_holds_with_corrected_rows(players: int) -> None:
    keep_all(GAME, 1, corrections=LAMPS, players=players)


def test_a_view_as_json_and_back() -> None:
    v = GAME.view(defence(), 0)
    sent = msgspec.json.encode(v)
    assert msgspec.json.decode(sent, type=GAME.view_type) == v
    assert msgspec.json.decode(sent)["game"] == "lantern"
