"""The raid. LAN-5. A die, a question out of turn, and a set of cards that is put together in private."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from ecumene.games.lantern.cards.lights import STORM_CARD
from ecumene.games.lantern.rules.state import Table
from ecumene.games.lantern.rules.verbs import ADD, DEFEND, DEFENDED, LOST, PASS, RAID, ROLL, ROLLED, STORM, STORMED
from ecumene.kernel.core.action import act, first, verb_of
from ecumene.kernel.core.piles import add, play_out
from ecumene.kernel.core.state import CHANCE, NOT_OFFERED, Frame


def raid(s: Table, leader: int) -> None:
    s.push(Raid(leader))


class Raid(Frame):
    """LAN-5: the leader raids another seat, or nobody."""

    def legal(self, s: Table) -> list[int]:
        return [act(PASS)] + [act(RAID, p) for p in sorted(s.others(self.player))]

    def refuse(self, s: Table, action: i64) -> str:
        if verb_of(action) != RAID:
            return "" if action == act(PASS) else NOT_OFFERED
        return "" if first(action) in s.others(self.player) else "LAN-5"

    def apply(self, s: Table, action: i64) -> None:
        s.stack.pop()
        if verb_of(action) == RAID:
            target = first(action)
            asked = [p for p in s.others(self.player) if p != target and s.hands[p]]
            s.then([Roll(), *(Storm(p) for p in asked), Defend(target, self.player)])


class Roll(Frame):
    """LAN-5.1: a die gives the strength of the raid. All outcomes are equally likely, so `weights` is not needed."""

    def __init__(self, player: int = CHANCE) -> None:
        super().__init__(player)

    def legal(self, s: Table) -> list[int]:
        return [act(ROLL, n) for n in range(1, 7)]

    def apply(self, s: Table, action: i64) -> None:
        s.stack.pop()
        s.die = first(action)
        s.report(ROLLED, s.die)


class Storm(Frame):
    """LAN-5.2: a third seat may play a storm and end the raid.

    Every third seat with cards is asked, with a storm or without: otherwise the question would show who has one.
    """

    def legal(self, s: Table) -> list[int]:
        return [act(PASS)] + ([act(STORM)] if STORM_CARD in s.hands[self.player] else [])

    def refuse(self, s: Table, action: i64) -> str:
        if action == act(STORM):
            return "" if STORM_CARD in s.hands[self.player] else "LAN-5.2"
        return "" if action == act(PASS) else NOT_OFFERED

    def apply(self, s: Table, action: i64) -> None:
        s.stack.pop()
        if verb_of(action) == STORM:
            play_out(s.hands[self.player], s.hands_known[self.player], STORM_CARD)
            s.discard[STORM_CARD] += 1
            s.report(STORMED, self.player)
            while s.stack and isinstance(s.stack[-1], (Storm, Defend)):
                s.stack.pop()


@dataclass(init=False, eq=False)
class Defend(Frame):
    """LAN-5.3: any cards that give light, put together in private and shown at once.

    LAN-5.5: in any order. LAN-5.6: if they give less light than the die, the raider takes a point.
    """

    raider: int

    def __init__(self, player: int, raider: int) -> None:
        super().__init__(player)
        self.raider = raider

    def legal(self, s: Table) -> list[int]:
        cards = [act(ADD, c) for c in sorted(set(s.hands[self.player]))]
        return [act(DEFEND)] + [a for a in cards if not self.refuse(s, a)]

    def refuse(self, s: Table, action: i64) -> str:
        if verb_of(action) != ADD:
            return "" if action == act(DEFEND) else NOT_OFFERED
        c, chosen, hand = first(action), s.scratch[self.player], s.hands[self.player]
        if hand.count(c) == chosen.count(c):
            return "LAN-5.3"
        return "" if s.rules.cards[c].light else "LAN-5.4"  # a storm gives no light

    def canonical(self, s: Table) -> list[int]:
        """What bots choose from: each set in one order only, that of the rows."""
        last = max(s.scratch[self.player], default=0)
        return [a for a in self.legal(s) if verb_of(a) != ADD or first(a) >= last]

    def apply(self, s: Table, action: i64) -> None:
        chosen = s.scratch[self.player]
        if verb_of(action) == ADD:
            add(chosen, first(action))  # sorted: the position must not show the order
            return
        s.stack.pop()
        for c in chosen:
            play_out(s.hands[self.player], s.hands_known[self.player], c)
            s.discard[c] += 1
            s.report(DEFENDED, self.player, c)
        if sum(s.rules.cards[c].light for c in chosen) < s.die and s.points[self.player]:
            s.points[self.player] -= 1
            s.points[self.raider] += 1
            s.report(LOST, self.player)
        chosen.clear()
