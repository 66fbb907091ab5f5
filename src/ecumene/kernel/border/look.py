"""One viewer's look at a position: what the viewer knows, and one whole position that fits it.

Boards, prices, previews and the reasons of refusals are computed from these two and from nothing else, so they cannot
show what the viewer does not know. Both are made once for all of them, and only when something needs them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, TypeVar

from ecumene.kernel.border.drawings import Drawings
from ecumene.kernel.border.views import viewer_number
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import redeal

if TYPE_CHECKING:
    from ecumene.kernel.border.game import AnyGame

S = TypeVar("S")
V = TypeVar("V")


class Look(Generic[S, V]):
    """From a view: `Look(game, view)`. From a position, which is faster: `Look.at(game, state, viewer)`."""

    def __init__(
        self,
        game: AnyGame,
        view: V | None = None,
        state: S | None = None,
        viewer: int = 0,
        drawings: Drawings | None = None,
    ) -> None:
        self.game, self.state = game, state
        self._view: V | None = view  # it and a position are made when they are asked for
        self._s: S | None = None
        self.drawings = Drawings() if drawings is None else drawings
        self.drawn, self.kept = self.drawings.drawn, self.drawings.kept
        if view is not None:
            viewer = viewer_number(game.seats, view.viewer)  # type: ignore[attr-defined]
        self.viewer = viewer

    @staticmethod
    def at(game: AnyGame, state: Any, viewer: int, drawings: Drawings | None = None) -> Look[Any, Any]:
        """A look at a position that does not change as long as the look is used.

        `drawings`: what was drawn of the table last, and for other viewers of this position.
        """
        return Look(game, None, state, viewer, drawings)

    @property
    def view(self) -> V:
        """What the viewer knows, in names."""
        if self._view is None:
            self._view = self._made_view()
        return self._view

    def _made_view(self) -> V:
        declared = self.game.declared
        if declared is None:
            v: V = self.game.view(self.state, self.viewer)
        else:
            known = self.drawings.once("view", lambda: declared.in_the_open(self.s, self.drawings))
            v = declared.view(self.s, self.viewer, known)
        return v

    @property
    def s(self) -> S:
        """A position that the viewer could be in. It must not be changed: whoever plays on takes a clone.

        A redeal is the same for all positions that look alike (a law), so it says no more than the view does.
        """
        if self._s is None:
            self._s = self._redealt()
        return self._s

    def _redealt(self) -> S:
        if self.state is None:
            s: S = self.game.imagine(self.view, Rng(0))
            return s
        t: S = redeal(self.state, self.viewer, Rng(0))  # type: ignore[type-var]
        return t

    def payer(self, otherwise: int) -> int:
        """Whose prices are shown: of the seat that is asked; if none is, of the viewer; for a spectator `otherwise`."""
        stack: list[Any] = self.s.stack  # type: ignore[attr-defined]
        asked = int(stack[-1].player) if stack else -1
        return asked if asked >= 0 else self.viewer if self.viewer >= 0 else otherwise
