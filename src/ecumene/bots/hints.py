"""Hints: the best choices, what each seat may expect of them, and why. All from the view of the seat that asks."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

from ecumene.bots.contract import Ask, Line
from ecumene.bots.searcher import think
from ecumene.kernel.border.game import AnyGame
from ecumene.kernel.border.sections import (
    HIDDEN,
    Cards,
    Count,
    Counters,
    Deck,
    Item,
    Market,
    Section,
    Structure,
    Tableau,
    Track,
)
from ecumene.kernel.border.strategy import Reason
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import NOBODY, canonical

SECONDS = 2.0  # that a hint may think
CHOICES = 3
REASONS = 4  # for each choice
# Messages `reason-<name>` of the platform. The last two are for games to use: only they know what is opened or denied.
NAMES = (
    *("wins", "loses", "shows", "completes", "gets", "points", "gains", "pays", "rate", "rival-gains", "rival-loses"),
    *("opens", "denies"),
)
MARKER = "marker"
TOTALS = ("label-points", "label-final")  # counters of points say what their categories say already


@dataclass(frozen=True)
class Advice:
    """One choice: what it leads to and why."""

    action: int
    expected: list[float]  # for every seat: 0 (lost) to 1 (won); empty where no search was made
    share: float  # of the thinking
    reasons: list[Reason]
    then: list[int]  # own choices after it that the reasons count on


def hint(ask: Ask, seconds: float = SECONDS) -> list[Advice]:
    """The best choice and the two next best ones."""
    lines = think(ask, seconds).lines[:CHOICES]
    seen = [foresee(ask, line) for line in lines]
    found = telling([reasons(ask, line, after) for line, after in zip(lines, seen)])
    return [
        Advice(x.actions[0], x.expected, x.share, why[:REASONS], x.actions[1 : after.count] if after else [])
        for x, why, after in zip(lines, found, seen)
    ]


def telling(found: list[list[Reason]]) -> list[list[Reason]]:
    """Without what holds of all choices alike, as long as something is left."""
    if len(found) < 2:
        return found
    alike = [x for x in found[0] if all(x in others for others in found[1:])]
    return [[x for x in why if x not in alike] or why for why in found]


@dataclass(frozen=True)
class Foreseen:
    """What comes of a line as far as it is certain: own choices until chance, another seat, or something is shown."""

    state: Any
    view: Any
    count: int  # choices that were made


def reasons(ask: Ask, line: Line, after: Foreseen | None) -> list[Reason]:
    """Why a choice: the game's own reasons first, then what can be read from the board for any game."""
    game = ask.game
    if after is None:
        return [Reason("shows")]
    before = Foreseen(game.imagine(ask.view, Rng(0)), ask.view, 0)
    own = game.strategy.reasons(ask.view, line.actions[0], after.view) if game.strategy else []
    if after.state.over:
        places = game.result(after.state).places
        own = [Reason("wins" if places[ask.seat] == 1 else "loses"), *own]
    scored = points(game, before.state, after.state, ask.seat)
    shown = read_from_boards(game, before, after, ask.seat)
    found = [*own, *scored, *(x for x in shown if not scored or x.args.get("counter") not in TOTALS)]
    said = game.codec.refs(line.actions[0])  # what the choice itself names is the least of its reasons
    found.sort(key=lambda x: x.name == "gets" and x.args["thing"] in said)
    return [x for i, x in enumerate(found) if x not in found[:i]]


def foresee(ask: Ask, line: Line) -> Foreseen | None:
    """None if already the first choice shows something that nobody can know before."""
    game, me, count = ask.game, ask.seat, 0
    s = game.imagine(ask.view, Rng(0))
    unseen = game.zones.all_unseen(s, me)
    for action in line.actions:
        if s.over or s.player != me or action not in canonical(s):
            break
        t = s.clone()
        t.stack[-1].apply(t, action)
        t = settled(game, t, me, unseen)
        if game.zones.learned(unseen, game.zones.all_unseen(t, me)):
            break
        s, count = t, count + 1
    return Foreseen(s, game.view(s, me), count) if count else None


def settled(game: AnyGame, s: Any, me: int, unseen: Any) -> Any:
    """The position after all steps that ask nobody and show nothing."""
    while s.stack and s.stack[-1].player == NOBODY:
        t = s.clone()
        t.stack[-1].run(t)
        if game.zones.learned(unseen, game.zones.all_unseen(t, me)):
            return s
        s = t
    return s


# ---------------------------------------------------------------- what any game shows


def points(game: AnyGame, before: Any, after: Any, me: int) -> list[Reason]:
    """Points of one's own by category, if they were counted now: the largest change first."""
    old, new = game.score_parts(before)[me], game.score_parts(after)[me]
    changes = {part: new[part] - old.get(part, 0) for part in new}
    return [
        Reason("points", {"part": f"part-{part}", "n": n})
        for part, n in sorted(changes.items(), key=lambda x: -abs(x[1]))
        if n
    ]


def read_from_boards(game: AnyGame, before: Foreseen, after: Foreseen, me: int) -> list[Reason]:
    """Things completed and gained, counters that change, and what rivals lose; first what is always shown of a seat."""
    seat = game.seats[me]
    old, new = game.board(before.view), game.board(after.view)
    brief = {key(x, "") for x in new if x.brief or x.pinned}
    found = completed(old, new, seat)
    done = {reason.args["thing"] for reason in found}
    found += [x for x in gained(old, new, seat) if x.args["thing"] not in done]
    counted = changes(old, new)
    counted.sort(key=lambda x: ((x.title, x.seat, "") not in brief, x.seat != seat))
    return found + [reason for x in counted if (reason := x.reason(seat))]


Key = tuple[str, str, str]


def key(section: Section, name: str) -> Key:
    return section.title, section.seat, name


@dataclass(frozen=True)
class Change:
    title: str
    seat: str
    name: str  # of the counter; "" of a track
    by: int
    rate: int

    def reason(self, me: str) -> Reason | None:
        counter = self.name or self.title
        counter = counter if ":" in counter else f"label-{counter}"
        if self.seat == me and self.rate:
            return Reason("rate", {"counter": counter, "n": self.rate})
        if not self.by or not self.seat:
            return None
        if self.seat == me:
            return Reason("gains" if self.by > 0 else "pays", {"counter": counter, "n": abs(self.by)})
        args: dict[str, Any] = {"seat": f"seat:{self.seat}", "counter": counter, "n": abs(self.by)}
        return Reason("rival-gains" if self.by > 0 else "rival-loses", args)


def changes(old: list[Section], new: list[Section]) -> list[Change]:
    before = counts(old)
    out: list[Change] = []
    for at, (value, rate) in counts(new).items():
        was, was_rate = before.get(at, (0, 0))
        if value != was or rate != was_rate:
            out.append(Change(*at, value - was, rate - was_rate))
    return out


def counts(board: list[Section]) -> dict[Key, tuple[int, int]]:
    """Counters with their rates, and markers of seats on tracks."""
    out: dict[Key, tuple[int, int]] = {}
    for x in board:
        if isinstance(x, Counters):
            out |= {key(x, c.name): (-c.value if c.less else c.value, c.rate or 0) for c in x.items}
        elif isinstance(x, Track):
            out |= {(x.title, m.seat, ""): (m.at, 0) for m in x.marks if m.seat and m.name == MARKER}
    return out


def items_of(x: Section) -> list[Item]:
    if isinstance(x, Tableau):
        return [item for column in x.columns for item in column.items]
    if isinstance(x, Deck):
        return x.known
    return x.items if isinstance(x, Cards | Market | Structure) else []


def gained(old: list[Section], new: list[Section], seat: str) -> list[Reason]:
    """Things that lie with the seat and did not before."""
    there = Counter(item.ref for x in old if x.seat == seat for item in items_of(x))
    now = Counter(item.ref for x in new if x.seat == seat for item in items_of(x))
    names: list[str] = []
    out: list[Reason] = []
    for ref in now - there:
        name = ref.partition(":")[2]
        if name != HIDDEN and not any(name == x or name.startswith(f"{x}_") for x in names):  # a part of the same thing
            names.append(name)
            out.append(Reason("gets", {"thing": ref}))
    return out


def completed(old: list[Section], new: list[Section], seat: str) -> list[Reason]:
    """Things of the seat on which everything lies now that belongs there."""
    before = {item.ref: full(item.on) for x in old if x.seat == seat for item in items_of(x)}
    after = {item.ref: full(item.on) for x in new if x.seat == seat for item in items_of(x)}
    return [Reason("completes", {"thing": ref}) for ref, done in after.items() if done and before.get(ref) is False]


def full(on: list[Count]) -> bool | None:
    """None where nothing has to lie there."""
    limits = [c.value >= c.of for c in on if c.of]
    return all(limits) if limits else None
