"""What was written before names changed is still read: records with corrections, and the names in them.

`before/` was made by the last version with the old names: `<game>.rec` is a random game with checksums, whose
corrections set every kind of figure to what is printed; `names.json` lists fields of rows, questions and fields of
views.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import ecumene
from ecumene.games import find
from ecumene.kernel.border.corrections import canonical
from ecumene.kernel.border.errors import BadCorrections

BEFORE = Path(__file__).with_name("before")
NAMES = json.loads((BEFORE / "names.json").read_text(encoding="utf-8"))
EVERY = list(NAMES)  # games that are younger have no such past


@pytest.mark.parametrize("name", EVERY)
def test_a_record_made_before_is_replayed_with_its_checksums(name: str) -> None:
    text = (BEFORE / f"{name}.rec").read_text(encoding="utf-8")
    match = ecumene.read(text)
    assert sum(" = " in str(line) for line in match.to_record().lines) > 4
    assert match.record() == text


@pytest.mark.parametrize("name", EVERY)
def test_questions_of_before_are_still_there(name: str) -> None:
    game = find(name)
    assert {game.renamed.get(x, x) for x in NAMES[game.id]["frames"]} <= set(game.questions.classes)


@pytest.mark.parametrize("name", EVERY)
def test_fields_of_views_of_before_are_still_there(name: str) -> None:
    game = find(name)
    assert {game.renamed.get(x, x) for x in NAMES[game.id]["view"]} == set(game.view_type.__struct_fields__)


@pytest.mark.parametrize("name", EVERY)
def test_fields_of_rows_of_before_are_still_read(name: str) -> None:
    """A value that no field takes is refused for what it is, so the field was found."""
    game = find(name)
    for table, fields in NAMES[name]["fields"].items():
        for field, row in fields.items():
            with pytest.raises(BadCorrections) as refused:
                game.make_rules(canonical({table: {row: {field: "no such value"}}}))
            assert refused.value.id not in ("fit-table", "fit-row", "fit-field", "fit-fixed"), (table, row, field)
