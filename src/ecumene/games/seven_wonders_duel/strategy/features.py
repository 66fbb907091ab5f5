"""What is true of a position: the rows that the net adds up, as the seat that must choose sees it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ecumene.games.seven_wonders_duel.cards.buildings import FIRST_CARD
from ecumene.games.seven_wonders_duel.cards.rows import AGE3, COINS_PER_POINT, GUILDS, PURPLE, RESOURCES
from ecumene.games.seven_wonders_duel.cards.wonders import Mausoleum, wonder_rows
from ecumene.games.seven_wonders_duel.rules.lines import first_of, rest_of
from ecumene.games.seven_wonders_duel.rules.military import CAPITAL, military_points
from ecumene.games.seven_wonders_duel.rules.science import ChooseProgress
from ecumene.games.seven_wonders_duel.rules.seat import Seat
from ecumene.games.seven_wonders_duel.rules.setup import Draft
from ecumene.games.seven_wonders_duel.rules.state import Duel
from ecumene.games.seven_wonders_duel.rules.trade import card_price_at, unit_prices
from ecumene.games.seven_wonders_duel.rules.turn import ChooseStarter, EndOfTurn, Turn
from ecumene.games.seven_wonders_duel.rules.wonders import BuildFromDiscard, Destroy, KeepToken, wonder_price_at
from ecumene.games.seven_wonders_duel.strategy.rows import (
    AFFORDABLE,
    ASKED_DESTROY,
    ASKED_DIG,
    ASKED_DRAFT,
    ASKED_KEEP,
    ASKED_PROGRESS,
    ASKED_STARTER,
    ASKED_TURN,
    FEW_COINS,
    FREE,
    MOST_ANY,
    MOST_COINS,
    MOST_LEAD,
    MOST_MADE,
    NEARLY,
    TOO_DEAR,
    SideRows,
    TableRows,
    at_most,
)
from ecumene.kernel.core.bits import count, has, lowest, size
from ecumene.kernel.core.net import Row
from ecumene.kernel.core.state import Frame

MAUSOLEUM: Final[int] = [isinstance(wonder, Mausoleum) for wonder in wonder_rows()].index(True)


@final
class Start:
    """What a search adds up once where it begins: cards that were built and cards that nobody has seen.

    Cities mostly grow in a search, and unseen cards only become fewer, so a position below needs only what is new.
    """

    age: i64
    bag: i64
    guild_bag: i64
    built: list[int]  # by seat: how many cards its city had
    last: list[int]  # the last of them, or -1
    points: list[int]  # of these cards

    def __init__(self) -> None:
        self.age = -1
        self.bag = 0
        self.guild_bag = 0
        self.built = [0, 0]
        self.last = [-1, -1]
        self.points = [0, 0]

    def begin(self, s: Duel) -> None:
        self.age = s.age
        self.bag = s.bag if s.age else 0
        self.guild_bag = s.guild_bag if s.age == AGE3 else 0
        p: i64
        c: i64
        for p in range(2):
            city = s.seats[p].city
            total: i64 = 0
            for c in city:
                total += s.rules.cards[c].points
            self.built[p] = len(city)
            self.last[p] = city[-1] if city else -1
            self.points[p] = total

    def leads_to(self, s: Duel) -> bool:
        """Is it the same age, and has no card of the cities been destroyed since?"""
        if s.age != self.age:
            return False
        p: i64
        for p in range(2):
            n: i64 = self.built[p]
            city = s.seats[p].city
            if n and (len(city) < n or city[n - 1] != self.last[p]):
                return False
        return True


@final
class Features:
    rows: TableRows
    on: list[Row]  # what is true
    start: Start
    since: bool  # only what is new since the start of the search

    def __init__(self, rows: TableRows) -> None:
        self.rows = rows
        self.on = []
        self.start = Start()
        self.since = False

    def look(self, s: Duel, me: i64, dawn: bool, since: bool) -> None:
        """Everything that is true. `dawn`: an age is about to be laid out. `since`: without what the start holds."""
        self.since = since
        on = self.on
        on.clear()
        self.how_far(s, dawn)
        self.what_is_asked(s, dawn)
        rows = self.rows
        on.append(rows.marker[CAPITAL + (s.marker if me == 0 else -s.marker)])
        lead: i64 = self.points(s, me) - self.points(s, 1 - me)
        lead = MOST_LEAD if lead > MOST_LEAD else -MOST_LEAD if lead < -MOST_LEAD else lead
        on.append(rows.lead[MOST_LEAD + lead])
        self.all_of(s.tokens, rows.board)
        if s.age == 0:
            self.all_of(s.offered, rows.offered)
        elif not dawn:
            self.structure(s)
        if has(s.seats[0].wonders | s.seats[1].wonders, MAUSOLEUM):
            c: i64
            for c in s.discard:
                on.append(rows.buried[c])
        self.side(s, me, rows.own)
        self.side(s, 1 - me, rows.other)

    def all_of(self, bag: i64, rows: list[Row]) -> None:
        """A row for each thing of a bag."""
        while bag:
            self.on.append(rows[lowest(bag)])
            bag &= bag - 1

    def how_far(self, s: Duel, dawn: bool) -> None:
        rows = self.rows
        if dawn:
            self.on.append(rows.dawn[s.age])
        elif s.age == 0:
            self.on.append(rows.draft[size(s.seats[0].wonders) + size(s.seats[1].wonders)])
        else:
            self.on.append(rows.age[s.age][size(s.left)])

    def what_is_asked(self, s: Duel, dawn: bool) -> None:
        rows = self.rows
        stack: list[Frame] = s.stack
        top = stack[-1]
        if dawn:
            for frame in stack:
                if isinstance(frame, ChooseStarter):
                    self.on.append(rows.starter_next)
                elif isinstance(frame, Turn):
                    self.on.append(rows.turn_next)
            return
        asked: i64 = ASKED_DIG
        if isinstance(top, Turn):
            asked = ASKED_TURN
        elif isinstance(top, Draft):
            asked = ASKED_DRAFT
        elif isinstance(top, ChooseStarter):
            asked = ASKED_STARTER
        elif isinstance(top, ChooseProgress):
            asked = ASKED_PROGRESS
        elif isinstance(top, KeepToken):
            asked = ASKED_KEEP
        elif isinstance(top, Destroy):
            asked = ASKED_DESTROY
        else:
            assert isinstance(top, BuildFromDiscard)
        self.on.append(rows.question[asked])
        if asked >= ASKED_PROGRESS:  # in the middle of a turn
            for frame in stack:
                if isinstance(frame, EndOfTurn) and frame.again:
                    self.on.append(rows.again)

    def structure(self, s: Duel) -> None:
        """Cards that lie face up under others, and cards that nobody has seen."""
        on = self.on
        covered = self.rows.covered
        bag: i64 = s.left & ~s.open
        while bag:
            c: i64 = s.card_at(lowest(bag))
            if c >= 0:
                on.append(covered[c])
            bag &= bag - 1
        if not self.since:
            self.unseen(s.age, s.bag, s.guild_bag if s.age == AGE3 else 0, self.rows.unseen)

    def unseen(self, age: i64, bag: i64, guild_bag: i64, rows: list[Row]) -> None:
        first: i64 = FIRST_CARD[age]
        while bag:
            self.on.append(rows[first + lowest(bag)])
            bag &= bag - 1
        first = FIRST_CARD[GUILDS]
        while guild_bag:
            self.on.append(rows[first + lowest(guild_bag)])
            guild_bag &= guild_bag - 1

    def points(self, s: Duel, p: i64) -> i64:
        """The points of a seat as they stand."""
        seat = s.seats[p]
        cards = s.rules.cards
        total: i64 = military_points(s, p) + seat.coins // COINS_PER_POINT
        city = seat.city
        i: i64 = 0
        c: i64
        if self.since:
            i = self.start.built[p]
            total += self.start.points[p]
        while i < len(city):
            c = city[i]
            total += cards[c].points
            i += 1
        if count(seat.colors, PURPLE):  # guilds have no printed points
            for c in city:
                if c >= FIRST_CARD[GUILDS]:
                    total += cards[c].final_points(s, p)
        bag: i64 = seat.raised
        while bag:
            total += s.rules.wonders[lowest(bag)].points
            bag &= bag - 1
        bag = seat.tokens
        if bag:
            own: i64 = size(bag)
            while bag:
                token = s.rules.tokens[lowest(bag)]
                total += token.points + token.points_per_token * own
                bag &= bag - 1
        return total

    def side(self, s: Duel, p: i64, rows: SideRows) -> None:
        """One player: the treasury, what is made, what was built, what can be built."""
        on = self.on
        seat = s.seats[p]
        on.append(rows.coins[at_most(seat.coins, MOST_COINS)])
        self.production(seat, rows)
        city = seat.city
        i: i64 = self.start.built[p] if self.since else 0
        while i < len(city):
            on.append(rows.city[city[i]])
            i += 1
        self.all_of(seat.tokens, rows.tokens)
        self.all_of(seat.raised, rows.raised)
        on.append(rows.different[size(seat.symbols)])
        self.all_of(seat.symbols, rows.symbols)
        self.all_of(seat.loot, rows.loot)
        self.what_it_can_build(s, seat, s.seats[1 - p], rows)

    def production(self, seat: Seat, rows: SideRows) -> None:
        r: i64
        for r in range(len(RESOURCES)):
            self.on.append(rows.makes[r][at_most(count(seat.makes, r), MOST_MADE)])
        self.all_of(seat.fixed, rows.fixed)
        if seat.any_raw:
            self.on.append(rows.any_raw[at_most(seat.any_raw, MOST_ANY)])
        if seat.any_good:
            self.on.append(rows.any_good[at_most(seat.any_good, MOST_ANY)])

    def what_it_can_build(self, s: Duel, seat: Seat, other: Seat, rows: SideRows) -> None:
        """What wonders and open cards cost it."""
        prices: i64 = unit_prices(seat, other)
        coins: i64 = seat.coins
        price: i64
        bag: i64 = seat.wonders
        while bag:
            w: i64 = lowest(bag)
            bag &= bag - 1
            price = wonder_price_at(prices, seat, s.rules.wonders[w])
            level: i64 = TOO_DEAR
            if price == 0:
                level = FREE
            elif price <= coins:
                level = AFFORDABLE
            elif price <= coins + FEW_COINS:
                level = NEARLY
            self.on.append(rows.to_build[w][level])
        line: i64 = s.open_cards
        while line:
            c: i64 = first_of(line)
            line = rest_of(line)
            price = card_price_at(prices, seat, s.rules.cards[c])
            self.on.append(rows.open[c][0 if price == 0 else 1 if price <= coins else 2])
