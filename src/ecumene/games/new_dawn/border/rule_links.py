"""The rule behind each fact of a row: what its text links to."""

from __future__ import annotations

from typing import Final

FOCUS: Final = {
    "tokens-culture": "7.1", "shifts-token": "7.12", "token-near-friendly": "7.10", "converts-token": "7.13",
    "science": "8.1", "gains-trade": "8.11", "gains-new-resource": "8.11", "bombs-in-slot-5": "7.14",
    "steps-economy": "9.2", "caravans-economy": "9.1", "water": "9.17", "enters": "9.17", "exchanges-resource": "9.20",
    "resolves-another": "20.2", "industry": "10.1", "reach-industry": "10.2", "from-caravans": "10.13",
    "slot5-industry": "10.15", "tokens-industry": "10.14", "attacks-military": "11.3", "reach-military": "11.3",
    "bonus-military": "11.12", "bonus-barbarian-military": "11.12",
}  # fmt: skip
LEADERS: Final = {
    "america": "20.18", "aztec": "20.23", "egypt": "10.10", "france": "20.22", "japan": "20.7", "rome": "20.19",
    "scythia": "20.16", "sumeria": "20.17",
}  # fmt: skip
WONDERS: Final = {
    "stonehenge": "20.10", "hanging_gardens": "6.7", "forbidden_city": "7.14", "chichen_itza": "20.5",
    "sydney_opera_house": "20.15", "eiffel_tower": "20.11", "colossus": "20.19", "great_lighthouse": "20.5",
    "great_zimbabwe": "20.20", "machu_picchu": "20.3", "big_ben": "20.16", "estadio_do_maracana": "20.4",
    "oracle": "20.23", "pyramids": "20.8", "porcelain_tower": "20.8", "potala_palace": "15.2",
    "oxford_university": "20.9", "kremlin": "20.16", "petra": "20.21", "venetian_arsenal": "20.1", "pentagon": "11.4",
}  # fmt: skip
PACTS: Final = {"joint_war": "20.16", "defensive_pact": "20.16", "embassy": "20.14", "open_borders": "20.15"}
STATES: Final = {
    "carthage": "20.16", "kumasi": "20.6", "brussels": "10.10", "seoul": "20.12", "geneva": "20.13",
    "mohenjo_daro": "20.6", "buenos_aires": "10.10", "kabul": "20.16",
}  # fmt: skip
AGENDAS: Final = (
    "aesthetic", "civilized", "explorer", "money_grubber", "paranoid", "populous", "preservationist", "scholarly",
    "technophile", "warmonger",
)  # fmt: skip
SIDES: Final = {"resource": "5.6", "natural": "5.7", "state": "14.1", "barbarian": "2.6"}
OTHERS: Final = {
    "order-either": "11.2", "order-attacks_first": "11.2", "order-reinforce_first": "11.2",
    "type": "6.5", "row": "2.3", "deck": "2.9", "cost": "10.10", "pays": "10.9", "attack": "11.12",
    "defence": "11.14", "counts-as": "5.7",
    "over-water": "5.12", "over-rivals": "5.12", "over-barbarians": "5.12", "capital-tile": "4.1",
    "wonder-tile": "4.2", "state-tile": "4.2", "side-a": "1.2", "side-b": "1.2",
    "difficulty": "5.1", "water": "5.2", "no-terrain": "5.3",
    "hold-control": "5.4", "hold-reinforced": "11.14", "hold-city": "5.11", "hold-capital": "1.8",
    "event-spawn": "13.13", "event-blank": "13.2", "event-movement": "13.3", "event-trade": "13.15",
    "resource": "5.6", "barbarian": "11.13", "caravan": "9.2",
}  # fmt: skip
TYPES: Final = ("culture", "science", "economy", "industry", "military")
RULE_LINKS: Final = {
    **{f"focus-{name}": f"CND-{rule}" for name, rule in FOCUS.items()},
    **{f"leader-{name}": f"CND-{rule}" for name, rule in LEADERS.items()},
    **{f"wonder-{name}": f"CND-{rule}" for name, rule in WONDERS.items()},
    **{f"pact-{name}": f"CND-{rule}" for name, rule in PACTS.items()},
    **{f"state-{name}": f"CND-{rule}" for name, rule in STATES.items()},
    **{f"agenda-{name}": "CND-12.8" for name in AGENDAS},
    **{f"type-{name}": "CND-16.1" for name in TYPES},
    **{f"side-{side}-{name}": f"CND-{rule}" for side in "ab" for name, rule in SIDES.items()},
    **{name: f"CND-{rule}" for name, rule in OTHERS.items()},
}
