"""Tactics. TTA-12.8, 16.12; figures of the printed cards."""

from __future__ import annotations

from ecumene.games.through_the_ages.cards.rows import TACTIC, Card


def tactic_rows() -> list[Card]:
    """`army`: how many infantry, cavalry and artillery units."""
    return [
        Card("fighting_band", TACTIC, 1, "2 2 2", army="2 0 0", tactical=1),
        Card("legion", TACTIC, 1, "2 2 2", army="3 0 0", tactical=2),
        Card("medieval_army", TACTIC, 1, "2 2 2", army="1 1 0", tactical=2),
        Card("phalanx", TACTIC, 1, "2 2 2", army="2 1 0", tactical=3),
        Card("heavy_cavalry", TACTIC, 1, "2 2 2", army="0 3 0", tactical=4),
        Card("fortifications", TACTIC, 2, "1 1 1", army="0 0 2", tactical=5, obsolete=3),
        Card("mobile_artillery", TACTIC, 2, "1 1 1", army="0 1 1", tactical=5, obsolete=3),
        Card("conquistadors", TACTIC, 2, "1 1 1", army="1 2 0", tactical=5, obsolete=3),
        Card("defensive_army", TACTIC, 2, "1 1 1", army="2 0 1", tactical=6, obsolete=3),
        Card("napoleonic_army", TACTIC, 2, "1 1 1", army="1 1 1", tactical=7, obsolete=4),
        Card("classic_army", TACTIC, 2, "1 1 1", army="2 2 0", tactical=8, obsolete=4),
        Card("entrenchments", TACTIC, 3, "1 1 1", army="1 0 2", tactical=9, obsolete=5),
        Card("mechanized_army", TACTIC, 3, "2 2 2", army="0 1 2", tactical=10, obsolete=5),
        Card("shock_troops", TACTIC, 3, "1 1 1", army="1 3 0", tactical=11, obsolete=6),
        Card("modern_army", TACTIC, 3, "2 2 2", army="2 1 1", tactical=13, obsolete=7),
    ]
