"""The sections to draw: progress, the time track, the pools, the game for one player, then every player.

Prices, conditions and goals are computed by the functions of the rules, on a position that fits the view.
"""

from __future__ import annotations

from typing import Any

from ecumene.games.age_of_civilization.border import forecast
from ecumene.games.age_of_civilization.border.facts import NO_LIMIT, appearance
from ecumene.games.age_of_civilization.border.panels import tech_board
from ecumene.games.age_of_civilization.border.prices import asks, price_to_act, printed_price
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
from ecumene.games.age_of_civilization.border.zones import EraView
from ecumene.games.age_of_civilization.cards.terms import (
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
from ecumene.games.age_of_civilization.rules.counts import count, future_cards, strength
from ecumene.games.age_of_civilization.rules.row_checks import TRACK
from ecumene.games.age_of_civilization.rules.ruleset import FIRST_TECH, TABLE, WORKER_LIMIT, Rules
from ecumene.games.age_of_civilization.rules.scoring import points
from ecumene.games.age_of_civilization.rules.seat import Nation
from ecumene.games.age_of_civilization.rules.state import DRAFT, NOT_YET, ROUNDS, WINDOW, Era
from ecumene.games.age_of_civilization.rules.turn import Actions
from ecumene.games.age_of_civilization.rules.verbs import ABSORB, FOUND
from ecumene.kernel.border.drawings import figures
from ecumene.kernel.border.kept import kept
from ecumene.kernel.border.look import Look
from ecumene.kernel.border.sections import (
    HIDDEN,
    Cards,
    Count,
    Counters,
    Deck,
    Item,
    Mark,
    Market,
    Price,
    Section,
    Track,
)
from ecumene.kernel.core.action import act
from ecumene.kernel.core.bits import has, members, size

TABLES = {
    "action": ACTION, "civilization": CIVILIZATION, "wonder": WONDER, "tech": TECH, "special": SPECIAL,
    "event": EVENT, "command": COMMAND, "achievement": ACHIEVEMENT,
}  # fmt: skip


def board(look: Look[Era, EraView]) -> list[Section]:
    """The table, then the viewer, then the other players. During the draft the cards to pick from come first.

    Only the draft hides anything: all else is drawn from the position.
    """
    s, drawn = look.s, look.drawn
    me = look.viewer if look.viewer >= 0 else max(int(s.mover), 0)
    of = everything(s)
    cards = draft(look, "", me) if look.viewer >= 0 else []
    drafting = s.mover == NONE and s.how == NOT_YET
    course = s.round, s.deck, s.first
    out: list[Section] = [*drawn("course", course, lambda: progress(s)), *(cards if drafting else [])]
    out += time_track(look, me, of)
    out += [*([] if drafting else cards), *pools(look, me, of[me])]
    if s.row().solo:
        out += drawn("alone", of[0], lambda: one_player(s))
    for p in [(me + i) % len(s.nations) for i in range(len(s.nations))]:
        out += nation(look, p, of[p])
    return out


def everything(s: Era) -> list[tuple[Any, ...]]:
    """By player what the figures of that player are made from: all that the player has, how strong the others are, and
    the table."""
    others = [(int(strength(s, q)), int(x.resigned)) for q, x in enumerate(s.nations)]
    table = s.round, s.track, s.tokens, s.scorched, s.how, s.achieved
    alone = (s.rival, s.exhaustion, s.devastation, s.command_deck, s.commands) if s.row().solo else ()
    return [
        (figures(n), others, table, alone, s.spent if s.mover == p else None) for p, n in enumerate(s.nations)
    ]  # fmt: skip


def item(s: Era, kind: str, name: str, note: str = "", number: int | None = None) -> Item:
    return thing(s.rules, kind, name, note, number)


@kept(2048)
def thing(rules: Rules, kind: str, name: str, note: str, number: int | None) -> Item:
    tone = "" if name == HIDDEN else appearance(rules, kind, TABLES[kind].index(name)).tone
    return Item(f"{kind}:{name}", note=note, number=number, tone=tone)


def if_any(name: str, value: int, of: int | None = None) -> list[Count]:
    """A count, or nothing if it is zero."""
    return [Count(name, value, of)] if value else []


# progress of the game


def progress(s: Era) -> list[Section]:
    items = [Count("round", int(s.round), of=ROUNDS), Count("future-cards", int(future_cards(s)))]
    items += if_any("deck", size(s.deck)) if s.row().refill and not has(s.variants, DRAFT) else []  # AOC-14.11
    out: list[Section] = [Counters(title="course", items=items)]
    if len(s.nations) > 1:
        out.append(Cards(title="first", items=[Item.of("seat", SEATS[s.first])], size="chip"))
    return out


# the time track


def time_track(look: Look[Era, EraView], me: int, of: list[Any]) -> list[Section]:
    """Where the permanent card lies and the marks of the cards; then the cards; then the tokens above them."""
    s, drawn = look.s, look.drawn
    asked = asks(s, me, Actions)
    made_from = of[me], int(blocked_by_others(s, me)), asked
    out = [*drawn(f"time {me}", made_from, lambda: track_for(s, me))]
    if s.how == NOT_YET:
        out += drawn("losses", of, lambda: forecast.losses(s))
        out += drawn(f"now {me}", made_from, lambda: forecast.to_act_now(s, me, asked) + forecast.at_end(s, me, asked))
    return out


def track_for(s: Era, me: int) -> list[Section]:
    marks = [Mark(int(s.round), "marker", to=int(s.round) + WINDOW - 1)]
    for at, a in enumerate(s.track):
        if a != NONE and s.rules.actions[a].icon != NO_ICON and at + 1 >= s.round + WINDOW:
            marks.append(Mark(at + 1, ICONS[s.rules.actions[a].icon]))
    marks += [Mark(at + 1, "token") for at, token in enumerate(s.tokens) if token != NONE]
    tokens = [item(s, "event", EVENT[token], "above", at + 1) for at, token in enumerate(s.tokens) if token != NONE]
    out: list[Section] = [
        Track(title="time", low=1, high=TRACK, marks=marks),
        Market(title="permanent", items=[action(s, me, a) for a in s.rules.permanent]),
        Market(title="track", items=[track_card(s, at, me) for at in range(len(s.track)) if s.track[at] != NONE]),
    ]
    return [*out, Cards(title="tokens", items=tokens)] if tokens else out


def track_card(s: Era, at: int, me: int) -> Item:
    """A card of the track: past, available or future, with its mark."""
    a, first = s.track[at], int(s.round) - 1
    row = s.rules.actions[a]
    if at < first:
        return plain_card(s.rules, a, "gone", "back")
    tone = appearance(s.rules, "action", a).tone
    if s.scorched == s.round and at == first:
        return plain_card(s.rules, a, "scorched", tone)
    if row.spaces == 0 and at < first + WINDOW:
        return plain_card(s.rules, a, "no-action", tone)
    marks: tuple[str, ...] = ("token",) if s.tokens[at] != NONE else ()
    marks += (ICONS[row.icon],) if row.icon != NO_ICON and at >= first + WINDOW else ()
    if row.spaces == 0 or not available(s, me, a):
        return plain_card(s.rules, a, "future", tone, at + 2 - WINDOW, marks)
    return action(s, me, a, marks)


@kept(1024)
def plain_card(
    rules: Rules, a: int, note: str, tone: str, number: int | None = None, marks: tuple[str, ...] = ()
) -> Item:  # fmt: skip
    """One that cannot be performed now."""
    return Item(f"action:{ACTION[a]}", note=note, number=number, on=[Count(x, 1) for x in marks], tone=tone)


def action(s: Era, me: int, a: int, marks: tuple[str, ...] = ()) -> Item:
    """An available action, with its price for the viewer."""
    note, used = "price", int(s.nations[me].uses(a))
    if used >= s.rules.actions[a].spaces:
        note = "used"
    elif has(blocked_by_others(s, me), a):
        note = "blocked"
    can = why_not_act(s, me, a, TABLE) == "" if asks(s, me, Actions) else None
    rest = a, note, used, bool(s.rules.actions[a].red and returns(s, me, a)), marks, can
    if not has(s.nations[me].priced, a):
        return at_printed_price(s.rules, *rest)
    return with_price(s.rules, int(price(s, me, a)), int(needed(s, me, a)), price_to_act(s, me, a), *rest)


@kept(4096)
def at_printed_price(
    rules: Rules, a: int, note: str, used: int, safe: bool, marks: tuple[str, ...], can: bool | None
) -> Item:  # fmt: skip
    """Kept: most prices of most players are the printed ones."""
    row = rules.actions[a]
    return with_price(
        rules, int(row.coins), max(int(row.workers), 1), printed_price(rules, a), a, note, used, safe, marks, can
    )


def with_price(
    rules: Rules,
    coins: int,
    workers: int,
    cost: Price,
    a: int,
    note: str,
    used: int,
    safe: bool,
    marks: tuple[str, ...],
    can: bool | None,
) -> Item:
    """`safe`: workers come back although the spaces are red (AOC-11.34)."""
    on = [Count(x, 1) for x in marks] + if_any("spaces-used", used, int(rules.actions[a].spaces))
    return Item(
        f"action:{ACTION[a]}",
        note=note,
        number=coins,
        second=workers,
        on=[*on, *if_any("workers-return", int(safe))],
        tone=appearance(rules, "action", a).tone,
        can=can,
        cost=cost,
    )


# the pools


def pools(look: Look[Era, EraView], me: int, of: Any) -> list[Section]:
    s, asked = look.s, asks(look.s, me, Civilize)
    top = s.stack[-1] if s.stack and s.stack[-1].player == me else None
    made_from = of, s.pool, s.pool_coins, s.wonders, s.specials, top
    worth: list[int] = look.kept(f"worth {me}", (of, s.wonders), lambda: forecast.worth_to_have(s, me))
    out = [*look.drawn(f"pools {me}", made_from, lambda: pools_for(s, me, worth))]
    if look.viewer >= 0 and asked:
        out[1:1] = forecast.births(s, me)
    return out


def pools_for(s: Era, me: int, worth: list[int]) -> list[Section]:
    pool = [civilization(s, me, CIVILIZATION[c], coins) for c, coins in zip(s.pool, s.pool_coins)]
    out: list[Section] = [
        Market(title="pool", items=pool),
        Cards(title="wonders", items=[wonder(s, w, points) for w, points in zip(s.wonders, worth)]),
    ]
    if s.specials:
        out.append(Market(title="specials", items=[special(s, me, x) for x in s.specials]))
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


def wonder(s: Era, w: int, points: int) -> Item:
    """With the points it would bring now, or brings."""
    return item(s, "wonder", WONDER[w], "worth", points) if s.how == NOT_YET else item(s, "wonder", WONDER[w])


def special(s: Era, me: int, x: int) -> Item:
    asked = s.mover == me and bool(s.stack) and int(s.stack[-1].player) == me
    return Item(
        f"special:{SPECIAL[x]}",
        note="coins",
        number=int(innovations.PRICE),
        tone=appearance(s.rules, "special", x).tone,
        can=innovations.why_not_buy(s, me, x) == "" if asked else None,
    )


# the game for one player


def one_player(s: Era) -> list[Section]:
    row = s.row()
    rival = [Count("rival-strength", int(s.rival), rate=int(row.growth) if s.round < ROUNDS else None)]
    rival += [Count("exhaustion", int(s.exhaustion), int(row.exhausted_at))] if row.exhausted_at else []
    rival += [Count("devastation-tokens", int(s.devastation), int(row.defeat))] if row.defeat else []
    rival += [Count("command-deck", size(s.command_deck))] if row.commands else []
    out: list[Section] = [Counters(title="rival", items=rival)]
    if s.commands:
        out.append(Cards(title="commands", items=[item(s, "command", COMMAND[c]) for c in s.commands]))
    if row.counts_achievements():
        return [*out, Cards(title="achievements", items=[achievement(s, a) for a in range(len(ACHIEVEMENT))])]
    return out + [medal(s, name, list(getattr(row, name))) for name in ("gold", "silver", "bronze")]


def achievement(s: Era, a: int) -> Item:
    """At the end whether it is reached; before, the points so far and the points needed, or that it is out of reach."""
    row, name = s.rules.achievements[a], ACHIEVEMENT[a]
    if s.how != NOT_YET:
        return item(s, "achievement", name, "reached" if has(s.achieved, a) else "missed")
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


def nation(look: Look[Era, EraView], p: int, of: Any) -> list[Section]:
    """Points, coins, workers; civilizations and abilities; technologies, wonders, cards of the draft."""
    s, seat, n = look.s, SEATS[p], look.s.nations[p]
    if n.resigned:
        return [Counters(title="resigned", seat=seat, items=[Count("left-as", n.resigned)], brief=True)]
    own = look.viewer == p
    full = own or (look.viewer < 0 and s.mover == p)
    out = [*look.drawn(f"nation {p}", of, lambda: stock_and_civilizations(s, p))]
    if full:
        made_from = of, asks(s, p, Actions), int(blocked_by_others(s, p))
        out.append(look.drawn(f"board {p}", made_from, lambda: tech_board(s, p)))
    else:
        out.append(look.drawn(f"techs {p}", n.techs, lambda: technologies(s, p)))
    out += look.drawn(f"held {p}", of, lambda: special_and_wonders(s, p))
    return out if own else out + draft(look, seat, p)


def technologies(s: Era, p: int) -> Cards:
    known = [item(s, "tech", TECH[t]) for t in members(s.nations[p].techs)]
    return Cards(title="technologies", seat=SEATS[p], items=known, size="chip", brief=True)


def special_and_wonders(s: Era, p: int) -> list[Section]:
    n, seat, out = s.nations[p], SEATS[p], list[Section]()
    if n.special != NONE:
        out.append(Cards(title="special", seat=seat, items=[item(s, "special", SPECIAL[n.special])], size="chip"))
    if n.wonders:
        wonders = [wonder(s, w, forecast.worth_of(s, p, w)) for w in members(n.wonders)]
        out.append(Cards(title="held-wonders", seat=seat, items=wonders, brief=True))
    return out


def stock_and_civilizations(s: Era, p: int) -> list[Section]:
    seat, n = SEATS[p], s.nations[p]
    return [
        Counters(title="stock", seat=seat, items=stock(s, p), brief=True),
        Cards(title="civilizations", seat=seat, items=[held(s, n, c) for c in n.cards], size="chip", brief=True),
        Cards(title="abilities", seat=seat, items=abilities(s, p)),
    ]


def stock(s: Era, p: int) -> list[Count]:
    n = s.nations[p]
    out = [Count("points", sum(n.scored))]
    if s.how == NOT_YET:
        out.append(Count("final", sum(points(s, p))))
    out += [Count("coins", int(n.coins)), Count("strength", int(strength(s, p)))]
    out += [Count("workers", int(n.workers), WORKER_LIMIT), Count("cards", len(n.cards), int(MOST_CIVILIZATIONS))]
    out.append(Count("free", int(n.workers - n.placed)))
    more = {"doomed": n.doomed, "stones": n.stones, "silk": n.silk, "sold": n.sold, "forts": n.forts}
    return out + [Count(name, int(value)) for name, value in more.items() if value]


def held(s: Era, n: Nation, c: int) -> Item:
    note = "main" if c == n.main else "absorbed" if has(n.absorbed, c) else "fallen"
    return item(s, "civilization", CIVILIZATION[c], note)


def abilities(s: Era, p: int) -> list[Item]:
    """The abilities of civilizations that work now: the main ability and all legacies."""
    seat = s.nations[p]
    sources = dict.fromkeys(int(s.rules.effects[a].source) for a in seat.live)
    spent = {int(s.rules.effects[a].source) for a in s.spent} if s.mover == p else set()
    return [ability(s.rules, x, x in spent) for x in sources if x < FIRST_TECH]


@kept(512)
def ability(rules: Rules, source: int, spent: bool) -> Item:
    return Item(f"source:{SOURCE[source]}", note="spent" if spent else "", tone=appearance(rules, "source", TABLE).tone)


def draft(look: Look[Era, EraView], seat: str, p: int) -> list[Section]:
    """The cards picked before, the cards to pick from, and the card just picked; often only their number."""
    s, x, out = look.s, look.s.nations[p], list[Section]()
    if not x.hand and not x.packet and x.pick == NONE:
        return out
    n = look.view.nations[p]
    for title, cards in (("hand", n.hand), ("packet", n.packet), ("pick", [n.pick] if n.pick else [])):
        known = [civilization(s, p, c, 0) for c in cards if c != HIDDEN]
        if len(known) < len(cards):
            out.append(Deck(title=title, seat=seat, count=len(cards), known=known))
        elif cards:
            out.append(Cards(title=title, seat=seat, items=known))
    return out
