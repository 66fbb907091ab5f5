"""The panels of one player: focus row, supplies, pieces, wonders, diplomacy. See `board`."""

from __future__ import annotations

from typing import Any

from ecumene.games.new_dawn.border.facts import TILE_KINDS, appearance
from ecumene.games.new_dawn.border.questions import LEADER, PACT, SEATS, WONDER
from ecumene.games.new_dawn.border.zones import BOX, CARD, DawnView, EmpireView
from ecumene.games.new_dawn.cards.rows import CULTURE, ECONOMY, INDUSTRY, MILITARY, SCIENCE, TYPES, type_of
from ecumene.games.new_dawn.cards.tiles import CITY_STATES, NATURAL_WONDERS, RESOURCES, TILE_NAMES
from ecumene.games.new_dawn.rules.diplomacy import available_pacts
from ecumene.games.new_dawn.rules.industry.production import base_production
from ecumene.games.new_dawn.rules.map.maturity import mature_cities
from ecumene.games.new_dawn.rules.map.spaces import cities_of, spaces_of, unused_tokens, wonders_of
from ecumene.games.new_dawn.rules.once_flags import NATURAL_SPENT, STATE_SPENT
from ecumene.games.new_dawn.rules.powers import any_range, powers
from ecumene.games.new_dawn.rules.science import AFTER_LAST, LAST, LEVEL_AT
from ecumene.games.new_dawn.rules.seat import CITIES, CONTROL_TOKENS, MOST_TRADE
from ecumene.games.new_dawn.rules.state import Dawn
from ecumene.games.new_dawn.rules.turn import number_of
from ecumene.kernel.border.look import Look
from ecumene.kernel.border.sections import Cards, Column, Count, Counters, Item, Mark, Section, Tableau, Track
from ecumene.kernel.core.bits import members


def empire(look: Look[Dawn, DawnView], p: int, full: bool, of: Any) -> list[Section]:
    """`full`: the row by slots, with what each card would do from its slot; otherwise as one line."""
    s, n, seat = look.s, look.s.empires[p], SEATS[p]
    if n.leader < 0:
        return []
    if n.resigned:
        return [Counters(title="resigned", seat=seat, items=[Count("left-as", n.resigned)], brief=True)]
    playing = look.viewer == p and bool(s.victory)  # before that the map is built
    hand, row = s.tile_hands[p], f"slots {p} {playing}" if full else f"row {p}"
    return [
        *look.drawn(f"tiles {p}", hand, lambda: tiles(s, p)),
        look.drawn(f"leader {p}", n.leader, lambda: leader(n.leader, seat)),
        look.drawn(row, of, lambda: focus_row(s, p, look.view.empires[p], full, playing)),
        *look.drawn(f"empire {p}", of, lambda: pieces_and_cards(s, look.view.empires[p], p)),
    ]


def leader(who: int, seat: str) -> Cards:
    return Cards(title="leader", seat=seat, items=[Item.of("leader", LEADER[who])], size="chip", brief=True)


def focus_row(s: Dawn, p: int, e: EmpireView, full: bool, pinned: bool) -> Section:
    if full:
        return Tableau(title="focus-row", seat=SEATS[p], columns=slots(s, p, e), pinned=pinned)
    return Cards(title="focus-row", seat=SEATS[p], items=cards(s, p, e), size="chip", brief=True)


def pieces_and_cards(s: Dawn, e: EmpireView, p: int) -> list[Section]:
    seat = SEATS[p]
    return [
        Counters(title="stock", seat=seat, items=stock(e), brief=True),
        Counters(title="pieces", seat=seat, items=pieces(s, p), brief=True),
        Counters(title="technology", seat=seat, items=dial(e), brief=True),
        Track(title="tech-dial", seat=seat, low=0, high=LAST, marks=technology(e, seat)),
        Cards(title="marks", seat=seat, items=[Item.of("goal", name) for name in e.marks], size="chip", brief=True),
        Cards(title="held-wonders", seat=seat, items=wonders(s, p), size="chip", brief=True),
        *stray(e, seat),
        Cards(title="naturals", seat=seat, items=naturals(e), size="chip"),
        Cards(title="treaties", seat=seat, items=treaties(s, e), size="chip", brief=True),
        Cards(title="gives", seat=seat, items=gives(s, p), size="chip"),
        Cards(title="caravans", seat=seat, items=caravans(e), size="chip"),
    ]


def tiles(s: Dawn, p: int) -> list[Section]:
    """While the map is built: the tiles still to be placed, and their kinds."""
    items = [Item(f"tile:{TILE_NAMES[i]}", TILE_KINDS.get(s.rules.tiles[i].kind, "")) for i in s.tile_hands[p]]
    return [Cards(title="tiles", seat=SEATS[p], items=items, size="chip", brief=True)] if items else []


def some(name: str, value: int, of: int | None = None) -> list[Count]:
    """The count, or nothing if it is zero."""
    return [Count(name, value, of)] if value else []


# the focus row


def slots(s: Dawn, p: int, e: EmpireView) -> list[Column]:
    does = [does_now(s, p, slot) for slot in range(len(e.row))]
    return [
        Column(f"slot-{slot + 1}", [Item(x.ref, does[slot][0], *does[slot][1:], on=x.on, tone=x.tone)])
        for slot, x in enumerate(cards(s, p, e))
    ]


def cards(s: Dawn, p: int, e: EmpireView) -> list[Item]:
    """In the order of the slots, with everything on each card."""
    out = []
    for slot, name in enumerate(e.row):
        card = int(s.empires[p].row[slot])
        on = some("trade", e.trade[slot], MOST_TRADE)
        for state in e.states[slot]:
            on += [Count(state, 1), *spent(e, STATE_SPENT + CITY_STATES.index(state))]
        for natural in e.naturals_on[slot]:
            on += [Count(natural, 1), *spent(e, NATURAL_SPENT + NATURAL_WONDERS.index(natural))]
        if type_of(card) == ECONOMY:
            on += some("caravan", e.caravans.count(CARD))
        out.append(Item(f"card:{name}", on=on, tone=appearance(s.rules, "card", card).tone))
    return out


def spent(e: EmpireView, what: int) -> list[Count]:
    """A mark if it was used in this turn."""
    return [Count("spent", 1)] if what in e.used else []


def does_now(s: Dawn, p: int, slot: int) -> tuple[str, int, int]:
    """What the card would do from its slot, without tokens: a note and its two figures."""
    row, number = s.rules.cards[s.empires[p].row[slot]], int(number_of(s, p, slot))
    figures = {
        CULTURE: (number, row.tokens + sum(power.extra_tokens(s, p) for power in powers(s, p))),
        SCIENCE: (number, advanced(s.empires[p].dial, number)),
        ECONOMY: (number, row.steps),
        INDUSTRY: (base_production(s, p, slot, number), row.reach),
        MILITARY: (number + row.bonus, row.reach),
    }
    first, second = figures[row.type]
    anywhere = "-anywhere" if row.type == MILITARY and any_range(s, p) else ""
    return f"does-{TYPES[row.type]}{anywhere}", int(first), int(second)


def advanced(at: int, steps: int) -> int:
    """CND-8.6: where the dial stands after these steps."""
    for _ in range(steps):
        at = AFTER_LAST if at == LAST else at + 1
    return at


# supplies and pieces


def stock(e: EmpireView) -> list[Count]:
    return [*(Count(name, e.resources[name]) for name in RESOURCES), *some("store", e.store)]


def pieces(s: Dawn, p: int) -> list[Count]:
    return [
        Count("cities", len(cities_of(s, p)), CITIES + 1),
        Count("mature-cities", len(mature_cities(s, p))),
        Count("friendly-spaces", len(spaces_of(s, p))),
        Count("unused-tokens", int(unused_tokens(s, p)), CONTROL_TOKENS),
    ]


def dial(e: EmpireView) -> list[Count]:
    """CND-8.2, 8.6: where it stands, and where the next level is reached."""
    to = next(at for i in range(1, LAST) if LEVEL_AT[at := advanced(e.dial, i)] >= 0)
    return [Count("dial", e.dial, LAST), Count(f"next-level-{LEVEL_AT[to] + 1}", to)]


def technology(e: EmpireView, seat: str) -> list[Mark]:
    levels = [Mark(at, "level", number=level + 1) for at, level in enumerate(LEVEL_AT) if level >= 0]
    return [*levels, Mark(e.dial, "dial", seat)]


# cards and tokens held


def wonders(s: Dawn, p: int) -> list[Item]:
    out = []
    for w in wonders_of(s, p):
        used = "used" if s.empires[p].has_used(s.rules.wonders[w].once) else ""
        out.append(Item(f"wonder:{WONDER[w]}", used, tone=appearance(s.rules, "wonder", w).tone))
    return out


def naturals(e: EmpireView) -> list[Item]:
    used = [NATURAL_SPENT + NATURAL_WONDERS.index(name) in e.used for name in e.naturals]
    return [Item(f"natural:{name}", "used" if gone else "", tone="green") for name, gone in zip(e.naturals, used)]


def stray(e: EmpireView, seat: str) -> list[Section]:
    """CND-20.9: tokens of city-states that have no card of their type in the row."""
    items = [Item(f"state:{name}") for name in e.stray_states]
    return [Cards(title="city-states", seat=seat, items=items, size="chip")] if items else []


def treaties(s: Dawn, e: EmpireView) -> list[Item]:
    """Diplomacy cards of others."""
    used = [s.rules.states[CITY_STATES.index(name)].once in e.used for name in e.embassies]
    out = [Item(f"pact:{name}", tone="green") for name in e.pacts]
    return out + [Item(f"state:{name}", "used" if gone else "") for name, gone in zip(e.embassies, used)]


def gives(s: Dawn, p: int) -> list[Item]:
    """CND-15.3: the own diplomacy cards that nobody holds."""
    return [Item(f"pact:{PACT[i]}", tone="green") for i in members(available_pacts(s, p))]


def caravans(e: EmpireView) -> list[Item]:
    """The caravans on the map, by space."""
    return [Item(f"space:{at}") for at in e.caravans if at not in (CARD, BOX)]
