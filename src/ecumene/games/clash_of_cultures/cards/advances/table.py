"""All advances. A row's place is its number. COC-9."""

from __future__ import annotations

from ecumene.games.clash_of_cultures.cards.advances.agriculture_to_education import agriculture_to_education_rows
from ecumene.games.clash_of_cultures.cards.advances.governments import government_rows
from ecumene.games.clash_of_cultures.cards.advances.warfare_to_science import warfare_to_science_rows
from ecumene.games.clash_of_cultures.cards.rows import Advance


def advance_rows() -> list[Advance]:
    return [*agriculture_to_education_rows(), *warfare_to_science_rows(), *government_rows()]
