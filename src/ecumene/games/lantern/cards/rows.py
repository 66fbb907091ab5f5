"""The class of a row. A larger game has a class for each kind of thing, and words such as colours and resources here.

If a card does something that its fields cannot say, write a subclass that overrides a method, with the id of the rule.
The rules call the method and never ask for the name of a card.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class Card:
    name: str  # as in notation; what people read is in `locale`
    copies: int
    light: int

    def ends_raid(self) -> bool:
        """LAN-5.2: may a third seat end a raid with it?"""
        return False
