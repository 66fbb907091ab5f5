"""What every field holds and who knows it: the Structs of a view, from which all else follows. Not compiled.

Only the cards of the draft are secret: packets, picks, hands, and the cards that were not dealt. Players remember every
packet they have held.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final

import msgspec

from ecumene.games.age_of_civilization.border.questions import (
    ACTION,
    KINDS,
    MODE,
    QUESTIONS,
    VARIANT,
)
from ecumene.games.age_of_civilization.cards.terms import PARTS
from ecumene.games.age_of_civilization.rules.counts import strength
from ecumene.games.age_of_civilization.rules.state import DRAFT, ENDINGS, Era
from ecumene.kernel.border.declared import NUMBER, ByRow, Columns, Declared, Holds, Lies, Own, Unseen
from ecumene.kernel.border.questions import FrameView
from ecumene.kernel.border.views import View
from ecumene.kernel.border.zones import BAG, HAND, LIST, ONE, OWNER, SLOTS
from ecumene.kernel.core.bits import has
from ecumene.kernel.core.piles import EVERYBODY

if TYPE_CHECKING:
    AnyFrame = FrameView
else:
    AnyFrame = QUESTIONS.type


# fields with functions of their own


def show_used(s: Era, p: int) -> dict[str, int]:
    n = s.nations[p]
    return {ACTION[a]: int(n.uses(a)) for a in range(len(ACTION)) if n.uses(a)}


def read_used(s: Era, p: int, used: dict[str, int]) -> None:
    s.nations[p].used = sum(count << (2 * ACTION.index(action)) for action, count in used.items())


def show_strength(s: Era, p: int) -> int:
    return strength(s, p)


def deck_known(s: Era, owner: int) -> int:
    """Everybody can work out what is left in the deck, except in the draft, where cards are dealt in secret."""
    return 0 if has(s.variants, DRAFT) else EVERYBODY


class PoolView(msgspec.Struct, frozen=True):
    civilization: Annotated[str, Lies("civilization", LIST, field="pool")]
    coins: Annotated[int, Holds(NUMBER, LIST, field="pool_coins")]


class NationView(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    scored: Annotated[dict[str, int], ByRow("part")]  # points on the score track, by part
    coins: int
    workers: int
    placed: int = 0
    doomed: int = 0
    used: Annotated[dict[str, int], Own(show_used, read_used)] = {}  # common spaces used this turn
    techs: Annotated[list[str], Holds("tech", BAG)] = []
    special: Annotated[str, Lies("special", ONE)] = ""
    wonders: Annotated[list[str], Lies("wonder", BAG)] = []
    cards: Annotated[list[str], Lies("civilization", LIST)] = []
    main: Annotated[str, Holds("civilization", ONE)] = ""
    absorbed: Annotated[list[str], Holds("civilization", BAG)] = []
    strength: Annotated[int, Own(show_strength)] = 0
    stones: int = 0
    silk: int = 0
    sold: int = 0
    forts: int = 0
    hand: Annotated[list[str], Lies("civilization", HAND, known=OWNER, knowers=True)] = []
    packet: Annotated[list[str], Lies("civilization", HAND, known=OWNER, knowers=True)] = []
    pick: Annotated[str, Lies("civilization", ONE, known=OWNER)] = ""
    seen: Annotated[list[str], Holds("civilization", BAG, private=True)] = []
    resigned: int = 0


class EraView(View, frozen=True, kw_only=True, omit_defaults=True, tag="age_of_civilization"):
    stack: list[AnyFrame]
    nations: list[NationView]
    mode: Annotated[str, Holds("mode", ONE)]
    variants: Annotated[list[str], Holds("variant", BAG)]
    round: int
    first: Annotated[str, Holds("seat", ONE)]
    mover: Annotated[str, Holds("seat", ONE)] = ""
    track: Annotated[list[str], Holds("action", SLOTS)]
    tokens: Annotated[list[str], Lies("event", SLOTS)]
    deck: Annotated[list[str], Lies("civilization", BAG, known=deck_known, stock=True)]
    box: Annotated[list[str], Lies("civilization", BAG, stock=True)]
    pool: Annotated[list[PoolView], Columns(PoolView)]
    wonder_box: Annotated[list[str], Lies("wonder", BAG, stock=True)]
    wonders: Annotated[list[str], Lies("wonder", LIST)]
    special_box: Annotated[list[str], Lies("special", BAG, stock=True)]
    specials: Annotated[list[str], Lies("special", LIST)]
    event_box: Annotated[list[str], Lies("event", BAG, stock=True)]
    command_deck: Annotated[list[str], Lies("command", BAG, stock=True)]
    commands: Annotated[list[str], Lies("command", LIST)]
    unseen: Annotated[list[str], Unseen("civilization")]
    rival: int = 0
    exhaustion: int = 0
    devastation: int = 0
    scorched: int = 0
    spent: list[int] = []
    acted: int = 0
    could_buy: int = 0
    how: Annotated[str, Holds("ending", ONE)] = ""
    achieved: Annotated[list[str], Holds("achievement", BAG)] = []
    resignations: int = 0


NAMES = {kind: words for kind, words in KINDS.items() if isinstance(words, list)}
NAMES |= {"mode": MODE, "variant": VARIANT, "ending": ENDINGS, "part": PARTS}
COMPUTED = ("nations.live", "nations.moments", "nations.priced", "nations.enriched")
VIEWS: Final = Declared(EraView, "nations", NationView, QUESTIONS, NAMES, COMPUTED)
