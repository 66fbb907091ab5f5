"""What is drawn of Through the Ages, and what its rows say in facts. Prices come from the rules' own functions."""

from __future__ import annotations

from typing import Any

from ecumene.games.through_the_ages.banks import consumption, corruption, faces_needed
from ecumene.games.through_the_ages.cards import AGES, EVENT, FARM, FOOD, MINE, PACT, RESOURCES, TECHNOLOGY, TYPES, Card
from ecumene.games.through_the_ages.civil import refuse_take
from ecumene.games.through_the_ages.costs import build_cost, population_cost, take_cost
from ecumene.games.through_the_ages.event_cards import food_production, resource_production
from ecumene.games.through_the_ages.ratings import discontent
from ecumene.games.through_the_ages.ruleset import Rules
from ecumene.games.through_the_ages.state import Realm
from ecumene.games.through_the_ages.tokens import stored
from ecumene.games.through_the_ages.view import ROW, SEATS, NationView, RealmView, imagine
from ecumene.kernel.rng import Rng
from ecumene.kernel.sections import Cards, Column, Count, Counters, Deck, Item, Section, Tableau

Fact = tuple[str, dict[str, Any]]
TONE = {
    "farm": "yellow", "mine": "brown", "lab": "blue", "temple": "purple", "arena": "gray", "library": "blue",
    "theater": "purple", "infantry": "red", "cavalry": "red", "artillery": "red", "air_force": "red", "civil": "blue",
    "military": "red", "colonization": "green", "construction": "brown", "government": "yellow",
}  # fmt: skip
KIND_TONE = ["", "green", "purple", "yellow", "back", "green", "red", "red", "blue", "red", "gray"]


def tone(card: Card) -> str:
    return TONE[TYPES[card.type]] if card.kind == TECHNOLOGY else KIND_TONE[card.kind]


def item(s: Realm, name: str, **more: Any) -> Item:
    return Item(f"card:{name}", tone=tone(s.card(ROW[name])) if name in ROW else "back", **more)


def hidden(name: str) -> Item:
    """A card of which at most the age is known."""
    return Item("card:?", note=f"age-{name[1:]}" if len(name) > 1 else "", tone="back")


def some(s: Realm, names: list[str]) -> list[Item]:
    return [hidden(w) if w.startswith("?") else item(s, w) for w in names if w]


def board(v: RealmView) -> list[Section]:
    """The row and the events, then the own civilization, then the others'."""
    s = imagine(v, Rng(0))
    me = SEATS.index(v.viewer) if v.viewer else int(s.mover)
    out: list[Section] = [
        Counters(
            title="game",
            items=[Count("round", v.round + 1), Count("cards-left", len(v.civil)), Count("military-left", v.military)],
        ),
        row(s, v, me),
        Cards(title="current", items=some(s, v.top + v.current), size="chip"),
        Cards(title="future", items=some(s, v.future), size="chip"),
        Cards(title="tactics", items=some(s, v.tactics), size="chip"),
    ]
    if v.lot:
        out.append(Cards(title="lot", items=some(s, [v.lot])))
        out.append(Counters(title="auction", items=[Count("bid", v.price)]))
    if v.past:
        out.append(Deck(title="past", count=len(v.past)))
    for p in [(me + i) % len(v.nations) for i in range(len(v.nations))]:
        out += nation(s, v.nations[p], p)
    chosen = v.sent + v.bonuses + v.drops
    if chosen:
        out.append(Cards(title="chosen", seat=v.viewer, items=some(s, chosen), size="chip"))
    return out


def row(s: Realm, v: RealmView, me: int) -> Cards:
    """Each card with the civil actions it would cost, and whether it can be taken."""
    items = []
    for slot, name in enumerate(v.row):
        if name:
            price = int(take_cost(s, me, slot))
            can = refuse_take(s, me, ROW[name]) == "" and price <= s.nations[me].ca
            items.append(item(s, name, note="actions", number=price, can=can))
    return Cards(title="row", items=items, size="chip")


def nation(s: Realm, v: NationView, p: int) -> list[Section]:
    seat = SEATS[p]
    if v.resigned:
        return [Counters(title="resigned", seat=seat, items=[Count("resigned", v.resigned)])]
    n = s.nations[p]
    science_left = [Count("unit-science", v.unit_science)] if v.unit_science else []
    for_units = [Count("unit-resources", v.unit_resources)] if v.unit_resources else []
    out: list[Section] = [
        Counters(title="points", seat=seat, items=[
            Count("culture", v.culture), Count("culture-rating", v.culture_rating), Count("science", v.science),
            Count("science-rating", v.science_rating), Count("strength", v.strength), *science_left,
        ]),
        Counters(title="actions", seat=seat, items=[
            Count("civil-actions", v.ca, v.ca_total), Count("military-actions", v.ma + v.spare_ma, v.ma_total),
        ]),
        Counters(title="stores", seat=seat, items=[
            Count("food", int(stored(s, p, FOOD))), Count("resources", int(stored(s, p, RESOURCES))), *for_units,
            Count("blue", v.blue), Count("corruption", int(corruption(n.blue))),
        ]),
        Counters(title="people", seat=seat, items=[
            Count("unused", v.pool), Count("yellow", v.yellow), Count("next-worker", int(population_cost(s, p))),
            Count("happiness", v.happiness, int(faces_needed(n.yellow))), Count("discontent", int(discontent(s, p))),
        ]),
        Counters(title="end-of-turn", seat=seat, items=preview(s, v, p)),
        Tableau(title="technologies", seat=seat, columns=technologies(s, v, p)),
    ]  # fmt: skip
    in_play = [v.government, *v.specials, v.leader]
    out.append(Cards(title="in-play", seat=seat, items=some(s, in_play), size="chip"))
    wonders = [item(s, w, note="ruined" if i in v.ruins else "") for i, w in enumerate(v.wonders)]
    if v.unfinished:
        wonders.append(item(s, v.unfinished, note="stages", number=v.stages))
    out.append(Cards(title="wonders", seat=seat, items=wonders, size="chip"))
    out.append(Cards(title="colonies", seat=seat, items=some(s, v.colonies), size="chip"))
    politics = [item(s, w.card, note="war-on-" + w.target) for w in v.wars]
    if v.tactic:
        politics.append(item(s, v.tactic, note="own" if v.own_tactic else ""))
    if v.pact:
        politics.append(item(s, v.pact, note="pact-with-" + v.partner))
    out.append(Cards(title="politics", seat=seat, items=politics, size="chip"))
    out.append(Cards(title="civil-hand", seat=seat, items=some(s, v.civil_hand), size="chip"))
    out.append(Cards(title="military-hand", seat=seat, items=some(s, v.hand), size="chip"))
    return out


def preview(s: Realm, v: NationView, p: int) -> list[Count]:
    """What the end of a turn would bring, as things stand."""
    if discontent(s, p) > v.pool:
        return [Count("uprising", int(discontent(s, p)) - v.pool)]
    return [
        Count("gains-culture", v.culture_rating),
        Count("gains-science", v.science_rating),
        Count("gains-food", int(food_production(s, p))),
        Count("eats", int(consumption(s.nations[p].yellow))),
        Count("gains-resources", int(resource_production(s, p))),
        Count("loses-resources", int(corruption(s.nations[p].blue))),
    ]


def technologies(s: Realm, v: NationView, p: int) -> list[Column]:
    """By type, each with its workers, its blue tokens and what one more would cost."""
    columns: dict[str, list[Item]] = {}
    for tech in v.techs:
        card = s.card(ROW[tech.card])
        price = int(build_cost(s, p, ROW[tech.card]))
        note = "workers-tokens" if card.type in (FARM, MINE) or tech.tokens else "workers"
        columns.setdefault(TYPES[card.type], []).append(
            item(s, tech.card, note=note, number=tech.workers, second=tech.tokens, price=price)
        )
    return [Column(f"type-{kind}", items) for kind, items in columns.items()]


# facts


def facts(rules: Rules, kind: str, row_number: int) -> list[Fact]:
    """What a card says, as message ids `fact-<id>` with their figures; from the row itself, so corrections show."""
    if kind != "card":
        return []
    card = rules.cards[row_number]
    out: list[Fact] = [("age", {"age": AGES[card.age]})]
    if card.kind == TECHNOLOGY:
        out.append(("type", {"type": TYPES[card.type]}))
    out += [(fact, {"n": value}) for fact, value in plain(card) if value]
    if card.stages:
        out.append(("stages", {"stages": " + ".join(map(str, card.stages))}))
    if sum(card.army):
        out.append(("army", {"army": {t: k for t, k in zip(("infantry", "cavalry", "artillery"), card.army) if k}}))
    for name in card.says:
        out.append((f"says-{name}", {"n": card.amount, **more_figures(card)}))
    if card.kind == PACT:
        out += pact_facts(card)
    return out


def more_figures(card: Card) -> dict[str, Any]:
    return {"draw": card.draw, "two": card.by_players[0], "three": card.by_players[1], "four": card.by_players[2]}


FIELDS = (
    "tech_cost", "revolution", "cost", "civil", "military", "urban_limit", "stages_at_once", "blue", "yellow",
    "colonization", "hand", "food_discount", "leader_discount", "unit_resources", "faces", "infantry_rides",
    "second_action", "peeks", "retires", "settles", "enlists", "exchanges", "remodels", "cook", "peaceful", "dear",
    "speaks", "militant", "tucks", "builds_free", "sails", "twice", "lab_resources", "cheap_after_leader",
    "attack_cost", "tactical", "obsolete", "defense", "gain_science", "gain_culture", "gain_food", "gain_resources",
    "gain_population",
)  # fmt: skip


def plain(card: Card) -> list[tuple[str, int]]:
    """Figures of the row by their names; of technologies with workers what each worker gives."""
    each = "worker-" if card.kind == TECHNOLOGY and card.cost else ""
    out = [(f"{each}{name}", getattr(card, name)) for name in ("culture", "science", "strength", "happy")]
    if card.worth:
        out.append(("worker-food" if card.type == FARM else "worker-resources", card.worth))
    out += [(name.replace("_", "-"), getattr(card, name)) for name in FIELDS]
    if card.kind >= EVENT and not card.says:
        out.append(("draw", card.draw))
    if max(card.discounts):
        out.append(("discounts", max(card.discounts)))
    return [(name, int(value)) for name, value in out]


def pact_facts(card: Card) -> list[Fact]:
    out: list[Fact] = []
    for field in ("culture", "strength", "military", "food", "resources"):
        for side, value in zip("ab", getattr(card, f"side_{field}")):
            if value:
                out.append((f"pact-{field}", {"side": side, "n": value}))
    if card.attack_bonus:
        out.append(("attack-bonus", {"n": card.attack_bonus}))
    for name in ("trade_route", "shares_science", "protects"):
        if getattr(card, name):
            out.append((name.replace("_", "-"), {"n": getattr(card, name)}))
    out.append((f"terms-{card.terms}", {}))
    return out
