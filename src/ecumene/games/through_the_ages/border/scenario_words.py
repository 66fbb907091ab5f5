"""Every word of this game's scenarios, in the order in which `given` lines are carried out."""

from __future__ import annotations

from collections.abc import Callable

from ecumene.games.through_the_ages.cards import rows
from ecumene.games.through_the_ages.cards.rows import AGES, Card
from ecumene.games.through_the_ages.rules import setup
from ecumene.games.through_the_ages.rules.ruleset import mark_names
from ecumene.kernel.border.scenario_words import GIVEN, THEN, Word

CARDS = setup.PRINTED.cards
MARKS = mark_names(CARDS)  # the number of each


def names(fits: Callable[[Card], bool]) -> list[str]:
    return [card.name for card in CARDS if fits(card)]


KINDS = {
    "once": [*MARKS],
    "age": [*AGES],
    "technology": names(lambda c: c.kind == rows.TECHNOLOGY and c.type < rows.CIVIL),
    "special": names(lambda c: c.kind == rows.TECHNOLOGY and rows.is_special(c.type)),
    "government": names(lambda c: c.kind == rows.TECHNOLOGY and c.type == rows.GOVERNMENT),
    "civil card": names(lambda c: c.kind < rows.EVENT),
    "military card": names(lambda c: c.kind >= rows.EVENT),
    "event": names(lambda c: c.kind in (rows.EVENT, rows.TERRITORY)),
}
for kind in (rows.LEADER, rows.WONDER, rows.TERRITORY, rows.WAR, rows.PACT, rows.TACTIC):
    KINDS[rows.KINDS[kind]] = [card.name for card in CARDS if card.kind == kind]
PRICES = (
    "one price a line: `A population 3`, `A take taj_mahal 2`, `A build drama 3`, `A upgrade bronze iron 3`, "
    "`A develop iron 5`, `A revolt monarchy 2`, `A stages 2 7`"
)

TABLE = [
    Word("age: <age>", "the age, A to IV; where nothing is said, I or the latest age of the cards that are named"),
    Word("round: <0..>", "the round, of which 0 is the first; 5 where nothing is said"),
    Word("last: <-1..>", "the last round; -1 while it is not known"),
    Word("first: <seat>", "the first player"),
    Word("mover: <seat>", "whose turn it is"),
]
IN_PLAY = [
    Word("A: government <government>", "the government", then="A: government [<government>]"),
    Word(
        "A: techs (<technology> [<0..>])...",
        "technologies in play with so many workers",
        then="A: techs <technology>...",
    ),
    Word("A: workers (<technology> <0..>)...", "workers on technologies; in `then` all that are there"),
    Word("A: specials <special>...", "special technologies"),
    Word("A: leader <leader>", "the leader", then="A: leader [<leader>]"),
    Word("A: leader_ages <age>...", "ages of which a leader was taken", older="led_ages"),
    Word("A: wonders <wonder>...", "wonders that are complete"),
    Word("A: ruins <wonder>...", "which of them are ruined"),
    Word("A: homer <wonder>", "the wonder that Homer lies under", then="A: homer [<wonder>]"),
    Word("A: unfinished <wonder>", "the wonder under construction", then="A: unfinished [<wonder>]"),
    Word("A: stages <0..>", "its stages that are built"),
    Word("A: colonies <territory>...", "territories"),
    Word("A: own_tactic <tactic>", "a tactic that no other player may use yet", then="A: own_tactic [<tactic>]"),
    Word("A: tactic <tactic>", "the current tactic; an own one is said twice", then="A: tactic [<tactic>]"),
    Word("A: wars (<war> <seat>)...", "declared wars, each with its target"),
]
FIGURES = [
    Word("A: culture <0..>", "culture points"),
    Word("A: science <0..>", "science points"),
    Word("A: yellow <0..>", "yellow tokens in the bank"),
    Word("A: blue <0..>", "blue tokens in the bank, before `food` and `resources` take some of them"),
    Word("A: pool <0..>", "unused workers"),
    Word("A: tokens (<technology> <0..>)...", "blue tokens on cards, not taken from the bank"),
    Word("A: food <0..>", "so much food, its tokens taken from the bank"),
    Word("A: resources <0..>", "so many resources, their tokens taken from the bank"),
    Word("A: civil_actions <0..>", "civil actions left; all where nothing is said", older="ca"),
    Word("A: military_actions <0..>", "military actions left; all where nothing is said", older="ma"),
    Word("A: spare_military_actions <0..>", "military actions of this turn only", older="spare_ma"),
    Word("A: unit_resources <0..>", "resources of this turn only, for units"),
    Word("A: unit_science <0..>", "science of this turn only, for military technologies"),
    Word("A: spare_food <0..>", "food of this turn only"),
    Word("A: spare_resources <0..>", "resources of this turn only"),
    Word("A: civil_hand <civil card>...", "civil cards in hand"),
    Word("A: just_taken <civil card>...", "which of them were taken in this phase", older="fresh"),
    Word("A: hand <military card@>...", "military cards in hand; `rats@BS`: B and spectators know it"),
    Word("A: used <once>...", "what is allowed once a turn or game and was done"),
    Word("A: forfeits <0..>", "political actions given up"),
    Word("A: resigned <0..>", "the order of resigning, 0 for a player who plays on"),
]
DECKS = [
    Word("row: <civil card|->...", "the card row from the left, `-` for an empty space; the rest is empty"),
    Word("civil: <civil card>...", "what is left of the civil deck"),
    Word("military: <military card>...", "what is left of the military deck", then="military: <0..>"),
    Word("current: <event@>...", "current events"),
    Word("top: <event@>...", "the current event that somebody has looked at"),
    Word("future: <event@>...", "future events, the top at the end"),
    Word("past: <event>...", "past events"),
    Word("discards: <military card@>...", "military cards of this age that were discarded"),
    Word("gone: <military card@>...", "military cards that never come back"),
    Word("tactics: <tactic>...", "common tactics"),
    Word(
        "pact: <seat> <pact> <seat> <side>",
        "a pact in the first seat's area, with the other; the first is side a or b",
        GIVEN,
    ),
    Word("territory: <territory>...", "the territory that is fought for", older="lot"),
    Word("highest_bid: <0..>", "the highest bid for it", older="price"),
    Word("bidder: <seat>", "whose bid that is", then="bidder: [<seat>]"),
    Word("passed: <seat>...", "who has passed", older="out"),
]
FACTS = [
    Word("A: civil_actions_total <0..>", "civil actions a turn", THEN, older="ca_total"),
    Word("A: military_actions_total <0..>", "military actions a turn", THEN, older="ma_total"),
    Word("A: culture_rating <0..>", "culture a turn", THEN),
    Word("A: science_rating <0..>", "science a turn", THEN),
    Word("A: strength <0..>", "military strength", THEN),
    Word("A: happiness <0..>", "happy faces", THEN),
    Word("A: colonization <..>", "bonus for colonization", THEN),
    Word("A: discontent <0..>", "discontent workers", THEN),
    Word("A: consumption <0..>", "food consumed a turn", THEN),
    Word("A: corruption <0..>", "resources lost a turn", THEN),
    Word("A: faces_needed <0..>", "happy faces needed", THEN),
    Word("A: hand_size <0..>", "military cards in hand", THEN),
    Word("A: pact <pact>", "the pact in this seat's area", THEN, then="A: pact [<pact>]"),
    Word("A: partner <seat>", "the other side of it", THEN, then="A: partner [<seat>]"),
    Word("A: side <side>", "which side this seat has", THEN),
    Word("civil_gone: <civil card>...", "civil cards that were removed", THEN),
    Word("price: <text>...", PRICES, THEN),
]
WORDS = [*TABLE, *IN_PLAY, *FIGURES, *DECKS, *FACTS]
