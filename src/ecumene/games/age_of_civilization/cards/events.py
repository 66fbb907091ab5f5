"""Event tokens, those of a scenario, and the commands of the Mongol army. AOC-13.4, 16.9, 16.10."""

from __future__ import annotations

from ecumene.games.age_of_civilization.cards.rows import Command, Event


def event_rows() -> list[Event]:
    return [
        Event("birth_rate", "all", "1 workers"),
        Event("harvest", "all", "1 coins per worker"),
        Event("festival", "most wonder", "2 points"),
        Event("great_debate", "most technology", "2 points"),
        Event("earthquake", "all", "1 sacrifice"),
        Event("rats", "all", "3 lose_coins"),
        Event("bribery", "most coin", "3 lose_coins"),
        Event("barbarians", "least strength", "3 lose_coins"),
        Event("blank", "all", ""),
        Event("black_death", "all", "1 sacrifice per half_workers", special=1),
        Event("labour_shortage", "all", "1 coins per missing_worker", special=1),
        Event("rebirth", "all", "1 workers; 1 technology", special=1),
    ]


def command_rows() -> list[Command]:
    return [
        Command("raid", 1, "1 points", "3 lose_coins; 1 devastation"),
        Command("siege", 1, "1 points", "1 sacrifice; 1 devastation"),
        Command("scorched_earth", 1, "1 points", "1 scorch; 1 devastation"),
        Command("terror", 1, "1 points", "2 lose_points; 1 devastation"),
        Command("tribute", failed="1 devastation", ransom=4),
        Command("recall", always="1 rival_loses"),
    ]
