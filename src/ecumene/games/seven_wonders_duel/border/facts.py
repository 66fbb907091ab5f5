"""What the rows say, as facts, and how they look."""

from __future__ import annotations

from typing import Any

from ecumene.games.seven_wonders_duel.cards.rows import (
    COLORS,
    COUNTED,
    GUILDS,
    LINKS,
    NO_SYMBOL,
    RESOURCES,
    SYMBOLS,
    Card,
)
from ecumene.games.seven_wonders_duel.rules.ruleset import Rules
from ecumene.kernel.border.sections import Appearance
from ecumene.kernel.core.bits import count, members

Fact = tuple[str, dict[str, Any]]


def facts(rules: Rules, kind: str, row: int) -> list[Fact]:
    """What a row says: ids of messages `fact-<id>` with their figures. They come from the row, so corrections show."""
    if kind == "card":
        return card_facts(rules.cards[row])
    if kind == "wonder":
        return wonder_facts(rules, row)
    return token_facts(rules, row) if kind == "token" else []


def units(tally: int) -> dict[str, int]:
    return {r: int(count(tally, i)) for i, r in enumerate(RESOURCES) if count(tally, i)}


def cost_facts(coins: int, cost: int) -> list[Fact]:
    paid = {"coins": coins} if coins else {}
    paid.update(units(cost))
    return [("cost", {"cost": paid})] if paid else [("cost-free", {})]


def card_facts(card: Card) -> list[Fact]:
    out = cost_facts(card.coins, card.cost)
    if card.free_with:
        out.append(("free-with", {"link": LINKS[members(card.free_with)[0]]}))
    if card.makes:
        out.append(("makes", {"made": units(card.makes)}))
    out += plain_facts(card)
    out += [("fixes", {"resource": RESOURCES[r]}) for r in members(card.fixes)]
    if card.pays:
        out.append(("pays", {"n": card.pays}))
    if card.science != NO_SYMBOL:
        out.append(("science", {"symbol": SYMBOLS[card.science]}))
    out += [(name, {"what": [COUNTED[w] for w in card.what], "n": card.each}) for name in card.extra_facts]
    if card.link:
        out.append(("link", {"link": LINKS[members(card.link)[0]]}))
    return out


def plain_facts(row: Any) -> list[Fact]:
    """Figures that cards and wonders have in common."""
    names = [("any_raw", "any-raw"), ("any_good", "any-good"), ("shields", "shields"), ("points", "points")]
    return [(fact, {"n": getattr(row, field)}) for field, fact in names if getattr(row, field)]


def wonder_facts(rules: Rules, row: int) -> list[Fact]:
    wonder = rules.wonders[row]
    out = cost_facts(0, wonder.cost) + plain_facts(wonder)
    if wonder.coins:
        out.append(("pays", {"n": wonder.coins}))
    if wonder.other_loses:
        out.append(("other-loses", {"n": wonder.other_loses}))
    out += [(name, {}) for name in wonder.extra_facts]
    return out + ([("again", {})] if wonder.again else [])


def token_facts(rules: Rules, row: int) -> list[Fact]:
    token = rules.tokens[row]
    fields = ("coins", "points", "points_per_token", "wonder_discount", "blue_discount", "extra_shields", "link_coins")
    names = {"coins": "pays"}
    out: list[Fact] = [
        (names.get(f, f.replace("_", "-")), {"n": getattr(token, f)}) for f in fields if getattr(token, f)
    ]
    if token.symbol != NO_SYMBOL:
        out.append(("science", {"symbol": SYMBOLS[token.symbol]}))
    if token.again:
        out.append(("wonders-again", {}))
    return out + ([("taxes", {})] if token.taxes else [])


def appearance(rules: Rules, kind: str, row: int) -> Appearance:
    """The colour and the age of a card. A guild has no age."""
    if kind != "card":
        return Appearance()
    card = rules.cards[row]
    return Appearance(COLORS[card.color], f"age{card.deck}" if card.deck < GUILDS else "")
