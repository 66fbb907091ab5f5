"""What resolving each card of the focus row would let its player do next, found by resolving it on a copy."""

from __future__ import annotations

from collections import Counter

from ecumene.games.new_dawn.border.questions import FOCUS
from ecumene.games.new_dawn.cards.rows import SCIENCE, type_of
from ecumene.games.new_dawn.rules.state import Dawn
from ecumene.games.new_dawn.rules.turn import ChooseCard
from ecumene.games.new_dawn.rules.verbs import AT, ATTACK, CARAVAN, FOUND, RAISE, REINFORCE, RESOLVE, SEND, UPGRADE
from ecumene.kernel.border.sections import Cards, Count, Item, Section
from ecumene.kernel.core.action import first, verb_of
from ecumene.kernel.core.state import apply, legal

NAMES = {  # by verb of the next question: what is counted
    AT: "open-places",
    ATTACK: "targets-in-reach",
    REINFORCE: "to-reinforce",
    FOUND: "sites",
    RAISE: "payable-wonders",
    UPGRADE: "new-cards",
    CARAVAN: "next-steps",
    SEND: "caravans-to-send",
}


def prospects(s: Dawn, me: int) -> list[Section]:
    """While the viewer chooses a card: for each what could be chosen next; `idle` if it would do nothing."""
    frame = s.stack[-1] if s.stack else None
    if not isinstance(frame, ChooseCard) or frame.player != me:
        return []
    items = [item(s, me, action) for action in frame.legal(s) if verb_of(action) == RESOLVE]
    return [Cards(title="prospects", items=items, size="chip")]


def item(s: Dawn, me: int, action: int) -> Item:
    card = first(action)
    t = s.clone()
    apply(t, action)
    asked = t.stack[-1].player if t.stack else None
    mine = asked == me and not isinstance(t.stack[-1], ChooseCard)
    counted = Counter(NAMES[verb] for a in legal(t) if (verb := verb_of(a)) in NAMES) if mine else Counter[str]()
    idle = not mine and type_of(card) != SCIENCE
    on = [Count(name, n) for name, n in counted.items()]
    return Item(f"card:{FOCUS[card]}", "idle" if idle else "", on=on)
