"""Every word of this game's scenarios, in the order in which `given` lines are carried out."""

from __future__ import annotations

from ecumene.games.clash_of_cultures.rules.resources import MOST
from ecumene.games.clash_of_cultures.rules.seat import RESOURCES
from ecumene.games.clash_of_cultures.rules.setup import PRINTED
from ecumene.games.clash_of_cultures.rules.state import TERRAINS
from ecumene.kernel.border.scenario_words import GIVEN, THEN, Word

FLAGS = ["moved", "stuck", "forest"]
KINDS = {"terrain": TERRAINS, "flag": FLAGS, "person": [row.name for row in PRINTED.events if row.person()]}
CITY = (
    "owner, mood (else neutral), buildings of his colour or another's, where the port looks, a wonder, uses this turn"
)
UNITS = (
    "settlers, one where no number is said; what they cannot do in this turn: `moved`, `stuck` (they fought), `forest` "
    "(they came into one)"
)

MAP = [
    Word("round: <1..>", "the round"),
    Word("turn: <1..4>", "the turn of the round; after the third comes the status phase"),
    Word("first: <seat>", "the first player"),
    Word("mover: <seat>", "whose turn it is, with three actions", then="mover: [<seat>]"),
    Word("tile <cell>: <region> <side>", "the region of that space, explored, lying `normal` or `turned`", GIVEN),
    Word("terrain <cell>: <terrain>", "the terrain of a space: a region that has it there is laid, see `--show`"),
    Word("terrain: (<cell> <terrain>)...", "the same for several spaces", GIVEN),
    Word(
        "city <cell>: <owner|none> <text>...", f"`B happy fortress temple=A port>B3 wonder=great_wall uses=1`: {CITY}"
    ),
    Word("barbarians: (<cell> [<1..>])...", "barbarian soldiers and their spaces", GIVEN),
    Word("exhausted: <cell>...", "exhausted spaces"),
]
STOCK = [Word(f"A: {good} <0..{MOST}>", "a resource") for good in RESOURCES]
NATIONS = [
    Word("A: advances <advance>...", "advances besides Farming and Mining; they raise the levels. In `then` all"),
    Word(f"A: happiness <0..{MOST}>", "the happiness level; where nothing is said, as the advances raised it"),
    Word(f"A: culture <0..{MOST}>", "the culture level; where nothing is said, as the advances raised it"),
    Word(f"A: mood_tokens <0..{MOST}>", "mood tokens, at most the happiness level"),
    Word(f"A: culture_tokens <0..{MOST}>", "culture tokens, at most the culture level"),
    Word("A: ship <cell> [<1..4>] [<flag>]...", "ships, numbered from 1 in their order", then="A: ship <cell> <0..>"),
    Word("A: settler <cell> [<1..4>] [<flag>]...", UNITS, then="A: settler <cell> <0..>"),
    Word("A: soldier <cell> [<1..16>] [<flag>]...", "soldiers, in the same way", then="A: soldier <cell> <0..>"),
    Word(
        "A: aboard <unit> <1..4> [<1..2>] [<flag>]...",
        "land units on the ship of that number; in `then` the ship, and how many units",
        then="A: aboard <1..4> <0..>",
    ),
    Word("A: hand <action@>...", "action cards; `spy_high_morale@BS`: B and spectators know it"),
    Word("A: objectives <objective@>...", "objective cards"),
    Word("A: scored (<objective> <goal>)...", "objective cards completed, each with its goal"),
    Word("A: persons <person>...", "great persons in hand"),
    Word("A: buried (<piece> <0..7>)...", "pieces held by event cards"),
    Word("A: lost_wonders <wonder>...", "wonders lost to an event"),
    Word("A: reserved <wonder>...", "wonders that only this seat may build"),
    Word("A: truces <seat>...", "seats not to be attacked in this turn"),
    Word("A: truces_next <seat>...", "seats not to be attacked in the next turn"),
    Word("A: tech_traded <seat>...", "Technology Trade in this turn"),
    Word("A: goals <goal>...", "goals scored in this round"),
    Word("A: fought_at <cell>...", "land battles of this turn"),
    Word("A: used <0..>...", "what is allowed once and was done: numbers of `rules/once_flags.py`"),
]
MARKS = {
    "actions": "actions left in this turn", "lost_actions": "actions missing in the next turn",
    "drafts": "soldiers by Draft in this turn", "won_battles": "land battles won in this turn",
    "triumphs": "battles won or cities captured in this turn", "hero_generals": "Hero General cards of this turn",
    "great_ideas": "Great Ideas cards of this turn", "declined": "offers between this seat and the mover",
    "banned": "1: Pestilence forbids growth and wonders", "built_wonder": "1: built a wonder in this round",
    "resigned": "the order of resigning, 0 for a player who plays on",
    "captures": "cities captured in this turn: 1 for each of A, 64 of B, 4096 of C",
    "inspired": "Inspiration cards of this turn, counted in the same way",
}  # fmt: skip
DECKS = [
    Word("wonders: <wonder>...", "wonders that lie open"),
    Word("action_gone: <action>...", "discarded action cards"),
    Word("event_gone: <event>...", "discarded events"),
]
FACTS = [
    Word("A: points <0..>", "points if the game ended now, in half points", THEN),
    Word("A: laid <action>...", "a combat card that lies face down", THEN),
    Word("A: peeked <objective>...", "objective cards that are looked at", THEN),
    Word("size <cell>: <0..>", "the size of a city", THEN),
    Word("barbarians <cell>: <0..>", "barbarian soldiers in a space", THEN),
    Word("distance <cell> <cell>: <-1..>", "steps over explored spaces; -1 where there is no way", THEN),
    Word("wonder_deck: <wonder>...", "wonders to come", THEN),
    Word("event_deck: <event>...", "events to come", THEN),
    Word("event_out: <event>...", "events that will not come back", THEN),
    Word("regions: <region>...", "regions that nobody has seen", THEN),
    Word("action_deck: <0..>", "how many action cards are left", THEN),
    Word("objective_deck: <0..>", "how many objective cards are left", THEN),
    Word("offered: <action>...", "action cards that the viewer offers in a trade", THEN),
    Word("offered_objectives: <objective>...", "objective cards that the viewer offers", THEN),
    Word("offered_goods: <good>...", "goods that the viewer offers", THEN),
    Word("wanted: <good>...", "goods that the viewer wants", THEN),
    Word("deal: <0..>...", "the offer on the table: so much of each good given, then wanted", THEN),
]
WORDS = [*MAP, *STOCK, *NATIONS, *(Word(f"A: {key} <0..>", says) for key, says in MARKS.items()), *DECKS, *FACTS]
