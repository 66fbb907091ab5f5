"""The 48 civilizations. AOC-11; `border/unverified.py` lists the figures that are reconstructions."""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.games.age_of_civilization.cards.effect import Effect
from ecumene.games.age_of_civilization.cards.effects import effects
from ecumene.games.age_of_civilization.cards.terms import NONE


class Civilization:
    """AOC-4.3: a main and a legacy ability. `solo`: it can be used in a game for one player."""

    def __init__(self, name: str, population: i64, main: str, legacy: str, solo: i64 = 1) -> None:
        self.number: i64 = NONE
        self.name: str = name
        self.population: i64 = population
        self.main: list[Effect] = effects(main)
        self.legacy: list[Effect] = effects(legacy)
        self.solo: i64 = solo


def civilization_rows() -> list[Civilization]:
    return [
        Civilization(
            "aksum", 3, "construction: 1 points; construction: then culture", "construction: -1 cost"
        ),  # AOC-11.1
        Civilization("arabs", 3, "turn: 1 coins per 2 technology", "trade: 1 coins"),  # AOC-11.2
        Civilization("aztecs", 4, "wonder: -6 cost; wonder: +1 needed", "strength 1"),  # AOC-11.3
        Civilization("babylon", 2, "turn: 1 technology", "agriculture: 1 coins"),  # AOC-11.4
        Civilization("byzantium", 3, "culture: -1 cost if strongest", "strength 1"),  # AOC-11.5
        Civilization("britain", 3, "turn: 1 points per 7 coin", "fishing: 1 coins"),  # AOC-11.6
        Civilization("china", 3, "agriculture: 1 workers", "research: -1 cost"),  # AOC-11.7
        Civilization("phoenicia", 2, "turn: may give 2 for 2 points", "trade: 1 coins", solo=0),  # AOC-11.8
        Civilization(
            "harappa", 4, "research: -1 cost for writing sailing mining", "culture: -1 cost not education"
        ),  # AOC-11.9
        Civilization("hittites", 3, "research: cost 0 for iron_working; strength 1", "strength 1"),  # AOC-11.10
        Civilization("iberia", 3, "birth: 1 technology per 2 bonus_coin", "fishing: 1 coins", solo=0),  # AOC-11.11
        Civilization("ottoman", 3, "research: -3 cost for science gunpowder", "strength 1"),  # AOC-11.12
        Civilization("inca", 2, "birth: 1 wonder", "agriculture: 1 coins"),  # AOC-11.13
        Civilization("carthage", 3, "bonus_coins 3", "trade: 1 coins", solo=0),  # AOC-11.14
        Civilization("kongo", 2, "rest: 1 coins; rest: 2 points", "hunting: 1 coins"),  # AOC-11.15
        Civilization(
            "korea", 3, "research: 2 points for writing education sailing", "end: 1 points per 3 technology"
        ),  # AOC-11.16
        Civilization("maya", 3, "future_actions; agriculture: 1 coins", "wonder: -1 cost"),  # AOC-11.17
        Civilization("persia", 4, "war: 1 coins per 2 strength", "strength 1"),  # AOC-11.18
        Civilization("polynesia", 3, "war_immune; fishing: 1 coins", "rest: 1 coins"),  # AOC-11.19
        Civilization("rome", 3, "strength 1 per 2 technology", "construction: -1 cost"),  # AOC-11.20
        Civilization("scythia", 3, "conquest: safe; conquest: 2 others_lose", "hunting: 1 coins", solo=0),  # AOC-11.21
        Civilization("slavs", 4, "turn: 1 coins if strongest", "agriculture: 1 coins"),  # AOC-11.22
        Civilization("sumer", 3, "research: cost 0 for writing sailing", "agriculture: 1 coins"),  # AOC-11.23
        Civilization("tiwanaku", 2, "birth: 1 points per future_card", "construction: -1 cost"),  # AOC-11.24
        Civilization("vikings", 3, "trade: blocked; strength 1", "strength 1", solo=0),  # AOC-11.25
        Civilization("india", 4, "culture: space", "culture: -1 cost not education"),  # AOC-11.26
        Civilization("franks", 4, "conquest: space", "strength 1"),  # AOC-11.26
        Civilization("khmer", 3, "birth: 2 points per wonder", "wonder: -1 cost"),  # AOC-11.27
        Civilization("egypt", 4, "wonder: -1 cost; construction: -1 cost", "agriculture: 1 coins"),
        Civilization("mongolia", 3, "strength 3; conquest: 1 others_lose", "strength 1", solo=0),
        Civilization("germania", 3, "turn: 1 others_lose", "strength 1", solo=0),  # AOC-11.29
        Civilization("lydia", 3, "birth: 4 coins; birth: 1 others_gain", "end: 1 points per 5 coin"),  # AOC-11.28
        Civilization("celts", 3, "hunting: space; hunting: 1 coins", "strength 1"),
        Civilization("italy", 2, "birth: 2 points", "culture: 1 points"),
        Civilization("malays", 3, "trade: space", "end: 1 points per 4 coin"),
        Civilization("khitan", 3, "strength 1; hunting: 1 coins; agriculture: 1 coins", "exploitation: 1 coins"),
        Civilization("greece", 3, "research: 1 points", "culture: -1 cost not education"),
        Civilization("japan", 3, "conquest: 1 points; strength 1", "fishing: 1 coins"),
        Civilization("assyria", 3, "strength 2; conquest: 2 coins", "exploitation: 1 coins"),
        Civilization("huns", 4, "strength 2", "conquest: 1 coins"),
        Civilization("nubia", 3, "exploitation: 2 coins", "hunting: 1 coins"),
        Civilization("mali", 3, "turn: 1 coins", "trade: 1 coins"),
        Civilization("olmec", 3, "construction: -2 cost", "hunting: 1 coins"),
        Civilization("minoans", 3, "trade: 1 coins; fishing: 1 coins", "wonder: -1 cost"),
        Civilization("israel", 3, "sacrifice_immune", "end: 1 points per 2 worker"),
        Civilization("tibet", 2, "turn: 1 points if weakest", "culture: -1 cost not education"),
        Civilization("zimbabwe", 3, "construction: -1 needed", "exploitation: 1 coins"),
        Civilization("macedonia", 3, "birth: 1 points per 2 strength; strength 1", "strength 1"),
    ]
