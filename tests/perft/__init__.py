"""Counts of move sequences, made by the plain reading of the rules (make.py)."""
