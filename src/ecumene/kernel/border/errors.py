"""What can go wrong at the border: an id with arguments, which the catalogues put into words in every language.

`str(error)` is English; `Words.error` says it in the reader's language. Where a rule forbids it, `rule` is its id.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any, Self

if TYPE_CHECKING:
    from ecumene.kernel.border.sections import Shortage

SHOWN = 60  # letters of what somebody sent that are shown again
NAMED = 400  # names of things that a message lists, at most so many letters


class EcumeneError(ValueError):
    """The common ancestor: catch this to catch every complaint of the platform.

    `str` says it in English. It is an error of what was given, so it is a `ValueError` too.

    Attributes:
        id: What is wrong. The message is `error-<id>` of the platform's catalogue, or of a game's where `game` is set.
        arguments: What the message names; `near` is what was probably meant.
        rule: The id of the rule that forbids it, or "".
        game: The game whose rule or message it is, or "".
        file: The file where it is, or "".
        line: The line of that file or record, or 0.

    Examples:
        >>> try:
        ...     ecumene.new("lantern", players=9)
        ... except ecumene.EcumeneError as e:
        ...     print(e)
        lantern is for 1 to 4 players, not 9.
    """

    rule = ""
    game = ""  # whose catalogue has the message, and whose rule it is
    file = ""
    line = 0  # of a file or record

    def __init__(self, id: str, **arguments: Any) -> None:
        super().__init__(id)
        self.id = id
        self.rule = arguments.get("rule", "")
        self.arguments = {name: shown(x) for name, x in arguments.items() if x != "" or name != "near"}

    def at(self, line: int = 0, file: str = "", game: str = "") -> Self:
        """The same error, with where it is."""
        self.line, self.file, self.game = line or self.line, file or self.file, game or self.game
        return self

    def __str__(self) -> str:
        return english(self)


def _untold(e: EcumeneError) -> str:
    return e.id


english: Callable[[EcumeneError], str] = _untold  # the package puts the one that reads the catalogues here


class BadArgument(EcumeneError):
    """A function was called with something that is not of its kind."""


class UnknownGame(EcumeneError):
    """There is no game of that name."""


class UnknownBot(EcumeneError):
    """There is no bot of that name."""


class BadOption(EcumeneError):
    """A game does not have these options or this number of players, or the options do not go together.

    Where a rule of the game says so, `rule` names it.
    """


class UnreadableMove(EcumeneError):
    """The text is not in the notation of this game."""


class IllegalMove(EcumeneError):
    """The move can be read, but may not be made now. `rule` names the rule that forbids it.

    `missing` says what the seat would need, as far as that is a matter of figures: `Game.missing`.
    """

    missing: Sequence[Shortage] = ()


class NotYourTurn(IllegalMove):
    """Somebody else is asked, or the game is over."""


class BadRecord(EcumeneError):
    """A game record cannot be read or does not replay; `line` says where."""


class BadCorrections(EcumeneError):
    """A file of corrected card rows is wrong; file, line and field are named."""


class BadRows(EcumeneError):
    """A deck has more or fewer rows than the rules can handle; the deck and both figures are named."""


class BadFile(EcumeneError):
    """A file cannot be read or written."""


def shown(value: Any) -> str:
    """What somebody sent, as part of a message: on one line, not too long, and no language's inner form."""
    if isinstance(value, (list, tuple)) and all(isinstance(x, str) for x in value):
        return clipped(", ".join(value), NAMED)
    if isinstance(value, str):
        text = value
    elif isinstance(value, bytes):
        text = value[: 4 * SHOWN].decode("utf-8", "replace")
    elif isinstance(value, (bool, int, float, dict, list, tuple)) or value is None:
        text = in_json(value)
    else:
        text = type(value).__name__
    return clipped(text, SHOWN)


def in_json(value: Any) -> str:
    """`true`, `null`, `{"a": 1}`; a number of thousands of digits is not written out."""
    if type(value) is int and value.bit_length() > 4 * SHOWN:
        return "…"
    try:
        return json.dumps(value, ensure_ascii=False)
    except (TypeError, ValueError, RecursionError):
        return "…"


def clipped(text: str, most: int) -> str:
    line = "".join(x if x.isprintable() else "·" for x in text[: most + 1])
    return line if len(line) <= most else f"{line[: most - 1]}…"


def nearest(word: Any, known: Iterable[str]) -> str:
    """The name that was probably meant, or ""."""
    names = [x for x in known if x]
    close = get_close_matches(word[:SHOWN], names, 1) if isinstance(word, str) else []
    return close[0] if close else ""
