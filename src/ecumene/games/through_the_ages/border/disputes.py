"""What is drawn while players settle something: an auction, an attack, the offer of a pact. Sums of both sides.

Everybody sees bids, strengths and who has passed. What a hand could add is only in the viewer's own sections.
"""

from __future__ import annotations

from ecumene.games.through_the_ages.border.facts import tone
from ecumene.games.through_the_ages.border.questions import CARD, ROW, SEATS
from ecumene.games.through_the_ages.border.zones import RealmView
from ecumene.games.through_the_ages.cards.rows import BONUS
from ecumene.games.through_the_ages.rules.armies import own_units, tactical_strength, unit_strength
from ecumene.games.through_the_ages.rules.attacks.aggressions import Defend
from ecumene.games.through_the_ages.rules.attacks.results import Annex, Infiltrate, Raid, TakeTechnology
from ecumene.games.through_the_ages.rules.colonies import Bid, SendForce, force_sent, greatest_force
from ecumene.games.through_the_ages.rules.events.questions import DestroyBuilding
from ecumene.games.through_the_ages.rules.politics import AnswerPact
from ecumene.games.through_the_ages.rules.state import Realm
from ecumene.kernel.border.look import Look
from ecumene.kernel.border.sections import Cards, Count, Counters, Item, Section


def disputes(look: Look[Realm, RealmView]) -> list[Section]:
    """Of the question that is asked now, if it is one of these."""
    s = look.s
    frame = s.stack[-1] if s.stack else None
    if isinstance(frame, Defend):
        return attack(s, look.view, frame)
    if isinstance(frame, AnswerPact):
        return offer(s, frame)
    if isinstance(frame, Raid | Annex | Infiltrate):
        return [victim(int(frame.rival))]
    if isinstance(frame, TakeTechnology):
        return [victim(int(frame.loser))]
    if isinstance(frame, DestroyBuilding):
        return [victim(int(frame.victim))]
    if s.territory:
        return [bidders(s, look.view), *force(s, look.view)]
    return []


def card_item(s: Realm, name: str, note: str = "") -> Item:
    return Item(f"card:{name}", tone=tone(s.card(ROW[name])), note=note)


def attack(s: Realm, v: RealmView, frame: Defend) -> list[Section]:
    """The card, who attacks and who defends; strengths, and for the defender the cards chosen so far."""
    p = int(frame.player)
    sides = [Item.of("seat", SEATS[int(frame.attacker)]), Item.of("seat", SEATS[p])]
    rating = int(s.nations[p].strength_rating)
    sums = [Count("attack-strength", int(frame.strength)), Count("defense-strength", rating)]
    if v.viewer == SEATS[p]:
        used = len(s.bonuses[p]) + len(s.drops[p])
        sums.append(Count("defense-cards", int(frame.defence(s)) - rating))
        sums.append(Count("cards-used", used, int(s.nations[p].military_actions_total)))
    return [
        Cards(title="attack", items=[card_item(s, CARD[int(frame.card)]), *sides], size="chip"),
        Counters(title="attack-sums", items=sums),
    ]


def offer(s: Realm, frame: AnswerPact) -> list[Section]:
    """The pact with the side of the player who offers it, then both players."""
    sided = s.card(frame.card).has_sides
    pact = card_item(s, CARD[int(frame.card)], f"side-{'ab'[int(frame.side)]}" if sided else "")
    seats = [Item.of("seat", SEATS[int(p)]) for p in (frame.asker, frame.player)]
    return [Cards(title="pact-offer", items=[pact, *seats], size="chip")]


def victim(p: int) -> Cards:
    """Whose cards the question is about: others may have the same ones."""
    return Cards(title="victim", items=[Item.of("seat", SEATS[p])], size="chip")


def bidders(s: Realm, v: RealmView) -> Cards:
    """In the order of bidding: what each has bid, has passed or waits; units, and what colonizing adds."""
    first = SEATS.index(v.mover)
    items = []
    for p in ((first + i) % len(s.nations) for i in range(len(s.nations))):
        if not s.nations[p].resigned:
            units = Count("units", sum(own_units(s, p)))
            items.append(Item(f"seat:{SEATS[p]}", note=standing(s, v, p), number=bid_of(v, p), on=[units, ships(s, p)]))
    return Cards(title="bidders", items=items, size="chip")


def ships(s: Realm, p: int) -> Count:
    return Count("colonizing", int(s.nations[p].colonization))


def bid_of(v: RealmView, p: int) -> int | None:
    return v.highest_bid if v.bidder == SEATS[p] else None


def standing(s: Realm, v: RealmView, p: int) -> str:
    frame = s.stack[-1]
    if SEATS[p] in v.passed:
        return "passed"
    if v.bidder == SEATS[p]:
        return "bids"
    return "to-bid" if isinstance(frame, Bid) and int(frame.player) == p else "waits"


def force(s: Realm, v: RealmView) -> list[Section]:
    """What the viewer could send in all; while the force is put together, what is sent so far of what was bid."""
    if not v.viewer or v.viewer in v.passed:
        return []
    p = SEATS.index(v.viewer)
    frame = s.stack[-1]
    if isinstance(frame, SendForce):
        sent = int(force_sent(s, p)) if s.sent[p] else 0
        items = [Count("force-sent", sent, v.highest_bid)] if int(frame.player) == p else []
    else:
        units = own_units(s, p)
        cards = sum(int(s.card(c).colonization) for c in s.nations[p].hand if s.card(c).kind == BONUS)
        items = [
            Count("force-most", int(greatest_force(s, p))), Count("force-units", int(unit_strength(s, p, units))),
            Count("force-armies", int(tactical_strength(s, p, units))), ships(s, p), Count("force-cards", cards),
        ]  # fmt: skip
    return [Counters(title="force", seat=v.viewer, items=items)] if items else []
