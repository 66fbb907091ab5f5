"""The buildings of age I. SWD-1.1."""

from __future__ import annotations

from ecumene.games.seven_wonders_duel.cards.rows import (
    AGE1,
    BLUE,
    BROWN,
    GRAY,
    GREEN,
    MORTAR,
    PENDULUM,
    QUILL,
    RED,
    WHEEL,
    YELLOW,
    Card,
)


def age1_rows() -> list[Card]:
    return [
        Card("lumber_yard", AGE1, BROWN, makes="wood"),
        Card("logging_camp", AGE1, BROWN, coins=1, makes="wood"),
        Card("clay_pool", AGE1, BROWN, makes="clay"),
        Card("clay_pit", AGE1, BROWN, coins=1, makes="clay"),
        Card("quarry", AGE1, BROWN, makes="stone"),
        Card("stone_pit", AGE1, BROWN, coins=1, makes="stone"),
        Card("glassworks", AGE1, GRAY, coins=1, makes="glass"),
        Card("press", AGE1, GRAY, coins=1, makes="papyrus"),
        Card("guard_tower", AGE1, RED, shields=1),
        Card("stable", AGE1, RED, cost="wood", shields=1, link="horseshoe"),
        Card("garrison", AGE1, RED, cost="clay", shields=1, link="sword"),
        Card("palisade", AGE1, RED, coins=2, shields=1, link="tower"),
        Card("workshop", AGE1, GREEN, cost="papyrus", science=PENDULUM, points=1),
        Card("apothecary", AGE1, GREEN, cost="glass", science=WHEEL, points=1),
        Card("scriptorium", AGE1, GREEN, coins=2, science=QUILL, link="book"),
        Card("pharmacist", AGE1, GREEN, coins=2, science=MORTAR, link="gear"),
        Card("stone_reserve", AGE1, YELLOW, coins=3, fixes="stone"),
        Card("clay_reserve", AGE1, YELLOW, coins=3, fixes="clay"),
        Card("wood_reserve", AGE1, YELLOW, coins=3, fixes="wood"),
        Card("tavern", AGE1, YELLOW, pays=4, link="vase"),
        Card("theater", AGE1, BLUE, points=3, link="mask"),
        Card("altar", AGE1, BLUE, points=3, link="moon"),
        Card("baths", AGE1, BLUE, cost="stone", points=3, link="drop"),
    ]
