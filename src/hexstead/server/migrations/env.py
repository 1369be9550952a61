"""Alembic's door: the server runs the migrations at its start, on the connection it gives."""

from alembic import context

from hexstead.server.database import META

context.configure(connection=context.config.attributes["connection"], target_metadata=META, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
