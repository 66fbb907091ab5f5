"""Where a caravan under way can come to in one move: each space with its distance, so that its end can be chosen."""

from __future__ import annotations

from collections import deque

from ecumene.games.new_dawn.cards.tiles import SPACE_NAMES
from ecumene.games.new_dawn.rules.economy.movement import CaravanMove
from ecumene.games.new_dawn.rules.economy.routes import is_destination, may_arrive, next_steps
from ecumene.games.new_dawn.rules.holds import NONE
from ecumene.games.new_dawn.rules.map.spaces import barbarian_on
from ecumene.games.new_dawn.rules.state import Dawn
from ecumene.kernel.border.sections import Cards, Item, Section

STOPS, PASSES, ARRIVES, DEFEATS = "way", "way-through", "way-arrives", "way-defeats"


def caravan_ways(s: Dawn, me: int) -> list[Section]:
    """While the viewer moves a caravan. A barbarian ends the move; where it may not stop, it can only pass through."""
    frame = s.stack[-1] if s.stack else None
    if not isinstance(frame, CaravanMove) or frame.player != me:
        return []
    most = int(frame.left + frame.pool)
    far, waiting = {int(frame.at): 0}, deque([int(frame.at)])
    while waiting:
        at = waiting.popleft()
        if far[at] and barbarian_on(s, at) != NONE:
            continue
        for to in next_steps(s, me, frame.slot, frame.number, at, most - far[at]).spaces():
            if to not in far:
                far[int(to)] = far[at] + 1
                waiting.append(int(to))
    items = [Item(f"space:{SPACE_NAMES[at]}", kind_of_way(s, me, at), steps) for at, steps in far.items() if steps]
    return [Cards(title="ways", items=items, size="chip")]


def kind_of_way(s: Dawn, me: int, at: int) -> str:
    if barbarian_on(s, at) != NONE:
        return DEFEATS
    if not is_destination(s, me, at):
        return STOPS
    return ARRIVES if may_arrive(s, me, at) else PASSES
