"""The guilds, which come into play in age III. SWD-1.1, 1.2."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from ecumene.games.seven_wonders_duel.cards.rows import COINS_PER_POINT, GUILDS, PURPLE, Card

if TYPE_CHECKING:
    from ecumene.games.seven_wonders_duel.rules.state import Duel


class Guild(Card):
    """SWD-5.13, 11.5: counts in the city that has the most, for coins now and for points at the end."""

    extra_facts: ClassVar[list[str]] = ["pays-per-most", "points-per-most"]

    def most_in_a_city(self, s: Duel) -> i64:
        best: i64 = 0
        for seat in s.seats:
            n: i64 = 0
            for what in self.what:
                n += seat.count(what)
            best = max(best, n)
        return best

    def reward(self, s: Duel, p: i64) -> i64:
        return self.each * self.most_in_a_city(s)

    def final_points(self, s: Duel, p: i64) -> i64:
        return self.each * self.most_in_a_city(s)


class BuildersGuild(Guild):
    """SWD-11.5: points only, no coins."""

    extra_facts: ClassVar[list[str]] = ["points-per-most"]

    def reward(self, s: Duel, p: i64) -> i64:
        return 0


class MoneylendersGuild(BuildersGuild):
    """SWD-11.9: it counts coins."""

    extra_facts: ClassVar[list[str]] = ["points-per-coins"]

    def most_in_a_city(self, s: Duel) -> i64:
        return max(s.seats[0].coins, s.seats[1].coins) // COINS_PER_POINT


def guild_rows() -> list[Card]:
    return [
        Guild("merchants_guild", GUILDS, PURPLE, cost="wood clay glass papyrus", what="yellow", each=1),
        Guild("shipowners_guild", GUILDS, PURPLE, cost="clay stone glass papyrus", what="brown gray", each=1),
        BuildersGuild("builders_guild", GUILDS, PURPLE, cost="wood clay stone stone glass", what="wonder", each=2),
        Guild("magistrates_guild", GUILDS, PURPLE, cost="wood wood clay papyrus", what="blue", each=1),
        Guild("scientists_guild", GUILDS, PURPLE, cost="wood wood clay clay", what="green", each=1),
        MoneylendersGuild("moneylenders_guild", GUILDS, PURPLE, cost="wood wood stone stone", each=1),
        Guild("tacticians_guild", GUILDS, PURPLE, cost="clay stone stone papyrus", what="red", each=1),
    ]
