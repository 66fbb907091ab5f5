"""What all decks share: how the fields of a row are read from words.

A row holds what its card says, as figures and effects. Rules never ask which card it is.
"""

from __future__ import annotations

from typing import Any, Final

from ecumene.games.age_of_civilization.cards.actions import ACTIONS, Action
from ecumene.games.age_of_civilization.cards.effects import effects, number, word_at
from ecumene.games.age_of_civilization.cards.technologies import TECHS, Special, Tech
from ecumene.games.age_of_civilization.cards.terms import (
    ALL,
    COLUMNS,
    COUNTS,
    ERAS,
    ICONS,
    NONE,
    SCOPES,
)
from ecumene.kernel.border.corrections import Unfit, number_in, once, one_of, words_of
from ecumene.kernel.core.bits import bag_of

LAST_ROUND: Final = 6  # AOC-3.1
LAST_POSITION: Final = 8  # of the time track
FIRST_TOKEN: Final = 4  # the first position that can have a token above it


def read_rows(actions: list[Action], techs: list[Tech], specials: list[Special]) -> None:
    """Read what rows say whose names stand in effects: only now are all names known."""
    for a in actions:
        a.effect = effects(a.says)
    for t in techs:
        t.requires, t.effect, t.stands_for = techs_of(t.says[0]), effects(t.says[1]), tech_or_none(t.says[2])
    for card in specials:
        card.lower, card.upper = tech_of(card.says[0]), tech_of(card.says[1])
        techs[card.lower].card = techs[card.upper].card = card.number


def icon_of(word: Any) -> int:
    return one_of(word, ICONS)


def column_of(word: Any) -> int:
    return one_of(word, COLUMNS)


def era_of(word: Any) -> int:
    return one_of(word, ERAS)


def tech_of(word: Any) -> int:
    return one_of(word, TECHS)


def tech_or_none(word: Any) -> int:
    return one_of(word, TECHS) if word != "" else NONE


def techs_of(words: Any) -> int:
    return bag_of([one_of(word, TECHS) for word in words_of(words)])


def rounds_of(words: Any) -> int:
    return bag_of([number_in(word, 1, LAST_ROUND) for word in words_of(words)])


def who_of(words: Any) -> int:
    """`all`, `most wonder`, `least strength`. The number holds the scope (three of them) and what is counted."""
    said = words_of(words)
    scope = one_of(said[0] if said else "", SCOPES)
    if len(said) != (1 if scope == ALL else 2):
        raise Unfit("who")
    return scope + 3 * (one_of(said[1], COUNTS) if scope != ALL else 0)


def names_of(words: Any) -> list[str]:
    """Names of civilizations. Whether they exist is checked when all rows are read."""
    return list(once(words_of(words)))


def replacements_of(words: Any) -> list[int]:
    """`hunting quarry conquest monument`: pairs of an action card and the one that replaces it."""
    said = words_of(words)
    if len(said) % 2:
        raise Unfit("word-missing", value=said[-1])
    return [one_of(word, ACTIONS) for word in said]


def positions_of(words: Any) -> list[int]:
    """`plague 5 quarry 3`: pairs of an action card and its position."""
    said = words_of(words)
    once(said[::2])
    out: list[int] = []
    for i in range(0, len(said), 2):
        out += [one_of(said[i], ACTIONS), number_in(word_at(said, i + 1), 1, LAST_POSITION)]
    once(said[1::2])
    return out


def tokens_of(words: Any) -> list[str]:
    """`black_death 5 rebirth 7`. Whether the tokens exist is checked when all rows are read."""
    said = words_of(words)
    once(said[::2])
    out: list[str] = []
    for i in range(0, len(said), 2):
        out += [said[i], str(number_in(word_at(said, i + 1), FIRST_TOKEN, LAST_POSITION))]
    once(out[1::2])
    return out


def demands_of(words: Any) -> list[int]:
    """`wonder 2 point 16`: pairs of what is counted and how much of it a medal needs."""
    said = words_of(words)
    out: list[int] = []
    for i in range(0, len(said), 2):
        out += [one_of(said[i], COUNTS), number(word_at(said, i + 1))]
    return out
