"""What rows must respect, as they are written and after corrections."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from ecumene.games.age_of_civilization.cards.actions import ACTIONS, Action
from ecumene.games.age_of_civilization.cards.commands import Command
from ecumene.games.age_of_civilization.cards.effect import Effect
from ecumene.games.age_of_civilization.cards.modes import Mode
from ecumene.games.age_of_civilization.cards.terms import (
    ALWAYS,
    ANCIENT,
    BIRTH,
    BONUS,
    COINS,
    COMMON,
    COUNTS,
    DEVASTATION,
    DISCOUNT,
    END,
    FORTS,
    GAIN,
    NONE,
    OTHERS_LOSE,
    PER_COIN,
    PER_DEVASTATION,
    PER_POINT,
    PER_STRENGTH,
    PERMANENT,
    POINTS,
    PRINTED,
    REST,
    SELL,
    SET_COST,
    STRENGTH,
    TECHNOLOGY,
    TURN,
    UNITS,
    WAR,
    WONDER_CARD,
    WORKERS,
)
from ecumene.kernel.border.corrections import Misfit, check_count
from ecumene.kernel.border.errors import BadRows, nearest
from ecumene.kernel.core.bits import LARGEST_BAG, has

if TYPE_CHECKING:
    from ecumene.games.age_of_civilization.rules.ruleset import Rules

TRACK: Final = 8  # positions of the time track
MOST_ACTIONS: Final = 31  # `Nation.used` has two bits for each action
PERMANENT_ACTIONS: Final = 3
TECHS_EACH: Final = 2  # on a special technology card: AOC-12.4


def check_rows(tables: dict[str, Iterable[Any]]) -> None:
    """Refuse tables that the rules cannot play with. A programmer meets this after adding or removing a row."""
    for table, rows in tables.items():
        names = [row.name for row in rows]
        check_count(table, len(names), 1, MOST_ACTIONS if table == "actions" else LARGEST_BAG)
        if len(names) != len(set(names)):
            raise BadRows("row-twice", deck=table, name=next(x for x in names if names.count(x) > 1))
    check_count("actions, common cards", len([row for row in tables["actions"] if row.sort == COMMON]), TRACK, TRACK)
    check_count(
        "actions, permanent ones before all others",
        permanent_rows(tables["actions"]),
        PERMANENT_ACTIONS,
        PERMANENT_ACTIONS,
    )
    for card in tables["specials"]:
        own = len([tech for tech in tables["techs"] if tech.card == card.number])
        check_count(f"specials, technologies of {card.name}", own, TECHS_EACH, TECHS_EACH)


def permanent_rows(actions: Iterable[Action]) -> int:
    """How many permanent actions there are, if they are the first rows: bags of them are small numbers then."""
    numbers = [row.number for row in actions if row.sort == PERMANENT]
    return len(numbers) if numbers == list(range(len(numbers))) else 0


# what corrections must respect

GAINS: Final = (PRINTED, BONUS, TURN, END, BIRTH, GAIN, WAR, REST)
PRICES: Final = (DISCOUNT, SET_COST)
COUNTED: Final = (*GAINS, STRENGTH)  # moments that use `per`; below those that use `if`, and `for`
CONDITIONAL: Final = (*GAINS, *PRICES)
OF_TECHS: Final = (BONUS, *PRICES)
CHOSEN: Final = (WONDER_CARD, TECHNOLOGY, SELL)  # units that ask for a choice
BONUSES: Final = (COINS, POINTS, WORKERS, OTHERS_LOSE)  # units that an ability can add to an action


FOR_ONE: Final = [
    "commands",
    "exhausted_at",
    "collapse_after",
    "starts_as",
]  # fields that only modes for one player have


def check_printed(rules: Rules) -> None:
    """The same for rows without corrections, in words for a programmer."""
    try:
        check(rules)
    except Misfit as e:
        raise ValueError(f"{'.'.join(e.path)}: {e.id} {e.arguments}") from None


def check(rules: Rules) -> None:
    """Refuse corrections that the rules cannot play with."""
    for action in rules.actions:
        check_effects(rules, "actions", action.name, "effect", action.effect, True)
    for c in rules.civilizations:
        check_effects(rules, "civilizations", c.name, "main", c.main, False)
        check_effects(rules, "civilizations", c.name, "legacy", c.legacy, False)
    for t in rules.techs:
        check_effects(rules, "techs", t.name, "effect", t.effect, False)
    for w in rules.wonders:
        check_effects(rules, "wonders", w.name, "effect", w.effect, False)
    for event in rules.events:
        check_effects(rules, "events", event.name, "effect", event.effect, True)
    for command in rules.commands:
        check_effects(rules, "commands", command.name, "passed", command.passed, True)
        check_effects(rules, "commands", command.name, "failed", command.failed, True)
        check_effects(rules, "commands", command.name, "always", command.always, True)
        check_command(command)
    for mode in rules.modes:
        check_mode(rules, mode)


def check_effects(rules: Rules, table: str, name: str, field: str, said: list[Effect], printed: bool) -> None:
    """AOC-1.13: effects of actions, tokens and commands happen at once; abilities need a moment."""
    for e in said:
        word = ignored(rules, e)
        if word:
            raise Misfit((table, name, field), "effect-idle", value=word)
        if (e.moment == PRINTED) != printed:
            raise Misfit((table, name, field), "effect-only-gains" if printed else "effect-no-moment")
        if e.per != NONE and e.per == grown(e):
            raise Misfit((table, name, field), "effect-by-itself", value=COUNTS[e.per])
        if (e.moment == END or e.moment == GAIN) and e.unit != POINTS:
            raise Misfit((table, name, field), "effect-only-points")
        if e.moment == BONUS and e.unit not in BONUSES:
            raise Misfit((table, name, field), "effect-bonus", there=[UNITS[unit] for unit in BONUSES])


def grown(e: Effect) -> i64:
    """What an effect increases, as a count. Counting by this would make the effect grow without limit."""
    if e.moment == STRENGTH or e.unit == FORTS:
        return PER_STRENGTH
    if e.unit == COINS:
        return PER_COIN
    if e.unit == POINTS:
        return PER_POINT
    return PER_DEVASTATION if e.unit == DEVASTATION else NONE


def check_command(command: Command) -> None:
    """AOC-16.9: a command resolves at once, so at most one of its effects may ask for a choice."""
    always = len([e for e in command.always if e.unit in CHOSEN])
    if always > 1:
        raise Misfit(("commands", command.name, "always"), "command-choices")
    if always + len([e for e in command.passed if e.unit in CHOSEN]) > 1:
        raise Misfit(("commands", command.name, "passed"), "command-choices")
    if always + len([e for e in command.failed if e.unit in CHOSEN]) > 1:
        raise Misfit(("commands", command.name, "failed"), "command-choices")


def ignored(rules: Rules, e: Effect) -> str:
    """A word of the effect that would change nothing, or nothing at all. Such a word is refused."""
    if e.per != NONE and e.moment not in COUNTED:
        return "per"
    if e.condition != ALWAYS and e.moment not in CONDITIONAL:
        return "if"
    if e.for_techs != 0 and (e.moment not in OF_TECHS or not has(rules.learns, e.action)):
        return "for"
    return "not" if e.spared != 0 and e.moment not in PRICES else ""


def check_mode(rules: Rules, mode: Mode) -> None:
    """AOC-16.2, 16.5: its civilizations exist, and there are enough wonders."""
    check_names(mode, "deck", mode.deck, [c.name for c in rules.civilizations])
    check_names(mode, "starts_as", mode.starts_as, [c.name for c in rules.civilizations])
    for name in mode.starts_as:
        if name in mode.deck:
            raise Misfit(("modes", mode.name, "starts_as"), "mode-in-deck", value=name)
    if mode.starts_as and not mode.deck:
        raise Misfit(("modes", mode.name, "deck"), "mode-deck")
    for field in FOR_ONE:
        if mode.solo == 0 and getattr(mode, field):
            raise Misfit(("modes", mode.name, field), "mode-for-one")
    there = len([w for w in rules.wonders if mode.only_ancient == 0 or w.era == ANCIENT])
    if there < mode.wonder_pool:
        raise Misfit(("modes", mode.name, "wonder_pool"), "fit-number", low=0, high=there, value=mode.wonder_pool)
    check_track(rules, mode)


def check_names(mode: Mode, field: str, said: list[str], known: list[str]) -> None:
    for name in said:
        if name not in known:
            raise Misfit(("modes", mode.name, field), "fit-word", value=name, there=known, near=nearest(name, known))


def check_track(rules: Rules, mode: Mode) -> None:
    """AOC-16.3: eight different cards; only these have fixed positions."""
    cards = rules.track(mode)
    if len(set(cards)) != TRACK or any(rules.actions[card].sort == PERMANENT for card in cards):
        raise Misfit(("modes", mode.name, "replaces"), "mode-track", count=TRACK)
    for card in mode.fixed[::2]:
        if card not in cards:
            there = [ACTIONS[x] for x in cards]
            raise Misfit(("modes", mode.name, "fixed"), "fit-word", value=ACTIONS[card], there=there)
    check_names(mode, "tokens", mode.tokens[::2], [event.name for event in rules.events])
