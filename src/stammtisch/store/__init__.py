"""What lasts: people, tables, every change at a table, results. In SQLite or PostgreSQL."""
