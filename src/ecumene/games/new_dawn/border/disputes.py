"""Battles and possible attacks: both combat values with the parts they are made of, and how many rolls win."""

from __future__ import annotations

from itertools import product

from ecumene.games.new_dawn.border.panels import some
from ecumene.games.new_dawn.border.prices import reference
from ecumene.games.new_dawn.border.questions import FOCUS, SEATS
from ecumene.games.new_dawn.cards.rows import (
    IN_BATTLE,
    TARGET_BARBARIAN,
    TARGET_KINDS,
    TARGET_STATE,
    TARGET_TOKEN,
)
from ecumene.games.new_dawn.cards.tiles import BARBARIANS, CITY_STATES, SPACE_NAMES
from ecumene.games.new_dawn.rules.holds import NONE
from ecumene.games.new_dawn.rules.map.difficulty import difficulty
from ecumene.games.new_dawn.rules.map.spaces import barbarian_on, state_on
from ecumene.games.new_dawn.rules.military.attacks import MayAttack, WageWar
from ecumene.games.new_dawn.rules.military.battle import (
    CITY_TIMES,
    STATE_DEFENCE,
    attack_value,
    defence_value,
    new_battle,
    support,
)
from ecumene.games.new_dawn.rules.military.battle_state import Battle
from ecumene.games.new_dawn.rules.military.targets import targets
from ecumene.games.new_dawn.rules.powers import powers
from ecumene.games.new_dawn.rules.state import Dawn
from ecumene.games.new_dawn.rules.verbs import ATTACK
from ecumene.kernel.border.sections import Cards, Cost, Count, Item, Part, Price, Section
from ecumene.kernel.core.action import act
from ecumene.kernel.core.bits import size
from ecumene.kernel.core.state import apply

FACES = range(1, 7)


def battle(s: Dawn) -> list[Section]:
    """The space and the target; for each side the die, the tokens spent and the combat value so far."""
    b = s.battle
    if b is None:
        return []
    at = Item(f"space:{SPACE_NAMES[b.space]}", note=f"prey-{TARGET_KINDS[b.target]}", cost=sums(s, b))
    attack = [*some("die", b.attack_die), *some("tokens", b.attack_tokens), Count("combat", int(attack_value(s, b)))]
    defence = [
        *some("die", b.defence_die),
        *some("tokens", b.defence_tokens),
        Count("combat", int(defence_value(s, b))),
    ]
    return [
        Cards(title="battle", items=[at], size="chip"),
        Cards(title="attacker", items=[Item(f"seat:{SEATS[b.attacker]}", on=attack)], size="chip"),
        Cards(title="defender", items=[Item(defender(s, b), on=defence)], size="chip"),
    ]


def defender(s: Dawn, b: Battle) -> str:
    if b.target == TARGET_BARBARIAN:
        return f"barbarian:{BARBARIANS[barbarian_on(s, b.space)]}"
    if b.target == TARGET_STATE:
        return f"state:{CITY_STATES[state_on(s, b.space)]}"
    return f"seat:{SEATS[b.defender]}"


def attacks(s: Dawn) -> dict[int, Battle]:
    """While a target is chosen: by space the attack as it would be declared, before dice and tokens."""
    frame = s.stack[-1] if s.stack else None
    if isinstance(frame, MayAttack) or (isinstance(frame, WageWar) and frame.since == NONE):
        p, card, number = frame.player, frame.card, frame.number
        return {int(at): new_battle(s, p, card, number, at) for at in targets(s, p, card)}
    return {}


def targets_with_sums(s: Dawn, declared: dict[int, Battle]) -> list[Section]:
    """The targets: both sums with their parts, and how many of all rolls win."""
    items = []
    for at, b in declared.items():
        ours, theirs = int(attack_value(s, b)), int(defence_value(s, b))
        odds = Count("winning-rolls", winning_rolls(ours, theirs), len(FACES) ** 2)
        on = [odds, *some("returned-cards", cards_returned(s, b))]
        items.append(Item(f"space:{SPACE_NAMES[at]}", "sums", ours, theirs, on=on, cost=sums(s, b)))
    return [Cards(title="targets", items=items, size="chip")] if items else []


def cards_returned(s: Dawn, b: Battle) -> int:
    """CND-11.9: how many diplomacy cards the attacker gives back, found by declaring the attack on a copy."""
    before = cards_held(s, b.attacker)
    if before == 0:
        return 0
    t = s.clone()
    apply(t, act(ATTACK, b.space))
    return before - cards_held(t, b.attacker)


def cards_held(s: Dawn, p: int) -> int:
    return int(size(s.empires[p].pacts) + size(s.empires[p].embassies))


def winning_rolls(ours: int, theirs: int) -> int:
    """CND-11.17: the attacker must have more."""
    return sum(ours + a > theirs + d for a, d in product(FACES, FACES))


def sums(s: Dawn, b: Battle) -> Price:
    """Both combat values: of the attacker, then of the defender."""
    return Price([Cost("combat", int(attack_value(s, b)), attack_parts(s, b)), defence_sum(s, b)])


def part(source: str, amount: int) -> list[Part]:
    return [Part(source, int(amount))] if amount else []


def attack_parts(s: Dawn, b: Battle) -> list[Part]:
    """CND-11.12."""
    row = s.rules.cards[b.card]
    of_card = row.bonus + (row.bonus_barbarian if b.target == TARGET_BARBARIAN else 0)
    out = [*part("slot", b.number), *part(f"card:{FOCUS[b.card]}", of_card)]
    for power in powers(s, b.attacker):
        out += part(reference(power), power.attack_bonus(s, b.attacker, b.space, b.target))
    return [*out, *part("die", b.attack_die), *part("tokens", b.attack_tokens)]


def defence_sum(s: Dawn, b: Battle) -> Cost:
    """CND-11.13 to 11.15."""
    rolled = [*part("die", b.defence_die), *part("tokens", b.defence_tokens)]
    total = int(defence_value(s, b))
    if b.target == TARGET_STATE:
        return Cost("combat", total, [*part("city-state", STATE_DEFENCE), *rolled])
    ground = difficulty(s, b.attacker, b.space, IN_BATTLE)
    if b.target == TARGET_BARBARIAN:
        return Cost("combat", total, [*part("ground", ground), *rolled])
    if b.target == TARGET_TOKEN:
        out = part("ground", ground)
    else:
        out = [Part("city-ground", int(ground * CITY_TIMES), count=CITY_TIMES, each=int(ground))]
    out += part("support", support(s, b.defender, b.space))
    for power in powers(s, b.defender):
        out += part(reference(power), power.defend_bonus(s, b.defender, b.space, b.attacker))
    return Cost("combat", total, [*out, *rolled])
