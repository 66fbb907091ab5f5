"""The catalogues: alike in all languages, whole for every table of every game, and with nothing that nobody says."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import ecumene
from ecumene.games import COMING, GAMES, TOYS, find
from ecumene.games.seven_wonders_duel.view import ENDS
from ecumene.games.through_the_ages.cards import AGES, CIVIL, TYPES
from ecumene.kernel.action import act
from ecumene.kernel.codec import Codec
from ecumene.kernel.game import Game
from ecumene.kernel.match import WHY, Match
from ecumene.kernel.sections import (
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
from ecumene.kernel.state import SPECTATOR, legal
from ecumene.testing.laws import walk
from ecumene.words import FIGURES, LANGUAGES, Words, argument_names, catalogue, language

HOME = Path(ecumene.__file__).parent
WORDED = [name for name in COMING if all((HOME / "games" / name / "locale" / f"{x}.ftl").exists() for x in LANGUAGES)]
NAMES = GAMES + WORDED + TOYS
CATALOGUES = ["", *NAMES]  # the platform's first
OTHERS = [lang for lang in LANGUAGES if lang != "en"]

PLATFORMS = {"hidden", "seat"}  # messages of the platform that games use
NUMBERS = {"n", "number", "count"}  # what a plural may hang on
PLURALS = {lang: ["one", "other"] if lang == "en" else ["one", "few", "many"] for lang in LANGUAGES}  # default last

ALIKE_IN_POLISH = {
    *("card-forum", "card-port", "card-arena", "card-obelisk", "wonder-circus_maximus", "type-arena"),
    *("card-hammurabi", "card-homer", "card-leonardo_da_vinci", "card-isaac_newton", "card-james_cook"),
    *("card-napoleon_bonaparte", "card-albert_einstein", "card-bill_gates", "card-charlie_chaplin", "card-sid_meier"),
    *("card-mahatma_gandhi", "card-winston_churchill", "card-hollywood", "card-internet", "card-legion"),
    *("card-multimedia", "card-opera"),
    *("piece-port", "label-port", "edge-port", "good-idea", "goal-eureka"),
}

# what the rows can say beyond what some random games or the printed cards show
TABLES = {
    "seven_wonders_duel": {"legend", "price-fixed", "price-chain", *(f"how-{x}" for x in ENDS if x)},
    "through_the_ages": {
        "legend",
        *(f"label-age-{x}" for x in AGES),
        *(f"label-type-{x}" for x in TYPES[:CIVIL]),
        *(f"label-{x}" for x in ("last-round", "lot", "auction", "bid", "bidder", "chosen", "loses-food", "eats")),
        *(f"label-{x}" for x in ("unit-science", "unit-resources", "discontent", "uprising", "hunger", "discards")),
        *(f"label-{x}" for x in ("resigned", "left-as", "draws", "tactics")),
        *(f"price-{x}" for x in ("granted", "floor", "replaced", "revolution", "wonders", "spare")),
        *(f"note-{x}" for x in ("ruined", "homer", "own", "fresh", "side-a", "side-b")),
        *(f"fact-worker-less-{x}" for x in ("culture", "science", "happy")),
        *(f"fact-pact-less-{x}" for x in ("strength", "military", "food")),
        "fact-less-culture",
        "how-last",
    },
    "clash_of_cultures": {
        "legend",
        *(f"how-{x}" for x in ("rounds", "cities", "die", "wonder", "last")),
        *(f"label-{x}" for x in ("battle", "sea-battle", "attacker", "defender", "ends-on", "banned", "fallen")),
        *(f"{w}-{x}" for w in ("label", "on") for x in ("battle-round", "fighters", "dice", "sum", "combat-value")),
        *(f"label-{x}" for x in ("event-deck-icons", "event-deck-choice", "peeked", "resigned", "left-as")),
        *(f"{w}-{x}" for w in ("label", "on") for x in ("fortress", "academy", "temple", "port", "wonder", "ship")),
        "on-fallen",
        *(f"note-city-{x}" for x in ("angry", "neutral", "happy")),
        *(
            f"note-{x}"
            for x in ("aboard", "reserved", "exhausted", "face-down", "lost", "met-upper", "met-lower", "met-both")
        ),
        *(f"{what}-{x}" for what in ("unit", "sign") for x in ("idea", "gold", "wood", "action_card")),
        "price-range",
        "edge-port",
    },
}
FILLINGS: dict[str, Any] = dict.fromkeys(("number", "second", "price", "n", "of", "count", "each"), 2)
FILLINGS |= dict.fromkeys(("side", "thing", "by"), "…")  # for what stands in the tables above
EVERY = {"through_the_ages": 11, "clash_of_cultures": 11}  # long games have boards enough: some are drawn


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
    """Has it words of its own, beyond figures, signs and what is put in?"""
    return any(letter.isalpha() for words, _ in readings(pattern) for letter in words)


# alike in all languages


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("game", CATALOGUES)
def test_same_messages_as_in_english(game: str, lang: str) -> None:
    assert list(texts(lang, game)) == list(texts("en", game))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_same_is_put_into_every_reading(lang: str) -> None:
    for game, key, text, english in each_text(lang):
        everything = frozenset().union(*(put for _, put in readings(english)))
        for words, put in readings(text):
            assert put == everything, f"{game}/{lang}: {key}: {words!r}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_plurals_have_the_forms_of_the_language(lang: str) -> None:
    for game, key, text, _ in each_text(lang):
        for select in selects(text):
            assert name_of(select.selector).strip("$") in NUMBERS, f"{game}/{lang}: {key}"
            forms = [v.key.name if isinstance(v.key, ftl.Identifier) else v.key.value for v in select.variants]
            assert forms == PLURALS[lang], f"{game}/{lang}: {key}"
            assert select.variants[-1].default, f"{game}/{lang}: {key}"


@pytest.mark.parametrize(("lang", "foreign"), [("uk", "ёыъэ"), ("ru", "іїєґ")])
def test_cyrillic(lang: str, foreign: str) -> None:
    for game, key, text, english in each_text(lang):
        for words, _ in readings(text):
            where = f"{game}/{lang}: {key}: {words!r}"
            assert not is_said(english) or re.search("[а-яґєії]", words, re.I), where
            assert not re.search(f"[{foreign}]", words, re.I), where
            assert not re.search("[a-z][а-яґєії]|[а-яґєії][a-z]", words, re.I), f"letters of two scripts: {where}"


def test_polish_is_not_english() -> None:
    same = {
        key
        for _, key, text, english in each_text("pl")
        if is_said(english) and list(readings(text)) == list(readings(english))
    }
    assert same == ALIKE_IN_POLISH


@pytest.mark.parametrize("lang", OTHERS)
def test_typography(lang: str) -> None:
    """No straight quotes, dots for an ellipsis, hyphens for a dash, double or stray spaces; nobody shouts."""
    for game, key, text, _ in each_text(lang):
        for words, _ in readings(text):
            assert not re.search(r"[\"'!]|\.\.\.|(^| )-( |$)|  |\n", words), f"{game}/{lang}: {key}: {words!r}"


# whole


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
    for frame in asked(game):
        out[f"ask-{frame}"] = {field: "" for field, _ in game.questions.fields[frame]}
        if f"help-{frame}" in texts("en", name):  # a newcomer's help may be left out
            out[f"help-{frame}"] = {}
    for kind in told_kinds(game):
        out |= {f"{kind}-{thing}": {} for thing in game.codec.names[kind] if kind != "owner" or thing not in game.seats}
        for row in range(len(game.codec.names[kind])):
            for fact, args in game.facts(game.make_rules(""), kind, row):
                out[f"fact-{fact}"] = {kind: value if isinstance(value, int) else "…" for kind, value in args.items()}
                out |= {message: {"n": 2} for message in things_in(args)}
    for i, s in enumerate(walks(game)):
        if s.over:
            result = game.result(s)
            out[f"how-{result.how}"] = {}
            out |= {f"part-{part}": {} for part in result.parts[0]}
        if i % EVERY.get(name, 1):
            continue
        for p in game.viewers(s):
            for section in game.board(game.view(s, p)):
                out |= dict(drawn(section))
        for price in prices(game, s):
            out |= dict(paid(price))
    out |= {f"field-{field}": {} for fields in game.doubts(game.make_rules("")).values() for field in fields}
    out |= dict.fromkeys(TABLES.get(name, set()), FILLINGS)
    return {key: args for key, args in out.items() if key not in PLATFORMS}


def prices(game: Game, s: Any) -> list[Price]:
    """What the choices of a position cost."""
    if game.price is None or s.over or s.player < 0:
        return []
    found = [game.price(game.view(s, s.player), action) for action in legal(s)]
    return [price for price in found if price]


def paid(price: Price) -> Iterator[tuple[str, dict[str, Any]]]:
    for cost in price.costs:
        yield from ((f"{what}-{cost.unit}", {"n": 2}) for what in ("unit", "sign"))
        for part in cost.parts:
            source = part.source.replace(":", "-") if ":" in part.source else f"price-{part.source}"
            yield source, {} if ":" in part.source else FILLINGS


def walks(game: Game) -> Iterator[Any]:
    for seed in range(8):
        yield from walk(game, seed, players=game.fewest + seed % (game.most - game.fewest + 1))


def asked(game: Game) -> list[str]:
    """The frames that are put to a seat: those with a rule behind them."""
    return [question for question in game.rule_of if "." not in question]


def told_kinds(game: Game) -> list[str]:
    return [kind for kind in game.codec.names if kind != "seat" and kind not in FIGURES]


def things_in(args: dict[str, Any]) -> Iterator[str]:
    for kind, value in args.items():
        if kind in FIGURES:
            continue
        if isinstance(value, (list, dict)):
            yield from (f"{'counted' if isinstance(value, list) else 'unit'}-{x}" for x in value if isinstance(x, str))
        elif isinstance(value, str):
            yield f"{kind}-{value}"


def drawn(x: Section) -> Iterator[tuple[str, dict[str, Any]]]:
    yield f"label-{x.title}", {}
    items: list[Item] = []
    if isinstance(x, Counters):
        yield from ((f"label-{count.name}", {}) for count in x.items)
    elif isinstance(x, Track):
        yield from ((f"mark-{mark.name}", {"number": mark.number or 0}) for mark in x.marks)
        yield from ((f"label-{scale.name}", {}) for scale in x.scales)
    elif isinstance(x, Tableau):
        yield from (titled(column.title) for column in x.columns)
        items = [item for column in x.columns for item in column.items]
    elif isinstance(x, Grid):
        yield from (titled(title) for title in [*x.columns, *(row.title for row in x.rows)])
        yield from (named(cell) for row in x.rows for cell in row.cells if isinstance(cell, str))
    elif isinstance(x, HexMap):
        yield from ((f"terrain-{h.terrain}", {}) for h in x.hexes if h.terrain)
        yield from (named(ref) for h in x.hexes for ref in [h.ref, *(piece.ref for piece in h.pieces)])
        yield from ((f"edge-{edge.name}", {}) for edge in x.edges)
    elif isinstance(x, Deck):
        yield from ((f"label-{count.name}", {}) for count in x.backs)
        items = x.known
    elif isinstance(x, (Cards, Market, Structure)):
        items = x.items
    for item in items:
        yield named(item.ref)
        for count in item.on:
            yield f"label-{count.name}", {}
            yield f"on-{count.name}", {"n": 2, "of": 3}
        if item.note:
            yield f"note-{item.note}", {"number": 2, "second": 2, "price": 2}


def titled(title: str) -> tuple[str, dict[str, Any]]:
    return named(title) if ":" in title else (f"label-{title}", {})


def named(ref: str) -> tuple[str, dict[str, Any]]:
    kind, _, thing = ref.partition(":")
    return "hidden" if thing == "?" or kind in FIGURES else "seat" if kind == "seat" else f"{kind}-{thing}", {}


@pytest.mark.parametrize("name", NAMES)
def test_what_a_game_needs_is_there_and_nothing_else(name: str) -> None:
    """Nothing missing, nothing dead. What a fact says in a few signs (`gist-…`) it may leave out.

    The words of a guided turn are held to its steps by the web client's tests.
    """
    there = {key for key in texts("en", name) if "." not in key and not key.startswith("guide-")}
    may = {key.replace("fact-", "gist-") for key in needed(name) if key.startswith("fact-")}
    assert set(needed(name)) <= there
    assert there <= set(needed(name)) | may


def test_what_the_platform_needs_is_there_and_nothing_else() -> None:
    there = {key for key in texts("en", "") if "." not in key and not key.startswith(("web-", "error-"))}
    match = Match(find("seven_wonders_duel"), 1)
    match.resign("A")
    assert match.result
    used = {"seat", "hidden", f"how-{match.result.how}", *(f"why-{rule}" for rule in WHY)}
    assert there == used | set(said_by_the_terminal())


def said_by_the_terminal() -> Iterator[str]:
    """Ids in the code of the terminal; of its help also the ends that are joined to `cli-help`."""
    for file in (Path(ecumene.__file__).parent / "cli").glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                if re.fullmatch("cli(-[a-z]+)+", node.value):
                    yield node.value
                if re.fullmatch("-[a-z]{2,}", node.value):
                    yield f"cli-help{node.value}"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_everything_can_be_said(name: str, lang: str) -> None:
    """Words raises where a message is missing or something to put in is."""
    game = find(name)
    said = Words(lang, game)
    for key, args in needed(name).items():
        assert said.say(key, **args)
    for option in game.options:
        assert said.about(f"option-{option.name}")
    assert said.about("game")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_moves_and_events(name: str, lang: str) -> None:
    """With every name in every place, for those who may read what is secret and for those who may not."""
    game = find(name)
    said = Words(lang, game)
    for move in every_name(game.codec):
        assert said.action(move, 0, 0)
        assert said.action(move, SPECTATOR, 0)
    for event in every_name(game.events):
        assert said.event(event, 0)
        assert said.event(event, SPECTATOR)


def every_name(codec: Codec) -> Iterator[int]:
    for verb, kinds in codec.kinds.items():
        yield act(verb)
        for at, kind in enumerate(kinds):
            for i in range(min(len(codec.names[kind]), 100)):
                yield act(verb, *(i if j == at else 0 for j in range(len(kinds))))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_questions(name: str, lang: str) -> None:
    """With every name in every field; a figure need not be told, for it may only steer the question."""
    game = find(name)
    said = Words(lang, game)
    for question in asked(game):
        fields = game.questions.fields[question]
        for at, (_, kind) in enumerate(fields or [("", "seat")]):
            for i in range(min(len(game.codec.names[kind]), 300)):
                values = [i if j == at else 0 for j in range(len(fields))]
                made = {field: value for (field, _), value in zip(fields, values)}
                text = said.question(game.questions.classes[question](player=0, **made))
                for (_, k), value in zip(fields, values):
                    assert k == "number" or said.name(k, game.codec.names[k][value]) in text


@pytest.mark.parametrize("name", NAMES)
def test_every_question_of_random_games_has_words(name: str) -> None:
    game = find(name)
    seen = {type(s.stack[-1]).__name__ for s in walks(game) if not s.over and s.player >= 0}
    assert seen <= set(asked(game))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_what_every_row_says(name: str, lang: str) -> None:
    game = find(name)
    said, rules = Words(lang, game), game.make_rules("")
    for kind in told_kinds(game):
        for row in range(len(game.codec.names[kind])):
            for fact in said.facts(rules, kind, row):
                assert fact and ";" not in fact  # facts are joined with semicolons
            assert all(sign and sign == sign.strip() for sign in said.gist(rules, kind, row))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_things_are_told_apart_by_their_names(name: str, lang: str) -> None:
    game = find(name)
    said = Words(lang, game)
    for kind in told_kinds(game):
        names = [said.name(kind, thing).lower() for thing in game.codec.names[kind]]
        assert len(set(names)) == len(names), kind


# how it reads


@pytest.mark.parametrize(
    ("lang", "one", "three", "five", "twenty_one"),
    [
        ("en", "1 coin", "3 coins", "5 coins", "21 coins"),
        ("uk", "1 монета", "3 монети", "5 монет", "21 монета"),
        ("pl", "1 moneta", "3 monety", "5 monet", "21 monet"),
        ("ru", "1 монета", "3 монеты", "5 монет", "21 монета"),
    ],
)
def test_plurals(lang: str, one: str, three: str, five: str, twenty_one: str) -> None:
    game = find("seven_wonders_duel")
    said = Words(lang, game)
    assert [said.say("unit-coins", n=n) for n in (1, 3, 5, 21)] == [one, three, five, twenty_one]
    assert said.event(game.events.parse("gained A 5"), SPECTATOR).endswith(f": +{five}")


@pytest.mark.parametrize(
    ("lang", "facts"),
    [
        ("en", "costs 2 wood, 1 glass, 1 papyrus; 3 points; 6 coins at once; another turn at once"),
        ("uk", "вартість: дерево ×2, скло ×1, папірус ×1; 3 бали; одразу 6 монет; одразу ще один хід"),
        ("pl", "koszt: drewno ×2, szkło ×1, papirus ×1; 3 punkty; od razu 6 monet; od razu jeszcze jedna tura"),
        ("ru", "стоимость: древесина ×2, стекло ×1, папирус ×1; 3 очка; сразу 6 монет; сразу ещё один ход"),
    ],
)
def test_a_row_in_words(lang: str, facts: str) -> None:
    game = find("seven_wonders_duel")
    row = game.codec.names["wonder"].index("hanging_gardens")
    assert "; ".join(Words(lang, game).facts(game.make_rules(""), "wonder", row)) == facts


@pytest.mark.parametrize(
    ("event", "said"),
    [
        ("upgraded A bronze iron", "Гравець A поліпшує: Бронза → Залізо"),
        ("waged B A war_over_culture", "Гравець B оголошує війну, суперник — Гравець A: Війна за культуру"),
    ],
)
def test_two_arguments_of_a_kind(event: str, said: str) -> None:
    game = find("through_the_ages")
    assert Words("uk", game).event(game.events.parse(event), SPECTATOR) == said
    assert argument_names(["seat", "seat", "card", "seat"]) == ["seat", "seat2", "card", "seat3"]


def test_the_last_of_two_arguments_can_be_left_open() -> None:
    game = find("through_the_ages")
    move = game.codec.parse("upgrade bronze iron")
    assert Words("en", game).action(move, 0, 0, open_last=True) == "Upgrade: Bronze → …"


@pytest.mark.parametrize(
    ("card", "facts"),
    [
        ("kremlin", "age II; wonder; stages cost 4 + 4 + 4 resources; +2 culture; −1 happy face; +1 civil action; "
         "+1 military action"),
        ("monarchy", "age I; government; 8 science to develop; 2 science by revolution; 5 civil actions; "
         "3 military actions; at most 3 urban buildings of each type"),
        ("open_borders_agreement", "age I; pact; side A: +1 military action; side B: +1 military action; "
         "a party that attacks the other has +2 strength for it"),
        ("development_of_religion", "age A; event; every civilization with an unused worker may build for nothing: "
         "Religion"),
        ("development_of_politics", "age A; event; for every civilization; draw 3 military cards"),
        ("raid_i", "age I; aggression; costs 1 military action; destroy an urban building of the rival up to level I, "
         "and gain half their cost in resources, rounded up"),
        ("acceptance_of_supremacy", "age II; pact; side A makes 1 resource more; side B makes 1 resource less; "
         "the parties may not attack each other"),
        ("defensive_army", "age II; tactic; an army is 2 infantry, 1 artillery; each army: 6 strength; "
         "each army with units two ages older than the card: 3 strength"),
    ],
)  # fmt: skip
def test_cards_of_through_the_ages(card: str, facts: str) -> None:
    game = find("through_the_ages")
    row = game.codec.names["card"].index(card)
    assert "; ".join(Words("en", game).facts(game.make_rules(""), "card", row)) == facts


def test_corrected_figures_below_nought_can_be_said() -> None:
    text = '[cards.drama]\nculture = -2\n[cards.peace_treaty]\nside_strength = "-1 0"\n'
    match = ecumene.new("through_the_ages", players=3, seed=1, corrections=text)
    for card, fact in (("drama", "each worker: −2 culture"), ("peace_treaty", "side A: −1 strength")):
        row = match.game.codec.names["card"].index(card)
        assert fact in Words("en", match.game).facts(match.state.rules, "card", row)


def test_corrected_rows_say_what_is_corrected() -> None:
    match = ecumene.new("lantern", players=2, seed=1, corrections="[cards.wick]\nlight = 7\n")
    assert "Light 7" in Words("en", match.game).facts(match.state.rules, "card", 0)


def test_a_secret_is_said_only_to_who_may_read_it() -> None:
    game = find("lantern")
    said = Words("uk", game, ["Ганна", "", ""])
    drawn_card = game.codec.parse("draw A lamp")
    assert said.action(drawn_card, 0, -1) == "Ганна бере карту: Лампа"
    assert said.action(drawn_card, 1, -1) == "Ганна бере карту: невідомо"
    laid = game.events.parse("laid B torch")
    assert said.event(laid, 1) == "Гравець B кладе карту на стос: Смолоскип"
    assert said.event(laid, 0) == "Гравець B кладе карту на стос: невідомо"


def test_names_of_players() -> None:
    said = Words("pl", find("lantern"), ["greedy", "greedy", "Ola"])
    assert [said.seat(letter) for letter in "ABCD"] == ["greedy A", "greedy B", "Ola", "Gracz D"]
    assert said.ref("seat:C") == "Ola"
    assert said.ref("card:?") == "nie wiadomo"


def test_why() -> None:
    said = Words("ru", find("lantern"))
    assert said.why("ECU-3") == "Брать назад нечего."
    assert said.why("LAN-4.2").startswith("A bid")
    assert said.why("LAN-99") == ""
    assert Words("ru").why("LAN-2") == ""


def test_a_missing_message_or_word_is_an_error() -> None:
    said = Words("en", find("lantern"))
    with pytest.raises(LookupError):
        said.say("card-sphinx")
    with pytest.raises(KeyError, match="log-scored in en"):
        said.say("log-scored")


# which language


@pytest.fixture
def no_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("ECUMENE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


@pytest.mark.usefixtures("no_environment")
@pytest.mark.parametrize(
    ("wanted", "environment", "chosen"),
    [
        ("", {}, "en"),
        ("pl", {"LANG": "uk_UA.UTF-8"}, "pl"),
        ("UK", {}, "uk"),
        ("ru_RU", {}, "ru"),
        ("", {"LANG": "uk_UA.UTF-8"}, "uk"),
        ("", {"LANG": "uk_UA.UTF-8", "LC_MESSAGES": "ru_RU"}, "ru"),
        ("", {"LC_MESSAGES": "ru_RU", "LC_ALL": "pl_PL"}, "pl"),
        ("", {"LC_ALL": "pl_PL", "ECUMENE_LANG": "uk"}, "uk"),
        ("", {"LC_ALL": "C.UTF-8", "LANG": "pl_PL"}, "pl"),
        ("de", {"LANG": "de_DE"}, "en"),
    ],
)
def test_language(wanted: str, environment: dict[str, str], chosen: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert language(wanted) == chosen


def test_halves_of_points_are_said_where_a_game_counts_them() -> None:
    halves, whole = Words("en", find("clash_of_cultures")), Words("en", find("seven_wonders_duel"))
    assert [halves.points(n) for n in (53, 52, 1, 0, -3)] == ["26½", "26", "½", "0", "−1½"]
    assert [whole.points(n) for n in (53, 0, -3)] == ["53", "0", "−3"]
