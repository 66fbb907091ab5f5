"""Unverified figures: which they are, and that a corrections file can change each of them."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from ecumene.games.age_of_civilization.border.corrections_example import effect_words, example, field_words
from ecumene.games.age_of_civilization.border.unverified import marks
from ecumene.games.age_of_civilization.cards.effect import Effect
from ecumene.games.age_of_civilization.cards.effects import effects
from ecumene.games.age_of_civilization.cards.rows import LAST_POSITION, LAST_ROUND
from ecumene.games.age_of_civilization.game import GAME
from ecumene.games.age_of_civilization.rules import setup
from ecumene.games.age_of_civilization.rules.row_checks import TRACK
from ecumene.games.age_of_civilization.rules.ruleset import READERS, Rules
from ecumene.games.age_of_civilization.rules.state import ROUNDS
from ecumene.kernel.border.corrections import canonical
from ecumene.kernel.border.corrections_file import from_toml
from ecumene.kernel.border.errors import BadCorrections

EXAMPLE = Path(__file__).parents[3] / "docs" / "corrections" / "age_of_civilization.toml"
ALL_LAID = "culture 1 construction 2 conquest 3 hunting 4 fishing 5 trade 6 agriculture 7 plague 8"
TABLES = ("actions", "civilizations", "techs", "specials", "wonders", "events", "commands", "modes", "achievements")


def fields_of(row: Any) -> dict[str, Any]:
    """The fields of a row. It works for compiled rows too, which have no dictionary."""
    return {k: v for k in dir(row) if not k.startswith("_") and not callable(v := getattr(row, k))}


def figures(rules: Rules) -> list[Any]:
    """Everything that the rows say."""

    def plain(value: Any) -> Any:
        return value.figures() if isinstance(value, Effect) else value

    return [
        {k: [plain(x) for x in v] if isinstance(v, list) else v for k, v in fields_of(row).items()}
        for table in TABLES
        for row in getattr(rules, table)
    ]


def test_the_example_changes_nothing() -> None:
    corrections = from_toml(EXAMPLE.read_text(encoding="utf-8"), EXAMPLE.name, GAME)
    assert figures(GAME.make_rules(corrections)) == figures(setup.PRINTED)


@pytest.mark.parametrize(
    ("said", "word"),
    [
        ("construction: -1 needed if strongest", "if"),
        ("strength 1 if weakest", "if"),
        ("war_immune if strongest", "if"),
        ("culture: -1 cost per 2 technology", "per"),
        ("culture: space per wonder", "per"),
        ("turn: 1 coins for writing", "for"),
        ("trade: 1 coins for writing", "for"),
        ("culture: 1 points not education", "not"),
    ],
)
def test_a_word_that_would_change_nothing_is_refused(said: str, word: str) -> None:
    with pytest.raises(BadCorrections, match=f"“{word}” would change nothing in this effect"):
        from_toml(f'[civilizations.arabs]\nlegacy = "{said}"', "own", GAME)


def test_the_example_is_complete() -> None:
    """It lists every unverified figure except names, and nothing else."""
    said = tomllib.loads(EXAMPLE.read_text(encoding="utf-8"))
    listed = {(f"{table}", row, field) for table, rows in said.items() for row in rows for field in rows[row]}
    unverified = {
        (f"{ref.partition(':')[0]}s", ref.partition(":")[2], field)
        for ref, fields in marks().items()
        for field in fields
        if field != "name"
    }
    assert listed == unverified
    assert EXAMPLE.read_text(encoding="utf-8") == example(setup.PRINTED), (
        "write it again with border.corrections_example.example"
    )


def test_every_unverified_figure_can_be_corrected() -> None:
    """With another value the row differs and the mark is gone. Tried for one field in half of the rows at a time."""
    together: dict[tuple[str, str], list[str]] = {}
    for ref, fields in GAME.unverified(setup.PRINTED).items():
        kind, _, name = ref.partition(":")
        for field in fields:
            if field != "name":
                together.setdefault((kind, field), []).append(name)
    assert sum(len(names) for names in together.values()) > 300
    batches = [(key, names[half::2]) for key, names in together.items() for half in (0, 1)]
    for (kind, field), names in batches:  # in halves, because not all wonders may have one era
        rules = GAME.make_rules(canonical({f"{kind}s": {name: {field: other(kind, name, field)} for name in names}}))
        left = GAME.unverified(rules)
        for name in names:
            ref = f"{kind}:{name}"
            assert field_words(row_of(ref, rules), field) == other(kind, name, field), (ref, field)
            assert field_words(row_of(ref), field) != other(kind, name, field), (ref, field)
            assert field not in left.get(ref, []), (ref, field)


OTHERS = {
    "main": "strength 7", "legacy": "strength 7", "passed": "9 points", "failed": "9 lose_coins",
    "always": "9 points", "requires": "gunpowder", "stands_for": "science", "lower": "science", "upper": "science",
    "deck": "carthage vikings", "starts_as": "rome", "tokens": "rats 8", "fixed": "plague 8",
    "takes_wonder_after": "1", "collapse_after": "1", "bronze": "coin 1", "silver": "coin 1", "gold": "coin 1",
    "who": "most coin",
}  # fmt: skip


def other(kind: str, name: str, field: str) -> str | int:
    now = field_words(row_of(f"{kind}:{name}"), field)
    if isinstance(now, int):
        return now + 1 if field not in ("population", "spaces", "level") else 1 if now > 1 else 2
    if field == "effect":
        return "8 points" if kind in ("action", "event") else "strength 7"
    if field == "replaces":
        return now.replace("hunting", "culture").replace("trade", "culture").replace("conquest patr", "culture patr")
    choices = {"icon": ("war", "none"), "column": ("left", "right"), "era": ("ancient", "later")}
    return next(x for x in choices.get(field, (OTHERS.get(field, ""),)) if x != now)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (
            '[civilizations.rome]\nmain = "stength 1"',
            "line 2: civilizations.rome.main: no effect begins with “stength”.* Did you mean “strength”",
        ),
        ('[civilizations.rome]\nmain = "3 points"', "the effect does not say when it works"),
        ("[civilizations.rome]\npopulation = 5", "a whole number from 0 to 4 is wanted, not 5"),
        ('[civilizations.rome]\nmain = "end: 1 coins"', "only points can be gained"),
        (
            '[civilizations.rome]\nmain = "strength 1 per strength"',
            "an effect cannot count what it gives itself, so “per strength” is not allowed",
        ),
        (
            '[civilizations.rome]\nmain = "trade: 1 wonder"',
            "add only these to an action: coins, points, workers, others_lose",
        ),
        ('[civilizations.rome]\nmain = "turn: may give 2"', "write “turn: may give 2 for 2 points”"),
        ('[civilizations.rome]\nmain = "research: 1 points for wheels"', "“wheels” is none of: writing, .*, castles"),
        ('[civilizations.rome]\nmain = "turn: 1 coins per 2 coin"', "so “per coin” is not allowed"),
        ('[civilizations.rome]\nmain = "birth: 1 points per point"', "so “per point” is not allowed"),
        ('[civilizations.rome]\nmain = "turn: 1 forts per strength"', "so “per strength” is not allowed"),
        ('[commands.raid]\nalways = "1 devastation per devastation"', "so “per devastation” is not allowed"),
        ('[commands.raid]\nalways = "1 wonder; 1 technology"', "raid.always: a command may ask for only one"),
        ('[commands.raid]\nalways = "1 wonder"\npassed = "1 wonder"', "raid.passed: a command may ask for only one"),
        ('[commands.raid]\nalways = "1 wonder"\nfailed = "1 sell 1 1"', "raid.failed: a command may ask for only one"),
        ("[civilizations.rome]\nnumber = 3", "cannot be corrected"),
        ('[actions.trade]\neffect = "turn: 1 coins"', "write only what is gained"),
        ("[actions.trade]\nspaces = 4", "a whole number from 0 to 3 is wanted, not 4"),
        ('[actions.trade]\nicon = "peace"', "none, war, sacrifice"),
        ("[techs.writing]\nlevel = 4", "a whole number from 1 to 3 is wanted, not 4"),
        ('[modes.silk]\ndeck = "rome rome"', "silk.deck: “rome” stands here twice"),
        ('[modes.silk]\ndeck = "atlantis"', "silk.deck: “atlantis” is none of"),
        ('[modes.silk]\nreplaces = "hunting trade"', "the time track needs 8 different action cards"),
        ('[modes.silk]\nfixed = "plague 9"', "a whole number from 1 to 8 is wanted, not 9"),
        ('[modes.silk]\nfixed = "hunting 4"', "“hunting” is none of: culture, construction, conquest, silk_weaving"),
        ('[modes.lost]\ndeck = ""', "must be named"),
        ("[modes.base]\ncommands = 1", "base.commands: only modes for one player have this"),
        ("[modes.wonders]\nwonder_pool = 13", "from 0 to 11 is wanted, not 13"),
        ('[modes.rebirth]\ntokens = "rats 1"', "a whole number from 4 to 8 is wanted, not 1"),
        ('[events.rats]\nwho = "most"', "what is counted"),
        ('[events.rats]\nwho = "all coin"', "what is counted"),
        ('[events.rats]\nwho = "most coin wonder"', "what is counted"),
        ('[events.rats]\nwho = ""', "“” is none of: all, most, least"),
        ('[modes.lost]\ncollapse_after = "7"', "a whole number from 1 to 6 is wanted, not 7"),
        ('[modes.lost]\ncollapse_after = "0"', "a whole number from 1 to 6 is wanted, not 0"),
        ('[specials.theatre]\nlower = ""', "“” is none of: writing"),
        ('[events.rats]\nwho = "some coin"', "“some” is none of: all, most, least"),
        ('[events.rats]\neffect = "turn: 1 coins"', "events.rats.effect: write only what is gained"),
        ('[commands.raid]\npassed = "turn: 1 coins"', "commands.raid.passed: write only what is gained"),
        ('[commands.raid]\nfailed = "turn: 1 coins"', "commands.raid.failed: write only what is gained"),
        ('[commands.raid]\nalways = "turn: 1 coins"', "commands.raid.always: write only what is gained"),
        (
            '[civilizations.rome]\nlegacy = "3 points"',
            "civilizations.rome.legacy: the effect does not say when it works",
        ),
        ('[techs.writing]\neffect = "3 points"', "techs.writing.effect: the effect does not say when it works"),
        ('[wonders.petra]\neffect = "3 points"', "wonders.petra.effect: the effect does not say when it works"),
        ('[wonders.petra]\neffect = "gain: 1 coins"', "only points can be gained"),
        ("[techs.writing]\nlevel = 0", "a whole number from 1 to 3 is wanted, not 0"),
        ('[modes.lost]\nstarts_as = "atlantis"', "lost.starts_as: “atlantis” is none of"),
        ('[modes.lost]\nstarts_as = "inca"', "lost.starts_as: “inca” is in the deck already"),
        ('[modes.base]\nstarts_as = "rome"\ndeck = "egypt"', "base.starts_as: only modes for one player"),
        ("[modes.base]\nexhausted_at = 2", "base.exhausted_at: only modes for one player"),
        ('[modes.base]\ncollapse_after = "5"', "base.collapse_after: only modes for one player"),
        ("[modes.wonders]\nwonder_pool = 12", "from 0 to 11 is wanted, not 12"),
        ("[modes.clash]\nwonder_pool = 16", "from 0 to 15 is wanted, not 16"),
        ('[modes.silk]\nreplaces = "hunting research"', "the time track needs 8 different action cards"),
        ('[modes.silk]\nfixed = "plague 0"', "a whole number from 1 to 8 is wanted, not 0"),
        ('[modes.silk]\nfixed = "plague 5 culture 5"', "“5” stands here twice"),
        ('[modes.silk]\nfixed = "plague"', "a word is missing after “plague”"),
        ('[modes.silk]\nfixed = "plague 5 quarry 3"', "“quarry” is none of: culture"),
        ('[modes.silk]\ngold = "point"', "a word is missing after “point”"),
        ('[modes.silk]\ngold = "sheep 3"', "“sheep” is none of: technology"),
        ('[modes.rebirth]\ntokens = "rats 3"', "a whole number from 4 to 8 is wanted, not 3"),
        ('[modes.rebirth]\ntokens = "rats 9"', "a whole number from 4 to 8 is wanted, not 9"),
        ('[modes.rebirth]\ntokens = "cats 5"', "“cats” is none of: .* Did you mean “rats”"),
        ('[modes.rebirth]\ntokens = "rats 5 harvest"', "a word is missing after “harvest”"),
        ('[modes.rebirth]\ntokens = "rats 5 rats 6"', "“rats” stands here twice"),
        ('[modes.rebirth]\ntokens = "rats 5 harvest 5"', "“5” stands here twice"),
        ('[modes.silk]\nfixed = "plague 4 plague 5"', "“plague” stands here twice"),
        ('[modes.silk]\nreplaces = "hunting"', "a word is missing after “hunting”"),
    ],
)
def test_bad_corrections_are_refused(text: str, why: str) -> None:
    with pytest.raises(BadCorrections, match=why):
        from_toml(text, "box.toml", GAME)


@pytest.mark.parametrize(
    "text",
    [
        "[actions.trade]\nspaces = 3",
        '[commands.raid]\npassed = "1 wonder"\nfailed = "2 technology"',
        '[civilizations.rome]\nmain = "turn: 1 points per coin; turn: 1 coins per point"',
        "[civilizations.rome]\npopulation = 4",
        "[techs.writing]\nlevel = 3",
        "[techs.science]\nlevel = 1",
        "[modes.wonders]\nwonder_pool = 11",
        "[modes.clash]\nwonder_pool = 15",
        '[modes.silk]\nfixed = "plague 1 culture 8"',
        '[modes.silk]\nfixed = ""',
        f'[modes.clash]\nfixed = "{ALL_LAID}"',
        '[modes.clash]\nreplaces = "hunting quarry monument caravan"',
        '[modes.rebirth]\ntokens = "rats 4 black_death 8"',
        '[modes.clash]\ntokens = "birth_rate 4 harvest 5 festival 6 great_debate 7 earthquake 8"',
        "[modes.clash]\nexhausted_at = 2",
        '[civilizations.rome]\nmain = "trade: 1 workers if strongest; trade: 1 others_lose per wonder"',
        '[civilizations.rome]\nmain = "birth: 1 points per coin if weakest; rest: 1 wonder; war: 1 coins per strength"',
        '[civilizations.rome]\nmain = "research: -1 cost if strongest for writing not education"',
        '[civilizations.rome]\nlegacy = "research: cost 1 if strongest for writing not education"',
        '[techs.writing]\neffect = "gain: 1 points per wonder if strongest; strength 1 per wonder"',
        '[wonders.petra]\neffect = "end: 1 points per strength if weakest; turn: 1 technology"',
    ],
)
def test_extreme_corrections_are_accepted(text: str) -> None:
    assert from_toml(text, "box.toml", GAME)


def test_effects_are_written_in_the_words_they_are_read_from() -> None:
    for e in setup.PRINTED.effects:
        assert [x.figures() for x in effects(effect_words(e))] == [e.figures()], effect_words(e)
    printed = [e for row in setup.PRINTED.actions for e in row.effect]
    printed += [e for row in setup.PRINTED.events for e in row.effect]
    for e in printed:
        assert effects(effect_words(e))[0].figures() == e.figures()


@pytest.mark.parametrize(
    "said",
    [
        "construction: then culture",
        "research: cost 0 if strongest for writing sailing",
        "research: -2 cost if weakest not education",
        "construction: +1 needed",
        "construction: -1 needed",
        "conquest: space",
        "conquest: safe",
        "trade: blocked",
        "trade: 2 coins per 2 technology if strongest",
        "trade: 1 coins per technology if strongest",
        "research: 2 points per 3 wonder for writing",
        "turn: 1 points per 7 coin if weakest",
        "turn: may culture",
        "turn: may give 3 for 2 points",
        "rest: 2 coins",
        "war: 1 points per 2 strength if no_technology",
        "strength 1 per 2 technology",
        "bonus_coins 3",
        "war_immune",
        "sacrifice_immune",
        "future_actions",
        "3 sell 2 1 if strongest_min1",
    ],
)
def test_words_of_effects(said: str) -> None:
    """Every kind of effect is read, and written again in the same words."""
    (e,) = effects(said)
    assert effect_words(e) == said


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ("war_immune twice", "“twice” is not understood here. What may follow is: per, if, for, not"),
        ("bonus_coins 3 twice", "“twice” is not understood here. What may follow is: per, if, for, not"),
        ("strength 1 twice", "“twice” is not understood here. What may follow is: per, if, for, not"),
        ("turn: 1 coins twice", "“twice” is not understood here. What may follow is: per, if, for, not"),
        ("turn: may culture twice", "“twice” is not understood here. What may follow is: per, if, for, not"),
        ("culture: space twice", "“twice” is not understood here. What may follow is: per, if, for, not"),
        ("culture: then wonder twice", "“twice” is not understood here. What may follow is: per, if, for, not"),
        ("culture: cost 0 twice", "“twice” is not understood here. What may follow is: per, if, for, not"),
        ("culture: -1 cost twice", "“twice” is not understood here. What may follow is: per, if, for, not"),
        ("culture: -1 needed twice", "“twice” is not understood here. What may follow is: per, if, for, not"),
        ("culture: 1 coins twice", "“twice” is not understood here. What may follow is: per, if, for, not"),
        ("caravan: 3 sell 1 1 twice", "“twice” is not understood here. What may follow is: per, if, for, not"),
        ("turn: 1 coins per", "a word is missing after “per”"),
        ("turn: 1 coins if", "a word is missing after “if”"),
        ("turn: 1 coins per 2", "a word is missing after “2”"),
        ("turn: 1 coins per technology 2", "“2” is not understood here. What may follow is: per, if, for, not"),
        (
            "turn: 1 coins per 2 technology if strongest wonder",
            "“wonder” is not understood here. What may follow is: per, if, for, not",
        ),
        (
            "turn: 1 coins if strong",
            "“strong” is none of: always, strongest, strongest_min1, weakest, no_technology. Did you mean “strongest”?",
        ),
        ("research: 1 points for", "a word is missing after “for”"),
        ("research: -1 cost not for writing", "“for” is none of: writing, education"),
        ("turn: 1", "write a number and what it counts, for example “3 points”"),
        ("turn:", "write a number and what it counts, for example “3 points”"),
        ("culture:", "nothing follows “culture:”"),
        ("dance: 1 coins", "“dance” is none of: turn, end, birth, gain, war, rest, wonder, research"),
        ("turn: may", "“may” is allowed only after “turn:”, and an action or “give” must follow it"),
        ("end: may culture", "“may” is allowed only after “turn:”, and an action or “give” must follow it"),
        ("turn: may dance", "“dance” is none of: wonder, research"),
        ("turn: may give 2 for 2", "write “turn: may give 2 for 2 points”"),
        ("turn: may give 2 and 2 points", "write “turn: may give 2 for 2 points”"),
        ("turn: may give 2 for 2 coins", "write “turn: may give 2 for 2 points”"),
        ("turn: may give 2 for 2 points twice", "write “turn: may give 2 for 2 points”"),
        ("culture: then dance", "“dance” is none of: wonder, research"),
        ("culture: +1 cost", "a price can only fall"),
        ("culture: -100 cost", "a whole number from -99 to 99 is wanted, not -100"),
        ("culture: +100 needed", "a whole number from -99 to 99 is wanted, not +100"),
        ("culture: cost -1", "a whole number from 0 to 99 is wanted, not -1"),
        ("strength 100", "a whole number from 0 to 99 is wanted, not 100"),
        ("strenght 1", "no effect begins with “strenght”. It begins with a number, with an action or a moment"),
        (
            "strenght 1",
            "of: war_immune, sacrifice_immune, future_actions, strength, bonus_coins. Did you mean “strength”?",
        ),
        ("trade 1 coins", "no effect begins with “trade”"),
        ("trade 1 coins", "Did you mean “trade:”?"),
        ("tarde: 1 coins", "Did you mean “trade”?"),
        ("turn: 1 coin", "Did you mean “coins”?"),
        ("turn: 1 coins per technologies", "Did you mean “technology”?"),
        (
            "research: 1 points for writing sailng",
            "“sailng” is not understood here. What may follow is: per, if, for, not. Did you mean “sailing”?",
        ),
        ("turn: ² coins", "a whole number from 0 to 99 is wanted, not ²"),
        ("turn: 1 coins per ² technology", "a whole number from 0 to 99 is wanted, not ²"),
        ("turn: 1_0 coins", "a whole number from 0 to 99 is wanted, not 1_0"),
        ("turn: 1 gold", "“gold” is none of: coins, points"),
        ("strength", "a word is missing after “strength”"),
        ("bonus_coins", "a word is missing after “bonus_coins”"),
        ("culture: then", "a word is missing after “then”"),
        ("culture: cost", "a word is missing after “cost”"),
        ("caravan: 3 sell", "a word is missing after “sell”"),
        ("caravan: 3 sell 1", "a word is missing after “1”"),
    ],
)
def test_words_that_are_refused(said: str, why: str) -> None:
    with pytest.raises(BadCorrections, match=re.escape(why)):
        from_toml(f'[civilizations.rome]\nmain = "{said}"', "own", GAME)


def test_the_largest_numbers_are_read() -> None:
    (strong,) = effects("strength 99")
    (dear,) = effects("culture: +99 needed")
    (cheap,) = effects("culture: -99 cost")
    (none,) = effects("culture: 0 cost")
    assert (strong.n, dear.n, cheap.n, none.n) == (99, 99, 99, 0)
    (each,) = effects("turn: 1 coins per 0 technology")
    assert each.every == 1


def test_corrected_rows_belong_to_their_match() -> None:
    corrections = json.dumps({"civilizations": {"rome": {"population": 2}}})
    s = GAME.start(players=2, corrections=corrections)
    rome = int(s.rules.civilization("rome"))
    assert s.rules.civilizations[rome].population == 2
    assert setup.PRINTED.civilizations[rome].population == 3


def test_bounds_are_those_of_the_rules() -> None:
    assert (LAST_ROUND, LAST_POSITION) == (ROUNDS, TRACK)


def test_what_is_unverified_follows_the_sources() -> None:
    """The few figures that the rulebook states are not marked as unverified."""
    unverified = GAME.unverified(setup.PRINTED)
    assert unverified["civilization:khmer"] == ["main", "legacy"]
    assert unverified["civilization:harappa"] == ["population"]
    assert unverified["civilization:aksum"] == ["population", "legacy"]
    assert marks()["civilization:britain"]["main"] == "medium"
    assert "tech:education" not in unverified or unverified["tech:education"] != ["effect"]
    assert "event:rats" not in unverified and "action:plague" not in unverified and "mode:clash" not in unverified
    assert all(field in READERS or field == "name" or isinstance(value, int)
               for ref in unverified for field in unverified[ref]
               for value in [field_words(row_of(ref), field) if field != "name" else 0])  # fmt: skip


def row_of(ref: str, rules: Rules = setup.PRINTED) -> Any:
    kind, _, name = ref.partition(":")
    return next(row for row in getattr(rules, f"{kind}s") if row.name == name)
