"""Modes: the game for several players, Clash for one, and the five scenarios of Path to Glory. AOC-15, 16.1."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ecumene.games.age_of_civilization.cards.rows import demands_of, positions_of, replacements_of, rounds_of, tokens_of
from ecumene.games.age_of_civilization.cards.terms import NONE


class Mode:
    """The game for several players, for one player, and the scenarios: AOC-15, 16. Lists of pairs are flat."""

    def __init__(
        self, name: str, solo: i64 = 0, deck: str = "", replaces: str = "", fixed: str = "", wonder_pool: i64 = 0,
        only_ancient: i64 = 0, takes_wonder_after: str = "", stone_worth: i64 = 0, silk_lost: i64 = 0,
        starts_as: str = "", births: i64 = 1, refill: i64 = 1, exhausted_at: i64 = 0, collapse_after: str = "",
        rival: i64 = 0, growth: i64 = 0, defeat: i64 = 0, commands: i64 = 0, tokens: str = "", bronze: str = "",
        silver: str = "", gold: str = "", alone: str = "",
    ) -> None:  # fmt: skip
        self.number: i64 = NONE
        self.name: str = name
        self.solo: i64 = solo
        self.deck: list[str] = deck.split()  # names; empty: all civilizations, or all that one player can use
        self.replaces: list[int] = replacements_of(replaces)  # an action card, and the card that replaces it
        self.fixed: list[int] = positions_of(fixed)  # an action card, and its position from 1
        self.wonder_pool: i64 = wonder_pool  # number of wonders; 0: three more than players
        self.only_ancient: i64 = only_ancient
        self.takes_wonder_after: i64 = rounds_of(takes_wonder_after)  # bag of rounds
        self.stone_worth: i64 = stone_worth  # how many coins a stone replaces
        self.silk_lost: i64 = silk_lost  # for each worker lost in a war
        self.starts_as: list[str] = starts_as.split()  # the civilization of the first round, if it is not chosen
        self.births: i64 = births  # can civilizations be founded?
        self.refill: i64 = refill  # does the pool get a new card at the end of a round?
        self.exhausted_at: i64 = exhausted_at  # this many tokens cost a worker and are removed; 0: never
        self.collapse_after: i64 = rounds_of(collapse_after)  # bag of rounds
        self.rival: i64 = rival  # strength at the start
        self.growth: i64 = growth  # of the rival, at the end of each round
        self.defeat: i64 = defeat  # lost with this many devastations; 0: never
        self.commands: i64 = commands  # is a command revealed at the end of a round?
        self.tokens: list[str] = tokens_of(tokens)  # special event tokens, each with its position from 1
        self.bronze: list[int] = demands_of(bronze)  # what is counted, and how much of it is needed
        self.silver: list[int] = demands_of(silver)
        self.gold: list[int] = demands_of(gold)
        self.alone: str = alone  # the mode that one player plays instead

    def why_not(self, players: i64, innovations: bool, winds: bool, draft: bool) -> str:
        """AOC-12.1: the rule that forbids this number of players or these variants, or nothing."""
        return ""

    def counts_achievements(self) -> bool:
        """AOC-15.12: are achievements the goal?"""
        return False


class Clash(Mode):
    """AOC-15: for one player, with achievements."""

    def why_not(self, players: i64, innovations: bool, winds: bool, draft: bool) -> str:
        return "AOC-15.1" if players > 1 else "AOC-15.11" if winds or draft else ""

    def counts_achievements(self) -> bool:
        return True


class PathToGlory(Mode):
    """AOC-16: a scenario for one player, with medals."""

    def why_not(self, players: i64, innovations: bool, winds: bool, draft: bool) -> str:
        return "AOC-16.2" if players > 1 else "AOC-16.12" if innovations or winds or draft else ""


def mode_rows() -> list[Mode]:
    return [
        Mode("base", alone="clash"),
        Clash("clash", solo=1, fixed="plague 5", wonder_pool=4, growth=1),
        PathToGlory(
            "wonders",
            solo=1,
            deck="sumer egypt babylon harappa hittites minoans assyria lydia persia greece israel nubia olmec celts "
            "macedonia china india rome",
            replaces="hunting quarry conquest monument",
            fixed="plague 5 quarry 3 monument 6",
            wonder_pool=5,
            only_ancient=1,
            takes_wonder_after="2 4",
            stone_worth=2,
            growth=1,
            bronze="wonder 2 point 16",
            silver="wonder 3 point 22",
            gold="wonder 3 point 28",
        ),
        PathToGlory(
            "silk",
            solo=1,
            deck="china india persia rome byzantium arabs khitan tibet korea malays khmer greece macedonia slavs "
            "ottoman aksum egypt italy japan",
            replaces="hunting silk_weaving fishing caravan",
            fixed="plague 5 silk_weaving 4 caravan 6",
            wonder_pool=4,
            silk_lost=1,
            growth=1,
            bronze="silk_sold 4 point 14",
            silver="silk_sold 6 point 20",
            gold="silk_sold 8 point 25",
        ),
        PathToGlory(
            "lost",
            solo=1,
            deck="aztecs inca olmec tiwanaku polynesia",
            replaces="trade slash_and_burn conquest sacred_ritual",
            fixed="plague 5 slash_and_burn 3 sacred_ritual 6",
            wonder_pool=4,
            starts_as="maya",
            births=0,
            refill=0,
            exhausted_at=2,
            collapse_after="5",
            growth=1,
            bronze="worker 1 point 13",
            silver="worker 1 point 17",
            gold="worker 2 point 21",
        ),
        PathToGlory(
            "mongols",
            solo=1,
            deck="china korea japan khitan tibet khmer malays india persia arabs byzantium slavs italy ottoman britain "
            "franks mali zimbabwe",
            replaces="trade fortify",
            fixed="plague 5 fortify 4",
            wonder_pool=4,
            rival=1,
            growth=1,
            defeat=4,
            commands=1,
            bronze="devastation 3 point 15",
            silver="devastation 2 point 20",
            gold="devastation 1 point 25",
        ),
        PathToGlory(
            "rebirth",
            solo=1,
            deck="italy britain ottoman byzantium slavs arabs egypt mali china korea india kongo aztecs inca japan "
            "malays khmer zimbabwe",
            replaces="conquest patronage",
            fixed="plague 4 patronage 6",
            wonder_pool=4,
            growth=1,
            tokens="black_death 5 labour_shortage 6 rebirth 7",
            bronze="technology 5 point 23",
            silver="technology 6 point 27",
            gold="technology 7 point 31",
        ),
    ]


NAMES: Final = [row.name for row in mode_rows()]
