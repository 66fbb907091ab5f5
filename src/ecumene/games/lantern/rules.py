"""The toy's rules in one file: rows, the table, and the frames in the order of a round. `rules.md` has them in words.

Never compiled, and it runs on the compiled kernel all the same.
"""

from __future__ import annotations

from bisect import insort
from dataclasses import dataclass
from functools import partial

from ecumene.kernel.border.corrections import correct, errors_of, whole
from ecumene.kernel.core.action import act, first, second, verb_of
from ecumene.kernel.core.bits import has, one
from ecumene.kernel.core.piles import EVERYBODY, draw_row, play_out, put, rows_in, slip_out, total
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import CHANCE, NOBODY, NOT_OFFERED, Frame, State, settle

HAND_SIZE, COINS = 3, 5
BRIGHTEST = 9  # what a correction may say: coins come with light, and the words for bids end at 63
STORM_CARD = 4

# what seats, chance and the table can say: the words are in `game`
PREPARE, PICK, BID, PASS, RAID, STORM, ADD, DEFEND, DRAW, OFFER, ROLL = range(11)
LAID, TURNED, LOOKED, SCORED, OFFERED, BOUGHT, UNSOLD, ROLLED, STORMED, DEFENDED, LOST, DAWNED = range(12)


@dataclass
class Card:
    name: str
    copies: int
    light: int


@dataclass(init=False, eq=False)
class Rules:
    """The rows of one match. Saved as its corrections, from which the rows are made again."""

    corrections: str

    def __init__(self, corrections: str = "") -> None:
        self.corrections = corrections
        self.cards = [Card("wick", 10, 1), Card("lamp", 9, 2), Card("torch", 7, 3), Card("beacon", 5, 5)]
        self.cards += [Card("storm", 5, 0)]
        with errors_of("lantern"):
            correct({"cards": self.cards}, corrections, {"light": partial(whole, high=BRIGHTEST)})


@dataclass(init=False, eq=False)
class Table(State):
    rules: Rules
    bag: list[int]  # counted: unseen by everyone
    hands: list[list[int]]  # sorted, one for each seat
    hands_known: list[list[int]]  # what others know of single cards
    picks: list[list[int]]  # face down before each seat
    pile: list[int]  # oldest first
    pile_known: list[int]
    lot: list[int]  # up for auction
    discard: list[int]  # counted
    scratch: list[list[int]]  # a defence not yet committed; its cards are still in hand
    points: list[int]
    coins: list[int]
    price: int  # the highest bid
    bidder: int  # a seat or NOBODY
    out: int  # bag of seats that passed in the auction
    die: int

    # fmt: off
    def __init__(
        self, stack: list[Frame], events: list[int] | None, rules: Rules, bag: list[int], hands: list[list[int]],
        hands_known: list[list[int]], picks: list[list[int]], pile: list[int], pile_known: list[int], lot: list[int],
        discard: list[int], scratch: list[list[int]], points: list[int], coins: list[int], price: int, bidder: int,
        out: int, die: int,
    ) -> None:
        super().__init__(stack, events)
        self.rules, self.bag, self.hands, self.hands_known, self.picks = rules, bag, hands, hands_known, picks
        self.pile, self.pile_known, self.lot, self.discard, self.scratch = pile, pile_known, lot, discard, scratch
        self.points, self.coins, self.price, self.bidder, self.out, self.die = points, coins, price, bidder, out, die

    def clone(self) -> Table:
        """Rows are shared, for nothing changes them."""
        return Table(
            self.stack[:], None, self.rules, self.bag[:], [x[:] for x in self.hands], [x[:] for x in self.hands_known],
            [x[:] for x in self.picks], self.pile[:], self.pile_known[:], self.lot[:], self.discard[:],
            [x[:] for x in self.scratch], self.points[:], self.coins[:], self.price, self.bidder, self.out, self.die,
        )
    # fmt: on

    @property
    def players(self) -> int:
        return len(self.hands)

    def others(self, p: int) -> list[int]:
        """The other seats, from the left of p."""
        return [(p + i) % len(self.hands) for i in range(1, len(self.hands))]


def start(players: int = 4, corrections: str = "") -> Table:
    s = blank(players, corrections)
    s.bag = [c.copies for c in s.rules.cards]
    s.push(Round(0, 0))
    settle(s)
    return s


def blank(players: int, corrections: str = "") -> Table:
    """A table with nothing on it."""
    rules = Rules(corrections)
    none = [0] * len(rules.cards)
    a, b, c, d = ([list[int]() for _ in range(players)] for _ in range(4))
    coins = [COINS] * players
    return Table([], None, rules, none, a, b, c, [], [], [], none[:], d, [0] * players, coins, 0, NOBODY, 0, 0)


# the round, step by step


def deal(s: Table, leader: int) -> None:
    if total(s.bag):
        s.push(Deal())


def prepare(s: Table, leader: int) -> None:
    if s.hands[leader]:  # that a hand is empty, everybody sees
        s.push(Prepare(leader))


def pick(s: Table, leader: int) -> None:
    s.then([Pick(p) for p in [leader, *s.others(leader)] if s.hands[p]])


def turn_up(s: Table, leader: int) -> None:
    """LAN-3.2: all picks are turned up; the brightest, if it is alone, scores. LAN-3.3: and looks at the pile."""
    light = [s.rules.cards[x[0]].light if x else -1 for x in s.picks]
    for p, x in enumerate(s.picks):
        for c in x:
            s.tell(TURNED, p, c)
            s.discard[c] += 1
        x.clear()
    if light.count(max(light)) == 1:
        best = light.index(max(light))
        s.points[best] += 1
        s.tell(SCORED, best)
        if s.pile:
            s.pile_known[-1] |= one(best)
            s.tell(LOOKED, best, s.pile[-1])


def auction(s: Table, leader: int) -> None:
    if total(s.bag):
        s.price, s.bidder, s.out = 0, NOBODY, 0
        s.then([Offer(), Bid(leader)])


def raid(s: Table, leader: int) -> None:
    s.push(Raid(leader))


def dawn(s: Table, leader: int) -> None:
    """LAN-6: of two cards on the pile the older is turned up; everyone gets its light in coins."""
    if len(s.pile) > 1:
        c = s.pile.pop(0)
        s.pile_known.pop(0)
        s.discard[c] += 1
        s.tell(DAWNED, c)
        s.coins = [n + s.rules.cards[c].light for n in s.coins]


STEPS = (deal, prepare, pick, turn_up, auction, raid, dawn)


@dataclass(init=False, eq=False)
class Round(Frame):
    """LAN-1 to 6; each seat leads one round. A step that asks puts its question on top."""

    number: int
    step: int

    def __init__(self, number: int, step: int, player: int = NOBODY) -> None:
        super().__init__(player)
        self.number, self.step = number, step

    def run(self, s: Table) -> None:
        s.stack.pop()
        if self.step < len(STEPS):
            s.push(Round(self.number, self.step + 1))
            STEPS[self.step](s, self.number)
        elif self.number + 1 < len(s.hands):
            s.push(Round(self.number + 1, 0))


class FromBag(Frame):
    """Chance draws a card from the bag, each copy as likely as another."""

    def __init__(self, player: int = CHANCE) -> None:
        super().__init__(player)

    def outcome(self, s: Table, c: int) -> int:
        return act(OFFER, c)

    def legal(self, s: Table) -> list[int]:
        return [self.outcome(s, c) for c in rows_in(s.bag)]

    def weights(self, s: Table) -> list[int]:
        return [s.bag[c] for c in rows_in(s.bag)]

    def sample(self, s: Table, rng: Rng) -> int:
        return self.outcome(s, draw_row(s.bag, rng))


class Deal(FromBag):
    """LAN-1: hands are filled to three, the first seat's first, while the bag lasts. Each sees its own cards."""

    def hungry(self, s: Table) -> int:
        return next((p for p, hand in enumerate(s.hands) if len(hand) < HAND_SIZE), NOBODY) if total(s.bag) else NOBODY

    def outcome(self, s: Table, c: int) -> int:
        return act(DRAW, self.hungry(s), c)

    def apply(self, s: Table, action: int) -> None:
        p, c = first(action), second(action)
        s.bag[c] -= 1
        put(s.hands[p], s.hands_known[p], c)
        if self.hungry(s) == NOBODY:
            s.stack.pop()


class FromHand(Frame):
    """A question answered with one card of the seat's hand, face down."""

    verb = PICK
    rule = ""

    def legal(self, s: Table) -> list[int]:
        return [act(self.verb, c) for c in sorted(set(s.hands[self.player]))]

    def refuse(self, s: Table, action: int) -> str:
        if verb_of(action) != self.verb:
            return self.rule if verb_of(action) == PASS else NOT_OFFERED
        return "" if first(action) in s.hands[self.player] else self.rule


class Prepare(FromHand):
    """LAN-2: the leader lays a card of the hand face down on the pile, and knows it there."""

    verb, rule = PREPARE, "LAN-2"

    def apply(self, s: Table, action: int) -> None:
        s.stack.pop()
        slip_out(s.hands[self.player], s.hands_known[self.player], first(action))
        s.pile.append(first(action))
        s.pile_known.append(one(self.player))
        s.tell(LAID, self.player, first(action))


class Pick(FromHand):
    """LAN-3: each lays a card of the hand face down. The others may know that, not which."""

    verb, rule = PICK, "LAN-3"

    def apply(self, s: Table, action: int) -> None:
        s.stack.pop()
        slip_out(s.hands[self.player], s.hands_known[self.player], first(action))
        s.picks[self.player].append(first(action))


class Offer(FromBag):
    """LAN-4: a card is turned up for auction."""

    def apply(self, s: Table, action: int) -> None:
        s.stack.pop()
        s.bag[first(action)] -= 1
        s.lot.append(first(action))
        s.tell(OFFERED, first(action))


class Bid(Frame):
    """LAN-4.1: bid more, or pass and stay out. The last to stay pays and takes the card, seen by all."""

    def legal(self, s: Table) -> list[int]:
        return [act(PASS)] + [act(BID, n) for n in range(s.price + 1, s.coins[self.player] + 1)]

    def refuse(self, s: Table, action: int) -> str:
        if verb_of(action) != BID:
            return "" if action == act(PASS) else NOT_OFFERED
        if first(action) > s.coins[self.player]:
            return "LAN-4.3"  # nobody bids more than they have
        return "" if first(action) > s.price else "LAN-4.2"  # a bid is higher than the last

    def apply(self, s: Table, action: int) -> None:
        s.stack.pop()
        if verb_of(action) == BID:
            s.price, s.bidder = first(action), self.player
        else:
            s.out |= one(self.player)
        left = [p for p in s.others(self.player) if not has(s.out, p) and p != s.bidder]
        if left:
            s.push(Bid(left[0]))
        elif s.bidder == NOBODY:
            s.tell(UNSOLD, s.lot[0])
            s.discard[s.lot.pop()] += 1
        else:
            s.coins[s.bidder] -= s.price
            s.tell(BOUGHT, s.bidder, s.lot[0], s.price)
            put(s.hands[s.bidder], s.hands_known[s.bidder], s.lot.pop(), EVERYBODY)


class Raid(Frame):
    """LAN-5: the leader raids another seat, or nobody."""

    def legal(self, s: Table) -> list[int]:
        return [act(PASS)] + [act(RAID, p) for p in sorted(s.others(self.player))]

    def refuse(self, s: Table, action: int) -> str:
        if verb_of(action) != RAID:
            return "" if action == act(PASS) else NOT_OFFERED
        return "" if first(action) in s.others(self.player) else "LAN-5"

    def apply(self, s: Table, action: int) -> None:
        s.stack.pop()
        if verb_of(action) == RAID:
            target = first(action)
            asked = [p for p in s.others(self.player) if p != target and s.hands[p]]
            s.then([Roll(), *(Storm(p) for p in asked), Defend(target, self.player)])


class Roll(Frame):
    """LAN-5.1: a die gives the strength of the raid."""

    def __init__(self, player: int = CHANCE) -> None:
        super().__init__(player)

    def legal(self, s: Table) -> list[int]:
        return [act(ROLL, n) for n in range(1, 7)]

    def apply(self, s: Table, action: int) -> None:
        s.stack.pop()
        s.die = first(action)
        s.tell(ROLLED, s.die)


class Storm(Frame):
    """LAN-5.2: a third seat may play a storm and end the raid. Whoever holds cards is asked, storm or not."""

    def legal(self, s: Table) -> list[int]:
        return [act(PASS)] + ([act(STORM)] if STORM_CARD in s.hands[self.player] else [])

    def refuse(self, s: Table, action: int) -> str:
        if action == act(STORM):
            return "" if STORM_CARD in s.hands[self.player] else "LAN-5.2"
        return "" if action == act(PASS) else NOT_OFFERED

    def apply(self, s: Table, action: int) -> None:
        s.stack.pop()
        if verb_of(action) == STORM:
            play_out(s.hands[self.player], s.hands_known[self.player], STORM_CARD)
            s.discard[STORM_CARD] += 1
            s.tell(STORMED, self.player)
            while s.stack and isinstance(s.stack[-1], (Storm, Defend)):
                s.stack.pop()


@dataclass(init=False, eq=False)
class Defend(Frame):
    """LAN-5.3: any cards that give light, put together in private and shown at once.

    LAN-5.5: in any order. LAN-5.6: less light than the die loses a point to the raider.
    """

    raider: int

    def __init__(self, player: int, raider: int) -> None:
        super().__init__(player)
        self.raider = raider

    def legal(self, s: Table) -> list[int]:
        cards = [act(ADD, c) for c in sorted(set(s.hands[self.player]))]
        return [act(DEFEND)] + [a for a in cards if not self.refuse(s, a)]

    def refuse(self, s: Table, action: int) -> str:
        if verb_of(action) != ADD:
            return "" if action == act(DEFEND) else NOT_OFFERED
        c, chosen, hand = first(action), s.scratch[self.player], s.hands[self.player]
        if hand.count(c) == chosen.count(c):
            return "LAN-5.3"
        return "" if s.rules.cards[c].light else "LAN-5.4"  # a storm gives no light

    def canonical(self, s: Table) -> list[int]:
        """Cards in the order of the list."""
        last = max(s.scratch[self.player], default=0)
        return [a for a in self.legal(s) if verb_of(a) != ADD or first(a) >= last]

    def apply(self, s: Table, action: int) -> None:
        chosen = s.scratch[self.player]
        if verb_of(action) == ADD:
            insort(chosen, first(action))
            return
        s.stack.pop()
        for c in chosen:
            play_out(s.hands[self.player], s.hands_known[self.player], c)
            s.discard[c] += 1
            s.tell(DEFENDED, self.player, c)
        if sum(s.rules.cards[c].light for c in chosen) < s.die and s.points[self.player]:
            s.points[self.player] -= 1
            s.points[self.raider] += 1
            s.tell(LOST, self.player)
        chosen.clear()
