"""Whole games of every kind, told move by move (telling.py, make.py)."""
