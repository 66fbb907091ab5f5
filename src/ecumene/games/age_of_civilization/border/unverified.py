"""Figures that are reconstructions: for each row its fields, with the names used in a corrections file.

Few printed figures of this game are public. `LOW`: designed, because nothing was found; `MEDIUM`: a likely reading.
The reasons are under "Unverified figures" in `rules.md`. A name can be unverified too, but it cannot be corrected.
"""

from __future__ import annotations

from typing import Final

from ecumene.games.age_of_civilization.rules.ruleset import Rules
from ecumene.kernel.border.corrections_file import uncorrected

LOW: Final = {  # kind, fields: rows
    ("action", "icon"): ("culture construction conquest hunting fishing agriculture"),
    ("action", "name spaces workers coins red effect icon"): (
        "quarry monument silk_weaving caravan slash_and_burn sacred_ritual fortify patronage"
    ),
    ("civilization", "main legacy"): ("khmer"),
    ("civilization", "name population main legacy"): (
        "greece japan assyria huns nubia mali olmec minoans israel tibet zimbabwe macedonia"
    ),
    ("civilization", "population"): ("arabs harappa"),
    ("civilization", "population legacy"): (
        "aksum aztecs babylon byzantium britain china phoenicia hittites iberia ottoman inca carthage kongo korea "
        "maya persia polynesia rome scythia slavs sumer tiwanaku vikings india franks lydia"
    ),
    ("civilization", "population main"): ("egypt italy"),
    ("civilization", "population main legacy"): ("mongolia germania celts malays khitan"),
    ("command", "name always"): ("recall"),
    ("command", "name failed ransom"): ("tribute"),
    ("command", "name test passed failed"): ("raid siege scorched_earth terror"),
    ("event", "name who effect"): ("black_death labour_shortage rebirth"),
    ("special", "column lower upper"): (
        "philosophy astronomy theatre currency architecture navigation feudalism cavalry fortification"
    ),
    ("tech", "effect"): ("sailing mining mathematics iron_working"),
    ("tech", "name level requires stands_for effect"): (
        "mysticism philosophy calendar astronomy code_of_laws theatre pottery currency masonry architecture "
        "irrigation navigation archery feudalism horse_riding cavalry walls castles"
    ),
    ("tech", "requires"): ("science"),
    ("tech", "requires effect"): ("engineering gunpowder"),
    ("wonder", "name effect era"): (
        "great_pyramids hanging_gardens great_library colossus great_wall colosseum temple_of_artemis stonehenge "
        "petra machu_picchu hagia_sophia taj_mahal terracotta_army moai lighthouse"
    ),
    ("mode", "deck replaces fixed wonder_pool growth bronze silver gold"): ("wonders silk lost mongols rebirth"),
    ("mode", "only_ancient takes_wonder_after stone_worth"): ("wonders"),
    ("mode", "silk_lost"): ("silk"),
    ("mode", "starts_as births refill exhausted_at collapse_after"): ("lost"),
    ("mode", "rival defeat commands"): ("mongols"),
    ("mode", "tokens"): ("rebirth"),
}
MEDIUM: Final = {  # kind, fields: rows
    ("action", "icon"): ("trade"),
    ("action", "spaces"): ("hunting fishing"),
    ("civilization", "legacy"): ("arabs egypt italy"),
    ("civilization", "main"): ("britain lydia"),
    ("civilization", "name"): ("malays khitan"),
    ("tech", "effect"): ("writing"),
    ("tech", "requires"): ("mathematics iron_working"),
}


def by_row(table: dict[tuple[str, str], str]) -> dict[str, list[str]]:
    out: dict[str, list[str]] = {}
    for (kind, fields), names in table.items():
        for name in names.split():
            out.setdefault(f"{kind}:{name}", []).extend(fields.split())
    return out


def marks() -> dict[str, dict[str, str]]:
    """For each row and field: how certain it is, `low` or `medium`."""
    out: dict[str, dict[str, str]] = {}
    for word, table in (("low", LOW), ("medium", MEDIUM)):
        for ref, fields in by_row(table).items():
            out.setdefault(ref, {}).update(dict.fromkeys(fields, word))
    return out


MARKS: Final = {ref: list(fields) for ref, fields in marks().items()}


def unverified(rules: Rules) -> dict[str, list[str]]:
    """The fields of each row that are reconstructions and have not been corrected."""
    return uncorrected(MARKS, rules.corrections)
