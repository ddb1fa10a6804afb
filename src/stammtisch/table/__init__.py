"""Tables: seats, one inbox a table, clocks, bots, presence, and telling everyone what is new."""
