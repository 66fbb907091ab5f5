"""The cards and progress tokens, as rows. SWD-1.1, 1.2, 9.1: every one exists once (SWD-1.6).

A row is enough for nearly all of them. The few that reckon something override a hook of `Card`.
Rows hold no game state: positions hold the row's number.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import i64

from ecumene.kernel.border.corrections import one_of, words_of
from ecumene.kernel.core.bits import each, one

if TYPE_CHECKING:
    from ecumene.games.seven_wonders_duel.state import Duel

RESOURCES: Final = ["wood", "clay", "stone", "glass", "papyrus"]
COINS_PER_POINT: Final = 3  # SWD-11.4, 11.9
GOODS: Final = 3  # from here on: manufactured goods; before: raw materials

COUNTED: Final = ["brown", "gray", "blue", "green", "yellow", "red", "purple", "wonder"]
BROWN: Final = 0
GRAY: Final = 1
BLUE: Final = 2
GREEN: Final = 3
YELLOW: Final = 4
RED: Final = 5
PURPLE: Final = 6
WONDERS_BUILT: Final = 7  # counted like a colour by some cards

NO_SYMBOL: Final = -1
WHEEL: Final = 0
PENDULUM: Final = 1
QUILL: Final = 2
MORTAR: Final = 3
SUNDIAL: Final = 4
ARMILLARY_SPHERE: Final = 5
BALANCE: Final = 6

AGE1: Final = 1
AGE2: Final = 2
AGE3: Final = 3
GUILDS: Final = 4

SYMBOLS: Final = ["wheel", "pendulum", "quill", "mortar", "sundial", "armillary_sphere", "balance"]

LINKS: Final[list[str]] = []  # SWD-1.8: chain symbols, numbered as they are met

MOST_UNITS: Final = 9  # of a cost


def tally(words: Any, most: int = MOST_UNITS) -> int:
    """`"wood wood glass"` as a tally of resources."""
    total = 0
    for w in words_of(words, most):
        total += each(one_of(w, RESOURCES))
    return total


def resource_bag(words: Any) -> int:
    bag = 0
    for w in words_of(words):
        bag |= one(one_of(w, RESOURCES))
    return bag


def symbol_of(word: Any) -> int:
    return one_of(word, SYMBOLS) if word != "" else NO_SYMBOL


def color_of(word: Any) -> int:
    return one_of(word, COUNTED[:WONDERS_BUILT])


def known_link(symbol: Any) -> int:
    """For corrections: a chain symbol must be one that is printed somewhere."""
    return one(one_of(symbol, LINKS)) if symbol != "" else 0


def link_bag(symbol: str) -> int:
    if symbol == "":
        return 0
    if symbol not in LINKS:
        LINKS.append(symbol)
    return one(LINKS.index(symbol))


class Card:
    """A building. The two hooks are all the ways a building can surprise."""

    says: ClassVar[list[str]] = []  # facts beyond the row's figures, for the border

    name: str
    deck: i64
    color: i64
    coins: i64
    cost: i64
    makes: i64
    any_raw: i64
    any_good: i64
    fixes: i64
    pays: i64
    points: i64
    shields: i64
    science: i64
    link: i64
    free_with: i64
    what: list[int]
    each: i64

    def __init__(
        self,
        name: str,
        deck: int,
        color: int,
        coins: int = 0,
        cost: str = "",
        makes: str = "",
        any_raw: int = 0,
        any_good: int = 0,
        fixes: str = "",
        pays: int = 0,
        points: int = 0,
        shields: int = 0,
        science: int = NO_SYMBOL,
        link: str = "",
        free_with: str = "",
        what: str = "",
        each: int = 0,
    ) -> None:
        self.name = name
        self.deck = deck
        self.color = color
        self.coins = coins  # SWD-5.6 printed coins
        self.cost = tally(cost)  # SWD-1.3 resources, a tally
        self.makes = tally(makes)  # SWD-5.2
        self.any_raw = any_raw  # SWD-5.7 one wood, clay or stone
        self.any_good = any_good  # SWD-5.7 one glass or papyrus
        self.fixes = resource_bag(fixes)  # SWD-5.5 resources bought at one coin, a bag
        self.pays = pays  # coins on construction
        self.points = points
        self.shields = shields
        self.science = science
        self.link = link_bag(link)  # SWD-1.4 the chain symbol it carries
        self.free_with = link_bag(free_with)  # SWD-5.8 the chain symbol that makes it free
        self.what = [COUNTED.index(w) for w in what.split()]  # what the odd ones count
        self.each = each

    def reward(self, s: Duel, p: i64) -> i64:
        """SWD-6.3d: coins on construction, the card being already in the city."""
        return self.pays

    def final_points(self, s: Duel, p: i64) -> i64:
        """SWD-11.3: what it is worth at the end."""
        return self.points


class PaysPer(Card):
    says: ClassVar[list[str]] = ["pays-per"]

    def reward(self, s: Duel, p: i64) -> i64:
        """SWD-5.12: coins for each thing of one kind in the own city."""
        return self.each * s.seats[p].count(self.what[0])


class Guild(Card):
    """SWD-5.13, 11.5: whichever city has the most, for coins now and for points at the end."""

    says: ClassVar[list[str]] = ["pays-per-most", "points-per-most"]

    def most(self, s: Duel) -> i64:
        best: i64 = 0
        for seat in s.seats:
            n: i64 = 0
            for what in self.what:
                n += seat.count(what)
            best = max(best, n)
        return best

    def reward(self, s: Duel, p: i64) -> i64:
        return self.each * self.most(s)

    def final_points(self, s: Duel, p: i64) -> i64:
        return self.each * self.most(s)


class BuildersGuild(Guild):
    says: ClassVar[list[str]] = ["points-per-most"]

    def reward(self, s: Duel, p: i64) -> i64:
        return 0


class MoneylendersGuild(BuildersGuild):
    says: ClassVar[list[str]] = ["points-per-coins"]

    def most(self, s: Duel) -> i64:
        return max(s.seats[0].coins, s.seats[1].coins) // COINS_PER_POINT


def card_rows() -> list[Card]:
    return [
        Card("lumber_yard", AGE1, BROWN, makes="wood"),
        Card("logging_camp", AGE1, BROWN, coins=1, makes="wood"),
        Card("clay_pool", AGE1, BROWN, makes="clay"),
        Card("clay_pit", AGE1, BROWN, coins=1, makes="clay"),
        Card("quarry", AGE1, BROWN, makes="stone"),
        Card("stone_pit", AGE1, BROWN, coins=1, makes="stone"),
        Card("glassworks", AGE1, GRAY, coins=1, makes="glass"),
        Card("press", AGE1, GRAY, coins=1, makes="papyrus"),
        Card("guard_tower", AGE1, RED, shields=1),
        Card("stable", AGE1, RED, cost="wood", shields=1, link="horseshoe"),
        Card("garrison", AGE1, RED, cost="clay", shields=1, link="sword"),
        Card("palisade", AGE1, RED, coins=2, shields=1, link="tower"),
        Card("workshop", AGE1, GREEN, cost="papyrus", science=PENDULUM, points=1),
        Card("apothecary", AGE1, GREEN, cost="glass", science=WHEEL, points=1),
        Card("scriptorium", AGE1, GREEN, coins=2, science=QUILL, link="book"),
        Card("pharmacist", AGE1, GREEN, coins=2, science=MORTAR, link="gear"),
        Card("stone_reserve", AGE1, YELLOW, coins=3, fixes="stone"),
        Card("clay_reserve", AGE1, YELLOW, coins=3, fixes="clay"),
        Card("wood_reserve", AGE1, YELLOW, coins=3, fixes="wood"),
        Card("tavern", AGE1, YELLOW, pays=4, link="vase"),
        Card("theater", AGE1, BLUE, points=3, link="mask"),
        Card("altar", AGE1, BLUE, points=3, link="moon"),
        Card("baths", AGE1, BLUE, cost="stone", points=3, link="drop"),
        Card("sawmill", AGE2, BROWN, coins=2, makes="wood wood"),
        Card("brickyard", AGE2, BROWN, coins=2, makes="clay clay"),
        Card("shelf_quarry", AGE2, BROWN, coins=2, makes="stone stone"),
        Card("glass_blower", AGE2, GRAY, makes="glass"),
        Card("drying_room", AGE2, GRAY, makes="papyrus"),
        Card("walls", AGE2, RED, cost="stone stone", shields=2),
        Card("horse_breeders", AGE2, RED, cost="wood clay", shields=1, free_with="horseshoe"),
        Card("barracks", AGE2, RED, coins=3, shields=1, free_with="sword"),
        Card("archery_range", AGE2, RED, cost="wood stone papyrus", shields=2, link="target"),
        Card("parade_ground", AGE2, RED, cost="clay clay glass", shields=2, link="helmet"),
        Card("library", AGE2, GREEN, cost="wood stone glass", science=QUILL, points=2, free_with="book"),
        Card("dispensary", AGE2, GREEN, cost="clay clay stone", science=MORTAR, points=2, free_with="gear"),
        Card("school", AGE2, GREEN, cost="wood papyrus papyrus", science=WHEEL, points=1, link="harp"),
        Card("laboratory", AGE2, GREEN, cost="wood glass glass", science=PENDULUM, points=1, link="lamp"),
        Card("forum", AGE2, YELLOW, coins=3, cost="clay", any_good=1),
        Card("caravansery", AGE2, YELLOW, coins=2, cost="glass papyrus", any_raw=1),
        Card("customs_house", AGE2, YELLOW, coins=4, fixes="glass papyrus"),
        Card("brewery", AGE2, YELLOW, pays=6, link="barrel"),
        Card("courthouse", AGE2, BLUE, cost="wood wood glass", points=5),
        Card("statue", AGE2, BLUE, cost="clay clay", points=4, link="column", free_with="mask"),
        Card("temple", AGE2, BLUE, cost="wood papyrus", points=4, link="sun", free_with="moon"),
        Card("aqueduct", AGE2, BLUE, cost="stone stone stone", points=5, free_with="drop"),
        Card("rostrum", AGE2, BLUE, cost="wood stone", points=4, link="senate_house"),
        Card("arsenal", AGE3, RED, cost="wood wood clay clay clay", shields=3),
        Card("pretorium", AGE3, RED, coins=8, shields=3),
        Card("fortifications", AGE3, RED, cost="clay stone stone papyrus", shields=2, free_with="tower"),
        Card("siege_workshop", AGE3, RED, cost="wood wood wood glass", shields=2, free_with="target"),
        Card("circus", AGE3, RED, cost="clay clay stone stone", shields=2, free_with="helmet"),
        Card("academy", AGE3, GREEN, cost="wood stone glass glass", science=SUNDIAL, points=3),
        Card("study", AGE3, GREEN, cost="wood wood glass papyrus", science=SUNDIAL, points=3),
        Card(
            "university", AGE3, GREEN, cost="clay glass papyrus", science=ARMILLARY_SPHERE, points=2, free_with="harp"
        ),
        Card(
            "observatory",
            AGE3,
            GREEN,
            cost="stone papyrus papyrus",
            science=ARMILLARY_SPHERE,
            points=2,
            free_with="lamp",
        ),
        PaysPer("chamber_of_commerce", AGE3, YELLOW, cost="papyrus papyrus", what="gray", each=3, points=3),
        PaysPer("port", AGE3, YELLOW, cost="wood glass papyrus", what="brown", each=2, points=3),
        PaysPer("armory", AGE3, YELLOW, cost="stone stone glass", what="red", each=1, points=3),
        PaysPer("lighthouse", AGE3, YELLOW, cost="clay clay glass", what="yellow", each=1, points=3, free_with="vase"),
        PaysPer("arena", AGE3, YELLOW, cost="wood clay stone", what="wonder", each=2, points=3, free_with="barrel"),
        Card("palace", AGE3, BLUE, cost="wood clay stone glass glass", points=7),
        Card("town_hall", AGE3, BLUE, cost="wood wood stone stone stone", points=7),
        Card("obelisk", AGE3, BLUE, cost="stone stone glass", points=5),
        Card("gardens", AGE3, BLUE, cost="wood wood clay clay", points=6, free_with="column"),
        Card("pantheon", AGE3, BLUE, cost="wood clay papyrus papyrus", points=6, free_with="sun"),
        Card("senate", AGE3, BLUE, cost="clay clay stone papyrus", points=5, free_with="senate_house"),
        Guild("merchants_guild", GUILDS, PURPLE, cost="wood clay glass papyrus", what="yellow", each=1),
        Guild("shipowners_guild", GUILDS, PURPLE, cost="clay stone glass papyrus", what="brown gray", each=1),
        BuildersGuild("builders_guild", GUILDS, PURPLE, cost="wood clay stone stone glass", what="wonder", each=2),
        Guild("magistrates_guild", GUILDS, PURPLE, cost="wood wood clay papyrus", what="blue", each=1),
        Guild("scientists_guild", GUILDS, PURPLE, cost="wood wood clay clay", what="green", each=1),
        MoneylendersGuild("moneylenders_guild", GUILDS, PURPLE, cost="wood wood stone stone", each=1),
        Guild("tacticians_guild", GUILDS, PURPLE, cost="clay stone stone papyrus", what="red", each=1),
    ]


CARDS: Final = card_rows()  # as printed; for names. Rules read `s.rules`

FIRST: Final[list[int]] = [0, 0, 23, 46, 66]  # first card of each deck; the last one: guilds
SIZE: Final[list[int]] = [0, 23, 23, 20, 7]


class Token:
    """A progress token: numbers that go onto its owner's mat, where the rules read them."""

    name: str
    coins: i64
    points: i64
    points_per_token: i64
    symbol: i64
    wonder_discount: i64
    blue_discount: i64
    extra_shields: i64
    link_coins: i64
    again: i64
    taxes: i64

    def __init__(
        self,
        name: str,
        coins: int = 0,
        points: int = 0,
        points_per_token: int = 0,
        symbol: int = NO_SYMBOL,
        wonder_discount: int = 0,
        blue_discount: int = 0,
        extra_shields: int = 0,
        link_coins: int = 0,
        again: int = 0,
        taxes: int = 0,
    ) -> None:
        self.name = name
        self.coins = coins
        self.points = points
        self.points_per_token = points_per_token
        self.symbol = symbol
        self.wonder_discount = wonder_discount
        self.blue_discount = blue_discount
        self.extra_shields = extra_shields
        self.link_coins = link_coins
        self.again = again
        self.taxes = taxes


def token_rows() -> list[Token]:
    return [
        Token("agriculture", coins=6, points=4),  # SWD-9.5
        Token("architecture", wonder_discount=2),  # SWD-9.6
        Token("economy", taxes=1),  # SWD-9.7
        Token("law", symbol=BALANCE),  # SWD-9.8
        Token("masonry", blue_discount=2),  # SWD-9.9
        Token("mathematics", points_per_token=3),  # SWD-9.10
        Token("philosophy", points=7),  # SWD-9.11
        Token("strategy", extra_shields=1),  # SWD-9.12
        Token("theology", again=1),  # SWD-9.13
        Token("urbanism", coins=6, link_coins=4),  # SWD-9.14
    ]


TOKENS: Final = token_rows()  # as printed; for names. Rules read `s.rules`


class Wonder:
    """A row, and the question a wonder may ask."""

    says: ClassVar[list[str]] = []

    name: str
    cost: i64
    coins: i64
    other_loses: i64
    any_raw: i64
    any_good: i64
    shields: i64
    again: i64
    points: i64

    def __init__(
        self,
        name: str,
        cost: str,
        coins: int = 0,
        other_loses: int = 0,
        any_raw: int = 0,
        any_good: int = 0,
        shields: int = 0,
        again: int = 0,
        points: int = 0,
    ) -> None:
        self.name = name
        self.cost = tally(cost)
        self.coins = coins
        self.other_loses = other_loses
        self.any_raw = any_raw
        self.any_good = any_good
        self.shields = shields
        self.again = again
        self.points = points

    def ask(self, s: Duel, p: i64) -> None:
        """SWD-6.4f: put a question to the builder."""
