"""All advances. A row's place is its number; new rows come last. COC-9."""

from __future__ import annotations

from ecumene.games.clash_of_cultures.cards.advances.agriculture_to_education import agriculture_to_education
from ecumene.games.clash_of_cultures.cards.advances.governments import governments
from ecumene.games.clash_of_cultures.cards.advances.warfare_to_science import warfare_to_science
from ecumene.games.clash_of_cultures.cards.rows import Advance


def advance_rows() -> list[Advance]:
    return [*agriculture_to_education(), *warfare_to_science(), *governments()]
