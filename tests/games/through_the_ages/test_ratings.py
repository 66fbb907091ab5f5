"""Ratings and actions computed a second time from the rows, in random games and at random tables. TTA-13.

What single leaders and wonders add is written here by name. Armies are found by trying every split.
"""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from ecumene.games.through_the_ages.cards.rows import (
    CIVIL,
    GOVERNMENT,
    LEADER,
    NONE,
    TACTIC,
    TERRITORY,
    TYPES,
    WONDER,
    Card,
    is_special,
)
from ecumene.games.through_the_ages.game import GAME
from ecumene.games.through_the_ages.rules.ratings import civil_hand_limit, military_hand_limit
from ecumene.games.through_the_ages.rules.seat import Nation
from ecumene.games.through_the_ages.rules.setup import PRINTED, blank
from ecumene.games.through_the_ages.rules.state import Realm, new_actions
from ecumene.kernel.core.bits import members
from ecumene.kernel.core.rng import Rng
from ecumene.testing.laws import walk
from games.through_the_ages.every_split import strongest

ARMS = ("infantry", "cavalry", "artillery")


@dataclass
class Source:
    """One thing that shows symbols: a card, or a worker on one."""

    card: Card
    what: str  # a type of technology, or: leader, wonder, ruin, colony
    faces: int


def type_name(card: Card) -> str:
    return TYPES[card.type]


def sources(s: Realm, n: Nation) -> list[Source]:
    out: list[Source] = []
    for c, workers in zip(n.techs, n.workers, strict=True):
        out += [Source(s.card(c), type_name(s.card(c)), s.card(c).happy) for _ in range(workers)]
    for c in [n.government, *n.specials]:
        if c != NONE:
            out.append(Source(s.card(c), type_name(s.card(c)), s.card(c).happy))
    if n.leader != NONE:
        out.append(Source(s.card(n.leader), "leader", s.card(n.leader).happy))
    out += [Source(s.card(c), "colony", s.card(c).happy) for c in n.colonies]
    for i, c in enumerate(n.wonders):
        ruined = i in members(n.ruins)
        homer = 1 if c == n.homer else 0
        out.append(Source(s.card(c), "ruin" if ruined else "wonder", homer + (0 if ruined else s.card(c).happy)))
    if any(x.what == "wonder" and x.card.name == "st_peters_basilica" for x in out):
        for x in out:
            if x.faces > 0 and x.card.name != "st_peters_basilica":
                x.faces += 1
    return out


def faces_of(here: list[Source], *what: str) -> int:
    return sum(x.faces for x in here if x.what in what and x.faces > 0)


def how_many(here: list[Source], *what: str) -> int:
    return sum(x.what in what for x in here)


def best_level(here: list[Source], *what: str) -> int:
    return max([x.card.age for x in here if x.what in what], default=0)


def lab_levels(here: list[Source]) -> int:
    return sum(x.card.age for x in here if x.what == "lab")


def culture_of_leader(name: str, here: list[Source], n: Nation) -> int:
    if name == "michelangelo":
        return faces_of(here, "temple", "theater", "wonder", "ruin")
    if name == "j_s_bach":
        return how_many(here, "theater")
    if name == "william_shakespeare":
        return 2 * min(how_many(here, "theater"), how_many(here, "library"))
    if name == "james_cook":
        return len(n.colonies) + 1 if n.colonies else 0
    if name == "charlie_chaplin":
        return {0: 0, 1: 2, 2: 3, 3: 4}[best_level(here, "theater")]
    if name == "sid_meier":
        return lab_levels(here)
    return 0


def science_of_leader(name: str, here: list[Source]) -> int:
    if name in ("leonardo_da_vinci", "isaac_newton", "albert_einstein"):
        return best_level(here, "lab", "library")
    return -how_many(here, "lab") if name == "sid_meier" else 0


def strength_of_leader(name: str, here: list[Source]) -> int:
    units = [how_many(here, arm) for arm in (*ARMS, "air_force")]
    if name == "alexander_the_great":
        return sum(units)
    if name == "napoleon_bonaparte":
        return 2 * sum(count > 0 for count in units)
    return faces_of(here, "temple", "government") if name == "joan_of_arc" else 0


def tactical(s: Realm, n: Nation, here: list[Source]) -> int:
    if n.tactic == NONE:
        return 0
    tactic = s.card(n.tactic)
    stock = [0] * 6
    for x in here:
        if x.what in ARMS:
            stock[2 * ARMS.index(x.what) + (0 if x.card.age >= tactic.age - 1 else 1)] += 1
    mounted = n.leader != NONE and s.card(n.leader).name == "genghis_khan"
    planes = how_many(here, "air_force")
    obsolete = tactic.obsolete or tactic.tactical
    return strongest(tuple(stock), tuple(tactic.army), mounted, planes, tactic.tactical, obsolete)


def pacts(s: Realm, p: int) -> tuple[int, int, int]:
    """Culture, strength and military actions from pacts."""
    culture = strength = military = 0
    for q, owner in enumerate(s.nations):
        if owner.pact != NONE and p in (q, owner.partner):
            pact, mine = s.card(owner.pact), owner.side if p == q else 1 - owner.side
            other = owner.partner if p == q else q
            culture += pact.side_culture[mine]
            culture += len(s.nations[other].wonders) if pact.name == "international_tourism" else 0
            strength += pact.side_strength[mine]
            military += pact.side_military[mine]
    return culture, strength, military


def expected(s: Realm, p: int) -> dict[str, int]:
    n = s.nations[p]
    here = sources(s, n)
    live = [x.card for x in here if x.what != "ruin"]
    leader = s.card(n.leader).name if n.leader != NONE else ""
    culture, strength, military = pacts(s, p)
    culture += sum(card.culture for card in live) + 2 * how_many(here, "ruin") + culture_of_leader(leader, here, n)
    strength += sum(card.strength for card in live) + strength_of_leader(leader, here) + tactical(s, n, here)
    if any(card.name == "great_wall" for card in live):
        strength += how_many(here, "infantry", "artillery")
    return {
        "culture_per_turn": max(0, culture),
        "science_per_turn": max(0, sum(card.science for card in live) + science_of_leader(leader, here)),
        "strength_rating": max(0, strength),
        "happy_faces": min(8, max(0, sum(x.faces for x in here))),
        "civil_actions_total": sum(card.civil for card in live),
        "military_actions_total": military + sum(card.military for card in live),
        "colonization": sum(card.colonization for card in live),
        "hand_bonus": sum(card.name == "library_of_alexandria" for card in live),
        "temple_faces": faces_of(here, "temple"),
        "theater_faces": faces_of(here, "theater"),
        "wonder_faces": faces_of(here, "wonder", "ruin"),
        "government_faces": faces_of(here, "government"),
    }


def check_ratings(s: Realm) -> None:
    for p, n in enumerate(s.nations):
        if n.resigned == 0:
            wanted = expected(s, p)
            assert {field: getattr(n, field) for field in wanted} == wanted
            assert civil_hand_limit(s, p) == wanted["civil_actions_total"] + wanted["hand_bonus"]
            assert military_hand_limit(s, p) == wanted["military_actions_total"] + wanted["hand_bonus"]
            assert (
                0 <= n.civil_actions <= n.civil_actions_total + 1
                and 0 <= n.military_actions <= n.military_actions_total
            )


@pytest.mark.parametrize("seed", range(18))
def test_in_random_games(seed: int) -> None:
    prefer = ("build", "lead", "stage", "develop", "upgrade", "tactic")[seed % 6]
    for i, s in enumerate(walk(GAME, seed, prefer, players=2 + seed % 3)):
        if i % 3 == 0:
            check_ratings(s)


def some(rng: Rng, rows: list[int], most: int) -> list[int]:
    """Some different rows, at most this many."""
    rows = rows[:]
    return sorted(rows.pop(rng.below(len(rows))) for _ in range(rng.below(most + 1)))


def random_table(rng: Rng) -> Realm:
    s = blank(2 + rng.below(3))
    cards = list(enumerate(s.rules.cards))
    leaders = [c for c, card in cards if card.kind == LEADER]
    governments = [c for c, card in cards if card.type == GOVERNMENT]
    wonders = [c for c, card in cards if card.kind == WONDER]
    colonies = [c for c, card in cards if card.kind == TERRITORY]
    tactics = [c for c, card in cards if card.kind == TACTIC]
    with_workers = [
        c for c, card in cards[len(PRINTED.starting) :] if card.type < len(TYPES) and not is_special(card.type)
    ]
    with_workers = [c for c in with_workers if c not in governments]
    pacts = [c for c, card in cards if card.name in ("international_tourism", "promise_of_military_protection")]
    for n in s.nations:
        n.techs += some(rng, with_workers, 12)
        n.workers = [rng.below(4) for _ in n.techs]
        n.tokens = [0] * len(n.techs)
        n.government = governments[rng.below(len(governments))]
        n.leader = [*leaders, NONE][rng.below(len(leaders) + 1)]
        n.wonders = some(rng, wonders, 6)
        n.ruins = sum(1 << i for i, c in enumerate(n.wonders) if s.card(c).age < 2 and rng.below(3) == 0)
        n.homer = n.wonders[rng.below(len(n.wonders))] if n.wonders and rng.below(2) else NONE
        n.colonies = some(rng, colonies, 3)
        n.tactic = [*tactics, NONE][rng.below(len(tactics) + 1)]
        for type in range(4):
            ranks = [c for c, card in cards if card.type == CIVIL + type]
            n.specials[type] = [*ranks, NONE][rng.below(len(ranks) + 1)]
    for p, n in enumerate(s.nations):
        if rng.below(2):
            n.pact, n.side = pacts[rng.below(len(pacts))], rng.below(2)
            n.partner = (p + 1 + rng.below(len(s.nations) - 1)) % len(s.nations)
    s.update_all_ratings()
    return s


@pytest.mark.parametrize("seed", range(150))
def test_at_random_tables(seed: int) -> None:
    check_ratings(random_table(Rng(seed)))


@pytest.mark.parametrize(
    "available, was, now, left",
    [(2, 4, 5, 3), (0, 2, 4, 2), (4, 4, 3, 3), (3, 4, 3, 3), (2, 4, 3, 2), (0, 4, 1, 0), (5, 4, 4, 5), (3, 4, 4, 3)],
)
def test_actions_follow_their_total(available: int, was: int, now: int, left: int) -> None:
    """TTA-13.8: gained actions are available, spent ones are lost first; an exchanged action stays."""
    assert new_actions(available, was, now) == left
