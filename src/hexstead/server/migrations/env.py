"""Entry point of Alembic: the server runs the migrations at its start, on its own connection."""

from alembic import context

from hexstead.server.sql_schema import META

context.configure(connection=context.config.attributes["connection"], target_metadata=META, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
