"""The catalogues: the same in all languages, complete for every game, and without unused messages."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl

import ecumene
from ecumene.bots import hints
from ecumene.games import GAMES, TOYS, find
from ecumene.kernel.border.codec import Codec
from ecumene.kernel.core.action import act
from ecumene.kernel.core.state import SPECTATOR
from ecumene.kernel.match.log import PLATFORM_RULES
from ecumene.kernel.match.match import Match
from ecumene.words import LANGUAGES, Words
from wording import (
    ALIKE_IN_POLISH,
    CATALOGUES,
    NAMES,
    asked,
    each_text,
    is_said,
    name_of,
    needed,
    readings,
    selects,
    texts,
    told_kinds,
    walks,
)

OTHERS = [lang for lang in LANGUAGES if lang != "en"]
NUMBERS = {"n", "number", "count", "needs", "has", "tokens", "reach", "discount"}  # what a plural may depend on
PLURALS = {  # the forms of each language, the default last
    "en": ["one", "other"],
    **{lang: ["one", "few", "many"] for lang in ("uk", "pl", "ru")},
}

# All that a game has to say is found once in a process: its languages are tested in the same one.
TOGETHER = [pytest.param(name, marks=pytest.mark.xdist_group(name)) for name in NAMES]


# alike in all languages


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_game_has_a_file_for_every_language(lang: str) -> None:
    """A game of another package may lack some; ours do not."""
    folders = {name: files(find(name).package).joinpath("locale") for name in GAMES + TOYS}
    assert [name for name, folder in folders.items() if not folder.joinpath(f"{lang}.ftl").is_file()] == []


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


def test_what_costs_nothing_is_called_free() -> None:
    said = re.compile(r"(for|costs?( you)?) nothing", re.I)
    for game, key, text, _ in each_text("en"):
        assert not any(said.search(words) for words, _ in readings(text)), f"{game}: {key}"
    for name in NAMES:
        wrong = [rule for rule, text in find(name).rule_texts.items() if said.search(text)]
        assert not wrong, f"{name}: {wrong}"


# whole


@pytest.mark.parametrize("name", TOGETHER)
def test_what_a_game_needs_is_there_and_nothing_else(name: str) -> None:
    """Nothing missing, nothing dead. A fact may also be said in a few signs (`signs-…`), or else words (`short-…`).

    The words of a guided turn, of a lesson, of a board and its verbs are held to what the web client uses by its tests,
    those of errors by `test_errors`.
    """
    of_client = ("guide-", "lesson-", "board-", "bar-", "line-")
    there = {key for key in texts("en", name) if "." not in key and not key.startswith((*of_client, "error-"))}
    facts = [key.removeprefix("fact-") for key in needed(name) if key.startswith("fact-")]
    may = {f"short-{fact}" if f"short-{fact}" in there else f"signs-{fact}" for fact in facts}
    assert set(needed(name)) <= there
    assert there <= set(needed(name)) | may


def test_what_the_platform_needs_is_there_and_nothing_else() -> None:
    there = {key for key in texts("en", "") if "." not in key and not key.startswith(("web-", "error-"))}
    match = Match(find("seven_wonders_duel"), 1)
    match.resign("A")
    assert match.result
    used = {"seat", "hidden", f"how-{match.result.how}", *(f"why-{rule}" for rule in PLATFORM_RULES)}
    used |= {f"reason-{name}" for name in hints.NAMES}
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
@pytest.mark.parametrize("name", TOGETHER)
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
    """With every name in every field; a figure may be left out, because it may only choose the wording."""
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
            assert all(sign and sign == sign.strip() for sign in said.briefly(game.facts(rules, kind, row)))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_things_are_told_apart_by_their_names(name: str, lang: str) -> None:
    game = find(name)
    said = Words(lang, game)
    for kind in told_kinds(game):
        names = [said.name(kind, thing).lower() for thing in game.codec.names[kind]]
        assert len(set(names)) == len(names), kind
