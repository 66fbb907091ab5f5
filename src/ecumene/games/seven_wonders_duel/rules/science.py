"""Science symbols, pairs and progress tokens. SWD-9."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from mypy_extensions import i64

from ecumene.games.seven_wonders_duel.cards.rows import NO_SYMBOL
from ecumene.games.seven_wonders_duel.rules.state import COMPULSORY_PROGRESS, SCIENTIFIC, Duel
from ecumene.games.seven_wonders_duel.rules.verbs import PASS, PROGRESS
from ecumene.kernel.core.action import act, first, verb_of
from ecumene.kernel.core.bits import has, members, size
from ecumene.kernel.core.state import NOT_OFFERED, Frame

SYMBOLS_TO_WIN: Final = 6  # different ones, SWD-9.4


def gain_symbol(s: Duel, p: i64, symbol: i64) -> None:
    """SWD-6.5, 9.2, 9.4, 9.16: two equal symbols are a pair; six different ones win at once."""
    if s.add_symbol(p, symbol):
        if size(s.seats[p].symbols) == SYMBOLS_TO_WIN:
            s.finish(p, SCIENTIFIC)
    elif s.tokens:  # SWD-9.3
        s.push(ChooseProgress(p))


def gain_token(s: Duel, p: i64, t: i64) -> None:
    """SWD-6.3, 9.17: its coins at once, and its symbol if it has one. The seat keeps the rest."""
    s.add_token(p, t)
    s.gain_coins(p, s.rules.tokens[t].coins)
    if s.rules.tokens[t].symbol != NO_SYMBOL:
        gain_symbol(s, p, s.rules.tokens[t].symbol)


@final
@dataclass(init=False, eq=False)
class ChooseProgress(Frame):
    """SWD-9.2: take one token from the board, or none (ruling R2)."""

    def legal(self, s: Duel) -> list[int]:
        out = [act(PROGRESS, t) for t in members(s.tokens)]
        if not has(s.options, COMPULSORY_PROGRESS):
            out.append(act(PASS))
        return out

    def why_not(self, s: Duel, action: i64) -> str:
        return "SWD-9.2" if verb_of(action) == PROGRESS or verb_of(action) == PASS else NOT_OFFERED

    def apply(self, s: Duel, action: i64) -> None:
        s.stack.pop()
        if verb_of(action) == PROGRESS:
            gain_token(s, self.player, first(action))
