"""What can go wrong at the border. Each error says what is wrong; where a rule forbids it, `rule` is its id."""

from __future__ import annotations


class EcumeneError(ValueError):
    """The common ancestor: catch this to catch every complaint of the platform."""

    rule = ""


class UnknownGame(EcumeneError):
    """There is no game of that name."""


class BadOption(EcumeneError):
    """A game was asked for with options or a number of players it does not have, or with such as do not go together.

    Where a rule of the game says so, `rule` names it.
    """

    def __init__(self, text: str, rule: str = "") -> None:
        super().__init__(text)
        self.rule = rule


class UnreadableMove(EcumeneError):
    """The text is not in the notation of this game."""


class IllegalMove(EcumeneError):
    """The move can be read, but may not be made now. `rule` names the rule that forbids it."""

    def __init__(self, rule: str, text: str, why: str = "") -> None:
        super().__init__(f"{text} is refused by {rule}: {why}" if why else f"{text} is refused by {rule}")
        self.rule = rule
        self.text = text


class NotYourTurn(IllegalMove):
    """Somebody else is asked, or the game is over."""


class BadRecord(EcumeneError):
    """A game record cannot be read or does not replay; the message names the line."""


class BadCorrections(EcumeneError):
    """A file of corrected card rows is wrong; the message names file, line and field."""
