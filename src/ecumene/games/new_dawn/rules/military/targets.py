"""What a player may attack, and from where. CND-11.3 to 11.8, 18.1."""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.games.new_dawn.cards.rows import IN_BATTLE, TARGET_BARBARIAN, TARGET_CITY, TARGET_STATE, TARGET_TOKEN
from ecumene.games.new_dawn.cards.tiles import SPACES, STATE_MARK
from ecumene.games.new_dawn.rules.holds import NONE
from ecumene.games.new_dawn.rules.map.distance import ANY_TERRAIN, FAR, fill_distances, goes_through
from ecumene.games.new_dawn.rules.map.spaces import barbarian_on, friendly_spaces, is_city, is_rival, state_on
from ecumene.games.new_dawn.rules.powers import any_range
from ecumene.games.new_dawn.rules.state import Dawn
from ecumene.games.new_dawn.rules.verbs import REACH
from ecumene.kernel.core.frames import shortage
from ecumene.kernel.core.piles import holds


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


def sources(s: Dawn, p: i64) -> list[int]:
    """CND-11.4, 11.7: friendly spaces that p has not captured in this turn."""
    taken = s.empires[p].taken
    out: list[int] = []
    space: i64
    for space in friendly_spaces(s, p):
        if not holds(taken, space):
            out.append(space)
    return out


def is_target(s: Dawn, p: i64, space: i64) -> bool:
    """CND-11.5: is there anything that p can attack?"""
    return is_rival(s, p, space) or state_on(s, space) != NONE or barbarian_on(s, space) != NONE


def all_targets(s: Dawn, p: i64) -> list[int]:
    """CND-11.5: all spaces with something that p can attack, at any distance."""
    out: list[int] = []
    q: i64
    space: i64
    thing: i64
    for q in range(len(s.empires)):
        if q != p:
            out.extend(friendly_spaces(s, q))
    for space, thing in enumerate(s.things):
        if thing >= STATE_MARK and not is_rival(s, p, space):
            out.append(space)
    for space in s.barbarians:
        if space != NONE and not holds(out, space):
            out.append(space)
    out.sort()
    return out


def targets(s: Dawn, p: i64, card: i64) -> list[int]:
    """CND-5.12, 11.3, 11.5, 11.6, 11.8, 18.1: where p may attack with this card. It does not matter from where."""
    return targets_from(s, p, card, sources(s, p))


def targets_from(s: Dawn, p: i64, card: i64, starts: list[int]) -> list[int]:
    """The same, from these spaces."""
    row = s.rules.cards[card]
    out: list[int] = []
    if not starts:
        return out
    if any_range(s, p):
        return all_targets(s, p)
    far: list[int] = [FAR] * SPACES
    fill_distances(s, p, starts, row.reach - 1, ANY_TERRAIN, row.through, IN_BATTLE, far)
    space: i64
    for space in all_targets(s, p):
        if far[space] != FAR or (row.reach > 0 and reached_by_next_step(s, p, space, far, row.through)):
            out.append(space)
    return out


def reached_by_next_step(s: Dawn, p: i64, space: i64, far: list[int], through: i64) -> bool:
    """Is this space one step away from the spaces counted so far?"""
    near: i64
    for near in s.atlas.near[space]:
        if far[near] == 0 or (far[near] != FAR and goes_through(s, p, near, through)):
            return True
    return False


def refuse_target(s: Dawn, p: i64, card: i64, at: i64) -> str:
    """CND-11.4 to 11.7: nothing to attack, no space to attack from, too far away, or blocked."""
    if not holds(all_targets(s, p), at):
        return "CND-11.5"
    if holds(targets_from(s, p, card, friendly_spaces(s, p)), at):
        return "CND-11.7"
    space: i64
    for space in sources(s, p):
        if s.atlas.distance(space, at) <= s.rules.cards[card].reach:
            return "CND-11.6"
    return "CND-11.4"


def missing_reach(s: Dawn, p: i64, card: i64, at: i64, rule: str) -> list[int]:
    """CND-11.4: how far away the target is, if that is why it is refused."""
    near: i64 = SPACES
    space: i64
    if rule == "CND-11.4":
        for space in sources(s, p):
            near = min(near, s.atlas.distance(space, at))
    return [] if near == SPACES else [shortage(REACH, near, s.rules.cards[card].reach)]


def some_target(s: Dawn, p: i64, card: i64) -> bool:
    """Is there any target? Most often it is beside a source."""
    space: i64
    near: i64
    if s.rules.cards[card].reach > 0:
        for space in sources(s, p):
            for near in s.atlas.near[space]:
                if is_target(s, p, near):
                    return True
    return len(targets(s, p, card)) > 0
