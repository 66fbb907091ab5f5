"""Doubtful figures: which they are, and that a file can put every one of them right."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

from ecumene.games.age_of_civilization import setup
from ecumene.games.age_of_civilization.doubts import marks
from ecumene.games.age_of_civilization.effects import Effect, effects
from ecumene.games.age_of_civilization.game import GAME
from ecumene.games.age_of_civilization.ruleset import READERS, Rules
from ecumene.games.age_of_civilization.spelling import effect_words, example, field_words
from ecumene.kernel.corrections import canonical, from_toml
from ecumene.kernel.errors import BadCorrections

EXAMPLE = Path(__file__).parents[3] / "docs" / "corrections" / "age_of_civilization.toml"
TABLES = ("actions", "civilizations", "techs", "specials", "wonders", "events", "commands", "modes", "achievements")


def fields_of(row: Any) -> dict[str, Any]:
    """Of a compiled row too, which has no dictionary."""
    return {k: getattr(row, k) for k in dir(row) if not k.startswith("_")}


def figures(rules: Rules) -> list[Any]:
    """All that the rows say."""

    def plain(value: Any) -> Any:
        return value.figures() if isinstance(value, Effect) else value

    return [
        {k: [plain(x) for x in v] if isinstance(v, list) else v for k, v in fields_of(row).items()}
        for table in TABLES
        for row in getattr(rules, table)
    ]


def test_the_example_changes_nothing() -> None:
    corrections = from_toml(EXAMPLE.read_text(encoding="utf-8"), EXAMPLE.name, GAME.make_rules)
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
    with pytest.raises(BadCorrections, match=f"'{word}' cannot be said of this"):
        from_toml(f'[civilizations.arabs]\nlegacy = "{said}"', "own", GAME.make_rules)


def test_the_example_is_complete() -> None:
    """Every mark but those of names; and nothing that is not doubtful."""
    said = tomllib.loads(EXAMPLE.read_text(encoding="utf-8"))
    listed = {(f"{table}", row, field) for table, rows in said.items() for row in rows for field in rows[row]}
    doubtful = {
        (f"{ref.partition(':')[0]}s", ref.partition(":")[2], field)
        for ref, fields in marks().items()
        for field in fields
        if field != "name"
    }
    assert listed == doubtful
    assert EXAMPLE.read_text(encoding="utf-8") == example(setup.PRINTED), "write it anew with spelling.example"


def test_every_doubtful_figure_can_be_put_right() -> None:
    """With other words or another number the row is another, and the doubt is gone."""
    for ref, fields in GAME.doubts(setup.PRINTED).items():
        kind, _, name = ref.partition(":")
        for field in fields:
            if field != "name":
                corrections = canonical({f"{kind}s": {name: {field: other(kind, name, field)}}})
                rules = GAME.make_rules(corrections)
                assert figures(rules) != figures(setup.PRINTED), (ref, field)
                assert field not in GAME.doubts(rules).get(ref, []), (ref, field)


OTHERS = {
    "main": "strength 7", "legacy": "strength 7", "passed": "9 points", "failed": "9 lose_coins",
    "always": "9 points", "requires": "gunpowder", "stands_for": "science", "lower": "science", "upper": "science",
    "deck": "carthage vikings", "starts_as": "rome", "tokens": "rats 8", "fixed": "plague 8",
    "takes_wonder_after": "1", "collapse_after": "1", "bronze": "coin 1", "silver": "coin 1", "gold": "coin 1",
    "who": "most coin",
}  # fmt: skip


def other(kind: str, name: str, field: str) -> str | int:
    row = next(x for x in getattr(setup.PRINTED, f"{kind}s") if x.name == name)
    now = field_words(row, field)
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
        ('[civilizations.rome]\nmain = "stength 1"', "line 2: civilizations.rome.main"),
        ('[civilizations.rome]\nmain = "3 points"', "it does not say when it works"),
        ("[civilizations.rome]\npopulation = 5", "nobody has more than 4 workers"),
        ('[civilizations.rome]\nmain = "end: 1 coins"', "only points"),
        ('[civilizations.rome]\nmain = "strength 1 per strength"', "cannot be counted by strength"),
        ('[civilizations.rome]\nmain = "trade: 1 wonder"', "in addition"),
        ('[civilizations.rome]\nmain = "turn: may give 2"', "is wanted"),
        ('[civilizations.rome]\nmain = "research: 1 points for wheels"', "no technology"),
        ("[civilizations.rome]\nnumber = 3", "cannot be corrected"),
        ('[actions.trade]\neffect = "turn: 1 coins"', "only gains stand here"),
        ("[actions.trade]\nspaces = 4", "at most 3 spaces"),
        ('[actions.trade]\nicon = "peace"', "none, war, sacrifice"),
        ("[techs.writing]\nlevel = 4", "levels are 1 to 3"),
        ('[modes.silk]\ndeck = "rome rome"', "twice"),
        ('[modes.silk]\ndeck = "atlantis"', "no such civilization"),
        ('[modes.silk]\nreplaces = "hunting trade"', "eight different action cards"),
        ('[modes.silk]\nfixed = "plague 9"', "each position from 1 to 8 once"),
        ('[modes.silk]\nfixed = "hunting 4"', "only cards of this track"),
        ('[modes.lost]\ndeck = ""', "must be named"),
        ("[modes.base]\ncommands = 1", "for one player"),
        ("[modes.wonders]\nwonder_pool = 13", "not so many wonders"),
        ('[modes.rebirth]\ntokens = "rats 1"', "positions? from 4 to 8"),
        ('[events.rats]\nwho = "most"', "what is counted"),
    ],
)
def test_what_does_not_fit_is_named(text: str, why: str) -> None:
    with pytest.raises(BadCorrections, match=why):
        from_toml(text, "box.toml", GAME.make_rules)


def test_effects_are_written_as_they_are_read() -> None:
    for e in setup.PRINTED.effects:
        assert [x.figures() for x in effects(effect_words(e))] == [e.figures()], effect_words(e)
    printed = [e for row in setup.PRINTED.actions for e in row.effect]
    printed += [e for row in setup.PRINTED.events for e in row.effect]
    for e in printed:
        assert effects(effect_words(e))[0].figures() == e.figures()


def test_corrected_rows_belong_to_their_match() -> None:
    corrections = json.dumps({"civilizations": {"rome": {"population": 2}}})
    s = GAME.start(players=2, corrections=corrections)
    rome = int(s.rules.civilization("rome"))
    assert s.rules.civilizations[rome].population == 2
    assert setup.PRINTED.civilizations[rome].population == 3


def test_what_is_doubtful_follows_the_sources() -> None:
    """The few figures the rulebook states are not doubtful."""
    doubts = GAME.doubts(setup.PRINTED)
    assert doubts["civilization:khmer"] == ["main", "legacy"]
    assert doubts["civilization:harappa"] == ["population"]
    assert doubts["civilization:aksum"] == ["population", "legacy"]
    assert marks()["civilization:britain"]["main"] == "medium"
    assert "tech:education" not in doubts or doubts["tech:education"] != ["effect"]
    assert "event:rats" not in doubts and "action:plague" not in doubts and "mode:clash" not in doubts
    assert all(field in READERS or field == "name" or isinstance(value, int) for ref in doubts for field in doubts[ref]
               for value in [field_words(row_of(ref), field) if field != "name" else 0])  # fmt: skip


def row_of(ref: str) -> Any:
    kind, _, name = ref.partition(":")
    return next(row for row in getattr(setup.PRINTED, f"{kind}s") if row.name == name)
