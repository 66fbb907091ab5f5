"""Sets are chosen in any order: laws over the verbs that a game declares `unordered`, and a search for the rest.

A question that names one thing of a set at a time offers everything that remains. The same things named in another
order lead to the same position. Bots choose from the canonical list only, which leads to every set once.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Any

from ecumene.kernel.border.game import AnyGame
from ecumene.kernel.border.save import save
from ecumene.kernel.core.action import verb_of
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import CHANCE, apply, canonical, legal

PAIRS = 12  # tried at one position
SETS = 300  # positions looked at to list all sets of one question

Question = tuple[str, int]  # a frame's class, and who is asked


def question(s: Any) -> Question:
    return (type(s.stack[-1]).__name__, s.player) if s.stack else ("", CHANCE)


def after(s: Any, action: int) -> Any:
    u = s.clone()
    apply(u, action)
    return u


def sets_have_no_order(game: AnyGame, s: Any, rng: Rng, fresh: bool) -> None:
    """Check every law about sets at one position. `fresh`: nothing is named yet."""
    if s.player == CHANCE:
        return
    choices, listed = legal(s), canonical(s)
    assert listed, "a bot has nothing to choose from"
    assert [a for a in choices if a in set(listed)] == listed, "a bot's list is not a part of what is offered"
    named = [a for a in choices if verb_of(a) in game.codec.unordered]
    if len(named) < 2:
        return
    for _ in range(PAIRS):
        a, b = named[rng.below(len(named))], named[rng.below(len(named))]
        if a != b:
            pair_has_no_order(game, s, a, b)
    if fresh:
        every_set_is_listed_once(game, s)


def pair_has_no_order(game: AnyGame, s: Any, a: int, b: int) -> None:
    """Both orders are possible, or neither. If the last thing follows by itself, one order may be shorter."""
    said = f"{game.codec.text(a)}, {game.codec.text(b)}"
    ends = []
    for one, two in ((a, b), (b, a)):
        u = after(s, one)
        goes_on = question(u) == question(s) and two in legal(u)
        ends.append((goes_on, saved(after(u, two) if goes_on else u)))
    if ends[0][0] or ends[1][0]:
        wrong = "the order makes a difference" if ends[0][0] == ends[1][0] else "only one order is offered"
        assert ends[0][1] == ends[1][1], f"{wrong}: {said}"


def saved(s: Any) -> str:
    return json.dumps(save(s))


def every_set_is_listed_once(game: AnyGame, s: Any) -> None:
    """Every set that can be named in some order can be named in the canonical order, in exactly one way."""
    everything, listed = list(endings(game, s, legal)), list(endings(game, s, canonical))
    if len(everything) < SETS and len(listed) < SETS:
        ways: dict[tuple[int, ...] | str, list[Counter[int]]] = {}
        for named, end in listed:
            ways.setdefault(end or named, []).append(Counter(named))
        for same in ways.values():
            assert not any(x <= y or y <= x for x, y in combinations(same, 2)), "a bot can name a set in two ways"
        assert set(ways) == {end or named for named, end in everything}, "a bot cannot name every set"


def endings(game: AnyGame, s: Any, choices: Any) -> Iterator[tuple[tuple[int, ...], str]]:
    """The sets that can be named until the question changes, sorted, with the action that ended them; at most `SETS`.

    If the last thing of a set ended it, the position is included, because the rest may have followed by itself. Two
    sets may lead to the same position; they are the same set only if one contains everything named in the other.
    """
    waiting: list[tuple[tuple[int, ...], Any]] = [((), s)]
    found = 0
    while waiting and found < SETS:
        named, u = waiting.pop()
        for a in choices(u):
            if verb_of(a) not in game.codec.unordered:
                found += 1
                yield (*named, a), ""
                continue
            v = after(u, a)
            both = tuple(sorted((*named, a)))
            if question(v) == question(s):
                waiting.append((both, v))
            else:
                found += 1
                yield both, saved(v)


def repeated_verbs(game: AnyGame, positions: Iterable[Any]) -> set[str]:
    """`Frame.verb` for verbs that a question offers again when it repeats at once, but that are not `unordered`.

    `positions` are those of games, in order. Verbs without arguments do not count.
    """
    found: set[str] = set()
    before: tuple[Question, set[int]] = (("", CHANCE), set())
    for s in positions:
        offered = [] if s.over or s.player == CHANCE else legal(s)
        verbs = {v for v in map(verb_of, offered) if game.codec.kinds[v]}
        if question(s) == before[0]:
            found |= {f"{question(s)[0]}.{game.codec.word[v]}" for v in verbs & before[1] - game.codec.unordered}
        before = question(s), verbs
    return found
