"""One match: its changes, its record, replaying and verifying it, and a fair deal."""
