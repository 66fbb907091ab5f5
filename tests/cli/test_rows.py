"""Open cards say what they do, and which of their figures are reconstructions."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rich.console import Console

import ecumene
from cli.keyboard import plainly, run
from ecumene.cli.draw import EXPLAINED, UNVERIFIED, BoardRenderer, listed
from ecumene.cli.screen import Screen
from ecumene.games import GAMES, find
from ecumene.games.through_the_ages.cards.rows import KINDS
from ecumene.kernel.border.sections import Item, Market, Structure
from ecumene.words import LANGUAGES, Words

SORTS = {"age", "kind", "type"}  # facts that only say what sort of card it is
MEANT = {"says-churchill"}  # what follows from the rest of the card
ROW = ("leader", "wonder", "technology", "action")


def ages(lang: str = "en", corrections: str = "") -> Screen:
    match = ecumene.new("through_the_ages", seed=4, corrections=corrections)
    return Screen(match, Words(lang, match.game, match.players), Console(width=120))


# what it does


def test_every_card_of_the_row_tells_all_that_it_does() -> None:
    game = find("through_the_ages")
    rules, words = game.make_rules(""), Words("en", game)
    for card in rules.cards:
        if KINDS[card.kind] in ROW:
            facts = {fact for fact, _ in game.facts(rules, "card", card.number)} - SORTS - MEANT
            untold = {x for x in facts if not words.has(f"signs-{x}") and not words.has(f"short-{x}")}
            assert facts and not untold, card.name


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_no_leader_wonder_token_or_pact_is_a_bare_name(name: str, lang: str) -> None:
    game = find(name)
    rules, words = game.make_rules(""), Words(lang, game)
    for kind in [x.strip(":") for x in EXPLAINED if x.strip(":") in game.codec.names]:
        for row, thing in enumerate(game.codec.names[kind]):
            assert words.briefly(game.facts(rules, kind, row)), f"{kind}:{thing}"


def test_short_words_are_short() -> None:
    for name in GAMES:
        game = find(name)
        for lang in LANGUAGES:
            words, rules = Words(lang, game), game.make_rules("")
            for kind in [x.strip(":") for x in (*EXPLAINED, "card:") if x.strip(":") in game.codec.names]:
                for row in range(len(game.codec.names[kind])):
                    facts = [x for x, _ in game.facts(rules, kind, row)]
                    assert not any(words.has(f"signs-{x}") and words.has(f"short-{x}") for x in facts)
                    assert all(len(said) <= 75 for said in words.briefly(game.facts(rules, kind, row))), (
                        name,
                        lang,
                        kind,
                        row,
                    )


def test_leaders_and_governments_in_the_row_of_the_terminal() -> None:
    out = run("play", "through_the_ages", "--seats", "Anna,greedy", "--seed", "4", typed="i despotism\nq\n")
    said = plainly(out)
    assert "Moses ✓ 1○: population 1⚘ cheaper · Aristotle ✓ 1○: +1⚛ for each technology taken" in said
    assert "Julius Caesar ✗ 2○: +1⚔ +1●, two political actions, once a game" in said
    assert "In play: Despotism: 4○ 2●, ≤2 urban of a type" in said


def test_progress_tokens_and_wonders_of_duel() -> None:
    out = run("play", "seven_wonders_duel", "--seats", "Anna,greedy", "--seed", "5", typed="1\nq\n")
    assert "Progress tokens: Agriculture +6¤ 4★ · Masonry: blue cards −2 resources" in plainly(out)
    match = ecumene.new("seven_wonders_duel", seed=5)
    screen = Screen(match, Words("en", match.game), Console(width=120))
    wonders = [Item("wonder:circus_maximus"), Item("wonder:pyramids"), Item("wonder:mausoleum", note="raised")]
    assert screen.renderer.chips(wonders, explain=True).plain == (
        "Circus Maximus: 1⚑ 3★, destroys a gray card · The Pyramids 9★"
        " · The Mausoleum (built): 2★, builds a discarded card free"
    )


def test_signs_stand_side_by_side_and_words_between_commas() -> None:
    assert listed(["−8⚛", "5○", "(2 + 2)⚒"]) == "−8⚛ 5○ (2 + 2)⚒"
    assert listed(["2 infantry", "+1⚔", "+1●"]) == "2 infantry, +1⚔ +1●"
    assert listed(["Research +1", "legacy:", "Culture −1", "(not all)"]) == "Research +1, legacy: Culture −1 (not all)"
    assert listed([]) == ""


def told(facts: dict[str, str], signs: list[str], whole: bool = False) -> list[str]:
    """A market of civilizations, forty letters wide."""
    renderer = BoardRenderer(
        Words("en", find("age_of_civilization")), lambda ref: signs, facts.__getitem__, whole=whole
    )
    renderer.width = 40
    console = Console(width=40, soft_wrap=whole)
    with console.capture() as said:
        market = Market(title="pool", items=[Item(ref) for ref in facts])
        console.print(renderer.spread(market), soft_wrap=False, crop=not whole)
    return said.get().splitlines()[1:]


def test_where_one_does_not_fit_a_line_all_are_told_in_short() -> None:
    rome, mali = "civilization:rome", "civilization:mali"
    short, long = "a" * 20, "b" * 60
    assert told({rome: short, mali: short}, ["brief"]) == [f"Rome    {short}", f"Mali    {short}"]
    assert told({rome: short, mali: long}, ["brief"]) == ["Rome    brief", "Mali    brief"]
    assert told({rome: short, mali: long}, [])[1].endswith("…")
    assert told({rome: short, mali: long}, ["brief"], whole=True) == [f"Rome    {short}", f"Mali    {long}"]


def test_cards_that_lie_on_one_another_fit_eighty_letters() -> None:
    renderer = BoardRenderer(Words("en", find("seven_wonders_duel")), lambda ref: ["2⚑"], lambda ref: "")
    renderer.width = 80
    items = [Item("card:parade_ground", x=x, y=0) for x in (1, 3, 5, 7, 9, 11)]
    console = Console(width=80)
    with console.capture() as said:
        console.print(renderer.structure(Structure(title="age2", items=items)))
    names = said.get().splitlines()[1]
    assert names.count("Parade Groun") == 6 and len(names) <= 80


# what is a reconstruction


def test_unverified_figures_are_marked_and_named(own_folder: Path) -> None:
    out = run(
        "play", "through_the_ages", "--seats", "Anna,greedy", "--seed", "4", typed="i fortifications\ni moses\n?\nq\n"
    )
    said = plainly(out)
    assert f"Fortifications (fortifications) {UNVERIFIED}: age II; tactic" in said
    assert f"{UNVERIFIED} Reconstructed: strength of an army, strength of an old army." in said
    assert said.count("Reconstructed: ") == 1, "nothing of Moses is"
    assert f"{UNVERIFIED} marks a card with figures or words that are reconstructions" in said


def test_a_correction_takes_the_mark_away(own_folder: Path) -> None:
    file = own_folder / "mine.toml"
    file.write_text("[cards.fortifications]\ntactical = 6\n")
    play = ["play", "through_the_ages", "--seats", "Anna,greedy", "--seed", "4", "--cards", str(file)]
    assert f"{UNVERIFIED} Reconstructed: strength of an old army." in plainly(run(*play, typed="i fortifications\nq\n"))
    file.write_text("[cards.fortifications]\ntactical = 6\nobsolete = 3\n")
    said = plainly(run(*play, typed="i fortifications\nq\n"))
    assert "Fortifications (fortifications): age II" in said and "Reconstructed" not in said


def test_a_game_without_doubts_does_not_speak_of_them() -> None:
    out = run("play", "seven_wonders_duel", "--seats", "Anna,greedy", "--seed", "5", typed="?\ni altar\nq\n")
    assert UNVERIFIED not in out.output


@pytest.mark.parametrize("corrections", ["", "[cards.cavalrymen]\ncopies = '1 1 1'\n"])
def test_marks_stand_beside_what_a_thing_gives(corrections: str) -> None:
    screen = ages(corrections=corrections)
    chips = screen.renderer.chips([Item("card:cavalrymen"), Item("card:knights")], explain=True).plain
    assert chips == f"Cavalrymen{'' if corrections else ' ' + UNVERIFIED} −6⚛ −5⚒ +3⚔ · Knights −5⚛ −3⚒ +2⚔"
    assert UNVERIFIED not in screen.renderer.chips([Item("card:cavalrymen")], terse=True, explain=True).plain


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_unverified_field_has_a_name(name: str, lang: str) -> None:
    match = ecumene.new(name, seed=1)
    screen = Screen(match, Words(lang, match.game), Console(width=120))
    for ref in screen.unverified:
        with screen.console.capture() as said:
            screen.explain_unverified(ref)
        assert re.search(rf"{UNVERIFIED} \w+: \w", said.get())
