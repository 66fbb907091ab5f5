"""What rows of Clash of Cultures say, as facts, and their appearance. All figures come from the rows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ecumene.games.clash_of_cultures.cards.categories import CATEGORIES, FIRST_GOVERNMENT
from ecumene.games.clash_of_cultures.cards.regions import Region
from ecumene.games.clash_of_cultures.cards.rows import (
    ANYWHERE,
    AT_ONCE,
    ATTACKER_ONLY,
    CULTURE_FRAME,
    EITHER_SIDE,
    FOR_A_CITY,
    ICONS,
    IN_STATUS,
    NO_FRAME,
    NO_ICON,
    ON_LAND,
    Advance,
    Civil,
    Combat,
    Event,
    Goal,
    Wonder,
)
from ecumene.games.clash_of_cultures.cards.status_goals import AllAdvancesIn, CitiesOfMood, MostCitiesWith, Supplies
from ecumene.games.clash_of_cultures.rules.costs import UNIT_PRICES, amounts
from ecumene.games.clash_of_cultures.rules.map.packed_city import MOODS, OF_EACH_PIECE, PIECES, SETTLEMENT
from ecumene.games.clash_of_cultures.rules.map.packed_unit import OF_EACH_UNIT, UNITS
from ecumene.games.clash_of_cultures.rules.ruleset import Rules
from ecumene.games.clash_of_cultures.rules.scoring import OBJECTIVE, PIECE, WONDER
from ecumene.games.clash_of_cultures.rules.seat import RESOURCES
from ecumene.games.clash_of_cultures.rules.state import TERRAINS
from ecumene.kernel.border.sections import Appearance
from ecumene.kernel.core.bits import members

Fact = tuple[str, dict[str, Any]]

TONES: Final = [  # by category
    "green", "brown", "blue", "gray", "red", "purple", "yellow", "purple", "blue", "green", "red", "yellow",
]  # fmt: skip
WHOLE_POINT: Final = 2  # half points
SAME_TEXT: Final = {  # events that differ only in figures
    "severe_famine": "famine",
    "population_boom_spawn": "population_boom",
    "population_boom_attack": "population_boom",
}
YEAR: Final = "_year_"  # good, awesome or fantastic
WHENS: Final = ["", "start_of_turn", "before_collect", "after_win", "after_win_or_capture", "right_after_capture"]


def facts(rules: Rules, kind: str, row: int) -> list[Fact]:
    """What a row says: message ids `fact-<id>` with figures. They come from the row, so corrections are shown."""
    made = FACTS.get(kind)
    return made(rules, row) if made else []


def appearance(rules: Rules, kind: str, row: int) -> Appearance:
    if kind == "advance":
        return Appearance(TONES[rules.advances[row].category])
    if kind == "category":
        return Appearance(TONES[row])
    if kind == "event":
        return Appearance("green" if rules.events[row].person() else "gray")
    return Appearance({"wonder": "purple", "action": "red", "objective": "blue", "goal": "blue"}.get(kind, ""))


def some(name: str, n: int, **more: Any) -> list[Fact]:
    """No fact for zero."""
    return [(name, {"n": int(n), **more})] if n else []


def cost(figures: list[int], culture: int = 0) -> list[Fact]:
    """Resources, then tokens."""
    paid = {name: int(n) for name, n in zip(RESOURCES, figures) if n}
    return [("cost", {"cost": paid | ({"culture": int(culture)} if culture else {})})]


# advances


def advance_facts(rules: Rules, number: int) -> list[Fact]:
    row = rules.advances[number]
    top = rules.top_of[row.category]
    out: list[Fact] = [("category", {"category": CATEGORIES[row.category]})]
    out += some("advance-food", row.food) + some("advance-ore", row.ore)
    if number != top:
        out.append(("needs", {"advance": rules.advances[top].name}))
    if row.needs >= 0:
        out.append(("needs", {"advance": rules.advances[row.needs].name}))
    if row.frame != NO_FRAME:
        out.append(("frame-culture" if row.frame == CULTURE_FRAME else "frame-mood", {}))
    if row.unlocks >= 0:
        out.append(("unlocks", {"piece": PIECES[row.unlocks]}))
    out += advance_changes(rules, row)
    if type(row) is not Advance or row.from_start:  # otherwise its figures say everything
        figures = {"n": row.amount, "tokens": row.tokens, "reach": row.reach, "most": row.most}
        out.append((f"advance-{row.name}", {name: int(figure) for name, figure in figures.items()}))
    return out + [("opens", {"category": CATEGORIES[a.category]}) for a in opened_by(rules, row)]


def advance_changes(rules: Rules, row: Advance) -> list[Fact]:
    """Limits and prices that it changes, and events from which it protects."""
    out = some("food-cap", row.food_cap) + some("idea-cap", row.idea_cap)
    out += [("frees", {"advance": rules.advances[a].name}) for a in members(row.frees)]
    out += [("frees-ore", {"advance": rules.advances[a].name}) for a in members(row.frees_ore)]
    return out + [("spares", {"event": event.name}) for event in rules.events if event.protection == row.number]


def opened_by(rules: Rules, row: Advance) -> list[Advance]:
    """Governments whose first advance needs this one."""
    tops = [rules.advances[a] for a in rules.top_of[FIRST_GOVERNMENT:]]
    return [top for top in tops if top.needs == row.number]


def category_facts(rules: Rules, number: int) -> list[Fact]:
    """Its advances. The first one must be learned before the others."""
    rows = [rules.advances[a] for a in members(rules.in_category[number])]
    out: list[Fact] = [("begins", {"advance": rows[0].name})]
    if rows[0].needs >= 0:
        out.append(("needs", {"advance": rules.advances[rows[0].needs].name}))
    return out + [("holds", {"advance": row.name}) for row in rows[1:]]


# wonders, regions, pieces, units, moods


def wonder_facts(rules: Rules, number: int) -> list[Fact]:
    row: Wonder = rules.wonders[number]
    out: list[Fact] = [
        (f"wonder-{row.name}", {"n": int(row.amount)}),
        *cost([row.food, row.ore, row.wood], row.culture),
    ]
    out += [("needs", {"advance": rules.advances[a].name}) for a in members(row.needs)]
    out += [("in-port", {})] if row.port else []
    return out + some("points", WONDER // WHOLE_POINT)


def region_facts(rules: Rules, number: int) -> list[Fact]:
    row: Region = rules.regions[number]
    out: list[Fact] = [("spaces", {"spaces": [TERRAINS[terrain] for terrain in row.spaces]})]
    return [*out, ("barbarians-live", {})] if row.barbarians else out


def piece_facts(rules: Rules, number: int) -> list[Fact]:
    out: list[Fact] = [] if number == SETTLEMENT else cost([1, 1, 1])
    out += [("needs", {"advance": row.name}) for row in rules.advances if row.unlocks == number]
    out.append((f"piece-{PIECES[number]}", {}))
    return out + some("supply", OF_EACH_PIECE) + some("points", PIECE // WHOLE_POINT)


def unit_facts(rules: Rules, number: int) -> list[Fact]:
    return [*cost(amounts(UNIT_PRICES[number])), (f"unit-{UNITS[number]}", {}), *some("supply", OF_EACH_UNIT[number])]


def mood_facts(rules: Rules, number: int) -> list[Fact]:
    return [(f"mood-{MOODS[number]}", {})]


# events


def event_facts(rules: Rules, number: int) -> list[Fact]:
    row = rules.events[number]
    out: list[Fact] = [(f"icon-{ICONS[row.icon]}", {})] if row.icon != NO_ICON else []
    out += person_facts(row) if row.person() else [event_text(row)]
    if row.lasts and row.protection >= 0:
        out.append(("lasts", {"advance": rules.advances[row.protection].name}))
    if row.protection >= 0:
        out.append(("protects", {"advance": rules.advances[row.protection].name}))
    return out + (some("copies", row.copies) if row.copies > 1 else [])


def event_text(row: Event) -> Fact:
    text = SAME_TEXT.get(row.name, row.name)
    if YEAR in text:
        text = f"year-{text.partition(YEAR)[2]}"
    return f"event-{text}", {
        "n": int(row.amount),
        "more": int(row.amount_exposed),
        "least": int(row.least),
        "give": int(row.give),
    }


def person_facts(row: Event) -> list[Fact]:
    """A free advance, and what comes after it."""
    categories = members(row.categories)
    out: list[Fact] = [("person", {})]
    if len(categories) == 1:
        out.append(("free-advance", {"category": CATEGORIES[categories[0]]}))
    elif categories:
        out.append(("free-government", {}))
    return [*out, (f"event-{row.name}", {"n": int(row.amount)})]


# action cards


def action_facts(rules: Rules, number: int) -> list[Fact]:
    """Both halves."""
    card = rules.actions[number]
    return [*civil_facts(rules.civils[card.civil]), *combat_facts(rules.combats[card.combat])]


def civil_facts(row: Civil) -> list[Fact]:
    out: list[Fact] = [("upper", {"civil": row.name})]
    out += [("takes-action", {})] if row.action else []
    out += some("tokens", row.culture)
    out += [(f"when-{WHENS[row.when]}", {})] if row.when else []
    return [*out, (f"civil-{row.name}", {"n": int(row.amount), "reach": int(row.reach)})]


def combat_facts(row: Combat) -> list[Fact]:
    out: list[Fact] = [("lower", {"combat": row.name})]
    fighters = [name for name in ("army", "ship", "fortress") if getattr(row, name)]
    out.append(("with-" + "-".join(fighters), {}))
    if row.role != EITHER_SIDE:
        out.append(("attacker" if row.role == ATTACKER_ONLY else "defender", {}))
    if row.place != ANYWHERE:
        where = "on-land" if row.place == ON_LAND else "for-city" if row.place == FOR_A_CITY else "not-against-city"
        out.append((where, {}))
    return out + combat_effects(row)


def combat_effects(row: Combat) -> list[Fact]:
    out = some("cv", row.cv) + some("cv-per-enemy", row.cv_per_enemy) + some("dice", row.dice)
    if row.ransom:
        out.append(("enemy-cv-unless", {"n": int(-row.enemy_cv), "food": int(row.ransom)}))
    else:
        out += some("enemy-cv", -row.enemy_cv)
    out += some("enemy-cv-each", row.enemy_cv_each) + some("draws", row.draws)
    out += [("scout", {})] if row.takes else []
    out += [("martyr", {})] if row.martyrs else []
    if row.cancel and not row.die:
        out += some("cancels", row.cancel)
    return out + [(name.replace("_", "-"), {"n": int(row.die), "hits": int(row.cancel)}) for name in row.says]


# objectives


def objective_facts(rules: Rules, number: int) -> list[Fact]:
    card = rules.objectives[number]
    out: list[Fact] = []
    for half, goal in (("upper-goal", card.top), ("lower-goal", card.bottom)):
        out += [(half, {"goal": rules.goals[goal].name}), *goal_says(rules, rules.goals[goal])]
    return out + some("points", OBJECTIVE // WHOLE_POINT)


def goal_facts(rules: Rules, number: int) -> list[Fact]:
    return goal_says(rules, rules.goals[number]) + some("points", OBJECTIVE // WHOLE_POINT)


def goal_says(rules: Rules, row: Goal) -> list[Fact]:
    when = "status" if row.when == IN_STATUS else "at-once" if row.when == AT_ONCE else "either"
    excluded: list[Fact] = [("not-with", {"goal": rules.goals[g].name}) for g in members(row.not_with)]
    return [(when, {}), goal_text(row), *excluded]


def goal_text(row: Goal) -> Fact:
    """The condition of a goal."""
    n = int(row.amount)
    if isinstance(row, AllAdvancesIn):
        return "goal-all-advances", {"category": CATEGORIES[row.of]}
    if isinstance(row, MostCitiesWith):
        return "goal-most-cities", {"piece": PIECES[row.of]}
    if isinstance(row, CitiesOfMood):
        return "goal-cities", {"n": n, "mood": MOODS[row.of]}
    if isinstance(row, Supplies):
        return "goal-supplies", {"n": n, "pay": int(row.pay), "good": RESOURCES[row.of]}
    return f"goal-{row.name}", {"n": n, "of": int(row.of)}


FACTS: Final[dict[str, Callable[[Rules, int], list[Fact]]]] = {
    "advance": advance_facts,
    "category": category_facts,
    "wonder": wonder_facts,
    "region": region_facts,
    "piece": piece_facts,
    "unit": unit_facts,
    "mood": mood_facts,
    "event": event_facts,
    "action": action_facts,
    "objective": objective_facts,
    "goal": goal_facts,
}
