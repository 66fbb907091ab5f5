"""Helpers for the tests of words: the catalogues as trees, and every message that a game needs."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import ecumene
from ecumene.games import GAMES, TOYS, find
from ecumene.games.age_of_civilization.cards.terms import COUNTS
from ecumene.games.clash_of_cultures.rules.turn_track import ROUNDS
from ecumene.games.new_dawn.border.forecast import NAMES as PROSPECTS
from ecumene.games.new_dawn.cards.rows import TARGET_KINDS
from ecumene.games.new_dawn.cards.tiles import BARBARIANS, CITY_STATES, NATURAL_WONDERS, RESOURCES, TERRAINS
from ecumene.games.new_dawn.rules.holds import HOLDS
from ecumene.games.through_the_ages.border.board import FORBIDS_TAKING
from ecumene.games.through_the_ages.cards.rows import AGES, CIVIL, TYPES
from ecumene.kernel.border.game import AnyGame
from ecumene.kernel.border.kinds import Kind
from ecumene.kernel.border.sections import (
    Cards,
    Counters,
    Deck,
    Grid,
    HexMap,
    Item,
    Market,
    Price,
    Section,
    Structure,
    Tableau,
    Track,
)
from ecumene.kernel.core.state import legal
from ecumene.testing.laws import walk
from ecumene.words import argument_names, catalogue

HOME = Path(ecumene.__file__).parent
NAMES = GAMES + TOYS
CATALOGUES = ["", *NAMES]  # the platform's first

PLATFORMS = {"hidden", "seat"}  # messages of the platform that games use

ALIKE_IN_POLISH = {
    *("card-forum", "card-port", "card-arena", "card-obelisk", "wonder-circus_maximus", "type-arena"),
    *("card-hammurabi", "card-homer", "card-leonardo_da_vinci", "card-isaac_newton", "card-james_cook"),
    *("card-napoleon_bonaparte", "card-albert_einstein", "card-bill_gates", "card-charlie_chaplin", "card-sid_meier"),
    *("card-mahatma_gandhi", "card-winston_churchill", "card-hollywood", "card-internet", "card-legion"),
    *("card-multimedia", "card-opera", "web-long", "web-seat-bot"),
    *("piece-port", "label-port", "edge-port", "good-idea", "goal-eureka"),
    *(f"civilization-{x}" for x in ("aksum", "harappa", "iberia", "kongo", "korea", "tiwanaku", "mongolia")),
    *(f"civilization-{x}" for x in ("germania", "nubia", "mali", "macedonia")),
    *(f"wonder-{x}" for x in ("stonehenge", "petra", "machu_picchu", "hagia_sophia", "moai")),
    *("command-terror", "web-idea-medal"),
    *(f"wonder-{x}" for x in ("big_ben", "alhambra", "pentagon")),
    *(f"state-{x}" for x in ("kumasi", "buenos_aires", "kabul")),
    *(f"natural-{x}" for x in ("torres_del_paine", "mount_everest", "grand_mesa", "pantanal")),
}

# what the rows can say beyond what some random games or the printed cards show
TABLES = {
    "seven_wonders_duel": {
        "legend",
        "price-fixed",
        "price-chain",
        *(f"how-{x}" for x in find("seven_wonders_duel").endings),
    },
    "through_the_ages": {
        "legend",
        *(f"label-age-{x}" for x in AGES),
        *(f"label-type-{x}" for x in TYPES[:CIVIL]),
        *(f"label-{x}" for x in ("last-round", "lot", "auction", "bid", "bidder", "chosen", "loses-food", "eats")),
        *(f"label-{x}" for x in ("unit-science", "unit-resources", "discontent", "uprising", "hunger", "discards")),
        *(f"label-{x}" for x in ("resigned", "left-as", "draws", "tactics", "loses-culture", "row-leaves", "victim")),
        *(
            f"label-{x}"
            for x in ("bidders", "units", "colonizing", "attack", "attack-sums", "pact-offer", "cards-used")
        ),
        *(f"label-force{x}" for x in ("", "-most", "-units", "-armies", "-cards", "-sent")),
        *(f"label-{x}" for x in ("attack-strength", "defense-strength", "defense-cards")),
        *(f"note-{x}" for x in ("passed", "bids", "to-bid", "waits")),
        *(f"on-{x}" for x in ("units", "colonizing")),
        *(f"price-{x}" for x in ("granted", "floor", "replaced", "revolution", "wonders", "spare")),
        *(f"note-{x}" for x in ("ruined", "homer", "own", "fresh", "side-a", "side-b", "used")),
        *(f"note-{x}" for x in FORBIDS_TAKING.values()),
        *(f"fact-worker-less-{x}" for x in ("culture", "science", "happy")),
        *(f"fact-pact-less-{x}" for x in ("strength", "military", "food")),
        "fact-less-culture",
        "how-last",
    },
    "clash_of_cultures": {
        "legend",
        *(f"how-{x}" for x in ("rounds", "cities", "die", "wonder", "last")),
        *(f"label-round-{x + 1}" for x in range(max(ROUNDS))),
        *(f"label-{x}" for x in ("battle", "sea-battle", "attacker", "defender", "ends-on", "banned", "fallen")),
        *(f"label-{x}" for x in ("sides", "side", "fighters", "dice", "sum", "combat-value", "combat-card")),
        *("label-routes", "label-route-trader", "label-route-brings", "label-route-or"),
        *("label-battle-round", "label-region-to-lay", "on-settlement", "on-event", "on-exhausted"),
        "on-mountain",
        "mark-exhausted",
        *(f"label-{x}" for x in ("event-deck-icons", "event-deck-choice", "peeked", "resigned", "left-as")),
        "label-actions-less",
        *(f"{w}-{x}" for w in ("label", "on") for x in ("fortress", "academy", "temple", "port", "wonder", "ship")),
        *(f"note-city-{x}" for x in ("angry", "neutral", "happy")),
        *(f"note-{x}" for x in ("aboard", "reserved", "exhausted", "lost", "met-upper", "met-lower", "met-both")),
        *(f"{what}-{x}" for what in ("unit", "sign") for x in ("idea", "gold", "wood", "action_card")),
        *(
            f"label-{x}"
            for x in ("lost-now", "cancelled", "hits", "deal", "step", "reach", "cargo", "offered", "wanted")
        ),
        *(f"note-{x}" for x in ("attack", "explores", "stays", "no-attack", "becomes-angry", "becomes-neutral")),
        *(f"{w}-{x}" for w in ("label", "on") for x in ("upper", "lower")),
        "price-range",
        "edge-port",
    },
    "age_of_civilization": {
        "legend",
        *(f"how-{x}" for x in find("age_of_civilization").endings),
        *(f"label-{x}" for x in (*COUNTS, "stones", "silk", "sold", "forts", "resigned", "left-as")),
        *(f"unit-per-{x}" for x in COUNTS),
        *(f"note-{x}" for x in ("blocked", "reached", "scorched")),
        *("price-least", "price-stones", "sign-stones"),
        *("fact-set-cost", "fact-bonus-others-of", "unit-sell"),
    },
    "new_dawn": {
        *("legend", "how-alone", "price-printed"),
        *(f"{w}-{x}" for w in ("label", "on") for x in (*CITY_STATES, *NATURAL_WONDERS, "trade")),
        *(f"{w}-{x}" for w in ("label", "on") for x in ("spent", "tokens")),
        *(f"on-{x}" for x in (*BARBARIANS, *HOLDS, *RESOURCES, *TERRAINS, "mature", "conquered", "lair", "wonder")),
        *("on-attack", "on-defence", "label-tile-sides", "label-prospects", "note-idle", "label-ways"),
        *(f"note-way{x}" for x in ("", "-through", "-arrives", "-defeats")),
        *(f"price-{x}" for x in ("slot", "die", "tokens", "ground", "city-ground", "support", "city-state")),
        *(f"{w}-combat" for w in ("unit", "sign")),
        *(f"{w}-{x}" for w in ("label", "on") for x in (*PROSPECTS.values(), "winning-rolls", "returned-cards")),
        *(f"{w}-{x}" for w in ("unit", "sign") for x in (*RESOURCES, "trade", "production")),
        *(f"label-{x}" for x in ("battle", "targets", "attacker", "defender", "resigned", "left-as", "store")),
        *(f"note-prey-{x}" for x in TARGET_KINDS),
        *(f"note-{x}" for x in BARBARIANS),
        *(
            f"note-{x}"
            for x in (
                "face-down",
                "used",
                "sums",
                "does-military-anywhere",
                "capital-tile",
                "wonder-tile",
                "state-tile",
            )
        ),
        *(f"piece-{x}" for x in ("met", "attack", "defence", "conquered", "lair")),
    },
}
FILLINGS: dict[str, Any] = dict.fromkeys(("number", "second", "price", "n", "of", "count", "each"), 2)
FILLINGS |= dict.fromkeys(("side", "thing", "by", "action", "gain", "tech"), "…")  # for what stands in the tables above
VARIANTS = ("innovations", "winds", "draft")
ALSO: dict[str, list[dict[str, Any]]] = {  # tables that are unlike the usual ones
    "age_of_civilization": [
        *({"players": 1, "mode": x} for x in ("wonders", "silk", "lost", "mongols", "rebirth")),
        *({"players": n, **dict.fromkeys(VARIANTS, "yes")} for n in (2, 4)),
    ],
    "new_dawn": [{"players": n, "map": "built"} for n in (2, 3)],
}
EVERY = {
    "through_the_ages": 11,
    "clash_of_cultures": 11,
    "new_dawn": 17,
}  # long games have boards enough: some are drawn


# the catalogues as trees


@cache
def texts(lang: str, game: str) -> dict[str, ftl.Pattern]:
    """Every text of a catalogue by its id, those of attributes as `id.name`."""
    out: dict[str, ftl.Pattern] = {}
    for entry in FluentParser().parse(catalogue(lang, game)).body:
        assert not isinstance(entry, ftl.Junk), f"{game}/{lang}: {entry.content}"
        if isinstance(entry, ftl.Message):
            found = {entry.id.name: entry.value, **{f"{entry.id.name}.{a.id.name}": a.value for a in entry.attributes}}
            for key, value in found.items():
                assert key not in out, f"{game}/{lang}: {key} is there twice"
                assert value is not None, f"{game}/{lang}: {key} says nothing"
                out[key] = value
    return out


def each_text(lang: str) -> Iterator[tuple[str, str, ftl.Pattern, ftl.Pattern]]:
    """Of every text: the catalogue, the id, the text in a language and in English."""
    for game in CATALOGUES:
        for key, value in texts(lang, game).items():
            yield game, key, value, texts("en", game)[key]


def selects(x: ftl.BaseNode) -> Iterator[ftl.SelectExpression]:
    if isinstance(x, ftl.SelectExpression):
        yield x
    for value in vars(x).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ftl.BaseNode):
                yield from selects(child)


def readings(pattern: ftl.Pattern) -> Iterator[tuple[str, frozenset[str]]]:
    """Every way a text can come out: its own words with a hole for what is put in, and what that is."""
    parts: list[list[tuple[str, frozenset[str]]]] = []
    for element in pattern.elements:
        if isinstance(element, ftl.TextElement):
            parts.append([(element.value, frozenset())])
        elif isinstance(element.expression, ftl.SelectExpression):
            on = name_of(element.expression.selector)
            parts.append([(words, put | {on}) for v in element.expression.variants for words, put in readings(v.value)])
        else:
            parts.append([("{}", frozenset([name_of(element.expression)]))])
    for way in product(*parts):
        yield "".join(words for words, _ in way), frozenset().union(*(put for _, put in way))


def name_of(x: Any) -> str:
    assert isinstance(x, (ftl.VariableReference, ftl.MessageReference)), f"nothing else is needed yet: {x}"
    return f"${x.id.name}" if isinstance(x, ftl.VariableReference) else x.id.name


def is_said(pattern: ftl.Pattern) -> bool:
    """Has it words of its own, beyond figures, signs, single letters and what is put in?"""
    return any(letter.islower() for words, _ in readings(pattern) for letter in words)


# all that a game has to say


@cache
def needed(name: str) -> dict[str, dict[str, Any]]:
    """Every message a game asks for, with what to put in for a try: from its tables, and its boards in random games."""
    game = find(name)
    out: dict[str, dict[str, Any]] = {"game": {}}
    for option in game.options:
        out[f"option-{option.name}"] = {}
        out |= {f"choice-{option.name}-{choice}": {} for choice in option.choices}
    for what, codec in (("do", game.codec), ("log", game.events)):
        for verb, word in codec.word.items():
            out[f"{what}-{word}"] = dict.fromkeys(argument_names(codec.kinds[verb]), 2)
    out |= {f"missing-{what}": {"needs": 2, "has": 1} for what in game.shortages}
    for frame in asked(game):
        out[f"ask-{frame}"] = {field: "" for field, _ in game.questions.fields[frame]}
        if f"help-{frame}" in texts("en", name):  # a newcomer's help may be left out
            out[f"help-{frame}"] = {}
    for kind in told_kinds(game):
        players = game.seats if game.kinds[kind] is Kind.SEAT else ""
        out |= {f"{kind}-{thing}": {} for thing in game.codec.names[kind] if thing not in list(players)}
        for row in range(len(game.codec.names[kind])):
            for fact, args in game.facts(game.make_rules(""), kind, row):
                out[f"fact-{fact}"] = {kind: value if isinstance(value, int) else "…" for kind, value in args.items()}
                out |= {message: {"n": 2} for message in things_in(game, args)}
    for i, s in enumerate(walks(game)):
        if stage := game.stage(s):
            out[f"label-{stage}"] = {}
        if s.over:
            result = game.result(s)
            out[f"how-{result.how}"] = {}
            out |= {f"part-{part}": {} for part in result.parts[0]}
        if i % EVERY.get(name, 1):
            continue
        for p in game.viewers(s):
            for section in game.board(game.view(s, p)):
                out |= dict(drawn(game, section))
        for price in prices(game, s):
            out |= dict(paid(price))
    out |= {f"field-{field}": {} for fields in game.unverified(game.make_rules("")).values() for field in fields}
    out |= dict.fromkeys(TABLES.get(name, set()), FILLINGS)
    return {key: args for key, args in out.items() if key not in PLATFORMS}


def prices(game: AnyGame, s: Any) -> list[Price]:
    """What the choices of a position cost."""
    if s.over or s.player < 0:
        return []
    found = [game.price(game.view(s, s.player), action) for action in legal(s)]
    return [price for price in found if price]


def paid(price: Price) -> Iterator[tuple[str, dict[str, Any]]]:
    for cost in price.costs:
        yield from ((f"{what}-{cost.unit}", {"n": 2}) for what in ("unit", "sign"))
        for part in cost.parts:
            source = part.source.replace(":", "-") if ":" in part.source else f"price-{part.source}"
            yield source, {} if ":" in part.source else FILLINGS


def walks(game: AnyGame) -> Iterator[Any]:
    for seed in range(8):
        yield from walk(game, seed, players=game.fewest + seed % (game.most - game.fewest + 1))
    for seed, table in enumerate(ALSO.get(game.id, [])):
        yield from walk(game, seed, **table)


def asked(game: AnyGame) -> list[str]:
    """The frames that are put to a seat: those with a rule behind them."""
    return [question for question in game.rule_of if "." not in question]


def told_kinds(game: AnyGame) -> list[str]:
    return [kind for kind in game.codec.names if kind != "seat" and not game.kinds[kind].is_written]


def is_written(game: AnyGame, kind: str) -> bool:
    return game.kinds.get(kind, Kind.WORD).is_written


def things_in(game: AnyGame, args: dict[str, Any]) -> Iterator[str]:
    for kind, value in args.items():
        if is_written(game, kind):
            continue
        if isinstance(value, (list, dict)):
            yield from (f"{'counted' if isinstance(value, list) else 'unit'}-{x}" for x in value if isinstance(x, str))
        elif isinstance(value, str):
            yield f"{kind}-{value}"


def drawn(game: AnyGame, x: Section) -> Iterator[tuple[str, dict[str, Any]]]:
    yield f"label-{x.title}", {}
    items: list[Item] = []
    if isinstance(x, Counters):
        yield from ((f"label-{count.name}", {}) for count in x.items)
    elif isinstance(x, Track):
        yield from ((f"mark-{mark.name}", {"number": mark.number or 0}) for mark in x.marks)
        yield from ((f"label-{scale.name}", {}) for scale in x.scales)
    elif isinstance(x, Tableau):
        yield from (titled(game, column.title) for column in x.columns)
        items = [item for column in x.columns for item in column.items]
    elif isinstance(x, Grid):
        yield from (titled(game, title) for title in [*x.columns, *(row.title for row in x.rows)])
        yield from (named(game, cell) for row in x.rows for cell in row.cells if isinstance(cell, str))
    elif isinstance(x, HexMap):
        yield from ((f"terrain-{h.terrain}", {}) for h in x.hexes if h.terrain)
        yield from (named(game, ref) for h in x.hexes for ref in [h.ref, *(piece.ref for piece in h.pieces)])
        yield from ((f"edge-{edge.name}", {}) for edge in x.edges)
    elif isinstance(x, Deck):
        yield from ((f"label-{count.name}", {}) for count in x.backs)
        items = x.known
    elif isinstance(x, (Cards, Market, Structure)):
        items = x.items
    for item in items:
        yield named(game, item.ref)
        for count in item.on:
            yield f"label-{count.name}", {}
            yield f"on-{count.name}", {"n": 2, "of": 3}
        if item.note:
            yield f"note-{item.note}", {"number": 2, "second": 2, "price": 2}
        if item.cost:
            yield from paid(item.cost)


def titled(game: AnyGame, title: str) -> tuple[str, dict[str, Any]]:
    return named(game, title) if ":" in title else (f"label-{title}", {})


def named(game: AnyGame, ref: str) -> tuple[str, dict[str, Any]]:
    kind, _, thing = ref.partition(":")
    return "hidden" if thing == "?" or is_written(game, kind) else "seat" if kind == "seat" else f"{kind}-{thing}", {}
