"""Every word of this game's scenarios, in the order in which `given` lines are carried out."""

from __future__ import annotations

from ecumene.games.new_dawn.cards.tiles import SIDES, TILE_NAMES
from ecumene.kernel.border.scenario_words import GIVEN, THEN, Word

TILE_SIDES = [name.removeprefix("tile_") + side for name in TILE_NAMES for side in SIDES]  # 05a
KINDS = {"tile side": TILE_SIDES, "letter": [*"abcdefghi"], "spot": ["card", "box"]}

TILES_SAID = (
    "another map: in `05a@0,0 12b/3@4,0` each is a tile and its side, how often it is turned, where its hex 0 lies; "
    "one alone needs no place. Nobody has a capital until it is said"
)
MAP = [
    Word("tiles: <text>...", TILES_SAID, GIVEN),
    Word("terrain <space|q,r>: <terrain>", "the printed terrain of a space; a tile that has another is refused"),
]
ROWS = [
    Word("A: leader <leader>", "a leader, with the row of its sheet"),
    Word("A: row <card> <card> <card> <card> <card>", "the focus row, slot 1 first"),
    Word("A: level <type> <1..4>", "a card of this level in the place of the one of its type", GIVEN),
]
SPACES = [
    Word("facedown: <state>...", "city-states whose diplomacy cards lie face down"),
    Word(
        "<space|q,r>: <seat|hold|barbarian|wonder|resource|natural|state|none>...",
        "what stands there: `A city petra`, `B control`, `barbarian_c`, `marble`; `none` clears the space first",
        then="<space|q,r>: <text>...",
    ),
]
EMPIRES = [
    Word("A: trade <0..> <0..> <0..> <0..> <0..>", "trade tokens on the cards, by slot"),
    Word("A: states <1..5> <state>...", "tokens of city-states on the card in a slot; in `then` `5:carthage`",
         then="A: states <text>..."),
    Word("A: naturals_on <1..5> <natural>...", "natural wonders on the card in a slot; in `then` `1:pantanal`",
         then="A: naturals_on <text>..."),
    Word("A: marble <0..>", "resources of a kind"),
    Word("A: mercury <0..>", "resources of a kind"),
    Word("A: oil <0..>", "resources of a kind"),
    Word("A: diamond <0..>", "resources of a kind"),
    Word("A: store <0..>", "trade tokens on the Great Zimbabwe"),
    Word("A: dial <0..>", "the tech dial"),
    Word("A: peak <0..>", "the farthest space that the dial has reached"),
    Word("A: caravans <space|q,r|spot>...", "where the caravans are: on the map, on their card, in the box"),
    Word("A: naturals <natural>...", "natural wonders"),
    Word("A: pacts <pact>...", "diplomacy cards of rivals"),
    Word("A: embassies <state>...", "diplomacy cards of city-states"),
    Word("A: stray_states <state>...", "tokens of city-states without a card"),
    Word("A: marks <goal>...", "victory cards that are marked"),
    Word("A: won <0..>", "attacks won in this turn"),
    Word("A: capitals <0..>", "capitals beaten"),
    Word("A: taken <space|q,r>...", "spaces taken in this turn"),
    Word("A: reached <space|q,r>...", "spaces that caravans reached in this turn"),
    Word("A: used <0..>...", "what is allowed once and was done: numbers of `rules/once_flags.py`"),
    Word("A: resigned <0..>", "the order of resigning, 0 for a player who plays on"),
]  # fmt: skip
TABLE = [
    Word("first: <seat>", "the first player"),
    Word("mover: <seat>", "whose turn it is"),
    Word("round: <1..>", "the round"),
    Word("pointer: <0..>", "the section of the event dial"),
    Word("compass: <0..5>", "how the direction token lies"),
    Word("victory: <goal>...", "victory cards in play"),
    Word("offer: <wonder>...", "wonders that lie open; those of other types stay"),
    Word("left: <0..>...", "cards left in the wonder decks, by type and era"),
    Word("supply: <0..> <0..> <0..> <0..>", "resources left: marble, mercury, oil, diamond"),
]
FACTS = [
    Word("A: control <0..>", "control tokens on the map", THEN),
    Word("A: cities <0..>", "cities on the map", THEN),
    Word("A: spaces <0..>", "spaces with a piece of this seat", THEN),
    Word("A: unused <0..>", "control tokens not on the map", THEN),
    Word("A: unused_cities <0..>", "cities not on the map", THEN),
    Word("A: wonders <wonder>...", "wonders under this seat's pieces", THEN),
    Word("barbarian <letter>: <space|none>", "where a barbarian is", THEN),
    Word("distance <space|q,r> <space|q,r>: <..>", "steps between two spaces", THEN),
    Word("difficulty <seat> <space|q,r>: <..>", "the difficulty of a space for a seat", THEN),
    Word("mature <space|q,r>: <yes|no>", "is this city mature?", THEN),
    Word("unseen: <wonder>...", "wonders that nobody has seen", THEN),
    Word("spaces: <0..>", "how many spaces the map has", THEN),
    Word("tiles: <0..>", "how many tiles the map has", THEN),
]
WORDS = [*MAP, *ROWS, *SPACES, *EMPIRES, *TABLE, *FACTS]
