"""What rows say, as facts, and how things look. Figures come from the rows, so corrections are shown.

The gain of an effect is one dictionary: how much of a unit, per how many of what, on which condition.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ecumene.games.age_of_civilization.cards.actions import ACTIONS, Action
from ecumene.games.age_of_civilization.cards.effect import Effect
from ecumene.games.age_of_civilization.cards.technologies import TECHS, Tech
from ecumene.games.age_of_civilization.cards.terms import (
    AFTER,
    ALL,
    ALWAYS,
    BLOCKED,
    BONUS,
    COLUMNS,
    CONDITIONS,
    COUNTS,
    DISCOUNT,
    ERAS,
    FUTURE_ACTIONS,
    ICONS,
    MAY_GIVE,
    MAY_PERFORM,
    MOMENTS,
    MOST,
    MULTIPLY,
    NEEDS,
    NO_ICON,
    NONE,
    OTHERS_GAIN,
    OTHERS_LOSE,
    PERMANENT,
    SACRIFICE_ICON,
    SACRIFICE_IMMUNE,
    SAFE,
    SCOPES,
    SELL,
    SET_COST,
    SPACE,
    SPECIAL,
    STRENGTH,
    UNITS,
    WAR_ICON,
    WAR_IMMUNE,
)
from ecumene.games.age_of_civilization.rules import innovations
from ecumene.games.age_of_civilization.rules.ruleset import Rules
from ecumene.kernel.border.kept import kept
from ecumene.kernel.border.sections import Appearance
from ecumene.kernel.core.bits import members

Fact = tuple[str, dict[str, Any]]

NO_LIMIT: Final = 99
COLUMN_TONES: Final = ["blue", "green", "red"]
TONES: Final = {"civilization": "brown", "source": "brown", "wonder": "purple", "event": "yellow", "command": "red"}
ICON_TONES: Final = {WAR_ICON: "red", SACRIFICE_ICON: "gray"}
IN_COINS: Final = (DISCOUNT, SET_COST)  # moments whose figure is a price
WITH_TECHS: Final = (BONUS, DISCOUNT, SET_COST)  # moments where it matters which technology an action gives
OF_ACTION: Final = (SPACE, SAFE, BLOCKED, MAY_PERFORM)  # moments that only name an action
OF_OTHERS: Final = (OTHERS_GAIN, OTHERS_LOSE)  # units that the owner of an ability does not get
BARE: Final = (WAR_IMMUNE, SACRIFICE_IMMUNE, FUTURE_ACTIONS)


def facts(rules: Rules, kind: str, row: int) -> list[Fact]:
    """What a thing says: ids of the messages `fact-<id>`, with their figures."""
    made = FACTS.get(kind)
    return made(rules, row) if made else []


@kept(1024)
def appearance(rules: Rules, kind: str, row: int) -> Appearance:
    if kind in ("tech", "special"):
        table: list[Any] = list(rules.techs if kind == "tech" else rules.specials)
        return Appearance(COLUMN_TONES[table[row].column])
    if kind == "action":
        action = rules.actions[row]
        return Appearance("blue" if action.sort == PERMANENT else ICON_TONES.get(int(action.icon), "green"))
    return Appearance(TONES.get(kind, ""))


# effects


def gain_of(e: Effect, unit: str) -> dict[str, int]:
    """How much of a unit, per how many of what, on which condition."""
    out = {unit: abs(int(e.n))}
    if e.per != NONE:
        out[f"per-{COUNTS[e.per]}"] = int(e.every)
    if e.condition != ALWAYS:
        out[f"if-{CONDITIONS[e.condition]}"] = 1
    return out


def together(effects: list[Effect]) -> dict[str, int]:
    """Everything that several effects give."""
    return {unit: n for e in effects for unit, n in gain_of(e, UNITS[e.unit]).items()}


def facts_of(e: Effect) -> list[Fact]:
    """One sentence of a card; if it names technologies, one fact for each."""
    if e.moment == AFTER:
        return [("after", {"action": ACTIONS[e.action]}), ("then", {"action": ACTIONS[e.then]})]
    name, args = sentence(e)
    named = members(e.for_techs) if e.moment in WITH_TECHS else []
    out: list[Fact] = [(f"{name}-of", {**args, "tech": TECHS[t]}) for t in named] or [(name, args)]
    return out + [("spared", {"tech": TECHS[t]}) for t in members(e.spared)]


def sentence(e: Effect) -> Fact:
    name = MOMENTS[e.moment]
    action = {"action": ACTIONS[e.action]} if e.action != NONE else {}
    if e.moment in BARE:
        return name, {}
    if e.moment in OF_ACTION:
        return name, action
    if e.moment == MULTIPLY:
        return name, {"n": int(e.n)}
    if e.moment == MAY_GIVE:
        return name, {"pay": {"coins": int(e.n)}, "gain": {"points": int(e.each_points)}}
    if e.moment == NEEDS:
        return "needs-fewer" if e.n < 0 else "needs-more", {**action, "gain": gain_of(e, "workers")}
    if e.unit == SELL:
        return "sell", {"n": int(e.n), "gain": {"points": int(e.each_points), "coins": int(e.each_coins)}}
    if e.moment == BONUS and e.unit in OF_OTHERS:
        name = "bonus-others"
    unit = "coins" if e.moment in IN_COINS else "strength" if e.moment == STRENGTH else UNITS[e.unit]
    return name, {**action, "gain": gain_of(e, unit)}


def facts_of_all(effects: list[Effect]) -> list[Fact]:
    return [fact for e in effects for fact in facts_of(e)]


# civilizations, technologies, wonders


def civilization_facts(rules: Rules, number: int) -> list[Fact]:
    row = rules.civilizations[number]
    out: list[Fact] = [("population", {"n": int(row.population)})]
    out += [("main", {}), *facts_of_all(row.main), ("legacy", {}), *facts_of_all(row.legacy)]
    return out if row.solo else [*out, ("not-alone", {})]


def tech_facts(rules: Rules, number: int) -> list[Fact]:
    row: Tech = rules.techs[number]
    out: list[Fact] = [("opened-by", {"tech": TECHS[t]}) for t in members(row.requires)] or [("needs-nothing", {})]
    out += facts_of_all(row.effect)
    out += [("level", {"n": int(row.level)}), ("column", {"label": f"column-{COLUMNS[row.column]}"})]
    if row.card != NONE:
        out.append(("on-card", {"special": rules.specials[row.card].name}))
    if row.stands_for != NONE:
        out.append(("stands-for", {"tech": TECHS[row.stands_for]}))
    return out


def special_facts(rules: Rules, number: int) -> list[Fact]:
    row = rules.specials[number]
    return [
        ("cost", {"cost": {"coins": int(innovations.PRICE)}}),
        ("column", {"label": f"column-{COLUMNS[row.column]}"}),
        ("upper", {"tech": TECHS[row.upper]}),
        *facts_of_all(rules.techs[row.upper].effect),
        ("lower", {"tech": TECHS[row.lower]}),
        *facts_of_all(rules.techs[row.lower].effect),
    ]


def wonder_facts(rules: Rules, number: int) -> list[Fact]:
    row = rules.wonders[number]
    return [*facts_of_all(row.effect), ("era", {"label": f"era-{ERAS[row.era]}"})]


def source_facts(rules: Rules, number: int) -> list[Fact]:
    """What a source does: an ability of a civilization, a technology, a wonder."""
    return facts_of_all([e for e in rules.effects if e.source == number])


# actions


def action_facts(rules: Rules, number: int) -> list[Fact]:
    row: Action = rules.actions[number]
    out: list[Fact] = [("permanent", {})] if row.sort == PERMANENT else []
    if row.spaces:
        out += [("cost", {"cost": action_cost(row)}), ("spaces", {"n": int(row.spaces)}), *facts_of_all(row.effect)]
        out += [("red", {})] if row.red else []
        out += [("must-score", {})] if row.must_score else []
    else:
        out.append(("no-action", {}))
    out += [(f"icon-{ICONS[row.icon]}", {})] if row.icon != NO_ICON else []
    return [*out, ("of-scenario", {})] if row.sort == SPECIAL else out


def action_cost(row: Action) -> dict[str, int]:
    coins = {"coins": int(row.coins)} if row.coins else {}
    return {"workers": int(row.workers), **coins}


# tokens, commands, achievements


def event_facts(rules: Rules, number: int) -> list[Fact]:
    row = rules.events[number]
    if not row.effect:
        return [("nothing", {})]
    scope = int(row.who) % len(SCOPES)
    what = {"label": COUNTS[row.who // len(SCOPES)]} if scope != ALL else {}
    out: list[Fact] = [("for-all" if scope == ALL else "for-most" if scope == MOST else "for-least", what)]
    out += facts_of_all(row.effect)
    return [*out, ("of-scenario", {})] if row.special else out


def command_facts(rules: Rules, number: int) -> list[Fact]:
    row = rules.commands[number]
    out: list[Fact] = [("test", {})] if row.test else []
    out += facts_of_all(row.always)
    out += [("passed", {"gain": together(row.passed)})] if row.passed else []
    out += [("ransom", {"cost": {"coins": int(row.ransom)}})] if row.ransom else []
    if len(row.failed) > 1:
        return [*out, ("failed-and", {"gain": together(row.failed[:-1]), "more": together(row.failed[-1:])})]
    return [*out, ("failed", {"gain": together(row.failed)})] if row.failed else out


def achievement_facts(rules: Rules, number: int) -> list[Fact]:
    row = rules.achievements[number]
    out: list[Fact] = [("at-least", {"gain": {"points": int(row.points)}})]
    out += between("technology", row.techs_min, row.techs_max) + between("wonder", row.wonders_min, row.wonders_max)
    return out + between("strength", row.strength_min, NO_LIMIT)


def between(unit: str, least: int, most: int) -> list[Fact]:
    """How much is needed, and how much is allowed."""
    if least == most or most == 0:
        return [("exactly", {"gain": {unit: int(most)}})]
    out: list[Fact] = [("at-least", {"gain": {unit: int(least)}})] if least else []
    return [*out, ("at-most", {"gain": {unit: int(most)}})] if most < NO_LIMIT else out


FACTS: Final[dict[str, Callable[[Rules, int], list[Fact]]]] = {
    "civilization": civilization_facts,
    "tech": tech_facts,
    "special": special_facts,
    "wonder": wonder_facts,
    "source": source_facts,
    "action": action_facts,
    "event": event_facts,
    "command": command_facts,
    "achievement": achievement_facts,
}
