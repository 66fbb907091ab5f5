"""The rows of one match, with its corrections. Rules read rows only here, as `s.rules.cards[c]`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from ecumene.games.lantern.cards.lights import card_rows
from ecumene.kernel.border.corrections import correct, errors_of, whole

BRIGHTEST: Final = 9  # the most light that a correction may give: coins come from light, and a bid is below 64
READERS: Final[dict[str, Callable[[Any], Any]]] = {"light": partial(whole, high=BRIGHTEST)}  # by field; others: 0 to 99


@dataclass(init=False, eq=False)
class Rules:
    """It is saved as its corrections, from which the rows are made again. So `corrections` is its only field."""

    corrections: str

    def __init__(self, corrections: str = "") -> None:
        self.corrections = corrections
        self.cards = card_rows()
        with errors_of("lantern"):
            correct({"cards": self.cards}, corrections, READERS)
