"""How effects are read from words.

`trade: 1 coins` is a bonus of an action, `research: cost 0 for writing sailing` changes a price, `turn: 1 coins per 2
technology` is an ability at the end of a turn, `strength 2` is strength, `3 points; 1 wonder` is printed on an action.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from ecumene.games.age_of_civilization.cards.actions import ACTIONS
from ecumene.games.age_of_civilization.cards.effect import Effect
from ecumene.games.age_of_civilization.cards.technologies import TECHS
from ecumene.games.age_of_civilization.cards.terms import (
    AFTER,
    BIRTH,
    BLOCKED,
    BONUS,
    CONDITIONS,
    COUNTS,
    DISCOUNT,
    END,
    FUTURE_ACTIONS,
    GAIN,
    MAY_GIVE,
    MAY_PERFORM,
    MULTIPLY,
    NEEDS,
    PRINTED,
    REST,
    SACRIFICE_IMMUNE,
    SAFE,
    SELL,
    SET_COST,
    SPACE,
    STRENGTH,
    TURN,
    UNITS,
    WAR,
    WAR_IMMUNE,
)
from ecumene.kernel.border.corrections import Unfit, number_in, one_of, text_of
from ecumene.kernel.border.errors import nearest
from ecumene.kernel.core.bits import bag_of

LARGEST: Final = 99
MOMENT_WORDS: Final = {"turn": TURN, "end": END, "birth": BIRTH, "gain": GAIN, "war": WAR, "rest": REST}
FLAGS: Final = {"war_immune": WAR_IMMUNE, "sacrifice_immune": SACRIFICE_IMMUNE, "future_actions": FUTURE_ACTIONS}
PLAIN: Final = {"space": SPACE, "safe": SAFE, "blocked": BLOCKED}
HEADS: Final = [*FLAGS, "strength", "bonus_coins"]  # words that can begin an effect; a number can too
BEFORE_COLON: Final = [*MOMENT_WORDS, *ACTIONS]
TAILS: Final = ["per", "if", "for", "not"]


def effects(text: Any) -> list[Effect]:
    """Read clauses separated by semicolons."""
    out: list[Effect] = []
    for clause in text_of(text).split(";"):
        words = clause.split()
        if words:
            out.append(effect(words))
    return out


def effect(words: list[str]) -> Effect:
    head = words[0]
    if head.endswith(":"):
        key = head[:-1]
        one_of(key, BEFORE_COLON)
        if key in MOMENT_WORDS:
            return at_moment(MOMENT_WORDS[key], words[1:])
        return on_action(one_of(key, ACTIONS), words[1:])
    if head in FLAGS:
        return finish(Effect(FLAGS[head]), words[1:])
    if head == "bonus_coins":
        e = Effect(MULTIPLY)
        e.n = number(word_at(words, 1))
        return finish(e, words[2:])
    if head == "strength":
        e = Effect(STRENGTH)
        e.n = number(word_at(words, 1))
        return finish(e, words[2:])
    if not is_number(head):
        meant = nearest(head, HEADS) or nearest(head, [f"{word}:" for word in BEFORE_COLON])
        raise Unfit("effect-head", value=head, there=HEADS, near=meant)
    return gain(Effect(PRINTED), words)


def at_moment(moment: i64, words: list[str]) -> Effect:
    """`1 coins per 2 technology`, `may culture`, `may give 2 for 2 points`."""
    if not words or words[0] != "may":
        return gain(Effect(moment), words)
    if moment != TURN or len(words) < 2:
        raise Unfit("effect-may")
    if words[1] != "give":
        e = Effect(MAY_PERFORM)
        e.action = one_of(words[1], ACTIONS)
        return finish(e, words[2:])
    if len(words) != 6 or words[3] != "for" or words[5] != "points":
        raise Unfit("effect-give")
    e = Effect(MAY_GIVE)
    e.n = number(words[2])
    e.each_points = number(words[4])
    return e


def on_action(action: i64, words: list[str]) -> Effect:
    """`1 coins`, `-1 cost`, `cost 0`, `+1 needed`, `-1 needed`, `space`, `safe`, `blocked`, `then culture`."""
    if not words:
        raise Unfit("effect-of-action", value=ACTIONS[action])
    head = words[0]
    if head in PLAIN:
        e = finish(Effect(PLAIN[head]), words[1:])
    elif head == "then":
        e = Effect(AFTER)
        e.then = one_of(word_at(words, 1), ACTIONS)
        finish(e, words[2:])
    elif head == "cost":
        e = Effect(SET_COST)
        e.n = number(word_at(words, 1))
        finish(e, words[2:])
    elif len(words) > 1 and words[1] == "cost":
        e = Effect(DISCOUNT)
        e.n = -signed(head)
        if e.n < 0:
            raise Unfit("effect-dearer")
        finish(e, words[2:])
    elif len(words) > 1 and words[1] == "needed":
        e = Effect(NEEDS)
        e.n = signed(head)
        finish(e, words[2:])
    else:
        e = gain(Effect(BONUS), words)
    e.action = action
    return e


def gain(e: Effect, words: list[str]) -> Effect:
    """`3 points`, `1 coins per 2 technology if strongest`, `3 sell 1 1` (points and coins for each)."""
    if len(words) < 2:
        raise Unfit("effect-gain")
    e.n = number(words[0])
    e.unit = one_of(words[1], UNITS)
    if e.unit != SELL:
        return finish(e, words[2:])
    e.each_points = number(word_at(words, 2))
    e.each_coins = number(word_at(words, 3))
    return finish(e, words[4:])


def finish(e: Effect, words: list[str]) -> Effect:
    """Read what may follow: `per 2 technology`, `if strongest`, `for writing sailing`, `not education`."""
    i = 0
    while i < len(words):
        word = words[i]
        if word == "per":
            if word_at(words, i + 1).isdigit():
                i += 1
                e.every = max(number(words[i]), 1)
            e.per = one_of(word_at(words, i + 1), COUNTS)
            i += 2
        elif word == "if":
            e.condition = one_of(word_at(words, i + 1), CONDITIONS)
            i += 2
        elif word == "for" or word == "not":
            named = [one_of(word_at(words, i + 1), TECHS)]
            i += 2
            while i < len(words) and words[i] in TECHS:
                named.append(TECHS.index(words[i]))
                i += 1
            if word == "for":
                e.for_techs = bag_of(named)
            else:
                e.spared = bag_of(named)
        else:
            raise Unfit("effect-tail", value=word, there=TAILS, near=nearest(word, meant_after(words[:i])))
    return e


def meant_after(words: list[str]) -> list[str]:
    """The words that a mistyped word may mean. Technologies only after `for` and `not`."""
    return TAILS + TECHS if "for" in words or "not" in words else TAILS


def word_at(words: list[str], place: int) -> str:
    if place >= len(words):
        raise Unfit("word-missing", value=words[-1])
    return words[place]


def is_number(word: str) -> bool:
    return word[:1].isdigit() or (word[:1] in "+-" and word[1:2].isdigit())


def number(word: str) -> int:
    return number_in(word, 0, LARGEST)


def signed(word: str) -> int:
    return number_in(word, -LARGEST, LARGEST)
