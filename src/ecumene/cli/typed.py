"""What people type where a number is wanted."""

from __future__ import annotations

import math

from ecumene.kernel.errors import EcumeneError

LARGEST = 10**9 - 1
SEEDS = 2**62  # as many as `kernel.chance.Seeded` tells apart
SHOWN = 40  # letters of a wrong answer that are said again


def number(text: str, most: int = LARGEST) -> int | None:
    """A whole number in plain digits, or None.

    To Python also `²` and `٣` are digits, and `int` refuses a text of thousands of them.
    """
    if not (text.isascii() and text.isdecimal()) or len(text) > len(str(most)):
        return None
    value = int(text)
    return value if value <= most else None


def is_figure(text: str) -> bool:
    """Does it begin as a number, so that it cannot be a move?"""
    return text.lstrip("+-−")[:1].isnumeric()


def whole(option: str, text: str, least: int = 0, most: int = LARGEST) -> int:
    """The number given with an option of the command line."""
    value = number(text.strip(), most)
    if value is None or value < least:
        raise EcumeneError(f"{option} takes a whole number from {least} to {most}, not {shortened(text)}")
    return value


def seconds(option: str, text: str, most: int = 3600) -> float:
    """How long to wait, given with an option of the command line."""
    try:
        value = float(text) if len(text) <= SHOWN else math.nan
    except ValueError:
        value = math.nan
    if not 0 <= value <= most:
        raise EcumeneError(f"{option} takes a number of seconds from 0 to {most}, not {shortened(text)}")
    return value


def shortened(text: str) -> str:
    return repr(text) if len(text) <= SHOWN else f"{text[:SHOWN]!r}… ({len(text)} letters)"
