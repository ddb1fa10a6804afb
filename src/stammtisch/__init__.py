"""An open game table: one rule book for players, bot writers and researchers."""

__version__ = "0.1.0"
