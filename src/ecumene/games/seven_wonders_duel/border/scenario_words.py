"""Every word of this game's scenarios, in the order in which `given` lines are carried out."""

from __future__ import annotations

from ecumene.games.seven_wonders_duel.cards.rows import SYMBOLS
from ecumene.games.seven_wonders_duel.rules.military import LOOT
from ecumene.games.seven_wonders_duel.rules.structure import PLACES
from ecumene.kernel.border.scenario_words import GIVEN, THEN, Word

KINDS = {"loot": [str(coins) for coins in LOOT], "place": [str(place) for place in range(PLACES)]}
KINDS["symbol"] = SYMBOLS

WORDS = [
    Word("age: <1..3>", "the age; where nothing is said, the latest age of the cards that are named"),
    Word("A: coins <0..>", "coins; 7 where nothing is said"),
    Word("A: city <card>...", "cards that were built"),
    Word("A: wonders <wonder>...", "wonders still to be built"),
    Word("A: raised <wonder>...", "wonders that were built"),
    Word("A: tokens <token>...", "progress tokens taken"),
    Word("A: loot <loot>...", "military tokens still on this side, by their coins; 2 and 5 where nothing is said"),
    Word("A: points <0..>", "points if the game ended now", THEN),
    Word("A: symbols <symbol>...", "different scientific symbols", THEN),
    Word("marker: <-9..9>", "the conflict marker: positive where A leads, negative where B leads"),
    Word("tokens: <token>...", "progress tokens on the board"),
    Word("drawn: <token>...", "tokens that the builder of the Great Library looks at; `?` for others"),
    Word("box: <token>...", "exactly these tokens are in the box"),
    Word("discard: <card>...", "the discard pile"),
    Word("offered: <wonder>...", "wonders to draft from"),
    Word("row: <card>...", "these cards, all open, and no others: up to six (in the third age four)", GIVEN),
    Word("full: <card>...", "the whole structure: names for the open places, the rest is filled (`--show`)", GIVEN),
    Word("places: (<place> <card|guild|?|->)...", "single places: a card, a guild or any card face down, empty", GIVEN),
    Word("place <place>: <card|?|->", "what lies in one place", THEN),
    Word("guilds: <place>...", "in the third age, the places that hold guilds: three at most"),
    Word("unseen: <card>...", "exactly these cards of the age are unseen"),
    Word("unseen_guilds: <card>...", "exactly these guilds are unseen"),
    Word("unseen_wonders: <wonder>...", "exactly these wonders are unseen"),
    Word("price: <seat> <card|wonder> <0..>", "what a seat would pay; several with `;` between them", THEN),
]
