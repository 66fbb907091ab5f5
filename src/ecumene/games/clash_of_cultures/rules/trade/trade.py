"""Trading in the turn of one of the two players: offers, answers and counter-offers. COC-21.

Who may propose. A trade is made between the player whose turn it is and one other player. Both may propose it
(COC-21.1). In the own turn a player starts talks (`trade B`) and makes an offer, or asks the other player for one
(`invite B`). The other player is not asked after every action. No trade is lost by this: nobody can be forced to
accept an offer (COC-21.6), so a player who is interested can ask for one. The player who gets an offer accepts it,
declines it, or declines it with a counter-offer, and so on. Talks may be started again any number of times. Cancelled
offers do not count. After twenty declined offers between the same two players there are no more talks between them in
this turn. This is a rule of the platform; without it a game might not end.

What players know. An offer is composed in private steps and committed as one move. All players learn the number and
the kind of its cards, but not which cards they are (COC-21.7). The cards stay in the hand until the offer is answered;
only the proposer knows which ones were chosen. The partner can no longer be sure about this hand, because any of its
cards may be in the offer. Of cards that are wanted only the kind is named: the player who accepts chooses them, also
in private steps. Then all cards change hands together, and the two players know them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, final

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.rules.seat import ACTION_CARD, OBJECTIVE_CARD
from ecumene.games.clash_of_cultures.rules.state import NONE, World
from ecumene.games.clash_of_cultures.rules.state_cards import WANTED_AT
from ecumene.games.clash_of_cultures.rules.trade.deal import (
    cards_after_chosen,
    exchange,
    has_anything,
    left_over,
    owned,
)
from ecumene.games.clash_of_cultures.rules.verbs import (
    ACCEPT,
    CANCEL,
    COUNTER,
    DECLINE,
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
from ecumene.kernel.core.action import act, first, ready, ready2, second, verb_of
from ecumene.kernel.core.piles import holds
from ecumene.kernel.core.state import NOT_OFFERED, Frame

MOST_DECLINED: Final = 20  # offers between two players in a turn
TOO_MANY_DECLINED: Final = "ECU-6"
TOKENS_AND_RESOURCES: Final = 7  # lower numbers are resources and tokens; higher ones are kinds of cards

CARDS: Final = 256  # there are fewer cards of each kind: see `last_step`
GIVE_ACTIONS: Final[list[Any]] = ready(GIVE_ACTION, CARDS)
GIVE_OBJECTIVES: Final[list[Any]] = ready(GIVE_OBJECTIVE, CARDS)
USUAL: Final = 64  # players have fewer of a good, or of cards
GIVES: Final[list[list[Any]]] = ready2(GIVE, USUAL, TOKENS_AND_RESOURCES)
WANTS: Final[list[list[Any]]] = ready2(WANT, USUAL, OBJECTIVE_CARD + 1)


# starting talks


def offers(s: World, p: i64, out: list[int]) -> None:
    """COC-21.1, 21.5: between actions of the own turn, with any other player."""
    i: i64
    for i in range(1, len(s.nations)):
        q: i64 = (p + i) % len(s.nations)
        if why_not_with(s, p, q) == "":
            out.append(act(TRADE, q))


def why_not_with(s: World, p: i64, q: i64) -> str:
    """COC-4.14, 21.1, 21.2: it takes another player, and something to trade."""
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


# composing an offer


@dataclass(init=False, eq=False)
class ComposeOffer(Frame):
    """What is offered to this player, and what is wanted for it? In any order.

    As long as nothing is named, it may be cancelled. In the own turn, the other player may be asked for an offer.
    """

    partner: i64

    def __init__(self, player: i64, partner: i64) -> None:
        self.player = player
        self.partner = partner

    def legal(self, s: World) -> list[int]:
        return self.steps(s, 0)

    def canonical(self, s: World) -> list[int]:
        """Goods given, action cards, objective cards, goods wanted: each in order."""
        return self.steps(s, last_step(s, self.player))

    def steps(self, s: World, least: i64) -> list[int]:
        """COC-21.2, 21.6: no more than each of the two players has, each kind once.

        Only those from one step on: see `last_step`.
        """
        p: i64 = self.player
        n = s.nations[p]
        out: list[int] = []
        list_goods(s, p, s.offered_goods[p], GIVE, least - (GIVE << 8), TOKENS_AND_RESOURCES, out)
        list_cards(n.hand, s.offered[p], GIVE_ACTIONS, least - (GIVE_ACTION << 8), out)
        list_cards(n.objectives, s.offered_objectives[p], GIVE_OBJECTIVES, least - (GIVE_OBJECTIVE << 8), out)
        list_goods(s, self.partner, s.wanted[p], WANT, least - (WANT << 8), OBJECTIVE_CARD + 1, out)
        if has_named_anything(s, p):
            out.append(act(PROPOSE, self.partner))
        else:
            if p == s.mover:
                out.append(act(INVITE, self.partner))
            out.append(act(CANCEL))
        return out

    def why_not(self, s: World, action: i64) -> str:
        """COC-21.3: what a player does not have cannot be exchanged at once. COC-21.1, 21.6: only with this partner.

        Nothing is named twice. To change the offer, a player takes back private steps.
        """
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
            s.name_goods(p, second(action), first(action))
        elif verb == GIVE_ACTION:
            s.name_action(p, first(action))
        elif verb == GIVE_OBJECTIVE:
            s.name_objective(p, first(action))
        elif verb == WANT:
            s.want_goods(p, second(action), first(action))
        else:
            s.stack.pop()
            if verb == PROPOSE:
                s.propose(p, self.partner)
                s.push(AnswerOffer(self.partner, p))
            elif verb == INVITE:
                s.push(Invited(self.partner, p))


@dataclass(init=False, eq=False)
class Invited(ComposeOffer):
    """COC-21.1: the player whose turn it is asks for an offer. Is one made?"""


def has_named_anything(s: World, p: i64) -> bool:
    return len(s.offered_goods[p]) + len(s.offered[p]) + len(s.offered_objectives[p]) + len(s.wanted[p]) > 0


def list_goods(s: World, owner: i64, chosen: list[int], verb: i64, least: i64, end: i64, out: list[int]) -> None:
    """Every amount of each good or kind of card from `least` on that the owner has and that was not named yet."""
    steps = GIVES if verb == GIVE else WANTS
    good: i64
    number: i64
    for good in range(max(least, 0), end):
        if not holds(chosen, good):
            for number in range(1, owned(s, owner, good) + 1):
                out.append(steps[number][good] if number < USUAL else act(verb, number, good))


def list_cards(hand: list[int], chosen: list[int], steps: list[Any], least: i64, out: list[int]) -> None:
    card: i64
    for card in left_over(hand, chosen):
        if card >= least:
            out.append(steps[card])


def last_step(s: World, p: i64) -> i64:
    """The last step so far in the order that bots use: 256 times its verb, plus the good or the card; 0 for none."""
    if len(s.wanted[p]) > 0:
        return WANT << 8 | s.wanted[p][-1]
    if len(s.offered_objectives[p]) > 0:
        return GIVE_OBJECTIVE << 8 | s.offered_objectives[p][-1]
    if len(s.offered[p]) > 0:
        return GIVE_ACTION << 8 | s.offered[p][-1]
    return GIVE << 8 | s.offered_goods[p][-1] if len(s.offered_goods[p]) > 0 else 0


def proposer_of(s: World) -> i64:
    """The player whose offer waits for an answer, or NONE."""
    top = s.stack[-1] if len(s.stack) > 0 else None
    return top.proposer if isinstance(top, AnswerOffer) else NONE


# answering


@final
@dataclass(init=False, eq=False)
class AnswerOffer(Frame):
    """COC-21.6: accept, decline, or decline with a counter-offer?

    COC-21.7: who accepts chooses the wanted cards, in private and in any order; not if all cards are wanted.
    """

    proposer: i64

    def __init__(self, player: i64, proposer: i64) -> None:
        self.player = player
        self.proposer = proposer

    def other(self, s: World) -> i64:
        """The one of the two players whose turn it is not."""
        return self.player if self.proposer == s.mover else self.proposer

    def may_counter(self, s: World) -> bool:
        """A counter-offer also declines an offer: is another one still allowed after that?"""
        return s.nations[self.other(s)].declined + 1 < MOST_DECLINED

    def cards_to_choose(self, s: World, good: i64) -> i64:
        """How many cards of a kind must still be chosen."""
        wanted: i64 = s.deal[WANTED_AT + good]
        if wanted == owned(s, self.player, good):
            return 0
        chosen = s.offered[self.player] if good == ACTION_CARD else s.offered_objectives[self.player]
        return wanted - len(chosen)

    def has_chosen_cards(self, s: World) -> bool:
        return len(s.offered[self.player]) + len(s.offered_objectives[self.player]) > 0

    def legal(self, s: World) -> list[int]:
        p: i64 = self.player
        n = s.nations[p]
        actions: i64 = self.cards_to_choose(s, ACTION_CARD)
        objectives: i64 = self.cards_to_choose(s, OBJECTIVE_CARD)
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
        if not self.has_chosen_cards(s):
            out.append(act(DECLINE))
            if self.may_counter(s):
                out.append(act(COUNTER))
        return out

    def canonical(self, s: World) -> list[int]:
        """Action cards first, both kinds in order. Enough cards must remain."""
        if self.cards_to_choose(s, ACTION_CARD) + self.cards_to_choose(s, OBJECTIVE_CARD) == 0:
            return self.legal(s)
        p: i64 = self.player
        n = s.nations[p]
        out: list[int] = []
        verb: i64 = 0
        card: i64
        if self.cards_to_choose(s, ACTION_CARD) > 0:
            verb = HAND
            if len(s.offered_objectives[p]) == 0:
                for card in cards_after_chosen(n.hand, s.offered[p], self.cards_to_choose(s, ACTION_CARD)):
                    out.append(act(HAND, self.proposer, card))
        elif self.cards_to_choose(s, OBJECTIVE_CARD) > 0:
            verb = HAND_OBJECTIVE
            for card in cards_after_chosen(
                n.objectives, s.offered_objectives[p], self.cards_to_choose(s, OBJECTIVE_CARD)
            ):
                out.append(act(HAND_OBJECTIVE, self.proposer, card))
        choices = self.legal(s)
        if verb != 0 and len(out) == 0:
            return choices
        return out + [a for a in choices if verb_of(a) != HAND and verb_of(a) != HAND_OBJECTIVE]

    def why_not(self, s: World, action: i64) -> str:
        """COC-21.3: the exchange happens at once, so the cards are chosen before."""
        verb: i64 = verb_of(action)
        if verb == ACCEPT:
            return "COC-21.3"
        return TOO_MANY_DECLINED if verb == COUNTER and not self.has_chosen_cards(s) else NOT_OFFERED

    def apply(self, s: World, action: i64) -> None:
        p: i64 = self.player
        verb: i64 = verb_of(action)
        if verb == HAND:
            s.name_action(p, second(action))
            return
        if verb == HAND_OBJECTIVE:
            s.name_objective(p, second(action))
            return
        s.stack.pop()
        if verb == ACCEPT:
            exchange(s, self.proposer, p)
            return
        s.decline(self.proposer, p)
        if verb == COUNTER:
            s.push(ComposeOffer(p, self.proposer))
