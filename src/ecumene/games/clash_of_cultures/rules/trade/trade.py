"""Trading in the turn of one of the two: offers, answers, counter-offers, and what changes hands. COC-21.

Who may propose. A deal is made between the player whose turn it is and one other, and either may propose it
(COC-21.1). In his turn a player opens talks (`trade B`): he makes an offer, or asks the other for one (`invite B`). The
other is not asked after every action whether he has something to propose: an offer that nobody wants to hear is one
that is declined, and nobody can be forced (COC-21.6), so whoever would take an offer asks for it, and no deal is lost.
Whoever gets an offer accepts, declines, or declines with an offer of his own, and so to and fro; and talks are opened
again as often as one likes. An offer that was not made does not count; after twenty declined ones between the same two
players their talks of this turn are over, so that a game ends: a rule of the platform.

What is known. An offer is put together in private steps and committed as one move. Of its cards everybody learns the
number and the kind, nobody which they are (COC-21.7): they stay in the hand, and only the private choice of the
proposer says which are meant, until the offer is answered. What the partner knew of that hand is no longer certain
then, for any of it may be meant. Of cards that are wanted only the kind is named: whoever accepts picks them, in
private steps too. Then all cards change hands together, and the two of them know them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.rules.action_cards.draw_cards import ACTION_CARD, OBJECTIVE_CARD
from ecumene.games.clash_of_cultures.rules.state import NONE, World
from ecumene.games.clash_of_cultures.rules.trade.deal import (
    WANTED_AT,
    clear_table,
    exchange,
    has_anything,
    left_over,
    owned,
    propose,
    rising,
    with_goods,
)
from ecumene.games.clash_of_cultures.rules.verbs import (
    ACCEPT,
    CANCEL,
    COUNTER,
    DECLINE,
    DECLINED,
    GIVE,
    GIVE_ACTION,
    GIVE_OBJECTIVE,
    HAND,
    HAND_OBJECTIVE,
    INVITE,
    PROPOSE,
    TRADE,
    WANT,
)
from ecumene.kernel.core.action import act, first, second, verb_of
from ecumene.kernel.core.piles import holds
from ecumene.kernel.core.state import NOT_OFFERED, Frame

MOST_DECLINED: Final = 20  # offers between two players in a turn
TOO_MANY_DECLINED: Final = "ECU-6"
TOKENS_AND_RESOURCES: Final = 7  # goods below are held; the rest are kinds of cards


# opening talks


def offers(s: World, p: i64, out: list[int]) -> None:
    """COC-21.1, 21.5: between actions of the own turn, with any other player."""
    q: i64
    for q in s.order(p):
        if q != p and why_not_with(s, p, q) == "":
            out.append(act(TRADE, q))


def why_not_with(s: World, p: i64, q: i64) -> str:
    """COC-4.14, 21.1, 21.2: another player, and something to trade."""
    if q == p or q >= s.players:
        return "COC-21.1"
    if not s.playing(q):
        return "COC-4.14"
    if not has_anything(s, p) and not has_anything(s, q):
        return "COC-21.2"
    return "" if s.nations[q].declined < MOST_DECLINED else TOO_MANY_DECLINED


def why_not(s: World, p: i64, action: i64) -> str:
    return why_not_with(s, p, first(action)) if verb_of(action) == TRADE else NOT_OFFERED


def apply(s: World, p: i64, action: i64) -> bool:
    if verb_of(action) != TRADE:
        return False
    s.push(ComposeOffer(p, first(action)))
    return True


# putting an offer together


@dataclass(init=False, eq=False)
class ComposeOffer(Frame):
    """What is offered to this player, and what is wanted for it? In any order.

    As long as nothing is named it may be left; or, in the own turn, the other is asked for an offer instead.
    """

    partner: i64

    def __init__(self, player: i64, partner: i64) -> None:
        self.player = player
        self.partner = partner

    def legal(self, s: World) -> list[int]:
        """COC-21.2, 21.6: no more than each of the two has, each kind once."""
        p: i64 = self.player
        n = s.nations[p]
        out: list[int] = []
        list_goods(s, p, s.offered_goods[p], GIVE, TOKENS_AND_RESOURCES, out)
        list_cards(n.hand, s.offered[p], GIVE_ACTION, out)
        list_cards(n.objectives, s.offered_objectives[p], GIVE_OBJECTIVE, out)
        list_goods(s, self.partner, s.wanted[p], WANT, OBJECTIVE_CARD + 1, out)
        if begun(s, p):
            out.append(act(PROPOSE, self.partner))
        else:
            if p == s.mover:
                out.append(act(INVITE, self.partner))
            out.append(act(CANCEL))
        return out

    def canonical(self, s: World) -> list[int]:
        """Goods given, action cards, objective cards, goods wanted: each in the order of the list."""
        p: i64 = self.player
        least: i64 = last_step(s, p)
        return [a for a in self.legal(s) if step_number(a) >= least]

    def refuse(self, s: World, action: i64) -> str:
        """COC-21.3: what is not there cannot be exchanged at once. COC-21.1, 21.6: and with nobody else.

        What was named is not named again. Who thinks better of it takes the steps back: nobody hears of them.
        """
        if action in self.legal(s):
            return ""
        p: i64 = self.player
        verb: i64 = verb_of(action)
        if (verb == PROPOSE or verb == INVITE) and first(action) != self.partner:
            return "COC-21.6" if p == s.mover else "COC-21.1"
        again: bool = True
        if verb == GIVE:
            again = (
                first(action) == 0
                or second(action) >= TOKENS_AND_RESOURCES
                or holds(s.offered_goods[p], second(action))
            )
        elif verb == WANT:
            again = first(action) == 0 or holds(s.wanted[p], second(action))
        elif verb == GIVE_ACTION:
            again = holds(s.offered[p], first(action))
        elif verb == GIVE_OBJECTIVE:
            again = holds(s.offered_objectives[p], first(action))
        return NOT_OFFERED if again else "COC-21.3"

    def apply(self, s: World, action: i64) -> None:
        p: i64 = self.player
        verb: i64 = verb_of(action)
        if verb == GIVE:
            s.offered_goods[p] = with_goods(s.offered_goods[p], second(action), first(action))
        elif verb == GIVE_ACTION:
            s.offered[p] = with_goods(s.offered[p], first(action), 1)
        elif verb == GIVE_OBJECTIVE:
            s.offered_objectives[p] = with_goods(s.offered_objectives[p], first(action), 1)
        elif verb == WANT:
            s.wanted[p] = with_goods(s.wanted[p], second(action), first(action))
        else:
            s.stack.pop()
            if verb == PROPOSE:
                propose(s, p, self.partner)
                s.push(AnswerOffer(self.partner, p))
            elif verb == INVITE:
                s.push(Invited(self.partner, p))


@dataclass(init=False, eq=False)
class Invited(ComposeOffer):
    """COC-21.1: the player whose turn it is asks for an offer. Is one made?"""


def begun(s: World, p: i64) -> bool:
    return len(s.offered_goods[p]) + len(s.offered[p]) + len(s.offered_objectives[p]) + len(s.wanted[p]) > 0


def list_goods(s: World, owner: i64, chosen: list[int], verb: i64, end: i64, out: list[int]) -> None:
    """How much of each good, or how many cards of a kind, that the owner has and that was not named yet."""
    good: i64
    number: i64
    for good in range(end):
        if not holds(chosen, good):
            for number in range(1, owned(s, owner, good) + 1):
                out.append(act(verb, number, good))


def list_cards(hand: list[int], chosen: list[int], verb: i64, out: list[int]) -> None:
    card: i64
    for card in left_over(hand, chosen):
        out.append(act(verb, card))


def step_number(action: i64) -> i64:
    """The order in which bots name the parts of an offer; what ends it comes last."""
    verb: i64 = verb_of(action)
    if verb == GIVE or verb == WANT:
        return verb << 8 | second(action)
    return verb << 8 | first(action)


def last_step(s: World, p: i64) -> i64:
    """The greatest number of a step so far, or NONE."""
    if len(s.wanted[p]) > 0:
        return WANT << 8 | s.wanted[p][-1]
    if len(s.offered_objectives[p]) > 0:
        return GIVE_OBJECTIVE << 8 | s.offered_objectives[p][-1]
    if len(s.offered[p]) > 0:
        return GIVE_ACTION << 8 | s.offered[p][-1]
    return GIVE << 8 | s.offered_goods[p][-1] if len(s.offered_goods[p]) > 0 else NONE


def proposer_of(s: World) -> i64:
    """Whose offer lies on the table, or NONE."""
    top = s.stack[-1] if len(s.stack) > 0 else None
    return top.proposer if isinstance(top, AnswerOffer) else NONE


# answering


@dataclass(init=False, eq=False)
class AnswerOffer(Frame):
    """COC-21.6: accept, decline, or decline with an offer of one's own?

    COC-21.7: who accepts picks the cards that are wanted of him, in private and in any order; not where all are wanted.
    """

    proposer: i64

    def __init__(self, player: i64, proposer: i64) -> None:
        self.player = player
        self.proposer = proposer

    def other(self, s: World) -> i64:
        """Of the two the one whose turn it is not."""
        return self.player if self.proposer == s.mover else self.proposer

    def may_counter(self, s: World) -> bool:
        """With the offer that is declined by it there may still be another."""
        return s.nations[self.other(s)].declined + 1 < MOST_DECLINED

    def to_pick(self, s: World, good: i64) -> i64:
        """How many cards of a kind are still to be picked."""
        wanted: i64 = s.deal[WANTED_AT + good]
        if wanted == owned(s, self.player, good):
            return 0
        chosen = s.offered[self.player] if good == ACTION_CARD else s.offered_objectives[self.player]
        return wanted - len(chosen)

    def picked(self, s: World) -> bool:
        return len(s.offered[self.player]) + len(s.offered_objectives[self.player]) > 0

    def legal(self, s: World) -> list[int]:
        p: i64 = self.player
        n = s.nations[p]
        actions: i64 = self.to_pick(s, ACTION_CARD)
        objectives: i64 = self.to_pick(s, OBJECTIVE_CARD)
        out: list[int] = []
        card: i64
        if actions > 0:
            for card in left_over(n.hand, s.offered[p]):
                out.append(act(HAND, self.proposer, card))
        if objectives > 0:
            for card in left_over(n.objectives, s.offered_objectives[p]):
                out.append(act(HAND_OBJECTIVE, self.proposer, card))
        if actions + objectives == 0:
            out.append(act(ACCEPT))
        if not self.picked(s):
            out.append(act(DECLINE))
            if self.may_counter(s):
                out.append(act(COUNTER))
        return out

    def canonical(self, s: World) -> list[int]:
        """Action cards first, both kinds in the order of the list; enough must be left."""
        p: i64 = self.player
        n = s.nations[p]
        out: list[int] = []
        verb: i64 = 0
        card: i64
        if self.to_pick(s, ACTION_CARD) > 0:
            verb = HAND
            if len(s.offered_objectives[p]) == 0:
                for card in rising(n.hand, s.offered[p], self.to_pick(s, ACTION_CARD)):
                    out.append(act(HAND, self.proposer, card))
        elif self.to_pick(s, OBJECTIVE_CARD) > 0:
            verb = HAND_OBJECTIVE
            for card in rising(n.objectives, s.offered_objectives[p], self.to_pick(s, OBJECTIVE_CARD)):
                out.append(act(HAND_OBJECTIVE, self.proposer, card))
        choices = self.legal(s)
        if verb != 0 and len(out) == 0:
            return choices
        return out + [a for a in choices if verb_of(a) != HAND and verb_of(a) != HAND_OBJECTIVE]

    def refuse(self, s: World, action: i64) -> str:
        """COC-21.3: what was agreed is carried out at once, so the cards are picked before."""
        if action in self.legal(s):
            return ""
        verb: i64 = verb_of(action)
        if verb == ACCEPT:
            return "COC-21.3"
        return TOO_MANY_DECLINED if verb == COUNTER and not self.picked(s) else NOT_OFFERED

    def apply(self, s: World, action: i64) -> None:
        p: i64 = self.player
        verb: i64 = verb_of(action)
        if verb == HAND:
            s.offered[p] = with_goods(s.offered[p], second(action), 1)
            return
        if verb == HAND_OBJECTIVE:
            s.offered_objectives[p] = with_goods(s.offered_objectives[p], second(action), 1)
            return
        s.stack.pop()
        if verb == ACCEPT:
            exchange(s, self.proposer, p)
            return
        clear_table(s, self.proposer, p)
        s.nations[self.other(s)].declined += 1
        s.tell(DECLINED, p)
        if verb == COUNTER:
            s.push(ComposeOffer(p, self.proposer))
