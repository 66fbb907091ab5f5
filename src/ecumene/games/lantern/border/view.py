"""What a viewer sees, and one whole position that fits a view: both follow from the zones.

A game that needs it faster writes its own `View`, `view` and `imagine`, as Duel does. The same tests check them.
"""

from __future__ import annotations

from ecumene.games.lantern.border.questions import QUESTIONS
from ecumene.games.lantern.border.zones import ZONES
from ecumene.games.lantern.rules.setup import blank
from ecumene.kernel.border.views import Derived

VIEWS = Derived("lantern", ZONES, QUESTIONS, blank, "LanternView")
