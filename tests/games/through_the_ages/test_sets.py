"""Things that are chosen one by one: any order gives the same result, and bots see each set once."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from ecumene.games import find
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import apply, canonical, legal
from ecumene.kernel.match.match import Match
from ecumene.testing.sets import after, endings, every_set_is_listed_once, question, saved, sets_have_no_order

GAME = find("through_the_ages")

# Each position asks for a set. Some offer more than may be taken, some just enough.
ASKED = {
    "a defence with cards to spare": [
        "B: workers warriors 1; government communism",
        "B: hand military_bonus_i military_bonus_i legion legion rats raiders",
        "ask: Defend B A plunder_i 5; ActionPhase A",
    ],
    "a defence that needs its best cards": [
        "age: II",
        "B: workers warriors 1; specials warfare; hand military_bonus_i military_bonus_ii legion legion rats",
        "ask: Defend B A plunder_ii 9; ActionPhase A",
    ],
    "a force with a tactic, bonus cards and Cook": [
        "age: II",
        "A: workers warriors 2; techs swordsmen 1 knights 1; tactic medieval_army; leader james_cook",
        "A: hand military_bonus_i military_bonus_ii rats plunder_ii",
        "tactics: medieval_army",
        "territory: historic_territory_ii",
        "highest_bid: 11",
        "bidder: A",
        "ask: SendForce A; ActionPhase A",
    ],
    "a force that needs nearly everything": [
        "A: workers warriors 2; techs knights 1 swordsmen 1; hand military_bonus_i military_bonus_iii",
        "territory: historic_territory_i",
        "highest_bid: 9",
        "bidder: A",
        "ask: SendForce A; ActionPhase A",
    ],
    "a raid": [
        "age: III",
        "B: techs movies 1 opera 2 theology 1 journalism 1 multimedia 2; workers philosophy 1",
        "ask: Raid A B 3 4 0 0; ActionPhase A",
    ],
    "a raid with one building for the lower part": [
        "age: II",
        "B: techs opera 2 journalism 1 theology 1; workers philosophy 0",
        "ask: Raid A B 2 2 0 0; ActionPhase A",
    ],
    "technologies of a loser": [
        "age: II",
        "B: specials masonry warfare justice_system cartography; science 9; blue 2; tokens bronze 3 agriculture 2",
        "ask: TakeTechnology A B 12 0; ActionPhase A",
    ],
    "cards of the row": [
        "age: II",
        "A: leader aristotle",
        "row: rich_land_i iron rich_land_i homer moses knights swordsmen kremlin",
        "ask: TakeFromRow A 5 0; ActionPhase A",
    ],
    "too many cards in hand": [
        "A: hand legion legion rats foray raiders raid_i",
        "ask: DiscardMilitary A 3; ActionPhase A",
    ],
    "blue tokens": [
        "A: techs iron 1; tokens agriculture 1 bronze 2 iron 2; blue 0",
        "ask: LoseBlue A 3 0 0; ActionPhase A",
    ],
    "more blue tokens than there are": [
        "A: tokens agriculture 2 bronze 1; blue 0",
        "ask: LoseBlue A 5 0 0; ActionPhase A",
    ],
    "blue tokens for a wonder": [
        "A: techs iron 1; unfinished pyramids; tokens agriculture 1 bronze 2 iron 1; blue 0",
        "ask: LoseBlue A 2 1 0; ActionPhase A",
    ],
    "workers": [
        "A: workers agriculture 2 bronze 1 philosophy 1 warriors 1; pool 0",
        "ask: LoseWorker A 3 0; ActionPhase A",
    ],
}  # fmt: skip


def asked(name: str) -> Any:
    return GAME.scenario.build(ASKED[name])


def positions(s: Any) -> list[Any]:
    """Every position that can be reached before the question is over, once."""
    found = {saved(s): s}
    waiting = [s]
    while waiting:
        u = waiting.pop()
        for v in (after(u, a) for a in legal(u)):
            if question(v) == question(s) and saved(v) not in found:
                found[saved(v)] = v
                waiting.append(v)
    return list(found.values())


@pytest.mark.parametrize("name", ASKED)
def test_a_set_has_no_order(name: str) -> None:
    s = asked(name)
    rng = Rng(1)
    every_set_is_listed_once(GAME, s)
    counts = [len(list(endings(GAME, s, choices))) for choices in (legal, canonical)]
    assert counts[0] > counts[1], "there is only one order"
    for u in positions(s):
        sets_have_no_order(GAME, u, rng, fresh=False)


@pytest.mark.parametrize("name", ASKED)
def test_a_bot_finishes_from_any_partial_choice(name: str) -> None:
    """Also if things were named in another order before."""
    rng = Rng(2)
    for s in positions(asked(name)):
        u = s.clone()
        for _ in range(40):
            if question(u) != question(s):
                break
            choices = canonical(u)
            apply(u, choices[rng.below(len(choices))])
        assert question(u) != question(s)


def test_a_record_is_the_same_for_every_order() -> None:
    lines = ["bonus military_bonus_i", "drop *rats", "drop *legion"]
    forms = set()
    for steps in permutations(lines):
        match = Match(GAME, 1, 2)
        match.state = asked("a defence with cards to spare")
        match.state.events = []
        for step in steps:
            match.play(step)
        match.play("defend")
        forms.add(match.plies[-1].actions)
    assert [GAME.codec.text(a) for a in forms.pop()] == [line.replace("*", "") for line in lines] + ["defend"]
    assert not forms
