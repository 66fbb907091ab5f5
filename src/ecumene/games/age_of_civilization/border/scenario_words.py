"""Every word of this game's scenarios, in the order in which `given` lines are carried out."""

from __future__ import annotations

from ecumene.kernel.border.scenario_words import GIVEN, THEN, Word

KINDS = {"step": ["civilization", "actions", "end_of_turn", "end_of_round", "end_of_game", "setup", "draft"]}

TURN = [
    Word("first: <seat>", "the first player"),
    Word("mover: <seat>", "whose turn it is", then="mover: [<seat>]"),
    Word("round: <1..6>", "the round"),
    Word("step: <step>", "where the game stands: a step of the turn, the end of the round or game, the setup", GIVEN),
    Word("track: <action>...", "action cards from the left; the rest follows in the usual order"),
    Word("acted: <0..>", "actions taken in this turn"),
    Word("could_buy: <0..>", "1 if the player could pay for a civilization at the start of the turn"),
]
SEATS = [
    Word("A: fallen <civilization>...", "civilizations that fell, in this order"),
    Word(
        "A: main <civilization>",
        "the main one; it brings its population unless `workers` is said",
        then="A: main [<civilization>]",
    ),
    Word("A: absorbed <civilization>...", "absorbed ones"),
    Word("A: coins <0..>", "coins; 3 where nothing is said"),
    Word("A: workers <0..>", "all workers, also those on spaces"),
    Word("A: placed <0..>", "workers on spaces"),
    Word("A: doomed <0..>", "workers on spaces from which they do not return"),
    Word("A: points <..>", "points on the score track"),
    Word("A: techs <tech>...", "technologies"),
    Word("A: wonders <wonder>...", "wonders"),
    Word("A: special <special>", "the special technology", then="A: special [<special>]"),
    Word("A: stones <0..>", "stones (solo modes)"),
    Word("A: silk <0..>", "silk (solo modes)"),
    Word("A: sold <0..>", "silk sold so far"),
    Word("A: forts <0..>", "forts"),
    Word("A: hand <civilization@>...", "cards picked in the draft; `rome@BS`: B and spectators know it"),
    Word("A: packet <civilization@>...", "cards to pick from"),
    Word("A: pick <civilization>", "the card picked face down", then="A: pick [<civilization>]"),
    Word("A: seen <civilization>...", "cards this seat has seen in the draft"),
    Word("A: resigned <0..>", "the order of resigning, 0 for a player who plays on"),
    Word("A: cards <civilization>...", "all civilizations, in the order they were taken", THEN),
    Word("A: used (<action> <0..>)...", "common spaces used in this turn", THEN),
    Word("A: strength <0..>", "military strength", THEN),
    Word("A: total <..>", "points if the game ended now", THEN),
]
TABLE = [
    Word("tokens: (<event> <position>)...", "event tokens and their positions"),
    Word("pool: (<civilization> [<0..>])...", "civilizations in the pool and the coins on them"),
    Word("wonders: <wonder>...", "wonders that lie open"),
    Word("specials: <special>...", "special technologies that lie open"),
    Word("commands: <command>...", "commands that were revealed"),
    Word("deck: <civilization>...", "exactly these civilizations are in the deck"),
    Word("rival: <0..>", "the rival's counter (solo modes)"),
    Word("exhaustion: <0..>", "a counter of the solo modes"),
    Word("devastation: <0..>", "a counter of the solo modes"),
    Word("scorched: <0..>", "a counter of the solo modes"),
    Word("box: <civilization>...", "civilizations out of the game", THEN),
    Word("command_deck: <command>...", "commands to come", THEN),
    Word("wonder_box: <wonder>...", "wonders out of the game", THEN),
    Word("achieved: <achievement>...", "achievements", THEN),
    Word("price: <seat> <action> [<tech>] <..>", "what an action costs: `A research writing 3`", THEN),
    Word("needs: <seat> <action> <0..>", "how many workers an action needs: `A wonder 2`", THEN),
]
WORDS = [*TURN, *SEATS, *TABLE]
