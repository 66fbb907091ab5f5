"""The rule behind each fact of a row: the text of the fact links to it."""

from __future__ import annotations

from typing import Final

RULES: Final = {
    "population": "4.4", "main": "4.3", "legacy": "4.3", "not-alone": "15.2", "bonus": "1.10", "bonus-of": "11.31",
    "bonus-others": "11.29",
    "discount": "1.11", "discount-of": "5.14", "set-cost-of": "5.14", "spared": "11.26",
    "needs-more": "5.14", "needs-fewer": "5.14", "space": "5.11", "safe": "11.34", "blocked": "11.25",
    "after": "5.12", "then": "5.12", "may-perform": "5.12", "may-give": "11.8", "multiply": "11.14", "strength": "1.16",
    "turn": "1.12", "end": "1.13", "birth": "4.8", "gain": "10.7", "war": "8.8", "rest": "6.1", "war-immune": "11.19",
    "sacrifice-immune": "16.19", "future-actions": "11.17", "level": "10.12", "column": "10.12", "opened-by": "1.8",
    "needs-nothing": "1.8", "on-card": "12.5", "stands-for": "12.10", "upper": "12.5", "lower": "12.5", "era": "16.5",
    "permanent": "2.5", "spaces": "5.2", "red": "7.2", "must-score": "5.8", "no-action": "5.5k", "icon-war": "8.4",
    "icon-sacrifice": "8.5", "of-scenario": "16.3", "sell": "16.6", "for-all": "13.4", "for-most": "13.5",
    "for-least": "13.5", "nothing": "13.4", "test": "16.8", "passed": "16.8", "failed": "16.9", "failed-and": "16.9",
    "ransom": "16.9", "at-least": "15.12", "at-most": "15.12", "exactly": "15.12",
}  # fmt: skip
RULE_LINKS: Final = {name: f"AOC-{rule}" for name, rule in RULES.items()}
