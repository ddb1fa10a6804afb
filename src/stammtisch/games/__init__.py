"""The rule books: pure functions over one NumPy record, free of I/O, clocks and chance."""
