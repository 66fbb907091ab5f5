"""Alembic reads this. The connection is the store's own (`store.migrate`)."""

from __future__ import annotations

from alembic import context

from ecumene.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
