"""What a viewer knows of a position, in names; and one full position that fits it. Not compiled.

Only the cards of the draft are secret: packets, picks, hands, and the cards that were not dealt. Players remember
every packet they have held.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from ecumene.games.age_of_civilization.border.questions import (
    ACHIEVEMENT,
    ACTION,
    CIVILIZATION,
    COMMAND,
    EVENT,
    MODE,
    QUESTIONS,
    SEATS,
    SPECIAL,
    TECH,
    VARIANT,
    WONDER,
)
from ecumene.games.age_of_civilization.border.zones import ZONES
from ecumene.games.age_of_civilization.cards.terms import NONE, PARTS
from ecumene.games.age_of_civilization.rules import setup
from ecumene.games.age_of_civilization.rules.counts import strength
from ecumene.games.age_of_civilization.rules.seat import Nation, new_nation
from ecumene.games.age_of_civilization.rules.state import DRAFT, ENDINGS, Era
from ecumene.kernel.border.questions import FrameView
from ecumene.kernel.border.views import View, viewer_name, viewer_number
from ecumene.kernel.border.zones import HIDDEN, shuffled
from ecumene.kernel.core.bits import bag_of, has, members, one
from ecumene.kernel.core.piles import WATCHERS
from ecumene.kernel.core.rng import Rng

if TYPE_CHECKING:
    AnyFrame = FrameView
else:
    AnyFrame = QUESTIONS.type


class PoolView(msgspec.Struct, frozen=True):
    civilization: str
    coins: int


class NationView(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    scored: dict[str, int]  # points on the score track, by part
    coins: int
    workers: int
    placed: int = 0
    doomed: int = 0
    used: dict[str, int] = {}  # common spaces used this turn
    techs: list[str] = []
    special: str = ""
    wonders: list[str] = []
    cards: list[str] = []
    main: str = ""
    absorbed: list[str] = []
    strength: int = 0  # for readers only: computed from the rest
    stones: int = 0
    silk: int = 0
    sold: int = 0
    forts: int = 0
    hand: list[str] = []  # "?" for what the viewer does not know
    packet: list[str] = []
    pick: str = ""
    seen: list[str] = []  # only the viewer's own
    resigned: int = 0


class EraView(View, frozen=True, kw_only=True, omit_defaults=True, tag="age_of_civilization"):
    """Built field by field from what the viewer knows; never a copy with parts removed."""

    stack: list[AnyFrame]
    nations: list[NationView]
    mode: str
    variants: list[str]
    round: int
    first: str
    mover: str = ""
    track: list[str]  # "" where no card lies yet
    tokens: list[str]
    deck: list[str]  # without order; "?" for what the viewer does not know
    box: list[str]
    pool: list[PoolView]
    wonder_box: list[str]
    wonders: list[str]
    special_box: list[str]
    specials: list[str]
    event_box: list[str]
    command_deck: list[str]
    commands: list[str]
    unseen: list[str]  # civilizations that lie in places hidden from the viewer
    rival: int = 0
    exhaustion: int = 0
    devastation: int = 0
    scorched: int = 0
    spent: list[int] = []
    acted: int = 0
    could_buy: int = 0
    how: str = ""
    achieved: list[str] = []
    resignations: int = 0


NUMBERS = ("coins", "workers", "placed", "doomed", "stones", "silk", "sold", "forts", "resigned")
PILES = {"wonder_box": WONDER, "special_box": SPECIAL, "event_box": EVENT, "command_deck": COMMAND, "box": CIVILIZATION}
LISTS = {"wonders": WONDER, "specials": SPECIAL, "commands": COMMAND}
COUNTERS = ("round", "rival", "exhaustion", "devastation", "scorched", "acted", "could_buy", "resignations")


# a view from a position


def named(table: list[str], bag: int) -> list[str]:
    return [table[i] for i in members(bag)]


def name(table: list[str], row: int) -> str:
    return table[row] if row >= 0 else ""


def row(table: list[str], word: str) -> int:
    return table.index(word) if word else NONE


def rows(table: list[str], words: list[str]) -> list[int]:
    return [table.index(word) for word in words]


def unknown_last(word: str) -> tuple[bool, str]:
    return word == HIDDEN, word


def seen(cards: list[int], knowers: list[int], viewer: int, owner: int) -> list[str]:
    """A pile of cards: the owner and those who know a card see it; the others see only the number of cards."""
    me = one(viewer if viewer >= 0 else WATCHERS)
    known = [viewer == owner or who & me != 0 for who in knowers]
    return sorted((CIVILIZATION[c] if k else HIDDEN for c, k in zip(cards, known)), key=unknown_last)


def nation_view(s: Era, p: int, viewer: int) -> NationView:
    n = s.nations[p]
    more: dict[str, Any] = {field: getattr(n, field) for field in NUMBERS}
    return NationView(
        scored=dict(zip(PARTS, n.scored)),
        used={ACTION[a]: int(n.uses(a)) for a in range(len(ACTION)) if n.uses(a)},
        techs=named(TECH, n.techs),
        special=name(SPECIAL, n.special),
        wonders=named(WONDER, n.wonders),
        cards=[CIVILIZATION[c] for c in n.cards],
        main=name(CIVILIZATION, n.main),
        absorbed=named(CIVILIZATION, n.absorbed),
        strength=strength(s, p),
        hand=seen(n.hand, n.hand_known, viewer, p),
        packet=seen(n.packet, n.packet_known, viewer, p),
        pick="" if n.pick == NONE else CIVILIZATION[n.pick] if viewer == p else HIDDEN,
        seen=named(CIVILIZATION, n.seen) if viewer == p else [],
        **more,
    )


def view(s: Era, viewer: int) -> EraView:
    """AOC-1.17, 2.8: everything is public except the cards of the draft."""
    secret = has(s.variants, DRAFT)
    more: dict[str, Any] = {field: named(table, getattr(s, field)) for field, table in PILES.items()}
    more |= {field: [table[i] for i in getattr(s, field)] for field, table in LISTS.items()}
    more |= {field: getattr(s, field) for field in COUNTERS}
    return EraView(
        viewer=viewer_name(SEATS, viewer),
        corrections=s.rules.corrections,
        stack=[QUESTIONS.view(f) for f in s.stack],
        nations=[nation_view(s, p, viewer) for p in range(len(s.nations))],
        mode=MODE[s.mode],
        variants=named(VARIANT, s.variants),
        first=SEATS[s.first],
        mover=SEATS[s.mover] if s.mover >= 0 else "",
        track=[name(ACTION, a) for a in s.track],
        tokens=[name(EVENT, t) for t in s.tokens],
        deck=[HIDDEN if secret else c for c in named(CIVILIZATION, s.deck)],
        pool=[PoolView(CIVILIZATION[c], coins) for c, coins in zip(s.pool, s.pool_coins)],
        unseen=[CIVILIZATION[c] for c in ZONES.unseen(s, "civilization", viewer)],
        spent=s.spent[:],
        how=ENDINGS[s.how],
        achieved=named(ACHIEVEMENT, s.achieved),
        **more,
    )


# a position from a view


def nation_of(v: NationView) -> Nation:
    n = new_nation()
    n.scored = [v.scored[part] for part in PARTS]
    n.used = sum(count << (2 * ACTION.index(action)) for action, count in v.used.items())
    n.techs, n.wonders = bag_of(rows(TECH, v.techs)), bag_of(rows(WONDER, v.wonders))
    n.special = row(SPECIAL, v.special)
    n.cards, n.main = rows(CIVILIZATION, v.cards), row(CIVILIZATION, v.main)
    n.absorbed, n.seen = bag_of(rows(CIVILIZATION, v.absorbed)), bag_of(rows(CIVILIZATION, v.seen))
    for field in NUMBERS:
        setattr(n, field, getattr(v, field))
    return n


def imagine(v: EraView, rng: Rng) -> Era:
    """One full position that fits the view. It uses only the view."""
    s = setup.blank(len(v.nations), v.corrections, MODE.index(v.mode), bag_of(rows(VARIANT, v.variants)))
    s.stack = [QUESTIONS.frame(f) for f in v.stack]
    s.nations = [nation_of(n) for n in v.nations]
    s.first, s.mover = SEATS.index(v.first), row(list(SEATS), v.mover)
    s.track, s.tokens = [row(ACTION, a) for a in v.track], [row(EVENT, t) for t in v.tokens]
    s.pool, s.pool_coins = rows(CIVILIZATION, [x.civilization for x in v.pool]), [x.coins for x in v.pool]
    s.spent, s.how, s.achieved = v.spent[:], ENDINGS.index(v.how), bag_of(rows(ACHIEVEMENT, v.achieved))
    for field, table in PILES.items():
        setattr(s, field, bag_of(rows(table, getattr(v, field))))
    for field, table in LISTS.items():
        setattr(s, field, rows(table, getattr(v, field)))
    for field in COUNTERS:
        setattr(s, field, getattr(v, field))
    for p in range(len(s.nations)):
        s.update_abilities(p)
    deal_unseen(s, v, rng)
    return s


def deal_unseen(s: Era, v: EraView, rng: Rng) -> None:
    """Deal the hidden cards to places where they can be.

    A card that the viewer has held before is with another player; it is not among the cards that were not dealt.
    """
    viewer = viewer_number(SEATS, v.viewer)
    remembered = set(rows(CIVILIZATION, v.nations[viewer].seen)) if viewer >= 0 else set()
    unseen = rows(CIVILIZATION, v.unseen)
    held = sum([*n.hand, *n.packet, n.pick].count(HIDDEN) for n in v.nations)
    kept = [c for c in unseen if c in remembered]
    rest = shuffled([c for c in unseen if c not in remembered], rng)
    more = held - len(kept)
    cards = shuffled(kept + rest[:more], rng)
    s.deck = bag_of(rest[more:] if HIDDEN in v.deck else rows(CIVILIZATION, v.deck))
    me = one(viewer if viewer >= 0 else WATCHERS)
    for p, shown in enumerate(v.nations):
        n, known = s.nations[p], 0 if p == viewer else int(me)
        n.hand, n.hand_known = filled(shown.hand, cards, known)
        n.packet, n.packet_known = filled(shown.packet, cards, known)
        n.pick = cards.pop() if shown.pick == HIDDEN else row(CIVILIZATION, shown.pick)


def filled(words: list[str], cards: list[int], known: int) -> tuple[list[int], list[int]]:
    both = sorted((cards.pop(), 0) if w == HIDDEN else (CIVILIZATION.index(w), known) for w in words)
    return [c for c, _ in both], [who for _, who in both]
