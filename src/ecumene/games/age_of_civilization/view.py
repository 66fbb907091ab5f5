"""What a seat may know of a position, built in names; and one whole position that fits it. Not compiled.

Secret are the cards of the draft: packets, picks, hands, and what was never dealt. Who has held a packet remembers it.
"""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING, Any

import msgspec

from ecumene.games.age_of_civilization import modes, setup
from ecumene.games.age_of_civilization.counts import strength
from ecumene.games.age_of_civilization.frames import FRAMES, MODULES
from ecumene.games.age_of_civilization.nation import Nation, new_nation
from ecumene.games.age_of_civilization.ruleset import TRACK
from ecumene.games.age_of_civilization.state import DRAFT, WAYS, Era
from ecumene.games.age_of_civilization.terms import ACTIONS, NONE, PARTS, TECHS
from ecumene.kernel.border.questions import FrameView, Questions
from ecumene.kernel.border.views import View, viewer_name, viewer_number
from ecumene.kernel.border.zones import BAG, EVERYONE, HAND, HIDDEN, LIST, ONE, OWNER, SLOTS, Zone, Zones, shuffled
from ecumene.kernel.core.bits import bag_of, has, members, one
from ecumene.kernel.core.piles import EVERYBODY, WATCHERS
from ecumene.kernel.core.rng import Rng

SEATS = "ABCD"
RULES = setup.PRINTED
ACTION = ACTIONS
TECH = TECHS
CIVILIZATION = [row.name for row in RULES.civilizations]
WONDER = [row.name for row in RULES.wonders]
SPECIAL = [row.name for row in RULES.specials]
EVENT = [row.name for row in RULES.events]
COMMAND = [row.name for row in RULES.commands]
ACHIEVEMENT = [row.name for row in RULES.achievements]
MODE = modes.NAMES
VARIANT = ["innovations", "winds", "draft"]
SOURCE = ["table", *CIVILIZATION, *(f"{name}_legacy" for name in CIVILIZATION), *TECH, *WONDER]
KINDS: dict[str, list[str] | int] = {
    "seat": list(SEATS),
    "civilization": CIVILIZATION,
    "action": ACTION,
    "source": SOURCE,
    "tech": TECH,
    "wonder": WONDER,
    "special": SPECIAL,
    "event": EVENT,
    "command": COMMAND,
    "achievement": ACHIEVEMENT,
    "position": [str(i + 1) for i in range(TRACK)],
    "count": 100,
    "number": 10_000,
}
QUESTIONS = Questions(MODULES, SEATS, KINDS, FRAMES)


def deck_known(s: Era, owner: int) -> int:
    """What is left of a deck follows from what lies open; not so in the draft, where much is dealt in secret."""
    return 0 if has(s.variants, DRAFT) else EVERYBODY


ZONED = ("hand", "hand_known", "packet", "packet_known", "pick", "cards", "wonders", "special")
OPEN = (
    "mode", "variants", "round", "first", "mover", "track", "pool_coins", "rival", "exhaustion", "devastation",
    "scorched", "spent", "acted", "could_buy", "how", "achieved", "resignations",
)  # fmt: skip
ZONES = Zones(
    [
        Zone("deck", "civilization", BAG, deck_known),
        Zone("box", "civilization", BAG, EVERYONE),
        Zone("pool", "civilization", LIST, EVERYONE),
        Zone("nations.cards", "civilization", LIST, EVERYONE, each=True),
        Zone("nations.hand", "civilization", HAND, OWNER, each=True, knowers="nations.hand_known"),
        Zone("nations.packet", "civilization", HAND, OWNER, each=True, knowers="nations.packet_known"),
        Zone("nations.pick", "civilization", ONE, OWNER, each=True),
        Zone("wonder_box", "wonder", BAG, EVERYONE),
        Zone("wonders", "wonder", LIST, EVERYONE),
        Zone("nations.wonders", "wonder", BAG, EVERYONE, each=True),
        Zone("special_box", "special", BAG, EVERYONE),
        Zone("specials", "special", LIST, EVERYONE),
        Zone("nations.special", "special", ONE, EVERYONE, each=True),
        Zone("event_box", "event", BAG, EVERYONE),
        Zone("tokens", "event", SLOTS, EVERYONE),
        Zone("command_deck", "command", BAG, EVERYONE),
        Zone("commands", "command", LIST, EVERYONE),
    ],
    names={"civilization": CIVILIZATION, "wonder": WONDER, "special": SPECIAL, "event": EVENT, "command": COMMAND},
    all_there_is=lambda s: {
        "civilization": [1] * len(CIVILIZATION),
        "wonder": [1] * len(WONDER),
        "special": [1] * len(SPECIAL),
        "event": [1] * len(EVENT),
        "command": [1] * len(COMMAND),
    },
    public=dict.fromkeys([*OPEN, *(f"nations.{f.name}" for f in fields(Nation) if f.name not in ZONED)], ""),
)

if TYPE_CHECKING:
    AnyFrame = FrameView
else:
    AnyFrame = QUESTIONS.type


class PoolView(msgspec.Struct, frozen=True):
    civilization: str
    coins: int


class NationView(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    scored: dict[str, int]  # points on the track, by where they came from
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
    strength: int = 0  # for reading: it follows from the rest
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
    """Built field by field from what the viewer may know; never a copy with holes."""

    stack: list[AnyFrame]
    nations: list[NationView]
    mode: str
    variants: list[str]
    round: int
    first: str
    mover: str = ""
    track: list[str]  # "" where no card lies yet
    tokens: list[str]
    deck: list[str]  # in no order; "?" where it is not known
    box: list[str]
    pool: list[PoolView]
    wonder_box: list[str]
    wonders: list[str]
    special_box: list[str]
    specials: list[str]
    event_box: list[str]
    command_deck: list[str]
    commands: list[str]
    unseen: list[str]  # civilizations that may be anywhere the viewer cannot look
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
    """A pile of an owner: its knowers and the owner read it, the others count it."""
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
    """AOC-1.17, 2.8: all is public but the cards of the draft."""
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
        how=WAYS[s.how],
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
    """One full position the viewer could be in. Reads the view and nothing else."""
    s = setup.blank(len(v.nations), v.corrections, MODE.index(v.mode), bag_of(rows(VARIANT, v.variants)))
    s.stack = [QUESTIONS.frame(f) for f in v.stack]
    s.nations = [nation_of(n) for n in v.nations]
    s.first, s.mover = SEATS.index(v.first), row(list(SEATS), v.mover)
    s.track, s.tokens = [row(ACTION, a) for a in v.track], [row(EVENT, t) for t in v.tokens]
    s.pool, s.pool_coins = rows(CIVILIZATION, [x.civilization for x in v.pool]), [x.coins for x in v.pool]
    s.spent, s.how, s.achieved = v.spent[:], WAYS.index(v.how), bag_of(rows(ACHIEVEMENT, v.achieved))
    for field, table in PILES.items():
        setattr(s, field, bag_of(rows(table, getattr(v, field))))
    for field, table in LISTS.items():
        setattr(s, field, rows(table, getattr(v, field)))
    for field in COUNTERS:
        setattr(s, field, getattr(v, field))
    for p in range(len(s.nations)):
        s.reckon(p)
    deal_unseen(s, v, rng)
    return s


def deal_unseen(s: Era, v: EraView, rng: Rng) -> None:
    """Hidden cards to where they may lie. What the viewer has held once is in somebody's hands, not undealt."""
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
    for p, told in enumerate(v.nations):
        n, known = s.nations[p], 0 if p == viewer else int(me)
        n.hand, n.hand_known = filled(told.hand, cards, known)
        n.packet, n.packet_known = filled(told.packet, cards, known)
        n.pick = cards.pop() if told.pick == HIDDEN else row(CIVILIZATION, told.pick)


def filled(words: list[str], cards: list[int], known: int) -> tuple[list[int], list[int]]:
    both = sorted((cards.pop(), 0) if w == HIDDEN else (CIVILIZATION.index(w), known) for w in words)
    return [c for c, _ in both], [who for _, who in both]
