"""The rule behind each fact of a row: where the text of a card links to. Special cards have rules of their own."""

from __future__ import annotations

from typing import Final

RULE_LINKS: Final = {
    **dict.fromkeys(("type-farm", "type-mine"), "TTA-12.2"),
    **dict.fromkeys(("type-lab", "type-temple", "type-arena", "type-library", "type-theater"), "TTA-12.3"),
    **dict.fromkeys(("type-infantry", "type-cavalry", "type-artillery"), "TTA-12.3"),
    **dict.fromkeys(("type-civil", "type-military", "type-colonization", "type-construction"), "TTA-12.4"),
    "type-air_force": "TTA-12.9",
    "type-government": "TTA-12.5",
    "kind-leader": "TTA-6.18",
    "kind-wonder": "TTA-12.6",
    "kind-action": "TTA-6.32",
    "kind-event": "TTA-9.1",
    "kind-territory": "TTA-10.1",
    "kind-aggression": "TTA-5.7",
    "kind-war": "TTA-5.16",
    "kind-pact": "TTA-5.20",
    "kind-tactic": "TTA-12.8",
    "kind-bonus": "TTA-5.10",
    "cost": "TTA-6.13",
    "tech-cost": "TTA-6.24",
    "revolution": "TTA-6.27",
    "stages": "TTA-6.21",
    "stages-at-once": "TTA-6.23",
    "urban-limit": "TTA-6.14",
    "attack-cost": "TTA-5.7",
    "colonization": "TTA-13.4",
    "obsolete": "TTA-12.10",
    "gain-population": "TTA-14.6",
    **dict.fromkeys(("happy", "worker-happy", "less-happy"), "TTA-13.2"),
    **dict.fromkeys(("culture", "science", "strength", "less-science"), "TTA-13.1"),
    **dict.fromkeys(("civil", "military", "more-civil", "more-military"), "TTA-13.5"),
    **dict.fromkeys(("blue", "yellow", "less-blue"), "TTA-14.2"),
    **dict.fromkeys(("gain-food", "gain-resources"), "TTA-15.2"),
    **dict.fromkeys(("terms-1", "terms-2"), "TTA-5.8"),
}
