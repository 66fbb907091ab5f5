"""What a viewer knows of a position, in names; and a complete position that fits a view. Not compiled.

`zones` says what is secret.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from ecumene.games.through_the_ages.border.questions import CARD, QUESTIONS, ROW, SEATS
from ecumene.games.through_the_ages.border.zones import back, is_event
from ecumene.games.through_the_ages.cards.rows import AGES, NONE
from ecumene.games.through_the_ages.rules import setup
from ecumene.games.through_the_ages.rules.seat import Nation
from ecumene.games.through_the_ages.rules.state import Realm
from ecumene.kernel.border.questions import FrameView, seat_number
from ecumene.kernel.border.views import View, viewer_name, viewer_number
from ecumene.kernel.border.zones import shuffled
from ecumene.kernel.core.bits import bag_of, members, one
from ecumene.kernel.core.piles import WATCHERS
from ecumene.kernel.core.rng import Rng

if TYPE_CHECKING:
    AnyFrame = FrameView
else:
    AnyFrame = QUESTIONS.type


class TechView(msgspec.Struct, frozen=True):
    card: str
    workers: int
    tokens: int


class WarView(msgspec.Struct, frozen=True):
    card: str
    target: str


class NationView(msgspec.Struct, frozen=True, kw_only=True):
    culture: int
    science: int
    yellow: int
    blue: int
    pool: int
    techs: list[TechView]
    government: str
    specials: list[str]  # civil, military, colonization, construction; "" where there is none
    leader: str
    leader_ages: list[str]
    wonders: list[str]
    ruins: list[int]  # places among the wonders
    homer: str
    unfinished: str
    stages: int
    colonies: list[str]
    tactic: str
    own_tactic: str
    wars: list[WarView]
    pact: str
    partner: str
    side: str
    civil_hand: list[str]
    just_taken: list[str]
    hand: list[str]  # "?" for what the viewer does not know
    civil_actions: int
    military_actions: int
    spare_military_actions: int
    unit_resources: int
    unit_science: int
    spare_food: int
    spare_resources: int
    used: int
    forfeits: int
    resigned: int
    # for reading only: `imagine` computes them again
    civil_actions_total: int
    military_actions_total: int
    culture_rating: int
    science_rating: int
    strength: int
    happiness: int


class RealmView(View, frozen=True, kw_only=True, omit_defaults=True, tag="through_the_ages"):
    """Built field by field from what the viewer may know; never a copy with parts removed."""

    stack: list[AnyFrame]
    nations: list[NationView]
    round: int
    age: str
    first: str
    mover: str
    last: int
    row: list[str]  # thirteen slots, "" where one is empty
    civil: list[str]  # what is left of the civil deck, in no order
    civil_box: list[str]
    civil_gone: list[str]
    military_box: list[str]
    military: int  # cards in the military deck
    discards: list[str]
    gone: list[str]
    past: list[str]
    current: list[str]  # "?I" for a card of age I that the viewer does not know
    top: list[str]
    future: list[str]
    unseen: list[str]  # military cards that may be anywhere the viewer cannot look
    tactics: list[str]
    territory: str
    highest_bid: int
    bidder: str
    passed: list[str]
    bonuses: list[str]  # the viewer's own unfinished choice
    drops: list[str]
    sent: list[str]
    last_discarded: list[str] = []  # the highest of the viewer's cards that are being discarded
    resignations: int
    end_scoring: list[int] = []


def named(rows: list[int]) -> list[str]:
    return [CARD[c] for c in rows]


def name_of(row: int) -> str:
    return CARD[row] if row >= 0 else ""


def row_of(name: str) -> int:
    return ROW[name] if name else NONE


def rows_of(names: list[str]) -> list[int]:
    return [ROW[name] for name in names]


def knows(viewer: int, knowers: int) -> bool:
    return bool(knowers >> (viewer if viewer >= 0 else WATCHERS) & 1)


def seen_list(s: Realm, viewer: int, rows: list[int], knowers: list[int], backs: bool = False) -> list[str]:
    out = []
    for row, who in zip(rows, knowers):
        out.append(CARD[row] if knows(viewer, who) else f"?{back(s, row)}" if backs else "?")
    return out


def nation_view(s: Realm, p: int, viewer: int) -> NationView:
    n = s.nations[p]
    hand = named(n.hand) if viewer == p else sorted(seen_list(s, viewer, n.hand, n.hand_known), key=unknown_last)
    return NationView(
        culture=n.culture,
        science=n.science,
        yellow=n.yellow,
        blue=n.blue,
        pool=n.pool,
        techs=[TechView(CARD[c], w, t) for c, w, t in zip(n.techs, n.workers, n.tokens)],
        government=name_of(n.government),
        specials=[name_of(c) for c in n.specials],
        leader=name_of(n.leader),
        leader_ages=[AGES[a] for a in members(n.leader_ages)],
        wonders=named(n.wonders),
        ruins=members(n.ruins),
        homer=name_of(n.homer),
        unfinished=name_of(n.unfinished),
        stages=n.stages,
        colonies=named(n.colonies),
        tactic=name_of(n.tactic),
        own_tactic=name_of(n.own_tactic),
        wars=[WarView(CARD[c], SEATS[q]) for c, q in zip(n.wars, n.targets)],
        pact=name_of(n.pact),
        partner=SEATS[n.partner] if n.partner >= 0 else "",
        side="ab"[n.side],
        civil_hand=named(n.civil_hand),
        just_taken=named(n.just_taken),
        hand=hand,
        civil_actions=n.civil_actions,
        military_actions=n.military_actions,
        spare_military_actions=n.spare_military_actions,
        unit_resources=n.unit_resources,
        unit_science=n.unit_science,
        spare_food=n.spare_food,
        spare_resources=n.spare_resources,
        used=n.used,
        forfeits=n.forfeits,
        resigned=n.resigned,
        civil_actions_total=n.civil_actions_total,
        military_actions_total=n.military_actions_total,
        culture_rating=n.culture_per_turn,
        science_rating=n.science_per_turn,
        strength=n.strength_rating,
        happiness=n.happy_faces,
    )


def unknown_last(name: str) -> tuple[bool, str]:
    return name.startswith("?"), name


def unseen(s: Realm, viewer: int) -> list[str]:
    """Hidden cards, in no order; only military cards are ever hidden."""
    hidden = s.military[:]
    for rows, knowers in (
        (s.current, s.current_known),
        (s.top, s.top_known),
        (s.future, s.future_known),
        (s.discards, s.discards_known),
        (s.gone, s.gone_known),
        *((n.hand, n.hand_known) for p, n in enumerate(s.nations) if p != viewer),
    ):
        hidden += [row for row, who in zip(rows, knowers) if not knows(viewer, who)]
    return named(sorted(hidden))


def view(s: Realm, viewer: int) -> RealmView:
    mine = viewer if viewer >= 0 else None
    return RealmView(
        viewer=viewer_name(SEATS, viewer),
        corrections=s.rules.corrections,
        stack=[QUESTIONS.view(f) for f in s.stack],
        nations=[nation_view(s, p, viewer) for p in range(len(s.nations))],
        round=s.round,
        age=AGES[s.age],
        first=SEATS[s.first],
        mover=SEATS[s.mover],
        last=s.last,
        row=[name_of(c) for c in s.row],
        civil=named(s.civil),
        civil_box=named(s.civil_box),
        civil_gone=named(s.civil_gone),
        military_box=named(s.military_box),
        military=len(s.military),
        discards=sorted(seen_list(s, viewer, s.discards, s.discards_known), key=unknown_last),
        gone=sorted(seen_list(s, viewer, s.gone, s.gone_known), key=unknown_last),
        past=named(s.past),
        current=sorted(seen_list(s, viewer, s.current, s.current_known, True), key=unknown_last),
        top=seen_list(s, viewer, s.top, s.top_known, True),
        future=seen_list(s, viewer, s.future, s.future_known, True),
        unseen=unseen(s, viewer),
        tactics=named(s.tactics),
        territory=name_of(s.territory[0] if s.territory else NONE),
        highest_bid=s.highest_bid,
        bidder=SEATS[s.bidder] if s.bidder >= 0 else "",
        passed=[SEATS[p] for p in members(s.passed)],
        bonuses=named(s.bonuses[mine]) if mine is not None else [],
        drops=named(s.drops[mine]) if mine is not None else [],
        sent=named(s.sent[mine]) if mine is not None else [],
        last_discarded=named(s.last_discarded[mine]) if mine is not None else [],
        resignations=s.resignations,
        end_scoring=s.end_scoring[:],
    )


# a position from a view


def nation_of(v: NationView) -> Nation:
    n = setup.new_nation()
    for field in (
        "culture",
        "science",
        "yellow",
        "blue",
        "pool",
        "stages",
        "civil_actions",
        "military_actions",
        "spare_military_actions",
        "used",
        "forfeits",
    ):
        setattr(n, field, getattr(v, field))
    for field in (
        "unit_resources",
        "unit_science",
        "spare_food",
        "spare_resources",
        "resigned",
        "civil_actions_total",
        "military_actions_total",
    ):
        setattr(n, field, getattr(v, field))
    for field in ("government", "leader", "homer", "unfinished", "tactic", "own_tactic", "pact"):
        setattr(n, field, row_of(getattr(v, field)))
    for field in ("wonders", "colonies", "civil_hand", "just_taken", "specials"):
        setattr(n, field, [row_of(name) for name in getattr(v, field)])
    n.techs = [ROW[t.card] for t in v.techs]
    n.workers = [t.workers for t in v.techs]
    n.tokens = [t.tokens for t in v.techs]
    n.leader_ages = bag_of([AGES.index(a) for a in v.leader_ages])
    n.ruins = bag_of(v.ruins)
    n.wars = [ROW[w.card] for w in v.wars]
    n.targets = [SEATS.index(w.target) for w in v.wars]
    n.partner = SEATS.index(v.partner) if v.partner else NONE
    n.side = "ab".index(v.side)
    return n


class Pool:
    """Military cards whose place the viewer does not know, by age, in random order."""

    def __init__(self, s: Realm, names: list[str], rng: Rng) -> None:
        self.s = s
        self.by_age: list[list[int]] = [[] for _ in AGES]
        for row in shuffled(rows_of(names), rng):
            self.by_age[s.card(row).age].append(row)

    def of_age(self, age: int) -> int:
        return self.by_age[age].pop()

    def event_of_age(self, age: int) -> int:
        """TTA-5.4: an event or a territory."""
        rows = self.by_age[age]
        return rows.pop(next(i for i, row in enumerate(rows) if is_event(self.s, row)))

    def fill(self, words: list[str]) -> list[int]:
        """`?I` becomes an event of age I; known cards stay."""
        return [self.event_of_age(AGES.index(w[1:])) if w.startswith("?") else ROW[w] for w in words]

    def rest(self) -> list[int]:
        out = [row for rows in self.by_age for row in rows]
        for rows in self.by_age:
            rows.clear()
        return out


def imagine(v: RealmView, rng: Rng) -> Realm:
    """A complete position that the viewer could be in. Reads nothing but the view."""
    s = setup.blank(len(v.nations), v.corrections)
    viewer = viewer_number(SEATS, v.viewer)
    me = one(viewer if viewer >= 0 else WATCHERS)
    s.stack = [QUESTIONS.frame(f) for f in v.stack]
    s.nations = [nation_of(n) for n in v.nations]
    s.round, s.age, s.last = v.round, AGES.index(v.age), v.last
    s.first, s.mover = SEATS.index(v.first), SEATS.index(v.mover)
    s.row = [row_of(name) for name in v.row]
    s.civil, s.civil_box, s.civil_gone = rows_of(v.civil), rows_of(v.civil_box), rows_of(v.civil_gone)
    s.military_box, s.past, s.tactics = rows_of(v.military_box), rows_of(v.past), rows_of(v.tactics)
    s.territory = [ROW[v.territory]] if v.territory else []
    s.highest_bid, s.passed, s.resignations = v.highest_bid, bag_of([SEATS.index(p) for p in v.passed]), v.resignations
    s.end_scoring = v.end_scoring[:]
    s.bidder = seat_number(SEATS, v.bidder) if v.bidder else NONE
    if viewer >= 0:
        for field in ("bonuses", "drops", "sent", "last_discarded"):
            getattr(s, field)[viewer] = rows_of(getattr(v, field))
    deal_unseen(s, v, me, rng)
    for p in range(len(s.nations)):
        s.count_stock(p)
        if s.playing(p):
            kept = s.nations[p].civil_actions, s.nations[p].military_actions
            s.update_ratings(p)
            s.nations[p].civil_actions, s.nations[p].military_actions = kept
    return s


def deal_unseen(s: Realm, v: RealmView, me: int, rng: Rng) -> None:
    """Deal hidden cards to where they may be: events by their backs, deck and discards of this age, hands, the rest."""
    pool = Pool(s, v.unseen, rng)
    lay(s, "current", v.current, pool.fill(v.current), me)
    lay(s, "top", v.top, pool.fill(v.top), me)
    lay(s, "future", v.future, pool.fill(v.future), me)
    s.military = sorted(pool.of_age(s.age) for _ in range(v.military))
    discards = [pool.of_age(s.age) if w == "?" else ROW[w] for w in v.discards]
    lay(s, "discards", v.discards, discards, me)
    holes = [p for p, n in enumerate(v.nations) for w in n.hand if w == "?"]
    fill: list[int] = []
    if s.age > 0:  # the remaining cards of this age are in hands; the others in hands are of the age before
        fill = pool.by_age[s.age][:]
        pool.by_age[s.age].clear()
        fill += [pool.of_age(s.age - 1) for _ in range(len(holes) - len(fill))]
    dealt: dict[int, list[int]] = {p: [] for p in range(len(v.nations))}
    for p, row in zip(holes, shuffled(fill, rng)):
        dealt[p].append(row)
    for p, n in enumerate(v.nations):
        known = [ROW[w] for w in n.hand if w != "?"]
        knowers = 0 if SEATS[p] == v.viewer else me  # for an owner nothing is marked
        both = sorted([(row, knowers) for row in known] + [(row, 0) for row in dealt[p]])
        s.nations[p].hand = [row for row, _ in both]
        s.nations[p].hand_known = [who for _, who in both]
    rest = pool.rest()
    lay(s, "gone", v.gone, [rest.pop() if w == "?" else ROW[w] for w in v.gone], me)


def lay(s: Realm, zone: str, words: list[str], rows: list[int], me: int) -> None:
    """Put cards into a zone with knowers; the viewer knows the cards that the view names."""
    known = [0 if w.startswith("?") else me for w in words]
    both = list(zip(rows, known))
    if zone in ("current", "discards", "gone"):
        both.sort()
    setattr(s, zone, [row for row, _ in both])
    setattr(s, f"{zone}_known", [who for _, who in both])
