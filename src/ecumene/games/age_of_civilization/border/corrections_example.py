"""The example of a corrections file: every unverified figure, in the words of such a file. Not compiled."""

from __future__ import annotations

from typing import Any

from ecumene.games.age_of_civilization.border.unverified import marks
from ecumene.games.age_of_civilization.cards.actions import ACTIONS
from ecumene.games.age_of_civilization.cards.effect import Effect
from ecumene.games.age_of_civilization.cards.effects import FLAGS, MOMENT_WORDS, PLAIN
from ecumene.games.age_of_civilization.cards.technologies import TECHS
from ecumene.games.age_of_civilization.cards.terms import (
    AFTER,
    ALWAYS,
    BONUS,
    COLUMNS,
    CONDITIONS,
    COUNTS,
    DISCOUNT,
    ERAS,
    ICONS,
    MAY_GIVE,
    MAY_PERFORM,
    MULTIPLY,
    NEEDS,
    NONE,
    PRINTED,
    SCOPES,
    SELL,
    SET_COST,
    STRENGTH,
    UNITS,
)
from ecumene.games.age_of_civilization.rules.ruleset import Rules
from ecumene.kernel.core.bits import members

MOMENT_NAMES = {moment: word for word, moment in MOMENT_WORDS.items()}
WITHOUT_NUMBER = {moment: word for word, moment in {**FLAGS, **PLAIN}.items()}
BAGS_OF_ROUNDS = ("takes_wonder_after", "collapse_after")
TABLES: dict[str, list[str]] = {
    "icon": ICONS, "column": COLUMNS, "era": ERAS, "stands_for": TECHS, "lower": TECHS, "upper": TECHS,
}  # fmt: skip
PAIRS = {"fixed": ACTIONS, "bronze": COUNTS, "silver": COUNTS, "gold": COUNTS}


def effect_words(e: Effect) -> str:
    """The words from which `effects` reads this effect."""
    head = f"{ACTIONS[e.action]}: " if e.action != NONE and e.moment != MAY_PERFORM else ""
    if e.moment == MAY_PERFORM:
        return f"turn: may {ACTIONS[e.action]}"
    if e.moment == MAY_GIVE:
        return f"turn: may give {e.n} for {e.each_points} points"
    said = {
        AFTER: f"then {ACTIONS[e.then]}",
        SET_COST: f"cost {e.n}",
        DISCOUNT: f"{-e.n:+d} cost",
        NEEDS: f"{e.n:+d} needed",
        MULTIPLY: f"bonus_coins {e.n}",
        STRENGTH: f"strength {e.n}",
    }.get(e.moment, WITHOUT_NUMBER.get(e.moment, ""))
    if not said:
        head = head if e.moment in (BONUS, PRINTED) else f"{MOMENT_NAMES[e.moment]}: "
        said = f"{e.n} {UNITS[e.unit]}" + (f" {e.each_points} {e.each_coins}" if e.unit == SELL else "")
    return head + said + tail_words(e)


def tail_words(e: Effect) -> str:
    out = ""
    if e.per != NONE:
        out += f" per {f'{e.every} ' if e.every != 1 else ''}{COUNTS[e.per]}"
    if e.condition != ALWAYS:
        out += f" if {CONDITIONS[e.condition]}"
    if e.for_techs:
        out += f" for {' '.join(TECHS[t] for t in members(e.for_techs))}"
    if e.spared:
        out += f" not {' '.join(TECHS[t] for t in members(e.spared))}"
    return out


def field_words(row: Any, field: str) -> str | int:
    """The present value of a field, in the words of a corrections file."""
    value = getattr(row, field)
    if field in ("main", "legacy", "effect", "passed", "failed", "always"):
        return "; ".join(effect_words(e) for e in value)
    if field in PAIRS:
        return " ".join(f"{PAIRS[field][a]} {n}" for a, n in zip(value[::2], value[1::2]))
    if field == "replaces":
        return " ".join(ACTIONS[a] for a in value)
    if field in ("deck", "tokens", "starts_as"):
        return " ".join(value)
    if field == "requires":
        return " ".join(TECHS[t] for t in members(value))
    if field in BAGS_OF_ROUNDS:
        return " ".join(str(r) for r in members(value))
    if field in TABLES:
        return TABLES[field][value] if value != NONE else ""
    if field == "who":
        return f"{SCOPES[value % 3]} {COUNTS[value // 3]}" if value % 3 else SCOPES[0]
    return int(value)


def example(rules: Rules) -> str:
    """A corrections file that lists every unverified figure with its present value."""
    out = [HEAD]
    for ref, fields in sorted(marks().items(), key=in_order):
        kind, _, name = ref.partition(":")
        row = next(x for x in getattr(rules, f"{kind}s") if x.name == name)
        lines = [
            f"{field} = {toml_value(field_words(row, field))}  # {mark}"
            for field, mark in fields.items()
            if field != "name"
        ]
        if lines:
            out.append("\n".join([f"[{kind}s.{name}]", *lines]))
    return "\n\n".join(out) + "\n"


def in_order(entry: tuple[str, dict[str, str]]) -> tuple[int, str]:
    kind, _, name = entry[0].partition(":")
    return ["civilization", "tech", "special", "wonder", "action", "event", "command", "mode"].index(kind), name


def toml_value(value: str | int) -> str:
    return str(value) if isinstance(value, int) else f'"{value}"'


HEAD = """# Age of Civilization: every unverified figure, with the value that is used now. Change what is different in
# your box, and delete the rest. docs/corrections.md says how to use the file, and in which words effects are written.
# low: designed, because nothing was found; medium: a likely reading."""
