"""What Alembic runs: the migrations, on the connection that it is given."""

from alembic import context

from stammtisch.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite changes a table by making a new one
    transactional_ddl=True,  # SQLite can do it, too, inside the transaction that is open already
)
context.run_migrations()
