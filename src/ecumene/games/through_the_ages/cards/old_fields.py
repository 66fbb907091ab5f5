"""Fields that every row had before powers became hooks. Corrections written then are still read."""

from __future__ import annotations


def moved_rows() -> dict[str, tuple[str, str]]:
    """By field: the one row that used it, and its figure now, or "" for a power that the row has anyway."""
    return {
        "attack_cost_factor": ("mahatma_gandhi", "amount"),
        "best_mine_twice": ("transcontinental_railroad", ""),
        "cheap_after_leader": ("taj_mahal", "amount"),
        "discards_to_colonize": ("james_cook", "amount"),
        "enlists": ("frederick_barbarossa", "amount"),
        "exchanges": ("hammurabi", ""),
        "extra_faces": ("st_peters_basilica", "amount"),
        "food_discount": ("moses", "amount"),
        "infantry_as_cavalry": ("genghis_khan", ""),
        "lab_resources": ("bill_gates", ""),
        "leader_discount": ("hammurabi", "amount"),
        "military_revolutions": ("maximilien_robespierre", ""),
        "no_extra_wonder_cost": ("michelangelo", ""),
        "peaceful": ("mahatma_gandhi", ""),
        "peeks": ("joan_of_arc", ""),
        "remodels": ("j_s_bach", ""),
        "retires": ("alexander_the_great", "amount"),
        "sails": ("ocean_liner_service", ""),
        "second_action": ("julius_caesar", ""),
        "settles": ("christopher_columbus", ""),
        "speaks": ("winston_churchill", "amount"),
        "trade_route": ("trade_routes_agreement", "amount"),
        "tucks": ("homer", ""),
        "unit_resources": ("homer", "amount"),
    }
