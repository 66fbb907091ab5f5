"""Wars: declaring and resolving them. TTA-4.13 to 4.17, 5.16 to 5.19."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from ecumene.games.through_the_ages.rules.attacks.conditions import (
    attack_bonus,
    attack_price,
    break_pacts,
    is_peaceful,
    pact_forbids_attack,
)
from ecumene.games.through_the_ages.rules.choices import refuse_declining
from ecumene.games.through_the_ages.rules.pacts import pacts_of
from ecumene.games.through_the_ages.rules.state import Realm
from ecumene.games.through_the_ages.rules.verbs import COMPARED, DRAWN_WAR, RESOLVE, WON_WAR
from ecumene.kernel.core.action import act, verb_of
from ecumene.kernel.core.state import NOBODY, Frame


def refuse_war(s: Realm, p: i64, c: i64, rival: i64) -> str:
    """TTA-5.7, 5.16, 5.18."""
    if s.is_last_round():
        return "TTA-5.18"
    if is_peaceful(s, p):
        return "TTA-5.7"
    if s.nations[p].military_actions < attack_price(s, c, rival):
        return "TTA-5.16"
    if pact_forbids_attack(s, p, rival):
        return "TTA-5.16"
    for owner in pacts_of(s, rival):
        n = s.nations[owner]
        side: i64 = n.side if owner == rival else 1 - n.side
        if s.card(n.pact).protects and side == 1:
            return "TTA-5.16"
    return ""


def declare_war(s: Realm, p: i64, c: i64, rival: i64) -> None:
    """TTA-5.16, 5.17, 5.18, 5.19: it stays in the attacker's area until the next turn; with Caesar there may be two."""
    s.spend_military(p, attack_price(s, c, rival))
    s.wage(p, rival, c)
    break_pacts(s, p, rival)


def resolve_wars(s: Realm, p: i64) -> None:
    """TTA-4.13, 4.21: with two wars the owner chooses which is first."""
    n = s.nations[p]
    if len(n.wars) > 1 and (n.wars[0] != n.wars[1] or n.targets[0] != n.targets[1]):
        s.push(ChooseWar(p))
    elif n.wars:
        s.push(Wars(p))
        resolve_war(s, p, 0)


@dataclass(init=False, eq=False)
class Wars(Frame):
    """Resolve the owner's next war, if there is one."""

    owner: i64

    def __init__(self, owner: i64, player: i64 = NOBODY) -> None:
        self.player = player
        self.owner = owner

    def run(self, s: Realm) -> None:
        s.stack.pop()
        resolve_wars(s, self.owner)


@dataclass(init=False, eq=False)
class ChooseWar(Frame):
    """D21: which of the player's wars is resolved first."""

    def legal(self, s: Realm) -> list[int]:
        n = s.nations[self.player]
        out: list[int] = []
        i: i64
        for i in range(len(n.wars)):
            out.append(act(RESOLVE, n.wars[i], n.targets[i]))
        return out

    def why_not(self, s: Realm, action: i64) -> str:
        return "TTA-4.21" if verb_of(action) == RESOLVE else refuse_declining(action, "TTA-4.13")

    def apply(self, s: Realm, action: i64) -> None:
        s.stack.pop()
        s.push(Wars(self.player))
        resolve_war(s, self.player, self.legal(s).index(action))


def resolve_war(s: Realm, p: i64, i: i64) -> None:
    """TTA-4.14, 4.15, 4.17, 4.23: the stronger side wins; with equal strength nobody does.

    A pact made since then does not stop a war (5.23).
    """
    n = s.nations[p]
    c: i64 = n.wars[i]
    rival: i64 = n.targets[i]
    s.end_war(p, i)
    mine: i64 = n.strength_rating + attack_bonus(s, p, rival)
    theirs: i64 = s.nations[rival].strength_rating
    s.report(COMPARED, p, mine, rival, theirs)
    if mine == theirs:
        s.report(DRAWN_WAR, c)
        return
    victor: i64 = p if mine > theirs else rival
    difference: i64 = max(mine - theirs, theirs - mine)
    s.report(WON_WAR, victor, c, difference)
    s.card(c).win_war(s, victor, rival if victor == p else p, difference)
