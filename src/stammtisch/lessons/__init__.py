"""First games: practice tables that show one rule at a time, and a small game at the end."""
