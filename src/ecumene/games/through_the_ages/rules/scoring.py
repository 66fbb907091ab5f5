"""The end of the game: the last scoring, points and ranking. TTA-1.4 to 1.9."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from ecumene.games.through_the_ages.cards.rows import EVENT
from ecumene.games.through_the_ages.rules.events.deck import RevealEvent
from ecumene.games.through_the_ages.rules.events.targets import score_event
from ecumene.games.through_the_ages.rules.state import Realm
from ecumene.kernel.core.action import first
from ecumene.kernel.core.piles import EVERYBODY
from ecumene.kernel.core.state import NOBODY, Frame


@dataclass(init=False, eq=False)
class EndGame(Frame):
    """TTA-1.4, 1.5: Age III events of the current deck, then of the future deck from the top; then powers."""

    step: i64

    def __init__(self, step: i64, player: i64 = NOBODY) -> None:
        self.player = player
        self.step = step

    def run(self, s: Realm) -> None:
        s.stack.pop()
        s.begin_last_scoring()
        if self.step == 0:
            s.note_culture()
            s.push(EndGame(1))
            score_known(s)
        elif s.future:
            s.push(EndGame(1))
            who: i64 = s.future_known[-1]
            score_last(s, s.leave_future(), who)
        else:
            s.note_culture()
            for p in s.order(s.first):
                for power in s.powers(p):
                    power.end_of_game(s, p)


def score_known(s: Realm) -> None:
    """The current deck: all its cards are scored, so their order does not matter."""
    if s.top:
        who: i64 = s.top_known[0]
        c: i64 = s.leave_top()
        if s.current:
            s.push(ScoreCurrent())
        score_last(s, c, who)
    elif s.current:
        s.push(ScoreCurrent())


@dataclass(init=False, eq=False)
class ScoreCurrent(RevealEvent):
    """TTA-1.4: chance reveals what is left of the current events, older ages first."""

    def apply(self, s: Realm, action: i64) -> None:
        s.stack.pop()
        c: i64 = first(action)
        s.leave_current(c)
        if s.current:
            s.push(ScoreCurrent())
        score_last(s, c, EVERYBODY)


def score_last(s: Realm, c: i64, who: i64) -> None:
    """TTA-1.4: an Age III event is shown and scored; any other card leaves the game, and `who` knows it."""
    card = s.card(c)
    if card.kind == EVENT and card.age == 3:
        s.score(c)
        score_event(s, c)
    else:
        s.leave_unscored(c, who)


def score_parts(s: Realm) -> list[dict[str, int]]:
    """Culture before the last scoring, what its events added or took, and what leaders added. TTA-1.4, 1.5."""
    out: list[dict[str, int]] = []
    seats: i64 = len(s.nations)
    p: i64
    for p in range(seats):
        now: i64 = s.nations[p].culture
        before: i64 = s.end_scoring[p] if s.end_scoring else now
        events: i64 = s.end_scoring[seats + p] if len(s.end_scoring) > seats else now
        out.append({"culture": int(before), "events": int(events - before), "leaders": int(now - events)})
    return out


def ranking(s: Realm) -> list[tuple[int, ...]]:
    """TTA-1.6, 1.8, 1.9: by culture only; who resigned is below all others, and above those who resigned earlier."""
    return [(1, n.culture) if n.resigned == 0 else (0, n.resigned) for n in s.nations]
