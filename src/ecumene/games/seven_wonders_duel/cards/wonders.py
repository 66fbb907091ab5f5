"""The twelve wonders. SWD-7.4 to 7.15. Four of them ask their builder a question."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from ecumene.games.seven_wonders_duel.cards.rows import BROWN, GRAY, Wonder
from ecumene.games.seven_wonders_duel.rules.wonders import BuildFromDiscard, Destroy, DrawTokens, KeepToken

if TYPE_CHECKING:
    from ecumene.games.seven_wonders_duel.rules.state import Duel


class CircusMaximus(Wonder):
    """SWD-7.5: destroys a gray card, if there is one (SWD-7.16)."""

    extra_facts: ClassVar[list[str]] = ["destroys-gray"]

    def ask(self, s: Duel, p: i64) -> None:
        if s.seats[1 - p].count(GRAY):
            s.push(Destroy(p, GRAY))


class StatueOfZeus(Wonder):
    """SWD-7.14: destroys a brown card, if there is one (SWD-7.16)."""

    extra_facts: ClassVar[list[str]] = ["destroys-brown"]

    def ask(self, s: Duel, p: i64) -> None:
        if s.seats[1 - p].count(BROWN):
            s.push(Destroy(p, BROWN))


class GreatLibrary(Wonder):
    """SWD-7.7: its builder draws three progress tokens and keeps one."""

    extra_facts: ClassVar[list[str]] = ["draws-tokens"]

    def ask(self, s: Duel, p: i64) -> None:
        s.then([DrawTokens(p), KeepToken(p)])


class Mausoleum(Wonder):
    """SWD-7.10: builds a discarded card, if there is one (SWD-7.16)."""

    extra_facts: ClassVar[list[str]] = ["builds-discarded"]

    def ask(self, s: Duel, p: i64) -> None:
        if s.discard:
            s.push(BuildFromDiscard(p))


def wonder_rows() -> list[Wonder]:
    return [
        Wonder("appian_way", "clay clay stone stone papyrus", coins=3, other_loses=3, again=1, points=3),  # SWD-7.4
        CircusMaximus("circus_maximus", "wood stone stone glass", shields=1, points=3),  # SWD-7.5
        Wonder("colossus", "clay clay clay glass", shields=2, points=3),  # SWD-7.6
        GreatLibrary("great_library", "wood wood wood glass papyrus", points=4),  # SWD-7.7
        Wonder("great_lighthouse", "wood stone papyrus papyrus", any_raw=1, points=4),  # SWD-7.8
        Wonder("hanging_gardens", "wood wood glass papyrus", coins=6, again=1, points=3),  # SWD-7.9
        Mausoleum("mausoleum", "clay clay glass glass papyrus", points=2),  # SWD-7.10
        Wonder("piraeus", "wood wood clay stone", any_good=1, again=1, points=2),  # SWD-7.11
        Wonder("pyramids", "stone stone stone papyrus", points=9),  # SWD-7.12
        Wonder("sphinx", "clay stone glass glass", again=1, points=6),  # SWD-7.13
        StatueOfZeus("statue_of_zeus", "wood clay stone papyrus papyrus", shields=1, points=3),  # SWD-7.14
        Wonder("temple_of_artemis", "wood stone glass papyrus", coins=12, again=1),  # SWD-7.15
    ]


WONDERS: Final = wonder_rows()  # as printed, for names; the rules of a match read `s.rules.wonders`
