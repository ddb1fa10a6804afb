"""Alembic's migrations, run by `migrating.py`."""
