"""What a choice would lead to, and which rule refuses one: from one viewer's look, so it reveals nothing hidden."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice, product
from typing import Any

import msgspec

from ecumene.kernel.border.codec import Codec
from ecumene.kernel.border.game import AnyGame
from ecumene.kernel.border.look import Look
from ecumene.kernel.border.sections import Counters, Shortage
from ecumene.kernel.core.action import act, verb_of
from ecumene.kernel.core.state import CHANCE, NOT_OFFERED, apply, legal
from ecumene.kernel.match.log import NOT_ASKED, shows
from ecumene.kernel.match.preview import foreseen
from ecumene.server.drawing import Drawn, changes, drawn
from ecumene.server.log_entries import in_names
from ecumene.server.messages import sections
from ecumene.server.protocol import Changes, PreviewIs, Said, Why, WhyNotIs

TRIED = 600  # actions of one verb that are tried, to find out why they are refused
TRIED_OF_VERB = 4_000  # where the verb itself is asked about
REASONS = 2  # given for one verb
VERB = "verb"  # in place of the kind of a thing: why can nothing of this verb be done?


def refused_by(look: Look[Any, Any], actions: Sequence[int]) -> tuple[str, list[Shortage]]:
    """The rule that refuses a move, and what is missing for it."""
    s = look.s.clone()
    for action in actions:
        if s.over or s.player != look.viewer:
            break
        why: str = s.stack[-1].refuse(s, action)
        if why:
            return why, look.game.missing(s, action)
        apply(s, action)
    return NOT_OFFERED, []


def preview_of(
    look: Look[Any, Any], id: int, move: str, shown: Drawn | None = None, *, counters: bool = False
) -> PreviewIs:
    """What a legal move costs and leads to. `shown`: the board that the viewer has; else it is drawn.

    `counters`: of the board only the viewer's own ones, which a button shows.
    """
    actions = look.game.codec.parse_move(move)
    asks, reveals, chance = asks_first(look, actions)
    (price,) = look.game.prices(look, actions) if len(actions) == 1 else (None,)
    after = foreseen(look.game, before_last(look, actions), look.viewer, actions[-1])
    if after is None:
        return PreviewIs(id, move, asks, reveals or chance, price)
    board = board_after(look, after, shown)
    events = certain_events(look, actions, reveals)
    goes_on = after.stack != look.s.stack[: len(after.stack)]  # another question follows from it
    idle = not (goes_on or events or board != Changes()) and bool(look.game.codec.refs(actions[-1]))
    if counters:
        seat = look.game.seats[look.viewer]
        board = Changes([x for x in board.sections if isinstance(x, Counters) and x.seat == seat])
    return PreviewIs(id, move, asks, reveals or chance, price, board, events, idle, bool(after.over))


def before_last(look: Look[Any, Any], actions: Sequence[int]) -> Any:
    """The position in which the last action of a move is chosen."""
    s = look.s.clone()
    for action in actions[:-1]:
        apply(s, action)
    return s


def board_after(look: Look[Any, Any], after: Any, shown: Drawn | None) -> Changes:
    """How the board would differ, as far as that is certain."""
    return changes(drawn(look) if shown is None else shown, drawn(Look.at(look.game, after, look.viewer)))


def certain_events(look: Look[Any, Any], actions: Sequence[int], reveals: bool) -> list[Said]:
    """What the choice itself reports; and the automatic steps after it, if they show nothing."""
    s = before_last(look, actions)
    s.events = []
    if reveals:
        s.stack[-1].apply(s, actions[-1])
    else:
        apply(s, actions[-1])
    return [in_names(look.game.events, e, look.viewer, CHANCE) for e in s.events]


def asks_first(look: Look[Any, Any], actions: Sequence[int]) -> tuple[bool, bool, bool]:
    """Could a move not be taken back freely? Is the reason that somebody would learn something, or that chance decides?

    A move that ends the turn asks too. A private step never does: nobody hears of it before the move is complete.
    """
    if verb_of(actions[-1]) in look.game.codec.steps:
        return False, False, False
    s = look.s.clone()
    reveals = shows(look.game, s, actions)
    chance = bool(not s.over and s.player == CHANCE)
    return bool(reveals or s.over or s.player != look.viewer), reveals, chance


def why_not(look: Look[Any, Any], id: int, ref: str) -> WhyNotIs:
    """Why a thing cannot be chosen. The first reason belongs to the action with it that misses least; others follow."""
    game, s, seat = look.game, look.s, look.viewer
    kind, _, name = ref.partition(":")
    row = game.codec.ids.get(kind, {}).get(name)
    if row is None and not (kind == VERB and game.codec.verb.get(name) in game.codec.base):
        return WhyNotIs(id, ref, [])
    if s.over or s.player != seat:
        return WhyNotIs(id, ref, [Why("", "", [ref], NOT_ASKED)])
    offered = legal(s)
    lies = [(x.title, refs_in([x])) for x in sections(look)]
    near = {x for a in offered for x in game.codec.refs(a)} | {f"seat:{x}" for x in game.seats[: s.players]}
    near |= {x for _, refs in lies for x in refs}
    near |= {f"{x}:{name}" for x in game.at_hand for name in game.codec.names[x]}
    if row is None:
        actions = _actions(game.codec, game.codec.verb[name], near)
        return WhyNotIs(id, ref, _refusals(game, s, actions, set(offered)))
    why: list[Why] = []
    for verb in game.codec.base:
        if kind in game.codec.kinds[verb]:
            why += _refusals(game, s, _actions_with(game.codec, verb, (kind, row), near), set(offered))
    usual = _usual_verbs(game.codec, offered, lies, ref)
    specific = [x for x in why if x.rule != NOT_OFFERED]
    out = sorted(specific, key=lambda x: (*distance(x), x.verb not in usual))
    expected = out and (out[0].missing or out[0].verb in usual or len({x.verb for x in out}) == 1)
    if why and not expected:
        out.insert(0, Why("", "", [ref], NOT_OFFERED))  # no verb that one would expect of the thing
    return WhyNotIs(id, ref, out)


def _usual_verbs(codec: Codec, offered: list[int], lies: list[tuple[str, set[str]]], ref: str) -> set[str]:
    """The verbs that are offered for things that lie where this one lies, of whatever seat."""
    titles = {title for title, refs in lies if ref in refs}
    beside = {x for title, refs in lies if title in titles for x in refs}
    return {codec.word[verb_of(a)] for a in offered if not beside.isdisjoint(codec.refs(a))}


def distance(why: Why) -> tuple[int, int]:
    """How far a refused action is from a legal one: nearest are those that only lack something, and little of it."""
    return (0, sum(max(0, x.needs - x.has) for x in why.missing)) if why.missing else (1, 0)


def unlikely(why: Why, in_use: set[str]) -> tuple[int, int, int]:
    """Of two that lack the same, the one with things that can be chosen now is meant: an own city, not the sea."""
    return (*distance(why), sum(ref not in in_use for ref in why.refs))


def _refusals(game: AnyGame, s: Any, actions: Iterable[int], offered: set[int]) -> list[Why]:
    """For one verb: refused actions with things on the table, one for each rule: the one that a person means most."""
    codec, out = game.codec, dict[str, Why]()
    in_use = {x for a in offered for x in game.codec.refs(a)}
    for action in actions:
        if action in offered:
            return []  # it can be done
        rule = s.stack[-1].refuse(s, action)
        if not rule:
            continue
        why = Why(codec.text(action), codec.word[verb_of(action)], codec.refs(action), rule, game.missing(s, action))
        if rule not in out or unlikely(why, in_use) < unlikely(out[rule], in_use):
            out[rule] = why
    specific = [x for x in out.values() if x.rule != NOT_OFFERED]
    return sorted(specific or out.values(), key=distance)[:REASONS]


def _actions_with(codec: Codec, verb: int, named: tuple[str, int], near: set[str]) -> list[int]:
    """Actions of a verb that name a thing; their other arguments are things in sight. At most TRIED of them."""
    kinds = codec.kinds[verb]
    out: list[int] = []
    for at, kind in enumerate(kinds):
        if kind != named[0]:
            continue
        rows = [[named[1]] if i == at else _rows(codec, k, near) for i, k in enumerate(kinds)]
        for args in product(*rows):
            out.append(act(verb, *args))
            if len(out) >= TRIED:
                return out
    return out


def _actions(codec: Codec, verb: int, near: set[str]) -> Iterator[int]:
    """Actions of a verb with things in sight. At most TRIED_OF_VERB of them."""
    every = product(*(_rows(codec, kind, near) for kind in codec.kinds[verb]))
    return (act(verb, *args) for args in islice(every, TRIED_OF_VERB))


def _rows(codec: Codec, kind: str, near: set[str]) -> list[int]:
    """The things of a kind that are in sight; if there is none, any."""
    return [n for n, name in enumerate(codec.names[kind]) if f"{kind}:{name}" in near] or [0]


def refs_in(board: list[Any]) -> set[str]:
    """The references of all things on a board."""
    out: set[str] = set()
    todo: list[Any] = list(msgspec.to_builtins(board))
    while todo:
        x = todo.pop()
        if isinstance(x, dict):
            if isinstance(x.get("ref"), str):
                out.add(x["ref"])
            todo += x.values()
        elif isinstance(x, list):
            todo += x
    return out
