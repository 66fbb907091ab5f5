"""Numbers that people type."""

from __future__ import annotations

import math

from ecumene.kernel.border.errors import BadArgument
from ecumene.kernel.match.record import plain_number

LARGEST = 10**9 - 1
LONGEST = 40  # characters of a number of seconds


def number(text: str, most: int = LARGEST) -> int | None:
    """A whole number in plain digits up to `most`, or None."""
    value = plain_number(text)
    return value if value is not None and value <= most else None


def is_figure(text: str) -> bool:
    """Does it start like a number, so that it cannot be a move?"""
    return text.lstrip("+-−")[:1].isnumeric()


def whole(option: str, text: str, least: int = 0, most: int = LARGEST) -> int:
    """The number given with an option of the command line."""
    value = number(text.strip(), most)
    if value is None or value < least:
        raise BadArgument("option-number", option=option, least=least, most=most, value=text)
    return value


def seconds(option: str, text: str, most: int = 3600) -> float:
    """How long to wait, given with an option of the command line."""
    try:
        value = float(text) if len(text) <= LONGEST else math.nan
    except ValueError:
        value = math.nan
    if not 0 <= value <= most:
        raise BadArgument("option-seconds", option=option, most=most, value=text)
    return value
