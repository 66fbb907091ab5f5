"""What a viewer sees, and one whole position that fits a view: both follow from the zones.

A larger game declares the Struct of its view instead, field by field (`kernel.border.declared`), as the others do.
The same tests check both.
"""

from __future__ import annotations

from ecumene.games.lantern.border.questions import QUESTIONS
from ecumene.games.lantern.border.zones import ZONES
from ecumene.games.lantern.rules.setup import blank
from ecumene.kernel.border.views import Derived

VIEWS = Derived("lantern", ZONES, QUESTIONS, blank, "LanternView")
