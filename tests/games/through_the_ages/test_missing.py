"""A refused action says what is missing and by how much, by the figures that the action would cost. TTA-6.1, 6.2."""

from __future__ import annotations

import pytest

from ecumene.games.through_the_ages.game import GAME
from ecumene.words import LANGUAGES, Words

# position of A, action, what is missing
CASES = [
    ("A: civil_actions 0", "increase", "civil_actions 1 0, food 2 0"),
    ("A: civil_actions 0; food 2", "increase", "civil_actions 1 0"),
    ("A: food 1; leader moses", "increase", ""),
    ("A: resources 1", "build agriculture", "resources 2 1"),
    ("A: civil_actions 0; pool 0", "build agriculture", "civil_actions 1 0, workers 1 0, resources 2 0"),
    ("A: military_actions 0; resources 2", "build warriors", "military_actions 1 0"),
    ("A: resources 9; techs irrigation", "upgrade agriculture bronze", ""),
    ("A: resources 1; techs irrigation", "upgrade agriculture irrigation", "resources 2 1"),
    ("A: civil_actions 0", "destroy bronze", "civil_actions 1 0"),
    ("A: unfinished pyramids; resources 1", "stage 1", "resources 3 1"),
    ("A: unfinished pyramids; resources 9", "stage 2", ""),
    ("A: civil_hand irrigation; science 1", "develop irrigation", "science 3 1"),
    ("A: civil_hand irrigation iron; civil_actions 0", "develop iron", "civil_actions 1 0, science 5 0"),
    ("A: civil_hand monarchy; science 2; civil_actions 3", "revolt monarchy", "civil_actions 4 3"),
    ("A: leader maximilien_robespierre; civil_hand monarchy", "revolt monarchy", "science 2 0"),
    ("A: civil_hand moses; civil_actions 0", "lead moses", "civil_actions 1 0"),
    ("A: civil_hand frugality_a", "play frugality_a", "food 2 0"),
    ("A: civil_hand engineering_genius_a; unfinished colossus", "play engineering_genius_a", "resources 1 0"),
    ("A: hand legion; military_actions 0", "tactic legion", "military_actions 1 0"),
    ("tactics: legion; A: military_actions 1", "copy legion", "military_actions 2 1"),
    ("A: hand legion", "copy legion", ""),
    ("A: leader hammurabi; military_actions 0", "exchange", "military_actions 1 0"),
    ("A: leader hammurabi; military_actions 0; used exchanged", "exchange", ""),
    ("A: leader frederick_barbarossa", "enlist warriors", "food 1 0, resources 1 0"),
    ("A: leader moses", "enlist warriors", ""),
    ("A: leader j_s_bach; techs drama; workers religion 1", "remodel religion drama", "resources 1 0"),
    ("players: 3; pact: A trade_routes_agreement B a", "trade", "food 1 0"),
    ("row: - - - - - - - - - - - - moses; A: civil_actions 2", "take moses", "civil_actions 3 2"),
    ("ask: Politics A 0; A: hand raid_i; military_actions 0", "attack raid_i B", "military_actions 1 0, strength 2 1"),
    (
        "ask: Politics A 0; A: hand war_over_culture; military_actions 2",
        "wage war_over_culture B",
        "military_actions 3 2",
    ),
    ("ask: Politics A 0; A: leader mahatma_gandhi; hand raid_i", "attack raid_i B", ""),
    ("ask: BuildFor A 0 1 1 1; A: resources 0", "build agriculture", "resources 1 0"),
    ("ask: DevelopBy A 2; A: civil_hand iron; science 4", "develop iron", "science 5 4"),
    ("ask: Grant A 1; A: civil_hand iron; science 3", "develop iron", "science 4 3"),
    ("ask: Grant A 1", "increase", "food 1 0"),
    ("ask: TakeFromRow A 1 0; row: - - - - - - - - - - - - moses", "claim moses 13", "civil_actions 3 1"),
    ("ask: Defend A B raid_i 4; A: hand military_bonus_i", "defend", "strength 4 1"),
    ("territory: vast_territory_i; ask: Bid A", "bid 3", "force 3 1"),
]


@pytest.mark.parametrize("position, action, missing", CASES)
def test_what_is_missing(position: str, action: str, missing: str) -> None:
    lines = [x.strip() for x in position.split(";")]
    joined: list[str] = []
    for x in lines:  # a line goes on after a semicolon, unless a new one begins
        if ": " in x or not joined:
            joined.append(x)
        else:
            joined[-1] += f"; {x}"
    asked = [x for x in joined if x.startswith("ask:")]
    s = GAME.scenario.build([*(x for x in joined if x not in asked), "round: 3", *asked])
    a = GAME.codec.parse(action)
    assert s.stack[-1].refuse(s, a) or not missing
    found = GAME.missing(s, a)
    assert ", ".join(f"{x.what} {x.needs} {x.has}" for x in found) == missing
    for lang in LANGUAGES:
        assert all(str(x.needs) in text for x, text in zip(found, Words(lang, GAME).missing(found)))
