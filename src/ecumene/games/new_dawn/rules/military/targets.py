"""What a player may attack, and from where. CND-11.3 to 11.8, 18.1."""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.games.new_dawn.cards.rows import IN_BATTLE, PREY_BARBARIAN, PREY_CITY, PREY_STATE, PREY_TOKEN
from ecumene.games.new_dawn.cards.tiles import SPACES, STATE_MARK
from ecumene.games.new_dawn.rules.map.distance import ANY_TERRAIN, FAR, goes_through, spread
from ecumene.games.new_dawn.rules.map.spaces import barbarian_on, is_city, is_rival, lands_of, state_on
from ecumene.games.new_dawn.rules.powers import any_range
from ecumene.games.new_dawn.rules.state import NONE, Dawn
from ecumene.kernel.core.piles import holds


def target_at(s: Dawn, p: i64, space: i64) -> i64:
    """CND-11.5, 11.27: what p can attack there; a barbarian covers all else."""
    if barbarian_on(s, space) != NONE:
        return PREY_BARBARIAN
    if state_on(s, space) != NONE:
        return PREY_STATE
    owner: i64 = s.owner(space)
    if owner == NONE or owner == p:
        return NONE
    return PREY_CITY if is_city(s, space) else PREY_TOKEN


def sources(s: Dawn, p: i64) -> list[int]:
    """CND-11.4, 11.7: friendly spaces that were not taken by attack in this turn."""
    taken = s.empires[p].taken
    out: list[int] = []
    space: i64
    for space in lands_of(s, p):
        if not holds(taken, space):
            out.append(space)
    return out


def prey(s: Dawn, p: i64, space: i64) -> bool:
    """CND-11.5: is there anything p can attack?"""
    return is_rival(s, p, space) or state_on(s, space) != NONE or barbarian_on(s, space) != NONE


def all_prey(s: Dawn, p: i64) -> list[int]:
    """CND-11.5: wherever there is something p can attack, near or far."""
    out: list[int] = []
    q: i64
    space: i64
    thing: i64
    for q in range(len(s.empires)):
        if q != p:
            out.extend(lands_of(s, q))
    for space, thing in enumerate(s.things):
        if thing >= STATE_MARK and not is_rival(s, p, space):
            out.append(space)
    for space in s.barbarians:
        if space != NONE and not holds(out, space):
            out.append(space)
    out.sort()
    return out


def targets(s: Dawn, p: i64, card: i64) -> list[int]:
    """CND-5.12, 11.3, 11.5, 11.6, 11.8, 18.1: where p may attack with this card; from where makes no difference."""
    return targets_from(s, p, card, sources(s, p))


def targets_from(s: Dawn, p: i64, card: i64, starts: list[int]) -> list[int]:
    """From these spaces."""
    row = s.rules.cards[card]
    out: list[int] = []
    if not starts:
        return out
    if any_range(s, p):
        return all_prey(s, p)
    far: list[int] = [FAR] * SPACES
    spread(s, p, starts, row.reach - 1, ANY_TERRAIN, row.through, IN_BATTLE, far)
    space: i64
    for space in all_prey(s, p):
        if far[space] != FAR or (row.reach > 0 and one_step_more(s, p, space, far, row.through)):
            out.append(space)
    return out


def one_step_more(s: Dawn, p: i64, space: i64, far: list[int], way: i64) -> bool:
    """Does counting that has come so far reach this space with the next step?"""
    near: i64
    for near in s.atlas.near[space]:
        if far[near] == 0 or (far[near] != FAR and goes_through(s, p, near, way)):
            return True
    return False


def refuse_target(s: Dawn, p: i64, card: i64, at: i64) -> str:
    """CND-11.4 to 11.7: nothing to attack, no space to attack from, too far away, or no way to count."""
    if not holds(all_prey(s, p), at):
        return "CND-11.5"
    if holds(targets_from(s, p, card, lands_of(s, p)), at):
        return "CND-11.7"
    space: i64
    for space in sources(s, p):
        if s.atlas.distance(space, at) <= s.rules.cards[card].reach:
            return "CND-11.6"
    return "CND-11.4"


def some_target(s: Dawn, p: i64, card: i64) -> bool:
    """Is there any? Most often next to a source."""
    space: i64
    near: i64
    if s.rules.cards[card].reach > 0:
        for space in sources(s, p):
            for near in s.atlas.near[space]:
                if prey(s, p, near):
                    return True
    return len(targets(s, p, card)) > 0
