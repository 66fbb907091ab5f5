"""What is drawn of the table. Prices come from the functions of the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any, Final

from ecumene.games.through_the_ages.border.disputes import disputes
from ecumene.games.through_the_ages.border.facts import ruin_facts, tone
from ecumene.games.through_the_ages.border.questions import CARD, ROW, SEATS
from ecumene.games.through_the_ages.border.zones import RealmView
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
from ecumene.games.through_the_ages.rules.ruleset import Rules
from ecumene.games.through_the_ages.rules.seat import Nation
from ecumene.games.through_the_ages.rules.setup import BLUE_TOKENS, YELLOW_TOKENS
from ecumene.games.through_the_ages.rules.state import LAST_AGE, Realm
from ecumene.games.through_the_ages.rules.tokens import stored
from ecumene.kernel.border.drawings import figures
from ecumene.kernel.border.kept import kept
from ecumene.kernel.border.look import Look
from ecumene.kernel.border.sections import (
    HIDDEN,
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
from ecumene.kernel.core.bits import has, one
from ecumene.kernel.core.piles import WATCHERS
from ecumene.kernel.core.state import Frame

FORBIDS_TAKING: Final = {  # by rule, as a note
    "TTA-6.5": "hand-full",
    "TTA-6.6": "owned",
    "TTA-6.7": "one-leader",
    "TTA-6.10": "one-wonder",
}


def item(s: Realm, c: int, note: str = "", number: int | None = None, can: bool | None = None, x: int = 0) -> Item:
    return thing(s.rules, int(c), note, number, can, x)


@kept(4096)
def thing(rules: Rules, c: int, note: str, number: int | None, can: bool | None, x: int) -> Item:
    """Kept: most cards stay as they are from one move to the next."""
    return Item(f"card:{CARD[c]}", tone=tone(rules.cards[c]), note=note, number=number, can=can, x=x)


def item_with(s: Realm, c: int, note: str, **more: Any) -> Item:
    return Item(f"card:{CARD[c]}", tone=tone(s.card(c)), note=note, **more)


def some(s: Realm, cards: Iterable[int]) -> list[Item]:
    return [item(s, c) for c in cards if c != NONE]


def named(s: Realm, names: Iterable[str]) -> list[Item]:
    """The cards of a view, without those that the viewer does not know."""
    return [item(s, ROW[name]) for name in names if not name.startswith(HIDDEN)]


def board(look: Look[Realm, RealmView]) -> list[Section]:
    """The row, the common sections, then the viewer's civilization and the others.

    What may be hidden is drawn from the view, all else from the position.
    """
    s, drawn = look.s, look.drawn
    me = look.viewer if look.viewer >= 0 else int(s.mover)
    of = everything(s)
    out: list[Section] = [*auction(s), *disputes(look)]
    out += [
        drawn(f"row {me}", (s.row, of[me], asked_now(s, me)), lambda: row(s, me)),
        drawn("course", (s.age, s.round, s.last, len(s.civil), len(s.military), s.left()), lambda: course(s)),
    ]
    piles = s.top, s.top_known, s.current, s.current_known, s.future, s.future_known, s.past
    out += drawn(f"events {look.viewer}", piles, lambda: events(look))
    if s.tactics:
        common = drawn("tactics", s.tactics, lambda: tactics(s))
        out.append(common)
    for p in [(me + i) % len(s.nations) for i in range(len(s.nations))]:
        out += nation(look, p, of[p])
    if look.viewer >= 0 and (s.sent[me] or s.bonuses[me] or s.drops[me]):
        chosen = named(s, look.view.sent + look.view.bonuses + look.view.drops)
        out.append(Cards(title="chosen", seat=SEATS[me], items=chosen, size="chip"))
    return out


SECRET: Final = ("hand", "hand_known")


def everything(s: Realm) -> list[tuple[Any, ...]]:
    """By player what the open figures of that player are made from: all that the player has, how many cards are in the
    hand, pacts and strengths of all, and the time."""
    others = [(n.pact, n.partner, n.side, n.strength_rating, n.resigned) for n in s.nations]
    time = s.age, s.round, s.mover
    return [(figures(n, SECRET), len(n.hand), others, time) for n in s.nations]


def asked_now(s: Realm, p: int) -> Frame | None:
    """The question that this player must answer."""
    return s.stack[-1] if s.stack and s.stack[-1].player == p else None


def auction(s: Realm) -> list[Section]:
    if not s.territory:
        return []
    out: list[Section] = [Cards(title="lot", items=some(s, s.territory))]
    if s.bidder != NONE:
        out.append(Counters(title="auction", items=[Count("bid", int(s.highest_bid))]))
        out.append(Cards(title="bidder", items=[Item.of("seat", SEATS[s.bidder])], size="chip"))
    return out


def course(s: Realm) -> Counters:
    last = [Count("last-round", int(s.last) + 1)] if s.last >= 0 else []
    left = [Count("cards-left", len(s.civil)), Count("military-left", len(s.military))]
    items = [Count("round", int(s.round) + 1), *last, *left, *leaving(s)]
    return Counters(id="course", title=f"age-{AGES[s.age]}", items=items)


def tactics(s: Realm) -> Cards:
    return Cards(title="tactics", items=some(s, dict.fromkeys(s.tactics)), size="chip")


def row(s: Realm, me: int) -> Tableau:
    """By the price of the slots; each card with its price in civil actions, its slot, whether it can be taken, and what
    forbids it apart from the price."""
    columns: list[Column] = [Column(f"row-{price}", []) for price in (1, 2, 3)]
    n = s.nations[me]
    for slot, c in enumerate(s.row):
        if c != NONE:
            price = int(take_cost(s, me, slot))
            rule = refuse_take(s, me, c)
            can = not n.resigned and not rule and price <= n.civil_actions
            note = FORBIDS_TAKING[rule] if rule else "actions"
            columns[int(slot_cost(slot)) - 1].items.append(item(s, c, note, price, can, slot))
    return Tableau(title="row", columns=[c for c in columns if c.items])


def leaving(s: Realm) -> list[Count]:
    """TTA-4.2: so many slots from the left are emptied when the next turn begins; not in the first round."""
    return level(Count("row-leaves", int(SWEPT_SLOTS[int(s.left())]) if s.round > 0 else 0))


def events(look: Look[Realm, RealmView]) -> list[Section]:
    """The piles of events."""
    s, v = look.s, look.view
    past = [Deck(title="past", count=len(s.past), known=some(s, s.past[-1:]))] if s.past else []
    return [*pile(s, "current", v.top + v.current), *pile(s, "future", v.future), *past]


def pile(s: Realm, title: str, names: list[str]) -> list[Section]:
    """A pile face down: how many cards of each age, by their backs, and those that the viewer knows."""
    ages = [name[1:] if name.startswith(HIDDEN) else AGES[s.card(ROW[name]).age] for name in names]
    backs = [Count(f"age-{age}", ages.count(age)) for age in AGES if age in ages]
    return [Deck(title=title, count=len(names), known=named(s, names), backs=backs)] if names else []


def nation(look: Look[Realm, RealmView], p: int, of: Any) -> list[Section]:
    """What lies open, then both hands."""
    s, n, seat = look.s, look.s.nations[p], SEATS[p]
    if n.resigned:
        return [Counters(title="resigned", seat=seat, items=[Count("left-as", n.resigned)], brief=True)]
    limit, me = int(military_hand_limit(s, p)), one(look.viewer if look.viewer >= 0 else WATCHERS)
    known = [c for c, who in zip(n.hand, n.hand_known) if p == look.viewer or who & me]
    hand = known, len(n.hand), limit
    return [
        *look.drawn(f"nation {p}", of, lambda: in_the_open(s, p)),
        look.drawn(f"hand {p} {look.viewer}", hand, lambda: military_hand(s, look.view.nations[p].hand, p, limit)),
    ]


def in_the_open(s: Realm, p: int) -> list[Section]:
    seat, n = SEATS[p], s.nations[p]
    own = "own" if n.own_tactic != NONE else ""
    armies = int(tactical_strength(s, p, own_units(s, p)))
    tactic = [item(s, n.tactic, own, armies)] if n.tactic != NONE else []
    return [
        *counters(s, p),
        *banks(n, seat),
        Cards(title="in-play", seat=seat, items=in_play(s, p), brief=True),
        Cards(title="wonders", seat=seat, items=wonders(s, p), brief=True),
        Cards(title="tactic", seat=seat, items=tactic, brief=True),
        Cards(title="colonies", seat=seat, items=some(s, n.colonies), size="chip"),
        Cards(title="politics", seat=seat, items=politics(s, n), size="chip", brief=True),
        Tableau(title="technologies", seat=seat, columns=technologies(s, p)),
        Cards(title="civil-hand", seat=seat, items=civil_hand(s, n), limit=int(civil_hand_limit(s, p))),
    ]


def in_play(s: Realm, p: int) -> list[Item]:
    n = s.nations[p]
    return [item(s, c, note=used(s, p, c)) for c in [n.government, n.leader, *n.specials] if c != NONE]


def used(s: Realm, p: int, c: int) -> str:
    """The note of a card that may act once a turn or once a game and did."""
    mark = s.card(c).mark
    return "used" if mark != NONE and s.nations[p].has_used(mark) else ""


def counters(s: Realm, p: int) -> list[Section]:
    seat, n = SEATS[p], s.nations[p]
    for_units = level(Count("unit-resources", int(n.unit_resources)))
    science_left = level(Count("unit-science", int(n.unit_science)))
    return [
        Counters(title="points", seat=seat, brief=True, items=[
            Count("culture", n.culture, rate=n.culture_per_turn), Count("science", n.science, rate=n.science_per_turn),
            *science_left, Count("strength", n.strength_rating),
        ]),
        Counters(title="actions", seat=seat, brief=True, items=[
            Count("civil-actions", n.civil_actions, n.civil_actions_total),
            Count("military-actions", n.military_actions + n.spare_military_actions, n.military_actions_total),
        ]),
        Counters(title="stores", seat=seat, brief=True, items=[
            Count("food", int(stored(s, p, FOOD)) + n.spare_food),
            Count("resources", int(stored(s, p, RESOURCES)) + n.spare_resources), *for_units,
        ]),
        Counters(title="end-of-turn", seat=seat, items=preview(s, p), pinned=True),
        Counters(title="people", seat=seat, items=[
            Count("unused", n.pool), *([Count("next-worker", int(population_cost(s, p)))] if n.yellow else []),
            Count("happiness", n.happy_faces, int(faces_needed(n.yellow))),
            *level(Count("discontent", int(discontent(s, p)))),
            Count("urban-limit", int(s.card(n.government).urban_limit)),
        ]),
    ]  # fmt: skip


def banks(n: Nation, seat: str) -> list[Section]:
    """TTA-8.12, 14.1, 14.10: the tokens left, and what each bank requires at every level."""
    return [
        bank("yellow", seat, int(n.yellow), YELLOW_TOKENS, ("faces-needed", "eats", "next-worker")),
        bank("blue", seat, int(n.blue), BLUE_TOKENS, ("corruption",)),
    ]


ASKED: Final[dict[str, Callable[[int], int]]] = {  # of a bank, by how much is left in it
    "faces-needed": faces_needed, "eats": consumption, "next-worker": food_cost, "corruption": corruption,
}  # fmt: skip


@lru_cache(256)
def bank(title: str, seat: str, left: int, all: int, asks: tuple[str, ...]) -> Track:
    most = max(left, all)
    scales = [Scale(name, [int(ASKED[name](n)) for n in range(most + 1)]) for name in asks]
    return Track(title=title, seat=seat, low=0, high=most, marks=[Mark(left, "marker")], scales=scales, tone=title)


def level(count: Count) -> list[Count]:
    """Nothing if the count is zero."""
    return [count] if count.value else []


def preview(s: Realm, p: int) -> list[Count]:
    """What the end of the turn would bring now: the steps of TTA-8, carried out on a copy."""
    t = s.clone()
    n, now = t.nations[p], s.nations[p]
    culture = n.culture
    use_end_of_turn_powers(t, p)
    culture = n.culture - culture
    cards = [
        *level(Count("discards", max(0, len(now.hand) - int(military_hand_limit(s, p))), less=True)),
        *level(
            Count(
                "draws", min(MOST_DRAWN, now.military_actions + now.spare_military_actions) if s.age < LAST_AGE else 0
            )
        ),
    ]
    if discontent(t, p) > n.pool:
        return [
            Count("uprising", int(discontent(t, p)) - now.pool),
            *level(Count("gains-culture", int(culture))),
            *cards,
        ]
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


def technologies(s: Realm, p: int) -> list[Column]:
    """By type, each with its workers, its blue tokens and the cost of one more."""
    n, columns = s.nations[p], dict[int, list[Item]]()
    for tech, workers, blue in zip(n.techs, n.workers, n.tokens):
        card = s.card(tech)
        price = int(build_cost(s, p, tech))
        tokens = [Count("tokens", blue)] if card.type in (FARM, MINE) or blue else []
        columns.setdefault(int(card.type), []).append(
            item_with(s, tech, note="more", price=price, on=[Count("workers", workers), *tokens])
        )
    return [Column(f"type-{TYPES[kind]}", columns[kind]) for kind in sorted(columns)]


def wonders(s: Realm, p: int) -> list[Item]:
    n, out = s.nations[p], list[Item]()
    for i, c in enumerate(n.wonders):
        if has(n.ruins, i):
            out.append(item_with(s, c, note="ruined", says=ruin_facts(s.card(c), c == n.homer)))
        else:
            out.append(item(s, c, note="homer" if c == n.homer else used(s, p, c)))
    if n.unfinished != NONE:
        stages = len(s.card(n.unfinished).stages)
        price = int(stage_cost(s, p, 1))
        out.append(item_with(s, n.unfinished, note="more", price=price, on=[Count("stages", int(n.stages), stages)]))
    return out


def politics(s: Realm, n: Nation) -> list[Item]:
    """Wars and pacts, each followed by the other party."""
    out: list[Item] = []
    for war, target in zip(n.wars, n.targets):
        out += [item(s, war), Item.of("seat", SEATS[target])]
    if n.pact != NONE:
        side = f"side-{'ab'[n.side]}" if s.card(n.pact).has_sides else ""
        out += [item(s, n.pact, note=side), Item.of("seat", SEATS[n.partner])]
    return out


def civil_hand(s: Realm, n: Nation) -> list[Item]:
    """TTA-6.32: action cards taken in this phase cannot be played yet."""
    waiting = list(n.just_taken)
    out = []
    for c in n.civil_hand:
        new = c in waiting and s.card(c).kind == ACTION
        if new:
            waiting.remove(c)
        out.append(item(s, c, note="fresh" if new else ""))
    return out


def military_hand(s: Realm, hand: list[str], p: int, limit: int) -> Section:
    """Of another player's hand: the number of cards, and those that the viewer knows."""
    known = named(s, hand)
    if len(known) < len(hand):
        return Deck(title="military-hand", seat=SEATS[p], count=len(hand), known=known, limit=limit, brief=True)
    return Cards(title="military-hand", seat=SEATS[p], items=known, limit=limit, brief=True)
