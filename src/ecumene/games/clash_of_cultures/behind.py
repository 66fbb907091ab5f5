"""The rule on which what a row says rests: what its text links to."""

from __future__ import annotations

from typing import Final

ADVANCES: Final = {
    "farming": "24.24", "irrigation": "24.1", "husbandry": "24.2", "mining": "24.24", "engineering": "24.3",
    "sanitation": "24.4", "roads": "24.6", "fishing": "11.17", "cartography": "24.8", "war_ships": "24.27",
    "navigation": "12.18", "writing": "24.9", "public_education": "24.25", "free_education": "9.18",
    "philosophy": "24.10", "tactics": "12.5", "siegecraft": "16.18", "steel_weapons": "16.17", "draft": "24.11",
    "myths": "17.9", "rituals": "13.5", "priesthood": "9.14", "state_religion": "11.13", "bartering": "24.30",
    "taxes": "24.14", "trade_routes": "24.13", "currency": "24.13", "arts_and_sculpture": "14.11",
    "circus_and_sports": "13.4", "monuments": "24.16", "drama_and_music": "24.17", "chemistry": "24.29",
    "metallurgy": "24.18", "voting": "13.3", "separation_of_power": "14.12", "civil_liberties": "24.19",
    "free_economy": "24.21", "nationalism": "24.28", "totalitarianism": "14.12", "absolute_power": "24.31",
    "forced_labor": "24.20", "dogma": "24.22", "devotion": "14.12", "conversion": "14.13", "fanaticism": "16.19",
}  # fmt: skip
WONDERS: Final = {
    "great_gardens": "22.21", "great_pyramids": "22.14", "great_library": "22.11", "great_statue": "22.15",
    "great_lighthouse": "22.20", "great_wall": "22.16", "great_mausoleum": "22.13",
}  # fmt: skip
EVENTS: Final = {
    "pestilence": "17.18", "epidemics": "17.18", "population_boom": "17.15", "volcano": "17.10", "earthquake": "17.10",
    "heavy_earthquake": "17.10", "year-give": "17.16", "migration": "17.16", "civil_war": "17.16",
    "revolution": "17.16", "great_merchant": "24.13", "great_explorer": "23.16", "great_prophet": "11.28",
    "great_engineer": "11.28",
}  # fmt: skip
OTHERS: Final = {
    "advance-food": "9.1", "advance-ore": "9.5", "needs": "9.4", "frame-mood": "5.7", "frame-culture": "5.7",
    "unlocks": "9.13", "opens": "9.8", "food-cap": "5.5", "idea-cap": "24.22", "frees": "9.14", "frees-ore": "9.14",
    "spares": "17.8", "in-port": "22.20", "barbarians-live": "18.2", "icon-gold_mine": "17.4",
    "icon-exhausted_land": "17.5", "icon-spawn": "17.6", "icon-attack": "18.3", "protects": "17.8", "lasts": "17.19",
    "person": "17.13", "free-advance": "17.22", "free-government": "17.22", "upper": "20.1", "lower": "20.4",
    "takes-action": "20.2", "tokens": "20.9", "when-start_of_turn": "20.8", "when-before_collect": "20.8",
    "when-after_win": "20.8", "when-after_win_or_capture": "20.8", "when-right_after_capture": "20.8",
    "civil-inspiration": "20.10", "civil-technology_trade": "20.10", "civil-mercenaries": "18.21",
    "civil-production_focus": "11.27", "civil-mass_production": "11.27", "civil-city_development": "11.28",
    "civil-leadership": "8.8", "civil-assassination": "8.8", "scout": "20.11", "enemy-cv-each": "16.40",
    "cv-per-enemy": "16.40", "die-per-soldier": "16.40", "upper-goal": "19.1", "lower-goal": "19.1",
    "status": "19.11", "at-once": "19.9", "either": "19.2", "not-with": "19.12", "goal-most-cities": "19.8",
    "goal-architecture": "19.8", "goal-culture_power": "19.7", "goal-goal_focused": "19.7",
}  # fmt: skip
BEHIND: Final = {
    **{f"advance-{name}": f"COC-{rule}" for name, rule in ADVANCES.items()},
    **{f"wonder-{name}": f"COC-{rule}" for name, rule in WONDERS.items()},
    **{f"event-{name}": f"COC-{rule}" for name, rule in EVENTS.items()},
    **{name: f"COC-{rule}" for name, rule in OTHERS.items()},
}
