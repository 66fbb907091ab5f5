"""Where cards lie and who knows them. Only cards of the draft are secret. Not compiled."""

from __future__ import annotations

from dataclasses import fields

from ecumene.games.age_of_civilization.border.questions import CIVILIZATION, COMMAND, EVENT, SPECIAL, WONDER
from ecumene.games.age_of_civilization.rules.seat import Nation
from ecumene.games.age_of_civilization.rules.state import DRAFT, Era
from ecumene.kernel.border.zones import BAG, EVERYONE, HAND, LIST, ONE, OWNER, SLOTS, Zone, Zones
from ecumene.kernel.core.bits import has
from ecumene.kernel.core.piles import EVERYBODY


def deck_known(s: Era, owner: int) -> int:
    """Everybody can work out what is left in the deck, except in the draft, where cards are dealt in secret."""
    return 0 if has(s.variants, DRAFT) else EVERYBODY


ZONED = ("hand", "hand_known", "packet", "packet_known", "pick", "cards", "wonders", "special")
OPEN = (
    "mode", "variants", "round", "first", "mover", "track", "pool_coins", "rival", "exhaustion", "devastation",
    "scorched", "spent", "acted", "could_buy", "how", "achieved", "resignations",
)  # fmt: skip
ZONES = Zones(
    [
        Zone("deck", "civilization", BAG, deck_known),
        Zone("box", "civilization", BAG, EVERYONE),
        Zone("pool", "civilization", LIST, EVERYONE),
        Zone("nations.cards", "civilization", LIST, EVERYONE, each=True),
        Zone("nations.hand", "civilization", HAND, OWNER, each=True, knowers="nations.hand_known"),
        Zone("nations.packet", "civilization", HAND, OWNER, each=True, knowers="nations.packet_known"),
        Zone("nations.pick", "civilization", ONE, OWNER, each=True),
        Zone("wonder_box", "wonder", BAG, EVERYONE),
        Zone("wonders", "wonder", LIST, EVERYONE),
        Zone("nations.wonders", "wonder", BAG, EVERYONE, each=True),
        Zone("special_box", "special", BAG, EVERYONE),
        Zone("specials", "special", LIST, EVERYONE),
        Zone("nations.special", "special", ONE, EVERYONE, each=True),
        Zone("event_box", "event", BAG, EVERYONE),
        Zone("tokens", "event", SLOTS, EVERYONE),
        Zone("command_deck", "command", BAG, EVERYONE),
        Zone("commands", "command", LIST, EVERYONE),
    ],
    names={"civilization": CIVILIZATION, "wonder": WONDER, "special": SPECIAL, "event": EVENT, "command": COMMAND},
    all_there_is=lambda s: {
        "civilization": [1] * len(CIVILIZATION),
        "wonder": [1] * len(WONDER),
        "special": [1] * len(SPECIAL),
        "event": [1] * len(EVENT),
        "command": [1] * len(COMMAND),
    },
    public=dict.fromkeys([*OPEN, *(f"nations.{f.name}" for f in fields(Nation) if f.name not in ZONED)], ""),
)
