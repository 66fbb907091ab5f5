"""What is drawn of Through the Ages, and what its rows say in facts. Prices come from the rules' own functions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ecumene.games.through_the_ages.border.questions import ROW, SEATS
from ecumene.games.through_the_ages.border.view import NationView, RealmView, imagine
from ecumene.games.through_the_ages.cards.events import FreeBuilding, PoliticsOfStrength
from ecumene.games.through_the_ages.cards.rows import (
    ACTION,
    AGES,
    AIR_FORCE,
    ALLOWED,
    EVENT,
    FARM,
    FOOD,
    GOVERNMENT,
    KINDS,
    MINE,
    PACT,
    RESOURCES,
    TECHNOLOGY,
    TYPES,
    Card,
)
from ecumene.games.through_the_ages.rules.actions.civil import refuse_take
from ecumene.games.through_the_ages.rules.actions.costs import (
    build_cost,
    population_cost,
    slot_cost,
    stage_cost,
    take_cost,
)
from ecumene.games.through_the_ages.rules.banks import consumption, corruption, faces_needed
from ecumene.games.through_the_ages.rules.production import (
    MOST_DRAWN,
    consume,
    corrupt,
    end_powers,
    produce_food,
    produce_resources,
)
from ecumene.games.through_the_ages.rules.ratings import RUIN_CULTURE, civil_hand_limit, discontent, military_hand_limit
from ecumene.games.through_the_ages.rules.ruleset import Rules
from ecumene.games.through_the_ages.rules.setup import BLUE_TOKENS, YELLOW_TOKENS
from ecumene.games.through_the_ages.rules.state import LAST_AGE, Realm
from ecumene.games.through_the_ages.rules.tokens import stored
from ecumene.kernel.border.sections import (
    Appearance,
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
from ecumene.kernel.core.rng import Rng

Fact = tuple[str, dict[str, Any]]
TONE = {
    "farm": "yellow", "mine": "brown", "lab": "blue", "temple": "purple", "arena": "gray", "library": "blue",
    "theater": "purple", "infantry": "red", "cavalry": "red", "artillery": "red", "air_force": "red", "civil": "blue",
    "military": "red", "colonization": "green", "construction": "brown", "government": "yellow",
}  # fmt: skip
KIND_TONE = ["", "green", "purple", "yellow", "back", "green", "red", "red", "blue", "red", "gray"]


def tone(card: Card) -> str:
    return TONE[TYPES[card.type]] if card.kind == TECHNOLOGY else KIND_TONE[card.kind]


def look(rules: Rules, kind: str, row_number: int) -> Appearance:
    return Appearance(tone(rules.cards[row_number])) if kind == "card" else Appearance()


def item(s: Realm, name: str, **more: Any) -> Item:
    return Item(f"card:{name}", tone=tone(s.card(ROW[name])), **more)


def some(s: Realm, names: list[str]) -> list[Item]:
    return [item(s, name) for name in names if name]


def known(names: list[str]) -> list[str]:
    return [name for name in names if not name.startswith("?")]


def board(v: RealmView) -> list[Section]:
    """The row, what is true of the table, then the own civilization and the others'."""
    s = imagine(v, Rng(0))
    me = SEATS.index(v.viewer) if v.viewer else int(s.mover)
    last = [Count("last-round", v.last + 1)] if v.last >= 0 else []
    left = [Count("cards-left", len(v.civil)), Count("military-left", v.military)]
    out: list[Section] = []
    if v.lot:
        out.append(Cards(title="lot", items=some(s, [v.lot])))
        if v.bidder:
            out.append(Counters(title="auction", items=[Count("bid", v.price)]))
            out.append(Cards(title="bidder", items=[Item.of("seat", v.bidder)], size="chip"))
    out += [
        row(s, v, me),
        Counters(title=f"age-{v.age}", items=[Count("round", v.round + 1), *last, *left]),
        *events(s, "current", v.top + v.current),
        *events(s, "future", v.future),
        *([Deck(title="past", count=len(v.past), known=some(s, v.past[-1:]))] if v.past else []),
    ]
    if v.tactics:
        out.append(Cards(title="tactics", items=some(s, list(dict.fromkeys(v.tactics))), size="chip"))
    for p in [(me + i) % len(v.nations) for i in range(len(v.nations))]:
        out += nation(s, v.nations[p], p)
    chosen = v.sent + v.bonuses + v.drops
    if chosen:
        out.append(Cards(title="chosen", seat=v.viewer, items=some(s, chosen), size="chip"))
    return out


def row(s: Realm, v: RealmView, me: int) -> Tableau:
    """By the price of the slots; each card with the civil actions it would cost, and whether it can be taken."""
    columns: list[Column] = [Column(f"row-{price}", []) for price in (1, 2, 3)]
    for slot, name in enumerate(v.row):
        if name:
            price = int(take_cost(s, me, slot))
            can = not v.nations[me].resigned and refuse_take(s, me, ROW[name]) == "" and price <= s.nations[me].ca
            columns[int(slot_cost(slot)) - 1].items.append(item(s, name, note="actions", number=price, can=can))
    return Tableau(title="row", columns=[c for c in columns if c.items])


def events(s: Realm, title: str, names: list[str]) -> list[Section]:
    """A pile face down: how many of each age, as their backs show, and those the viewer knows."""
    ages = [name[1:] if name.startswith("?") else AGES[s.card(ROW[name]).age] for name in names]
    backs = [Count(f"age-{age}", ages.count(age)) for age in AGES if age in ages]
    return [Deck(title=title, count=len(names), known=some(s, known(names)), backs=backs)] if names else []


def nation(s: Realm, v: NationView, p: int) -> list[Section]:
    seat = SEATS[p]
    if v.resigned:
        return [Counters(title="resigned", seat=seat, items=[Count("left-as", v.resigned)], brief=True)]
    own = "own" if v.own_tactic else ""
    tactic = [item(s, v.tactic, note=own)] if v.tactic else []
    return [
        *counters(s, v, p),
        *banks(v, seat),
        Cards(title="in-play", seat=seat, items=some(s, [v.government, v.leader, *v.specials]), brief=True),
        Cards(title="wonders", seat=seat, items=wonders(s, v, p), brief=True),
        Cards(title="tactic", seat=seat, items=tactic, brief=True),
        Cards(title="colonies", seat=seat, items=some(s, v.colonies), size="chip"),
        Cards(title="politics", seat=seat, items=politics(s, v), size="chip", brief=True),
        Tableau(title="technologies", seat=seat, columns=technologies(s, v, p)),
        Cards(title="civil-hand", seat=seat, items=civil_hand(s, v), limit=int(civil_hand_limit(s, p))),
        military_hand(s, v, p),
    ]


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
            Count("civil-actions", v.ca, v.ca_total), Count("military-actions", v.ma + v.spare_ma, v.ma_total),
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
        ]),
    ]  # fmt: skip


def banks(v: NationView, seat: str) -> list[Section]:
    """TTA-8.12, 14.1, 14.10: the tokens left, and what each bank asks for at every level."""
    return [
        bank("yellow", seat, v.yellow, YELLOW_TOKENS, {"faces-needed": faces_needed, "eats": consumption}),
        bank("blue", seat, v.blue, BLUE_TOKENS, {"corruption": corruption}),
    ]


def bank(title: str, seat: str, left: int, all: int, asks: dict[str, Callable[[int], int]]) -> Track:
    most = max(left, all)
    scales = [Scale(name, [int(scale(n)) for n in range(most + 1)]) for name, scale in asks.items()]
    return Track(title=title, seat=seat, low=0, high=most, marks=[Mark(left, "marker")], scales=scales, tone=title)


def level(count: Count) -> list[Count]:
    """Nothing where it is nought."""
    return [count] if count.value else []


def preview(s: Realm, v: NationView, p: int) -> list[Count]:
    """What the end of the turn would bring, as things stand: the steps of TTA-8 themselves, on a copy."""
    t = s.clone()
    n = t.nations[p]
    culture = n.culture
    end_powers(t, p)
    culture = n.culture - culture
    cards = [
        *level(Count("discards", max(0, len(v.hand) - int(military_hand_limit(s, p))), less=True)),
        *level(Count("draws", min(MOST_DRAWN, v.ma + v.spare_ma) if s.age < LAST_AGE else 0)),
    ]
    if discontent(t, p) > n.pool:
        return [Count("uprising", int(discontent(t, p)) - v.pool), *level(Count("gains-culture", int(culture))), *cards]
    food, resources = [stored(t, p, FOOD)], [stored(t, p, RESOURCES)]
    for step in (corrupt, produce_food, consume, produce_resources):  # as `produce` does
        step(t, p)
        food.append(stored(t, p, FOOD))
        resources.append(stored(t, p, RESOURCES))
    return [
        Count("gains-culture", int(culture + n.r_culture)),
        Count("gains-science", int(n.r_science)),
        *level(Count("loses-resources", int(resources[0] - resources[1]), less=True)),
        *level(Count("loses-food", int(food[0] - food[1]), less=True)),
        *level(Count("gains-food", int(food[2] - food[1]))),
        *level(Count("eats", int(food[2] - food[3]), less=True)),
        *level(Count("hunger", int(consumption(n.yellow) - (food[2] - food[3])), less=True)),
        *level(Count("gains-resources", int(resources[4] - resources[3]))),
        *cards,
    ]


def technologies(s: Realm, v: NationView, p: int) -> list[Column]:
    """By type, each with its workers, its blue tokens and what one more would cost."""
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
            out.append(item(s, name, note="homer" if name == v.homer else ""))
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
        side = f"side-{v.side}" if s.card(ROW[v.pact]).sided else ""
        out += [item(s, v.pact, note=side), Item.of("seat", v.partner)]
    return out


def civil_hand(s: Realm, v: NationView) -> list[Item]:
    """TTA-6.32: action cards taken in this phase are new and wait."""
    fresh = list(v.fresh)
    out = []
    for name in v.civil_hand:
        new = name in fresh and s.card(ROW[name]).kind == ACTION
        if new:
            fresh.remove(name)
        out.append(item(s, name, note="fresh" if new else ""))
    return out


def military_hand(s: Realm, v: NationView, p: int) -> Section:
    """Another's hand is a number of cards, and those of them the viewer knows."""
    limit = int(military_hand_limit(s, p))
    if "?" in v.hand:
        seen = some(s, known(v.hand))
        return Deck(title="military-hand", seat=SEATS[p], count=len(v.hand), known=seen, limit=limit, brief=True)
    return Cards(title="military-hand", seat=SEATS[p], items=some(s, v.hand), limit=limit, brief=True)


# facts


def facts(rules: Rules, kind: str, row_number: int) -> list[Fact]:
    """What a card says, as message ids `fact-<id>` with their figures; from the row itself, so corrections show."""
    if kind != "card":
        return []
    card = rules.cards[row_number]
    out: list[Fact] = [("age", {"age": AGES[card.age]})]
    if card.kind == TECHNOLOGY:
        out.append(("type", {"type": TYPES[card.type]}))
    else:
        out.append(("kind", {"kind": KINDS[card.kind]}))
    if card.stages:
        out.append(("stages", {"stages": list(card.stages)}))
    if sum(card.army):
        out.append(("army", {"army": {t: k for t, k in zip(("infantry", "cavalry", "artillery"), card.army) if k}}))
    says = [(f"says-{name}", figures(rules, card)) for name in card.says]
    if card.kind == EVENT:  # whom it concerns comes first
        return out + says + plain(card)
    out += plain(card) + says
    return out + pact_facts(card) if card.kind == PACT else out


def figures(rules: Rules, card: Card) -> dict[str, Any]:
    """What the text of an odd card may name."""
    two, three, four = card.by_players
    out: dict[str, Any] = {
        "n": card.amount,
        "draw": card.draw,
        "level": AGES[card.age],
        "two": two,
        "three": three,
        "four": four,
    }
    if isinstance(card, FreeBuilding):
        out["card"] = rules.cards[card.builds[0]].name
    return out


def ruin_facts(card: Card, homer: bool) -> list[Fact]:
    """R-26, TTA-16.1: of all that a ruined wonder says only its age and kind are left; Homer's face stays."""
    out: list[Fact] = [("age", {"age": AGES[card.age]}), ("kind", {"kind": KINDS[card.kind]})]
    return out + signed("", "culture", int(RUIN_CULTURE)) + signed("", "happy", int(homer))


FIELDS = (
    "tech_cost", "revolution", "cost", "attack_cost", "worth", "culture", "science", "strength", "happy", "civil",
    "military", "urban_limit", "stages_at_once", "blue", "yellow", "colonization", "hand", "food_discount",
    "leader_discount", "unit_resources", "faces", "infantry_rides", "second_action", "peeks", "retires", "settles",
    "enlists", "exchanges", "remodels", "cook", "peaceful", "dear", "speaks", "militant", "tucks", "builds_free",
    "sails", "twice", "lab_resources", "cheap_after_leader", "tactical", "obsolete", "defense", "gain_science",
    "gain_culture",
)  # fmt: skip
RATINGS = {"culture", "science", "strength", "happy"}
ACTIONS = {"civil", "military"}


def plain(card: Card) -> list[Fact]:
    """Figures of the row by their names; of technologies with workers what each worker gives."""
    out: list[Fact] = []
    each = "worker-" if card.kind == TECHNOLOGY and card.cost else ""
    more = "" if card.type == GOVERNMENT else "more-"  # a government's actions are all there are
    stores = ("gain_resources", "gain_food")  # as they are gained
    for field in (*FIELDS, *(stores[::-1] if card.kind == EVENT else stores), "gain_population"):
        name = field.replace("_", "-")
        if field == "worth":
            name = "worker-food" if card.type == FARM else "worker-resources"
        of = each if field in RATINGS else more if field in ACTIONS else ""
        out += signed(of, name, getattr(card, field))
    if not isinstance(card, PoliticsOfStrength):  # whose text tells it
        out += signed("", "draw", card.draw)
    if max(card.discounts):
        _, one, two, three = card.discounts
        out.append(("discounts", {"one": one, "two": two, "three": three}))
    if card.type == AIR_FORCE:
        out.append(("air-force", {}))
    return out


def signed(of: str, name: str, value: int, **more: Any) -> list[Fact]:
    """Nothing for nought; what is below it is so much less."""
    return [(of + ("less-" if value < 0 else "") + name, {**more, "n": abs(int(value))})] if value else []


def pact_facts(card: Card) -> list[Fact]:
    out: list[Fact] = []
    for field in ("culture", "strength", "military", "food", "resources"):
        for side, value in zip("ab", getattr(card, f"side_{field}")):
            out += signed("pact-", field, value, side=side)
    for name in ("attack_bonus", "trade_route", "shares_science", "protects"):
        out += signed("", name.replace("_", "-"), getattr(card, name))
    return [*out, (f"terms-{card.terms}", {})] if card.terms != ALLOWED else out
