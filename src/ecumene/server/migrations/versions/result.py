"""A finished game's result is kept beside its record."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("result", sa.Text, nullable=False, server_default=""))
