"""An error of the kernel as data: the web client words it in the reader's language."""

from __future__ import annotations

from ecumene.kernel.border.errors import BadArgument, EcumeneError, UnreadableMove
from ecumene.server.protocol import Reason


def reason_of(e: EcumeneError) -> Reason:
    """For something that the guest sent: a record, corrections, a request for a table."""
    return Reason(e.id, e.arguments, e.rule, e.game, e.line, e.file)


def public_reason(e: EcumeneError) -> Reason | None:
    """For a move at a table. Only what follows from its text alone: anything else could reveal the position."""
    return reason_of(e) if isinstance(e, (UnreadableMove, BadArgument)) else None
