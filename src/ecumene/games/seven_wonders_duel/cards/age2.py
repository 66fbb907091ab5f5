"""The buildings of age II. SWD-1.1."""

from __future__ import annotations

from ecumene.games.seven_wonders_duel.cards.rows import (
    AGE2,
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


def age2_rows() -> list[Card]:
    return [
        Card("sawmill", AGE2, BROWN, coins=2, makes="wood wood"),
        Card("brickyard", AGE2, BROWN, coins=2, makes="clay clay"),
        Card("shelf_quarry", AGE2, BROWN, coins=2, makes="stone stone"),
        Card("glass_blower", AGE2, GRAY, makes="glass"),
        Card("drying_room", AGE2, GRAY, makes="papyrus"),
        Card("walls", AGE2, RED, cost="stone stone", shields=2),
        Card("horse_breeders", AGE2, RED, cost="wood clay", shields=1, free_with="horseshoe"),
        Card("barracks", AGE2, RED, coins=3, shields=1, free_with="sword"),
        Card("archery_range", AGE2, RED, cost="wood stone papyrus", shields=2, link="target"),
        Card("parade_ground", AGE2, RED, cost="clay clay glass", shields=2, link="helmet"),
        Card("library", AGE2, GREEN, cost="wood stone glass", science=QUILL, points=2, free_with="book"),
        Card("dispensary", AGE2, GREEN, cost="clay clay stone", science=MORTAR, points=2, free_with="gear"),
        Card("school", AGE2, GREEN, cost="wood papyrus papyrus", science=WHEEL, points=1, link="harp"),
        Card("laboratory", AGE2, GREEN, cost="wood glass glass", science=PENDULUM, points=1, link="lamp"),
        Card("forum", AGE2, YELLOW, coins=3, cost="clay", any_good=1),
        Card("caravansery", AGE2, YELLOW, coins=2, cost="glass papyrus", any_raw=1),
        Card("customs_house", AGE2, YELLOW, coins=4, fixes="glass papyrus"),
        Card("brewery", AGE2, YELLOW, pays=6, link="barrel"),
        Card("courthouse", AGE2, BLUE, cost="wood wood glass", points=5),
        Card("statue", AGE2, BLUE, cost="clay clay", points=4, link="column", free_with="mask"),
        Card("temple", AGE2, BLUE, cost="wood papyrus", points=4, link="sun", free_with="moon"),
        Card("aqueduct", AGE2, BLUE, cost="stone stone stone", points=5, free_with="drop"),
        Card("rostrum", AGE2, BLUE, cost="wood stone", points=4, link="senate_house"),
    ]
