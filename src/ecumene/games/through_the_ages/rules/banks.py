"""Tables of the yellow and the blue bank: what each number of tokens means. TTA-8.12, 14.1, 14.10."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# by the number of tokens in the yellow bank, 0 to 18; further tokens are in the rightmost section (14.1)
FOOD_COSTS: Final[list[int]] = [0, 7, 7, 7, 7, 5, 5, 5, 5, 4, 4, 4, 4, 3, 3, 3, 3, 2, 2]
CONSUMPTION: Final[list[int]] = [6, 4, 4, 4, 4, 3, 3, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1, 0, 0]
FACES_NEEDED: Final[list[int]] = [8, 7, 7, 6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 1, 1, 0, 0]
# by the number of tokens in the blue bank, 0 to 11
CORRUPTION: Final[list[int]] = [6, 4, 4, 4, 4, 4, 2, 2, 2, 2, 2, 0]

STARVATION: Final = 4  # culture points for each missing food (8.6)


def food_cost(yellow: i64) -> i64:
    """TTA-6.12: for one more worker, before discounts."""
    return FOOD_COSTS[min(yellow, 18)]


def consumption(yellow: i64) -> i64:
    return CONSUMPTION[min(yellow, 18)]


def faces_needed(yellow: i64) -> i64:
    return FACES_NEEDED[min(yellow, 18)]


def corruption(blue: i64) -> i64:
    return CORRUPTION[min(blue, 11)]
