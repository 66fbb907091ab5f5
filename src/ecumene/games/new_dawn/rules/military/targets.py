"""What a player may attack, and from where. CND-11.3 to 11.8, 18.1."""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.games.new_dawn.cards.rows import IN_BATTLE, TARGET_BARBARIAN, TARGET_CITY, TARGET_STATE, TARGET_TOKEN
from ecumene.games.new_dawn.cards.tiles import SPACES
from ecumene.games.new_dawn.rules.holds import NONE
from ecumene.games.new_dawn.rules.map.area import NOWHERE, Area, area_of
from ecumene.games.new_dawn.rules.map.distance import ANY_TERRAIN, within_reach
from ecumene.games.new_dawn.rules.map.spaces import barbarian_on, friendly, is_city, occupied, rivals, state_on
from ecumene.games.new_dawn.rules.powers import any_range
from ecumene.games.new_dawn.rules.state import Dawn
from ecumene.games.new_dawn.rules.verbs import REACH
from ecumene.kernel.core.frames import shortage


def target_kind_at(s: Dawn, p: i64, space: i64) -> i64:
    """CND-11.5, 11.27: what p can attack there, or NONE; if a barbarian is there, only the barbarian."""
    if barbarian_on(s, space) != NONE:
        return TARGET_BARBARIAN
    if state_on(s, space) != NONE:
        return TARGET_STATE
    owner: i64 = s.owner(space)
    if owner == NONE or owner == p:
        return NONE
    return TARGET_CITY if is_city(s, space) else TARGET_TOKEN


def sources(s: Dawn, p: i64) -> Area:
    """CND-11.4, 11.7: friendly spaces that p has not captured in this turn."""
    taken = s.empires[p].taken
    return friendly(s, p).difference(area_of(taken)) if len(taken) > 0 else friendly(s, p)


def all_targets(s: Dawn, p: i64) -> Area:
    """CND-11.5: all spaces with something that p can attack, at any distance."""
    there = occupied(s)
    out = rivals(s, p)
    out.add(there.states)
    out.add(there.barbarians)
    return out


def targets(s: Dawn, p: i64, card: i64) -> Area:
    """CND-5.12, 11.3, 11.5, 11.6, 11.8, 18.1: where p may attack with this card. It does not matter from where."""
    return targets_from(s, p, card, sources(s, p))


def targets_from(s: Dawn, p: i64, card: i64, starts: Area) -> Area:
    """The same, from these spaces."""
    row = s.rules.cards[card]
    if starts.is_empty():
        return NOWHERE
    if any_range(s, p):
        return all_targets(s, p)
    near = within_reach(s, p, starts, row.reach, ANY_TERRAIN, row.through, IN_BATTLE)
    near.keep(all_targets(s, p))
    return near


def some_target(s: Dawn, p: i64, card: i64) -> bool:
    """Is there any target? Most often it is beside a source."""
    if s.rules.cards[card].reach > 0 and s.atlas.beside(sources(s, p)).meets(all_targets(s, p)):
        return True
    return not targets(s, p, card).is_empty()


def refuse_target(s: Dawn, p: i64, card: i64, at: i64) -> str:
    """CND-11.4 to 11.7: nothing to attack, no space to attack from, too far away, or blocked."""
    if not all_targets(s, p).has(at):
        return "CND-11.5"
    if targets_from(s, p, card, friendly(s, p)).has(at):
        return "CND-11.7"
    space: i64
    for space in sources(s, p).spaces():
        if s.atlas.distance(space, at) <= s.rules.cards[card].reach:
            return "CND-11.6"
    return "CND-11.4"


def missing_reach(s: Dawn, p: i64, card: i64, at: i64, rule: str) -> list[int]:
    """CND-11.4: how far away the target is, if that is why it is refused."""
    near: i64 = SPACES
    space: i64
    if rule == "CND-11.4":
        for space in sources(s, p).spaces():
            near = min(near, s.atlas.distance(space, at))
    return [] if near == SPACES else [shortage(REACH, near, s.rules.cards[card].reach)]
