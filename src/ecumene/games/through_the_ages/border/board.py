"""What is drawn of the table. Prices come from the functions of the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ecumene.games.through_the_ages.border.disputes import disputes
from ecumene.games.through_the_ages.border.facts import ruin_facts, tone
from ecumene.games.through_the_ages.border.questions import ROW, SEATS
from ecumene.games.through_the_ages.border.zones import NationView, RealmView
from ecumene.games.through_the_ages.cards.rows import ACTION, AGES, FARM, FOOD, MINE, NONE, RESOURCES, TYPES
from ecumene.games.through_the_ages.rules.actions.costs import (
    build_cost,
    population_cost,
    slot_cost,
    stage_cost,
    take_cost,
)
from ecumene.games.through_the_ages.rules.actions.take import refuse_take
from ecumene.games.through_the_ages.rules.armies import own_units, tactical_strength
from ecumene.games.through_the_ages.rules.banks import STARVATION, consumption, corruption, faces_needed, food_cost
from ecumene.games.through_the_ages.rules.card_row import SWEPT_SLOTS
from ecumene.games.through_the_ages.rules.production import (
    MOST_DRAWN,
    apply_consumption,
    apply_corruption,
    produce_food,
    produce_resources,
    use_end_of_turn_powers,
)
from ecumene.games.through_the_ages.rules.ratings import civil_hand_limit, discontent, military_hand_limit
from ecumene.games.through_the_ages.rules.setup import BLUE_TOKENS, YELLOW_TOKENS
from ecumene.games.through_the_ages.rules.state import LAST_AGE, Realm
from ecumene.games.through_the_ages.rules.tokens import stored
from ecumene.kernel.border.look import Look
from ecumene.kernel.border.sections import (
    Cards,
    Column,
    Count,
    Counters,
    Deck,
    Item,
    Mark,
    Scale,
    Section,
    Tableau,
    Track,
)

FORBIDS_TAKING: Final = {  # by rule, as a note
    "TTA-6.5": "hand-full",
    "TTA-6.6": "owned",
    "TTA-6.7": "one-leader",
    "TTA-6.10": "one-wonder",
}


def item(s: Realm, name: str, **more: Any) -> Item:
    return Item(f"card:{name}", tone=tone(s.card(ROW[name])), **more)


def some(s: Realm, names: list[str]) -> list[Item]:
    return [item(s, name) for name in names if name]


def known(names: list[str]) -> list[str]:
    return [name for name in names if not name.startswith("?")]


def board(look: Look[Realm, RealmView]) -> list[Section]:
    """The row, the common sections, then the viewer's civilization and the others."""
    v, s = look.view, look.s
    me = SEATS.index(v.viewer) if v.viewer else int(s.mover)
    last = [Count("last-round", v.last + 1)] if v.last >= 0 else []
    left = [Count("cards-left", len(v.civil)), Count("military-left", v.military)]
    out: list[Section] = []
    if v.territory:
        out.append(Cards(title="lot", items=some(s, [v.territory])))
        if v.bidder:
            out.append(Counters(title="auction", items=[Count("bid", v.highest_bid)]))
            out.append(Cards(title="bidder", items=[Item.of("seat", v.bidder)], size="chip"))
    out += disputes(look)
    out += [
        row(s, v, me),
        Counters(id="course", title=f"age-{v.age}", items=[Count("round", v.round + 1), *last, *left, *leaving(s)]),
        *events(s, "current", v.top + v.current),
        *events(s, "future", v.future),
        *([Deck(title="past", count=len(v.past), known=some(s, v.past[-1:]))] if v.past else []),
    ]
    if v.tactics:
        out.append(Cards(title="tactics", items=some(s, list(dict.fromkeys(v.tactics))), size="chip"))
    for p in [(me + i) % len(v.nations) for i in range(len(v.nations))]:
        out += nation(look, p)
    chosen = v.sent + v.bonuses + v.drops
    if chosen:
        out.append(Cards(title="chosen", seat=v.viewer, items=some(s, chosen), size="chip"))
    return out


def row(s: Realm, v: RealmView, me: int) -> Tableau:
    """By the price of the slots; each card with its price in civil actions, its slot, whether it can be taken, and what
    forbids it apart from the price."""
    columns: list[Column] = [Column(f"row-{price}", []) for price in (1, 2, 3)]
    for slot, name in enumerate(v.row):
        if name:
            price = int(take_cost(s, me, slot))
            rule = refuse_take(s, me, ROW[name])
            can = not v.nations[me].resigned and not rule and price <= s.nations[me].civil_actions
            note = FORBIDS_TAKING[rule] if rule else "actions"
            columns[int(slot_cost(slot)) - 1].items.append(item(s, name, note=note, number=price, can=can, x=slot))
    return Tableau(title="row", columns=[c for c in columns if c.items])


def leaving(s: Realm) -> list[Count]:
    """TTA-4.2: so many slots from the left are emptied when the next turn begins; not in the first round."""
    return level(Count("row-leaves", int(SWEPT_SLOTS[int(s.left())]) if s.round > 0 else 0))


def events(s: Realm, title: str, names: list[str]) -> list[Section]:
    """A pile face down: how many cards of each age, by their backs, and those that the viewer knows."""
    ages = [name[1:] if name.startswith("?") else AGES[s.card(ROW[name]).age] for name in names]
    backs = [Count(f"age-{age}", ages.count(age)) for age in AGES if age in ages]
    return [Deck(title=title, count=len(names), known=some(s, known(names)), backs=backs)] if names else []


def nation(look: Look[Realm, RealmView], p: int) -> list[Section]:
    """What lies open, then both hands."""
    s, v, seat = look.s, look.view.nations[p], SEATS[p]
    if v.resigned:
        return [Counters(title="resigned", seat=seat, items=[Count("left-as", v.resigned)], brief=True)]
    return [
        *look.for_all(f"nation {p}", lambda: in_the_open(s, v, p)),
        Cards(title="civil-hand", seat=seat, items=civil_hand(s, v), limit=int(civil_hand_limit(s, p))),
        military_hand(s, v, p),
    ]


def in_the_open(s: Realm, v: NationView, p: int) -> list[Section]:
    seat = SEATS[p]
    own = "own" if v.own_tactic else ""
    armies = int(tactical_strength(s, p, own_units(s, p)))
    tactic = [item(s, v.tactic, note=own, number=armies)] if v.tactic else []
    return [
        *counters(s, v, p),
        *banks(v, seat),
        Cards(title="in-play", seat=seat, items=in_play(s, v, p), brief=True),
        Cards(title="wonders", seat=seat, items=wonders(s, v, p), brief=True),
        Cards(title="tactic", seat=seat, items=tactic, brief=True),
        Cards(title="colonies", seat=seat, items=some(s, v.colonies), size="chip"),
        Cards(title="politics", seat=seat, items=politics(s, v), size="chip", brief=True),
        Tableau(title="technologies", seat=seat, columns=technologies(s, v, p)),
    ]


def in_play(s: Realm, v: NationView, p: int) -> list[Item]:
    return [item(s, name, note=used(s, p, name)) for name in [v.government, v.leader, *v.specials] if name]


def used(s: Realm, p: int, name: str) -> str:
    """The note of a card that may act once a turn or once a game and did."""
    mark = s.card(ROW[name]).mark
    return "used" if mark != NONE and s.nations[p].has_used(mark) else ""


def counters(s: Realm, v: NationView, p: int) -> list[Section]:
    seat = SEATS[p]
    for_units = [Count("unit-resources", v.unit_resources)] if v.unit_resources else []
    science_left = [Count("unit-science", v.unit_science)] if v.unit_science else []
    return [
        Counters(title="points", seat=seat, brief=True, items=[
            Count("culture", v.culture, rate=v.culture_rating), Count("science", v.science, rate=v.science_rating),
            *science_left, Count("strength", v.strength),
        ]),
        Counters(title="actions", seat=seat, brief=True, items=[
            Count("civil-actions", v.civil_actions, v.civil_actions_total),
            Count("military-actions", v.military_actions + v.spare_military_actions, v.military_actions_total),
        ]),
        Counters(title="stores", seat=seat, brief=True, items=[
            Count("food", int(stored(s, p, FOOD)) + v.spare_food),
            Count("resources", int(stored(s, p, RESOURCES)) + v.spare_resources), *for_units,
        ]),
        Counters(title="end-of-turn", seat=seat, items=preview(s, v, p), pinned=True),
        Counters(title="people", seat=seat, items=[
            Count("unused", v.pool), *([Count("next-worker", int(population_cost(s, p)))] if v.yellow else []),
            Count("happiness", v.happiness, int(faces_needed(v.yellow))),
            *level(Count("discontent", int(discontent(s, p)))),
            Count("urban-limit", int(s.card(ROW[v.government]).urban_limit)),
        ]),
    ]  # fmt: skip


def banks(v: NationView, seat: str) -> list[Section]:
    """TTA-8.12, 14.1, 14.10: the tokens left, and what each bank requires at every level."""
    return [
        bank("yellow", seat, v.yellow, YELLOW_TOKENS, {
            "faces-needed": faces_needed, "eats": consumption, "next-worker": food_cost,
        }),
        bank("blue", seat, v.blue, BLUE_TOKENS, {"corruption": corruption}),
    ]  # fmt: skip


def bank(title: str, seat: str, left: int, all: int, asks: dict[str, Callable[[int], int]]) -> Track:
    most = max(left, all)
    scales = [Scale(name, [int(scale(n)) for n in range(most + 1)]) for name, scale in asks.items()]
    return Track(title=title, seat=seat, low=0, high=most, marks=[Mark(left, "marker")], scales=scales, tone=title)


def level(count: Count) -> list[Count]:
    """Nothing if the count is zero."""
    return [count] if count.value else []


def preview(s: Realm, v: NationView, p: int) -> list[Count]:
    """What the end of the turn would bring now: the steps of TTA-8, carried out on a copy."""
    t = s.clone()
    n = t.nations[p]
    culture = n.culture
    use_end_of_turn_powers(t, p)
    culture = n.culture - culture
    cards = [
        *level(Count("discards", max(0, len(v.hand) - int(military_hand_limit(s, p))), less=True)),
        *level(
            Count("draws", min(MOST_DRAWN, v.military_actions + v.spare_military_actions) if s.age < LAST_AGE else 0)
        ),
    ]
    if discontent(t, p) > n.pool:
        return [Count("uprising", int(discontent(t, p)) - v.pool), *level(Count("gains-culture", int(culture))), *cards]
    food, resources = [stored(t, p, FOOD)], [stored(t, p, RESOURCES)]
    for step in (apply_corruption, produce_food, apply_consumption, produce_resources):  # as `produce` does
        step(t, p)
        food.append(stored(t, p, FOOD))
        resources.append(stored(t, p, RESOURCES))
    hunger = int(consumption(n.yellow) - (food[2] - food[3]))
    return [
        Count("gains-culture", int(culture + n.culture_per_turn)),
        Count("gains-science", int(n.science_per_turn)),
        *level(Count("loses-resources", int(resources[0] - resources[1]), less=True)),
        *level(Count("loses-food", int(food[0] - food[1]), less=True)),
        *level(Count("gains-food", int(food[2] - food[1]))),
        *level(Count("eats", int(food[2] - food[3]), less=True)),
        *level(Count("hunger", hunger, less=True)),
        *level(Count("loses-culture", int(STARVATION) * hunger, less=True)),
        *level(Count("gains-resources", int(resources[4] - resources[3]))),
        *cards,
    ]


def technologies(s: Realm, v: NationView, p: int) -> list[Column]:
    """By type, each with its workers, its blue tokens and the cost of one more."""
    columns: dict[int, list[Item]] = {}
    for tech in v.techs:
        card = s.card(ROW[tech.card])
        price = int(build_cost(s, p, ROW[tech.card]))
        tokens = [Count("tokens", tech.tokens)] if card.type in (FARM, MINE) or tech.tokens else []
        columns.setdefault(int(card.type), []).append(
            item(s, tech.card, note="more", price=price, on=[Count("workers", tech.workers), *tokens])
        )
    return [Column(f"type-{TYPES[kind]}", columns[kind]) for kind in sorted(columns)]


def wonders(s: Realm, v: NationView, p: int) -> list[Item]:
    out = []
    for i, name in enumerate(v.wonders):
        if i in v.ruins:
            out.append(item(s, name, note="ruined", says=ruin_facts(s.card(ROW[name]), name == v.homer)))
        else:
            out.append(item(s, name, note="homer" if name == v.homer else used(s, p, name)))
    if v.unfinished:
        stages = len(s.card(ROW[v.unfinished]).stages)
        price = int(stage_cost(s, p, 1))
        out.append(item(s, v.unfinished, note="more", price=price, on=[Count("stages", v.stages, stages)]))
    return out


def politics(s: Realm, v: NationView) -> list[Item]:
    """Wars and pacts, each followed by the other party."""
    out: list[Item] = []
    for war in v.wars:
        out += [item(s, war.card), Item.of("seat", war.target)]
    if v.pact:
        side = f"side-{v.side}" if s.card(ROW[v.pact]).has_sides else ""
        out += [item(s, v.pact, note=side), Item.of("seat", v.partner)]
    return out


def civil_hand(s: Realm, v: NationView) -> list[Item]:
    """TTA-6.32: action cards taken in this phase cannot be played yet."""
    waiting = list(v.just_taken)
    out = []
    for name in v.civil_hand:
        new = name in waiting and s.card(ROW[name]).kind == ACTION
        if new:
            waiting.remove(name)
        out.append(item(s, name, note="fresh" if new else ""))
    return out


def military_hand(s: Realm, v: NationView, p: int) -> Section:
    """Of another player's hand: the number of cards, and those that the viewer knows."""
    limit = int(military_hand_limit(s, p))
    if "?" in v.hand:
        seen = some(s, known(v.hand))
        return Deck(title="military-hand", seat=SEATS[p], count=len(v.hand), known=seen, limit=limit, brief=True)
    return Cards(title="military-hand", seat=SEATS[p], items=some(s, v.hand), limit=limit, brief=True)
