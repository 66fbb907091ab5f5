"""The language of scenarios in every game: complete lists of words, no order of lines, no impossible positions."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from ecumene.games import find
from ecumene.kernel.border.game import AnyGame
from ecumene.kernel.border.questions import BadScenario
from ecumene.kernel.border.save import save
from ecumene.kernel.border.scenario_words import GIVEN, THEN
from ecumene.testing.scenario import MAY, Scenario, ScenarioFailed, parse, play, read
from ecumene.testing.vocabulary import vocabulary
from every_game.the_games import COMPILED, EVERY, folder

COMMON = ("over", "events", "told", "no event", "not told", "asked", "by itself")
PAGES = Path(__file__).parents[2] / "docs" / "vocabulary"


def scenarios(name: str) -> list[Scenario]:
    return [case for path in sorted(folder(name).rglob("*.scn")) for case in read(path)]


def given(case: Scenario) -> list[str]:
    return [step.text for step in case.steps if step.word == "given"]


# words


@cache
def page_of(name: str) -> str:
    return vocabulary(find(name))


@pytest.mark.parametrize("name", EVERY)
def test_every_fact_that_a_scenario_states_is_declared(name: str) -> None:
    words = find(name).scenario.vocabulary
    names = words.at_table(len(words.seats), then=True)
    unknown = set()
    for case in scenarios(name):
        for step in case.steps:
            where, _, said = step.text.partition(":")
            if step.word != "then" or MAY.match(step.text) or where in COMMON:
                continue
            where = where.rpartition(" sees ")[2]
            of_seat = where in list(words.seats) and words.known(THEN, True)
            for fact in said.split(";"):
                word = words.seat_word(fact.split()[0]) if of_seat else words.line_word(where, names, THEN)
                if not word or THEN not in word.use:
                    unknown.add(f"{where}: {fact}")
                else:
                    word.stated.check(fact.split()[1:] if of_seat else fact.split(), names)
    assert unknown == set()


@pytest.mark.parametrize("name", EVERY)
def test_every_word_is_declared_once_and_has_a_meaning(name: str) -> None:
    words = find(name).scenario.vocabulary
    assert all(w.says and w.groups for w in words.words)
    for use in (GIVEN, THEN):
        assert max(Counter((tuple(w.where), w.name) for w in words.words if use in w.use).values()) == 1
    known = {*words.names, "seat", "text", "q,r", "none", "guild", "?", "-", "yes", "no"}
    kinds = {
        kind for w in words.words for x in (w, w.stated) for slots, _ in x.groups for s in slots for kind in s.kinds
    }
    assert {kind for kind in kinds if ".." not in kind} <= known


@pytest.mark.parametrize("name", EVERY)
def test_the_vocabulary_lists_every_word(name: str) -> None:
    game, page = find(name), page_of(name)
    lines = [w.line for w in game.scenario.vocabulary.words if GIVEN in w.use]
    lines += [w.stated.line for w in game.scenario.vocabulary.words if THEN in w.use]
    lines += [game.questions.usage(question) for question in game.questions.classes]
    assert all(f"`{line}`".replace("|", "\\|") in page for line in lines)
    for codec in (game.codec, game.events):
        assert all(f"- `{word}" in page for word in codec.word.values())
    assert all(f"`{x}`" in page for kind, things in game.zones.names.items() for x in things)


@pytest.mark.skipif(COMPILED, reason="what a question is about is read from the sources")
@pytest.mark.parametrize("name", EVERY)
def test_the_page_of_words_is_up_to_date(name: str) -> None:
    page = PAGES / f"{name}.md"
    assert page.read_text(encoding="utf-8") == page_of(name), "run `make vocabulary`"


@pytest.mark.parametrize("name", EVERY)
def test_questions_are_written_as_they_are_listed(name: str) -> None:
    """Every frame can be asked with its fields; without one of them the message says how it is written."""
    questions = find(name).questions
    for question, fields in questions.fields.items():
        words = ["A"] * questions.asks_a_seat(question)
        for _, kind in fields:
            names = list(questions.seats) if kind == "seat" else questions.names.get(kind)
            words.append(names[0] if isinstance(names, list) else "0")
        assert type(questions.parse(" ".join([question, *words]))).__name__ == question
        with pytest.raises(BadScenario, match=f"it is written: {question}"):
            questions.parse(" ".join([question, *words, "A"]))


def test_the_examples_of_the_docs_are_played() -> None:
    text = (PAGES.parent / "scenarios.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```\n([A-Z]{3}-.*?)^```", text, re.MULTILINE | re.DOTALL)
    cases = [case for block in blocks for case in parse(block, Path("scenarios.md"))]
    games = {find(name).prefix: find(name) for name in EVERY}
    assert {case.rules[0].split("-")[0] for case in cases} == set(games)
    for case in cases:
        play(case, games[case.rules[0].split("-")[0]])


# order


def backwards(case: Scenario, game: AnyGame) -> list[str]:
    """The given lines, and the facts of every seat, in the opposite order."""
    out = []
    for line in reversed(given(case)):
        where, _, said = line.partition(":")
        of_seat = where in list(game.seats) and game.scenario.vocabulary.known(GIVEN, True)
        out.append(f"{where}: {';'.join(reversed(said.split(';')))}" if of_seat else line)
    return out


def says_twice(case: Scenario, game: AnyGame) -> bool:
    """Of two facts with the same word about the same thing the later one counts or adds: there order matters."""
    of_seat = game.scenario.vocabulary.known(GIVEN, True)
    said: list[str] = []
    for line in given(case):
        where, _, facts = line.partition(":")
        seat = where in list(game.seats) and of_seat
        said += [f"{where} {fact.split()[0]}" for fact in facts.split(";")] if seat else [where]
    return len({*said}) < len(said)


@pytest.mark.parametrize("name", EVERY)
def test_the_order_of_given_lines_means_nothing(name: str) -> None:
    game = find(name)
    tried = [case for case in scenarios(name) if not says_twice(case, game)]
    assert len(tried) > 20
    for case in tried:
        assert save(game.scenario.build(given(case))) == save(game.scenario.build(backwards(case, game))), case.name


@pytest.mark.parametrize(
    ("name", "lines", "fact"),
    [
        ("lantern", ["A hands: lamp", "A hands: torch lamp"], "A hands: lamp lamp torch"),
        (
            "clash_of_cultures",
            ["A: hand spy_high_morale; food 1", "A: hand hero_general_high_morale"],
            "A: hand spy_high_morale hero_general_high_morale",
        ),
        ("through_the_ages", ["A: hand legion; hand raid_i"], "A: hand legion raid_i"),
        ("seven_wonders_duel", ["A: city stable", "A: city altar"], "A: city stable altar"),
        ("age_of_civilization", ["A: techs writing", "A: techs sailing"], "A: techs writing sailing"),
        ("seven_wonders_duel", ["A: coins 3; coins 5"], "A: coins 5"),
    ],
)
def test_a_list_said_twice_adds_and_a_figure_said_twice_replaces(name: str, lines: list[str], fact: str) -> None:
    setup = find(name).scenario
    setup.check(setup.build(lines), fact)


def test_of_a_list_said_twice_the_second_line_is_named_if_it_is_too_much() -> None:
    with pytest.raises(BadScenario, match="stable") as caught:
        find("seven_wonders_duel").scenario.build(["A: city stable", "A: coins 3", "A: city stable"])
    assert caught.value.line == 2


@pytest.mark.parametrize(
    ("name", "lines", "fact"),
    [
        ("through_the_ages", ["A: food 3; blue 10"], "A: food 3; blue 7"),
        ("through_the_ages", ["A: ruins colossus; wonders colossus"], "A: ruins colossus"),
        (
            "through_the_ages",
            ["A: workers iron 2; techs iron"],
            "A: workers agriculture 2 bronze 2 philosophy 1 warriors 1 iron 2",
        ),
        ("age_of_civilization", ["A: workers 1; main egypt"], "A: workers 1"),
        (
            "new_dawn",
            ["A: level military 2; leader egypt"],
            "A: row astrology foreign_trade pottery iron_working early_empire",
        ),
        ("clash_of_cultures", ["A: actions 1", "mover: A"], "A: actions 1"),
        ("clash_of_cultures", ["A: aboard soldier 1; ship D3", "terrain D3: sea"], "A: aboard 1 1"),
    ],
)
def test_what_a_line_builds_on_may_be_said_after_it(name: str, lines: list[str], fact: str) -> None:
    scene = find(name).scenario
    try:
        scene.check(scene.build(lines), fact)
    except AssertionError as e:
        raise AssertionError(f"{lines}: {e}") from e


# impossible positions


@pytest.mark.parametrize(
    ("name", "lines", "wrong", "said"),
    [
        ("lantern", ["A hands: storm storm storm storm storm storm"], 0, "not so many are left"),
        ("seven_wonders_duel", ["A: coins 3", "A: city altar", "row: altar"], 2, "there is only one altar"),
        ("through_the_ages", ["A: culture -4"], 0, "culture: '-4' is not a number from 0"),
        ("through_the_ages", ["A: leader mose"], 0, "no such leader: 'mose'; did you mean 'moses'"),
        ("through_the_ages", ["A: leader moses", "B: leader moses"], 1, "no more copies are left: moses"),
        ("through_the_ages", ["age: I", "A: culture 3", "A: techs computers"], 2, "computers is a card of age III"),
        ("through_the_ages", ["A: resources 40"], 0, "the bank has too few blue tokens"),
        ("through_the_ages", ["A: leader iron"], 0, "no such leader: 'iron'"),
        ("through_the_ages", ["A: techs moses"], 0, "no such technology: 'moses'"),
        ("through_the_ages", ["A: hand moses"], 0, "no such military card: 'moses'"),
        ("through_the_ages", ["A: ruins colossus"], 0, "colossus is not among the wonders of A"),
        ("through_the_ages", ["A: colour 3"], 0, "nothing is called 'colour'"),
        ("through_the_ages", ["C: culture 3"], 0, "C does not play: there are 2 players"),
        ("through_the_ages", ["A: wars war_over_culture C"], 0, "no such seat: 'C'"),
        ("through_the_ages", ["ask: Politics C 0"], 0, "C is asked, but 2 play"),
        ("age_of_civilization", ["A: coins -4"], 0, "coins: '-4' is not a number from 0"),
        ("age_of_civilization", ["A: main egipt"], 0, "no such civilization: 'egipt'; did you mean 'egypt'"),
        ("age_of_civilization", ["A: main egypt", "B: main egypt"], 1, "no more copies are left: egypt"),
        ("age_of_civilization", ["pool: egypt", "deck: egypt"], 1, "there is only 1 egypt, not 2"),
        ("age_of_civilization", ["A: wonders petra", "wonders: petra"], 1, "no more copies are left: petra"),
        ("age_of_civilization", ["track: hunting hunting"], 0, "different cards"),
        ("age_of_civilization", ["A: workers 1; placed 2"], 0, "A has 1 workers, 2 placed"),
        ("age_of_civilization", ["round: 7"], 0, "round: '7' is not a number from 1 to 6"),
        ("new_dawn", ["A: marble 9"], 0, "there are only 8 marble"),
        ("new_dawn", ["A: dial -1"], 0, "dial: '-1' is not a number from 0"),
        ("new_dawn", ["A: row astrology astrology pottery masonry foreign_trade"], 0, "has each card once"),
        ("new_dawn", ["07-0: petra", "05-1: petra"], 1, "petra lies open or was built already"),
        ("new_dawn", ["tiles: 05a 06a@0,0"], 0, "would lie on another tile"),
        ("new_dawn", ["tiles: 05a 05b@9,0"], 0, "tile 05 lies on the map already"),
        ("new_dawn", ["tiles: 5a"], 0, "'5a' is not a tile such as 12b/3@4,0; did you mean"),
        ("new_dawn", ["tiles: 05a", "07-1: A control"], 1, "'07-1' is not on the map"),
        ("new_dawn", ["tiles: 05a", "terrain 05-0: swamp"], 1, "no such terrain: 'swamp'"),
        ("clash_of_cultures", ["A: food -4"], 0, "food: '-4' is not a number from 0 to 8"),
        ("clash_of_cultures", ["A: advances writting"], 0, "no such advance: 'writting'; did you mean 'writing'"),
        ("clash_of_cultures", ["A: settler D2 5"], 0, "'5' is too much"),
        ("clash_of_cultures", ["A: settler D2 3", "A: settler D1 2"], 1, "A has only 4 settlers"),
        ("clash_of_cultures", ["A: advances writing; culture 0"], 0, "A: culture is at least 1"),
        ("clash_of_cultures", ["A: culture 1; culture_tokens 2"], 0, "A: culture is at least 2"),
        ("clash_of_cultures", ["A: hand spy_high_morale", "B: hand spy_high_morale"], 1, "no more copies are left"),
        ("clash_of_cultures", ["city Z9: A"], 0, "city: no such cell: 'Z9'"),
        ("clash_of_cultures", ["city D2: A fortres"], 0, "not a word of a city: 'fortres'; did you mean 'fortress'"),
        ("clash_of_cultures", ["city D2: A port>G7"], 0, "G7 is not next to D2"),
        ("clash_of_cultures", ["A: persons famine"], 0, "no such person: 'famine'"),
        ("clash_of_cultures", ["A: aboard soldier 1"], 0, "A has no ship number 1"),
        ("clash_of_cultures", ["cty D2: A"], 0, "nothing is called 'cty D2'"),
        ("clash_of_cultures", ["terrain D2: sea"], 0, "D2 is plain, not sea"),
        ("clash_of_cultures", ["A: ship D2"], 0, "a ship cannot be in D2: it is plain"),
    ],
    ids=str,
)  # fmt: skip
def test_an_impossible_position_is_refused_and_its_line_named(
    name: str, lines: list[str], wrong: int, said: str
) -> None:
    with pytest.raises(BadScenario) as e:
        find(name).scenario.build(lines)
    assert said in str(e.value) and e.value.line == wrong


@pytest.mark.parametrize(
    ("name", "line", "said"),
    [
        ("through_the_ages", "players: 1", "2 to 4"),
        ("through_the_ages", "options: speed=slow", "through_the_ages has no option 'speed'; there are: none"),
        ("clash_of_cultures", "options: length=five", "the choices of length are: six, four"),
        ("age_of_civilization", "options: mod=silk", "has no option 'mod'; there are: mode"),
        ("new_dawn", "players: 9", "2 to 4"),
    ],
)
def test_options_and_players_are_those_of_the_game(name: str, line: str, said: str) -> None:
    game = find(name)
    text = f"{next(iter(game.rule_texts))}  A table\ngiven  first: A\n       {line}\nthen   asked: A\n"
    with pytest.raises(ScenarioFailed, match=rf"told.scn:3: {line}: .*{said}"):
        play(parse(text, Path("told.scn"))[0], game)


# questions with one answer

ONE_ANSWER = """\
AOC-11.10  Iron Working is the only technology that A can pay for
given  A: main hittites; techs mining; workers 1; coins 0
when   A act research
"""


def told(text: str) -> None:
    (case,) = parse(ONE_ANSWER + text, Path("told.scn"))
    play(case, find("age_of_civilization"))


def test_a_move_that_was_played_by_itself_can_be_stated() -> None:
    told("then   by itself: A learn iron_working\n       A: techs mining iron_working\n")
    with pytest.raises(ScenarioFailed, match=r"told.scn:4: .*by itself: A learn iron_working"):
        told("then   by itself: A learn writing\n")


def test_a_line_that_names_such_a_move_says_so() -> None:
    with pytest.raises(
        ScenarioFailed, match=r"told.scn:4: A learn iron_working: already played by itself, as the only"
    ):
        told("when   A learn iron_working\nthen   asked: A\n")


def test_whoever_is_not_asked_as_expected_learns_what_was_played() -> None:
    for line in ("A may: pass", "asked: B", "A may also: pass"):
        with pytest.raises(ScenarioFailed, match="the only answer, so played by itself: A learn iron_working"):
            told(f"then   {line}\n")


# levels and maps


def test_advances_raise_levels() -> None:
    """COC-5.7, 5.9: a level follows from advances and tokens, unless the scenario says more."""
    scene = find("clash_of_cultures").scenario
    s = scene.build(["A: advances writing tactics storage", "B: culture_tokens 3"])
    scene.check(s, "A: culture 2; happiness 1; culture_tokens 0")
    scene.check(s, "B: culture 3; happiness 0")
    assert scene.filled == ["A: happiness 1", "A: culture 2", "B: culture 3"]
    scene.check(scene.build(["A: advances writing; culture 4"]), "A: culture 4")


def test_a_map_is_described_by_its_terrain() -> None:
    """COC-6.3: regions that have these terrains are laid, each once; what was laid is listed."""
    game = find("clash_of_cultures")
    said = ["C3: sea", "B3: sea", "D3: forest", "D4: sea", "F4: mountain"]
    s = game.scenario.build([f"terrain {x}" for x in said])
    for fact in said:
        game.scenario.check(s, f"terrain {fact}")
    assert len(game.scenario.filled) == 3 and all(x.startswith("tile ") for x in game.scenario.filled)
    game.zones.check(s)
    assert save(game.scenario.build(["terrain: C3 sea B3 sea D3 forest D4 sea F4 mountain"])) == save(s)
    assert save(game.scenario.build(game.scenario.filled)) == save(s)
    with pytest.raises(BadScenario, match="no regions have these terrains in these spaces"):
        game.scenario.build(["terrain: B2 sea A3 sea C3 sea B3 sea"])


def test_a_small_map_of_a_new_dawn() -> None:
    scene = find("new_dawn").scenario
    s = scene.build(["tiles: 04b", "terrain 0,0: natural_wonder", "04-1: A capital"])
    scene.check(s, "spaces: 10")
    scene.check(s, "A: cities 1")
    with pytest.raises(BadScenario, match="0,0 is natural_wonder, not hills"):
        scene.build(["tiles: 04b", "terrain 0,0: hills"])


def test_names_from_before_are_read() -> None:
    scene = find("through_the_ages").scenario
    s = scene.build(["A: ca 2; ma 1; fresh rich_land_a; led_ages A", "lot: vast_territory_i", "price: 3", "out: B"])
    scene.check(s, "A: civil_actions 2; ca 2; ma_total 2; led_ages A")
    scene.check(s, "lot: vast_territory_i")
    scene.check(s, "highest_bid: 3")
