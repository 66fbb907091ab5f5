"""A few public facts of a position, for lists of tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("brief", sa.Text, nullable=False, server_default=""))
