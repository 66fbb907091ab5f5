"""Where things lie, and who knows them. Views, `imagine`, scenarios and the tests for leaks follow from this.

No test can tell whether a declaration is right, so write a scenario for each hidden zone that says who sees what.
"""

from __future__ import annotations

from ecumene.games.lantern.border.questions import CARD_NAMES
from ecumene.kernel.border.zones import COUNTS, EVERYONE, HAND, LIST, NO_ONE, OWNER, Scratch, Zone, Zones

ZONES = Zones(
    [
        Zone("bag", "card", COUNTS, NO_ONE),  # the first zone of a kind is its stock
        Zone("hands", "card", HAND, OWNER, each=True, knowers="hands_known"),
        Zone("picks", "card", LIST, OWNER, each=True),
        Zone("pile", "card", LIST, NO_ONE, knowers="pile_known"),
        Zone("lot", "card", LIST, EVERYONE),
        Zone("discard", "card", COUNTS, EVERYONE),
    ],
    names={"card": CARD_NAMES},
    all_there_is=lambda s: {"card": [c.copies for c in s.rules.cards]},
    public={  # all other fields, which everyone knows
        "points": "each number",
        "coins": "each number",
        "price": "number",
        "bidder": "seat",
        "out": "bag seat",
        "die": "number",
    },
    scratch=(Scratch("scratch", "hands"),),  # unfinished private choices, and the zone where their cards still are
)
