"""The rows compared with figures that are written here a second time, so that a typing error in one is found.

The line of a card: name, deck, colour, cost (coins, then resources), and what it gives.
"""

from __future__ import annotations

from collections import Counter

import pytest

from ecumene.games.seven_wonders_duel.border.questions import CARD_NAMES, SEATS
from ecumene.games.seven_wonders_duel.cards.age3 import PaysPer
from ecumene.games.seven_wonders_duel.cards.buildings import CARDS, DECK_SIZE, FIRST_CARD
from ecumene.games.seven_wonders_duel.cards.guilds import Guild
from ecumene.games.seven_wonders_duel.cards.rows import (
    COUNTED,
    GUILDS,
    LINKS,
    NO_SYMBOL,
    RESOURCES,
    SYMBOLS,
    Card,
    Wonder,
)
from ecumene.games.seven_wonders_duel.cards.tokens import TOKENS, Token
from ecumene.games.seven_wonders_duel.cards.wonders import WONDERS
from ecumene.games.seven_wonders_duel.game import GAME
from ecumene.games.seven_wonders_duel.rules.scoring import total_points
from ecumene.games.seven_wonders_duel.rules.setup import PRINTED_RULES
from ecumene.games.seven_wonders_duel.rules.structure import LAYOUTS
from ecumene.kernel.core.bits import bag_of, count, members
from ecumene.testing.scenario import Actor

CARD_TABLE = """
lumber_yard         | 1     | brown  |                             | makes wood
logging_camp        | 1     | brown  | 1                           | makes wood
clay_pool           | 1     | brown  |                             | makes clay
clay_pit            | 1     | brown  | 1                           | makes clay
quarry              | 1     | brown  |                             | makes stone
stone_pit           | 1     | brown  | 1                           | makes stone
glassworks          | 1     | gray   | 1                           | makes glass
press               | 1     | gray   | 1                           | makes papyrus
guard_tower         | 1     | red    |                             | shields 1
stable              | 1     | red    | wood                        | shields 1, link horseshoe
garrison            | 1     | red    | clay                        | shields 1, link sword
palisade            | 1     | red    | 2                           | shields 1, link tower
workshop            | 1     | green  | papyrus                     | points 1, pendulum
apothecary          | 1     | green  | glass                       | points 1, wheel
scriptorium         | 1     | green  | 2                           | quill, link book
pharmacist          | 1     | green  | 2                           | mortar, link gear
stone_reserve       | 1     | yellow | 3                           | fixes stone
clay_reserve        | 1     | yellow | 3                           | fixes clay
wood_reserve        | 1     | yellow | 3                           | fixes wood
tavern              | 1     | yellow |                             | pays 4, link vase
theater             | 1     | blue   |                             | points 3, link mask
altar               | 1     | blue   |                             | points 3, link moon
baths               | 1     | blue   | stone                       | points 3, link drop
sawmill             | 2     | brown  | 2                           | makes wood wood
brickyard           | 2     | brown  | 2                           | makes clay clay
shelf_quarry        | 2     | brown  | 2                           | makes stone stone
glass_blower        | 2     | gray   |                             | makes glass
drying_room         | 2     | gray   |                             | makes papyrus
walls               | 2     | red    | stone stone                 | shields 2
horse_breeders      | 2     | red    | wood clay                   | shields 1, free with horseshoe
barracks            | 2     | red    | 3                           | shields 1, free with sword
archery_range       | 2     | red    | wood stone papyrus          | shields 2, link target
parade_ground       | 2     | red    | clay clay glass             | shields 2, link helmet
library             | 2     | green  | wood stone glass            | points 2, quill, free with book
dispensary          | 2     | green  | clay clay stone             | points 2, mortar, free with gear
school              | 2     | green  | wood papyrus papyrus        | points 1, wheel, link harp
laboratory          | 2     | green  | wood glass glass            | points 1, pendulum, link lamp
forum               | 2     | yellow | 3 clay                      | any good
caravansery         | 2     | yellow | 2 glass papyrus             | any raw
customs_house       | 2     | yellow | 4                           | fixes glass papyrus
brewery             | 2     | yellow |                             | pays 6, link barrel
courthouse          | 2     | blue   | wood wood glass             | points 5
statue              | 2     | blue   | clay clay                   | points 4, link column, free with mask
temple              | 2     | blue   | wood papyrus                | points 4, link sun, free with moon
aqueduct            | 2     | blue   | stone stone stone           | points 5, free with drop
rostrum             | 2     | blue   | wood stone                  | points 4, link senate_house
arsenal             | 3     | red    | wood wood clay clay clay    | shields 3
pretorium           | 3     | red    | 8                           | shields 3
fortifications      | 3     | red    | clay stone stone papyrus    | shields 2, free with tower
siege_workshop      | 3     | red    | wood wood wood glass        | shields 2, free with target
circus              | 3     | red    | clay clay stone stone       | shields 2, free with helmet
academy             | 3     | green  | wood stone glass glass      | points 3, sundial
study               | 3     | green  | wood wood glass papyrus     | points 3, sundial
university          | 3     | green  | clay glass papyrus          | points 2, armillary_sphere, free with harp
observatory         | 3     | green  | stone papyrus papyrus       | points 2, armillary_sphere, free with lamp
chamber_of_commerce | 3     | yellow | papyrus papyrus             | pays 3 per gray, points 3
port                | 3     | yellow | wood glass papyrus          | pays 2 per brown, points 3
armory              | 3     | yellow | stone stone glass           | pays 1 per red, points 3
lighthouse          | 3     | yellow | clay clay glass             | pays 1 per yellow, points 3, free with vase
arena               | 3     | yellow | wood clay stone             | pays 2 per wonder, points 3, free with barrel
palace              | 3     | blue   | wood clay stone glass glass | points 7
town_hall           | 3     | blue   | wood wood stone stone stone | points 7
obelisk             | 3     | blue   | stone stone glass           | points 5
gardens             | 3     | blue   | wood wood clay clay         | points 6, free with column
pantheon            | 3     | blue   | wood clay papyrus papyrus   | points 6, free with sun
senate              | 3     | blue   | clay clay stone papyrus     | points 5, free with senate_house
merchants_guild     | guild | purple | wood clay glass papyrus     | coins and points 1 per yellow of the most
shipowners_guild    | guild | purple | clay stone glass papyrus    | coins and points 1 per brown gray of the most
builders_guild      | guild | purple | wood clay stone stone glass | points 2 per wonder of the most
magistrates_guild   | guild | purple | wood wood clay papyrus      | coins and points 1 per blue of the most
scientists_guild    | guild | purple | wood wood clay clay         | coins and points 1 per green of the most
moneylenders_guild  | guild | purple | wood wood stone stone       | points 1 per 3 coins of the most
tacticians_guild    | guild | purple | clay stone stone papyrus    | coins and points 1 per red of the most
"""

WONDER_TABLE = """
appian_way        | clay clay stone stone papyrus | coins 3, other loses 3, again, points 3
circus_maximus    | wood stone stone glass        | shields 1, points 3
colossus          | clay clay clay glass          | shields 2, points 3
great_library     | wood wood wood glass papyrus  | points 4
great_lighthouse  | wood stone papyrus papyrus    | any raw, points 4
hanging_gardens   | wood wood glass papyrus       | coins 6, again, points 3
mausoleum         | clay clay glass glass papyrus | points 2
piraeus           | wood wood clay stone          | any good, again, points 2
pyramids          | stone stone stone papyrus     | points 9
sphinx            | clay stone glass glass        | again, points 6
statue_of_zeus    | wood clay stone papyrus papyrus | shields 1, points 3
temple_of_artemis | wood stone glass papyrus      | coins 12, again
"""

TOKEN_TABLE = """
agriculture  | coins 6, points 4
architecture | wonder_discount 2
economy      | taxes 1
law          | balance
masonry      | blue_discount 2
mathematics  | points_per_token 3
philosophy   | points 7
strategy     | extra_shields 1
theology     | again 1
urbanism     | coins 6, link_coins 4
"""

CHAINS = {  # symbol: the building that has it, the building that it makes free
    "horseshoe": ("stable", "horse_breeders"),
    "sword": ("garrison", "barracks"),
    "tower": ("palisade", "fortifications"),
    "book": ("scriptorium", "library"),
    "gear": ("pharmacist", "dispensary"),
    "vase": ("tavern", "lighthouse"),
    "mask": ("theater", "statue"),
    "moon": ("altar", "temple"),
    "drop": ("baths", "aqueduct"),
    "target": ("archery_range", "siege_workshop"),
    "helmet": ("parade_ground", "circus"),
    "harp": ("school", "university"),
    "lamp": ("laboratory", "observatory"),
    "barrel": ("brewery", "arena"),
    "column": ("statue", "gardens"),
    "sun": ("temple", "pantheon"),
    "senate_house": ("rostrum", "senate"),
}

PLACES = {  # by age, a word for each place: half-column, up or down, and the places that cover it
    1: "5u<2+3 7u<3+4 4d<5+6 6d<6+7 8d<7+8 3u<9+10 5u<10+11 7u<11+12 9u<12+13 2d<14+15 4d<15+16 6d<16+17 8d<17+18"
    " 10d<18+19 1u 3u 5u 7u 9u 11u",
    2: "1u<6 3u<6+7 5u<7+8 7u<8+9 9u<9+10 11u<10 2d<11 4d<11+12 6d<12+13 8d<13+14 10d<14 3u<15 5u<15+16 7u<16+17"
    " 9u<17 4d<18 6d<18+19 8d<19 5u 7u",
    3: "5u<2+3 7u<3+4 4d<5+6 6d<6+7 8d<7+8 3u<9 5u<9 7u<10 9u<10 4d<11+12 8d<13+14 3u<15 5u<15+16 7u<16+17 9u<17"
    " 4d<18 6d<18+19 8d<19 5u 7u",
}

ROWS = {1: "2 3 4 5 6", 2: "6 5 4 3 2", 3: "2 3 4 2 4 3 2"}


def lines(table: str) -> list[list[str]]:
    return [[cell.strip() for cell in line.split("|")] for line in table.strip().splitlines()]


def words(tally: int) -> list[str]:
    return [r for i, r in enumerate(RESOURCES) for _ in range(count(tally, i))]


def figures(row: Card | Wonder | Token, *fields: str) -> list[str]:
    return [f"{field.replace('_', ' ')} {getattr(row, field)}" for field in fields if getattr(row, field)]


def card_line(card: Card) -> list[str]:
    deck = "guild" if card.deck == GUILDS else str(card.deck)
    gives = [f"makes {' '.join(words(card.makes))}"] if card.makes else []
    gives += ["any raw"] * card.any_raw + ["any good"] * card.any_good
    gives += [f"fixes {' '.join(RESOURCES[r] for r in members(card.fixes))}"] if card.fixes else []
    gives += figures(card, "pays")
    counted = " ".join(COUNTED[w] for w in card.what)
    if isinstance(card, PaysPer):
        gives.append(f"pays {card.each} per {counted}")
    elif isinstance(card, Guild):
        how = "coins and points" if "pays-per-most" in card.extra_facts else "points"
        gives.append(f"{how} {card.each} per {counted or '3 coins'} of the most")
    else:
        assert card.each == 0 and not counted
    gives += figures(card, "points", "shields")
    gives += [SYMBOLS[card.science]] if card.science != NO_SYMBOL else []
    gives += [f"link {LINKS[i]}" for i in members(card.link)]
    gives += [f"free with {LINKS[i]}" for i in members(card.free_with)]
    cost = [str(card.coins)] * bool(card.coins) + words(card.cost)
    return [card.name, deck, COUNTED[card.color], " ".join(cost), ", ".join(gives)]


def wonder_line(wonder: Wonder) -> list[str]:
    gives = figures(wonder, "coins", "other_loses") + ["any raw"] * wonder.any_raw + ["any good"] * wonder.any_good
    gives += figures(wonder, "shields") + ["again"] * wonder.again + figures(wonder, "points")
    return [wonder.name, " ".join(words(wonder.cost)), ", ".join(gives)]


def token_line(token: Token) -> list[str]:
    fields = ("coins", "points", "points_per_token", "wonder_discount", "blue_discount", "extra_shields", "link_coins")
    gives = [f"{f} {getattr(token, f)}" for f in (*fields, "again", "taxes") if getattr(token, f)]
    gives += [SYMBOLS[token.symbol]] if token.symbol != NO_SYMBOL else []
    return [token.name, ", ".join(gives)]


def test_cards() -> None:
    """SWD-1.3: every figure of every card."""
    assert [card_line(c) for c in CARDS] == lines(CARD_TABLE)


def test_wonders() -> None:
    """SWD-7.4, 7.5, 7.6, 7.7, 7.8, 7.9, 7.10, 7.11, 7.12, 7.13, 7.14, 7.15: every figure of every wonder."""
    assert [wonder_line(w) for w in WONDERS] == lines(WONDER_TABLE)


def test_tokens() -> None:
    """SWD-9.5, 9.6, 9.7, 9.8, 9.9, 9.10, 9.11, 9.12, 9.13, 9.14: every figure of every progress token."""
    assert [token_line(t) for t in TOKENS] == lines(TOKEN_TABLE)


def test_rules_read_the_printed_rows() -> None:
    assert [card_line(c) for c in PRINTED_RULES.cards] == lines(CARD_TABLE)
    assert [wonder_line(w) for w in PRINTED_RULES.wonders] == lines(WONDER_TABLE)
    assert [token_line(t) for t in PRINTED_RULES.tokens] == lines(TOKEN_TABLE)


def test_how_many_there_are() -> None:
    """SWD-1.1: 23, 23, 20 and 7 cards, 12 wonders, 10 progress tokens; the decks follow one another."""
    assert Counter(c.deck for c in CARDS) == {1: 23, 2: 23, 3: 20, GUILDS: 7}
    assert (len(WONDERS), len(TOKENS)) == (12, 10)
    for deck in (1, 2, 3, GUILDS):
        assert [c.deck for c in CARDS[FIRST_CARD[deck] : FIRST_CARD[deck] + DECK_SIZE[deck]]] == [deck] * DECK_SIZE[
            deck
        ]
        assert Counter(c.deck for c in CARDS)[deck] == DECK_SIZE[deck]


def test_colours_of_the_ages() -> None:
    """SWD-1.2: seven colours; the third age holds no brown or gray, guilds are purple and in no age's deck."""
    found = {deck: Counter(COUNTED[c.color] for c in CARDS if c.deck == deck) for deck in (1, 2, 3, GUILDS)}
    assert found[1] == {"brown": 6, "gray": 2, "red": 4, "green": 4, "yellow": 4, "blue": 3}
    assert found[2] == {"brown": 3, "gray": 2, "red": 5, "green": 4, "yellow": 4, "blue": 5}
    assert found[3] == {"red": 5, "green": 4, "yellow": 5, "blue": 6}
    assert found[GUILDS] == {"purple": 7}


def test_everything_exists_once() -> None:
    """SWD-1.6: no name twice."""
    names = [c.name for c in CARDS] + [w.name for w in WONDERS] + [t.name for t in TOKENS]
    assert len(set(names)) == len(names)


def test_chains() -> None:
    """SWD-1.8: seventeen symbols, each on one giver and one receiver of a later age."""
    assert {LINKS[members(c.link)[0]]: c.name for c in CARDS if c.link} == {k: a for k, (a, _) in CHAINS.items()}
    free = {LINKS[members(c.free_with)[0]]: c.name for c in CARDS if c.free_with}
    assert free == {k: b for k, (_, b) in CHAINS.items()}
    assert len(CHAINS) == len(LINKS) == sum(c.link != 0 for c in CARDS) == sum(c.free_with != 0 for c in CARDS) == 17
    deck = {c.name: c.deck for c in CARDS}
    assert all(deck[giver] < deck[receiver] <= 3 for giver, receiver in CHAINS.values())
    assert {c.name for c in CARDS if c.link and c.free_with} == {"statue", "temple"}


@pytest.mark.parametrize("p", [0, 1])
@pytest.mark.parametrize(("giver", "receiver"), CHAINS.values())
def test_a_chain_makes_free(giver: str, receiver: str, p: int) -> None:
    """SWD-5.8: it costs no coins with the giver in the same city, but not with the giver in the other city."""
    age, seat, other = CARDS[CARD_NAMES.index(receiver)].deck, SEATS[p], SEATS[1 - p]
    given = [f"row: {receiver}", f"age: {age}", "A: coins 0; city", "B: coins 0", f"ask: Turn {seat}"]
    actor = Actor(GAME, GAME.scenario.build([*given, f"{seat}: city {giver}"]))
    actor.check(f"{seat} may: build {receiver} | discard {receiver}")
    actor = Actor(GAME, GAME.scenario.build([*given, f"{other}: city {giver}"]))
    actor.check(f"{seat} may not: build {receiver} because SWD-5.11")


def test_symbols() -> None:
    """SWD-9.1, 9.16: six symbols on two green cards each, the balance only on Law."""
    on_cards = Counter(SYMBOLS[c.science] for c in CARDS if c.science != NO_SYMBOL)
    assert on_cards == dict.fromkeys(SYMBOLS[:6], 2) and SYMBOLS[6:] == ["balance"]
    assert all((c.science != NO_SYMBOL) == (COUNTED[c.color] == "green") for c in CARDS)
    assert {t.name for t in TOKENS if t.symbol != NO_SYMBOL} == {"law"}


@pytest.mark.parametrize("age", [1, 2, 3])
def test_places(age: int) -> None:
    """SWD-3.3, 3.4: twenty places, their columns, which are face up, and which cover which."""
    layout = LAYOUTS[age]
    given = [word.partition("<") for word in PLACES[age].split()]
    assert [f"{x}{'u' if layout.face_up >> i & 1 else 'd'}" for i, x in enumerate(layout.columns)] == [
        w for w, _, _ in given
    ]
    covered = [[int(x) for x in over.split("+") if x] for _, _, over in given]
    assert [members(bag) for bag in layout.covered_by] == covered
    assert layout.covers == [[k for k in range(20) if i in covered[k]] for i in range(20)]
    assert members(layout.open) == [i for i in range(20) if not covered[i]]
    assert list(Counter(layout.rows).values()) == [int(n) for n in ROWS[age].split()]
    assert layout.rows == sorted(layout.rows)
    assert layout.face_up == bag_of([i for i in range(20) if layout.rows[i] % 2 == 0])
    assert len(members(layout.face_up)) == 12


def test_there_is_no_age_zero() -> None:
    assert (LAYOUTS[0].columns, LAYOUTS[0].face_up, LAYOUTS[0].open) == ([], 0, 0)


@pytest.mark.parametrize("line", lines(CARD_TABLE), ids=lambda line: line[0])
def test_points_of_a_single_card(line: list[str]) -> None:
    """SWD-11.3: it scores the printed points, for the first seat and for the second."""
    printed = next((int(g.split()[1]) for g in line[4].split(", ") if g.startswith("points") and "per" not in g), 0)
    for p, seat in enumerate(SEATS):
        s = GAME.scenario.build(["A: coins 0", "B: coins 0", f"{seat}: city {line[0]}"])
        assert total_points(s, p) == printed
        assert total_points(s, 1 - p) == 0
