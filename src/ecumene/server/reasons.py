"""An error of the kernel as data: the page puts it into words in the reader's language."""

from __future__ import annotations

from ecumene.kernel.border.errors import BadArgument, EcumeneError, UnreadableMove
from ecumene.server.protocol import Reason


def reason_of(e: EcumeneError) -> Reason:
    """Of what somebody sent themselves: a record, corrections, the wish for a table."""
    return Reason(e.id, e.arguments, e.rule, e.game, e.line, e.file)


def public_reason(e: EcumeneError) -> Reason | None:
    """Of something said at a table. Only what follows from the words alone: the rest could tell of a position."""
    return reason_of(e) if isinstance(e, (UnreadableMove, BadArgument)) else None
