"""The rule behind each fact of a row. The text of a card links to it."""

from __future__ import annotations

from typing import Final

RULE_LINKS: Final = {
    "cost": "SWD-5.3",
    "cost-free": "SWD-1.3",
    "free-with": "SWD-5.8",
    "link": "SWD-5.8",
    "makes": "SWD-5.2",
    "any-raw": "SWD-5.7",
    "any-good": "SWD-5.7",
    "fixes": "SWD-5.5",
    "shields": "SWD-8.1",
    "points": "SWD-11.3",
    "science": "SWD-9.2",
    "pays": "SWD-6.1",
    "pays-per": "SWD-5.12",
    "pays-per-most": "SWD-5.13",
    "points-per-most": "SWD-11.5",
    "points-per-coins": "SWD-11.5",
    "other-loses": "SWD-7.20",
    "again": "SWD-4.3",
    "destroys-gray": "SWD-7.21",
    "destroys-brown": "SWD-7.21",
    "draws-tokens": "SWD-7.7",
    "builds-discarded": "SWD-7.10",
    "wonder-discount": "SWD-9.6",
    "taxes": "SWD-9.7",
    "blue-discount": "SWD-9.9",
    "points-per-token": "SWD-9.10",
    "extra-shields": "SWD-9.12",
    "wonders-again": "SWD-9.13",
    "link-coins": "SWD-9.14",
}
