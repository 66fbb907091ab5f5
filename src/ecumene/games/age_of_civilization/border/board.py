"""The sections to draw: progress, the time track, the pools, the game for one player, then every player.

Prices, conditions and goals are computed by the functions of the rules, on a position that fits the view.
"""

from __future__ import annotations

from ecumene.games.age_of_civilization.border import forecast
from ecumene.games.age_of_civilization.border.facts import NO_LIMIT, appearance
from ecumene.games.age_of_civilization.border.prices import coins, to_act, workers
from ecumene.games.age_of_civilization.border.questions import (
    ACHIEVEMENT,
    ACTION,
    CIVILIZATION,
    COMMAND,
    EVENT,
    SEATS,
    SOURCE,
    SPECIAL,
    TECH,
    WONDER,
)
from ecumene.games.age_of_civilization.border.zones import EraView, NationView
from ecumene.games.age_of_civilization.cards.terms import (
    COLUMNS,
    COUNTS,
    ICONS,
    NO_ICON,
    NONE,
    PER_POINT,
    PER_STRENGTH,
    PER_TECHNOLOGY,
    PER_WONDER,
)
from ecumene.games.age_of_civilization.rules import innovations
from ecumene.games.age_of_civilization.rules.actions import available, blocked_by_others, why_not_act
from ecumene.games.age_of_civilization.rules.civilizations import (
    MOST_CIVILIZATIONS,
    Civilize,
)
from ecumene.games.age_of_civilization.rules.costs import needed, price, returns
from ecumene.games.age_of_civilization.rules.counts import count, future_cards
from ecumene.games.age_of_civilization.rules.learning import gainable, on_board
from ecumene.games.age_of_civilization.rules.row_checks import TRACK
from ecumene.games.age_of_civilization.rules.ruleset import FIRST_TECH, TABLE, WORKER_LIMIT
from ecumene.games.age_of_civilization.rules.scoring import points
from ecumene.games.age_of_civilization.rules.state import DRAFT, NOT_YET, ROUNDS, WINDOW, Era
from ecumene.games.age_of_civilization.rules.turn import Actions
from ecumene.games.age_of_civilization.rules.verbs import ABSORB, FOUND
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
    Market,
    Price,
    Section,
    Tableau,
    Track,
)
from ecumene.kernel.core.action import act
from ecumene.kernel.core.bits import has, members

TABLES = {
    "action": ACTION, "civilization": CIVILIZATION, "wonder": WONDER, "tech": TECH, "special": SPECIAL,
    "event": EVENT, "command": COMMAND, "achievement": ACHIEVEMENT,
}  # fmt: skip


def board(look: Look[Era, EraView]) -> list[Section]:
    """The table, then the viewer, then the other players. During the draft the cards to pick from come first."""
    v, s = look.view, look.s
    me = SEATS.index(v.viewer) if v.viewer else max(int(s.mover), 0)
    cards = draft(s, v.nations[me], "", me) if v.viewer else []
    drafting = v.mover == "" and v.how == ""
    out: list[Section] = [*progress(s, v), *(cards if drafting else []), *time_track(s, v, me)]
    out += [*([] if drafting else cards), *pools(s, v, me), *one_player(s, v)]
    for p in [(me + i) % len(v.nations) for i in range(len(v.nations))]:
        out += nation(look, p)
    return out


def item(
    s: Era, kind: str, name: str, note: str = "", number: int | None = None, on: list[Count] | None = None
) -> Item:
    tone = "" if name == HIDDEN else appearance(s.rules, kind, TABLES[kind].index(name)).tone
    return Item(f"{kind}:{name}", note=note, number=number, on=on or [], tone=tone)


def if_any(name: str, value: int, of: int | None = None) -> list[Count]:
    """A count, or nothing if it is zero."""
    return [Count(name, value, of)] if value else []


# progress of the game


def progress(s: Era, v: EraView) -> list[Section]:
    items = [Count("round", v.round, of=ROUNDS), Count("future-cards", int(future_cards(s)))]
    items += if_any("deck", len(v.deck)) if s.row().refill and not has(s.variants, DRAFT) else []  # AOC-14.11
    out: list[Section] = [Counters(title="course", items=items)]
    if len(v.nations) > 1:
        out.append(Cards(title="first", items=[Item.of("seat", v.first)], size="chip"))
    return out


# the time track


def time_track(s: Era, v: EraView, me: int) -> list[Section]:
    """Where the permanent card lies and the marks of the cards; then the cards; then the tokens above them."""
    marks = [Mark(v.round, "marker", to=v.round + WINDOW - 1)]
    for at, a in enumerate(s.track):
        if a != NONE and s.rules.actions[a].icon != NO_ICON and at + 1 >= v.round + WINDOW:
            marks.append(Mark(at + 1, ICONS[s.rules.actions[a].icon]))
    marks += [Mark(at + 1, "token") for at, token in enumerate(v.tokens) if token]
    tokens = [item(s, "event", token, "above", at + 1) for at, token in enumerate(v.tokens) if token]
    out: list[Section] = [
        Track(title="time", low=1, high=TRACK, marks=marks),
        Market(title="permanent", items=[action(s, me, a, "price") for a in s.rules.permanent]),
        Market(title="track", items=[track_card(s, at, me) for at in range(len(s.track)) if s.track[at] != NONE]),
    ]
    out += [Cards(title="tokens", items=tokens)] if tokens else []
    if s.how != NOT_YET:
        return out
    return [*out, *forecast.losses(s), *forecast.to_act_now(s, me, asks(s, me, Actions))]


def track_card(s: Era, at: int, me: int) -> Item:
    """A card of the track: past, available or future, with its mark."""
    a, first = s.track[at], int(s.round) - 1
    row, tone = s.rules.actions[a], appearance(s.rules, "action", a).tone
    on = if_any("token", int(s.tokens[at] != NONE))
    on += [Count(ICONS[row.icon], 1)] if row.icon != NO_ICON and at >= first + WINDOW else []
    if at < first:
        return Item(f"action:{ACTION[a]}", note="gone", tone="back")
    if s.scorched == s.round and at == first:
        return Item(f"action:{ACTION[a]}", note="scorched", tone=tone)
    if row.spaces == 0 and at < first + WINDOW:
        return Item(f"action:{ACTION[a]}", note="no-action", tone=tone)
    if row.spaces == 0 or not available(s, me, a):
        return Item(f"action:{ACTION[a]}", note="future", number=at + 2 - WINDOW, on=on, tone=tone)
    return action(s, me, a, "price", on)


def action(s: Era, me: int, a: int, note: str, on: list[Count] | None = None) -> Item:
    """An available action, with its price for the viewer."""
    row, used = s.rules.actions[a], int(s.nations[me].uses(a))
    if used >= row.spaces:
        note = "used"
    elif has(blocked_by_others(s, me), a):
        note = "blocked"
    asked = asks(s, me, Actions)
    return Item(
        f"action:{ACTION[a]}",
        note=note,
        number=int(price(s, me, a)),
        second=int(needed(s, me, a)),
        on=[*(on or []), *if_any("spaces-used", used, int(row.spaces)), *safe(s, me, a)],
        tone=appearance(s.rules, "action", a).tone,
        can=why_not_act(s, me, a, TABLE) == "" if asked else None,
        cost=Price(to_act(s, me, a)),
    )


def safe(s: Era, me: int, a: int) -> list[Count]:
    """AOC-11.34: do workers come back although the spaces are red?"""
    return if_any("workers-return", int(bool(s.rules.actions[a].red) and returns(s, me, a)))


def asks(s: Era, p: int, question: type) -> bool:
    """Is the seat asked this question now?"""
    return bool(s.stack) and isinstance(s.stack[-1], question) and int(s.stack[-1].player) == p


# the pools


def pools(s: Era, v: EraView, me: int) -> list[Section]:
    out: list[Section] = [
        Market(title="pool", items=[civilization(s, me, x.civilization, x.coins) for x in v.pool]),
        *(forecast.births(s, v, me) if v.viewer and asks(s, me, Civilize) else []),
        Cards(title="wonders", items=[wonder(s, me, w, True) for w in v.wonders]),
    ]
    if v.specials:
        out.append(Market(title="specials", items=[special(s, me, x) for x in v.specials]))
    return out


def civilization(s: Era, me: int, name: str, bonus: int) -> Item:
    """Its population, the coins on it, and whether it can be founded or absorbed now."""
    c = CIVILIZATION.index(name)
    return Item(
        f"civilization:{name}",
        note="pool",
        number=int(s.rules.civilizations[c].population),
        on=if_any("coins", bonus),
        tone=appearance(s.rules, "civilization", c).tone,
        can="" in [s.stack[-1].refuse(s, act(x, c)) for x in (FOUND, ABSORB)] if asks(s, me, Civilize) else None,
    )


def wonder(s: Era, p: int, name: str, in_pool: bool) -> Item:
    """With the points it would bring now, or brings."""
    w = WONDER.index(name)
    number = forecast.worth_to_have(s, p, w) if in_pool else forecast.worth_of(s, p, w)
    return item(s, "wonder", name, "worth", number) if s.how == NOT_YET else item(s, "wonder", name)


def special(s: Era, me: int, name: str) -> Item:
    x = SPECIAL.index(name)
    asked = s.mover == me and bool(s.stack) and int(s.stack[-1].player) == me
    return Item(
        f"special:{name}",
        note="coins",
        number=int(innovations.PRICE),
        tone=appearance(s.rules, "special", x).tone,
        can=innovations.why_not_buy(s, me, x) == "" if asked else None,
    )


# the game for one player


def one_player(s: Era, v: EraView) -> list[Section]:
    if not s.row().solo:
        return []
    row = s.row()
    rival = [Count("rival-strength", v.rival, rate=int(row.growth) if v.round < ROUNDS else None)]
    rival += [Count("exhaustion", v.exhaustion, int(row.exhausted_at))] if row.exhausted_at else []
    rival += [Count("devastation-tokens", v.devastation, int(row.defeat))] if row.defeat else []
    rival += [Count("command-deck", len(v.command_deck))] if row.commands else []
    out: list[Section] = [Counters(title="rival", items=rival)]
    if v.commands:
        out.append(Cards(title="commands", items=[item(s, "command", c) for c in v.commands]))
    if row.counts_achievements():
        return [*out, Cards(title="achievements", items=[achievement(s, v, name) for name in ACHIEVEMENT])]
    return out + [medal(s, name, list(getattr(row, name))) for name in ("gold", "silver", "bronze")]


def achievement(s: Era, v: EraView, name: str) -> Item:
    """At the end whether it is reached; before, the points so far and the points needed, or that it is out of reach."""
    row = s.rules.achievements[ACHIEVEMENT.index(name)]
    if s.how != NOT_YET:
        return item(s, "achievement", name, "reached" if name in v.achieved else "missed")
    on = goal(s, PER_TECHNOLOGY, row.techs_min, row.techs_max) + goal(s, PER_WONDER, row.wonders_min, row.wonders_max)
    on += goal(s, PER_STRENGTH, row.strength_min, NO_LIMIT)
    lost = count(s, 0, PER_TECHNOLOGY) > row.techs_max or count(s, 0, PER_WONDER) > row.wonders_max
    note = "out-of-reach" if lost else "toward"
    return Item(f"achievement:{name}", note=note, number=sum(points(s, 0)), second=int(row.points), on=on)


def goal(s: Era, what: int, least: int, most: int) -> list[Count]:
    """The present number of something that an achievement requires or limits."""
    if not least and most == NO_LIMIT:
        return []
    return [Count(COUNTS[what], int(count(s, 0, what)), int(least) or None)]


def medal(s: Era, name: str, demands: list[int]) -> Section:
    """For each demand of a medal the present number and the number needed; for devastation the number allowed."""
    items = []
    for what, needed_count in zip(demands[::2], demands[1::2]):
        have = sum(points(s, 0)) if what == PER_POINT else int(count(s, 0, what))
        items.append(Count(COUNTS[what], have, needed_count))
    return Counters(title=name, items=items)


# a player


def nation(look: Look[Era, EraView], p: int) -> list[Section]:
    """Points, coins, workers; civilizations and abilities; technologies, wonders, cards of the draft."""
    s, v, seat = look.s, look.view, SEATS[p]
    n = v.nations[p]
    if n.resigned:
        return [Counters(title="resigned", seat=seat, items=[Count("left-as", n.resigned)], brief=True)]
    own = v.viewer == seat
    out: list[Section] = list(look.for_all(f"nation {p}", lambda: stock_and_civilizations(s, n, p)))
    if own or (not v.viewer and s.mover == p):
        out.append(Tableau(title="technologies", seat=seat, columns=tech_board(s, p)))
    else:
        known = [item(s, "tech", t) for t in n.techs]
        out.append(Cards(title="technologies", seat=seat, items=known, size="chip", brief=True))
    if n.special:
        out.append(Cards(title="special", seat=seat, items=[item(s, "special", n.special)], size="chip"))
    if n.wonders:
        wonders = [wonder(s, p, w, False) for w in n.wonders]
        out.append(Cards(title="held-wonders", seat=seat, items=wonders, brief=True))
    return out if own else out + draft(s, n, seat, p)


def stock_and_civilizations(s: Era, n: NationView, p: int) -> list[Section]:
    seat, civilizations = SEATS[p], [held(s, n, c) for c in n.cards]
    return [
        Counters(title="stock", seat=seat, items=stock(s, p, n), brief=True),
        Cards(title="civilizations", seat=seat, items=civilizations, size="chip", brief=True),
        Cards(title="abilities", seat=seat, items=abilities(s, p)),
    ]


def stock(s: Era, p: int, n: NationView) -> list[Count]:
    out = [Count("points", sum(n.scored.values()))]
    if s.how == NOT_YET:
        out.append(Count("final", sum(points(s, p))))
    out += [Count("coins", n.coins), Count("strength", n.strength)]
    out += [Count("workers", n.workers, WORKER_LIMIT), Count("cards", len(n.cards), int(MOST_CIVILIZATIONS))]
    out.append(Count("free", n.workers - n.placed))
    out += if_any("doomed", n.doomed) + if_any("stones", n.stones) + if_any("silk", n.silk) + if_any("sold", n.sold)
    return out + if_any("forts", n.forts)


def held(s: Era, n: NationView, name: str) -> Item:
    note = "main" if name == n.main else "absorbed" if name in n.absorbed else "fallen"
    return item(s, "civilization", name, note)


def abilities(s: Era, p: int) -> list[Item]:
    """The abilities of civilizations that work now: the main ability and all legacies."""
    seat = s.nations[p]
    sources = dict.fromkeys(int(s.rules.effects[a].source) for a in seat.live)
    spent = {int(s.rules.effects[a].source) for a in s.spent} if s.mover == p else set()
    tone = appearance(s.rules, "source", TABLE).tone
    return [
        Item(f"source:{SOURCE[x]}", note="spent" if x in spent else "", tone=tone) for x in sources if x < FIRST_TECH
    ]


def tech_board(s: Era, p: int) -> list[Column]:
    """By column, the lowest level first: known, open with the price of its research, or locked."""
    there, opened = members(on_board(s, p)), int(gainable(s, p))
    out = []
    for c, column in enumerate(COLUMNS):
        rows = sorted((t for t in there if s.rules.techs[t].column == c), key=lambda t: int(s.rules.techs[t].level))
        out.append(Column(f"column-{column}", [technology(s, p, t, has(opened, t)) for t in rows]))
    return out


def technology(s: Era, p: int, t: int, opened: bool) -> Item:
    tone = appearance(s.rules, "tech", t).tone
    if has(s.nations[p].techs, t):
        return Item(f"tech:{TECH[t]}", note="known", tone=tone)
    research = next(iter(members(s.rules.learns)), NONE)  # the usual way to it
    if not opened or research == NONE:
        return Item(f"tech:{TECH[t]}", note="locked", tone="back", can=False)
    cost = coins(s, p, research, t, NONE)
    able = s.nations[p].coins >= cost.total and why_not_act(s, p, research, TABLE) == ""
    return Item(
        f"tech:{TECH[t]}",
        note="coins",
        number=cost.total,
        can=able if asks(s, p, Actions) else None,
        cost=Price([workers(s, p, research), cost]),
        tone=tone,
    )


def draft(s: Era, n: NationView, seat: str, p: int) -> list[Section]:
    """The cards picked before, the cards to pick from, and the card just picked; often only their number."""
    out: list[Section] = []
    for title, cards in (("hand", n.hand), ("packet", n.packet), ("pick", [n.pick] if n.pick else [])):
        known = [civilization(s, p, c, 0) for c in cards if c != HIDDEN]
        if len(known) < len(cards):
            out.append(Deck(title=title, seat=seat, count=len(cards), known=known))
        elif cards:
            out.append(Cards(title=title, seat=seat, items=known))
    return out
